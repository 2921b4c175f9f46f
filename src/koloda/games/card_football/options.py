"""The rule options of Card Football (card-football, all sections with a backquoted name)."""

from koloda.core.options import Choice, Flag, Option, Whole

OPTIONS: tuple[Option, ...] = (
    # How long bookings count.
    Choice("bookings_last", "match", ("match", "half")),
    # Bookings in a suit at which it is sent off.
    Whole("send_off_at", 4, 1, 9),
    # Columns closed besides that of a player's previous take: those used on extra moves of this
    # turn, those used in this turn at all, or none.
    Choice("column_ban", "extras", ("extras", "turn", "last")),
    # Whether extra moves add up, or the larger of what is left and what is gained counts.
    Choice("extra_moves", "add", ("add", "max")),
    # What a shot that the first goalkeeper card saves costs: the line, or the card taken.
    Choice("clean_save", "clear", ("clear", "pop")),
    # Whether the goal of a shot passes the turn.
    Flag("shot_goal_ends_turn", False),
    # What adds a card to the pitch, and how many at most in a half.
    Choice("added_time", "kicks", ("kicks", "stoppages", "goals", "none")),
    Whole("added_time_limit", 10, 0, 27),
    # Whether a level match goes on to the first goal, and for how many extra halves (0: any).
    Flag("golden_goal", False),
    Whole("max_extra_halves", 0, 0, 99),
)

HALF = 1
"""`bookings_last`: a booking counts until the half ends."""

EXTRAS, TURN = 0, 1
"""`column_ban`: columns used on extra moves of the turn are closed; all used in the turn are."""

MAX = 1
"""`extra_moves`: the larger of what is left and what is gained."""

POP = 1
"""`clean_save`: only the card taken leaves."""

KICKS, STOPPAGES, GOALS = 0, 1, 2
"""`added_time`: a card after each kick; after each goal and free kick; after each goal."""
