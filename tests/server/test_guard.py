"""Limits and headers."""

from __future__ import annotations

import json
import logging

import pytest
from django.conf import settings
from django.test import Client

from ludex.server.guard import REMEMBERED, Limit
from ludex.server.logs import JsonLines
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
