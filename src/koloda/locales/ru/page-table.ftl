# Стол на странице: общее для всех игр. Имена не склоняются.

page-table-title-turn = Ваш ход · { $game }
page-table-board = Стол
page-table-side = Что известно
page-table-story = Ход матча
page-table-open-story = Показать ход матча
page-table-begins = Матч начинается.
page-table-rule = Правило
page-table-your-turn = Ваш ход
page-table-their-turn = ходит
page-table-clock = Осталось времени: { $time }
page-table-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
page-table-away = нет на связи
page-table-substitute = играет бот
page-table-lost = Связь пропала. Возвращаемся…
page-table-closed = Этот стол показать нельзя
page-table-enter = Enter
page-table-command = Команда
page-table-command-example = помощь · счёт · последнее
page-table-keys = Клавиши и команды
page-table-keys-card-football = 1–5 выбирают столбик, стрелки ведут по столбикам, Enter берёт карту, Esc отменяет выбор, / открывает строку команд.
page-table-keys-belarusian-football = 1–4 выбирают столбик, 0 выбрасывает мяч, Enter подтверждает, Esc отменяет выбор, / открывает строку команд.
page-table-keys-hearts = Стрелки ведут по картам, Enter кладёт или выбирает карту, Esc отменяет выбор, / открывает строку команд.
page-table-talk = Разговор
page-table-say = Сказать что-нибудь
page-table-send = Отправить
page-table-mute = Не слышать
page-table-muted = Не слышно: { $player }
page-table-unmute = Слышать снова
page-table-silence = Пока никто ничего не сказал.
page-table-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
page-table-undo = Вернуть ход
page-table-takeback = Попросить вернуть ход
page-table-hint = Подсказка
page-table-offer-draw = Предложить ничью
page-table-resign = Сдаться
page-table-resign-sure = Нажмите ещё раз, чтобы сдаться
page-table-leave = Встать из-за стола
page-table-leave-sure = Нажмите ещё раз, чтобы встать
page-table-offered-draw = Вы предложили ничью.
page-table-asked-draw = { $player }: ничья?
page-table-offered-takeback = Вы попросили вернуть ход.
page-table-asked-takeback = { $player }: можно вернуть ход?
page-table-agree = Согласиться
page-table-decline = Отказать
page-table-revealing = Тасуем вместе: ещё секунда, и карты будут сданы.
page-table-invited = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
page-table-waiting = { $count ->
    [one] Ждём ещё { $count } игрока. Отправьте эту ссылку.
   *[other] Ждём ещё { $count } игроков. Отправьте эту ссылку.
}
page-table-sit = Сесть и играть
page-table-free-seat = свободное место
page-table-link = Ссылка на этот стол
page-table-code = Ссылка в виде QR-кода
page-table-lots = Места распределяет жребий. Тасуют все игроки вместе, и после матча тасовку можно проверить.
page-table-over = Конец матча
page-table-won = Вы выиграли
page-table-lost-match = Вы проиграли
page-table-void = Матч не состоялся
page-table-ending-resigned = Сдача: { $player }.
page-table-ending-time = Время вышло: { $player }.
page-table-ending-draw = Согласились на ничью.
page-table-ending-abandoned = Все вышли из матча.
page-table-ending-no_reveal = Тасовка не завершена: { $player }.
page-table-ending-unfilled = Игроков не набралось.
page-table-rematch = Ещё раз
page-table-rematch-asked = Ждём остальных
page-table-asks-rematch = { $players }: ещё матч?
page-table-to-rematch = К новому матчу
page-table-study = Матч и тасовка
page-table-look = Посмотреть на стол
