"""H-7.16 Whoever took an artifact as a reward takes none from a region for the rest of the round."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import ARTIFACTS
from ludex.games.heroes.rules.objects import cannot_take, owner
from ludex.games.heroes.sides.cyclopes.herd import cannot_herd_take
from ludex.games.heroes.state import NOBODY
from tests.heroes.herd import cyclopes
from tests.heroes.stage import Stage

TASKAR, TSURT = ARTIFACTS.index("taskar"), ARTIFACTS.index("tsurt")


def robbed_in_taskar() -> Stage:
    """Archons have just taken Tsurt from werewolves, in Taskar; they could pay for Taskar too."""
    stage = Stage("archons", "werewolves")
    for seat in range(2):
        stage.stand("taskar", seat)
    stage.units(0, accuser=2)
    stage.units(1, feral=0)
    stage.own("tsurt", seat=1)
    stage.stock(0, wood=30)
    stage.stock(1, wood=9, iron=9, gold=9)
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "meetings")
    stage.answer(0, ("fight",), ("send", stage.code(stage.troop("accuser")), 1))
    stage.answer(0, ("reward_artifact", 1, TSURT))
    assert owner(stage.state, TSURT) == 0
    return stage


@pytest.mark.law("heroes:H-7.16")
def test_a_second_move_action_in_the_round_brings_no_artifact_either() -> None:
    stage = robbed_in_taskar()
    stage.until(lambda _: stage.asked(1) == "build")
    stage.g = stage.state.copy()
    stage.g.seen = []
    stage.g.boards[1].region = stage.region("ulmast")
    stage.g.after = "action"
    stage.g.todo = []
    stage.start("move")
    stage.until(lambda table: table.state.step not in ("move", "meetings"))
    assert stage.state.right[0]
    refusal = cannot_take(stage.state, 0, TASKAR)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-7.16", "robbed")
    stage.until(lambda _: stage.asked(stage.state.first) == "plan")
    assert owner(stage.state, TASKAR) == NOBODY


@pytest.mark.law("heroes:H-7.16")
def test_in_the_next_round_everything_is_open_again() -> None:
    stage = robbed_in_taskar()
    start = stage.round
    stage.until(lambda _: stage.round > start and stage.asked(stage.state.first) == "plan")
    assert stage.state.robbed == [0, 0]


@pytest.mark.law("heroes:H-7.16", "heroes:H-15.13")
def test_the_herd_takes_none_for_its_owner_either() -> None:
    stage = cyclopes("werewolves", herd="taskar", strength=30)
    stage.board().energy = 2
    stage.stock(0, wood=12)
    assert cannot_herd_take(stage.g, 0, TASKAR) is None
    stage.g.robbed[0] = 1
    refusal = cannot_herd_take(stage.g, 0, TASKAR)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-7.16", "robbed")
