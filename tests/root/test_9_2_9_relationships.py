"""9.2.9 The Vagabond's relationships: aid, allies, enemies."""

from __future__ import annotations

import pytest

from ludex.core import Rule
from ludex.games.root.printed.deck import ITEMS
from ludex.games.root.printed.pieces import ALLIANCE, SYMPATHY
from ludex.games.root.rules.events import Removal
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.vagabond import actions as vagabond_actions
from ludex.games.root.sides.vagabond.items import BOOTS, CONDITIONS, SWORD
from ludex.games.root.state import HOSTILE, Root
from tests.root.stage import Play, Stage

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(4)
INDIFFERENT, AMIABLE, FRIENDLY, ALLIED = range(4)
FOX_CARDS = ("anvil", "foxfolk_steel", "protection_racket", "root_tea_fox", "travel_gear_fox", "gently_used_knapsack")


def vagabond() -> Stage:
    """The Vagabond stands in clearing 1 (fox) with a warrior of the Marquise; torches to exhaust."""
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 1).warriors("marquise", 1, 1)
    return scene.belongings("vagabond", *["torch"] * 6)


def day(scene: Stage) -> Play:
    return scene.start("vagabond.daylight")


def relation(play: Play, other: str) -> int:
    return play.g.relation[play.stage.seat("vagabond")][play.stage.seat(other)]


def give(play: Play, *cards: str, to: str = "marquise") -> Play:
    for card in cards:
        play.choose("aid", to, card)
    return play


# ------------------------------------------------------------------------------------------------------------ 9.5.4 aid


@pytest.mark.law("root:9.5.4", "root:9.2.9.I")
def test_aid_exhausts_an_item_and_gives_a_matching_card() -> None:
    scene = vagabond().belongings("vagabond", "boots").hand("vagabond", "anvil", "armorers", "bake_sale")
    play = day(scene)
    assert {option[2] for option in play.offered("aid")} == {scene.card("anvil"), scene.card("armorers")}
    assert play.why_not("vagabond", "aid", "marquise", "bake_sale") == "9.5.4"
    assert play.why_not("vagabond", "aid", "eyrie", "anvil") == "9.5.4", "the Eyrie are not here"
    play.choose("aid", "marquise", "anvil")
    assert play.asked == ("vagabond", "exhaust")
    play.choose("exhaust", BOOTS)
    assert play.hand("marquise") == ["anvil"]
    assert play.items("vagabond", EXHAUSTED) == ["boots"]


@pytest.mark.law("root:9.5.4")
def test_aid_may_take_an_item_from_the_player_face_up() -> None:
    scene = vagabond().hand("vagabond", "anvil")
    scene.g.items[0][ITEMS.index("tea")] = 1
    play = give(day(scene), "anvil")
    assert play.asked == ("vagabond", "take-item")
    assert ("done",) in play.options
    play.choose("take_item", ITEMS.index("tea"))
    assert "tea" in play.items("vagabond")
    assert sum(play.g.items[0]) == 0


@pytest.mark.law("root:9.5.4", "root:1.2.1")
def test_only_giver_and_taker_see_the_card_and_others_lose_track() -> None:
    scene = vagabond().hand("vagabond", "anvil", "foxfolk_steel", "bake_sale")
    scene.g.known[1] = list(scene.g.hands[2])
    play = give(day(scene), "anvil")
    assert [scene.card("anvil")] == play.g.known[2]
    assert play.g.known[1] == [scene.card("bake_sale")], "it cannot have been the rabbit card"
    assert play.told("aid") == [{"who": 2, "other": 0}]


@pytest.mark.law("root:9.5.4")
def test_without_a_ready_item_or_in_a_forest_there_is_no_aid() -> None:
    scene = Stage("marquise", "vagabond", active="vagabond").pawn("vagabond", 1).warriors("marquise", 1, 1)
    play = day(scene.hand("vagabond", "anvil").belongings("vagabond", "boots", condition=EXHAUSTED))
    assert play.why_not("vagabond", "aid", "marquise", "anvil") == "9.5.4"
    forest = day(vagabond().pawn("vagabond", 20).hand("vagabond", "anvil"))
    assert not forest.offered("aid")


# ---------------------------------------------------------------------------------------------------- 9.2.9.I improving


