"""How often the steward wins Runewars with each faction: all seats stewards, or one of them against random players. The
figures of docs/balance-runewars.md and docs/strength.md. Seats go round; editions, maps and optional rules are mixed.

    python benchmarks/runewars_strength.py --games 240 --first 20000
    python benchmarks/runewars_strength.py --games 400 --first 1000 --against-random
    python benchmarks/runewars_strength.py --games 96 --first 30000 --players 3
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections import Counter
from typing import Any

from ludex.agents import make_agent
from ludex.core import Playout
from ludex.games.runewars.game import GAME
from ludex.games.runewars.meta import LOBBY
from ludex.games.runewars.mixes import SWITCHES
from ludex.games.runewars.rules.areas import dragon_runes
from ludex.games.runewars.state import Runewars
from ludex.lab.rates import interval


def setup_of(number: int, players: int) -> dict[str, Any]:
    """Game after game another order of factions; the rest is a matter of chance, but the same for the same number."""
    orders = list(itertools.permutations(LOBBY.sides, players))
    chance = random.Random(number)
    setup: dict[str, Any] = {name: list(values)[chance.randrange(len(values))] for name, values in LOBBY.swept.items()}
    setup |= {name: chance.random() < 0.5 for name in SWITCHES}
    if setup["epic"]:
        setup["edition"] = "original"
    return {**setup, "seats": list(orders[number % len(orders)])}


class Tally:
    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.runes: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.seconds = self.slowest = 0.0
        """CPU seconds of all decisions, and of the one that took longest."""
        self.decisions = 0

    def play(self, number: int, players: int, against_random: bool) -> None:
        setup = setup_of(number, players)
        seats: list[str] = setup["seats"]
        steward = number // len(list(itertools.permutations(LOBBY.sides, players))) % players
        stewards = [not against_random or seat == steward for seat in range(players)]
        agents = [
            make_agent("steward" if each else "random", number * 4 + seat, GAME) for seat, each in enumerate(stewards)
        ]
        table = Playout.begin(GAME, setup, seed=number, branching=True)
        while table.pending:
            seat = next(iter(table.pending))
            before = time.process_time()
            option = agents[seat].choose(table, seat)
            if stewards[seat]:
                took = time.process_time() - before
                self.seconds += took
                self.slowest = max(self.slowest, took)
                self.decisions += 1
            table.play(seat, option)
        state = table.state
        assert isinstance(state, Runewars)
        assert state.outcome is not None
        self.ways[f"{state.outcome.how} in year {state.year}"] += 1
        for seat, name in enumerate(seats):
            if stewards[seat]:
                self.games[name] += 1
                self.wins[name] += seat in (table.result or ())
                self.runes[name] += dragon_runes(state, seat)

    def told(self) -> str:
        rows = [f"{name} {self.wins[name]}/{self.games[name]}" for name in LOBBY.sides]
        return f"{' '.join(rows)}; {self.seconds:.0f} s, slowest decision {self.slowest:.3f} s"

    def table(self) -> str:
        lines = ["| faction | won | rate | 95% interval | runes at the end |", "|---|---|---|---|---|"]
        for name in LOBBY.sides:
            wins, games = self.wins[name], self.games[name]
            low, high = interval(wins, games)
            runes = self.runes[name] / games
            lines.append(f"| {name} | {wins} of {games} | {wins / games:.0%} | {low:.0%} to {high:.0%} | {runes:.1f} |")
        lines.append(", ".join(f"{way}: {count}" for way, count in sorted(self.ways.items())))
        mean = 1000 * self.seconds / max(1, self.decisions)
        lines.append(f"a decision takes {mean:.1f} ms on average and {self.slowest:.2f} s at most")
        return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, default=4, choices=range(LOBBY.least, LOBBY.most + 1))
    parser.add_argument("--against-random", action="store_true")
    asked = parser.parse_args()
    tally = Tally()
    for number in range(asked.first, asked.first + asked.games):
        tally.play(number, asked.players, asked.against_random)
        print(number, tally.told(), flush=True)
    print(tally.table())


if __name__ == "__main__":
    main()
