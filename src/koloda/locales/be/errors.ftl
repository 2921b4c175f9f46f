# Што не так, паводле кода памылкі. Невядомая падрабязнасць — слова none.

# Дзе гэта сустрэлася: файл і радок.
error-where = { $line ->
    [none] { $path ->
        [none] {""}
       *[other] {" "}({ $path })
    }
   *[other] { $path ->
        [none] {" "}(радок { $line })
       *[other] {" "}({ $path }, радок { $line })
    }
}
error-hint = { $nearest ->
    [none] {""}
   *[other] {" "}Можа, { $nearest }?
}
error-why = { $why ->
    [full] {" "}На дыску няма месца.
    [denied] {" "}Няма дазволу.
    [read-only] {" "}Дыск даступны толькі для чытання.
    [absent] {" "}Такога файла няма.
    [folder] {" "}Гэта папка.
   *[other] {""}
}
standard-input = стандартны ўвод

# Якія значэнні бываюць у правіла.
expected-flag = true або false
expected-whole = цэлы лік ад { $minimum } да { $maximum }
expected-choice = адно з { $choices }
expected-end = больш за 0, або правіла deals больш за 0

error-game = У гэту гульню згуляць не атрымаецца: { $message }
error-game-unknown = Гульні { $game } няма{ error-where }.{ error-hint } Ёсць гульні: { $expected }.

error-option = Так задаць правіла нельга: { $message }
error-option-unknown = Такога правіла няма: { $option }{ error-where }.{ error-hint } Ёсць правілы: { $expected }.
error-option-value = Правіла { $option } не бывае такім: { $value }{ error-where }. Трэба: { $expected }.
error-option-preset = Матча з назвай { $preset } няма{ error-where }.{ error-hint } Ёсць назвы: { $expected }.

error-move = Так пайсці нельга: { $message }
error-move-illegal = Ход { $number } ({ $move }) немагчымы{ error-where }. { $reason ->
    [none] Магчымыя хады: { $legal }.
   *[other] { $reason }
}
error-move-not-text = У запісе ход — гэта тэкст, у двукоссі. Магчымыя хады: { $legal }.
error-move-over = Ход { $number } ({ $move }) лішні{ error-where }: матч ужо скончаны.

error-record = Запіс матча не чытаецца: { $message }
error-record-file = Файл не адкрываецца{ error-where }.{ error-why }
error-record-size = Запіс занадта доўгі{ error-where }: больш за { $expected } байт.
error-record-encoding = Гэта не тэкст у кадзіроўцы UTF-8{ error-where }.
error-record-json = Гэта не JSON{ error-where }. Патрэбны адзін запіс або па запісе ў радку.
error-record-empty = Тут нічога не запісана{ error-where }. Патрэбны запіс матча.
error-record-type = Запіс матча — гэта аб’ект JSON, а тут нешта іншае{ error-where }.
error-record-key = У запісе няма ключа, або яго значэнне не таго віду: { $key }{ error-where }.
error-record-version = Такі фармат запісу невядомы{ error-where }. Патрэбны ключ koloda са значэннем { $expected }.
error-record-game = Ключ game — гэта назва гульні, тэкст{ error-where }.
error-record-options = Ключ options — гэта аб’ект: правілы і іх значэнні{ error-where }.
error-record-seed = Ключ seed — гэта шаснаццатковыя лічбы, роўна { $expected }{ error-where }.
error-record-moves = Ключ moves — гэта спіс хадоў, кожны ход — тэкст{ error-where }.

error-fair = Праверыць тасаванне не атрымаецца: { $message }
error-fair-missing = У запісе не сказана, адкуль узялося тасаванне, і праверыць яго нельга: няма ключа fair{ error-where }.
error-fair-key = Унутры fair няма ключа { $key }, або ён не таго віду{ error-where }.
error-fair-commitment = Сакрэт сервера не адпавядае абяцанню, паказанаму да матча{ error-where }.
error-fair-entropy = Уклад месца { $seat } у тасаванне не адпавядае хэшу, дасланаму загадзя{ error-where }.
error-fair-seed = Ключ seed не той, пра які дамовіліся сервер і гульцы{ error-where }.

error-card = Гэта не карта: { $message }
error-card-text = «{ $text }» — не карта. Патрэбныя вартасць і масць, напрыклад QS або TH.

error-arena = Такую арэну правесці нельга: { $message }
error-bot = Гэты бот гуляць не можа: { $message }
error-bot-unknown = Бота { $bot } няма.{ error-hint } Ёсць боты: { $expected }.

error-save = Захаваць матч не атрымаецца: { $message }
error-save-write = Матч не запісваецца{ error-where }.{ error-why }
error-save-read = Захаваны матч не чытаецца{ error-where }.{ error-why }
error-save-none = Захаваных матчаў няма.

