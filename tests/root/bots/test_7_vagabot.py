"""7 The Vagabot: the example turn of the rulebook, set-up, items and the Battle track, Birdsong and Evening."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.core.text import Words
from ludex.games.root.bots.vagabot import mat
from ludex.games.root.bots.vagabot.moves import steps_to
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import NAME_OF
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.sides.vagabond.items import CHARACTERS, RUIN_ITEMS, SWORD
from ludex.games.root.state import FOREST, NOBODY, Root
from tests.root.bots.vagabot_scenes import (
    BIRD,
    BOT,
    FOX,
    MOUSE,
    MOUSE_QUEST,
    RABBIT,
    corvids_play,
    count,
    crafted_items,
    on_track,
    quest,
    scene,
    walked,
)
from tests.root.conservation import conserved
from tests.root.stage import Stage

READY, EXHAUSTED, DAMAGED, BOTH = range(4)
EYRIE, MARQUISE = 1, 2
"""Seats."""


def new_game(seed: int, *others: str, **options: object) -> Root:
    setup = {"seats": [BOT, *others], "first": 0, **options}
    state = Table.new(GAME, setup, seed).state
    assert isinstance(state, Root)
    return state


# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.law("bots:7.2.3", "bots:7.2.4", "bots:7.2.5", "bots:7.4.1", "bots:7.4.2", "bots:7.4.3", "bots:7.5")
@pytest.mark.law("bots:7.5.I", "bots:7.5.1", "bots:7.5.2", "bots:7.5.3", "bots:7.5.4", "bots:7.6.1", "bots:7.6.3")
def test_example_a_turn_after_some_rounds() -> None:
    """The example fits Autumn: he comes to the ruin in 12 from clearing 9. It does not mention the repair of Evening,
    which the clause demands."""
    stage = scene(at=9, items=5, ruins=True)
    quest(stage, MOUSE_QUEST, 11)
    stage.warriors("marquise", 7, 3).warriors("eyrie", 7, 1).score("marquise", 6).score("eyrie", 2)
    crafted_items(stage, "marquise", "hammer").leader("commander")
    play = stage.turn("arms_trader", "anvil")

    # The order is a bird; the item on it is crafted for one point. As the sixth it goes to the Battle track, which
    # raises the limit of rolled hits to two.
    assert NAME_OF[play.told("order")[0]["card"]] == "arms_trader"
    assert play.told("to-battle-track") == [{"who": 0, "belonging": 4 * SWORD, "hits": 2}]
    assert play.told("score")[0]["points"] == 1
    # Nothing is damaged: he does not slip.
    assert play.told("slip") == []
    # He exhausts an item to come to the ruin in 12, and a second to take the sword, his seventh item, into the satchel;
    # four are left.
    explored = [about["left"] for about in play.told("bot-exhausts", "bots:7.5.1")]
    assert (play.chosen("bots:7.5.1"), explored) == ([12], [4, 3])
    assert play.told("explore")[0]["item"] == SWORD
    assert len(play.told("to-battle-track")) == 1
    assert play.g.ruins[12] == 0
    # One item to come to the mouse clearing of highest priority, two for the quest, which scores a point; one is left.
    (choice,) = play.told("choose-clearing", "bots:7.5.2")
    assert choice["clearing"] == 7
    assert ("fewest", "steps-away", 1, [9, 11]) in choice["why_clearing"]
    assert ("priority", "highest") in choice["why_clearing"]
    quested = [(about["count"], about["left"]) for about in play.told("bot-exhausts", "bots:7.5.2")]
    assert quested == [(1, 3), (2, 1)]
    assert play.told("score", "bots:7.5.2") == [{"who": 0, "points": 1, "total": 2}]
    assert walked(play) == [12, 7]
    # Only the Marquise has an item: he takes it for his last one, scores a point, and she draws a card.
    (target,) = play.told("choose-player", "bots:7.5.3")
    assert target["other"] == MARQUISE
    assert play.told("bot-exhausts", "bots:7.5.3") == [{"who": 0, "count": 1, "left": 0}]
    assert (play.g.items[MARQUISE], play.hand("marquise")) == ([0] * 7, ["anvil"])
    # The new item is his last for a battle where he stands, against the Marquise, who has most points.
    assert play.fought() == [(7, "marquise")]
    assert play.told("bot-exhausts", "bots:7.5.4") == [{"who": 0, "count": 1, "left": 0}]
    play.roll(3, 3)
    # Two of her warriors fall for two points; he damages three items, and the one on the track returns.
    assert play.told("roll")[0]["hits"] == 2
    assert play.warriors("marquise", 7) == 1
    assert play.told("score")[-1] == {"who": 0, "points": 2, "total": 5}
    assert len(play.told("damage", "bots:7.2.5")[0]["belongings"]) == 3
    assert play.told("from-battle-track") == [{"who": 0, "belonging": 4 * SWORD, "hits": 1}]
    # He cannot exhaust two more; with damaged items he refreshes only four; the order is discarded.
    assert len(play.fought()) == 1
    assert len(play.told("refresh")[0]["belongings"]) == 4
    assert len(play.told("repair", "bots:7.6.2")) == 1
    assert [NAME_OF[card] for card in play.g.discard] == ["arms_trader"]
    assert play.g.active == 1


# ----------------------------------------------------------------------------------------------------------- 7.2 rules


@pytest.mark.law("bots:7.1", "bots:7.2.1", "root:4.3.2.III")
def test_the_pawn_is_no_warrior_and_stays() -> None:
    stage = scene(at=1, items=8)
    on_track(stage, "sword", "sword")
    stage.g.active = MARQUISE
    play = stage.warriors("marquise", 1, 3).start("marquise.action", actions_left=3)
    assert play.g.ruler[1] == MARQUISE
    play.choose("battle", 1, BOT).roll(1, 1)
    # One rolled hit, and one because no warrior guards him.
    assert (count(play, DAMAGED, BOTH), play.warriors("marquise", 1), play.g.pawn[0]) == (2, 2, 1)
    assert play.told("defenceless") == [{"who": 0}]


@pytest.mark.law("bots:7.2.1.I", "root:2.5.4")
@pytest.mark.parametrize(("whole", "lost"), [(5, 3), (2, 2), (0, 0)])
def test_an_effect_that_removes_all_enemy_pieces_damages_three_items(whole: int, lost: int) -> None:
    stage = scene("eyrie", at=8, items=whole).leader("despot")
    stage.g.active = 1
    stage.hand("eyrie", "favor_of_the_foxes").piece("roost", 1).piece("roost", 6).piece("roost", 12)
    play = stage.start("eyrie.craft").choose("craft", "favor_of_the_foxes")
    assert (play.g.pawn[0], count(play, DAMAGED), count(play, READY)) == (8, lost, whole - lost)
    assert len(play.told("damage", "bots:7.2.1.I")) == bool(lost)


@pytest.mark.law("bots:7.2.3", "bots:7.2.4")
def test_face_down_items_go_to_the_track_before_the_new_one() -> None:
    stage = scene(at=2, items=3).belongings(BOT, "tea", "boots", condition=EXHAUSTED)
    play = stage.turn("anvil")
    assert play.told("to-battle-track")[0]["belonging"] == 4 * 1 + EXHAUSTED
    conserved_items(play.g)


def conserved_items(g: Root) -> None:
    assert len(g.battle_track) == 1
    assert sum(g.belongings[0]) == 5


@pytest.mark.law("bots:7.2.4")
@pytest.mark.parametrize(("items", "track", "hits"), [(5, 0, 1), (6, 1, 2), (8, 1, 2), (9, 2, 3), (12, 3, 3)])
def test_the_sixth_ninth_and_twelfth_items_make_him_stronger(items: int, track: int, hits: int) -> None:
    stage = scene(at=1, items=items - track).warriors("marquise", 1, 5).score("marquise", 1)
    on_track(stage, *["sword"] * track)
    play = stage.turn(RABBIT).roll(3, 0)
    assert play.told("roll")[0]["hits"] == hits
    # With twelve items he deals one more as attacker.
    assert play.told("lose-warriors")[0]["count"] == hits + (items == 12)


@pytest.mark.law("bots:7.2.4")
def test_the_twelfth_item_does_not_help_in_defence() -> None:
    stage = on_track(scene(at=1, items=9), "sword", "sword", "sword").warriors("marquise", 1, 6)
    stage.g.active = MARQUISE
    play = stage.start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(3, 3)
    assert play.warriors("marquise", 1) == 3
    assert play.score(BOT) == 0


@pytest.mark.law("bots:7.2.5", "bots:7.2.4")
def test_face_down_items_are_damaged_first_wherever_they_lie() -> None:
    stage = scene(at=1, items=5).belongings(BOT, "tea", condition=EXHAUSTED).warriors("marquise", 1, 3)
    on_track(stage, "sword", condition=EXHAUSTED)
    stage.g.active = MARQUISE
    play = stage.start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(1, 0)
    # Two hits, the second because he is defenceless: the tea of the satchel, then the sword of the track.
    assert sorted(play.items(BOT, BOTH)) == ["sword", "tea"]
    assert (count(play, READY), play.g.battle_track) == (5, [])


@pytest.mark.law("bots:7.2.4", "bots:7.2.5")
def test_what_leaves_the_track_lies_as_it_lay() -> None:
    stage = on_track(scene(at=1, items=0), "sword", condition=EXHAUSTED).warriors("marquise", 1, 3)
    stage.belongings(BOT, *["tea"] * 5, condition=EXHAUSTED).g.active = MARQUISE
    play = stage.start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(0, 0)
    assert (play.items(BOT, EXHAUSTED), play.g.battle_track) == (["sword", "tea", "tea", "tea", "tea"], [])


@pytest.mark.law("bots:7.2.5")
def test_hits_without_items_are_ignored() -> None:
    stage = scene(at=1, items=1).warriors("marquise", 1, 3)
    stage.g.active = MARQUISE
    play = stage.start("marquise.action", actions_left=3).choose("battle", 1, BOT).roll(3, 3)
    assert (count(play, DAMAGED), play.warriors("marquise", 1)) == (1, 2)


# ----------------------------------------------------------------------------------------------------------- 7.3 set-up


@pytest.mark.law("bots:7.3.1", "bots:7.3.5", "bots:7.7.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_the_table_names_his_character(name: str) -> None:
    g = new_game(1, "lizards", character=name)
    assert CHARACTERS[g.character[0]] == name
    assert sum(g.belongings[0][::4]) == (3 if name == "tinker" else 4)
    assert sum(g.belongings[0]) == sum(g.belongings[0][::4])


@pytest.mark.law("bots:7.3.1")
def test_or_chance_finds_one() -> None:
    assert {new_game(seed, "lizards").character[0] for seed in range(40)} == set(range(len(CHARACTERS)))


@pytest.mark.law("bots:7.3.1", "bots:3.2")
def test_a_person_may_play_the_same_character() -> None:
    table = Table.new(GAME, {"seats": [BOT, "vagabond"], "first": 0, "character": "thief"}, 1)
    (decision,) = table.pending.values()
    assert decision.prompt == "character"
    assert ("character", CHARACTERS.index("thief")) in decision.options


@pytest.mark.law("bots:7.3.2")
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_he_starts_in_a_forest_with_most_clearings(map: str) -> None:
    found = {new_game(seed, "lizards", map=map).pawn[0] - FOREST for seed in range(30)}
    sizes = [len(forest.clearings) for forest in next(m for m in MAPS if m.id == map).forests]
    assert found == {number for number, size in enumerate(sizes) if size == max(sizes)}


@pytest.mark.law("bots:7.3.3", "bots:7.3.4")
def test_a_quest_of_his_own_and_an_item_under_each_ruin() -> None:
    g = new_game(1, "lizards")
    assert g.bot_quest != NOBODY
    assert (g.quests, len(g.quest_deck)) == ([], 14)
    assert sorted(item for row in g.ruin_items for item in row) == sorted(RUIN_ITEMS)
    assert {new_game(seed, "lizards").bot_quest for seed in range(60)} == set(range(15))
    assert len({tuple(map(tuple, new_game(seed, "lizards").ruin_items)) for seed in range(30)}) > 3


@pytest.mark.law("bots:7.3.3", "bots:7.3.4", "root:9.8.1")
def test_with_a_person_as_vagabond_they_share_deck_and_ruins() -> None:
    table = Table.new(GAME, {"seats": [BOT, "vagabond"], "first": 0, "character": "thief"}, 1)
    table.answer(1, ("character", 0))
    table.answer(1, ("forest", FOREST))
    g = table.state
    assert isinstance(g, Root)
    assert (len(g.quests), len(g.quest_deck)) == (3, 11)
    assert g.bot_quest not in g.quests
    assert [len(g.ruin_items[c]) for c in CLEARINGS if g.ruins[c]] == [2, 2, 2, 2]
    conserved(g)


@pytest.mark.law("bots:7.3.3")
def test_nobody_else_may_do_his_quest() -> None:
    stage = quest(scene("vagabond", at=2), MOUSE_QUEST, 1)
    stage.g.active, stage.g.quests = 1, [11]
    stage.pawn("vagabond", 2).character("vagabond", "thief").belongings("vagabond", "torch", "sword", "boots", "tea")
    play = stage.start("vagabond.daylight")
    assert play.why_not("vagabond", "quest", MOUSE_QUEST) == "9.5.5"


@pytest.mark.law("root:9.8.1", "bots:7.3.4")
def test_the_person_looks_under_a_ruin_and_may_choose() -> None:
    stage = scene("vagabond", at=2, ruins=True)
    stage.g.active, stage.g.ruin_items[6] = 1, [0, 1]
    stage.pawn("vagabond", 6).character("vagabond", "thief").belongings("vagabond", "torch")
    play = stage.start("vagabond.daylight").choose("explore")
    assert play.asked == ("vagabond", "ruin")
    assert play.offered("take_item") == [("take_item", 0), ("take_item", 1)]


# --------------------------------------------------------------------------------------------------------- 7.4 Birdsong


@pytest.mark.law("bots:7.4.1", "bots:7.4.2", "bots:1.1.2")
def test_the_item_of_the_order_is_his_for_one_point() -> None:
    play = scene(at=2, items=3).turn("root_tea_mouse")
    assert (play.items(BOT), play.score(BOT)) == (["tea", "torch", "torch", "torch"], 1)


@pytest.mark.law("bots:7.4.3", "bots:7.6.2")
def test_with_fewer_than_three_undamaged_items_he_rests() -> None:
    stage = scene(at=1, items=1).belongings(BOT, "tea", condition=EXHAUSTED).belongings(BOT, "boots", condition=BOTH)
    stage.belongings(BOT, "sword", condition=DAMAGED).warriors("marquise", 1, 1).score("marquise", 5)
    play = stage.turn(RABBIT)
    # Clearing 1 touches two forests.
    assert play.asked == ("chance", "at-random")
    assert len(play.options) == 2
    play.choose("draw", 1)
    assert play.g.pawn[0] == FOREST + 1
    assert play.fought() == []
    # In the forest everything is repaired; what lay face down still does.
    assert (count(play, READY), count(play, EXHAUSTED), count(play, DAMAGED, BOTH)) == (3, 1, 0)


@pytest.mark.law("bots:7.4.3")
def test_from_a_forest_he_goes_to_another() -> None:
    play = scene(at=FOREST + 3, items=2).turn(RABBIT).choose("draw", 0)
    assert play.g.pawn[0] == FOREST + 1


@pytest.mark.law("bots:7.4.3")
def test_with_three_undamaged_items_he_does_not() -> None:
    play = scene(at=1, items=1).belongings(BOT, "tea", "boots", condition=EXHAUSTED).turn(RABBIT)
    assert play.g.pawn[0] == 1


# ---------------------------------------------------------------------------------------------------------- 7.6 Evening


@pytest.mark.law("bots:7.6.1", "bots:C-7.easy", "bots:C-7.challenging", "bots:C-7.nightmare")
@pytest.mark.parametrize(
    ("level", "hurt", "turned", "points"),
    [
        ("easy", 0, 5, 0),
        ("easy", 1, 3, 0),
        ("normal", 0, 6, 0),
        ("normal", 1, 4, 0),
        ("challenging", 0, 7, 0),
        ("challenging", 1, 5, 0),
        ("nightmare", 0, 7, 1),
        ("nightmare", 1, 5, 1),
    ],
)
def test_refresh(level: str, hurt: int, turned: int, points: int) -> None:
    stage = scene(at=1, items=0, difficulty={"vagabot": level})
    stage.belongings(BOT, *["tea"] * 7, condition=EXHAUSTED).belongings(BOT, *["boots"] * hurt, condition=DAMAGED)
    on_track(stage, "sword", condition=EXHAUSTED)
    play = stage.order(FOX).start("bot.vagabot.evening")
    assert len(play.told("refresh")[0]["belongings"]) == turned
    assert play.items(BOT).count("tea") == turned
    # What lies on the track stays as it is.
    assert play.g.battle_track[0] == 4 * SWORD + EXHAUSTED
    assert play.score(BOT) == points


@pytest.mark.law("bots:7.6.2", "bots:7.2.4")
def test_in_a_clearing_one_item_is_repaired_face_up_ones_first() -> None:
    stage = scene(at=1, items=5).belongings(BOT, "tea", condition=BOTH).belongings(BOT, "sword", condition=DAMAGED)
    play = stage.order(FOX).start("bot.vagabot.evening")
    assert (play.items(BOT, BOTH), play.items(BOT, DAMAGED)) == (["tea"], [])
    # As the sixth whole item it brings one to the track.
    assert len(play.g.battle_track) == 1


@pytest.mark.law("bots:7.6.3")
def test_the_order_is_discarded() -> None:
    play = scene(at=1).turn(BIRD)
    assert (play.g.order, [NAME_OF[card] for card in play.g.discard]) == (NOBODY, [BIRD])


# --------------------------------------------------------------------------------------------------- how far things are


@pytest.mark.law("bots:7.2.2", "bots:7.5", "bots:12.2.1")
def test_ways_are_counted_in_items_whoever_rules() -> None:
    stage = scene(at=1)
    for clearing in CLEARINGS:
        stage.warriors("marquise", clearing, 1)
    assert steps_to(stage.g, 0)[1:] == (0, 2, 4, 2, 1, 3, 3, 3, 1, 1, 3, 2)
    assert steps_to(scene(at=FOREST).g, 0)[1:] == (1, 1, 3, 3, 1, 2, 3, 4, 2, 1, 3, 2)
    # Closed paths of the Mountain are paths for bots: 2 and 5 are joined by one.
    assert steps_to(scene(at=2, map="mountain").g, 0)[5] == 1


@pytest.mark.law("bots:7.5", "bots:12.1.1")
def test_the_ferry_is_one_step_and_scores_a_point() -> None:
    stage = scene(at=5, map="lake", items=3)
    quest(stage, MOUSE_QUEST, 1)
    assert steps_to(stage.g, 0)[12] == 2
    # On the Lake the test's mice live in 9 to 12; 11 is next to 5 and nearer than anything over the water.
    play = stage.turn(MOUSE)
    assert walked(play) == [11]
    stage = quest(scene(at=1, map="lake", items=3), MOUSE_QUEST, 1)
    stage.g.suits = (-1, *(0 if clearing != 10 else 2 for clearing in CLEARINGS))
    play = stage.turn(MOUSE)
    assert (walked(play), play.g.ferry, play.score(BOT)) == ([10], 10, 2)


@pytest.mark.law("bots:7.5")
def test_the_ferry_sails_once() -> None:
    stage = scene(at=1, map="lake")
    stage.g.map_used = 1
    assert steps_to(stage.g, 0)[10] > 1


@pytest.mark.law("bots:7.5", "bots:2.1")
def test_of_equal_ways_he_takes_the_clearing_of_highest_priority() -> None:
    stage = scene(at=12, items=3).warriors("marquise", 8, 1).score("marquise", 1)
    # From 12 to 8 by 4 or by 7.
    assert walked(stage.turn(RABBIT).roll(0, 0)) == [4, 8]


@pytest.mark.law("bots:7.5")
def test_he_walks_as_far_as_his_items_last() -> None:
    stage = scene(at=1, items=3).warriors("marquise", 3, 1)
    stage.belongings(BOT, "tea", condition=DAMAGED)
    play = stage.turn(RABBIT)
    # Clearing 3 is four steps away; repair and the special action are skipped without items.
    assert walked(play) == [5, 2, 6]
    assert play.told("repair", "bots:7.5.5") == []
    assert play.fought() == []


@pytest.mark.law("bots:7.5")
def test_he_does_not_enter_scorched_earth() -> None:
    stage = scene(at=12, items=3).warriors("marquise", 8, 1)
    stage.g.scorched = [4]
    assert walked(stage.turn(RABBIT).roll(0, 0)) == [7, 8]


def snare(stage: Stage, clearing: int) -> Stage:
    stage.piece("plot", clearing)
    stage.g.plots[clearing], stage.g.plots_up[clearing] = 1, 1
    stage.g.snares.append(clearing)
    return stage


@pytest.mark.law("bots:11.8.2", "bots:7.5")
def test_a_snare_costs_him_an_item_and_he_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    corvids_play(monkeypatch)
    stage = scene("eyrie", "marquise", "bot:corvids", at=12, items=4).warriors("marquise", 4, 1).score("marquise", 1)
    play = snare(stage, 12).turn(RABBIT).roll(0, 0)
    assert (walked(play), play.g.snares, play.score(BOT)) == ([4], [], 0)
    assert [about["left"] for about in play.told("bot-exhausts")] == [3, 2, 1]


@pytest.mark.law("bots:11.8.2", "bots:7.4.3")
def test_a_snare_keeps_him_from_slipping_but_he_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    corvids_play(monkeypatch)
    stage = scene("eyrie", "marquise", "bot:corvids", at=12, items=2).warriors("marquise", 12, 1).score("marquise", 1)
    play = snare(stage, 12).turn(RABBIT)
    assert (play.g.pawn[0], play.g.snares, play.fought()) == (12, [], [])


@pytest.mark.law("bots:7.5.II", "bots:7.5.III", "bots:7.5.IV", "bots:7.5.I")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        (BIRD, ["bots:7.5.1", "bots:7.5.2", "bots:7.5.3", "bots:7.5.4"]),
        (FOX, ["bots:7.5.1", "bots:7.5.4", "bots:7.5.6"]),
        (RABBIT, ["bots:7.5.4", "bots:7.5.5", "bots:7.5.6"]),
        (MOUSE, ["bots:7.5.2", "bots:7.5.3", "bots:7.5.4", "bots:7.5.5"]),
    ],
)
def test_the_order_names_the_actions_and_their_sequence(order: str, clauses: list[str]) -> None:
    stage = scene(at=11, items=12, ruins=True).belongings(BOT, "tea", condition=DAMAGED)
    stage.g.battle_track = [0, 0, 0]
    quest(stage, MOUSE_QUEST, 11).warriors("marquise", 11, 1).score("marquise", 3)
    crafted_items(stage, "marquise", "hammer").warriors("eyrie", 11, 1).hand("eyrie", "anvil")
    play = stage.turn(order).roll(1, 0)
    if play.asked[0] == "chance":
        play.choose("draw", 0)
    assert play.table.journal is not None
    told = [line.clause for line in play.table.journal.lines if line.message == "bot-exhausts"]
    assert list(dict.fromkeys(told)) == clauses


# ------------------------------------------------------------------------------------------------------------ his board


@pytest.mark.law("bots:7.2.3", "bots:7.2.4")
def test_everyone_sees_his_board() -> None:
    stage = quest(scene(at=1, items=5, traits={"vagabot": ["helper"]}), MOUSE_QUEST, 1)
    on_track(stage, "sword", condition=EXHAUSTED).belongings(BOT, "tea", condition=BOTH).g.covered = [2]
    view = stage.order(FOX).start("bot.vagabot.evening").table.view(EYRIE)
    assert view.board.boards[0].battle_track == [4 * SWORD + EXHAUSTED]
    for lang, words in (("ru", ("Вор", "Помощник", "меч (лицом вниз)", "факел")), ("en", ("Thief", "Helper", "torch"))):
        page = mat.sheet(view.board, 0, Words(GAME, lang, stage.g))
        said = str(page.rows)
        assert "{" not in said
        assert all(word in said for word in words)
        assert page.rows[-1][1] == "2"
