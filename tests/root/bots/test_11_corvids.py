"""11 The Cogwheel Corvids: the turn clause by clause, difficulty, and the example turn of the rulebook."""

from __future__ import annotations

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.games.root.bots.corvids.rules import COGWHEEL_CORVIDS
from ludex.games.root.game import GAME
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import FOX, MOUSE, RABBIT
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.setup import by_suit
from ludex.games.root.show.sheets import sheets
from ludex.kit.testing import checks
from tests.root.bots.corvid_scenes import (
    BIRD_ORDER,
    BOT,
    FOX_ORDER,
    KINDS,
    draw,
    fill,
    flipped,
    plotted,
    scene,
    scored,
)
from tests.root.stage import Play, Stage

# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.law("bots:11.4.1", "bots:11.4.2", "bots:11.4.3", "bots:11.4.3.I", "bots:11.4.3.II", "bots:11.4.4")
@pytest.mark.law("bots:11.5.1", "bots:11.5.2", "bots:11.5.2.I", "bots:11.5.3", "bots:11.5.4", "bots:11.6.1")
@pytest.mark.law("bots:11.6.2", "bots:11.7.1", "bots:C-11.easy")
def test_example_a_turn_at_easy_difficulty() -> None:
    """The Lake map is the only one where clearing 10 is next to 8; its suit markers are laid as the example needs them:
    3, 10, 11 and 12 foxes, 4 and 8 mice. Where the picture is silent, warriors stand so that its sentences are true."""
    stage = scene("marquise", "eyrie", map="lake", difficulty={"corvids": "easy"}).leader("builder")
    suits = (
        dict.fromkeys((3, 10, 11, 12), FOX) | dict.fromkeys((1, 2, 4, 8), MOUSE) | dict.fromkeys((5, 6, 7, 9), RABBIT)
    )
    stage.g.suits = (-1, *(suits[clearing] for clearing in range(1, 13)))
    stage.g.of_suit = by_suit(stage.g.suits)
    for clearing, count in {4: 3, 10: 2, 8: 2, 3: 1, 11: 1, 12: 1, 2: 1, 7: 1, 1: 1, 5: 1}.items():
        stage.warriors(BOT, clearing, count)
    stage.plot("extortion", 11, up=True).plot("raid", 12, up=True).plot("snare", 10)
    stage.piece("sawmill", 4).piece("roost", 10)
    assert stage.g.supply[2] == 1

    # A fox order without an item to craft.
    play = stage.turn(FOX_ORDER)
    assert len(play.told("order")) == 1
    assert play.told("bot-crafts") == []
    # At easy difficulty one warrior for each of two fox clearings: first 3, the only one without a plot.
    assert play.placed("bots:11.4.3") == [(3, 1)]
    # No warrior is left for the other, so The Plot Thickens: in 4, with three warriors and no plot.
    assert len(play.told("no-warriors", "bots:11.4.3.II")) == 1
    assert play.chosen("bots:11.5.4") == [4]
    draw(play, "bomb")
    assert plotted(play) == [4]
    assert play.warriors(BOT, 4) == 2
    # Recruiting goes on: of the fox clearings with plots, 10 has most warriors.
    assert play.placed("bots:11.4.3") == [(3, 1), (10, 1)]
    # The plots are flipped, 4 before 10: a bomb, which removes the sawmill for a point; three plots lie open, for three
    # points. (The clause scores for the flip before it applies the effect; the example tells it the other way round.)
    assert flipped(play)[0] == (4, "bomb")
    assert play.pieces("sawmill", 4) == 0
    assert [about["points"] for about in play.told("score")][:2] == [3, 1]
    # A random plot takes the place of the bomb, face up: it is the other bomb, and it does nothing.
    draw(play, "bomb")
    assert play.told("replace-bomb") == [{"who": 2, "clearing": 4, "plot": KINDS.index("bomb")}]
    assert play.asked == ("chance", "shuffle")
    play.choose("shuffle", *range(4))
    # In 10 it is a snare: four points.
    assert flipped(play)[1] == (10, "snare")
    assert scored(play, "bots:11.4.4") == [3, 4]
    # The only battle is in 10, with the Eyrie, who have a roost there.
    assert play.fought() == [(10, "eyrie")]
    play.roll(0, 0)
    # One warrior moves from 10 to 8: no plot there, and more warriors than in 2 and 7.
    assert play.moved() == [(10, 8, 1)]
    # Of the fox clearings only 3 has no plot: a warrior there makes room for one.
    assert play.chosen("bots:11.5.3") == [3]
    draw(play, "raid")
    # The Plot Thickens again, in 8: the only clearing without a plot and with three warriors.
    assert play.chosen("bots:11.5.4") == [4, 8]
    draw(play, "snare")
    assert plotted(play) == [4, 3, 8]
    # A point for the open extortion; the order is discarded.
    assert scored(play, "bots:11.6.1") == [1]
    assert play.g.discard == [play.stage.card(FOX_ORDER)]
    assert play.g.active == 0
    assert play.score(BOT) == 3 + 1 + 4 + 1 + 1  # the roost fell, which the example does not tell


