"""Where a table stands, and what may be due at it."""

SEATING, REVEAL, PLAYING, OVER, VOID = "seating", "reveal", "playing", "over", "void"
"""Phases: seats are taken, entropy is revealed, the match is on, it is over, it came to nothing."""

UNDER_WAY = (SEATING, REVEAL, PLAYING)
"""The phases in which something may be due."""

BOT, CLOCK, AWAY_TOO_LONG, NO_REVEAL, NOT_FILLED = "bot", "clock", "away", "reveal", "unfilled"
"""What is due without a person."""
