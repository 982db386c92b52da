"""What is printed and read. This one is plain: linear text without colours or frames, as a screen reader reads it."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from ludex.core import Sheet
from ludex.core.text import Text
from ludex.terminal.menu import Block

WIDEST = 160
LEAST = 40
PROMPT_END = 3
"""A colon, a space and the cursor."""


class Screen:
    """Plain text on any stream; answers come from any stream, or from a keyboard with line editing."""

    plain = True

    def __init__(self, text: Text, stdin: TextIO, stdout: TextIO) -> None:
        self.text = text
        self.stdin = stdin
        self.stdout = stdout
        self.by_hand = stdin is sys.stdin and stdout is sys.stdout and stdin.isatty()
        if self.by_hand:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives `input` its editing and history)
        for stream in (stdin, stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        return max(LEAST, min(WIDEST, shutil.get_terminal_size().columns))

    # --------------------------------------------------------------------------------------------------------- printing

    def line(self, said: str = "", indent: str = "") -> None:
        """A paragraph, wrapped: set in as a whole, or from its second line on."""
        wrapped = textwrap.wrap(
            said, self.width - 1, initial_indent=indent, subsequent_indent=indent or "  ", break_long_words=False
        )
        self.stdout.write("\n".join(wrapped) + "\n")

    def heading(self, said: str) -> None:
        self.line()
        self.line(said)

    def player(self, name: str) -> None:
        """Whose decision follows."""
        self.heading(name)

    def question(self, prompt: str) -> None:
        self.heading(prompt)

    def told(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.line(f"- {line}")

    def warn(self, said: str) -> None:
        self.line(f"! {said}")

    def law(self, title: str, paragraphs: Sequence[str]) -> None:
        self.heading(title)
        for paragraph in paragraphs:
            self.line(paragraph, "  ")

    def sheets(self, sheets: Sequence[Sheet], before: Sequence[Sheet] = ()) -> None:
        """Every sheet that is not as before; of those shown before, only the title and the rows that changed."""
        for sheet, old in zip(sheets, as_before(sheets, before), strict=True):
            if old is None:
                self._sheet(sheet.title, sheet.columns, sheet.rows or [[self.text.say("play-none")]])
                continue
            rows = [row for row in sheet.rows if row not in old.rows]
            if rows or sheet.title != old.title:
                self._sheet(self.text.say("play-changed", title=sheet.title), sheet.columns, rows)

    def _sheet(self, title: str, columns: list[str], rows: list[list[str]]) -> None:
        """A row a line, as “label: value; label: value”; of two columns, the first is the label."""
        self.heading(title)
        for row in rows:
            if len(row) == 1:
                self.line(row[0])
                continue
            two = [(row[0], row[1] or self.text.say("play-none"))]
            pairs = two if len(row) == 2 else list(zip(columns, row, strict=True))
            said = (self.text.say("play-pair", label=label, value=value) for label, value in pairs if value)
            self.line("; ".join(said))

    def menu(self, blocks: Sequence[Block]) -> None:
        for block in blocks:
            if block.apart:
                self.line()
            if block.heading:
                self.line(block.heading)
            for entry in block.entries:
                self.line(f"{entry.number}. {entry.label} {self.text.say('play-key', key=entry.key)}")

    def curtain(self) -> None:
        """Whoever sat here must not be overlooked by whoever comes."""
        self.line()
        self.line("-" * (LEAST - 1))

    # ---------------------------------------------------------------------------------------------------------- reading

    def read(self, prompt: str) -> str:
        """A line that somebody types; EOFError when there are no more."""
        *above, prompt = textwrap.wrap(prompt, self.width - PROMPT_END) or [""]
        for said in above:
            self.stdout.write(f"{said}\n")
        prompt = f"{prompt}: "
        if self.by_hand:
            self.stdout.flush()
            try:
                return input(prompt).strip()
            except EOFError:
                self.line()
                raise
        self.stdout.write(prompt)
        self.stdout.flush()
        typed = self.stdin.readline()
        self.stdout.write(typed.rstrip("\n") + "\n")
        if not typed:
            raise EOFError
        return typed.strip()


def as_before(sheets: Sequence[Sheet], before: Sequence[Sheet]) -> list[Sheet | None]:
    """For each sheet what it was before: that of the same title, else one of the same columns whose title is gone."""
    titles = {sheet.title for sheet in sheets}
    same = {sheet.title: sheet for sheet in before}
    retitled = [sheet for sheet in before if sheet.title not in titles]
    found: list[Sheet | None] = []
    for sheet in sheets:
        old = same.get(sheet.title) or next((other for other in retitled if other.columns == sheet.columns), None)
        if old in retitled:
            retitled.remove(old)
        found.append(old)
    return found