@pytest.mark.law("root:9.2.9", "root:9.2.9.I", "root:9.2.9.I.A", "root:9.2.9.I.B")
def test_one_two_and_three_aids_in_a_turn_move_the_marker_and_score() -> None:
    play = day(vagabond().hand("vagabond", *FOX_CARDS))
    give(play, FOX_CARDS[0])
    assert (relation(play, "marquise"), play.score("vagabond")) == (AMIABLE, 1)
    give(play, FOX_CARDS[1])
    assert (relation(play, "marquise"), play.score("vagabond")) == (AMIABLE, 1)
    give(play, FOX_CARDS[2])
    assert (relation(play, "marquise"), play.score("vagabond")) == (FRIENDLY, 3)
    give(play, *FOX_CARDS[3:])
    assert (relation(play, "marquise"), play.score("vagabond")) == (ALLIED, 5)


@pytest.mark.law("root:9.2.9.I.A")
def test_aids_count_within_one_turn() -> None:
    scene = vagabond().relation("vagabond", "marquise", AMIABLE).hand("vagabond", "anvil", "foxfolk_steel")
    play = give(day(scene), "anvil")
    assert play.g.aided[2] == [1, 0, 0]
    again = vagabond().relation("vagabond", "marquise", AMIABLE).hand("vagabond", "foxfolk_steel")
    again.g.aided[2][0] = 1
    play = again.start("vagabond.birdsong").done()
    assert play.asked == ("vagabond", "wander")
    give(play, "foxfolk_steel")
    assert relation(play, "marquise") == AMIABLE


@pytest.mark.law("root:9.2.9.II", "root:9.2.9.II.A")
def test_aid_to_an_ally_scores_two() -> None:
    scene = vagabond().relation("vagabond", "marquise", ALLIED).hand("vagabond", "anvil", "foxfolk_steel")
    play = give(day(scene), "anvil", "foxfolk_steel")
    assert play.score("vagabond") == 4
    assert relation(play, "marquise") == ALLIED


@pytest.mark.law("root:9.2.9.III.C", "root:9.5.4")
def test_aid_to_an_enemy_takes_items_but_mends_nothing() -> None:
    scene = vagabond().relation("vagabond", "marquise", HOSTILE).hand("vagabond", "anvil")
    scene.g.items[0][ITEMS.index("coins")] = 1
    play = give(day(scene), "anvil").choose("take_item", ITEMS.index("coins"))
    assert (relation(play, "marquise"), play.score("vagabond")) == (HOSTILE, 0)
    assert "coins" in play.items("vagabond")


@pytest.mark.law("root:9.2.9", "root:9.5.4")
def test_the_other_vagabond_has_no_marker() -> None:
    scene = Stage("marquise", "vagabond", "vagabond2", active="vagabond").pawn("vagabond", 1).pawn("vagabond2", 1)
    play = day(scene.belongings("vagabond", "torch").hand("vagabond", "anvil"))
    give(play, "anvil", to="vagabond2")
    assert (play.g.relation[1][2], play.score("vagabond")) == (0, 0)


# ------------------------------------------------------------------------------------------------- 9.2.9.II with allies


def with_ally(boots: int = 1) -> Stage:
    """The Marquise is his ally and has three warriors with him in clearing 1."""
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 1).warriors("marquise", 1, 3)
    scene.relation("vagabond", "marquise", ALLIED)
    return scene.belongings("vagabond", "sword", "tea", *["boots"] * boots)


@pytest.mark.law("root:9.2.9.II.B", "root:9.5.1")
def test_warriors_of_an_ally_come_along() -> None:
    play = day(with_ally())
    assert [option[3] for option in play.offered("walk_with") if option[1] == 5] == [1, 2, 3]
    play.choose("walk_with", 5, "marquise", 2)
    assert play.g.pawn[2] == 5
    assert (play.warriors("marquise", 1), play.warriors("marquise", 5)) == (1, 2)
    assert play.items("vagabond", EXHAUSTED) == ["boots"]


@pytest.mark.law("root:9.2.9.II.B", "root:4.2.1")
def test_they_move_by_the_common_rules() -> None:
    scene = with_ally().warriors("eyrie", 1, 3).warriors("marquise", 9, 1)
    play = day(scene)
    assert {option[1] for option in play.offered("walk_with")} == {9}, "they rule only where they go to"
    assert {option[1] for option in play.offered("walk")} == {5, 9, 10}
    assert play.why_not("vagabond", "walk_with", 5, "marquise", 1) == "4.2.1"


@pytest.mark.law("root:9.2.9.II.B", "root:9.2.9.II")
def test_who_is_not_an_ally_stays() -> None:
    play = day(with_ally().relation("vagabond", "marquise", FRIENDLY))
    assert not play.offered("walk_with")
    assert play.why_not("vagabond", "walk_with", 5, "marquise", 1) == "9.2.9.II"


