"""Factions at one table: where a clause of one meets a clause of another."""

from __future__ import annotations

import pytest

from ludex.games.root.deck import ITEMS
from tests.root.stage import Stage

READY = 4
"""Conditions an item can be in: `belongings` has so many places for each kind."""
ALLY = 3


def vagabond(scene: Stage, clearing: int, **items: int) -> Stage:
    """A Vagabond in a clearing with these items ready, indifferent to everyone."""
    seat, seats = scene.seat("vagabond"), len(scene.setup.seats)
    scene.g.pawn[seat] = clearing
    scene.g.belongings[seat] = [0] * (READY * (len(ITEMS) + 1))
    for name, count in items.items():
        scene.g.belongings[seat][READY * ITEMS.index(name)] = count
    scene.g.relation[seat], scene.g.aided[seat] = [0] * seats, [0] * seats
    return scene


@pytest.mark.law("root:9.2.9.II.E", "root:8.2.6")
def test_an_ally_led_into_a_sympathetic_clearing_costs_the_vagabond_a_card() -> None:
    scene = vagabond(Stage("vagabond", "marquise", "alliance", active="vagabond"), 5, boots=1)
    scene.warriors("marquise", 5, 2).piece("sympathy", 1).hand("vagabond", "anvil")
    scene.g.relation[0][1] = ALLY
    play = scene.start("vagabond.daylight").choose("walk_with", 1, "marquise", 2)
    assert play.asked == ("vagabond", "outrage")
    play.choose("outrage_card", "anvil")
    assert play.g.supporters == [scene.card("anvil")]
    assert play.warriors("marquise", 1) == 2


@pytest.mark.law("root:9.2.9.II.E", "root:8.2.6", "root:9.2.2")
def test_the_vagabond_alone_causes_no_outrage_by_moving() -> None:
    scene = vagabond(Stage("vagabond", "marquise", "alliance", active="vagabond"), 5, boots=1)
    play = scene.piece("sympathy", 1).hand("vagabond", "anvil").start("vagabond.daylight").choose("walk", 1)
    assert play.asked == ("vagabond", "wander")
    assert play.g.supporters == []


@pytest.mark.law("root:6.2.3", "root:10.2.6")
def test_a_card_spent_for_field_hospitals_is_a_lost_soul() -> None:
    scene = Stage("marquise", "lizards").piece("keep", 2).warriors("marquise", 1, 1).warriors("lizards", 1, 3)
    play = scene.hand("marquise", "anvil").start("marquise.action", actions_left=2, outcast=0)
    play.choose("battle", 1, "lizards").roll(1, 1).choose("hospital", "anvil")
    assert play.g.lost_souls == [scene.card("anvil")]
    assert play.g.discard == []
    assert play.warriors("marquise", 2) == 1


@pytest.mark.law("root:11.2.6.III", "root:9.2.5")
def test_the_vagabond_buys_boats_with_exhausted_items() -> None:
    scene = vagabond(Stage("vagabond", "riverfolk", active="vagabond"), 4, boots=1, sword=1)
    play = scene.start("birdsong", prices=[4, 2, 4]).choose("buy_boats")
    while play.decision.prompt != "refresh" and play.asked[0] == "vagabond" and play.offered("pay_item"):
        play.choose(*play.options[0])
    assert play.g.riverboats == scene.seat("vagabond")
    assert play.g.payments[scene.seat("riverfolk")] == 2


@pytest.mark.law("root:10.2.4", "root:4.2.1")
def test_one_garden_keeps_a_crowd_of_cats_from_ruling() -> None:
    scene = Stage("marquise", "lizards").warriors("marquise", 1, 5).piece("garden_fox", 1)
    play = scene.start("marquise.action", actions_left=1, outcast=0)
    assert play.g.ruler[1] == scene.seat("lizards")
    assert play.why_not("marquise", "move", 1, 5, 1) == "4.2.1"
