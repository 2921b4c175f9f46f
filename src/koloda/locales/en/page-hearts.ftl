# The table of Hearts on the page. Names stand before a colon, after one, or as the subject.

page-hearts-hand = Your hand
page-hearts-sorted = { $order ->
    [suit] By suit
   *[rank] By rank
}
    .label = Order of the hand: { $order ->
    [suit] by suit
   *[rank] by rank
}
page-hearts-from = { $card }, passed to you by { $player }

# The trick.
page-hearts-trick = The trick
page-hearts-led = led
page-hearts-your-card = your card
page-hearts-then = then { $player }
page-hearts-your-lead = Your lead
page-hearts-follow = Follow { $suit }
page-hearts-any-card = Any card
page-hearts-choose-cards = Choose cards

# Passing.
page-hearts-pass-for = { $player } gets these three cards.
page-hearts-pass = Pass the cards
page-hearts-pass-soon = They go as soon as it is your turn.
page-hearts-change = Choose others
page-hearts-pass-done = Your three cards are on their way. The others are still choosing.
page-hearts-pass-all = { $direction ->
    [left] Everybody chooses three cards for the player on the left.
    [right] Everybody chooses three cards for the player on the right.
   *[across] Everybody chooses three cards for the player across the table.
}
page-hearts-put-back = { $card }: put back
page-hearts-no-more = Three cards are chosen. Put one back to choose another.

# The rest of the tricks.
page-hearts-rest = The rest are mine
page-hearts-rest-about = Whatever the others hold, every trick left is yours.
page-hearts-rest-on = The rest are being played.
page-hearts-stop = Stop

# What would it do?
page-hearts-takes = Takes the trick.
page-hearts-beats-all = Takes the trick: nothing beats it.
page-hearts-goes-to = The trick goes to { $player }.
page-hearts-in-trick = { $count ->
    [0] No points in it.
    [one] { $count } point in it.
   *[other] { $count } points in it.
}
page-hearts-points = { $count ->
    [one] point
   *[other] points
}
page-hearts-higher = Higher and still out: { $cards }.
page-hearts-higher-count = { $count ->
    [one] { $count } higher card is still out.
   *[other] { $count } higher cards are still out.
}
page-hearts-still = Still to play: { $players }.
page-hearts-play = Play { $card }
page-hearts-choose = Choose { $card }

# What is known.
page-hearts-moon = { $player }: every point so far
page-hearts-moon-others = Points still to come: { $left }. If they all go the same way, { $player }: 0, everybody else: 26. One point in another hand stops it.
page-hearts-moon-self = Points still to come: { $left }. If they all go the same way, { $player }: −26. One point in another hand stops it.
page-hearts-out = Cards still out
page-hearts-last-trick = Last trick
page-hearts-passed = Passed
page-hearts-given = To: { $player }
page-hearts-got = From: { $player }
page-hearts-voids = Out of a suit
page-hearts-deals = Points by deal
page-hearts-before = before
page-hearts-in-deal = This deal: { $points }
page-hearts-go-on = Go on
page-hearts-signs = Signs
page-hearts-sign-mine = in your hand
page-hearts-sign-gone = already played
page-hearts-sign-new = passed to you in this deal
page-hearts-sign-points = points taken in this deal
