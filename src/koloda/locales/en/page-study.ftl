# After a match, and the replay. Names stand before a colon or alone.

page-study-match = Match
page-study-no-match = This match can’t be shown
page-study-replay = Watch the replay
page-study-download = Record as a file
page-study-copy-link = Copy the link
page-study-link = Link to this match
page-study-story = The story of the match
page-study-short = In short
page-study-whole = Every move
page-study-story-none = No move was made.
page-study-total = Total

# A match that came to nothing.
page-study-void-title = The shuffle was not completed
page-study-void = { $player ->
    [none] A part of the shuffle did not come in time.
   *[other] { $player }: the part of the shuffle did not come in time.
}
page-study-void-about = All who play shuffle together. Without the part of one of them there is no shuffle, so no card was dealt. The club shows whose part it was, so that nobody can choose among shuffles unseen.
page-study-void-nobody = Nobody has won or lost: a match like this does not count.
page-study-void-unfilled = Nobody took the seats that were free. Nothing was shuffled or dealt.
page-study-anew = Open a table like this

# The replay.
page-study-choose = Look at any match again, move by move: one of this club, or the record of one as a file.
page-study-file = Choose a file
page-study-drop = Or drop it anywhere on this page. It is the record of a match, as the page after a match gives it.
page-study-address = The address of a match
page-study-address-about = Of this club only: the page asks no other place for anything. Save what is elsewhere as a file.
page-study-elsewhere = This is not the address of a match of this club. Save the record as a file, then choose it here.
page-study-unplayed = This match was not played: there is nothing to watch.
page-study-paste = Or paste a record as text
page-study-show = Show
page-study-several = There are several records here. Which one?
page-study-record = Record { $number }
page-study-other = Another match
page-study-check = The shuffle
page-study-controls = Through the match
page-study-place = Place in the match
page-study-step = Move { $number } of { $count }
page-study-first = To the beginning
page-study-back = One move back
page-study-play = Play
page-study-pause = Pause
page-study-next = One move on
page-study-last = To the end
page-study-leap-back = To the event before
page-study-leap-on = To the next event
page-study-side = Seen by
page-study-open = open cards
page-study-hand = Hand: { $player }
page-study-to-pass = { $card } — to be passed
page-study-speed = Speed

# The fairness check.
page-study-fair-title = Was the shuffle fair?
page-study-fair-verdict = { $verdict ->
    [kept] Yes. The players and the club shuffled together, and it is the shuffle in which this browser took part.
    [record] The record holds: its cards come from the shuffle that the players and the club made together.
    [nobody] Nothing is proved: no person took part, so the club shuffled alone. The record agrees with itself.
    [missing] The record does not say where its shuffle came from, so it can’t be checked.
    [key] It can’t be checked: where the record tells of its shuffle, { $key } is missing or of the wrong kind.
   *[failed] No. Something does not agree; the list below says what.
}
page-study-fair-state = { $state ->
    [passed] Right.
    [failed] Wrong.
   *[open] Not checked.
}
page-study-fair-commitment = { $state ->
    [passed] The club’s secret number is the one that it sealed before anybody sat down.
   *[failed] The club’s secret number does not fit the seal shown before the match. Expected: { $expected }. This number’s seal: { $found }.
}
page-study-fair-own = { $state ->
    [passed] All is as this browser kept it from before the match: the seal, the rules, and the number that it added.
    [open] This browser did not play there, so only the record itself is checked.
   *[failed] { $what ->
        [commitment] The seal shown before the match was another one: this browser has kept it.
        [hash] What this browser sent before the match is not in the record.
        [entropy] The number that this browser added is another one in the record.
       *[terms] The game or its rules are not those to which this browser sat down.
    }
}
page-study-fair-entropy = { $state ->
    [passed] Every player’s number fits the seal sent before the match.
   *[failed] { $player }: the number does not fit the seal sent before the match.
}
page-study-fair-seed = { $state ->
    [passed] Mixed together, the numbers give the seed from which all was dealt.
   *[failed] The seed of the record is not the one that the numbers give. Expected: { $expected }. In the record: { $found }.
}
page-study-fair-moves = { $state ->
    [passed] { $what ->
        [club] { $count ->
            [one] { $count } move, within the rules and as the club has it.
           *[other] { $count } moves, all within the rules and as the club has them.
        }
       *[alone] { $count ->
            [one] { $count } move, within the rules.
           *[other] { $count } moves, all within the rules.
        }
    }
   *[failed] { $what ->
        [other] Move { $number } is not the one that the club has.
       *[fault] The club can’t replay the record. { $what }
    }
}
page-study-fair-deal = { $state ->
    [passed] { $count ->
        [0] No card was shown, so there is nothing to compare.
        [one] Dealt anew in this page: the card that was shown is the right one.
       *[other] Dealt anew in this page: all { $count } cards that were shown are the right ones.
    }
    [open] Without all moves there is nothing to deal anew.
   *[failed] Move { $number } shows { $found }, which the seed does not deal there.
}
page-study-fair-how = How can a shuffle be checked?
page-study-fair-how-secret = Before anybody can sit down the club draws a secret number and shows its seal. The seal is computed from the number. Nobody can find the number from its seal, and no other number has the same one: the club can’t change its mind.
page-study-fair-how-players = Each player’s browser draws a number too, and shows its seal first. Only when all seals lie on the table are these numbers opened. So nobody can choose one to suit the others.
page-study-fair-how-mix = All numbers are mixed into one, the seed. Each of them changes all of it, so a single honest one is enough: nobody could have chosen the cards.
page-study-fair-how-shuffle = Every shuffle of the match follows from the seed by a published recipe. After the match the club opens its own number, and anybody can compute everything anew. This page has just done that.
page-study-fair-how-left = What remains: somebody may hold a number back. Then the match does not begin, and the club shows whose number it was.
page-study-fair-numbers = The numbers
page-study-fair-match-id = Match
page-study-fair-seal = The club’s seal
page-study-fair-secret = The club’s secret number
page-study-fair-hash-of = Seal: { $player }
page-study-fair-entropy-of = Number: { $player }
page-study-fair-bot = a bot adds none
page-study-fair-final = Seed
page-study-fair-doubt = And who does not trust this page?
page-study-fair-doubt-how = This page comes from the club as well. Take the record as a file and check it on a machine of your own, with the program koloda or with one that you write yourself:
