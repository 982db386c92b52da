"""9.2.3, 9.7 The services of the Riverfolk among bots: what people buy from the Robots, what bots buy from whoever
plays the Riverfolk (cards S-1 to S-3, A-1, A-4), and the traits Greedy and Involved."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.root.bots import services
from ludex.games.root.bots.marquise.rules import MECHANICAL_MARQUISE
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.printed.deck import BIRD, ITEMS, NAME_OF, SUIT_OF
from ludex.games.root.printed.pieces import ALLIANCE, LIZARDS, RIVERFOLK, VAGABOT
from ludex.games.root.rules.battle import hired_there
from ludex.games.root.sides.riverfolk.services import HAND_CARD, MERCENARIES, RIVERBOATS, cannot_buy, price_by_score
from ludex.games.root.state import ENEMIES, NOBODY, Root
from tests.root.conservation import ruler
from tests.root.stage import Play, Stage

ROBOTS = "bot:riverfolk"
BOT = "bot:marquise"


def at_market(*seats: str, market: tuple[str, ...] = (), **options: Any) -> Stage:
    """These seats and the Robots, who come last, with these cards in the Market; the first seat is active."""
    stage = Stage(*seats, ROBOTS, active=seats[0], **options)
    stage.g.market = [stage.take(name) for name in market]
    if "eyrie" in seats:
        stage.leader("despot")
    return stage


# ------------------------------------------------------------------------------------- 9.2.3 people buy from the Robots


@pytest.mark.law("bots:9.2.3", "bots:9.2.3.I", "bots:9.2.1")
def test_people_buy_a_card_of_the_market_at_the_start_of_birdsong() -> None:
    stage = at_market("marquise", "eyrie", market=("anvil", "cobbler", "sword"))
    play = stage.start("birdsong")
    assert play.asked == ("marquise", "services")
    assert play.decision.clause == "bots:9.2.3"
    assert [option[0] for option in play.options] == ["done", "buy_card", "buy_card", "buy_card", "buy_boats", "hire"]
    assert play.why_not("marquise", "buy_card", "tax_collector") == "bots:9.2.3.I"
    play.choose("buy_card", "cobbler")
    assert [NAME_OF[card] for card in play.g.market] == ["anvil", "sword"]  # the row closes up, in the same order
    assert "cobbler" in play.hand("marquise")
    assert stage.card("cobbler") in play.g.known[1]
    assert play.g.payments == [2, 0, 0]
    assert play.g.supply[0] == 23


@pytest.mark.law("bots:9.2.3", "bots:S-1.5")
@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4)])
def test_the_price_follows_the_score_of_the_buyer(points: int, price: int) -> None:
    stage = at_market("marquise", "eyrie", market=("anvil",)).score("marquise", points).score("eyrie", 15)
    play = stage.start("birdsong").choose("buy_boats")
    assert play.g.payments == [price, 0, 0]
    assert play.told("buy-boats")[0]["price"] == price


@pytest.mark.law("bots:9.2.3")
def test_one_service_and_one_more_for_each_post_with_pieces_of_the_buyer() -> None:
    stage = at_market("marquise", market=("anvil", "sword", "cobbler")).piece("post_fox", 1).piece("post_mouse", 2)
    play = stage.warriors("marquise", 1, 1).start("birdsong")
    assert play.decision.about["count"] == 2
    play.choose("buy_boats").choose("buy_card", "anvil")
    assert play.asked[1] != "services"
    assert play.g.payments == [4, 0]


@pytest.mark.law("bots:9.2.3")
def test_who_cannot_pay_in_full_cannot_buy() -> None:
    g = at_market("marquise").warriors("marquise", 1, 24).g
    refusal = cannot_buy(g, 0, RIVERBOATS)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("bots:9.2.3", "service-too-dear")


@pytest.mark.law("bots:9.2.3")
def test_no_services_for_an_active_dominance_card_or_a_coalition() -> None:
    stage = at_market("marquise", "vagabond", market=("anvil",)).belongings("vagabond", "boots", "boots")
    assert cannot_buy(stage.g, 0, HAND_CARD) is None
    assert cannot_buy(stage.g, 1, HAND_CARD) is None
    stage.g.coalition[1] = 0
    stage.g.dominance[0] = stage.take("dominance_fox")
    for seat in (0, 1):
        refusal = cannot_buy(stage.g, seat, HAND_CARD)
        assert refusal is not None
        assert refusal.reason == "no-score-marker"
    assert stage.start("birdsong").asked[1] != "services"


@pytest.mark.law("bots:9.2.3", "root:2.5")
def test_a_vagabond_exhausts_items_and_the_robots_put_their_own_warriors_as_far_as_they_go() -> None:
    stage = at_market("vagabond", market=("anvil",)).belongings("vagabond", "boots", "sword", "tea").pawn("vagabond", 1)
    play = stage.warriors(ROBOTS, 5, 14).start("birdsong")
    assert play.why_not("vagabond", "hire") == "11.2.7.III.B"
    play.choose("buy_card", "anvil")
    assert play.asked[1] == "pay-item"
    play.choose("pay_item", ITEMS.index("boots")).choose("pay_item", ITEMS.index("sword"))
    assert play.g.payments == [0, 1]
    assert [ITEMS[about["item"]] for about in play.told("pay-item", "bots:9.2.3")] == ["boots", "sword"]


@pytest.mark.law("bots:9.2.3.II")
def test_boats_last_until_the_end_of_the_buyers_turn() -> None:
    play = at_market("marquise", "eyrie").warriors("marquise", 4, 2).start("birdsong").choose("buy_boats")
    while play.asked[1] != "action":
        play.done()
    assert ("move", 4, 7, 1) in play.options
    while play.g.active == 0:
        play.done()
    assert play.g.riverboats == NOBODY


@pytest.mark.law("bots:9.2.3.III")
def test_mercenaries_count_for_rule_and_battle_in_daylight_but_not_against_the_robots() -> None:
    stage = at_market("marquise", "eyrie").warriors(ROBOTS, 5, 2).warriors("eyrie", 5, 2).warriors("marquise", 5, 1)
    play = stage.start("birdsong")
    assert play.g.ruler[5] == 1  # the Eyrie rule where they are tied with the Robots
    play.choose("hire")
    while play.asked[1] != "action":
        play.done()
    assert play.g.ruler[5] == 0
    assert hired_there(play.g, 0, 1, 5) == 2
    assert hired_there(play.g, 0, 2, 5) == 0
    play.choose("battle", 5, "eyrie").roll(2, 2)
    # Two hits on each side; hers are split evenly.
    assert (play.warriors("marquise", 5), play.warriors(ROBOTS, 5), play.warriors("eyrie", 5)) == (0, 1, 0)


# ----------------------------------------------------------------------------------------------------------- C-9.greedy


@pytest.mark.law("bots:C-9.greedy")
@pytest.mark.parametrize(
    ("marquise", "eyrie", "robots", "points"),
    [(5, 4, 0, 1), (5, 5, 0, 1), (5, 6, 0, 0), (5, 0, 6, 0)],
    ids=["leads", "shares the lead", "follows", "the Robots lead"],
)
def test_the_greedy_score_once_when_the_leader_buys(marquise: int, eyrie: int, robots: int, points: int) -> None:
    stage = at_market("marquise", "eyrie", market=("anvil",), traits={"riverfolk": ["greedy"]}).piece("post_fox", 1)
    stage.warriors("marquise", 1, 1).score("marquise", marquise).score("eyrie", eyrie).score(ROBOTS, robots)
    play = stage.start("birdsong").choose("buy_boats").choose("buy_card", "anvil")
    assert play.asked[1] != "services"
    assert play.score(ROBOTS) == robots + points


@pytest.mark.law("bots:C-9.greedy")
def test_nothing_bought_nothing_scored() -> None:
    stage = at_market("marquise", market=("anvil",), traits={"riverfolk": ["greedy"]}).score("marquise", 5)
    assert stage.start("birdsong").done().told("score", "bots:C-9.greedy") == []
    stage = at_market("marquise", market=("anvil",)).score("marquise", 5)
    assert stage.start("birdsong").choose("buy_boats").told("score", "bots:C-9.greedy") == []


# --------------------------------------------------------------------------------------------------------- C-9.involved


def involved(*seats: str) -> Stage:
    return at_market(*seats, traits={"riverfolk": ["involved"]})


def to_actions(play: Play) -> Play:
    while play.asked[1] != "action":
        play.done()
    return play


@pytest.mark.law("bots:C-9.involved")
def test_without_mercenaries_they_serve_all_enemies_in_daylight_and_evening() -> None:
    stage = involved("marquise", "alliance", "lizards").warriors(ROBOTS, 5, 2).warriors(ROBOTS, 3, 1)
    stage.warriors("marquise", 5, 2).warriors("alliance", 5, 1).warriors(ROBOTS, 7, 3)
    play = stage.start("birdsong")
    assert (play.g.ruler[5], play.g.ruler[3]) == (NOBODY, 3)
    to_actions(play)
    assert play.g.mercenaries == ENEMIES
    assert play.told("serve-enemies", "bots:C-9.involved")
    assert play.g.ruler[5] == 1  # the Alliance: one and two against two
    assert play.g.ruler[3] == NOBODY  # Alliance and Lizards are tied with the Robots' one warrior
    conserved_rule(play.g)
    while play.g.active == 0:
        play.done()
    assert play.g.mercenaries == NOBODY
    assert (play.g.ruler[5], play.g.ruler[3]) == (NOBODY, 3)


def conserved_rule(g: Root) -> None:
    """The independent count of rule agrees."""
    assert [ruler(g, clearing) for clearing in range(1, 13)] == g.ruler[1:]


@pytest.mark.law("bots:C-9.involved", "bots:9.2.3.III")
def test_they_fight_for_a_defender_against_that_person_and_share_the_hits() -> None:
    stage = involved("marquise", "alliance").warriors(ROBOTS, 5, 2).warriors("marquise", 5, 4).piece("sympathy", 5)
    play = to_actions(stage.start("birdsong"))
    play.choose("battle", 5, "alliance").roll(3, 2)
    # Two mercenaries let the guerrillas deal two of three hits; the Alliance is not defenceless. The mercenaries fall
    # first, then the token.
    assert play.told("defenceless") == []
    assert play.told("roll")[0]["taken"] == 2
    assert play.warriors(ROBOTS, 5) == 0
    assert play.pieces("sympathy", 5) == 1
    assert play.warriors("marquise", 5) == 2


@pytest.mark.law("bots:C-9.involved")
def test_they_never_fight_against_their_owner_nor_among_the_enemies() -> None:
    stage = involved("marquise", "alliance", "lizards").warriors(ROBOTS, 5, 2)
    play = to_actions(stage.start("birdsong"))
    g = play.g
    assert hired_there(g, 1, 0, 5) == hired_there(g, 2, 0, 5) == 2
    assert hired_there(g, 3, 0, 5) == 0  # the Robots themselves, whose own warriors count already
    assert hired_there(g, 1, 3, 5) == 0
    assert hired_there(g, 1, 2, 5) == 0
    assert hired_there(g, 0, 1, 5) == 0


@pytest.mark.law("bots:C-9.involved", "root:11.2.7.III.B")
def test_a_vagabond_among_the_enemies_is_not_served() -> None:
    stage = involved("marquise", "vagabond", "alliance").pawn("vagabond", 5).warriors(ROBOTS, 5, 2)
    play = to_actions(stage.warriors("marquise", 1, 1).start("birdsong"))
    assert hired_there(play.g, 1, 0, 5) == 0
    assert play.g.ruler[5] == 2  # the Alliance, alone


@pytest.mark.law("bots:C-9.involved")
def test_who_buys_mercenaries_has_them_alone() -> None:
    stage = involved("marquise", "alliance").warriors(ROBOTS, 5, 2)
    play = to_actions(stage.start("birdsong").choose("hire"))
    assert play.g.mercenaries == 0
    assert play.g.ruler[5] == 0


@pytest.mark.law("bots:C-9.involved", "root:11.2.7.III.B")
def test_a_vagabond_buys_them_only_to_keep_them_from_his_enemies() -> None:
    stage = involved("vagabond", "marquise").belongings("vagabond", "boots", "sword").pawn("vagabond", 1)
    stage.warriors(ROBOTS, 5, 2).warriors("marquise", 5, 1)
    without = stage.start("birdsong").done()
    while without.g.step != "vagabond.daylight":
        without.done()
    assert without.g.mercenaries == ENEMIES
    assert without.g.ruler[5] == 1
    stage = involved("vagabond", "marquise").belongings("vagabond", "boots", "sword").pawn("vagabond", 1)
    play = stage.warriors(ROBOTS, 5, 2).warriors("marquise", 5, 1).start("birdsong").choose("hire")
    play.choose("pay_item", ITEMS.index("boots"))
    assert play.g.hired == 0
    while play.g.active == 0:
        assert (play.g.mercenaries, play.g.ruler[5]) == (NOBODY, 2)
        play.done()


@pytest.mark.law("bots:C-9.involved", "root:9.2.8")
def test_a_partner_in_a_coalition_is_no_longer_served() -> None:
    stage = involved("vagabond", "alliance", "lizards").pawn("vagabond", 1).belongings("vagabond", "boots")
    stage.warriors("alliance", 5, 1).warriors("lizards", 6, 1).warriors(ROBOTS, 5, 2).warriors(ROBOTS, 6, 2)
    play = stage.hand("vagabond", "dominance_fox").score("vagabond", 10).start("daylight")
    assert (play.g.ruler[5], play.g.ruler[6]) == (1, 2)
    play.choose("activate_dominance", "dominance_fox").choose("coalition", "alliance")
    assert (play.g.ruler[5], play.g.ruler[6]) == (2, 2)
    conserved_rule(play.g)


@pytest.mark.law("bots:C-9.involved")
def test_a_bots_turn_is_nothing_to_be_involved_in_and_without_enemies_nobody_is_served() -> None:
    stage = at_market(BOT, "eyrie", traits={"riverfolk": ["involved"]}).warriors(ROBOTS, 7, 1)
    play = stage.piece("keep", 1).turn("cobbler")
    assert play.told("serve-enemies") == []
    stage = involved("marquise").warriors(ROBOTS, 5, 2)
    play = to_actions(stage.start("birdsong"))
    assert play.told("serve-enemies") == []
    assert play.g.ruler[5] == 1


# --------------------------------------------------------------------------------------- S-1 when and how much bots buy


def buyer(*market: str, **options: Any) -> Stage:
    """The Mechanical Marquise buys from the Robots."""
    return at_market(BOT, "eyrie", market=market, **options).piece("roost", 3)


def from_company(*hand: str, **options: Any) -> Stage:
    """She buys from a person with this open hand."""
    stage = Stage(BOT, "eyrie", "riverfolk", active=BOT, **options).leader("despot").piece("roost", 3)
    return stage.hand("riverfolk", *hand)


@pytest.mark.law("bots:9.7", "bots:S-1.1", "bots:S-2.1")
@pytest.mark.parametrize("seller", [ROBOTS, "riverfolk"])
def test_a_bot_without_an_item_to_craft_buys_a_card_that_has_one(seller: str) -> None:
    stage = buyer("cobbler", "sword") if seller == ROBOTS else from_company("cobbler", "sword")
    play = stage.turn("tax_collector", "codebreakers")
    orders = [NAME_OF[about["card"]] for about in play.told("order")]
    assert orders[:2] == ["tax_collector", "sword"]
    assert play.told("bot-crafts")[0]["card"] == stage.card("sword")
    assert play.g.payments[0] == 2
    assert play.told("discard-order", "bots:S-2.1")[0]["card"] == stage.card("tax_collector")
    assert stage.card("sword") not in (*play.g.market, *play.g.hands[2])
    assert {stage.card("tax_collector"), stage.card("sword")} <= set(play.g.discard)
    facts = {"who": 0, "seller": 2, "card": stage.card("sword"), "price": 2, "cards": [stage.card("sword")]}
    assert play.told("bot-buys-card", "bots:S-2.1") == [facts]


@pytest.mark.law("bots:S-2.1")
def test_an_item_of_its_own_or_none_on_offer_buys_nothing() -> None:
    assert buyer("sword").turn("anvil").told("bot-buys-card") == []
    assert buyer("cobbler").turn("tax_collector").told("bot-buys-card") == []
    stage = buyer("sword")
    stage.g.item_supply[ITEMS.index("sword")] = 0
    assert stage.turn("tax_collector").told("bot-buys-card") == []


@pytest.mark.law("bots:S-1.4")
@pytest.mark.parametrize(("mine", "theirs", "buys"), [(3, 4, False), (4, 4, True), (5, 4, True)])
def test_no_buying_from_behind(mine: int, theirs: int, buys: bool) -> None:
    stage = buyer("sword").score(BOT, mine).score(ROBOTS, theirs)
    assert bool(stage.turn("tax_collector").told("bot-buys-card")) == buys


@pytest.mark.law("bots:S-1.3", "bots:S-1.5")
@pytest.mark.parametrize(
    ("points", "supply", "price"), [(0, 1, 0), (0, 2, 2), (10, 2, 0), (10, 3, 3), (20, 3, 0), (20, 4, 4)]
)
@pytest.mark.parametrize("seller", [ROBOTS, "riverfolk"])
def test_the_price_follows_the_bots_points_and_is_paid_in_full(
    points: int, supply: int, price: int, seller: str
) -> None:
    stage = (buyer("sword") if seller == ROBOTS else from_company("sword")).score(BOT, points)
    stage.warriors(BOT, 1, 25 - supply)
    list(services.buy_card(stage.g, 0, [stage.card("sword")], "bots:S-2.1", stage.g.discard.append))
    assert stage.g.payments[0] == price
    assert stage.g.supply[0] == supply - price


@pytest.mark.law("bots:S-1.2")
def test_any_number_from_the_robots_but_the_usual_limit_from_a_person() -> None:
    stage = buyer("sword")
    stage.g.bought = 5
    assert services.may_buy(stage.g, 0, HAND_CARD)
    stage = from_company("sword").piece("post_fox", 1)
    assert services.may_buy(stage.g, 0, HAND_CARD)
    stage.g.bought = 1
    assert not services.may_buy(stage.g, 0, HAND_CARD)
    stage.warriors(BOT, 1, 1)
    assert services.may_buy(stage.g, 0, HAND_CARD)


@pytest.mark.law("bots:S-1.1", "bots:9.7")
def test_bots_are_not_offered_services_at_birdsong_and_the_robots_buy_nothing_from_themselves() -> None:
    stage = buyer("sword").score(ROBOTS, 1)
    assert all(about["who"] != 0 for about in stage.turn("tax_collector").told("buy-card"))
    stage = buyer("sword")
    stage.g.active = 2
    assert services.seller_to(stage.g, 2) == NOBODY
    assert not services.may_buy(stage.g, 2, HAND_CARD)


# -------------------------------------------------------------------------------------------------- S-2 cards and boats


@pytest.mark.law("bots:S-2.2")
def test_of_several_cards_most_printed_points_then_chance() -> None:
    stage = buyer("crossbow_mouse", "bake_sale", "investments", "sword")
    assert [NAME_OF[card] for card in services.cards_with_items(stage.g, 0)] == ["bake_sale", "investments"]
    play = stage.turn("tax_collector")
    assert play.asked == ("chance", "at-random")
    play.choose("draw", 1)
    assert NAME_OF[play.told("bot-buys-card")[0]["card"]] == "investments"


@pytest.mark.law("bots:S-2.3")
def test_bots_buy_no_boats_by_the_standard_cards() -> None:
    assert not services.sails(buyer().g, 0)
    assert not services.sails(buyer(services="special").g, 0)  # nor by the Marquise's special card


# --------------------------------------------------------------------------------------------------------- S-3 soldiers


@pytest.mark.law("bots:S-3.1", "bots:9.2.3.III")
@pytest.mark.parametrize(("own", "robots", "hired"), [(1, 1, True), (2, 3, True), (3, 1, False), (2, 0, False)])
def test_mercenaries_for_a_battle_with_two_own_warriors_or_fewer(own: int, robots: int, hired: bool) -> None:
    stage = buyer().warriors(BOT, 1, own).warriors("eyrie", 1, 5).warriors(ROBOTS, 1, robots)
    play = stage.company("payments", "eyrie", 1).turn("tax_collector", "cobbler")
    assert bool(play.told("hire-for-battle", "bots:S-3.1")) == hired
    assert play.g.payments[0] == (2 if hired else 0)
    assert play.g.mercenaries == (0 if hired else NOBODY)
    play.roll(3, 0)
    assert play.told("roll")[0]["hits"] == min(3, own + (robots if hired else 0))


@pytest.mark.law("bots:S-3.1")
def test_no_mercenaries_against_their_own_people() -> None:
    stage = buyer().warriors(BOT, 1, 1).warriors(ROBOTS, 1, 2)
    play = stage.turn("tax_collector", "cobbler")
    assert play.fought() == [(1, ROBOTS)]
    assert play.told("hire-for-battle") == []


@pytest.mark.law("bots:S-3.1")
def test_nobody_is_hired_where_the_bot_could_not_battle_itself() -> None:
    stage = buyer().warriors("eyrie", 1, 1).warriors(ROBOTS, 1, 2)
    play = stage.turn("tax_collector", "cobbler")
    assert play.fought() == []
    assert play.told("hire-for-battle") == []


@pytest.mark.law("bots:S-3.1", "bots:S-1.1", "root:1.4")
def test_mercenaries_stay_for_the_rest_of_the_turn_and_are_bought_once() -> None:
    stage = buyer().warriors(BOT, 1, 1).warriors("eyrie", 1, 1).warriors(ROBOTS, 1, 1)
    stage.warriors(BOT, 6, 1).warriors("eyrie", 6, 1).warriors(ROBOTS, 6, 1).warriors(ROBOTS, 8, 1)
    stage.warriors("eyrie", 8, 1)  # here only mercenaries fight for her
    play = stage.turn("tax_collector", "cobbler").roll(0, 0).roll(0, 0).roll(0, 0)
    assert play.fought()[:3] == [(1, "eyrie"), (6, "eyrie"), (8, "eyrie")]
    assert len(play.told("hire-for-battle")) == 1
    assert (play.g.active, play.g.mercenaries, play.g.hired) == (1, NOBODY, NOBODY)


@pytest.mark.law("bots:S-3.2")
def test_mercenaries_make_room_for_a_building_that_can_stand_nowhere() -> None:
    stage = buyer().warriors(BOT, 4, 1).warriors("eyrie", 4, 1).warriors(ROBOTS, 4, 2)
    play = stage.turn("tax_collector", "anvil")
    # Tied there before; with two mercenaries she rules clearing 4, whose slot is free.
    assert play.told("hire-to-build", "bots:S-3.2")
    assert play.pieces("sawmill", 4) == 1
    assert play.g.payments[0] == 2


@pytest.mark.law("bots:S-3.2")
def test_none_are_hired_where_they_would_not_help_or_are_not_needed() -> None:
    stage = buyer().warriors(BOT, 4, 1).warriors("eyrie", 4, 5).warriors(ROBOTS, 4, 2)
    assert stage.turn("tax_collector", "anvil").told("hire-to-build") == []
    stage = buyer().warriors(BOT, 4, 2).warriors("eyrie", 4, 1).warriors(ROBOTS, 7, 2)
    play = stage.turn("tax_collector", "anvil")
    assert play.told("hire-to-build") == []
    assert play.pieces("sawmill", 4) == 1


def as_faction(stage: Stage, faction: int) -> Stage:
    """The buyer in seat 0 plays another faction."""
    factions = (faction, *stage.g.factions[1:])
    stage.g.factions = factions
    stage.g.seat_of = tuple(factions.index(f) if f in factions else NOBODY for f in range(RIVERFOLK + 4))
    return stage


@pytest.mark.law("bots:S-3.3")
def test_the_vagabot_exhausts_one_item_and_the_riverfolk_pay() -> None:
    stage = as_faction(buyer("sword").score(BOT, 10), VAGABOT)
    stage.g.belongings[0] = [0] * 32
    stage.g.belongings[0][4 * ITEMS.index("boots") + 1] = 1  # exhausted
    stage.g.belongings[0][4 * ITEMS.index("tea") + 2] = 1  # damaged
    assert not services.may_buy(stage.g, 0, HAND_CARD)
    stage.g.belongings[0][4 * ITEMS.index("hammer")] = 2
    assert services.may_buy(stage.g, 0, HAND_CARD)
    assert not services.may_buy(stage.g, 0, MERCENARIES)
    list(services.buy_card(stage.g, 0, [stage.card("sword")], "bots:S-2.1", stage.g.discard.append))
    assert stage.g.payments == [0, 0, 3]
    assert stage.g.belongings[0][4 * ITEMS.index("hammer") : 4 * ITEMS.index("hammer") + 2] == [1, 1]


@pytest.mark.law("bots:S-3.4", "bots:S-1.3")
def test_for_the_alliance_the_riverfolk_pay_or_nobody() -> None:
    stage = as_faction(buyer("sword"), ALLIANCE)
    list(services.buy_card(stage.g, 0, [stage.card("sword")], "bots:S-2.1", stage.g.discard.append))
    assert stage.g.payments == [0, 0, 2]
    assert stage.g.supply == [25, 20, 13]
    stage = as_faction(buyer("sword").warriors(ROBOTS, 5, 14), ALLIANCE)
    assert not services.may_buy(stage.g, 0, HAND_CARD)


@pytest.mark.law("bots:S-3.5")
def test_the_lizards_are_offered_no_birds() -> None:
    stage = buyer("arms_trader", "sword", "armorers")
    assert len(services.offered_to(stage.g, 0)) == 3
    assert [NAME_OF[card] for card in services.offered_to(as_faction(stage, LIZARDS).g, 0)] == ["sword"]


@pytest.mark.law("bots:C-9.greedy", "bots:S-1.1")
def test_the_greedy_score_when_a_leading_bot_buys() -> None:
    for points, gained in ((5, 1), (2, 0)):
        stage = buyer("sword", traits={"riverfolk": ["greedy"]}).score(BOT, points).score("eyrie", 4)
        assert stage.turn("tax_collector", "codebreakers").score(ROBOTS) == gained


# ----------------------------------------------------------------------------------------------- special cards


@pytest.mark.law("bots:A-1", "bots:A-4.1", "bots:S-2.2")
def test_with_her_special_card_the_marquise_prefers_birds_to_points() -> None:
    market = ("bake_sale", "birdy_bindle", "arms_trader")
    assert [NAME_OF[c] for c in services.cards_with_items(buyer(*market).g, 0)] == ["bake_sale"]
    special = buyer(*market, services="special").g
    assert [NAME_OF[c] for c in services.cards_with_items(special, 0)] == ["arms_trader"]
    no_bird = buyer("bake_sale", "sword", services="special").g
    assert [NAME_OF[c] for c in services.cards_with_items(no_bird, 0)] == ["bake_sale"]


@pytest.mark.law("bots:A-4.2", "bots:A-1")
def test_without_items_she_buys_a_bird_for_her_order() -> None:
    stage = buyer("cobbler", "armorers", "sappers", services="special")
    play = stage.turn("tax_collector")
    assert play.asked == ("chance", "at-random")
    play.choose("draw", 1)
    bought = play.told("bot-buys-card", "bots:A-4.2")[0]
    assert NAME_OF[bought["card"]] == "sappers"
    assert SUIT_OF[play.told("order")[1]["card"]] == BIRD
    assert play.told("bot-crafts") == []
    # By the standard cards alone, or with a bird for an order, she buys none.
    assert buyer("armorers").turn("tax_collector").told("bot-buys-card") == []
    assert buyer("armorers", services="special").turn("royal_claim").told("bot-buys-card") == []
    # With an item on offer she buys that one.
    play = buyer("armorers", "sword", services="special").turn("tax_collector", "cobbler")
    assert [NAME_OF[about["card"]] for about in play.told("bot-buys-card")] == ["sword"]


@pytest.mark.plain
@pytest.mark.law("bots:A-1", "bots:9.7")
@pytest.mark.parametrize("sets", ["standard", "special"])
def test_a_special_card_may_buy_at_the_start_of_the_turn_or_instead_of_the_order(
    monkeypatch: pytest.MonkeyPatch, sets: str
) -> None:
    stage = buyer("cobbler", "ambush_fox", "sword", services=sets)

    def buy_ambush(g: Root, me: int) -> Any:
        yield from services.buy_card(g, me, [stage.card("ambush_fox")], "bots:A-10.1", g.kept_ambushes.append)

    card = SpecialCard(
        "bots:A-5.1", instead=lambda g, me, cards: [c for c in cards if NAME_OF[c] == "cobbler"], at_start=buy_ambush
    )
    monkeypatch.setattr(MECHANICAL_MARQUISE, "special_card", card)
    play = stage.turn("anvil")
    special = sets == "special"
    assert [NAME_OF[c] for c in play.g.kept_ambushes] == (["ambush_fox"] if special else [])
    # The order was bought before its item was crafted, and the standard cards have no say then.
    assert [NAME_OF[about["card"]] for about in play.told("order", "bots:A-5.1")] == (["cobbler"] if special else [])
    assert bool(play.told("bot-crafts")) != special
    assert stage.card("cobbler") in (play.g.discard if special else play.g.market)


@pytest.mark.law("bots:9.7")
def test_a_price_by_score_is_the_same_for_every_service() -> None:
    g = buyer().score(BOT, 12).g
    assert {price_by_score(g, 0, service) for service in (HAND_CARD, RIVERBOATS, MERCENARIES)} == {3}
