"""What the steward is told: strength, Orders, and that it plays better than chance."""

from __future__ import annotations

import pytest

from ludex.agents import make_agent
from ludex.core import Playout
from ludex.games.runewars.advice.plan import order_worth
from ludex.games.runewars.advice.value import value
from ludex.games.runewars.advice.war import odds, walls
from ludex.games.runewars.advice.worth import rune_hopes
from ludex.games.runewars.game import GAME
from ludex.games.runewars.printed.book import DAQAN, UNITS
from ludex.games.runewars.rules.areas import chart
from ludex.games.runewars.rules.orders import RECRUIT
from ludex.games.runewars.setup import rune_sites
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, NONE, WHOLE, fort, unit

FOOTMAN, KNIGHT = unit(UNITS.index("footman")), unit(UNITS.index("knight"))


@pytest.fixture(scope="module")
def begun() -> Runewars:
    """A game of two in its first season."""
    table = Playout.begin(GAME, {"seats": ["daqan", "uthuk"]}, seed=5)
    while table.state.step != "choose":
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.options[0])
    assert isinstance(table.state, Runewars)
    return table.state


def test_more_and_better_attackers_win_more_often(begun: Runewars) -> None:
    few, many = odds(begun, [FOOTMAN] * 2, [FOOTMAN] * 3, 0), odds(begun, [FOOTMAN] * 5, [FOOTMAN] * 3, 0)
    assert 0 < few < 0.4 < many < odds(begun, [KNIGHT] * 5, [FOOTMAN] * 3, 0) <= 1
    assert odds(begun, [], [FOOTMAN], 0) == 0


def test_a_stronghold_wards_off_and_conquest_less_so(begun: Runewars) -> None:
    g = begun.copy()
    place = chart(g).homes[DAQAN][0]
    g.forts[place] = NONE
    bare = walls(g, place, 0, False)
    g.forts[place] = fort(0, WHOLE)
    assert walls(g, place, 0, False) == bare + 5
    assert walls(g, place, 0, True) == bare + 2


def test_runes_that_a_player_has_not_seen_are_a_hope(begun: Runewars) -> None:
    g = begun.copy()
    hidden = [place for place, rune in enumerate(g.rune) if rune and not g.known[0][place]]
    assert hidden
    assert all(0 < rune_hopes(g, 0)[place] < 1 for place in hidden)
    own = [place for place, rune in enumerate(g.rune) if rune and g.known[0][place]]
    assert [rune_hopes(g, 0)[place] for place in own] == [float(g.rune[place] == DRAGON_RUNE) for place in own]


def test_a_rune_more_is_worth_more_than_a_unit_more(begun: Runewars) -> None:
    home = chart(begun).homes[DAQAN][0]
    with_unit, with_rune = begun.copy(), begun.copy()
    with_unit.units[home] = sorted([*with_unit.units[home], KNIGHT])
    with_rune.rune[next(place for place in chart(begun).homes[DAQAN] if begun.rune[place] == FALSE_RUNE)] = DRAGON_RUNE
    assert value(begun, 0) < value(with_unit, 0) < value(with_rune, 0)


def test_recruiting_is_worth_as_much_as_the_dials_show(begun: Runewars) -> None:
    poor = begun.copy()
    poor.dials[0] = [0, 0, 0]
    assert order_worth(begun, 0, RECRUIT) > order_worth(poor, 0, RECRUIT)


def test_the_steward_wins_against_chance() -> None:
    table = Playout.begin(GAME, {"seats": ["uthuk", "latari"]}, seed=1, branching=True)
    agents = [make_agent("steward", 1, GAME), make_agent("random", 2, GAME)]
    while table.pending:
        seat = next(iter(table.pending))
        table.play(seat, agents[seat].choose(table, seat))
    assert table.result == [0]


@pytest.mark.law("runewars:RW-2.6")
def test_with_no_area_left_away_from_the_markers_a_rune_goes_beside_one() -> None:
    g = Playout.begin(GAME, {"seats": ["latari", "waiqar"], "edition": "revised"}, seed=3).state
    assert isinstance(g, Runewars)
    far = rune_sites(g)
    for place in far:
        g.rune[place] = FALSE_RUNE
    beside = rune_sites(g)
    assert far
    assert beside
    assert not set(far) & set(beside)
