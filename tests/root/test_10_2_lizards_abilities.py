"""10.2 The abilities of the Lizard Cult."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import FOX, MOUSE, NAME_OF, RABBIT
from ludex.games.root.rules.battle import Battle, remove_losses
from ludex.games.root.rules.events import Losses
from ludex.games.root.state import NOBODY
from tests.root.stage import Play, Stage

CULT = "lizards"


def souls(play: Play) -> list[str]:
    return sorted(NAME_OF[card] for card in play.g.lost_souls)


def attacked(scene: Stage, clearing: int = 8) -> Play:
    """The Marquise attacks the Cult."""
    return scene.start("marquise.action", actions_left=2, outcast=FOX).choose("battle", clearing, CULT)


def cult(*others: str) -> Stage:
    return Stage(*(others or ("marquise",)), CULT, active=others[0] if others else "marquise")


# ------------------------------------------------------------------------------------------------------ 10.2.1 crafting


@pytest.mark.law("root:10.2.1", "root:10.6.2")
def test_only_gardens_of_the_outcast_suit_craft() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("garden_fox", 8).piece("garden_mouse", 7)
    play = scene.hand(CULT, "anvil", "root_tea_mouse").start("lizards.evening", outcast=FOX)
    assert play.asked == (CULT, "craft")
    assert [NAME_OF[card] for _, card in play.offered("craft")] == ["anvil"]
    assert play.why_not(CULT, "craft", "root_tea_mouse") == "4.1.1"


@pytest.mark.law("root:10.2.1", "root:10.6.2")
def test_a_garden_is_activated_once_a_turn() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("garden_fox", 8).hand(CULT, "anvil", "root_tea_fox")
    play = scene.warriors("marquise", 1, 1).start("lizards.craft", outcast=FOX).choose("craft", "anvil")
    assert play.score(CULT) == 2
    assert play.asked == ("marquise", "action")
    assert play.g.activated == [0, 0, 0]


@pytest.mark.law("root:10.2.1", "root:10.6.2")
def test_any_number_of_cards_can_be_crafted_with_enough_gardens() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("garden_fox", 8, 2).piece("garden_fox", 1)
    scene.hand(CULT, "anvil", "armorers", "travel_gear_mouse")
    play = scene.start("lizards.craft", outcast=FOX).choose("craft", "anvil").choose("craft", "armorers")
    assert play.asked == (CULT, "craft")
    assert play.options == [("done",)]


@pytest.mark.law("root:10.2.1", "root:4.1.1")
def test_any_suit_means_outcast_gardens_too() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("garden_fox", 8, 2).piece("garden_fox", 1).piece("garden_fox", 6)
    play = scene.hand(CULT, "royal_claim").start("lizards.craft", outcast=FOX).choose("craft", "royal_claim")
    assert [NAME_OF[card] for card in play.g.crafted[1]] == ["royal_claim"]


@pytest.mark.law("root:10.2.1")
def test_nothing_is_crafted_in_daylight() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("garden_fox", 8).hand(CULT, "anvil")
    play = scene.start("lizards.ritual", outcast=FOX)
    assert not play.offered("craft")
    assert play.why_not(CULT, "craft", "anvil") == "10.6.2"


# ------------------------------------------------------------------------------------------------------- 10.2.3 revenge


@pytest.mark.law("root:10.2.3")
def test_warriors_who_fall_in_defence_become_acolytes() -> None:
    play = attacked(cult().warriors("marquise", 8, 3).warriors(CULT, 8, 3)).roll(2, 1)
    assert play.warriors(CULT, 8) == 1
    assert play.g.acolytes == 2
    assert play.g.supply[1] == 25 - 3
    assert play.told("cult-revenge") == [{"who": 1, "count": 2}]


@pytest.mark.law("root:10.2.3")
def test_warriors_who_fall_in_an_attack_of_the_cult_go_to_the_supply() -> None:
    scene = Stage("marquise", CULT, active=CULT).warriors("marquise", 8, 3).warriors(CULT, 8, 3).acolytes(2)
    play = scene.start("lizards.conspiracy", outcast=FOX).choose("crusade_battle", 8, "marquise").roll(2, 2)
    assert play.warriors(CULT, 8) == 1
    assert play.g.acolytes == 0
    assert play.g.supply[1] == 25 - 1


@pytest.mark.law("root:10.2.3", "root:4.3.1")
def test_ambushed_attackers_of_the_cult_go_to_the_supply() -> None:
    scene = Stage("marquise", CULT, active=CULT).warriors("marquise", 8, 3).warriors(CULT, 8, 2).acolytes(2)
    play = scene.hand("marquise", "ambush_fox").start("lizards.conspiracy", outcast=FOX)
    play.choose("crusade_battle", 8, "marquise").choose("ambush", "ambush_fox")
    assert play.warriors(CULT, 8) == 0
    assert (play.g.acolytes, play.g.supply[1]) == (0, 25)


@pytest.mark.law("root:10.2.3")
def test_warriors_removed_otherwise_than_in_battle_go_to_the_supply() -> None:
    scene = cult().warriors(CULT, 8, 3).piece("workshop", 1).piece("workshop", 6).piece("workshop", 12)
    scene.hand("marquise", "favor_of_the_foxes")
    play = scene.start("marquise.craft", outcast=FOX).choose("craft", "favor_of_the_foxes")
    assert play.warriors(CULT, 8) == 0
    assert (play.g.acolytes, play.g.supply[1]) == (0, 25)


@pytest.mark.law("root:10.2.3")
def test_a_warrior_taxed_by_the_cult_itself_goes_to_the_supply() -> None:
    scene = Stage("marquise", CULT, active=CULT).warriors(CULT, 8, 1).crafted(CULT, "tax_collector")
    play = scene.start("lizards.ritual", outcast=FOX).choose("tax", 8)
    assert (play.g.acolytes, play.g.supply[1]) == (0, 25)
    assert len(play.hand(CULT)) == 1


@pytest.mark.law("root:10.2.3")
def test_warriors_of_the_cult_who_fall_for_another_defender_go_to_the_supply() -> None:
    g = Stage("marquise", "eyrie", CULT).warriors(CULT, 8, 2).g
    remove_losses(g, Battle(1, 8, 0, NOBODY, NOBODY), 0, Losses([(2, 1)], [], []))
    assert (g.warriors[2][8], g.acolytes, g.supply[2]) == (1, 0, 24)


# ------------------------------------------------------------------------------------------------------ 10.2.4 pilgrims


@pytest.mark.law("root:10.2.4")
def test_a_single_garden_rules_over_any_number_of_warriors() -> None:
    g = cult().warriors("marquise", 8, 9).piece("garden_fox", 8).g
    assert g.ruler[8] == 1


@pytest.mark.law("root:10.2.4", "root:7.2.2")
def test_a_garden_outranks_the_lords_of_the_forest() -> None:
    g = cult("eyrie").warriors("eyrie", 8, 1).piece("garden_fox", 8).g
    assert g.ruler[8] == 1
    g = cult("eyrie").warriors("eyrie", 8, 1).warriors(CULT, 8, 1).g
    assert g.ruler[8] == 0


@pytest.mark.law("root:10.2.4")
def test_when_the_garden_goes_rule_is_counted_again() -> None:
    scene = cult().warriors("marquise", 8, 3).piece("garden_fox", 8)
    play = attacked(scene).roll(0, 0)
    assert play.pieces("garden_fox", 8) == 0
    assert play.g.ruler[8] == 0


@pytest.mark.law("root:10.2.4", "root:4.2.1")
def test_nobody_else_can_move_from_garden_to_garden() -> None:
    scene = cult().warriors("marquise", 8, 9).piece("garden_fox", 8).piece("garden_mouse", 7)
    play = scene.start("marquise.action", actions_left=1, outcast=FOX)
    assert play.why_not("marquise", "move", 8, 7, 1) == "4.2.1"
    assert play.why_not("marquise", "move", 8, 4, 1) == "4.2.1"


@pytest.mark.law("root:10.2.4", "root:3.3.1.I")
def test_gardens_rule_for_dominance() -> None:
    scene = Stage("marquise", "eyrie", CULT, active=CULT).warriors("marquise", 8, 9)
    scene.piece("garden_fox", 8).piece("garden_fox", 1).piece("garden_fox", 6)
    play = scene.start("birdsong", outcast=FOX, dominance=[-1, -1, scene.take("dominance_fox")])
    assert play.table.result == [2]


# ------------------------------------------------------------------------------------------ 10.2.5 fear of the faithful


@pytest.mark.law("root:10.2.5")
def test_a_lost_garden_costs_a_random_card() -> None:
    scene = cult().warriors("marquise", 8, 3).piece("garden_fox", 8).hand(CULT, "anvil", "sword", "bake_sale")
    play = attacked(scene).done().roll(0, 0)
    assert play.score("marquise") == 1
    assert play.asked == ("chance", "draw")
    play.choose("draw", 1)
    assert play.hand(CULT) == ["anvil", "bake_sale"]
    assert souls(play) == ["sword"]
    assert play.told("cult-fear") == [{"who": 1, "card": scene.card("sword")}]


@pytest.mark.law("root:10.2.5")
def test_each_garden_costs_a_card_while_there_are_cards() -> None:
    scene = cult().warriors("marquise", 8, 3).piece("garden_fox", 8, 2).hand(CULT, "anvil")
    play = attacked(scene).done().roll(1, 0).choose("draw", 0)
    assert play.pieces("garden_fox", 8) == 0
    assert play.hand(CULT) == []
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:10.2.5", "root:4.1.2")
def test_a_favour_that_removes_gardens_costs_cards_too() -> None:
    scene = cult().piece("garden_mouse", 7).piece("garden_mouse", 9).piece("workshop", 2, 2).piece("workshop", 11)
    scene.hand("marquise", "favor_of_the_mice").hand(CULT, "anvil", "sword", "bake_sale")
    play = scene.start("marquise.craft", outcast=FOX).choose("craft", "favor_of_the_mice")
    play.choose("draw", 0).choose("draw", 0)
    assert play.hand(CULT) == ["bake_sale"]
    assert souls(play) == ["anvil", "favor_of_the_mice", "sword"]
    assert play.score("marquise") == 2


@pytest.mark.law("root:10.2.5")
def test_lost_warriors_alone_cost_nothing() -> None:
    scene = cult().warriors("marquise", 8, 3).warriors(CULT, 8, 2).piece("garden_fox", 8).hand(CULT, "anvil")
    play = attacked(scene).done().roll(2, 0)
    assert play.hand(CULT) == ["anvil"]
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:10.2.5", "root:6.2.3", "root:1.1.3")
def test_nobody_orders_fear_and_field_hospitals_for_neither_touches_what_the_other_does() -> None:
    scene = Stage("marquise", CULT, "eyrie", active="eyrie").piece("keep", 4).warriors("marquise", 8, 1)
    scene.piece("garden_fox", 6).piece("roost", 12).piece("roost", 8).piece("roost", 1)
    scene.hand("marquise", "anvil").hand(CULT, "sword").hand("eyrie", "favor_of_the_foxes")
    play = scene.start("eyrie.craft", outcast=FOX).choose("craft", "favor_of_the_foxes")
    assert play.asked == ("marquise", "hospital")
    assert play.done().asked == ("chance", "draw")


@pytest.mark.law("root:10.2.5", "root:1.1.3")
def test_there_is_nothing_to_order_when_no_garden_was_lost() -> None:
    scene = Stage("marquise", CULT, active="marquise").piece("keep", 1).warriors("marquise", 8, 3).warriors(CULT, 8, 3)
    play = attacked(scene.hand("marquise", "anvil", "sword").hand(CULT, "bake_sale")).done().roll(1, 1)
    assert play.asked == ("marquise", "hospital")


# ---------------------------------------------------------------------------------------------------- 10.2.6 lost souls


@pytest.mark.law("root:10.2.6")
def test_spent_cards_of_everyone_are_lost_souls() -> None:
    scene = cult().piece("sawmill", 8).hand("marquise", "anvil")
    play = scene.start("marquise.action", actions_left=2, outcast=FOX).choose("overwork", 8, "anvil")
    assert souls(play) == ["anvil"]
    assert play.g.discard == []


@pytest.mark.law("root:10.2.6")
def test_discarded_cards_are_lost_souls() -> None:
    """The Cult's Birdsong comes next: it finds the sword, and passes it on to the discard pile."""
    scene = cult().hand("marquise", "anvil", "sword", "bake_sale", "armorers", "sappers").top_of_deck("cobbler")
    play = scene.start("marquise.evening", outcast=FOX).choose("discard", "sword")
    assert play.hand("marquise") == ["anvil", "armorers", "bake_sale", "cobbler", "sappers"]
    assert play.g.discard == [scene.card("sword")]
    assert play.g.outcast == MOUSE


