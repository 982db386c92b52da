"""9.3, 9.8 The Vagabond: set-up, alone and as one of two."""

from __future__ import annotations

import pytest

from ludex.core import CHANCE, Table
from ludex.core.errors import BadSetup
from ludex.games.root.mixes import seat_sets
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.sides.vagabond.items import BAG, BOOTS, CHARACTERS, HAMMER, RUIN_ITEMS, SWORD, TORCH
from ludex.games.root.state import FOREST
from tests.root.stage import Play, Stage

RUINS = (6, 10, 11, 12)


def set_up(*seats: str) -> Play:
    """Everything but the Vagabonds is ready: the cards are dealt and the other factions are on the map."""
    return Stage(*seats, active=seats[0]).start("setup.factions")


def shuffle(play: Play) -> Play:
    """Leave things in their order."""
    assert play.decision.who == CHANCE
    return play.choose("shuffle", *range(play.decision.size))  # type: ignore[attr-defined]


def ready(character: str) -> Play:
    play = set_up("vagabond", "eyrie")
    play.choose("corner", 1).choose("leader", 0)
    play.choose("character", CHARACTERS.index(character)).choose("forest", FOREST)
    return shuffle(shuffle(play))


@pytest.mark.law("root:9.3", "root:9.3.1", "root:9.3.2", "root:2.4")
def test_he_chooses_a_character_and_any_forest() -> None:
    play = set_up("vagabond", "eyrie").choose("corner", 1).choose("leader", 0)
    assert play.asked == ("vagabond", "character")
    assert [option[1] for option in play.options] == [0, 1, 2, 3, 4, 5]
    play.choose("character", 2)
    assert play.asked == ("vagabond", "forest")
    assert len(play.options) == len(MAPS[0].forests)
    play.choose("forest", FOREST + 3)
    assert (play.g.character[0], play.g.pawn[0]) == (2, FOREST + 3)


@pytest.mark.law("root:9.3.3")
def test_three_quests_lie_open_and_the_rest_is_a_hidden_deck() -> None:
    play = ready("thief")
    assert play.g.quests == [14, 13, 12]
    assert len(play.g.quest_deck) == 12
    assert play.table.view(1).board.boards[0].quests_left == 12


@pytest.mark.law("root:9.3.4", "root:5.1.4", "root:2.2.4")
def test_an_item_marked_r_lies_under_each_ruin_unseen() -> None:
    play = ready("thief")
    assert sorted(play.g.ruin_items[c][0] for c in RUINS) == [BAG, BOOTS, HAMMER, SWORD]
    board = play.table.view(0).board.boards[0]
    assert [n for n in board.under_ruins if n] == [1, 1, 1, 1]
    assert not any(board.seen_under_ruins)


@pytest.mark.law("root:5.1.4")
def test_without_a_vagabond_nothing_lies_under_the_ruins() -> None:
    play = Stage("marquise", "eyrie").start("setup.factions")
    assert not any(play.g.ruin_items)
    assert sum(play.g.ruins) == 4


@pytest.mark.law("root:9.3.5", "root:9.7.1", "root:9.7.2", "root:9.7.3")
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", ["boots", "sword", "tea", "torch"]),
        ("tinker", ["bag", "boots", "hammer", "torch"]),
        ("ranger", ["boots", "crossbow", "sword", "torch"]),
        ("vagrant", ["boots", "coins", "torch"]),
        ("arbiter", ["boots", "sword", "sword", "torch"]),
        ("scoundrel", ["boots", "boots", "crossbow", "torch"]),
    ],
)
def test_each_character_starts_with_its_items_face_up(character: str, items: list[str]) -> None:
    assert ready(character).items("vagabond") == items


@pytest.mark.law("root:9.3.6", "root:9.2.9")
def test_every_marker_starts_on_indifferent() -> None:
    assert ready("thief").g.relation[0] == [0, 0]


@pytest.mark.law("root:9.1", "root:5.1.7")
def test_the_vagabond_sets_up_after_the_factions_with_earlier_letters() -> None:
    play = set_up("vagabond", "eyrie")
    assert play.asked == ("eyrie", "corner")
    assert play.g.supply[0] == 0, "he has no warriors"


# ---------------------------------------------------------------------------------------------------- 9.8 two Vagabonds


def two(first: int) -> Play:
    play = set_up("vagabond", "eyrie", "vagabond2").choose("corner", 1).choose("leader", 0)
    assert play.asked == ("chance", "first-vagabond")
    return play.choose("roll", first)


@pytest.mark.law("root:9.8", "root:9.8.2")
@pytest.mark.parametrize(("first", "order"), [(0, ["vagabond", "vagabond2"]), (2, ["vagabond2", "vagabond"])])
def test_chance_says_which_vagabond_sets_up_first(first: int, order: list[str]) -> None:
    play = two(first)
    assert play.asked == (order[0], "character")
    shuffle(shuffle(play.choose("character", 0).choose("forest", FOREST)))
    assert play.asked == (order[1], "character")
    assert ("character", 0) not in play.options, "a character card is there once"


