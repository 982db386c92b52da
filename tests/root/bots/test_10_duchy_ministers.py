"""10.7 The ministers of the Drillbit Duchy, and its trait cards."""

from __future__ import annotations

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.pieces import PIECES, TUNNEL
from ludex.games.root.show.sheets import sheets
from tests.root.bots.duchy_stage import (
    BIRD,
    BOT,
    FOX,
    MOUSE,
    RABBIT,
    all_swayed_but,
    built,
    burrow,
    dug,
    lay_snare,
    named,
    scene,
    sway,
    swayed,
    with_traits,
)
from tests.root.stage import Play, Stage


def in_daylight(stage: Stage, order: str) -> Play:
    """Daylight and Evening with this order."""
    return stage.order(order).start("bot.duchy.daylight")


# ------------------------------------------------------------------------------------------------------------ ministers


@pytest.mark.law("bots:10.5.4")
def test_swayed_ministers_act_once_each_from_top_to_bottom() -> None:
    play = in_daylight(all_swayed_but(scene().warriors(BOT, 5, 4)), RABBIT)
    assert named(play, "minister", "bots:10.5.4") == [
        "marshal",
        "brigadier",
        "banker",
        "mayor",
        "earl_of_stone",
        "baron_of_dirt",
        "duchess_of_mud",
    ]
    play = in_daylight(sway(scene().warriors(BOT, 5, 4), "captain", "foremole", "mayor"), RABBIT)
    assert named(play, "minister") == ["mayor"]


@pytest.mark.law("bots:10.5.4", "bots:10.2.1", "bots:C-10.invaders")
def test_a_minister_who_loses_the_crown_before_acting_does_not_act() -> None:
    stage = with_traits("invaders").piece("market", 1).warriors(BOT, 1, 1).warriors("marquise", 1, 4)
    stage.warriors(BOT, 3, 5).piece("citadel", 3)
    play = in_daylight(sway(stage, "banker", "duchess_of_mud"), MOUSE)
    # There is no slot in 3, all that it rules: it battles in 1 instead of building, and loses all that it has there.
    play.roll(2, 2)
    assert (play.pieces("market", 1), named(play, "lose-crown")) == (0, ["duchess_of_mud"])
    assert named(play, "minister") == ["banker"]


@pytest.mark.law("bots:10.7.1")
@pytest.mark.parametrize(("captain", "tunnel", "fallen"), [(True, True, 2), (True, False, 1), (False, True, 1)])
def test_the_captain_adds_a_hit_where_there_is_a_tunnel(captain: bool, tunnel: bool, fallen: int) -> None:
    stage = scene().warriors(BOT, 5, 4).warriors("marquise", 5, 3)
    if captain:
        sway(stage, "captain")
    if tunnel:
        stage.piece("tunnel", 5)
    play = in_daylight(stage, RABBIT).roll(1, 0)
    assert play.warriors("marquise", 5) == 3 - fallen


@pytest.mark.law("bots:10.7.1")
def test_the_captain_does_not_help_in_defence() -> None:
    stage = sway(scene(active="marquise").warriors("marquise", 5, 3).warriors(BOT, 5, 2).piece("tunnel", 5), "captain")
    play = stage.start("marquise.action", actions_left=3).choose("battle", 5, BOT).roll(0, 0)
    assert play.warriors("marquise", 5) == 3


@pytest.mark.law("bots:10.7.2")
def test_the_marshal_places_a_warrior_at_a_building_with_fewest_warriors() -> None:
    stage = sway(scene().piece("citadel", 9).warriors(BOT, 9, 1).piece("market", 5).warriors(BOT, 5, 1), "marshal")
    play = in_daylight(stage.piece("market", 7).warriors(BOT, 7, 2), FOX)
    assert play.placed("bots:10.7.2") == [(5, 1)]


@pytest.mark.law("bots:10.7.2", "bots:2.3")
def test_the_marshal_passes_over_the_keep_and_needs_a_warrior_and_a_building() -> None:
    stage = sway(scene().piece("market", 2).piece("keep", 2).piece("market", 5).warriors(BOT, 5, 3), "marshal")
    assert in_daylight(stage, FOX).placed("bots:10.7.2") == [(5, 1)]
    play = in_daylight(sway(scene().piece("keep", 5).warriors(BOT, 1, 3).piece("sawmill", 1), "marshal"), MOUSE)
    assert (play.placed("bots:10.7.2"), len(play.told("nowhere-to-place"))) == ([], 1)
    play = in_daylight(sway(burrow(scene().piece("market", 5), 20), "marshal"), MOUSE)
    assert (play.placed("bots:10.7.2"), len(play.told("supply-empty"))) == ([], 1)


