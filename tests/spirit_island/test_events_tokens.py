"""Token events and dahan events, one by one."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.cards import EVENT_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.events import dahan_event, main_event, token_event
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.lasting import END_OF_PHASE, over
from ludex.games.spirit_island.things import CITY, TOWN, piece
from tests.spirit_island.decks import build, dahan, ravage, tokens
from tests.spirit_island.table import EARTH, RIVER, fear, here, island, play, put

BEAST, D = -4, 3


def test_every_part_of_every_event_does_something() -> None:
    assert {*main_event} == {card.id for card in EVENT_CARDS}
    assert {*token_event} == {card.token for card in EVENT_CARDS if card.token}
    assert {*dahan_event} == {card.dahan for card in EVENT_CARDS if card.dahan}


# --------------------------------------------------------------------------------------------------------------- tokens


@pytest.mark.law("spirit_island:SI-13.6")
def test_the_rulebooks_example_of_beasts() -> None:
    """A: beasts and a dahan, nothing happens. B: an explorer is destroyed and a town takes 1 damage. C: two beasts and
    a city: both deal 2 damage, and the one that dealt the third point is removed."""
    g = island()
    put(g, 1, beasts=1, dahan=1)
    put(g, 4, beasts=1, explorer=1, town=1)
    put(g, 6, beasts=2, city=1)
    tokens(g, "beasts-attack", "hit:4:0")
    assert here(g, 1) == {"beasts": 1, "dahan": 1}
    assert here(g, 4) == {"beasts": 1, "town": 1}
    assert g.people[4] == [piece(TOWN, 1)]
    assert here(g, 6) == {"beasts": 1}
    assert fear(g) == 2


@pytest.mark.law("spirit_island:SI-13.6")
def test_beasts_that_destroy_a_town_leave() -> None:
    g = island()
    put(g, 4, beasts=1, explorer=1, town=1)
    tokens(g, "beasts-attack", "hit:4:1", f"hit:4:{piece(TOWN, 1)}")
    assert here(g, 4) == {"explorer": 1}


def test_beasts_find_new_homes_without_blight() -> None:
    g = island(RIVER, EARTH)
    put(g, 8, beasts=1)
    put(g, 6, blight=1)
    put(g, 5, explorer=1)
    put(g, 19, beasts=1)
    put(g, 17, blight=1)
    tokens(g, "beasts-find-new-homes", f"push:{BEAST}:8:5")
    assert (here(g, 8), here(g, 5)) == ({}, {"explorer": 1, "beasts": 1})
    assert here(g, 18) == {"beasts": 1}  # the only land without blight there
    assert fear(g) == 1


def test_beasts_prowl() -> None:
    g = island()
    put(g, 4, beasts=2, explorer=1)
    put(g, 8, beasts=1)
    put(g, 5, town=1)
    tokens(g, "beasts-prowl", f"push:{BEAST}:8:5")
    assert fear(g) == 2  # those that arrive have had their turn
    assert here(g, 5) == {"beasts": 1, "town": 1}


def test_beasts_prey_on_the_unwary_and_come_to_a_board_without() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, beasts=2, explorer=3, town=1)
    tokens(g, "prey-on-the-unwary", "land:13")
    assert here(g, 4) == {"beasts": 2, "explorer": 1, "town": 1}
    assert here(g, 13) == {"beasts": 1}


def test_savage_frenzy() -> None:
    g = island()
    put(g, 4, beasts=1, explorer=1, city=1)
    tokens(g, "savage-frenzy")
    assert g.people[4] == [piece(CITY, 2)]
    assert here(g, 4)["beasts"] == 1


def test_beasts_of_the_jungle() -> None:
    g = island(RIVER, EARTH)
    put(g, 3, town=1)
    put(g, 8, blight=1)
    put(g, 15, blight=1)
    tokens(g, "beasts-of-the-jungle")
    assert (here(g, 3), here(g, 19)) == ({"town": 1, "beasts": 1}, {"beasts": 1})
    assert fear(g) == 1


def test_distant_hunt() -> None:
    g = island()
    put(g, 8, beasts=1)
    put(g, 5, explorer=2)
    tokens(g, "distant-hunt", f"push:{BEAST}:8:5")
    assert here(g, 5) == {"explorer": 1, "beasts": 1}


def test_beasts_provoked() -> None:
    g = island()
    put(g, 4, town=1, blight=1)
    put(g, 6, town=1)
    put(g, 8, city=1)
    tokens(g, "beasts-provoked")
    assert [g.beasts[land] for land in (4, 6, 8)] == [0, 1, 0]


@pytest.mark.law("spirit_island:SI-8.10")
def test_new_diseases_on_half_the_boards() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, town=1, dahan=2)
    put(g, 13, town=1, dahan=1)
    tokens(g, "new-diseases", "land:4")
    assert here(g, 4) == {"town": 1, "dahan": 1, "disease": 1}
    assert here(g, 13) == {"town": 1, "dahan": 1}


@pytest.mark.law("spirit_island:SI-9.5")
def test_lingering_plagues_do_not_prevent_builds_in_this_phase() -> None:
    g = island()
    put(g, 1, explorer=1)
    tokens(g, "lingering-plagues", "land:1")
    build(g, "1-mountain")
    assert here(g, 1) == {"explorer": 1, "town": 1, "disease": 1}
    over(g, END_OF_PHASE)
    build(g, "1-mountain")
    assert here(g, 1) == {"explorer": 1, "town": 1}


def test_outbreaks_where_most_buildings_are() -> None:
    g = island()
    put(g, 2, town=1)
    put(g, 8, city=2)
    put(g, 1, town=3)
    put(g, 4, town=1)
    tokens(g, "wheezelung-outbreak")
    assert [land for land in range(9) if g.disease[land]] == [8]
    tokens(g, "sandfever-outbreak")
    assert [land for land in range(9) if g.disease[land]] == [1, 8]


def test_no_outbreak_without_buildings() -> None:
    g = island()
    put(g, 2, explorer=1)
    tokens(g, "wheezelung-outbreak")
    assert sum(g.disease) == 0


@pytest.mark.law("spirit_island:SI-8.10")
def test_grim_toll() -> None:
    g = island()
    put(g, 4, explorer=3, dahan=2, disease=1)
    tokens(g, "grim-toll")
    assert here(g, 4) == {"explorer": 1, "dahan": 1, "disease": 1}


def test_stricken_lands_are_not_ravaged() -> None:
    g = island()
    put(g, 1, town=1, disease=1)
    put(g, 6, town=2, strife=1)
    put(g, 4, town=1)
    tokens(g, "stricken")
    ravage(g, "3-mountain-sands", answers=("land:1", "land:4"))
    assert [g.blight[land] for land in (1, 6, 4)] == [0, 0, 1]
    assert here(g, 6)["strife"] == 1


# ---------------------------------------------------------------------------------------------------------------- dahan


def test_canny_defense() -> None:
    g = island()
    put(g, 4, dahan=3)
    dahan(g, "canny-defense")
    assert defend_of(g, 4) == 3


def test_offerings_of_pattern_and_dance() -> None:
    g = island(RIVER, EARTH)
    put(g, 8, dahan=2)
    put(g, 19, dahan=1)
    dahan(g, "offerings-of-pattern-and-dance")
    assert g.energy == [1, 0]


def test_reclaim_territory() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, dahan=1)
    put(g, 5, explorer=2)
    dahan(g, "reclaim-territory", f"push:{D}:4:5", "done")
    assert here(g, 5) == {"explorer": 1, "dahan": 1}


def test_spirit_speakers() -> None:
    g = island(RIVER, EARTH)
    g.minor = list(range(8))
    put(g, 8, dahan=4)
    put(g, 19, dahan=3)
    dahan(g, "spirit-speakers-solve-riddles-of-power", "keep:6")
    assert 6 in g.hand[0]
    assert len(g.hand[1]) == 4


def test_raids_in_force() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, explorer=4, dahan=2)
    put(g, 5, town=1, dahan=1)  # no more dahan than towns
    dahan(g, "raids-in-force")
    assert here(g, 4) == {"explorer": 2, "dahan": 2}
    assert here(g, 5) == {"town": 1, "dahan": 1}


@pytest.mark.parametrize(
    ("name", "what"), [("seek-a-safer-home", "wilds"), ("forsake-the-barren-land", "blight"), ("retreat", "city")]
)
def test_dahan_leave(name: str, what: str) -> None:
    g = island()
    put(g, 8, dahan=3, **{what: 1})
    put(g, 5, **{what: 1})
    put(g, 6, dahan=1)
    dahan(g, name, f"push:{D}:8:6", f"push:{D}:8:7")
    assert [here(g, land).get("dahan", 0) for land in (8, 6, 7, 5)] == [1, 2, 1, 0]


def test_tend_the_land() -> None:
    g = island()
    put(g, 4, dahan=2, blight=1)
    put(g, 5, dahan=1, blight=1)
    before = g.blight_left
    dahan(g, "tend-the-land")
    assert (g.blight[4], g.blight[5], g.blight_left) == (0, 1, before + 1)


@pytest.mark.parametrize(
    ("name", "land"),
    [("mountain-sands", 4), ("coastal", 2), ("inland", 4), ("jungle-wetland", 2)],
)
def test_coming_of_age(name: str, land: int) -> None:
    g = island()
    put(g, 4, dahan=1)
    put(g, 2, dahan=1)
    dahan(g, f"coming-of-age-{name}")
    assert {land: here(g, land)["dahan"] for land in (2, 4)} == {2: 1, 4: 1} | {land: 2}


def test_reckless_offensive() -> None:
    g = island()
    put(g, 4, town=2, city=1, dahan=2)
    dahan(g, "reckless-offensive", "destroy:4:2")
    assert here(g, 4) == {"town": 1, "dahan": 2, "blight": 1}
    assert fear(g) == 3


@pytest.mark.law("spirit_island:SI-7.1")
def test_rouse_the_spirits_to_a_slow_power() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][8] = 2
    put(g, 8, explorer=2, dahan=3)
    put(g, 1, city=1)
    play(g, "devouring-ants")
    play(g, "boon-of-vigor")
    ants = NUMBER["devouring-ants"]
    dahan(g, "rouse-the-spirits", f"use:{ants}:8")
    assert here(g, 8) == {"dahan": 2}
    assert g.used[0] == [ants]


def test_fierce_mien() -> None:
    g = island()
    put(g, 4, explorer=1, dahan=1)
    put(g, 5, town=1, dahan=2)
    put(g, 6, town=1, dahan=1)
    put(g, 7, dahan=2)
    dahan(g, "fierce-mien")
    assert fear(g) == 2


def test_traps_and_snares() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, dahan=1)
    dahan(g, "traps-and-snares")
    assert here(g, 4) == {"dahan": 1, "wilds": 1}


def test_drive_off_the_interlopers() -> None:
    g = island()
    put(g, 4, explorer=1, town=1, city=1, dahan=1)
    put(g, 6, town=1)
    dahan(g, "drive-off-the-interlopers", "push:1:4:5")
    assert here(g, 5) == {"town": 1}


def test_aid_the_uprising() -> None:
    g = island()
    g.people[4] = sorted([piece(TOWN, 0, 1), piece(CITY, 0, 1), piece(TOWN), D, D])
    dahan(g, "aid-the-uprising")
    assert here(g, 4) == {"town": 1, "city": 1, "dahan": 3, "strife": 1}
    assert piece(CITY, 2, 1) in g.people[4]
    assert fear(g) == 1