@pytest.mark.law("root:10.2.6", "root:7.7.2")
def test_the_decree_of_turmoil_and_crafted_items_are_lost_souls() -> None:
    scene = Stage("eyrie", CULT, active="eyrie").leader("despot").piece("roost", 8).hand("eyrie", "anvil")
    scene.decree("recruit", "sword").warriors(CULT, 8, 1).acolytes(2)
    play = scene.start("eyrie.craft", outcast=FOX).choose("craft", "anvil")
    assert play.asked == ("eyrie", "leader")
    assert souls(play) == ["anvil", "sword"]


@pytest.mark.law("root:10.2.6", "root:3.3.3")
def test_spent_dominance_cards_are_lost_souls_and_not_available() -> None:
    scene = Stage("marquise", "eyrie", CULT).piece("sawmill", 8).hand("marquise", "dominance_fox", "anvil")
    play = scene.start("marquise.action", actions_left=2, outcast=FOX).choose("overwork", 8, "dominance_fox")
    assert souls(play) == ["dominance_fox"]
    assert play.g.available == []
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "anvil") == "3.3.4"


@pytest.mark.law("root:10.2.6", "root:1.2.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_may_look_through_the_lost_souls(viewer: int | None) -> None:
    scene = cult().lost_souls("anvil", "sword").hand("marquise", "cobbler")
    play = scene.start("marquise.action", actions_left=2, outcast=RABBIT)
    assert play.table.view(viewer).board.lost_souls == [scene.card("anvil"), scene.card("sword")]


@pytest.mark.law("root:10.2.6", "root:2.1.2")
def test_an_empty_deck_is_not_made_anew_from_lost_souls() -> None:
    scene = cult()
    scene.lost_souls("anvil", "sword")
    play = scene.start("marquise.evening", outcast=MOUSE, deck=[])
    assert play.hand("marquise") == []
    assert souls(play) == []
    assert len(play.g.discard) == 2
