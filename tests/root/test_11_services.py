"""11.2.6, 11.2.7 The services of the Riverfolk Company, clause by clause."""

from __future__ import annotations

import pytest

from ludex.core import Decision, Option
from ludex.games.root.printed.deck import ITEMS
from ludex.games.root.printed.pieces import FACTIONS, VAGABOND
from ludex.games.root.rules.battle import split_hits
from ludex.games.root.setup import PLACES
from ludex.games.root.sides.riverfolk import services
from tests.root.stage import Play, Stage

M, E, R = 0, 1, 2


def market(active: str = "marquise") -> Stage:
    """The Marquise (seat 0), the Eyrie (seat 1) and the Riverfolk (seat 2), who have posts and prices."""
    scene = Stage("marquise", "eyrie", "riverfolk", active=active)
    scene.g.prices = [1, 2, 3]
    return scene


def hire(scene: Stage) -> Play:
    """The active player hires mercenaries and buys nothing else."""
    play = scene.start("birdsong").choose("hire")
    return play.done() if play.asked[1] == "services" else play


def acting(play: Play) -> Play:
    """On to the actions of the Marquise."""
    while play.asked[1] != "action":
        play.done()
    return play


# -------------------------------------------------------------------------------------------------------- 11.2.6 buying


@pytest.mark.law("root:11.2.6", "root:11.2.6.I", "root:11.2.7")
def test_services_are_sold_at_the_start_of_anothers_birdsong() -> None:
    scene = market().hand("riverfolk", "anvil")
    play = scene.start("birdsong")
    assert play.asked == ("marquise", "services")
    assert play.options == [("done",), ("buy_card", scene.card("anvil")), ("buy_boats",), ("hire",)]
    play.choose("buy_boats")
    assert play.g.payments == [2, 0, 0]
    assert play.g.supply[M] == 23


@pytest.mark.law("root:11.2.6")
def test_the_riverfolk_buy_nothing_from_themselves() -> None:
    play = market("riverfolk").hand("riverfolk", "anvil").start("birdsong")
    assert play.asked == ("riverfolk", "trade")


@pytest.mark.law("root:11.2.6", "root:3.3.1")
def test_a_dominance_victory_comes_before_any_purchase() -> None:
    scene = market("eyrie").hand("riverfolk", "anvil").warriors("eyrie", 1, 1).warriors("eyrie", 3, 1)
    play = scene.start("birdsong", dominance=[-1, scene.take("dominance_bird"), -1])
    assert play.g.winners == [E]


@pytest.mark.law("root:11.2.6.I")
def test_the_price_is_paid_from_the_buyers_supply_or_not_at_all() -> None:
    scene = market("eyrie").hand("riverfolk", "anvil").warriors("eyrie", 1, 18).leader("despot")
    play = scene.start("birdsong")
    assert play.why_not("eyrie", "hire") == "11.2.6.I"
    assert play.why_not("eyrie", "buy_boats") is None
    play.choose("buy_card", "anvil")
    assert play.g.supply[E] == 1
    assert play.g.payments == [0, 1, 0]


@pytest.mark.law("root:11.2.6.II")
def test_one_service_and_one_more_for_each_post_with_pieces_of_the_buyer() -> None:
    scene = market().hand("riverfolk", "anvil", "sword", "cobbler").piece("post_fox", 1).piece("post_fox", 12)
    scene.piece("post_mouse", 2).warriors("marquise", 1, 2).piece("wood", 2)
    play = scene.start("birdsong")
    assert play.decision.about["count"] == 3
    play.choose("buy_card", "anvil").choose("buy_card", "sword").choose("buy_card", "cobbler")
    assert play.asked == ("marquise", "action")
    assert play.hand("marquise") == ["anvil", "cobbler", "sword"]
    assert play.g.payments == [3, 0, 0]


@pytest.mark.law("root:11.2.6.II")
def test_a_second_service_without_a_shared_post_is_refused() -> None:
    scene = market().hand("riverfolk", "anvil").piece("post_fox", 12)
    scene.g.bought = 1
    assert services.cannot_buy(scene.g, M, services.HAND_CARD) == services.NO_MORE_SERVICES
    scene.warriors("marquise", 12, 1)
    assert services.cannot_buy(scene.g, M, services.HAND_CARD) is None


@pytest.mark.law("root:11.2.6.II", "root:1.4")
def test_the_next_buyer_counts_anew() -> None:
    scene = market().hand("riverfolk", "anvil", "sword")
    play = scene.start("birdsong").choose("buy_card", "anvil")
    while play.asked != ("eyrie", "services"):
        play.done()
    assert play.decision.about["count"] == 1
    play.choose("buy_card", "sword")
    assert "sword" in play.hand("eyrie")


