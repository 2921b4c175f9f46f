# Карточный футбол в браузере.

# Что даст ход.
page-card-football-take = Взять { $card }
page-card-football-from = { $card } из столбика { $column }.
page-card-football-goal = гол
page-card-football-kick = { $kick } против { $count ->
    [one] { $count } карты вратаря
   *[other] { $count } карт вратаря
}.
page-card-football-rebound = Добивание — { $odds }: { extra-moves-count }.
page-card-football-turn-passes = Ход перейдёт.
page-card-football-ends = { $end ->
    [half_time] Тайм закончится.
   *[full_time] Матч закончится.
}
page-card-football-choose = Выберите столбик: его верхняя карта ляжет в ваш актив.
page-card-football-waits = Ход: { $player }.

# Поле.
page-card-football-columns = Пять столбиков
page-card-football-closed = { $reason ->
    [previous] прошлый ход
   *[other] в этом ходу
}
page-card-football-closed-theirs = отсюда прошлая карта того, кто ходит
page-card-football-extra = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[many] ещё { $count } ходов
}
page-card-football-squad = { $player }, актив
page-card-football-line = { $suit }: { $cards }{ $off ->
    [yes] , масть удалена
   *[no] { $bookings ->
        [0] {""}
       *[other] , штрафных карточек { $bookings } из { $limit }
    }
}{ $shoots ->
    [yes] , следующая бьёт по воротам
   *[no] {""}
}
page-card-football-sent-off = удалена
page-card-football-moment-goal = Гол!
page-card-football-moment-save = Отбит
page-card-football-moment-rebound = Добивание

# Рядом с полем.
page-card-football-counts = Что можно сосчитать
page-card-football-goalkeeper = Вратарь
page-card-football-of = { $count } из { $total }
page-card-football-jokers = джокеры
page-card-football-left = { $name }: { $count }
page-card-football-gone = До новой тасовки вышли все: { $suits }. { $jokers ->
    [0] Джокеров тоже не осталось.
    [one] Отбить такой удар может только джокер.
   *[other] Отбить такой удар могут только джокеры.
}
page-card-football-empty = Карт не осталось: когда понадобится карта, вратаря перетасуют.
page-card-football-unseen = Ещё не выходили в этом тайме
page-card-football-added = Добавленное время
page-card-football-signs = Знаки
page-card-football-sign-booking = { $limit ->
    [one] штрафная карточка; с первой масть удалена
   *[other] штрафная карточка; при { $limit } масть удалена
}
page-card-football-sign-shot = три карты одной масти: следующая бьёт по воротам
page-card-football-sign-closed = столбик закрыт на этот ход
