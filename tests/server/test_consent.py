"""Taking an answer back among several people: asked for, agreed to, refused, withdrawn, overtaken by a move."""

from __future__ import annotations

import random
from html import unescape
from typing import Any

import pytest

from ludex.core.errors import UndoRefused
from ludex.server.models import Entry, EntryKind, GameTable, Person, SeatKind
from ludex.server.tables import consent, store
from tests.server.stage import browser, fresh, move, options, person

HX = {"HX-Request": "true"}
FACTIONS = ["marquise", "eyrie", "alliance"]


def table_of(*people: Person | None) -> GameTable:
    sittings = [store.Sitting(SeatKind.PERSON, who) for who in people]
    return store.create("root", {"seats": FACTIONS[: len(people)]}, sittings, people[0])


def answered(row: GameTable) -> list[tuple[int, Any]]:
    with store.open_table(row.id) as (_, table):
        return list(table.log)


def far_enough(row: GameTable, people: list[Person]) -> tuple[GameTable, int]:
    """Until nothing can be taken back freely by a seat that has answered and waits now; that seat."""
    rng = random.Random(3)
    while True:
        row = move(row, people[options(row)[0]], rng)
        with store.open_table(row.id) as (_, table):
            for asker in range(len(people)):
                played = any(who == asker for who, _ in table.log)
                if played and asker not in table.pending and not table.free_undo(asker):
                    return row, asker


@pytest.fixture
def people() -> list[Person]:
    return [person(name) for name in ("Ada", "Bo", "Cy")]


def test_the_last_voice_carries_it_out(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people), people)
    log = answered(row)
    place = max(n for n, (who, _) in enumerate(log) if who == asker)
    others = [seat for seat in range(3) if seat != asker]
    row = consent.ask(row.id, asker, row.version, people[asker])
    row = consent.agree(row.id, others[0], row.version, people[others[0]])
    assert answered(row) == log
    request = consent.request_at(row)
    assert request is not None
    assert request.open
    assert (request.waiting, request.agreed) == ([others[1]], [others[0]])
    row = consent.agree(row.id, others[1], row.version, people[others[1]])
    assert answered(row) == log[:place]
    assert row.turn_of == [asker]
    assert consent.request_at(row) is None
    assert store.verify(fresh(row)) == ""


def test_a_request_survives_a_restart(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people), people)
    row = consent.ask(row.id, asker, row.version, people[asker])
    store.MEMORY.forget(row.id)
    request = consent.request_at(fresh(row))
    assert request is not None
    assert request.open
    assert request.seat == asker
    assert store.verify(fresh(row)) == ""
    for other in request.waiting:
        store.MEMORY.forget(row.id)
        row = consent.agree(row.id, other, None, people[other])
    assert row.turn_of == [asker]


@pytest.mark.parametrize("ends", ["refuse", "withdraw", "move"])
def test_a_request_ends_without_effect(people: list[Person], ends: str) -> None:
    row, asker = far_enough(table_of(*people[:2]), people[:2])
    log, other = answered(row), 1 - asker
    row = consent.ask(row.id, asker, row.version, people[asker])
    if ends == "refuse":
        row = consent.refuse(row.id, other, row.version, people[other])
    elif ends == "withdraw":
        row = consent.withdraw(row.id, asker, row.version, people[asker])
    else:
        row = move(row, people[other])
    assert answered(row)[: len(log)] == log
    with pytest.raises(UndoRefused):
        consent.agree(row.id, other, row.version, people[other])
    assert answered(row)[: len(log)] == log
    assert store.verify(fresh(row)) == ""


def test_only_others_have_a_voice_and_only_the_asker_withdraws(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people[:2]), people[:2])
    other = 1 - asker
    row = consent.ask(row.id, asker, row.version, people[asker])
    for say, seat in ((consent.agree, asker), (consent.refuse, asker), (consent.withdraw, other), (consent.ask, other)):
        with pytest.raises(UndoRefused):
            say(row.id, seat, None, people[seat])
    assert fresh(row).version == row.version


def test_said_twice_by_one_click_is_said_once(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people), people)
    before = row.version
    for _ in range(2):
        row = consent.ask(row.id, asker, before, people[asker])
    assert row.version == before + 1
    with pytest.raises(store.Stale):
        consent.ask(row.id, (asker + 1) % 3, before, people[(asker + 1) % 3])


