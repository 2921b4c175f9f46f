# Що не так, за кодом помилки. Невідома подробиця — слово none.

# Де це трапилося: файл і рядок.
error-where = { $line ->
    [none] { $path ->
        [none] {""}
       *[other] {" "}({ $path })
    }
   *[other] { $path ->
        [none] {" "}(рядок { $line })
       *[other] {" "}({ $path }, рядок { $line })
    }
}
error-hint = { $nearest ->
    [none] {""}
   *[other] {" "}Може, { $nearest }?
}
error-why = { $why ->
    [full] {" "}На диску немає місця.
    [denied] {" "}Немає дозволу.
    [read-only] {" "}Диск доступний лише для читання.
    [absent] {" "}Такого файлу немає.
    [folder] {" "}Це папка.
   *[other] {""}
}
standard-input = стандартне введення

# Які значення бувають у правила.
expected-flag = true або false
expected-whole = ціле число від { $minimum } до { $maximum }
expected-choice = одне з { $choices }
expected-end = більше 0, або правило deals більше 0

error-game = У цю гру зіграти не вийде: { $message }
error-game-unknown = Гри { $game } немає{ error-where }.{ error-hint } Є ігри: { $expected }.

error-option = Так задати правило не можна: { $message }
error-option-unknown = Правила { $option } у цій грі немає{ error-where }.{ error-hint } Є правила: { $expected }.
error-option-value = Правило { $option } не буває таким: { $value }{ error-where }. Треба: { $expected }.
error-option-preset = Матчу з назвою { $preset } немає{ error-where }.{ error-hint } Є назви: { $expected }.

error-move = Так піти не можна: { $message }
error-move-illegal = Хід { $number } ({ $move }) неможливий{ error-where }. { $reason ->
    [none] Можливі ходи: { $legal }.
   *[other] { $reason }
}
error-move-not-text = У записі хід — це текст, у лапках. Можливі ходи: { $legal }.
error-move-over = Хід { $number } ({ $move }) зайвий{ error-where }: матч уже завершено.

error-record = Запис матчу не читається: { $message }
error-record-file = Файл не відкривається{ error-where }.{ error-why }
error-record-size = Запис задовгий{ error-where }: понад { $expected } байт.
error-record-encoding = Це не текст у кодуванні UTF-8{ error-where }.
error-record-json = Це не JSON{ error-where }. Потрібен один запис або по запису в рядку.
error-record-empty = Тут нічого не записано{ error-where }. Потрібен запис матчу.
error-record-type = Запис матчу — це об’єкт JSON, а тут щось інше{ error-where }.
error-record-key = У записі немає ключа, або його значення не того виду: { $key }{ error-where }.
error-record-version = Такий формат запису невідомий{ error-where }. Потрібен ключ koloda зі значенням { $expected }.
error-record-game = Ключ game — це назва гри, текст{ error-where }.
error-record-options = Ключ options — це об’єкт: правила та їхні значення{ error-where }.
error-record-seed = Ключ seed — це шістнадцяткові цифри, рівно { $expected }{ error-where }.
error-record-moves = Ключ moves — це список ходів, кожен хід — текст{ error-where }.

error-fair = Перевірити тасування не вийде: { $message }
error-fair-missing = У записі не сказано, звідки взялося тасування, і перевірити його не можна: немає ключа fair{ error-where }.
error-fair-key = Ключа { $key } усередині fair немає, або він не того виду{ error-where }.
error-fair-commitment = Секрет сервера не відповідає обіцянці, показаній до матчу{ error-where }.
error-fair-entropy = Внесок місця { $seat } у тасування не відповідає гешу, надісланому заздалегідь{ error-where }.
error-fair-seed = Ключ seed не той, про який домовилися сервер і гравці{ error-where }.

error-card = Це не карта: { $message }
error-card-text = «{ $text }» — не карта. Потрібні номінал і масть, наприклад QS або TH.

error-arena = Таку арену провести не можна: { $message }
error-bot = Цей бот грати не може: { $message }
error-bot-unknown = Бота { $bot } немає.{ error-hint } Є боти: { $expected }.

error-save = Зберегти матч не вийде: { $message }
error-save-write = Матч не записується{ error-where }.{ error-why }
error-save-read = Збережений матч не читається{ error-where }.{ error-why }
error-save-none = Збережених матчів немає.

