# Правила на странице.

page-rules-title = { $game }: правила
page-rules-games = Какая игра
page-rules-back = Назад к столу
page-rules-contents = Содержание
page-rules-house = { $count ->
    [0] Правила на выбор: обычные
    [one] Правила на выбор: { $count } отличается
   *[other] Правила на выбор: отличаются { $count }
}
page-rules-takes = берёт
page-rules-then = становится
page-rules-column = Столбик { $column }
page-rules-none = нет карт
page-rules-differs = Отличается. Обычно: { $value }
page-rules-by-usual = Пример по обычным правилам.
