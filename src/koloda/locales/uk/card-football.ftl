# Картковий футбол. Ім’я гравця — будь-який текст: воно стоїть перед двокрапкою чи тире.

card-football-name = Картковий футбол
card-football-about = Беріть карти з п’яти стовпчиків, збирайте масті в активі, бийте по воротах. Карти воротаря можна рахувати.

# Події.
card-football-event-take = { $player }: { $card } зі стовпчика { $column }.
card-football-event-off = Масть вилучена, { $card } виходить із гри.
card-football-event-tackle = Відбір: { $cards }.
card-football-event-block = Блок: у суперника така сама карта. { $card } виходить із гри, хід переходить.
card-football-event-press = Пресинг замість удару, { $card } виходить із гри{ card-football-gain }.
card-football-event-goal = Гол! { $player } — { card-football-kick }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $shown ->
    [0] {""}
   *[other] {" "}(воротар: { $drawn })
}.
card-football-event-save = Воротар відбиває { card-football-kick-saved } { $nth ->
    [1] першою
    [2] другою
    [3] третьою
   *[4] четвертою
} картою{ $shown ->
    [0] {""}
   *[other] {" "}({ $drawn })
}{ $kind ->
    [shot] { $nth ->
        [2] . Добивання{ card-football-gain }
       *[1] {""}
    }
   *[other] {""}
}.
card-football-event-booking = { $count ->
    [one] { $rival }: { $count } штрафна картка в { suit-in }.
    [few] { $rival }: { $count } штрафні картки в { suit-in }.
   *[many] { $rival }: { $count } штрафних карток у { suit-in }.
}
card-football-event-sent-off = Вилучення: { $rival }, { suit }.
card-football-event-attack = Атака{ card-football-gain }.
card-football-event-corner = Кутовий{ card-football-gain }.
card-football-event-added = Додано карту в стовпчик { $column }.
card-football-event-half-time = { $half ->
    [1] Перерва, { $score }.
    [2] Основний час минув, { $score }. Додатковий тайм — до першого гола.
   *[other] Додатковий тайм без голів, { $score }. Попереду ще один.
}
card-football-event-full-time = Матч завершено, { $score }. { $result }

# Частини речень.
card-football-kick = { $kind ->
    [long_shot] далекий удар
    [free_kick] штрафний удар у { suit-in }
    [penalty] пенальті в { suit-in }
   *[shot] удар у { suit-in }
}
card-football-kick-saved = { $kind ->
    [long_shot] далекий удар
    [free_kick] штрафний удар у { suit-in }
    [penalty] пенальті в { suit-in }
   *[shot] удар у { suit-in }
}
card-football-gain = { $count ->
    [0] {""}
    [one] : { $count } позачерговий хід
    [few] : { $count } позачергові ходи
   *[many] : { $count } позачергових ходів
}
card-football-reshuffled = перетасування
card-football-half = { $half ->
    [1] перший тайм
    [2] другий тайм
   *[other] додатковий тайм
}

# Чому стовпчик не підходить.
card-football-refused-no_column = Стовпчика «{ $move }» немає. Відкриті стовпчики: { $legal }.
card-football-refused-empty = Стовпчик { $move } порожній. Відкриті стовпчики: { $legal }.
card-football-refused-previous = Ваша попередня карта — зі стовпчика { $move }, тому зараз він закритий. Відкриті стовпчики: { $legal }.
card-football-refused-extra = Стовпчик { $move } закритий, доки хід не перейде: на позачерговому ході з нього вже взято карту. Відкриті стовпчики: { $legal }.
card-football-refused-turn = Стовпчик { $move } закритий, доки хід не перейде: цього ходу з нього вже взято карту. Відкриті стовпчики: { $legal }.

# Правила на вибір: назва, зміст, значення.
card-football-option-golden_goal = Золотий гол
    .about = За нічиєї призначають додатковий тайм до першого гола.
card-football-option-golden_goal-true = так
card-football-option-golden_goal-false = ні, нічия лишається нічиєю
card-football-option-max_extra_halves = Межа додаткових таймів
    .about = Якщо стільки додаткових таймів минуло без голів, матч завершується внічию.
card-football-option-max_extra_halves-0 = без обмеження
card-football-option-added_time = Доданий час
    .about = Після чого під стовпчики кладуть ще карту.
card-football-option-added_time-kicks = після кожного удару
card-football-option-added_time-stoppages = після голів і штрафних ударів
card-football-option-added_time-goals = лише після голів
card-football-option-added_time-none = ніколи
card-football-option-added_time_limit = Межа доданих карт за тайм
    .about = Скільки карт можна додати за один тайм.
card-football-option-bookings_last = Штрафні картки діють
    .about = Чи забувають штрафні картки й вилучені масті після перерви.
card-football-option-bookings_last-match = увесь матч
card-football-option-bookings_last-half = до кінця тайму
card-football-option-send_off_at = Карток до вилучення
    .about = За стількох штрафних карток масть вилучають.
card-football-option-extra_moves = Позачергові ходи
    .about = Що буде, якщо нові ходи отримано раніше, ніж зроблено попередні.
card-football-option-extra_moves-add = додаються
card-football-option-extra_moves-max = лишається більше число
card-football-option-column_ban = Закриті стовпчики
    .about = Звідки не можна брати карту, крім стовпчика попередньої карти.
card-football-option-column_ban-extras = стовпчики позачергових ходів цього ходу
card-football-option-column_ban-turn = усі стовпчики цього ходу
card-football-option-column_ban-last = лише стовпчик попередньої карти
card-football-option-clean_save = Удар, відбитий першою картою
    .about = Що втрачає той, чий удар відбито.
card-football-option-clean_save-clear = знімає весь стовпець активу
card-football-option-clean_save-pop = знімає лише останню карту
card-football-option-shot_goal_ends_turn = Гол з удару передає хід
    .about = Чи пропадають після такого гола позачергові ходи, що лишилися.
card-football-option-shot_goal_ends_turn-true = так
card-football-option-shot_goal_ends_turn-false = ні