# ------------------------------------------------------------------------------------------------------- 11.2 abilities


@pytest.mark.law("bots:11.2.1")
def test_they_move_without_ruling_either_end() -> None:
    stage = scene().warriors(BOT, 8, 3).plot("raid", 8, up=True)
    play = stage.warriors("marquise", 4, 9).warriors("marquise", 7, 9).warriors("marquise", 8, 9).turn(FOX_ORDER)
    play.roll(0, 0)
    assert play.g.ruler[8] == play.g.ruler[4] == 0
    assert play.moved() == [(8, 4, 1)]


@pytest.mark.law("bots:11.2.2")
@pytest.mark.parametrize(("up", "warriors", "lost"), [(False, 0, 1), (True, 0, 0), (False, 1, 1), (True, 1, 0)])
def test_a_face_down_plot_deals_a_hit_in_defence(up: bool, warriors: int, lost: int) -> None:
    stage = Stage("marquise", BOT).plot("snare", 5, up=up).warriors(BOT, 5, warriors).warriors("marquise", 5, 3)
    play = stage.start("marquise.action", actions_left=1).choose("battle", 5, BOT).roll(0, 0)
    assert play.warriors("marquise", 5) == 3 - lost
    assert len(play.told("embedded-agents", "bots:11.2.2")) == lost


@pytest.mark.law("bots:11.2.2")
def test_a_face_down_plot_deals_no_hit_when_they_attack() -> None:
    stage = scene().warriors(BOT, 8, 2).warriors("marquise", 8, 3).plot("raid", 8).order(FOX_ORDER)
    play = stage.start("bot.corvids.daylight").roll(0, 0)
    assert play.fought() == [(8, "marquise")]
    assert play.warriors("marquise", 8) == 3


# ---------------------------------------------------------------------------------------------------------- 11.3 set-up


@pytest.mark.law("bots:11.1", "bots:11.3.1", "bots:11.3.2", "bots:4.2.1", "bots:12.2.2")
@pytest.mark.parametrize(
    ("map", "keep", "clearings"),
    [
        ("autumn", 1, [10, 11, 12]),
        ("winter", 1, [4, 8, 12]),
        ("winter", 4, [3, 8, 12]),  # nobody else places pieces at the keep
        ("lake", 1, [4, 8, 12]),
        ("mountain", 1, [4, 8, 10]),  # the Pass before all others
    ],
)
def test_a_warrior_in_the_lowest_clearing_of_each_suit(map: str, keep: int, clearings: list[int]) -> None:
    g = scene(map=map).piece("keep", keep).g
    assert (g.supply[1], g.plot_supply) == (15, [0, 0, 1, 1, 2, 2, 3, 3])
    assert (
        list(COGWHEEL_CORVIDS.set_up(g, g.seat_of[COGWHEEL_CORVIDS.number])) == []
    )  # nobody is asked, nothing is left to chance
    assert [c for c in CLEARINGS if g.warriors[1][c]] == clearings
    assert g.supply[1] == 12


# -------------------------------------------------------------------------------------------------------- 11.4 Birdsong


@pytest.mark.law("bots:11.4.1", "bots:11.4.2")
def test_the_item_of_the_order_is_crafted_for_a_point() -> None:
    play = scene().turn("foxfolk_steel")
    assert play.score(BOT) == 1
    assert len(play.told("bot-crafts", "bots:11.4.2")) == 1


