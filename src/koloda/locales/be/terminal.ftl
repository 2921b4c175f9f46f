# Матч у кансолі. Імя стаіць перад двукроп’ем, коскай або працяжнікам: падыдзе любое.

terminal-you = Вы
terminal-rival = Сапернік
terminal-left = Злева
terminal-across = Насупраць
terminal-right = Справа

# Што можна набраць: першае слова паказваецца, іншыя таксама зразумелыя.
terminal-command-help = дапамога, даведка
terminal-command-hint = падказка, парада
terminal-command-what = калі
terminal-command-undo = назад, адмена
terminal-command-table = стол
terminal-command-pitch = поле, узятка
terminal-command-hand = рука
terminal-command-squad = актыў
terminal-command-goalkeeper = брамнік
terminal-command-seen = выйшлі
terminal-command-score = лік
terminal-command-last = падзеі, апошняе
terminal-command-rules = правілы
terminal-command-colours = колеры
terminal-command-save = захаваць
terminal-command-quit = выхад, выйсці
terminal-command-move = узяць, сыграць, ход
terminal-command-throw = выкінуць
terminal-word-all = усё, ўсё

# Што робіць кожная каманда.
terminal-about-help = спіс каманд
terminal-about-hint = які ход зрабіў бы моцны бот
terminal-about-what = што дасць кожны ход; «калі 3» — што дасць гэты
terminal-about-undo = узяць назад ваш апошні ход і ўсё, што было пасля
terminal-about-table = усё, што ляжыць на стале
terminal-about-pitch = поле або ўзятка
terminal-about-hand = вашы карты
terminal-about-squad = абодва актывы, штрафныя карткі, выдаленыя масці
terminal-about-goalkeeper = што вядома пра брамніка
terminal-about-seen = якія карты ўжо выйшлі, а якія не
terminal-about-score = лік
terminal-about-last = што было з вашага апошняга ходу; «падзеі 20», «падзеі ўсё» — больш
terminal-about-rules = правілы гэтага матча
terminal-about-colours = масці ў два або чатыры колеры: «колеры 2», «колеры 4»
terminal-about-save = захаваць матч; з імем файла — запіс матча туды
terminal-about-quit = пайсці; матч захаваецца
terminal-about-move = зрабіць ход
terminal-about-throw = выкінуць мяч

terminal-footer = дапамога · падказка · калі · назад · падзеі · правілы · выхад · Tab
terminal-help-moves = { $game ->
    [card-football] Набярыце нумар слупка, ад 1 да 5, каб узяць верхнюю карту.
    [belarusian-football] Набярыце слупок, ад 1 да 4, каб пайсці мячом; пакуль ставіце свой рад — карту: ДП, Д♠ або QS.
   *[hearts] Набярыце карту, каб сыграць або перадаць яе: ДП, Д♠, 10ч або QS.
}
terminal-help-line = { $word } — { $about }
terminal-help-end = Хопіць і пачатку слова. Ход са знакам «?» толькі скажа, што ён дасць.

# Што кажуць чалавеку.
terminal-welcome = { $game }. { $about }
terminal-welcome-back = { $game }: матч працягваецца.
terminal-welcome-help = «дапамога» — спіс каманд, «правілы» — правілы, «падказка» — парада.
terminal-which-game = У што згуляем?
terminal-game = { $number }. { $game }. { $about }
terminal-saved-game = { $number }. Працягнуць захаваны матч: { $game }.
terminal-which-number = Набярыце нумар або назву гульні: { $games }.
terminal-thinking = … думае
terminal-choices = Ваш ход: { $moves }.
terminal-preview = { $move }: { $preview }
terminal-preview-chance = { $end ->
    [goal] гол — { $odds }
    [save] адбіты — { $odds }
    [throw] па-за гульнёй — { $odds }
   *[on] падыходзіць і ідзе далей — { $odds }
}
terminal-hint = Парада: { $move }
terminal-undone = Ход узяты назад.
terminal-nothing-to-undo = Вы яшчэ не зрабілі ніводнага ходу.
terminal-nothing-yet = Яшчэ нічога не адбылося.
terminal-no-topic = У гэтай гульні такога няма.
terminal-not-understood-unclear = «{ $word }» — гэта можа быць: { $words }.
terminal-not-understood-unknown = Каманды «{ $word }» няма. Магчыма, { $words }?
terminal-not-understood-strange = Каманды «{ $word }» няма. Спіс — «дапамога».
terminal-over = Матч скончаны.
terminal-after = Матч скончаны. «падзеі ўсё» пакажа яго цалкам, Enter — выхад.
terminal-page = { $more ->
    [yes] Enter — далей, q — хопіць
   *[no] Enter — назад да стала
}
terminal-colours-which = Два колеры ці чатыры? Набярыце «колеры 2» або «колеры 4».
terminal-colours-set = Масці ў { $count ->
    [2] два колеры
   *[4] чатыры колеры
}.
terminal-no-colours = Колераў тут няма, у кожнай масці ёсць знак.

