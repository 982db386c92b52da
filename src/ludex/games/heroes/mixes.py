"""Every mix of factions and seats, for sweeps."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from ludex.games.heroes.book import FACTIONS
from ludex.games.heroes.faction import PLAYED
from ludex.games.heroes.setup import PLAYERS


def mixes(players: range, maps: list[str], bots: str = "some") -> Iterator[dict[str, Any]]:
    """Round after round, every set of factions for these numbers of players; from round to round everyone moves on by a
    seat. There is one map, and there are no bots in the rulebook."""
    names = [FACTIONS[number] for number in sorted(PLAYED)]
    sets = [seats for count in players if count in PLAYERS for seats in itertools.combinations(names, count)]
    for turn in itertools.count():
        for seats in sets:
            first = turn % len(seats)
            yield {"seats": [*seats[first:], *seats[:first]]}
