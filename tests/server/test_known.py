"""What a page has been sent is not sent again, and it comes to the same."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from django.test import Client
from django.utils.safestring import SafeString

from ludex.core import key_of
from ludex.lab.clicks import PIECE, Clicker
from ludex.server.models import GameTable
from ludex.server.pages.table import update
from ludex.server.site import known
from ludex.server.site.squeeze import Pieces
from tests.server.stage import browser, duel, options, person, play_on

PAGE = "0123456789abcdef" * 2
SCRIPT: dict[str, Any] = {"HTTP_HX_REQUEST": "true"}


def part(client: Client, row: GameTable, page: str = "") -> str:
    more: dict[str, Any] = {"HTTP_X_PAGE": page} if page else {}
    return client.get(f"/t/{row.id}/part", **more).content.decode()


def plain(html: str) -> str:
    """Without the visitor's token, which is another one each time."""
    return re.sub(r'(name="csrfmiddlewaretoken" value=")[^"]+', r"\1", html)


@pytest.fixture(autouse=True)
def nobody_known() -> None:
    known.pages.cache_clear()


def test_a_whole_game_by_pieces_is_what_it_is_in_one() -> None:
    me = person()
    row = duel(me, me)
    client = browser(me, "ru")
    page = Clicker("", 0, random.Random(1))
    rng = random.Random(4)
    client.post(f"/t/{row.id}/sit", {"seat": "all"})
    sizes = []
    for _ in range(40):
        seat, offered = options(row)
        version = GameTable.objects.get(id=row.id).version
        form = {"seat": seat, "version": version, "key": key_of(rng.choice(offered))}
        sent = client.post(f"/t/{row.id}/answer", form, HTTP_X_PAGE=PAGE, **SCRIPT).content.decode()
        shown = page.whole(sent)
        assert "<!--" not in shown
        assert plain(shown) == plain(part(client, row))
        sizes.append(len(sent) / len(shown))
    assert sizes[0] > 0.99
    assert sum(sizes[1:]) / len(sizes[1:]) < 0.4


def test_every_page_is_sent_what_it_has_not_got() -> None:
    """Another page, one that says nothing or not its name, and one that has been forgotten."""
    me = person()
    row = duel(me, me)
    client = browser(me)
    client.get(f"/t/{row.id}")
    part(client, row, PAGE)
    assert "<!--=" in part(client, row, PAGE)
    other = "f" * 32
    assert "<!--=" not in part(client, row, other)
    for nameless in ("", "x", PAGE + "0", PAGE.upper()):
        assert "<!--" not in part(client, row, nameless)
    known.pages.cache_clear()
    assert "<!--=" not in part(client, row, PAGE)


def test_a_page_of_somebody_else_is_told_nothing_by_its_name() -> None:
    """Whoever finds out another's name gets names of what they would be shown anyway, and nothing else."""
    me, you = person(), person()
    row = duel(me, you)
    mine = Clicker("", 0, random.Random(1))
    mine.whole(part(browser(me), row, PAGE))
    for name in [found[3] for found in PIECE.finditer(part(browser(you), row, PAGE)) if found[3]]:
        assert plain(mine.pieces[name]) in plain(part(browser(you), row))


def test_whoever_has_got_another_secret_is_sent_new_forms() -> None:
    me = person()
    row = duel(me, me)
    client = browser(me)
    for secret, new in (("a" * 32, True), ("a" * 32, False), ("b" * 32, True)):
        client.cookies["csrftoken"] = secret
        assert ("<!--=" not in part(client, row, PAGE)) is new


def test_short_pieces_have_no_name_and_a_page_that_has_much_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "MOST", 2)
    page = known.Known()
    assert page.piece(SafeString("short")) == "short"
    first, second, third = (SafeString(letter * 300) for letter in "abc")
    for each in (first, second):
        assert each in page.piece(each)
        assert each not in page.piece(each)
    assert third in page.piece(third)
    assert first in page.piece(first)


def test_who_watches_is_sent_what_has_changed_made_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes later, or does not say which page it is, gets more of the same picture."""
    made: list[str] = []

    class Counted(Pieces):
        def __init__(self, text: str, slot: str, *, shared: bool) -> None:
            assert shared
            made.append(text)
            super().__init__(text, slot, shared=shared)

    monkeypatch.setattr(update, "GALLERY", update.Gallery())
    row = play_on(duel(person(), person()), None, 12)
    names = [f"{number:032x}" for number in range(6)]
    watching = [(browser(person()), name, Clicker("", 0, random.Random(1))) for name in names]
    late = browser(person()), "f" * 32, Clicker("", 0, random.Random(1))
    for client, _, _ in (*watching, late):
        client.get(f"/t/{row.id}")
    row = play_on(row, None, 1, seed=9)
    monkeypatch.setattr(update, "Pieces", Counted)
    for moves in range(5):
        there = watching if moves < 3 else [*watching, late]
        sent = [part(client, row, name) for client, name, _ in there]
        shown = {plain(page.whole(each)) for each, (_, _, page) in zip(sent, there, strict=True)}
        assert shown == {plain(part(browser(person()), row))}
        assert len({plain(each) for each in sent[: len(watching)]}) == 1
        assert len(made) == 1 + len({plain(each) for each in sent})  # the whole, and once what each of them lacks
        assert moves == 0 or len(sent[0]) < 0.5 * len(next(iter(shown)))
        made.clear()
        row = play_on(row, None, 1, seed=moves)
