# Страница: настройки и о себе.

page-settings-about = Всё сразу сохраняется на этом устройстве.
page-settings-look = Язык и свет
page-settings-cards = Карты
page-settings-play = Игра
page-settings-motion = Движение и звук
page-settings-preview = Так карты выглядят сейчас

page-settings-auto = Автоматически
page-settings-language = Язык
    .about = На нём написано всё. Автоматически: тот, который называет браузер.
page-settings-theme = Тема
    .about = Автоматически: как на вашем устройстве.
page-settings-theme-light = Светлая
page-settings-theme-dark = Тёмная
page-settings-suits = Цвета мастей
    .about = Масти различимы и по форме знаков.
page-settings-suits-four = Четыре цвета
page-settings-suits-two = Два цвета
page-settings-letters = Буквы на картах
    .about = Валет, дама, король и туз. Автоматически: как принято в вашем языке.
page-settings-letters-intl = J Q K A
page-settings-letters-cyrillic = В Д К Т
page-settings-print = Размер знаков
    .about = Крупно: на каждой карте достоинство, масть и один большой знак.
page-settings-print-normal = Обычный
page-settings-print-large = Крупный

page-settings-confirm = Подтверждать ходы
    .about = Первое нажатие показывает, что сделает ход, второе делает его. Иначе хватает одного нажатия.
page-settings-hints = Что будет?
    .about = До хода видно, к чему он приведёт.
page-settings-forced = Единственный ход сам
    .about = Если можно сделать только один ход, он делается за вас.
page-settings-memory = Игра по памяти
    .about = Футбол белорусский: когда мяч вступил на поле, ваш ряд закрывается.
page-settings-keys = Одиночные клавиши
    .about = 1–5, стрелки и ? действуют за столом. Без них всё доступно по Tab и Enter.
page-settings-level = Бот для быстрой игры
    .about = Против кого вы играете, когда садитесь играть сразу.
page-settings-hand = Рука
    .about = Левая: боковые панели и кнопка хода меняются сторонами.
page-settings-hand-right = Правая
page-settings-hand-left = Левая

page-settings-pace = Скорость
    .about = Как быстро движутся карты. Ждать их не нужно.
page-settings-pace-off = Без движения
page-settings-pace-slow = Медленно
page-settings-pace-normal = Обычно
page-settings-pace-fast = Быстро
page-settings-still = Ваша система просит меньше движения, поэтому ничего не движется.
page-settings-sound = Звук
    .about = Карта, ваш ход, взятка, гол: негромкие звуки.

# О себе.
page-settings-me-nobody = Вас здесь пока не знают. Гостем вы станете, когда сядете за стол.
page-settings-me-come = Войти гостем
page-settings-me-guest = Вы гость: вас знает только этот браузер. С ключом доступа или паролем вы вернётесь откуда угодно, и матчи останутся вашими.
page-settings-me-since = В клубе с { $date }
page-settings-me-name = Имя
    .about = Буквы и цифры; каждое слово в одном алфавите. Новое имя видно везде, где вы сядете за стол.
page-settings-me-save = Сохранить имя
page-settings-me-saved = Имя сохранено.
page-settings-me-language = Язык: { $language }. К настройкам

page-settings-me-keep = Как вернуться
page-settings-me-passkey = Ключ доступа
    .about = Устройство впускает вас по отпечатку, лицу или коду. Запоминать ничего не нужно.
page-settings-me-passkey-add = Добавить ключ доступа
page-settings-me-passkey-another = Добавить ещё один ключ
page-settings-me-passkey-added = Ключ доступа добавлен.
page-settings-me-passkey-none = Ключ доступа не использован.
page-settings-me-passkey-since = Добавлен { $date }
page-settings-me-passkey-remove = Удалить
page-settings-me-passkey-sure = По нему вы больше не войдёте. Нажмите ещё раз, чтобы удалить его.
page-settings-me-passkey-removed = Ключ доступа удалён. Если устройство потеряно, нажмите ещё «Выйти везде».
page-settings-me-password = Пароль
    .about = Вместе с именем впускает вас где угодно.
    .again = С новым паролем везде, кроме этого места, придётся войти снова.
page-settings-me-password-new = Новый пароль
page-settings-me-password-set = Задать пароль
page-settings-me-password-change = Сменить пароль
page-settings-me-password-done = Пароль задан.

page-settings-me-in = Войти
    .about = Если вы уже бывали здесь, с ключом доступа или паролем.
    .guest = Матчи, сыгранные гостем, останутся за гостем.
page-settings-me-in-name = Ваше имя
page-settings-me-in-password = Ваш пароль
page-settings-me-in-passkey = Войти по ключу доступа
page-settings-me-in-done = Вы вошли: { $name }
page-settings-me-out = Выйти
page-settings-me-out-here = Выйти здесь
page-settings-me-out-everywhere = Выйти везде
page-settings-me-out-sure = Вернуться этим гостем будет нельзя. Нажмите ещё раз, чтобы выйти.
page-settings-me-out-done = Вы вышли.

page-settings-me-statistics = Как прошли матчи
page-settings-me-game = Игра
page-settings-me-rivals = Соперники
page-settings-me-people = люди
page-settings-me-bots = боты
page-settings-me-played = Матчи
page-settings-me-won = Победы
page-settings-me-drawn = Ничьи
page-settings-me-lost = Поражения
page-settings-me-history = Матчи
page-settings-me-history-none = Законченных матчей у вас пока нет.
page-settings-me-result = { $result ->
    [won] Победа
    [drawn] Ничья
    [lost] Поражение
   *[void] Не состоялся
}
page-settings-me-more = Более ранние матчи

page-settings-me-muted = Кого вы не слышите
    .about = То, что они говорят за столом, вам не показано.
page-settings-me-muted-none = Вы слышите всех.
page-settings-me-unmute = Слышать снова
page-settings-me-heard = Снова слышно: { $name }

page-settings-me-programs = Программы
    .about = С токеном программа играет от вашего имени: например, бот, которого написали вы.
page-settings-me-token = Токен
page-settings-me-token-kept = Токен, с которым может войти программа, есть.
page-settings-me-token-make = Получить токен
page-settings-me-token-anew = Получить новый токен
page-settings-me-token-once = Сохраните его сейчас: он показан единственный раз. Прежний больше не действует.
page-settings-me-token-drop = Отменить токен
page-settings-me-token-void = Токен больше не действует.

page-settings-me-data = Ваши данные
page-settings-me-export = Скачать всё
    .about = Всё, что хранится о вас, одним файлом.
page-settings-me-delete = Удалить всё
    .about = Исчезнут имя, ключи доступа, пароль и всё, что вы говорили. Матчи останутся без вашего имени. Отменить это нельзя.
page-settings-me-delete-sure = Удалить навсегда
page-settings-me-keep-all = Оставить всё
page-settings-me-deleted = Всё удалено.
