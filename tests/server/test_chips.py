"""What an option costs, brings and risks is told before it is chosen, and tells nothing that the seat cannot know."""

from __future__ import annotations

import random

import pytest

from ludex.core import Table, key_of
from ludex.core.playout import Playout
from ludex.core.text import Words
from ludex.server.pages.table.chips import chips_of

SETUP = {"seats": ["marquise", "alliance", "eyrie"]}


def said(table: Playout, seat: int, option: tuple[object, ...]) -> list[str]:
    return [chip.said for chip in chips_of(table, seat, option, Words(table.game, "en", table.state, seat))]


def until(verb: str) -> tuple[Table, int, tuple[object, ...]]:
    """A game in which somebody may do this."""
    for seed in range(30):
        table, rng = Table.new("root", SETUP, seed=seed), random.Random(seed)
        for _ in range(600):
            if table.over:
                break
            seat, decision = next(iter(table.pending.items()))
            found = [option for option in decision.options if option[0] == verb]
            if found:
                return table, seat, found[0]
            table.answer(seat, rng.choice(decision.options))
    raise AssertionError(verb)


@pytest.mark.law("root:6.5.4")
def test_building_costs_wood_and_brings_points() -> None:
    table, seat, option = until("build")
    before = table.view(seat).board.seats[seat].score
    told = said(table, seat, option)
    table.answer(seat, option)
    gained = table.view(seat).board.seats[seat].score - before
    assert any("wood" in each and each.startswith("−") for each in told), told
    assert (f"+{gained} point" in " ".join(told)) is (gained > 0)


def test_trying_changes_nothing() -> None:
    table, seat, option = until("build")
    before, log = table.hash(), list(table.log)
    said(table, seat, option)
    assert table.hash() == before
    assert table.log == log


def test_what_is_told_hangs_on_nothing_hidden() -> None:
    table, seat, _ = until("craft")
    told = {key_of(option): said(table, seat, option) for option in table.pending[seat].options}
    assert any(told.values())
    for seed in range(5):
        other = table.clone()
        other.redeal(seat, random.Random(seed))
        assert {key_of(option): said(other, seat, option) for option in other.pending[seat].options} == told


def hand_size(table: Table) -> int:
    """Of the first seat."""
    return len(table.view(0).board.seats[0].hand)


def last_action() -> tuple[Table, int, tuple[object, ...]]:
    """The Marquise has one action left and no card in hand, so that nothing is asked between it and the Evening."""
    for seed in range(60):
        table, rng = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=seed), random.Random(seed)
        for _ in range(400):
            if table.over:
                break
            seat, decision = next(iter(table.pending.items()))
            options = [option for option in decision.options if option[0] in ("craft", "overwork", "extra_action")]
            last = seat == 0 and decision.prompt == "action" and decision.about["count"] == 1
            if last and hand_size(table) == 0 and ("recruit",) in decision.options:
                return table, seat, ("recruit",)
            table.answer(seat, rng.choice(options or decision.options))
    raise AssertionError("no such action")


@pytest.mark.law("root:6.6")
def test_what_the_next_phase_brings_is_not_told_of_the_last_action() -> None:
    table, seat, option = last_action()
    assert not [each for each in said(table, seat, option) if "card" in each or "chance" in each]
    table.answer(seat, option)
    assert hand_size(table) > 0
