"""10.4 Birdsong of the Lizard Cult: the outcast, the lost souls, the conspiracies."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import FOX, MOUSE, NAME_OF, RABBIT
from tests.root.stage import Play, Stage

CULT = "lizards"
FOXES = ("anvil", "root_tea_fox", "foxfolk_steel")
MICE = ("sword", "root_tea_mouse", "travel_gear_mouse")
BIRDS = ("armorers", "sappers", "birdy_bindle", "arms_trader")


def cult(*others: str) -> Stage:
    """The Cult's turn, with a card in hand for the day; by default the Marquise is the enemy."""
    return Stage(*(others or ("marquise",)), CULT, active=CULT).hand(CULT, "a_visit_to_friends")


def conspire(scene: Stage, acolytes: int, **fields: int) -> Play:
    """Foxes are the outcast unless said otherwise."""
    return scene.acolytes(acolytes).start("lizards.conspiracy", **({"outcast": FOX} | fields))


def prices(play: Play) -> tuple[int, int]:
    """Acolytes, and warriors in the supply."""
    return play.g.acolytes, play.g.supply[play.stage.seat(CULT)]


# ------------------------------------------------------------------------------------------------------- 10.4.1 outcast


@pytest.mark.law("root:10.4.1")
def test_the_suit_of_most_lost_souls_becomes_the_outcast() -> None:
    play = cult().lost_souls(*FOXES, *MICE[:2]).start("birdsong", outcast=MOUSE, hated=1)
    assert (play.g.outcast, play.g.hated) == (FOX, 0)
    assert play.told("outcast") == [{"who": 1, "suit": FOX}]


@pytest.mark.law("root:10.4.1")
def test_birds_do_not_count() -> None:
    play = cult().lost_souls(*BIRDS, "sword").start("birdsong", outcast=FOX)
    assert play.g.outcast == MOUSE


@pytest.mark.law("root:10.4.1")
@pytest.mark.parametrize("hated", [0, 1])
def test_the_same_outcast_again_is_hated(hated: int) -> None:
    play = cult().lost_souls(*FOXES).start("birdsong", outcast=FOX, hated=hated)
    assert (play.g.outcast, play.g.hated) == (FOX, 1)


@pytest.mark.law("root:10.4.1")
@pytest.mark.parametrize("hated", [0, 1])
@pytest.mark.parametrize("souls", [(), BIRDS, ("anvil", "sword"), ("anvil", "bake_sale"), ("bake_sale", "sword")])
def test_a_tie_neither_moves_nor_turns_the_marker(souls: tuple[str, ...], hated: int) -> None:
    play = cult().lost_souls(*souls).start("birdsong", outcast=FOX, hated=hated)
    assert (play.g.outcast, play.g.hated) == (FOX, hated)


@pytest.mark.law("root:10.4.1")
@pytest.mark.parametrize("souls", [(), ("anvil", "sword"), ("bake_sale", "sword")])
def test_in_later_printings_a_tie_makes_the_outcast_hated(souls: tuple[str, ...]) -> None:
    play = cult().lost_souls(*souls).start("birdsong", outcast=FOX, current_law=1)
    assert (play.g.outcast, play.g.hated) == (FOX, 1)


@pytest.mark.law("root:10.4.1")
def test_a_new_outcast_is_not_hated_in_later_printings_either() -> None:
    play = cult().lost_souls("sword").start("birdsong", outcast=FOX, hated=1, current_law=1)
    assert (play.g.outcast, play.g.hated) == (MOUSE, 0)


# ------------------------------------------------------------------------------------------ 10.4, 10.4.2 the lost souls


@pytest.mark.law("root:10.4", "root:10.4.2")
def test_all_lost_souls_go_to_the_discard_pile_after_the_outcast_is_found() -> None:
    play = cult().lost_souls(*MICE, "armorers").start("birdsong", outcast=FOX)
    assert play.g.outcast == MOUSE
    assert play.g.lost_souls == []
    assert [NAME_OF[card] for card in play.g.discard] == [*MICE, "armorers"]