@pytest.mark.law("bots:11.4.3", "bots:11.4.3.I", "bots:C-11.easy", "bots:C-11.challenging", "bots:C-11.nightmare")
@pytest.mark.parametrize(("level", "count"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)])
def test_recruits_in_two_ordered_clearings_by_difficulty(level: str, count: int) -> None:
    stage = scene(difficulty=level).warriors(BOT, 8, 1).warriors(BOT, 2, 2)
    play = stage.turn(FOX_ORDER)
    # Among foxes without a plot 8 has most warriors; of the others, with none, 1 has the highest priority.
    assert play.chosen("bots:11.4.3") == [8, 1]
    assert play.placed("bots:11.4.3") == [(1, count), (8, count)]


@pytest.mark.law("bots:11.4.3", "bots:2.4")
def test_with_too_few_warriors_the_clearing_of_higher_priority_comes_first() -> None:
    play = fill(scene().warriors(BOT, 8, 1), 3, 2, 3, 4, 5, 7, 9).turn(FOX_ORDER)
    # 8 is chosen first, for its warrior, and 1 by priority; 1 gets both of its warriors, 8 the third.
    assert play.chosen("bots:11.4.3") == [8, 1]
    assert play.placed("bots:11.4.3") == [(1, 2), (8, 1)]


@pytest.mark.law("bots:11.4.3", "bots:11.4.3.II")
def test_once_the_plot_has_thickened_the_second_clearing_is_chosen_anew() -> None:
    play = draw(fill(scene().warriors(BOT, 12, 4), 2, 2, 3, 4, 5).turn(FOX_ORDER), "raid")
    # 12 with its four and 1 by priority; 1 gets two, a plot comes to 12, and 6 has none.
    assert plotted(play)[:1] == [12]
    assert play.placed("bots:11.4.3") == [(1, 2), (6, 1)]


@pytest.mark.law("bots:11.4.3", "bots:11.4.3.I")
def test_without_a_plot_if_possible_then_most_warriors() -> None:
    stage = scene().plot("raid", 1).plot("raid", 6, up=True).plot("snare", 12, up=True).warriors(BOT, 12, 2)
    stage.warriors(BOT, 6, 1)
    play = stage.turn(FOX_ORDER)
    assert play.placed("bots:11.4.3") == [(8, 2), (12, 2)]
    (first, second) = play.told("choose-clearing", "bots:11.4.3")
    assert ("if-possible", "no-plot", 1, []) in first["why_clearing"]
    assert ("most", "your-warriors", 2, []) in second["why_clearing"]


@pytest.mark.law("bots:11.4.3", "bots:2.3", "bots:4.2.1")
def test_no_recruits_at_the_keep() -> None:
    play = scene().piece("keep", 1).warriors(BOT, 1, 3).turn(FOX_ORDER)
    assert [clearing for clearing, _ in play.placed("bots:11.4.3")] == [6, 8]
    (first, _) = play.told("choose-clearing", "bots:11.4.3")
    assert ("passed", 1, "6.2.2", "keep", {}) in first["why_clearing"]


@pytest.mark.law("bots:11.4.3.II")
def test_the_plot_thickens_as_often_as_warriors_are_missing() -> None:
    stage = fill(scene(), 1, 2, 3, 4)  # five each in 2 and 3, four in 4
    play = stage.turn(FOX_ORDER)
    # One for 1; then each further warrior is fetched from the largest group without a plot.
    assert play.placed("bots:11.4.3") == [(1, 1)]
    assert draw(play, "raid").placed("bots:11.4.3") == [(1, 1), (1, 1)]
    assert draw(play, "raid").placed("bots:11.4.3") == [(1, 1), (1, 1), (6, 1)]
    assert draw(play, "snare").placed("bots:11.4.3") == [(1, 1), (1, 1), (6, 1), (6, 1)]
    assert plotted(play, "bots:11.5.4") == [2, 3, 4]
    # Those plots are flipped at once.
    assert flipped(play) == [(2, "raid"), (3, "raid"), (4, "snare")]


@pytest.mark.law("bots:11.4.3.II")
def test_the_plot_thickens_as_soon_as_the_supply_is_empty_even_with_nobody_left_to_place() -> None:
    play = draw(fill(scene(), 4, 2).turn(FOX_ORDER), "raid")
    assert play.placed("bots:11.4.3") == [(1, 2), (6, 2)]
    assert len(play.told("no-warriors", "bots:11.4.3.II")) == 1
    assert plotted(play)[:1] == [2]
    assert flipped(play) == [(2, "raid")]


