"""Seats around a table."""

from __future__ import annotations

import itertools

import pytest

from ludex.kit.seats import clockwise, others, rivals


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