@pytest.mark.law("root:10.4.2", "root:3.3.3")
def test_dominance_cards_among_them_become_available() -> None:
    scene = cult("marquise", "eyrie").lost_souls("dominance_fox", "anvil", "dominance_bird")
    play = scene.start("birdsong", outcast=FOX)
    assert [NAME_OF[card] for card in play.g.available] == ["dominance_fox", "dominance_bird"]
    assert [NAME_OF[card] for card in play.g.discard] == ["anvil"]


@pytest.mark.law("root:10.4.1")
def test_a_dominance_card_counts_as_its_suit() -> None:
    assert cult("marquise", "eyrie").lost_souls("dominance_mouse").start("birdsong", outcast=FOX).g.outcast == MOUSE


@pytest.mark.law("root:10.4", "root:4.1.3")
def test_cards_of_birdsong_are_offered_between_the_stages() -> None:
    scene = cult().piece("garden_fox", 8).crafted(CULT, "royal_claim").lost_souls("anvil")
    play = scene.start("birdsong", outcast=MOUSE).done()
    assert (play.asked, play.g.outcast, len(play.g.lost_souls)) == ((CULT, "birdsong-cards"), FOX, 1)
    play.done()
    assert (play.asked, len(play.g.lost_souls)) == ((CULT, "birdsong-cards"), 0)
    play.choose("use", "royal_claim")
    assert play.score(CULT) == 1
    assert [NAME_OF[card] for card in play.g.lost_souls] == ["royal_claim"]


@pytest.mark.law("root:10.4")
def test_conspiracies_come_after_the_souls_and_before_daylight() -> None:
    scene = cult().lost_souls("anvil").warriors(CULT, 8, 1).acolytes(2).hand(CULT, "sword")
    play = scene.start("birdsong", outcast=MOUSE)
    assert play.asked == (CULT, "conspiracy")
    assert play.g.outcast == FOX
    play.done()
    assert play.asked == (CULT, "ritual")


# -------------------------------------------------------------------------------------------------- 10.4.3 conspiracies


@pytest.mark.law("root:10.4.3")
def test_acolytes_spent_return_to_the_supply() -> None:
    play = conspire(cult().warriors("marquise", 8, 2), 5).choose("convert", 8, "marquise")
    assert prices(play) == (3, 25 - 3 - 1)
    assert play.told("cult-spend") == [{"who": 1, "count": 2}]


@pytest.mark.law("root:10.4.3")
def test_any_number_of_conspiracies_in_any_order() -> None:
    scene = cult().warriors("marquise", 8, 2).piece("sawmill", 12).warriors(CULT, 1, 2)
    play = conspire(scene, 9).choose("convert", 8, "marquise").choose("sanctify", "sawmill", 12)
    play.choose("crusade_move", 1, 5, 1).choose("convert", 8, "marquise")
    assert prices(play)[0] == 0
    assert play.warriors(CULT, 8) == 2


@pytest.mark.law("root:10.4.3")
def test_conspiracies_are_a_choice() -> None:
    play = conspire(cult().warriors("marquise", 8, 2).hand(CULT, "anvil"), 9).done()
    assert prices(play)[0] == 9
    assert play.asked == (CULT, "ritual")


@pytest.mark.law("root:10.4.3")
def test_only_in_clearings_of_the_outcast_suit() -> None:
    scene = cult().warriors("marquise", 8, 1).warriors("marquise", 7, 1).warriors(CULT, 7, 3).piece("sawmill", 7)
    play = conspire(scene, 5)
    assert play.offered("convert") == [("convert", 8, 0)]
    assert play.why_not(CULT, "convert", 7, "marquise") == "10.4.3"
    assert play.why_not(CULT, "sanctify", "sawmill", 7) == "10.4.3"
    assert play.why_not(CULT, "crusade_battle", 7, "marquise") == "10.4.3"
    assert play.why_not(CULT, "crusade_move", 7, 8, 1) == "10.4.3"