@pytest.mark.law("root:9.2.9.II.C", "root:9.5.2")
def test_the_ally_s_warriors_add_to_his_swords() -> None:
    play = day(with_ally().warriors("eyrie", 1, 5)).choose("battle", 1, "eyrie")
    assert play.asked == ("vagabond", "with-ally")
    play.choose("with_ally", "marquise").roll(3, 0)
    assert play.warriors("eyrie", 1) == 2, "a sword and three warriors: all three hits count"


@pytest.mark.law("root:9.2.9.II.C")
def test_he_need_not_fight_with_the_ally() -> None:
    play = day(with_ally().warriors("eyrie", 1, 5)).choose("battle", 1, "eyrie").done().roll(3, 0)
    assert play.warriors("eyrie", 1) == 4


@pytest.mark.law("root:9.2.9.II.C")
def test_an_ally_s_warriors_do_not_fight_their_own_faction() -> None:
    play = day(with_ally()).choose("battle", 1, "marquise")
    assert play.asked[0] == "chance"


@pytest.mark.law("root:9.2.9.II.D")
def test_the_ally_s_warriors_may_take_hits() -> None:
    play = day(with_ally().warriors("eyrie", 1, 5)).choose("battle", 1, "eyrie").choose("with_ally", "marquise")
    play.roll(3, 2).choose("lose_ally", "marquise").choose("damage", CONDITIONS * BOOTS)
    assert play.warriors("marquise", 1) == 2
    assert relation(play, "marquise") == ALLIED, "as many items as warriors"


@pytest.mark.law("root:9.2.9.II.D", "root:9.2.9.III")
def test_more_fallen_warriors_than_damaged_items_make_the_ally_hostile() -> None:
    play = day(with_ally().warriors("eyrie", 1, 5)).choose("battle", 1, "eyrie").choose("with_ally", "marquise")
    play.roll(2, 2).choose("lose_ally", "marquise").choose("lose_ally", "marquise")
    assert relation(play, "marquise") == HOSTILE
    assert play.score("vagabond") == 1, "two of the Eyrie fell, the first without a point; none for the ally's"


@pytest.mark.law("root:9.2.9.II.D", "root:4.3.1")
def test_an_ally_betrayed_in_an_ambush_fights_no_longer() -> None:
    scene = with_ally().warriors("eyrie", 1, 5).hand("eyrie", "ambush_fox")
    play = day(scene).choose("battle", 1, "eyrie").choose("with_ally", "marquise").choose("ambush", "ambush_fox")
    play.choose("lose_ally", "marquise").choose("lose_ally", "marquise")
    assert relation(play, "marquise") == HOSTILE
    play.roll(3, 0)
    assert play.warriors("eyrie", 1) == 4, "one sword, one hit"


@pytest.mark.law("root:9.2.9.II.D", "root:9.2.7")
def test_with_nothing_left_to_damage_hits_may_be_ignored_or_taken_by_the_ally() -> None:
    scene = with_ally(boots=0).warriors("eyrie", 1, 5)
    play = day(scene).choose("battle", 1, "eyrie").choose("with_ally", "marquise").roll(3, 3)
    play.choose("damage", CONDITIONS * SWORD + EXHAUSTED).choose("damage", CONDITIONS * 5)
    assert play.options == [("done",), ("lose_ally", 0)]
    play.done()
    assert play.warriors("marquise", 1) == 3