@pytest.mark.law("bots:10.7.4")
@pytest.mark.parametrize(("in_burrow", "moved"), [(2, []), (3, [(2, 3)]), (4, [(7, 4)]), (8, [(7, 4), (2, 4)])])
def test_the_brigadier_digs_with_three_and_moves_up_to_four(in_burrow: int, moved: list[tuple[int, int]]) -> None:
    stage = sway(burrow(scene(), in_burrow), "brigadier").piece("wood", 2).piece("sawmill", 2)
    play = in_daylight(stage, MOUSE)
    # By its own tie (most enemy buildings and tokens) the Brigadier goes to 2, the ordinary dig to 7.
    while play.asked == ("chance", "roll"):
        play.roll(0, 0)
    assert dug(play) == moved


@pytest.mark.law("bots:10.7.5", "bots:10.5.3")
def test_the_banker_builds_once_more() -> None:
    stage = sway(scene().warriors(BOT, 5, 3).warriors(BOT, 2, 1), "banker")
    play = in_daylight(stage, FOX)
    assert built(play) == [("citadel", 5), ("citadel", 5)]
    assert play.told("place", "bots:10.7.5")[0]["clearing"] == 5


@pytest.mark.law("bots:10.7.5", "bots:10.5.3")
def test_the_banker_scores_too_when_nothing_can_be_built() -> None:
    play = in_daylight(sway(scene().warriors(BOT, 1, 3).piece("sawmill", 1), "banker"), MOUSE)
    assert ([about["points"] for about in play.told("score", "bots:10.7.5")], play.score(BOT)) == ([1], 2)


@pytest.mark.law("bots:10.7.6")
def test_the_mayor_removes_a_warrior_where_it_rules_with_most_for_a_point() -> None:
    stage = sway(
        scene().warriors(BOT, 5, 3).warriors(BOT, 9, 3).warriors(BOT, 7, 4).warriors("marquise", 7, 4), "mayor"
    )
    play = in_daylight(stage, FOX)
    assert [about["clearing"] for about in play.told("remove-own", "bots:10.7.6")] == [5]
    assert (play.warriors(BOT, 5), play.score(BOT)) == (2, 1)


@pytest.mark.law("bots:10.7.6", "bots:10.2.2")
@pytest.mark.parametrize(("in_burrow", "left"), [(3, 3), (4, 3)])
def test_the_burrow_is_a_clearing_that_it_rules_but_has_no_priority(in_burrow: int, left: int) -> None:
    stage = sway(burrow(scene().warriors(BOT, 5, 3), in_burrow), "mayor")
    stage.g.order_suit = -1
    play = stage.start("bot.duchy.daylight")
    assert (play.g.burrow, play.warriors(BOT, 5)) == (left, 2 if in_burrow == 3 else 3)
    assert play.score(BOT) == 1
    assert play.g.supply[0] == 20 - 3 - in_burrow + 1


@pytest.mark.law("bots:10.7.6")
def test_without_a_warrior_to_remove_the_mayor_scores_nothing() -> None:
    play = in_daylight(sway(scene().piece("market", 5), "mayor"), FOX)
    assert ([about["points"] for about in play.told("score", "bots:10.7.6")]) == []
    assert len(play.told("nobody-to-remove")) == 1


@pytest.mark.law("bots:10.7.7", "bots:10.7.8", "bots:10.7.9")
@pytest.mark.parametrize(
    ("minister", "clause", "points"),
    [("earl_of_stone", "bots:10.7.7", [2]), ("baron_of_dirt", "bots:10.7.8", [1]), ("captain", "bots:10.7.7", [])],
)
def test_the_lords_score_for_buildings(minister: str, clause: str, points: list[int]) -> None:
    stage = sway(scene().piece("citadel", 5).piece("citadel", 9).piece("market", 7), minister)
    stage.warriors("marquise", 5, 3).warriors("marquise", 9, 3).warriors("marquise", 7, 3)  # nowhere to build
    play = in_daylight(stage, FOX)
    assert [about["points"] for about in play.told("score", clause)] == points


@pytest.mark.law("bots:10.7.9")
@pytest.mark.parametrize(("tunnels", "points"), [(2, []), (3, [2])])
def test_the_duchess_scores_when_all_tunnels_are_on_the_map(tunnels: int, points: list[int]) -> None:
    stage = sway(scene(), "duchess_of_mud")
    for clearing in (5, 9, 7)[:tunnels]:
        stage.piece("tunnel", clearing)
    play = in_daylight(stage, FOX)
    assert [about["points"] for about in play.told("score", "bots:10.7.9")] == points


# --------------------------------------------------------------------------------------------------------------- traits


