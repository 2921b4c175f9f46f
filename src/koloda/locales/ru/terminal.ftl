# Матч в консоли. Имя стоит перед двоеточием, запятой или тире: подойдёт любое.

terminal-you = Вы
terminal-rival = Соперник
terminal-left = Слева
terminal-across = Напротив
terminal-right = Справа

# Что можно набрать: первое слово показывается, другие тоже понятны.
terminal-command-help = помощь, справка
terminal-command-hint = подсказка, совет
terminal-command-what = если
terminal-command-undo = назад, отмена
terminal-command-table = стол
terminal-command-pitch = поле, взятка
terminal-command-hand = рука
terminal-command-squad = актив
terminal-command-goalkeeper = вратарь
terminal-command-seen = вышли
terminal-command-score = счёт
terminal-command-last = события, последнее
terminal-command-rules = правила
terminal-command-colours = цвета
terminal-command-save = сохранить
terminal-command-quit = выход, выйти
terminal-command-move = взять, сыграть, ход
terminal-command-throw = выбросить
terminal-word-all = всё

# Что делает каждая команда.
terminal-about-help = список команд
terminal-about-hint = какой ход сделал бы сильный бот
terminal-about-what = что даст каждый ход; «если 3» — что даст этот
terminal-about-undo = взять назад ваш последний ход и всё, что было после
terminal-about-table = всё, что лежит на столе
terminal-about-pitch = поле или взятка
terminal-about-hand = ваши карты
terminal-about-squad = оба актива, штрафные карточки, удалённые масти
terminal-about-goalkeeper = что известно о вратаре
terminal-about-seen = какие карты уже вышли, а какие нет
terminal-about-score = счёт
terminal-about-last = что было с вашего последнего хода; «события 20», «события всё» — больше
terminal-about-rules = правила этого матча
terminal-about-colours = масти в два или четыре цвета: «цвета 2», «цвета 4»
terminal-about-save = сохранить матч; с именем файла — запись матча туда
terminal-about-quit = уйти; матч сохранится
terminal-about-move = сделать ход
terminal-about-throw = выбросить мяч

terminal-footer = помощь · подсказка · если · назад · события · правила · выход · Tab
terminal-help-moves = { $game ->
    [card-football] Наберите номер столбика, от 1 до 5, чтобы взять верхнюю карту.
    [belarusian-football] Наберите столбик, от 1 до 4, чтобы пойти мячом; пока ставите свой ряд — карту: ДП, Д♠ или QS.
   *[hearts] Наберите карту, чтобы сыграть или передать её: ДП, Д♠, 10ч или QS.
}
terminal-help-line = { $word } — { $about }
terminal-help-end = Хватит и начала слова. Ход со знаком «?» только скажет, что он даст.

# Что говорится человеку.
terminal-welcome = { $game }. { $about }
terminal-welcome-back = { $game }: матч продолжается.
terminal-welcome-help = «помощь» — список команд, «правила» — правила, «подсказка» — совет.
terminal-which-game = Во что сыграем?
terminal-game = { $number }. { $game }. { $about }
terminal-saved-game = { $number }. Продолжить сохранённый матч: { $game }.
terminal-which-number = Наберите номер или название игры: { $games }.
terminal-thinking = … думает
terminal-choices = Ваш ход: { $moves }.
terminal-preview = { $move }: { $preview }
terminal-preview-chance = { $end ->
    [goal] гол — { $odds }
    [save] отбит — { $odds }
    [throw] вне игры — { $odds }
   *[on] подходит и идёт дальше — { $odds }
}
terminal-hint = Совет: { $move }
terminal-undone = Ход взят назад.
terminal-nothing-to-undo = Вы ещё не сделали ни одного хода.
terminal-nothing-yet = Ещё ничего не произошло.
terminal-no-topic = В этой игре такого нет.
terminal-not-understood-unclear = «{ $word }» — это может быть: { $words }.
terminal-not-understood-unknown = Команды «{ $word }» нет. Может быть, { $words }?
terminal-not-understood-strange = Команды «{ $word }» нет. Список — «помощь».
terminal-over = Матч окончен.
terminal-after = Матч окончен. «события всё» покажет его целиком, Enter — выход.
terminal-page = { $more ->
    [yes] Enter — дальше, q — хватит
   *[no] Enter — назад к столу
}
terminal-colours-which = Два цвета или четыре? Наберите «цвета 2» или «цвета 4».
terminal-colours-set = Масти в { $count ->
    [2] два цвета
   *[4] четыре цвета
}.
terminal-no-colours = Цветов здесь нет, у каждой масти есть знак.

