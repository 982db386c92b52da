"""The past of a table, moment by moment: a moment is a line of the journal, and the state as it was when it was told.

A public line has the same name for everyone, its number among the public ones; a private line is named after the public
one before it, `57.1`, so that nobody learns from the numbers what others have been told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from ludex.core.again import Answers, Differs, play_again
from ludex.core.decision import Option
from ludex.core.game import Game
from ludex.core.history import PACK
from ludex.core.journal import Line, Told
from ludex.core.playout import unpacker
from ludex.core.state import State
from ludex.core.table import Table
from ludex.core.view import View

ALL: Final = "all"
"""Whoever looks back on a finished game with all its secrets."""
Viewer = int | Literal["all"] | None
"""A seat, everything, or None: a spectator."""
TURN = "turn"
RECENT = 120
"""Lines whose states a table in play keeps, about two kilobytes each: more than a round of seven bots tells."""


@dataclass(frozen=True, slots=True)
class Moment:
    name: str
    place: int
    """Its place in the whole journal; not for other eyes."""
    line: Line
    mark: str
    """What a replay jumps to: "turn", "battle", or nothing."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of every seat once a turn is over; turn 0 is the start."""

    turn: int
    scores: list[int]


class Moments:
    """A table that is played again, answer by answer, and keeps what it looked like after each line.

    >>> from ludex.core import Table
    >>> table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    >>> moments = Moments(table.game, table.setup)
    >>> for seat, option in table.log:
    ...     moments.answer(seat, option)
    >>> len(moments.seen_by(None)) <= len(moments.seen_by(0)) <= len(table.journal.lines)
    True
    """

    def __init__(self, game: Game, setup: Any, begin: Callable[[Told], Table] | None = None) -> None:
        self.frames: list[bytes] = []
        """The packed state after every line."""
        self.ended = False
        """The game is over, even if the present rules do not lead to its end."""
        self.table = begin(self._keep) if begin is not None else Table.new(game, setup, told=self._keep)
        self._settle()

    def _keep(self, state: State, line: Line) -> None:
        assert state.journal is not None
        del self.frames[len(state.journal.lines) - 1 :]
        self.frames.append(PACK.encode(state))

    def _settle(self) -> None:
        """The last line of an answer shows all that the answer has led to; what was taken back is gone."""
        del self.frames[len(self.lines) :]
        if self.frames:
            self.frames[-1] = PACK.encode(self.table.state)

    @property
    def lines(self) -> list[Line]:
        return self.table.journal.lines

    def answer(self, seat: int, answer: str | Option) -> None:
        self.table.answer(seat, answer)
        self._settle()

    def play_again(self, log: Answers) -> Differs | None:
        """Recorded answers, until the rules differ from them; says where."""
        return play_again(self.table, log, self.answer)

    def rewind(self, length: int) -> None:
        """Take back all answers after the log had this length."""
        self.table.rewind(length)
        self._settle()

    def seen_by(self, viewer: Viewer) -> list[Moment]:
        """The moments that a viewer may know of, in order."""
        return list(self._seen_by(viewer))

    def _seen_by(self, viewer: Viewer) -> Iterator[Moment]:
        self._may_look(viewer)
        public = private = 0
        for place, line in enumerate(self.lines):
            if line.seats is None:
                public, private = public + 1, 0
                name = str(public)
            elif viewer == ALL or line.seen_by(viewer):
                private += 1
                name = f"{public}.{private}"
            else:
                continue
            yield Moment(name, place, line, self.table.game.marks.get(line.message, ""))

    def state(self, place: int) -> Any:
        """The state after a line of the journal; of a journal without lines, the present one."""
        if not self.frames:
            return self.table.state
        return unpacker(self.table.game).decode(self.frames[place])

    def view(self, place: int, viewer: Viewer) -> View:
        """What a viewer could see after a line. Nobody is asked: it is over."""
        self._may_look(viewer)
        version = self.lines[place].at if self.frames else self.table.answered
        return past_view(self.table.game, self.state(place), viewer, version)

    def _may_look(self, viewer: Viewer) -> None:
        if viewer == ALL and not (self.table.over or self.ended):
            raise PermissionError("hands are open when the game is over")

    def standings(self) -> list[Standing]:
        """The points at the start, after every turn and at the end, if the game counts any; while it goes on, those
        that all can see."""
        game = self.table.game
        count = game.scores
        if count is None:
            return []
        viewer: Viewer = ALL if self.table.over or self.ended else None
        turns = [moment.place for moment in self.seen_by(None) if moment.mark == TURN]
        states = [self.state(place) for place in turns] + [self.table.state]
        return [Standing(turn, count(past_view(game, state, viewer, 0).board)) for turn, state in enumerate(states)]

    def ending(self) -> list[Moment]:
        """The lines that tell who has won, with their clauses; none while the game goes on."""
        if not self.table.over:
            return []
        found: list[Moment] = []
        for moment in reversed(self.seen_by(None)):
            if self.state(moment.place).outcome is None:
                break
            found.append(moment)
        return found[::-1]


class Recent:
    """The packed states after the last lines of a table in play: what has just happened can be shown again without
    playing the game anew.

    >>> table = Table.new("root", {"seats": ["marquise", "bot:eyrie"]}, seed=1)
    >>> recent = Recent(table)
    >>> while len(recent.frames) < 3:
    ...     seat, decision = next(iter(table.pending.items()))
    ...     table.answer(seat, decision.options[0])
    >>> recent.frame(len(table.journal.lines) - 1) is not None, recent.frame(0) is None
    (True, True)
    """

    def __init__(self, table: Table) -> None:
        self.frames: dict[int, bytes] = {}
        table.listen(self._keep)

    def _keep(self, state: State, line: Line) -> None:
        assert state.journal is not None
        place = len(state.journal.lines) - 1
        while self.frames and next(reversed(self.frames)) >= place:  # taken back, and told anew
            self.frames.popitem()
        self.frames[place] = PACK.encode(state)
        if len(self.frames) > RECENT:
            del self.frames[next(iter(self.frames))]

    def frame(self, place: int) -> bytes | None:
        """The packed state after a line of the journal, if it is not too long ago."""
        return self.frames.get(place)


def past_view(game: Game, state: Any, viewer: Viewer, version: int) -> View:
    """What a viewer could see in a state that has passed. Nobody is asked: it is over."""
    seat = viewer if isinstance(viewer, int) else None
    return View(
        game=game.name,
        seat=seat,
        version=version,
        asked=[],
        options=[],
        free_undo=0,
        outcome=state.outcome,
        board=game.view_after(state) if viewer == ALL else game.view(state, seat),
    )


def recap(table: Table, seat: int | None) -> list[Line]:
    """What has happened since a seat's last answer, as far as it may know; everything, if it has given none."""
    last = max((place for place, (who, _) in enumerate(table.log) if who == seat), default=-1)
    return [line for line in table.journal.seen_by(seat) if line.at > last]