def razed(*traits: str, hand: tuple[str, ...] = (), ministers: tuple[str, ...] = ()) -> Play:
    """The Marquise removes a building in 7, a mouse clearing."""
    stage = with_traits(*traits, active="marquise").warriors("marquise", 7, 3).piece("market", 7).score(BOT, 5)
    sway(stage.hand("marquise", *hand), *ministers)
    return stage.start("marquise.action", actions_left=3).choose("battle", 7, BOT).roll(0, 0)


@pytest.mark.law("bots:C-10.foundations")
@pytest.mark.parametrize(
    ("ministers", "left"),
    [
        (("captain", "foremole", "mayor", "baron_of_dirt"), ["captain", "foremole", "baron_of_dirt"]),
        (("captain", "baron_of_dirt"), ["captain", "baron_of_dirt"]),
    ],
)
def test_on_firm_foundations_only_a_matching_minister_loses_the_crown(
    ministers: tuple[str, ...], left: list[str]
) -> None:
    assert swayed(razed("foundations", ministers=ministers)) == left


@pytest.mark.law("bots:C-10.investors")
def test_whoever_removes_a_building_discards_a_matching_card_and_the_duchy_loses_a_point() -> None:
    play = razed("investors", hand=("codebreakers", "anvil", "armorers"), ministers=("captain", "marshal"))
    # The crown is lost as well; birds match every clearing; the Marquise must, if she can.
    assert swayed(play) == ["captain"]
    assert play.asked == ("marquise", "investors")
    assert {option[0] for option in play.options} == {"discard"}
    assert len(play.options) == 2
    play.choose("discard", "armorers")
    assert (play.hand("marquise"), play.score(BOT), swayed(play)) == (["anvil", "codebreakers"], 4, ["captain"])


@pytest.mark.law("bots:C-10.investors")
def test_who_cannot_is_asked_all_the_same_and_the_duchy_sways_a_matching_minister() -> None:
    play = razed("investors", hand=("anvil",), ministers=("captain", "foremole", "duchess_of_mud"))
    assert (play.asked, play.options) == (("marquise", "investors"), [("nothing_matches",)])
    play.choose("nothing_matches")
    # The Duchess has lost her crown to Cost of Errors, and as the bottommost unswayed mouse gets it back.
    assert (
        named(play, "lose-crown")
        == named(play, "sway-bottommost-matching", "bots:C-10.investors")
        == ["duchess_of_mud"]
    )
    assert (play.hand("marquise"), play.score(BOT)) == (["anvil"], 5)


@pytest.mark.law("bots:C-10.investors")
def test_an_empty_hand_asks_nothing_and_without_a_matching_minister_nobody_is_swayed() -> None:
    play = razed("investors", ministers=("foremole", "mayor", "duchess_of_mud"))
    assert play.asked == ("marquise", "action")
    assert swayed(play) == ["foremole", "mayor", "duchess_of_mud"]
    stage = with_traits("investors", "foundations", active="marquise").warriors("marquise", 7, 3).piece("market", 7)
    sway(stage, "foremole", "mayor", "duchess_of_mud", "captain")
    play = stage.start("marquise.action", actions_left=3).choose("battle", 7, BOT).roll(0, 0)
    assert swayed(play) == ["captain", "foremole", "mayor", "duchess_of_mud"]


@pytest.mark.law("bots:C-10.investors", "bots:10.6.3")
def test_in_its_own_turn_the_order_decides_who_is_swayed_if_it_matches() -> None:
    for order, gained in ((MOUSE, "sway-ordered-matching"), (BIRD, "sway-bottommost-matching")):
        stage = with_traits("investors").warriors(BOT, 7, 1).piece("market", 7).warriors("marquise", 7, 3)
        play = in_daylight(stage, order).roll(2, 2)
        minister = {"sway-ordered-matching": "foremole", "sway-bottommost-matching": "duchess_of_mud"}[gained]
        assert named(play, gained, "bots:C-10.investors") == [minister]


@pytest.mark.law("bots:C-10.investors")
def test_investors_ask_nothing_of_bots() -> None:
    stage = with_traits("investors", others=("bot:marquise", "eyrie"), active="bot:marquise")
    stage.warriors("bot:marquise", 7, 3).piece("market", 7).order(MOUSE).g.acted = [0, 0]
    play = sway(stage.score(BOT, 5), "captain", "marshal").start("bot.marquise.daylight").roll(0, 0)
    assert (swayed(play)[:1], named(play, "lose-crown")) == (["captain"], ["marshal"])
    assert play.told("nothing-matches") == []


