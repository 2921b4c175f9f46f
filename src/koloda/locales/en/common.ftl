# Words that all games share.

language-name = English

card-RJ = red joker
card-BJ = black joker

# A suit by its letter: by name, and after "in".
suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
suit-in = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

seat-name = Player { $number }
player = Player
minute = Minute
score = Score
draw = Draw
wins = Wins
yes = yes
no = no

# Counted things.
goals-count = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
extra-moves-count = { $count ->
    [one] { $count } extra move
   *[other] { $count } extra moves
}
bookings-count = { $count ->
    [one] { $count } booking
   *[other] { $count } bookings
}
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tricks-count = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# How a match ended.
result-win = Winner: { $player }.
result-draw = A draw.
result-shared = { $count ->
    [2] Two share the win: { $players }.
    [3] Three share the win: { $players }.
   *[other] All share the win: { $players }.
}

# A match report.
report-pair = { $first } v { $second }
report-options = House rules:
report-option = { $option }: { $value }
report-unfinished = The match is not over. The score so far: { $score }.

# A player and what the player has or has played, in a list.
player-has = { $player } – { $what }
