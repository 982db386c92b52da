"""The floor: several seats act in any order on one board; and a question to the whole table."""

from __future__ import annotations

import random

import pytest

from ludex.core import CHANCE, Playout, Table
from ludex.core.errors import NotOffered, UndoRefused
from ludex.core.text import LANGUAGES, Words
from ludex.kit.testing import checks
from tests.core import levee

THREE = {"players": 3}


def state_of(table: Playout) -> levee.Levee:
    assert isinstance(table.state, levee.Levee)
    return table.state


def working(seed: int | None = 1, players: int = 3) -> Table:
    return Table.new(levee.GAME, {"players": players}, seed)


def evening(table: Table) -> Table:
    """Everybody is done; the table settles the sluice."""
    for seat in list(table.pending):
        table.answer(seat, "done")
    return table


def test_everybody_may_act_next_in_any_order() -> None:
    table = working()
    assert table.on_the_floor
    assert list(table.pending) == [0, 1, 2]
    table.answer(2, "fetch")
    table.answer(0, "fetch")
    assert state_of(table).energy == [1, 2, 1]
    assert list(table.pending) == [0, 1, 2]


def test_an_act_changes_what_others_are_offered() -> None:
    table = working()
    with pytest.raises(NotOffered):
        table.answer(0, "call:1")
    table.answer(1, "fetch")
    table.answer(0, "call:1")
    assert list(table.pending) == [1]
    assert not table.on_the_floor
    table.answer(1, "refuse")
    assert table.on_the_floor


def test_an_act_may_draw_and_what_is_drawn_cannot_be_taken_back_freely() -> None:
    table = working()
    table.answer(0, "fetch")
    assert table.free_undo(0) == 0
    with pytest.raises(UndoRefused):
        table.undo(0)
    table.undo(0, consent=True)
    assert state_of(table).bags == [[], [], []]


def test_an_own_act_is_taken_back_freely_until_somebody_else_acts() -> None:
    table = working()
    table.answer(0, "done")
    assert table.free_undo(0) == 1
    table.undo(0)
    assert 0 in table.pending
    table.answer(0, "done")
    table.answer(1, "done")
    assert table.free_undo(0) == 0


def test_the_last_one_with_nothing_else_to_do_is_not_asked() -> None:
    table = working(players=1)
    table.answer(0, "fetch")
    bag = state_of(table).bags[0][0]
    table.answer(0, f"lay:{bag}:0")
    assert table.pending[0].prompt == "sluice"


def test_a_proposal_is_seen_and_carried_out_when_all_agree() -> None:
    table = evening(working())
    assert list(table.pending) == [0, 1, 2]
    table.answer(1, "open:2")
    assert list(table.pending) == [0, 2]
    assert {decision.prompt for decision in table.pending.values()} == {"proposal"}
    for lang, said in zip(LANGUAGES, ("1 предлагает: Открыть шлюз 2", "1 proposes: Open sluice 2"), strict=True):
        assert said in Words(levee.GAME, lang, table.state).prompt(table.pending[0])
    table.answer(2, "agree")
    assert state_of(table).water == [0, 0, 0]
    table.answer(0, "agree")
    assert state_of(table).water == [1, 1, 0]


def test_an_objection_opens_the_question_again() -> None:
    table = evening(working())
    table.answer(1, "open:2")
    table.answer(0, "object")
    assert {decision.prompt for decision in table.pending.values()} == {"sluice"}
    assert list(table.pending) == [0, 1, 2]


def test_one_alone_settles_it_without_a_ceremony() -> None:
    table = evening(working(players=1))
    table.answer(0, "open:0")
    assert state_of(table).day == 2


@pytest.mark.parametrize("seed", range(30))
def test_all_win_or_all_lose(seed: int) -> None:
    table = working(seed)
    rng = random.Random(seed)
    while table.pending:
        table.answer(*checks.choose(table, rng))
    assert table.over
    assert table.outcome is not None
    assert table.outcome.clause == "4"
    if table.outcome.kind == "victory":
        assert (table.result, table.outcome.losers, table.outcome.how) == ([0, 1, 2], (), "dry")
    else:
        assert (table.outcome.kind, table.result, table.outcome.losers) == ("defeat", [], (0, 1, 2))
    assert table.clone().outcome == table.outcome
    assert Table.load(table.save(), levee.GAME).outcome == table.outcome


def test_both_ends_happen() -> None:
    kinds = set()
    for seed in range(30):
        playout = Playout.begin(levee.GAME, THREE, seed)
        rng = random.Random(seed)
        while playout.pending:
            playout.play(*checks.choose(playout, rng))
        assert playout.outcome is not None
        kinds.add(playout.outcome.kind)
    assert kinds == {"victory", "defeat"}


@pytest.mark.parametrize("seed", range(5))
def test_the_kit(seed: int) -> None:
    checks.random_play_ends(levee.GAME, THREE, seed, lambda _: None)
    checks.clones_go_the_same_way(levee.GAME, THREE, seed, every=3)
    checks.saves_load_the_same(levee.GAME, THREE, seed)
    checks.undo_goes_all_the_way_back(levee.GAME, THREE, seed)
    checks.log_replays(levee.GAME, THREE, seed)
    checks.views_hide_what_is_hidden(levee.GAME, THREE, seed, every=2)


def test_a_clone_of_a_redealt_clone_is_dealt_alike() -> None:
    """Also in the middle of an act, where the way there is played again."""
    table = working(None)
    table.answer(CHANCE, ("shuffle", *range(levee.HEAP)))
    for seat in (0, 1):
        table.answer(seat, "fetch")
        table.answer(CHANCE, "draw:0")
    table.answer(2, "call:1")
    twin = table.clone()
    twin.redeal(2, random.Random(7))
    third = twin.clone().clone()
    assert third.hash() == twin.hash()
    assert list(third.pending[1].options) == list(twin.pending[1].options)
    assert list(table.pending[1].options) != list(twin.pending[1].options)
