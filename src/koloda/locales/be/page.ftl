# Старонка: тое, што ёсць усюды.

page-brand = Калода
page-skip = Да галоўнага
page-navigation = Раздзелы
page-menu = Меню
page-close = Закрыць
page-home = На пачатак
page-wait = Секунду…
page-you = Вы
page-copy = Скапіяваць
page-copied = Скапіявана
page-share = Падзяліцца
page-link-tables = Сталы
page-link-replay = Прагляд
page-link-rules = Правілы
page-link-settings = Налады
page-link-me = Я
page-nowhere = Тут нічога няма
page-nowhere-more = Магчыма, адрас няпоўны.
page-bot = Бот, { $level }
page-level-novice = пачатковец
page-level-amateur = аматар
page-level-club = клубны
page-level-strong = моцны
page-level-master = майстар
page-level-champion = чэмпіён
page-error = Гэта не атрымалася: { $message }
page-error-offline = Клуб не адказвае. Ці ёсць сувязь?
page-error-answer = Адказу клуба гэта старонка не зразумела. Загрузіце яе зноў.
page-error-lost = Сувязь знікла раней, чым клуб адказаў. Паспрабуйце яшчэ раз.
page-error-terms = Умовы гэтага стала не тыя, на якія вы згадзіліся, таму ў тасаванні вы не ўдзельнічаеце.

# Cards.
page-card = { $rank ->
    [2] двойка
    [3] тройка
    [4] чацвёрка
    [5] пяцёрка
    [6] шасцёрка
    [7] сямёрка
    [8] васьмёрка
    [9] дзявятка
    [T] дзясятка
    [J] валет
    [Q] дама
    [K] кароль
   *[A] туз
} { $suit ->
    [C] трэф
    [D] бубнаў
    [H] чырваў
   *[S] пік
}
