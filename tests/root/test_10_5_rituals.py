"""10.5 Daylight and 10.6 Evening of the Lizard Cult: rituals, and the way back of revealed cards."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import FOX, MOUSE, NAME_OF
from tests.root.stage import PIECE, Play, Stage

CULT = "lizards"


def cult(*cards: str) -> Stage:
    """The Cult's turn in a game against the Marquise, who has a warrior far away."""
    return Stage("marquise", CULT, active=CULT).warriors("marquise", 3, 1).hand(CULT, *cards)


def daylight(scene: Stage) -> Play:
    return scene.start("lizards.ritual", outcast=FOX)


def names(cards: list[int]) -> list[str]:
    return [NAME_OF[card] for card in cards]


def targets(play: Play, verb: str) -> list[int]:
    return [clearing for _, _, clearing in play.offered(verb)]


# ------------------------------------------------------------------------------------------------- 10.5 revealing cards


@pytest.mark.law("root:10.5")
def test_a_card_is_revealed_for_one_ritual_and_lies_open() -> None:
    play = daylight(cult("anvil", "sword")).choose("ritual_recruit", "anvil", 8)
    assert play.hand(CULT) == ["sword"]
    assert names(play.g.revealed) == ["anvil"]
    assert names(play.table.view(0).board.boards[1].revealed) == ["anvil"]
    assert play.g.lost_souls == []


@pytest.mark.law("root:10.5")
def test_a_revealed_card_cannot_be_used_again_that_day() -> None:
    scene = cult("anvil", "sword").piece("garden_fox", 8)
    play = daylight(scene).choose("ritual_recruit", "anvil", 8)
    assert play.why_not(CULT, "ritual_recruit", "anvil", 8) == "10.5"
    assert play.why_not(CULT, "ritual_build", "anvil", 8) == "10.5"
    assert play.why_not(CULT, "ritual_score", "anvil") == "10.5"


@pytest.mark.law("root:10.5")
def test_any_number_of_cards_may_be_revealed_and_none_must() -> None:
    play = daylight(cult("anvil", "sword", "bake_sale")).choose("ritual_recruit", "sword", 7)
    play.choose("ritual_recruit", "anvil", 8).choose("ritual_recruit", "bake_sale", 5)
    assert [play.warriors(CULT, clearing) for clearing in (7, 8, 5)] == [1, 1, 1]
    play = daylight(cult("anvil")).done()
    assert play.g.revealed == []


@pytest.mark.law("root:10.5")
def test_a_card_that_is_not_in_hand_is_not_revealed() -> None:
    assert daylight(cult("anvil")).why_not(CULT, "ritual_recruit", "sword", 7) == "10.5"


@pytest.mark.law("root:10.5", "root:3.3.4")
def test_a_revealed_card_cannot_be_spent_for_a_dominance_card() -> None:
    scene = Stage("marquise", "eyrie", CULT, active=CULT).hand(CULT, "anvil", "sword")
    dominance = scene.take("dominance_fox")
    play = scene.start("lizards.ritual", outcast=FOX, available=[dominance])
    assert names([spent for _, _, spent in play.offered("take_dominance")]) == ["anvil"]
    play.choose("ritual_recruit", "anvil", 8)
    assert play.why_not(CULT, "take_dominance", "dominance_fox", "anvil") == "3.3.4"


@pytest.mark.law("root:10.5", "root:3.3.1")
def test_shared_options_of_daylight_are_there_between_rituals() -> None:
    scene = Stage("marquise", "eyrie", CULT, active=CULT).hand(CULT, "dominance_mouse", "anvil").score(CULT, 10)
    play = daylight(scene).choose("ritual_recruit", "anvil", 8).choose("activate_dominance", "dominance_mouse")
    assert names([play.g.dominance[2]]) == ["dominance_mouse"]


@pytest.mark.law("root:10.5", "root:10.2.6", "root:3.3.4")
def test_the_card_spent_for_a_dominance_card_is_a_lost_soul() -> None:
    scene = Stage("marquise", "eyrie", CULT, active=CULT).hand(CULT, "anvil", "sword")
    dominance = scene.take("dominance_fox")
    play = scene.start("lizards.ritual", outcast=FOX, available=[dominance])
    play.choose("take_dominance", "dominance_fox", "anvil")
    assert play.hand(CULT) == ["dominance_fox", "sword"]
    assert names(play.g.lost_souls) == ["anvil"]


