# A match in the console. Names stand before a colon, a comma or a dash, so that any name fits.

terminal-you = You
terminal-rival = Rival
terminal-left = Left
terminal-across = Across
terminal-right = Right

# What may be typed: the first word is shown, the others are understood too.
terminal-command-help = help
terminal-command-hint = hint
terminal-command-what = what
terminal-command-undo = undo
terminal-command-table = table
terminal-command-pitch = pitch, trick
terminal-command-hand = hand
terminal-command-squad = squad
terminal-command-goalkeeper = goalkeeper
terminal-command-seen = seen
terminal-command-score = score
terminal-command-last = last
terminal-command-rules = rules
terminal-command-colours = colours, colors
terminal-command-save = save
terminal-command-quit = quit
terminal-command-move = play, take
terminal-command-throw = throw
terminal-word-all = all

# What each command does.
terminal-about-help = the commands
terminal-about-hint = which move a strong bot would make
terminal-about-what = what each move would bring about; with a move, that one
terminal-about-undo = take back your last move and all that followed
terminal-about-table = all that lies on the table
terminal-about-pitch = the pitch, or the trick
terminal-about-hand = your own cards
terminal-about-squad = both squads, bookings and suits sent off
terminal-about-goalkeeper = what is known of the goalkeeper
terminal-about-seen = which cards have been seen, which have not
terminal-about-score = the score
terminal-about-last = what happened since your last move; “last 20”, “last all” for more
terminal-about-rules = the rules of this match
terminal-about-colours = suits in two or four colours: “colours 2”, “colours 4”
terminal-about-save = save the match; with a file’s name, its record there
terminal-about-quit = leave; the match is kept
terminal-about-move = make a move
terminal-about-throw = throw the ball out

terminal-footer = help · hint · what · undo · last · rules · quit · Tab: complete
terminal-help-moves = { $game ->
    [card-football] Type a column, 1 to 5, to take its top card.
    [belarusian-football] Type a column, 1 to 4, to move the ball; a card, like QS or 10h, while you lay your line-up.
   *[hearts] Type a card, like QS, q♠ or 10h, to play or to pass it.
}
terminal-help-line = { $word }: { $about }
terminal-help-end = The beginning of a word will do. A move with “?” behind it only says what it would do.

# What is said to a person.
terminal-welcome = { $game }. { $about }
terminal-welcome-back = { $game }: the match goes on.
terminal-welcome-help = “help” lists the commands, “rules” shows the rules, “hint” suggests a move.
terminal-which-game = Which game?
terminal-game = { $number }. { $game }. { $about }
terminal-saved-game = { $number }. Go on with the saved match: { $game }.
terminal-which-number = Type the number or the name of a game: { $games }.
terminal-thinking = … thinking
terminal-choices = Your move: { $moves }.
terminal-preview = { $move }: { $preview }
terminal-preview-chance = { $end ->
    [goal] { $odds } goal
    [save] { $odds } saved
    [throw] { $odds } out
   *[on] { $odds } matches and goes on
}
terminal-hint = Hint: { $move }
terminal-undone = Taken back.
terminal-nothing-to-undo = You have made no move yet.
terminal-nothing-yet = Nothing has happened yet.
terminal-no-topic = This game has nothing of the kind.
terminal-not-understood-unclear = “{ $word }” may be one of these: { $words }.
terminal-not-understood-unknown = There is no command “{ $word }”. Did you mean { $words }?
terminal-not-understood-strange = There is no command “{ $word }”. “help” lists them.
terminal-over = The match is over.
terminal-after = The match is over. “last all” shows all of it, Enter leaves.
terminal-page = { $more ->
    [yes] Enter: further, q: enough
   *[no] Enter: back to the table
}
terminal-colours-which = Two or four colours? Type “colours 2” or “colours 4”.
terminal-colours-set = Suits in { $count ->
    [2] two
   *[4] four
} colours.
terminal-no-colours = There are no colours here; every suit has its sign.

# Keeping a match.
terminal-saved = Saved: { $path }
terminal-save-exists = There is another file already: { $path }. Choose another name.
terminal-keep-failed = The match goes on, but it is not being saved.
terminal-left-saved = The match is saved. To go on: { $command }
terminal-left-unsaved = The match could not be saved.
terminal-record-at = The record of the match: { $path }
terminal-put-aside = The saved match can’t be read. It is kept as { $path }.
terminal-settled = { $option } does not go with --resume: the saved match has its own.

# What several games share.
terminal-none = none
terminal-face-down = face down
terminal-only-you = { $card } (only you see it)
terminal-score = Score: { $first } { $score } { $second }.
terminal-hand = Your hand: { $cards }.
terminal-side-hand = Your hand
terminal-unseen = Not seen yet, { $suit }: { $cards }.

