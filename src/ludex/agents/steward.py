"""The steward looks one choice ahead. For each option it plays a copy of the table on until the choice is over, its own
seat by habit and the others idle, and takes the option after which it stands best. The game says what makes a seat
stand well and what habits are (`ludex.core.game.Advice`).

Some choices can't be told good from bad by what habit makes of them: how to grow depends on where presence goes and
what is played then. For such choices the game may ask for a deep look: in it, the next few that the game calls pivotal
are weighed as well, each by a look ahead of its own, and only the rest is habit.

It thinks on copies alone, in which whatever its seat cannot know is dealt anew: nothing else reaches its thoughts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from ludex.agents.finding import Expected, Finding, by_habit, gained
from ludex.core import Option, Playout, Verb
from ludex.core.chance import QuickChance
from ludex.core.errors import LudexError
from ludex.core.game import Advice

MOST_WEIGHED = 40
MOST_COUNTS = 5
"""Of more options than this a part is weighed; and of counts of the same thing."""
FINALISTS = 3
"""So many options at least are looked at on every deal."""
LONGEST = 120
"""So many answers at most belong to one look ahead."""


class NoAdvice(LudexError):
    """The game has nothing to tell an agent that looks ahead."""


class StewardAgent:
    """Weighs every option that is not a matter of routine; among those nearly the best its own chance decides. With a
    number of deals it looks at more of what may be hidden than the game advises; a `thorough` one weighs matters of
    routine as well."""

    clones = True

    def __init__(self, seed: int, deals: int = 0, *, thorough: bool = False) -> None:
        self._random = random.Random(seed)
        self.deals = deals
        self.thorough = thorough

    def choose(self, table: Playout, seat: int) -> Option:
        advice = advice_of(table)
        weighed = self.weigh(table, seat)
        if table.pending[seat].prompt in advice.routine and not self.thorough:
            return weighed[0][0]
        most = max(worth for _, worth in weighed) - advice.nearly
        best = [option for option, worth in weighed if worth >= most]
        return best[int(self._random.random() * len(best))]

    def find(self, table: Playout, seat: int) -> Finding:
        """The best answer, and what each is expected to bring."""
        advice = advice_of(table)
        start = advice.value(as_known(table, seat, self._random).state, seat)
        looked = self.look_at_all(table, seat)
        if len(looked) == 1:
            return by_habit(looked[0][0])
        looked.sort(key=lambda each: -sum(each[1]))
        found = [
            Expected(option, sum(gained(each, start, advice.unit) for each in worths) / len(worths), len(worths))
            for option, worths in looked
        ]
        return Finding(found[0], tuple(found[1:]), sum(each.tries for each in found))

    def weigh(self, table: Playout, seat: int) -> list[tuple[Option, float]]:
        """Options and what they are worth, in the order in which they are offered; a single one where habit decides."""
        return [(option, sum(worths) / len(worths)) for option, worths in self.look_at_all(table, seat)]

    def look_at_all(self, table: Playout, seat: int) -> list[tuple[Option, list[float]]]:
        """Options and what they are worth on each deal."""
        advice = advice_of(table)
        copy = partial(as_known, table, seat, self._random)
        known = copy()
        decision = known.pending[seat]
        if decision.prompt in advice.routine and not self.thorough:
            return [(advice.habit(known.state, seat, decision), [0.0])]
        options = thin_out(advice.consider(known.state, seat, decision), known.game.verbs)
        if self.deals or advice.deals:
            return self.compare(table, seat, options, advice, advice.depth(decision))
        return [(option, [look(copy() if n else known, seat, option, advice)]) for n, option in enumerate(options)]

    def compare(
        self, table: Playout, seat: int, options: list[Option], advice: Advice, depth: int
    ) -> list[tuple[Option, list[float]]]:
        """All options on the same deals, so that luck is the same for all; the worse half goes no further. A single one
        needs no look."""
        deals = self.deals or advice.deals
        worths: dict[Option, list[float]] = {option: [] for option in options}
        left = options
        for deal in range(1, deals + 1):
            seed = self._random.getrandbits(32)
            for option in left if len(left) > 1 else ():
                twin = as_known(table, seat, random.Random(seed), branching=depth > 0)
                worths[option].append(look(twin, seat, option, advice, depth))
            if deal < deals and len(left) > FINALISTS:
                best = sorted(left, key=lambda option: -sum(worths[option]))[: max(FINALISTS, len(left) // 2)]
                left = [option for option in left if option in best]
        return [(option, worths[option] or [0.0]) for option in left]


def advice_of(table: Playout) -> Advice:
    advice = table.game.advice
    if advice is None:
        raise NoAdvice("no-advice", agent="steward", game=table.game.name, known="random")
    return advice


def as_known(table: Playout, seat: int, rng: random.Random, *, branching: bool = False) -> Playout:
    """A copy as this seat knows it: what it cannot know is dealt anew, what others answer in secret is still open, and
    the dice are others."""
    twin = table.clone(branching=branching)
    twin.redeal(seat, rng)
    twin.chance = QuickChance(rng.getrandbits(32))
    return twin


def look(twin: Playout, seat: int, option: Option, advice: Advice, depth: int = 0) -> float:
    """How the seat stands when it has finished what this option begins; so many of the pivotal choices that follow are
    weighed, the others are habit."""
    moment = advice.moment(twin.state)
    advice.quieten(twin.state)
    twin.play(seat, option)
    for _ in range(LONGEST):
        pending = twin.pending
        if not pending or advice.moment(twin.state) != moment:
            break
        if seat in pending:
            decision = pending[seat]
            options = advice.pivotal(twin.state, seat, decision) if depth else ()
            if len(options) > 1:
                depth -= 1
                answer = furthest(twin, seat, options, advice)
            else:
                answer = advice.habit(twin.state, seat, decision)
            twin.play(seat, answer)
        elif twin.apart:
            break
        else:
            other = next(iter(pending))
            twin.play(other, advice.idle(twin.state, other, pending[other]))
    return advice.value(twin.state, seat)


def furthest(twin: Playout, seat: int, options: Sequence[Option], advice: Advice) -> Option:
    """The option from which habit gets furthest."""
    return max(options, key=lambda option: look(twin.clone(branching=False), seat, option, advice))


def thin_out(options: Sequence[Option], verbs: Mapping[str, Verb]) -> list[Option]:
    """A part of very many options: of those that differ in a final count only, a few, both ends among them; and of
    different things as many as can be weighed, evenly spread."""
    rows: dict[Option, list[Option]] = {}
    for option in options:
        known = verbs.get(option[0])
        counted = known is not None and "count" in list(known.items.values())[-1:]
        rows.setdefault(option[:-1] if counted else option, []).append(option)
    kept = [option for row in rows.values() for option in spread(row, MOST_COUNTS)]
    return spread(kept, MOST_WEIGHED)


def spread(options: list[Option], most: int) -> list[Option]:
    """
    >>> spread([("votes", n) for n in range(9)], 3)
    [('votes', 0), ('votes', 4), ('votes', 8)]
    """
    last = len(options) - 1
    return options if last < most else [options[n * last // (most - 1)] for n in range(most)]
