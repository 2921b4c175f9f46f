# Картачны футбол. Імя гульца — любы тэкст: яно стаіць перад двукроп’ем або працяжнікам.

card-football-name = Картачны футбол
card-football-about = Бярыце карты з пяці слупкоў, збірайце масці ў актыве, біце па варотах. Карты брамніка можна лічыць.

# Падзеі.
card-football-event-take = { $player }: { $card } са слупка { $column }.
card-football-event-off = Масць выдалена, { $card } выходзіць з гульні.
card-football-event-tackle = Адбор: { $cards }.
card-football-event-block = Блок: у саперніка такая самая карта. { $card } выходзіць з гульні, ход пераходзіць.
card-football-event-press = Прэсінг замест удару, { $card } выходзіць з гульні{ card-football-gain }.
card-football-event-goal = Гол! { $player } — { card-football-kick }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $shown ->
    [0] {""}
   *[other] {" "}(брамнік: { $drawn })
}.
card-football-event-save = Брамнік адбівае { card-football-kick-saved } { $nth ->
    [1] першай
    [2] другой
    [3] трэцяй
   *[4] чацвёртай
} картай{ $shown ->
    [0] {""}
   *[other] {" "}({ $drawn })
}{ $kind ->
    [shot] { $nth ->
        [2] . Дабіванне{ card-football-gain }
       *[1] {""}
    }
   *[other] {""}
}.
card-football-event-booking = { $count ->
    [one] { $rival }: { $count } штрафная картка ў { suit-in }.
    [few] { $rival }: { $count } штрафныя карткі ў { suit-in }.
   *[many] { $rival }: { $count } штрафных картак у { suit-in }.
}
card-football-event-sent-off = Выдаленне: { $rival }, { suit }.
card-football-event-attack = Атака{ card-football-gain }.
card-football-event-corner = Вуглавы{ card-football-gain }.
card-football-event-added = Дададзена карта ў слупок { $column }.
card-football-event-half-time = { $half ->
    [1] Перапынак, { $score }.
    [2] Асноўны час скончыўся, { $score }. Дадатковы тайм — да першага гола.
   *[other] Дадатковы тайм без галоў, { $score }. Наперадзе яшчэ адзін.
}
card-football-event-full-time = Матч скончаны, { $score }. { $result }

# Часткі сказаў: пасля працяжніка і пасля галоснай.
card-football-kick = { $kind ->
    [long_shot] далёкі ўдар
    [free_kick] штрафны ўдар у { suit-in }
    [penalty] пенальці ў { suit-in }
   *[shot] удар у { suit-in }
}
card-football-kick-saved = { $kind ->
    [long_shot] далёкі ўдар
    [free_kick] штрафны ўдар у { suit-in }
    [penalty] пенальці ў { suit-in }
   *[shot] ўдар у { suit-in }
}
card-football-gain = { $count ->
    [0] {""}
    [one] : { $count } пазачарговы ход
    [few] : { $count } пазачарговыя хады
   *[many] : { $count } пазачарговых хадоў
}
card-football-reshuffled = ператасоўка
card-football-half = { $half ->
    [1] першы тайм
    [2] другі тайм
   *[other] дадатковы тайм
}

# Чаму слупок не падыходзіць.
card-football-refused-no_column = Слупка «{ $move }» няма. Адкрытыя слупкі: { $legal }.
card-football-refused-empty = Слупок { $move } пусты. Адкрытыя слупкі: { $legal }.
card-football-refused-previous = Ваша папярэдняя карта — са слупка { $move }, таму цяпер ён закрыты. Адкрытыя слупкі: { $legal }.
card-football-refused-extra = Слупок { $move } закрыты, пакуль ход не пяройдзе: на пазачарговым ходзе з яго ўжо ўзята карта. Адкрытыя слупкі: { $legal }.
card-football-refused-turn = Слупок { $move } закрыты, пакуль ход не пяройдзе: у гэтым ходзе з яго ўжо ўзята карта. Адкрытыя слупкі: { $legal }.

# Правілы на выбар: назва, сэнс, значэнні.
card-football-option-golden_goal = Залаты гол
    .about = Пры нічыёй прызначаецца дадатковы тайм да першага гола.
card-football-option-golden_goal-true = так
card-football-option-golden_goal-false = не, нічыя застаецца нічыёй
card-football-option-max_extra_halves = Мяжа дадатковых таймаў
    .about = Калі столькі дадатковых таймаў прайшло без галоў, матч скончаны ўнічыю.
card-football-option-max_extra_halves-0 = без абмежавання
card-football-option-added_time = Дададзены час
    .about = Пасля чаго пад слупкі кладуць яшчэ карту.
card-football-option-added_time-kicks = пасля кожнага ўдару
card-football-option-added_time-stoppages = пасля галоў і штрафных удараў
card-football-option-added_time-goals = толькі пасля галоў
card-football-option-added_time-none = ніколі
card-football-option-added_time_limit = Мяжа дададзеных карт за тайм
    .about = Колькі карт можна дадаць за адзін тайм.
card-football-option-bookings_last = Штрафныя карткі дзейнічаюць
    .about = Ці забываюцца штрафныя карткі і выдаленыя масці пасля перапынку.
card-football-option-bookings_last-match = увесь матч
card-football-option-bookings_last-half = да канца тайма
card-football-option-send_off_at = Картак да выдалення
    .about = Пры столькіх штрафных картках масць выдаляецца.
card-football-option-extra_moves = Пазачарговыя хады
    .about = Што будзе, калі новыя хады атрыманы раней, чым зроблены ранейшыя.
card-football-option-extra_moves-add = складаюцца
card-football-option-extra_moves-max = застаецца большы лік
card-football-option-column_ban = Закрытыя слупкі
    .about = Адкуль нельга браць карту, апроч слупка папярэдняй карты.
card-football-option-column_ban-extras = слупкі пазачарговых хадоў гэтага ходу
card-football-option-column_ban-turn = усе слупкі гэтага ходу
card-football-option-column_ban-last = толькі слупок папярэдняй карты
card-football-option-clean_save = Удар, адбіты першай картай
    .about = Што губляе той, чый удар адбіты.
card-football-option-clean_save-clear = здымае ўвесь слупок актыву
card-football-option-clean_save-pop = здымае толькі апошнюю карту
card-football-option-shot_goal_ends_turn = Гол з удару перадае ход
    .about = Ці прападаюць пасля такога гола пазачарговыя хады, якія засталіся.
card-football-option-shot_goal_ends_turn-true = так
card-football-option-shot_goal_ends_turn-false = не
