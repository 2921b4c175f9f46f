# Слова, общие для всех игр.

language-name = Русский

card-RJ = красный джокер
card-BJ = чёрный джокер

# Масть по её букве: название и форма после «в».
suit = { $suit ->
    [C] трефы
    [D] бубны
    [H] червы
   *[S] пики
}
suit-in = { $suit ->
    [C] трефах
    [D] бубнах
    [H] червах
   *[S] пиках
}

seat-name = Игрок { $number }
player = Игрок
minute = Минута
score = Счёт
draw = Ничья
wins = Победа
yes = да
no = нет

# То, что считают.
goals-count = { $count ->
    [one] { $count } гол
    [few] { $count } гола
   *[many] { $count } голов
}
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
extra-moves-count = { $count ->
    [one] { $count } внеочередной ход
    [few] { $count } внеочередных хода
   *[many] { $count } внеочередных ходов
}
bookings-count = { $count ->
    [one] { $count } штрафная карточка
    [few] { $count } штрафные карточки
   *[many] { $count } штрафных карточек
}
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
tricks-count = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
minutes-count = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}

# Чем закончился матч.
result-win = Победа: { $player }.
result-draw = Ничья.
result-shared = { $count ->
    [2] Победа на двоих: { $players }.
    [3] Победа на троих: { $players }.
   *[other] Победа на всех: { $players }.
}

# Отчёт о матче.
report-pair = { $first } — { $second }
report-options = Особые правила:
report-option = { $option }: { $value }
report-unfinished = Матч не окончен. Счёт к этому моменту: { $score }.

# A player and what the player has or has played, in a list.
player-has = { $player } — { $what }