# Як матч захоўваецца.
terminal-saved = Захавана: { $path }
terminal-save-exists = Там ужо ёсць іншы файл: { $path }. Выберыце іншае імя.
terminal-keep-failed = Гульня працягваецца, але матч не захоўваецца.
terminal-left-saved = Матч захаваны. Працягнуць: { $command }
terminal-left-unsaved = Захаваць матч не атрымалася.
terminal-record-at = Запіс матча: { $path }
terminal-put-aside = Захаваны матч не чытаецца. Ён адкладзены як { $path }.
terminal-settled = { $option } не спалучаецца з --resume: у захаванага матча гэта ўжо зададзена.

# Агульнае для некалькіх гульняў.
terminal-none = няма
terminal-face-down = закрытая карта
terminal-only-you = { $card } (бачыце толькі вы)
terminal-score = Лік: { $first } { $score } { $second }.
terminal-hand = У вас на руцэ: { $cards }.
terminal-side-hand = На руцэ
terminal-unseen = Яшчэ не выйшлі, { $suit }: { $cards }.

# Картачны футбол.
terminal-card-football-turn = { $minute } Можна ўзяць: { $columns }.
terminal-card-football-closed = Закрытыя: { $columns }.
terminal-card-football-closed-reason = { $reason ->
    [previous] адсюль ваша папярэдняя карта
    [extra] ужо даў карту на пазачарговым хадзе
    [turn] ужо даў карту ў гэтым ходзе
   *[empty] пусты
}
terminal-card-football-closed-short = { $reason ->
    [previous] папярэдні
    [extra] ужо бралі
    [turn] ужо бралі
   *[empty] пусты
}
terminal-card-football-extra = { $count ->
    [one] Застаўся { $count } пазачарговы ход.
    [few] Засталося { $count } пазачарговыя хады.
   *[many] Засталося { $count } пазачарговых хадоў.
}
terminal-card-football-clock = { $half }, { $minute }
terminal-card-football-added = Дададзена карт у гэтым тайме: { $count } з { $limit }.
terminal-card-football-column = Слупок { $column }: { $cards }{ $hidden ->
    [0] {""}
    [one] , { $hidden } закрытая
    [few] , { $hidden } закрытыя
   *[other] , { $hidden } закрытых
}{ $reason ->
    [none] .
   *[other] . Закрыты: { $reason }.
}
terminal-card-football-column-empty = Слупок { $column } пусты.
terminal-card-football-line = { $player }, { $suit }: { $cards }.
terminal-card-football-no-squad = { $player }: карт няма.
terminal-card-football-bookings = { $player }, штрафныя карткі: { $bookings }. Выдаленне — пры { $limit }.
terminal-card-football-sent-off = { $player }, выдалены: { $suits }.
terminal-card-football-goalkeeper = { $count ->
    [one] У брамніка { $count } карта: { $suits }, джокераў { $jokers }.
    [few] У брамніка { $count } карты: { $suits }, джокераў { $jokers }.
   *[many] У брамніка { $count } карт: { $suits }, джокераў { $jokers }.
}
terminal-card-football-gone = Выйшлі з мінулага тасавання: { $cards }.
terminal-card-football-seen = У гэтым тайме бачылі карт: { $count } з { $total }.
terminal-card-football-joins = { $card } кладзецца на сваю лінію: { $line }.
terminal-card-football-long-shot = Далёкі ўдар, { $card }: гол, яго не адбіць.
terminal-card-football-kick = { $kick }, супраць { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}: гол — { $goal }{ $rebound ->
    [none] {""}
   *[other] , дабіванне — { $rebound }
}.
terminal-card-football-side-goalkeeper = Брамнік { $count }
terminal-card-football-side-added = Дададзена { $count } з { $limit }
terminal-card-football-side-off = выдалены
terminal-card-football-side-booked = карткі { $list }

