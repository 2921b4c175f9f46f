# Стіл на сторінці: спільне для всіх ігор. Імена не відмінюються.

page-table-title-turn = Ваш хід · { $game }
page-table-board = Стіл
page-table-side = Що відомо
page-table-story = Хід матчу
page-table-open-story = Показати хід матчу
page-table-begins = Матч починається.
page-table-rule = Правило
page-table-your-turn = Ваш хід
page-table-their-turn = ходить
page-table-clock = Залишилося часу: { $time }
page-table-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
page-table-away = немає на зв’язку
page-table-substitute = грає бот
page-table-lost = Зв’язок зник. Повертаємося…
page-table-closed = Цей стіл показати не можна
page-table-enter = Enter
page-table-command = Команда
page-table-command-example = допомога · рахунок · останнє
page-table-keys = Клавіші та команди
page-table-keys-card-football = 1–5 вибирають стовпчик, стрілки ведуть по стовпчиках, Enter бере карту, Esc скасовує вибір, / відкриває рядок команд.
page-table-keys-belarusian-football = 1–4 вибирають стовпчик, 0 викидає м’яч, Enter підтверджує, Esc скасовує вибір, / відкриває рядок команд.
page-table-keys-hearts = Стрілки ведуть по картах, Enter кладе або вибирає карту, Esc скасовує вибір, / відкриває рядок команд.
page-table-talk = Розмова
page-table-say = Сказати щось
page-table-send = Надіслати
page-table-mute = Не чути
page-table-muted = Не чути: { $player }
page-table-unmute = Чути знову
page-table-silence = Поки ніхто нічого не сказав.
page-table-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
page-table-undo = Повернути хід
page-table-takeback = Попросити повернути хід
page-table-hint = Підказка
page-table-offer-draw = Запропонувати нічию
page-table-resign = Здатися
page-table-resign-sure = Натисніть ще раз, щоб здатися
page-table-leave = Встати з-за столу
page-table-leave-sure = Натисніть ще раз, щоб встати
page-table-offered-draw = Ви запропонували нічию.
page-table-asked-draw = { $player }: нічия?
page-table-offered-takeback = Ви попросили повернути хід.
page-table-asked-takeback = { $player }: можна повернути хід?
page-table-agree = Погодитися
page-table-decline = Відмовити
page-table-revealing = Тасуємо разом: ще секунда, і карти буде роздано.
page-table-invited = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[many] Вільно { $count } місць.
}
page-table-waiting = { $count ->
    [one] Чекаємо ще на { $count } гравця. Надішліть це посилання.
   *[other] Чекаємо ще на { $count } гравців. Надішліть це посилання.
}
page-table-sit = Сісти й грати
page-table-free-seat = вільне місце
page-table-link = Посилання на цей стіл
page-table-code = Посилання у вигляді QR-коду
page-table-lots = Місця розподіляє жереб. Тасують усі гравці разом, і після матчу тасування можна перевірити.
page-table-over = Кінець матчу
page-table-won = Ви виграли
page-table-lost-match = Ви програли
page-table-void = Матч не відбувся
page-table-ending-resigned = Здача: { $player }.
page-table-ending-time = Час вийшов: { $player }.
page-table-ending-draw = Погодилися на нічию.
page-table-ending-abandoned = Усі вийшли з матчу.
page-table-ending-no_reveal = Тасування не завершено: { $player }.
page-table-ending-unfilled = Гравців не набралося.
page-table-rematch = Ще раз
page-table-rematch-asked = Чекаємо на інших
page-table-asks-rematch = { $players }: ще матч?
page-table-to-rematch = До нового матчу
page-table-study = Матч і тасування
page-table-look = Подивитися на стіл