@pytest.mark.law("root:10.4.3")
@pytest.mark.parametrize(
    ("acolytes", "hated", "offered"),
    [
        (1, 0, set()),
        (2, 0, {"crusade_battle", "crusade_move", "convert"}),
        (3, 0, {"crusade_battle", "crusade_move", "convert", "sanctify"}),
        (0, 1, set()),
        (1, 1, {"crusade_battle", "crusade_move", "convert"}),
        (2, 1, {"crusade_battle", "crusade_move", "convert", "sanctify"}),
    ],
)
def test_what_conspiracies_cost_and_that_hatred_makes_them_cheaper(
    acolytes: int, hated: int, offered: set[str]
) -> None:
    scene = cult().warriors("marquise", 8, 1).piece("sawmill", 8).warriors(CULT, 8, 3).hand(CULT, "anvil")
    play = conspire(scene, acolytes, hated=hated)
    if offered:
        assert {option[0] for option in play.options} == offered | {"done"}
    else:
        assert play.asked == (CULT, "ritual")


@pytest.mark.law("root:10.4.3")
def test_too_few_acolytes_are_a_reason() -> None:
    scene = cult().warriors("marquise", 8, 1).piece("sawmill", 8).warriors(CULT, 8, 3)
    play = conspire(scene, 2)
    assert play.why_not(CULT, "sanctify", "sawmill", 8) == "10.4.3"


@pytest.mark.law("root:10.4.3")
@pytest.mark.parametrize(("hated", "left"), [(0, 1), (1, 2)])
def test_a_hated_sanctification_takes_one_acolyte_less(hated: int, left: int) -> None:
    play = conspire(cult().piece("sawmill", 8), 4, hated=hated).choose("sanctify", "sawmill", 8)
    assert play.g.acolytes == left


# ------------------------------------------------------------------------------------------------- 10.4.3.I the crusade


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_can_be_a_battle_in_an_outcast_clearing() -> None:
    play = conspire(cult().warriors("marquise", 8, 2).warriors(CULT, 8, 3), 2)
    play.choose("crusade_battle", 8, "marquise").roll(2, 1)
    assert (play.warriors("marquise", 8), play.warriors(CULT, 8)) == (0, 2)
    assert play.g.acolytes == 0


@pytest.mark.law("root:10.4.3.I", "root:4.3")
def test_a_crusade_needs_warriors_and_a_defender() -> None:
    play = conspire(cult().warriors("marquise", 8, 2).warriors(CULT, 1, 3), 2)
    assert play.why_not(CULT, "crusade_battle", 8, "marquise") == "4.3"
    assert play.why_not(CULT, "crusade_battle", 1, "marquise") == "4.3"


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_can_be_a_move_and_then_a_battle_in_the_new_clearing() -> None:
    scene = cult().warriors(CULT, 8, 3).warriors("marquise", 7, 1).warriors("marquise", 8, 1)
    play = conspire(scene, 2).choose("crusade_move", 8, 7, 2)
    assert play.asked == (CULT, "crusade")
    assert play.options == [("done",), ("battle", 7, 0)]
    play.choose("battle", 7, "marquise").roll(1, 0)
    assert play.warriors("marquise", 7) == 0
    assert play.g.acolytes == 0


@pytest.mark.law("root:10.4.3.I")
def test_the_battle_after_the_move_is_a_choice_and_costs_nothing_more() -> None:
    play = conspire(cult().warriors(CULT, 8, 3).warriors("marquise", 7, 1), 4).choose("crusade_move", 8, 7, 3).done()
    assert (play.warriors(CULT, 7), play.warriors("marquise", 7)) == (3, 1)
    assert play.g.acolytes == 2


