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

error-bot = Гэты бот гуляць не можа: { $message }
error-bot-unknown = Бота { $bot } няма.{ error-hint } Ёсць боты: { $expected }.

error-save = Захаваць матч не атрымаецца: { $message }
error-save-write = Матч не запісваецца{ error-where }.{ error-why }
error-save-read = Захаваны матч не чытаецца{ error-where }.{ error-why }
error-save-none = Захаваных матчаў няма.
