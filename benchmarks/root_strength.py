"""How often an agent wins Root against others, faction by faction: the same games for the same seeds, unless an agent
goes by the clock. The figures of docs/strength.md.

    python benchmarks/root_strength.py --games 100 --players 2
    python benchmarks/root_strength.py --games 100 --players 4
    python benchmarks/root_strength.py --games 20 --players 2 --agent search --against steward
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from ludex.agents import Agent, make_agent
from ludex.core import Playout
from ludex.games.root.game import GAME

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk")


def seats_of(faction: str, players: int, number: int) -> tuple[list[str], int]:
    """The faction among others, who change from game to game, as does its seat."""
    rng = random.Random(number)
    others = rng.sample([name for name in FACTIONS if name != faction], players - 1)
    seat = number % players
    return [*others[:seat], faction, *others[seat:]], seat


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95% interval of a rate."""
    rate, spread = won / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * (rate * (1 - rate) / games + spread / games / 4) ** 0.5 / (1 + spread)
    return middle - half, middle + half


class Tally:
    def __init__(self) -> None:
        self.won = 0
        self.drawn = 0
        self.games = 0
        self.turns: list[int] = []
        self.points: list[int] = []
        self.times: list[float] = []
        """Processor time of each decision."""

    def play(self, faction: str, players: int, number: int, agent: str, against: str) -> None:
        seats, mine = seats_of(faction, players, number)
        table = Playout.begin(GAME, {"seats": seats}, seed=number, branching=True)
        agents: list[Agent] = [
            make_agent(agent if seat == mine else against, number * 16 + seat, GAME) for seat in range(players)
        ]
        while table.pending:
            seat = next(iter(table.pending))
            before = time.process_time()
            option = agents[seat].choose(table, seat)
            if seat == mine:
                self.times.append(time.process_time() - before)
            table.play(seat, option)
        self.games += 1
        self.won += mine in (table.result or ())
        self.drawn += not table.result
        self.turns.append(table.state.turn)
        self.points.append(table.state.score[mine])

    def told(self) -> str:
        low, high = wilson(self.won, self.games)
        return (
            f"{self.won} of {self.games} | {low:.0%} to {high:.0%} | {self.drawn} drawn | "
            f"{statistics.mean(self.points):.1f} points, {statistics.mean(self.turns):.0f} turns | "
            f"{1000 * statistics.median(self.times):.0f} ms in the middle, {max(self.times):.2f} s at most"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="for each faction")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--agent", default="steward")
    parser.add_argument("--against", default="random")
    parser.add_argument("--factions", nargs="*", default=FACTIONS)
    asked = parser.parse_args()
    for faction in asked.factions:
        tally = Tally()
        for number in range(asked.first, asked.first + asked.games):
            tally.play(faction, asked.players, number, asked.agent, asked.against)
        print(f"| {faction} | {tally.told()} |", flush=True)


if __name__ == "__main__":
    main()
