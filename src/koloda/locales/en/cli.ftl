# What the command prints besides matches.

cli-compiling = Preparing the rules, once for this version:

cli-fair = Match { $match }: the shuffle is the one that was committed to, and all moves are legal ({ $moves }).
cli-fair-keep = Compare with what you kept from before the match. Commitment: { $commitment }. Hashes of entropy:
cli-fair-bot = bot
cli-fair-nobody = No person took part, so this proves nothing about the shuffle.
