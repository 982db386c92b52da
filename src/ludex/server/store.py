"""The only writer of tables. A move is one short transaction: lock, check the version, apply, append, commit, publish.

Tables in play are kept in memory, each with the version it stands at; whoever is behind catches up from the log, and
whatever goes wrong is forgotten and rebuilt from it. There are no snapshots: docs/server.md says why."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from django.db import connection, transaction
from django.utils import timezone

from ludex.core import CHANCE, Table, find_game, key_of
from ludex.core.chance import KeyedChance
from ludex.core.errors import BadAnswer, LudexError, UndoRefused
from ludex.core.fair import check_chance
from ludex.core.moments import Recent
from ludex.server import live, notices, reads
from ludex.server.memory import Memory, Running
from ludex.server.models import Entry, EntryKind, GameTable, Person, Seat, SeatKind

MEMORY = Memory()
QUEUE = threading.RLock()


class Stale(LudexError):
    """The page was made for an earlier moment of the game."""


class NotYours(LudexError):
    """Somebody else sits there."""


class Unplayable(LudexError):
    """The log of a table does not fit the rules that this server knows."""


class StillPlayed(LudexError):
    """The key of the dice and the hidden cards are shown when the game is over, not before."""


# --------------------------------------------------------------------------------------------------------- new tables


@dataclass(frozen=True)
class Sitting:
    """Who plays a seat of a new table."""

    kind: str
    person: Person | None = None
    agent: str = ""
    name: str = ""


def create(game_name: str, setup: dict[str, Any], sittings: list[Sitting], host: Person | None) -> GameTable:
    """Set a table; the set-up is checked by the game, and refused with its clause."""
    game = find_game(game_name)
    checked = game.read_setup(setup)
    key = secrets.token_bytes(32)
    table = Table.new(game, checked, key)
    with one_writer(), transaction.atomic():
        row = GameTable.objects.create(
            game=game.name,
            rules=game.rules,
            setup=msgspec.to_builtins(checked),
            key=key,
            commitment=KeyedChance(key).commitment,
            host=host,
        )
        names = game.seats(checked)
        Seat.objects.bulk_create(
            Seat(table=row, number=n, faction=name, kind=who.kind, person=who.person, agent=who.agent, name=who.name)
            for n, (name, who) in enumerate(zip(names, sittings, strict=True))
        )
        append(row, table, 0, host)
    MEMORY.keep(row.id, Running(table, row.version, Recent(table)))
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
    summarise(row, table, by)


def summarise(row: GameTable, table: Table, by: Person | None) -> None:
    """What spares others from looking into the log: who is asked, who has won, who waits to be told."""
    asked_before = list(row.turn_of)
    seats = list(row.seats.all())
    row.over = table.over
    row.winners = list(table.state.winners)
    row.turn_of = [seat for seat in table.pending if seat != CHANCE]
    row.agent_due = any(seat.kind == SeatKind.AGENT and seat.number in row.turn_of for seat in seats)
    row.claimed = None
    row.touched = timezone.now()
    row.save(update_fields=["version", "over", "winners", "turn_of", "agent_due", "claimed", "touched"])
    notices.plan(row, seats, asked_before, by)
    live.announce(row.id, row.version)


def after_commit(row: GameTable) -> None:
    """Tell whoever watches, and whoever thinks for agents."""
    live.publish(row.id, row.version, work=row.agent_due)


# ----------------------------------------------------------------------------------------------------- tables in play


def running(row: GameTable) -> Running:
    """The table at the version of its row: from memory, caught up, or rebuilt from the log."""
    found = MEMORY.get(row.id)
    try:
        if found is None or found.version > row.version:
            found = rebuild(row)
        elif found.version < row.version:
            catch_up(row, found)
    except Exception as error:
        MEMORY.forget(row.id)
        raise Unplayable("unplayable", table=row.id) from error
    MEMORY.keep(row.id, found)
    return found


def is_now(row: GameTable) -> bool:
    """Does the table in memory stand where this row does?"""
    found = MEMORY.get(row.id)
    return found is not None and found.version == row.version


def rebuild(row: GameTable) -> Running:
    game = find_game(row.game)
    if row.rules != game.rules:
        raise Unplayable("bad-save-rules", game=row.game, found=row.rules, known=game.rules)
    found = Running(Table.new(game, row.setup), 0)
    catch_up(row, found)
    found.table.chance = KeyedChance(bytes(row.key))
    found.recent = Recent(found.table)
    return found


def catch_up(row: GameTable, found: Running) -> None:
    """Play the entries that this process has not seen. Chance is in the log too, so no source answers meanwhile."""
    chance, found.table.chance = found.table.chance, None
    for entry in row.entries.filter(seq__gte=found.version, seq__lt=row.version):
        play_entry(found.table, entry)
        found.version = entry.seq + 1
    found.table.chance = chance
    if found.version != row.version:
        raise Unplayable("unplayable", table=row.id)


def play_entry(table: Table, entry: Entry) -> None:
    if entry.kind == EntryKind.UNDO:
        table.rewind(int(entry.key))
    elif entry.kind == EntryKind.ANSWER:
        table.answer(entry.seat, entry.key)


@contextmanager
def open_table(table_id: str) -> Iterator[tuple[GameTable, Table]]:
    """Read a table as it stands now."""
    with MEMORY.lock(table_id):
        row = reads.table_row(table_id)
        yield row, running(row).table


def recent_frame(table_id: str, place: int) -> bytes | None:
    """The packed state after a line of the journal, if this process has seen it being told."""
    found = MEMORY.get(table_id)
    return found.recent.frame(place) if found is not None and found.recent is not None else None


@contextmanager
def one_writer() -> Iterator[None]:
    """SQLite has one writer at a time, and lets the others sleep and try again; in one process they queue instead."""
    if connection.vendor == "sqlite":
        with QUEUE:
            yield
    else:
        yield


@contextmanager
def changing(table_id: str, expected: int | None, seat: int) -> Iterator[tuple[GameTable, Table]]:
    """Change a table for a seat: nobody else does meanwhile, and nothing is half done."""
    with MEMORY.lock(table_id):
        if MEMORY.get(table_id) is None:
            running(GameTable.objects.get(id=table_id))  # replayed before anybody else has to wait for this one
        try:
            with one_writer(), transaction.atomic(durable=True):
                row = reads.table_row(table_id, locked=True)
                found = running(row)
                if expected is not None and has_moved_on(row, found.table, expected, seat):
                    raise Stale("stale", expected=expected, version=row.version)
                yield row, found.table
                found.version = row.version
        except (BadAnswer, Stale, NotYours, UndoRefused):
            raise  # refused before anything was changed
        except BaseException:
            MEMORY.forget(table_id)
            raise
    after_commit(row)


def has_moved_on(row: GameTable, table: Table, expected: int, seat: int) -> bool:
    """Is a seat's question another one than at this version? What others answer side by side with it changes nothing
    for the seat."""
    if row.version == expected:
        return False
    newer = row.entries.filter(seq__gte=expected)
    if len(newer) != row.version - expected or len(newer) > table.side_by_side:
        return True
    return any(entry.kind != EntryKind.ANSWER or entry.seat == seat for entry in newer)


def answer(table_id: str, seat: int, key: str, expected: int | None, by: Person | None) -> GameTable:
    """Answer for a seat: nobody but its person does, or an agent. A repeated request that has already had its effect is
    answered as if it had just done so."""
    try:
        with changing(table_id, expected, seat) as (row, table):
            must_sit(row, seat, by)
            since = len(table.log)
            table.answer(seat, key)
            append(row, table, since, by)
            return row
    except Stale:
        if by is not None and expected is not None:
            done = Entry.objects.filter(table_id=table_id, seq__gte=expected, seat=seat).order_by("seq").first()
            if done is not None and (done.key, done.by_id) == (key, by.pk):
                return GameTable.objects.get(id=table_id)
        raise


def must_sit(row: GameTable, seat: int, by: Person | None) -> None:
    if by is not None and seat not in [mine.number for mine in my_seats(row, by)]:
        raise NotYours("not-yours")


def undo(table_id: str, seat: int, expected: int | None, by: Person | None, *, consent: bool = False) -> GameTable:
    """Take back the last answer of a seat freely; or, with everyone's consent, the last answer of its person and all
    that followed. Not after the end: by then the key of the dice is known."""
    with changing(table_id, expected, seat) as (row, table):
        must_sit(row, seat, by)
        if table.over:
            raise UndoRefused("undo-over")
        take_back(row, table, seat, by, consent=consent)
        return row


def take_back(row: GameTable, table: Table, seat: int, by: Person | None, *, consent: bool) -> None:
    """What `undo` does, where the table is already being changed."""
    before = table.log[:]
    if consent and not (table.side_by_side and table.free_undo(seat)):
        table.rewind(last_answer(row, table, seat))
    else:
        table.undo(seat)
    kept = common(before, table.log)
    mark = table.hash() if kept == len(table.log) else ""
    Entry.objects.create(table=row, seq=row.version, kind=EntryKind.UNDO, seat=seat, key=str(kept), hash=mark, by=by)
    row.version += 1
    append(row, table, kept, None)


def last_answer(row: GameTable, table: Table, seat: int) -> int:
    """The place in the log of the last answer of the person who plays this seat, from whichever of their seats."""
    people = {each.number: each.person_id for each in row.seats.all() if each.kind == SeatKind.PERSON}
    for place in range(len(table.log) - 1, -1, -1):
        who = table.log[place][0]
        if who in people and people[who] == people.get(seat):
            return place
    raise UndoRefused("undo-nothing")


def common(before: list[tuple[int, Any]], after: list[tuple[int, Any]]) -> int:
    """How many answers two logs share. A sealed answer is taken back from among others, which then follow again.

    >>> common([(0, "a"), (1, "b")], [(1, "b")])
    0
    """
    return next((n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after))


# ------------------------------------------------------------------------------------------------- proof and inspection


def verify(row: GameTable) -> str:
    """Replay a table from its log alone; every hash, roll and shuffle must follow. Says what is wrong, or nothing."""
    game = find_game(row.game)
    if row.rules != game.rules:
        return f"rules {row.rules}, this is {game.rules}"
    chance = KeyedChance(bytes(row.key))
    if chance.commitment != row.commitment:
        return "the key does not fit the commitment"
    table = Table.new(game, row.setup)
    number = 0
    for number, entry in enumerate(row.entries.all(), 1):
        if entry.seq != number - 1:
            return f"entry {number - 1} is missing"
        try:
            if entry.kind == EntryKind.ANSWER:
                check_chance(table, chance, entry.seat, entry.key)
            play_entry(table, entry)
        except (LudexError, ValueError) as error:
            return f"entry {entry.seq}: {error}"
        if entry.hash and table.hash() != entry.hash:
            return f"entry {entry.seq}: the state differs"
    return summary_differs(row, table, number)


def summary_differs(row: GameTable, table: Table, entries: int) -> str:
    if entries != row.version:
        return f"version {row.version}, but {entries} entries"
    if CHANCE in table.pending:
        return "a roll is missing at the end"
    if (row.over, row.winners) != (table.over, list(table.state.winners)) or row.turn_of != list(table.pending):
        return "the summary differs"
    return ""


def export(table_id: str) -> bytes:
    """A finished game as a save file, with the key of its dice: `ludex verify` checks it."""
    with open_table(table_id) as (row, table):
        if not row.over:
            raise StillPlayed("still-played")
        return table.save()


def revealed_key(row: GameTable) -> str:
    """The key of the dice, once the game is over."""
    return bytes(row.key).hex() if row.over else ""


def my_seats(row: GameTable, person: Person | None) -> list[Seat]:
    """The seats of a table that a person plays."""
    if person is None:
        return []
    return [seat for seat in row.seats.all() if seat.kind == SeatKind.PERSON and seat.person_id == person.pk]
