"""The Objective cards, one by one: not fulfilled, then fulfilled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludex.games.runewars.cards.objectives import fulfil, is_possible, objective, offers
from ludex.games.runewars.printed.book import OBJECTIVES
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import CAPITAL_WHOLE, DAMAGED, DRAGON_RUNE, FALSE_RUNE, NONE, WHOLE, fort
from tests.runewars.realm import follow, hero, put, realm


def fulfilled(g: Runewars, name: str, seat: int = 0) -> bool:
    g.objective[seat] = OBJECTIVES.index(name)
    return offers(g, seat) == [("fulfil", OBJECTIVES.index(name))]


def test_every_objective_has_a_condition() -> None:
    assert set(objective) == set(OBJECTIVES)


@pytest.mark.law("runewars:RW-15.5")
def test_a_fulfilled_objective_brings_a_dragon_rune_and_is_not_replaced() -> None:
    g = realm()
    g.influence[0] = 12
    g.objective[0] = OBJECTIVES.index("hoarded-power")
    option = offers(g, 0)[0]
    follow(fulfil(g, 0, option), "rune_at:0", "rune_at:1")
    assert (g.rune[0], g.rune[1]) == (DRAGON_RUNE, FALSE_RUNE)
    assert g.objective[0] == NONE
    assert g.objective_discard == [option[1]]
    assert offers(g, 0) == []


@pytest.mark.law("runewars:RW-15.5")
def test_the_bane_of_monsters_needs_monsters_at_the_start() -> None:
    g = realm()
    assert not is_possible(g, OBJECTIVES.index("bane-of-monsters"))
    assert is_possible(g, OBJECTIVES.index("bound-by-honor"))
    put(g, 9, giant=1)
    assert is_possible(g, OBJECTIVES.index("bane-of-monsters"))


@pytest.mark.law("runewars:RW-15.5")
def test_bound_by_honor() -> None:
    g = realm()
    assert fulfilled(g, "bound-by-honor")
    put(g, 5, beastman=1, dragon=1)
    assert not fulfilled(g, "bound-by-honor")
    put(g, 5, berserker=1)
    assert fulfilled(g, "bound-by-honor")


@pytest.mark.law("runewars:RW-15.5")
def test_bane_of_monsters() -> None:
    g = realm()
    put(g, 5, giant=1)
    assert not fulfilled(g, "bane-of-monsters")
    put(g, 5, footman=1)
    put(g, 9, beastman=2)
    assert fulfilled(g, "bane-of-monsters")


@pytest.mark.law("runewars:RW-15.5")
@pytest.mark.parametrize(("seats", "needed"), [(("daqan", "uthuk"), 2), (("daqan", "uthuk", "waiqar"), 3)])
def test_guardian_of_the_cities(seats: tuple[str, ...], needed: int) -> None:
    g = realm(*seats)
    for place in (7, 14, 18)[:needed]:
        assert not fulfilled(g, "guardian-of-cities")
        g.city[place] = 0
        put(g, place, footman=1)
    assert fulfilled(g, "guardian-of-cities")


@pytest.mark.law("runewars:RW-15.5")
def test_league_of_heroes() -> None:
    g = realm()
    for name in ("ronan", "astarra", "varikas"):
        g.rewards[hero(g, name, 0, 0)] = [0]
    assert not fulfilled(g, "league-of-heroes")  # Varikas is evil
    corbin = hero(g, "corbin", 0, 0)
    assert not fulfilled(g, "league-of-heroes")
    g.rewards_up[corbin] = [1]
    assert fulfilled(g, "league-of-heroes")


@pytest.mark.law("runewars:RW-15.5")
def test_mighty_walls() -> None:
    g = realm()
    g.forts[0] = fort(0, CAPITAL_WHOLE)
    for place in (5, 8):
        g.forts[place] = fort(0, WHOLE)
    assert not fulfilled(g, "mighty-walls")
    g.forts[9] = fort(0, DAMAGED)
    assert not fulfilled(g, "mighty-walls")
    g.forts[9] = fort(0, WHOLE)
    assert fulfilled(g, "mighty-walls")


@pytest.mark.law("runewars:RW-15.5")
def test_pathfinders() -> None:
    g = realm()
    for place in (5, 8, 10, 16):
        put(g, place, footman=1)
    put(g, 1, footman=1)
    put(g, 4, footman=1)
    assert not fulfilled(g, "pathfinders")  # tiles 1, 5, 4 and 12; home does not count
    put(g, 22, footman=1)
    assert fulfilled(g, "pathfinders")


@pytest.mark.law("runewars:RW-15.5")
def test_steward_of_the_wilds() -> None:
    g = realm()
    for place in (5, 8, 9, 10):
        put(g, place, footman=1)
    assert not fulfilled(g, "steward-of-the-wilds")
    put(g, 13, footman=1)
    assert fulfilled(g, "steward-of-the-wilds")
    g.ice[13] = 1
    assert not fulfilled(g, "steward-of-the-wilds")


@pytest.mark.law("runewars:RW-15.5")
def test_combined_arms() -> None:
    g = realm()
    put(g, 5, bowman=1, knight=1, footman=2, siege_tower=1, roc=1)
    assert not fulfilled(g, "combined-arms")
    put(g, 8, novice_wizard=1)
    assert fulfilled(g, "combined-arms")


@pytest.mark.law("runewars:RW-15.5")
def test_boot_on_the_throat() -> None:
    g = realm()
    put(g, 4, footman=1)
    assert not fulfilled(g, "boot-on-the-throat")
    put(g, 22, footman=1)
    assert fulfilled(g, "boot-on-the-throat")


@pytest.mark.law("runewars:RW-15.5")
def test_at_their_gates() -> None:
    g = realm()
    g.forts[5] = fort(0, WHOLE)
    g.forts[4] = fort(1, WHOLE)
    assert not fulfilled(g, "at-their-gates")
    g.forts[4] = fort(0, DAMAGED)
    assert fulfilled(g, "at-their-gates")


@pytest.mark.law("runewars:RW-15.5")
def test_master_of_beasts() -> None:
    g = realm()
    put(g, 5, footman=1, beastman=5)
    put(g, 8, beastman=2)
    assert not fulfilled(g, "beast-master")
    put(g, 9, footman=1, dragon=1)
    assert fulfilled(g, "beast-master")


@pytest.mark.law("runewars:RW-15.5")
def test_parade_of_horrors() -> None:
    g = realm()
    put(g, 5, siege_tower=2, roc=1, dragon=1, knight=5)
    put(g, 8, giant=1)
    assert not fulfilled(g, "parade-of-horrors")
    put(g, 8, footman=1)
    assert fulfilled(g, "parade-of-horrors")


@pytest.mark.law("runewars:RW-15.5")
def test_dread_arsenal() -> None:
    g = realm()
    ronan, corbin = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 5)
    g.rewards[ronan], g.rewards_up[corbin] = [0, 1], [2]
    g.rewards[hero(g, "varikas", 1, 5)] = [3, 4]
    assert not fulfilled(g, "dread-arsenal")
    g.rewards[corbin] = [5]
    assert fulfilled(g, "dread-arsenal")


@pytest.mark.law("runewars:RW-15.5")
def test_oath_of_the_champion() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 0)
    g.trained[ronan] = [2, 0, 1]
    assert not fulfilled(g, "oath-of-the-champion")
    g.trained[ronan] = [1, 1, 1]
    assert fulfilled(g, "oath-of-the-champion")


def test_spreading_shadow() -> None:
    g = realm()
    for place in range(3, 9):
        put(g, place, footman=1)
    assert not fulfilled(g, "spreading-shadow")
    put(g, 9, footman=1)
    assert fulfilled(g, "spreading-shadow")


def test_endless_host() -> None:
    g = realm()
    put(g, 5, footman=8, beastman=1)
    put(g, 8, footman=7, bowman=4)
    assert not fulfilled(g, "endless-host")
    put(g, 9, knight=1)
    assert fulfilled(g, "endless-host")


def titles(g: Runewars, count: int) -> None:
    g.titles = [0] * count + [1] * (4 - count)


def dials(g: Runewars, total: int) -> None:
    g.dials[0] = [8, 8, total - 16]


def razed(g: Runewars, count: int) -> None:
    g.cities_razed = count


def slain(g: Runewars, count: int) -> None:
    g.slain = [count, 9]


def influence(g: Runewars, count: int) -> None:
    g.influence[0] = count
    g.titles[0], g.on_title[0] = 0, 5


def barren(g: Runewars, count: int) -> None:
    g.waste[5] = 1
    g.ice[8] = 2
    g.waste[9] = int(count == 3)


@pytest.mark.law("runewars:RW-15.5")
@pytest.mark.law("runewars:RW-15.7")
@pytest.mark.parametrize(
    ("name", "set_to", "needed"),
    [
        ("voice-of-council", titles, 2),
        ("land-of-plenty", dials, 18),
        ("cities-in-ashes", razed, 2),
        ("slayer-of-heroes", slain, 2),
        ("hoarded-power", influence, 12),
        ("ruined-land", barren, 3),
    ],
)
def test_objectives_that_count(name: str, set_to: Callable[[Runewars, int], None], needed: int) -> None:
    g = realm()
    set_to(g, needed - 1)
    assert not fulfilled(g, name)
    set_to(g, needed)
    assert fulfilled(g, name)
