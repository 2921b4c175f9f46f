# The page: what all of it shares.

page-brand = Koloda
page-skip = To the main part
page-navigation = Main
page-menu = Menu
page-close = Close
page-home = To the start
page-wait = One moment …
page-you = You
page-copy = Copy
page-copied = Copied
page-share = Share
page-link-tables = Tables
page-link-replay = Replay
page-link-rules = Rules
page-link-settings = Settings
page-link-me = Me
page-nowhere = There is nothing here
page-nowhere-more = The address may be incomplete.
page-bot = Bot, { $level }
page-level-novice = Novice
page-level-amateur = Amateur
page-level-club = Club
page-level-strong = Strong
page-level-master = Master
page-level-champion = Champion
page-error = This can’t be done: { $message }
page-error-offline = The club can’t be reached. Is there a connection?
page-error-answer = The club has answered something that this page does not understand. Load the page again.
page-error-lost = The connection was lost before the club could answer. Try again.
page-error-terms = The terms of this table are not those to which you sat down, so the shuffle is not joined.

# Cards.
page-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
    [T] 10
   *[other] { $rank }
} of { suit }
