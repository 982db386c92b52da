"""What makes pages fast must not make them wrong: what is kept is rendered once, and shows each viewer their own."""

from __future__ import annotations

import re
import socket
from contextlib import closing
from types import SimpleNamespace

import pytest
from django.db import connection
from django.template import Context, Engine
from django.test.utils import CaptureQueriesContext

from ludex.core import key_of
from ludex.server.live import warm
from ludex.server.models import GameTable, Message
from ludex.server.pages.table.sight import MESSAGES
from ludex.server.site import run
from ludex.server.tables import store
from ludex.server.templatetags.fragments import rendered
from tests.server.stage import browser, duel, options, person, play_on

MOST_QUERIES = 8


def engine(**templates: str) -> Engine:
    loader = ("django.template.loaders.locmem.Loader", templates)
    return Engine(loaders=[loader], builtins=["ludex.server.templatetags.fragments"])


def drawn(html: str) -> set[int]:
    """The cards of the hand on a page."""
    return {int(number) for number in re.findall(r'id="hand-(\d+)"', html)}


def hand_of(row: GameTable, seat: int) -> set[int]:
    with store.open_table(row.id) as (_, table):
        return set(table.view(seat).board.seats[seat].hand)


def misses() -> int:
    return rendered.cache_info().misses


def test_a_fragment_knows_its_values_and_nothing_else() -> None:
    made = engine(page='{% fragment "part" shown=word %}', part="{{ shown }}|{{ secret }}|{{ request }}|{{ person }}")
    context = Context({"word": "<b>", "secret": "hidden", "request": "hidden", "person": "hidden"})
    assert made.get_template("page").render(context) == "&lt;b&gt;|||"


def test_a_fragment_is_rendered_once_for_each_content() -> None:
    made = engine(page='{% fragment "part" shown=word %}', part="{{ shown }}")
    before = misses()
    said = [made.get_template("page").render(Context({"word": word})) for word in ("a", "b", "a", "b")]
    assert said == ["a", "b", "a", "b"]
    assert misses() - before == 2


def test_what_has_not_changed_is_not_rendered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "secrets", SimpleNamespace(token_bytes=bytes))  # the same game in every run
    me = person()
    row = play_on(duel(me, me), None, 30)
    client = browser(me)
    session = client.session
    session[f"sat:{row.id}"] = "all"
    session.save()
    first = client.get(f"/t/{row.id}/part").content
    before = misses()
    assert client.get(f"/t/{row.id}/part").content.count(b"<g ") == first.count(b"<g ")
    assert misses() == before
    seat, offered = options(row)
    answer = {"seat": seat, "version": row.version, "key": key_of(offered[0])}
    assert client.post(f"/t/{row.id}/answer", answer, headers={"HX-Request": "true"}).status_code == 200
    assert before < misses() < before + 60


def test_no_viewer_is_shown_the_hand_of_another() -> None:
    """Whoever comes first fills the store of fragments, and those who come after see their own hand or none."""
    one, other = person(), person()
    row = duel(one, other)
    for moves in range(4):
        row = play_on(row, None, 10, seed=moves)
        hands = [hand_of(row, 0), hand_of(row, 1)]
        assert hands[0] != hands[1]
        viewers = [(browser(one), hands[0]), (browser(other), hands[1]), (browser(person()), set())]
        for client, hand in (*viewers, *reversed(viewers)):
            html = client.get(f"/t/{row.id}/part").content.decode()
            assert drawn(html) == hand


def test_a_move_asks_the_database_little() -> None:
    me = person()
    row = play_on(duel(me, None), None, 0)
    client = browser(me)
    while options(row)[0] != 0:
        row = play_on(row, None, 1)
    client.get(f"/t/{row.id}")
    seat, offered = options(row)
    answer = {"seat": seat, "version": row.version, "key": key_of(offered[0])}
    with CaptureQueriesContext(connection) as asked:
        assert client.post(f"/t/{row.id}/answer", answer, headers={"HX-Request": "true"}).status_code == 200
    statements = [query["sql"] for query in asked if not query["sql"].startswith(("BEGIN", "COMMIT"))]
    changed = [sql for sql in statements if "server_notice" in sql]
    assert len(statements) - len(changed) <= MOST_QUERIES, statements


def test_chat_and_notes_are_read_together_and_kept_apart() -> None:
    one, other = person("One"), person("Other")
    row = duel(one, other)
    for number in range(MESSAGES + 5):
        Message.objects.create(table=row, person=one, seat=0, text=f"said {number};")
    Message.objects.create(table=row, person=one, seat=0, text="mine alone", note=True)
    Message.objects.create(table=row, person=other, seat=1, text="theirs alone", note=True)
    html = browser(one).get(f"/t/{row.id}/talk").content.decode()
    assert "said 4;" not in html
    assert "said 5;" in html
    assert html.index("said 5;") < html.index(f"said {MESSAGES + 4};")
    assert "mine alone" in html
    assert "theirs alone" not in html
    assert "alone" not in browser(person()).get(f"/t/{row.id}/talk").content.decode()


def test_answers_do_not_wait_for_the_client() -> None:
    """asyncio switches Nagle's delay off only for sockets that name their protocol."""
    with closing(run.free_socket("127.0.0.1", 0)) as door:
        assert door.proto == socket.IPPROTO_TCP


def test_every_game_is_drawn_before_anybody_asks() -> None:
    rendered.cache_clear()
    warm.warm_up()
    assert rendered.cache_info().currsize > 0
