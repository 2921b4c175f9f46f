# Клуб: имена гостей и то, что можно сказать одним касанием.

club-guest = Гость { $number }

club-phrase-hello = Привет.
club-phrase-good-luck = Удачи.
club-phrase-have-fun = Приятной игры.
club-phrase-well-played = Хорошо сыграно.
club-phrase-good-game = Спасибо за игру.
club-phrase-thanks = Спасибо.
club-phrase-nice-move = Отличный ход.
club-phrase-oops = Ой.
club-phrase-sorry = Извините.
club-phrase-thinking = Минутку, думаю.
club-phrase-back-soon = Сейчас вернусь.
club-phrase-i-am-back = Я снова здесь.
club-phrase-one-more = Ещё матч?
club-phrase-bye = До встречи.
