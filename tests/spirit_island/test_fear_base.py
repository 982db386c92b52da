"""Fear cards of the base game, each at its three levels. Board A: 1 and 6 mountains, 2 and 5 wetlands, 3 and 8 jungles,
4 and 7 sands; 1, 2 and 3 are the coast."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.things import CITY, EXPLORER, TOWN, piece
from tests.spirit_island.decks import build, explore, scare
from tests.spirit_island.table import EARTH, RIVER, fear, here, island, put

E, T, C, D = range(4)
"""Pieces without damage and strife, as answers name them."""


# ------------------------------------------------------------------------------------------------------ avoid the dahan


@pytest.mark.law("spirit_island:SI-8.7")
def test_explorers_avoid_two_dahan() -> None:
    g = island()
    put(g, 1, dahan=2)
    put(g, 6, town=1, dahan=1)
    scare(g, "avoid-the-dahan", 1)
    explore(g, "1-mountain")
    assert here(g, 1) == {"dahan": 2}
    assert here(g, 6) == {"town": 1, "explorer": 1, "dahan": 1}


def test_builders_avoid_lands_where_dahan_outnumber_buildings() -> None:
    g = island()
    put(g, 1, explorer=1, town=1, dahan=1)
    put(g, 6, town=1, dahan=2)
    scare(g, "avoid-the-dahan", 2)
    build(g, "1-mountain")
    assert here(g, 1) == {"explorer": 1, "town": 1, "city": 1, "dahan": 1}
    assert here(g, 6) == {"town": 1, "dahan": 2}


def test_builders_avoid_all_dahan() -> None:
    g = island()
    put(g, 1, town=2, dahan=1)
    put(g, 6, explorer=1)
    scare(g, "avoid-the-dahan", 3)
    build(g, "1-mountain")
    assert here(g, 1) == {"town": 2, "dahan": 1}
    assert here(g, 6) == {"explorer": 1, "town": 1}


# ---------------------------------------------------------------------------------------------------- belief takes root


def test_belief_defends_lands_with_presence() -> None:
    g = island()
    scare(g, "belief-takes-root", 1)
    assert (defend_of(g, 8), defend_of(g, 7)) == (2, 0)


def test_belief_gives_energy_for_sacred_sites_among_invaders() -> None:
    g = island()
    g.presence[0][4] = 2
    g.presence[0][6] = 2
    put(g, 4, explorer=1)
    scare(g, "belief-takes-root", 2)
    assert g.energy == [1]
    assert [defend_of(g, land) for land in (4, 6, 8, 1)] == [2, 2, 2, 0]


@pytest.mark.law("spirit_island:SI-8.13", "spirit_island:SI-11.4")
def test_belief_removes_two_health_for_each_presence_in_different_lands() -> None:
    g = island(RIVER, EARTH)
    put(g, 8, town=2, city=1)
    g.presence[1][8] = 1
    put(g, 19, explorer=2, town=1)
    scare(g, "belief-takes-root", 3, "land:8", "remove:8:2", "remove:19:0", "remove:19:0")
    assert here(g, 8) == {"town": 2}  # four health, three taken: no town fits into what is left
    assert here(g, 19) == {"town": 1}
    assert fear(g) == 0


# ---------------------------------------------------------------------------------------------------- dahan enheartened


def test_enheartened_dahan_move_to_or_from_invaders() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, explorer=1, dahan=1)
    put(g, 7, dahan=1)
    scare(g, "dahan-enheartened", 1, f"gather:{D}:7:5", "done")
    assert here(g, 5) == {"explorer": 1, "dahan": 2}
    scare(g, "dahan-enheartened", 1, f"push:{D}:5:6", "done")
    assert (here(g, 5), here(g, 6)) == ({"explorer": 1, "dahan": 1}, {"dahan": 1})


@pytest.mark.parametrize(("level", "left"), [(2, {"explorer": 2, "dahan": 2}), (3, {"explorer": 1, "dahan": 2})])
def test_enheartened_dahan_gather_and_strike(level: int, left: dict[str, int]) -> None:
    g = island()
    put(g, 5, explorer=3)
    put(g, 7, dahan=3)
    scare(g, "dahan-enheartened", level, "land:5", f"gather:{D}:7:5", f"gather:{D}:7:5")
    assert here(g, 5) == left


def test_enheartened_in_different_lands() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, explorer=3, dahan=1)
    with pytest.raises(AssertionError, match="land:5"):
        scare(g, "dahan-enheartened", 2, "land:5", "land:5")


# ------------------------------------------------------------------------------------------------- dahan on their guard


@pytest.mark.law("spirit_island:SI-8.6")
@pytest.mark.parametrize(("level", "two"), [(1, 2), (2, 3), (3, 4)])
def test_dahan_on_their_guard(level: int, two: int) -> None:
    g = island()
    put(g, 5, dahan=2)
    scare(g, "dahan-on-their-guard", level)
    assert (defend_of(g, 5), defend_of(g, 6)) == (two, 0)


# ----------------------------------------------------------------------------------------------------------- dahan raid


@pytest.mark.parametrize(("level", "left"), [(1, 3), (2, 2), (3, 0)])
def test_dahan_raid(level: int, left: int) -> None:
    g = island(RIVER, EARTH)
    put(g, 5, explorer=4, dahan=2)
    scare(g, "dahan-raid", level)  # the other player has no other land with dahan
    assert here(g, 5).get("explorer", 0) == left


# ----------------------------------------------------------------------------------------------- emigration accelerates


def test_emigration_removes_explorers_then_towns_then_anywhere() -> None:
    g = island()
    put(g, 1, explorer=1, town=1)
    put(g, 5, town=1)
    scare(g, "emigration-accelerates", 1)
    assert here(g, 1) == {"town": 1}
    scare(g, "emigration-accelerates", 2)
    assert here(g, 1) == {}
    scare(g, "emigration-accelerates", 3)
    assert here(g, 5) == {}
    assert fear(g) == 0  # nothing was destroyed


@pytest.mark.law("spirit_island:SI-11.4")
def test_each_player_removes_once() -> None:
    g = island(RIVER, EARTH)
    put(g, 1, explorer=3)
    scare(g, "emigration-accelerates", 1)
    assert here(g, 1) == {"explorer": 1}


# --------------------------------------------------------------------------------------------------- fear of the unseen


def test_fear_of_the_unseen() -> None:
    g = island()
    g.presence[0][4] = 2
    put(g, 4, town=1, city=1)
    put(g, 8, explorer=2, city=1)
    scare(g, "fear-of-the-unseen", 1)
    assert here(g, 4) == {"city": 1}
    scare(g, "fear-of-the-unseen", 2)
    assert here(g, 8) == {"explorer": 1, "city": 1}
    scare(g, "fear-of-the-unseen", 3, "land:4")
    assert here(g, 4) == {}
    scare(g, "fear-of-the-unseen", 3)
    assert here(g, 8) == {"city": 1}  # no sacred site there: the city stays
    scare(g, "fear-of-the-unseen", 3)
    assert here(g, 8) == {"city": 1}


# ------------------------------------------------------------------------------------------------------------ isolation


def test_isolation_takes_the_lonely() -> None:
    g = island()
    put(g, 4, explorer=1, town=1)
    put(g, 5, town=1)
    put(g, 6, city=1)
    scare(g, "isolation", 1)
    assert here(g, 5) == {}
    scare(g, "isolation", 2, "remove:4:1")
    assert here(g, 4) == {"explorer": 1}
    scare(g, "isolation", 3, "land:6")
    assert here(g, 6) == {}


def test_isolation_leaves_three_together() -> None:
    g = island()
    put(g, 4, explorer=2, town=1)
    scare(g, "isolation", 3)
    assert here(g, 4) == {"explorer": 2, "town": 1}


# -------------------------------------------------------------------------------------------- overseas trade seem safer


@pytest.mark.parametrize(
    ("level", "coast"),
    [(1, {"town": 1, "city": 1}), (2, {"town": 1}), (3, {"town": 1})],
)
def test_overseas_trade(level: int, coast: dict[str, int]) -> None:
    g = island()
    put(g, 1, town=1)
    put(g, 6, town=1)
    scare(g, "overseas-trade-seem-safer", level)
    assert (defend_of(g, 1), defend_of(g, 6)) == (3 * level, 0)
    build(g, "1-mountain")
    assert here(g, 1) == coast
    assert here(g, 6) == {"town": 1, "city": 1}


def test_overseas_trade_forbids_cities_only() -> None:
    g = island()
    put(g, 1, explorer=1)
    put(g, 2, town=1, disease=1)
    scare(g, "overseas-trade-seem-safer", 2)
    build(g, "1-mountain", "1-wetland")
    assert here(g, 1) == {"explorer": 1, "town": 1}
    assert here(g, 2) == {"town": 1, "disease": 1}  # nobody would have come: the disease stays


# -------------------------------------------------------------------------------------------------------------- retreat


def test_retreat() -> None:
    g = island()
    put(g, 5, explorer=3, town=1)
    put(g, 1, explorer=2, town=2)
    scare(g, "retreat", 1, "land:5", "push:0:5:1", "push:0:5:6")
    assert (here(g, 5), here(g, 6)) == ({"explorer": 1, "town": 1}, {"explorer": 1})
    scare(g, "retreat", 2, "land:5", "push:1:5:4", "done")
    assert here(g, 4) == {"town": 1}
    scare(g, "retreat", 3, "land:1", *["push:0:1:2"] * 3, "push:1:1:2", "push:1:1:2")
    assert (here(g, 1), here(g, 2)) == ({}, {"explorer": 3, "town": 2})
    scare(g, "retreat", 3, "done")


# ----------------------------------------------------------------------------------------------------------- scapegoats


@pytest.mark.parametrize(
    ("level", "left", "frightened"),
    [
        (1, {"explorer": 3, "town": 2, "city": 1}, 0),
        (2, {"explorer": 1, "town": 2, "city": 1}, 0),
        (3, {"town": 1, "city": 1}, 1),
    ],
)
def test_scapegoats(level: int, left: dict[str, int], frightened: int) -> None:
    g = island()
    put(g, 5, explorer=5, town=2, city=1)
    put(g, 6, explorer=1)
    scare(g, "scapegoats", level)
    assert here(g, 5) == left
    assert here(g, 6) == {"explorer": 1}
    assert fear(g) == frightened


# ---------------------------------------------------------------------------------------------------------- seek safety


def test_explorers_seek_safety_among_more_buildings() -> None:
    g = island()
    put(g, 5, explorer=1, town=1)
    put(g, 6, town=2)
    put(g, 4, town=1)
    scare(g, "seek-safety", 1, f"push:{E}:5:6")
    assert here(g, 6) == {"explorer": 1, "town": 2}


def test_seek_safety_gathers_to_towns_and_cities() -> None:
    g = island()
    put(g, 5, explorer=1, town=1)
    put(g, 6, city=1)
    put(g, 4, explorer=1)
    scare(g, "seek-safety", 2, f"gather:{T}:5:6")
    assert here(g, 6) == {"town": 1, "city": 1}
    scare(g, "seek-safety", 2, f"gather:{E}:5:6")
    assert here(g, 6) == {"explorer": 1, "town": 1, "city": 1}


def test_seek_safety_removes_three_health_without_a_city() -> None:
    g = island()
    put(g, 5, explorer=1, town=2)
    put(g, 6, explorer=1, city=1)
    scare(g, "seek-safety", 3, "land:5", "remove:5:1", "remove:5:0")
    assert here(g, 5) == {"town": 1}
    assert here(g, 6) == {"explorer": 1, "city": 1}


# ----------------------------------------------------------------------------------------------- tall tales of savagery


def test_tall_tales() -> None:
    g = island()
    put(g, 5, explorer=4, town=2, dahan=1)
    scare(g, "tall-tales-of-savagery", 1)
    assert here(g, 5) == {"explorer": 3, "town": 2, "dahan": 1}
    scare(g, "tall-tales-of-savagery", 2, "branch:1")
    assert here(g, 5) == {"explorer": 1, "town": 2, "dahan": 1}
    scare(g, "tall-tales-of-savagery", 2, "branch:2")
    assert here(g, 5) == {"explorer": 1, "town": 1, "dahan": 1}


def test_tall_tales_everywhere() -> None:
    g = island()
    put(g, 4, explorer=3, city=1, dahan=2)
    put(g, 5, town=2, city=1, dahan=1)
    put(g, 6, city=1)
    scare(g, "tall-tales-of-savagery", 3)
    assert here(g, 4) == {"explorer": 1, "dahan": 2}
    assert here(g, 5) == {"town": 1, "city": 1, "dahan": 1}
    assert here(g, 6) == {"city": 1}


# -------------------------------------------------------------------------------------------------------- trade suffers


def test_trade_suffers_where_cities_are() -> None:
    g = island()
    put(g, 1, city=1)
    put(g, 6, town=1)
    scare(g, "trade-suffers", 1)
    build(g, "1-mountain")
    assert (here(g, 1), here(g, 6)) == ({"city": 1}, {"town": 1, "city": 1})


@pytest.mark.law("spirit_island:SI-8.4")
def test_trade_suffers_on_the_coast() -> None:
    g = island()
    put(g, 1, town=1, city=1)
    put(g, 6, town=1)
    scare(g, "trade-suffers", 2, "land:1")
    assert here(g, 1) == {"explorer": 1, "city": 1}
    scare(g, "trade-suffers", 3, "land:1")
    assert here(g, 1) == {"explorer": 1, "town": 1}
    g.people[1] = [piece(TOWN), piece(CITY)]
    scare(g, "trade-suffers", 3, "land:1", "replace:1:1")
    assert g.people[1] == [piece(EXPLORER), piece(CITY)]
    scare(g, "trade-suffers", 3, "done")


# ------------------------------------------------------------------------------------------------- wary of the interior


def test_wary_of_the_interior() -> None:
    g = island()
    put(g, 5, explorer=1, town=1)
    put(g, 1, town=1)
    scare(g, "wary-of-the-interior", 1)
    assert here(g, 5) == {"town": 1}
    scare(g, "wary-of-the-interior", 2)
    assert here(g, 5) == {}
    scare(g, "wary-of-the-interior", 3)
    assert here(g, 1) == {}
