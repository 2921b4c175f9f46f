# Стіл білоруського футболу в браузері. Ім’я стоїть перед двокрапкою, комою або тире.

page-belarusian-football-turn = Хід { $number }
page-belarusian-football-laying = Розстановка
page-belarusian-football-pack = { $packs ->
    [1] { $pack ->
        [36] 36 карт
       *[52] 52 карти
    }
   *[other] { $packs } × { $pack ->
        [36] 36 карт
       *[52] 52 карти
    }
}

# Місця — для тих, хто не бачить столу, і для глядачів.
page-belarusian-football-row-of = { $row ->
    [0] { $player }: свій ряд
   *[other] { $player }: центр поля
}
page-belarusian-football-keeper-of = { $player }, воротар: { $card }.
page-belarusian-football-decks-of = { $count ->
    [one] { $player }: залишився { $count } м’яч.
    [few] { $player }: залишилося { $count } м’ячі.
   *[many] { $player }: залишилося { $count } м’ячів.
}
page-belarusian-football-learned-of = { $player }: серед закритих карт ряду немає таких: { $cards }.
page-belarusian-football-place = { $state ->
    [can] Стовпчик { $column }: { $card }. М’яч може піти сюди.
    [no_match] Стовпчик { $column }: { $card }. М’ячу не пасує.
    [far] Стовпчик { $column }: { $card }. М’ячу не дійти.
   *[none] Стовпчик { $column }: { $card }.
}
page-belarusian-football-empty = Стовпчик { $column }: порожньо.
page-belarusian-football-put-keeper = Місце воротаря
page-belarusian-football-ball-here = Тут м’яч { $card }.
page-belarusian-football-rested = { $end ->
    [goal] М’яч { $card } забито.
    [save] М’яч { $card } відбито.
   *[throw] М’яч { $card } поза грою.
}
page-belarusian-football-hand = Ваші карти
page-belarusian-football-peek = Подивитися свій ряд
page-belarusian-football-was-seen = Знову закритий; його бачили обидва.

# Що робити — у рядку під полем.
page-belarusian-football-choose-keeper = Виберіть воротаря.
page-belarusian-football-choose-column = Виберіть карту в стовпчик { $column }.
page-belarusian-football-choose-entry = Ваш м’яч — { $card }. Виберіть, де він ступить на поле.
page-belarusian-football-choose-step = М’яч { $card } на полі. Виберіть, куди він піде.
page-belarusian-football-must-throw = Жодна карта вашого ряду не пасує до м’яча { $card }. Викиньте його.
page-belarusian-football-is-laying = { $player }: розставляє свій ряд.

# Що дасть хід.
page-belarusian-football-odds-goal = гол
page-belarusian-football-odds-match = підійде
page-belarusian-football-sure = точно
page-belarusian-football-keeper-why = Заб’ють лише м’ячі його масті або номіналу.
page-belarusian-football-column-why = Тут ступлять на поле ваші м’ячі її масті або номіналу.
page-belarusian-football-enter-covered = М’яч ступить на поле в стовпчику { $column }, якщо закрита карта пасує.
page-belarusian-football-open = Відкриється карта в стовпчику { $column }.
page-belarusian-football-ahead = Далі в межах ходу: закритих — { $closed }, тих, що пасують, — { $open }.
page-belarusian-football-no-way = Далі йти нікуди: м’яч поза грою.
page-belarusian-football-way = По { $cards }, повз воротаря { $keeper }.
page-belarusian-football-way-why = Кожна карта на цьому шляху пасує до м’яча { $card }.
page-belarusian-football-last-ball = Це останній м’яч матчу.

# На кнопці, яка робить хід.
page-belarusian-football-do-keeper = У ворота
page-belarusian-football-do-column = У стовпчик { $column }
page-belarusian-football-do-enter = Ступити
page-belarusian-football-do-step = Піти
page-belarusian-football-do-open = Відкрити
page-belarusian-football-do-throw = Викинути

# Поруч із полем.
page-belarusian-football-learned = Що кажуть м’ячі суперника
page-belarusian-football-learned-own = Що кажуть ваші м’ячі
page-belarusian-football-learned-seat = { $player }, що кажуть м’ячі
page-belarusian-football-not-in-row = У ряду немає:
page-belarusian-football-learned-why = М’яч, який одразу поза грою, не знайшов пари в ряду свого гравця.
page-belarusian-football-learned-nothing = Нічого не відомо.
page-belarusian-football-to-come = Ще попереду
page-belarusian-football-balls-of = { $player }, м’ячі
page-belarusian-football-closed = Закрито на полі
page-belarusian-football-out = Поза грою
page-belarusian-football-scored = { $player }, забито
page-belarusian-football-balls = М’ячі
page-belarusian-football-signs = Знаки
page-belarusian-football-sign-eye = закрита, бачите лише ви
page-belarusian-football-sign-can = м’яч може піти сюди
page-belarusian-football-sign-cross = відкрита й не пасує
page-belarusian-football-sign-step = шлях м’яча
