"""A rule that is wrong is named with its game, step and clause; the player is not blamed, and nothing is half done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludex.core import GameOver, Playout, Rule, Table, Together, ask, floor
from ludex.core.errors import BrokenRule, RuleFailed, Stuck
from tests.core import tiny


def no_yield(g: tiny.Tiny) -> None:
    g.step = "bid"


def misspelt(g: tiny.Tiny) -> Rule[None]:
    yield ask("1", 0, "bid", [("bid", 0), ("bid", 1)])
    g.step = "bidd"


def nobody(g: tiny.Tiny) -> Rule[None]:
    yield Together()


def over_without_an_end(g: tiny.Tiny) -> Rule[None]:
    yield ask("1", 0, "bid", [("bid", 0), ("bid", 1)])
    raise GameOver


def no_answer(g: tiny.Tiny) -> Rule[None]:
    yield ask("1", 0, "bid", [])


def no_answer_on_the_floor(g: tiny.Tiny) -> Rule[None]:
    yield from floor("1", "bid", {0: lambda: [("bid", 0)], 1: list})


def a_word_inside(g: tiny.Tiny) -> Rule[None]:
    yield ask("1", 0, "bid", [("bid", "red"), ("bid", "blue")])


def unknown_verb(g: tiny.Tiny) -> Rule[None]:
    yield ask("1", 0, "bid", [("fly", 1), ("fly", 2)])


def too_many_items(g: tiny.Tiny) -> Rule[None]:
    yield ask("1", 0, "bid", [("bid", 1, 2), ("bid", 2, 2)])


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], Table]:
    def table(step: Any) -> Table:
        monkeypatch.setitem(tiny.GAME.steps, "bid", step)
        return Table.new(tiny.GAME, {}, 1)

    return table


@pytest.mark.parametrize(
    ("step", "message"),
    [(no_yield, "broken-rule"), (nobody, "broken-together"), (no_answer, "stuck"), (no_answer_on_the_floor, "stuck")],
)
def test_what_is_wrong_from_the_start_is_said_at_once(begin: Callable[[Any], Table], step: Any, message: str) -> None:
    with pytest.raises((BrokenRule, Stuck)) as caught:
        begin(step)
    assert caught.value.message == message
    assert "tiny, step “bid”" in str(caught.value)


def test_a_playout_lists_what_somebody_on_the_floor_may_do_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(tiny.GAME.steps, "bid", no_answer_on_the_floor)
    playout = Playout.begin(tiny.GAME, {}, 1)
    assert playout.pending[0].options == [("bid", 0)]
    assert playout.pending[1].options == []


@pytest.mark.parametrize(
    ("step", "said"), [(misspelt, "tiny has no step “bidd”"), (over_without_an_end, "state.outcome")]
)
def test_what_turns_out_wrong_leaves_the_table_as_it_was(begin: Callable[[Any], Table], step: Any, said: str) -> None:
    table = begin(step)
    before = table.hash()
    with pytest.raises(RuleFailed, match=said):
        table.answer(0, "bid:1")
    assert (table.hash(), list(table.pending)) == (before, [0])


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (a_word_inside, "bid:red"),
        (a_word_inside, ("bid", "red")),
        (unknown_verb, "fly:1"),
        (too_many_items, "bid:1:2"),
    ],
)
def test_an_offer_that_nobody_can_answer_is_the_fault_of_the_rule(
    begin: Callable[[Any], Table], step: Any, answer: Any
) -> None:
    table = begin(step)
    with pytest.raises(BrokenRule, match=r"tiny, step “bid”: the question “bid” \(1\) offers") as caught:
        table.answer(0, answer)
    assert caught.value.message == "broken-option"


def test_a_playout_names_a_broken_step_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tiny.GAME.steps, "bid", no_yield)
    with pytest.raises(BrokenRule):
        Playout.begin(tiny.GAME, {}, 1)
