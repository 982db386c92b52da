"""Every kind of table, for sweeps: factions in all places, maps, editions and optional rules."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludex.games.runewars.meta import LOBBY

SWITCHES = ("developments", "commanders", "free_cities", "road", "exploration", "epic")


def mixes(players: range, swept: Mapping[str, Sequence[str]], bots: str = "some") -> Iterator[dict[str, Any]]:
    """Round after round every number of players with every order of factions; the switches count up in binary, so that
    everything meets everything."""
    maps = swept.get("map", LOBBY.swept["map"])
    editions = swept.get("edition", LOBBY.swept["edition"])
    players = LOBBY.numbers(players)
    orders = {count: itertools.cycle(itertools.permutations(LOBBY.sides, count)) for count in players}
    for turn in itertools.count():
        for count in players:
            setup: dict[str, Any] = {
                "seats": list(next(orders[count])),
                "map": maps[turn // 3 % len(maps)],
                "edition": editions[turn % len(editions)],
            }
            setup |= {name: bool(turn >> n & 1) for n, name in enumerate(SWITCHES)}
            if setup["epic"]:
                setup["edition"] = "original"
            yield setup
