"""Desolation, cryomancy and the Lost City."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import LOST_CITY, LOST_CITY_AREA
from ludex.games.runewars.rules import barren
from ludex.games.runewars.rules.areas import chart, dragon_runes, provides, runes_at, total_provided, ways
from ludex.games.runewars.rules.orders import benefits
from ludex.games.runewars.rules.strongholds import may_build
from ludex.games.runewars.things import DRAGON_RUNE, NONE
from tests.runewars.realm import put
from tests.runewars.stage_heroes import realm


@pytest.mark.law("runewars:RW-19.5")
@pytest.mark.law("runewars:RW-19.5a")
def test_desolation_gives_all_at_once_and_nothing_later() -> None:
    g = realm()
    put(g, 3, footman=1)
    g.dials[0] = [0, 0, 0]
    given = provides(g, 3)
    assert any(given)
    barren.desolate(g, 3)
    assert tuple(g.dials[0]) == given
    assert provides(g, 3) == (0, 0, 0)


@pytest.mark.law("runewars:RW-19.5f")
def test_where_desolation_may_not_be() -> None:
    g = realm()
    assert barren.may_desolate(g, 3)
    assert not barren.may_desolate(g, 0), "a home realm"
    g.waste[3] = 1
    g.ice[4] = 1
    assert not barren.may_desolate(g, 3)
    assert not barren.may_desolate(g, 4)


@pytest.mark.law("runewars:RW-19.5h")
@pytest.mark.law("runewars:RW-19.5l")
def test_cryomancy_gives_nothing_and_may_lie_twice() -> None:
    g = realm()
    put(g, 3, footman=1)
    before = g.dials[0][:]
    barren.freeze(g, 3)
    assert g.dials[0] == before
    assert provides(g, 3) == (0, 0, 0)
    assert barren.may_freeze(g, 3)
    assert not barren.may_freeze(g, 0)
    g.waste[4] = 1
    assert not barren.may_freeze(g, 4)


@pytest.mark.law("runewars:RW-17.1")
def test_there_are_six_tokens_in_all() -> None:
    g = realm()
    for place in (3, 4, 5):
        barren.desolate(g, place)
    for _ in range(3):
        barren.freeze(g, 6)
    assert not barren.may_freeze(g, 6)
    assert not barren.may_desolate(g, 7)
    barren.clear(g, 6)
    assert barren.may_desolate(g, 7)


@pytest.mark.law("runewars:RW-19.5g")
def test_units_cross_frozen_water() -> None:
    g = realm()
    assert 9 not in ways(g, 8, 0)
    barren.freeze(g, 9)
    assert 9 in ways(g, 8, 0)
    assert 3 not in ways(g, 1, 0), "other waters stay closed"


@pytest.mark.law("runewars:RW-19.5b")
def test_clearing_removes_all_tokens() -> None:
    g = realm()
    g.ice[5] = 2
    barren.clear(g, 5)
    assert barren.barren_areas(g) == []


@pytest.mark.law("runewars:RW-19.5c")
@pytest.mark.law("runewars:RW-19.5d")
@pytest.mark.law("runewars:RW-19.5e")
@pytest.mark.law("runewars:RW-19.5i")
@pytest.mark.law("runewars:RW-19.5j")
@pytest.mark.law("runewars:RW-19.5k")
@pytest.mark.parametrize("token", ["waste", "ice"])
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_barren_city_gives_no_benefit_and_no_rune(token: str, edition: str) -> None:
    g = realm(edition=edition)
    place = chart(g).place[LOST_CITY_AREA]
    g.city[place] = LOST_CITY
    g.rune[place] = DRAGON_RUNE
    assert benefits(g, place)
    assert runes_at(g, place) == 2
    getattr(g, token)[place] = 1
    assert not benefits(g, place)
    assert runes_at(g, place) == (1 if edition == "revised" else 0)


@pytest.mark.law("runewars:RW-19.6")
@pytest.mark.law("runewars:RW-19.6b")
@pytest.mark.law("runewars:RW-19.6c")
@pytest.mark.law("runewars:RW-19.6e")
@pytest.mark.law("runewars:RW-19.6g")
@pytest.mark.law("runewars:RW-19.6k")
def test_the_lost_city_on_tile_12() -> None:
    g = realm()
    place = chart(g).place[LOST_CITY_AREA]
    put(g, place, footman=1)
    beside = chart(g).yellow[place]
    assert all(near in ways(g, place, 0) for near in beside), "the yellow border is open"
    before, runes = total_provided(g, 0), dragon_runes(g, 0)
    assert not may_build(g, place)
    assert barren.place_lost_city(g)
    assert g.city[place] == LOST_CITY
    assert sum(total_provided(g, 0)) > sum(before)
    assert dragon_runes(g, 0) == runes + 1
    assert not any(near in ways(g, place, 0) for near in beside), "its water closes it"
    assert not may_build(g, place)


@pytest.mark.law("runewars:RW-19.6d")
def test_a_city_that_is_found_stays_where_it_is() -> None:
    g = realm()
    assert barren.place_lost_city(g)
    assert not barren.place_lost_city(g)
    place = barren.lost_city_place(g)
    g.city[place] = NONE
    assert barren.place_lost_city(g), "destroyed, it can be found again"


@pytest.mark.law("runewars:RW-19.6a")
@pytest.mark.parametrize("token", ["waste", "ice"])
def test_tokens_on_tile_12_are_removed_instead(token: str) -> None:
    g = realm()
    place = barren.lost_city_place(g)
    getattr(g, token)[place] = 1
    assert barren.place_lost_city(g)
    assert g.city[place] == NONE
    assert not getattr(g, token)[place]
