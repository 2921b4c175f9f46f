# Старонка: налады і пра сябе.

page-settings-about = Усё адразу захоўваецца на гэтай прыладзе.
page-settings-look = Мова і святло
page-settings-cards = Карты
page-settings-play = Гульня
page-settings-motion = Рух і гук
page-settings-preview = Так карты выглядаюць зараз

page-settings-auto = Аўтаматычна
page-settings-language = Мова
    .about = На ёй напісана ўсё. Аўтаматычна: тая, якую называе браўзер.
page-settings-theme = Тэма
    .about = Аўтаматычна: як на вашай прыладзе.
page-settings-theme-light = Светлая
page-settings-theme-dark = Цёмная
page-settings-suits = Колеры масцей
    .about = Масці адрозніваюцца і формай знакаў.
page-settings-suits-four = Чатыры колеры
page-settings-suits-two = Два колеры
page-settings-letters = Літары на картах
    .about = Валет, дама, кароль і туз. Аўтаматычна: як прынята ў вашай мове.
page-settings-letters-intl = J Q K A
page-settings-letters-cyrillic = В Д К Т
page-settings-print = Памер знакаў
    .about = Вялікі: на кожнай карце вартасць, масць і адзін вялікі знак.
page-settings-print-normal = Звычайны
page-settings-print-large = Вялікі

page-settings-confirm = Пацвярджаць хады
    .about = Першае націсканне паказвае, што зробіць ход, другое робіць яго. Інакш досыць аднаго націскання.
page-settings-hints = Што будзе?
    .about = Да ходу відаць, да чаго ён прывядзе.
page-settings-forced = Адзіны ход сам
    .about = Калі можна зрабіць толькі адзін ход, ён робіцца за вас.
page-settings-memory = Гульня па памяці
    .about = Футбол беларускі: калі мяч ступіў на поле, ваш рад закрываецца.
page-settings-keys = Адзіночныя клавішы
    .about = 1–5, стрэлкі і ? дзейнічаюць за сталом. Без іх усё даступна праз Tab і Enter.
page-settings-level = Бот для хуткай гульні
    .about = Супраць каго вы гуляеце, калі сядаеце гуляць адразу.
page-settings-hand = Рука
    .about = Левая: бакавыя панэлі і кнопка ходу мяняюцца бакамі.
page-settings-hand-right = Правая
page-settings-hand-left = Левая

page-settings-pace = Хуткасць
    .about = Як хутка рухаюцца карты. Чакаць іх не трэба.
page-settings-pace-off = Без руху
page-settings-pace-slow = Павольна
page-settings-pace-normal = Звычайна
page-settings-pace-fast = Хутка
page-settings-still = Ваша сістэма просіць менш руху, таму нішто не рухаецца.
page-settings-sound = Гук
    .about = Карта, ваш ход, узятка, гол: ціхія гукі.

# Пра сябе.
page-settings-me-nobody = Вас тут пакуль не ведаюць. Госцем вы станеце, калі сядзеце за стол.
page-settings-me-come = Увайсці госцем
page-settings-me-guest = Вы госць: вас ведае толькі гэты браўзер. З ключом доступу або паролем вы вернецеся адкуль заўгодна, і матчы застануцца вашымі.
page-settings-me-since = У клубе з { $date }
page-settings-me-name = Імя
    .about = Літары і лічбы; кожнае слова ў адным алфавіце. Новае імя відаць усюды, дзе вы сядзеце за стол.
page-settings-me-save = Захаваць імя
page-settings-me-saved = Імя захавана.
page-settings-me-language = Мова: { $language }. Да налад

page-settings-me-keep = Як вярнуцца
page-settings-me-passkey = Ключ доступу
    .about = Прылада ўпускае вас па адбітку, твары або кодзе. Запамінаць нічога не трэба.
