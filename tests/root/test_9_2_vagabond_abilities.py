"""9.2 The Vagabond: items, battle, coalition."""

from __future__ import annotations

import pytest

from ludex.games.root.sides.vagabond.items import (
    BAG,
    BOOTS,
    COINS,
    CONDITIONS,
    TEA,
    carried,
    item_limit,
    on_track,
)
from ludex.games.root.state import FOREST, HOSTILE
from tests.root.stage import Play, Stage

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(4)


def vagabond(*more: str) -> Stage:
    """The Vagabond's turn in clearing 1 (fox), with the Marquise and the Eyrie."""
    return Stage("marquise", "eyrie", "vagabond", *more, active="vagabond").pawn("vagabond", 1)


def day(scene: Stage) -> Play:
    return scene.start("vagabond.daylight")


# ------------------------------------------------------------------------------------------------------- 9.2.1 crafting


@pytest.mark.law("root:9.2.1", "root:9.5.8", "root:4.1.1")
def test_every_hammer_has_the_suit_of_his_clearing() -> None:
    scene = vagabond().belongings("vagabond", "hammer", "hammer").hand("vagabond", "foxfolk_steel", "root_tea_mouse")
    play = day(scene)
    assert play.offered("craft") == [("craft", scene.card("foxfolk_steel"))]
    assert play.why_not("vagabond", "craft", "root_tea_mouse") == "4.1.1"
    play.choose("craft", "foxfolk_steel")
    assert play.score("vagabond") == 2
    assert play.items("vagabond") == ["sword"], "a crafted item lies face up at once"
    assert play.items("vagabond", EXHAUSTED) == ["hammer", "hammer"]
    assert play.g.items[scene.seat("vagabond")] == [0] * 7


@pytest.mark.law("root:9.2.1", "root:9.5.8")
def test_hammers_have_no_suit_in_a_forest() -> None:
    scene = vagabond().pawn("vagabond", FOREST).belongings("vagabond", "hammer", "hammer").hand("vagabond", "anvil")
    assert not day(scene).offered("craft")


@pytest.mark.law("root:9.2.1", "root:4.1.1")
def test_an_exhausted_or_damaged_hammer_crafts_nothing() -> None:
    scene = vagabond().hand("vagabond", "anvil")
    scene.belongings("vagabond", "hammer", condition=EXHAUSTED).belongings("vagabond", "hammer", condition=DAMAGED)
    assert not day(scene).offered("craft")


# ---------------------------------------------------------------------------------------------------- 9.2.2, 9.2.3 pawn


@pytest.mark.law("root:9.2.2", "root:2.8", "root:2.5.4")
def test_the_pawn_rules_nothing_and_nothing_removes_it() -> None:
    scene = Stage("marquise", "vagabond").pawn("vagabond", 1).piece("workshop", 1).piece("workshop", 8)
    scene.piece("workshop", 6).hand("marquise", "favor_of_the_foxes")
    play = scene.start("marquise.craft")
    assert play.g.ruler[1] == scene.seat("marquise")
    play.choose("craft", "favor_of_the_foxes")
    assert play.g.pawn[scene.seat("vagabond")] == 1


@pytest.mark.law("root:9.2.2")
def test_a_lone_pawn_leaves_a_clearing_without_a_ruler() -> None:
    assert day(vagabond()).g.ruler[1] == -1


@pytest.mark.law("root:9.2.3", "root:4.2.1")
def test_he_moves_whoever_rules() -> None:
    scene = vagabond().warriors("marquise", 1, 3).warriors("eyrie", 5, 3).belongings("vagabond", "boots")
    play = day(scene).choose("walk", 5)
    assert play.g.pawn[scene.seat("vagabond")] == 5


# ---------------------------------------------------------------------------------------------------------- 9.2.5 items


@pytest.mark.law("root:9.2.5", "root:9.2.5.I", "root:9.2.5.III", "root:9.6.4")
def test_ready_tea_coins_and_bags_lie_on_tracks_of_three() -> None:
    scene = vagabond().belongings("vagabond", "bag", "bag", "bag", "bag", "tea", "coins", "boots")
    g, me = scene.g, scene.seat("vagabond")
    assert [on_track(g, me, kind) for kind in (TEA, COINS, BAG)] == [1, 1, 3]
    assert item_limit(g, me) == 12
    assert sum(carried(g, me)) == 2, "the boots and the fourth bag"


@pytest.mark.law("root:9.2.5", "root:9.2.5.III", "root:9.5")
def test_exhausted_or_damaged_bags_are_not_on_the_track() -> None:
    scene = vagabond().belongings("vagabond", "bag", condition=EXHAUSTED).belongings("vagabond", "bag", condition=2)
    assert item_limit(scene.g, scene.seat("vagabond")) == 6
    assert sum(carried(scene.g, scene.seat("vagabond"))) == 2


