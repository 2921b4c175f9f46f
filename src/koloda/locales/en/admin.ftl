# What the host’s commands print: columns, and what was done.

admin-column-id = id
admin-column-name = name
admin-column-language = language
admin-column-kind = signs in by
admin-column-joined = joined
admin-column-seen = seen
admin-column-game = game
admin-column-phase = phase
admin-column-moves = moves
admin-column-opened = opened
admin-column-seats = seats
admin-column-number = number
admin-column-at = at
admin-column-from = from
admin-column-about = about
admin-column-table = table
admin-column-text = text

admin-guest = guest
admin-password = password
admin-passkey = passkey
admin-token = token
admin-free = free

admin-deleted = Member { $member } is deleted.
admin-handled = Report { $number } is handled.
admin-written = The backup is written: { $file }
admin-restored = The backup is put back: { $file }
