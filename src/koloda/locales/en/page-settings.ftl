# The page: settings, and oneself.

page-settings-about = All of this is kept on this device at once.
page-settings-look = Language and light
page-settings-cards = Cards
page-settings-play = Play
page-settings-motion = Motion and sound
page-settings-preview = This is how cards look now

page-settings-auto = Automatic
page-settings-language = Language
    .about = What everything is written in. Automatic: what your browser asks for.
page-settings-theme = Theme
    .about = Automatic: as your device has it.
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-suits = Colours of suits
    .about = The shapes tell the suits apart as well.
page-settings-suits-four = Four colours
page-settings-suits-two = Two colours
page-settings-letters = Letters on cards
    .about = Jack, queen, king and ace. Automatic: as is usual in your language.
page-settings-letters-intl = J Q K A
page-settings-letters-cyrillic = В Д К Т
page-settings-print = Print
    .about = Large: rank, suit and one great sign on every card.
page-settings-print-normal = Normal
page-settings-print-large = Large

page-settings-confirm = Confirm moves
    .about = The first press shows what a move would do, the second makes it. Otherwise one press makes it.
page-settings-hints = What would it do?
    .about = Says what a move would bring about before you make it.
page-settings-forced = The only move by itself
    .about = Where there is only one legal move, it is made for you.
page-settings-memory = Memory mode
    .about = Belarusian football: your own row is covered once the ball has entered.
page-settings-keys = Single keys
    .about = 1–5, arrows and ? work at the table. Without them everything is within reach of Tab and Enter.
page-settings-level = Bot of a quick match
    .about = Who plays against you when you play at once.
page-settings-hand = Hand
    .about = Left: the side panels and the move button change sides.
page-settings-hand-right = Right
page-settings-hand-left = Left

page-settings-pace = Speed
    .about = How fast cards travel. You never have to wait for them.
page-settings-pace-off = No motion
page-settings-pace-slow = Slow
page-settings-pace-normal = Normal
page-settings-pace-fast = Fast
page-settings-still = Your system asks for less motion, so nothing moves.
page-settings-sound = Sound
    .about = A card, your turn, a trick, a goal: small sounds.

# Oneself.
page-settings-me-nobody = Nobody knows you here yet. You become a guest when you sit down at a table.
page-settings-me-come = Come in as a guest
page-settings-me-guest = You are a guest: only this browser knows you. With a passkey or a password you can come back from anywhere, and your matches stay yours.
page-settings-me-since = In the club since { $date }.
page-settings-me-name = Name
    .about = Letters and digits; each word in one alphabet. It shows wherever you sit down from now on.
page-settings-me-save = Save the name
page-settings-me-saved = The name is saved.
page-settings-me-language = Language: { $language }. To the settings

page-settings-me-keep = Coming back
page-settings-me-passkey = Passkey
    .about = Your device lets you in by fingerprint, face or PIN. There is nothing to remember.
page-settings-me-passkey-add = Add a passkey
page-settings-me-passkey-another = Add another passkey
page-settings-me-passkey-added = The passkey is added.
page-settings-me-passkey-none = No passkey was used.
page-settings-me-passkey-since = Added { $date }
page-settings-me-passkey-remove = Remove
page-settings-me-passkey-sure = It won’t let you in any more. Press again to remove it.
page-settings-me-passkey-removed = The passkey is removed. If its device is lost, press “Sign out everywhere” too.
page-settings-me-password = Password
    .about = Lets you in anywhere, together with your name.
    .again = A new one signs you out everywhere else.
page-settings-me-password-new = New password
page-settings-me-password-set = Set a password
page-settings-me-password-change = Change the password
page-settings-me-password-done = The password is set.

page-settings-me-in = Sign in
    .about = If you have been here before, with a passkey or a password.
    .guest = This guest’s matches will stay with the guest.
page-settings-me-in-name = Your name
page-settings-me-in-password = Your password
page-settings-me-in-passkey = Sign in by passkey
page-settings-me-in-done = You are signed in: { $name }
page-settings-me-out = Sign out
page-settings-me-out-here = Sign out here
page-settings-me-out-everywhere = Sign out everywhere
page-settings-me-out-sure = You can’t come back as this guest. Press again to sign out.
page-settings-me-out-done = You are signed out.

page-settings-me-statistics = How matches went
page-settings-me-game = Game
page-settings-me-rivals = Rivals
page-settings-me-people = people
page-settings-me-bots = bots
page-settings-me-played = Played
page-settings-me-won = Won
page-settings-me-drawn = Drawn
page-settings-me-lost = Lost
page-settings-me-history = Matches
page-settings-me-history-none = No match of yours is over yet.
page-settings-me-result = { $result ->
    [won] Won
    [drawn] Draw
    [lost] Lost
   *[void] Not played
}
page-settings-me-more = Earlier matches

page-settings-me-muted = Muted members
    .about = You are not shown what they say at a table.
page-settings-me-muted-none = You hear everybody.
page-settings-me-unmute = Hear again
page-settings-me-heard = Heard again: { $name }

page-settings-me-programs = Programs
    .about = With a token a program plays in your name: a bot that you have written.
page-settings-me-token = Token
page-settings-me-token-kept = There is a token by which a program can come in.
page-settings-me-token-make = Make a token
page-settings-me-token-anew = Make a new token
page-settings-me-token-once = Keep it now: it is shown this once. An earlier one is void.
page-settings-me-token-drop = Void the token
page-settings-me-token-void = The token is void.

page-settings-me-data = Your data
page-settings-me-export = Download everything
    .about = All that is kept of you, in one file.
page-settings-me-delete = Delete everything
    .about = Your name, your passkeys, your password and what you have said go. Matches stay, without your name. This can’t be undone.
page-settings-me-delete-sure = Delete for good
page-settings-me-keep-all = Keep everything
page-settings-me-deleted = Everything is deleted.