def test_while_a_seat_is_free_only_what_is_free_is_taken_back(people: list[Person]) -> None:
    """Nobody can agree for whoever will sit there, and the host would see the cards and take them back."""
    row, asker = far_enough(table_of(people[0], people[0], None), [people[0], people[0]])
    log, host = answered(row), browser(people[0])
    assert "Ask to undo" not in host.get(f"/t/{row.id}").content.decode()
    with pytest.raises(UndoRefused):
        consent.ask(row.id, asker, row.version, people[0])
    with pytest.raises(UndoRefused):
        store.undo(row.id, asker, row.version, people[0], consent=True)
    refused = host.post(f"/t/{row.id}/undo", {"seat": asker, "version": row.version}, headers=HX)
    assert refused.status_code == 422
    assert "has yet to sit down" in refused.content.decode()
    assert (answered(row), fresh(row).version) == (log, row.version)


def test_nobody_asks_or_agrees_in_the_name_of_another(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people[:2]), people[:2])
    other, log = 1 - asker, answered(row)
    for wrong in (people[other], people[2]):
        with pytest.raises(store.NotYours):
            consent.ask(row.id, asker, row.version, wrong)
        sent = {"seat": asker, "version": row.version}
        assert browser(wrong).post(f"/t/{row.id}/undo", sent, headers=HX).status_code == 403
    row = consent.ask(row.id, asker, row.version, people[asker])
    for wrong in (people[asker], people[2]):
        with pytest.raises(store.NotYours):
            consent.agree(row.id, other, row.version, wrong)
    assert (answered(row), fresh(row).version) == (log, row.version)


def test_the_pages_show_each_person_what_they_can_say(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people[:2]), people[:2])
    log, other = answered(row), 1 - asker
    asking, asked = browser(people[asker]), browser(people[other])
    assert "Ask to undo" in asking.get(f"/t/{row.id}").content.decode()
    sent = {"seat": asker, "version": row.version}
    page = unescape(asking.post(f"/t/{row.id}/undo", sent, headers=HX).content.decode())
    assert "You have asked to take back" in page
    assert 'value="withdraw"' in page
    assert 'value="agree"' not in page
    page = asked.get(f"/t/{row.id}").content.decode()
    assert 'value="agree"' in page
    assert 'value="refuse"' in page
    watched = browser(people[2]).get(f"/t/{row.id}").content.decode()
    assert "would like to take back" in watched
    assert 'name="say"' not in watched
    about = {"seat": other, "version": row.version + 1}
    stranger = browser(people[2]).post(f"/t/{row.id}/consent", {**about, "say": "agree"}, headers=HX)
    assert stranger.status_code == 403
    assert asked.post(f"/t/{row.id}/consent", {**about, "say": "maybe"}, headers=HX).status_code == 400
    assert asked.post(f"/t/{row.id}/consent", {**about, "version": 0, "say": "agree"}, headers=HX).status_code == 409
    assert answered(row) == log
    assert asked.post(f"/t/{row.id}/consent", {**about, "say": "agree"}).status_code == 302
    assert fresh(row).turn_of == [asker]
    assert Entry.objects.filter(table=row, kind=EntryKind.UNDO).count() == 1


def test_who_asked_reads_the_refusal_until_the_next_move(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people[:2]), people[:2])
    other = 1 - asker
    row = consent.ask(row.id, asker, row.version, people[asker])
    row = consent.refuse(row.id, other, row.version, people[other])
    assert "would rather play on" in browser(people[asker]).get(f"/t/{row.id}").content.decode()
    assert "would rather play on" not in browser(people[other]).get(f"/t/{row.id}").content.decode()
    row = move(row, people[other])
    assert "would rather play on" not in browser(people[asker]).get(f"/t/{row.id}").content.decode()


def test_a_replay_passes_over_what_was_only_said(people: list[Person]) -> None:
    row, asker = far_enough(table_of(*people[:2]), people[:2])
    row = consent.ask(row.id, asker, row.version, people[asker])
    assert browser(people[asker]).get(f"/t/{row.id}/replay").status_code == 200
