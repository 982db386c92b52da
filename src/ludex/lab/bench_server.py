"""How fast the server is: many tables in play by simulated people, each thinking for a while between two clicks, and
spectators who follow the first table.

The server runs in processes of its own, the people in this one, over HTTP on one machine. A click is measured from the
request to the last byte of the updated part of the page. Wall time depends on who else uses the machine; the
processor time that the server spends on a click does so much less."""

from __future__ import annotations

import random
import re
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec

from ludex.core import known_games
from ludex.lab import reference
from ludex.lab.clicks import Clicker, Served, free_port
from ludex.lab.watching import Listener, Spectator

N = TypeVar("N", int, float)
STEP = 0.25
"""Seconds between two steps of the progress bar."""
HOUSES = (50, 100, 200)
"""Tables."""
CROWD = 100
"""Spectators of the one table that is watched."""
WATCHED_THINK = 1.0
"""Seconds between the clicks there: enough clicks for a median."""
PATIENCE = 5.0
"""Seconds that the last move has to reach all spectators."""


class Load(msgspec.Struct):
    """What is asked of the server."""

    game: str = next(iter(known_games()))
    tables: int = 50
    seconds: float = 5.0
    think: float = 5.0
    workers: int = 1
    spectators: int = 0


def usual_loads(game: str, seconds: float, think: float, workers: int) -> list[Load]:
    """A small, a middling and a large house, and one table that many watch."""
    houses = [Load(game, tables, seconds, think, workers) for tables in HOUSES]
    return [*houses, Load(game, 1, seconds, min(think, WATCHED_THINK), workers, CROWD)]


class Figures(msgspec.Struct):
    """What `ludex bench server --json` prints; None is what could not be measured, or nobody did."""

    tables: int
    workers: int
    think_s: float
    moves: int
    errors: int
    moves_per_s: float
    cpu_ms: float | None
    p50_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    max_ms: float | None
    page_bytes: int
    first_load_bytes: int
    move_bytes: int | None
    move_bytes_p95: int | None
    spectators: int = 0
    watched_moves: int | None = None
    watched_p50_ms: float | None = None
    watched_max_ms: float | None = None
    seen_p50_ms: float | None = None
    seen_max_ms: float | None = None
    unseen_moves: int | None = None
    part_bytes: int | None = None
    reference_per_s: float = 0.0
    """Loops a second of the yardstick, before and after the clicks: processor time is compared in terms of it."""

    def add_watching(self, spectators: list[Spectator], clicks: list[Click]) -> None:
        """The moves of the watched table: until their answer, and until every spectator has the new part."""
        answered = [1000 * click.took for click in clicks]
        reached = [[spectator.had(click.version) for spectator in spectators] for click in clicks]
        seen = [
            1000 * (max(when for when in each if when is not None) - click.sent)
            for click, each in zip(clicks, reached, strict=True)
            if None not in each
        ]
        self.spectators = len(spectators)
        self.watched_moves = len(clicks)
        self.watched_p50_ms = share_within(answered, 0.5)
        self.watched_max_ms = max(answered, default=None)
        self.seen_p50_ms = share_within(seen, 0.5)
        self.seen_max_ms = max(seen, default=None)
        self.unseen_moves = len(clicks) - len(seen)
        self.part_bytes = share_within([size for spectator in spectators for size in spectator.sizes], 0.5)


@dataclass
class Click:
    """One click: when it was sent, when the last byte of its answer was there, and where the table stood then."""

    sent: float
    done: float
    bytes: int
    version: int

    @property
    def took(self) -> float:
        return self.done - self.sent


@dataclass
class Measured:
    """What all simulated people have seen; the first of them is the one who is watched."""

    clicks: list[Click] = field(default_factory=list)
    pages: list[int] = field(default_factory=list)
    loads: list[int] = field(default_factory=list)
    errors: int = 0


def play(person: Clicker, load: Load, until: float, measured: Measured, *, watched: bool = False) -> None:
    """Click and think until the time is over; a finished game makes room for a new one, unless it is watched."""
    time.sleep(person.rng.random() * load.think)
    while time.monotonic() < until:
        if not person.keys and not person.over:  # others think
            time.sleep(STEP)
            person.look()
            continue
        if person.over:
            if watched:
                return
            sit(person, load.game, measured)
            continue
        sent = time.perf_counter()
        answer = person.click(person.form())
        measured.clicks.append(Click(sent, time.perf_counter(), answer.bytes, person.shown))
        if answer.status != 200:
            measured.errors += 1
            person.look()
        time.sleep(person.rng.uniform(0.5, 1.5) * load.think)


