"""Every mix of factions and seats, for sweeps."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludex.games.heroes.meta import LOBBY


def mixes(players: range, swept: Mapping[str, Sequence[str]], bots: str = "some") -> Iterator[dict[str, Any]]:
    """Round after round, every set of factions for these numbers of players; from round to round everyone moves on by a
    seat. There is one map, and there are no bots in the rulebook."""
    sets = [seats for count in LOBBY.numbers(players) for seats in itertools.combinations(LOBBY.sides, count)]
    for turn in itertools.count():
        for seats in sets:
            first = turn % len(seats)
            yield {"seats": [*seats[first:], *seats[:first]]}
