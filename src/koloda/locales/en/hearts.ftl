# Hearts. Every sentence works with any name: names stand after or before a colon.

hearts-name = Hearts
hearts-about = Take no hearts and not the queen of spades, or take them all.

# Events.
hearts-event-pass = { $player }: { $card } to pass.
hearts-event-passed = The cards are passed { $direction ->
    [left] to the left
    [right] to the right
   *[across] across
}.
hearts-event-card = { $player }: { $card }.
hearts-event-hearts-broken = Hearts are broken.
hearts-event-trick = { $count ->
    [0] Trick: { $player }.
    [one] Trick: { $player }, { $count } point.
   *[other] Trick: { $player }, { $count } points.
}
hearts-event-moon = Shooting the moon: { $player }, every point of the deal.
hearts-event-sun = Shooting the sun: { $player }, every trick of the deal.
hearts-event-scored = This deal: { $points }.
hearts-event-match-over = The match is over. { $result }

hearts-totals = Total: { $totals }.

# A match report: a trick a line.
hearts-report-deal = Deal { $number }
hearts-report-no-passing = No passing.
hearts-report-passing = { $direction ->
    [left] Passing to the left:
    [right] Passing to the right:
   *[across] Passing across:
}
hearts-report-taken = { $count ->
    [0] Trick: { $player }.
    [one] Trick: { $player }, { $count } point.
   *[other] Trick: { $player }, { $count } points.
}

# Why a card can't be played.
hearts-refused-no_card = “{ $move }” is no card. A card is its rank and its suit, like QS or TH. You can choose: { $legal }.
hearts-refused-not_in_hand = You do not hold { $move }. You can choose: { $legal }.
hearts-refused-two_of_clubs = The first trick begins with { $legal }.
hearts-refused-club = The first trick begins with a club. You can play: { $legal }.
hearts-refused-follow = You have to follow suit. You can play: { $legal }.
hearts-refused-first_trick = No hearts and no queen of spades in the first trick. You can play: { $legal }.
hearts-refused-not_broken = Hearts are not broken yet, so they can’t be led. You can play: { $legal }.

# Options: a name, what it decides, and its values.
hearts-option-passing = Passing
    .about = Where three cards go before a deal.
hearts-option-passing-cycle = left, right, across, then a deal without
hearts-option-passing-none = never
hearts-option-opening = First card
    .about = What the holder of the two of clubs leads first.
hearts-option-opening-two_of_clubs = the two of clubs
hearts-option-opening-any_club = any club
hearts-option-points_on_first_trick = Points in the first trick
    .about = Whether a hand without clubs may play a heart or the queen of spades in it.
hearts-option-points_on_first_trick-true = allowed
hearts-option-points_on_first_trick-false = not allowed
hearts-option-queen_breaks_hearts = The queen of spades breaks hearts
    .about = Whether hearts may be led once the queen of spades has been played.
hearts-option-queen_breaks_hearts-true = yes
hearts-option-queen_breaks_hearts-false = no
hearts-option-jack_of_diamonds = Jack of diamonds
    .about = What the taker of the jack of diamonds scores.
hearts-option-jack_of_diamonds-0 = counts nothing
hearts-option-jack_of_diamonds--11 = −11 points
hearts-option-jack_of_diamonds--10 = −10 points
hearts-option-moon = Shooting the moon
    .about = How all points of a deal in one hand are scored.
hearts-option-moon-others = 26 points to each other player
hearts-option-moon-self = 26 points off
hearts-option-sun = Shooting the sun
    .about = How all tricks of a deal in one hand are scored.
hearts-option-sun-true = 52 points to each other player
hearts-option-sun-false = scored like the moon
hearts-option-target = Points to end
    .about = The match ends after the deal in which somebody has so many points.
hearts-option-target-0 = no limit
hearts-option-deals = Deals to end
    .about = The match ends after so many deals.
hearts-option-deals-0 = no limit
