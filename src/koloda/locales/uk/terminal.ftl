# Матч у консолі. Ім’я стоїть перед двокрапкою, комою чи тире: підійде будь-яке.

terminal-you = Ви
terminal-rival = Суперник
terminal-left = Ліворуч
terminal-across = Навпроти
terminal-right = Праворуч

# Що можна набрати: перше слово показується, інші теж зрозумілі.
terminal-command-help = допомога, довідка
terminal-command-hint = підказка, порада
terminal-command-what = якщо
terminal-command-undo = назад, скасувати
terminal-command-table = стіл
terminal-command-pitch = поле, взятка
terminal-command-hand = рука
terminal-command-squad = актив
terminal-command-goalkeeper = воротар
terminal-command-seen = вийшли
terminal-command-score = рахунок
terminal-command-last = події, останнє
terminal-command-rules = правила
terminal-command-colours = кольори
terminal-command-save = зберегти
terminal-command-quit = вихід, вийти
terminal-command-move = взяти, зіграти, хід
terminal-command-throw = викинути
terminal-word-all = усе, все

# Що робить кожна команда.
terminal-about-help = список команд
terminal-about-hint = який хід зробив би сильний бот
terminal-about-what = що дасть кожен хід; «якщо 3» — що дасть цей
terminal-about-undo = взяти назад ваш останній хід і все, що було після
terminal-about-table = усе, що лежить на столі
terminal-about-pitch = поле або взятка
terminal-about-hand = ваші карти
terminal-about-squad = обидва активи, штрафні картки, вилучені масті
terminal-about-goalkeeper = що відомо про воротаря
terminal-about-seen = які карти вже вийшли, а які ні
terminal-about-score = рахунок
terminal-about-last = що було з вашого останнього ходу; «події 20», «події усе» — більше
terminal-about-rules = правила цього матчу
terminal-about-colours = масті у два або чотири кольори: «кольори 2», «кольори 4»
terminal-about-save = зберегти матч; з іменем файлу — запис матчу туди
terminal-about-quit = піти; матч збережеться
terminal-about-move = зробити хід
terminal-about-throw = викинути м’яч

terminal-footer = допомога · підказка · якщо · назад · події · правила · вихід · Tab
terminal-help-moves = { $game ->
    [card-football] Наберіть номер стовпчика, від 1 до 5, щоб узяти верхню карту.
    [belarusian-football] Наберіть стовпчик, від 1 до 4, щоб піти м’ячем; поки ставите свій ряд — карту: ДП, Д♠ або QS.
   *[hearts] Наберіть карту, щоб зіграти чи передати її: ДП, Д♠, 10ч або QS.
}
terminal-help-line = { $word } — { $about }
terminal-help-end = Досить і початку слова. Хід зі знаком «?» лише скаже, що він дасть.

# Що кажуть людині.
terminal-welcome = { $game }. { $about }
terminal-welcome-back = { $game }: матч триває.
terminal-welcome-help = «допомога» — список команд, «правила» — правила, «підказка» — порада.
terminal-which-game = У що зіграємо?
terminal-game = { $number }. { $game }. { $about }
terminal-saved-game = { $number }. Продовжити збережений матч: { $game }.
terminal-which-number = Наберіть номер або назву гри: { $games }.
terminal-thinking = … думає
terminal-choices = Ваш хід: { $moves }.
terminal-preview = { $move }: { $preview }
terminal-preview-chance = { $end ->
    [goal] гол — { $odds }
    [save] відбито — { $odds }
    [throw] поза грою — { $odds }
   *[on] підходить і йде далі — { $odds }
}
terminal-hint = Порада: { $move }
terminal-undone = Хід узято назад.
terminal-nothing-to-undo = Ви ще не зробили жодного ходу.
terminal-nothing-yet = Ще нічого не сталося.
terminal-no-topic = У цій грі такого немає.
terminal-not-understood-unclear = «{ $word }» — це може бути: { $words }.
terminal-not-understood-unknown = Команди «{ $word }» немає. Можливо, { $words }?
terminal-not-understood-strange = Команди «{ $word }» немає. Список — «допомога».
terminal-over = Матч завершено.
terminal-after = Матч завершено. «події усе» покаже його цілком, Enter — вихід.
terminal-page = { $more ->
    [yes] Enter — далі, q — досить
   *[no] Enter — назад до столу
}
terminal-colours-which = Два кольори чи чотири? Наберіть «кольори 2» або «кольори 4».
terminal-colours-set = Масті у { $count ->
    [2] два кольори
   *[4] чотири кольори
}.
terminal-no-colours = Кольорів тут немає, кожна масть має знак.

