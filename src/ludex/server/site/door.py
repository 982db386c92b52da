"""Who may come in: how many connections one process holds, how many of them from one address, and how long somebody may
take to say what they want."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import ClassVar

import h11
from django.conf import settings
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludex.server.site.addresses import group_of, is_proxy

HEADERS = 10.0
"""Seconds that a client has for the head of a request, from when it connects or begins to send the next one."""
SPARE = 128
"""Descriptors that are not for connections: the database, files, the log."""
MOST_DESCRIPTORS = 65_536


def raise_descriptors() -> None:
    """A connection is a descriptor, and the usual 1,024 are few: take as many as this machine allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """As many as the settings say, and never so many that nothing else can be opened."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    room = settings.SOCKETS if soft == resource.RLIM_INFINITY else max(8, soft - SPARE)
    return min(settings.SOCKETS, room)


class Door(H11Protocol):
    """One connection. Whoever is one too many, or too slow, is let go without a word: a word would cost another one."""

    here: ClassVar[Counter[str]] = Counter()
    """Connections of this process by address; proxies are not counted, they come for many."""
    group = ""
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not is_proxy(host):
            self.group = group_of(host)
            self.here[self.group] += 1
        if len(self.connections) > most_connections() or self.here[self.group] > settings.SOCKETS_EACH:
            transport.abort()
        else:
            self.hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        if self.group:
            self.here[self.group] -= 1
            if not self.here[self.group]:
                del self.here[self.group]
            self.group = ""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.hurry()
        else:
            self.relax()

    def hurry(self) -> None:
        """The head of a request is awaited."""
        if self.late is None and not self.transport.is_closing():
            self.late = self.loop.call_later(HEADERS, self.transport.abort)

    def relax(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None
