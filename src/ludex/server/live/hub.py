"""Live updates: who watches a table is told that it has a new version, by Server-Sent Events.

A move wakes the streams of its own process. Other processes hear of it by PostgreSQL's NOTIFY, sent in the transaction
of the move, or see that the SQLite file has changed: one thread a process watches, and the streams never ask the
database again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import connection
from django.db.models import Max

from ludex.server.models import GameTable, Message
from ludex.server.site.addresses import is_proxy
from ludex.server.tables import versions as known_versions

HEARTBEAT = 15.0
"""Seconds after which a quiet stream shows that it is alive, so that dead connections are noticed."""
LOOK = 0.25
LOOK_ANYWAY = 10.0
"""Seconds after which the watcher reads the versions even if nobody told it to."""
CHANNEL = "ludex"
CHUNK = 500
TALK = "+talk"
"""Added to the name of a table, the name of its chat; its version is the number of the last message."""
SEATS = "+seats"
"""Added to the name of a table, the name of who sits there; its version is how often that has changed."""

GROWING = ("server_entry", "server_message")
"""Where a table's log and chat stand in the database."""
NEW = "SELECT max(id), table_id FROM {} WHERE id > %s GROUP BY table_id"
"""What has grown since a number."""
OWN = re.compile(r"(.+)\+p(\d+)")
"""The name of what one person does in secret at a table."""

log = logging.getLogger(__name__)
WORK = threading.Event()
"""Set when something may have to be done by a worker."""
ANALYSE = threading.Event()
"""Set when somebody asks for an analysis."""
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

    def join(self, *names: str) -> Stream:
        stream = Stream(asyncio.get_running_loop(), asyncio.Event())
        with self.guard:
            for name in names:
                self.watched.setdefault(name, Watched()).streams.add(stream)
        return stream

    def leave(self, name: str, stream: Stream) -> None:
        with self.guard:
            found = self.watched[name]
            found.streams.discard(stream)
            if not found.streams:
                del self.watched[name]

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


# ------------------------------------------------------------------------------------------------------------ how many


BY_TABLE: Counter[str] = Counter()
BY_ADDRESS: Counter[str] = Counter()
"""Streams of this process. Only its event loop counts, so nothing needs a lock."""


def has_room(table_id: str, address: str) -> bool:
    """May one more stream be opened? A proxy that does not say for whom it asks comes for many."""
    if BY_TABLE[table_id] >= settings.STREAMS_TABLE:
        return False
    return is_proxy(address) or BY_ADDRESS[address] < settings.STREAMS_EACH


@contextlib.contextmanager
def streaming(table_id: str, address: str) -> Iterator[None]:
    BY_TABLE[table_id] += 1
    BY_ADDRESS[address] += 1
    try:
        yield
    finally:
        for counter, name in ((BY_TABLE, table_id), (BY_ADDRESS, address)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]


def stop() -> None:
    """End all streams of this process."""
    STOPPING.set()
    WORK.set()
    ANALYSE.set()
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


def present(table_id: str, person: int | None) -> tuple[int, int] | None:
    """The version of a table now, for all and for this person; asked for once by each stream."""
    try:
        row = GameTable.objects.prefetch_related("seats").filter(id=table_id).first()
        if row is None:
            return None
        mine = [seat.number for seat in row.seats.all() if person is not None and seat.person_id == person]
        return known_versions.public(row), known_versions.of_seats(row, mine)
    finally:
        connection.close()


