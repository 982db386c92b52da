"""Blight cards: what the blighted side does when it is turned up, or every turn."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import blight_card, blight_every_turn
from ludex.games.spirit_island.rules.growth import after_growth, begin_turn
from ludex.games.spirit_island.rules.powers import usable
from ludex.games.spirit_island.rules.turn import time_passes
from ludex.games.spirit_island.things import FAST, MOON, SLOW
from tests.spirit_island.decks import BLIGHTS, blighted_step, turn_over
from tests.spirit_island.table import EARTH, RIVER, fear, follow, here, island, put


def test_every_card_does_something() -> None:
    ongoing = {"back-against-the-wall"}
    assert {*blight_card} | {*blight_every_turn} | ongoing == {card.id for card in BLIGHT_CARDS}


@pytest.mark.law("spirit_island:SI-10.4")
@pytest.mark.parametrize("card", [card.id for card in BLIGHT_CARDS if card.id in blight_every_turn])
def test_the_blighted_side_has_its_own_blight(card: str) -> None:
    g = island(RIVER, EARTH)
    turn_over(g, card)
    assert g.blighted
    assert g.blight_left == 2 * BLIGHT_CARDS[BLIGHTS[card]].blighted_per_player
    assert sum(map(sum, g.presence)) == 2  # it begins with the next invader phase


@pytest.mark.law("spirit_island:SI-10.6")
def test_downward_spiral_takes_a_presence_of_each_spirit() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][4] = 2
    g.presence[1][19] = 2
    blighted_step(g, "downward-spiral", "land:4")
    assert (g.presence[0][4], g.presence[0][8], g.presence[1][19]) == (1, 1, 1)
    assert g.destroyed == [1, 1]


@pytest.mark.law("spirit_island:SI-6.3")
def test_memory_fades_to_dust() -> None:
    g = island(RIVER, EARTH)
    blighted_step(g, "memory-fades-to-dust", "branch:1", f"forget:{NUMBER['wash-away']}", "branch:2")
    assert NUMBER["wash-away"] in g.removed
    assert g.presence[0][8] == 1
    assert sum(g.presence[1]) == 0


def test_without_cards_memory_costs_presence() -> None:
    g = island()
    g.hand[0] = []
    assert blighted_step(g, "memory-fades-to-dust") == []
    assert sum(g.presence[0]) == 0


@pytest.mark.law("spirit_island:SI-13.2")
def test_a_pall_upon_the_land_on_each_board() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][4] = 1
    put(g, 1, town=2)
    put(g, 5, explorer=1)
    put(g, 13, town=1)
    turn_over(g, "a-pall-upon-the-land", "lose:0:8")
    assert (g.presence[0][8], g.presence[0][4], sum(g.presence[1])) == (0, 1, 0)
    assert (here(g, 1), here(g, 13)) == ({"town": 1}, {})
    assert fear(g) == 0  # removed, not destroyed


def test_aid_from_lesser_spirits() -> None:
    g = island(RIVER, EARTH)
    cards = [NUMBER[name] for name in ("devouring-ants", "delusions-of-danger", "drought")]
    g.minor = cards[:]
    ants, delusions, drought = cards
    turn_over(g, "aid-from-lesser-spirits", f"keep:{delusions}", f"keep:{drought}")
    assert (g.played, g.minor_discard, g.drawn) == ([[delusions], [drought]], [ants], [])
    assert g.elements[0][MOON] == 1
    assert g.energy == [0, 0]
    put(g, 1, city=1)
    follow(time_passes(g))  # they stay, and help every turn without being played
    assert (g.played, g.discard) == ([[delusions], [drought]], [[], []])
    assert g.elements[0][MOON] == 1
    assert delusions in usable(g, 0, FAST)
    assert drought in usable(g, 1, SLOW)


def test_a_forgotten_lesser_spirit_is_gone() -> None:
    g = island(RIVER, EARTH)
    g.minor = [NUMBER[name] for name in ("devouring-ants", "delusions-of-danger", "drought")]
    ants, _, drought = g.minor
    turn_over(g, "aid-from-lesser-spirits", f"keep:{ants}", f"keep:{drought}")
    g.played[0].remove(ants)
    put(g, 1, city=1)
    follow(time_passes(g))
    assert g.played == [[], [drought]]


def test_back_against_the_wall() -> None:
    gained = []
    for blighted in (False, True):
        g = island()
        g.blight_card, g.blighted = BLIGHTS["back-against-the-wall"], blighted
        begin_turn(g)
        g.grown[0] = [0]
        follow(after_growth(Act(g), GROWTHS[g.spirits[0]]))
        gained.append((g.energy[0], g.plays[0]))
    assert gained[1] == (gained[0][0] + 1, gained[0][1] + 1)


def test_disintegrating_ecosystem() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, beasts=2)
    put(g, 1, town=1)
    put(g, 13, city=1)
    put(g, 16, explorer=1)
    turn_over(g, "disintegrating-ecosystem")
    assert here(g, 5) == {"beasts": 1}
    assert (here(g, 1), here(g, 13)) == ({"town": 1, "blight": 1}, {"city": 1, "blight": 1})
    assert g.blight_left == 2 * 5 - 2  # from the side that was just turned up


def test_erosion_of_will() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][8] = 2
    g.presence[1][19] = 2
    g.energy = [3, 0]
    turn_over(g, "erosion-of-will")
    assert fear(g) == 4
    assert g.destroyed == [1, 1]
    assert g.energy == [2, 0]


def test_promising_farmlands() -> None:
    g = island()
    put(g, 5, town=1)
    turn_over(g, "promising-farmlands", "land:4")
    assert here(g, 4) == {"town": 1, "city": 1}
    g = island()
    put(g, 5, town=1)
    with pytest.raises(AssertionError, match="land:5"):
        turn_over(g, "promising-farmlands", "land:5")


def test_tipping_point() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][8] = 4
    g.presence[1][19] = 3
    turn_over(g, "tipping-point")
    assert (g.presence[0][8], g.presence[1][19], g.destroyed) == (1, 0, [3, 3])