# Card Football.
terminal-card-football-turn = { $minute } You can take: { $columns }.
terminal-card-football-closed = Closed: { $columns }.
terminal-card-football-closed-reason = { $reason ->
    [previous] your previous card came from it
    [extra] used on an extra move
    [turn] used in this turn
   *[empty] empty
}
terminal-card-football-closed-short = { $reason ->
    [previous] last take
    [extra] used
    [turn] used
   *[empty] empty
}
terminal-card-football-extra = { $count ->
    [one] { $count } extra move left.
   *[other] { $count } extra moves left.
}
terminal-card-football-clock = { $half }, { $minute }
terminal-card-football-added = Cards added in this half: { $count } of { $limit }.
terminal-card-football-column = Column { $column }: { $cards }{ $hidden ->
    [0] {""}
   *[other] , { $hidden } face down
}{ $reason ->
    [none] .
   *[other] . Closed: { $reason }.
}
terminal-card-football-column-empty = Column { $column }: empty.
terminal-card-football-line = { $player }, { $suit }: { $cards }.
terminal-card-football-no-squad = { $player }: no cards.
terminal-card-football-bookings = { $player }, bookings: { $bookings }. Sent off at { $limit }.
terminal-card-football-sent-off = { $player }, sent off: { $suits }.
terminal-card-football-goalkeeper = { $count ->
    [one] The goalkeeper has { $count } card left: { $suits }, jokers { $jokers }.
   *[other] The goalkeeper has { $count } cards left: { $suits }, jokers { $jokers }.
}
terminal-card-football-gone = Gone since its last shuffle: { $cards }.
terminal-card-football-seen = Seen in this half: { $count } of { $total } cards.
terminal-card-football-joins = { $card } joins its line: { $line }.
terminal-card-football-long-shot = Long shot with { $card }: a goal, nobody saves it.
terminal-card-football-kick = { $kick } against { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $goal } goal{ $rebound ->
    [none] {""}
   *[other] , { $rebound } rebound
}.
terminal-card-football-side-goalkeeper = Goalkeeper { $count }
terminal-card-football-side-added = Added { $count } of { $limit }
terminal-card-football-side-off = sent off
terminal-card-football-side-booked = booked { $list }

# Belarusian football.
terminal-belarusian-football-keeper = Choose your goalkeeper: { $cards }.
terminal-belarusian-football-lineup = Choose a card for column { $column } of your line-up: { $cards }.
terminal-belarusian-football-ball = The ball: { $card }.
terminal-belarusian-football-ball-at = The ball: { $card }. It stands on { $on }, { $row }, column { $column }.
terminal-belarusian-football-no-ball = There is no ball on the pitch.
terminal-belarusian-football-next = It can go on, { $row }: { $columns }.
terminal-belarusian-football-throw = “-” throws it out.
terminal-belarusian-football-throw-short = - throw it out
terminal-belarusian-football-decks = { $own ->
    [one] { $own } ball left for you, { $rival } for the rival.
   *[other] { $own } balls left for you, { $rival } for the rival.
}
terminal-belarusian-football-row = { $row }: { $places }.
terminal-belarusian-football-goalkeeper = { $own ->
    [yes] your goalkeeper: { $card }.
   *[no] the rival’s goalkeeper: { $card }.
}
terminal-belarusian-football-laid = Laid so far, from column 1: { $cards }.
terminal-belarusian-football-learned = The rival’s face-down line-up has none of these: { $cards }.
terminal-belarusian-football-out = Out: { $cards }.
terminal-belarusian-football-scored = { $player }, balls that scored: { $cards }.
terminal-belarusian-football-flip = column { $column } is face down.
terminal-belarusian-football-as-keeper = { $card } becomes your goalkeeper.
terminal-belarusian-football-as-column = { $card } goes to column { $column }.
terminal-belarusian-football-side-decks = balls left { $decks }
terminal-belarusian-football-side-ball = Ball
terminal-belarusian-football-side-out = Out: { $count }
terminal-belarusian-football-side-learned = Rival’s line-up has no
terminal-belarusian-football-side-goalkeeper = { $own ->
    [yes] Your goalkeeper
   *[no] Rival’s goalkeeper
}
terminal-belarusian-football-side-own = ( ) only you see it · ● the ball · [ ] within reach

# Hearts.
terminal-hearts-passing = { $direction ->
    [left] Passing to the left
    [right] Passing to the right
   *[across] Passing across
}: { $count ->
    [one] choose { $count } more card.
   *[other] choose { $count } cards.
}
terminal-hearts-chosen = Chosen: { $cards }.
terminal-hearts-received = { $player }, passed to you: { $cards }.
terminal-hearts-trick = On the table: { $cards }.
terminal-hearts-lead = You lead.
terminal-hearts-can = You can play: { $cards }.
terminal-hearts-deal = Deal { $number }.
terminal-hearts-points = { $player }: { $total }; this deal { $points }, { $tricks }.
terminal-hearts-moon = { $player }: every point of this deal so far. The moon is in sight.
terminal-hearts-last-trick = Last trick: { $cards } → { $player }.
terminal-hearts-broken = { $broken ->
    [yes] Hearts are broken.
   *[no] Hearts are not broken.
}
terminal-hearts-suit = { $suit }: { $cards }.
terminal-hearts-played = { $count ->
    [one] Played in this deal: { $count } card.
   *[other] Played in this deal: { $count } cards.
}
terminal-hearts-void = { $player }, none left: { $suits }.
terminal-hearts-to-pass = { $card } is passed { $direction ->
    [left] to the left
    [right] to the right
   *[across] across
}.
terminal-hearts-card = { $place ->
    [lead] { $card } leads the trick.
    [top] { $card } is the highest so far.
    [under] { $card } stays below the highest.
   *[off] { $card } takes nothing: another suit was led.
}
terminal-hearts-side-deal = Deal { $number }
terminal-hearts-side-broken = { $broken ->
    [yes] hearts broken
    [no] hearts not broken
   *[pass] passing
}
terminal-hearts-side-passing = { $direction ->
    [left] Pass to the left:
    [right] Pass to the right:
   *[across] Pass across:
}
terminal-hearts-side-total = total
terminal-hearts-side-points = deal
terminal-hearts-side-tricks = tricks
