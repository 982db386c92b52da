"""Who plays whom: a contest between agents as a list of games.

Games come in deals. A deal is a table (sides at their seats, map, everything that chance decides: the seed), and it is
played several times: the agents move on by a seat until each has sat everywhere. So every agent plays every side, and
every seat, on the same deals equally often, whatever the number of games; luck of the deal cancels out. From deal to
deal the sides, the maps and whatever else is gone through change, and the sides move on by a seat."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import factorial
from typing import Any

import msgspec

from ludex.core import Game, find_game
from ludex.core.errors import BadSetup, LudexError
from ludex.lab.games import Plan
from ludex.lab.players import RULES
from ludex.lab.simulate import SEEDS


class BadContest(LudexError):
    """Nobody can be seated as it asks for."""


class Contest(msgspec.Struct, frozen=True, kw_only=True, dict=True, forbid_unknown_fields=True):
    """Agents, where they meet, and how often."""

    game: str
    agents: list[str]
    against: str = ""
    """Whoever has all other seats; without it the agents play each other."""
    players: int = 0
    """How many seats; 0: as few as the game allows."""
    bots: int = 0
    """How many of these seats the rulebook itself plays."""
    sides: list[str] = []
    """What agents play; empty: everything."""
    together: bool = False
    """One agent plays all seats, as always where all win or lose together: what counts is how often it wins."""
    sweep: dict[str, list[str]] = {}
    """Choices of the lobby that are gone through: {"map": ["autumn", "lake"]}."""
    options: dict[str, Any] = {}
    """What else is chosen, the same for every game."""
    games: int = 100
    """For every set of agents that meet; so many more that everybody has sat everywhere."""
    seed: int = 1

    @cached_property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def seats(self) -> int:
        return self.players or max(self.rules.lobby.least, self.bots + 1)

    @property
    def people(self) -> int:
        """Seats that agents sit in."""
        return self.seats - self.bots

    @property
    def as_one(self) -> bool:
        return self.together or self.rules.lobby.together

    def plans(self) -> list[Plan]:
        """All games, by number; with more games the first ones stay the same."""
        if len(self.agents) < 2 and not self.against and not self.as_one and self.people > 1:
            raise BadContest("lab-few-agents")
        if len({*self.agents}) < len(self.agents):
            raise BadContest("lab-agent-twice")
        turns = 1 if self.as_one else self.people
        deals = -(-self.games // turns)
        tables = self._tables()
        groups = self._groups()
        found: list[Plan] = []
        for deal, (setup, taken) in enumerate(itertools.islice(tables, deals)):
            for group in groups:
                for turn in range(turns):
                    sat = iter(group[turn:] + group[:turn])
                    agents = [next(sat) if seat in taken else RULES for seat in setup["seats"]]
                    found.append(Plan(len(found), self.game, setup, agents, self.seed * SEEDS + deal))
        return found

    def _groups(self) -> list[list[str]]:
        """Who sits down together in the seats that agents have. Where there are more seats than agents, some have more
        than one, and by turns everybody is one of those."""
        count = self.people
        if self.as_one:
            return [[agent] * count for agent in self.agents]
        if self.against:
            return [[agent, *[self.against] * (count - 1)] for agent in self.agents]
        if len(self.agents) >= count:
            return [list(group) for group in itertools.combinations(self.agents, count)]
        turns = len(self.agents) if count % len(self.agents) else 1
        around = [*self.agents] * (count + 1)
        return [around[first : first + count] for first in range(turns)]

    def _tables(self) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
        """Set-ups, and the sides that agents have in them, without end: in every round each set of sides once; from
        round to round it meets other maps and bots and moves on by a seat."""
        companies = self._companies()
        choices = list(itertools.product(*self.sweep.values()))
        for round in itertools.count():
            for number, (sides, bots) in enumerate(companies):
                chosen = dict(zip(self.sweep, choices[(number + round) % len(choices)], strict=True))
                seats = seating((*sides, *bots[(number + round) % len(bots)]), round)
                yield {**self.options, **chosen, "seats": seats}, sides

    def _companies(self) -> list[tuple[tuple[str, ...], list[tuple[str, ...]]]]:
        """Every set of sides that the law lets sit down together, each with all sets of bots that may join it."""
        lobby = self.rules.lobby
        found = []
        problem: BadSetup | None = None
        for sides in evenly(itertools.combinations(self.sides or lobby.sides, self.people)):
            others = [bot for bot, side in lobby.bots.items() if side not in sides]
            bots = evenly(itertools.combinations(others, self.bots))
            if not bots:
                continue
            try:
                self.rules.read_setup({**self.options, "seats": [*sides, *bots[0]]})
            except BadSetup as error:
                problem = error
                continue
            found.append((sides, bots))
        if not found:
            raise problem or BadContest("lab-nobody-sits", game=self.game, seats=self.seats, bots=self.bots)
        return found


def seating(seats: Sequence[str], round: int) -> list[str]:
    """An order round the table: from round to round all move on by a seat; when everyone has sat everywhere, they sit
    down in another order.

    >>> [seating("abc", round) for round in (0, 1, 3)]
    [['a', 'b', 'c'], ['b', 'c', 'a'], ['a', 'c', 'b']]
    """
    order = round // len(seats) % factorial(len(seats) - 1)
    around = [seats[0], *next(itertools.islice(itertools.permutations(seats[1:]), order, None))]
    turn = round % len(seats)
    return around[turn:] + around[:turn]


def evenly(sets: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """In an order in which everybody has come about equally often, wherever it is broken off.

    >>> evenly(itertools.combinations("abcd", 2))[:2]
    [('a', 'b'), ('c', 'd')]
    """
    left = list(sets)
    come: Counter[str] = Counter()
    found = []
    while left:
        found.append(min(left, key=lambda each: sum(come[name] for name in each)))
        left.remove(found[-1])
        come.update(found[-1])
    return found
