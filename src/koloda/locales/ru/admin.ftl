# Что пишут команды хозяина: столбцы и что сделано.

admin-column-id = код
admin-column-name = имя
admin-column-language = язык
admin-column-kind = вход
admin-column-joined = в клубе с
admin-column-seen = последний визит
admin-column-game = игра
admin-column-phase = этап
admin-column-moves = ходы
admin-column-opened = открыт
admin-column-seats = места
admin-column-number = номер
admin-column-at = когда
admin-column-from = от кого
admin-column-about = на кого
admin-column-table = стол
admin-column-text = текст

admin-guest = гость
admin-password = пароль
admin-passkey = ключ доступа
admin-token = ключ программы
admin-free = свободно

admin-deleted = Участник { $member } удалён.
admin-handled = Жалоба { $number } рассмотрена.
admin-written = Копия записана: { $file }
admin-restored = Копия возвращена на место: { $file }
