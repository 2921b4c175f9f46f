# Чырвы. Імя гульца — любы тэкст: яно стаіць каля двукроп’я і не скланяецца.

hearts-name = Чырвы
hearts-about = Не бярыце чырвы і даму пік — або вазьміце ўсе да адной.

# Падзеі.
hearts-event-pass = { $player }: { $card } на абмен.
hearts-event-passed = Абмен: карты перададзены { $direction ->
    [left] налева
    [right] направа
   *[across] насупраць
}.
hearts-event-card = { $player }: { $card }.
hearts-event-hearts-broken = Чырвы раскрытыя.
hearts-event-trick = { $count ->
    [0] Узятка: { $player }.
    [one] Узятка: { $player }, { $count } ачко.
    [few] Узятка: { $player }, { $count } ачкі.
   *[many] Узятка: { $player }, { $count } ачкоў.
}
hearts-event-moon = Стрэл па Месяцы: { $player }, усе ачкі раздачы.
hearts-event-sun = Стрэл па Сонцы: { $player }, усе ўзяткі раздачы.
hearts-event-scored = За раздачу: { $points }.
hearts-event-match-over = Матч скончаны. { $result }

hearts-totals = Усяго: { $totals }.

# Справаздача пра матч: узятка ў радку.
hearts-report-deal = Раздача { $number }
hearts-report-no-passing = Без абмену.
hearts-report-passing = { $direction ->
    [left] Абмен налева:
    [right] Абмен направа:
   *[across] Абмен насупраць:
}
hearts-report-taken = { $count ->
    [0] Узятка: { $player }.
    [one] Узятка: { $player }, { $count } ачко.
    [few] Узятка: { $player }, { $count } ачкі.
   *[many] Узятка: { $player }, { $count } ачкоў.
}

# Чаму карту пакласці нельга.
hearts-refused-no_card = «{ $move }» — не карта. Карта — гэта вартасць і масць, напрыклад QS або TH. Можна выбраць: { $legal }.
hearts-refused-not_in_hand = Карты { $move } няма на руцэ. Можна выбраць: { $legal }.
hearts-refused-two_of_clubs = Першая ўзятка пачынаецца так: { $legal }.
hearts-refused-club = Першая ўзятка пачынаецца з трэфы. Можна пакласці: { $legal }.
hearts-refused-follow = Трэба пакласці карту той самай масці. Можна пакласці: { $legal }.
hearts-refused-first_trick = У першую ўзятку не кладуць ні чырвы, ні даму пік. Можна пакласці: { $legal }.
hearts-refused-not_broken = Чырвы яшчэ не раскрытыя, заходзіць з іх нельга. Можна пакласці: { $legal }.

# Правілы на выбар: назва, сэнс, значэнні.
hearts-option-passing = Абмен
    .about = Куды перадаюць тры карты перад раздачай.
hearts-option-passing-cycle = налева, направа, насупраць, потым без абмену
hearts-option-passing-none = ніколі
hearts-option-opening = Першы ход
    .about = З чаго пачынае той, у каго двойка трэфаў.
hearts-option-opening-two_of_clubs = з двойкі трэфаў
hearts-option-opening-any_club = з любой трэфы
hearts-option-points_on_first_trick = Ачкі ў першай узятцы
    .about = Ці можна без трэфаў пакласці ў яе чырву або даму пік.
hearts-option-points_on_first_trick-true = можна
hearts-option-points_on_first_trick-false = нельга
hearts-option-queen_breaks_hearts = Дама пік раскрывае чырвы
    .about = Ці можна заходзіць з чырваў, калі дама пік ужо выйшла.
hearts-option-queen_breaks_hearts-true = так
hearts-option-queen_breaks_hearts-false = не
hearts-option-jack_of_diamonds = Валет бубнаў
    .about = Колькі ачкоў ён дае таму, хто яго ўзяў.
hearts-option-jack_of_diamonds-0 = нічога не варты
hearts-option-jack_of_diamonds--11 = −11 ачкоў
hearts-option-jack_of_diamonds--10 = −10 ачкоў
hearts-option-moon = Стрэл па Месяцы
    .about = Як запісаць усе ачкі раздачы ў адных руках.
hearts-option-moon-others = астатнім па 26 ачкоў
hearts-option-moon-self = мінус 26 ачкоў
hearts-option-sun = Стрэл па Сонцы
    .about = Як запісаць усе ўзяткі раздачы ў адных руках.
hearts-option-sun-true = астатнім па 52 ачкі
hearts-option-sun-false = як стрэл па Месяцы
hearts-option-target = Мяжа ачкоў
    .about = Матч заканчваецца раздачай, у якой хтосьці набраў столькі ачкоў.
hearts-option-target-0 = без мяжы
hearts-option-deals = Колькасць раздач
    .about = Матч заканчваецца пасля столькіх раздач.
hearts-option-deals-0 = без мяжы
