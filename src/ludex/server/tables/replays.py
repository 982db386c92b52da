"""Replays of the tables in the database: the last few are kept, and go on from where they stood when the log grows."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from ludex.core import Line, find_game
from ludex.core.again import Differs
from ludex.core.moments import ALL, Moments, Viewer
from ludex.core.text import Words
from ludex.server.models import GameTable, Seat
from ludex.server.tables.beginning import begin_again
from ludex.server.tables.record import Unplayable, follow

KEPT = 16
"""Replays that one process keeps; a long game takes about two megabytes."""


@dataclass
class Replay:
    moments: Moments
    version: int = 0
    differs: Differs | None = None
    """The first recorded answer that the present rules do not offer: here it ends."""
    said: dict[tuple[str, int], tuple[Line, str]] = field(default_factory=dict)
    """Lines in words, by language and place: saying them takes longer than playing them."""
    lock: threading.RLock = field(default_factory=threading.RLock)

    def catch_up(self, row: GameTable) -> None:
        """Play what has been added to the log since, as far as the present rules offer it."""
        if self.version < row.version:
            self.differs = follow(row, self.version, self.moments.table, self.moments)
            self.version = row.version
        self.moments.ended = row.over

    def words(self, lang: str) -> Words:
        return Words(self.moments.table.game, lang, self.moments.table.state)

    def line(self, lang: str, place: int) -> str:
        """A line of the journal in words; the caller has looked whether the viewer may see it."""
        line = self.moments.lines[place]
        known = self.said.get((lang, place))
        if known is None or known[0] is not line:
            known = self.said[lang, place] = line, self.words(lang).line(line)
        return known[1]


REPLAYS: OrderedDict[str, Replay] = OrderedDict()
GUARD = threading.Lock()


@contextmanager
def replaying(row: GameTable) -> Iterator[Replay]:
    """The replay of a table up to the version of its row. If the log cannot be played, it is forgotten."""
    with GUARD:
        replay = REPLAYS.get(row.id)
        if replay is None or replay.version > row.version or (replay.differs and replay.version < row.version):
            replay = REPLAYS[row.id] = Replay(begin(row))
        REPLAYS.move_to_end(row.id)
        while len(REPLAYS) > KEPT:
            REPLAYS.popitem(last=False)
    with replay.lock:
        try:
            replay.catch_up(row)
        except Exception:
            with GUARD:
                REPLAYS.pop(row.id, None)
            raise
        yield replay


def begin(row: GameTable) -> Moments:
    try:
        return Moments(find_game(row.game), row.setup, partial(begin_again, row))
    except Exception as error:  # a set-up that the present rules do not know any more
        raise Unplayable("unplayable", table=row.id) from error


def viewers(row: GameTable, mine: list[Seat], sat: object = None) -> list[Viewer]:
    """Through whose eyes somebody may look back: their own and a spectator's; when the game is over, everybody's.

    Several people who share a device look one at a time: `sat` is the seat that has it, or "all"."""
    if row.over:
        return [*(seat.number for seat in row.seats.all()), None, ALL]
    own = [seat.number for seat in mine]
    if len(own) > 1 and sat != "all":
        asked = [number for number in own if number in row.turn_of]
        own = [number for number in own if number == sat and (number in asked or not asked)]
    return [*own, None]
