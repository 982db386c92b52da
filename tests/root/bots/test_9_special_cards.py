"""9.7 The special cards of services, bot by bot (A-5 to A-11); the Marquise's is in test_9_services.py."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.text import Words
from ludex.games.root.bots.duchy import mat
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import NAME_OF, RABBIT
from ludex.games.root.sides.vagabond.items import CHARACTERS
from tests.root.stage import Play, Stage

ROBOTS = "bot:riverfolk"


def at_market(bot: str, *market: str, services: str = "special", **options: Any) -> Stage:
    """A bot whose turn it is, the Marquise with a warrior in clearing 1, and the Robots with these cards in the Market;
    the bot has as many points as the Robots."""
    stage = Stage(bot, "marquise", ROBOTS, active=bot, services=services, **options).warriors("marquise", 1, 1)
    stage.g.market = [stage.take(name) for name in market]
    return stage


def bought(play: Play) -> list[str]:
    return [NAME_OF[about["card"]] for about in play.told("bot-buys-card")]


def orders(play: Play) -> list[str]:
    return [NAME_OF[about["card"]] for about in play.told("order")]


# ---------------------------------------------------------------------------------------------------------- A-5 Eyrie


def eyrie(*market: str, **options: Any) -> Stage:
    return at_market("bot:eyrie", *market, **options).piece("roost", 3).warriors("bot:eyrie", 3, 2)


@pytest.mark.law("bots:A-5.1")
def test_the_eyrie_replace_an_order_whose_suit_the_decree_has() -> None:
    stage = eyrie("gently_used_knapsack", "investments")
    stage.g.decree[0] = [stage.take("foxfolk_steel")]
    play = stage.turn("anvil")
    # Foxes are in the Decree already; the knapsack is a fox too, Investments a mouse: it becomes the order.
    assert bought(play) == ["investments"]
    assert orders(play) == ["anvil", "investments"]
    assert NAME_OF[play.told("bot-decree")[-1]["card"]] == "investments"
    assert NAME_OF[play.told("bot-crafts")[0]["card"]] == "investments"


@pytest.mark.law("bots:A-5.1", "bots:S-2.1")
def test_otherwise_the_eyrie_follow_the_standard_cards() -> None:
    play = eyrie("gently_used_knapsack").turn("tax_collector")
    assert bought(play) == ["gently_used_knapsack"]  # an available item in place of an order without one
    assert bought(eyrie("investments").turn("anvil")) == []  # a new suit, and an item to craft


@pytest.mark.law("bots:A-5.2", "bots:S-2.3")
@pytest.mark.parametrize(("services", "target"), [("special", 7), ("standard", 12)])
def test_the_eyrie_count_rivers_as_paths_and_buy_boats_for_them(services: str, target: int) -> None:
    stage = at_market("bot:eyrie", services=services).piece("roost", 4).warriors("bot:eyrie", 4, 3)
    stage.g.decree[RABBIT] = [stage.take("root_tea_rabbit")]
    for clearing in (8, 9, 12):  # all neighbours of 4 by path
        stage.warriors("marquise", clearing, 1 if clearing == 12 else 2)
    play = stage.turn("foxfolk_steel")
    assert play.moved()[0][:2] == (4, target)
    assert [about["who"] for about in play.told("buy-boats")] == ([0] if services == "special" else [])
    assert play.g.riverboats == -1  # for that turn only


# ------------------------------------------------------------------------------------------------------- A-6 Alliance


@pytest.mark.law("bots:A-6.1", "bots:S-3.4")
def test_the_alliance_prefer_a_bird_with_an_item_and_pay_with_riverfolk_warriors() -> None:
    stage = at_market("bot:alliance", "investments", "birdy_bindle")
    play = stage.turn("tax_collector")
    assert bought(play) == ["birdy_bindle"]  # one point against three
    assert play.g.payments[0] == 0


@pytest.mark.law("bots:A-6.2")
def test_without_an_item_the_alliance_take_any_bird_unless_the_order_is_one() -> None:
    assert bought(at_market("bot:alliance", "armorers", "cobbler").turn("tax_collector")) == ["armorers"]
    assert bought(at_market("bot:alliance", "armorers").turn("royal_claim")) == []
    assert bought(at_market("bot:alliance", "cobbler").turn("tax_collector")) == []
    assert bought(at_market("bot:alliance", "armorers", services="standard").turn("tax_collector")) == []


# -------------------------------------------------------------------------------------------------------- A-7 Vagabot


@pytest.mark.law("bots:A-7.1", "bots:S-3.3")
@pytest.mark.parametrize(("services", "steps"), [("special", [10]), ("standard", [1, 10])])
def test_the_vagabot_sails_to_his_target_for_the_item_that_pays_the_boats(services: str, steps: list[int]) -> None:
    stage = at_market("bot:vagabot", services=services).pawn("bot:vagabot", 5)
    stage.belongings("bot:vagabot", "boots", "sword", "torch", "hammer").character("bot:vagabot", "ranger")
    for clearing in (10, 11, 12):
        stage.g.ruin_items[clearing] = [0]
    stage.g.quest_deck = [0]
    stage.g.character[0] = CHARACTERS.index("ranger")
    stage.warriors("bot:riverfolk", 5, 1)
    play = stage.turn("foxfolk_steel")
    walked = [about["clearing"] for about in play.told("walk")]
    assert walked[: len(steps)] == steps
    assert len(play.told("buy-boats")) == len(play.told("pay-item")) == (services == "special")
    # By boat: an item for the boats, none for the move, one for the ruin. On foot: two moves and the ruin.
    assert play.told("explore")[0]["clearing"] == 10


# -------------------------------------------------------------------------------------------------------- A-8 Lizards


@pytest.mark.law("bots:A-8.1", "bots:A-8.2", "bots:S-3.5")
def test_the_lizards_fill_up_their_lost_souls_even_when_behind() -> None:
    stage = at_market("bot:lizards", "armorers", "anvil", "cobbler", "investments").warriors("bot:lizards", 12, 1)
    stage.score(ROBOTS, 9).lost_souls("tax_collector", "foxfolk_steel", "bake_sale")
    play = stage.turn("sword")
    assert play.asked == ("chance", "at-random")
    play.choose("draw", 0)
    play.choose("draw", 0)
    # Five souls are enough; the bird stays in the Market.
    assert bought(play) == ["anvil", "cobbler"]
    assert play.g.payments[0] == 4


@pytest.mark.law("bots:A-8.1")
def test_five_lost_souls_are_enough() -> None:
    stage = at_market("bot:lizards", "anvil").warriors("bot:lizards", 12, 1)
    stage.lost_souls("tax_collector", "foxfolk_steel", "bake_sale", "cobbler", "investments")
    assert bought(stage.turn("sword")) == []


@pytest.mark.law("bots:S-2.1", "bots:S-3.5")
def test_the_lizards_buy_a_card_with_an_item_when_their_new_soul_shows_none() -> None:
    stage = at_market("bot:lizards", "birdy_bindle", "anvil", services="standard").warriors("bot:lizards", 12, 1)
    play = stage.turn("tax_collector")
    assert bought(play) == ["anvil"]
    assert [NAME_OF[about["card"]] for about in play.told("bot-crafts")] == ["anvil"]
    assert [NAME_OF[card] for card in play.g.lost_souls[-2:]] == ["tax_collector", "anvil"]


# ---------------------------------------------------------------------------------------------------------- A-10 Duchy


@pytest.mark.law("bots:A-10.1")
def test_the_duchy_buy_an_ambush_and_keep_it_in_the_open() -> None:
    play = at_market("bot:duchy", "anvil", "ambush_fox").warriors("bot:duchy", 12, 1).turn("cobbler")
    assert bought(play)[0] == "ambush_fox"
    assert [NAME_OF[card] for card in play.g.kept_ambushes] == ["ambush_fox"]
    for viewer in (1, None):
        assert play.table.view(viewer).board.boards[0].ambushes == play.g.kept_ambushes
    words = Words(GAME, "en", play.g)
    assert any("Ambush" in cell for row in mat.sheet(play.table.view(1).board, 0, words).rows for cell in row)
    play = at_market("bot:duchy", "ambush_fox", services="standard").warriors("bot:duchy", 12, 1).turn("anvil")
    assert play.g.kept_ambushes == []


def duchy_attacked(*kept: str, clearing: int = 8, hand: tuple[str, ...] = ()) -> Play:
    stage = Stage("bot:duchy", ROBOTS, "marquise", active="marquise", services="special").hand("marquise", *hand)
    stage.g.kept_ambushes = [stage.take(name) for name in kept]
    stage.warriors("marquise", clearing, 4).warriors("bot:duchy", clearing, 2)
    return stage.start("marquise.action", actions_left=1).choose("battle", clearing, "bot:duchy")


@pytest.mark.law("bots:A-10.2")
def test_the_duchy_play_a_kept_ambush_of_the_suit_before_a_bird() -> None:
    play = duchy_attacked("ambush_bird", "ambush_fox")
    assert NAME_OF[play.told("ambush")[0]["card"]] == "ambush_fox"
    assert [NAME_OF[card] for card in play.g.kept_ambushes] == ["ambush_bird"]
    assert play.warriors("marquise", 8) == 2
    assert duchy_attacked("ambush_bird").told("ambush")
    assert not duchy_attacked("ambush_mouse").told("ambush")


@pytest.mark.law("bots:A-10.2")
def test_the_attacker_may_foil_it() -> None:
    play = duchy_attacked("ambush_fox", hand=("ambush_bird",))
    assert play.asked == ("marquise", "foil")
    play.choose("ambush", "ambush_bird")
    assert play.warriors("marquise", 8) == 4
    assert play.asked == ("chance", "roll")


# ------------------------------------------------------------------------------------------------------- A-11 Corvids


@pytest.mark.law("bots:A-11.1")
def test_the_corvids_buy_a_favor_and_use_it_at_once() -> None:
    stage = at_market("bot:corvids", "anvil", "favor_of_the_foxes").warriors("bot:corvids", 8, 1)
    stage.warriors("marquise", 8, 2).piece("sawmill", 8).warriors("marquise", 5, 1)
    stage.g.plot_supply = [0, 0, 1, 1, 2, 2, 3, 3]
    play = stage.turn("cobbler")
    assert bought(play)[0] == "favor_of_the_foxes"
    assert (play.warriors("marquise", 8), play.pieces("sawmill", 8), play.warriors("marquise", 5)) == (0, 0, 1)
    assert play.warriors("bot:corvids", 8) >= 1
    assert stage.card("favor_of_the_foxes") in play.g.discard
    assert play.told("score")[0] == {"who": 0, "points": 1, "total": 1}
