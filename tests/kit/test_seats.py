"""Seats around a table, and the sides that sit there."""

from __future__ import annotations

import itertools

import pytest

from ludex.core import verb
from ludex.kit.seats import Side, Sides, clockwise, others, rivals


@pytest.mark.parametrize("seats", range(1, 7))
def test_everyone_comes_once_and_each_after_the_one_before(seats: int) -> None:
    for first in range(seats):
        order = clockwise(seats, first)
        assert order[0] == first
        assert sorted(order) == list(range(seats))
        assert all(after == (seat + 1) % seats for seat, after in itertools.pairwise(order))


@pytest.mark.parametrize("seats", range(1, 7))
def test_nobody_is_among_the_others(seats: int) -> None:
    for me in range(seats):
        assert rivals(seats, me) == clockwise(seats, me)[1:]
        assert others(seats, me) == tuple(seat for seat in range(seats) if seat != me)


class North(Side[None]):
    number = 2
    verbs = (verb("freeze"),)


class Machine(North):
    @property
    def role(self) -> int:
        return 10 + self.number


def test_sides_are_found_by_their_roles() -> None:
    played: Sides[Side[None]] = Sides()
    north, machine = played.join(North()), played.join(Machine())
    assert played == {2: north, 12: machine}


def test_verbs_of_all_sides_are_known_beside_the_shared_ones() -> None:
    played: Sides[Side[None]] = Sides()
    played.join(North())
    assert list(played.all_verbs([verb("pass")])) == ["pass", "freeze"]
