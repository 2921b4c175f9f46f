# Футбол белорусский. Имя игрока — любой текст: оно не склоняется и не требует рода.

belarusian-football-name = Футбол белорусский
belarusian-football-about = Ваш мяч идёт по закрытым картам своей масти или достоинства к вратарю соперника.

# События.
belarusian-football-event-draw = { $player }: мяч — { $card }.
belarusian-football-event-flip = { $row ->
    [0] Мяч на поле: { $card }, { belarusian-football-row }, столбик { $column }.
   *[other] { $fits ->
        [yes] Открыта карта { $card }, { belarusian-football-row }, столбик { $column }: подходит.
       *[no] Открыта карта { $card }, { belarusian-football-row }, столбик { $column }: не подходит.
    }
}
belarusian-football-event-step = { $row ->
    [0] Мяч на поле: { $card }, { belarusian-football-row }, столбик { $column }.
   *[other] Мяч идёт по открытой карте { $card }, { belarusian-football-row }, столбик { $column }.
}
belarusian-football-event-throw = Мяч { $card } вне игры.
belarusian-football-event-goal = Гол! { $player } — { $ball } против вратаря { $keeper }{ $score ->
    [none] {""}
   *[other] , { $score }
}.
belarusian-football-event-save = Вратарь { $keeper } отбивает { $ball }.
belarusian-football-event-full-time = Матч окончен, { $score }. { $result }

belarusian-football-row = { $row ->
    [0] свой ряд
    [1] ближний ряд центра
    [2] дальний ряд центра
   *[other] ряд соперника
}

# Отчёт о матче: мяч в строке.
belarusian-football-report-legend = В скобках — номер столбика.
belarusian-football-report-ball = { $number }. { $player }, мяч { $ball }
belarusian-football-report-step = { $card } ({ $column })
belarusian-football-report-at-once = Сразу вне игры.
belarusian-football-report-no-match = Не подходит, мяч вне игры.
belarusian-football-report-no-way = Дальше идти некуда, мяч вне игры.
belarusian-football-report-goal = Гол! Вратарь { $keeper }, { $score }.
belarusian-football-report-save = Вратарь { $keeper } отбивает.

# Почему так пойти нельзя.
belarusian-football-refused-not_in_hand = Карты { $move } у вас нет. На руке: { $legal }.
belarusian-football-refused-no_column = Столбика «{ $move }» нет. Мяч может пойти сюда: { $legal }.
belarusian-football-refused-out_of_reach = До столбика { $move } мячу не дойти: он идёт прямо или на один столбик в сторону. Можно сюда: { $legal }.
belarusian-football-refused-no_match = Открытая карта в столбике { $move } не подходит мячу ни по масти, ни по достоинству. Можно сюда: { $legal }.
belarusian-football-refused-own_no_match = Ваша карта в столбике { $move } не подходит мячу ни по масти, ни по достоинству. Ступить на поле можно здесь: { $legal }.
belarusian-football-refused-no_throw = Выбросить мяч сейчас нельзя. Он может пойти сюда: { $legal }.
belarusian-football-refused-must_throw = Ни одна карта вашего ряда не подходит мячу. Выбросьте его: «{ $legal }».

# Правила на выбор: название, смысл, значения.
belarusian-football-option-pack = Колода
    .about = Какие карты в колоде.
belarusian-football-option-pack-52 = 52 карты, от двойки до туза
belarusian-football-option-pack-36 = 36 карт, от шестёрки до туза
belarusian-football-option-packs = Число колод
    .about = Сколько колод тасуют вместе.
belarusian-football-option-entry = Вход на поле
    .about = Обязан ли мяч ступить на поле, если может.
belarusian-football-option-entry-mandatory = мяч обязан войти, если может
belarusian-football-option-entry-optional = любой мяч можно выбросить
belarusian-football-option-keeper_recloses = Вратарь снова закрывается
    .about = Прячут ли открытого вратаря опять после удара.
belarusian-football-option-keeper_recloses-true = да
belarusian-football-option-keeper_recloses-false = нет, остаётся открытым

# Матчи с названиями.
belarusian-football-preset-quick = Быстрый матч: 36 карт
belarusian-football-preset-classic = Классический матч: 52 карты
belarusian-football-preset-long = Длинный матч: две колоды по 36 карт
belarusian-football-preset-marathon = Марафон: две колоды по 52 карты