@pytest.mark.law("bots:11.4.3.II")
def test_with_a_warrior_left_in_the_supply_nothing_thickens() -> None:
    play = fill(scene(), 5, 2).plot("raid", 2, up=True).turn(FOX_ORDER)
    assert play.placed("bots:11.4.3") == [(1, 2), (6, 2)]
    assert play.told("no-warriors") == []


@pytest.mark.law("bots:11.4.3.II")
def test_an_empty_supply_and_no_group_end_the_recruiting() -> None:
    play = fill(scene(), 1, 1, 2, 3, 4, 5, 7, 9).turn(FOX_ORDER)  # two each
    assert play.placed("bots:11.4.3") == [(1, 1)]
    # Clearing 1 has three now, and no plot: it gives one back, which returns; then no group is left.
    draw(play, "raid")
    assert play.placed("bots:11.4.3") == [(1, 1), (1, 1)]
    assert len(play.told("skip-thicken-no-place", "bots:11.5.4")) == 1
    assert flipped(play) == [(1, "raid")]


@pytest.mark.law("bots:11.4.3.II", "bots:11.5.3", "bots:11.5.4")
def test_without_plots_in_the_supply_nothing_thickens() -> None:
    stage = scene()
    for clearing, kind in enumerate(KINDS * 2, 1):
        stage.plot(kind, clearing, up=True)
    play = fill(stage, 0, 9, 10).turn(FOX_ORDER)
    assert play.placed("bots:11.4.3") == []
    assert (len(play.told("skip-plot-no-plot")), len(play.told("skip-thicken-no-plot"))) == (1, 2)
    assert sum(play.g.warriors[1]) == 15


@pytest.mark.law("bots:11.4.4")
def test_plots_flip_by_priority_and_score_for_all_that_lie_open() -> None:
    stage = scene().plot("raid", 9).plot("snare", 2).plot("raid", 5, up=True).plot("extortion", 11)
    play = stage.turn(FOX_ORDER)
    assert flipped(play) == [(2, "snare"), (9, "raid"), (11, "extortion")]  # without a warrior there
    assert scored(play, "bots:11.4.4") == [2, 3, 4]


# -------------------------------------------------------------------------------------------------------- 11.5 Daylight


def daylight(stage: Stage, order: str = FOX_ORDER) -> Play:
    return stage.order(order).start("bot.corvids.daylight")


@pytest.mark.law("bots:11.5.1", "bots:11.5.1.I", "bots:2.2", "bots:2.4")
def test_battles_where_two_stand_against_most_buildings_and_tokens() -> None:
    stage = scene("marquise", "eyrie").leader("builder").score("eyrie", 1)
    stage.warriors(BOT, 1, 1).warriors("marquise", 1, 1)  # one is too few
    stage.warriors(BOT, 6, 2).warriors("eyrie", 6, 3).piece("wood", 6)
    stage.warriors(BOT, 8, 3).warriors("marquise", 8, 1).warriors("eyrie", 8, 1)  # as many: more points
    stage.warriors(BOT, 12, 2).warriors("marquise", 12, 1).piece("roost", 12).piece("sawmill", 12).piece("wood", 12)
    stage.warriors(BOT, 2, 3).warriors("marquise", 2, 1)  # not ordered
    play = daylight(stage).roll(0, 0).roll(0, 0).roll(0, 0)
    assert play.fought() == [(6, "marquise"), (8, "eyrie"), (12, "marquise")]


@pytest.mark.law("bots:11.5.1", "bots:2.2")
def test_a_tie_for_the_defender_goes_by_the_priority_of_players() -> None:
    stage = scene("eyrie", "marquise").leader("builder").warriors(BOT, 6, 2)
    play = daylight(stage.warriors("eyrie", 6, 3).warriors("marquise", 6, 1)).roll(0, 0)
    assert play.fought() == [(6, "marquise")]


