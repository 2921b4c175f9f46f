# Що пишуть команди господаря: стовпці та що зроблено.

admin-column-id = код
admin-column-name = ім’я
admin-column-language = мова
admin-column-kind = вхід
admin-column-joined = у клубі з
admin-column-seen = останній візит
admin-column-game = гра
admin-column-phase = етап
admin-column-moves = ходи
admin-column-opened = відкрито
admin-column-seats = місця
admin-column-number = номер
admin-column-at = коли
admin-column-from = від кого
admin-column-about = на кого
admin-column-table = стіл
admin-column-text = текст

admin-guest = гість
admin-password = пароль
admin-passkey = ключ доступу
admin-token = ключ програми
admin-free = вільно

admin-deleted = Учасника { $member } видалено.
admin-handled = Скаргу { $number } розглянуто.
admin-written = Копію записано: { $file }
admin-restored = Копію повернуто на місце: { $file }
