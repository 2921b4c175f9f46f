# Страница: то, что есть везде.

page-brand = Колода
page-skip = К главному
page-navigation = Разделы
page-menu = Меню
page-close = Закрыть
page-home = В начало
page-wait = Секунду…
page-you = Вы
page-copy = Копировать
page-copied = Скопировано
page-share = Поделиться
page-link-tables = Столы
page-link-replay = Разбор
page-link-rules = Правила
page-link-settings = Настройки
page-link-me = Я
page-nowhere = Здесь ничего нет
page-nowhere-more = Возможно, адрес неполный.
page-bot = Бот, { $level }
page-level-novice = новичок
page-level-amateur = любитель
page-level-club = клубный
page-level-strong = сильный
page-level-master = мастер
page-level-champion = чемпион
page-error = Это не получилось: { $message }
page-error-offline = До клуба не достучаться. Есть ли связь?
page-error-answer = Ответ клуба эта страница не поняла. Загрузите её заново.
page-error-lost = Связь пропала раньше, чем клуб ответил. Попробуйте ещё раз.
page-error-terms = Условия этого стола не те, на которые вы согласились, поэтому в тасовке вы не участвуете.

# Cards.
page-card = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { $suit ->
    [C] треф
    [D] бубен
    [H] червей
   *[S] пик
}
