# Card Football in the browser.

# What a take would do.
page-card-football-take = Take { $card }
page-card-football-from = { $card } from column { $column }.
page-card-football-goal = goal
page-card-football-kick = { $kick } against { $count ->
    [one] { $count } goalkeeper card
   *[other] { $count } goalkeeper cards
}.
page-card-football-rebound = Rebound { $odds }: { extra-moves-count }.
page-card-football-turn-passes = The turn passes.
page-card-football-ends = { $end ->
    [half_time] The half ends.
   *[full_time] The match ends.
}
page-card-football-choose = Choose a column: its top card goes to your squad.
page-card-football-waits = To move: { $player }.

# The pitch.
page-card-football-columns = Five columns
page-card-football-closed = { $reason ->
    [previous] last take
   *[other] this turn
}
page-card-football-closed-theirs = the previous card of the one to move came from it
page-card-football-extra = { $count ->
    [one] { $count } extra move
   *[other] { $count } extra moves
}
page-card-football-squad = { $player }, squad
page-card-football-line = { $suit }: { $cards }{ $off ->
    [yes] , sent off
   *[no] { $bookings ->
        [0] {""}
       *[other] , bookings { $bookings } of { $limit }
    }
}{ $shoots ->
    [yes] , the next one shoots
   *[no] {""}
}
page-card-football-sent-off = sent off
page-card-football-moment-goal = Goal!
page-card-football-moment-save = Saved
page-card-football-moment-rebound = Rebound

# Beside the pitch.
page-card-football-counts = What can be counted
page-card-football-goalkeeper = Goalkeeper
page-card-football-of = { $count } of { $total }
page-card-football-jokers = jokers
page-card-football-left = { $name }: { $count }
page-card-football-gone = All gone until the next shuffle: { $suits }. { $jokers ->
    [0] No joker is left either.
    [one] Against them only a joker is left.
   *[other] Against them only the jokers are left.
}
page-card-football-empty = Nothing is left: it is shuffled when the next card is needed.
page-card-football-unseen = Not seen yet in this half
page-card-football-added = Added time
page-card-football-signs = Signs
page-card-football-sign-booking = { $limit ->
    [one] a booking; with the first the suit is sent off
   *[other] a booking; with { $limit } of them the suit is sent off
}
page-card-football-sign-shot = three cards in a line: the next one shoots
page-card-football-sign-closed = this column is closed for this take
