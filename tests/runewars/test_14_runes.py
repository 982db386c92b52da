"""RW-14, RW-19.3, RW-19.11: rune tokens, and runes that cities show."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import CITIES, EXPLORATION, book
from ludex.games.runewars.rules import orders
from ludex.games.runewars.rules.areas import dragon_runes, runes_at
from ludex.games.runewars.rules.runes import (
    free_for_rune,
    hidden_runes,
    lay_rune,
    look_around,
    mix_runes,
    move_rune,
    must_reveal,
    receive_dragon_rune,
    reveal_rune,
)
from ludex.games.runewars.rules.victory import runes_to_win
from ludex.games.runewars.show.view import UNKNOWN, view
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, NO_RUNE
from tests.runewars.realm import fits, follow, offered, put, realm, told

FREE_WITH_RUNE = tuple(number for number, city in enumerate(book(realm()).cities) if city.set != "base" and city.rune)


@pytest.mark.law("runewars:RW-14.1", "runewars:RW-14.3")
def test_a_received_rune_brings_a_false_one() -> None:
    g = realm()
    put(g, 9, berserker=1)
    g.rune[0] = FALSE_RUNE
    g.rune[1] = g.rune[2] = DRAGON_RUNE
    look_around(g)
    before = g.runes_left[:]
    asked = follow(receive_dragon_rune(g, 0), "rune_at:0", "rune_at:20", "rune_at:8")
    assert asked == ["discard-false", "place-dragon", "place-false"]
    assert (g.rune[0], g.rune[20], g.rune[8]) == (NO_RUNE, DRAGON_RUNE, FALSE_RUNE)
    assert g.runes_left == [0, before[FALSE_RUNE], before[DRAGON_RUNE] - 1]
    assert not {1, 2, 9, 21} & set(free_for_rune(g, 0))  # with a token, or an enemy's


@pytest.mark.law("runewars:RW-14.1")
def test_nobody_can_tell_the_dragon_rune() -> None:
    """Both tokens appear at once, and the journal names them in the order of areas."""
    g = realm()
    rule = receive_dragon_rune(g, 0)
    offered(rule, "rune_at:20")  # the dragon rune has its area, the false one not yet
    assert g.rune[20] == NO_RUNE
    g = realm()
    follow(receive_dragon_rune(g, 0), "rune_at:20", "rune_at:8")
    assert g.journal is not None
    assert [line.about["place"] for line in g.journal.lines if line.message == "rune-placed"] == [8, 20]
    assert [view(g, 1).rune[place] for place in (8, 20)] == [UNKNOWN, UNKNOWN]
    assert [view(g, 0).rune[place] for place in (8, 20)] == [FALSE_RUNE, DRAGON_RUNE]


@pytest.mark.law("runewars:RW-14.2")
def test_which_dragon_runes_count() -> None:
    g = realm(exploration=True)
    g.rune[0], g.rune[1], g.rune[21] = DRAGON_RUNE, FALSE_RUNE, DRAGON_RUNE
    put(g, 5, footman=1)
    g.token[5] = EXPLORATION.index("dragon-throne")
    assert dragon_runes(g, 0) == 1
    g.token_up[5] = 1
    assert dragon_runes(g, 0) == 2


@pytest.mark.law("runewars:RW-14.4", "runewars:RW-14.5")
def test_a_moved_token_lies_as_it_lay() -> None:
    g = realm()
    lay_rune(g, 0, DRAGON_RUNE, 0)
    move_rune(g, 0, 0, 5)
    assert (g.rune[0], g.rune[5], g.rune_up[5]) == (NO_RUNE, DRAGON_RUNE, 0)
    reveal_rune(g, 5)
    move_rune(g, 0, 5, 7)
    assert (g.rune[7], g.rune_up[7]) == (DRAGON_RUNE, 1)
    assert FALSE_RUNE not in g.rune


@pytest.mark.law("runewars:RW-14.5", "runewars:RW-19.3b", "runewars:RW-19.3c")
def test_only_fortify_turns_a_rune_down() -> None:
    g = realm()
    lay_rune(g, 0, DRAGON_RUNE, 0)
    lay_rune(g, 1, FALSE_RUNE, 0)
    follow(must_reveal(g, 0), "rune_at:0")
    assert (g.rune_up[0], view(g, 1).rune[0]) == (1, DRAGON_RUNE)
    look_around(g)
    assert g.rune_up[0] == 1
    follow(mix_runes(g, 0, 0, 1), "rune_at:0")
    assert (g.rune_up[0], g.rune_up[1]) == (0, 0)
    assert [view(g, 1).rune[place] for place in (0, 1)] == [UNKNOWN, UNKNOWN]
    assert told(g, "runes-moved") == 1


@pytest.mark.law("runewars:RW-19.3", "runewars:RW-19.3a", "runewars:RW-19.3d", "runewars:RW-19.3e")
def test_what_may_still_be_revealed() -> None:
    g = realm()
    g.rune[0], g.rune[1], g.rune[21] = DRAGON_RUNE, FALSE_RUNE, DRAGON_RUNE
    assert hidden_runes(g, 0) == [0, 1]
    assert hidden_runes(g, 0, DRAGON_RUNE) == [0]
    assert fits(g, "game-of-power")
    reveal_rune(g, 0)
    reveal_rune(g, 1)
    assert not hidden_runes(g, 0)
    assert not fits(g, "game-of-power")
    assert not offered(must_reveal(g, 0))


# --------------------------------------------------------------------------------------------------------- free cities


@pytest.mark.law("runewars:RW-19.11", "runewars:RW-19.11a", "runewars:RW-19.11c")
def test_three_free_cities_and_the_lost_one_show_a_rune() -> None:
    g = realm(free_cities=True)
    assert len(FREE_WITH_RUNE) == 4
    assert CITIES.index("lost-city") in FREE_WITH_RUNE
    g.city[7] = FREE_WITH_RUNE[0]
    assert dragon_runes(g, 0) == 0
    put(g, 7, footman=1)
    assert dragon_runes(g, 0) == 1
    g.rune[7] = DRAGON_RUNE
    assert runes_at(g, 7) == 2
    assert 7 not in free_for_rune(g, 0)


@pytest.mark.law("runewars:RW-19.11")
def test_free_cities_are_richer() -> None:
    cities = book(realm()).cities
    for city in cities:
        if city.set == "alternate" and f"{city.id.removeprefix('alt-')}" in CITIES:
            base = cities[CITIES.index(city.id.removeprefix("alt-"))]
            assert city.tactics + city.influence > base.tactics + base.influence, city.id


@pytest.mark.law("runewars:RW-19.11b")
def test_the_rune_of_a_city_is_no_token() -> None:
    """It can neither be revealed nor moved; a token may be placed beside it."""
    g = realm(free_cities=True)
    put(g, 7, footman=1)
    g.city[7] = FREE_WITH_RUNE[0]
    assert not hidden_runes(g, 0)
    assert 7 in free_for_rune(g, 0)
    assert not [option for option in orders.fortifications(g, 0, []) if option[0] == "move_runes"]


@pytest.mark.law("runewars:RW-19.11d")
def test_free_cities_need_one_rune_more() -> None:
    assert runes_to_win(realm(free_cities=True)) == 7
    assert runes_to_win(realm(free_cities=True, epic=True)) == 8