@pytest.mark.law("root:10.4.3.I")
def test_a_move_to_a_clearing_without_enemies_ends_the_crusade() -> None:
    play = conspire(cult().warriors(CULT, 8, 3).warriors("marquise", 1, 1), 4).choose("crusade_move", 8, 7, 3)
    assert play.asked == (CULT, "conspiracy")


@pytest.mark.law("root:10.4.3.I", "root:4.2")
def test_at_least_one_warrior_moves_and_the_law_of_moving_holds() -> None:
    scene = cult().warriors(CULT, 8, 1).warriors("marquise", 8, 4).warriors("marquise", 7, 1).warriors(CULT, 1, 1)
    play = conspire(scene, 2)
    assert play.why_not(CULT, "crusade_move", 8, 7, 0) == "4.2"
    assert play.why_not(CULT, "crusade_move", 8, 7, 1) == "4.2.1"
    assert play.why_not(CULT, "crusade_move", 1, 2, 1) == "2.2.1"
    assert play.why_not(CULT, "crusade_move", 1, 5, 2) == "4.2"


@pytest.mark.law("root:10.4.3.I", "root:3.2.1")
def test_a_crusade_scores_removed_buildings() -> None:
    play = conspire(cult().piece("sawmill", 8).warriors(CULT, 8, 2), 2).choose("crusade_battle", 8, "marquise")
    play.roll(0, 0)
    assert play.score(CULT) == 1


# ------------------------------------------------------------------------------------------------- 10.4.3.II converting


@pytest.mark.law("root:10.4.3.II")
def test_an_enemy_warrior_is_replaced_by_one_of_the_cult() -> None:
    play = conspire(cult().warriors("marquise", 8, 2), 2).choose("convert", 8, "marquise")
    assert (play.warriors("marquise", 8), play.warriors(CULT, 8)) == (1, 1)
    assert play.g.supply[0] == 25 - 1
    assert play.score(CULT) == 0


@pytest.mark.law("root:10.4.3.II")
def test_there_must_be_an_enemy_warrior() -> None:
    scene = cult("marquise", "eyrie").warriors("marquise", 8, 1).piece("sawmill", 1).warriors(CULT, 1, 1)
    play = conspire(scene, 2)
    assert play.why_not(CULT, "convert", 1, "marquise") == "10.4.3.II"
    assert play.why_not(CULT, "convert", 8, "eyrie") == "10.4.3.II"
    assert play.why_not(CULT, "convert", 1, CULT) == "10.4.3.II"


@pytest.mark.law("root:10.4.3.II", "root:2.7")
def test_a_partner_in_a_coalition_is_no_enemy() -> None:
    scene = cult("marquise", "eyrie").warriors("marquise", 8, 1).warriors("eyrie", 8, 1).piece("roost", 8)
    scene.piece("sawmill", 8).acolytes(3)
    play = scene.start("lizards.conspiracy", outcast=FOX, coalition=[-1, 2, -1])
    assert play.offered("convert") == [("convert", 8, 0)]
    assert play.why_not(CULT, "convert", 8, "eyrie") == "10.4.3.II"
    assert play.why_not(CULT, "sanctify", "roost", 8) == "10.4.3.III"


@pytest.mark.law("root:10.4.3.II", "root:6.2.2", "root:1.1.2")
def test_nothing_is_converted_at_the_keep() -> None:
    play = conspire(cult().piece("keep", 1).warriors("marquise", 1, 1).warriors("marquise", 8, 1), 2)
    assert play.offered("convert") == [("convert", 8, 0)]
    assert play.why_not(CULT, "convert", 1, "marquise") == "6.2.2"


