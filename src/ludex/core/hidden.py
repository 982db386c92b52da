"""Where things lie that not everybody may know, and who knows them.

A game says once which rows of its state are hidden (`Game.hidden`). Its view and its redeal follow from that
(`kit/hidden.py`), and what a table of cardboard has to be asked for (`core/own_table.py`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

Slot = tuple[Any, int]
"""A place of a row: the list that it lies in, and where."""
NOBODY: Collection[int | None] = ()


class Seen(NamedTuple):
    """What a seat sees of a row."""

    size: int
    things: list[int] | None
    """All of them, if it may look at the row."""
    known: list[int]
    """Otherwise those that it knows to be there."""


class Single:
    """A field of the state that holds one thing, as a row of one."""

    __slots__ = ("_name", "_state")

    def __init__(self, state: Any, name: str) -> None:
        self._state = state
        self._name = name

    def __len__(self) -> int:
        return 1

    def __getitem__(self, place: int) -> int:
        return int(getattr(self._state, self._name))

    def __setitem__(self, place: int, thing: int) -> None:
        setattr(self._state, self._name, thing)


class Row(NamedTuple):
    """Things of the state that lie hidden, and the seats that may look at them."""

    things: Any
    """A list of the state, or a `Single`."""
    eyes: Collection[int | None] = NOBODY
    """None among them is whoever only watches."""
    places: Sequence[int] | None = None
    """Where in the list hidden things lie, if not everywhere: the spaces of a map with a token face down."""

    def hidden(self) -> Sequence[int]:
        return range(len(self.things)) if self.places is None else self.places

    def seen(self, viewer: int | None, known: Collection[int] = ()) -> Seen:
        """The things, or only their number and those that the viewer knows; None is a spectator."""
        things = [self.things[place] for place in self.hidden()]
        if viewer in self.eyes:
            return Seen(len(things), things, [])
        return Seen(len(things), None, [thing for thing in known if thing in things])


class Pool(NamedTuple):
    """Rows of things of one kind: any of them may lie in any place whose thing a seat does not know."""

    rows: Sequence[Row]
    known: Sequence[list[int]] = ()
    """By seat, the single things of which it knows where they lie; each is there but once."""
    kind: str = ""
    """What they are called among the facts of the game: "card"."""

    def slots(self) -> list[Slot]:
        """All hidden places, in order."""
        return [(row.things, place) for row in self.rows for place in row.hidden()]

    def swap(self, one: int, other: int) -> None:
        """Two hidden things change places; who knew where one lay knows the other there."""
        (a, at), (b, there) = (self.slots()[number] for number in (one, other))
        here, yonder = a[at], b[there]
        a[at], b[there] = yonder, here
        exchanged = {here: yonder, yonder: here}
        for known in self.known:
            known[:] = [exchanged.get(thing, thing) for thing in known]

    def unknown(self, eyes: Collection[int | None]) -> Iterator[tuple[int, int, Row]]:
        """The places that whoever looks with these eyes knows nothing of: the number of each, its thing, its row."""
        number = 0
        for row in self.rows:
            blind = not any(eye in row.eyes for eye in eyes)
            for place in row.hidden():
                if blind and not self._is_known(row, row.things[place], eyes):
                    yield number, row.things[place], row
                number += 1

    def _is_known(self, row: Row, thing: int, eyes: Collection[int | None]) -> bool:
        """Has one of these eyes seen it there, or everybody whose row it is not?"""
        if not self.known:
            return False
        if any(eye is not None and thing in self.known[eye] for eye in eyes):
            return True
        others = [known for seat, known in enumerate(self.known) if seat not in row.eyes]
        return bool(others) and all(thing in known for known in others)
