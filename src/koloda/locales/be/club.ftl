# Клуб: імёны гасцей і тое, што можна сказаць адным дотыкам.

club-guest = Госць { $number }

club-phrase-hello = Прывітанне.
club-phrase-good-luck = Удачы.
club-phrase-have-fun = Прыемнай гульні.
club-phrase-well-played = Добра згуляна.
club-phrase-good-game = Дзякуй за гульню.
club-phrase-thanks = Дзякуй.
club-phrase-nice-move = Выдатны ход.
club-phrase-oops = Ой.
club-phrase-sorry = Прабачце.
club-phrase-thinking = Хвілінку, думаю.
club-phrase-back-soon = Зараз вярнуся.
club-phrase-i-am-back = Я зноў тут.
club-phrase-one-more = Яшчэ матч?
club-phrase-bye = Да сустрэчы.
