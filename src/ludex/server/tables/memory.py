"""Tables in play that this process keeps in memory, so that a move does not replay the whole game."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ludex.core import Table
from ludex.core.again import Differs
from ludex.core.moments import Recent

KEPT = 300


@dataclass
class Running:
    """A table in play, how many entries of its log it has seen, and what it has told since it is here."""

    table: Table
    version: int
    recent: Recent | None = None
    differs: Differs | None = None
    """The rules have changed, and this is the first recorded answer that they do not offer: here it stands."""


@dataclass
class Lock:
    """The lock of one table, and how many hold it or wait for it."""

    lock: threading.RLock = field(default_factory=threading.RLock)
    users: int = 0


@dataclass
class Memory:
    """Tables, the longest unused first, and a lock for each one in use."""

    most: int = KEPT
    running: OrderedDict[str, Running] = field(default_factory=OrderedDict)
    locks: dict[str, Lock] = field(default_factory=dict)
    guard: threading.Lock = field(default_factory=threading.Lock)

    @contextmanager
    def lock(self, table_id: str) -> Iterator[None]:
        """Nobody else in this process reads or changes this table meanwhile."""
        with self.guard:
            mine = self.locks.setdefault(table_id, Lock())
            mine.users += 1
        try:
            with mine.lock:
                yield
        finally:
            with self.guard:
                mine.users -= 1
                if not mine.users:
                    del self.locks[table_id]

    def get(self, table_id: str) -> Running | None:
        with self.guard:
            found = self.running.get(table_id)
            if found is not None:
                self.running.move_to_end(table_id)
            return found

    def keep(self, table_id: str, running: Running) -> None:
        with self.guard:
            self.running[table_id] = running
            self.running.move_to_end(table_id)
            while len(self.running) > self.most:
                self.running.popitem(last=False)

    def forget(self, table_id: str) -> None:
        with self.guard:
            self.running.pop(table_id, None)