@pytest.mark.law("root:10.5")
def test_a_dominance_card_can_be_revealed_as_its_suit() -> None:
    scene = Stage("marquise", "eyrie", CULT, active=CULT).hand(CULT, "dominance_mouse", "ambush_fox", "sword")
    play = daylight(scene).choose("ritual_recruit", "dominance_mouse", 7).choose("ritual_recruit", "ambush_fox", 8)
    assert names(play.g.revealed) == ["dominance_mouse", "ambush_fox"]


# ----------------------------------------------------------------------------------------------- 10.2.2 hatred of birds


@pytest.mark.law("root:10.2.2")
def test_birds_are_not_wild_in_rituals() -> None:
    play = daylight(cult("armorers", "anvil").piece("garden_fox", 8).piece("garden_mouse", 7))
    armorers = play.stage.card("armorers")
    assert [option for option in play.options if armorers in option] == [("sacrifice", armorers)]
    assert play.why_not(CULT, "ritual_build", "armorers", 8) == "10.2.2"
    assert play.why_not(CULT, "ritual_recruit", "armorers", 8) == "10.2.2"
    assert play.why_not(CULT, "ritual_score", "armorers") == "10.2.2"


@pytest.mark.law("root:10.2.2", "root:4.3.1")
def test_outside_rituals_birds_are_wild_for_the_cult_too() -> None:
    scene = Stage("marquise", CULT).warriors("marquise", 8, 2).warriors(CULT, 8, 1).hand(CULT, "ambush_bird")
    play = scene.start("marquise.action", actions_left=1, outcast=FOX).choose("battle", 8, CULT)
    assert play.offered("ambush")


# --------------------------------------------------------------------------------------------------------- 10.5.1 build


@pytest.mark.law("root:10.5.1")
def test_a_garden_of_the_cards_suit_in_a_ruled_clearing_of_that_suit() -> None:
    scene = cult("anvil", "sword").warriors(CULT, 8, 1).warriors(CULT, 7, 1).warriors(CULT, 5, 1)
    play = daylight(scene)
    assert play.offered("ritual_build") == [
        ("ritual_build", scene.card("anvil"), 8),
        ("ritual_build", scene.card("sword"), 7),
    ]
    play.choose("ritual_build", "anvil", 8)
    assert play.pieces("garden_fox", 8) == 1
    assert play.told("ritual-build") == [
        {"who": 1, "card": scene.card("anvil"), "piece": PIECE["garden_fox"], "clearing": 8}
    ]


@pytest.mark.law("root:10.5.1")
def test_a_garden_needs_rule_a_slot_a_suit_and_a_garden() -> None:
    scene = cult("anvil").warriors(CULT, 8, 1).warriors("marquise", 8, 1).warriors(CULT, 7, 1)
    scene.piece("sawmill", 1).warriors(CULT, 1, 3)
    play = daylight(scene)
    assert play.why_not(CULT, "ritual_build", "anvil", 8) == "10.5.1"
    assert play.why_not(CULT, "ritual_build", "anvil", 1) == "2.2.3"
    assert play.why_not(CULT, "ritual_build", "anvil", 7) == "10.5.1"


@pytest.mark.law("root:10.5.1", "root:2.5")
def test_no_sixth_garden_of_a_suit() -> None:
    scene = cult("sword").piece("garden_mouse", 7, 2).piece("garden_mouse", 9, 2).piece("garden_mouse", 2)
    assert daylight(scene).why_not(CULT, "ritual_build", "sword", 2) == "2.5"


@pytest.mark.law("root:10.5.1", "root:6.2.2")
def test_no_garden_at_the_keep_even_if_ruled() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("keep", 2).warriors(CULT, 2, 3).hand(CULT, "sword")
    assert daylight(scene).why_not(CULT, "ritual_build", "sword", 2) == "6.2.2"


@pytest.mark.law("root:10.5.1", "root:10.2.4")
def test_a_clearing_with_a_garden_is_ruled_and_may_get_another() -> None:
    scene = cult("anvil").piece("garden_fox", 8).warriors("marquise", 8, 5)
    assert daylight(scene).choose("ritual_build", "anvil", 8).pieces("garden_fox", 8) == 2


# ------------------------------------------------------------------------------------------------------- 10.5.2 recruit


@pytest.mark.law("root:10.5.2")
def test_a_warrior_in_any_clearing_of_the_cards_suit() -> None:
    play = daylight(cult("anvil"))
    assert targets(play, "ritual_recruit") == [1, 6, 8, 12]
    assert play.why_not(CULT, "ritual_recruit", "anvil", 7) == "10.5.2"