error-table = За столом так не можна: { $message }
error-table-unknown = Такого столу немає, або він для вас закритий.
error-table-phase = Зараз так не можна. { $phase ->
    [seating] Ще не всі сіли за стіл.
    [reveal] Тасування ще не узгоджено.
    [playing] Матч триває.
    [over] Матч завершено.
   *[void] Матч не відбувся.
}
error-table-seated = Ви вже сидите за цим столом.
error-table-not-seated = У вас немає місця за цим столом.
error-table-full = За цим столом вільних місць немає.
error-table-commitment = Зобов’язання у столу інше. Завантажте стіл знову.
error-table-hash = Геш — це шістнадцяткові цифри, рівно { $expected }.
error-table-entropy = Надіслане не відповідає гешу, який був до матчу.
error-table-not-your-turn = Зараз не ваш хід.
error-table-time = Час на цей хід вийшов.
error-table-no-draws = Про нічию домовляються двоє людей, а тут не двоє.
error-table-no-hints = Підказки є лише за нерейтинговим столом, де всі інші — боти.
error-table-rated = За рейтинговим столом ходів не повертають.
error-table-nothing-to-take-back = Ви ще не ходили: повертати нічого.
error-table-bots = Тут ботів може бути не більше { $most }. Рівні: { $expected }.
error-table-clock = Такого годинника не буває. { $key }: { $expected }.
error-table-link = За цей стіл сідають лише за посиланням.
error-table-phrase = Такої фрази немає. Потрібен текст або одна з фраз: { $expected }.
error-table-text = У тексті має бути хоча б один знак, і не більше { $expected }.

error-member = Так не вийде: { $message }
error-member-unknown = Такого учасника немає.
error-member-token = Цей ключ нікого не впускає.
error-member-sign-in = Учасника з таким ім’ям і паролем немає.
error-member-name = Таке ім’я не підійде. { $why ->
    [short] Літер або цифр треба не менше { $expected }.
    [long] Знаків може бути не більше { $expected }.
    [mixed] В одному слові літери різних абеток: { $value }.
   *[letter] В імені не може бути такого: { $value }
}
error-member-taken = Це ім’я або схоже на нього вже зайняте.
error-member-language = Такої мови немає. Є: { $expected }.
error-member-password = У паролі має бути не менше { $expected } і не більше { $most } знаків.
error-member-passkey = Цей ключ доступу не підійшов.
error-member-only-way = Іншого способу повернутися у вас немає. Спершу задайте пароль або додайте ще один ключ доступу.
error-member-mutes = Не чути можна не більше { $expected } учасників.
error-member-report = Скарги з номером { $number } немає.

error-limit = Надто часто. Спробуйте через { $seconds } с.
error-limit-table = Забагато столів поспіль. Спробуйте через { $seconds } с.
error-limit-bots = Забагато ботів поспіль. Спробуйте через { $seconds } с.
error-limit-chat = Забагато повідомлень поспіль. Спробуйте через { $seconds } с.
error-limit-sign-in = Забагато спроб увійти. Спробуйте через { $seconds } с.
error-limit-report = Забагато скарг поспіль. Спробуйте через { $seconds } с.
error-limit-replay = Забагато переглядів поспіль. Спробуйте через { $seconds } с.

error-club = Клуб не може відкритися: { $message }
error-club-database = Ця база даних клубу не підходить: { $message }
error-club-unavailable = База даних клубу зараз недоступна. Спробуйте трохи згодом.
error-club-compiling = Правила ще готуються. Спробуйте трохи згодом.
error-club-settings = Налаштування { $key } не може мати такого значення: { $message }
error-club-workers = Кільком робочим процесам потрібна PostgreSQL.
error-club-redis = Кільком робочим процесам потрібен Redis.
error-club-backup = Копія не вийшла{ error-where }.{ error-why } { $message }
error-club-running = Клуб працює. Спершу зупиніть його.

error-request = Запит не прийнято: { $message }
error-request-invalid = Запит не такий, який потрібен: { $message }
error-request-size = Запит задовгий.
error-request-member = Спершу увійдіть: за цим запитом ніхто не відомий.
error-request-origin = Цій сторінці таке не дозволено.
error-request-header = У запиті немає потрібного заголовка: { $message }
error-request-unknown = За цією адресою нічого немає.
error-request-method = З тим, що за цією адресою, так вчинити не можна.
