"""The screen with quiet colours and aligned tables, as wide as the terminal. Nothing is said by colour alone."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import lru_cache
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
from ludex.terminal.menu import Block, Entry
from ludex.terminal.screen import Screen

NOTHING = "–"
BETWEEN = "  "
GAP = 4
NARROW = 10
TOLERATED = 6
"""One label in so many may be wrapped to get another column."""
MOST_COLUMNS = 3
ROWS_BESIDE = 12
"""A list with more lines than this is set in columns where there is room."""
FORGET_SCROLLED = "\x1b[3J"

Row = tuple[Styled, bool]
"""A line of the menu, and whether a block begins with it."""


class ColourScreen(Screen):
    plain = False

    def __init__(self, text: Text, stdin: TextIO, stdout: TextIO) -> None:
        super().__init__(text, stdin, stdout)
        self.console = Console(file=stdout, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    # --------------------------------------------------------------------------------------------------------- printing

    def line(self, said: str = "", indent: str = "") -> None:
        self.console.print(Padding(Styled(said), (0, 0, 0, len(indent)), expand=False) if said else "")

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

    # ----------------------------------------------------------------------------------------------------------- sheets

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
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.title = Styled(sheet.title, "bold")
        grid.title_justify = "left"
        if len(sheet.rows) > 1:
            heads, rows = fit(sheet, self.width - 1)
            for n, head in enumerate(heads):
                number = all(row[n].isdigit() or not row[n] for row in rows) and any(row[n] for row in rows)
                grid.add_column(Styled(head), justify="right" if number else "left", no_wrap=True)
        else:
            grid.show_header = False
            label = max(map(len, sheet.columns))
            rows = [
                [head, wrapped(value, self.width - label - 1 - len(BETWEEN))]
                for only in sheet.rows
                for head, value in zip(sheet.columns, only, strict=True)
            ]
            grid.add_column(style="dim")
        for row in rows or [[self.text.say("play-none")]]:
            grid.add_row(*map(cell, row))
        return grid

    # ------------------------------------------------------------------------------------------------------------ menu

    def menu(self, blocks: Sequence[Block]) -> None:
        entries = [entry for block in blocks for entry in block.entries]
        if not entries:
            return
        number = len(str(entries[-1].number)) + 1
        key = max(len(entry.key) for entry in entries)
        columns = self._columns(entries, number + key + 2 * len(BETWEEN))
        room = (self.width - GAP * (columns - 1)) // columns - number - key - 2 * len(BETWEEN)
        label = min(max(len(entry.label) for entry in entries), max(room, NARROW))
        rows: list[Row] = []
        for block in blocks:
            lines = [Styled()] if block.apart and rows else []
            if block.heading:
                lines.append(Styled(block.heading, "bold"))
            lines += [line for entry in block.entries for line in self._entry(entry, number, label)]
            rows += [(line, n == 0) for n, line in enumerate(lines)]
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*(Styled("\n").join(column) for column in in_columns(rows, columns)))
        self.console.print(grid)

    def _columns(self, entries: list[Entry], beside: int) -> int:
        """How many columns a long list is set in; a few labels may be wrapped for it."""
        if len(entries) <= ROWS_BESIDE:
            return 1
        for columns in range(MOST_COLUMNS, 1, -1):
            room = (self.width - GAP * (columns - 1)) // columns - beside
            if sum(len(entry.label) > room for entry in entries) * TOLERATED <= len(entries):
                return columns
        return 1

    def _entry(self, entry: Entry, number: int, label: int) -> list[Styled]:
        """Number, label and key in line; a label that is too long goes on below itself."""
        first, *more = textwrap.wrap(entry.label, label) or [""]
        start = Styled.assemble((f"{entry.number:>{number}}", "bold"), BETWEEN, first.ljust(label), BETWEEN)
        return [start.append(entry.key, "dim"), *(Styled(" " * (number + 4) + rest) for rest in more)]


def fit(sheet: Sheet, width: int) -> tuple[list[str], list[list[str]]]:
    """The heads and rows of a table, wrapped so that it is no wider than this and as low as can be."""
    columns = [list(column) for column in zip(*sheet.rows, strict=True)]
    least, widths = [], []
    for head, cells in zip(sheet.columns, columns, strict=True):
        words = [word for text in (head, *cells) for word in text.split(" ")]
        least.append(max(map(len, words)))
        widths.append(max(least[-1], min(len(head), NARROW), *map(len, cells)))
    between = len(BETWEEN) * (len(widths) - 1)

    def height_without(n: int) -> tuple[int, int]:
        tried = [*widths[:n], widths[n] - 1, *widths[n + 1 :]]
        rows = (sheet.columns, *sheet.rows)
        return sum(max(wrapped(v, w).count("\n") for v, w in zip(row, tried, strict=True)) for row in rows), -widths[n]

    while sum(widths) + between > width and widths != least:
        widths[min((n for n in range(len(widths)) if widths[n] > least[n]), key=height_without)] -= 1
    heads = [wrapped(head, widths[n]) for n, head in enumerate(sheet.columns)]
    return heads, [[wrapped(value, widths[n]) for n, value in enumerate(row)] for row in sheet.rows]


@lru_cache(maxsize=10_000)
def wrapped(value: str, width: int) -> str:
    """Like a paragraph; a space that must not break does not (rich would break it)."""
    return textwrap.fill(value, max(width, NARROW))


def cell(value: str) -> Styled:
    return Styled(value) if value else Styled(NOTHING, "dim")


def in_columns(rows: list[Row], columns: int) -> list[list[Styled]]:
    """Cut a list into columns of about the same height, between two blocks if one ends near enough."""
    height = -(-len(rows) // columns)
    found: list[list[Styled]] = []
    for n in range(columns):
        end = min(height, len(rows)) if n < columns - 1 else len(rows)
        near = [m for m in range(1, len(rows)) if rows[m][1] and abs(m - end) <= height // 3]
        if near and end < len(rows):
            end = min(near, key=lambda m: abs(m - end))
        column = [row for row, _ in rows[:end]]
        rows = rows[end:]
        found.append(column if not column or column[0].plain else column[1:])
    return found


def make_screen(text: Text, plain: bool, stdin: TextIO, stdout: TextIO) -> Screen:
    """With colours on a terminal that has them, else plain."""
    if plain or not stdout.isatty():
        return Screen(text, stdin, stdout)
    screen = ColourScreen(text, stdin, stdout)
    return Screen(text, stdin, stdout) if screen.console.is_dumb_terminal else screen
