# The rules on the page.

page-rules-title = { $game }: the rules
page-rules-games = Which game
page-rules-back = Back to the table
page-rules-contents = Contents
page-rules-house = { $count ->
    [0] House rules: the usual ones
    [one] House rules: { $count } differs
   *[other] House rules: { $count } differ
}
page-rules-takes = takes
page-rules-then = then
page-rules-column = Column { $column }
page-rules-none = no cards
page-rules-differs = Differs. Usually: { $value }
page-rules-by-usual = An example by the usual rules.
