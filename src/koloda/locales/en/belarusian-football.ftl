# Belarusian football. Every sentence works with any name: names stand before a colon or a dash.

belarusian-football-name = Belarusian football
belarusian-football-about = Your ball walks through hidden cards that match it in suit or rank, up to the rival’s goalkeeper.

# Events.
belarusian-football-event-draw = { $player }: the ball is { $card }.
belarusian-football-event-flip = { $row ->
    [0] The ball enters on { $card }, { belarusian-football-row }, column { $column }.
   *[other] { $fits ->
        [yes] { $card } is turned up, { belarusian-football-row }, column { $column }: it matches.
       *[no] { $card } is turned up, { belarusian-football-row }, column { $column }: no match.
    }
}
belarusian-football-event-step = { $row ->
    [0] The ball enters on { $card }, { belarusian-football-row }, column { $column }.
   *[other] The ball steps on { $card }, open in { belarusian-football-row }, column { $column }.
}
belarusian-football-event-throw = The ball { $card } is out.
belarusian-football-event-goal = Goal! { $player } – { $ball } against the goalkeeper { $keeper }{ $score ->
    [none] {""}
   *[other] , { $score }
}.
belarusian-football-event-save = The goalkeeper { $keeper } saves { $ball }.
belarusian-football-event-full-time = Full time, { $score }. { $result }

belarusian-football-row = { $row ->
    [0] own line-up
    [1] near midfield
    [2] far midfield
   *[other] the rival’s line-up
}

# A match report: a ball a line.
belarusian-football-report-legend = A figure in brackets is the column.
belarusian-football-report-ball = { $number }. { $player }, ball { $ball }
belarusian-football-report-step = { $card } ({ $column })
belarusian-football-report-at-once = Out at once.
belarusian-football-report-no-match = No match, out.
belarusian-football-report-no-way = No way on, out.
belarusian-football-report-goal = Goal! Goalkeeper { $keeper }, { $score }.
belarusian-football-report-save = The goalkeeper { $keeper } saves.

# Why a move can't be made.
belarusian-football-refused-not_in_hand = You do not hold { $move }. Your hand: { $legal }.
belarusian-football-refused-no_column = There is no column “{ $move }”. The ball can go to: { $legal }.
belarusian-football-refused-out_of_reach = Column { $move } is out of reach: the ball goes straight ahead or one column aside. It can go to: { $legal }.
belarusian-football-refused-no_match = The open card in column { $move } does not match the ball in suit or rank. The ball can go to: { $legal }.
belarusian-football-refused-own_no_match = Your card in column { $move } does not match the ball in suit or rank. The ball can enter at: { $legal }.
belarusian-football-refused-no_throw = The ball can’t be thrown out now. It can go to: { $legal }.
belarusian-football-refused-must_throw = No card of your line-up matches the ball. Throw it out: “{ $legal }”.

# Options: a name, what it decides, and its values.
belarusian-football-option-pack = Pack
    .about = Which cards are in the pack.
belarusian-football-option-pack-52 = 52 cards, two to ace
belarusian-football-option-pack-36 = 36 cards, six to ace
belarusian-football-option-packs = Packs
    .about = How many packs are shuffled together.
belarusian-football-option-entry = Entry
    .about = Whether a ball that can enter must enter.
belarusian-football-option-entry-mandatory = a ball that can enter must
belarusian-football-option-entry-optional = any ball may be thrown out instead
belarusian-football-option-keeper_recloses = The goalkeeper turns down again
    .about = Whether a goalkeeper that has been turned up is hidden again after the shot.
belarusian-football-option-keeper_recloses-true = yes
belarusian-football-option-keeper_recloses-false = no, it stays open

# Matches by name.
belarusian-football-preset-quick = Quick: 36 cards
belarusian-football-preset-classic = Classic: 52 cards
belarusian-football-preset-long = Long: two packs of 36 cards
belarusian-football-preset-marathon = Marathon: two packs of 52 cards
