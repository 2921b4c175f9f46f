"""Cards and marks in colour. Colour is never the only sign: without it the table reads the same."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from koloda.locales import Language
from koloda.locales.language import SUIT_SIGNS

PAPER = "#f4ecd8"
INK = {
    4: {"C": "#1d6b34", "D": "#1f4fa8", "H": "#b01e23", "S": "#1a1a1a"},
    2: {"C": "#1a1a1a", "D": "#b01e23", "H": "#b01e23", "S": "#1a1a1a"},
}
"""Colours of suits on card paper, by how many colours there are."""

SIGNS = {
    4: {"C": "green", "D": "bright_blue", "H": "red", "S": "default"},
    2: {"C": "default", "D": "red", "H": "red", "S": "default"},
}
"""Colours of suits on the terminal's own ground."""

AMBER = Style(color="yellow", bold=True)
"""What can be chosen; always with a mark besides."""

QUIET = Style(dim=True)
STRONG = Style(bold=True)
PITCH = Style(color="green")
ALARM = Style(color="red", bold=True)

BACK = "▒▒▒"


class Ink:
    """Draws with two or four colours of suits."""

    def __init__(self, language: Language, colours: int = 4) -> None:
        self.language = language
        self.colours = colours

    def card(self, card: str, *, chosen: bool = False, quiet: bool = False) -> Text:
        """Draw a card on paper, four cells wide or five; one that can be chosen in brackets."""
        shown = self.language.card(card)
        ink = INK[self.colours].get(card[1], INK[self.colours]["S"])
        face = Text(shown, Style(color=ink, bgcolor=PAPER, bold=chosen, dim=quiet))
        left, right = ("[", "]") if chosen else (" ", " ")
        return Text.assemble((left, AMBER), face, (right, AMBER))

    def back(self, *, chosen: bool = False) -> Text:
        """Draw a card that lies face down."""
        left, right = ("[", "]") if chosen else (" ", " ")
        return Text.assemble((left, AMBER), (BACK, PITCH), (right, AMBER))

    def suit(self, suit: str) -> Text:
        """Draw a suit's sign."""
        return Text(SUIT_SIGNS[suit], Style(color=SIGNS[self.colours][suit], bold=True))

    def ranks(self, cards: Iterable[str]) -> Text:
        """Draw the ranks of cards of one suit."""
        return Text(" ").join(Text(self.language.card(card)[:-1], STRONG) for card in cards)

    def rich(self, sentence: str) -> Text:
        """Colour the suits' signs in a sentence."""
        text = Text(sentence)
        letters = {sign: suit for suit, sign in SUIT_SIGNS.items()}
        for place, letter in enumerate(sentence):
            if letter in letters:
                colour = SIGNS[self.colours][letters[letter]]
                text.stylize(Style(color=colour, bold=True), place, place + 1)
        return text


def padded(text: Text | str, width: int, align: str = "left") -> Text:
    """Return a text of exactly `width` cells, cut with "…" where it is longer."""
    found = Text(text) if isinstance(text, str) else text.copy()
    found.truncate(width, overflow="ellipsis")
    space = width - found.cell_len
    left = {"left": 0, "right": space, "center": space // 2}[align]
    return Text(" " * left) + found + Text(" " * (space - left))


def row(cells: Iterable[tuple[Text | str, int, str]]) -> Text:
    """Return cells side by side: each its text, its width and how it is aligned."""
    line = Text()
    for text, width, align in cells:
        line.append_text(padded(text, width, align))
    return line


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Return two blocks side by side, the left one `width` cells wide."""
    height = max(len(left), len(right))
    lefts = left + [Text()] * (height - len(left))
    rights = right + [Text()] * (height - len(right))
    return [padded(first, width) + second for first, second in zip(lefts, rights, strict=True)]


def heading(left: Text | str, middle: Text | str, right: Text | str, width: int) -> Text:
    """Return a line with a text at its left, in its middle and at its right."""
    middle_text = Text(middle, STRONG) if isinstance(middle, str) else middle
    side = (width - middle_text.cell_len) // 2
    other = width - side - middle_text.cell_len
    return padded(left, side) + middle_text + padded(right, other, "right")


def wrapped(console: Console, text: Text, width: int) -> list[Text]:
    """Return a text in lines of at most `width` cells."""
    return list(text.wrap(console, max(width, 1)))


def widest(texts: Iterable[str]) -> int:
    """Return how many cells the widest text takes."""
    return max((cell_len(text) for text in texts), default=0)