# Как матч сохраняется.
terminal-saved = Сохранено: { $path }
terminal-save-exists = Там уже есть другой файл: { $path }. Выберите другое имя.
terminal-keep-failed = Игра продолжается, но матч не сохраняется.
terminal-left-saved = Матч сохранён. Продолжить: { $command }
terminal-left-unsaved = Матч сохранить не удалось.
terminal-record-at = Запись матча: { $path }
terminal-put-aside = Сохранённый матч не читается. Он отложен как { $path }.
terminal-settled = { $option } не сочетается с --resume: у сохранённого матча это уже задано.

# Общее для нескольких игр.
terminal-none = нет
terminal-face-down = закрытая карта
terminal-only-you = { $card } (видите только вы)
terminal-score = Счёт: { $first } { $score } { $second }.
terminal-hand = У вас на руке: { $cards }.
terminal-side-hand = На руке
terminal-unseen = Ещё не вышли, { $suit }: { $cards }.

# Карточный футбол.
terminal-card-football-turn = { $minute } Можно взять: { $columns }.
terminal-card-football-closed = Закрыты: { $columns }.
terminal-card-football-closed-reason = { $reason ->
    [previous] отсюда ваша прошлая карта
    [extra] уже дал карту на внеочередном ходе
    [turn] уже дал карту в этом ходу
   *[empty] пуст
}
terminal-card-football-closed-short = { $reason ->
    [previous] прошлый
    [extra] уже брали
    [turn] уже брали
   *[empty] пуст
}
terminal-card-football-extra = { $count ->
    [one] Остался { $count } внеочередной ход.
    [few] Осталось { $count } внеочередных хода.
   *[many] Осталось { $count } внеочередных ходов.
}
terminal-card-football-clock = { $half }, { $minute }
terminal-card-football-added = Добавлено карт в этом тайме: { $count } из { $limit }.
terminal-card-football-column = Столбик { $column }: { $cards }{ $hidden ->
    [0] {""}
    [one] , { $hidden } закрытая
   *[other] , { $hidden } закрытых
}{ $reason ->
    [none] .
   *[other] . Закрыт: { $reason }.
}
terminal-card-football-column-empty = Столбик { $column } пуст.
terminal-card-football-line = { $player }, { $suit }: { $cards }.
terminal-card-football-no-squad = { $player }: карт нет.
terminal-card-football-bookings = { $player }, штрафные карточки: { $bookings }. Удаление — при { $limit }.
terminal-card-football-sent-off = { $player }, удалены: { $suits }.
terminal-card-football-goalkeeper = { $count ->
    [one] У вратаря { $count } карта: { $suits }, джокеров { $jokers }.
    [few] У вратаря { $count } карты: { $suits }, джокеров { $jokers }.
   *[many] У вратаря { $count } карт: { $suits }, джокеров { $jokers }.
}
terminal-card-football-gone = Вышли с прошлой тасовки: { $cards }.
terminal-card-football-seen = В этом тайме видели карт: { $count } из { $total }.
terminal-card-football-joins = { $card } ложится на свою линию: { $line }.
terminal-card-football-long-shot = Дальний удар, { $card }: гол, его не отбить.
terminal-card-football-kick = { $kick }, против { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}: гол — { $goal }{ $rebound ->
    [none] {""}
   *[other] , добивание — { $rebound }
}.
terminal-card-football-side-goalkeeper = Вратарь { $count }
terminal-card-football-side-added = Добавлено { $count } из { $limit }
terminal-card-football-side-off = удалены
terminal-card-football-side-booked = карточки { $list }

