"""How a match is come to: begun as the command line asks, or gone on with from a file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from koloda.core.errors import KolodaError, OptionError
from koloda.games import GAMES
from koloda.games import find as find_game
from koloda.locales import CODES, Language
from koloda.match.match import Match
from koloda.terminal import choices, saves
from koloda.terminal.door import Door
from koloda.terminal.live import KEY, LiveMatch
from koloda.terminal.saves import Keeper


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for, as it was typed."""

    game: str | None
    options: list[str]
    preset: str | None
    seat: int | None
    bot: str
    seed: str | None
    lang: str | None
    cards: str | None
    resume: bool


@dataclass(frozen=True)
class Arrived:
    """A match to play, the file that keeps it, and what there is to say first."""

    live: LiveMatch
    keeper: Keeper
    greeting: list[str]


def begun(wishes: Wishes, language: Language, door: Door) -> Arrived:
    """Begin a match; ask for the game where none is named.

    Raises:
        KolodaError: what is wrong with the wishes.
        Leave, EOFError: the person does not want to.
    """
    bot = choices.bot_of(wishes.bot)
    name = wishes.game
    if name is None:
        name = _asked(language, door)
        if name is None:
            return resumed(wishes, language)
    game = find_game(name)
    options = choices.options_of(game, wishes.options, wishes.preset)
    seat = choices.seat_of(wishes.seat, game.seats)
    match = Match.new(game.name, options, wishes.seed)
    live = LiveMatch(match, seat, bot, choices.bot_seed_of(wishes.seed), language)
    keeper = Keeper.of_new_match(game.name)
    return Arrived(live, keeper, _greeting(live, "welcome"))


def _asked(language: Language, door: Door) -> str | None:
    """Ask which game to play; None stands for the saved match."""
    names = {game: language.text(f"{game}-name") for game in GAMES}
    lines = [language.text("terminal-which-game")]
    for number, game in enumerate(names, 1):
        about = language.text(f"{game}-about")
        lines.append(language.text("terminal-game", number=number, game=names[game], about=about))
    waiting = saves.waiting()
    if waiting is not None:
        title = names.get(waiting["game"], waiting["game"])
        lines.append(language.text("terminal-saved-game", number=len(names) + 1, game=title))
    while True:
        door.say(lines)
        answer = door.ask(fresh=False)
        if waiting is not None and answer.strip() == str(len(names) + 1):
            return None
        found = choices.chosen_game(answer, names)
        if found is not None:
            return found
        lines = [
            language.text("terminal-which-number", games=", ".join(names.values())),
        ]


def resumed(wishes: Wishes, language: Language | None = None) -> Arrived:
    """Go on with the newest match that is not finished.

    Raises:
        SaveError: save/none, save/read.
        OptionError: option/value, where something is asked for that is settled already.
    """
    if wishes.game is not None:
        find_game(wishes.game)
    _refuse_settled(wishes)
    faults: list[KolodaError] = []
    while True:
        try:
            path, record, more = saves.newest(wishes.game)
        except KolodaError as error:
            raise faults[0] if faults else error from None
        faults += more
        try:
            live = _live(record, wishes, language)
        except KolodaError as error:
            faults.append(saves.put_aside(path, error))
            if path.exists():
                raise faults[0] from error
            continue
        said = [choices.sentence(live.language, fault) for fault in faults]
        return Arrived(live, Keeper(path), [*said, *_greeting(live, "welcome-back")])


def _refuse_settled(wishes: Wishes) -> None:
    settled = {
        "option": bool(wishes.options),
        "preset": wishes.preset is not None,
        "seed": wishes.seed is not None,
        "seat": wishes.seat is not None,
    }
    for name, given in settled.items():
        if given:
            raise OptionError(
                "option/resume",
                f"--{name} does not go with --resume: the saved match has its own",
                option=f"--{name}",
            )


def _live(record: Mapping[str, Any], wishes: Wishes, language: Language | None) -> LiveMatch:
    own = record.get(KEY)
    own = own if isinstance(own, dict) else {}
    seats = find_game(record["game"]).seats
    seat = own.get("seat")
    bot = own.get("bot")
    bot_seed = own.get("bot_seed")
    return LiveMatch.from_record(
        record,
        seat if type(seat) is int and 0 <= seat < seats else 0,
        choices.bot_of(bot if isinstance(bot, str) else wishes.bot),
        bot_seed if type(bot_seed) is int else 0,
        language or _language(own, wishes),
    )


def _language(own: Mapping[str, Any], wishes: Wishes) -> Language:
    """Return the language asked for, else the one in which the match was played."""
    code, cards = own.get("lang"), own.get("cards")
    same = wishes.lang is None or wishes.lang == code
    return choices.language_of(
        wishes.lang or (code if code in CODES else None),
        wishes.cards or (cards if cards in choices.CARDS and same else None),
    )


def _greeting(live: LiveMatch, message: str) -> list[str]:
    language = live.language
    told = [
        language.text(
            f"terminal-{message}",
            game=language.text(f"{live.game_name}-name"),
            about=language.text(f"{live.game_name}-about"),
            bot=live.bot,
        )
    ]
    if message == "welcome-back":
        told += live.last_moves()
    return [*told, language.text("terminal-welcome-help")]
