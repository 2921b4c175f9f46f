# Что не так, по коду ошибки. Неизвестная подробность — слово none.

# Где это встретилось: файл и строка.
error-where = { $line ->
    [none] { $path ->
        [none] {""}
       *[other] {" "}({ $path })
    }
   *[other] { $path ->
        [none] {" "}(строка { $line })
       *[other] {" "}({ $path }, строка { $line })
    }
}
error-hint = { $nearest ->
    [none] {""}
   *[other] {" "}Может быть, { $nearest }?
}
error-why = { $why ->
    [full] {" "}На диске нет места.
    [denied] {" "}Нет разрешения.
    [read-only] {" "}Диск доступен только для чтения.
    [absent] {" "}Такого файла нет.
    [folder] {" "}Это папка.
   *[other] {""}
}
standard-input = стандартный ввод

# Какие значения бывают у правила.
expected-flag = true или false
expected-whole = целое число от { $minimum } до { $maximum }
expected-choice = одно из { $choices }
expected-end = больше 0, или правило deals больше 0

error-game = В эту игру сыграть не получится: { $message }
error-game-unknown = Игры { $game } нет{ error-where }.{ error-hint } Есть игры: { $expected }.

error-option = Так задать правило нельзя: { $message }
error-option-unknown = Правила { $option } в этой игре нет{ error-where }.{ error-hint } Есть правила: { $expected }.
error-option-value = У правила { $option } не бывает значения { $value }{ error-where }. Нужно: { $expected }.
error-option-preset = Матча с названием { $preset } нет{ error-where }.{ error-hint } Есть названия: { $expected }.

error-move = Так пойти нельзя: { $message }
error-move-illegal = Ход { $number } ({ $move }) невозможен{ error-where }. { $reason ->
    [none] Возможные ходы: { $legal }.
   *[other] { $reason }
}
error-move-not-text = В записи ход — это текст, в кавычках. Возможные ходы: { $legal }.
error-move-over = Ход { $number } ({ $move }) лишний{ error-where }: матч уже окончен.

error-record = Запись матча не читается: { $message }
error-record-file = Файл не открывается{ error-where }.{ error-why }
error-record-size = Запись слишком длинная{ error-where }: больше { $expected } байт.
error-record-encoding = Это не текст в кодировке UTF-8{ error-where }.
error-record-json = Это не JSON{ error-where }. Нужна одна запись или по записи в строке.
error-record-empty = Здесь ничего не записано{ error-where }. Нужна запись матча.
error-record-type = Запись матча — это объект JSON, а здесь что-то другое{ error-where }.
error-record-key = В записи нет ключа или его значение не того вида: { $key }{ error-where }.
error-record-version = Такой формат записи неизвестен{ error-where }. Нужен ключ koloda со значением { $expected }.
error-record-game = Ключ game — это название игры, текст{ error-where }.
error-record-options = Ключ options — это объект: правила и их значения{ error-where }.
error-record-seed = Ключ seed — это шестнадцатеричные цифры, ровно { $expected }{ error-where }.
error-record-moves = Ключ moves — это список ходов, каждый ход — текст{ error-where }.

error-fair = Проверить тасование не получится: { $message }
error-fair-missing = В записи не сказано, откуда взялось тасование, и проверить его нельзя: нет ключа fair{ error-where }.
error-fair-key = Ключа { $key } внутри fair нет, или он не того вида{ error-where }.
error-fair-commitment = Секрет сервера не соответствует обещанию, показанному до матча{ error-where }.
error-fair-entropy = Вклад места { $seat } в тасование не соответствует хешу, присланному заранее{ error-where }.
error-fair-seed = Ключ seed не тот, о котором условились сервер и игроки{ error-where }.

error-card = Это не карта: { $message }
error-card-text = «{ $text }» — не карта. Нужны достоинство и масть, например QS или TH.

error-arena = Такую арену провести нельзя: { $message }
error-bot = Этот бот играть не может: { $message }
error-bot-unknown = Бота { $bot } нет.{ error-hint } Есть боты: { $expected }.

error-save = Сохранить матч не получится: { $message }
error-save-write = Матч не записывается{ error-where }.{ error-why }
error-save-read = Сохранённый матч не читается{ error-where }.{ error-why }
error-save-none = Сохранённых матчей нет.

