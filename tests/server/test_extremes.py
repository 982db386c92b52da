"""The same extremes, sent to the pages: an answer in words, never 500."""

from __future__ import annotations

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from ludex.core import Table
from tests.server.stage import browser, duel, person

MANY = "7" * 5000


@pytest.mark.parametrize("digits", ["9" * 31, "9" * 40, MANY], ids=len)
def test_numbers_of_many_digits_in_addresses_and_forms(digits: str) -> None:
    me = person()
    row = duel(me, me)
    client = browser(me)
    assert client.get(f"/t/{row.id}/why", {"key": f"move:1:1:{digits}"}).status_code == 200
    assert client.get(f"/t/{row.id}/why", {"place": f"clearing:{digits}"}).status_code == 200
    assert client.get(f"/t/{row.id}/told/0", {"from": digits}).status_code in (200, 404)
    assert client.get("/new/root/check", {"first": digits}).status_code == 200
    assert client.get("/new/root", {"first": digits}).status_code == 200
    form = {"who-0": "me", "seat-0": "marquise", "who-1": "bot", "seat-1": "bot:eyrie", "first": digits}
    assert client.post("/new/root", form).status_code in (302, 422)
    sent = {"seat": digits, "version": digits, "key": f"move:1:1:{digits}"}
    for verb in ("answer", "undo", "consent"):
        assert client.post(f"/t/{row.id}/{verb}", {**sent, "say": "agree"}).status_code == 400
        assert (
            client.post(f"/t/{row.id}/{verb}", {"seat": 0, "version": row.version, "key": f"a:{digits}"}).status_code
            < 500
        )


@pytest.mark.parametrize("field", ["ludex", "rules", "setup", "chance", "log", "hash"])
@pytest.mark.parametrize("raw", ["9" * 40, MANY, "[" * 3000 + "]" * 3000, '"\\u0000"', "1e999"], ids=len)
def test_a_brought_save_is_refused_in_words(field: str, raw: str) -> None:
    save = {"ludex": 1, "game": "root", "rules": 1, "setup": {}, "chance": None, "log": [], "hash": ""}
    written = ",".join(f'"{name}":{raw if name == field else json.dumps(value)}' for name, value in save.items())
    file = SimpleUploadedFile("game.ludex", ("{" + written + "}").encode())
    answer = Client().post("/bring", {"file": file})
    assert answer.status_code == 422


def test_a_nul_in_own_values_is_refused() -> None:
    """Heroes takes names of one's own; not every database can keep this one."""
    names = {"werewolves": {"building": {"dark_forest": {"name": {"en": "a\0b", "ru": "a"}}}}}
    file = SimpleUploadedFile("game.ludex", Table.new("heroes", {"content": names}, seed=1).save())
    answer = Client(headers={"Accept-Language": "en"}).post("/bring", {"file": file})
    assert answer.status_code == 422
    assert "no text has" in answer.content.decode()
