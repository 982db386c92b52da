"""The first moments of a process: many threads want the same thing at once, and nothing has been read yet."""

from __future__ import annotations

import asyncio
import http.client
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from ludex.games.heroes.printed import book
from ludex.lab.clicks import Served, free_port
from ludex.server.live import hub, warm, worker
from ludex.server.site import asgi

TOGETHER = """
import threading
from ludex.core import Table
from ludex.games import load

start = threading.Barrier(8)
done = []


def first():
    start.wait()
    done.append(Table.new(load("heroes"), {}, seed=1).hash())


threads = [threading.Thread(target=first) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(done) == 8 and len(set(done)) == 1
"""


def test_eight_threads_read_a_set_up_for_the_first_time() -> None:
    """Most such processes ended by a crash of the interpreter when each thread taught msgspec the types."""
    codes = [subprocess.run([sys.executable, "-c", TOGETHER], check=False, timeout=60).returncode for _ in range(3)]
    assert codes == [0] * 3


def test_a_book_is_read_once_however_many_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def slowly(changes: str) -> Any:
        read.append(changes)
        time.sleep(0.05)
        return object()

    monkeypatch.setattr(book, "read_book", slowly)
    shelf = book.Shelf()
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(shelf.taken("{}"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert read == ["{}"]
    assert len(set(map(id, found))) == 1


def test_everything_is_ready_before_a_thread_starts_or_a_connection_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    monkeypatch.setattr(asgi, "end_streams_on_signal", lambda: None)
    monkeypatch.setattr(warm, "prepare", lambda: order.append("warm"))

    def threads() -> list[threading.Thread]:
        order.append("threads")
        return []

    monkeypatch.setattr(worker, "start", threads)
    messages = iter(["lifespan.startup", "lifespan.shutdown"])

    async def receive() -> dict[str, Any]:
        return {"type": next(messages)}

    async def send(message: dict[str, Any]) -> None:
        order.append(message["type"])

    asyncio.run(asgi.application({"type": "lifespan"}, receive, send))
    hub.STOPPING.clear()
    assert order == ["warm", "threads", "lifespan.startup.complete", "lifespan.shutdown.complete"]


def test_people_who_knock_while_it_starts_are_served(tmp_path: Any) -> None:
    """Six people ask for the same first page from the first instant on."""
    port = free_port()
    until = time.monotonic() + 30
    codes: list[int] = []

    def knock() -> None:
        while time.monotonic() < until:
            door = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            try:
                door.request("GET", "/new/heroes")
                codes.append(door.getresponse().status)
                return
            except OSError:
                time.sleep(0.01)
            finally:
                door.close()

    people = [threading.Thread(target=knock) for _ in range(6)]
    for each in people:
        each.start()
    server = Served(tmp_path, port)
    server.start()
    for each in people:
        each.join()
    assert codes == [200] * 6
    assert server.process is not None
    assert server.process.poll() is None
    server.stop()