page-settings-me-passkey-add = Дадаць ключ доступу
page-settings-me-passkey-another = Дадаць яшчэ адзін ключ
page-settings-me-passkey-added = Ключ доступу дададзены.
page-settings-me-passkey-none = Ключ доступу не выкарыстаны.
page-settings-me-passkey-since = Дададзены { $date }
page-settings-me-passkey-remove = Выдаліць
page-settings-me-passkey-sure = Па ім вы больш не ўвойдзеце. Націсніце яшчэ раз, каб выдаліць яго.
page-settings-me-passkey-removed = Ключ доступу выдалены. Калі прылада згублена, націсніце яшчэ «Выйсці ўсюды».
page-settings-me-password = Пароль
    .about = Разам з імем упускае вас дзе заўгодна.
    .again = З новым паролем усюды, акрамя гэтага месца, давядзецца ўвайсці зноў.
page-settings-me-password-new = Новы пароль
page-settings-me-password-set = Задаць пароль
page-settings-me-password-change = Змяніць пароль
page-settings-me-password-done = Пароль зададзены.

page-settings-me-in = Увайсці
    .about = Калі вы ўжо бывалі тут, з ключом доступу або паролем.
    .guest = Матчы, згуляныя госцем, застануцца за госцем.
page-settings-me-in-name = Ваша імя
page-settings-me-in-password = Ваш пароль
page-settings-me-in-passkey = Увайсці па ключы доступу
page-settings-me-in-done = Вы ўвайшлі: { $name }
page-settings-me-out = Выйсці
page-settings-me-out-here = Выйсці тут
page-settings-me-out-everywhere = Выйсці ўсюды
page-settings-me-out-sure = Вярнуцца гэтым госцем будзе нельга. Націсніце яшчэ раз, каб выйсці.
page-settings-me-out-done = Вы выйшлі.

page-settings-me-statistics = Як прайшлі матчы
page-settings-me-game = Гульня
page-settings-me-rivals = Сапернікі
page-settings-me-people = людзі
page-settings-me-bots = боты
page-settings-me-played = Матчы
page-settings-me-won = Перамогі
page-settings-me-drawn = Нічыі
page-settings-me-lost = Паражэнні
page-settings-me-history = Матчы
page-settings-me-history-none = Скончаных матчаў у вас пакуль няма.
page-settings-me-result = { $result ->
    [won] Перамога
    [drawn] Нічыя
    [lost] Паражэнне
   *[void] Не адбыўся
}
page-settings-me-more = Ранейшыя матчы

page-settings-me-muted = Каго вы не чуеце
    .about = Тое, што яны кажуць за сталом, вам не паказана.
page-settings-me-muted-none = Вы чуеце ўсіх.
page-settings-me-unmute = Чуць зноў
page-settings-me-heard = Зноў чуваць: { $name }

page-settings-me-programs = Праграмы
    .about = З токенам праграма гуляе ад вашага імя: напрыклад, бот, якога напісалі вы.
page-settings-me-token = Токен
page-settings-me-token-kept = Токен, з якім можа ўвайсці праграма, ёсць.
page-settings-me-token-make = Атрымаць токен
page-settings-me-token-anew = Атрымаць новы токен
page-settings-me-token-once = Захавайце яго зараз: ён паказаны адзіны раз. Ранейшы больш не дзейнічае.
page-settings-me-token-drop = Скасаваць токен
page-settings-me-token-void = Токен больш не дзейнічае.

page-settings-me-data = Вашы даныя
page-settings-me-export = Спампаваць усё
    .about = Усё, што захоўваецца пра вас, адным файлам.
page-settings-me-delete = Выдаліць усё
    .about = Знікнуць імя, ключы доступу, пароль і ўсё, што вы казалі. Матчы застануцца без вашага імя. Скасаваць гэта нельга.
page-settings-me-delete-sure = Выдаліць назаўсёды
page-settings-me-keep-all = Пакінуць усё
page-settings-me-deleted = Усё выдалена.
