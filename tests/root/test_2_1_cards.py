"""2.1 Cards, clause by clause: suits, wild birds, drawing, discarding, ambush and dominance cards."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import BIRD, CARDS, FOX, MOUSE, RABBIT, SUIT_OF, SUITS
from ludex.games.root.rules.cards import matches
from tests.root.stage import Play, Stage


def act(scene: Stage, actions: int = 3) -> Play:
    return scene.start("marquise.action", actions_left=actions)


def beside_board(scene: Stage, *names: str) -> Stage:
    """Spent dominance cards lie beside the board."""
    scene.g.available += [scene.take(name) for name in names]
    return scene


@pytest.mark.law("root:2.1")
def test_every_card_is_a_bird_a_fox_a_rabbit_or_a_mouse() -> None:
    assert [sum(card.suit == suit for card in CARDS) for suit in ("bird", "fox", "rabbit", "mouse")] == [14, 14, 13, 13]
    assert len(CARDS) == 54


@pytest.mark.law("root:2.1", "root:4.1")
def test_most_cards_can_be_crafted_where_all_crafting_pieces_stand() -> None:
    craftable = set()
    for third in (12, 4, 9):
        scene = Stage(active="eyrie").leader("builder")
        for clearing in (1, 8, 3, 5, 2, 7, third):
            scene.piece("roost", clearing)
        scene.g.hands[scene.seat("eyrie")] = list(range(len(CARDS)))
        craftable |= {card for _, card in scene.start("eyrie.craft").offered("craft")}
    assert {CARDS[card].kind for card in set(range(len(CARDS))) - craftable} == {"ambush", "dominance"}
    assert len(craftable) > len(CARDS) / 2


@pytest.mark.law("root:2.1.1")
def test_a_bird_card_is_spent_as_any_suit_and_another_card_as_its_own_only() -> None:
    scene = Stage().piece("sawmill", 1).piece("sawmill", 5).piece("sawmill", 2).hand("marquise", "sappers", "anvil")
    play = act(scene)
    for clearing in (1, 5, 2):
        assert play.why_not("marquise", "overwork", clearing, "sappers") is None
    assert play.why_not("marquise", "overwork", 1, "anvil") is None
    assert play.why_not("marquise", "overwork", 5, "anvil") == "6.5.5"
    assert play.why_not("marquise", "overwork", 2, "anvil") == "6.5.5"


@pytest.mark.law("root:2.1.1")
def test_several_birds_may_stand_in_for_the_same_suit_one_after_the_other() -> None:
    scene = (
        Stage().piece("sawmill", 5).warriors("marquise", 5, 1).hand("marquise", "sappers", "arms_trader", "bake_sale")
    )
    play = act(scene, 4).choose("overwork", 5, "sappers").choose("overwork", 5, "bake_sale")
    play.choose("overwork", 5, "arms_trader")
    assert play.pieces("wood", 5) == 3
    assert play.hand("marquise") == []


@pytest.mark.law("root:2.1.1", "root:6.2.3")
@pytest.mark.parametrize("clearing", [1, 5, 2])
def test_a_bird_card_pays_for_field_hospitals_in_a_clearing_of_any_suit(clearing: int) -> None:
    scene = Stage().piece("keep", 4).warriors("marquise", clearing, 2).warriors("eyrie", clearing, 2)
    play = act(scene.hand("marquise", "sappers"), 1).choose("battle", clearing, "eyrie").roll(1, 1)
    play.choose("hospital", "sappers")
    assert play.warriors("marquise", 4) == 1


@pytest.mark.law("root:2.1.1.I")
@pytest.mark.parametrize("suit", [FOX, RABBIT, MOUSE])
def test_where_a_suit_is_demanded_all_birds_count_as_that_suit(suit: int) -> None:
    fitting = {card for card in range(len(CARDS)) if matches(card, suit)}
    assert fitting == {n for n, card in enumerate(CARDS) if card.suit in (SUITS[suit], "bird")}


@pytest.mark.law("root:2.1.1.II")
def test_no_other_suit_stands_in_for_a_bird_that_must_be_spent() -> None:
    scene = Stage().hand("marquise", "anvil", "bake_sale", "root_tea_mouse", "sappers")
    play = act(scene, 0)
    assert play.offered("extra_action") == [("extra_action", scene.card("sappers"))]
    for card in ("anvil", "bake_sale", "root_tea_mouse"):
        assert play.why_not("marquise", "extra_action", card) == "2.1.1.II"
    assert not any(matches(card, BIRD) for card in range(len(CARDS)) if SUIT_OF[card] != BIRD)


@pytest.mark.law("root:2.1.1.II", "root:3.3.4")
def test_the_bird_dominance_card_is_taken_for_a_bird_only() -> None:
    scene = Stage().hand("marquise", "anvil", "sappers")
    play = act(
        scene.available("dominance_bird") if hasattr(scene, "available") else beside_board(scene, "dominance_bird")
    )
    assert play.offered("take_dominance") == [("take_dominance", scene.card("dominance_bird"), scene.card("sappers"))]
    assert play.why_not("marquise", "take_dominance", "dominance_bird", "anvil") == "3.3.4"


@pytest.mark.law("root:2.1.2")
def test_cards_are_drawn_from_the_top_of_the_shared_deck() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "better_burrow_bank").top_of_deck("anvil", "cobbler")
    play = scene.start("birdsong")
    assert play.hand("marquise") == ["anvil"]
    assert play.hand("eyrie") == ["cobbler"]


@pytest.mark.law("root:2.1.2")
def test_when_the_deck_runs_out_the_discard_pile_is_shuffled_into_a_new_one_and_drawing_goes_on() -> None:
    scene = Stage().piece("recruiter", 8).piece("recruiter", 5).piece("recruiter", 2).only_deck("anvil")
    scene.g.discard = [scene.card(name) for name in ("cobbler", "sappers", "bake_sale")]
    play = scene.start("marquise.evening")
    assert play.hand("marquise") == ["anvil"]
    assert play.asked == ("chance", "shuffle")
    pile = list(play.g.discard)
    play.choose("shuffle", 2, 0, 1)
    assert len(play.g.hands[scene.seat("marquise")]) == 2
    assert play.told("reshuffle") == [{"count": 3}]
    drawn = [card for card in play.g.hands[scene.seat("marquise")] if card != scene.card("anvil")]
    eyrie_drew = play.g.hands[scene.seat("eyrie")]
    assert sorted(drawn + eyrie_drew + play.g.deck) == sorted(pile)
    assert play.g.discard == []


@pytest.mark.law("root:2.1.2")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_new_deck_lies_as_it_was_shuffled(order: tuple[int, int]) -> None:
    scene = Stage("marquise", "eyrie").only_deck()
    scene.g.discard = [scene.card("cobbler"), scene.card("sappers")]
    play = scene.start("marquise.evening").choose("shuffle", *order)
    top, below = ("sappers", "cobbler") if order == (0, 1) else ("cobbler", "sappers")
    assert (play.hand("marquise"), play.hand("eyrie")) == ([top], [below])


@pytest.mark.law("root:2.1.2", "root:2.5")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn_and_dominance_cards_beside_the_board_stay_there() -> None:
    scene = beside_board(Stage("marquise", "eyrie", active="eyrie").piece("roost", 8), "dominance_fox").only_deck()
    scene.warriors("marquise", 1, 1)
    play = scene.start("eyrie.evening", discard=[])
    assert play.hand("eyrie") == []
    assert play.g.available == [scene.card("dominance_fox")]
    assert play.g.active == scene.seat("marquise")


@pytest.mark.law("root:2.1.3")
def test_a_spent_card_goes_to_the_discard_pile() -> None:
    scene = Stage().piece("sawmill", 1).warriors("marquise", 1, 1).hand("marquise", "anvil", "sappers")
    play = act(scene, 1).choose("overwork", 1, "anvil").choose("extra_action", "sappers")
    assert play.g.discard == [scene.card("anvil"), scene.card("sappers")]
    assert play.hand("marquise") == []


@pytest.mark.law("root:2.1.3")
def test_a_discarded_card_goes_to_the_discard_pile_and_a_dominance_card_beside_the_board() -> None:
    scene = Stage().hand("marquise", "anvil", "sappers", "cobbler", "bake_sale", "dominance_fox", "armorers")
    play = scene.top_of_deck("royal_claim").start("marquise.evening")
    play.choose("discard", "dominance_fox").choose("discard", "cobbler")
    assert play.g.discard == [scene.card("cobbler")]
    assert play.g.available == [scene.card("dominance_fox")]
    assert len(play.hand("marquise")) == 5


@pytest.mark.law("root:2.1.3", "root:4.1.3")
def test_a_crafted_card_that_is_discarded_goes_to_the_same_pile() -> None:
    scene = Stage().warriors("marquise", 1, 1).crafted("marquise", "royal_claim")
    play = scene.start("birdsong").choose("use", "royal_claim")
    assert play.g.discard == [scene.card("royal_claim")]


@pytest.mark.law("root:2.1.4")
def test_there_are_five_ambush_cards_two_of_them_birds() -> None:
    suits = sorted(card.suit for card in CARDS if card.kind == "ambush")
    assert suits == ["bird", "bird", "fox", "mouse", "rabbit"]


@pytest.mark.law("root:2.1.4")
def test_an_ambush_card_is_spent_as_its_suit_but_never_crafted() -> None:
    scene = (
        Stage().piece("sawmill", 8).piece("workshop", 8).piece("sawmill", 5).piece("workshop", 5).piece("workshop", 2)
    )
    scene.hand("marquise", "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird")
    play = scene.start("marquise.craft")
    assert play.offered("craft") == []
    for suit in ("fox", "rabbit", "mouse", "bird"):
        assert play.why_not("marquise", "craft", f"ambush_{suit}") == "2.1.4"
    play.done()
    assert play.why_not("marquise", "overwork", 8, "ambush_rabbit") == "6.5.5"
    play.choose("overwork", 8, "ambush_fox").choose("overwork", 5, "ambush_rabbit").choose("overwork", 5, "ambush_bird")
    assert (play.pieces("wood", 8), play.pieces("wood", 5)) == (1, 2)


@pytest.mark.law("root:2.1.4", "root:4.3.1")
@pytest.mark.parametrize(("suit", "clearings"), [("fox", {1}), ("rabbit", {5}), ("mouse", {2}), ("bird", {1, 5, 2})])
def test_an_ambush_card_is_played_in_a_battle_in_a_matching_clearing(suit: str, clearings: set[int]) -> None:
    for clearing in (1, 5, 2):
        scene = Stage().warriors("marquise", clearing, 3).warriors("eyrie", clearing, 1).hand("eyrie", f"ambush_{suit}")
        play = act(scene, 1).choose("battle", clearing, "eyrie")
        assert bool(play.offered("ambush")) is (clearing in clearings)
        if clearing in clearings:
            assert play.choose("ambush", f"ambush_{suit}").warriors("marquise", clearing) == 1


@pytest.mark.law("root:2.1.5")
def test_there_are_four_dominance_cards_one_of_each_suit() -> None:
    assert sorted(card.suit for card in CARDS if card.kind == "dominance") == ["bird", "fox", "mouse", "rabbit"]


@pytest.mark.law("root:2.1.5", "root:3.3.3")
def test_a_dominance_card_is_spent_as_its_suit_but_never_crafted() -> None:
    scene = (
        Stage().piece("sawmill", 8).piece("workshop", 8).piece("sawmill", 5).piece("workshop", 5).piece("workshop", 2)
    )
    scene.hand("marquise", "dominance_fox", "dominance_rabbit", "dominance_mouse", "dominance_bird")
    play = scene.start("marquise.craft")
    assert play.offered("craft") == []
    for suit in ("fox", "rabbit", "mouse", "bird"):
        assert play.why_not("marquise", "craft", f"dominance_{suit}") == "2.1.5"
    play.done()
    assert play.why_not("marquise", "overwork", 8, "dominance_mouse") == "6.5.5"
    play.choose("overwork", 8, "dominance_fox").choose("overwork", 5, "dominance_bird")
    assert (play.pieces("wood", 8), play.pieces("wood", 5)) == (1, 1)


@pytest.mark.law("root:2.1.5", "root:3.3.1")
def test_a_dominance_card_that_is_played_replaces_the_way_to_win_for_good() -> None:
    scene = Stage("marquise", "eyrie").hand("marquise", "dominance_fox").score("marquise", 29)
    scene.piece("roost", 1).warriors("marquise", 1, 2)
    play = act(scene, 1).choose("activate_dominance", "dominance_fox")
    play.choose("battle", 1, "eyrie").roll(2, 0)
    assert play.pieces("roost", 1) == 0
    assert not play.table.over
