# Пачатак і сталы.

page-home-title = Картачныя гульні
page-home-hello = Тры гульні на вечар
page-home-games = Гульні
page-home-game = Гульня
page-home-meta-card-football = 2 гульцы, 15 хвілін
page-home-meta-belarusian-football = 2 гульцы, 8 хвілін
page-home-meta-hearts = 4 гульцы, 25 хвілін
page-home-play = Гуляць
page-home-friend = З сябрам
page-home-level = Узровень ботаў
page-home-continue = Працягнуць
page-home-waiting = Чакаем гульцоў
page-home-your-turn = Ваш ход
page-home-open = Вольныя сталы
page-home-all = Усе сталы
page-home-all-games = Усе гульні
page-home-filter = Якая гульня
page-home-plain = толькі звычайныя правілы
page-home-none-open = Зараз ніхто не чакае саперніка. Адкрыйце стол або згуляйце з ботам.
page-home-sit = Сесці
page-home-others = Іншыя вашы матчы
page-home-watch = Паглядзець матч
page-home-none-on = Зараз няма матчаў, адкрытых для гледачоў.
page-home-look = Глядзець
page-home-seats = Занята месцаў: { $taken } з { $all }
page-home-nobody = Пакуль нікога
page-home-house-rules = свае правілы
page-home-new = Новы стол
page-home-preset = Матч
page-home-usual = звычайны
page-home-time = Час
page-home-clock = { $kind ->
    [move] { $seconds } с на ход
    [match] { $minutes } хв + { $increment } с
    [days] { $days ->
        [one] { $days } дзень на ход
        [few] { $days } дні на ход
       *[many] { $days } дзён на ход
    }
   *[none] без гадзінніка
}
page-home-bots = Боты
page-home-who = Хто можа прыйсці
page-home-by-link = толькі па спасылцы
page-home-may-watch = можна глядзець
page-home-rated = на рэйтынг: без вяртання хадоў
page-home-rules = Правілы на выбар
page-home-open-table = Адкрыць стол