# Як матч зберігається.
terminal-saved = Збережено: { $path }
terminal-save-exists = Там уже є інший файл: { $path }. Виберіть інше ім’я.
terminal-keep-failed = Гра триває, але матч не зберігається.
terminal-left-saved = Матч збережено. Продовжити: { $command }
terminal-left-unsaved = Зберегти матч не вдалося.
terminal-record-at = Запис матчу: { $path }
terminal-put-aside = Збережений матч не читається. Його відкладено як { $path }.
terminal-settled = { $option } не поєднується з --resume: у збереженого матчу це вже задано.

# Спільне для кількох ігор.
terminal-none = немає
terminal-face-down = закрита карта
terminal-only-you = { $card } (бачите лише ви)
terminal-score = Рахунок: { $first } { $score } { $second }.
terminal-hand = У вас на руці: { $cards }.
terminal-side-hand = На руці
terminal-unseen = Ще не вийшли, { $suit }: { $cards }.

# Картковий футбол.
terminal-card-football-turn = { $minute } Можна взяти: { $columns }.
terminal-card-football-closed = Закриті: { $columns }.
terminal-card-football-closed-reason = { $reason ->
    [previous] звідси ваша попередня карта
    [extra] уже дав карту на позачерговому ході
    [turn] уже дав карту цього ходу
   *[empty] порожній
}
terminal-card-football-closed-short = { $reason ->
    [previous] попередній
    [extra] уже брали
    [turn] уже брали
   *[empty] порожній
}
terminal-card-football-extra = { $count ->
    [one] Лишився { $count } позачерговий хід.
    [few] Лишилося { $count } позачергові ходи.
   *[many] Лишилося { $count } позачергових ходів.
}
terminal-card-football-clock = { $half }, { $minute }
terminal-card-football-added = Додано карт у цьому таймі: { $count } з { $limit }.
terminal-card-football-column = Стовпчик { $column }: { $cards }{ $hidden ->
    [0] {""}
    [one] , { $hidden } закрита
    [few] , { $hidden } закриті
   *[other] , { $hidden } закритих
}{ $reason ->
    [none] .
   *[other] . Закритий: { $reason }.
}
terminal-card-football-column-empty = Стовпчик { $column } порожній.
terminal-card-football-line = { $player }, { $suit }: { $cards }.
terminal-card-football-no-squad = { $player }: карт немає.
terminal-card-football-bookings = { $player }, штрафні картки: { $bookings }. Вилучення — за { $limit }.
terminal-card-football-sent-off = { $player }, вилучені: { $suits }.
terminal-card-football-goalkeeper = { $count ->
    [one] У воротаря { $count } карта: { $suits }, джокерів { $jokers }.
    [few] У воротаря { $count } карти: { $suits }, джокерів { $jokers }.
   *[many] У воротаря { $count } карт: { $suits }, джокерів { $jokers }.
}
terminal-card-football-gone = Вийшли з минулого тасування: { $cards }.
terminal-card-football-seen = У цьому таймі бачили карт: { $count } із { $total }.
terminal-card-football-joins = { $card } лягає на свою лінію: { $line }.
terminal-card-football-long-shot = Далекий удар, { $card }: гол, його не відбити.
terminal-card-football-kick = { $kick }, проти { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}: гол — { $goal }{ $rebound ->
    [none] {""}
   *[other] , добивання — { $rebound }
}.
terminal-card-football-side-goalkeeper = Воротар { $count }
terminal-card-football-side-added = Додано { $count } з { $limit }
terminal-card-football-side-off = вилучені
terminal-card-football-side-booked = картки { $list }

