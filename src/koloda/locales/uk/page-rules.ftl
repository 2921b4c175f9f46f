# Правила на сторінці.

page-rules-title = { $game }: правила
page-rules-games = Яка гра
page-rules-back = Назад до столу
page-rules-contents = Зміст
page-rules-house = { $count ->
    [0] Правила на вибір: звичайні
    [one] Правила на вибір: { $count } відрізняється
   *[other] Правила на вибір: відрізняються { $count }
}
page-rules-takes = бере
page-rules-then = стає
page-rules-column = Стовпчик { $column }
page-rules-none = немає карт
page-rules-differs = Відрізняється. Зазвичай: { $value }
page-rules-by-usual = Приклад за звичайними правилами.
