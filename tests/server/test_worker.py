"""Agents think outside of requests, once for each decision; whoever is asked and does not look is told."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from django.conf import LazySettings, settings
from django.core import mail
from django.db import connection
from django.utils import timezone

from ludex.core import Option, Table, key_of
from ludex.server.live import hub, letters, minds, webhook, worker
from ludex.server.models import Entry, GameTable, Notice, SeatKind
from ludex.server.tables import leaving, notices, store, versions
from tests.server.stage import duel, fresh, move, options, person


@pytest.fixture(autouse=True)
def nobody_else_waits() -> None:
    """Tables of other tests have agents too."""
    GameTable.objects.update(agent_due=False)
    Notice.objects.all().delete()


def test_agents_play_a_whole_game() -> None:
    row = duel(None, None)
    thinker = worker.Thinker()
    while thinker.turn():
        pass
    row = fresh(row)
    assert row.over
    assert not row.agent_due
    assert store.verify(row) == ""


def test_an_agent_answers_for_its_own_seat_only() -> None:
    me = person()
    row = duel(me, None)
    while worker.Thinker().turn():
        pass
    assert fresh(row).turn_of == [0]
    while fresh(row).turn_of == [0]:
        move(row, me)
    assert worker.Thinker().turn()
    assert Entry.objects.filter(table=row, seat=1, by=None).exists()


def test_a_decision_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    row = duel(None, None)
    thoughts: list[int] = []
    inside, go_on = threading.Event(), threading.Event()

    def slowly(table: Table, seat: int, agent: str, seed: int) -> Option:
        thoughts.append(seat)
        inside.set()
        go_on.wait(10)
        return table.pending[seat].options[0]

    monkeypatch.setattr(worker, "think", slowly)

    def act_and_close() -> None:
        worker.act(fresh(row))
        connection.close()

    first = threading.Thread(target=act_and_close)
    first.start()
    assert inside.wait(10)
    assert not worker.act(fresh(row))
    go_on.set()
    first.join()
    assert len(thoughts) == 1
    assert fresh(row).version > row.version


def test_after_a_restart_the_claims_of_the_dead_are_void() -> None:
    row = duel(None, None)
    assert worker.claim(row)
    assert not worker.act(fresh(row))
    worker.forget_claims()
    assert worker.act(fresh(row))


def test_an_old_claim_is_void_too() -> None:
    row = duel(None, None)
    GameTable.objects.filter(id=row.id).update(claimed=timezone.now() - timedelta(seconds=1))
    assert worker.act(fresh(row))


def test_an_agent_that_fails_stops_no_other_table(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, well = duel(None, None), duel(None, None)
    broken.seats.update(agent="nobody")
    thinker = worker.Thinker()
    assert thinker.turn()
    assert fresh(well).version > well.version
    assert fresh(broken).version == broken.version
    assert broken.id in thinker.resting


def test_an_agent_cannot_foresee_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    row = duel(None, None)
    seen: list[Any] = []

    class Curious:
        def choose(self, table: Table, seat: int) -> Option:
            seen.append(table.chance)
            return table.pending[seat].options[0]

    monkeypatch.setattr(worker, "make_agent", lambda *_: Curious())
    assert worker.act(row)
    assert "key" not in seen[0].describe()
    with store.open_table(row.id) as (_, table):
        assert "key" in table.chance.describe()  # type: ignore[union-attr]


def test_the_thread_wakes_for_work_and_stops() -> None:
    hub.STOPPING.clear()
    thinker = worker.Thinker()
    thinker.start()
    try:
        row = duel(None, None)
        for _ in range(200):
            if fresh(row).over:
                break
            threading.Event().wait(0.1)
        assert fresh(row).version > 30
    finally:
        hub.stop()
        thinker.join(10)
        hub.STOPPING.clear()
    assert not thinker.is_alive()


# ------------------------------------------------------------------------------------------------------------- notices


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> LazySettings:
    monkeypatch.setattr(settings, "NOTICE_AFTER", 0.0)
    monkeypatch.setattr(settings, "EMAIL_HOST", "mail.example")
    monkeypatch.setattr(settings, "SITE_URL", "https://ludex.example")
    monkeypatch.setattr(mail, "outbox", [])
    return settings


def pass_the_turn(row: GameTable, me: Any, to: int) -> GameTable:
    for _ in range(400):
        if row.turn_of == [to]:
            return row
        row = move(row, me)
    raise AssertionError


def test_who_is_asked_and_does_not_look_gets_an_e_mail(now: Any) -> None:
    me, friend = person(), person(email="friend@example.org", email_confirmed=True, language="ru")
    row = pass_the_turn(duel(me, friend), me, 1)
    assert notices.send_due() == 1
    (letter,) = mail.outbox
    assert letter.to == ["friend@example.org"]
    assert "Ваш ход" in letter.subject
    assert f"https://ludex.example/t/{row.id}" in letter.body
    assert notices.send_due() == 0
    assert not Notice.objects.exists()


def test_who_answers_in_time_hears_nothing(now: Any) -> None:
    me, friend = person(), person(email="friend@example.org", email_confirmed=True)
    row = pass_the_turn(duel(me, friend), me, 1)
    pass_the_turn(row, friend, 0)
    notices.send_due()
    assert not mail.outbox


def test_one_s_own_move_is_no_news(now: Any) -> None:
    me = person(email="me@example.org", email_confirmed=True)
    pass_the_turn(duel(me, me), me, 1)
    assert not Notice.objects.exists()


def test_a_notice_that_cannot_be_sent_is_given_up_after_some_tries(now: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(letters, "send_mail", fail)
    me, friend = person(), person(email="friend@example.org", email_confirmed=True)
    pass_the_turn(duel(me, friend), me, 1)
    for left in (1, 1, 0):
        Notice.objects.update(due=timezone.now())
        assert notices.send_due() == 1
        assert Notice.objects.count() == left


class Hook(BaseHTTPRequestHandler):
    bodies: list[dict[str, str]]
    status = 204

    def do_POST(self) -> None:
        self.bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(self.status)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[tuple[str, list[dict[str, str]]]]:
    Hook.bodies = []
    server = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook", Hook.bodies
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_webhook_names_the_table_and_no_secret(now: Any, hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "LOCAL_WEBHOOKS", True)
    url, bodies = hook
    me, friend = person(), person(webhook=url)
    row = pass_the_turn(duel(me, friend), me, 1)
    notices.send_due()
    (body,) = bodies
    assert body == {
        "event": "your-turn",
        "text": "It is your turn at the table of Root.",
        "game": "Root",
        "link": f"https://ludex.example/t/{row.id}",
    }
    assert bytes(row.key).hex() not in str(body)


def test_a_webhook_never_goes_into_our_own_network(hook: Any) -> None:
    url, bodies = hook
    for address in (url, "http://localhost/", "http://[::1]/", "http://10.1.2.3/", "http://169.254.169.254/latest"):
        with pytest.raises(webhook.Refused):
            webhook.post(address, {})
    assert not bodies


@pytest.mark.parametrize(
    "address", ["ftp://example.org/", "file:///etc/passwd", "http://", "https://me:pw@example.org/"]
)
def test_a_webhook_is_a_web_address(address: str) -> None:
    with pytest.raises(webhook.Refused):
        webhook.post(address, {})


def test_a_webhook_follows_nobody(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "LOCAL_WEBHOOKS", True)
    monkeypatch.setattr(Hook, "status", 302)
    with pytest.raises(webhook.Refused):
        webhook.post(hook[0], {})


def test_seats_asked_are_those_of_the_table() -> None:
    me = person()
    row = duel(me, me)
    assert row.turn_of == [options(row)[0]]


def test_an_address_that_carries_another_is_not_called() -> None:
    """NAT64, 6to4, Teredo, the old compatible addresses and multicast may all lead back into our own network."""
    inside = ("64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:1::", "::127.0.0.1", "::ffff:10.0.0.1")
    assert not any(map(webhook.is_public, (*inside, "224.0.0.251", "239.1.1.1", "ff0e::1", "fe80::1%eth0")))
    assert webhook.is_public("93.184.216.34")
    assert webhook.is_public("2606:2800:220:1:248:1893:25c8:1946")
    with pytest.raises(webhook.Refused):
        webhook.post("http://93.184.216.34:25/", {})


def test_a_claim_of_a_clock_that_was_ahead_is_void() -> None:
    row = duel(None, None)
    GameTable.objects.filter(id=row.id).update(claimed=timezone.now() + timedelta(days=1))
    assert worker.claim(fresh(row))
    assert not worker.claim(fresh(row))


def test_tables_of_people_come_before_those_that_play_by_themselves() -> None:
    GameTable.objects.all().delete()
    alone = [duel(None, None) for _ in range(5)]
    me = person()
    awaited = duel(None, me)
    assert worker.Thinker().turn()
    assert fresh(awaited).version > awaited.version
    assert sum(fresh(row).version > row.version for row in alone) == 1


# ------------------------------------------------------------------------------------------ those that take their time


def hard(someone: Any) -> GameTable:
    sittings = [store.Sitting(SeatKind.AGENT, agent="hard"), store.Sitting(SeatKind.PERSON, someone)]
    return store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, someone)


def wait_until_nobody_thinks(thinker: worker.Thinker) -> None:
    thinker.aside.shutdown(wait=True)
    assert not thinker.waited_for


def test_who_takes_time_keeps_no_other_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    me = person()
    slow, quick = hard(me), duel(None, me)
    inside, go_on = threading.Event(), threading.Event()

    def slowly(table: Table, seat: int, agent: str, seed: int) -> Option:
        inside.set()
        go_on.wait(30)
        return table.pending[seat].options[0]

    monkeypatch.setattr(minds, "choose", slowly)
    thinker = worker.Thinker()
    assert thinker.turn()
    assert inside.wait(30)
    assert fresh(quick).version > quick.version
    assert fresh(slow).version == slow.version
    while thinker.turn():
        pass
    hub.WORK.clear()
    go_on.set()
    wait_until_nobody_thinks(thinker)
    assert fresh(slow).version > slow.version
    assert hub.WORK.is_set(), "the worker looks whether it is asked again"


def test_the_strongest_thinks_in_another_process() -> None:
    row = hard(person())
    thinker = worker.Thinker()
    assert thinker.turn()
    wait_until_nobody_thinks(thinker)
    assert fresh(row).version > row.version
    assert Entry.objects.filter(table=row, seat=0, by=None).exists()


def test_where_no_thought_comes_in_time_a_quick_one_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    row = hard(person())
    never: Future[Option] = Future()
    monkeypatch.setattr(minds.MINDS, "ask", lambda *_: never)
    monkeypatch.setattr(settings, "MIND_PATIENCE", 0.01)
    assert worker.act(fresh(row))
    assert fresh(row).version > row.version
    assert never.cancelled()
    assert "no thought" in caplog.text


def test_minds_that_have_died_are_replaced() -> None:
    mind = minds.Minds()
    try:
        with pytest.raises(BrokenProcessPool):
            mind.ask(os._exit, 1).result(60)
        assert mind.ask(os.getpid).result(60) != os.getpid()
    finally:
        mind.stop()


def test_whoever_comes_back_is_not_answered_for() -> None:
    """The program was still thinking when its person took the seat again."""
    me = person()
    row = duel(me, me)
    seat = fresh(row).turn_of[0]
    leaving.leave(row.id, seat, me, "hard")
    before = fresh(row)
    leaving.come_back(row.id, seat, me)
    _, offered = options(row)
    with pytest.raises(store.Stale):
        store.answer(row.id, seat, key_of(offered[0]), versions.of_seats(before, [seat]), None)