@pytest.mark.law("root:9.8.1", "root:9.8.3")
def test_two_items_lie_under_each_ruin_and_three_quests_are_shared() -> None:
    play = two(0).choose("character", 0).choose("forest", FOREST)
    shuffle(shuffle(play)).choose("character", 1).choose("forest", FOREST + 1)
    assert [len(play.g.ruin_items[c]) for c in RUINS] == [2, 2, 2, 2]
    assert sorted(item for c in RUINS for item in play.g.ruin_items[c]) == sorted([*RUIN_ITEMS, *RUIN_ITEMS])
    assert len(play.g.quests) == 3


@pytest.mark.law("root:9.8")
@pytest.mark.parametrize("seats", [["vagabond2", "eyrie"], ["vagabond", "vagabond2"]])
def test_the_second_vagabond_needs_the_first_and_others(seats: list[str]) -> None:
    with pytest.raises(BadSetup) as error:
        Table.new("root", {"seats": seats})
    assert error.value.about["clause"] == "9.8"
    assert set(seats) not in map(set, seat_sets(range(2, 4), "none"))


def explorers(*under: int) -> Stage:
    """Two Vagabonds, the active one with torches at the ruin of clearing 6."""
    scene = Stage("vagabond", "eyrie", "vagabond2", active="vagabond").pawn("vagabond", 6).pawn("vagabond2", 5)
    scene.g.ruin_items[6] = list(under)
    return scene.belongings("vagabond", "torch", "torch", "torch")


@pytest.mark.law("root:9.8.1", "root:9.5.3")
def test_of_two_items_he_takes_one_and_by_exploring_again_the_other() -> None:
    play = explorers(BOOTS, SWORD).start("vagabond.daylight").choose("explore")
    assert play.options == [("done",), ("take_item", BOOTS), ("take_item", SWORD)]
    play.choose("take_item", SWORD)
    assert play.g.ruins[6] == 1
    play.choose("explore").choose("take_item", BOOTS)
    assert play.items("vagabond") == ["boots", "sword", "torch"]
    assert play.g.ruins[6] == 0
    assert play.g.free[6] == 2, "the slot is free now"


@pytest.mark.law("root:9.8.1", "root:1.2.1")
def test_only_who_has_looked_knows_what_is_left() -> None:
    play = explorers(BOOTS, SWORD).start("vagabond.daylight").choose("explore").choose("take_item", SWORD)
    assert play.table.view(0).board.boards[0].seen_under_ruins[6] == [BOOTS]
    assert play.table.view(2).board.boards[0].seen_under_ruins[6] == []
    assert play.table.view(None).board.boards[0].seen_under_ruins[6] == []


@pytest.mark.law("root:9.8.1")
def test_nobody_has_two_identical_items_marked_r() -> None:
    scene = explorers(SWORD, SWORD)
    play = scene.start("vagabond.daylight").choose("explore").choose("take_item", SWORD).choose("explore")
    assert play.options == [("done",)]
    play.done()
    assert play.items("vagabond", 1) == ["torch", "torch"], "the torch is exhausted all the same"
    assert play.g.ruin_items[6] == [SWORD]


@pytest.mark.law("root:9.8.1")
def test_a_sword_of_another_kind_does_not_count() -> None:
    play = explorers(SWORD, BAG).belongings("vagabond", "sword").start("vagabond.daylight").choose("explore")
    assert ("take_item", SWORD) in play.options


@pytest.mark.law("root:9.8.1")
def test_who_takes_nothing_scores_nothing_even_by_the_current_law() -> None:
    play = explorers(SWORD, BAG).start("vagabond.daylight", current_law=1).choose("explore").done()
    assert play.score("vagabond") == 0
    play.choose("explore").choose("take_item", BAG)
    assert play.score("vagabond") == 1


@pytest.mark.law("root:9.8.1", "root:9.6.4")
def test_who_has_returned_the_item_to_the_box_may_take_its_twin() -> None:
    scene = explorers(SWORD, BAG).belongings("vagabond", "crossbow", "boots", "boots", "boots", "sword")
    scene.g.belongings[0][4 * TORCH] = 2
    scene.g.from_ruins[0] = [SWORD]
    play = scene.start("vagabond.evening")
    play.choose("drop_item", 4 * SWORD)
    assert play.g.from_ruins[0] == []


@pytest.mark.law("root:9.8.3", "root:9.5.5")
def test_either_vagabond_may_complete_an_open_quest() -> None:
    for name in ("vagabond", "vagabond2"):
        scene = Stage("vagabond", "eyrie", "vagabond2", active=name).pawn("vagabond", 1).pawn("vagabond2", 1)
        scene.belongings(name, "tea", "boots")
        play = scene.start("vagabond.daylight", quests=[1], quest_deck=[7])
        assert play.offered("quest") == [("quest", 1)]
