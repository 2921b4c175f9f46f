# Стол белорусского футбола в браузере. Имя стоит перед двоеточием, запятой или тире.

page-belarusian-football-turn = Ход { $number }
page-belarusian-football-laying = Расстановка
page-belarusian-football-pack = { $packs ->
    [1] { $pack ->
        [36] 36 карт
       *[52] 52 карты
    }
   *[other] { $packs } × { $pack ->
        [36] 36 карт
       *[52] 52 карты
    }
}

# Места — для тех, кто не видит стола, и для зрителей.
page-belarusian-football-row-of = { $row ->
    [0] { $player }: свой ряд
   *[other] { $player }: центр поля
}
page-belarusian-football-keeper-of = { $player }, вратарь: { $card }.
page-belarusian-football-decks-of = { $count ->
    [one] { $player }: остался { $count } мяч.
    [few] { $player }: осталось { $count } мяча.
   *[many] { $player }: осталось { $count } мячей.
}
page-belarusian-football-learned-of = { $player }: среди закрытых карт ряда нет таких: { $cards }.
page-belarusian-football-place = { $state ->
    [can] Столбик { $column }: { $card }. Мяч может пойти сюда.
    [no_match] Столбик { $column }: { $card }. Мячу не подходит.
    [far] Столбик { $column }: { $card }. Мячу не дойти.
   *[none] Столбик { $column }: { $card }.
}
page-belarusian-football-empty = Столбик { $column }: пусто.
page-belarusian-football-put-keeper = Место вратаря
page-belarusian-football-ball-here = Здесь мяч { $card }.
page-belarusian-football-rested = { $end ->
    [goal] Мяч { $card } забит.
    [save] Мяч { $card } отбит.
   *[throw] Мяч { $card } вне игры.
}
page-belarusian-football-hand = Ваши карты
page-belarusian-football-peek = Посмотреть свой ряд
page-belarusian-football-was-seen = Снова закрыт; его видели оба.

# Что делать — в строке под полем.
page-belarusian-football-choose-keeper = Выберите вратаря.
page-belarusian-football-choose-column = Выберите карту в столбик { $column }.
page-belarusian-football-choose-entry = Ваш мяч — { $card }. Выберите, где он ступит на поле.
page-belarusian-football-choose-step = Мяч { $card } на поле. Выберите, куда он пойдёт.
page-belarusian-football-must-throw = Ни одна карта вашего ряда не подходит мячу { $card }. Выбросьте его.
page-belarusian-football-is-laying = { $player }: расставляет свой ряд.

# Что даст ход.
page-belarusian-football-odds-goal = гол
page-belarusian-football-odds-match = подойдёт
page-belarusian-football-sure = точно
page-belarusian-football-keeper-why = Забьют только мячи его масти или достоинства.
page-belarusian-football-column-why = Здесь ступят на поле ваши мячи её масти или достоинства.
page-belarusian-football-enter-covered = Мяч ступит на поле в столбике { $column }, если закрытая карта подходит.
page-belarusian-football-open = Откроется карта в столбике { $column }.
page-belarusian-football-ahead = Дальше в пределах хода: закрытых — { $closed }, подходящих — { $open }.
page-belarusian-football-no-way = Дальше идти некуда: мяч вне игры.
page-belarusian-football-way = По { $cards }, мимо вратаря { $keeper }.
page-belarusian-football-way-why = Каждая карта на этом пути подходит мячу { $card }.
page-belarusian-football-last-ball = Это последний мяч матча.

# На кнопке, которая делает ход.
page-belarusian-football-do-keeper = В ворота
page-belarusian-football-do-column = В столбик { $column }
page-belarusian-football-do-enter = Ступить
page-belarusian-football-do-step = Пойти
page-belarusian-football-do-open = Открыть
page-belarusian-football-do-throw = Выбросить

# Рядом с полем.
page-belarusian-football-learned = Что говорят мячи соперника
page-belarusian-football-learned-own = Что говорят ваши мячи
page-belarusian-football-learned-seat = { $player }, что говорят мячи
page-belarusian-football-not-in-row = В ряду нет:
page-belarusian-football-learned-why = Мяч, который сразу вне игры, не нашёл пары в ряду своего игрока.
page-belarusian-football-learned-nothing = Ничего не известно.
page-belarusian-football-to-come = Ещё впереди
page-belarusian-football-balls-of = { $player }, мячи
page-belarusian-football-closed = Закрыто на поле
page-belarusian-football-out = Вне игры
page-belarusian-football-scored = { $player }, забито
page-belarusian-football-balls = Мячи
page-belarusian-football-signs = Знаки
page-belarusian-football-sign-eye = закрыта, видите только вы
page-belarusian-football-sign-can = мяч может пойти сюда
page-belarusian-football-sign-cross = открыта и не подходит
page-belarusian-football-sign-step = путь мяча
