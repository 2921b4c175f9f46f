# Клуб: імена гостей і те, що можна сказати одним дотиком.

club-guest = Гість { $number }

club-phrase-hello = Привіт.
club-phrase-good-luck = Хай щастить.
club-phrase-have-fun = Приємної гри.
club-phrase-well-played = Гарно зіграно.
club-phrase-good-game = Дякую за гру.
club-phrase-thanks = Дякую.
club-phrase-nice-move = Чудовий хід.
club-phrase-oops = Ой.
club-phrase-sorry = Перепрошую.
club-phrase-thinking = Хвилинку, думаю.
club-phrase-back-soon = Зараз повернуся.
club-phrase-i-am-back = Я знову тут.
club-phrase-one-more = Ще матч?
club-phrase-bye = До зустрічі.