def with_vagabond(*ready: str) -> Stage:
    """The buyer is a Vagabond with these items ready, two exhausted and one damaged."""
    scene = market().hand("riverfolk", "anvil")
    g = scene.g
    g.factions = (VAGABOND, *g.factions[1:])
    g.seat_of = tuple(g.factions.index(f) if f in g.factions else -1 for f in range(len(FACTIONS)))
    g.supply[M] = 0
    g.belongings[M] = [0] * PLACES
    for name in ready:
        g.belongings[M][4 * ITEMS.index(name)] += 1
    g.belongings[M][4 * ITEMS.index("sword") + 1] = 2
    g.belongings[M][4 * ITEMS.index("tea") + 2] = 1
    return scene


def listed(asked: object) -> list[Option]:
    assert isinstance(asked, Decision)
    return list(asked.options)


@pytest.mark.law("root:11.2.6.III", "root:11.2.7.I")
def test_a_vagabond_exhausts_items_and_the_riverfolk_put_their_own_warriors() -> None:
    scene = with_vagabond("boots", "boots", "hammer")
    g = scene.g
    assert services.cannot_buy(g, M, services.RIVERBOATS) is None
    rule = services.sell_services(g, R, M)
    assert listed(next(rule)) == [("done",), ("buy_card", scene.card("anvil")), ("buy_boats",)]
    boots, hammer = ITEMS.index("boots"), ITEMS.index("hammer")
    assert listed(rule.send(("buy_boats",))) == [("pay_item", boots), ("pay_item", hammer)]
    rule.send(("pay_item", boots))
    assert listed(rule.send(("pay_item", hammer))) == [("done",)]
    assert g.belongings[M][4 * boots : 4 * boots + 2] == [1, 1]
    assert g.belongings[M][4 * hammer : 4 * hammer + 2] == [0, 1]
    assert g.payments == [0, 0, 2]
    assert g.supply[R] == 13
    assert g.riverboats == M


@pytest.mark.law("root:11.2.6.III", "root:2.5")
def test_for_a_vagabonds_items_the_riverfolk_place_as_many_warriors_as_they_have() -> None:
    g = with_vagabond("boots", "boots").warriors("riverfolk", 7, 14).g
    rule = services.pay(g, R, M, 2)
    next(rule)
    rule.send(("pay_item", ITEMS.index("boots")))
    with pytest.raises(StopIteration):
        rule.send(("pay_item", ITEMS.index("boots")))
    assert g.payments == [0, 0, 1]


@pytest.mark.law("root:11.2.6.III")
def test_exhausted_and_damaged_items_pay_nothing() -> None:
    g = with_vagabond("boots").g
    assert services.cannot_buy(g, M, services.RIVERBOATS) == services.TOO_DEAR_FOR_ITEMS
    assert services.cannot_buy(g, M, services.HAND_CARD) is None


@pytest.mark.law("root:11.2.6.II", "root:2.5.4")
def test_a_pawn_is_a_piece_beside_a_post() -> None:
    g = with_vagabond("boots").piece("post_fox", 12).g
    assert services.most_services(g, M) == 1
    g.pawn[M] = 12
    assert services.most_services(g, M) == 2


@pytest.mark.law("root:11.2.7.III.B")
def test_a_vagabond_hires_nobody() -> None:
    g = with_vagabond("boots", "boots", "boots", "hammer").g
    assert services.cannot_buy(g, M, services.MERCENARIES) == services.NOT_FOR_VAGABONDS


# --------------------------------------------------------------------------------------------------- 11.2.7.I hand card


@pytest.mark.law("root:11.2.7.I", "root:11.2.3", "root:1.2.1")
def test_a_bought_card_is_known_to_everyone_in_the_buyers_hand() -> None:
    scene = market().hand("riverfolk", "anvil", "sword").hand("marquise", "cobbler")
    play = scene.start("birdsong").choose("buy_card", "sword")
    sword = scene.card("sword")
    assert play.hand("riverfolk") == ["anvil"]
    assert play.hand("marquise") == ["cobbler", "sword"]
    assert play.g.known == [[], [sword], [sword]]
    assert play.table.view(E).board.seats[M].known == [sword]


@pytest.mark.law("root:11.2.7.I")
def test_only_cards_of_the_open_hand_are_for_sale() -> None:
    play = market().hand("riverfolk", "anvil").hand("eyrie", "sword").start("birdsong")
    assert play.why_not("marquise", "buy_card", "sword") == "11.2.7.I"


# ------------------------------------------------------------------------------------------------- 11.2.7.II riverboats