async def versions(table_id: str, since: int, person: int | None = None) -> AsyncIterator[int | None]:
    """Every new version of a table after `since` that this person may know, the newest if there are several; None now
    and then."""
    names = [table_id] if person is None else [table_id, known_versions.channel(table_id, person)]
    stream = HUB.join(*names)
    try:
        known = await sync_to_async(present, thread_sensitive=False)(table_id, person)
        if known is None:
            return
        for name, version in zip(names, known, strict=False):
            HUB.tell(name, version)
        if since > max(known):
            since = -1  # the page is of another time: somebody has restored a backup
        while not STOPPING.is_set():
            stream.event.clear()
            version = max(map(HUB.version, names))
            if version > since:
                since = version
                yield version
                continue
            try:
                await asyncio.wait_for(stream.event.wait(), HEARTBEAT)
            except TimeoutError:
                yield None
    finally:
        for name in names:
            HUB.leave(name, stream)


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
        """Read the versions of all watched tables, the last message of each watched chat, and changes of seats."""
        watched = HUB.tables()
        for first in range(0, len(watched), CHUNK):
            chunk = watched[first : first + CHUNK]
            self.refresh_tables(chunk)
            self.refresh_chats(chunk)
            self.refresh_seats(chunk)
        WORK.set()

    def refresh_grown(self, moved: set[str], said: set[str]) -> None:
        """The same for these tables and these chats."""
        watched = HUB.tables()
        self.refresh_tables([name for name in watched if name.partition("+")[0] in moved])
        self.refresh_chats([name for name in watched if name.partition("+")[0] in said])
        if GameTable.objects.filter(agent_due=True, id__in=moved).exists():
            WORK.set()

    def refresh_tables(self, names: list[str]) -> None:
        """The versions of tables, and in secret parts what people have done there for their own windows."""
        tables = {name.partition("+")[0] for name in names}
        found = GameTable.objects.filter(id__in=tables).only("id", "version", "part") if tables else ()
        secret = set()
        for row in found:
            HUB.tell(row.id, known_versions.public(row))
            if row.part:
                secret.add(row.id)
        asked = {name: (own[1], int(own[2])) for name in names if (own := OWN.fullmatch(name)) and own[1] in secret}
        if not asked:
            return
        rows = {row.id: row for row in GameTable.objects.filter(id__in=secret).prefetch_related("seats")}
        for name, (table_id, person) in asked.items():
            if table_id in rows:
                mine = [seat.number for seat in rows[table_id].seats.all() if seat.person_id == person]
                HUB.tell(name, known_versions.of_seats(rows[table_id], mine))

    def refresh_seats(self, names: list[str]) -> None:
        """How often it has changed who sits at a table."""
        seated = [name.removesuffix(SEATS) for name in names if name.endswith(SEATS)]
        if not seated:
            return
        for table_id, number in GameTable.objects.filter(id__in=seated).values_list("id", "seating"):
            HUB.tell(f"{table_id}{SEATS}", number)

    def refresh_chats(self, names: list[str]) -> None:
        chats = [name.removesuffix(TALK) for name in names if name.endswith(TALK)]
        if not chats:
            return
        said = Message.objects.filter(table__in=chats, note=False).values_list("table").annotate(Max("pk"))
        for table_id, last in said:
            HUB.tell(f"{table_id}{TALK}", last)

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
        """SQLite has a number that changes with every commit of any other connection. It has one writer at a time, so
        what is new has higher numbers than all that has been seen."""
        last = [self.ask(f"SELECT coalesce(max(id), 0) FROM {name}")[0][0] for name in GROWING]  # noqa: S608
        seen = None
        waited = LOOK_ANYWAY
        while not STOPPING.wait(LOOK):
            waited += LOOK
            now = self.ask("PRAGMA data_version")
            if now == seen and waited < LOOK_ANYWAY:
                continue
            seen = now
            grown: list[set[str]] = []
            for n, name in enumerate(GROWING):
                new = self.ask(NEW.format(name), last[n])
                last[n] = max([last[n], *(newest for newest, _ in new)])
                grown.append({table_id for _, table_id in new})
            if waited >= LOOK_ANYWAY:
                waited = 0.0
                self.refresh()
            else:
                self.refresh_seats(HUB.tables())
                if any(grown):
                    self.refresh_grown(*grown)

    def ask(self, query: str, *values: int) -> list[tuple[Any, ...]]:
        with connection.cursor() as cursor:
            cursor.execute(query, values)
            return list(cursor.fetchall())
