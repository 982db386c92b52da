"""How often the steward wins Spirit Island, and how sure that is: the figures of docs/strength.md. Every spirit alone
without an adversary, then two spirits against level 1 of each adversary, whose spirits change from game to game.

    python benchmarks/spirit_island_strength.py --games 100 --seed 1 --jobs 2
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ludex.games.spirit_island.printed.cards import ADVERSARIES
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.lab.games import Played
from ludex.lab.rates import interval
from ludex.lab.simulate import make_plans, play_one

LEVEL = 1


def tables(games: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """What is measured, and the set-ups of its games."""
    for spirit in SPIRITS:
        yield spirit, [{"seats": [spirit]}]
    count = len(SPIRITS)
    for adversary in ADVERSARIES:
        yield (
            f"2 × {adversary} {LEVEL}",
            [
                {
                    "seats": [SPIRITS[n % count], SPIRITS[(n + 1 + n // count % (count - 1)) % count]],
                    "adversary": adversary,
                    "level": LEVEL,
                }
                for n in range(games)
            ],
        )


def told(name: str, results: Sequence[Played]) -> str:
    """One line of the table."""
    failed = [each.error for each in results if each.error]
    if failed:
        raise RuntimeError(f"{name}: {failed[0]}")
    wins = sum(bool(each.winners) for each in results)
    low, high = interval(wins, len(results))
    ended = ", ".join(f"{how} {number}" for how, number in sorted(Counter(each.ended for each in results).items()))
    return f"| {name} | {wins} of {len(results)} | {wins / len(results):.0%} | {low:.0%} to {high:.0%} | {ended} |"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--only", default="", help="rows whose name holds this")
    chosen = reader.parse_args()
    print("| table | won | rate | 95% interval | ended |\n|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name, setups in tables(chosen.games):
            if chosen.only in name:
                plans = list(make_plans("spirit_island", setups, ["steward"], chosen.games, chosen.seed))
                print(told(name, list(pool.map(play_one, plans))), flush=True)


if __name__ == "__main__":
    main()
