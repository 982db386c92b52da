"""Several seats go through rules of their own at the same time."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec
import pytest

from ludex.core import (
    Decision,
    Game,
    Option,
    Outcome,
    Playout,
    Refusal,
    Rule,
    State,
    Table,
    ask,
    at_once,
    plain,
    tell,
    verb,
    victory,
    whisper,
)
from ludex.core.errors import NotAsked, RuleFailed, UndoRefused
from ludex.core.lobby import Choice, Number, Switch
from ludex.core.text import Text
from ludex.kit.testing import checks
from tests.core import tiny

ROUNDS = 3


class Setup(msgspec.Struct, frozen=True):
    players: int = 3
    broken: bool = False
    cover: str = "gamble"
    """Without one they dig in the open."""


@plain
@dataclass(slots=True)
class Mine(State):
    """Everyone digs in secret, shovel by shovel, until they are ready; then all show what they have."""

    step: str
    outcome: Outcome | None
    round: int
    dug: list[int]
    known: list[int]
    broken: bool
    cover: str


def start(g: Mine) -> Rule[None]:
    """The one who deals names a stake first: an ordinary decision before the side-by-side ones."""
    yield ask("1", g.round % len(g.dug), "bid", [("bid", 0), ("bid", 1)])
    g.step = "dig"


def dig(g: Mine) -> Rule[None]:
    totals = yield from at_once({seat: partial(dig_in_secret, g, seat) for seat in range(len(g.dug))}, cover=g.cover)
    assert list(totals) == sorted(totals)
    tell(g, "1", "bids", cards=list(totals.values()))
    if g.broken and sum(totals.values()) > 3:
        raise ValueError("the mine has fallen in")
    g.known = g.dug[:]
    g.round += 1
    g.step = "start"
    if g.round == ROUNDS:
        best = max(g.dug)
        g.outcome = victory([seat for seat, dug in enumerate(g.dug) if dug == best], len(g.dug), "1", "ten")


def dig_in_secret(g: Mine, seat: int) -> Rule[int]:
    while (yield ask("1", seat, "bid", [("stop",), ("bid", 1), ("bid", 2)])) != ("stop",):
        g.dug[seat] += 1
        whisper(g, (seat,), "1", "bids", cards=[g.dug[seat]])
        if g.dug[seat] >= 4 * (g.round + 1):
            break
    return g.dug[seat]


def view(g: Mine, seat: int | None) -> list[int]:
    return [g.dug[n] if n == seat else known for n, known in enumerate(g.known)]


def redeal(g: Mine, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    g.dug = [dug if n == seat else g.known[n] for n, dug in enumerate(g.dug)]


def why_not(g: Mine, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return None


def noun(text: Text, kind: str, value: Any, g: Any) -> Any:
    return value


GAME = Game(
    meta=replace(
        tiny.META,
        name="mine",
        lobby=replace(
            tiny.META.lobby,
            options=(
                Number(name="players", least=2, most=4, default=3),
                Switch(name="broken"),
                Choice(name="cover", values=("gamble", ""), default="gamble"),
            ),
        ),
        books={"mine": "laws"},
    ),
    rules=1,
    setup=Setup,
    new=lambda setup: Mine("start", None, 0, [0] * setup.players, [0] * setup.players, setup.broken, setup.cover),
    state=Mine,
    steps={"start": start, "dig": dig},
    verbs={v.name: v for v in (verb("bid", count="count"), verb("stop"))},
    seats=lambda setup: [str(seat) for seat in range(setup.players)],
    view=view,
    redeal=redeal,
    why_not=why_not,
    noun=noun,
    more_facts={"cards": "count", "who": "seat"},
)


def mine_of(table: Playout) -> Mine:
    assert isinstance(table.state, Mine)
    return table.state


def digging(**setup: object) -> Table:
    table = Table.new(GAME, setup, 1)
    table.answer(0, "bid:0")
    return table


def test_everyone_is_asked_and_goes_on_alone() -> None:
    table = digging()
    assert list(table.pending) == [0, 1, 2]
    table.answer(2, "bid:1")
    table.answer(2, "bid:1")
    table.answer(1, "stop")
    assert list(table.pending) == [0, 2]
    assert mine_of(table).dug == [0, 0, 2]
    with pytest.raises(NotAsked):
        table.answer(1, "stop")


def test_the_rule_goes_on_when_all_are_ready() -> None:
    table = digging()
    for seat in (1, 2, 0):
        table.answer(seat, "stop")
    assert list(table.pending) == [1]
    assert table.state.step == "start"


def test_the_order_of_answers_does_not_matter() -> None:
    ends = set()
    for order in ([0, 0, 1, 2, 2], [2, 1, 0, 2, 0]):
        table = digging()
        left = {0: ["bid:1", "stop"], 1: ["stop"], 2: ["bid:2", "stop"]}
        for seat in order:
            table.answer(seat, left[seat].pop(0))
        ends.add(table.hash())
    assert len(ends) == 1


def test_others_learn_nothing_of_what_is_going_on() -> None:
    table = digging()
    before = table.view(1), table.view(None)
    table.answer(2, "bid:1")
    table.answer(2, "bid:1")
    assert (table.view(1), table.view(None)) == before
    assert table.view(0).asked[2].prompt == "gamble"
    assert table.view(2).asked[2].prompt == "bid"
    assert table.view(2).version == before[0].version + 2
    assert table.journal is not None
    assert not table.journal.seen_by(0)


def test_anybody_takes_back_their_own_answers_and_only_those() -> None:
    table = digging()
    table.answer(0, "bid:1")
    table.answer(1, "bid:1")
    table.answer(0, "stop")
    table.answer(2, "bid:1")
    assert [table.free_undo(seat) for seat in range(3)] == [2, 1, 1]
    table.undo(0)
    assert list(table.pending) == [0, 1, 2]
    assert mine_of(table).dug == [1, 1, 1]
    table.undo(0)
    assert mine_of(table).dug == [0, 1, 1]
    assert [seat for seat, _ in table.log] == [0, 1, 2]
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_nobody_takes_back_freely_what_has_been_shown() -> None:
    table = digging()
    for seat in range(3):
        table.answer(seat, "stop")
    with pytest.raises(UndoRefused):
        table.undo(2)
    table.undo(2, consent=True)
    assert list(table.pending) == [2]


def test_in_the_open_the_choice_before_can_be_taken_back_until_somebody_has_acted() -> None:
    table = digging(cover="")
    assert table.free_undo(0) == 1
    table.answer(2, "bid:1")
    assert table.free_undo(0) == 0
    with pytest.raises(UndoRefused) as caught:
        table.undo(0)
    assert (caught.value.message, caught.value.about) == ("undo-other", {"seat": 2})
    table.undo(2)
    table.undo(0)
    assert list(table.pending) == [0]


def test_under_a_cover_the_choice_before_needs_consent_whether_or_not_somebody_has_acted() -> None:
    table = digging()
    for _ in range(2):
        assert table.free_undo(0) == 0
        with pytest.raises(UndoRefused) as caught:
            table.undo(0)
        assert (caught.value.message, caught.value.about) == ("undo-secret", {})
        table.answer(2, "bid:1")
    table.rewind(0)
    assert list(table.pending) == [0]


def test_under_a_cover_nobody_who_is_ready_is_told_what_others_are_asked() -> None:
    table = digging()
    table.answer(0, "stop")
    told = []
    for answer in ("bid:1", "bid:2", "stop"):
        table.answer(1, answer)
        with pytest.raises(NotAsked) as caught:
            table.answer(0, "stop")
        refusal = table.why_not(0, "stop")
        assert refusal is not None
        told.append((str(caught.value), refusal.clause, refusal.reason))
    assert told[0] == told[1]
    assert "(gamble)" in told[0][0]
    assert "bid" not in told[0][0]
    assert told[0][1:] == ("", "not-asked")


def test_in_the_open_whoever_is_ready_is_told_what_others_are_asked() -> None:
    table = digging(cover="")
    table.answer(0, "stop")
    with pytest.raises(NotAsked, match=r"1 \(bid, 1\), 2 \(bid, 1\)"):
        table.answer(0, "stop")
    refusal = table.why_not(0, "stop")
    assert refusal is not None
    assert (refusal.clause, refusal.about) == ("1", {"seat": 1})


def test_a_broken_rule_names_only_what_the_one_who_answered_was_asked() -> None:
    table = digging(broken=True, players=2)
    for answer in ("bid:1", "bid:1", "stop"):
        table.answer(0, answer)
    table.answer(1, "bid:1")
    table.answer(1, "bid:1")
    with pytest.raises(RuleFailed) as caught:
        table.answer(1, "stop")
    assert caught.value.about["decision"] == "bid"


def test_a_broken_rule_leaves_everything_as_it_was() -> None:
    table = digging(broken=True, players=2)
    for answer in ("bid:1", "bid:1", "stop"):
        table.answer(0, answer)
    table.answer(1, "bid:1")
    table.answer(1, "bid:1")
    before = table.hash(), list(table.pending), len(table.log)
    with pytest.raises(RuleFailed):
        table.answer(1, "stop")
    assert (table.hash(), list(table.pending), len(table.log)) == before
    table.undo(1)
    table.answer(1, "stop")
    assert mine_of(table).round == 1


def test_a_search_lets_others_begin_anew() -> None:
    table = digging()
    table.answer(1, "bid:1")
    table.answer(2, "stop")
    twin = table.clone()
    twin.redeal(0, random.Random(1))
    assert list(twin.pending) == [0, 1, 2]
    assert mine_of(twin).dug == [0, 0, 0]
    assert list(table.pending) == [0, 1]


def nothing(g: object) -> None:
    """There is nothing to conserve."""


@pytest.mark.parametrize("seed", range(3))
def test_the_kit(seed: int) -> None:
    checks.random_play_ends(GAME, {}, seed, nothing)
    checks.clones_go_the_same_way(GAME, {}, seed, every=3)
    checks.saves_load_the_same(GAME, {}, seed, every=2)
    checks.undo_goes_all_the_way_back(GAME, {}, seed)
    checks.log_replays(GAME, {}, seed)
    checks.views_hide_what_is_hidden(GAME, {}, seed, every=2)
