"""4.1 Crafting, clause by clause: cost, items, favours, cards that stay. What the lasting cards do is in
test_4_1_lasting_cards.py."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import DECK, FOX, ITEMS, MOUSE, RABBIT
from ludex.games.root.rules.cards import effect_of
from ludex.kit.testing.cards import cards_are_complete
from tests.root.stage import Play, Stage


def craft(scene: Stage) -> Play:
    """The Marquise is about to craft."""
    return scene.start("marquise.craft")


def items(play: Play, faction: str) -> dict[str, int]:
    """The items in the box of a faction's board, without those it has none of."""
    return {item: count for item, count in zip(ITEMS, play.g.items[play.stage.seat(faction)], strict=True) if count}


def in_supply(play: Play, item: str) -> int:
    return play.g.item_supply[ITEMS.index(item)]


def play_until_she_crafts_again(play: Play) -> None:
    """Let everyone take the first option that comes until the Marquise is about to craft."""
    play.done()
    for _ in range(60):
        if play.asked == ("marquise", "craft"):
            return
        play.choose(*play.options[0])
    raise AssertionError("her next turn never came")


# ---------------------------------------------------------------------------------------------- 4.1 what can be crafted


@pytest.mark.law("root:4.1")
def test_cards_from_the_own_hand_are_crafted_for_an_immediate_or_a_lasting_effect() -> None:
    play = craft(Stage().piece("workshop", 8, 2).hand("marquise", "anvil", "armorers"))
    play.choose("craft", "anvil").choose("craft", "armorers")
    assert items(play, "marquise") == {"hammer": 1}
    assert play.g.crafted[0] == [play.stage.card("armorers")]


@pytest.mark.law("root:4.1")
def test_a_card_that_is_not_in_hand_is_not_crafted() -> None:
    play = craft(Stage().piece("workshop", 8, 2).hand("marquise", "crossbow_bird").hand("eyrie", "anvil"))
    assert play.why_not("marquise", "craft", "anvil") == "4.1"


@pytest.mark.law("root:4.1")
def test_crafting_is_optional() -> None:
    play = craft(Stage().piece("workshop", 8).warriors("marquise", 1, 1).hand("marquise", "anvil")).done()
    assert play.asked == ("marquise", "action")
    assert play.hand("marquise") == ["anvil"]


@pytest.mark.law("root:4.1", "root:2.1.4", "root:2.1.5")
def test_ambush_and_dominance_cards_are_the_ones_that_cannot_be_crafted() -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 7, 2).piece("workshop", 5, 2)
    play = craft(scene.hand("marquise", "ambush_fox", "dominance_fox", "anvil"))
    assert play.offered("craft") == [("craft", scene.card("anvil"))]
    assert play.why_not("marquise", "craft", "ambush_fox") == "2.1.4"
    assert play.why_not("marquise", "craft", "dominance_fox") == "2.1.5"


# ------------------------------------------------------------------------------------------------------- 4.1.1 the cost


@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize(
    ("clearing", "card"), [(8, "crossbow_mouse"), (8, "armorers"), (5, "travel_gear_fox"), (7, "root_tea_rabbit")]
)
def test_the_clearing_gives_a_crafting_piece_its_suit_and_the_suit_of_the_card_does_not_matter(
    clearing: int, card: str
) -> None:
    play = craft(Stage().piece("workshop", clearing).hand("marquise", card)).choose("craft", card)
    assert play.told("craft") == [{"who": 0, "card": play.stage.card(card)}]


@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize(
    ("clearing", "card"),
    [(5, "anvil"), (7, "anvil"), (8, "travel_gear_fox"), (7, "travel_gear_fox"), (8, "codebreakers")],
)
def test_a_crafting_piece_of_another_suit_does_not_pay(clearing: int, card: str) -> None:
    play = craft(Stage().piece("workshop", clearing).hand("marquise", card))
    assert play.offered("craft") == []
    assert play.why_not("marquise", "craft", card) == "4.1.1"


