"""Replays of the tables in the database: the last few are kept, and go on from where they stood when the log grows."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ludex.core import find_game
from ludex.core.moments import ALL, Moments, Viewer
from ludex.core.text import Words
from ludex.server.models import EntryKind, GameTable, Seat

KEPT = 16
"""Replays that one process keeps; a long game takes about two megabytes."""


@dataclass
class Replay:
    moments: Moments
    version: int = 0
    said: dict[tuple[str, int], str] = field(default_factory=dict)
    """Lines in words, by language and place: saying them takes longer than playing them."""
    lock: threading.RLock = field(default_factory=threading.RLock)

    def catch_up(self, row: GameTable) -> None:
        """Play what has been added to the log since."""
        new = row.entries.filter(seq__gte=self.version, seq__lt=row.version).order_by("seq")
        for seq, kind, seat, key in new.values_list("seq", "kind", "seat", "key"):
            if kind == EntryKind.UNDO:
                self.moments.rewind(int(key))
                self.said.clear()
            elif kind == EntryKind.ANSWER:
                self.moments.answer(seat, key)
            self.version = seq + 1

    def words(self, lang: str) -> Words:
        return Words(self.moments.table.game, lang, self.moments.table.state)

    def line(self, lang: str, place: int) -> str:
        """A line of the journal in words; the caller has looked whether the viewer may see it."""
        found = self.said.get((lang, place))
        if found is None:
            found = self.said[lang, place] = self.words(lang).line(self.moments.lines[place])
        return found


REPLAYS: OrderedDict[str, Replay] = OrderedDict()
GUARD = threading.Lock()


@contextmanager
def replaying(row: GameTable) -> Iterator[Replay]:
    """The replay of a table up to the version of its row. If the log cannot be played, it is forgotten."""
    with GUARD:
        replay = REPLAYS.get(row.id)
        if replay is None or replay.version > row.version:
            replay = REPLAYS[row.id] = Replay(Moments(find_game(row.game), row.setup))
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
