# Чирви. Ім’я гравця — будь-який текст: воно стоїть біля двокрапки й не відмінюється.

hearts-name = Чирви
hearts-about = Не беріть чирви й даму пік — або візьміть усі до одної.

# Події.
hearts-event-pass = { $player }: { $card } на обмін.
hearts-event-passed = Обмін: карти передано { $direction ->
    [left] ліворуч
    [right] праворуч
   *[across] навпроти
}.
hearts-event-card = { $player }: { $card }.
hearts-event-hearts-broken = Чирви розкриті.
hearts-event-trick = { $count ->
    [0] Взятка: { $player }.
    [one] Взятка: { $player }, { $count } очко.
    [few] Взятка: { $player }, { $count } очки.
   *[many] Взятка: { $player }, { $count } очок.
}
hearts-event-moon = Постріл по Місяцю: { $player }, усі очки роздачі.
hearts-event-sun = Постріл по Сонцю: { $player }, усі взятки роздачі.
hearts-event-scored = За роздачу: { $points }.
hearts-event-match-over = Матч завершено. { $result }

hearts-totals = Усього: { $totals }.

# Звіт про матч: взятка в рядку.
hearts-report-deal = Роздача { $number }
hearts-report-no-passing = Без обміну.
hearts-report-passing = { $direction ->
    [left] Обмін ліворуч:
    [right] Обмін праворуч:
   *[across] Обмін навпроти:
}
hearts-report-taken = { $count ->
    [0] Взятка: { $player }.
    [one] Взятка: { $player }, { $count } очко.
    [few] Взятка: { $player }, { $count } очки.
   *[many] Взятка: { $player }, { $count } очок.
}

# Чому карту зіграти не можна.
hearts-refused-no_card = «{ $move }» — не карта. Карта — це номінал і масть, наприклад QS або TH. Можна вибрати: { $legal }.
hearts-refused-not_in_hand = Карти { $move } у вас немає. Можна вибрати: { $legal }.
hearts-refused-two_of_clubs = Перша взятка починається так: { $legal }.
hearts-refused-club = Перша взятка починається з трефи. Можна зіграти: { $legal }.
hearts-refused-follow = Треба покласти карту тієї самої масті. Можна зіграти: { $legal }.
hearts-refused-first_trick = У першу взятку не кладуть ні чирви, ні даму пік. Можна зіграти: { $legal }.
hearts-refused-not_broken = Чирви ще не розкриті, заходити з них не можна. Можна зіграти: { $legal }.

# Правила на вибір: назва, зміст, значення.
hearts-option-passing = Обмін
    .about = Куди передають три карти перед роздачею.
hearts-option-passing-cycle = ліворуч, праворуч, навпроти, потім без обміну
hearts-option-passing-none = ніколи
hearts-option-opening = Перший хід
    .about = З чого починає той, у кого двійка треф.
hearts-option-opening-two_of_clubs = з двійки треф
hearts-option-opening-any_club = з будь-якої трефи
hearts-option-points_on_first_trick = Очки в першій взятці
    .about = Чи можна без треф зіграти в ній чирву або даму пік.
hearts-option-points_on_first_trick-true = можна
hearts-option-points_on_first_trick-false = не можна
hearts-option-queen_breaks_hearts = Дама пік розкриває чирви
    .about = Чи можна заходити з чирв, якщо дама пік уже вийшла.
hearts-option-queen_breaks_hearts-true = так
hearts-option-queen_breaks_hearts-false = ні
hearts-option-jack_of_diamonds = Валет бубен
    .about = Скільки очок він дає тому, хто його взяв.
hearts-option-jack_of_diamonds-0 = нічого не вартий
hearts-option-jack_of_diamonds--11 = −11 очок
hearts-option-jack_of_diamonds--10 = −10 очок
hearts-option-moon = Постріл по Місяцю
    .about = Як записати всі очки роздачі в одних руках.
hearts-option-moon-others = решті по 26 очок
hearts-option-moon-self = мінус 26 очок
hearts-option-sun = Постріл по Сонцю
    .about = Як записати всі взятки роздачі в одних руках.
hearts-option-sun-true = решті по 52 очки
hearts-option-sun-false = як постріл по Місяцю
hearts-option-target = Межа очок
    .about = Матч закінчується роздачею, у якій хтось набрав стільки очок.
hearts-option-target-0 = без межі
hearts-option-deals = Кількість роздач
    .about = Матч закінчується після стількох роздач.
hearts-option-deals-0 = без межі