error-table = За сталом так нельга: { $message }
error-table-unknown = Такога стала няма, або ён для вас закрыты.
error-table-phase = Цяпер так нельга. { $phase ->
    [seating] Яшчэ не ўсе селі за стол.
    [reveal] Тасаванне яшчэ не ўзгоднена.
    [playing] Матч ідзе.
    [over] Матч скончаны.
   *[void] Матч не адбыўся.
}
error-table-seated = Вы ўжо сядзіце за гэтым сталом.
error-table-not-seated = У вас няма месца за гэтым сталом.
error-table-full = За гэтым сталом вольных месцаў няма.
error-table-commitment = Абавязацельства ў стала іншае. Загрузіце стол нанова.
error-table-hash = Хэш — гэта шаснаццатковыя лічбы, роўна { $expected }.
error-table-entropy = Дасланае не адпавядае хэшу, які быў да матча.
error-table-not-your-turn = Цяпер не ваш ход.
error-table-time = Час на гэты ход выйшаў.
error-table-no-draws = Пра нічыю дамаўляюцца двое людзей, а тут не двое.
error-table-no-hints = Падказкі ёсць толькі за нерэйтынгавым сталом, дзе ўсе астатнія — боты.
error-table-rated = За рэйтынгавым сталом хады не вяртаюць.
error-table-nothing-to-take-back = Вы яшчэ не хадзілі: вяртаць няма чаго.
error-table-bots = Ботаў тут можа быць не больш за { $most }. Узроўні: { $expected }.
error-table-clock = Такога гадзінніка не бывае. { $key }: { $expected }.
error-table-link = За гэты стол садзяцца толькі па спасылцы.
error-table-phrase = Такой фразы няма. Патрэбны тэкст або адна з фраз: { $expected }.
error-table-text = У тэксце мусіць быць хоць адзін знак, і не больш за { $expected }.

error-member = Так не атрымаецца: { $message }
error-member-unknown = Такога ўдзельніка няма.
error-member-token = Гэты ключ нікога не ўпускае.
error-member-sign-in = Удзельніка з такім імем і паролем няма.
error-member-name = Такое імя не падыдзе. { $why ->
    [short] Літар або лічбаў трэба не менш за { $expected }.
    [long] Знакаў можа быць не больш за { $expected }.
    [mixed] У адным слове літары розных алфавітаў: { $value }.
   *[letter] У імені не можа быць такога: { $value }
}
error-member-taken = Гэта імя або падобнае да яго ўжо занята.
error-member-language = Такой мовы няма. Ёсць: { $expected }.
error-member-password = У паролі мусіць быць не менш за { $expected } і не больш за { $most } знакаў.
error-member-passkey = Гэты ключ доступу не падышоў.
error-member-only-way = Іншага спосабу вярнуцца ў вас няма. Спачатку задайце пароль або дадайце яшчэ адзін ключ доступу.
error-member-mutes = Не чуць можна не больш за { $expected } удзельнікаў.
error-member-report = Скаргі з нумарам { $number } няма.

error-limit = Занадта часта. Паспрабуйце праз { $seconds } с.
error-limit-table = Зашмат сталоў запар. Паспрабуйце праз { $seconds } с.
error-limit-bots = Зашмат ботаў запар. Паспрабуйце праз { $seconds } с.
error-limit-chat = Зашмат паведамленняў запар. Паспрабуйце праз { $seconds } с.
error-limit-sign-in = Зашмат спроб увайсці. Паспрабуйце праз { $seconds } с.
error-limit-report = Зашмат скаргаў запар. Паспрабуйце праз { $seconds } с.
error-limit-replay = Зашмат праглядаў запар. Паспрабуйце праз { $seconds } с.

error-club = Клуб не можа адкрыцца: { $message }
error-club-database = Гэта база даных клубу не падыходзіць: { $message }
error-club-unavailable = База даных клуба цяпер недаступная. Паспрабуйце крыху пазней.
error-club-compiling = Правілы яшчэ рыхтуюцца. Паспрабуйце крыху пазней.
error-club-settings = У налады { $key } такога значэння быць не можа: { $message }
error-club-workers = Некалькім рабочым працэсам патрэбна PostgreSQL.
error-club-redis = Некалькім рабочым працэсам патрэбны Redis.
error-club-backup = Копія не атрымалася{ error-where }.{ error-why } { $message }
error-club-running = Клуб працуе. Спачатку спыніце яго.

error-request = Запыт не прыняты: { $message }
error-request-invalid = Запыт не такі, які патрэбны: { $message }
error-request-size = Запыт занадта доўгі.
error-request-member = Спачатку ўвайдзіце: па гэтым запыце ніхто не вядомы.
error-request-origin = Гэтай старонцы такое не дазволена.
error-request-header = У запыце няма патрэбнага загалоўка: { $message }
error-request-unknown = Па гэтым адрасе нічога няма.
error-request-method = З тым, што па гэтым адрасе, так зрабіць нельга.
