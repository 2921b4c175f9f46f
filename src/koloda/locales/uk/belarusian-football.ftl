# Футбол білоруський. Ім’я гравця — будь-який текст: воно не відмінюється й не потребує роду.

belarusian-football-name = Футбол білоруський
belarusian-football-about = Ваш м’яч іде закритими картами своєї масті чи номіналу до воротаря суперника.

# Події.
belarusian-football-event-draw = { $player }: м’яч — { $card }.
belarusian-football-event-flip = { $row ->
    [0] М’яч на полі: { $card }, { belarusian-football-row }, стовпчик { $column }.
   *[other] { $fits ->
        [yes] Відкрито карту { $card }, { belarusian-football-row }, стовпчик { $column }: підходить.
       *[no] Відкрито карту { $card }, { belarusian-football-row }, стовпчик { $column }: не підходить.
    }
}
belarusian-football-event-step = { $row ->
    [0] М’яч на полі: { $card }, { belarusian-football-row }, стовпчик { $column }.
   *[other] М’яч іде відкритою картою { $card }, { belarusian-football-row }, стовпчик { $column }.
}
belarusian-football-event-throw = М’яч { $card } поза грою.
belarusian-football-event-goal = Гол! { $player } — { $ball } проти воротаря { $keeper }{ $score ->
    [none] {""}
   *[other] , { $score }
}.
belarusian-football-event-save = Воротар { $keeper } відбиває { $ball }.
belarusian-football-event-full-time = Матч завершено, { $score }. { $result }

belarusian-football-row = { $row ->
    [0] свій ряд
    [1] ближній ряд центру
    [2] дальній ряд центру
   *[other] ряд суперника
}

# Звіт про матч: м’яч у рядку.
belarusian-football-report-legend = У дужках — номер стовпчика.
belarusian-football-report-ball = { $number }. { $player }, м’яч { $ball }
belarusian-football-report-step = { $card } ({ $column })
belarusian-football-report-at-once = Одразу поза грою.
belarusian-football-report-no-match = Не підходить, м’яч поза грою.
belarusian-football-report-no-way = Далі йти нікуди, м’яч поза грою.
belarusian-football-report-goal = Гол! Воротар { $keeper }, { $score }.
belarusian-football-report-save = Воротар { $keeper } відбиває.

# Чому так піти не можна.
belarusian-football-refused-not_in_hand = Карти { $move } у вас немає. На руці: { $legal }.
belarusian-football-refused-no_column = Стовпчика «{ $move }» немає. М’яч може піти сюди: { $legal }.
belarusian-football-refused-out_of_reach = До стовпчика { $move } м’яч не дійде: він іде прямо або на один стовпчик убік. Можна сюди: { $legal }.
belarusian-football-refused-no_match = Відкрита карта у стовпчику { $move } не підходить м’ячу ні за мастю, ні за номіналом. Можна сюди: { $legal }.
belarusian-football-refused-own_no_match = Ваша карта у стовпчику { $move } не підходить м’ячу ні за мастю, ні за номіналом. Ступити на поле можна тут: { $legal }.
belarusian-football-refused-no_throw = Викинути м’яч зараз не можна. Він може піти сюди: { $legal }.
belarusian-football-refused-must_throw = Жодна карта вашого ряду не підходить м’ячу. Викиньте його: «{ $legal }».

# Правила на вибір: назва, зміст, значення.
belarusian-football-option-pack = Колода
    .about = Які карти в колоді.
belarusian-football-option-pack-52 = 52 карти, від двійки до туза
belarusian-football-option-pack-36 = 36 карт, від шістки до туза
belarusian-football-option-packs = Кількість колод
    .about = Скільки колод тасують разом.
belarusian-football-option-entry = Вихід на поле
    .about = Чи мусить м’яч ступити на поле, якщо може.
belarusian-football-option-entry-mandatory = м’яч мусить вийти, якщо може
belarusian-football-option-entry-optional = будь-який м’яч можна викинути
belarusian-football-option-keeper_recloses = Воротар знову закривається
    .about = Чи ховають відкритого воротаря знову після удару.
belarusian-football-option-keeper_recloses-true = так
belarusian-football-option-keeper_recloses-false = ні, лишається відкритим

# Матчі з назвами.
belarusian-football-preset-quick = Швидкий матч: 36 карт
belarusian-football-preset-classic = Класичний матч: 52 карти
belarusian-football-preset-long = Довгий матч: дві колоди по 36 карт
belarusian-football-preset-marathon = Марафон: дві колоди по 52 карти