@pytest.mark.law("root:11.2.7.II", "root:2.3", "root:4.2.1")
def test_riverboats_make_the_river_a_path_for_one_turn_but_rule_still_counts() -> None:
    scene = market().warriors("marquise", 4, 2).warriors("marquise", 11, 1).warriors("eyrie", 11, 2)
    scene.warriors("eyrie", 10, 2)
    play = acting(scene.start("birdsong").choose("buy_boats"))
    assert play.why_not("marquise", "move", 4, 7, 1) is None
    assert play.why_not("marquise", "move", 11, 10, 1) == "4.2.1"
    while play.g.active == M:
        play.done()
    assert play.g.riverboats == -1
    assert play.g.bought == 0


@pytest.mark.law("root:11.2.7.II", "root:2.2.1")
def test_without_boats_the_river_is_no_path() -> None:
    scene = market().warriors("marquise", 4, 2)
    assert scene.start("marquise.action", actions_left=1).why_not("marquise", "move", 4, 7, 1) == "2.3"


@pytest.mark.law("root:11.2.7.II", "root:6.5.4.II")
def test_boats_carry_wood_to_a_building_site() -> None:
    def site(boats: int) -> Play:
        scene = market().warriors("marquise", 4, 2).warriors("marquise", 7, 1).piece("wood", 7).piece("workshop", 2)
        return scene.start("marquise.action", actions_left=1, riverboats=boats)

    assert site(-1).why_not("marquise", "build", "workshop", 4) == "6.5.4.II"
    play = site(M)
    assert ("build", 1, 4) in play.options
    play.choose("build", "workshop", 4)
    assert play.pieces("wood", 7) == 0


@pytest.mark.law("root:11.2.7.II", "root:11.2.7.III", "root:11.2.6.II")
def test_boats_and_mercenaries_are_bought_once_a_turn() -> None:
    scene = market().piece("post_fox", 1).piece("post_mouse", 2).warriors("marquise", 1, 2).warriors("marquise", 2, 1)
    play = scene.start("birdsong").choose("hire").choose("buy_boats")
    assert play.asked[1] != "services"
    scene.g.bought = 1
    scene.g.hired = scene.g.riverboats = M
    assert services.cannot_buy(scene.g, M, services.MERCENARIES) == services.HIRED
    assert services.cannot_buy(scene.g, M, services.RIVERBOATS) == services.SAILING


# ----------------------------------------------------------------------------------------------- 11.2.7.III mercenaries


@pytest.mark.law("root:11.2.7.III", "root:2.8")
def test_mercenaries_count_for_rule_in_daylight_and_evening_only() -> None:
    scene = market().warriors("riverfolk", 7, 3).warriors("marquise", 7, 1).warriors("eyrie", 7, 3)
    play = hire(scene.crafted("marquise", "royal_claim", "cobbler"))
    assert play.asked == ("marquise", "birdsong-cards")
    assert play.g.ruler[7] == E
    play.choose("use", "royal_claim")
    assert play.score("marquise") == 0
    assert acting(play).g.ruler[7] == M
    while play.asked[1] != "cobbler":
        play.done()
    assert play.g.ruler[7] == M
    assert ("move", 7, 8, 1) in play.options


@pytest.mark.law("root:11.2.7.III", "root:7.2.2")
def test_lords_of_the_forest_win_ties_with_mercenaries() -> None:
    scene = market("eyrie").warriors("riverfolk", 7, 2).warriors("marquise", 7, 2).piece("roost", 2)
    play = scene.leader("despot").start("daylight", hired=E, bought=1)
    assert play.g.ruler[7] == E


@pytest.mark.law("root:11.2.7.III", "root:3.3.1")
def test_mercenaries_go_home_at_the_end_of_the_turn_and_win_no_dominance() -> None:
    scene = market().warriors("riverfolk", 1, 2).warriors("riverfolk", 3, 2)
    play = hire(scene)
    assert play.g.ruler[1] == play.g.ruler[3] == M
    while play.g.active == M:
        play.done()
    assert play.g.mercenaries == play.g.hired == -1
    assert play.g.ruler[1] == play.g.ruler[3] == R


@pytest.mark.law("root:11.2.7.III", "root:4.2")
def test_mercenaries_are_not_moved_but_their_rule_lets_the_buyer_move() -> None:
    scene = market().warriors("riverfolk", 7, 3).warriors("marquise", 7, 1).warriors("eyrie", 7, 3)
    play = acting(hire(scene.warriors("riverfolk", 11, 2)))
    assert play.asked == ("marquise", "action")
    assert ("move", 7, 8, 1) in play.options
    assert play.why_not("marquise", "move", 7, 8, 2) == "4.2"
    assert not [option for option in play.offered("move") if option[1] == 11]


