"""Factions at one table: where a clause of one meets a clause of another."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import ITEMS
from ludex.games.root.rules.effects import EFFECTS
from tests.root.stage import Play, Stage

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


@pytest.mark.law("root:1.1.3", "root:11.2.6", "root:4.1.3")
def test_the_buyer_orders_services_and_the_bank_and_may_buy_what_it_drew() -> None:
    def start() -> Play:
        scene = Stage("marquise", "eyrie", "riverfolk").crafted("marquise", "better_burrow_bank")
        return scene.top_of_deck("anvil", "sword").start("birdsong", prices=[1, 4, 4])

    play = start()
    assert play.asked == ("marquise", "next-effect")
    assert [EFFECTS[number] for _, number in play.options] == ["services", "bank"]
    play.choose("effect", EFFECTS.index("services"))
    assert play.offered("buy_card") == []
    assert play.done().asked == ("marquise", "bank")
    play = start().choose("effect", EFFECTS.index("bank")).choose("share", "riverfolk")
    assert play.asked == ("marquise", "services")
    play.choose("buy_card", "sword")
    assert play.hand("marquise") == ["anvil", "sword"]


@pytest.mark.law("root:1.1.3", "root:11.2.6", "root:4.1.3")
def test_who_can_buy_nothing_has_nothing_to_order() -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").crafted("marquise", "better_burrow_bank")
    scene.g.supply[0] = 0
    assert scene.start("birdsong", prices=[1, 4, 4]).asked == ("marquise", "bank")


@pytest.mark.law("root:9.4.1", "root:11.2.6.III")
def test_tea_that_lay_face_up_as_birdsong_began_refreshes_though_it_paid_for_a_service() -> None:
    def refreshed(*paid: int) -> int:
        scene = vagabond(Stage("vagabond", "riverfolk", active="vagabond"), 4, tea=2, sword=1)
        scene.belongings("vagabond", *["boots"] * 5, *["torch"] * 5, condition=1)
        play = scene.start("birdsong", prices=[4, len(paid) or 4, 4])
        if paid:
            play.choose("buy_boats")
        for item in paid:
            play.choose("pay_item", item)
        assert play.asked == ("vagabond", "refresh")
        return int(play.decision.about["count"])

    assert refreshed() == 3 + 2 * 2
    assert refreshed(ITEMS.index("tea")) == 3 + 2 * 2
    assert refreshed(ITEMS.index("tea"), ITEMS.index("tea")) == 3 + 2 * 2
    assert refreshed(ITEMS.index("sword")) == 3 + 2 * 2


@pytest.mark.law("root:9.4.1", "root:11.2.6.III")
def test_tea_paid_in_one_turn_is_forgotten_in_the_next() -> None:
    scene = vagabond(Stage("vagabond", "riverfolk", active="vagabond"), 4, tea=1)
    play = scene.start("birdsong", prices=[4, 1, 4]).choose("buy_boats")
    while play.g.active == 0:
        play.choose(*(play.options[0] if play.offered("done") == [] else ("done",)))
    assert (play.g.tea_paid, play.g.bought) == (0, 0)


def led_alliance() -> Stage:
    """The Alliance is the Vagabond's ally, and two of its warriors stand with him in clearing 5."""
    scene = vagabond(Stage("vagabond", "alliance", "marquise", active="vagabond"), 5, boots=1)
    scene.warriors("alliance", 5, 2).piece("sympathy", 1).hand("vagabond", "anvil").top_of_deck("sword")
    return scene.relation("vagabond", "alliance", ALLY)


@pytest.mark.law("root:8.2.6", "root:9.2.9.II.B", "root:9.2.9.II.E")
def test_the_vagabond_owes_outrage_even_for_the_alliances_own_warriors() -> None:
    play = led_alliance().start("vagabond.daylight").choose("walk_with", 1, "alliance", 2)
    assert play.asked == ("vagabond", "outrage")
    play.choose("outrage_card", "anvil")
    assert (play.supporters, play.warriors("alliance", 1)) == (["anvil"], 2)


@pytest.mark.law("root:8.2.6", "root:9.2.9.II.E")
def test_in_later_printings_the_ally_moves_its_own_warriors_and_owes_for_them() -> None:
    play = led_alliance().start("vagabond.daylight", current_law=1).choose("walk_with", 1, "alliance", 2)
    assert (play.supporters, play.hand("vagabond"), play.told("outrage")) == ([], ["anvil"], [])
    scene = vagabond(Stage("vagabond", "marquise", "alliance", active="vagabond"), 5, boots=1)
    scene.warriors("marquise", 5, 2).piece("sympathy", 1).hand("vagabond", "anvil").hand("marquise", "foxfolk_steel")
    scene.relation("vagabond", "marquise", ALLY)
    play = scene.start("vagabond.daylight", current_law=1).choose("walk_with", 1, "marquise", 1)
    assert play.asked == ("marquise", "outrage")


def on_the_lake(ally: str) -> Stage:
    """At the ferry with boats and two warriors of an ally."""
    scene = vagabond(Stage("vagabond", ally, "eyrie", active="vagabond", map="lake"), 1, boots=2)
    return scene.warriors(ally, 1, 2).relation("vagabond", ally, ALLY)


@pytest.mark.law("root:M-5", "root:9.2.9.II.B")
def test_allies_led_over_the_lake_take_the_ferry_though_the_vagabond_has_boats() -> None:
    play = on_the_lake("marquise").start("vagabond.daylight", riverboats=0).choose("walk_with", 12, "marquise", 2)
    assert (play.g.ferry, play.g.map_used) == (12, 1)
    assert (play.g.pawn[0], play.warriors("marquise", 12)) == (12, 2)
    assert play.why_not("vagabond", "walk_with", 1, "marquise", 1) == "M-5"
    assert ("walk", 1) in play.options, "alone he sails"
    play = on_the_lake("marquise").start("vagabond.daylight", riverboats=0).choose("walk", 12)
    assert play.asked == ("vagabond", "ferry")


@pytest.mark.law("root:M-5", "root:9.2.9.II.B", "root:11.2.2")
def test_allies_who_swim_need_no_ferry() -> None:
    play = on_the_lake("riverfolk").start("vagabond.daylight", riverboats=0).choose("walk_with", 12, "riverfolk", 2)
    assert play.asked == ("vagabond", "ferry")
    assert (play.done().g.ferry, play.warriors("riverfolk", 12)) == (1, 2)


@pytest.mark.law("root:M-6", "root:8.2.6", "root:1.1.3", "root:9.2.9.II.E")
def test_the_vagabond_orders_the_ferrys_card_and_the_outrage_of_those_he_leads() -> None:
    scene = vagabond(Stage("vagabond", "marquise", "alliance", active="vagabond", map="lake"), 1, boots=1)
    scene.warriors("marquise", 1, 1).relation("vagabond", "marquise", ALLY).piece("sympathy", 12)
    scene.hand("vagabond", "sword").top_of_deck("sappers")
    play = scene.start("vagabond.daylight").choose("walk_with", 12, "marquise", 1)
    assert play.asked == ("vagabond", "next-effect")
    play.choose("effect", EFFECTS.index("ferry-card")).choose("outrage_card", "sappers")
    assert play.hand("vagabond") == ["sword"]