@pytest.mark.law("root:9.2.5.II", "root:9.2.5.I")
def test_other_items_go_to_the_satchel() -> None:
    scene = vagabond().belongings("vagabond", "boots", "sword", "torch", "crossbow", "hammer", "tea")
    row = carried(scene.g, scene.seat("vagabond"))
    assert sum(row) == 5
    assert row[CONDITIONS * TEA] == 0


# -------------------------------------------------------------------------------------------------------- 9.2 in battle


@pytest.mark.law("root:9.2.4", "root:4.3.2.III", "root:9.2.7")
def test_without_an_undamaged_sword_he_is_defenceless() -> None:
    scene = Stage("marquise", "vagabond").warriors("marquise", 1, 3).pawn("vagabond", 1)
    scene.belongings("vagabond", "boots", "torch", "tea").belongings("vagabond", "sword", condition=DAMAGED)
    play = scene.start("marquise.action", actions_left=3)
    play.choose("battle", 1, "vagabond").roll(1, 0)
    assert play.told("defenceless") == [{"who": 1}]
    play.choose("damage", CONDITIONS * BOOTS).choose("damage", CONDITIONS * TEA)
    assert play.items("vagabond", DAMAGED) == ["boots", "sword", "tea"]
    assert play.items("vagabond") == ["torch"]


@pytest.mark.law("root:9.2.4", "root:9.2.6")
def test_an_exhausted_sword_still_defends() -> None:
    scene = Stage("marquise", "vagabond").warriors("marquise", 1, 3).pawn("vagabond", 1)
    scene.belongings("vagabond", "sword", condition=EXHAUSTED)
    play = scene.start("marquise.action", actions_left=3)
    play.choose("battle", 1, "vagabond").roll(3, 2)
    assert play.told("defenceless") == []
    assert play.warriors("marquise", 1) == 2, "one sword, one hit"
    assert play.items("vagabond", DAMAGED_EXHAUSTED) == ["sword"], "face down it stays"


@pytest.mark.law("root:9.2.6", "root:4.3.2.I", "root:9.5.2")
def test_rolled_hits_are_limited_to_undamaged_swords_exhausted_or_not() -> None:
    scene = vagabond().warriors("marquise", 1, 5).belongings("vagabond", "sword", "sword")
    play = day(scene).choose("battle", 1, "marquise").roll(3, 0)
    assert play.warriors("marquise", 1) == 3
    assert play.items("vagabond", EXHAUSTED) == ["sword"], "the one that started the battle"


@pytest.mark.law("root:9.2.7", "root:4.3.3")
def test_hits_beyond_the_undamaged_items_are_ignored() -> None:
    scene = vagabond().warriors("marquise", 1, 5).belongings("vagabond", "sword", "boots")
    play = day(scene).choose("battle", 1, "marquise").roll(3, 3)
    assert play.items("vagabond", DAMAGED) == ["boots"]
    assert play.items("vagabond", DAMAGED_EXHAUSTED) == ["sword"]


@pytest.mark.law("root:4.3.1", "root:9.2.2", "root:9.2.7")
def test_an_ambush_damages_his_items_and_the_battle_goes_on() -> None:
    scene = vagabond().warriors("marquise", 1, 3).belongings("vagabond", "sword", "boots")
    play = day(scene.hand("marquise", "ambush_fox")).choose("battle", 1, "marquise").choose("ambush", "ambush_fox")
    assert play.asked[0] == "chance", "both items are damaged, yet he is still there"
    play.roll(2, 1)
    assert play.warriors("marquise", 1) == 3


# -------------------------------------------------------------------------------------------------------- lasting cards


@pytest.mark.law("root:4.1.3", "root:4.2", "root:9.2.9.III.B")
def test_cobbler_moves_the_pawn_and_hostile_warriors_still_cost_a_boot() -> None:
    scene = vagabond().crafted("vagabond", "cobbler").warriors("eyrie", 5, 1).relation("vagabond", "eyrie", HOSTILE)
    play = scene.start("evening")
    assert play.asked == ("vagabond", "cobbler")
    assert play.offered("walk") == [("walk", 9), ("walk", 10)]
    play.choose("walk", 9)
    assert play.g.pawn[2] == 9
    again = vagabond().crafted("vagabond", "cobbler").warriors("eyrie", 5, 1).relation("vagabond", "eyrie", HOSTILE)
    play = again.belongings("vagabond", "boots").start("evening").choose("walk", 5)
    assert play.items("vagabond", EXHAUSTED) == ["boots"]


@pytest.mark.law("root:4.1.3", "root:4.3")
def test_command_warren_starts_a_battle_without_a_sword() -> None:
    scene = vagabond().crafted("vagabond", "command_warren").warriors("marquise", 1, 2).warriors("marquise", 2, 2)
    play = scene.belongings("vagabond", "sword").start("daylight")
    assert play.offered("battle") == [("battle", 1, 0)]
    play.choose("battle", 1, "marquise").roll(1, 0)
    assert play.items("vagabond") == ["sword"]
    assert play.warriors("marquise", 1) == 1


