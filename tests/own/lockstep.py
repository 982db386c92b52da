"""A real table and Ludex beside it. The real one is a table that knows everything; Ludex is told only what people at a
table of cardboard could say: their moves, the dice, and what turns up. Whatever lies open must be the same on both."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from ludex.core import CHANCE, Draw, Option, Playout, Shuffle, Table, find_game
from ludex.core.own_table import NOTHING, OwnTable, Which

LUDEX_LEADS = ("M-1", "SI-2.1", "SI-14.14", "RW-2.1", "RW-2.2", "RW-2.3", "RW-2.5", "RW-2.7", "RW-2.8a", "RW-20.5")
"""Clauses by which chance lays things in the open: Ludex says how, and the people do it."""


class Real(OwnTable):
    """The truth: nothing is assumed, and what turns up is noted."""

    __slots__ = ("turned_up",)
    turned_up: list[tuple[int, int]]

    def _note(self, pool: int, thing: int, line: Any) -> None:
        self.turned_up.append((pool, thing))

    def play(self, seat: int, option: Option) -> None:
        self.turned_up = []
        self._watch([(seat, option), *self.sealed.items()])
        Table.play(self, seat, option)
        self._look(self.state, None)

    def answer(self, seat: int, answer: str | Option) -> None:
        Playout.answer(self, seat, answer)

    def _settle(self) -> None:
        pass


class Lockstep:
    def __init__(self, game: str, setup: Any, seed: int, eyes: Collection[int] = ()) -> None:
        self.rng = random.Random(seed)
        real = Real.set_up(find_game(game), setup, eyes)
        assert isinstance(real, Real)
        self.real = real
        self.ludex = OwnTable.set_up(find_game(game), setup, eyes)
        self.asked = 0

    def play(self, most: int) -> None:
        while not self.real.over and len(self.real.log) < most:
            self.compare()
            self.step()
        self.compare()

    def compare(self) -> None:
        real, ludex = self.real, self.ludex
        assert real.view(None).board == ludex.view(None).board, real.log[-1]
        asked = {seat: (each.prompt, each.clause) for seat, each in real.pending.items()}
        assert asked == {seat: (each.prompt, each.clause) for seat, each in ludex.pending.items()}

    def step(self) -> None:
        self.ludex.expect()
        seat = self.rng.choice(list(self.real.pending))
        truth, told = self.answers(seat)
        if seat == CHANCE and self.real.pending[seat].clause in LUDEX_LEADS:
            truth = told
        self.real.answer(seat, truth)
        self.ludex.answer(seat, told)
        self.say_what_turned_up()

    def answers(self, seat: int) -> tuple[Option, Option]:
        """What happens really, and what Ludex is told or assumes."""
        asked, ludex = self.real.pending[seat], self.ludex.pending[seat]
        below = self.rng.randrange
        if isinstance(asked, Shuffle) and isinstance(ludex, Shuffle):
            return asked.sample(below), self.ludex.expected(ludex, ludex.sample(below))
        if not isinstance(asked, Draw) or not isinstance(ludex, Draw) or asked.prompt != "draw":
            same = self.rng.choice(list(asked.options))
            return same, same
        truth = asked.sample(below)
        if not asked.things:
            return truth, ludex.sample(below)
        thing, known = asked.things[truth[1]], self.ludex.known_among(ludex)
        if sorted(asked.things) == sorted(ludex.things):
            return truth, ("draw", list(ludex.things).index(thing))
        places = [place for place, (_, there) in known.items() if there == thing]
        others = [place for place in range(len(ludex.things)) if place not in known]
        return truth, ("draw", (places or others)[0])

    def say_what_turned_up(self) -> None:
        truth = iter(self.real.turned_up)
        while isinstance(asked := self.ludex.pending.get(CHANCE), Which):
            pool, thing = next(truth, (asked.pool, NOTHING))
            assert pool == asked.pool
            self.ludex.answer(CHANCE, ("show", pool, asked.assumed, thing))
            self.asked += 1
        assert next(truth, None) is None
