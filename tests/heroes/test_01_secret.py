"""H-1.9 While looking is forbidden, nothing that the table says tells what others do, or whether they have begun."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.core.errors import NotAsked, UndoRefused
from ludex.games.heroes.rules.round import MOVE
from tests.heroes.stage import Stage


def said_to(table: Table, seat: int) -> tuple[object, ...]:
    """Everything that a finished seat can find out by looking, by answering, by asking why not and by undoing."""
    with pytest.raises(NotAsked) as answer:
        table.answer(seat, "stay")
    refusal = table.why_not(seat, "stay")
    assert refusal is not None
    view = table.view(seat)
    return str(answer.value), refusal.clause, refusal.reason, refusal.about, view, table.version(seat)


@pytest.mark.law("heroes:H-1.9", "heroes:H-6.2")
def test_whoever_has_moved_learns_nothing_of_the_others_moves() -> None:
    stage = Stage("werewolves", "cyclopes", "archons")
    stage.board(1).herd_strength = 20
    table = stage.act("move", 4)
    stage.answer(0, "stay")
    before = said_to(table, 0)
    prompts = set()
    while stage.asked(1):
        prompts.add(stage.asked(1))
        assert said_to(table, 0) == before
        table.answer(1, table.pending[1].options[0])
    assert {"footprint", "herd", "move"} <= prompts
    assert all(prompt not in str(before[0]) for prompt in ("herd", "footprint", "H-15"))
    assert before[1] == ""


@pytest.mark.law("heroes:H-1.9")
def test_what_came_before_a_secret_move_is_free_for_nobody_whether_somebody_moves_or_not() -> None:
    stage = Stage("werewolves", "archons", "dark_elves")
    stage.board(0).moons = [0, 0]
    for board in stage.g.boards:
        board.costs = [1, 1, 1, 1]
    table = stage.start("round")
    stage.answer(0, ("number", MOVE, 1), ("number", 0, 2), ("number", 1, 3), ("number", 2, 4))
    assert stage.asked(0) == "move"
    for _ in range(2):
        assert (table.free_undo(0), table.view(0).free_undo) == (0, 0)
        with pytest.raises(UndoRefused) as caught:
            table.undo(0)
        assert (caught.value.message, caught.value.about) == ("undo-secret", {})
        if 1 in table.pending:
            table.answer(1, "stay")


@pytest.mark.law("heroes:H-1.9", "heroes:H-7.8")
def test_declaring_units_shows_in_no_number() -> None:
    stage = Stage("werewolves", "archons", "dark_elves")
    for seat in range(3):
        stage.stand("moslin", seat)
    stage.units(0, feral=2, volkhv=2)
    stage.units(1, accuser=3)
    stage.units(2, assassin=3)
    stage.meet("moslin")
    stage.answer(0, "fight")
    table = stage.table
    assert table is not None
    before = table.view(1), table.view(None)
    table.answer(0, table.pending[0].options[1])
    assert stage.asked(0) == "send"
    assert (table.view(1), table.view(None)) == before
