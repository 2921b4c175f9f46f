# A table on the page: what all games share. Names stand before a colon or alone.

page-table-title-turn = Your turn · { $game }
page-table-board = The table
page-table-side = What is known
page-table-story = The match so far
page-table-open-story = Show the match so far
page-table-begins = The match begins.
page-table-rule = The rule
page-table-your-turn = Your turn
page-table-their-turn = to move
page-table-clock = Time left: { $time }
page-table-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-table-away = not here now
page-table-substitute = a bot plays
page-table-lost = The connection is lost. Coming back …
page-table-closed = This table can’t be shown
page-table-enter = Enter
page-table-command = Command
page-table-command-example = help · score · last
page-table-keys = Keys and commands
page-table-keys-card-football = 1 to 5 choose a column, arrows go along the columns, Enter takes, Esc lets go, / opens the line of commands.
page-table-keys-belarusian-football = 1 to 4 choose a column, 0 throws the ball out, Enter confirms, Esc lets go, / opens the line of commands.
page-table-keys-hearts = Arrows go through the hand, Enter plays or chooses a card, Esc lets go, / opens the line of commands.
page-table-talk = Talk
page-table-say = Say something
page-table-send = Send
page-table-mute = Mute
page-table-muted = Not heard: { $player }
page-table-unmute = Hear again
page-table-silence = Nobody has said anything yet.
page-table-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
page-table-undo = Take back the last move
page-table-takeback = Ask to take back a move
page-table-hint = Hint
page-table-offer-draw = Offer a draw
page-table-resign = Resign
page-table-resign-sure = Press again to resign
page-table-leave = Leave the table
page-table-leave-sure = Press again to leave
page-table-offered-draw = You have offered a draw.
page-table-asked-draw = { $player }: a draw?
page-table-offered-takeback = You have asked to take back a move.
page-table-asked-takeback = { $player }: may a move be taken back?
page-table-agree = Agree
page-table-decline = Decline
page-table-revealing = The shuffle is being agreed on. A moment, and the cards are dealt.
page-table-invited = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-table-waiting = { $count ->
    [one] Waiting for one more player. Send them this link.
   *[other] Waiting for { $count } more players. Send them this link.
}
page-table-sit = Sit down and play
page-table-free-seat = free seat
page-table-link = Link to this table
page-table-code = The link as a QR code
page-table-lots = Seats are drawn by lot. All players shuffle together, and after the match the shuffle can be checked.
page-table-over = The end of the match
page-table-won = You have won
page-table-lost-match = You have lost
page-table-void = The match came to nothing
page-table-ending-resigned = Resigned: { $player }.
page-table-ending-time = Out of time: { $player }.
page-table-ending-draw = A draw was agreed on.
page-table-ending-abandoned = Everybody has left.
page-table-ending-no_reveal = The shuffle was not completed: { $player }.
page-table-ending-unfilled = Not enough players came.
page-table-rematch = Play again
page-table-rematch-asked = Waiting for the others
page-table-asks-rematch = { $players }: one more match?
page-table-to-rematch = To the new match
page-table-study = The match and its shuffle
page-table-look = Look at the table
