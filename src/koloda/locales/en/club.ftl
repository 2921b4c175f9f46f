# The club: guests' names, and what can be said at a touch.

club-guest = Guest { $number }

club-phrase-hello = Hello.
club-phrase-good-luck = Good luck.
club-phrase-have-fun = Have fun.
club-phrase-well-played = Well played.
club-phrase-good-game = Good game.
club-phrase-thanks = Thanks.
club-phrase-nice-move = Nice move.
club-phrase-oops = Oops.
club-phrase-sorry = Sorry.
club-phrase-thinking = One moment, I am thinking.
club-phrase-back-soon = I will be right back.
club-phrase-i-am-back = I am back.
club-phrase-one-more = One more match?
club-phrase-bye = Bye.
