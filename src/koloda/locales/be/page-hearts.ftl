# Стол чырваў на старонцы. Імя стаіць да двукроп’я, пасля яго або дзейнікам.

page-hearts-hand = Вашы карты
page-hearts-sorted = { $order ->
    [suit] Па масцях
   *[rank] Па старшынстве
}
    .label = Парадак карт: { $order ->
    [suit] па масцях
   *[rank] па старшынстве
}
page-hearts-from = { $card } — абмен, { $player }

# Узятка.
page-hearts-trick = Узятка
page-hearts-led = заход
page-hearts-your-card = ваша карта
page-hearts-then = потым { $player }
page-hearts-your-lead = Вам заходзіць
page-hearts-follow = У масць { $suit }
page-hearts-any-card = Любая карта
page-hearts-choose-cards = Выберыце карты

# Абмен.
page-hearts-pass-for = { $player } атрымае гэтыя тры карты.
page-hearts-pass = Перадаць карты
page-hearts-pass-soon = Карты пойдуць, як толькі надыдзе ваша чарга.
page-hearts-change = Выбраць іншыя
page-hearts-pass-done = Вашы тры карты перададзены. Астатнія яшчэ выбіраюць.
page-hearts-pass-all = { $direction ->
    [left] Усе выбіраюць па тры карты для суседа злева.
    [right] Усе выбіраюць па тры карты для суседа справа.
   *[across] Усе выбіраюць па тры карты для гульца насупраць.
}
page-hearts-put-back = { $card }: вярнуць
page-hearts-no-more = Тры карты ўжо выбраны. Вярніце адну, каб узяць іншую.

# Астатнія ўзяткі.
page-hearts-rest = Астатнія мае
page-hearts-rest-about = Што б ні было ў іншых, усе ўзяткі, што засталіся, вашы.
page-hearts-rest-on = Астатнія ўзяткі разыгрываюцца.
page-hearts-stop = Спыніць

# Што дасць карта.
page-hearts-takes = Бярэ ўзятку.
page-hearts-beats-all = Бярэ ўзятку: старэйшай карты няма.
page-hearts-goes-to = Узятка пойдзе. Каму: { $player }.
page-hearts-in-trick = { $count ->
    [0] Ачкоў у ёй няма.
    [one] У ёй { $count } ачко.
    [few] У ёй { $count } ачкі.
   *[many] У ёй { $count } ачкоў.
}
page-hearts-points = { $count ->
    [one] ачко
    [few] ачкі
   *[many] ачкоў
}
page-hearts-higher = Старэйшыя і яшчэ не выйшлі: { $cards }.
page-hearts-higher-count = { $count ->
    [one] Не выйшла { $count } старэйшая карта.
    [few] Не выйшлі { $count } старэйшыя карты.
   *[many] Не выйшла { $count } старэйшых карт.
}
page-hearts-still = Яшчэ ходзяць: { $players }.
page-hearts-play = Сыграць { $card }
page-hearts-choose = Выбраць { $card }

# Што вядома.
page-hearts-moon = { $player }: пакуль усе ачкі
page-hearts-moon-others = Засталося ачкоў: { $left }. Калі ўсе яны пойдуць туды ж, { $player }: 0, астатнія — па 26. Адно ачко ў іншых руках — і стрэлу няма.
page-hearts-moon-self = Засталося ачкоў: { $left }. Калі ўсе яны пойдуць туды ж, { $player }: −26. Адно ачко ў іншых руках — і стрэлу няма.
page-hearts-out = Яшчэ не выйшлі
page-hearts-last-trick = Мінулая ўзятка
page-hearts-passed = Абмен
page-hearts-given = Каму: { $player }
page-hearts-got = Ад каго: { $player }
page-hearts-voids = Масці скончыліся
page-hearts-deals = Ачкі па раздачах
page-hearts-before = раней
page-hearts-in-deal = За раздачу: { $points }
page-hearts-go-on = Далей
page-hearts-signs = Знакі
page-hearts-sign-mine = у вас на руках
page-hearts-sign-gone = ужо згуляная
page-hearts-sign-new = перададзена вам у гэтай раздачы
page-hearts-sign-points = ачкі, узятыя ў гэтай раздачы