@pytest.mark.plain
@pytest.mark.law("root:9.2.9.II.E", "root:8.2.6")
def test_outrage_of_moving_with_an_ally_is_his(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Alliance asks the Vagabond, not the ally whose warriors entered."""
    asked: list[tuple[int, int, int]] = []

    def entered(g: Root, seat: int, mover: int, clearing: int) -> Rule[None]:
        asked.append((seat, mover, clearing))
        yield from ()

    monkeypatch.setattr(PLAYED[ALLIANCE], "entered", entered)
    scene = with_ally()
    seats = list(scene.g.seat_of)
    seats[ALLIANCE] = scene.seat("eyrie")
    scene.g.seat_of = tuple(seats)
    scene.g.roles = (scene.g.roles[0], ALLIANCE, *scene.g.roles[2:])
    scene.g.pieces[SYMPATHY] = [0] * 13
    scene.g.pieces[SYMPATHY][5] = 1
    list(vagabond_actions.go(scene.g, 2, 5, 0, 1))
    assert asked == [(1, 2, 5)]


@pytest.mark.plain
@pytest.mark.law("root:9.2.9.II.E", "root:8.2.6")
def test_what_falls_in_a_battle_with_an_ally_is_removed_by_him(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever removes sympathy causes outrage; in his battles that is the Vagabond, never the ally."""
    removers: list[int] = []

    def after_removal(g: Root, removals: list[Removal]) -> Rule[None]:
        removers.extend(removal.remover for removal in removals)
        yield from ()

    monkeypatch.setattr("ludex.games.root.rules.battle.after_removal", after_removal)
    scene = with_ally().warriors("eyrie", 1, 1).piece("roost", 1)
    day(scene).choose("battle", 1, "eyrie").choose("with_ally", "marquise").roll(2, 0)
    assert removers == [2, 2]


# ---------------------------------------------------------------------------------------------------- 9.2.9.III enemies


@pytest.mark.law("root:9.2.9.III", "root:9.2.9.III.A", "root:9.5.2")
def test_the_warrior_that_makes_a_faction_hostile_scores_nothing_the_others_do() -> None:
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 1).warriors("marquise", 1, 5)
    play = day(scene.belongings("vagabond", "sword", "sword", "sword")).choose("battle", 1, "marquise").roll(3, 0)
    assert relation(play, "marquise") == HOSTILE
    assert play.score("vagabond") == 2


@pytest.mark.law("root:9.2.9.III.A", "root:3.2.1")
def test_infamy_counts_every_hostile_piece_besides_the_points_for_buildings() -> None:
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 5).warriors("marquise", 5, 1)
    scene.piece("sawmill", 5).relation("vagabond", "marquise", HOSTILE).belongings("vagabond", "sword", "sword")
    play = day(scene).choose("battle", 5, "marquise").roll(2, 0)
    assert play.score("vagabond") == 3, "a warrior; a sawmill twice"


@pytest.mark.law("root:9.2.9.III")
def test_buildings_alone_make_nobody_hostile() -> None:
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 5).piece("sawmill", 5)
    play = day(scene.belongings("vagabond", "sword")).choose("battle", 5, "marquise").roll(1, 0)
    assert relation(play, "marquise") == INDIFFERENT
    assert play.score("vagabond") == 1


@pytest.mark.law("root:9.2.9.III", "root:9.2.9.III.A")
def test_in_the_turn_of_others_he_makes_enemies_but_no_points() -> None:
    scene = Stage("marquise", "vagabond").warriors("marquise", 1, 4).pawn("vagabond", 1)
    scene.belongings("vagabond", "sword", "sword", "sword").relation("vagabond", "marquise", ALLIED)
    play = scene.start("marquise.action", actions_left=3).choose("battle", 1, "vagabond").roll(2, 2)
    assert relation(play, "marquise") == HOSTILE
    assert play.score("vagabond") == 0


@pytest.mark.law("root:9.2.9.III", "root:4.1.2")
def test_a_favour_makes_enemies_too_without_infamy() -> None:
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 1).warriors("marquise", 6, 3)
    scene.piece("roost", 8).belongings("vagabond", *["hammer"] * 3).hand("vagabond", "favor_of_the_foxes")
    play = day(scene).choose("craft", "favor_of_the_foxes")
    assert (relation(play, "marquise"), relation(play, "eyrie")) == (HOSTILE, INDIFFERENT)
    assert play.score("vagabond") == 1


@pytest.mark.law("root:9.2.9.III.B", "root:9.5.1")
def test_a_clearing_with_hostile_warriors_costs_a_second_boot() -> None:
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 1).warriors("eyrie", 5, 1)
    scene.relation("vagabond", "eyrie", HOSTILE).piece("roost", 10).belongings("vagabond", "boots")
    play = day(scene)
    assert {option[1] for option in play.offered("walk")} == {9, 10}, "a roost alone is no obstacle"
    assert play.why_not("vagabond", "walk", 5) == "9.2.9.III.B"
    scene.belongings("vagabond", "boots")
    play = day(scene).choose("walk", 5)
    assert play.items("vagabond", EXHAUSTED) == ["boots", "boots"]


@pytest.mark.law("root:6.2.3", "root:9.5.6", "root:9.2.9.III")
def test_field_hospitals_bring_back_what_he_shoots() -> None:
    scene = vagabond().piece("keep", 3).belongings("vagabond", "crossbow").hand("marquise", "anvil")
    play = day(scene).choose("strike", "marquise")
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert play.warriors("marquise", 3) == 1
    assert relation(play, "marquise") == HOSTILE
