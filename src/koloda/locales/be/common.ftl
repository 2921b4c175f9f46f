# Словы, агульныя для ўсіх гульняў.

language-name = Беларуская

card-RJ = чырвоны джокер
card-BJ = чорны джокер

# Масць па яе літары: назва і форма пасля «у» і «ў».
suit = { $suit ->
    [C] трэфы
    [D] бубны
    [H] чырвы
   *[S] пікі
}
suit-in = { $suit ->
    [C] трэфах
    [D] бубнах
    [H] чырвах
   *[S] піках
}

seat-name = Гулец { $number }
player = Гулец
minute = Хвіліна
score = Лік
draw = Нічыя
wins = Перамога
yes = так
no = не

# Тое, што лічаць.
goals-count = { $count ->
    [one] { $count } гол
    [few] { $count } галы
   *[many] { $count } галоў
}
points-count = { $count ->
    [one] { $count } ачко
    [few] { $count } ачкі
   *[many] { $count } ачкоў
}
extra-moves-count = { $count ->
    [one] { $count } пазачарговы ход
    [few] { $count } пазачарговыя хады
   *[many] { $count } пазачарговых хадоў
}
bookings-count = { $count ->
    [one] { $count } штрафная картка
    [few] { $count } штрафныя карткі
   *[many] { $count } штрафных картак
}
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
tricks-count = { $count ->
    [one] { $count } ўзятка
    [few] { $count } ўзяткі
   *[many] { $count } узятак
}
minutes-count = { $count ->
    [one] { $count } хвіліна
    [few] { $count } хвіліны
   *[many] { $count } хвілін
}

# Чым скончыўся матч.
result-win = Перамога: { $player }.
result-draw = Нічыя.
result-shared = { $count ->
    [2] Перамога на дваіх: { $players }.
    [3] Перамога на траіх: { $players }.
   *[other] Перамога на ўсіх: { $players }.
}

# Справаздача пра матч.
report-pair = { $first } — { $second }
report-options = Асаблівыя правілы:
report-option = { $option }: { $value }
report-unfinished = Матч не скончаны. Лік на гэты момант: { $score }.

# A player and what the player has or has played, in a list.
player-has = { $player } — { $what }