@pytest.mark.law("root:10.5.2", "root:6.2.2")
def test_no_warrior_at_the_keep() -> None:
    play = daylight(cult("anvil").piece("keep", 1))
    assert targets(play, "ritual_recruit") == [6, 8, 12]
    assert play.why_not(CULT, "ritual_recruit", "anvil", 1) == "6.2.2"


@pytest.mark.law("root:10.5.2", "root:10.5.4", "root:2.5")
def test_an_empty_supply_forbids_recruiting_and_sacrificing() -> None:
    play = daylight(cult("anvil", "armorers").warriors(CULT, 5, 25))
    assert play.why_not(CULT, "ritual_recruit", "anvil", 8) == "2.5"
    assert play.why_not(CULT, "sacrifice", "armorers") == "2.5"


# --------------------------------------------------------------------------------------------------------- 10.5.3 score


@pytest.mark.law("root:10.5.3")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_rightmost_empty_space_says_the_points(gardens: int, points: int) -> None:
    scene = cult("sword", "anvil")
    for clearing in (7, 7, 9, 9, 2)[:gardens]:
        scene.piece("garden_mouse", clearing)
    play = daylight(scene).choose("ritual_score", "sword")
    assert play.score(CULT) == points
    assert names(play.g.lost_souls) == ["sword"]
    assert play.g.revealed == []
    assert play.hand(CULT) == ["anvil"]


@pytest.mark.law("root:10.5.3")
def test_without_a_garden_on_the_map_there_is_no_number_to_score() -> None:
    assert daylight(cult("sword").piece("garden_fox", 8)).why_not(CULT, "ritual_score", "sword") == "10.5.3"


@pytest.mark.law("root:10.5.3")
def test_once_a_turn_for_each_suit() -> None:
    scene = cult("sword", "root_tea_mouse", "anvil").piece("garden_mouse", 7, 2).piece("garden_fox", 8, 2)
    play = daylight(scene).choose("ritual_score", "sword")
    assert play.why_not(CULT, "ritual_score", "root_tea_mouse") == "10.5.3"
    play.choose("ritual_score", "anvil")
    assert play.score(CULT) == 4
    assert play.why_not(CULT, "ritual_score", "root_tea_mouse") == "10.5.3"


@pytest.mark.law("root:10.5.3")
def test_the_next_turn_each_suit_scores_anew() -> None:
    scene = cult("sword", "root_tea_mouse").piece("garden_mouse", 7, 2).only_deck("anvil", "foxfolk_steel", "cobbler")
    play = daylight(scene).choose("ritual_score", "sword").done()
    while play.asked != (CULT, "ritual"):
        play.choose("done")
    play.choose("ritual_score", "root_tea_mouse")
    assert play.score(CULT) == 4


@pytest.mark.law("root:10.5.3", "root:3.1")
def test_scoring_can_win_the_game() -> None:
    scene = cult("sword").piece("garden_mouse", 7, 2).score(CULT, 28)
    assert daylight(scene).choose("ritual_score", "sword").table.result == [1]


# ----------------------------------------------------------------------------------------------------- 10.5.4 sacrifice


@pytest.mark.law("root:10.5.4")
def test_a_bird_makes_a_warrior_an_acolyte() -> None:
    play = daylight(cult("armorers", "anvil")).choose("sacrifice", "armorers")
    assert (play.g.acolytes, play.g.supply[1]) == (1, 24)
    assert names(play.g.revealed) == ["armorers"]


@pytest.mark.law("root:10.5.4")
def test_only_a_bird_can_be_sacrificed() -> None:
    assert daylight(cult("anvil")).why_not(CULT, "sacrifice", "anvil") == "10.5.4"


# --------------------------------------------------------------------------------------------------------- 10.6 Evening


@pytest.mark.law("root:10.6", "root:10.6.1")
def test_revealed_cards_return_before_crafting_and_can_be_crafted() -> None:
    scene = cult("anvil", "sword").piece("garden_fox", 8)
    play = daylight(scene).choose("ritual_recruit", "anvil", 8).choose("ritual_recruit", "sword", 7)
    assert play.asked == (CULT, "craft")
    assert play.hand(CULT) == ["anvil", "sword"]
    assert play.g.revealed == []
    play.choose("craft", "anvil")
    assert play.score(CULT) == 2
    assert names(play.g.lost_souls) == ["anvil"]


