"""Fear cards of Branch & Claw, each at its three levels."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.rules.invaders import foreseen
from ludex.games.spirit_island.rules.land import defend_of, health_of
from ludex.games.spirit_island.rules.turn import resolve_fear
from ludex.games.spirit_island.things import CITY, EXPLORER, TOWN, piece
from tests.spirit_island.decks import CARDS, FEARS, advance, build, explore, ravage, scare
from tests.spirit_island.table import EARTH, RIVER, fear, follow, here, island, put

E, T, C, D = range(4)


# --------------------------------------------------------------------------------------------------------- dahan attack


def test_dahan_attack() -> None:
    g = island()
    put(g, 5, explorer=5, dahan=2)
    scare(g, "dahan-attack", 1)
    assert here(g, 5) == {"explorer": 4, "dahan": 2}
    scare(g, "dahan-attack", 2)
    assert here(g, 5) == {"explorer": 2, "dahan": 2}


def test_dahan_attack_gathers_before_it_strikes() -> None:
    g = island()
    put(g, 5, city=2)
    put(g, 6, dahan=2)
    put(g, 8, explorer=1, dahan=3)  # no town or city: no place for the attack
    scare(g, "dahan-attack", 3, f"gather:{D}:6:5", f"hit:5:{piece(CITY, 1)}")
    assert g.people[5] == [piece(CITY), D, piece(CITY, 2)]


# ------------------------------------------------------------------------------------------------------- dahan threaten


def test_dahan_threaten() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, town=1, dahan=2)
    put(g, 6, town=1)
    scare(g, "dahan-threaten", 1)  # both players add it there: nowhere else are dahan
    assert here(g, 5) == {"town": 1, "dahan": 2, "strife": 2}
    assert "strife" not in here(g, 6)


@pytest.mark.law("spirit_island:SI-8.11")
def test_dahan_threaten_weakens_by_strife() -> None:
    g = island()
    put(g, 5, city=1, dahan=1)
    scare(g, "dahan-threaten", 2)
    assert health_of(g, 5, g.people[5][1]) == 2
    put(g, 5, strife=4)
    assert health_of(g, 5, max(g.people[5])) == 1  # never less


def test_dahan_threaten_and_strike_where_strife_is() -> None:
    g = island()
    put(g, 5, explorer=3, dahan=2)
    put(g, 6, explorer=2, dahan=1)
    scare(g, "dahan-threaten", 3, "land:5", "hit:5:0", "hit:5:0")
    assert here(g, 5) == {"explorer": 1, "dahan": 2, "strife": 1}
    assert here(g, 6) == {"explorer": 2, "dahan": 1}


# ---------------------------------------------------------------------------------------------------------- demoralized


@pytest.mark.parametrize("level", [1, 2, 3])
def test_demoralized(level: int) -> None:
    g = island()
    scare(g, "demoralized", level)
    assert [defend_of(g, land) for land in (1, 5, 8)] == [level] * 3


# -------------------------------------------------------------------------------------------- depart the dangerous land


def test_depart_the_dangerous_land() -> None:
    g = island()
    put(g, 4, explorer=1, town=1, beasts=1)
    put(g, 5, city=1, explorer=2, disease=1)
    put(g, 6, explorer=1, dahan=1)  # one dahan is no danger
    scare(g, "depart-the-dangerous-land", 1, "land:4")
    assert here(g, 4) == {"town": 1, "beasts": 1}
    scare(g, "depart-the-dangerous-land", 2, "land:4")
    assert here(g, 4) == {"beasts": 1}
    scare(g, "depart-the-dangerous-land", 3, "remove:5:2", "remove:5:0")
    assert here(g, 5) == {"explorer": 1, "disease": 1}
    put(g, 6, dahan=1)
    scare(g, "depart-the-dangerous-land", 1, "land:6")
    assert here(g, 6) == {"dahan": 2}


# -------------------------------------------------------------------------------------------------------------- discord


def test_discord_in_different_lands() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, town=2)
    put(g, 5, explorer=1, city=1)
    put(g, 6, explorer=1)
    scare(g, "discord", 1, "land:5", "strife:5:2")
    assert here(g, 4) == {"town": 2, "strife": 1}
    assert here(g, 5) == {"explorer": 1, "city": 1, "strife": 1}
    assert here(g, 6) == {"explorer": 1}


def test_discord_hurts_by_strife() -> None:
    g = island()
    put(g, 4, explorer=1, town=1)
    put(g, 6, city=1, strife=2)
    scare(g, "discord", 2, "strife:4:0")
    assert here(g, 4) == {"town": 1}
    assert g.people[6] == [piece(CITY, 2, 2)]


@pytest.mark.law("spirit_island:SI-13.7")
def test_discord_sets_invaders_on_each_other_and_strife_stays() -> None:
    g = island()
    put(g, 4, explorer=1, town=1, city=1)
    scare(g, "discord", 3, "strife:4:2", "hit:4:0")
    assert here(g, 4) == {"city": 1, "strife": 1}
    assert g.people[4] == [piece(CITY, 0, 1)]
    assert fear(g) == 1


def test_all_strike_at_once_even_those_that_fall() -> None:
    g = island()
    g.people[4] = sorted([piece(TOWN, 0, 1), piece(EXPLORER)])
    g.people[4] += [piece(CITY)]
    g.people[4].sort()
    scare(g, "discord", 3, f"strife:4:{C}", "hit:4:0")
    # the town strikes the explorer and the city; the hurt city then strikes the town, the only other one left
    assert g.people[4] == [piece(CITY, 1, 1)]


# ---------------------------------------------------------------------------------------------- explorers are reluctant


@pytest.mark.law("spirit_island:SI-9.2")
def test_reluctant_explorers_leave_out_the_lowest_land_of_each_board() -> None:
    g = island(RIVER, EARTH)
    put(g, 8, town=1)
    put(g, 19, town=1)
    scare(g, "explorers-are-reluctant", 1)
    explore(g, "1-jungle")
    assert here(g, 3) == {}
    assert here(g, 8) == {"town": 1, "explorer": 1}
    assert here(g, 15) == {}
    assert here(g, 19) == {"town": 1, "explorer": 1}
    explore(g, "1-jungle")
    assert here(g, 3) == {"explorer": 1}  # only the next one


def test_reluctant_explorers_wait_and_come_twice() -> None:
    g = island()
    put(g, 8, town=1)
    scare(g, "explorers-are-reluctant", 2)
    explore(g, "1-jungle")
    assert (here(g, 3), g.explore, len(g.invader_deck)) == ({}, [], 2)
    g.turn += 1
    explore(g, "1-jungle", "1-wetland")
    assert g.explore == [CARDS["1-jungle"], CARDS["1-wetland"]]
    assert (here(g, 3), here(g, 2)) == ({"explorer": 1}, {"explorer": 1})


def test_reluctant_explorers_go_nowhere_but_the_card_advances() -> None:
    g = island()
    put(g, 8, town=1)
    scare(g, "explorers-are-reluctant", 3)
    explore(g, "1-jungle")
    assert (here(g, 3), here(g, 8)) == ({}, {"town": 1})
    advance(g)
    assert g.build == [CARDS["1-jungle"]]
    g.explore = []
    explore(g, "1-jungle")
    assert here(g, 3) == {"explorer": 1}


# ---------------------------------------------------------------------------------------------- flee the pestilent land


def test_flee_the_pestilent_land() -> None:
    g = island()
    put(g, 1, city=1, town=3, disease=1)
    put(g, 5, explorer=1, town=1)
    scare(g, "flee-the-pestilent-land", 1)
    assert here(g, 1) == {"city": 1, "town": 2, "disease": 1}
    scare(g, "flee-the-pestilent-land", 2, "branch:2")
    assert here(g, 5) == {"town": 1}
    scare(g, "flee-the-pestilent-land", 2, "remove:1:2")  # no explorer inland any more: no branch to choose
    assert here(g, 1) == {"town": 2, "disease": 1}
    scare(g, "flee-the-pestilent-land", 3, "branch:1", "remove:1:1", "remove:1:1")
    assert here(g, 1) == {"disease": 1}
    scare(g, "flee-the-pestilent-land", 3)
    assert here(g, 5) == {}


# ---------------------------------------------------------------------------------------------------- immigration slows


def test_immigration_leaves_out_the_lowest_land() -> None:
    g = island()
    put(g, 1, explorer=1)
    put(g, 6, explorer=1)
    scare(g, "immigration-slows", 1)
    build(g, "1-mountain")
    assert (here(g, 1), here(g, 6)) == ({"explorer": 1}, {"explorer": 1, "town": 1})


@pytest.mark.law("spirit_island:SI-9.8")
def test_immigration_slows_and_the_card_stays() -> None:
    g = island()
    put(g, 1, explorer=1)
    scare(g, "immigration-slows", 2)
    build(g, "1-mountain")
    g.explore = [CARDS["1-jungle"]]
    advance(g)
    assert here(g, 1) == {"explorer": 1}
    assert (g.ravage, g.build) == ([], [CARDS["1-mountain"], CARDS["1-jungle"]])
    build(g, "1-mountain", "1-jungle")
    assert here(g, 1) == {"explorer": 1, "town": 1}


def test_immigration_slows_and_the_card_advances() -> None:
    g = island()
    put(g, 1, explorer=1)
    scare(g, "immigration-slows", 3)
    build(g, "1-mountain")
    advance(g)
    assert here(g, 1) == {"explorer": 1}
    assert (g.ravage, g.build) == ([CARDS["1-mountain"]], [])


# ---------------------------------------------------------------------------------------------------------------- panic


def test_panic() -> None:
    g = island()
    put(g, 4, town=1, beasts=1)
    put(g, 5, city=1)
    scare(g, "panic", 1)
    assert here(g, 4) == {"town": 1, "beasts": 1, "strife": 1}
    scare(g, "panic", 2)
    assert health_of(g, 4, g.people[4][0]) == 1
    scare(g, "panic", 3, "land:5")
    assert here(g, 5) == {"city": 1, "strife": 1}


@pytest.mark.law("spirit_island:SI-8.11", "spirit_island:SI-13.8")
def test_a_wounded_invader_that_gets_strife_falls() -> None:
    g = island()
    g.people[4] = [piece(TOWN, 1)]
    put(g, 4, beasts=1)
    scare(g, "panic", 2)
    assert here(g, 4) == {"beasts": 1}
    assert fear(g) == 1


@pytest.mark.law("spirit_island:SI-13.8")
def test_health_comes_back_when_strife_is_spent() -> None:
    g = island()
    g.people[5] = sorted([piece(CITY, 0, 1), D, D])
    put(g, 1, city=1)
    scare(g, "panic", 3, "land:1")
    ravage(g, "1-wetland")
    # the strife is spent before the dahan strike: the city has three health again, and four damage destroy it
    assert here(g, 5) == {"dahan": 2}


# ---------------------------------------------------------------------------------------------- panicked by wild beasts


def test_panicked_next_to_beasts() -> None:
    g = island()
    put(g, 8, beasts=1)
    put(g, 5, town=1)
    put(g, 1, town=1)
    scare(g, "panicked-by-wild-beasts", 1)
    assert (here(g, 5), here(g, 1)) == ({"town": 1, "strife": 1}, {"town": 1})


@pytest.mark.parametrize(("level", "ravaged"), [(1, True), (2, True), (3, False)])
def test_panicked_invaders_do_not_act_among_beasts(level: int, ravaged: bool) -> None:
    g = island()
    put(g, 6, town=1, explorer=1, beasts=1)
    scare(g, "panicked-by-wild-beasts", level, "strife:6:0")
    ravage(g, "1-mountain")
    assert (here(g, 6).get("blight", 0) == 1) is ravaged
    build(g, "1-mountain")
    explore(g, "1-mountain")
    assert (here(g, 6).get("city", 0), here(g, 6)["explorer"]) == ((1, 2) if level == 1 else (0, 1))


# --------------------------------------------------------------------------------------------------- plan for departure


def test_plan_for_departure() -> None:
    g = island()
    put(g, 5, explorer=2, town=2)
    scare(g, "plan-for-departure", 1, f"gather:{T}:5:1")
    assert here(g, 1) == {"town": 1}
    scare(g, "plan-for-departure", 2, f"gather:{E}:5:1")
    assert here(g, 1) == {"explorer": 1, "town": 1}
    assert (defend_of(g, 1), defend_of(g, 5)) == (2, 0)
    scare(g, "plan-for-departure", 3, "land:1", f"gather:{E}:5:1")
    assert here(g, 1) == {"explorer": 2, "town": 2}
    assert defend_of(g, 2) == 6


# ----------------------------------------------------------------------------------------------------------- quarantine


@pytest.mark.parametrize(
    ("level", "near_the_sick", "built"), [(1, {"explorer": 1}, 1), (2, {}, 1), (3, {"explorer": 1}, 0)]
)
def test_quarantine(level: int, near_the_sick: dict[str, int], built: int) -> None:
    g = island()
    put(g, 5, town=1, disease=2)
    scare(g, "quarantine", level)
    explore(g, "3-jungle-mountain")
    assert here(g, 1) == {}
    assert here(g, 3) == {}
    assert here(g, 6) == near_the_sick
    build(g, "1-wetland")
    assert here(g, 5)["disease"] == 2 - built  # where invaders do not act, the disease is not used up


# ---------------------------------------------------------------------------------------------------- too many monsters


def test_too_many_monsters() -> None:
    g = island()
    put(g, 8, explorer=4, town=4, beasts=1)
    put(g, 5, explorer=1, town=1)
    scare(g, "too-many-monsters", 1, "remove:8:1")
    assert here(g, 8) == {"explorer": 4, "town": 3, "beasts": 1}
    scare(g, "too-many-monsters", 2, "branch:1")
    assert here(g, 8) == {"explorer": 3, "town": 2, "beasts": 1}
    scare(g, "too-many-monsters", 2, "branch:2")
    assert here(g, 5) == {"town": 1}
    scare(g, "too-many-monsters", 3, "branch:1")
    assert here(g, 8) == {"explorer": 1, "beasts": 1}
    scare(g, "too-many-monsters", 3, "branch:2")
    assert here(g, 5) == {}


# ------------------------------------------------------------------------------------------------------ tread carefully


@pytest.mark.parametrize(("level", "dahan"), [(1, 5), (2, 3), (3, 1)])
def test_tread_carefully(level: int, dahan: int) -> None:
    g = island()
    put(g, 4, dahan=dahan)
    put(g, 5, city=1)
    scare(g, "tread-carefully", level, "land:5")
    ravage(g, "1-wetland")
    assert here(g, 5) == {"city": 1}


def test_tread_carefully_needs_enough_dahan() -> None:
    g = island()
    put(g, 4, dahan=4)
    with pytest.raises(AssertionError, match="land:5"):
        scare(g, "tread-carefully", 1, "land:5")
    scare(g, "tread-carefully", 1, "done")


# --------------------------------------------------------------------------------------------------------------- unrest


def test_unrest() -> None:
    g = island()
    put(g, 4, explorer=1, town=1)
    put(g, 5, city=1)
    scare(g, "unrest", 1)
    assert here(g, 4) == {"explorer": 1, "town": 1, "strife": 1}
    assert foreseen(g, 4) == 1
    scare(g, "unrest", 2)
    assert health_of(g, 4, max(g.people[4])) == 1
    g = island()
    put(g, 5, city=1)
    scare(g, "unrest", 3)
    assert health_of(g, 5, g.people[5][0]) == 2


# -------------------------------------------------------------------------------------------------------- the fear step


@pytest.mark.law("spirit_island:SI-11.3")
def test_a_card_resolves_at_the_level_that_counts_then() -> None:
    g = island()
    put(g, 1, city=1)
    g.terror = 3
    follow(resolve_fear(g, FEARS["demoralized"]))
    assert defend_of(g, 1) == 3
    assert g.fear_discard == [FEARS["demoralized"]]