@pytest.mark.law("bots:11.5.2", "bots:11.5.2.I", "bots:2.4")
def test_all_beyond_two_leave_an_ordered_clearing_with_an_open_plot() -> None:
    stage = scene().plot("raid", 12, up=True).warriors(BOT, 12, 4)
    stage.plot("snare", 7).warriors(BOT, 7, 2)  # any plot bars the way
    stage.warriors(BOT, 9, 1).warriors(BOT, 10, 1)  # tied with 10: the higher priority
    stage.plot("extortion", 8).warriors(BOT, 8, 4)  # face down: nobody leaves
    stage.plot("bomb", 11, up=True).warriors(BOT, 11, 1)
    play = daylight(stage)
    assert play.moved() == [(12, 9, 2)]
    (choice,) = play.told("choose-clearing", "bots:11.5.2")
    assert ("most", "your-warriors", 1, [10]) in choice["why_clearing"]
    assert ("priority", "highest") in choice["why_clearing"]


@pytest.mark.law("bots:11.5.2.II")
def test_with_plots_all_around_they_go_to_the_lowest_priority() -> None:
    stage = scene().plot("raid", 1, up=True).warriors(BOT, 1, 4)
    stage.plot("raid", 5).plot("snare", 9, up=True).plot("bomb", 10).warriors(BOT, 5, 2)
    play = daylight(stage)
    assert play.moved() == [(1, 10, 2)]
    assert play.chosen("bots:11.5.2.II") == [10]


@pytest.mark.law("bots:11.5.2", "bots:12.1.1")
def test_by_ferry_they_reach_the_whole_coast() -> None:
    stage = scene(map="lake").plot("raid", 1, up=True).warriors(BOT, 1, 3).warriors(BOT, 12, 1)
    play = daylight(stage)
    assert play.moved() == [(1, 12, 1)]
    assert play.g.ferry == 12
    assert play.score(BOT) == 1


@pytest.mark.law("bots:11.5.3")
def test_one_warrior_is_enough_to_plot_in_an_ordered_clearing() -> None:
    stage = scene().warriors(BOT, 6, 1).warriors(BOT, 2, 2).plot("raid", 8).warriors(BOT, 8, 3)
    play = draw(daylight(stage), "bomb")
    assert plotted(play) == [6]
    assert play.warriors(BOT, 6) == 0
    assert play.g.supply[1] == 15 - 5
    assert (play.g.plots[6], play.g.plots_up[6], play.pieces("plot", 6)) == (KINDS.index("bomb"), 0, 1)


@pytest.mark.law("bots:11.5.3", "bots:2.1", "bots:2.3", "bots:4.2.1")
def test_plot_where_most_warriors_are_but_not_at_the_keep() -> None:
    stage = (
        scene().piece("keep", 1).warriors("marquise", 1, 1).warriors(BOT, 1, 2).warriors(BOT, 8, 1).warriors(BOT, 12, 1)
    )
    play = draw(daylight(stage).roll(0, 0), "raid")
    assert plotted(play) == [8]
    (choice,) = play.told("choose-clearing", "bots:11.5.3")
    assert ("passed", 1, "6.2.2", "keep", {}) in choice["why_clearing"]


@pytest.mark.law("bots:11.5.4", "bots:11.5.4.I")
def test_the_plot_thickens_in_the_largest_group_of_any_suit() -> None:
    stage = scene().warriors(BOT, 2, 3).warriors(BOT, 3, 4).warriors(BOT, 5, 4).plot("raid", 7).warriors(BOT, 7, 4)
    play = draw(daylight(stage), "raid")
    assert plotted(play, "bots:11.5.4") == [3]
    assert play.told("skip-plot-no-place", "bots:11.5.3")
    assert play.warriors(BOT, 3) == 3


@pytest.mark.law("bots:11.5.4")
def test_two_warriors_are_no_group() -> None:
    play = daylight(scene().warriors(BOT, 2, 2))
    assert plotted(play) == []


@pytest.mark.law("bots:11.4", "bots:11.5", "bots:11.5.3", "bots:2.7")
def test_a_bird_orders_every_clearing() -> None:
    play = scene().warriors(BOT, 3, 1).warriors(BOT, 5, 2).warriors("marquise", 5, 1).turn(BIRD_ORDER)
    assert play.placed("bots:11.4.3") == [(3, 2), (5, 2)]
    assert play.fought() == [(5, "marquise")]