@pytest.mark.law("root:4.1.1")
def test_every_suit_in_the_cost_needs_a_piece_of_its_own() -> None:
    short = Stage().piece("workshop", 8, 2).piece("workshop", 5).hand("marquise", "tax_collector", "bake_sale", "sword")
    play = craft(short)
    assert play.why_not("marquise", "craft", "tax_collector") == "4.1.1"
    assert play.why_not("marquise", "craft", "bake_sale") == "4.1.1"
    assert play.why_not("marquise", "craft", "sword") is None
    full = Stage().piece("workshop", 8).piece("workshop", 5).piece("workshop", 7).hand("marquise", "tax_collector")
    assert craft(full).why_not("marquise", "craft", "tax_collector") is None


@pytest.mark.law("root:4.1.1")
def test_pieces_of_one_suit_may_stand_in_different_clearings() -> None:
    play = craft(Stage().piece("workshop", 8).piece("workshop", 12).hand("marquise", "sword"))
    assert items(play.choose("craft", "sword"), "marquise") == {"sword": 1}


@pytest.mark.law("root:4.1.1")
def test_each_crafting_piece_is_activated_once_a_turn() -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 7)
    play = craft(scene.hand("marquise", "anvil", "crossbow_mouse", "armorers")).choose("craft", "anvil")
    assert play.why_not("marquise", "craft", "armorers") is None
    play.choose("craft", "crossbow_mouse")
    assert play.asked == ("marquise", "craft")
    assert play.why_not("marquise", "craft", "armorers") == "4.1.1"


@pytest.mark.law("root:4.1.1")
def test_crafting_pieces_can_be_activated_again_the_next_turn() -> None:
    scene = Stage("marquise", "eyrie").piece("workshop", 8).piece("workshop", 7).warriors("marquise", 8, 1)
    scene.piece("roost", 2).warriors("eyrie", 2, 1)
    play = craft(scene.hand("marquise", "anvil", "crossbow_mouse")).choose("craft", "anvil")
    assert play.why_not("marquise", "craft", "crossbow_mouse") == "4.1.1"
    play_until_she_crafts_again(play)
    assert play.why_not("marquise", "craft", "crossbow_mouse") is None


@pytest.mark.law("root:4.1.1")
def test_pieces_of_other_kinds_or_of_other_players_do_not_craft() -> None:
    scene = Stage().piece("workshop", 7).piece("sawmill", 8).piece("recruiter", 8).piece("roost", 12)
    assert craft(scene.hand("marquise", "anvil")).why_not("marquise", "craft", "anvil") == "4.1.1"


@pytest.mark.law("root:4.1.1")
def test_a_question_mark_is_paid_with_any_suits_and_the_crafter_says_which() -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 5, 2).piece("workshop", 7)
    play = craft(scene.hand("marquise", "royal_claim", "anvil", "codebreakers")).choose("craft", "royal_claim")
    assert play.asked == ("marquise", "activate")
    assert play.options == [("activate", FOX), ("activate", RABBIT), ("activate", MOUSE)]
    for suit in (FOX, FOX, RABBIT):
        play.choose("activate", suit)
    assert play.options == [("activate", RABBIT), ("activate", MOUSE)]
    play.choose("activate", RABBIT)
    assert play.g.crafted[0] == [scene.card("royal_claim")]
    assert play.why_not("marquise", "craft", "anvil") == "4.1.1"
    assert play.why_not("marquise", "craft", "codebreakers") is None


@pytest.mark.law("root:4.1.1")
def test_four_question_marks_need_four_pieces_not_yet_activated() -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 5, 2).hand("marquise", "royal_claim", "anvil")
    play = craft(scene)
    assert play.why_not("marquise", "craft", "royal_claim") is None
    assert play.choose("craft", "anvil").why_not("marquise", "craft", "royal_claim") == "4.1.1"


# ---------------------------------------------------------------------------------------------- 4.1.2 immediate effects


