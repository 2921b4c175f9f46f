# Картковий футбол у браузері.

# Що дасть хід.
page-card-football-take = Узяти { $card }
page-card-football-from = { $card } зі стовпчика { $column }.
page-card-football-goal = гол
page-card-football-kick = { $kick } проти { $count ->
    [one] { $count } карти воротаря
   *[other] { $count } карт воротаря
}.
page-card-football-rebound = Добивання — { $odds }: { extra-moves-count }.
page-card-football-turn-passes = Хід перейде.
page-card-football-ends = { $end ->
    [half_time] Тайм закінчиться.
   *[full_time] Матч закінчиться.
}
page-card-football-choose = Виберіть стовпчик: його верхня карта ляже у ваш актив.
page-card-football-waits = Хід: { $player }.

# Поле.
page-card-football-columns = П’ять стовпчиків
page-card-football-closed = { $reason ->
    [previous] минулий хід
   *[other] цього ходу
}
page-card-football-closed-theirs = звідси попередня карта того, хто ходить
page-card-football-extra = { $count ->
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[many] ще { $count } ходів
}
page-card-football-squad = { $player }, актив
page-card-football-line = { $suit }: { $cards }{ $off ->
    [yes] , масть вилучена
   *[no] { $bookings ->
        [0] {""}
       *[other] , штрафних карток { $bookings } з { $limit }
    }
}{ $shoots ->
    [yes] , наступна б’є по воротах
   *[no] {""}
}
page-card-football-sent-off = вилучена
page-card-football-moment-goal = Гол!
page-card-football-moment-save = Відбито
page-card-football-moment-rebound = Добивання

# Поруч із полем.
page-card-football-counts = Що можна порахувати
page-card-football-goalkeeper = Воротар
page-card-football-of = { $count } з { $total }
page-card-football-jokers = джокери
page-card-football-left = { $name }: { $count }
page-card-football-gone = До нового тасування вийшли всі: { $suits }. { $jokers ->
    [0] Джокерів теж не лишилося.
    [one] Відбити такий удар може лише джокер.
   *[other] Відбити такий удар можуть лише джокери.
}
page-card-football-empty = Карт не лишилося: коли буде потрібна карта, воротаря перетасують.
page-card-football-unseen = Ще не виходили в цьому таймі
page-card-football-added = Доданий час
page-card-football-signs = Знаки
page-card-football-sign-booking = { $limit ->
    [one] штрафна картка; з першою масть вилучена
   *[other] штрафна картка; за { $limit } масть вилучена
}
page-card-football-sign-shot = три карти однієї масті: наступна б’є по воротах
page-card-football-sign-closed = стовпчик закритий на цей хід
