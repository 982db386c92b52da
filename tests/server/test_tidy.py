"""What nobody comes back to is cleared away, and nothing else."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.utils import timezone

from ludex.server.live import worker
from ludex.server.models import GameTable, Person, SeatKind, Tally
from ludex.server.tables import store, tidy
from tests.server.stage import duel, move, person

NOW = timezone.now()


@pytest.fixture(autouse=True)
def empty() -> None:
    for model in (GameTable, Person, Session, Tally):
        model.objects.all().delete()


def aged(row: GameTable, days: int, **more: object) -> str:
    GameTable.objects.filter(id=row.id).update(touched=NOW - timedelta(days=days), **more)
    return row.id


def played(first: Person, second: Person | None) -> GameTable:
    row = duel(first, second)
    return move(row, first)


def member() -> Person:
    return person(login=f"member{Person.objects.count()}")


def guest(days: int = 0) -> Person:
    someone = person()
    Person.objects.filter(pk=someone.pk).update(joined=NOW - timedelta(days=days))
    return someone


def test_tables_go_when_nobody_has_come_for_long() -> None:
    me = guest()
    kept = {
        aged(duel(None, None), 6),
        aged(duel(me, None), 29),
        aged(played(me, None), 89),
        aged(played(me, None), 364, over=True),
    }
    gone = {
        aged(duel(None, None), 8),
        aged(duel(me, None), 31),
        aged(played(me, None), 91),
        aged(played(me, None), 366, over=True),
    }
    cleared = tidy.tidy(NOW)
    assert cleared.tables == len(gone)
    assert set(GameTable.objects.values_list("id", flat=True)) == kept


def test_what_somebody_with_a_login_has_a_part_in_stays() -> None:
    one, me = member(), guest()
    hosted = store.create("root", {"seats": ["marquise", "eyrie"]}, [store.Sitting(SeatKind.PERSON)] * 2, one)
    kept = {aged(played(me, one), 3000), aged(played(one, None), 3000, over=True), aged(hosted, 3000)}
    tidy.tidy(NOW + timedelta(days=3000))
    assert set(GameTable.objects.values_list("id", flat=True)) == kept
    assert Person.objects.filter(pk=one.pk).exists()


def test_guests_go_when_they_have_nothing_to_come_back_to() -> None:
    fresh, idle, playing, hosting = guest(), guest(91), guest(91), guest(91)
    recent = guest(91)
    Person.objects.filter(pk=recent.pk).update(last_login=NOW - timedelta(days=10))
    played(playing, None)
    store.create("root", {"seats": ["marquise", "eyrie"]}, [store.Sitting(SeatKind.PERSON)] * 2, hosting)
    assert tidy.tidy(NOW).guests == 1
    left = set(Person.objects.values_list("pk", flat=True))
    assert left == {fresh.pk, playing.pk, hosting.pk, recent.pk}
    assert idle.pk not in left


def test_sessions_and_tallies_go_when_they_are_over() -> None:
    for days in (-1, 1):
        Session.objects.create(session_key=f"key{days}", session_data="", expire_date=NOW + timedelta(days=days))
        Tally.objects.create(name=f"tally{days}", at=NOW + timedelta(days=days * 3))
    assert tidy.tidy(NOW).sessions == 1
    assert list(Session.objects.values_list("session_key", flat=True)) == ["key1"]
    assert list(Tally.objects.values_list("name", flat=True)) == ["tally1"]


def test_one_process_of_a_server_tidies_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def note() -> tidy.Cleared:
        done.append("tidied")
        return tidy.Cleared(0, 0, 0)

    monkeypatch.setattr(tidy, "tidy", note)
    for _ in range(3):
        tidy.once_a_day()
    assert done == ["tidied"]


def test_at_home_nothing_is_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr("threading.Thread.start", lambda thread: started.append(thread.name))
    worker.start()
    assert "ludex-housekeeper" not in started
    monkeypatch.setattr("django.conf.settings.TIDY", True)
    worker.start()
    assert "ludex-housekeeper" in started
