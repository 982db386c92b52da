"""Rates and ratings against values that are known."""

from __future__ import annotations

import math

import pytest

from ludex.lab.rates import interval
from ludex.lab.ratings import ELO, Result, rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), Two-sided confidence intervals for the single proportion, table I: Wilson's score
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_stays_between_nothing_and_all() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    for games in range(1, 50):
        assert interval(0, games)[0] == 0
        assert interval(games, games)[1] == 1


def duels(one: str, other: str, won: int, lost: int, drawn: int = 0) -> list[Result]:
    pair = (one, other)
    return [
        *[Result(pair, (one,))] * won,
        *[Result(pair, (other,))] * lost,
        *[Result(pair, ())] * drawn,
    ]


def test_two_agents_are_as_far_apart_as_their_games_say() -> None:
    found = rate(["a", "b"], duels("a", "b", 6400, 3600))
    assert found["a"].points - found["b"].points == pytest.approx(400 * math.log10(64 / 36), rel=1e-3)
    assert found["a"].points == pytest.approx(-found["b"].points)
    wide = 1.96 * ELO / math.sqrt(10_000 * 0.64 * 0.36) / 2
    assert found["a"].high - found["a"].points == pytest.approx(wide, rel=1e-2)


def test_draws_are_half_a_win_each() -> None:
    with_draws = rate(["a", "b"], duels("a", "b", 40, 20, 40))
    without = rate(["a", "b"], duels("a", "b", 60, 40))
    assert with_draws["a"] == pytest.approx(without["a"])


def test_who_never_met_is_compared_by_others() -> None:
    found = rate(["a", "b", "c"], [*duels("a", "b", 7500, 2500), *duels("b", "c", 7500, 2500)])
    assert found["a"].points - found["c"].points == pytest.approx(2 * 400 * math.log10(3), rel=1e-2)
    assert sum(each.points for each in found.values()) == pytest.approx(0, abs=1e-6)


def test_with_more_than_two_at_a_table_the_winner_is_chosen_by_strength() -> None:
    """Strengths 3 : 1 : 1 win 3/5 of games of three; three seats of one strength share theirs."""
    table = ("a", "b", "c")
    games = [*[Result(table, ("a",))] * 6000, *[Result(table, ("b",))] * 2000, *[Result(table, ("c",))] * 2000]
    found = rate(["a", "b", "c"], games)
    assert found["a"].points - found["b"].points == pytest.approx(400 * math.log10(3), rel=1e-2)
    alone = ("a", "b", "b", "b")
    even = [*[Result(alone, ("a",))] * 2500, *[Result(alone, ("b",))] * 7500]
    assert rate(["a", "b"], even)["a"].points == pytest.approx(0, abs=0.2)


def test_who_always_wins_is_far_ahead_but_not_without_end() -> None:
    found = rate(["a", "b"], duels("a", "b", 200, 0))
    assert 300 < found["a"].points < 1000
    assert found["a"].low > 100
    assert found["a"].high < 2000
    few = rate(["a", "b"], duels("a", "b", 5, 0))
    assert few["a"].points < found["a"].points


def test_the_same_strengths_as_another_program_finds() -> None:
    """opt_top1 of choix 0.4.1 on these games; ours has a drawn game more for everybody."""
    table = ("a", "b", "c")
    wins = (("a", 500), ("b", 300), ("c", 200))
    games = [Result(table, (winner,)) for winner, count in wins for _ in range(count)]
    found = rate(["a", "b", "c"], [*games, *duels("a", "b", 60, 40)])
    assert [each.points for each in found.values()] == pytest.approx([81.695, -4.988, -76.707], abs=0.1)
