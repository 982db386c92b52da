"""One writer, one effect: whoever comes second, again or too late changes nothing."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from django.db import connection

from ludex.core import Table, key_of
from ludex.core.errors import BadAnswer, UndoRefused
from ludex.server.models import Entry, EntryKind, SeatKind
from ludex.server.tables import store
from tests import shelf
from tests.core.tiny import GAME as TINY
from tests.server.stage import browser, duel, fresh, move, options, person, play_on

ROUNDS = 15


def at_once(*actions: Callable[[], Any]) -> list[Any]:
    """Run all of them in the same instant, each in a thread; what they return or raise."""
    barrier = threading.Barrier(len(actions))
    results: list[Any] = [None] * len(actions)

    def run(number: int, action: Callable[[], Any]) -> None:
        barrier.wait()
        try:
            results[number] = action()
        except Exception as error:
            results[number] = error
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(actions)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_of_two_answers_in_the_same_instant_one_has_an_effect() -> None:
    me = person()
    row = duel(me, me)
    for _ in range(ROUNDS):
        seat, offered = options(row)
        while len(offered) < 2:
            move(row, me)
            seat, offered = options(row)
        first, last = key_of(offered[0]), key_of(offered[-1])
        version = fresh(row).version
        done = at_once(*(partial(store.answer, row.id, seat, key, version, me) for key in (first, last)))
        assert sum(isinstance(result, store.Stale) for result in done) == 1
        entry = Entry.objects.get(table=row, seq=version)
        assert entry.key == (last if isinstance(done[0], store.Stale) else first)
    assert store.verify(fresh(row)) == ""


def test_two_clicks_in_two_windows_one_is_told_that_the_table_has_moved_on() -> None:
    me = person()
    row = duel(me, me)
    windows = [browser(me), browser(me)]
    seat, offered = options(row)
    forms = [{"seat": seat, "version": row.version, "key": key_of(offered[n])} for n in (0, -1)]
    done = at_once(*(partial(w.post, f"/t/{row.id}/answer", f) for w, f in zip(windows, forms, strict=True)))
    assert sorted(response.status_code for response in done) == [302, 409]
    (late,) = [response for response in done if response.status_code == 409]
    assert "moved on" in late.content.decode()
    assert Entry.objects.filter(table=row, seq=row.version).count() == 1
    assert store.verify(fresh(row)) == ""


def test_a_doubled_post_has_one_effect_and_looks_like_one() -> None:
    me = person()
    row = duel(me, me)
    seat, offered = options(row)
    form = {"seat": seat, "version": row.version, "key": key_of(offered[0])}
    done = at_once(*(partial(w.post, f"/t/{row.id}/answer", form) for w in (browser(me), browser(me))))
    assert [response.status_code for response in done] == [302, 302]
    after = fresh(row).version
    assert browser(me).post(f"/t/{row.id}/answer", form).status_code == 302
    assert fresh(row).version == after
    assert store.verify(fresh(row)) == ""


def test_a_post_after_the_game_has_moved_on_changes_nothing_and_says_so() -> None:
    me = person()
    row = duel(me, me)
    seat, offered = options(row)
    old = {"seat": seat, "version": row.version, "key": key_of(offered[-1])}
    row = store.answer(row.id, seat, key_of(offered[0]), row.version, me)
    response = browser(me, "ru").post(f"/t/{row.id}/answer", old)
    assert response.status_code == 409
    assert "ушла вперёд" in response.content.decode()
    assert fresh(row).version == row.version


@pytest.mark.parametrize("key", ["", "dance:1", "move:1", "battle:99:99", "roll:0", "shuffle:0:1", "x" * 5000])
def test_a_bad_answer_is_refused_and_changes_nothing(key: str) -> None:
    me = person()
    row = duel(me, me)
    seat, _ = options(row)
    kept = store.MEMORY.get(row.id)
    with pytest.raises(BadAnswer):
        store.answer(row.id, seat, key, row.version, me)
    assert fresh(row).version == row.version
    assert store.MEMORY.get(row.id) is kept
    assert (
        browser(me).post(f"/t/{row.id}/answer", {"seat": seat, "version": row.version, "key": key}).status_code == 422
    )


def test_a_stranger_cannot_answer_for_somebody_else() -> None:
    me = person()
    row = duel(me, me)
    seat, offered = options(row)
    form = {"seat": seat, "version": row.version, "key": key_of(offered[0])}
    assert browser(person()).post(f"/t/{row.id}/answer", form).status_code == 403
    assert fresh(row).version == row.version


def test_what_breaks_in_the_middle_of_a_move_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    me = person()
    row = play_on(duel(me, me), me, 20)
    with monkeypatch.context() as broken:
        broken.setattr(store, "summarise", fail)
        with pytest.raises(OSError, match="disk"):
            move(row, me)
    assert fresh(row).version == row.version
    assert Entry.objects.filter(table=row).count() == row.version
    row = move(row, me)
    assert store.verify(fresh(row)) == ""


def fail(*_: Any) -> None:
    raise OSError("the disk is full")


def test_a_restart_finds_every_table_as_it_was() -> None:
    me = person()
    row = play_on(duel(me, me), me, 60)
    with store.open_table(row.id) as (_, table):
        before, told = table.hash(), len(table.journal.lines if table.journal else [])
    store.MEMORY.forget(row.id)
    with store.open_table(row.id) as (_, table):
        assert table.hash() == before
        assert len(table.journal.lines if table.journal else []) == told
        assert table.chance is not None
    row = play_on(row, me, 10)
    assert store.verify(fresh(row)) == ""


def test_a_process_that_is_behind_catches_up() -> None:
    me = person()
    row = play_on(duel(me, me), me, 10)
    behind = store.rebuild(row)
    row = play_on(row, me, 30, seed=2)
    store.undo(row.id, 0, None, me, consent=True)
    row = move(row, me)
    with store.open_table(row.id) as (_, table):
        ahead = table.hash()
    store.MEMORY.keep(row.id, behind)
    with store.open_table(row.id) as (_, table):
        assert table is behind.table
        assert table.hash() == ahead
    play_on(row, me, 10)
    assert store.verify(fresh(row)) == ""


def test_more_tables_than_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store.MEMORY, "most", 2)
    me = person()
    rows = [duel(me, me) for _ in range(4)]
    for seed in range(6):
        at_once(*(partial(play_on, fresh(row), me, 3, seed) for row in rows))
    assert [store.verify(fresh(row)) for row in rows] == ["", "", "", ""]
    assert len(store.MEMORY.running) == 2
    assert not store.MEMORY.locks


def test_undo_with_consent_goes_back_to_the_last_answer_of_a_person() -> None:
    me = person()
    row = store.create(
        "root",
        {"seats": ["marquise", "eyrie"]},
        [store.Sitting(SeatKind.PERSON, me), store.Sitting(SeatKind.AGENT, agent="random")],
        me,
    )
    rng = random.Random(5)
    while True:
        seat, _ = options(row)
        with store.open_table(row.id) as (_, table):
            answered = [who for who, _ in table.log if who >= 0]
        if seat == 1 and len(answered) > 20 and answered[-1] == 1:
            break
        row = move(row, me if seat == 0 else None, rng)
    row = store.undo(row.id, 0, row.version, me, consent=True)
    assert row.turn_of == [0]
    assert store.verify(fresh(row)) == ""


def test_nothing_is_taken_back_after_the_end() -> None:
    me = person()
    row = play_on(duel(me, me), me, 5000)
    assert row.over
    with pytest.raises(UndoRefused):
        store.undo(row.id, 0, row.version, me, consent=True)
    assert fresh(row).over


def test_a_sealed_answer_is_taken_back_from_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.only(monkeypatch, TINY)
    me = person()
    seats = [store.Sitting(SeatKind.PERSON, me)] * 3
    row = store.create("tiny", {"players": 3}, seats, me)
    while not bidding(row):
        row = move(row, me)
    row = store.answer(row.id, 0, "bid:1", row.version, me)
    row = store.answer(row.id, 1, "bid:2", row.version, me)
    row = store.undo(row.id, 0, row.version, me)
    assert row.turn_of == [0, 2]
    store.MEMORY.forget(row.id)
    with store.open_table(row.id) as (_, table):
        assert table.sealed == {1: ("bid", 2)}
    assert store.verify(fresh(row)) == ""


def bidding(row: Any) -> bool:
    with store.open_table(row.id) as (_, table):
        return len(table.pending) == 3


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda entries: entries.filter(seq=12).delete(), "missing"),
        (lambda entries: entries.filter(kind=EntryKind.ANSWER).exclude(hash="").update(hash="0" * 32), "differs"),
        (lambda entries: entries.filter(seat=-1, key__startswith="shuffle").update(key="shuffle:0"), "entry"),
        (lambda entries: entries.filter(seq__gte=entries.count() - 1).delete(), "version"),
    ],
)
def test_damage_is_found(change: Callable[[Any], Any], problem: str) -> None:
    me = person()
    row = play_on(duel(me, me), me, 15)
    change(Entry.objects.filter(table=row))
    assert problem in store.verify(fresh(row))


def test_the_set_up_is_kept_in_full() -> None:
    me = person()
    row = duel(me, me)
    assert Table.new("root", row.setup).setup.map == row.setup["map"]