@pytest.mark.law("bots:C-10.overwhelm")
@pytest.mark.parametrize(
    ("in_burrow", "brigadier", "moved"),
    [
        (2, False, []),
        (3, False, [3]),
        (5, False, [3]),
        (6, False, [3, 3]),
        (9, False, [3, 3]),
        (9, True, [3, 3, 3]),
        (7, True, [3, 3]),
    ],
)
def test_overwhelming_it_digs_twice_with_three(in_burrow: int, brigadier: bool, moved: list[int]) -> None:
    stage = burrow(with_traits("overwhelm"), in_burrow)
    if brigadier:
        sway(stage, "brigadier")
    assert [count for _, count in dug(in_daylight(stage, MOUSE))] == moved


@pytest.mark.law("bots:C-10.invaders")
@pytest.mark.parametrize("order", [MOUSE, BIRD])
def test_invaders_dig_where_most_enemy_buildings_then_fewest_enemy_warriors_are(order: str) -> None:
    stage = burrow(with_traits("invaders"), 4).piece("sawmill", 9).piece("sawmill", 11).piece("wood", 7, 3)
    stage.warriors("marquise", 9, 2).warriors("marquise", 11, 1)
    play = in_daylight(stage, order)
    assert dug(play) == [(11, 4)]
    assert play.roll(0, 0).fought() == [(11, "marquise")]


@pytest.mark.law("bots:C-10.invaders", "bots:10.7.4")
def test_the_tie_of_invaders_holds_for_the_brigadier_too() -> None:
    stage = sway(burrow(with_traits("invaders"), 3).piece("sawmill", 9).piece("wood", 7, 3), "brigadier")
    assert dug(in_daylight(stage, MOUSE)) == [(9, 3)]


@pytest.mark.law("bots:C-10.invaders")
def test_without_an_open_slot_invaders_battle_in_every_clearing_instead_of_scoring() -> None:
    stage = with_traits("invaders").warriors(BOT, 1, 3).piece("sawmill", 1).warriors(BOT, 5, 1)
    stage.warriors("marquise", 5, 4).warriors(BOT, 9, 2).warriors("marquise", 9, 4)
    play = in_daylight(stage, RABBIT).roll(0, 0)  # the battle of 10.5.2, in 5
    play.roll(0, 0).roll(0, 0).roll(0, 0)
    assert play.fought() == [(5, "marquise"), (1, "marquise"), (5, "marquise"), (9, "marquise")]
    assert (play.told("score", "bots:10.5.3"), len(play.told("battle-instead"))) == ([], 1)


@pytest.mark.law("bots:C-10.invaders", "bots:10.5.3")
@pytest.mark.parametrize("why", ["rules nothing", "no building", "the keep"])
def test_invaders_score_where_slots_are_not_what_is_lacking(why: str) -> None:
    stage = with_traits("invaders").warriors("marquise", 9, 4).warriors(BOT, 9, 1)
    if why == "no building":
        stage.warriors(BOT, 1, 3).piece("sawmill", 1).piece("citadel", 3).piece("citadel", 4).piece("citadel", 10)
    if why == "the keep":
        stage.warriors(BOT, 2, 3).piece("keep", 2)
    play = in_daylight(stage, RABBIT)
    assert [about["points"] for about in play.told("score", "bots:10.5.3")] == [1]
    assert play.fought() == []


@pytest.mark.law("bots:C-10.invaders", "bots:11.8.2")
def test_a_snare_is_no_lack_of_slots() -> None:
    play = in_daylight(lay_snare(with_traits("invaders").warriors(BOT, 5, 3), 5), MOUSE)
    assert (play.told("battle-instead"), play.score(BOT)) == ([], 1)


# ------------------------------------------------------------------------------------------------------------ the sheet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_and_the_journal_have_words(lang: str) -> None:
    stage = burrow(scene(traits={"duchy": ["investors", "invaders"]}), 4).piece("market", 5).warriors(BOT, 5, 7)
    play = sway(stage, "captain", "mayor", "brigadier").turn(MOUSE)
    words = Words(GAME, lang, play.g)
    assert play.table.journal is not None
    assert not [line for line in map(words.line, play.table.journal.lines) if "{" in line]
    title = GAME.text(lang).say("bot-duchy", "title")
    (sheet,) = [sheet for sheet in sheets(play.table.view(1), words) if sheet.title == title]
    rows = dict(sheet.rows)
    say = GAME.text(lang).say
    assert rows[say("sheet-burrow")] == str(play.g.burrow)
    assert rows[say(f"piece-{PIECES[TUNNEL].name}")] == say("sheet-tunnels", count=1)
    assert rows[say("sheet-swayed")] == ", ".join(say(f"minister-{name}") for name in swayed(play))
    assert say("minister-marshal") in rows[say("sheet-unswayed")]
