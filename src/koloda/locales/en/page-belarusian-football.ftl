# The table of Belarusian football in the browser. Names stand before a colon, a comma or a dash.

page-belarusian-football-turn = Turn { $number }
page-belarusian-football-laying = Line-up
page-belarusian-football-pack = { $packs ->
    [1] { $pack ->
        [36] 36 cards
       *[52] 52 cards
    }
   *[other] { $packs } × { $pack ->
        [36] 36 cards
       *[52] 52 cards
    }
}

# Places, for a reader who does not see the table, and for those who watch.
page-belarusian-football-row-of = { $row ->
    [0] { $player }: line-up
   *[other] { $player }: midfield
}
page-belarusian-football-keeper-of = { $player }, goalkeeper: { $card }.
page-belarusian-football-decks-of = { $count ->
    [one] { $player }: { $count } ball left.
   *[other] { $player }: { $count } balls left.
}
page-belarusian-football-learned-of = { $player }: the face-down line-up has none of these: { $cards }.
page-belarusian-football-place = { $state ->
    [can] Column { $column }: { $card }. The ball can go here.
    [no_match] Column { $column }: { $card }. It does not match the ball.
    [far] Column { $column }: { $card }. Out of reach.
   *[none] Column { $column }: { $card }.
}
page-belarusian-football-empty = Column { $column }: empty.
page-belarusian-football-put-keeper = The goalkeeper’s place
page-belarusian-football-ball-here = The ball { $card } is here.
page-belarusian-football-rested = { $end ->
    [goal] { $card } has scored.
    [save] { $card } was saved.
   *[throw] { $card } is out.
}
page-belarusian-football-hand = Your cards
page-belarusian-football-peek = Look at your row
page-belarusian-football-was-seen = Face down again; both have seen it.

# What to do, in the line under the pitch.
page-belarusian-football-choose-keeper = Choose your goalkeeper.
page-belarusian-football-choose-column = Choose a card for column { $column }.
page-belarusian-football-choose-entry = Your ball is { $card }. Choose where it enters.
page-belarusian-football-choose-step = { $card } is on the pitch. Choose where it goes.
page-belarusian-football-must-throw = No card of your line-up matches { $card }. Throw it out.
page-belarusian-football-is-laying = { $player }: laying the line-up.

# What a move would do.
page-belarusian-football-odds-goal = goal
page-belarusian-football-odds-match = matches
page-belarusian-football-sure = sure
page-belarusian-football-keeper-why = Only balls of its suit or rank will score.
page-belarusian-football-column-why = Your balls of its suit or rank can enter here.
page-belarusian-football-enter-covered = The ball enters on the covered card in column { $column }, if it matches.
page-belarusian-football-open = Opens the face-down card in column { $column }.
page-belarusian-football-ahead = Next within reach: face down { $closed }, matching { $open }.
page-belarusian-football-no-way = It can’t go on from there: the ball is out.
page-belarusian-football-way = By { $cards }, past the goalkeeper { $keeper }.
page-belarusian-football-way-why = Every card on this way matches { $card }.
page-belarusian-football-last-ball = This is the last ball of the match.

# On the button that makes the move.
page-belarusian-football-do-keeper = To goal
page-belarusian-football-do-column = To column { $column }
page-belarusian-football-do-enter = Enter
page-belarusian-football-do-step = Step
page-belarusian-football-do-open = Open
page-belarusian-football-do-throw = Throw out

# Beside the pitch.
page-belarusian-football-learned = What the rival’s throws tell
page-belarusian-football-learned-own = What your throws tell
page-belarusian-football-learned-seat = { $player }, what throws tell
page-belarusian-football-not-in-row = Not in the row:
page-belarusian-football-learned-why = A ball that goes out at once has found no match in its player’s line-up.
page-belarusian-football-learned-nothing = Nothing is known.
page-belarusian-football-to-come = Still to come
page-belarusian-football-balls-of = { $player }, balls
page-belarusian-football-closed = Face down on the pitch
page-belarusian-football-out = Out
page-belarusian-football-scored = { $player }, scored
page-belarusian-football-balls = Balls
page-belarusian-football-signs = Signs
page-belarusian-football-sign-eye = face down, and only you see it
page-belarusian-football-sign-can = the ball can go here
page-belarusian-football-sign-cross = open, and does not match
page-belarusian-football-sign-step = the path of the ball
