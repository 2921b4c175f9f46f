# Стіл чирв на сторінці. Ім’я стоїть до двокрапки, після неї або підметом.

page-hearts-hand = Ваші карти
page-hearts-sorted = { $order ->
    [suit] За мастями
   *[rank] За старшинством
}
    .label = Порядок карт: { $order ->
    [suit] за мастями
   *[rank] за старшинством
}
page-hearts-from = { $card } — обмін, { $player }

# Взятка.
page-hearts-trick = Взятка
page-hearts-led = захід
page-hearts-your-card = ваша карта
page-hearts-then = потім { $player }
page-hearts-your-lead = Вам заходити
page-hearts-follow = У масть { $suit }
page-hearts-any-card = Будь-яка карта
page-hearts-choose-cards = Виберіть карти

# Обмін.
page-hearts-pass-for = { $player } отримає ці три карти.
page-hearts-pass = Передати карти
page-hearts-pass-soon = Карти підуть, щойно настане ваша черга.
page-hearts-change = Вибрати інші
page-hearts-pass-done = Ваші три карти передано. Решта ще вибирає.
page-hearts-pass-all = { $direction ->
    [left] Усі вибирають по три карти для сусіда ліворуч.
    [right] Усі вибирають по три карти для сусіда праворуч.
   *[across] Усі вибирають по три карти для гравця навпроти.
}
page-hearts-put-back = { $card }: повернути
page-hearts-no-more = Три карти вже вибрано. Поверніть одну, щоб узяти іншу.

# Решта взяток.
page-hearts-rest = Решта моя
page-hearts-rest-about = Хоч би що мали інші, усі взятки, що лишилися, ваші.
page-hearts-rest-on = Решта взяток розігрується.
page-hearts-stop = Зупинити

# Що дасть карта.
page-hearts-takes = Бере взятку.
page-hearts-beats-all = Бере взятку: старшої карти немає.
page-hearts-goes-to = Взятка піде. Кому: { $player }.
page-hearts-in-trick = { $count ->
    [0] Очок у ній немає.
    [one] У ній { $count } очко.
    [few] У ній { $count } очки.
   *[many] У ній { $count } очок.
}
page-hearts-points = { $count ->
    [one] очко
    [few] очки
   *[many] очок
}
page-hearts-higher = Старші й ще не вийшли: { $cards }.
page-hearts-higher-count = { $count ->
    [one] Не вийшла { $count } старша карта.
    [few] Не вийшли { $count } старші карти.
   *[many] Не вийшло { $count } старших карт.
}
page-hearts-still = Ще ходять: { $players }.
page-hearts-play = Зіграти { $card }
page-hearts-choose = Вибрати { $card }

# Що відомо.
page-hearts-moon = { $player }: поки всі очки
page-hearts-moon-others = Лишилося очок: { $left }. Якщо всі вони підуть туди ж, { $player }: 0, решта — по 26. Одне очко в інших руках — і пострілу немає.
page-hearts-moon-self = Лишилося очок: { $left }. Якщо всі вони підуть туди ж, { $player }: −26. Одне очко в інших руках — і пострілу немає.
page-hearts-out = Ще не вийшли
page-hearts-last-trick = Попередня взятка
page-hearts-passed = Обмін
page-hearts-given = Кому: { $player }
page-hearts-got = Від кого: { $player }
page-hearts-voids = Масті скінчилися
page-hearts-deals = Очки за роздачами
page-hearts-before = раніше
page-hearts-in-deal = За роздачу: { $points }
page-hearts-go-on = Далі
page-hearts-signs = Знаки
page-hearts-sign-mine = у вас на руках
page-hearts-sign-gone = уже зіграна
page-hearts-sign-new = передана вам у цій роздачі
page-hearts-sign-points = очки, взяті в цій роздачі
