"""The rule options of Belarusian football (belarusian-football, Cards, Turn)."""

from koloda.core.options import Choice, Flag, Option, Value, Whole

OPTIONS: tuple[Option, ...] = (
    # Cards of one pack: 2 to ace, or 6 to ace.
    Choice("pack", 52, (52, 36)),
    # Packs shuffled together.
    Whole("packs", 1, 1, 4),
    # Whether a ball that can enter must.
    Choice("entry", "mandatory", ("mandatory", "optional")),
    # Whether a goalkeeper that was shot at is turned down again.
    Flag("keeper_recloses", False),
)

PACK_36 = 1
"""`pack`: 36 cards, 6 to ace."""

MANDATORY, OPTIONAL = 0, 1
"""`entry`: a ball that can enter must, and one that can't is out; or its player may throw it."""

PRESETS: dict[str, dict[str, Value]] = {
    "quick": {"pack": 36},
    "classic": {},
    "long": {"pack": 36, "packs": 2},
    "marathon": {"packs": 2},
}
"""Tables by name (Cards)."""
