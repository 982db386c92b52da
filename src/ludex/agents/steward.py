"""The steward looks one choice ahead. For each option it plays a copy of the table on until the choice is over, its own
seat by habit and the others idle, and takes the option after which it stands best. The game says what makes a seat
stand well and what habits are (`ludex.core.game.Advice`)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ludex.core import Option, Table
from ludex.core.errors import LudexError
from ludex.core.game import Advice

MOST_WEIGHED = 28
"""Of more options than this a part is weighed."""
LONGEST = 120
"""So many answers at most belong to one look ahead."""


class NoAdvice(LudexError):
    """The game has nothing to tell an agent that looks ahead."""


class StewardAgent:
    """Weighs every option that is not a matter of routine; among equals its own chance decides."""

    clones = True

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, table: Table, seat: int) -> Option:
        advice = table.game.advice
        if advice is None:
            raise NoAdvice("no-advice", agent="steward", game=table.game.name, known="random")
        decision = table.pending[seat]
        if decision.prompt in advice.routine:
            return advice.habit(table.state, seat, decision)
        options = thin_out(decision.options)
        best: list[Option] = []
        most = float("-inf")
        for option in options:
            worth = self._look(table, seat, option, advice)
            if worth > most:
                best, most = [option], worth
            elif worth == most:
                best.append(option)
        return best[int(self._random.random() * len(best))]

    def _look(self, table: Table, seat: int, option: Option, advice: Advice) -> float:
        """How the seat stands when it has finished what this option begins."""
        twin = table.clone()
        twin.redeal(seat, self._random)
        moment = advice.moment(twin.state)
        twin.play(seat, option)
        for _ in range(LONGEST):
            pending = twin.pending
            if not pending or advice.moment(twin.state) != moment:
                break
            if seat in pending:
                twin.play(seat, advice.habit(twin.state, seat, pending[seat]))
            elif twin.apart:
                break
            else:
                other = next(iter(pending))
                twin.play(other, advice.idle(twin.state, other, pending[other]))
        return advice.value(twin.state, seat)


def thin_out(options: Sequence[Option]) -> Sequence[Option]:
    """Of very many options a part: of each row that differs in its last number only, a few, both ends among them.

    >>> len(thin_out([("hire", 1, n) for n in range(100)]))
    28
    """
    if len(options) <= MOST_WEIGHED:
        return options
    rows: dict[Option, list[Option]] = {}
    for option in options:
        rows.setdefault(option[:-1], []).append(option)
    few = max(4, MOST_WEIGHED // len(rows))
    kept: list[Option] = []
    for row in rows.values():
        kept += row if len(row) <= few else [row[n * (len(row) - 1) // (few - 1)] for n in range(few)]
    return kept