@pytest.mark.law("root:4.1.3", "root:9.2.2")
def test_royal_claim_and_tax_collector_bring_him_nothing() -> None:
    scene = vagabond().crafted("vagabond", "royal_claim", "tax_collector")
    play = scene.start("vagabond.birdsong")
    play.choose("use", "royal_claim")
    assert play.score("vagabond") == 0
    assert not day(scene).offered("tax")


# ------------------------------------------------------------------------------------------------------ 9.2.8 coalition


def four(**scores: int) -> Stage:
    """Four players; the Vagabond has a dominance card and ten points."""
    scene = Stage("marquise", "eyrie", "vagabond", "vagabond2", active="vagabond").pawn("vagabond", 1)
    scene.pawn("vagabond2", 2).hand("vagabond", "dominance_fox").score("vagabond", 10)
    for faction, points in scores.items():
        scene.score(faction, points)
    return scene


@pytest.mark.law("root:9.2.8", "root:3.3.1")
def test_he_joins_the_other_player_with_the_fewest_points_and_scores_no_more() -> None:
    scene = four(marquise=4, eyrie=7, vagabond2=9)
    play = day(scene).choose("activate_dominance", "dominance_fox")
    assert play.told("coalition") == [{"who": 2, "partner": 0}]
    assert play.g.coalition == [-1, -1, 0, -1]
    assert play.score("vagabond") == 0


@pytest.mark.law("root:9.2.8")
def test_he_chooses_among_those_tied_for_fewest_points() -> None:
    play = day(four(marquise=4, eyrie=4, vagabond2=9)).choose("activate_dominance", "dominance_fox")
    assert play.asked == ("vagabond", "coalition")
    assert play.options == [("coalition", 0), ("coalition", 1)]


@pytest.mark.law("root:9.2.8")
def test_who_has_activated_a_dominance_card_is_no_partner() -> None:
    scene = four(marquise=0, eyrie=6, vagabond2=9)
    scene.g.dominance[0] = scene.take("dominance_mouse")
    play = day(scene).choose("activate_dominance", "dominance_fox")
    assert play.g.coalition[2] == scene.seat("eyrie")


@pytest.mark.law("root:9.2.8")
def test_without_any_partner_left_he_keeps_the_card() -> None:
    scene = four()
    for seat, card in ((0, "dominance_mouse"), (1, "dominance_rabbit"), (3, "dominance_bird")):
        scene.g.dominance[seat] = scene.take(card)
    assert day(scene).why_not("vagabond", "activate_dominance", "dominance_fox") == "9.2.8"


@pytest.mark.law("root:9.2.8")
def test_with_three_players_he_cannot_activate_dominance() -> None:
    play = day(vagabond().hand("vagabond", "dominance_fox").score("vagabond", 10))
    assert not play.offered("activate_dominance")
    assert play.why_not("vagabond", "activate_dominance", "dominance_fox") == "9.2.8"


@pytest.mark.law("root:9.2.8", "root:2.7", "root:3.1")
def test_both_win_when_the_partner_wins() -> None:
    scene = Stage("marquise", "eyrie", "vagabond", "vagabond2").pawn("vagabond", 5).pawn("vagabond2", 6)
    scene.score("marquise", 29).piece("workshop", 1).hand("marquise", "foxfolk_steel").piece("workshop", 6)
    scene.g.coalition[2] = 0
    scene.g.dominance[2] = scene.take("dominance_fox")
    play = scene.start("marquise.craft").choose("craft", "foxfolk_steel")
    assert play.g.winners == [0, 2]
    assert play.table.over


@pytest.mark.law("root:9.2.8", "root:3.3.1")
def test_a_coalition_does_not_win_by_ruling_clearings() -> None:
    scene = four()
    scene.g.coalition[2], scene.g.dominance[2] = 0, scene.g.hands[2].pop()
    scene.g.ruler[1] = scene.g.ruler[6] = scene.g.ruler[8] = 2
    play = scene.start("birdsong")
    assert not play.table.over


@pytest.mark.law("root:2.7", "root:9.2.8")
def test_the_partner_is_no_enemy_of_a_favour() -> None:
    scene = four().warriors("marquise", 1, 2).warriors("eyrie", 1, 2).belongings("vagabond", *["hammer"] * 3)
    scene.g.coalition[2], scene.g.dominance[2] = 0, scene.g.hands[2].pop()
    play = day(scene.hand("vagabond", "favor_of_the_foxes")).choose("craft", "favor_of_the_foxes")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (2, 0)


@pytest.mark.law("root:9.2.9.III.D")
def test_a_hostile_partner_becomes_indifferent() -> None:
    scene = four(marquise=4, eyrie=7, vagabond2=9).relation("vagabond", "marquise", HOSTILE)
    play = day(scene).choose("activate_dominance", "dominance_fox")
    assert play.g.relation[2][0] == 0
