"""Streams hear of every move, keep no database connection, and end when the server stops."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from asgiref.sync import sync_to_async
from django.db import transaction

from ludex.lab.clicks import Clicker, Served, free_port
from ludex.server.live import hub
from ludex.server.models import Entry, GameTable, Message, SeatKind
from ludex.server.pages.table import chat
from ludex.server.tables import invitations, store
from tests.server.stage import duel, fresh, move, person


@pytest.fixture(autouse=True)
def running() -> Iterator[None]:
    hub.STOPPING.clear()
    yield
    hub.STOPPING.clear()
    assert not hub.HUB.watched


async def next_of(stream: AsyncIterator[int | None]) -> int | None:
    return await asyncio.wait_for(anext(stream), 5)


def test_a_stream_tells_the_present_and_every_move() -> None:
    me = person()
    row = duel(me, me)

    async def watch() -> list[int | None]:
        stream = hub.versions(row.id, -1)
        seen = [await next_of(stream)]
        await sync_to_async(move)(row, me)
        seen.append(await next_of(stream))
        await stream.aclose()  # type: ignore[attr-defined]
        return seen

    assert asyncio.run(watch()) == [row.version, fresh(row).version]


def test_who_has_seen_it_all_hears_nothing_but_a_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "HEARTBEAT", 0.05)
    me = person()
    row = duel(me, me)

    async def watch() -> int | None:
        stream = hub.versions(row.id, row.version)
        seen = await next_of(stream)
        await stream.aclose()  # type: ignore[attr-defined]
        return seen

    assert asyncio.run(watch()) is None


def test_there_is_no_stream_of_a_table_that_is_not() -> None:
    async def watch() -> list[int | None]:
        return [version async for version in hub.versions("nowhere", -1)]

    assert asyncio.run(watch()) == []


def test_streams_end_when_the_server_stops() -> None:
    me = person()
    row = duel(me, me)

    async def watch() -> list[int | None]:
        seen = []
        async for version in hub.versions(row.id, -1):
            seen.append(version)
            threading.Thread(target=hub.stop).start()
        return seen

    began = time.monotonic()
    assert asyncio.run(watch()) == [row.version]
    assert time.monotonic() - began < 5


def test_old_news_is_no_news() -> None:
    async def watch() -> bool:
        stream = hub.HUB.join("table")
        hub.HUB.tell("table", 7)
        await asyncio.sleep(0.01)
        stream.event.clear()
        hub.HUB.tell("table", 6)
        await asyncio.sleep(0.01)
        hub.HUB.leave("table", stream)
        return stream.event.is_set()

    assert not asyncio.run(watch())


def test_moves_of_other_processes_are_seen() -> None:
    """What another process writes, nobody here publishes: only the watcher can see it."""
    me = person()
    row = duel(me, me)
    watcher = hub.Watcher()
    watcher.start()

    def write() -> None:
        with transaction.atomic():
            Entry.objects.bulk_create(Entry(table=row, seq=row.version + n, seat=0, key="pass") for n in range(3))
            GameTable.objects.filter(id=row.id).update(version=row.version + 3)

    async def watch() -> int | None:
        stream = hub.versions(row.id, row.version)
        waiting = asyncio.ensure_future(next_of(stream))
        await asyncio.sleep(0.5)
        await sync_to_async(write)()
        seen = await waiting
        await stream.aclose()  # type: ignore[attr-defined]
        return seen

    try:
        assert asyncio.run(watch()) == row.version + 3
    finally:
        hub.stop()
        watcher.join(5)


def test_messages_of_other_processes_are_seen() -> None:
    """Notes are nobody else's news."""
    me = person()
    row = duel(me, me)
    watcher = hub.Watcher()
    watcher.start()

    async def watch() -> tuple[int, int]:
        stream = chat.news_of(chat.channel(row.id))
        waiting = asyncio.ensure_future(asyncio.wait_for(anext(stream), 5))
        await asyncio.sleep(0.5)
        written = await Message.objects.acreate(table=row, person=me, seat=0, text="Hello", note=False)
        await Message.objects.acreate(table=row, person=me, seat=0, text="To myself", note=True)
        heard = await waiting
        await stream.aclose()  # type: ignore[attr-defined]
        return heard, written.pk

    try:
        heard, written = asyncio.run(watch())
        assert heard == written
    finally:
        hub.stop()
        watcher.join(5)


def test_whoever_sits_down_in_another_process_is_seen() -> None:
    """How often it has changed before is no news."""
    me = person()
    row = store.create(
        "root",
        {"seats": ["marquise", "eyrie"]},
        [store.Sitting(SeatKind.PERSON, me), store.Sitting(SeatKind.PERSON)],
        me,
    )
    watcher = hub.Watcher()
    watcher.start()

    async def watch() -> int:
        stream = chat.news_of(invitations.channel(row.id), 0)
        waiting = asyncio.ensure_future(asyncio.wait_for(anext(stream), 5))
        await asyncio.sleep(0.5)
        await GameTable.objects.filter(id=row.id).aupdate(seating=1)
        heard = await waiting
        await stream.aclose()  # type: ignore[attr-defined]
        return heard

    try:
        assert asyncio.run(watch()) == 1
    finally:
        hub.stop()
        watcher.join(5)


def open_stream(person: Clicker) -> socket.socket:
    """The events of the table that somebody is at, from now on."""
    sock = socket.create_connection((person.host, person.port), 10)
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    head = f"GET {person.table}/events HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"
    sock.sendall(head.encode())
    return sock


def read_until(sock: socket.socket, wanted: bytes) -> bytes:
    data = b""
    while wanted not in data:
        more = sock.recv(4096)
        if not more:
            break
        data += more
    return data


def test_a_server_with_open_streams_stops_gracefully(tmp_path: Path) -> None:
    server = Served(tmp_path, free_port())
    server.start()
    me = Clicker("127.0.0.1", server.port, random.Random(1))
    me.sit_down("root")
    streams = [open_stream(me) for _ in range(5)]
    for stream in streams:
        assert b"event: moved" in read_until(stream, b"event: moved")
    began = time.monotonic()
    code = server.stop()
    assert time.monotonic() - began < 8
    assert code in (0, -15)
    for stream in streams:
        assert read_until(stream, b"\r\n0\r\n\r\n")[-5:] in (b"0\r\n\r\n", b"")
        stream.close()
    me.close()
    assert "timeout" not in (tmp_path / "server.log").read_text().lower()
