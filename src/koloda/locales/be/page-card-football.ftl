# Картачны футбол у браўзеры.

# Што дасць ход.
page-card-football-take = Узяць { $card }
page-card-football-from = { $card } са слупка { $column }.
page-card-football-goal = гол
page-card-football-kick = { $kick } супраць { $count ->
    [one] { $count } карты брамніка
   *[other] { $count } карт брамніка
}.
page-card-football-rebound = Дабіванне — { $odds }: { extra-moves-count }.
page-card-football-turn-passes = Ход пяройдзе.
page-card-football-ends = { $end ->
    [half_time] Тайм скончыцца.
   *[full_time] Матч скончыцца.
}
page-card-football-choose = Выберыце слупок: яго верхняя карта ляжа ў ваш актыў.
page-card-football-waits = Ход: { $player }.

# Поле.
page-card-football-columns = Пяць слупкоў
page-card-football-closed = { $reason ->
    [previous] мінулы ход
   *[other] у гэтым ходзе
}
page-card-football-closed-theirs = адсюль папярэдняя карта таго, хто ходзіць
page-card-football-extra = { $count ->
    [one] яшчэ { $count } ход
    [few] яшчэ { $count } хады
   *[many] яшчэ { $count } хадоў
}
page-card-football-squad = { $player }, актыў
page-card-football-line = { $suit }: { $cards }{ $off ->
    [yes] , масць выдалена
   *[no] { $bookings ->
        [0] {""}
       *[other] , штрафных картак { $bookings } з { $limit }
    }
}{ $shoots ->
    [yes] , наступная б’е па варотах
   *[no] {""}
}
page-card-football-sent-off = выдалена
page-card-football-moment-goal = Гол!
page-card-football-moment-save = Адбіты
page-card-football-moment-rebound = Дабіванне

# Побач з полем.
page-card-football-counts = Што можна палічыць
page-card-football-goalkeeper = Брамнік
page-card-football-of = { $count } з { $total }
page-card-football-jokers = джокеры
page-card-football-left = { $name }: { $count }
page-card-football-gone = Да новага тасавання выйшлі ўсе: { $suits }. { $jokers ->
    [0] Джокераў таксама не засталося.
    [one] Адбіць такі ўдар можа толькі джокер.
   *[other] Адбіць такі ўдар могуць толькі джокеры.
}
page-card-football-empty = Карт не засталося: калі спатрэбіцца карта, брамніка ператасуюць.
page-card-football-unseen = Яшчэ не выходзілі ў гэтым тайме
page-card-football-added = Дададзены час
page-card-football-signs = Знакі
page-card-football-sign-booking = { $limit ->
    [one] штрафная картка; з першай масць выдалена
   *[other] штрафная картка; пры { $limit } масць выдалена
}
page-card-football-sign-shot = тры карты адной масці: наступная б’е па варотах
page-card-football-sign-closed = слупок закрыты на гэты ход
