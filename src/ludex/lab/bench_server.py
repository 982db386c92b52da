"""How fast the server is: many tables in play by simulated people, each thinking for a while between two clicks.

The server runs in a process of its own, the people in this one, over HTTP on one machine. A click is measured from the
request to the last byte of the updated part of the page."""

from __future__ import annotations

import random
import re
import statistics
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ludex.lab.clicks import Clicker, Served, free_port

GAME = "root"


class Figures(msgspec.Struct):
    """What `ludex bench server --json` prints."""

    tables: int
    moves: int
    errors: int
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    max_ms: float
    page_bytes: int
    first_load_bytes: int
    move_bytes: int
    move_bytes_p95: int


@dataclass
class Measured:
    """What all simulated people have seen."""

    clicks: list[float] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    pages: list[int] = field(default_factory=list)
    loads: list[int] = field(default_factory=list)
    errors: int = 0


def play(person: Clicker, until: float, think: float, measured: Measured) -> None:
    """Click and think until the time is over; a finished game makes room for a new one."""
    time.sleep(person.rng.random() * think)
    while time.monotonic() < until:
        if not person.keys:
            sit(person, measured)
            continue
        began = time.perf_counter()
        answer = person.click(person.form())
        measured.clicks.append(time.perf_counter() - began)
        measured.moves.append(answer.bytes)
        if answer.status != 200:
            measured.errors += 1
            person.look()
        time.sleep(person.rng.uniform(0.5, 1.5) * think)


def sit(person: Clicker, measured: Measured) -> None:
    """A new table, with everything that its page loads."""
    page = person.sit_down(GAME)
    linked = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
    measured.pages.append(page.bytes)
    measured.loads.append(page.bytes + sum(person.ask("GET", address).bytes for address in sorted(linked)))


def careful(person: Clicker, until: float, think: float, measured: Measured) -> None:
    try:
        play(person, until, think, measured)
    except Exception:
        measured.errors += 1
        raise


def measure(tables: int, seconds: float, think: float, workers: int = 1) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), free_port())
        server.start(workers)
        try:
            return measure_at(server.port, tables, seconds, think)
        finally:
            server.stop()


def measure_at(port: int, tables: int, seconds: float, think: float) -> Figures:
    """First everybody sits down, then the clock starts."""
    measured = Measured()
    people = [Clicker("127.0.0.1", port, random.Random(n)) for n in range(tables)]
    for person in people:
        sit(person, measured)
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=careful, args=(person, until, think, measured)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for person in people:
        person.close()
    return Figures(
        tables=tables,
        moves=len(measured.clicks),
        errors=measured.errors,
        moves_per_s=len(measured.clicks) / seconds,
        p50_ms=1000 * statistics.median(measured.clicks),
        p95_ms=1000 * statistics.quantiles(measured.clicks, n=20)[-1],
        max_ms=1000 * max(measured.clicks),
        page_bytes=round(statistics.median(measured.pages)),
        first_load_bytes=round(statistics.median(measured.loads)),
        move_bytes=round(statistics.median(measured.moves)),
        move_bytes_p95=round(statistics.quantiles(measured.moves, n=20)[-1]),
    )
