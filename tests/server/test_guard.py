"""Limits and headers."""

from __future__ import annotations

import json
import logging
import random
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.db import DatabaseError
from django.test import Client

from ludex.lab.clicks import Clicker, Served, free_port
from ludex.server.models import Tally
from ludex.server.site import health, tally
from ludex.server.site.guard import REMEMBERED, Limit
from ludex.server.site.logs import JsonLines
from ludex.server.tables import invitations
from tests.server.stage import browser, duel, fresh, person


def test_a_bucket_empties_and_fills_again() -> None:
    limit = Limit(10, window=60)
    assert sum(limit.allows("a", now=0) for _ in range(15)) == 10
    assert limit.allows("b", now=0)
    assert not limit.allows("a", now=5.9)
    assert limit.allows("a", now=6.1)
    assert not limit.allows("a", now=6.2)


def test_old_addresses_are_forgotten() -> None:
    limit = Limit(10)
    for number in range(REMEMBERED + 100):
        limit.allows(str(number))
    assert len(limit.buckets) == REMEMBERED


def test_too_many_changes_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "CHANGES_A_MINUTE", 3)
    me = person()
    row = duel(me, me)
    client = browser(me)
    said = [client.post(f"/t/{row.id}/answer", {}, headers={"Accept-Language": "ru"}) for _ in range(5)]
    assert [response.status_code for response in said] == [400, 400, 400, 429, 429]
    assert "Слишком много" in said[-1].content.decode()
    assert said[-1]["Retry-After"]
    assert client.get(f"/t/{row.id}").status_code == 200
    assert fresh(row).version == row.version


def test_what_every_page_carries() -> None:
    response = Client().get("/")
    assert "script-src 'self'" in response["Content-Security-Policy"]
    assert response["Cache-Control"] == "private, no-store"


def test_pages_are_compressed_for_who_can_read_it() -> None:
    me = person()
    row = duel(me, me)
    plain = browser(me).get(f"/t/{row.id}")
    packed = browser(me).get(f"/t/{row.id}", headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert len(packed.content) < len(plain.content) / 2


def test_the_log_has_patterns_instead_of_addresses(caplog: pytest.LogCaptureFixture) -> None:
    me = person()
    row = duel(me, me)
    with caplog.at_level(logging.INFO, "ludex.access"):
        browser(me).get(f"/t/{row.id}?secret=1")
    (record,) = caplog.records
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "GET /t/<str:table_id> 200"
    assert line["ms"] > 0
    assert row.id not in str(line)


def test_no_line_of_the_log_holds_a_secret_link(caplog: pytest.LogCaptureFixture) -> None:
    """Whoever writes it: Django warns of a form without its token, and names the address."""
    me = person()
    row = duel(me, me)
    token = invitations.token_of(row.id, 0)
    strict = Client(enforce_csrf_checks=True)
    with caplog.at_level(logging.INFO):
        strict.post(f"/join/{token}")
        strict.get(f"/join/{token}x")
        strict.post(f"/account/confirm/{token}?lang=ru")
    assert any(record.name.startswith("django") for record in caplog.records)
    lines = "".join(JsonLines().format(record) for record in caplog.records)
    assert token not in lines
    assert "/join/…" in lines


def test_the_level_of_the_log_holds_for_django_too() -> None:
    code = """
import logging, os
os.environ["LUDEX_LOG"] = "CRITICAL"
os.environ["DJANGO_SETTINGS_MODULE"] = "ludex.server.site.settings"
import django
django.setup()
logging.getLogger("django.security.csrf").warning("secret")
logging.getLogger("ludex.access").error("secret")
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("address", "sent"),
    [
        ("/t/%00", None),
        ("/join/a%00b", None),
        ("/new/root?seat-0=%00", None),
        ("/account/login", {"back": "a\0b", "password": "x"}),
        ("/account/settings", {"name\0": "x"}),
        ("/switch", {"next": ["/", "\0"]}),
    ],
)
def test_a_nul_is_refused_in_words(address: str, sent: dict[str, str] | None) -> None:
    client = Client(headers={"Accept-Language": "en"})
    answer = client.get(address) if sent is None else client.post(address, sent)
    assert answer.status_code == 400
    assert "no text has" in answer.content.decode()


def test_pages_stand_in_no_frame_and_cookies_are_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Client().get("/")["X-Frame-Options"] == "DENY"
    monkeypatch.setattr(settings, "HTTPS", True)
    switched = Client().post("/switch", {"lang": "ru", "theme": "dark"})
    assert all(switched.cookies[name]["secure"] for name in ("lang", "theme"))


def test_health_is_whether_a_move_could_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PAUSE", 0.0)
    assert Client().get("/health").status_code == 200
    with monkeypatch.context() as full:
        full.setattr(health, "ROOM", 10**18)
        assert Client().get("/health").status_code == 503
    with monkeypatch.context() as broken:

        def fail(*_: object, **__: object) -> None:
            raise DatabaseError("database or disk is full")

        broken.setattr(Tally.objects, "update_or_create", fail)
        answer = Client().get("/health")
        assert (answer.status_code, answer.content) == (503, b"no")
    assert Client().get("/health").status_code == 200


def test_who_asks_for_health_again_and_again_makes_nobody_write() -> None:
    pulse = health.Pulse()
    assert pulse.check()
    first = Tally.objects.get(name=tally.name_of("pulse")).at
    for _ in range(20):
        assert pulse.check()
    assert Tally.objects.get(name=tally.name_of("pulse")).at == first


def test_health_is_answered_in_plain_http(tmp_path: Path) -> None:
    """Whoever checks stands beside the server, inside of the proxy, and knows only its number."""
    server = Served(tmp_path, free_port(), {"LUDEX_HTTPS": "1", "LUDEX_HOSTS": "ludex.example"})
    server.start()
    visitor = Clicker("127.0.0.1", server.port, random.Random(1))
    try:
        assert visitor.once("GET", "/health").status == 200
        assert visitor.once("GET", "/").status in (301, 400)
    finally:
        visitor.close()
        server.stop()
