"""An opponent for whoever is new to a game: it does what first comes to mind, and now and then something else."""

from __future__ import annotations

import random

from ludex.agents.steward import advice_of, as_known, thin_out
from ludex.core import Option, Playout

ERRS = 0.2
"""In so many of the choices that matter it takes whatever is worth a look."""


class EasyAgent:
    """Plays by the habits of the game, on a copy like all who think: it knows no more than its seat."""

    clones = True

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, table: Playout, seat: int) -> Option:
        advice = advice_of(table)
        known = as_known(table, seat, self._random)
        decision = known.pending[seat]
        if decision.prompt in advice.routine or self._random.random() >= ERRS:
            return advice.habit(known.state, seat, decision)
        options = thin_out(advice.consider(known.state, seat, decision), known.game.verbs)
        return options[int(self._random.random() * len(options))]
