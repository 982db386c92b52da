"""E-mail addresses: nothing but one question goes to an address before its reader has said yes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.conf import settings
from django.core import mail
from django.test import Client

from ludex.server.live import letters
from ludex.server.models import Notice, Person, Tally
from ludex.server.tables import notices
from tests.server.stage import browser, duel, fresh, move, person

FORM = {
    "name": "",
    "language": "en",
    "theme": "auto",
    "text_size": "normal",
    "motion": "auto",
    "pace": "2",
    "webhook": "",
}


@pytest.fixture(autouse=True)
def post_office(monkeypatch: pytest.MonkeyPatch) -> None:
    Tally.objects.all().delete()
    Notice.objects.all().delete()
    Person.objects.update(email_asked=None)
    monkeypatch.setattr(settings, "NOTICE_AFTER", 0.0)
    monkeypatch.setattr(settings, "EMAIL_HOST", "mail.example")
    monkeypatch.setattr(settings, "SITE_URL", "https://ludex.example")
    monkeypatch.setattr(mail, "outbox", [])


def gives(someone: Person, email: str) -> Any:
    return browser(someone).post("/account/settings", {**FORM, "email": email})


def link_in(letter: Any) -> str:
    found = re.search(r"https://ludex\.example(/account/confirm/\S+)", letter.body)
    assert found is not None
    return found[1]


def asked_at_a_table(someone: Person) -> None:
    """It is their turn, and they do not look."""
    me = person()
    row = duel(me, someone)
    while row.turn_of != [1]:
        row = move(row, me)
    assert fresh(row).turn_of == [1]


def test_an_address_gets_a_question_and_nothing_else_until_it_is_answered() -> None:
    friend = person()
    assert gives(friend, "friend@example.org").status_code == 302
    asked_at_a_table(Person.objects.get(pk=friend.pk))
    assert notices.send_due() == 0
    assert letters.send_questions() == 1
    (letter,) = mail.outbox
    assert letter.to == ["friend@example.org"]
    stranger = Client()
    assert "friend@example.org" in stranger.get(link_in(letter)).content.decode()
    assert not Person.objects.get(pk=friend.pk).email_confirmed
    assert stranger.post(link_in(letter)).status_code == 200
    friend = Person.objects.get(pk=friend.pk)
    assert friend.email_confirmed
    asked_at_a_table(friend)
    assert notices.send_due() == 1
    assert [each.to for each in mail.outbox] == [["friend@example.org"]] * 2


def test_another_address_must_be_confirmed_anew_and_old_links_lead_nowhere() -> None:
    friend = person()
    gives(friend, "friend@example.org")
    letters.send_questions()
    link = link_in(mail.outbox[0])
    Client().post(link)
    gives(friend, "victim@example.com")
    friend = Person.objects.get(pk=friend.pk)
    assert not friend.email_confirmed
    assert Client().get(link).status_code == 404
    assert Client().post("/account/confirm/forged").status_code == 404
    gives(friend, "")
    letters.send_questions()
    assert len(mail.outbox) == 1


def test_saving_other_settings_asks_nothing_again() -> None:
    friend = person()
    for _ in range(3):
        gives(friend, "friend@example.org")
    assert letters.send_questions() == 1
    assert letters.send_questions() == 0
    assert "Not confirmed yet" in browser(friend).get("/account").content.decode()


def test_nobody_is_asked_again_and_again() -> None:
    """Neither by one person, nor by many who name the same reader, nor from one address of the network."""
    one = person()
    for number in range(6):
        gives(one, f"reader{number}@example.org")
        letters.send_questions()
    assert len(mail.outbox) == letters.QUESTIONS
    mail.outbox.clear()
    for _ in range(5):
        gives(person(), "victim@example.com")
        letters.send_questions()
    assert len(mail.outbox) == letters.QUESTIONS_READER
    mail.outbox.clear()
    for number in range(letters.QUESTIONS_ADDRESS + 5):
        client = Client(REMOTE_ADDR="203.0.113.9")
        client.post("/account/settings", {**FORM, "email": f"other{number}@example.org"})
        letters.send_questions()
    assert len(mail.outbox) == letters.QUESTIONS_ADDRESS


def test_the_question_can_be_asked_once_more() -> None:
    friend = person()
    gives(friend, "friend@example.org")
    letters.send_questions()
    assert browser(friend).post("/account/ask").status_code == 302
    assert letters.send_questions() == 1
    assert browser(friend).post("/account/ask").status_code == 422
    assert len(mail.outbox) == 2


def test_notices_have_a_limit_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "NOTICES", 2)
    friend = person(email="friend@example.org", email_confirmed=True)
    for _ in range(4):
        asked_at_a_table(friend)
        notices.send_due()
    assert len(mail.outbox) == 2
    assert not Notice.objects.exists()


def test_without_an_address_of_the_site_no_e_mail_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its link would lead nowhere."""
    monkeypatch.setattr(settings, "SITE_URL", "")
    friend = person(email="friend@example.org", email_confirmed=True)
    asked_at_a_table(friend)
    assert notices.send_due() == 0
    gives(person(), "other@example.org")
    assert letters.send_questions() == 0
    assert not mail.outbox
    assert "sends no e-mail" in browser(friend).get("/account").content.decode()
