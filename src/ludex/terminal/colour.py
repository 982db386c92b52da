"""The screen with quiet colours and aligned tables, as wide as the terminal. Nothing is said by colour alone."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TextIO

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Styled

from ludex.core import Sheet
from ludex.core.text import Text
from ludex.terminal.menu import Entry
from ludex.terminal.screen import Screen

SHORT_CELL = 14
GAP = 4
MOST_COLUMNS = 3
ROWS_BESIDE = 12
"""A list with more lines than this is set in columns where there is room."""
FORGET_SCROLLED = "\x1b[3J"

Row = tuple[Styled, bool]
"""A line of the menu, and whether it must not be the last of its column."""


class ColourScreen(Screen):
    plain = False

    def __init__(self, text: Text, stdin: TextIO, stdout: TextIO) -> None:
        super().__init__(text, stdin, stdout)
        self.console = Console(file=stdout, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    # ------------------------------------------------------------------------------------------------------------ printing

    def line(self, said: str = "", indent: str = "") -> None:
        self.console.print(Padding(Styled(said), (0, 0, 0, len(indent))) if said else "")

    def heading(self, said: str) -> None:
        self.console.print()
        self.console.print(Styled(said, "bold"))

    def player(self, name: str) -> None:
        self.console.print()
        self.console.print(Rule(Styled(name, "bold"), align="left", style="dim"))

    def question(self, prompt: str) -> None:
        self.console.print()
        self.console.print(Styled(prompt, "bold cyan"))

    def told(self, lines: Sequence[str]) -> None:
        for line in lines:
            grid = Grid.grid(padding=(0, 1))
            grid.add_row(Styled("•", "dim"), Styled(line))
            self.console.print(grid)

    def warn(self, said: str) -> None:
        self.console.print(Styled(said, "yellow"))

    def curtain(self) -> None:
        """Clear the screen and what has scrolled off it: hands were shown there."""
        self.console.clear()
        if self.console.is_terminal:
            self.stdout.write(FORGET_SCROLLED)

    # -------------------------------------------------------------------------------------------------------------- sheets

    def sheets(self, sheets: Sequence[Sheet], before: Sequence[Sheet] = ()) -> None:
        """Every sheet that is not as before, whole; side by side where there is room."""
        beside: list[Grid] = []
        used = 0
        for sheet in sheets:
            if sheet in before:
                continue
            grid = self._grid(sheet)
            wide = Measurement.get(self.console, self.console.options.update(width=1000), grid).maximum
            if beside and used + GAP + wide > self.width:
                self._print_beside(beside)
                beside, used = [], 0
            beside.append(grid)
            used += wide + (GAP if used else 0)
        self._print_beside(beside)

    def _print_beside(self, grids: list[Grid]) -> None:
        if grids:
            row = Grid.grid(padding=(0, GAP, 0, 0))
            row.add_row(*grids)
            self.console.print()
            self.console.print(row)

    def _grid(self, sheet: Sheet) -> Grid:
        single = len(sheet.rows) == 1
        grid = Grid(
            title=Styled(sheet.title, "bold"),
            title_justify="left",
            box=None if single or not sheet.rows else box.SIMPLE_HEAD,
            show_header=not single and bool(sheet.rows),
            show_edge=False,
            pad_edge=False,
            header_style="dim",
            padding=(0, 2, 0, 0),
        )
        if not sheet.rows:
            grid.add_row(self.text.say("play-none"))
        elif single:
            for label, value in zip(sheet.columns, sheet.rows[0], strict=True):
                grid.add_row(Styled(label, "dim"), Styled(value))
        else:
            for n, label in enumerate(sheet.columns):
                cells = [row[n] for row in sheet.rows]
                number = all(cell.isdigit() for cell in cells)
                grid.add_column(
                    Styled(label),
                    no_wrap=max(map(len, cells)) <= SHORT_CELL,
                    justify="right" if number else "left",
                    overflow="fold",
                )
            for row in sheet.rows:
                grid.add_row(*map(Styled, row))
        return grid

    # ---------------------------------------------------------------------------------------------------------------- menu

    def menu(self, blocks: Sequence[tuple[str, Sequence[Entry]]]) -> None:
        entries = [entry for _, block in blocks for entry in block]
        if not entries:
            return
        number = len(str(entries[-1].number)) + 2
        label = max(len(entry.label) for entry in entries)
        key = max(len(entry.key) for entry in entries)
        whole = number + 2 + label + 2 + key
        columns = max(1, min(MOST_COLUMNS, (self.width + GAP) // (whole + GAP))) if len(entries) > ROWS_BESIDE else 1
        label = min(label, self.width - number - 4 - key)
        rows: list[Row] = []
        for heading, block in blocks:
            if rows and (heading or len(entries) > ROWS_BESIDE):
                rows.append((Styled(), False))
            if heading:
                rows.append((Styled(heading, "bold"), True))
            rows += [(row, False) for entry in block for row in self._entry(entry, number, label)]
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*(Styled("\n").join(column) for column in in_columns(rows, columns)))
        self.console.print(grid)

    def _entry(self, entry: Entry, number: int, label: int) -> list[Styled]:
        """Number, label and key in line; a label that is too long goes on below itself."""
        first, *more = textwrap.wrap(entry.label, max(label, 20)) or [""]
        row = Styled.assemble((f"{entry.number:>{number}}", "bold"), "  ", first.ljust(label + 2), (entry.key, "dim"))
        return [row, *(Styled(" " * (number + 4) + rest) for rest in more)]


def in_columns(rows: list[Row], columns: int) -> list[list[Styled]]:
    """Cut a list into columns of about the same height; no heading stays alone at the foot of one."""
    height = -(-len(rows) // columns)
    found: list[list[Styled]] = []
    start = 0
    while start < len(rows):
        end = min(start + height, len(rows))
        while end < len(rows) and end > start + 1 and rows[end - 1][1]:
            end -= 1
        column = [row for row, _ in rows[start:end]]
        while column and not column[0].plain:
            column.pop(0)
        found.append(column)
        start = end
    return found


def make_screen(text: Text, plain: bool, stdin: TextIO, stdout: TextIO) -> Screen:
    """With colours on a terminal that has them, else plain."""
    if plain or not stdout.isatty():
        return Screen(text, stdin, stdout)
    screen = ColourScreen(text, stdin, stdout)
    return Screen(text, stdin, stdout) if screen.console.is_dumb_terminal else screen