@pytest.mark.law("root:10.6.1", "root:1.2.1")
def test_everyone_knows_the_cards_that_returned_and_no_others() -> None:
    scene = cult("anvil", "sword").piece("garden_fox", 8)
    play = daylight(scene).choose("ritual_recruit", "anvil", 8).done()
    assert play.asked == (CULT, "craft")
    assert names(play.g.known[0]) == ["anvil"]
    assert names(play.table.view(0).board.seats[1].known) == ["anvil"]
    assert play.table.view(0).board.seats[1].hand is None


@pytest.mark.law("root:10.6.1")
def test_a_card_that_returned_and_is_revealed_again_is_known_once() -> None:
    scene = cult("anvil", "sword").piece("garden_fox", 8)
    scene.g.known[0].append(scene.card("anvil"))
    play = daylight(scene).choose("ritual_recruit", "anvil", 8).done()
    assert names(play.g.known[0]) == ["anvil"]


@pytest.mark.law("root:10.6.2")
def test_crafting_is_optional_and_nothing_of_daylight_is_offered() -> None:
    scene = cult("anvil").piece("garden_fox", 8).crafted(CULT, "codebreakers").warriors(CULT, 8, 1)
    scene.hand("marquise", "sword").crafted(CULT, "tax_collector")
    play = scene.start("lizards.evening", outcast=FOX)
    assert {option[0] for option in play.options} == {"done", "craft"}
    play.done()
    assert play.g.turn == 1


@pytest.mark.law("root:10.6.2")
def test_the_question_is_asked_while_the_hand_might_hold_a_card_to_craft() -> None:
    play = cult("ambush_fox").piece("garden_fox", 8).start("lizards.evening", outcast=FOX)
    assert (play.asked, play.options) == ((CULT, "craft"), [("done",)])
    play = cult("anvil").piece("garden_mouse", 7).start("lizards.evening", outcast=FOX)
    assert play.g.active == 0


@pytest.mark.law("root:10.6.2", "root:4.1.2")
def test_a_favour_crafted_in_the_evening_scores_enemy_pieces() -> None:
    scene = cult("favor_of_the_foxes").piece("garden_fox", 8, 2).piece("garden_fox", 6).piece("sawmill", 1)
    play = scene.start("lizards.craft", outcast=FOX).choose("craft", "favor_of_the_foxes")
    assert play.score(CULT) == 1
    assert play.pieces("garden_fox", 8) == 2


@pytest.mark.law("root:10.6.3")
@pytest.mark.parametrize(
    ("gardens", "cards"),
    [([], 1), ([7], 1), ([7, 7], 2), ([7, 7, 9], 2), ([7, 8], 1), ([7, 7, 8, 8], 3), ([7, 7, 8, 8, 5, 5], 4)],
)
def test_a_card_and_one_for_each_suit_with_two_gardens(gardens: list[int], cards: int) -> None:
    scene = cult()
    for clearing in gardens:
        scene.piece(("garden_fox", "garden_rabbit", "garden_mouse")[scene.g.suits[clearing]], clearing)
    play = scene.start("lizards.draw", outcast=MOUSE)
    assert play.told("draw")[0] == {"who": 1, "count": cards}


@pytest.mark.law("root:10.6.3", "root:10.2.6")
def test_more_than_five_cards_are_discarded_to_the_lost_souls() -> None:
    scene = cult("anvil", "sword", "bake_sale", "armorers", "sappers").top_of_deck("cobbler")
    play = scene.start("lizards.draw", outcast=FOX)
    assert play.asked == (CULT, "discard")
    play.choose("discard", "sword")
    assert len(play.hand(CULT)) == 5
    assert names(play.g.lost_souls) == ["sword"]
    assert play.g.active == 0


@pytest.mark.law("root:10.6", "root:4.1.3")
def test_cobbler_moves_before_the_cards_return() -> None:
    scene = cult("anvil").warriors(CULT, 8, 2).crafted(CULT, "cobbler")
    play = daylight(scene).choose("ritual_recruit", "anvil", 8)
    assert play.asked == (CULT, "cobbler")
    assert names(play.g.revealed) == ["anvil"]


@pytest.mark.law("root:10.1")
def test_a_whole_turn_reveals_instead_of_spending() -> None:
    scene = cult("anvil", "sword").piece("garden_fox", 8).warriors(CULT, 8, 1)
    play = scene.start("birdsong", outcast=FOX).choose("ritual_build", "anvil", 8)
    play.choose("ritual_recruit", "sword", 7).done()
    assert {"anvil", "sword"} <= set(play.hand(CULT))
    assert len(play.hand(CULT)) == 4
    assert play.g.lost_souls == []