# Футбол білоруський.
terminal-belarusian-football-keeper = Виберіть воротаря: { $cards }.
terminal-belarusian-football-lineup = Виберіть карту у стовпчик { $column } свого ряду: { $cards }.
terminal-belarusian-football-ball = М’яч — { $card }.
terminal-belarusian-football-ball-at = М’яч — { $card }. Він стоїть на { $on }, { $row }, стовпчик { $column }.
terminal-belarusian-football-no-ball = М’яча на полі немає.
terminal-belarusian-football-next = Можна піти сюди, { $row }: { $columns }.
terminal-belarusian-football-throw = «-» — викинути м’яч.
terminal-belarusian-football-throw-short = - викинути
terminal-belarusian-football-decks = { $own ->
    [one] У вас { $own } м’яч, у суперника { $rival }.
    [few] У вас { $own } м’ячі, у суперника { $rival }.
   *[many] У вас { $own } м’ячів, у суперника { $rival }.
}
terminal-belarusian-football-row = { $row }: { $places }.
terminal-belarusian-football-goalkeeper = { $own ->
    [yes] ваш воротар: { $card }.
   *[no] воротар суперника: { $card }.
}
terminal-belarusian-football-laid = Уже стоять, зі стовпчика 1: { $cards }.
terminal-belarusian-football-learned = Серед закритих карт у ряду суперника немає таких: { $cards }.
terminal-belarusian-football-out = Поза грою: { $cards }.
terminal-belarusian-football-scored = { $player }, забиті м’ячі: { $cards }.
terminal-belarusian-football-flip = у стовпчику { $column } закрита карта.
terminal-belarusian-football-as-keeper = { $card } — ваш воротар.
terminal-belarusian-football-as-column = { $card } стане у стовпчик { $column }.
terminal-belarusian-football-side-decks = лишилося м’ячів { $decks }
terminal-belarusian-football-side-ball = М’яч
terminal-belarusian-football-side-out = Поза грою: { $count }
terminal-belarusian-football-side-learned = У ряду суперника немає
terminal-belarusian-football-side-goalkeeper = { $own ->
    [yes] Ваш воротар
   *[no] Воротар суперника
}
terminal-belarusian-football-side-own = ( ) бачите лише ви · ● м’яч · [ ] можна піти

# Чирви.
terminal-hearts-passing = { $direction ->
    [left] Обмін ліворуч
    [right] Обмін праворуч
   *[across] Обмін навпроти
}: { $count ->
    [one] виберіть ще { $count } карту.
    [few] виберіть { $count } карти.
   *[many] виберіть { $count } карт.
}
terminal-hearts-chosen = Вибрано: { $cards }.
terminal-hearts-received = { $player }, передано вам: { $cards }.
terminal-hearts-trick = На столі: { $cards }.
terminal-hearts-lead = Вам заходити.
terminal-hearts-can = Можна зіграти: { $cards }.
terminal-hearts-deal = Роздача { $number }.
terminal-hearts-points = { $player }: { $total }; у цій роздачі { $points }, { $tricks }.
terminal-hearts-moon = { $player }: усі очки цієї роздачі. Можливий постріл по Місяцю.
terminal-hearts-last-trick = Попередня взятка: { $cards } → { $player }.
terminal-hearts-broken = { $broken ->
    [yes] Чирви розкриті.
   *[no] Чирви не розкриті.
}
terminal-hearts-suit = { $suit }: { $cards }.
terminal-hearts-played = { $count ->
    [one] У цій роздачі зіграно { $count } карту.
    [few] У цій роздачі зіграно { $count } карти.
   *[many] У цій роздачі зіграно { $count } карт.
}
terminal-hearts-void = { $player }, більше немає: { $suits }.
terminal-hearts-to-pass = { $card } піде { $direction ->
    [left] ліворуч
    [right] праворуч
   *[across] навпроти
}.
terminal-hearts-card = { $place ->
    [lead] { $card } починає взятку.
    [top] { $card } поки що старша.
    [under] { $card } молодша за старшу.
   *[off] { $card } нічого не візьме: зайшли з іншої масті.
}
terminal-hearts-side-deal = Роздача { $number }
terminal-hearts-side-broken = { $broken ->
    [yes] чирви розкриті
    [no] чирви не розкриті
   *[pass] обмін картами
}
terminal-hearts-side-passing = { $direction ->
    [left] Передати ліворуч:
    [right] Передати праворуч:
   *[across] Передати навпроти:
}
terminal-hearts-side-total = усього
terminal-hearts-side-points = розд.
terminal-hearts-side-tricks = взятки
