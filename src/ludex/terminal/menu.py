"""The options of a decision as numbered lines, and how what somebody types finds one of them.

Options that differ only in a count at their end are one line with a range of counts."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ludex.core import Decision, Option, key_of
from ludex.core.decision import DONE
from ludex.core.text import Words

COUNT = "count"
LONG = 8
"""With more lines than this the groups get headings."""
WORDY = 70
"""So do they where a line in full would be longer than this."""


class Entry(NamedTuple):
    """A line of the menu as it is shown."""

    number: int
    label: str
    key: str


class Block(NamedTuple):
    """Lines under a heading (or none); `apart` where it has little to do with the block before."""

    heading: str
    entries: list[Entry]
    apart: bool


class MenuLine(NamedTuple):
    """One option, or several that differ only in the count at their end (in growing order)."""

    number: int
    options: tuple[Option, ...]

    @property
    def counts(self) -> list[int]:
        return [option[-1] for option in self.options] if len(self.options) > 1 else []


class Group(NamedTuple):
    heading: str
    lines: list[MenuLine]


class Wrong(NamedTuple):
    """What was typed does not fit: a message of the terminal with its facts."""

    message: str
    about: dict[str, Any]


class Menu:
    """
    >>> from ludex.core import Table
    >>> table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    >>> menu = Menu(table.pending[0], Words(table.game, "en", table.state), plain=True)
    >>> menu.find("2")
    MenuLine(number=2, options=(('keep', 2),))
    """

    def __init__(self, asked: Decision, words: Words, plain: bool) -> None:
        self.asked = asked
        self.words = words
        self.plain = plain
        gathered: dict[Option, list[Option]] = {}
        for option in asked.options:
            gathered.setdefault(self._without_count(option), []).append(option)
        headed: dict[str, list[list[Option]]] = {}
        for same in gathered.values():
            headed.setdefault(self._heading(same[0]), []).append(sorted(same) if len(same) > 1 else same)
        self.groups: list[Group] = []
        number = 0
        for heading, rows in headed.items():
            lines = [MenuLine(number + n, tuple(row)) for n, row in enumerate(rows, 1)]
            number += len(lines)
            self.groups.append(Group(heading, lines))
        self.lines = [line for group in self.groups for line in group.lines]

    # --------------------------------------------------------------------------------------------------- as it is shown

    def blocks(self) -> list[Block]:
        """Headings with their lines; a short list has no headings and says every option in full."""
        wordy = any(len(self.label(line)) > WORDY for line in self.lines)
        long = wordy or (len(self.lines) > LONG and len(self.groups) > 1)
        shown = []
        verb = ""
        for group in self.groups:
            entries = [Entry(line.number, self.label(line, short=long), self.key(line)) for line in group.lines]
            before, verb = verb, group.lines[0].options[0][0]
            shown.append(Block(group.heading if long else "", entries, long and verb != before))
        return shown

    def label(self, line: MenuLine, *, short: bool = False) -> str:
        option = line.options[0]
        if line.counts:
            option = (*option[:-1], self.range_of(line))
        message = f"sheet-line-{message_name(option)}"
        if short and self.words.text.has(message):
            return self.words.say(message, self._items(option))
        return self.words.option(option, self.asked)

    def key(self, line: MenuLine) -> str:
        option = line.options[0]
        if line.counts:
            option = (*option[:-1], self.range_of(line, "play-range-key"))
        return key_of(option)

    def range_of(self, line: MenuLine, message: str = "") -> str:
        """“1–7”, or the single counts where some between are missing."""
        counts = line.counts
        if counts[-1] - counts[0] != len(counts) - 1:
            return ", ".join(map(str, counts))
        message = message or ("play-range-plain" if self.plain else "play-range")
        return self.words.text.say(message, least=counts[0], most=counts[-1])

    # --------------------------------------------------------------------------------------------------- what was typed

    @property
    def default(self) -> MenuLine | Option | None:
        """What Enter chooses: what leaves everything as it is, the only line, or to go on where that comes first."""
        if self.asked.keeps is not None:
            return self.asked.keeps
        if self.lines and (len(self.lines) == 1 or self.lines[0].options[0] == DONE):
            return self.lines[0]
        return None

    def how_many(self, line: MenuLine) -> str:
        """What is asked where a line has a range: a game may ask for it in its own words."""
        message = f"sheet-count-{message_name(line.options[0])}"
        return self.words.text.say(message if self.words.text.has(message) else "play-how-many")

    def usual(self, line: MenuLine) -> Option:
        """The count that Enter stands for: what leaves everything as it is, or the most."""
        return self.asked.keeps if self.asked.keeps in line.options else line.options[-1]

    def find(self, typed: str) -> MenuLine | Option | Wrong | None:
        """A line by its number, an option by number and count or by key; None if it is neither."""
        if re.fullmatch(r"\d+(\s+\d+)?", typed):
            number, *count = map(int, typed.split())
            if not 1 <= number <= len(self.lines):
                return Wrong("play-no-number", {"number": number, "most": len(self.lines)})
            line = self.lines[number - 1]
            if not count:
                return line
            if not line.counts:
                return Wrong("play-no-count-needed", {"number": number})
            return self.with_count(line, count[0])
        key = as_key(typed)
        for line in self.lines:
            for option in line.options:
                if key_of(option) == key:
                    return option
            start = key_of(line.options[0][:-1])
            if line.counts and key in (start, self.key(line)):
                return line
        return None

    def with_count(self, line: MenuLine, count: int) -> Option | Wrong:
        for option in line.options:
            if option[-1] == count:
                return option
        return self.no_count(line, str(count))

    def no_count(self, line: MenuLine, typed: str) -> Wrong:
        return Wrong("play-no-count", {"count": typed, "range": self.range_of(line)})

    # -------------------------------------------------------------------------------------------------------- the words

    def _items(self, option: Option) -> dict[str, Any]:
        declared = self.words.game.verbs.get(option[0])
        return dict(zip(declared.items, option[1:], strict=True)) if declared is not None else {}

    def _without_count(self, option: Option) -> Option:
        declared = self.words.game.verbs.get(option[0])
        kinds = list(declared.items.values()) if declared is not None else []
        return option[:-1] if kinds[-1:] == [COUNT] else option

    def _heading(self, option: Option) -> str:
        """A game may say under which heading an option stands, and may name its items there; else it is by verb."""
        message = f"sheet-group-{message_name(option)}"
        return self.words.say(message, self._items(option)) if self.words.text.has(message) else ""


def message_name(option: Option) -> str:
    return str(option[0]).replace("_", "-")


def as_key(typed: str) -> str:
    """People may type spaces for colons: “move 4 8 3” is `move:4:8:3`."""
    return ":".join(re.split(r"[\s:]+", typed.strip()))
