"""RW-0, RW-1: editions and the words that the rules use."""

from __future__ import annotations

import pytest

from ludex.core.errors import BadSetup
from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.printed.book import FACTIONS, WINTER, book
from ludex.games.runewars.rules.areas import (
    adjacent,
    allied,
    controlled,
    controller,
    heroes_at,
    is_empty,
    is_neutral,
    left_of,
    may_pass,
    places,
    unallied,
    units_of,
    ways,
)
from ludex.games.runewars.rules.movement import marchers, to_activate
from ludex.games.runewars.rules.orders import is_hostile
from ludex.games.runewars.rules.power import by_influence
from ludex.games.runewars.rules.units import rout
from ludex.games.runewars.rules.victory import has_to_hold, last_year, runes_to_win
from ludex.games.runewars.rules.year import play_order
from ludex.games.runewars.setup import check, new_state
from ludex.games.runewars.state import Battle
from ludex.games.runewars.things import DAMAGED, FAR, NOBODY, NONE, WHOLE, fort
from ludex.kit.hooks import last
from tests.runewars.realm import fits, hero, one, play, put, realm

DAQAN, UTHUK = 0, 1


# ---------------------------------------------------------------------------------------------------------------- RW-0


@pytest.mark.law("runewars:RW-0.1")
def test_usually_the_original_edition_is_played() -> None:
    assert Setup().edition == "original"
    assert not new_state(Setup()).revised
    assert new_state(Setup(edition="revised")).revised
    with pytest.raises(BadSetup):
        check(Setup(edition="revised", epic=True))


@pytest.mark.law("runewars:RW-0.2", "runewars:RW-16.2", "runewars:RW-16.4")
def test_what_the_editions_differ_in() -> None:
    original, revised = realm(), realm(edition="revised")
    assert (last_year(original), last_year(revised)) == (6, 7)
    assert (has_to_hold(original), has_to_hold(revised)) == (False, True)
    assert runes_to_win(original) == runes_to_win(revised) == 6


@pytest.mark.law("runewars:RW-0.3")
def test_a_card_beats_the_rules() -> None:
    """Mountains are crossed by nobody without wings; a Tactics card says otherwise."""
    g = realm()
    put(g, 0, footman=1)
    assert 11 not in ways(g, 0, DAQAN)
    assert fits(g, "mountain-pass")
    play(g, "mountain-pass")
    assert 11 in ways(g, 0, DAQAN)
    assert 11 not in ways(g, 0, UTHUK)


# ---------------------------------------------------------------------------------------------------------------- RW-1


@pytest.mark.law("runewars:RW-1.1")
def test_heroes_are_no_units() -> None:
    g = realm()
    hero(g, "ronan", DAQAN, 5)
    assert heroes_at(g, 5)
    assert not units_of(g, DAQAN, 5)
    assert controller(g, 5) == NOBODY
    assert is_empty(g, 5)


@pytest.mark.law("runewars:RW-1.2", "runewars:RW-11.2")
def test_control_comes_from_units_and_strongholds() -> None:
    g = realm()
    put(g, 5, footman=1)
    put(g, 7, beastman=2)
    g.forts[8] = fort(UTHUK, DAMAGED)
    assert [controller(g, place) for place in (5, 7, 8)] == [DAQAN, NOBODY, UTHUK]
    rout(g, 5, one("footman"))
    assert controller(g, 5) == DAQAN


@pytest.mark.law("runewars:RW-1.3")
def test_a_home_realm_returns_to_its_owner() -> None:
    g = realm()
    assert controlled(g, DAQAN) == [0, 1, 2]
    put(g, 1, berserker=1)
    assert controller(g, 1) == UTHUK
    g.units[1].clear()
    assert controller(g, 1) == DAQAN
    g.forts[1] = fort(UTHUK, WHOLE)
    assert controller(g, 1) == UTHUK
    g.forts[1] = NONE
    put(g, 1, beastman=1)
    assert controller(g, 1) == DAQAN
    assert not any(is_empty(g, place) for place in (0, 1, 2, 21, 22, 23))


@pytest.mark.law("runewars:RW-1.4", "runewars:RW-1.4a", "runewars:RW-1.4b")
def test_friendly_enemy_empty_neutral() -> None:
    g = realm()
    put(g, 5, footman=1)
    put(g, 9, dragon=1)
    g.city[7] = 0
    assert [may_pass(g, DAQAN, place) for place in (5, 7, 9, 22)] == [True, True, False, False]
    assert [may_pass(g, UTHUK, place) for place in (5, 7, 9, 22)] == [False, True, False, True]
    assert [is_empty(g, place) for place in (5, 7, 9, 22)] == [False, True, False, False]
    assert [is_neutral(g, place) for place in (5, 7, 9, 22)] == [False, False, True, False]
    g.forts[7] = fort(UTHUK, WHOLE)
    assert not is_empty(g, 7)


