# Червы. Имя игрока — любой текст: оно стоит у двоеточия и не склоняется.

hearts-name = Червы
hearts-about = Не берите червы и даму пик — или возьмите все до одной.

# События.
hearts-event-pass = { $player }: { $card } на обмен.
hearts-event-passed = Обмен: карты переданы { $direction ->
    [left] налево
    [right] направо
   *[across] напротив
}.
hearts-event-card = { $player }: { $card }.
hearts-event-hearts-broken = Червы раскрыты.
hearts-event-trick = { $count ->
    [0] Взятка: { $player }.
    [one] Взятка: { $player }, { $count } очко.
    [few] Взятка: { $player }, { $count } очка.
   *[many] Взятка: { $player }, { $count } очков.
}
hearts-event-moon = Выстрел по луне: { $player }, все очки раунда.
hearts-event-sun = Выстрел по солнцу: { $player }, все взятки раунда.
hearts-event-scored = За раунд: { $points }.
hearts-event-match-over = Матч окончен. { $result }

hearts-totals = Всего: { $totals }.

# Отчёт о матче: взятка в строке.
hearts-report-deal = Раунд { $number }
hearts-report-no-passing = Без обмена.
hearts-report-passing = { $direction ->
    [left] Обмен налево:
    [right] Обмен направо:
   *[across] Обмен напротив:
}
hearts-report-taken = { $count ->
    [0] Взятка: { $player }.
    [one] Взятка: { $player }, { $count } очко.
    [few] Взятка: { $player }, { $count } очка.
   *[many] Взятка: { $player }, { $count } очков.
}

# Почему карту сыграть нельзя.
hearts-refused-no_card = «{ $move }» — не карта. Карта — это достоинство и масть, например QS или TH. Можно выбрать: { $legal }.
hearts-refused-not_in_hand = Карты { $move } у вас нет. Можно выбрать: { $legal }.
hearts-refused-two_of_clubs = Первая взятка начинается так: { $legal }.
hearts-refused-club = Первая взятка начинается с трефы. Можно сыграть: { $legal }.
hearts-refused-follow = Нужно положить карту той же масти. Можно сыграть: { $legal }.
hearts-refused-first_trick = В первую взятку не кладут ни червы, ни даму пик. Можно сыграть: { $legal }.
hearts-refused-not_broken = Червы ещё не раскрыты, заходить с них нельзя. Можно сыграть: { $legal }.

# Правила на выбор: название, смысл, значения.
hearts-option-passing = Обмен
    .about = Куда передают три карты перед раундом.
hearts-option-passing-cycle = налево, направо, напротив, затем без обмена
hearts-option-passing-none = никогда
hearts-option-opening = Первый ход
    .about = С чего начинает тот, у кого двойка треф.
hearts-option-opening-two_of_clubs = с двойки треф
hearts-option-opening-any_club = с любой трефы
hearts-option-points_on_first_trick = Очки в первой взятке
    .about = Можно ли без треф сыграть в ней черву или даму пик.
hearts-option-points_on_first_trick-true = можно
hearts-option-points_on_first_trick-false = нельзя
hearts-option-queen_breaks_hearts = Дама пик раскрывает червы
    .about = Можно ли заходить с черв, если дама пик уже вышла.
hearts-option-queen_breaks_hearts-true = да
hearts-option-queen_breaks_hearts-false = нет
hearts-option-jack_of_diamonds = Валет бубен
    .about = Сколько очков он даёт тому, кто его взял.
hearts-option-jack_of_diamonds-0 = ничего не стоит
hearts-option-jack_of_diamonds--11 = −11 очков
hearts-option-jack_of_diamonds--10 = −10 очков
hearts-option-moon = Выстрел по луне
    .about = Как записать все очки раунда в одних руках.
hearts-option-moon-others = остальным по 26 очков
hearts-option-moon-self = минус 26 очков
hearts-option-sun = Выстрел по солнцу
    .about = Как записать все взятки раунда в одних руках.
hearts-option-sun-true = остальным по 52 очка
hearts-option-sun-false = как выстрел по луне
hearts-option-target = Предел очков
    .about = Матч заканчивается раундом, в котором кто-то набрал столько очков.
hearts-option-target-0 = без предела
hearts-option-deals = Число раундов
    .about = Матч заканчивается после стольких раундов.
hearts-option-deals-0 = без предела