@pytest.mark.law("root:4.1.2", "root:3.2.2", "root:2.5.5")
@pytest.mark.parametrize(
    ("card", "item", "points"),
    [
        ("birdy_bindle", "bag", 1),
        ("gently_used_knapsack", "bag", 1),
        ("smugglers_trail", "bag", 1),
        ("mouse_in_a_sack", "bag", 1),
        ("woodland_runners", "boots", 1),
        ("travel_gear_fox", "boots", 1),
        ("a_visit_to_friends", "boots", 1),
        ("travel_gear_mouse", "boots", 1),
        ("crossbow_bird", "crossbow", 1),
        ("crossbow_mouse", "crossbow", 1),
        ("anvil", "hammer", 2),
        ("arms_trader", "sword", 2),
        ("foxfolk_steel", "sword", 2),
        ("sword", "sword", 2),
        ("root_tea_fox", "tea", 2),
        ("root_tea_rabbit", "tea", 2),
        ("root_tea_mouse", "tea", 2),
        ("protection_racket", "coins", 3),
        ("bake_sale", "coins", 3),
        ("investments", "coins", 3),
    ],
)
def test_an_item_moves_from_the_supply_to_the_crafter_and_its_card_is_discarded(
    card: str, item: str, points: int
) -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 5, 2).piece("workshop", 7, 2).hand("marquise", card)
    play = craft(scene)
    before = in_supply(play, item)
    play.choose("craft", card)
    assert items(play, "marquise") == {item: 1}
    assert in_supply(play, item) == before - 1
    assert scene.card(card) in play.g.discard
    assert play.score("marquise") == points


@pytest.mark.law("root:4.1.2")
def test_a_card_whose_item_is_gone_from_the_supply_cannot_be_crafted() -> None:
    play = craft(Stage().piece("workshop", 8, 2).hand("marquise", "crossbow_bird", "crossbow_mouse"))
    play.choose("craft", "crossbow_bird")
    assert play.why_not("marquise", "craft", "crossbow_mouse") == "4.1.2"


@pytest.mark.law("root:4.1.2")
def test_items_taken_by_others_are_missing_too() -> None:
    scene = Stage(active="eyrie").piece("roost", 8).hand("eyrie", "anvil", "crossbow_bird")
    scene.g.item_supply[ITEMS.index("hammer")] = 0
    play = scene.start("eyrie.craft")
    assert play.why_not("eyrie", "craft", "anvil") == "4.1.2"
    assert play.why_not("eyrie", "craft", "crossbow_bird") is None


@pytest.mark.law("root:4.1.2", "root:3.2.1")
@pytest.mark.parametrize(
    ("card", "workshops", "hit", "spared"),
    [
        ("favor_of_the_foxes", (8, 8, 12), (1, 6), 2),
        ("favor_of_the_rabbits", (5, 5, 10), (3, 4), 7),
        ("favor_of_the_mice", (7, 7, 9), (2, 11), 8),
    ],
)
def test_a_favour_removes_all_enemy_pieces_from_the_clearings_of_its_suit_and_is_discarded(
    card: str, workshops: tuple[int, ...], hit: tuple[int, int], spared: int
) -> None:
    scene = Stage().hand("marquise", card).warriors("marquise", hit[0], 1).warriors("marquise", spared, 1)
    for clearing in workshops:
        scene.piece("workshop", clearing)
    for clearing in (*hit, spared):
        scene.warriors("eyrie", clearing, 2)
    play = craft(scene.piece("roost", hit[0]).piece("roost", hit[1]).piece("roost", spared)).choose("craft", card)
    assert [play.warriors("eyrie", clearing) for clearing in (*hit, spared)] == [0, 0, 2]
    assert [play.pieces("roost", clearing) for clearing in (*hit, spared)] == [0, 0, 1]
    assert play.warriors("marquise", hit[0]) == 1
    assert sum(play.pieces("workshop", clearing) for clearing in set(workshops)) == 3
    assert play.score("marquise") == 2, "a point for each roost, none for warriors"
    assert scene.card(card) in play.g.discard


