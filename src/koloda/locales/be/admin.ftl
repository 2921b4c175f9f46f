# Што пішуць каманды гаспадара: слупкі і што зроблена.

admin-column-id = код
admin-column-name = імя
admin-column-language = мова
admin-column-kind = уваход
admin-column-joined = у клубе з
admin-column-seen = апошні візіт
admin-column-game = гульня
admin-column-phase = этап
admin-column-moves = хады
admin-column-opened = адкрыты
admin-column-seats = месцы
admin-column-number = нумар
admin-column-at = калі
admin-column-from = ад каго
admin-column-about = на каго
admin-column-table = стол
admin-column-text = тэкст

admin-guest = госць
admin-password = пароль
admin-passkey = ключ доступу
admin-token = ключ праграмы
admin-free = вольна

admin-deleted = Удзельнік { $member } выдалены.
admin-handled = Скарга { $number } разгледжана.
admin-written = Копія запісана: { $file }
admin-restored = Копія вернута на месца: { $file }
