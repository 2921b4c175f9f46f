# Card Football. Every sentence works with any name: names stand before a colon or a dash.

card-football-name = Card Football
card-football-about = Take cards from five columns, gather suits in your squad, shoot. The goalkeeper’s cards can be counted.

# Events.
card-football-event-take = { $player }: { $card } from column { $column }.
card-football-event-off = The suit is sent off, { $card } leaves the game.
card-football-event-tackle = Tackle: { $cards }.
card-football-event-block = Block: the rival holds the same card. { $card } leaves, the turn passes.
card-football-event-press = Press instead of a shot, { $card } leaves{ card-football-gain }.
card-football-event-goal = Goal! { $player } – { card-football-kick }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $shown ->
    [0] {""}
   *[other] {" "}(goalkeeper: { $drawn })
}.
card-football-event-save = The goalkeeper’s { $nth ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} card saves the { card-football-kick-saved }{ $shown ->
    [0] {""}
   *[other] {" "}({ $drawn })
}{ $kind ->
    [shot] { $nth ->
        [2] . Rebound{ card-football-gain }
       *[1] {""}
    }
   *[other] {""}
}.
card-football-event-booking = { $count ->
    [one] { $rival }: { $count } booking in { suit-in }.
   *[other] { $rival }: { $count } bookings in { suit-in }.
}
card-football-event-sent-off = Sent off: { $rival }, { suit }.
card-football-event-attack = Attack{ card-football-gain }.
card-football-event-corner = Corner{ card-football-gain }.
card-football-event-added = A card is added to column { $column }.
card-football-event-half-time = { $half ->
    [1] Half time, { $score }.
    [2] Ninety minutes are over, { $score }. An extra half, until the first goal.
   *[other] No goal in the extra half, { $score }. Another one follows.
}
card-football-event-full-time = Full time, { $score }. { $result }

# Parts of sentences.
card-football-kick = { $kind ->
    [long_shot] long shot
    [free_kick] free kick in { suit-in }
    [penalty] penalty in { suit-in }
   *[shot] shot in { suit-in }
}
card-football-kick-saved = { $kind ->
    [long_shot] long shot
    [free_kick] free kick in { suit-in }
    [penalty] penalty in { suit-in }
   *[shot] shot in { suit-in }
}
card-football-gain = { $count ->
    [0] {""}
    [one] : { $count } extra move
   *[other] : { $count } extra moves
}
card-football-reshuffled = reshuffled
card-football-half = { $half ->
    [1] first half
    [2] second half
   *[other] extra half
}

# Why a column can't be chosen.
card-football-refused-no_column = There is no column “{ $move }”. Open columns: { $legal }.
card-football-refused-empty = Column { $move } is empty. Open columns: { $legal }.
card-football-refused-previous = Your previous card came from column { $move }, so it is closed for this take. Open columns: { $legal }.
card-football-refused-extra = Column { $move } is closed until the turn passes: an extra move has already used it. Open columns: { $legal }.
card-football-refused-turn = Column { $move } is closed until the turn passes: a card has already been taken from it in this turn. Open columns: { $legal }.

# Options: a name, what it decides, and its values.
card-football-option-golden_goal = Golden goal
    .about = A level match goes on with an extra half until the first goal.
card-football-option-golden_goal-true = yes
card-football-option-golden_goal-false = no, a draw is a draw
card-football-option-max_extra_halves = Limit of extra halves
    .about = After so many extra halves without a goal the match is a draw.
card-football-option-max_extra_halves-0 = no limit
card-football-option-added_time = Added time
    .about = What adds a card under the columns.
card-football-option-added_time-kicks = after every kick
card-football-option-added_time-stoppages = after goals and free kicks
card-football-option-added_time-goals = after goals only
card-football-option-added_time-none = never
card-football-option-added_time_limit = Limit of added cards in a half
    .about = How many cards can be added in one half.
card-football-option-bookings_last = Bookings last
    .about = Whether bookings and suits sent off are forgotten at half time.
card-football-option-bookings_last-match = for the match
card-football-option-bookings_last-half = for the half
card-football-option-send_off_at = Bookings for a sending off
    .about = With so many bookings in a suit it is sent off.
card-football-option-extra_moves = Extra moves
    .about = What happens when extra moves are gained before the old ones are spent.
card-football-option-extra_moves-add = add up
card-football-option-extra_moves-max = the larger number counts
card-football-option-column_ban = Closed columns
    .about = From which columns a player may not take, besides that of the previous take.
card-football-option-column_ban-extras = those used on extra moves of this turn
card-football-option-column_ban-turn = all those used in this turn
card-football-option-column_ban-last = only that of the previous take
card-football-option-clean_save = A shot saved by the first card
    .about = What the player who shot loses.
card-football-option-clean_save-clear = clears the line
card-football-option-clean_save-pop = takes only the last card
card-football-option-shot_goal_ends_turn = A goal from a shot passes the turn
    .about = Whether extra moves that are left may be played after such a goal.
card-football-option-shot_goal_ends_turn-true = yes
card-football-option-shot_goal_ends_turn-false = no
