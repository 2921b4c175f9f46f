# The start and the tables.

page-home-title = Card games
page-home-hello = Three games for an evening
page-home-games = Games
page-home-game = Game
page-home-meta-card-football = 2 players, 15 minutes
page-home-meta-belarusian-football = 2 players, 8 minutes
page-home-meta-hearts = 4 players, 25 minutes
page-home-play = Play now
page-home-friend = With a friend
page-home-level = Level of bots
page-home-continue = Continue
page-home-waiting = Waiting for players
page-home-your-turn = Your turn
page-home-open = Open tables
page-home-all = All tables
page-home-all-games = All games
page-home-filter = Which game
page-home-plain = usual rules only
page-home-none-open = Nobody waits for a player now. Open a table, or play with a bot.
page-home-sit = Sit down
page-home-others = Your other matches
page-home-watch = Matches to watch
page-home-none-on = No match is on that may be watched.
page-home-look = Watch
page-home-seats = { $taken } of { $all } seats taken
page-home-nobody = Nobody yet
page-home-house-rules = house rules
page-home-new = A new table
page-home-preset = Match
page-home-usual = usual
page-home-time = Time
page-home-clock = { $kind ->
    [move] { $seconds } s a move
    [match] { $minutes } min + { $increment } s
    [days] { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
   *[none] no clock
}
page-home-bots = Bots
page-home-who = Who may come
page-home-by-link = by link only
page-home-may-watch = others may watch
page-home-rated = rated: no taking back
page-home-rules = House rules
page-home-open-table = Open the table