@pytest.mark.law("root:10.4.3.II", "root:6.2.3")
def test_field_hospitals_save_the_converted_cat() -> None:
    scene = cult().piece("keep", 1).warriors("marquise", 8, 1).hand("marquise", "anvil")
    play = conspire(scene, 2).choose("convert", 8, "marquise")
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert play.warriors("marquise", 1) == 1
    assert [NAME_OF[card] for card in play.g.lost_souls] == ["anvil"]


@pytest.mark.law("root:10.4.3", "root:10.4.3.II")
def test_a_spent_acolyte_is_there_to_be_placed_when_the_supply_was_empty() -> None:
    scene = cult().warriors("marquise", 8, 1).warriors(CULT, 5, 23)
    play = conspire(scene, 2)
    assert prices(play) == (2, 0)
    play.choose("convert", 8, "marquise")
    assert prices(play) == (0, 1)
    assert play.warriors(CULT, 8) == 1


# ----------------------------------------------------------------------------------------------- 10.4.3.III sanctifying


@pytest.mark.law("root:10.4.3.III", "root:3.2.1")
def test_an_enemy_building_is_replaced_by_a_garden_and_scored() -> None:
    play = conspire(cult().piece("sawmill", 8).warriors("marquise", 8, 5), 3).choose("sanctify", "sawmill", 8)
    assert (play.pieces("sawmill", 8), play.pieces("garden_fox", 8)) == (0, 1)
    assert play.g.ruler[8] == 1
    assert play.score(CULT) == 1
    assert play.g.left[0] == 6


@pytest.mark.law("root:10.4.3.III")
def test_the_building_makes_its_own_room() -> None:
    scene = cult("eyrie").piece("roost", 1)
    assert scene.g.free[1] == 0
    play = conspire(scene, 3).choose("sanctify", "roost", 1)
    assert play.pieces("garden_fox", 1) == 1
    assert play.g.free[1] == 0


@pytest.mark.law("root:10.4.3.III")
def test_only_enemy_buildings_are_sanctified() -> None:
    scene = cult().piece("wood", 8).piece("garden_fox", 8).piece("sawmill", 1)
    play = conspire(scene, 3)
    assert play.offered("sanctify") == [("sanctify", 0, 1)]
    assert play.why_not(CULT, "sanctify", "wood", 8) == "10.4.3.III"
    assert play.why_not(CULT, "sanctify", "garden_fox", 8) == "10.4.3.III"
    assert play.why_not(CULT, "sanctify", "roost", 8) == "10.4.3.III"


@pytest.mark.law("root:10.4.3", "root:10.4.3.III")
def test_without_a_garden_of_the_suit_left_nothing_is_sanctified() -> None:
    scene = cult().piece("garden_fox", 8, 2).piece("garden_fox", 6).piece("garden_fox", 12).piece("garden_fox", 1)
    scene.g.free[1] += 1
    play = conspire(scene.piece("sawmill", 1).warriors("marquise", 8, 1), 5)
    assert play.offered("convert")
    assert play.why_not(CULT, "sanctify", "sawmill", 1) == "10.4.3"


@pytest.mark.law("root:10.4.3.III", "root:6.2.2")
def test_nothing_is_sanctified_at_the_keep() -> None:
    scene = cult().piece("keep", 1).piece("sawmill", 1).warriors("marquise", 8, 1)
    assert conspire(scene, 3).why_not(CULT, "sanctify", "sawmill", 1) == "6.2.2"


@pytest.mark.law("root:10.4.3.III", "root:3.1")
def test_the_thirtieth_point_wins_in_the_middle_of_birdsong() -> None:
    play = conspire(cult().piece("sawmill", 8).score(CULT, 29), 3).choose("sanctify", "sawmill", 8)
    assert play.table.result == [1]


@pytest.mark.law("root:10.4.3")
def test_conspiracies_of_another_outcast_are_elsewhere() -> None:
    scene = cult().warriors("marquise", 5, 1).warriors("marquise", 8, 1)
    assert conspire(scene, 2, outcast=RABBIT).offered("convert") == [("convert", 5, 0)]
