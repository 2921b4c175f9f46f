"""As much of a terminal as is needed to see what a person would see."""

import re

SEQUENCE = re.compile(
    r"\x1b\[([?>]?)([\d;]*)([@-~])|\x1b[()][A-Z0-9]|\x1b[=>78]|\x1b\][^\x07]*\x07"
)


class Screen:
    """A grid of characters, each one cell wide; what scrolls off is kept in `above`."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.above: list[str] = []
        self.wraps = True
        self._rest = ""
        self._clear()

    def _clear(self) -> None:
        self.grid = [[" "] * self.columns for _ in range(self.rows)]
        self.row = self.column = 0

    def text(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self.grid)

    def everything(self) -> str:
        return "\n".join([*self.above, self.text()])

    def feed(self, data: str) -> None:
        data, self._rest = self._rest + data, ""
        place = 0
        while place < len(data):
            if data[place] == "\x1b":
                found = SEQUENCE.match(data, place)
                if found is None:
                    self._rest = data[place:]
                    return
                self._control(found)
                place = found.end()
            else:
                self._letter(data[place])
                place += 1

    def _letter(self, letter: str) -> None:
        if letter == "\r":
            self.column = 0
        elif letter == "\n":
            self._down()
        elif letter == "\b":
            self.column = max(self.column - 1, 0)
        elif letter >= " ":
            if self.column >= self.columns:
                if not self.wraps:
                    self.column = self.columns - 1
                else:
                    self.column = 0
                    self._down()
            self.grid[self.row][self.column] = letter
            self.column += 1

    def _down(self) -> None:
        if self.row == self.rows - 1:
            self.above.append("".join(self.grid.pop(0)).rstrip())
            self.grid.append([" "] * self.columns)
        else:
            self.row += 1

    def _control(self, found: re.Match[str]) -> None:
        mark, numbers, letter = found[1], found[2], found[3]
        first = int(numbers.split(";")[0] or 0) if numbers else 0
        step = max(first, 1)
        if mark == "?" and first == 7 and letter in "hl":
            self.wraps = letter == "h"
        elif letter == "A":
            self.row = max(self.row - step, 0)
        elif letter == "B":
            self.row = min(self.row + step, self.rows - 1)
        elif letter == "C":
            self.column = min(self.column + step, self.columns - 1)
        elif letter == "D":
            self.column = max(min(self.column, self.columns - 1) - step, 0)
        elif letter == "H":
            self.row = self.column = 0
        elif letter == "K":
            self.grid[self.row][self.column :] = [" "] * (self.columns - self.column)
        elif letter == "J":
            self._erase(first)

    def _erase(self, how: int) -> None:
        if how == 2:
            row, column = self.row, self.column
            self._clear()
            self.row, self.column = row, column
            return
        if self.column < self.columns:
            self.grid[self.row][self.column :] = [" "] * (self.columns - self.column)
        for row in range(self.row + 1, self.rows):
            self.grid[row] = [" "] * self.columns
