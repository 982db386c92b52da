"""How often each faction of Heroes wins between stewards, how sure that is, and where its points come from: the figures
of docs/balance-heroes.md. The games are those of `ludex sim heroes --all-mixes --agents steward` with the same numbers.

    python benchmarks/heroes_balance.py --players 2 --games 300 --seed 9
"""

from __future__ import annotations

import argparse
import itertools
import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator

from ludex.agents.playing import play_out
from ludex.core import Playout, find_game
from ludex.games.heroes.rules.objects import owned
from ludex.games.heroes.rules.score import CELLS, cells
from ludex.games.heroes.state import Heroes
from ludex.lab.simulate import agents_for, make_plans

SURE = 1.96
"""95%."""


class Row:
    """One faction with one number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.sources: Counter[str] = Counter()
        self.margins: list[int] = []
        """By how much it was ahead of the best of the others."""
        self.rivals: list[float] = []
        """What the others had on average."""
        self.against: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def told(self) -> str:
        low, high = interval(self.wins, self.games)
        error = statistics.stdev(self.margins) / math.sqrt(self.games)
        means = "  ".join(f"{name} {count / self.games:.1f}" for name, count in self.sources.items())
        return (
            f"{self.wins / self.games:4.0%} ({self.wins:g} of {self.games}; {low:.0%} to {high:.0%})"
            f"  ahead {statistics.mean(self.margins):.1f} ± {error:.1f}"
            f"  points {sum(self.sources[name] for name in CELLS) / self.games:.1f}"
            f" (others {statistics.mean(self.rivals):.1f}): {means}"
        )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a rate.

    >>> [round(each, 3) for each in interval(50, 100)]
    [0.404, 0.596]
    """
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    wide = SURE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return middle - wide, middle + wide


def played(players: range, games: int, seed: int) -> Iterator[tuple[list[str], Heroes]]:
    """The factions at the table, and how it ended."""
    game = find_game("heroes")
    assert game.mixes is not None
    setups = list(itertools.islice(game.mixes(players, {}, "some"), games))
    for plan in make_plans("heroes", setups, ["steward"], games, seed):
        table = Playout.begin("heroes", plan.setup, plan.seed, branching=True)
        play_out(table, agents_for(plan))
        assert isinstance(table.state, Heroes)
        yield plan.setup["seats"], table.state


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", default="2-4")
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--seed", type=int, default=9)
    reader.add_argument("--against", action="store_true", help="wins by opponent, too")
    chosen = reader.parse_args()
    least, _, most = chosen.players.partition("-")
    rows: dict[tuple[int, str], Row] = defaultdict(Row)
    for seats, g in played(range(int(least), int(most or least) + 1), chosen.games, chosen.seed):
        assert g.outcome is not None
        for seat, faction in enumerate(seats):
            row = rows[len(seats), faction]
            won = seat in g.outcome.winners
            row.games += 1
            row.wins += won
            others = [points for other, points in enumerate(g.totals) if other != seat]
            row.margins.append(g.totals[seat] - max(others))
            row.rivals.append(statistics.mean(others))
            row.sources.update(dict(zip(CELLS, cells(g, seat), strict=True)))
            row.sources["owned"] += len(owned(g, seat))
            for other in seats:
                if other != faction:
                    row.against[other][0] += won
                    row.against[other][1] += 1
    for (count, faction), row in sorted(rows.items()):
        print(count, f"{faction:13}", row.told())
        if chosen.against:
            print("   ", {other: f"{won:g} of {games:g}" for other, (won, games) in row.against.items()})


if __name__ == "__main__":
    main()