def sit(person: Clicker, game: str, measured: Measured) -> None:
    """A new table, with everything that its page loads."""
    page = person.sit_down(game)
    person.let_watch()
    linked = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
    measured.pages.append(page.bytes)
    measured.loads.append(page.bytes + sum(person.ask("GET", address).bytes for address in sorted(linked)))


def careful(work: Callable[[], None], measured: Measured) -> None:
    try:
        work()
    except Exception:
        measured.errors += 1
        raise


def measure(load: Load, step: Callable[[float], None] = lambda share: None) -> Figures:
    """Start a server of its own and measure it; `step` hears which share of the whole is done."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), free_port())
        server.start(load.workers)
        try:
            return measure_at(server, load, step)
        finally:
            server.stop()


def measure_at(server: Served, load: Load, step: Callable[[float], None] = lambda share: None) -> Figures:
    """First everybody sits down and opens the stream of their table, then the clock starts."""
    measured, watched = Measured(), Measured()
    people = [Clicker("127.0.0.1", server.port, random.Random(n)) for n in range(load.tables)]
    for n, person in enumerate(people):
        sit(person, load.game, measured)
        step((n + 1) / load.tables / 2)
    with Listener("127.0.0.1", server.port) as listener:
        for person in people:
            listener.listen(person.table, person.cookies)
        spectators = [Spectator("127.0.0.1", server.port, people[0].table) for _ in range(load.spectators)]
        for spectator in spectators:
            spectator.begin()
        loops = reference.loops_per_s()
        cpu = server.cpu_seconds()
        click_on(people, load, measured, watched, step)
        spent = server.cpu_seconds()
        loops = (loops + reference.loops_per_s()) / 2
        wait_for(spectators, watched)
        for spectator in spectators:
            spectator.end()
    for person in people:
        person.close()
    everything = [*measured.clicks, *watched.clicks]
    took, sizes = [1000 * click.took for click in everything], [click.bytes for click in everything]
    errors = measured.errors + watched.errors + sum(spectator.errors for spectator in spectators)
    figures = Figures(
        tables=load.tables,
        workers=load.workers,
        think_s=load.think,
        moves=len(everything),
        errors=errors,
        moves_per_s=len(everything) / load.seconds,
        cpu_ms=1000 * (spent - cpu) / len(everything) if everything and cpu is not None and spent is not None else None,
        p50_ms=share_within(took, 0.5),
        p95_ms=share_within(took, 0.95),
        p99_ms=share_within(took, 0.99),
        max_ms=max(took, default=None),
        move_bytes=share_within(sizes, 0.5),
        move_bytes_p95=share_within(sizes, 0.95),
        page_bytes=round(statistics.median(measured.pages)),
        first_load_bytes=round(statistics.median(measured.loads)),
        reference_per_s=loops,
    )
    if spectators:
        figures.add_watching(spectators, watched.clicks)
    return figures


def click_on(
    people: list[Clicker], load: Load, measured: Measured, watched: Measured, step: Callable[[float], None]
) -> None:
    """Everybody plays until the time is over."""
    began = time.monotonic()
    until = began + load.seconds

    def person_plays(n: int) -> Callable[[], None]:
        if n == 0:
            return lambda: play(people[0], load, until, watched, watched=load.spectators > 0)
        return lambda: play(people[n], load, until, measured)

    threads = [
        threading.Thread(target=careful, args=(person_plays(n), measured), daemon=True) for n in range(len(people))
    ]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        step(0.5 + min(1.0, (time.monotonic() - began) / load.seconds) / 2)
        time.sleep(STEP)


def wait_for(spectators: list[Spectator], watched: Measured) -> None:
    """Until all of them have the last move."""
    last = max((click.version for click in watched.clicks), default=-1)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and any(spectator.version < last for spectator in spectators):
        time.sleep(STEP)


def share_within(values: list[N], share: float) -> N | None:
    """The value that this share of all does not exceed; None of nothing.

    >>> share_within([5, 1, 4, 2, 3], 0.5), share_within([5, 1, 4, 2, 3], 0.95)
    (3, 5)
    """
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else None
