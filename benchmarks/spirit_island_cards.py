"""What power cards of Spirit Island bring: the figures of `games/spirit_island/advice/strength.py`. Stewards play every
spirit alone; each turn every card is tried on a copy, where it helps most, and what it brings is written down. A card's
figure is the mean of two means: of all turns, and of the better half of them, since nobody plays a card on a bad turn.

    python benchmarks/spirit_island_cards.py --games 2 --seed 7
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from ludex.agents.steward import StewardAgent, as_known
from ludex.core import Playout
from ludex.games.spirit_island.advice.habit import habit
from ludex.games.spirit_island.advice.plays import Prospects, with_cards
from ludex.games.spirit_island.printed.powers import MAJORS, MINORS, POWERS, SPIRITS, UNIQUES
from ludex.games.spirit_island.rules.growth import PLAYING
from ludex.games.spirit_island.state import Island

MOST = 16.0
"""No card counts for more at once, not even one that wins."""


def turns(spirit: str, seed: int) -> Iterator[Island]:
    """The island whenever the spirit has grown and is about to play cards, as the spirit knows it."""
    table = Playout.begin("spirit_island", {"seats": [spirit]}, seed, branching=True)
    agent, luck = StewardAgent(seed), random.Random(seed)
    seen = 1
    while table.pending:
        g = table.state
        assert isinstance(g, Island)
        if g.step == "spirit" and g.stage[0] == PLAYING and g.turn > seen:
            seen = g.turn
            twin = as_known(table, 0, luck).state
            assert isinstance(twin, Island)
            twin.expansion = False
            yield twin
        table.play(0, agent.choose(table, 0))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=2)
    reader.add_argument("--seed", type=int, default=7)
    chosen = reader.parse_args()
    found: dict[int, list[float]] = {}
    for spirit in range(len(SPIRITS)):
        for game in range(chosen.games):
            for g in turns(SPIRITS[spirit], chosen.seed * 1_000_000 + game * len(SPIRITS) + spirit):
                prospects = Prospects(g, 0, habit)
                for card in (*MINORS, *MAJORS, *UNIQUES[spirit]):
                    gain = prospects.gain(POWERS[card], with_cards(g, 0, (card,)))
                    found.setdefault(card, []).append(min(gain, MOST))
    figures = {}
    for card, gains in found.items():
        gains.sort()
        better = gains[len(gains) // 2 :]
        figures[POWERS[card].id] = (sum(gains) / len(gains) + sum(better) / len(better)) / 2
    for name, figure in sorted(figures.items(), key=lambda each: -each[1]):
        print(f'    "{name}": {figure:.1f},')


if __name__ == "__main__":
    main()
