# Футбол беларускі. Імя гульца — любы тэкст: яно не скланяецца і не патрабуе роду.

belarusian-football-name = Футбол беларускі
belarusian-football-about = Ваш мяч ідзе па закрытых картах сваёй масці або вартасці да брамніка саперніка.

# Падзеі.
belarusian-football-event-draw = { $player }: мяч — { $card }.
belarusian-football-event-flip = { $row ->
    [0] Мяч на полі: { $card }, { belarusian-football-row }, слупок { $column }.
   *[other] { $fits ->
        [yes] Адкрыта карта { $card }, { belarusian-football-row }, слупок { $column }: падыходзіць.
       *[no] Адкрыта карта { $card }, { belarusian-football-row }, слупок { $column }: не падыходзіць.
    }
}
belarusian-football-event-step = { $row ->
    [0] Мяч на полі: { $card }, { belarusian-football-row }, слупок { $column }.
   *[other] Мяч ідзе па адкрытай карце { $card }, { belarusian-football-row }, слупок { $column }.
}
belarusian-football-event-throw = Мяч { $card } па-за гульнёй.
belarusian-football-event-goal = Гол! { $player } — { $ball } супраць брамніка { $keeper }{ $score ->
    [none] {""}
   *[other] , { $score }
}.
belarusian-football-event-save = Брамнік { $keeper } адбівае { $ball }.
belarusian-football-event-full-time = Матч скончаны, { $score }. { $result }

belarusian-football-row = { $row ->
    [0] свой рад
    [1] бліжні рад цэнтра
    [2] далёкі рад цэнтра
   *[other] рад саперніка
}

# Справаздача пра матч: мяч у радку.
belarusian-football-report-legend = У дужках — нумар слупка.
belarusian-football-report-ball = { $number }. { $player }, мяч { $ball }
belarusian-football-report-step = { $card } ({ $column })
belarusian-football-report-at-once = Адразу па-за гульнёй.
belarusian-football-report-no-match = Не падыходзіць, мяч па-за гульнёй.
belarusian-football-report-no-way = Далей ісці няма куды, мяч па-за гульнёй.
belarusian-football-report-goal = Гол! Брамнік { $keeper }, { $score }.
belarusian-football-report-save = Брамнік { $keeper } адбівае.

# Чаму так пайсці нельга.
belarusian-football-refused-not_in_hand = Карты { $move } няма на руцэ. На руцэ: { $legal }.
belarusian-football-refused-no_column = Слупка «{ $move }» няма. Мяч можа пайсці сюды: { $legal }.
belarusian-football-refused-out_of_reach = Да слупка { $move } мяч не дойдзе: ён ідзе прама або на адзін слупок убок. Можна сюды: { $legal }.
belarusian-football-refused-no_match = Адкрытая карта ў слупку { $move } не падыходзіць мячу ні па масці, ні па вартасці. Можна сюды: { $legal }.
belarusian-football-refused-own_no_match = Ваша карта ў слупку { $move } не падыходзіць мячу ні па масці, ні па вартасці. Ступіць на поле можна тут: { $legal }.
belarusian-football-refused-no_throw = Выкінуць мяч цяпер нельга. Ён можа пайсці сюды: { $legal }.
belarusian-football-refused-must_throw = Ніводная карта вашага рада не падыходзіць мячу. Выкіньце яго: «{ $legal }».

# Правілы на выбар: назва, сэнс, значэнні.
belarusian-football-option-pack = Калода
    .about = Якія карты ў калодзе.
belarusian-football-option-pack-52 = 52 карты, ад двойкі да туза
belarusian-football-option-pack-36 = 36 карт, ад шасцёркі да туза
belarusian-football-option-packs = Колькасць калод
    .about = Колькі калод тасуюць разам.
belarusian-football-option-entry = Выхад на поле
    .about = Ці мусіць мяч ступіць на поле, калі можа.
belarusian-football-option-entry-mandatory = мяч мусіць выйсці, калі можа
belarusian-football-option-entry-optional = любы мяч можна выкінуць
belarusian-football-option-keeper_recloses = Брамнік зноў закрываецца
    .about = Ці хаваюць адкрытага брамніка зноў пасля ўдару.
belarusian-football-option-keeper_recloses-true = так
belarusian-football-option-keeper_recloses-false = не, застаецца адкрытым

# Матчы з назвамі.
belarusian-football-preset-quick = Хуткі матч: 36 карт
belarusian-football-preset-classic = Класічны матч: 52 карты
belarusian-football-preset-long = Доўгі матч: дзве калоды па 36 карт
belarusian-football-preset-marathon = Марафон: дзве калоды па 52 карты
