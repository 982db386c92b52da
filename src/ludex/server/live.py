"""Live updates: who watches a table is told that it has a new version, by Server-Sent Events.

In one process a condition wakes the streams; between processes PostgreSQL's NOTIFY does, and SQLite is looked at once a
second."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import AsyncIterator

from django.db import connection

HEARTBEAT = 15.0
LOOK_AGAIN = 1.0
CHANNEL = "ludex"


class Hub:
    """Streams of this process, by table."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = defaultdict(set)
        self.guard = threading.Lock()

    def wake(self, table_id: str) -> None:
        with self.guard:
            streams = list(self.waiting.get(table_id, ()))
        for loop, event in streams:
            if not loop.is_closed():
                loop.call_soon_threadsafe(event.set)

    def join(self, table_id: str) -> asyncio.Event:
        event = asyncio.Event()
        with self.guard:
            self.waiting[table_id].add((asyncio.get_running_loop(), event))
        return event

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        with self.guard:
            self.waiting[table_id] = {pair for pair in self.waiting[table_id] if pair[1] is not event}
            if not self.waiting[table_id]:
                del self.waiting[table_id]


HUB = Hub()
STOPPING = threading.Event()
"""Set when the server is about to stop: streams end, and clients come back to another one."""


def publish(table_id: str, version: int) -> None:
    HUB.wake(table_id)
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{table_id}:{version}"])


async def versions(table_id: str, since: int) -> AsyncIterator[int | None]:
    """Every new version of a table after `since`; None now and then, so that dead connections are noticed."""
    from ludex.server.models import GameTable

    event = HUB.join(table_id)
    quiet = 0.0
    try:
        while not STOPPING.is_set():
            event.clear()
            row = await GameTable.objects.filter(id=table_id).values_list("version", flat=True).afirst()
            if row is None:
                return
            if row != since:
                since, quiet = row, 0.0
                yield row
                continue
            try:
                await asyncio.wait_for(event.wait(), LOOK_AGAIN)
            except TimeoutError:
                quiet += LOOK_AGAIN
                if quiet >= HEARTBEAT:
                    quiet = 0.0
                    yield None
    finally:
        HUB.leave(table_id, event)
