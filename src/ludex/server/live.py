"""Live updates: who watches a table is told that it has a new version, by Server-Sent Events.

A move wakes the streams of its own process. Other processes hear of it by PostgreSQL's NOTIFY, sent in the transaction
of the move, or see that the SQLite file has changed: one thread a process watches, and the streams never ask the
database again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from asgiref.sync import sync_to_async
from django.db import connection
from django.db.models import Max

from ludex.server.models import GameTable, Message

HEARTBEAT = 15.0
"""Seconds after which a quiet stream shows that it is alive, so that dead connections are noticed."""
LOOK = 0.25
LOOK_ANYWAY = 10.0
"""Seconds after which the watcher reads the versions even if nobody told it to."""
CHANNEL = "ludex"
CHUNK = 500
TALK = "+talk"
"""Added to the name of a table, the name of its chat; its version is the number of the last message."""

log = logging.getLogger(__name__)
WORK = threading.Event()
"""Set when something may have to be done by a worker."""
STOPPING = threading.Event()
"""Set when the server is about to stop: streams end, and clients come back to another one."""


@dataclass(eq=False)
class Stream:
    """Somebody who watches a table."""

    loop: asyncio.AbstractEventLoop
    event: asyncio.Event

    def wake(self) -> None:
        with contextlib.suppress(RuntimeError):  # its loop has been closed
            self.loop.call_soon_threadsafe(self.event.set)


@dataclass
class Watched:
    """A table that somebody watches, and its last known version."""

    version: int = -1
    streams: set[Stream] = field(default_factory=set)


class Hub:
    """The streams of this process, by table."""

    def __init__(self) -> None:
        self.watched: dict[str, Watched] = {}
        self.guard = threading.Lock()

    def tell(self, table_id: str, version: int) -> None:
        """A table has this version now; old news is not news."""
        with self.guard:
            found = self.watched.get(table_id)
            if found is None or version <= found.version:
                return
            found.version = version
            streams = list(found.streams)
        for stream in streams:
            stream.wake()

    def join(self, table_id: str) -> Stream:
        stream = Stream(asyncio.get_running_loop(), asyncio.Event())
        with self.guard:
            self.watched.setdefault(table_id, Watched()).streams.add(stream)
        return stream

    def leave(self, table_id: str, stream: Stream) -> None:
        with self.guard:
            found = self.watched[table_id]
            found.streams.discard(stream)
            if not found.streams:
                del self.watched[table_id]

    def version(self, table_id: str) -> int:
        with self.guard:
            return self.watched[table_id].version

    def tables(self) -> list[str]:
        with self.guard:
            return list(self.watched)

    def wake_all(self) -> None:
        with self.guard:
            streams = [stream for found in self.watched.values() for stream in found.streams]
        for stream in streams:
            stream.wake()


HUB = Hub()


def stop() -> None:
    """End all streams of this process."""
    STOPPING.set()
    WORK.set()
    HUB.wake_all()


# ----------------------------------------------------------------------------------------------------------- who tells


def announce(table_id: str, version: int) -> None:
    """Inside the transaction of a move: other processes hear of it when it is committed, and only then."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{table_id}:{version}"])


def publish(table_id: str, version: int, *, work: bool = True) -> None:
    """After the commit: wake this process."""
    HUB.tell(table_id, version)
    if work:
        WORK.set()


# --------------------------------------------------------------------------------------------------------- who watches


def present(table_id: str) -> int | None:
    """The version of a table now, asked for once by each stream."""
    try:
        return GameTable.objects.filter(id=table_id).values_list("version", flat=True).first()
    finally:
        connection.close()


async def versions(table_id: str, since: int) -> AsyncIterator[int | None]:
    """Every new version of a table after `since`, the newest if there are several; None now and then."""
    stream = HUB.join(table_id)
    try:
        known = await sync_to_async(present, thread_sensitive=False)(table_id)
        if known is None:
            return
        HUB.tell(table_id, known)
        while not STOPPING.is_set():
            stream.event.clear()
            version = HUB.version(table_id)
            if version != since:
                since = version
                yield version
                continue
            try:
                await asyncio.wait_for(stream.event.wait(), HEARTBEAT)
            except TimeoutError:
                yield None
    finally:
        HUB.leave(table_id, stream)


class Watcher(threading.Thread):
    """Hears of the moves of other processes."""

    def __init__(self) -> None:
        super().__init__(name="ludex-watcher", daemon=True)

    def run(self) -> None:
        while not STOPPING.is_set():
            try:
                if connection.vendor == "postgresql":
                    self.listen()
                else:
                    self.look()
            except Exception:
                log.warning("the database cannot be watched; trying again", exc_info=True)
                STOPPING.wait(2.0)
            finally:
                connection.close()

    def refresh(self) -> None:
        """Read the versions of all watched tables, and the last message of each watched chat."""
        watched = HUB.tables()
        for first in range(0, len(watched), CHUNK):
            chunk = watched[first : first + CHUNK]
            for table_id, version in GameTable.objects.filter(id__in=chunk).values_list("id", "version"):
                HUB.tell(table_id, version)
            chats = [name.removesuffix(TALK) for name in chunk if name.endswith(TALK)]
            said = Message.objects.filter(table__in=chats, note=False).values_list("table").annotate(Max("pk"))
            for table_id, last in said:
                HUB.tell(f"{table_id}{TALK}", last)
        WORK.set()

    def listen(self) -> None:
        """PostgreSQL tells. What happened while nobody listened is read first."""
        import psycopg

        params = connection.get_connection_params()
        with psycopg.connect(**params, autocommit=True) as conn:
            conn.execute(f"LISTEN {CHANNEL}")
            while not STOPPING.is_set():
                self.refresh()
                connection.close()
                for notice in conn.notifies(timeout=LOOK_ANYWAY):
                    table_id, _, version = notice.payload.rpartition(":")
                    HUB.tell(table_id, int(version))
                    WORK.set()
                    if STOPPING.is_set():
                        return

    def look(self) -> None:
        """SQLite has a number that changes with every commit of any other connection."""
        seen = None
        waited = 0.0
        while not STOPPING.wait(LOOK):
            waited += LOOK
            with connection.cursor() as cursor:
                cursor.execute("PRAGMA data_version")
                now = cursor.fetchone()
            if now != seen or waited >= LOOK_ANYWAY:
                seen, waited = now, 0.0
                self.refresh()
