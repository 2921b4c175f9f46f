# Слова, спільні для всіх ігор.

language-name = Українська

card-RJ = червоний джокер
card-BJ = чорний джокер

# Масть за її літерою: назва та форма після «в» і «у».
suit = { $suit ->
    [C] трефи
    [D] бубни
    [H] чирви
   *[S] піки
}
suit-in = { $suit ->
    [C] трефах
    [D] бубнах
    [H] чирвах
   *[S] піках
}

seat-name = Гравець { $number }
player = Гравець
minute = Хвилина
score = Рахунок
draw = Нічия
wins = Перемога
yes = так
no = ні

# Те, що лічать.
goals-count = { $count ->
    [one] { $count } гол
    [few] { $count } голи
   *[many] { $count } голів
}
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
extra-moves-count = { $count ->
    [one] { $count } позачерговий хід
    [few] { $count } позачергові ходи
   *[many] { $count } позачергових ходів
}
bookings-count = { $count ->
    [one] { $count } штрафна картка
    [few] { $count } штрафні картки
   *[many] { $count } штрафних карток
}
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
tricks-count = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
minutes-count = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}

# Чим закінчився матч.
result-win = Перемога: { $player }.
result-draw = Нічия.
result-shared = { $count ->
    [2] Перемога на двох: { $players }.
    [3] Перемога на трьох: { $players }.
   *[other] Перемога на всіх: { $players }.
}

# Звіт про матч.
report-pair = { $first } — { $second }
report-options = Особливі правила:
report-option = { $option }: { $value }
report-unfinished = Матч не завершено. Рахунок на цю мить: { $score }.

# A player and what the player has or has played, in a list.
player-has = { $player } — { $what }
