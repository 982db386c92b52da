"""People who watch a table, simulated: a stream of events each, and the new part of the page after every move.

Streams that nobody acts on are read by one thread for all."""

from __future__ import annotations

import contextlib
import http.client
import random
import re
import selectors
import socket
import threading
import time
from dataclasses import dataclass, field
from types import TracebackType

from ludex.lab.clicks import TIMEOUT, Clicker

MOVED = re.compile(rb"event: moved\ndata: (\d+)\n\n")
CHUNK = 65536


def open_stream(host: str, port: int, table: str, since: int, cookies: dict[str, str]) -> socket.socket:
    """Ask for the events of a table; the answer never ends."""
    stream = socket.create_connection((host, port), TIMEOUT)
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    head = f"GET {table}/events?since={since} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {sent}\r\n\r\n"
    stream.sendall(head.encode())
    return stream


class Listener:
    """The streams of those who play: kept open and read, like a browser does, and nothing else."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.waiting = selectors.DefaultSelector()
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self._read, daemon=True)

    def __enter__(self) -> Listener:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stopping.set()
        self.thread.join()
        for key in list(self.waiting.get_map().values()):
            assert isinstance(key.fileobj, socket.socket)
            key.fileobj.close()
        self.waiting.close()

    def listen(self, table: str, cookies: dict[str, str]) -> None:
        self.waiting.register(open_stream(self.host, self.port, table, -1, cookies), selectors.EVENT_READ)

    def _read(self) -> None:
        while not self.stopping.is_set():
            for key, _ in self.waiting.select(0.1):
                assert isinstance(key.fileobj, socket.socket)
                if not key.fileobj.recv(CHUNK):
                    self.waiting.unregister(key.fileobj)


@dataclass
class Spectator:
    """Somebody who does not play: whatever the stream tells of is fetched, one part at a time."""

    host: str
    port: int
    table: str
    had_at: list[tuple[int, float]] = field(default_factory=list)
    """Which version of the table has been there since when."""
    sizes: list[int] = field(default_factory=list)
    errors: int = 0
    stream: socket.socket | None = None
    thread: threading.Thread | None = None

    @property
    def version(self) -> int:
        return self.had_at[-1][0] if self.had_at else -1

    def had(self, version: int) -> float | None:
        """When this version, or a later one, was there."""
        return next((when for known, when in self.had_at if known >= version), None)

    def begin(self) -> None:
        """Open the page, then its stream."""
        visitor = Clicker(self.host, self.port, random.Random())
        page = visitor.open(self.table)
        self.had_at.append((page.version, time.perf_counter()))
        self.stream = open_stream(self.host, self.port, self.table, page.version, visitor.cookies)
        self.thread = threading.Thread(target=self._follow, args=(visitor,), daemon=True)
        self.thread.start()

    def _follow(self, visitor: Clicker) -> None:
        assert self.stream is not None
        self.stream.settimeout(None)
        told = b""
        while more := self._hear():
            told = (told + more)[-CHUNK:]
            if news := MOVED.findall(told):
                told = b""
                self._fetch(visitor, int(news[-1]))
        visitor.close()

    def _hear(self) -> bytes:
        """What the stream says next; nothing once it has ended."""
        assert self.stream is not None
        try:
            return self.stream.recv(CHUNK)
        except OSError:
            return b""

    def _fetch(self, visitor: Clicker, version: int) -> None:
        if version <= self.version:
            return
        try:
            part = visitor.ask("GET", f"{self.table}/part")
        except (OSError, http.client.HTTPException):
            self.errors += 1
            return
        now = time.perf_counter()
        self.errors += part.status != 200
        self.sizes.append(part.bytes)
        self.had_at.append((part.version, now))

    def end(self) -> None:
        assert self.stream is not None
        assert self.thread is not None
        with contextlib.suppress(OSError):
            self.stream.shutdown(socket.SHUT_RDWR)
        self.thread.join()
        self.stream.close()
