"""What happens between stewards in Heroes besides winning: battles, agreements, artifacts. The figures of
docs/balance-heroes.md.

    python benchmarks/heroes_meetings.py --players 2-4 --games 300 --seed 9
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections import Counter

from ludex.agents.playing import play_out
from ludex.core import Table, find_game
from ludex.core.journal import Line
from ludex.games.heroes.rules.objects import owned
from ludex.games.heroes.state import Heroes
from ludex.lab.simulate import agents_for, make_plans


def count(lines: list[Line], counts: Counter[str]) -> None:
    """Battles and agreements of one game. The totals of a battle follow its announcement, one for each player in it."""
    totals: list[int] = []
    missing = 0
    for line in lines:
        if line.message in ("battle", "right", "no-right", "steal"):
            counts[line.message] += 1
        if line.message == "battle":
            totals, missing = [], len(line.about["seats"])
        elif line.message == "total" and missing:
            totals.append(line.about["strength"])
            missing -= 1
            if not missing:
                counts["declarations"] += len(totals)
                counts["declarations of units"] += sum(1 for total in totals if total)
                counts["battles with units on both sides"] += sum(1 for total in totals if total) > 1


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", default="2-4")
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--seed", type=int, default=9)
    chosen = reader.parse_args()
    game = find_game("heroes")
    assert game.mixes is not None
    least, _, most = chosen.players.partition("-")
    players = range(int(least), int(most or least) + 1)
    setups = list(itertools.islice(game.mixes(players, {}, "some"), chosen.games))
    counts: Counter[str] = Counter()
    for plan in make_plans("heroes", setups, ["steward"], chosen.games, chosen.seed):
        table = Table.new(game, plan.setup, plan.seed)
        play_out(table, agents_for(plan))
        assert table.journal is not None
        assert isinstance(table.state, Heroes)
        count(table.journal.lines, counts)
        counts["games"] += 1
        counts["artifacts owned at the end"] += sum(
            len(owned(table.state, seat)) for seat in range(len(plan.setup["seats"]))
        )
    print(json.dumps(counts, indent=1))


if __name__ == "__main__":
    main()
