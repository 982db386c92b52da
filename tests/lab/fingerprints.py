"""The last fingerprints of random games with every side, bot and option, one a line: what two builds are compared by.

LUDEX_BUILD=plain python -m tests.lab.fingerprints root
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from ludex.build import build_name
from ludex.core import Table, find_game
from ludex.kit.testing.checks import choose
from ludex.kit.testing.setups import few_setups

MOST = 600
"""So many answers of a game are given; then its clone goes on, and what a seat cannot know is dealt anew."""


def fingerprints(name: str) -> Iterator[str]:
    game = find_game(name)
    for number, setup in enumerate(few_setups(game)):
        table, rng = Table.new(game, setup, seed=number), random.Random(number)
        while table.pending and table.answered < MOST:
            table.answer(*choose(table, rng))
        if table.pending:
            seat = next(iter(table.pending))
            twin = table.clone()
            twin.redeal(max(seat, 0), rng)
            yield f"{table.hash()} {twin.hash()} {len(table.journal.lines)}"
        else:
            yield f"{table.hash()} {table.result} {len(table.journal.lines)}"


if __name__ == "__main__":
    print(build_name())
    for line in fingerprints(sys.argv[1]):
        print(line)
