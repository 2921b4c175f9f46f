# What went wrong, by the code of the error. A detail that is not known is the word “none”.

# Where it was met: a file and a line.
error-where = { $line ->
    [none] { $path ->
        [none] {""}
       *[other] {" "}({ $path })
    }
   *[other] { $path ->
        [none] {" "}(line { $line })
       *[other] {" "}({ $path }, line { $line })
    }
}
error-hint = { $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
}
error-why = { $why ->
    [full] {" "}The disk is full.
    [denied] {" "}There is no permission.
    [read-only] {" "}The disk can only be read.
    [absent] {" "}There is no such file.
    [folder] {" "}It is a folder.
   *[other] {""}
}
standard-input = standard input

# Which values an option takes.
expected-flag = true or false
expected-whole = a whole number from { $minimum } to { $maximum }
expected-choice = one of { $choices }
expected-end = more than 0, or option deals more than 0

error-game = This game can’t be played: { $message }
error-game-unknown = There is no game { $game }{ error-where }.{ error-hint } The games are: { $expected }.

error-option = This rule can’t be set: { $message }
error-option-unknown = The game has no option { $option }{ error-where }.{ error-hint } Its options are: { $expected }.
error-option-value = Option { $option } can’t be { $value }{ error-where }. Expected: { $expected }.
error-option-preset = There is no match by the name { $preset }{ error-where }.{ error-hint } The names are: { $expected }.

error-move = This move can’t be made: { $message }
error-move-illegal = Move { $number } ({ $move }) is not legal{ error-where }. { $reason ->
    [none] Legal moves: { $legal }.
   *[other] { $reason }
}
error-move-not-text = In a record a move is text, in quotation marks. Legal moves: { $legal }.
error-move-over = Move { $number } ({ $move }) is one too many{ error-where }: the match is over.

error-record = The record can’t be read: { $message }
error-record-file = The file can’t be opened{ error-where }.{ error-why }
error-record-size = The record is too long{ error-where }: more than { $expected } bytes.
error-record-encoding = This is not text in UTF-8{ error-where }.
error-record-json = This is not JSON{ error-where }. Expected: one record, or one record a line.
error-record-empty = Nothing is written here{ error-where }. Expected: the record of a match.
error-record-type = A record is a JSON object, and this is something else{ error-where }.
error-record-key = The record lacks a key, or its value is of the wrong kind: { $key }{ error-where }.
error-record-version = This format of records is not known{ error-where }. Expected: the key koloda with the value { $expected }.
error-record-game = The key game is the name of a game, as text{ error-where }.
error-record-options = The key options is an object: options with their values{ error-where }.
error-record-seed = The key seed is { $expected } hexadecimal digits{ error-where }.
error-record-moves = The key moves is a list of moves, each as text{ error-where }.

error-fair = The shuffle can’t be checked: { $message }
error-fair-missing = The record does not say where its shuffle came from, so it can’t be checked: the key fair is missing{ error-where }.
error-fair-key = The key { $key } inside fair is missing or of the wrong kind{ error-where }.
error-fair-commitment = The server’s seed does not fit the commitment shown before the match{ error-where }.
error-fair-entropy = What seat { $seat } added to the shuffle does not fit the hash sent beforehand{ error-where }.
error-fair-seed = The seed of the record is not the one that server and players agreed on{ error-where }.

error-card = { $message }
error-card-text = “{ $text }” is no card. Expected: a rank and a suit, like QS or TH.

error-arena = This arena can’t be held: { $message }
error-bot = This bot can’t play: { $message }
error-bot-unknown = There is no bot { $bot }.{ error-hint } The bots are: { $expected }.

error-save = The match can’t be kept: { $message }
error-save-write = The match can’t be written{ error-where }.{ error-why }
error-save-read = The saved match can’t be read{ error-where }.{ error-why }
error-save-none = There is no saved match.

error-table = This can’t be done at the table: { $message }
error-table-unknown = There is no such table, or it is not open to you.
error-table-phase = That can’t be done now. { $phase ->
    [seating] Not everybody has sat down yet.
    [reveal] The shuffle is still being agreed on.
    [playing] The match is on.
    [over] The match is over.
   *[void] The match came to nothing.
}
error-table-seated = You sit at this table already.
error-table-not-seated = You hold no seat at this table.
error-table-full = No seat is free at this table.
error-table-commitment = The table’s commitment is another one. Load the table again.
error-table-hash = The hash is { $expected } hexadecimal digits.
error-table-entropy = What was sent does not fit the hash from before the match.
error-table-not-your-turn = It is not your turn.
error-table-time = The time for this move is over.
error-table-no-draws = A draw is agreed on between two people; here there are not two.
error-table-no-hints = Hints are given at a table that is not rated and where all others are bots.
error-table-rated = At a rated table no move is taken back.
error-table-nothing-to-take-back = You have made no move yet: there is nothing to take back.
error-table-bots = There can be at most { $most } bots here. Their levels: { $expected }.
error-table-clock = There is no such clock. { $key }: { $expected }.
error-table-link = This table is entered by its link only.
error-table-phrase = There is no such phrase. Expected: a text, or one of { $expected }.
error-table-text = A text has at least one character and at most { $expected }.

error-member = This can’t be done: { $message }
error-member-unknown = There is no such member.
error-member-token = This token lets nobody in.
error-member-sign-in = No member has this name and this password.
error-member-name = This name won’t do. { $why ->
    [short] Expected: at least { $expected } letters or digits.
    [long] Expected: at most { $expected } characters.
    [mixed] Letters of different alphabets stand in one word: { $value }.
   *[letter] This can’t stand in a name: { $value }
}
error-member-taken = Somebody has this name already, or one that looks like it.
error-member-language = There is no such language. Expected: { $expected }.
error-member-password = A password has at least { $expected } characters and at most { $most }.
error-member-passkey = This passkey did not work.
error-member-only-way = This is your only way to come back. Set a password or add another passkey first.
error-member-mutes = No more than { $expected } members can be muted.
error-member-report = There is no report { $number }.

error-limit = Too often. Try again in { $seconds } s.
error-limit-table = Too many tables in a short time. Try again in { $seconds } s.
error-limit-bots = Too many bots in a short time. Try again in { $seconds } s.
error-limit-chat = Too many messages in a short time. Try again in { $seconds } s.
error-limit-sign-in = Too many attempts to sign in. Try again in { $seconds } s.
error-limit-report = Too many reports in a short time. Try again in { $seconds } s.
error-limit-replay = Too many replays in a short time. Try again in { $seconds } s.

error-club = The club can’t open: { $message }
error-club-database = The club can’t use this database: { $message }
error-club-unavailable = The club’s database can’t be reached now. Try again in a moment.
error-club-compiling = The rules are being prepared. Try again in a moment.
error-club-settings = The setting { $key } has a value that it can’t have: { $message }
error-club-workers = More than one worker needs PostgreSQL.
error-club-redis = More than one worker needs Redis.
error-club-backup = The backup failed{ error-where }.{ error-why } { $message }
error-club-running = The club is running. Stop it first.

error-request = The request can’t be taken: { $message }
error-request-invalid = The request is not as expected: { $message }
error-request-size = The request is too long.
error-request-member = Come in first: nobody is known by this request.
error-request-origin = This page may not ask for that.
error-request-header = The request lacks a header: { $message }
error-request-unknown = There is nothing at this address.
error-request-method = This can’t be done with what is at this address.
