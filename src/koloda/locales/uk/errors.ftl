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

error-bot = Цей бот грати не може: { $message }
error-bot-unknown = Бота { $bot } немає.{ error-hint } Є боти: { $expected }.

error-save = Зберегти матч не вийде: { $message }
error-save-write = Матч не записується{ error-where }.{ error-why }
error-save-read = Збережений матч не читається{ error-where }.{ error-why }
error-save-none = Збережених матчів немає.
