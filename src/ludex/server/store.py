"""The only writer of tables. A move is one short transaction: lock, check the version, apply, append, commit, publish.

Tables in play are kept in memory, each with the version it stands at; whoever is behind catches up from the log, and
whatever goes wrong is forgotten and rebuilt from it."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.db import transaction
from django.utils import timezone

from ludex.core import CHANCE, Table, find_game, key_of
from ludex.core.chance import KeyedChance
from ludex.core.errors import BadAnswer, LudexError
from ludex.server import live
from ludex.server.models import Entry, EntryKind, GameTable, Person, Seat, SeatKind

KEPT = 300
"""Tables in play that one process keeps in memory."""


class Stale(LudexError):
    """The page was made for an earlier moment of the game."""


class NotYours(LudexError):
    """Somebody else sits there."""


@dataclass
class Running:
    """A table in play, and how many entries of its log it has seen."""

    table: Table
    version: int


@dataclass
class Memory:
    """Tables of this process, the longest unused first; a lock for each."""

    running: OrderedDict[str, Running] = field(default_factory=OrderedDict)
    locks: dict[str, threading.RLock] = field(default_factory=dict)
    guard: threading.Lock = field(default_factory=threading.Lock)

    @contextmanager
    def lock(self, table_id: str) -> Iterator[None]:
        with self.guard:
            lock = self.locks.setdefault(table_id, threading.RLock())
        with lock:
            yield

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
            while len(self.running) > KEPT:
                forgotten, _ = self.running.popitem(last=False)
                self.locks.pop(forgotten, None)

    def forget(self, table_id: str) -> None:
        with self.guard:
            self.running.pop(table_id, None)


MEMORY = Memory()


# --------------------------------------------------------------------------------------------------------- new tables


@dataclass(frozen=True)
class Sitting:
    """Who plays a seat of a new table."""

    kind: str
    person: Person | None = None
    agent: str = ""


def create(game_name: str, setup: dict[str, Any], sittings: list[Sitting], host: Person | None) -> GameTable:
    """Set a table; the set-up is checked by the game, and refused with its clause."""
    game = find_game(game_name)
    checked = game.read_setup(setup)
    key = secrets.token_bytes(32)
    table = Table.new(game, checked, key)
    with transaction.atomic():
        row = GameTable.objects.create(
            game=game.name,
            rules=game.rules,
            setup=setup,
            key=key,
            commitment=KeyedChance(key).commitment,
            host=host,
        )
        names = game.seats(checked)
        Seat.objects.bulk_create(
            Seat(table=row, number=n, faction=name, kind=who.kind, person=who.person, agent=who.agent)
            for n, (name, who) in enumerate(zip(names, sittings, strict=True))
        )
        append(row, table, 0, None)
    MEMORY.keep(row.id, Running(table, row.version))
    after_commit(row)
    return row


def append(row: GameTable, table: Table, since: int, by: Person | None) -> None:
    """Write the answers that the table has and the log has not, and what follows from them."""
    new = table.log[since:]
    entries = [
        Entry(table=row, seq=row.version + n, seat=seat, key=key_of(option), by=by if seat != CHANCE else None)
        for n, (seat, option) in enumerate(new)
    ]
    if entries:
        entries[-1].hash = table.hash()
        Entry.objects.bulk_create(entries)
    row.version += len(entries)
    summarise(row, table)


def summarise(row: GameTable, table: Table) -> None:
    row.over = table.over
    row.winners = list(table.state.winners)
    row.turn_of = [seat for seat in table.pending if seat != CHANCE]
    row.touched = timezone.now()
    row.save(update_fields=["version", "over", "winners", "turn_of", "touched"])


def after_commit(row: GameTable) -> None:
    """Tell whoever watches, and whoever thinks for agents."""
    live.publish(row.id, row.version)


# ----------------------------------------------------------------------------------------------------- tables in play


def running(row: GameTable) -> Running:
    """The table at the version of its row: from memory, caught up, or rebuilt from the log."""
    found = MEMORY.get(row.id)
    if found is None or found.version > row.version:
        found = rebuild(row)
    elif found.version < row.version:
        catch_up(row, found)
    MEMORY.keep(row.id, found)
    return found


def rebuild(row: GameTable) -> Running:
    game = find_game(row.game)
    found = Running(Table.new(game, row.setup), 0)
    catch_up(row, found)
    found.table.chance = KeyedChance(bytes(row.key))
    return found


def catch_up(row: GameTable, found: Running) -> None:
    """Play the entries that this process has not seen. Chance is in the log too, so no source answers meanwhile."""
    chance, found.table.chance = found.table.chance, None
    for entry in row.entries.filter(seq__gte=found.version, seq__lt=row.version):
        if entry.kind == EntryKind.UNDO:
            found.table.rewind(int(entry.key))
        else:
            found.table.answer(entry.seat, entry.key)
        found.version = entry.seq + 1
    found.table.chance = chance


@contextmanager
def open_table(table_id: str) -> Iterator[tuple[GameTable, Table]]:
    """Read a table as it stands now."""
    with MEMORY.lock(table_id):
        row = GameTable.objects.get(id=table_id)
        yield row, running(row).table


@contextmanager
def changing(table_id: str, expected: int | None) -> Iterator[tuple[GameTable, Table]]:
    """Change a table: nobody else does meanwhile, and nothing is half done."""
    with MEMORY.lock(table_id):
        try:
            with transaction.atomic():
                row = GameTable.objects.select_for_update().get(id=table_id)
                if expected is not None and row.version != expected:
                    raise Stale("stale", expected=expected, version=row.version)
                found = running(row)
                yield row, found.table
                found.version = row.version
        except (BadAnswer, Stale, NotYours):
            raise
        except BaseException:
            MEMORY.forget(table_id)
            raise
    after_commit(row)


def answer(table_id: str, seat: int, key: str, expected: int | None, by: Person | None) -> GameTable:
    """Answer for a seat. A repeated request that has already had its effect is answered as if it had just done so."""
    try:
        with changing(table_id, expected) as (row, table):
            since = len(table.log)
            table.answer(seat, key)
            append(row, table, since, by)
            return row
    except Stale:
        if by is not None and expected is not None:
            done = Entry.objects.filter(table_id=table_id, seq=expected, seat=seat, key=key, by=by)
            if done.exists():
                return GameTable.objects.get(id=table_id)
        raise


def undo(table_id: str, seat: int, expected: int | None, by: Person | None, *, consent: bool = False) -> GameTable:
    """Take back the last answer of a seat: freely, or with everyone's consent."""
    with changing(table_id, expected) as (row, table):
        table.undo(None if consent else seat, consent=consent)
        length = len(table.log)
        Entry.objects.create(
            table=row, seq=row.version, kind=EntryKind.UNDO, seat=seat, key=str(length), hash=table.hash(), by=by
        )
        row.version += 1
        summarise(row, table)
        return row


def verify(row: GameTable) -> str:
    """Replay a table from its log alone and compare every recorded hash; says what is wrong, or nothing."""
    game = find_game(row.game)
    if row.rules != game.rules:
        return f"rules {row.rules}, this is {game.rules}"
    table = Table.new(game, row.setup)
    for entry in row.entries.all():
        try:
            if entry.kind == EntryKind.UNDO:
                table.rewind(int(entry.key))
            else:
                table.answer(entry.seat, entry.key)
        except LudexError as error:
            return f"entry {entry.seq}: {error}"
        if entry.hash and table.hash() != entry.hash:
            return f"entry {entry.seq}: the state differs"
    return ""


def my_seats(row: GameTable, person: Person | None) -> list[Seat]:
    """The seats of a table that a person plays."""
    if person is None:
        return []
    return [seat for seat in row.seats.all() if seat.kind == SeatKind.PERSON and seat.person_id == person.pk]
