"""The table: answers and refusals, undo, recovery from a broken rule, sealed answers."""

from __future__ import annotations

import random

import pytest

from ludex.core import CHANCE, Playout, Table, key_of
from ludex.core.errors import (
    Malformed,
    NotACopy,
    NotAsked,
    NotBranching,
    NotOffered,
    RuleFailed,
    UndoRefused,
)
from ludex.kit.testing.checks import choose
from tests.core import tiny


def tiny_table(seed: int | bytes | None = 1, **setup: object) -> Table:
    return Table.new(tiny.GAME, setup, seed)


def state_of(table: Table) -> tiny.Tiny:
    assert isinstance(table.state, tiny.Tiny)
    return table.state


def at_gamble(table: Table) -> Table:
    """Everyone bids nothing, so seat 0 is asked whether to roll."""
    for seat in list(table.pending):
        table.answer(seat, "bid:0")
    return table


def test_an_answer_by_key_is_the_same_as_by_option() -> None:
    one, two = tiny_table(), tiny_table()
    one.answer(0, "bid:2")
    two.answer(0, ("bid", 2))
    assert one.hash() == two.hash()
    assert one.log == two.log == [*one.log[:1], (0, ("bid", 2))]


def test_an_answer_that_is_not_offered_names_decision_key_and_clause_and_changes_nothing() -> None:
    table = tiny_table()
    before = table.hash(), table.answered
    with pytest.raises(NotOffered) as caught:
        table.answer(0, "bid:7")
    assert caught.value.about["decision"] == "bid"
    assert caught.value.about["clause"] == "1"
    assert str(caught.value) == (
        "bid:7 is not offered to seat 0, who is asked “bid” (1): a bid is between 0 and 3 (1). "
        "See decision.options for what is."
    )
    assert (table.hash(), table.answered) == before


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("fly:1", "malformed-verb"),
        ("bid", "malformed-items"),
        ("bid:1:2", "malformed-items"),
        ("bid:x", "malformed-key"),
    ],
)
def test_a_key_that_cannot_be_read_says_why(key: str, message: str) -> None:
    table = tiny_table()
    with pytest.raises(Malformed) as caught:
        table.answer(0, key)
    assert caught.value.message == message
    refusal = table.why_not(0, key)
    assert refusal is not None
    assert refusal.reason == message


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    table = at_gamble(tiny_table())
    with pytest.raises(NotAsked, match=r"0 \(gamble, 2\)"):
        table.answer(1, "stop")
    refusal = table.why_not(1, "stop")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("not-asked", {"seat": 0})


def test_why_not_is_none_exactly_for_what_is_offered() -> None:
    table = tiny_table()
    assert table.why_not(0, "bid:3") is None
    refusal = table.why_not(0, "bid:4")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("1", "bid-range")
    later = table.why_not(0, "stop")
    assert later is not None
    assert (later.clause, later.reason) == ("1", "not-now")


def test_sealed_answers_come_in_any_order_and_are_applied_in_seat_order() -> None:
    hashes = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = tiny_table(players=3)
        for seat in order:
            table.answer(seat, ("bid", seat))
        hashes.add(table.hash())
        assert state_of(table).score == [0, 0, 2]
    assert len(hashes) == 1


def test_nobody_sees_a_sealed_answer() -> None:
    one, two = tiny_table(players=3), tiny_table(players=3)
    one.answer(0, "bid:0")
    two.answer(0, "bid:3")
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.journal is not None
    assert two.journal is not None
    assert one.journal.seen_by(1) == two.journal.seen_by(1)


def test_a_sealed_answer_can_be_changed_until_all_are_in() -> None:
    table = tiny_table(players=3)
    table.answer(0, "bid:0")
    table.answer(1, "bid:1")
    assert table.free_undo(0) == 1
    table.undo(0)
    assert sorted(table.pending) == [0, 2]
    table.answer(0, "bid:3")
    table.answer(2, "bid:0")
    assert state_of(table).score == [3, 0, 0]


def test_undo_is_free_until_the_others_have_shown_what_they_chose() -> None:
    table = at_gamble(tiny_table())
    with pytest.raises(UndoRefused) as caught:
        table.undo()
    assert caught.value.message == "undo-barrier"
    assert table.free_undo(1) == 0


def test_undo_is_free_back_to_the_last_roll_and_needs_consent_beyond() -> None:
    table = at_gamble(tiny_table())
    before = table.hash()
    table.answer(0, "gamble")
    assert table.log[-1][0] == CHANCE
    with pytest.raises(UndoRefused) as caught:
        table.undo(0)
    assert caught.value.message == "undo-barrier"
    table.undo(0, consent=True)
    assert table.hash() == before


def test_undo_past_another_seat_needs_consent() -> None:
    table = tiny_table(None)
    table.answer(CHANCE, ("shuffle", *range(8)))
    at_gamble(table)
    table.answer(0, "stop")
    table.answer(CHANCE, ("draw", 0))
    table.answer(0, "keep")
    table.answer(1, "bid:1")
    with pytest.raises(UndoRefused):
        table.undo(0)
    table.rewind(table.answered - 2)
    assert table.pending[0].prompt == "show"