# Футбол белорусский.
terminal-belarusian-football-keeper = Выберите вратаря: { $cards }.
terminal-belarusian-football-lineup = Выберите карту в столбик { $column } своего ряда: { $cards }.
terminal-belarusian-football-ball = Мяч — { $card }.
terminal-belarusian-football-ball-at = Мяч — { $card }. Он стоит на { $on }, { $row }, столбик { $column }.
terminal-belarusian-football-no-ball = Мяча на поле нет.
terminal-belarusian-football-next = Можно пойти сюда, { $row }: { $columns }.
terminal-belarusian-football-throw = «-» — выбросить мяч.
terminal-belarusian-football-throw-short = - выбросить
terminal-belarusian-football-decks = { $own ->
    [one] У вас { $own } мяч, у соперника { $rival }.
    [few] У вас { $own } мяча, у соперника { $rival }.
   *[many] У вас { $own } мячей, у соперника { $rival }.
}
terminal-belarusian-football-row = { $row }: { $places }.
terminal-belarusian-football-goalkeeper = { $own ->
    [yes] ваш вратарь: { $card }.
   *[no] вратарь соперника: { $card }.
}
terminal-belarusian-football-laid = Уже стоят, со столбика 1: { $cards }.
terminal-belarusian-football-learned = Среди закрытых карт в ряду соперника нет таких: { $cards }.
terminal-belarusian-football-out = Вне игры: { $cards }.
terminal-belarusian-football-scored = { $player }, забитые мячи: { $cards }.
terminal-belarusian-football-flip = в столбике { $column } закрытая карта.
terminal-belarusian-football-as-keeper = { $card } — ваш вратарь.
terminal-belarusian-football-as-column = { $card } встанет в столбик { $column }.
terminal-belarusian-football-side-decks = осталось мячей { $decks }
terminal-belarusian-football-side-ball = Мяч
terminal-belarusian-football-side-out = Вне игры: { $count }
terminal-belarusian-football-side-learned = В ряду соперника нет
terminal-belarusian-football-side-goalkeeper = { $own ->
    [yes] Ваш вратарь
   *[no] Вратарь соперника
}
terminal-belarusian-football-side-own = ( ) видите только вы · ● мяч · [ ] можно пойти

# Червы.
terminal-hearts-passing = { $direction ->
    [left] Обмен налево
    [right] Обмен направо
   *[across] Обмен напротив
}: { $count ->
    [one] выберите ещё { $count } карту.
    [few] выберите { $count } карты.
   *[many] выберите { $count } карт.
}
terminal-hearts-chosen = Выбраны: { $cards }.
terminal-hearts-received = { $player }, передано вам: { $cards }.
terminal-hearts-trick = На столе: { $cards }.
terminal-hearts-lead = Вам заходить.
terminal-hearts-can = Можно сыграть: { $cards }.
terminal-hearts-deal = Раунд { $number }.
terminal-hearts-points = { $player }: { $total }; в этом раунде { $points }, { $tricks }.
terminal-hearts-moon = { $player }: все очки этого раунда. Возможен выстрел по луне.
terminal-hearts-last-trick = Прошлая взятка: { $cards } → { $player }.
terminal-hearts-broken = { $broken ->
    [yes] Червы раскрыты.
   *[no] Червы не раскрыты.
}
terminal-hearts-suit = { $suit }: { $cards }.
terminal-hearts-played = { $count ->
    [one] В этом раунде сыграна { $count } карта.
    [few] В этом раунде сыграно { $count } карты.
   *[many] В этом раунде сыграно { $count } карт.
}
terminal-hearts-void = { $player }, больше нет: { $suits }.
terminal-hearts-to-pass = { $card } уйдёт { $direction ->
    [left] налево
    [right] направо
   *[across] напротив
}.
terminal-hearts-card = { $place ->
    [lead] { $card } начинает взятку.
    [top] { $card } пока старшая.
    [under] { $card } младше старшей.
   *[off] { $card } ничего не возьмёт: зашли с другой масти.
}
terminal-hearts-side-deal = Раунд { $number }
terminal-hearts-side-broken = { $broken ->
    [yes] червы раскрыты
    [no] червы не раскрыты
   *[pass] обмен картами
}
terminal-hearts-side-passing = { $direction ->
    [left] Передать налево:
    [right] Передать направо:
   *[across] Передать напротив:
}
terminal-hearts-side-total = всего
terminal-hearts-side-points = раунд
terminal-hearts-side-tricks = взятки