# Футбол беларускі.
terminal-belarusian-football-keeper = Выберыце брамніка: { $cards }.
terminal-belarusian-football-lineup = Выберыце карту ў слупок { $column } свайго рада: { $cards }.
terminal-belarusian-football-ball = Мяч — { $card }.
terminal-belarusian-football-ball-at = Мяч — { $card }. Ён стаіць на { $on }, { $row }, слупок { $column }.
terminal-belarusian-football-no-ball = Мяча на полі няма.
terminal-belarusian-football-next = Можна пайсці сюды, { $row }: { $columns }.
terminal-belarusian-football-throw = «-» — выкінуць мяч.
terminal-belarusian-football-throw-short = - выкінуць
terminal-belarusian-football-decks = { $own ->
    [one] У вас { $own } мяч, у саперніка { $rival }.
    [few] У вас { $own } мячы, у саперніка { $rival }.
   *[many] У вас { $own } мячоў, у саперніка { $rival }.
}
terminal-belarusian-football-row = { $row }: { $places }.
terminal-belarusian-football-goalkeeper = { $own ->
    [yes] ваш брамнік: { $card }.
   *[no] брамнік саперніка: { $card }.
}
terminal-belarusian-football-laid = Ужо стаяць, са слупка 1: { $cards }.
terminal-belarusian-football-learned = Сярод закрытых карт у радзе саперніка няма такіх: { $cards }.
terminal-belarusian-football-out = Па-за гульнёй: { $cards }.
terminal-belarusian-football-scored = { $player }, забітыя мячы: { $cards }.
terminal-belarusian-football-flip = у слупку { $column } закрытая карта.
terminal-belarusian-football-as-keeper = { $card } — ваш брамнік.
terminal-belarusian-football-as-column = { $card } стане ў слупок { $column }.
terminal-belarusian-football-side-decks = засталося мячоў { $decks }
terminal-belarusian-football-side-ball = Мяч
terminal-belarusian-football-side-out = Па-за гульнёй: { $count }
terminal-belarusian-football-side-learned = У радзе саперніка няма
terminal-belarusian-football-side-goalkeeper = { $own ->
    [yes] Ваш брамнік
   *[no] Брамнік саперніка
}
terminal-belarusian-football-side-own = ( ) бачыце толькі вы · ● мяч · [ ] можна пайсці

# Чырвы.
terminal-hearts-passing = { $direction ->
    [left] Абмен налева
    [right] Абмен направа
   *[across] Абмен насупраць
}: { $count ->
    [one] выберыце яшчэ { $count } карту.
    [few] выберыце { $count } карты.
   *[many] выберыце { $count } карт.
}
terminal-hearts-chosen = Выбраны: { $cards }.
terminal-hearts-received = { $player }, перададзена вам: { $cards }.
terminal-hearts-trick = На стале: { $cards }.
terminal-hearts-lead = Вам заходзіць.
terminal-hearts-can = Можна сыграць: { $cards }.
terminal-hearts-deal = Раздача { $number }.
terminal-hearts-points = { $player }: { $total }; у гэтай раздачы { $points }, { $tricks }.
terminal-hearts-moon = { $player }: усе ачкі гэтай раздачы. Магчымы стрэл па Месяцы.
terminal-hearts-last-trick = Мінулая ўзятка: { $cards } → { $player }.
terminal-hearts-broken = { $broken ->
    [yes] Чырвы раскрытыя.
   *[no] Чырвы не раскрытыя.
}
terminal-hearts-suit = { $suit }: { $cards }.
terminal-hearts-played = { $count ->
    [one] У гэтай раздачы сыграна { $count } карта.
    [few] У гэтай раздачы сыграны { $count } карты.
   *[many] У гэтай раздачы сыграна { $count } карт.
}
terminal-hearts-void = { $player }, больш няма: { $suits }.
terminal-hearts-to-pass = { $card } пойдзе { $direction ->
    [left] налева
    [right] направа
   *[across] насупраць
}.
terminal-hearts-card = { $place ->
    [lead] { $card } пачынае ўзятку.
    [top] { $card } пакуль старшая.
    [under] { $card } малодшая за старшую.
   *[off] { $card } нічога не возьме: зайшлі з іншай масці.
}
terminal-hearts-side-deal = Раздача { $number }
terminal-hearts-side-broken = { $broken ->
    [yes] чырвы раскрытыя
    [no] чырвы не раскрытыя
   *[pass] абмен картамі
}
terminal-hearts-side-passing = { $direction ->
    [left] Перадаць налева:
    [right] Перадаць направа:
   *[across] Перадаць насупраць:
}
terminal-hearts-side-total = усяго
terminal-hearts-side-points = разд.
terminal-hearts-side-tricks = узяткі
