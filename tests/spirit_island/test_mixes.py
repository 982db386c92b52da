"""Sweeps go through every kind of table."""

from __future__ import annotations

import itertools

from ludex.games.spirit_island.meta import LOBBY
from ludex.games.spirit_island.mixes import mixes
from ludex.games.spirit_island.printed.powers import SPIRITS


def test_every_spirit_meets_everything_at_tables_of_every_size() -> None:
    met = {
        (len(setup["seats"]), seat, setup[option])
        for setup in itertools.islice(mixes(range(1, 5), {}), 5000)
        for seat in setup["seats"]
        for option in ("adversary", "scenario", "board")
    }
    missing = [
        (count, seat, value)
        for option in ("adversary", "scenario", "board")
        for count in range(1, 5)
        for seat in SPIRITS
        for value in LOBBY.swept[option]
        if (count, seat, value) not in met
    ]
    assert missing == []
