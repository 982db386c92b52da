"""Ludex's Root beside catanatron, the best-known Python engine of its kind, in one run on one core.

Both play random games. A choice is a question to a player with at least two answers; forced moves, dice and shuffles
do not count for either. Rounds alternate, so that a busy machine slows both."""

from __future__ import annotations

import gc
import json
import random
import statistics
import sys
import time

from catanatron import Color, Game, RandomPlayer

from ludex.core import find_game
from ludex.lab.bench import one_round

ROUNDS = 10
SECONDS = 1.0


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    choices = 0

    def decide(self, game: Game, playable_actions: list[object]) -> object:
        if len(playable_actions) > 1:
            CountingPlayer.choices += 1
        return playable_actions[int(random.random() * len(playable_actions))]


def catanatron_round(seed: int) -> float:
    """Choices a second of CPU time in four-player games."""
    CountingPlayer.choices = 0
    games = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        Game([CountingPlayer(colour) for colour in colours], seed=seed * 1000 + games).play()
        games += 1
    return CountingPlayer.choices / (time.process_time() - start)


def main() -> int:
    setup = {"seats": ["marquise", "eyrie"]}
    find_game("root")
    gc.freeze()
    ours, theirs = [], []
    for number in range(ROUNDS):
        ours.append(one_round("root", setup, SECONDS, number)[1])
        theirs.append(catanatron_round(number))
    ludex, catanatron = statistics.median(ours), statistics.median(theirs)
    print(
        json.dumps({"ludex_choices_per_s": ludex, "catanatron_choices_per_s": catanatron, "ratio": ludex / catanatron})
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