@pytest.mark.law("runewars:RW-1.5")
def test_the_defender_still_controls_a_contested_area() -> None:
    g = realm()
    put(g, 5, footman=1)
    g.fights = [Battle(5, DAQAN, UTHUK)]
    assert controller(g, 5) == UTHUK
    g.fights.clear()
    assert controller(g, 5) == DAQAN


@pytest.mark.law("runewars:RW-1.5a")
def test_an_area_is_activated_by_one_s_own_token() -> None:
    g = realm()
    g.activated = [[5], []]
    assert ("activate", 5) not in to_activate(g, DAQAN)
    assert ("activate", 5) in to_activate(g, UTHUK)


@pytest.mark.law("runewars:RW-1.6", "runewars:RW-8.3", "runewars:RW-8.3a")
def test_whose_enemies_neutral_units_are() -> None:
    g = realm()
    put(g, 5, footman=1, beastman=2)
    put(g, 9, dragon=1)
    assert allied(g, DAQAN) == [one("beastman")] * 2
    assert unallied(g) == [one("dragon")]
    assert [is_hostile(g, seat, 5) for seat in (DAQAN, UTHUK)] == [False, True]
    assert [is_hostile(g, seat, 9) for seat in (DAQAN, UTHUK)] == [True, True]
    g.units[5].remove(one("footman"))
    assert not allied(g, DAQAN)
    assert is_hostile(g, DAQAN, 5)


@pytest.mark.law("runewars:RW-1.8")
def test_fast_units_march_three_areas() -> None:
    g = realm()
    put(g, 2, knight=1, footman=1)
    assert (2, one("knight")) in marchers(g, DAQAN, 17)  # 2, 7, 5, 17
    assert (2, one("footman")) not in marchers(g, DAQAN, 17)
    assert (2, one("footman")) in marchers(g, DAQAN, 5)


@pytest.mark.law("runewars:RW-1.8a", "runewars:RW-7.1", "runewars:RW-7.1a")
def test_flying_units_ignore_borders_but_not_enemies() -> None:
    g = realm()
    assert 11 not in ways(g, 0, DAQAN)
    assert 11 in ways(g, 0, DAQAN, wings=True)
    assert 3 not in ways(g, 1, DAQAN)
    assert 3 in ways(g, 1, DAQAN, wings=True)
    put(g, 0, roc=1)
    assert (0, one("roc")) in marchers(g, DAQAN, 10)  # over the mountains and 11
    put(g, 11, dragon=1)
    put(g, 14, dragon=1)
    assert (0, one("roc")) not in marchers(g, DAQAN, 10)


@pytest.mark.law("runewars:RW-2.4a", "runewars:RW-7.1")
def test_nobody_crosses_a_hole() -> None:
    """Even wings lead only to areas that touch."""
    g = realm()
    g.season = WINTER
    for place in places(g):
        assert set(ways(g, place, DAQAN, wings=True)) == set(adjacent(g, place))


@pytest.mark.law("runewars:RW-1.10")
def test_play_order() -> None:
    g = realm("daqan", "uthuk", "latari", "waiqar")
    assert [FACTIONS[g.factions[seat]] for seat in g.order_of_play] == ["latari", "daqan", "waiqar", "uthuk"]
    assert sorted(book(g).factions[faction].start_influence for faction in range(4)) == [1, 2, 3, 4]
    g.chosen = [5, 2, 5, 2]
    g.influence = [1, 3, 4, 3]
    assert play_order(g, [0, 1, 2, 3]) == [3, 1, 2, 0]
    g.influence = [2, 2, 2, 2]
    assert by_influence(g, [0, 1, 2, 3]) == [2, 0, 3, 1]


@pytest.mark.law("runewars:RW-20.4")
def test_the_player_to_the_left() -> None:
    g = realm("daqan", "uthuk", "latari")
    assert [left_of(g, seat) for seat in range(3)] == [1, 2, 0]
    g.out[1] = 1
    assert [left_of(g, seat) for seat in (0, 2)] == [2, 0]
    assert left_of(realm(), UTHUK) == DAQAN


def test_marches_may_be_made_longer() -> None:
    """What lasts changes ranges for one player or for all; the clause is that of the range."""
    g = realm()
    put(g, 2, footman=1)
    last(g.lasting, FAR, 0, NOBODY, 1)
    assert (2, one("footman")) in marchers(g, DAQAN, 17)


@pytest.mark.law("runewars:RW-1.3", "runewars:RW-17.4")
def test_the_home_of_a_player_who_is_out_is_land_like_any_other() -> None:
    g = realm("daqan", "uthuk", "latari")
    g.forts[21] = NONE
    assert controller(g, 22) == UTHUK
    assert not is_empty(g, 22)
    g.out[UTHUK] = 1
    assert controller(g, 22) == NOBODY
    assert is_empty(g, 22)
    assert may_pass(g, DAQAN, 22)
