"""Those who watch a table share its part: made once, with nothing of others, the same as if it were made for each."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from django.utils.crypto import get_random_string

from ludex.core.text import LANGUAGES
from ludex.server.models import GameTable, Message, Person, SeatKind
from ludex.server.pages.table import sight, story, update
from ludex.server.site.squeeze import Pieces
from ludex.server.tables import reads, store
from tests.server.stage import browser, duel, fresh, options, person, play_on

TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]*)"')


@pytest.fixture(autouse=True)
def empty_gallery(monkeypatch: pytest.MonkeyPatch) -> update.Gallery:
    gallery = update.Gallery()
    monkeypatch.setattr(update, "GALLERY", gallery)
    return gallery


def count(monkeypatch: pytest.MonkeyPatch, module: Any, *names: str) -> dict[str, int]:
    """How often each of these functions is called from now on."""
    calls = dict.fromkeys(names, 0)

    def counted(name: str, inner: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            calls[name] += 1
            return inner(*args, **named)

        return call

    for name in names:
        monkeypatch.setattr(module, name, counted(name, getattr(module, name)))
    return calls


def part_at(client: Client, row: GameTable) -> str:
    answer = client.get(f"/t/{row.id}/part")
    assert answer.status_code == 200
    return answer.content.decode()


def without_token(html: str) -> str:
    return TOKEN.sub('name="csrfmiddlewaretoken"', html)


def test_a_hundred_spectators_are_shown_what_was_rendered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    row = play_on(duel(person(), person()), None, 12)
    calls = count(monkeypatch, update, "scene", "render_to_string")
    watching = [browser(person()) for _ in range(3)] + [Client() for _ in range(97)]
    shown = {without_token(part_at(client, row)) for client in watching}
    assert len(shown) == 1
    assert calls == {"scene": 1, "render_to_string": 1}
    row = play_on(row, None, 1, seed=5)
    assert {without_token(part_at(client, row)) for client in watching}.isdisjoint(shown)
    assert calls == {"scene": 2, "render_to_string": 2}


def test_a_shared_part_is_the_one_that_would_have_been_made(monkeypatch: pytest.MonkeyPatch) -> None:
    row = duel(person("One"), person("Other"))
    for moves in range(4):
        row = play_on(row, None, 9, seed=moves)
        for lang in LANGUAGES:
            shared = [part_at(browser(person(), lang), row) for _ in range(2)]
            monkeypatch.setattr(update, "GALLERY", update.Gallery(most=0))
            alone = part_at(browser(person(), lang), row)
            monkeypatch.setattr(update, "GALLERY", update.Gallery())
            assert {without_token(html) for html in shared} == {without_token(alone)}


def test_each_spectator_has_a_token_of_their_own_that_works() -> None:
    row = play_on(duel(person(), person()), None, 12)
    tokens = []
    for _ in range(2):
        someone = person(pace=2)
        client = Client(enforce_csrf_checks=True)
        client.force_login(someone)
        (token,) = set(TOKEN.findall(part_at(client, row)))
        assert update.SLOT not in token
        tokens.append(token)
        sent = client.post(f"/t/{row.id}/pace", {"pace": "3", "csrfmiddlewaretoken": token})
        assert sent.status_code == 302
        assert Person.objects.get(pk=someone.pk).pace == 3
        assert client.post(f"/t/{row.id}/pace", {"pace": "1", "csrfmiddlewaretoken": "x" * 64}).status_code == 403
    assert len(set(tokens)) == 2


def test_seats_and_spectators_never_get_one_anothers_part(empty_gallery: update.Gallery) -> None:
    """In every order: whoever comes first leaves nothing for the others but, among spectators, the public picture."""
    one, other, host = person("One"), person("Other"), person("Host")
    sittings = [store.Sitting(SeatKind.PERSON, one), store.Sitting(SeatKind.PERSON, other)]
    row = play_on(store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, host), None, 20)
    Message.objects.create(table=row, person=one, seat=0, text="only mine", note=True)
    viewers = {"one": browser(one), "other": browser(other), "host": browser(host), "guest": browser(person())}
    alone = {}
    for name, client in viewers.items():
        empty_gallery.parts.clear()
        alone[name] = without_token(part_at(client, row))
    assert len(set(alone.values())) == 4
    for order in (list(viewers), list(reversed(viewers)), ["guest", "one", "host", "other", "guest"]):
        empty_gallery.parts.clear()
        for name in order:
            assert without_token(part_at(viewers[name], row)) == alone[name]
    assert all("only mine" not in html for name, html in alone.items() if name != "one")
    kept = b"".join(b"".join(part.pieces.plain) for part in empty_gallery.parts.values()).decode()
    assert 'id="hand-' not in kept
    assert "only mine" not in kept
    assert 'name="key"' not in kept


def test_a_part_is_kept_under_all_that_it_shows() -> None:
    """Whatever changes without a move is seen at once: language, pace, names, chat, a free seat, whether it is open."""
    one = person("One")
    sittings = [store.Sitting(SeatKind.PERSON, one), store.Sitting(SeatKind.PERSON, None)]
    row = play_on(store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, one), None, 6)
    watcher = person(pace=2)
    client = browser(watcher)
    seen = [part_at(client, row)]

    def changed() -> None:
        seen.append(part_at(client, row))
        assert len({without_token(html) for html in seen}) == len(seen)

    client.cookies["lang"] = "ru"
    changed()
    watcher.pace = 3
    watcher.save()
    changed()
    one.name = "Renamed"
    one.save()
    changed()
    Message.objects.create(table=row, person=one, seat=0, text="hello")
    changed()
    assert "hello" in seen[-1]
    other = person("Newcomer")
    row.seats.filter(number=1).update(person=other)
    changed()
    assert "Newcomer" in seen[-1]
    assert "testserver" in seen[-1]
    assert "127.0.0.1" in client.get(f"/t/{row.id}/part", headers={"host": "127.0.0.1"}).content.decode()


def test_rights_come_before_what_is_kept(empty_gallery: update.Gallery) -> None:
    row = play_on(duel(person(), person()), None, 6)
    client = browser(person())
    part_at(client, row)
    assert empty_gallery.parts
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    assert client.get(f"/t/{row.id}/part").status_code == 404
    assert client.get(f"/t/{row.id}").status_code == 404


def test_who_sits_down_sees_from_their_seat_and_who_leaves_does_not() -> None:
    one, late = person("One"), person("Late")
    sittings = [store.Sitting(SeatKind.PERSON, one), store.Sitting(SeatKind.PERSON, None)]
    row = store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, one)
    client = browser(late)
    assert 'id="hand-' not in part_at(client, row)
    row.seats.filter(number=1).update(person=late)
    assert 'id="hand-' in part_at(client, row)
    row.seats.filter(number=1).update(person=None)
    assert 'id="hand-' not in part_at(client, row)


def test_nobody_can_write_the_slot_into_the_chat(empty_gallery: update.Gallery) -> None:
    one = person("One")
    row = duel(one, person())
    Message.objects.create(table=row, person=one, seat=0, text="csrfmiddlewaretoken")
    part_at(browser(person()), row)
    (kept,) = empty_gallery.parts.values()
    assert len(kept.pieces.plain) == 3, "the pace, twice"
    assert len(update.SLOT) >= 40


def test_the_gallery_keeps_so_many_and_forgets_the_longest_unused() -> None:
    gallery = update.Gallery(most=2)
    part = update.Part(Pieces("", "|", shared=True), "table", "", ())
    for key in ("a", "b"):
        gallery.keep(key, part)
    assert gallery.get("a") is part
    gallery.keep("c", part)
    assert list(gallery.parts) == ["a", "c"]


def test_pieces_are_compressed_once_and_read_like_any_gzip() -> None:
    row = play_on(duel(person(), person()), None, 12)
    html = part_at(browser(person()), row)
    pieces = Pieces(TOKEN.sub('name="csrfmiddlewaretoken" value="SLOT"', html), "SLOT", shared=True)
    packed = pieces.packed
    for word in (get_random_string(64), "", "ё" * 40):
        squeezed = pieces.squeezed(word)
        assert gzip.decompress(squeezed) == pieces.filled(word)
        assert len(squeezed) < len(html.encode()) / 3
    assert pieces.packed is packed
    answer = browser(person()).get(f"/t/{row.id}/part", headers={"Accept-Encoding": "gzip"})
    assert answer["Content-Encoding"] == "gzip"
    assert int(answer["Content-Length"]) == len(answer.content)
    assert without_token(gzip.decompress(answer.content).decode()) == without_token(html)


def test_a_click_makes_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    me = person()
    row = duel(me, person())
    while options(row)[0] != 0:
        row = play_on(row, None, 1)
    client = browser(me)
    html = part_at(client, row)
    (key, *_) = re.findall(r'name="key" value="([^"]*)"', html)
    names = ("question", "stage", "log_of", "talk", "talk_at", "seats_of", "seat_links")
    made = count(monkeypatch, sight, *names)
    rendered = count(monkeypatch, update, "scene", "render_to_string", "own_of")
    read = count(monkeypatch, reads, "table_row", "messages", "session_data")
    answer = {"seat": 0, "version": row.version, "key": key}
    assert client.post(f"/t/{row.id}/answer", answer, headers={"HX-Request": "true"}).status_code == 200
    assert fresh(row).version > row.version
    assert set(made.values()) == {1}, made
    assert set(rendered.values()) == {1}, rendered
    assert read == {"table_row": 1, "messages": 1, "session_data": 1}


def test_what_is_told_to_many_is_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    story.changes.cache_clear()
    row = play_on(duel(person(), person()), None, 30)
    calls = count(monkeypatch, story, "difference")
    for client in (browser(person()), browser(person()), Client()):
        last = int(re.findall(r'data-told="(\d+)"', part_at(client, row))[0]) - 1
        mark = client.get(f"/t/{row.id}/told/{last - 1}").json()["mark"]
        told = client.get(f"/t/{row.id}/told/{last}?from={last - 1}&mark={mark}").json()
        assert "patch" in told
    assert calls["difference"] <= len(LANGUAGES)
