"""The plain source beside its compiled build: random games of each in turns, so that a busy machine slows both.

    python benchmarks/both_builds.py [--rounds N] [--seconds S] [GAME …]

Processor time, on one core if `taskset` holds both to it; the ratio is the median of the ratios of the rounds."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field

TABLES = {
    "root": ["marquise", "eyrie", "alliance", "vagabond"],
    "root-two": ["marquise", "eyrie"],
    "heroes": ["werewolves", "archons", "dark_elves", "cyclopes"],
    "spirit_island": ["river-surges-in-sunlight", "vital-strength-of-the-earth"],
    "runewars": ["daqan", "latari", "uthuk", "waiqar"],
}


@dataclass
class Player:
    """A process that plays rounds with one build, whenever it is told to."""

    build: str
    table: str
    process: subprocess.Popen[str] = field(init=False)

    def __post_init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603  this very script
            [sys.executable, __file__, "--player", self.table],
            env=os.environ | {"LUDEX_BUILD": "plain" if self.build == "plain" else ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.told() == self.build, "there is no compiled build of this source: make fast"

    def told(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def round(self, seed: int, seconds: float) -> float:
        assert self.process.stdin is not None
        print(seed, seconds, file=self.process.stdin, flush=True)
        return float(self.told())

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(table: str) -> None:
    """The player's own process: what build it is, then decisions a second of every round that it is told of."""
    from ludex.build import build_name
    from ludex.core import find_game
    from ludex.lab.bench import one_round

    game, setup = table.removesuffix("-two"), {"seats": TABLES[table]}
    find_game(game)
    print(build_name(), flush=True)
    for line in sys.stdin:
        seed, seconds = line.split()
        print(one_round(game, setup, float(seconds), int(seed))[0], flush=True)


def compare(table: str, rounds: int, seconds: float) -> dict[str, object]:
    players = [Player(build, table) for build in ("plain", "compiled")]
    found: list[list[float]] = [[], []]
    for number in range(-1, rounds):
        for player, rates in zip(players, found, strict=True):
            rates.append(player.round(number + 1, seconds))
    for player in players:
        player.end()
    plain, compiled = (rates[1:] for rates in found)  # the first round reads and remembers
    ratios = [fast / slow for fast, slow in zip(compiled, plain, strict=True)]
    return {
        "table": table,
        "plain_per_s": round(statistics.median(plain)),
        "compiled_per_s": round(statistics.median(compiled)),
        "ratio": round(statistics.median(ratios), 2),
        "lowest": round(min(ratios), 2),
        "highest": round(max(ratios), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", choices=[*TABLES, []], metavar="GAME")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--player", choices=[*TABLES], help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.player:
        play(chosen.player)
        return 0
    for table in chosen.tables or TABLES:
        print(json.dumps(compare(table, chosen.rounds, chosen.seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