@pytest.mark.law("root:11.2.7.III", "root:4.3.2.I", "root:11.2.7.III.A")
def test_mercenaries_fight_and_share_the_hits() -> None:
    scene = market().warriors("riverfolk", 7, 2).warriors("marquise", 7, 1).warriors("eyrie", 7, 3)
    play = acting(hire(scene)).choose("battle", 7, "eyrie").roll(3, 2)
    assert play.warriors("eyrie", 7) == 0
    assert play.warriors("marquise", 7) == 0
    assert play.warriors("riverfolk", 7) == 1
    assert play.g.supply[R] == 15 - 1


@pytest.mark.law("root:11.2.7.III")
def test_mercenaries_attack_even_where_the_buyer_has_no_warriors() -> None:
    scene = market().warriors("riverfolk", 7, 2).warriors("eyrie", 7, 1).warriors("marquise", 1, 1)
    play = acting(hire(scene))
    assert play.offered("battle") == [("battle", 7, E)]
    play.choose("battle", 7, "eyrie").roll(2, 2)
    assert play.warriors("eyrie", 7) == 0
    assert play.warriors("riverfolk", 7) == 1


@pytest.mark.law("root:11.2.7.III")
def test_mercenaries_do_not_fight_against_the_riverfolk() -> None:
    scene = market().warriors("riverfolk", 7, 2).warriors("marquise", 7, 1).warriors("riverfolk", 4, 1)
    play = acting(hire(scene))
    assert play.offered("battle") == [("battle", 7, R)]
    assert play.why_not("marquise", "battle", 4, "riverfolk") == "11.2.7.III"
    play.choose("battle", 7, "riverfolk").roll(3, 0)
    assert play.warriors("riverfolk", 7) == 1
    assert play.warriors("marquise", 7) == 1


@pytest.mark.law("root:11.2.7.III.A", "root:4.3.1")
def test_an_ambush_is_shared_too_and_mercenaries_fight_on() -> None:
    scene = market().warriors("riverfolk", 7, 2).warriors("marquise", 7, 1).warriors("eyrie", 7, 1)
    play = acting(hire(scene.hand("eyrie", "ambush_mouse"))).choose("battle", 7, "eyrie")
    play.choose("ambush", "ambush_mouse")
    assert play.warriors("marquise", 7) == 0
    assert play.warriors("riverfolk", 7) == 1
    assert play.asked == ("chance", "roll")


@pytest.mark.law("root:11.2.7.III.A", "root:4.3.3")
@pytest.mark.parametrize(
    ("hits", "own", "hired", "lost"),
    [
        (1, 2, 2, (1, 0)),
        (2, 2, 2, (1, 1)),
        (3, 3, 3, (2, 1)),
        (3, 1, 3, (1, 2)),
        (2, 0, 3, (0, 2)),
        (3, 3, 0, (3, 0)),
        (4, 3, 1, (3, 1)),
        (3, 1, 1, (1, 1)),
    ],
)
def test_hits_are_split_evenly_and_the_odd_one_is_the_buyers(
    hits: int, own: int, hired: int, lost: tuple[int, int]
) -> None:
    assert split_hits(hits, own, hired) == lost


@pytest.mark.law("root:11.2.7.III.A", "root:4.3.3")
def test_buildings_fall_only_after_the_mercenaries() -> None:
    scene = market().warriors("riverfolk", 7, 2).warriors("eyrie", 7, 3).piece("sawmill", 7)
    play = acting(hire(scene))
    play.choose("battle", 7, "eyrie").roll(2, 2)
    assert play.warriors("riverfolk", 7) == 0
    assert play.pieces("sawmill", 7) == 1


@pytest.mark.law("root:11.2.7.III", "root:4.1.2", "root:1.1.1")
def test_a_favour_removes_the_riverfolk_as_enemies_even_if_hired() -> None:
    scene = market().hand("marquise", "favor_of_the_mice").piece("workshop", 2, 2).piece("workshop", 9)
    play = hire(scene.warriors("riverfolk", 7, 2)).choose("craft", "favor_of_the_mice")
    assert play.warriors("riverfolk", 7) == 0
    assert play.g.ruler[7] == -1


@pytest.mark.law("root:11.2.7.III", "root:4.1.3")
def test_the_buyer_removes_no_mercenary_for_a_card() -> None:
    scene = market().crafted("marquise", "tax_collector").warriors("riverfolk", 7, 2).warriors("marquise", 1, 1)
    play = hire(scene)
    assert play.offered("tax") == [("tax", 1)]
