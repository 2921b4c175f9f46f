# Стол червей на странице. Имя стоит до двоеточия, после него или подлежащим.

page-hearts-hand = Ваши карты
page-hearts-sorted = { $order ->
    [suit] По мастям
   *[rank] По старшинству
}
    .label = Порядок карт: { $order ->
    [suit] по мастям
   *[rank] по старшинству
}
page-hearts-from = { $card } — обмен, { $player }

# Взятка.
page-hearts-trick = Взятка
page-hearts-led = заход
page-hearts-your-card = ваша карта
page-hearts-then = затем { $player }
page-hearts-your-lead = Вам заходить
page-hearts-follow = В масть { $suit }
page-hearts-any-card = Любая карта
page-hearts-choose-cards = Выберите карты

# Обмен.
page-hearts-pass-for = { $player } получит эти три карты.
page-hearts-pass = Передать карты
page-hearts-pass-soon = Карты уйдут, как только настанет ваша очередь.
page-hearts-change = Выбрать другие
page-hearts-pass-done = Ваши три карты переданы. Остальные ещё выбирают.
page-hearts-pass-all = { $direction ->
    [left] Все выбирают по три карты для соседа слева.
    [right] Все выбирают по три карты для соседа справа.
   *[across] Все выбирают по три карты для игрока напротив.
}
page-hearts-put-back = { $card }: вернуть
page-hearts-no-more = Три карты уже выбраны. Верните одну, чтобы взять другую.

# Остальные взятки.
page-hearts-rest = Остальные мои
page-hearts-rest-about = Что бы ни было у других, все оставшиеся взятки ваши.
page-hearts-rest-on = Остальные взятки разыгрываются.
page-hearts-stop = Остановить

# Что даст карта.
page-hearts-takes = Берёт взятку.
page-hearts-beats-all = Берёт взятку: старше карты нет.
page-hearts-goes-to = Взятка уйдёт. Кому: { $player }.
page-hearts-in-trick = { $count ->
    [0] Очков в ней нет.
    [one] В ней { $count } очко.
    [few] В ней { $count } очка.
   *[many] В ней { $count } очков.
}
page-hearts-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
page-hearts-higher = Старше и ещё не вышли: { $cards }.
page-hearts-higher-count = { $count ->
    [one] Не вышла { $count } карта старше.
    [few] Не вышли { $count } карты старше.
   *[many] Не вышло { $count } карт старше.
}
page-hearts-still = Ещё ходят: { $players }.
page-hearts-play = Сыграть { $card }
page-hearts-choose = Выбрать { $card }

# Что известно.
page-hearts-moon = { $player }: пока все очки
page-hearts-moon-others = Осталось очков: { $left }. Если все они уйдут туда же, { $player }: 0, остальные — по 26. Одно очко в других руках — и выстрела нет.
page-hearts-moon-self = Осталось очков: { $left }. Если все они уйдут туда же, { $player }: −26. Одно очко в других руках — и выстрела нет.
page-hearts-out = Ещё не вышли
page-hearts-last-trick = Прошлая взятка
page-hearts-passed = Обмен
page-hearts-given = Кому: { $player }
page-hearts-got = От кого: { $player }
page-hearts-voids = Масти кончились
page-hearts-deals = Очки по раундам
page-hearts-before = раньше
page-hearts-in-deal = За раунд: { $points }
page-hearts-go-on = Дальше
page-hearts-signs = Знаки
page-hearts-sign-mine = у вас на руках
page-hearts-sign-gone = уже сыграна
page-hearts-sign-new = передана вам в этом раунде
page-hearts-sign-points = очки, взятые в этом раунде
