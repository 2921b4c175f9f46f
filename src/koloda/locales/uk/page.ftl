# Сторінка: те, що є всюди.

page-brand = Колода
page-skip = До головного
page-navigation = Розділи
page-menu = Меню
page-close = Закрити
page-home = На початок
page-wait = Секунду…
page-you = Ви
page-copy = Копіювати
page-copied = Скопійовано
page-share = Поділитися
page-link-tables = Столи
page-link-replay = Перегляд
page-link-rules = Правила
page-link-settings = Налаштування
page-link-me = Я
page-nowhere = Тут нічого немає
page-nowhere-more = Можливо, адреса неповна.
page-bot = Бот, { $level }
page-level-novice = новачок
page-level-amateur = аматор
page-level-club = клубний
page-level-strong = сильний
page-level-master = майстер
page-level-champion = чемпіон
page-error = Це не вдалося: { $message }
page-error-offline = Клуб не відповідає. Чи є зв’язок?
page-error-answer = Відповіді клубу ця сторінка не зрозуміла. Завантажте її знову.
page-error-lost = Зв’язок зник раніше, ніж клуб відповів. Спробуйте ще раз.
page-error-terms = Умови цього столу не ті, на які ви погодилися, тому в тасуванні ви не берете участі.

# Cards.
page-card = { $rank ->
    [2] двійка
    [3] трійка
    [4] четвірка
    [5] п’ятірка
    [6] шістка
    [7] сімка
    [8] вісімка
    [9] дев’ятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { $suit ->
    [C] треф
    [D] бубен
    [H] чирв
   *[S] пік
}
