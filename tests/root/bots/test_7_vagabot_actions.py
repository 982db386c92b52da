"""7.5 The actions of the Vagabot one by one, and his traits."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.root.game import GAME
from ludex.games.root.sides.vagabond.items import BAG, BOOTS, HAMMER
from ludex.games.root.state import FOREST, NOBODY
from tests.root.bots.vagabot_scenes import (
    BIRD,
    BOT,
    FOX,
    FOX_QUEST,
    MOUSE,
    MOUSE_QUEST,
    RABBIT,
    RABBIT_QUEST,
    count,
    crafted_items,
    draws,
    on_track,
    quest,
    roll_all,
    scene,
    walked,
)
from tests.root.stage import Play, Stage

READY, EXHAUSTED, DAMAGED, BOTH = range(4)
EYRIE, MARQUISE = 1, 2
"""Seats."""


def trait(name: str, *others: str, **options: Any) -> Stage:
    return scene(*others, traits={"vagabot": [name]}, **options)


def lines(play: Play) -> list[str]:
    """Everything told, by its name."""
    assert play.table.journal is not None
    return [line.message for line in play.table.journal.lines]


def spent(play: Play, clause: str) -> list[int]:
    """How many items he exhausted at a time under a clause."""
    return [about["count"] for about in play.told("bot-exhausts", clause)]


@pytest.mark.law("bots:7.5", "bots:7.5.6")
def test_what_cannot_be_done_is_skipped_and_the_day_ends_with_the_items() -> None:
    play = scene(at=1, items=3).turn(RABBIT)
    assert play.table.journal is not None
    skipped = [(line.clause, line.message) for line in play.table.journal.lines if line.message.startswith("skip-")]
    assert skipped == [
        ("bots:7.5.4", "skip-battle"),
        ("bots:7.5.5", "skip-repair"),
        ("bots:7.5.6", "skip-special-thief"),
    ]
    stage = scene(at=1, items=3).warriors("marquise", 1, 3).belongings(BOT, "tea", condition=DAMAGED)
    play = roll_all(stage.turn(RABBIT), 0, 0)
    assert not [line for line in lines(play) if line.startswith("skip-")]
    assert play.told("bot-is-spent", "bots:7.5") == [{"who": 0}]


@pytest.mark.law("bots:7.5.1", "bots:7.5.2", "bots:7.5.3", "bots:7.5.4")
@pytest.mark.parametrize(
    ("order", "items", "skipped"),
    [
        (BIRD, 9, ["skip-explore", "skip-quest-none", "skip-aid", "skip-battle"]),
        (MOUSE, 9, ["skip-quest-none", "skip-aid", "skip-battle", "skip-repair"]),
    ],
)
def test_a_skipped_action_is_named_with_what_was_lacking(order: str, items: int, skipped: list[str]) -> None:
    play = scene(at=1, items=items).turn(order)
    assert [line for line in lines(play) if line.startswith("skip-")] == skipped


@pytest.mark.law("bots:7.5.1", "bots:7.5.2")
def test_items_that_last_only_for_the_way_are_told_so() -> None:
    play = quest(scene(at=5, items=1).belongings(BOT, "tea", "tea", condition=EXHAUSTED), FOX_QUEST).turn(BIRD)
    assert "skip-quest-spent" in lines(play)


# -------------------------------------------------------------------------------------------------------- 7.5.1 Explore


@pytest.mark.law("bots:7.5.1")
def test_he_takes_one_of_two_items_at_random_and_the_ruin_stays() -> None:
    stage = scene("eyrie", "vagabond", at=6, items=3, ruins=True).pawn("vagabond", FOREST)
    stage.g.ruin_items[6] = [BAG, BOOTS]
    play = stage.turn(FOX)
    assert play.asked == ("chance", "at-random")
    draws(play, 1)
    assert (play.items(BOT), play.g.ruin_items[6], play.g.ruins[6], play.score(BOT)) == (
        ["boots", "torch", "torch", "torch"],
        [BAG],
        1,
        0,
    )


@pytest.mark.law("bots:7.5.1", "bots:7.2.3", "root:9.8.1")
def test_he_may_have_two_equal_items_of_ruins() -> None:
    stage = scene("eyrie", "vagabond", at=6, items=3, ruins=True).pawn("vagabond", FOREST)
    stage.g.ruin_items[6], stage.g.ruin_items[11] = [BOOTS], [BOOTS]
    play = stage.turn(FOX)
    assert play.g.active == EYRIE
    play.g.active = 0
    again = Stage(BOT, "eyrie", "vagabond", active=BOT)
    again.g = play.g
    again.g.pawn[0] = 11
    assert again.turn(FOX).items(BOT).count("boots") == 2


@pytest.mark.law("bots:7.5.1", "root:2.2.4")
def test_an_emptied_ruin_leaves_the_map_and_frees_its_slot() -> None:
    stage = scene(at=6, items=3, ruins=True)
    free = stage.g.free[6]
    play = stage.turn(FOX)
    assert (play.g.ruins[6], play.g.free[6], play.told("score")) == (0, free + 1, [])
    assert spent(play, "bots:7.5.1") == [1]


@pytest.mark.law("bots:7.5.1", "bots:7.5")
def test_he_walks_to_a_ruin_even_if_nothing_is_left_to_explore_it() -> None:
    stage = scene(at=9, items=1, ruins=True).belongings(BOT, "tea", "tea", condition=EXHAUSTED)
    play = stage.turn(FOX)
    assert (walked(play), play.told("explore"), play.g.ruins[12]) == ([12], [], 1)


@pytest.mark.law("bots:7.5.1")
def test_a_ruin_without_items_is_no_target() -> None:
    stage = scene(at=6, items=4, ruins=True)
    stage.g.ruin_items[6] = []
    assert stage.turn(FOX).chosen("bots:7.5.1") == [11]


# ---------------------------------------------------------------------------------------------------------- 7.5.2 Quest


@pytest.mark.law("bots:7.5.2")
def test_a_quest_takes_two_items_scores_one_point_and_is_replaced() -> None:
    stage = quest(scene(at=1, items=4), FOX_QUEST, RABBIT_QUEST)
    play = stage.turn(MOUSE)
    assert (walked(play), spent(play, "bots:7.5.2"), play.score(BOT)) == ([], [2], 1)
    assert (play.g.bot_quest, play.g.quests_done[0]) == (RABBIT_QUEST, [FOX_QUEST])


@pytest.mark.law("bots:7.5.2", "bots:7.5")
def test_with_one_item_left_he_walks_but_cannot_do_the_quest() -> None:
    stage = quest(scene(at=1, items=2), MOUSE_QUEST, RABBIT_QUEST).belongings(BOT, "tea", condition=EXHAUSTED)
    play = stage.turn(MOUSE)
    assert (walked(play), spent(play, "bots:7.5.2"), play.score(BOT), play.g.bot_quest) == ([9], [1], 0, MOUSE_QUEST)


@pytest.mark.law("bots:7.5.2")
def test_when_the_quest_deck_is_used_up_there_is_no_new_quest() -> None:
    play = quest(scene(at=1, items=4), FOX_QUEST).turn(MOUSE)
    assert (play.g.bot_quest, play.score(BOT)) == (NOBODY, 1)
    assert scene(at=1, items=4).turn(MOUSE).chosen("bots:7.5.2") == []


# ------------------------------------------------------------------------------------------------------------ 7.5.3 Aid


@pytest.mark.law("bots:7.5.3")
def test_he_aids_who_has_items_here_and_the_fewest_points() -> None:
    stage = scene("eyrie", "marquise", "alliance", at=2, items=4)
    crafted_items(stage, "eyrie", "hammer").warriors("eyrie", 2, 1).score("eyrie", 1)
    crafted_items(stage, "marquise", "sword", "tea").piece("wood", 2).score("marquise", 2)
    crafted_items(stage, "alliance", "coins").score("alliance", 0)  # not here
    play = stage.turn(MOUSE)
    (choice,) = play.told("choose-player", "bots:7.5.3")
    assert choice["other"] == EYRIE
    assert ("fewest", "points", 1, []) in choice["why_player"]
    assert (play.told("take-item")[0]["item"], play.g.items[EYRIE][HAMMER]) == (HAMMER, 0)
    assert walked(play) == []


@pytest.mark.law("bots:7.5.3")
def test_as_many_items_points_and_cards_as_the_player_has_items() -> None:
    stage = crafted_items(scene(at=2, items=5), "marquise", "hammer", "sword", "tea").piece("wood", 2)
    play = draws(draws(stage.turn(MOUSE), 2), 0)
    assert spent(play, "bots:7.5.3") == [3]
    assert [about["item"] for about in play.told("take-item")] == [5, 3, 4]  # tea, hammer, sword
    assert play.told("score", "bots:7.5.3") == [{"who": 0, "points": 3, "total": 3}]
    assert len(play.g.hands[MARQUISE]) == 3


@pytest.mark.law("bots:7.5.3")
def test_with_too_few_items_he_takes_as_many_as_he_can_exhaust() -> None:
    stage = crafted_items(scene(at=2, items=2), "marquise", "hammer", "sword", "tea").piece("wood", 2)
    stage.belongings(BOT, "bag", condition=EXHAUSTED)
    play = draws(draws(stage.turn(MOUSE)))
    assert (spent(play, "bots:7.5.3"), sum(play.g.items[MARQUISE]), len(play.g.hands[MARQUISE])) == ([2], 1, 2)


@pytest.mark.law("bots:7.5.3", "bots:2.8.1")
def test_an_aided_bot_scores_instead_of_drawing() -> None:
    stage = crafted_items(scene("eyrie", "bot:marquise", at=2, items=4), "bot:marquise", "hammer").piece("wood", 2)
    play = stage.turn(MOUSE)
    assert (play.score(BOT), play.score("bot:marquise"), play.g.hands[2]) == (1, 1, [])


@pytest.mark.law("bots:7.5.3", "bots:2.2")
def test_tied_players_are_aided_by_priority() -> None:
    stage = scene(at=2, items=4).warriors("eyrie", 2, 1).piece("wood", 2)
    crafted_items(crafted_items(stage, "eyrie", "hammer"), "marquise", "sword")
    assert [about["other"] for about in stage.turn(MOUSE).told("bot-aids")] == [MARQUISE]


# --------------------------------------------------------------------------------------------------------- 7.5.4 Battle


@pytest.mark.law("bots:7.5.4")
def test_he_fights_again_and_again_while_he_can_pay_and_they_are_there() -> None:
    stage = scene(at=1, items=6).warriors("marquise", 1, 5)
    on_track(stage, "sword")
    play = roll_all(stage.turn(RABBIT), 1, 0)
    assert spent(play, "bots:7.5.4") == [1, 2, 2]
    # A point for each warrior.
    assert (play.warriors("marquise", 1), play.score(BOT)) == (2, 3)


@pytest.mark.law("bots:7.5.4")
def test_he_stops_when_they_are_gone() -> None:
    stage = scene(at=1, items=5).warriors("marquise", 1, 1).warriors("marquise", 5, 1)
    play = roll_all(stage.turn(RABBIT), 1, 0)
    assert (spent(play, "bots:7.5.4"), play.warriors("marquise", 5)) == ([1], 1)


@pytest.mark.law("bots:7.5.4", "root:3.2.1")
def test_buildings_and_tokens_score_as_usual() -> None:
    stage = scene(at=1, items=3).piece("sawmill", 1)
    play = roll_all(stage.turn(RABBIT), 0, 0)
    assert (play.pieces("sawmill", 1), play.score(BOT)) == (0, 1)


@pytest.mark.law("bots:7.5.4")
def test_defending_he_scores_nothing_for_warriors() -> None:
    stage = scene(at=1, items=4).warriors("marquise", 1, 3)
    stage.g.active = MARQUISE
    play = stage.start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(1, 1)
    assert (play.warriors("marquise", 1), play.score(BOT)) == (2, 0)


@pytest.mark.law("bots:7.5.4", "bots:2.2")
def test_the_player_with_most_points_is_chosen_before_the_clearing() -> None:
    stage = scene("eyrie", "marquise", "alliance", at=1, items=3).warriors("marquise", 8, 1).warriors("alliance", 1, 1)
    stage.score("marquise", 4).score("alliance", 4).score(BOT, 9)
    play = stage.turn(RABBIT)
    # Marquise and Alliance are tied; he himself does not count. The Marquise comes first, far away as she is.
    (choice,) = play.told("choose-player", "bots:7.5.4")
    assert choice["other"] == MARQUISE
    assert ("most", "points", 4, [3]) in choice["why_player"]
    assert walked(play) == [9, 4, 8]


@pytest.mark.law("bots:7.5.4", "bots:2.3")
def test_who_is_nowhere_is_passed_over() -> None:
    stage = scene("eyrie", "vagabond", "marquise", at=1, items=3).warriors("marquise", 1, 1)
    stage.pawn("vagabond", FOREST).score("vagabond", 9).score("eyrie", 8)
    play = stage.turn(RABBIT).roll(0, 0)
    (choice,) = play.told("choose-player", "bots:7.5.4")
    assert choice["other"] == 3
    assert ("passed", 2, "bots:7.5.4", "out-of-reach", {}) in choice["why_player"]


@pytest.mark.law("bots:7.5.4.I", "bots:7.5.4.II")
def test_of_clearings_equally_near_the_one_with_more_buildings_and_tokens_then_with_fewer_warriors() -> None:
    stage = scene(at=1, items=2).belongings(BOT, "tea", condition=EXHAUSTED)
    stage.warriors("marquise", 5, 1).warriors("marquise", 9, 3).piece("wood", 9).warriors("marquise", 10, 2)
    play = stage.piece("wood", 10).turn(RABBIT).roll(0, 0)
    (choice,) = play.told("choose-clearing", "bots:7.5.4")
    assert choice["clearing"] == 10
    assert ("most", "defender-holdings", 1, [9]) in choice["why_clearing"]
    assert ("fewest", "defender-warriors", 2, []) in choice["why_clearing"]


@pytest.mark.law("bots:7.5.4", "bots:3.5")
def test_where_the_people_play_together_he_does_not_fight_bots() -> None:
    stage = scene("eyrie", "bot:marquise", at=1, items=3, cooperative=True).warriors("bot:marquise", 1, 2)
    play = stage.score("bot:marquise", 9).warriors("eyrie", 9, 1).turn(RABBIT).roll(0, 0)
    assert play.fought() == [(9, "eyrie")]


@pytest.mark.law("bots:7.5.4", "bots:2.8.2")
def test_nobody_ambushes_him() -> None:
    stage = scene(at=1, items=3).warriors("marquise", 1, 2).hand("marquise", "ambush_fox")
    assert stage.turn(RABBIT).asked == ("chance", "roll")


@pytest.mark.law("bots:7.2.1", "root:8.2.6")
def test_a_pawn_causes_no_outrage() -> None:
    stage = quest(scene("eyrie", "alliance", at=1, items=4), MOUSE_QUEST, 1).piece("sympathy", 9)
    play = stage.turn(MOUSE)
    assert (walked(play), play.g.supporters) == ([9], [])


# --------------------------------------------------------------------------------------------------------- 7.5.5 Repair


@pytest.mark.law("bots:7.5.5")
def test_one_item_repairs_one_face_up_first() -> None:
    stage = scene(at=1, items=3).belongings(BOT, "tea", condition=BOTH).belongings(BOT, "sword", condition=DAMAGED)
    play = stage.turn(RABBIT)
    assert play.told("repair", "bots:7.5.5") == [{"who": 0, "belonging": 4 * 4}]
    # Evening repairs the other, which stays face down.
    assert play.items(BOT, EXHAUSTED) == ["tea"]


@pytest.mark.law("bots:7.5.5")
def test_without_damage_nothing_is_exhausted_for_repair() -> None:
    assert spent(scene(at=1, items=3).turn(RABBIT), "bots:7.5.5") == []


# --------------------------------------------------------------------------------------------------------------- traits


@pytest.mark.law("bots:C-7.adventurer")
def test_an_adventurer_fights_once_and_goes_on_quests_with_the_rest() -> None:
    stage = quest(trait("adventurer", at=1, items=7).warriors("marquise", 1, 5), FOX_QUEST, RABBIT_QUEST, 1)
    on_track(stage, "sword")
    play = stage.turn(RABBIT).roll(0, 0)
    assert play.fought() == [(1, "marquise")]
    # Two for the quest of foxes, three for that of rabbits next door; the last item takes him on to the next one.
    assert (spent(play, "bots:7.5.2"), play.g.quests_done[0]) == ([2, 1, 2, 1], [FOX_QUEST, RABBIT_QUEST])
    assert play.score(BOT) == 2


@pytest.mark.law("bots:C-7.adventurer")
def test_an_adventurer_without_items_stops() -> None:
    stage = quest(trait("adventurer", at=1, items=3), FOX_QUEST, 1, 2, 3)
    play = stage.turn(RABBIT)
    assert (play.score(BOT), count(play, READY, EXHAUSTED)) == (1, 3)


@pytest.mark.law("bots:C-7.berserker")
def test_a_berserker_goes_where_most_pieces_are_and_fights_who_has_most() -> None:
    stage = trait("berserker", at=1, items=4).warriors("marquise", 1, 2).score("marquise", 9)
    stage.warriors("marquise", 4, 1).warriors("eyrie", 4, 3)
    stage.warriors("eyrie", 8, 4)
    play = roll_all(stage.turn(RABBIT), 0, 0)
    # 4 and 8 hold four pieces each; 4 is nearer.
    (choice,) = play.told("choose-clearing", "bots:C-7.berserker")
    assert ("most", "enemy-pieces", 4, [8]) in choice["why_clearing"]
    assert play.fought()[0] == (4, "eyrie")
    assert walked(play) == [9, 4]


@pytest.mark.law("bots:C-7.berserker")
def test_a_berserker_repairs_one_more_in_evening() -> None:
    stage = trait("berserker", at=1, items=3).belongings(BOT, "tea", "boots", "sword", condition=DAMAGED)
    play = stage.order(FOX).start("bot.vagabot.evening")
    assert (len(play.told("repair", "bots:7.6.2")), len(play.told("repair", "bots:C-7.berserker"))) == (1, 1)


@pytest.mark.law("bots:C-7.helper")
def test_a_helper_scores_twice_and_gives_twice_as_many_cards() -> None:
    stage = crafted_items(trait("helper", at=2, items=4), "marquise", "hammer", "sword").piece("wood", 2)
    play = draws(stage.turn(MOUSE))
    assert (len(play.g.hands[MARQUISE]), play.told("score")[1]["total"]) == (4, 4)


@pytest.mark.law("bots:C-7.marksman")
def test_a_marksman_hits_before_the_roll() -> None:
    stage = trait("marksman", at=1, items=3).warriors("marquise", 1, 2).belongings(BOT, "tea", condition=EXHAUSTED)
    play = stage.turn(RABBIT)
    assert play.asked == ("chance", "roll")
    assert (play.warriors("marquise", 1), play.score(BOT)) == (1, 1)
    play.roll(3, 3)
    # She rolls no more than she has left.
    assert play.told("roll")[0]["taken"] == 1
    assert (play.warriors("marquise", 1), play.score(BOT)) == (0, 2)


@pytest.mark.law("bots:C-7.marksman")
def test_the_dice_are_rolled_even_if_the_first_hit_was_enough() -> None:
    play = trait("marksman", at=1, items=3).warriors("marquise", 1, 1).turn(RABBIT)
    assert (play.asked, play.warriors("marquise", 1)) == (("chance", "roll"), 0)
    assert len(play.roll(3, 3).fought()) == 1


@pytest.mark.law("bots:C-7.marksman")
def test_a_marksman_does_not_when_he_defends() -> None:
    stage = trait("marksman", at=1, items=3).warriors("marquise", 1, 2)
    stage.g.active = MARQUISE
    play = stage.start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(0, 0)
    assert play.warriors("marquise", 1) == 2


@pytest.mark.law("bots:C-7.questing")
def test_questing_counts_damaged_items_and_never_leaves_the_track() -> None:
    stage = trait("questing", at=1, items=3).belongings(BOT, "tea", "boots", condition=DAMAGED)
    play = stage.turn("anvil", RABBIT)
    # The sixth item, with two damaged ones.
    assert len(play.g.battle_track) == 1
    stage = on_track(trait("questing", at=1, items=1), "sword").belongings(BOT, *["tea"] * 4, condition=DAMAGED)
    stage.g.active = MARQUISE
    play = stage.warriors("marquise", 1, 3).start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(3, 2)
    # What lies on the track is not damaged either, and he rolls two hits.
    assert (len(play.g.battle_track), count(play, READY), play.warriors("marquise", 1)) == (1, 0, 1)


@pytest.mark.law("bots:C-7.questing")
def test_questing_quests_score_two() -> None:
    play = quest(trait("questing", at=1, items=4), FOX_QUEST, 1).turn(MOUSE)
    assert play.score(BOT) == 2


@pytest.mark.law("bots:C-7.questing")
def test_questing_walks_to_who_has_items_and_takes_one() -> None:
    stage = crafted_items(trait("questing", at=1, items=4), "marquise", "hammer", "sword").piece("wood", 9)
    stage.piece("wood", 4).g.character[0] = 4
    play = draws(stage.turn(RABBIT))
    assert (walked(play), sum(play.g.items[MARQUISE]), len(play.g.hands[MARQUISE])) == ([9], 1, 1)
    assert play.told("score", "bots:7.5.3") == [{"who": 0, "points": 1, "total": 1}]


@pytest.mark.law("bots:C-7.questing")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        (BIRD, ["bots:7.5.1", "bots:7.5.2", "bots:7.5.4"]),
        (FOX, ["bots:7.5.1", "bots:7.5.6", "bots:7.5.4"]),
        (RABBIT, ["bots:7.5.6", "bots:7.5.3", "bots:7.5.4"]),
        (MOUSE, ["bots:7.5.2", "bots:7.5.3", "bots:7.5.4"]),
    ],
)
def test_questing_has_days_of_its_own(order: str, clauses: list[str]) -> None:
    stage = on_track(trait("questing", at=11, items=12, ruins=True), "torch", "torch", "torch")
    quest(stage, MOUSE_QUEST, 11).warriors("marquise", 11, 1).score("marquise", 3)
    crafted_items(stage, "marquise", "hammer").warriors("eyrie", 11, 1).hand("eyrie", "anvil")
    play = stage.turn(order)
    while play.asked[0] == "chance":
        _ = play.roll(1, 0) if play.asked[1] == "roll" else draws(play)
    assert play.table.journal is not None
    told = [line.clause for line in play.table.journal.lines if line.message == "bot-exhausts"]
    assert list(dict.fromkeys(told)) == clauses


def test_every_trait_has_a_name() -> None:
    for lang in ("ru", "en"):
        for name in ("adventurer", "berserker", "helper", "marksman", "questing"):
            assert GAME.text(lang).has(f"trait-vagabot-{name}")
