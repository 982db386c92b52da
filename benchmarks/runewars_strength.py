"""How often the steward wins Runewars with each faction: all four seats stewards, or one of them against three random
players. The figures of docs/balance-runewars.md.

    python benchmarks/runewars_strength.py --games 100 --first 300
    python benchmarks/runewars_strength.py --games 200 --first 1000 --against-random
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections import Counter
from typing import Any

from ludex.agents import make_agent
from ludex.core import Playout
from ludex.games.runewars.game import GAME
from ludex.games.runewars.meta import LOBBY
from ludex.games.runewars.mixes import mixes

SWITCHES = ("developments", "commanders", "free_cities", "road", "exploration")


def setup_of(number: int) -> dict[str, Any]:
    """The original edition on a map laid by chance: factions in all orders, optional rules on and off."""
    every = mixes(range(4, 5), {"map": ["random"]}, "none")
    mix = next(itertools.islice(every, number % 24, None))
    switches = {name: bool(number >> n & 1) for n, name in enumerate(SWITCHES)}
    return {**mix, **switches, "edition": "original", "epic": False}


class Tally:
    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.slowest = 0.0
        """CPU seconds of the decision that took longest."""

    def play(self, number: int, against_random: bool) -> None:
        setup = setup_of(number)
        seats: list[str] = setup["seats"]
        steward = LOBBY.sides[number % 4]
        stewards = [not against_random or seat == steward for seat in seats]
        agents = [
            make_agent("steward" if each else "random", number * 4 + seat, GAME) for seat, each in enumerate(stewards)
        ]
        table = Playout.begin(GAME, setup, seed=number, branching=True)
        while table.pending:
            seat = next(iter(table.pending))
            before = time.process_time()
            option = agents[seat].choose(table, seat)
            self.slowest = max(self.slowest, time.process_time() - before)
            table.play(seat, option)
        for seat, name in enumerate(seats):
            if stewards[seat]:
                self.games[name] += 1
                self.wins[name] += seat in (table.result or ())

    def told(self) -> str:
        rows = [f"{name} {self.wins[name]} of {self.games[name]}" for name in LOBBY.sides]
        return f"{', '.join(rows)}; slowest decision {self.slowest:.3f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--against-random", action="store_true")
    asked = parser.parse_args()
    tally = Tally()
    for number in range(asked.first, asked.first + asked.games):
        tally.play(number, asked.against_random)
        print(number, tally.told(), flush=True)


if __name__ == "__main__":
    main()