@pytest.mark.law("bots:11.5.1", "bots:3.5")
def test_in_a_cooperative_game_they_spare_other_bots() -> None:
    stage = scene("eyrie", "bot:marquise", cooperative=True).leader("builder")
    stage.warriors(BOT, 6, 2).piece("sawmill", 6).warriors("eyrie", 6, 1)
    assert daylight(stage).roll(0, 0).fought() == [(6, "eyrie")]


# --------------------------------------------------------------------------------------------------------- 11.6 Evening


@pytest.mark.law("bots:11.6.1", "bots:11.6.2")
def test_evening_scores_open_extortions_alone() -> None:
    stage = scene().plot("extortion", 1, up=True).plot("extortion", 2, up=True).plot("raid", 3, up=True)
    play = stage.order(FOX_ORDER).start("bot.corvids.evening")
    assert play.score(BOT) == 2
    assert play.g.order == -1
    stage = scene().plot("extortion", 1).plot("raid", 3, up=True)
    assert stage.order(FOX_ORDER).start("bot.corvids.evening").score(BOT) == 0


@pytest.mark.law("bots:C-11.nightmare")
@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("normal", 0), ("challenging", 0), ("nightmare", 1)])
def test_at_nightmare_difficulty_a_point_at_the_end_of_evening(level: str, points: int) -> None:
    play = scene(difficulty=level).order(FOX_ORDER).start("bot.corvids.evening")
    assert play.score(BOT) == points


@pytest.mark.law("bots:C-11.mastermind", "bots:11.5.3")
def test_masterminds_plot_twice() -> None:
    stage = scene(traits={"corvids": ["mastermind"]}).warriors(BOT, 6, 2).warriors(BOT, 8, 1).warriors(BOT, 12, 1)
    play = draw(draw(daylight(stage), "raid"), "raid")
    assert plotted(play, "bots:11.5.3") == [6, 8]


# ------------------------------------------------------------------------------------------------------- what is shown


@pytest.mark.law("bots:11.7")
def test_the_sheet_shows_open_plots_by_kind_and_hidden_ones_by_place() -> None:
    stage = scene(traits={"corvids": ["gamble"]}).plot("bomb", 3, up=True).plot("snare", 7).plot("raid", 12)
    view = stage.start("bot.corvids.evening").table.view(0)
    (found,) = [s for s in sheets(view, Words(GAME, "en", stage.g)) if s.title == "Cogwheel Corvids"]
    assert found.rows == [
        ["Difficulty", "normal"],
        ["Traits", "Gamble"],
        ["Order", "none"],
        ["Open plots: bomb", "3"],
        ["Open plots: snare", "none"],
        ["Open plots: extortion", "none"],
        ["Open plots: raid", "none"],
        ["Face-down plots", "7, 12"],
        ["Plots in the supply", "5"],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_a_vagabond_names_the_bot(lang: str) -> None:
    stage = Stage("vagabond", "eyrie", BOT, active="vagabond").pawn("vagabond", 5).hand("vagabond", "sword")
    text = GAME.text(lang)
    view = stage.start("vagabond.daylight").table.view(0)
    rows = [row for sheet in sheets(view, Words(GAME, lang, stage.g)) for row in sheet.rows]
    assert not [row for row in rows if any("{" in cell for cell in row)]
    (relations,) = [row[1] for row in rows if row[0] == text.say("sheet-relations")]
    assert text.say("sheet-bot-corvids") in relations
    assert text.say("sheet-faction-eyrie") in relations


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_journal_has_words(lang: str) -> None:
    setup = {"seats": ["marquise", "vagabond", BOT], "traits": {"corvids": list(BOT_BOARDS.corvids.traits)}}
    said = set()
    for seed in range(8):
        for table in checks.walk(GAME, setup, seed):
            words = Words(GAME, lang, table.state)
            lines = [words.prompt(decision) for decision in table.pending.values()]
            lines += [words.option(option) for decision in table.pending.values() for option in decision.options]
            assert not [line for line in lines if "{" in line or "???" in line]
        assert table.journal is not None
        assert not [line for line in map(words.line, table.journal.lines) if "{" in line or "???" in line]
        said |= {line.message for line in table.journal.lines}
    assert said >= {"flip-plot", "set-plot", "replace-bomb", "plot-removed", "guess-plot", "remove-guessed"}
