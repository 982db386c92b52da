"""The search looks as far ahead as its time allows. On copies in which whatever its seat cannot know is dealt anew it
grows a tree of its own choices up to the end of the turn: what has gone well is tried more often (UCB1), the rest of
every try is played by habit, the others do as little as they can, and the game says how the seat stands at the end.
Where the game advises it, everybody plays on by habit for a while, and how the seat stands then counts as much.

It keeps what it found, so that it can give its reason: what the best options are expected to bring."""

from __future__ import annotations

import math
import random
import time

from ludex.agents.finding import Expected, Finding, best_of, by_habit, gained
from ludex.agents.steward import LONGEST, advice_of, as_known, thin_out
from ludex.core import Decision, Option, Playout
from ludex.core.game import Advice

KEENNESS = 0.7
"""How much what has been tried little is tried again, in terms of how far apart results lie."""
SCALE = 12.0
"""Results further apart than this, in what people count in, are hardly told apart: a game that is won is won."""
CHECKED = 16
"""After so many tries each it is looked whether the rest could still change the answer."""


class Node:
    """A choice of the seat in the tree: how often each option was tried, with which results, and what came next. The
    same choice may be offered with other options where other things were dealt."""

    __slots__ = ("children", "offered", "sums", "tries")

    def __init__(self) -> None:
        self.tries: dict[Option, int] = {}
        self.sums: dict[Option, float] = {}
        self.offered: dict[Option, int] = {}
        """How often an option could have been taken."""
        self.children: dict[tuple[Option, str], Node] = {}
        """By option, and by the question that follows for this seat."""


class Spread:
    """How far apart results lie."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, worth: float) -> None:
        self.count += 1
        off = worth - self.mean
        self.mean += off / self.count
        self.squares += off * (worth - self.mean)

    @property
    def width(self) -> float:
        return math.sqrt(self.squares / self.count) if self.count else 0.0


class SearchAgent:
    """Thinks for so many seconds, or so often: with a number of tries it answers the same whenever its seed is. A
    `thorough` one thinks about matters of routine as well."""

    clones = True

    def __init__(self, seed: int, seconds: float = 0.5, tries: int = 0, *, thorough: bool = False) -> None:
        self._random = random.Random(seed)
        self.seconds = seconds
        self.tries = tries
        self.thorough = thorough

    def choose(self, table: Playout, seat: int) -> Option:
        return self.find(table, seat).best.option

    def find(self, table: Playout, seat: int) -> Finding:
        """Search, and say what was found."""
        advice = advice_of(table)
        known = as_known(table, seat, self._random)
        decision = known.pending[seat]
        if len(decision.options) == 1 or (decision.prompt in advice.routine and not self.thorough):
            return by_habit(advice.habit(known.state, seat, decision))
        start = advice.value(known.state, seat)
        root = Node()
        spread = Spread()
        gains: dict[Option, float] = {}
        began = time.monotonic()
        count, left = 0, 1
        while left > 0:
            option, worth = self.attempt(as_known(table, seat, self._random), seat, advice, start, root, spread)
            gains[option] = gains.get(option, 0.0) + gained(worth, start, advice.unit)
            count += 1
            left = self.tries - count if self.tries else self.in_time(count, time.monotonic() - began)
            if count % CHECKED == 0 and lead(root) > left:
                break
        return best_of([Expected(option, gains[option] / n, n) for option, n in root.tries.items()])

    def in_time(self, count: int, passed: float) -> int:
        """How many more tries there is time for, after so many."""
        return int((self.seconds - passed) * count / passed) if passed > 0 else 1

    def attempt(
        self, twin: Playout, seat: int, advice: Advice, start: float, root: Node, spread: Spread
    ) -> tuple[Option, float]:
        """One try: down the tree by what is known, one new choice, and on by habit to the end of the turn. Says what it
        began with, and how the seat stood at the end."""
        moment = advice.moment(twin.state)
        advice.quieten(twin.state)
        path: list[tuple[Node, Option]] = []
        node: Node | None = root
        for answers in range(LONGEST):
            pending = twin.pending
            if not pending or (answers and advice.moment(twin.state) != moment):
                break
            if seat not in pending:
                if twin.apart:
                    break
                other = next(iter(pending))
                twin.play(other, advice.idle(twin.state, other, pending[other]))
                continue
            decision = pending[seat]
            routine = answers > 0 and decision.prompt in advice.routine
            if routine or node is None:
                twin.play(seat, advice.habit(twin.state, seat, decision))
                continue
            if path:
                node = follow(path[-1], decision)
            option, new = self.select(node, twin, seat, decision, advice, spread)
            path.append((node, option))
            twin.play(seat, option)
            if new:
                node = None
        worth = advice.value(twin.state, seat)
        later = play_on(twin, seat, advice) if advice.ahead else worth
        result = math.tanh(((worth + later) / 2 - start) / (SCALE * advice.unit))
        spread.add(result)
        for visited, option in path:
            visited.tries[option] = visited.tries.get(option, 0) + 1
            visited.sums[option] = visited.sums.get(option, 0.0) + result
        return path[0][1], worth

    def select(
        self, node: Node, twin: Playout, seat: int, decision: Decision, advice: Advice, spread: Spread
    ) -> tuple[Option, bool]:
        """What has not been tried yet, habit first; then by UCB1. Also says whether it is new."""
        options = thin_out(advice.consider(twin.state, seat, decision), twin.game.verbs)
        tries = node.tries
        offered = node.offered
        for option in options:
            offered[option] = offered.get(option, 0) + 1
        fresh = [option for option in options if option not in tries]
        if fresh:
            if not tries:
                usual = advice.habit(twin.state, seat, decision)
                if usual in fresh:
                    return usual, True
            return fresh[int(self._random.random() * len(fresh))], True
        keen = KEENNESS * spread.width
        sums = node.sums
        best, most = options[0], -math.inf
        for option in options:
            n = tries[option]
            worth = sums[option] / n + keen * math.sqrt(2 * math.log(offered[option]) / n)
            if worth > most:
                best, most = option, worth
        return best, False


def play_on(twin: Playout, seat: int, advice: Advice) -> float:
    """Everybody by habit, for as many turns as the game advises; then, how the seat stands."""
    moment, passed = advice.moment(twin.state), 0
    for _ in range(LONGEST * advice.ahead):
        pending = twin.pending
        if not pending or (seat not in pending and twin.apart):
            break
        now = advice.moment(twin.state)
        if now != moment:
            moment, passed = now, passed + 1
            if passed == advice.ahead:
                break
        asked = seat if seat in pending else next(iter(pending))
        twin.play(asked, advice.habit(twin.state, asked, pending[asked]))
    return advice.value(twin.state, seat)


def lead(node: Node) -> int:
    """By how many tries the first is ahead of the second."""
    most = sorted(node.tries.values())[-2:]
    return most[1] - most[0] if len(most) > 1 else 0


def follow(step: tuple[Node, Option], decision: Decision) -> Node:
    """The choice that comes after another one."""
    before, option = step
    key = (option, decision.prompt)
    child = before.children.get(key)
    if child is None:
        child = before.children[key] = Node()
    return child
