# Стол на старонцы: агульнае для ўсіх гульняў. Імёны не скланяюцца.

page-table-title-turn = Ваш ход · { $game }
page-table-board = Стол
page-table-side = Што вядома
page-table-story = Ход матча
page-table-open-story = Паказаць ход матча
page-table-begins = Матч пачынаецца.
page-table-rule = Правіла
page-table-your-turn = Ваш ход
page-table-their-turn = ходзіць
page-table-clock = Засталося часу: { $time }
page-table-days = { $count ->
    [one] { $count } дзень
    [few] { $count } дні
   *[many] { $count } дзён
}
page-table-away = няма на сувязі
page-table-substitute = гуляе бот
page-table-lost = Сувязь знікла. Вяртаемся…
page-table-closed = Гэты стол паказаць нельга
page-table-enter = Enter
page-table-command = Каманда
page-table-command-example = дапамога · лік · апошняе
page-table-keys = Клавішы і каманды
page-table-keys-card-football = 1–5 выбіраюць слупок, стрэлкі вядуць па слупках, Enter бярэ карту, Esc адмяняе выбар, / адкрывае радок каманд.
page-table-keys-belarusian-football = 1–4 выбіраюць слупок, 0 выкідае мяч, Enter пацвярджае, Esc адмяняе выбар, / адкрывае радок каманд.
page-table-keys-hearts = Стрэлкі вядуць па картах, Enter кладзе або выбірае карту, Esc адмяняе выбар, / адкрывае радок каманд.
page-table-talk = Размова
page-table-say = Сказаць нешта
page-table-send = Адправіць
page-table-mute = Не чуць
page-table-muted = Не чуваць: { $player }
page-table-unmute = Чуць зноў
page-table-silence = Пакуль ніхто нічога не сказаў.
page-table-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } гледачы
   *[many] { $count } гледачоў
}
page-table-undo = Вярнуць ход
page-table-takeback = Папрасіць вярнуць ход
page-table-hint = Падказка
page-table-offer-draw = Прапанаваць нічыю
page-table-resign = Здацца
page-table-resign-sure = Націсніце яшчэ раз, каб здацца
page-table-leave = Устаць з-за стала
page-table-leave-sure = Націсніце яшчэ раз, каб устаць
page-table-offered-draw = Вы прапанавалі нічыю.
page-table-asked-draw = { $player }: нічыя?
page-table-offered-takeback = Вы папрасілі вярнуць ход.
page-table-asked-takeback = { $player }: можна вярнуць ход?
page-table-agree = Згадзіцца
page-table-decline = Адмовіць
page-table-revealing = Тасуем разам: яшчэ секунда, і карты будуць раздадзены.
page-table-invited = { $count ->
    [one] Вольнае { $count } месца.
    [few] Вольныя { $count } месцы.
   *[many] Вольна { $count } месцаў.
}
page-table-waiting = { $count ->
    [one] Чакаем яшчэ { $count } гульца. Дашліце гэту спасылку.
   *[other] Чакаем яшчэ { $count } гульцоў. Дашліце гэту спасылку.
}
page-table-sit = Сесці і гуляць
page-table-free-seat = вольнае месца
page-table-link = Спасылка на гэты стол
page-table-code = Спасылка ў выглядзе QR-кода
page-table-lots = Месцы размяркоўвае жэрабя. Тасуюць усе гульцы разам, і пасля матча тасаванне можна праверыць.
page-table-over = Канец матча
page-table-won = Вы выйгралі
page-table-lost-match = Вы прайгралі
page-table-void = Матч не адбыўся
page-table-ending-resigned = Здача: { $player }.
page-table-ending-time = Час выйшаў: { $player }.
page-table-ending-draw = Згадзіліся на нічыю.
page-table-ending-abandoned = Усе выйшлі з матча.
page-table-ending-no_reveal = Тасаванне не завершана: { $player }.
page-table-ending-unfilled = Гульцоў не набралася.
page-table-rematch = Яшчэ раз
page-table-rematch-asked = Чакаем астатніх
page-table-asks-rematch = { $players }: яшчэ матч?
page-table-to-rematch = Да новага матча
page-table-study = Матч і тасаванне
page-table-look = Паглядзець на стол
