# Карточный футбол. Имя игрока — любой текст: оно стоит перед двоеточием или тире и не склоняется.

card-football-name = Карточный футбол
card-football-about = Берите карты из пяти столбиков, собирайте масти в активе, бейте по воротам. Карты вратаря можно считать.

# События.
card-football-event-take = { $player }: { $card } из столбика { $column }.
card-football-event-off = Масть удалена, { $card } выходит из игры.
card-football-event-tackle = Отбор: { $cards }.
card-football-event-block = Блок: у соперника такая же карта. { $card } уходит, ход переходит.
card-football-event-press = Прессинг вместо удара, { $card } уходит{ card-football-gain }.
card-football-event-goal = Гол! { $player } — { card-football-kick }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $shown ->
    [0] {""}
   *[other] {" "}(вратарь: { $drawn })
}.
card-football-event-save = Вратарь отбивает { card-football-kick-saved } { $nth ->
    [1] первой
    [2] второй
    [3] третьей
   *[4] четвёртой
} картой{ $shown ->
    [0] {""}
   *[other] {" "}({ $drawn })
}{ $kind ->
    [shot] { $nth ->
        [2] . Добивание{ card-football-gain }
       *[1] {""}
    }
   *[other] {""}
}.
card-football-event-booking = { $count ->
    [one] { $rival }: { $count } штрафная карточка в { suit-in }.
    [few] { $rival }: { $count } штрафные карточки в { suit-in }.
   *[many] { $rival }: { $count } штрафных карточек в { suit-in }.
}
card-football-event-sent-off = Удаление: { $rival }, { suit }.
card-football-event-attack = Атака{ card-football-gain }.
card-football-event-corner = Угловой{ card-football-gain }.
card-football-event-added = Добавлена карта в столбик { $column }.
card-football-event-half-time = { $half ->
    [1] Перерыв, { $score }.
    [2] Основное время истекло, { $score }. Дополнительный тайм — до первого гола.
   *[other] Дополнительный тайм без голов, { $score }. Впереди ещё один.
}
card-football-event-full-time = Матч окончен, { $score }. { $result }

# Части предложений.
card-football-kick = { $kind ->
    [long_shot] дальний удар
    [free_kick] штрафной удар в { suit-in }
    [penalty] пенальти в { suit-in }
   *[shot] удар в { suit-in }
}
card-football-kick-saved = { $kind ->
    [long_shot] дальний удар
    [free_kick] штрафной удар в { suit-in }
    [penalty] пенальти в { suit-in }
   *[shot] удар в { suit-in }
}
card-football-gain = { $count ->
    [0] {""}
    [one] : { $count } внеочередной ход
    [few] : { $count } внеочередных хода
   *[many] : { $count } внеочередных ходов
}
card-football-reshuffled = перетасовка
card-football-half = { $half ->
    [1] первый тайм
    [2] второй тайм
   *[other] дополнительный тайм
}

# Почему столбик не подходит.
card-football-refused-no_column = Столбика «{ $move }» нет. Открытые столбики: { $legal }.
card-football-refused-empty = Столбик { $move } пуст. Открытые столбики: { $legal }.
card-football-refused-previous = Ваша прошлая карта — из столбика { $move }, поэтому сейчас он закрыт. Открытые столбики: { $legal }.
card-football-refused-extra = Столбик { $move } закрыт, пока ход не перейдёт: на внеочередном ходе из него уже взята карта. Открытые столбики: { $legal }.
card-football-refused-turn = Столбик { $move } закрыт, пока ход не перейдёт: в этом ходу из него уже взята карта. Открытые столбики: { $legal }.

# Правила на выбор: название, смысл, значения.
card-football-option-golden_goal = Золотой гол
    .about = При ничьей назначается дополнительный тайм до первого гола.
card-football-option-golden_goal-true = да
card-football-option-golden_goal-false = нет, ничья остаётся ничьей
card-football-option-max_extra_halves = Предел дополнительных таймов
    .about = Если столько дополнительных таймов прошло без голов, матч закончен вничью.
card-football-option-max_extra_halves-0 = без ограничения
card-football-option-added_time = Добавленное время
    .about = После чего под столбики кладут ещё карту.
card-football-option-added_time-kicks = после каждого удара
card-football-option-added_time-stoppages = после голов и штрафных ударов
card-football-option-added_time-goals = только после голов
card-football-option-added_time-none = никогда
card-football-option-added_time_limit = Предел добавленных карт за тайм
    .about = Сколько карт можно добавить за один тайм.
card-football-option-bookings_last = Штрафные карточки действуют
    .about = Забываются ли штрафные карточки и удалённые масти после перерыва.
card-football-option-bookings_last-match = весь матч
card-football-option-bookings_last-half = до конца тайма
card-football-option-send_off_at = Карточек до удаления
    .about = При стольких штрафных карточках масть удаляется.
card-football-option-extra_moves = Внеочередные ходы
    .about = Что будет, если новые ходы получены раньше, чем сделаны прежние.
card-football-option-extra_moves-add = складываются
card-football-option-extra_moves-max = остаётся большее число
card-football-option-column_ban = Закрытые столбики
    .about = Откуда нельзя брать карту, кроме столбика прошлой карты.
card-football-option-column_ban-extras = столбики внеочередных ходов этого хода
card-football-option-column_ban-turn = все столбики этого хода
card-football-option-column_ban-last = только столбик прошлой карты
card-football-option-clean_save = Удар, отбитый первой картой
    .about = Что теряет тот, чей удар отбит.
card-football-option-clean_save-clear = снимает весь столбец актива
card-football-option-clean_save-pop = снимает только последнюю карту
card-football-option-shot_goal_ends_turn = Гол с удара передаёт ход
    .about = Пропадают ли после такого гола оставшиеся внеочередные ходы.
card-football-option-shot_goal_ends_turn-true = да
card-football-option-shot_goal_ends_turn-false = нет
