# Начало и столы.

page-home-title = Карточные игры
page-home-hello = Три игры на вечер
page-home-games = Игры
page-home-game = Игра
page-home-meta-card-football = 2 игрока, 15 минут
page-home-meta-belarusian-football = 2 игрока, 8 минут
page-home-meta-hearts = 4 игрока, 25 минут
page-home-play = Играть
page-home-friend = С другом
page-home-level = Уровень ботов
page-home-continue = Продолжить
page-home-waiting = Ждём игроков
page-home-your-turn = Ваш ход
page-home-open = Свободные столы
page-home-all = Все столы
page-home-all-games = Все игры
page-home-filter = Какая игра
page-home-plain = только обычные правила
page-home-none-open = Сейчас никто не ждёт соперника. Откройте стол или сыграйте с ботом.
page-home-sit = Сесть
page-home-others = Другие ваши матчи
page-home-watch = Посмотреть матч
page-home-none-on = Сейчас нет матчей, открытых для зрителей.
page-home-look = Смотреть
page-home-seats = Занято мест: { $taken } из { $all }
page-home-nobody = Пока никого
page-home-house-rules = свои правила
page-home-new = Новый стол
page-home-preset = Матч
page-home-usual = обычный
page-home-time = Время
page-home-clock = { $kind ->
    [move] { $seconds } с на ход
    [match] { $minutes } мин + { $increment } с
    [days] { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
   *[none] без часов
}
page-home-bots = Боты
page-home-who = Кто может прийти
page-home-by-link = только по ссылке
page-home-may-watch = можно смотреть
page-home-rated = на рейтинг: без возврата ходов
page-home-rules = Правила на выбор
page-home-open-table = Открыть стол