@pytest.mark.law("root:4.1.2", "root:3.2.1")
def test_a_favour_scores_tokens_as_well_as_buildings() -> None:
    scene = Stage(active="eyrie").hand("eyrie", "favor_of_the_foxes", "anvil").piece("keep", 1).piece("wood", 8, 3)
    scene.piece("roost", 6).piece("roost", 8).piece("roost", 12).piece("roost", 2).piece("sawmill", 1)
    play = scene.start("eyrie.craft").choose("craft", "favor_of_the_foxes")
    assert play.asked == ("eyrie", "craft")
    assert [play.pieces("keep", 1), play.pieces("sawmill", 1), play.pieces("wood", 8)] == [0, 0, 0]
    assert play.score("eyrie") == 5


# ------------------------------------------------------------------------------------------------ 4.1.3 lasting effects


@pytest.mark.law("root:4.1.3", "root:2.6")
@pytest.mark.parametrize(
    ("card", "workshops"),
    [
        ("armorers", (8,)),
        ("sappers", (7,)),
        ("brutal_tactics", (8, 8)),
        ("royal_claim", (8, 8, 5, 7)),
        ("stand_and_deliver", (7, 7, 2)),
        ("tax_collector", (8, 5, 7)),
        ("better_burrow_bank", (5, 5)),
        ("cobbler", (5, 5)),
        ("command_warren", (5, 5)),
        ("codebreakers", (7,)),
        ("scouting_party", (7, 7)),
    ],
)
def test_a_card_with_a_lasting_effect_lies_in_the_play_area_of_the_crafter(
    card: str, workshops: tuple[int, ...]
) -> None:
    scene = Stage("marquise", "eyrie").hand("marquise", card, "ambush_fox").warriors("marquise", 9, 1)
    for clearing in workshops:
        scene.piece("workshop", clearing)
    play = craft(scene).choose("craft", card)
    while play.decision.prompt == "activate":
        play.choose(*play.options[0])
    number = scene.card(card)
    assert play.g.crafted == [[number], []]
    assert number not in play.g.discard
    assert play.hand("marquise") == ["ambush_fox"]
    assert play.score("marquise") == 0


# ---------------------------------------------------------------------------------------------------- 4.1.4 equal cards


@pytest.mark.law("root:4.1.4")
def test_a_lasting_card_of_a_name_already_in_the_play_area_cannot_be_crafted() -> None:
    scene = Stage().piece("workshop", 7, 2).crafted("marquise", "codebreakers")
    play = craft(scene.hand("marquise", "codebreakers", "sappers"))
    assert play.why_not("marquise", "craft", "codebreakers") == "4.1.4"
    assert play.why_not("marquise", "craft", "sappers") is None


@pytest.mark.law("root:4.1.4")
def test_the_second_copy_is_refused_as_soon_as_the_first_is_crafted() -> None:
    play = craft(Stage().piece("workshop", 7, 2).hand("marquise", "sappers", "sappers"))
    play.choose("craft", "sappers")
    assert play.asked == ("marquise", "craft")
    assert play.why_not("marquise", "craft", "sappers") == "4.1.4"


@pytest.mark.law("root:4.1.4")
def test_an_equal_card_of_another_player_does_not_matter() -> None:
    scene = Stage().piece("workshop", 7).crafted("eyrie", "codebreakers").hand("marquise", "codebreakers")
    assert craft(scene).why_not("marquise", "craft", "codebreakers") is None


@pytest.mark.law("root:4.1.4")
def test_items_of_one_name_may_be_crafted_again() -> None:
    play = craft(Stage().piece("workshop", 7, 2).hand("marquise", "root_tea_fox", "root_tea_mouse"))
    play.choose("craft", "root_tea_fox").choose("craft", "root_tea_mouse")
    assert items(play, "marquise") == {"tea": 2}


@pytest.mark.law("root:4.1.2", "root:4.1.3")
def test_every_card_with_an_effect_has_a_body_and_texts() -> None:
    entries = {entry.id: entry for entry in DECK.card if entry.kind in ("immediate", "persistent")}
    cards_are_complete(
        effect_of,
        entries,
        lambda lang, card: entries[card].ru if lang == "ru" else entries[card].name,
        lambda lang, card: entries[card].effect_ru if lang == "ru" else entries[card].effect,
    )
