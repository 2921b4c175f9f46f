"""What a match is set up from: the command line's words, checked, and the system's language."""

import hashlib
import os
import random
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from koloda.core.errors import KolodaError
from koloda.core.game import Game
from koloda.core.options import Choice, Value, Whole, refused, unknown
from koloda.locales import CODES, Language

CARDS = ("intl", "cyrillic")
CYRILLIC = ("ru", "uk", "be")


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the system's locale, English where there are no texts in it."""
    known = os.environ if environment is None else environment
    locale = next((known[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if known.get(key)), "")
    code = locale[:2].lower()
    return code if code in CODES and locale[2:3] in ("", "_", ".", "-", "@") else "en"


def language_of(code: str | None, cards: str | None) -> Language:
    """Return the texts of a language, of the system's where None.

    Raises:
        OptionError: option/value.
    """
    chosen = system_language() if code is None else one_of("lang", code, CODES)
    default = "cyrillic" if chosen in CYRILLIC else "intl"
    return Language(chosen, default if cards is None else one_of("cards", cards, CARDS))


def one_of(name: str, value: str, known: Sequence[str]) -> str:
    """Return a value that is one of those known, in any case.

    Raises:
        OptionError: option/value.
    """
    if value.lower() in known:
        return value.lower()
    raise refused(Choice(f"--{name}", known[0], tuple(known)), value)


def seat_of(seat: int | None, seats: int) -> int:
    """Return the person's seat, drawn by lot where None.

    Raises:
        OptionError: option/value.
    """
    if seat is None:
        return random.SystemRandom().randrange(seats)
    if 0 <= seat < seats:
        return seat
    raise refused(Whole("--seat", 0, 0, seats - 1), seat)


def bot_of(name: str) -> str:
    """Return the name of a bot that there is.

    Raises:
        BotError: bot/unknown.
    """
    from koloda.bots.bots import check_name

    check_name(name.lower())
    return name.lower()


def bot_seed_of(seed: str | None) -> int:
    """Return what bots draw their chances from: the system, or a match's seed that was given."""
    if seed is None:
        return int.from_bytes(os.urandom(4), "little")
    return int.from_bytes(
        hashlib.sha256(f"koloda bots {seed.lower()}".encode()).digest()[:4], "little"
    )


def options_of(game: Game, texts: Sequence[str], preset: str | None) -> dict[str, Value]:
    """Return the options that a person typed as key=value, over those of a preset.

    Raises:
        OptionError: option/unknown, option/value, option/preset.
    """
    values = game.preset(preset)
    by_name = {option.name: option for option in game.options}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        option = by_name.get(name)
        if option is None:
            raise unknown(name, game.options)
        values[name] = option.parse(value.strip()) if equals else ""
    return values


def chosen_game(answer: str, names: Mapping[str, str]) -> str | None:
    """Return the game that an answer means: its number, its name or a beginning of it.

    `names` are the games in the order shown: name to name in the reader's language.
    """
    text = " ".join(answer.casefold().replace("-", " ").split())
    games = list(names)
    if text.isascii() and text.isdigit():
        return games[int(text) - 1] if 1 <= int(text) <= len(games) else None
    titles = {}
    for game, title in names.items():
        titles[game.replace("-", " ")] = game
        titles[title.casefold()] = game
    if not text:
        return None
    begun = {game for title, game in titles.items() if title.startswith(text)}
    if len(begun) == 1:
        return begun.pop()
    near = get_close_matches(text, list(titles), n=1, cutoff=0.7)
    return titles[near[0]] if near and not begun else None


OWN_ERRORS = {"save/read": "terminal-put-aside", "option/resume": "terminal-settled"}
"""Errors that this room says in its own words, with their details."""


def sentence(language: Language, error: KolodaError) -> str:
    """Return an error in the reader's language, in English where it has no such sentence."""
    try:
        if error.code in OWN_ERRORS:
            details = {name: str(value) for name, value in error.details.items()}
            return language.text(OWN_ERRORS[error.code], **details)
        return language.error(error)
    except (KeyError, ValueError):
        return str(error)
