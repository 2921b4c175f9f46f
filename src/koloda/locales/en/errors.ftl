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

error-bot = This bot can’t play: { $message }
error-bot-unknown = There is no bot { $bot }.{ error-hint } The bots are: { $expected }.

error-save = The match can’t be kept: { $message }
error-save-write = The match can’t be written{ error-where }.{ error-why }
error-save-read = The saved match can’t be read{ error-where }.{ error-why }
error-save-none = There is no saved match.
