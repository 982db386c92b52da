"""1 What changes in the Law of Root when bots play."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import ITEMS
from tests.root.stage import Play, Stage

BOT = "bot:marquise"


def scene() -> Stage:
    return Stage(BOT, "eyrie", active=BOT).piece("roost", 3).leader("commander").warriors(BOT, 6, 1)


@pytest.mark.law("bots:1.1.1", "bots:1.1.2")
def test_an_item_needs_no_crafting_pieces_and_scores_one_point_whatever_the_card_says() -> None:
    play = scene().turn("anvil")
    assert play.g.items[0][ITEMS.index("hammer")] == 1
    assert play.told("score")[0] == {"who": 0, "points": 1, "total": 1}


@pytest.mark.law("bots:1.1.1")
def test_an_item_that_is_gone_from_the_supply_is_not_crafted() -> None:
    stage = scene()
    stage.g.item_supply[ITEMS.index("hammer")] = 0
    play = stage.turn("anvil")
    assert play.told("bot-crafts") == []
    assert play.score(BOT) == 0


@pytest.mark.law("bots:1.1.3", "bots:1.3")
@pytest.mark.parametrize("card", ["stand_and_deliver", "favor_of_the_foxes", "ambush_fox", "dominance_fox"])
def test_other_cards_are_only_orders_and_go_to_the_discard_pile(card: str) -> None:
    stage = Stage(BOT, "eyrie", "alliance", active=BOT).leader("commander").piece("roost", 3).warriors(BOT, 6, 1)
    play = stage.score(BOT, 15).turn(card)
    assert play.g.crafted[0] == []
    assert play.g.dominance[0] == -1
    assert play.stage.card(card) in (play.g.available if card.startswith("dominance") else play.g.discard)


def attacked(*dice: int) -> Play:
    """The Eyrie attack the keep, where two different buildings stand and no warrior."""
    stage = Stage(BOT, "eyrie", active="eyrie").leader("charismatic").no_viziers().piece("keep", 8)
    stage.piece("sawmill", 8).piece("workshop", 8).warriors("eyrie", 8, 4)
    play = stage.decree("battle", "anvil").resolving("battle").start("eyrie.decree")
    return play.roll(*dice)


@pytest.mark.law("bots:1.2.1")
def test_hits_take_tokens_first() -> None:
    play = attacked(0, 0)
    assert (play.pieces("keep", 8), play.pieces("sawmill", 8), play.pieces("workshop", 8)) == (0, 1, 1)


@pytest.mark.law("bots:1.2.1", "bots:2.6")
@pytest.mark.parametrize(("draw", "left"), [(0, "workshop"), (1, "sawmill")])
def test_then_buildings_at_random(draw: int, left: str) -> None:
    play = attacked(1, 0)
    assert play.asked == ("chance", "at-random")
    play.choose("draw", draw)
    assert play.g.keep == 0
    assert play.pieces(left, 8) == 1
    assert play.pieces("sawmill", 8) + play.pieces("workshop", 8) == 1
    assert play.score("eyrie") == 2
