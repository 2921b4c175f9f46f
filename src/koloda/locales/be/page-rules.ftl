# Правілы на старонцы.

page-rules-title = { $game }: правілы
page-rules-games = Якая гульня
page-rules-back = Назад да стала
page-rules-contents = Змест
page-rules-house = { $count ->
    [0] Правілы на выбар: звычайныя
    [one] Правілы на выбар: { $count } адрозніваецца
   *[other] Правілы на выбар: адрозніваюцца { $count }
}
page-rules-takes = бярэ
page-rules-then = становіцца
page-rules-column = Слупок { $column }
page-rules-none = няма карт
page-rules-differs = Адрозніваецца. Звычайна: { $value }
page-rules-by-usual = Прыклад паводле звычайных правіл.
