# Стол беларускага футбола ў браўзеры. Імя стаіць перад двукроп’ем, коскай або працяжнікам.

page-belarusian-football-turn = Ход { $number }
page-belarusian-football-laying = Расстаноўка
page-belarusian-football-pack = { $packs ->
    [1] { $pack ->
        [36] 36 карт
       *[52] 52 карты
    }
   *[other] { $packs } × { $pack ->
        [36] 36 карт
       *[52] 52 карты
    }
}

# Месцы — для тых, хто не бачыць стала, і для гледачоў.
page-belarusian-football-row-of = { $row ->
    [0] { $player }: свой рад
   *[other] { $player }: цэнтр поля
}
page-belarusian-football-keeper-of = { $player }, брамнік: { $card }.
page-belarusian-football-decks-of = { $count ->
    [one] { $player }: застаўся { $count } мяч.
    [few] { $player }: засталося { $count } мячы.
   *[many] { $player }: засталося { $count } мячоў.
}
page-belarusian-football-learned-of = { $player }: сярод закрытых карт рада няма такіх: { $cards }.
page-belarusian-football-place = { $state ->
    [can] Слупок { $column }: { $card }. Мяч можа пайсці сюды.
    [no_match] Слупок { $column }: { $card }. Мячу не падыходзіць.
    [far] Слупок { $column }: { $card }. Мячу не дайсці.
   *[none] Слупок { $column }: { $card }.
}
page-belarusian-football-empty = Слупок { $column }: пуста.
page-belarusian-football-put-keeper = Месца брамніка
page-belarusian-football-ball-here = Тут мяч { $card }.
page-belarusian-football-rested = { $end ->
    [goal] Мяч { $card } забіты.
    [save] Мяч { $card } адбіты.
   *[throw] Мяч { $card } па-за гульнёй.
}
page-belarusian-football-hand = Вашы карты
page-belarusian-football-peek = Паглядзець свой рад
page-belarusian-football-was-seen = Зноў закрыты; яго бачылі абодва.

# Што рабіць — у радку пад полем.
page-belarusian-football-choose-keeper = Выберыце брамніка.
page-belarusian-football-choose-column = Выберыце карту ў слупок { $column }.
page-belarusian-football-choose-entry = Ваш мяч — { $card }. Выберыце, дзе ён ступіць на поле.
page-belarusian-football-choose-step = Мяч { $card } на полі. Выберыце, куды ён пойдзе.
page-belarusian-football-must-throw = Ніводная карта вашага рада не падыходзіць мячу { $card }. Выкіньце яго.
page-belarusian-football-is-laying = { $player }: расстаўляе свой рад.

# Што дасць ход.
page-belarusian-football-odds-goal = гол
page-belarusian-football-odds-match = падыдзе
page-belarusian-football-sure = дакладна
page-belarusian-football-keeper-why = Заб’юць толькі мячы яго масці або вартасці.
page-belarusian-football-column-why = Тут ступяць на поле вашы мячы яе масці або вартасці.
page-belarusian-football-enter-covered = Мяч ступіць на поле ў слупку { $column }, калі закрытая карта падыходзіць.
page-belarusian-football-open = Адкрыецца карта ў слупку { $column }.
page-belarusian-football-ahead = Далей у межах хода: закрытых — { $closed }, прыдатных — { $open }.
page-belarusian-football-no-way = Далей ісці няма куды: мяч па-за гульнёй.
page-belarusian-football-way = Па { $cards }, міма брамніка { $keeper }.
page-belarusian-football-way-why = Кожная карта на гэтым шляху падыходзіць мячу { $card }.
page-belarusian-football-last-ball = Гэта апошні мяч матча.

# На кнопцы, якая робіць ход.
page-belarusian-football-do-keeper = У вароты
page-belarusian-football-do-column = У слупок { $column }
page-belarusian-football-do-enter = Ступіць
page-belarusian-football-do-step = Пайсці
page-belarusian-football-do-open = Адкрыць
page-belarusian-football-do-throw = Выкінуць

# Побач з полем.
page-belarusian-football-learned = Што кажуць мячы саперніка
page-belarusian-football-learned-own = Што кажуць вашы мячы
page-belarusian-football-learned-seat = { $player }, што кажуць мячы
page-belarusian-football-not-in-row = У радзе няма:
page-belarusian-football-learned-why = Мяч, які адразу па-за гульнёй, не знайшоў пары ў радзе свайго гульца.
page-belarusian-football-learned-nothing = Нічога не вядома.
page-belarusian-football-to-come = Яшчэ наперадзе
page-belarusian-football-balls-of = { $player }, мячы
page-belarusian-football-closed = Закрыта на полі
page-belarusian-football-out = Па-за гульнёй
page-belarusian-football-scored = { $player }, забіта
page-belarusian-football-balls = Мячы
page-belarusian-football-signs = Знакі
page-belarusian-football-sign-eye = закрытая, бачыце толькі вы
page-belarusian-football-sign-can = мяч можа пайсці сюды
page-belarusian-football-sign-cross = адкрытая і не падыходзіць
page-belarusian-football-sign-step = шлях мяча