error-table = За столом так нельзя: { $message }
error-table-unknown = Такого стола нет, или он для вас закрыт.
error-table-phase = Сейчас так нельзя. { $phase ->
    [seating] Ещё не все сели за стол.
    [reveal] Ещё не согласовано тасование.
    [playing] Матч идёт.
    [over] Матч окончен.
   *[void] Матч не состоялся.
}
error-table-seated = Вы уже сидите за этим столом.
error-table-not-seated = У вас нет места за этим столом.
error-table-full = За этим столом свободных мест нет.
error-table-commitment = Обязательство у стола другое. Загрузите стол заново.
error-table-hash = Хеш — это шестнадцатеричные цифры, ровно { $expected }.
error-table-entropy = Присланное не соответствует хешу, который был до матча.
error-table-not-your-turn = Сейчас не ваш ход.
error-table-time = Время на этот ход вышло.
error-table-no-draws = О ничьей договариваются двое людей, а здесь не двое.
error-table-no-hints = Подсказки есть только за нерейтинговым столом, где все остальные — боты.
error-table-rated = За рейтинговым столом ходы не возвращают.
error-table-nothing-to-take-back = Вы ещё не ходили: возвращать нечего.
error-table-bots = Здесь ботов может быть не больше { $most }. Уровни: { $expected }.
error-table-clock = Таких часов не бывает. { $key }: { $expected }.
error-table-link = За этот стол садятся только по ссылке.
error-table-phrase = Такой фразы нет. Нужен текст или одна из фраз: { $expected }.
error-table-text = В тексте должен быть хотя бы один знак, и не больше { $expected }.

error-member = Так не получится: { $message }
error-member-unknown = Такого участника нет.
error-member-token = Этот ключ никого не впускает.
error-member-sign-in = Участника с таким именем и паролем нет.
error-member-name = Такое имя не подойдёт. { $why ->
    [short] Букв или цифр нужно не меньше { $expected }.
    [long] Знаков может быть не больше { $expected }.
    [mixed] В одном слове буквы разных алфавитов: { $value }.
   *[letter] В имени не может быть такого: { $value }
}
error-member-taken = Это имя или похожее на него уже занято.
error-member-language = Такого языка нет. Есть: { $expected }.
error-member-password = В пароле должно быть не меньше { $expected } и не больше { $most } знаков.
error-member-passkey = Этот ключ доступа не подошёл.
error-member-only-way = Другого способа вернуться у вас нет. Сначала задайте пароль или добавьте ещё один ключ доступа.
error-member-mutes = Не слышать можно не больше { $expected } участников.
error-member-report = Жалобы с номером { $number } нет.

error-limit = Слишком часто. Попробуйте через { $seconds } с.
error-limit-table = Слишком много столов подряд. Попробуйте через { $seconds } с.
error-limit-bots = Слишком много ботов подряд. Попробуйте через { $seconds } с.
error-limit-chat = Слишком много сообщений подряд. Попробуйте через { $seconds } с.
error-limit-sign-in = Слишком много попыток войти. Попробуйте через { $seconds } с.
error-limit-report = Слишком много жалоб подряд. Попробуйте через { $seconds } с.
error-limit-replay = Слишком много просмотров подряд. Попробуйте через { $seconds } с.

error-club = Клуб не может открыться: { $message }
error-club-database = Эта база данных клубу не подходит: { $message }
error-club-unavailable = База данных клуба сейчас недоступна. Попробуйте чуть позже.
error-club-compiling = Правила ещё готовятся. Попробуйте чуть позже.
error-club-settings = У настройки { $key } такого значения быть не может: { $message }
error-club-workers = Нескольким рабочим процессам нужна PostgreSQL.
error-club-redis = Нескольким рабочим процессам нужен Redis.
error-club-backup = Копия не получилась{ error-where }.{ error-why } { $message }
error-club-running = Клуб работает. Сначала остановите его.

error-request = Запрос не принят: { $message }
error-request-invalid = Запрос не такой, какой нужен: { $message }
error-request-size = Запрос слишком длинный.
error-request-member = Сначала войдите: по этому запросу никто не известен.
error-request-origin = Этой странице такое не разрешено.
error-request-header = В запросе нет нужного заголовка: { $message }
error-request-unknown = По этому адресу ничего нет.
error-request-method = С тем, что по этому адресу, так поступить нельзя.