def test_nobody_can_tell_by_numbers_or_refusals_whether_others_have_sealed_an_answer() -> None:
    table = at_gamble(tiny_table(players=3))
    table.answer(0, "stop")
    table.answer(0, "keep")
    seen = []
    for answered in range(3):
        with pytest.raises(UndoRefused) as caught:
            table.undo(0)
        view = table.view(0)
        seen.append((view.version, view.free_undo, table.view(None).version, str(caught.value)))
        if answered < 2:
            table.answer(answered + 1, "bid:1")
    assert seen[0] == seen[1] == seen[2]
    assert caught.value.message == "undo-secret"
    assert table.view(1).version == seen[0][0] + 1
    assert table.free_undo(1) == 1


def test_a_search_does_not_know_by_numbers_who_has_sealed_an_answer() -> None:
    table = tiny_table(players=3)
    table.answer(1, "bid:1")
    twin = table.clone()
    twin.redeal(0, random.Random(1))
    assert twin.view(0).version == table.view(0).version


def test_undo_of_a_secret_that_was_shown_needs_consent() -> None:
    table = at_gamble(tiny_table())
    table.answer(0, "stop")
    assert table.pending[0].prompt == "show"
    with pytest.raises(UndoRefused):
        table.undo()


def test_a_mistyped_die_can_be_taken_back() -> None:
    table = tiny_table(None)
    table.answer(CHANCE, ("shuffle", *range(8)))
    at_gamble(table).answer(0, "gamble")
    table.answer(CHANCE, ("roll", 6))
    assert state_of(table).score == [2, 0]
    table.undo()
    assert list(table.pending) == [CHANCE]
    table.answer(CHANCE, ("roll", 1))
    assert state_of(table).score == [0, 1]


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(UndoRefused) as caught:
        tiny_table().undo()
    assert caught.value.message == "undo-nothing"


def test_rewind_goes_to_any_point_of_the_log() -> None:
    table = tiny_table()
    rng = random.Random(5)
    hashes = {}
    while table.pending:
        hashes[table.answered] = table.hash()
        table.answer(*choose(table, rng))
    middle = sorted(hashes)[len(hashes) // 2]
    table.rewind(middle)
    assert table.hash() == hashes[middle]
    with pytest.raises(UndoRefused):
        table.rewind(10_000)


def test_a_rule_that_raises_leaves_the_table_as_it_was() -> None:
    table = tiny_table(broken=True, players=3)
    table.answer(1, "bid:0")
    table.answer(2, "bid:0")
    assert table.journal is not None
    before = table.hash(), table.answered, list(table.log), len(table.journal.lines), dict(table.sealed)
    with pytest.raises(RuleFailed, match="three is too much"):
        table.answer(0, "bid:3")
    assert (table.hash(), table.answered, list(table.log), len(table.journal.lines), dict(table.sealed)) == before
    assert state_of(table).score == [0, 0, 0]
    table.answer(0, "bid:2")
    assert state_of(table).score == [2, 0, 0]


def test_a_rule_that_raises_in_a_later_step_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_gamble(tiny_table())
    before = table.hash()

    def broken(g: tiny.Tiny) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setitem(tiny.GAME.steps, "stone", broken)
        with pytest.raises(RuleFailed):
            table.answer(0, "stop")
    assert table.hash() == before
    table.answer(0, "stop")
    assert table.pending[0].prompt == "show"


def test_a_quick_playout_cannot_be_cloned_and_says_so() -> None:
    with pytest.raises(NotBranching):
        Playout.begin(tiny.GAME, {}, 1).clone()


def test_only_a_clone_can_be_dealt_anew() -> None:
    with pytest.raises(NotACopy):
        tiny_table().redeal(0, random.Random(1))


def test_a_prompt_that_must_not_tell_comes_even_with_one_option() -> None:
    table = tiny_table(None)
    table.answer(CHANCE, ("shuffle", *range(8)))
    at_gamble(table).answer(0, "stop")
    table.answer(CHANCE, ("draw", 7))
    assert table.pending[0].options == [("keep",)]


def test_chance_is_asked_like_a_player_where_nobody_answers_for_it() -> None:
    table = tiny_table(None)
    assert list(table.pending) == [CHANCE]
    with pytest.raises(NotOffered):
        table.answer(CHANCE, ("shuffle", 0, 0, 1, 2, 3, 4, 5, 6))
    table.answer(CHANCE, ("shuffle", 7, 6, 5, 4, 3, 2, 1, 0))
    assert state_of(table).bag == [7, 6, 5, 4, 3, 2, 1, 0]


def test_the_log_holds_every_answer_as_a_key() -> None:
    table = at_gamble(tiny_table())
    assert [key_of(option) for seat, option in table.log if seat != CHANCE] == ["bid:0", "bid:0"]
