"""Which things there are in a box, by kind and number, and what they are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ludex.core import Option
from ludex.core.text import Noun, Text

NONE: Mapping[str, Collection[Any]] = {}


class Catalogue:
    """By kind, the ids of all things in the order of their numbers; the message `kind-id` says a thing. Of kinds that
    are called otherwise it knows only which numbers there are (`numbered`)."""

    def __init__(self, named: Mapping[str, Iterable[str]], numbered: Mapping[str, Collection[Any]] = NONE) -> None:
        self.ids = {kind: tuple(ids) for kind, ids in named.items()}
        self._messages = {
            kind: tuple(f"{kind.replace('_', '-')}-{each}" for each in ids) for kind, ids in self.ids.items()
        }
        self.known = {**{kind: range(len(ids)) for kind, ids in self.ids.items()}, **numbered}

    def noun(self, text: Text, kind: str, number: Any) -> Any:
        """What a thing is called; what is of no kind that has names is as it is."""
        messages = self._messages.get(kind)
        return number if messages is None else Noun(text, messages[number])

    def exists(self, kinds: Iterable[str], option: Option, here: Mapping[str, Collection[Any]] = NONE) -> bool:
        """Do all things that an option names exist? `here`: of some kinds, which there are at this table. Kinds that
        are unknown are checked by the rules themselves."""
        for kind, value in zip(kinds, option[1:], strict=True):
            known = here[kind] if kind in here else self.known.get(kind)
            if known is not None and value not in known:
                return False
        return True


@dataclass(frozen=True)
class Numbering:
    """Things on several boards, numbered through: the third thing on board 1 is 102, where a board has room for 100.

    >>> boards = Numbering(100)
    >>> boards.code(1, 2), boards.board(102), boards.number(102), boards.all_on(1, 3)
    (102, 1, 2, range(100, 103))
    """

    room: int

    def code(self, board: int, number: int) -> int:
        return board * self.room + number

    def board(self, code: int) -> int:
        return code // self.room

    def number(self, code: int) -> int:
        return code % self.room

    def all_on(self, board: int, count: int) -> range:
        """The codes of so many things on a board."""
        return range(board * self.room, board * self.room + count)
