"""What happened, as message ids with facts and who may see it. The log on the screen, the recap and the bots' reasons
are all the journal. A playout has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ludex.core.state import State


class Line(msgspec.Struct, frozen=True):
    """One thing that happened. `at` is the length of the log then; `seats` may see it (None: everyone)."""

    at: int
    message: str
    about: dict[str, Any]
    clause: str = ""
    seats: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


Told = Callable[["State", Line], None]


class Journal:
    __slots__ = ("at", "lines", "told")

    def __init__(self, told: Told | None = None) -> None:
        self.lines: list[Line] = []
        self.at = 0
        self.told = told
        """Is called after each line, with the state as it is then: whoever replays a game looks at it there."""

    def add(self, state: State, line: Line) -> None:
        self.lines.append(line)
        if self.told is not None:
            self.told(state, line)

    def seen_by(self, seat: int | None) -> list[Line]:
        """The lines that this seat may see; None is a spectator."""
        return [line for line in self.lines if line.seen_by(seat)]

    def forget_from(self, at: int) -> None:
        """Drop what was told at this length of the log or later."""
        while self.lines and self.lines[-1].at >= at:
            self.lines.pop()


def tell(state: State, clause: str, message: str, **about: Any) -> None:
    """Everyone may read this."""
    journal = state.journal
    if journal is not None:
        journal.add(state, Line(journal.at, message, about, clause))


def whisper(state: State, seats: tuple[int, ...], clause: str, message: str, **about: Any) -> None:
    """Only these seats may read this."""
    journal = state.journal
    if journal is not None:
        journal.add(state, Line(journal.at, message, about, clause, seats))
