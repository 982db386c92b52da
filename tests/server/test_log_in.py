"""Wrong passwords: who guesses waits, longer each time; nobody is locked out by somebody else."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from ludex.server.models import Person, Tally
from ludex.server.site import tally
from ludex.server.site.keeper import create_user, set_password

PASSWORD = "correct horse battery"
OWNER, ELSEWHERE = "203.0.113.1", "198.51.100.7"


@pytest.fixture(autouse=True)
def owner(monkeypatch: pytest.MonkeyPatch) -> Person:
    monkeypatch.setattr(tally, "SUSPECT", 10)
    monkeypatch.setattr(tally, "FREE_ADDRESS", 8)
    stopped = timezone.now()
    monkeypatch.setattr(timezone, "now", lambda: stopped)
    Tally.objects.all().delete()
    Person.objects.filter(login="otter").delete()
    return create_user("otter", "", PASSWORD)


def log_in(address: str, password: str = "wrong", login: str = "otter") -> str:
    """What the page says; nothing, if one is in."""
    client = Client(REMOTE_ADDR=address)
    client.cookies["lang"] = "en"
    answer = client.post("/account/login", {"back": login, "password": password})
    return "" if answer.status_code == 302 else answer.content.decode()


def test_who_guesses_waits_twice_as_long_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [timezone.now()]
    monkeypatch.setattr(timezone, "now", lambda: clock[0])
    waited = []
    for _ in range(8):
        try:
            tally.attempt(ELSEWHERE, "otter")
        except tally.TooSoon as error:
            waited.append(error.about["seconds"])
            clock[0] += timedelta(seconds=error.about["seconds"])
            tally.attempt(ELSEWHERE, "otter")
    assert waited == [2, 3, 5]
    clock[0] += timedelta(seconds=10_000)
    tally.attempt(ELSEWHERE, "otter")


def test_a_page_says_how_long() -> None:
    answers = [log_in(ELSEWHERE) for _ in range(7)]
    assert ["no such login" in answer for answer in answers] == [True] * 5 + [False] * 2
    assert "Try again in" in answers[-1]
    assert "Try again in" in log_in(ELSEWHERE, PASSWORD)


def test_the_owner_gets_in_from_another_address_whoever_guesses() -> None:
    for number in range(tally.SUSPECT + 20):
        log_in(f"198.51.100.{number}")
    assert log_in(OWNER, PASSWORD) == ""


def test_a_login_that_many_guess_at_has_one_free_try_for_each_of_them() -> None:
    for number in range(tally.SUSPECT):
        log_in(f"198.51.100.{number}")
    assert "no such login" in log_in(OWNER)
    assert "Try again in" in log_in(OWNER)


def test_the_right_password_was_no_attempt() -> None:
    for _ in range(20):
        assert log_in(OWNER, PASSWORD) == ""
    for _ in range(3):
        log_in(OWNER)
    assert log_in(OWNER, PASSWORD) == ""
    assert "no such login" in log_in(OWNER)


def test_one_address_cannot_try_one_password_on_everybody() -> None:
    answers = [log_in(ELSEWHERE, login=f"somebody{n}") for n in range(tally.FREE_ADDRESS + 2)]
    assert "no such login" in answers[0]
    assert "Try again in" in answers[-1]
    assert log_in(OWNER, PASSWORD) == ""


def test_all_processes_count_together_and_keep_no_address() -> None:
    log_in(ELSEWHERE)
    kept = list(Tally.objects.values_list("name", flat=True))
    assert kept
    assert not any(ELSEWHERE in name or "otter" in name for name in kept)


def test_a_clock_that_was_ahead_locks_nobody_out() -> None:
    for _ in range(9):
        log_in(OWNER)
    Tally.objects.update(at=timezone.now() + timedelta(days=1))
    assert log_in(OWNER, PASSWORD) == ""


def test_a_login_made_by_command_is_the_one_that_the_page_looks_for() -> None:
    create_user("  Ann.B ", "Ann", PASSWORD)
    assert log_in(OWNER, PASSWORD, "ann.b") == ""
    assert log_in(OWNER, PASSWORD, "ANN.B") == ""
    Person.objects.filter(login="ann.b").delete()


def test_a_new_password_by_command_ends_the_old_one() -> None:
    client = Client(REMOTE_ADDR=OWNER)
    client.post("/account/login", {"back": "otter", "password": PASSWORD})
    assert "otter" in client.get("/account").content.decode()
    set_password("OTTER", "another horse battery")
    assert log_in(OWNER, PASSWORD) != ""
    assert log_in(OWNER, "another horse battery") == ""
    assert "otter" not in client.get("/account").content.decode()


def test_a_login_that_an_older_version_kept_as_it_was_typed_is_mended() -> None:
    Person.objects.filter(login="otter").update(login="Otter")
    assert log_in(OWNER, PASSWORD) != ""
    set_password("Otter", PASSWORD)
    assert log_in(OWNER, PASSWORD) == ""
