"""Games of Root played at random, to watch for what must hold at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ludex.core import Playout, QuickChance, Table
from ludex.games.root.chosen import Setup
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import CARDS, IS_DOMINANCE, NAME_OF
from ludex.games.root.setup import START_CARDS, new_state
from ludex.games.root.state import Root

ENDLESS = 10_000
"""Random games take a few hundred answers."""


def random_game(seed: int, *in_play: str, dominance: bool = False) -> Iterator[Table]:
    """The Marquise against the Eyrie, from the keep to victory: the table at first and after every answer.

    A copy of each card named in `in_play` lies in both play areas from the start; dominance cards are in the deck on
    demand, although two players do without them."""
    rng = random.Random(seed)
    setup = Setup(seats=["marquise", "eyrie"], first=seed % 2)
    g = new_state(setup)
    g.deck = [card for card in range(len(CARDS)) if dominance or not IS_DOMINANCE[card]]
    rng.shuffle(g.deck)
    for name in in_play:
        for seat, card in enumerate([card for card in g.deck if NAME_OF[card] == name][: len(setup.seats)]):
            g.deck.remove(card)
            g.crafted[seat].append(card)
    for hand in g.hands:
        hand += [g.deck.pop() for _ in range(START_CARDS)]
    g.step = "setup.factions"
    table = Table.start(GAME, setup, g, QuickChance(seed))
    while not table.over:
        assert table.answered < ENDLESS, "this game does not end"
        yield table
        ((seat, decision),) = table.pending.items()
        table.play(seat, rng.choice(decision.options))
    yield table


def root(table: Playout) -> Root:
    state = table.state
    assert isinstance(state, Root)
    return state
