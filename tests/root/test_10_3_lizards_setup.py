"""10.3 The set-up of the Lizard Cult, step by step."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import FOX, MOUSE
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.sides.lizards.rules import LIZARD_CULT
from tests.root.stage import PIECE, Play, Stage

CULT = "lizards"


def alone() -> Stage:
    """Neither the Marquise nor the Eyrie play: nobody else has set anything up."""
    return Stage(CULT, active=CULT)


def with_marquise(keep: int) -> Play:
    play = Stage("marquise", CULT).start("setup.factions").choose("keep", keep)
    for kind in ("sawmill", "workshop", "recruiter"):
        if play.asked[1] == "start-building":
            play.choose("place", kind, play.options[-1][2])
    return play


@pytest.mark.law("root:10.3.1")
def test_the_supply_holds_25_warriors() -> None:
    assert Stage("marquise", CULT).g.supply == [25, 25]


@pytest.mark.law("root:10.3.2")
@pytest.mark.parametrize(("keep", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_against_the_marquise_the_cult_starts_opposite_the_keep(keep: int, corner: int) -> None:
    play = with_marquise(keep)
    assert play.asked == (CULT, "outcast")
    assert play.warriors(CULT, corner) == 4
    garden = ("garden_fox", "garden_rabbit", "garden_mouse")[MAPS[0].suits[corner]]
    assert play.pieces(garden, corner) == 1
    assert play.told("corner") == [{"who": 1, "clearing": corner}]


@pytest.mark.law("root:10.3.2")
@pytest.mark.parametrize(("roost", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_against_the_eyrie_the_cult_starts_opposite_the_first_roost(roost: int, corner: int) -> None:
    play = Stage(CULT, "eyrie", active=CULT).start("setup.factions")
    play.choose("corner", roost).choose("leader", "despot")
    assert play.asked == (CULT, "outcast")
    assert play.warriors(CULT, corner) == 4


@pytest.mark.law("root:10.3.2")
def test_with_both_in_the_game_the_cult_chooses_a_free_corner() -> None:
    play = Stage("marquise", "eyrie", CULT).start("setup.factions").choose("keep", 1)
    while play.asked[1] == "start-building":
        play.choose(*play.options[0])
    play.choose("leader", "despot")
    assert play.asked == (CULT, "corner")
    assert play.options == [("corner", 2), ("corner", 4)]
    assert play.why_not(CULT, "corner", 3) == "10.3.2"
    play.choose("corner", 4)
    assert play.pieces("garden_rabbit", 4) == 1


@pytest.mark.law("root:10.3.2")
def test_without_both_any_corner_will_do() -> None:
    play = alone().start("setup.factions")
    assert play.options == [("corner", corner) for corner in (1, 2, 3, 4)]


@pytest.mark.law("root:10.3.2")
def test_a_warrior_goes_to_each_adjacent_clearing() -> None:
    play = alone().start("setup.factions").choose("corner", 2)
    placed = {clearing: play.warriors(CULT, clearing) for clearing in CLEARINGS if play.warriors(CULT, clearing)}
    assert placed == {2: 4, 5: 1, 6: 1, 10: 1}
    assert play.g.supply[0] == 25 - 7


@pytest.mark.law("root:10.3.2", "root:6.2.2")
def test_no_warrior_goes_to_the_clearing_of_the_keep() -> None:
    """On the Autumn map a keep never stands next to the corner; put there by hand, it keeps warriors out."""
    scene = Stage("marquise", CULT, active=CULT).piece("keep", 5)
    setting_up = LIZARD_CULT.set_up(scene.g, scene.seat("lizards"))
    next(setting_up)
    setting_up.send(("corner", 2))
    assert [scene.g.warriors[1][clearing] for clearing in (2, 5, 6, 10)] == [4, 0, 1, 1]


@pytest.mark.law("root:10.3.3")
@pytest.mark.parametrize("suit", [FOX, MOUSE])
def test_the_outcast_is_any_suit_but_birds(suit: int) -> None:
    play = alone().start("setup.factions").choose("corner", 2)
    assert play.asked == (CULT, "outcast")
    assert play.options == [("outcast", suit) for suit in range(3)]
    assert play.why_not(CULT, "outcast", 3) == "10.3.3"
    play.choose("outcast", suit)
    assert (play.g.outcast, play.g.hated) == (suit, 0)


@pytest.mark.law("root:10.3.4")
def test_fourteen_gardens_are_left_on_the_tracks() -> None:
    play = alone().start("setup.factions").choose("corner", 2)
    assert [play.g.left[PIECE[f"garden_{suit}"]] for suit in ("fox", "rabbit", "mouse")] == [5, 5, 4]
