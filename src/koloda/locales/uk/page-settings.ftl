# Сторінка: налаштування і про себе.

page-settings-about = Усе відразу зберігається на цьому пристрої.
page-settings-look = Мова і світло
page-settings-cards = Карти
page-settings-play = Гра
page-settings-motion = Рух і звук
page-settings-preview = Такий вигляд мають карти зараз

page-settings-auto = Автоматично
page-settings-language = Мова
    .about = Нею написано все. Автоматично: та, яку називає браузер.
page-settings-theme = Тема
    .about = Автоматично: як на вашому пристрої.
page-settings-theme-light = Світла
page-settings-theme-dark = Темна
page-settings-suits = Кольори мастей
    .about = Масті розрізняються і за формою знаків.
page-settings-suits-four = Чотири кольори
page-settings-suits-two = Два кольори
page-settings-letters = Літери на картах
    .about = Валет, дама, король і туз. Автоматично: як заведено у вашій мові.
page-settings-letters-intl = J Q K A
page-settings-letters-cyrillic = В Д К Т
page-settings-print = Розмір знаків
    .about = Великий: на кожній карті номінал, масть і один великий знак.
page-settings-print-normal = Звичайний
page-settings-print-large = Великий

page-settings-confirm = Підтверджувати ходи
    .about = Перше натискання показує, що зробить хід, друге робить його. Інакше досить одного натискання.
page-settings-hints = Що буде?
    .about = До ходу видно, до чого він приведе.
page-settings-forced = Єдиний хід сам
    .about = Якщо можна зробити тільки один хід, його буде зроблено за вас.
page-settings-memory = Гра з пам’яті
    .about = Футбол білоруський: коли м’яч ступив на поле, ваш ряд закривається.
page-settings-keys = Одиночні клавіші
    .about = 1–5, стрілки і ? діють за столом. Без них усе доступно через Tab і Enter.
page-settings-level = Бот для швидкої гри
    .about = Проти кого ви граєте, коли сідаєте грати відразу.
page-settings-hand = Рука
    .about = Ліва: бічні панелі та кнопка ходу міняються сторонами.
page-settings-hand-right = Права
page-settings-hand-left = Ліва

page-settings-pace = Швидкість
    .about = Як швидко рухаються карти. Чекати на них не треба.
page-settings-pace-off = Без руху
page-settings-pace-slow = Повільно
page-settings-pace-normal = Звичайно
page-settings-pace-fast = Швидко
page-settings-still = Ваша система просить менше руху, тому ніщо не рухається.
page-settings-sound = Звук
    .about = Карта, ваш хід, взятка, гол: негучні звуки.

# Про себе.
page-settings-me-nobody = Вас тут поки не знають. Гостем ви станете, коли сядете за стіл.
page-settings-me-come = Увійти гостем
page-settings-me-guest = Ви гість: вас знає тільки цей браузер. З ключем доступу або паролем ви повернетеся звідки завгодно, і матчі залишаться вашими.
page-settings-me-since = У клубі з { $date }
page-settings-me-name = Ім’я
    .about = Літери та цифри; кожне слово в одній абетці. Нове ім’я видно всюди, де ви сядете за стіл.
page-settings-me-save = Зберегти ім’я
page-settings-me-saved = Ім’я збережено.
page-settings-me-language = Мова: { $language }. До налаштувань

page-settings-me-keep = Як повернутися
page-settings-me-passkey = Ключ доступу
    .about = Пристрій впускає вас за відбитком, обличчям або кодом. Запам’ятовувати нічого не треба.
page-settings-me-passkey-add = Додати ключ доступу
page-settings-me-passkey-another = Додати ще один ключ
page-settings-me-passkey-added = Ключ доступу додано.
page-settings-me-passkey-none = Ключ доступу не використано.
page-settings-me-passkey-since = Додано { $date }
page-settings-me-passkey-remove = Видалити
page-settings-me-passkey-sure = За ним ви більше не ввійдете. Натисніть ще раз, щоб видалити його.
page-settings-me-passkey-removed = Ключ доступу видалено. Якщо пристрій загублено, натисніть ще «Вийти всюди».
page-settings-me-password = Пароль
    .about = Разом з ім’ям впускає вас де завгодно.
    .again = З новим паролем усюди, крім цього місця, доведеться увійти знову.
page-settings-me-password-new = Новий пароль
page-settings-me-password-set = Задати пароль
page-settings-me-password-change = Змінити пароль
page-settings-me-password-done = Пароль задано.

page-settings-me-in = Увійти
    .about = Якщо ви вже бували тут, з ключем доступу або паролем.
    .guest = Матчі, зіграні гостем, залишаться за гостем.
page-settings-me-in-name = Ваше ім’я
page-settings-me-in-password = Ваш пароль
page-settings-me-in-passkey = Увійти за ключем доступу
page-settings-me-in-done = Ви увійшли: { $name }
page-settings-me-out = Вийти
page-settings-me-out-here = Вийти тут
page-settings-me-out-everywhere = Вийти всюди
page-settings-me-out-sure = Повернутися цим гостем не можна буде. Натисніть ще раз, щоб вийти.
page-settings-me-out-done = Ви вийшли.

page-settings-me-statistics = Як пройшли матчі
page-settings-me-game = Гра
page-settings-me-rivals = Суперники
page-settings-me-people = люди
page-settings-me-bots = боти
page-settings-me-played = Матчі
page-settings-me-won = Перемоги
page-settings-me-drawn = Нічиї
page-settings-me-lost = Поразки
page-settings-me-history = Матчі
page-settings-me-history-none = Закінчених матчів у вас поки немає.
page-settings-me-result = { $result ->
    [won] Перемога
    [drawn] Нічия
    [lost] Поразка
   *[void] Не відбувся
}
page-settings-me-more = Давніші матчі

page-settings-me-muted = Кого ви не чуєте
    .about = Те, що вони кажуть за столом, вам не показано.
page-settings-me-muted-none = Ви чуєте всіх.
page-settings-me-unmute = Чути знову
page-settings-me-heard = Знову чути: { $name }

page-settings-me-programs = Програми
    .about = З токеном програма грає від вашого імені: наприклад, бот, якого написали ви.
page-settings-me-token = Токен
page-settings-me-token-kept = Токен, з яким може увійти програма, є.
page-settings-me-token-make = Отримати токен
page-settings-me-token-anew = Отримати новий токен
page-settings-me-token-once = Збережіть його зараз: його показано єдиний раз. Попередній більше не діє.
page-settings-me-token-drop = Скасувати токен
page-settings-me-token-void = Токен більше не діє.

page-settings-me-data = Ваші дані
page-settings-me-export = Завантажити все
    .about = Усе, що зберігається про вас, одним файлом.
page-settings-me-delete = Видалити все
    .about = Зникнуть ім’я, ключі доступу, пароль і все, що ви казали. Матчі залишаться без вашого імені. Скасувати це не можна.
page-settings-me-delete-sure = Видалити назавжди
page-settings-me-keep-all = Залишити все
page-settings-me-deleted = Усе видалено.
