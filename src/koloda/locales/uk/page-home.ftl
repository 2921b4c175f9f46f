# Початок і столи.

page-home-title = Карткові ігри
page-home-hello = Три гри на вечір
page-home-games = Ігри
page-home-game = Гра
page-home-meta-card-football = 2 гравці, 15 хвилин
page-home-meta-belarusian-football = 2 гравці, 8 хвилин
page-home-meta-hearts = 4 гравці, 25 хвилин
page-home-play = Грати
page-home-friend = З другом
page-home-level = Рівень ботів
page-home-continue = Продовжити
page-home-waiting = Чекаємо на гравців
page-home-your-turn = Ваш хід
page-home-open = Вільні столи
page-home-all = Усі столи
page-home-all-games = Усі ігри
page-home-filter = Яка гра
page-home-plain = лише звичайні правила
page-home-none-open = Зараз ніхто не чекає на суперника. Відкрийте стіл або зіграйте з ботом.
page-home-sit = Сісти
page-home-others = Інші ваші матчі
page-home-watch = Подивитися матч
page-home-none-on = Зараз немає матчів, відкритих для глядачів.
page-home-look = Дивитися
page-home-seats = Зайнято місць: { $taken } із { $all }
page-home-nobody = Поки нікого
page-home-house-rules = свої правила
page-home-new = Новий стіл
page-home-preset = Матч
page-home-usual = звичайний
page-home-time = Час
page-home-clock = { $kind ->
    [move] { $seconds } с на хід
    [match] { $minutes } хв + { $increment } с
    [days] { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
       *[many] { $days } днів на хід
    }
   *[none] без годинника
}
page-home-bots = Боти
page-home-who = Хто може прийти
page-home-by-link = лише за посиланням
page-home-may-watch = можна дивитися
page-home-rated = на рейтинг: без повернення ходів
page-home-rules = Правила на вибір
page-home-open-table = Відкрити стіл
