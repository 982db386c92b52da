"""11.7.2, 11.8.2 Open snares: what people can no longer do there, faction by faction, and what bots do instead."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.root.game import GAME
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.state import FOREST, Root
from ludex.kit.testing import checks
from tests.root.bots.corvid_scenes import BOT, FOX_ORDER, KINDS, scene
from tests.root.stage import Stage

SNARE = "bots:11.7.2"
WHOLE_GAMES: list[dict[str, Any]] = [
    {"seats": ["marquise", "eyrie", BOT, "lizards"]},
    {"seats": ["alliance", "vagabond", BOT, "riverfolk"], "map": "lake"},
    {"seats": ["eyrie", "vagabond", BOT, "alliance", "marquise"], "map": "mountain"},
]


# -------------------------------------------------------------------------------------------------------------- anyone


@pytest.mark.law("bots:11.7.2")
def test_nobody_moves_out_but_anyone_may_come_in_and_fight() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).warriors("marquise", 2, 2).warriors("marquise", 5, 2)
    play = stage.warriors(BOT, 2, 1).start("marquise.action", actions_left=1)
    assert {option[1] for option in play.offered("move")} == {5}
    assert ("move", 5, 2, 1) in play.options
    assert ("battle", 2, 1) in play.options
    assert play.why_not("marquise", "move", 2, 5, 1) == SNARE


@pytest.mark.law("bots:11.7.2")
def test_a_snare_that_lies_face_down_holds_nobody() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2).warriors("marquise", 2, 2)
    assert ("move", 2, 5, 2) in stage.start("marquise.action", actions_left=1).options


@pytest.mark.law("bots:11.7.2")
def test_a_snare_that_is_removed_holds_nobody_any_more() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).warriors("marquise", 2, 2)
    play = stage.start("marquise.action", actions_left=2).choose("battle", 2, BOT).roll(0, 0)
    assert play.g.snares == []
    assert ("move", 2, 5, 2) in play.options


@pytest.mark.law("bots:11.7.2", "root:4.1.3")
def test_no_move_by_cobbler() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).warriors("marquise", 2, 2).crafted("marquise", "cobbler")
    play = stage.hand("marquise", "sword", "anvil").start("evening")
    assert play.told("move") == []
    assert play.told("use") == []


# ------------------------------------------------------------------------------------------------------- the Marquise


@pytest.mark.law("bots:11.7.2", "root:6.4")
def test_marquise_gets_no_wood_in_a_snare() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).piece("sawmill", 2).piece("sawmill", 5)
    play = stage.hand("marquise", "sword").start("marquise.birdsong")
    assert (play.pieces("wood", 2), play.pieces("wood", 5)) == (0, 1)


@pytest.mark.law("bots:11.7.2", "root:6.5.3")
def test_marquise_recruits_around_a_snare_or_not_at_all() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).piece("recruiter", 2).piece("recruiter", 9)
    play = stage.hand("marquise", "sword").start("marquise.action", actions_left=3).choose("recruit")
    assert (play.warriors("marquise", 2), play.warriors("marquise", 9)) == (0, 1)
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).piece("recruiter", 2).hand("marquise", "sword")
    play = stage.start("marquise.action", actions_left=3)
    assert play.offered("recruit") == []
    assert play.why_not("marquise", "recruit") == SNARE


@pytest.mark.law("bots:11.7.2", "root:6.5.4", "root:6.5.5")
def test_marquise_neither_builds_nor_overworks_in_a_snare() -> None:
    stage = Stage("marquise", BOT).plot("snare", 2, up=True).warriors("marquise", 2, 3).piece("sawmill", 2)
    stage.piece("wood", 2, 2).warriors("marquise", 5, 2).hand("marquise", "sword")
    play = stage.start("marquise.action", actions_left=3)
    assert {option[2] for option in play.offered("build")} == {5}  # wood may be taken from the snare
    assert play.why_not("marquise", "build", "workshop", 2) == SNARE
    assert play.offered("overwork") == []
    assert play.why_not("marquise", "overwork", 2, "sword") == SNARE


@pytest.mark.law("bots:11.7.2", "root:6.2.3")
def test_field_hospitals_bring_nobody_to_a_keep_in_a_snare() -> None:
    stage = scene("marquise").plot("bomb", 2).warriors("marquise", 2, 2).piece("keep", 1).plot("snare", 1, up=True)
    play = stage.turn(FOX_ORDER)
    assert play.asked == ("chance", "at-random")  # on with the plot that replaces the bomb
    assert play.warriors("marquise", 1) == 0


# ---------------------------------------------------------------------------------------------------------- the Eyrie


@pytest.mark.law("bots:11.7.2", "root:7.5.2.I", "root:7.7")
@pytest.mark.parametrize(
    ("column", "option"),
    [("recruit", ("decree_recruit", 2, 2)), ("move", ("decree_move", 2, 2, 5, 1)), ("build", ("decree_build", 2, 2))],
)
def test_eyrie_fall_into_turmoil_when_the_decree_leads_into_a_snare(column: str, option: tuple[Any, ...]) -> None:
    stage = Stage("eyrie", BOT, active="eyrie").leader("despot").no_viziers().plot("snare", 2, up=True)
    stage.warriors("eyrie", 2, 2).piece("roost", 2 if column == "recruit" else 3).decree(column, "sword")
    play = stage.resolving(column).start("eyrie.decree")
    assert play.told("turmoil") == [{"who": 0}]
    stage = Stage("eyrie", BOT, active="eyrie").leader("despot").no_viziers().plot("snare", 2, up=True)
    stage.warriors("eyrie", 2, 2).piece("roost", 2 if column == "recruit" else 3).decree(column, "sword", "anvil")
    stage.warriors("eyrie", 1, 2).piece("roost", 1 if column == "recruit" else 5)
    play = stage.resolving(column).start("eyrie.decree")
    assert ("turmoil",) in play.options
    assert play.why_not("eyrie", *option) == SNARE


@pytest.mark.law("bots:11.7.2", "root:7.4.3")
def test_a_new_roost_comes_to_no_snare() -> None:
    stage = Stage("eyrie", BOT, active="eyrie").leader("despot").plot("snare", 2, up=True).hand("eyrie", "sword")
    for clearing in CLEARINGS:
        if clearing not in (2, 9):
            stage.warriors(BOT, clearing, 1)
    play = stage.start("eyrie.birdsong").choose("decree", "sword", "move")
    assert play.pieces("roost", 9) == 1  # 2 has as few warriors, but the snare


# -------------------------------------------------------------------------------------------------------- the Alliance


@pytest.mark.law("bots:11.7.2", "root:8.4.2.I")
def test_alliance_spreads_no_sympathy_to_a_snare() -> None:
    stage = Stage("alliance", BOT, active="alliance").plot("snare", 2, up=True).supporters("sword")
    play = stage.start("alliance.spread")
    assert ("spread", 9) in play.options
    assert ("spread", 2) not in play.options
    assert play.why_not("alliance", "spread", 2) == SNARE


@pytest.mark.law("bots:11.7.2", "root:8.6.1.II", "root:8.6.1.III", "root:8.6.1.IV")
def test_alliance_neither_recruits_nor_organises_in_a_snare_nor_leaves_it() -> None:
    stage = Stage("alliance", BOT, active="alliance").plot("snare", 2, up=True).piece("base_mouse", 2).officers(2)
    play = stage.warriors("alliance", 2, 2).warriors("alliance", 3, 1).start("alliance.operation", operations_left=2)
    assert ("organise", 3) in play.options
    for refused in (("enlist", 2), ("organise", 2), ("move", 2, 5, 1)):
        assert refused not in play.options
        assert play.why_not("alliance", *refused) == SNARE


@pytest.mark.law("bots:11.7.2", "root:8.4.1", "root:1.1.2")
def test_a_revolt_removes_the_snare_before_it_places_the_base() -> None:
    stage = Stage("alliance", BOT, active="alliance").plot("snare", 2, up=True).piece("sympathy", 2)
    play = stage.supporters("sword", "investments").start("alliance.revolt").choose("revolt", 2)
    assert play.g.snares == []
    assert (play.pieces("base_mouse", 2), play.warriors("alliance", 2)) == (1, 1)
    assert play.score("alliance") == 1


# -------------------------------------------------------------------------------------------------------- the Vagabond


@pytest.mark.law("bots:11.7.2", "root:9.5.1", "root:9.2.9.II.B")
def test_vagabond_cannot_walk_out_of_a_snare_alone_or_with_an_ally() -> None:
    stage = Stage("vagabond", "marquise", BOT, active="vagabond").plot("snare", 2, up=True).pawn("vagabond", 2)
    stage.belongings("vagabond", "boots", "sword").warriors("marquise", 2, 2).relation("vagabond", "marquise", 3)
    play = stage.start("vagabond.daylight")
    assert play.offered("walk") == play.offered("walk_with") == []
    assert ("battle", 2, 1) in play.options
    assert play.why_not("vagabond", "walk", 5) == SNARE
    assert play.why_not("vagabond", "walk_with", 5, "marquise", 1) == SNARE


@pytest.mark.law("bots:11.7.2", "root:9.5.1")
def test_vagabond_may_walk_into_a_snare() -> None:
    stage = Stage("vagabond", BOT, active="vagabond").plot("snare", 2, up=True).pawn("vagabond", 5)
    assert ("walk", 2) in stage.belongings("vagabond", "boots").start("vagabond.daylight").options


@pytest.mark.law("bots:11.7.2", "root:9.4.2")
def test_vagabond_cannot_slip_out_of_a_snare_not_even_into_a_forest() -> None:
    stage = Stage("vagabond", BOT, active="vagabond").plot("snare", 2, up=True).pawn("vagabond", 2)
    play = stage.hand("vagabond", "sword").start("vagabond.birdsong")
    assert play.asked == ("vagabond", "wander")  # nowhere to slip to: not asked
    assert play.g.pawn[0] == 2
    stage = Stage("vagabond", BOT, active="vagabond").plot("snare", 2, up=True).pawn("vagabond", 5)
    play = stage.start("vagabond.birdsong")
    assert ("slip", 2) in play.options
    assert any(option[1] >= FOREST for option in play.offered("slip"))


@pytest.mark.law("bots:11.7.2", "root:4.1.3")
def test_vagabond_makes_no_move_by_cobbler_out_of_a_snare() -> None:
    stage = Stage("vagabond", BOT, active="vagabond").plot("snare", 2, up=True).pawn("vagabond", 2)
    play = stage.crafted("vagabond", "cobbler").belongings("vagabond", "boots").start("evening")
    assert play.told("walk") == []
    assert play.g.pawn[0] == 2


# --------------------------------------------------------------------------------------------------------- the Lizards


@pytest.mark.law("bots:11.7.2", "root:10.5.1", "root:10.5.2")
def test_lizards_hold_no_ritual_in_a_snare() -> None:
    stage = Stage("lizards", BOT, active="lizards").plot("snare", 2, up=True).warriors("lizards", 2, 3)
    play = stage.hand("lizards", "sword").start("lizards.ritual", outcast=0)
    assert ("ritual_recruit", stage.card("sword"), 9) in play.options
    for refused in ("ritual_build", "ritual_recruit"):
        assert (refused, stage.card("sword"), 2) not in play.options
        assert play.why_not("lizards", refused, "sword", 2) == SNARE


@pytest.mark.law("bots:11.7.2", "root:10.4.3", "root:10.4.3.I", "root:10.4.3.II", "root:10.4.3.III")
def test_lizards_conspire_in_no_snare_but_fight_there() -> None:
    stage = Stage("lizards", "marquise", BOT, active="lizards").plot("snare", 2, up=True).warriors("lizards", 2, 3)
    stage.warriors("marquise", 2, 1).piece("sawmill", 2).acolytes(5)
    play = stage.start("lizards.conspiracy", outcast=2)
    assert ("crusade_battle", 2, 1) in play.options
    for refused in (("crusade_move", 2, 5, 1), ("convert", 2, 1), ("sanctify", 0, 2)):
        assert refused not in play.options
        assert play.why_not("lizards", *refused) == SNARE


# -------------------------------------------------------------------------------------------------------- the Riverfolk


@pytest.mark.law("bots:11.7.2", "root:11.5.1", "root:11.5.5", "root:11.5.6", "root:11.2.2")
def test_riverfolk_neither_recruit_nor_trade_in_a_snare_nor_swim_out() -> None:
    stage = Stage("riverfolk", BOT, active="riverfolk").plot("snare", 4, up=True).warriors("riverfolk", 4, 2)
    play = stage.company("funds", "riverfolk", 3).start("riverfolk.action")
    assert ("river_recruit", 7) in play.options
    for refused in (("river_recruit", 4), ("trade_post", 4), ("move", 4, 7, 1), ("move", 4, 8, 1)):
        assert refused not in play.options
        assert play.why_not("riverfolk", *refused) == SNARE


# ------------------------------------------------------------------------------------------------------------- the bots


def marquise_bot(**options: Any) -> Stage:
    stage = Stage("bot:marquise", "eyrie", BOT, active="bot:marquise", **options).leader("builder")
    return stage.hand("eyrie", "sword")


@pytest.mark.law("bots:11.8.2", "bots:11.7.2")
def test_a_bot_that_would_place_warriors_removes_the_snare_instead_without_a_point() -> None:
    stage = marquise_bot().plot("snare", 6, up=True).warriors("bot:marquise", 6, 2).warriors(BOT, 6, 1)
    play = stage.turn(FOX_ORDER).roll(0, 0)
    assert play.placed("bots:4.5.2") == []
    assert play.told("spring-snare") == [{"who": 0, "clearing": 6}]
    assert (play.g.snares, play.pieces("plot", 6)) == ([], 0)
    assert play.score("bot:marquise") == 0
    assert play.pieces("sawmill", 6) == 1  # the next action meets no snare any more


@pytest.mark.law("bots:11.8.2")
def test_a_bot_that_would_build_removes_the_snare_instead() -> None:
    stage = marquise_bot().plot("snare", 5, up=True).warriors("bot:marquise", 5, 8).order(FOX_ORDER).only_deck()
    play = stage.start("bot.marquise.daylight", acted=[0, 0])
    assert play.chosen("bots:4.5.3") == [5]
    assert play.told("spring-snare") == [{"who": 0, "clearing": 5}]
    assert play.pieces("sawmill", 5) == 0


@pytest.mark.law("bots:11.8.2")
def test_a_bot_that_would_move_out_removes_the_snare_instead() -> None:
    stage = marquise_bot().plot("snare", 8, up=True).warriors("bot:marquise", 8, 6).warriors(BOT, 8, 1)
    stage.warriors("bot:marquise", 2, 19).order(FOX_ORDER)  # nobody is left to recruit
    play = stage.start("bot.marquise.daylight", acted=[0, 0]).roll(0, 0)
    assert play.chosen("bots:4.5.4") == [4]
    assert play.told("spring-snare") == [{"who": 0, "clearing": 8}]
    assert play.moved() == []


@pytest.mark.law("bots:11.8.2")
def test_the_corvids_step_over_their_own_snares() -> None:
    stage = scene("marquise").plot("snare", 8, up=True).warriors(BOT, 8, 3).order(FOX_ORDER)
    play = stage.start("bot.corvids.daylight")
    assert play.moved() == [(8, 4, 1)]
    assert play.g.snares == [8]


@pytest.mark.law("bots:11.8.2", "bots:C-11.backup_plans")
def test_a_sprung_snare_is_a_plot_removed() -> None:
    stage = marquise_bot(traits={"corvids": ["backup_plans"]}).plot("snare", 6, up=True)
    play = stage.warriors("bot:marquise", 6, 3).warriors(BOT, 6, 1).turn(FOX_ORDER).roll(0, 0)
    assert play.placed("bots:C-11.backup_plans") == [(6, 1)]
    assert [KINDS[about["plot"]] for about in play.told("plot-removed")] == ["snare"]


# ---------------------------------------------------------------------------------------------------------- whole games


def people_there(g: Root, clearing: int) -> list[tuple[int, int, int, bool]]:
    """Warriors, buildings, tokens and the pawn of every person in a clearing."""
    return [
        (g.warriors[seat][clearing], g.built[seat][clearing], g.tokens[seat][clearing], g.pawn[seat] == clearing)
        for seat in range(len(g.factions))
        if not g.bots[seat]
    ]


@pytest.mark.law("bots:11.7.2")
@pytest.mark.parametrize("setup", WHOLE_GAMES)
def test_in_whole_games_nothing_of_people_comes_into_play_in_a_snare_and_nothing_leaves(setup: dict[str, Any]) -> None:
    """Warriors come in by moving alone, which the journal tells; buildings and tokens not at all; the pawn stays."""
    watched = 0
    for seed in range(12):
        before: dict[int, list[tuple[int, int, int, bool]]] = {}
        told = 0
        for table in checks.walk(GAME, setup, seed):
            g = table.state
            assert isinstance(g, Root)
            assert table.journal is not None
            lines = table.journal.lines[told:]
            told = len(table.journal.lines)
            moves = [line.about for line in lines if line.message == "move" and not g.bots[line.about["who"]]]
            assert not [about for about in moves if about["origin"] in before and about["origin"] in g.snares]
            for clearing in set(before) & set(g.snares):
                came = sum(about["count"] for about in moves if about["target"] == clearing)
                for was, now in zip(before[clearing], people_there(g, clearing), strict=True):
                    assert now[0] <= was[0] + came
                    assert now[1] <= was[1]
                    assert now[2] <= was[2]
                    assert now[3] >= was[3]
                    watched += any(was)
            before = {clearing: people_there(g, clearing) for clearing in g.snares}
    assert watched > 50
