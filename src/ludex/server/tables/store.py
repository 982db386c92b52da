"""The only writer of tables. A move is one short transaction: lock, check the version, apply, append, commit, publish.

Tables in play are kept in memory, each with the version it stands at; whoever is behind catches up from the log, and
whatever goes wrong is forgotten and rebuilt from it. There are no snapshots: docs/server.md says why."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from django.db import connection, transaction
from django.db.models import F
from django.utils import timezone

from ludex.core import CHANCE, Table, find_game, key_of, known_games
from ludex.core.chance import KeyedChance
from ludex.core.decision import Option
from ludex.core.errors import BadAnswer, LudexError, UndoRefused
from ludex.core.lesson import Lesson
from ludex.core.lesson import begin as begin_lesson
from ludex.core.moments import Recent
from ludex.core.own_facts import Fitted, corrected
from ludex.core.own_table import OwnTable
from ludex.server.live import hub
from ludex.server.models import ALWAYS_COACHED, Entry, EntryKind, GameTable, Person, Seat, SeatKind
from ludex.server.tables import beginning, clock, endings, floor, learning, notices, reads, versions, writes
from ludex.server.tables.checking import check
from ludex.server.tables.memory import Memory, Running
from ludex.server.tables.record import Unplayable, follow, save_file

MEMORY = Memory()
QUEUE = threading.RLock()
NOBODY_IN_PARTICULAR = -1
"""Where it does not matter for which seat somebody acts."""


class Stale(LudexError):
    """The page was made for an earlier moment of the game."""


class NotYours(LudexError):
    """Somebody else sits there."""


class Stopped(Unplayable):
    """The rules have changed since, and do not offer all that was answered at a table: it can be read, not played."""

    def __init__(self, row: GameTable) -> None:
        super().__init__("stopped", table=row.id)
        self.table_id = row.id


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
    kept_for: Person | None = None


def new_key() -> bytes:
    """Where the dice and shuffles of a table come from."""
    return secrets.token_bytes(32)


def create(
    game_name: str,
    setup: dict[str, Any],
    sittings: list[Sitting],
    host: Person | None,
    lesson: Lesson | None = None,
    **manner: Any,
) -> GameTable:
    """Set a table; the set-up is checked by the game, and refused with its clause. A lesson begins where it says.
    `manner` is what is not the game's: who may watch, the pace, whether it looks for players."""
    game = find_game(game_name)
    checked = game.read_setup(setup)
    key = new_key()
    if lesson is None:
        table = beginning.begin(game, checked, manner.get("own"), manner.get("position"), KeyedChance(key))
    else:
        table = begin_lesson(game, lesson)
        table.chance = KeyedChance(key)
    with one_writer(), transaction.atomic():
        row = GameTable.objects.create(
            game=game.name,
            rules=game.rules,
            setup=msgspec.to_builtins(checked),
            key=key,
            commitment=KeyedChance(key).commitment,
            host=host,
            lesson=learning.begun(lesson, table) if lesson is not None else None,
            **({"open_to_watch": False} if lesson is not None else manner),
        )
        names = game.seats(checked)
        Seat.objects.bulk_create(
            Seat(
                table=row,
                number=n,
                faction=name,
                kind=who.kind,
                person=who.person,
                agent=who.agent,
                name=who.name,
                kept_for=who.kept_for,
            )
            for n, (name, who) in enumerate(zip(names, sittings, strict=True))
        )
        append(row, table, 0, host)
    MEMORY.keep(row.id, Running(table, row.version, Recent(table)))
    after_commit(row, host)
    return row


def append(row: GameTable, table: Table, since: int, by: Person | None, *, shown: bool = False) -> None:
    """Write the answers that the table has and the log has not, and what follows from them. `shown` is something that
    all may see although it happens in a secret part."""
    new = table.log[since:]
    entries = [
        Entry(
            table=row,
            seq=row.version + n,
            seat=seat,
            key=key_of(option),
            rules=table.game.rules,
            by=by if seat != CHANCE else None,
        )
        for n, (seat, option) in enumerate(new)
    ]
    if entries:
        entries[-1].hash = table.hash()
        writes.insert(entries)
    row.version += len(entries)
    summarise(row, table, by, shown, {seat for seat, _ in new})


def summarise(row: GameTable, table: Table, by: Person | None, shown: bool, answered: set[int]) -> None:
    """What spares others from looking into the log: who is asked, how it has ended, who waits to be told."""
    asked_before = list(row.turn_of)
    seats = list(row.seats.all())
    if table.over and not row.over:
        played = [seat.person_id for seat in seats if seat.person_id is not None]
        Person.objects.filter(pk__in=played, coach__range=(1, ALWAYS_COACHED - 1)).update(coach=F("coach") - 1)
    endings.note(row, table)
    row.turn_of = [seat for seat in table.pending if seat != CHANCE]
    row.agent_due = any(seat.kind == SeatKind.AGENT and seat.number in row.turn_of for seat in seats)
    row.claimed = None
    row.part = versions.next_part(row, table, shown=shown or sorted(row.turn_of) != sorted(asked_before))
    row.asked_at = clock.since(row, set(asked_before) - (set() if row.part else answered))
    changed = ["version", *endings.NOTED, "turn_of", "asked_at", "agent_due", "claimed", "part"]
    if row.lesson is not None or row.own is not None:  # its chance is stacked, or lies on a real table
        row.brought = row.version
        changed += ["lesson", "brought"]
    if versions.public(row) == row.version:
        row.touched = timezone.now()
        changed.append("touched")  # the first page shows it: a secret step is none of its business
    writes.update(row, changed)
    notices.plan(row, seats, asked_before, by)
    for name, version in news(row, by):
        hub.announce(name, version)


def news(row: GameTable, by: Person | None) -> list[tuple[str, int]]:
    """Who hears of which version: all of the public one, and whoever has acted in secret of their own."""
    told = [(row.id, versions.public(row))]
    if by is not None and told[0][1] != row.version:
        seats = [seat.number for seat in my_seats(row, by)]
        told.append((versions.channel(row.id, by.pk), versions.of_seats(row, seats)))
    return told


def after_commit(row: GameTable, by: Person | None) -> None:
    """Tell whoever watches, and whoever thinks for agents."""
    for name, version in news(row, by):
        hub.publish(name, version, work=row.agent_due)


# ----------------------------------------------------------------------------------------------------- tables in play


def running(row: GameTable) -> Running:
    """The table at the version of its row: from memory, caught up, or rebuilt from the log."""
    rules = find_game(row.game).rules
    if row.rules > rules:
        raise Unplayable("newer-rules", found=row.rules, known=rules)
    found = MEMORY.get(row.id)
    try:
        while row.rules < rules and not row.over:
            found = upgrade(row)
        if found is None or found.version > row.version or (found.differs is not None and found.version < row.version):
            found = rebuild(row)
        elif found.version < row.version:
            catch_up(row, found)
    except Stopped:
        MEMORY.forget(row.id)
        raise
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
    """Play the whole log. Of a game played by older rules as much as the present ones offer."""
    game = find_game(row.game)
    try:
        table = beginning.begin_again(row)
    except Exception as error:
        if row.rules < game.rules or row.stopped is not None:
            raise Stopped(row) from error
        raise
    found = Running(table, 0)
    catch_up(row, found)
    beginning.go_on(found.table, KeyedChance(bytes(row.key)))
    found.recent = Recent(found.table)
    return found


def catch_up(row: GameTable, found: Running) -> None:
    """Play the entries that this process has not seen. Chance is in the log too, so no source answers meanwhile."""
    chance = beginning.source_at(found.table)
    beginning.go_on(found.table, None)
    found.differs = follow(row, found.version, found.table)
    found.version = row.version
    beginning.go_on(found.table, chance)


def upgrade(row: GameTable) -> Running | None:
    """The first look at a table in play by newer rules than it was written by. It goes on if they offer all that was
    answered, and stops otherwise; the log stays as it is. Somebody else may be quicker: then there is nothing to do."""
    rules = find_game(row.game).rules
    found: Running | None = None
    stopped: int | None = 0
    with suppress(Stopped):
        found = rebuild(row)
        stopped = found.differs.number if found.differs is not None else None
    with one_writer(), transaction.atomic():
        now = reads.table_row(row.id, locked=True)
        if (now.version, now.rules) != (row.version, row.rules):
            found = None
        elif found is None or stopped is not None:
            now.rules, now.stopped, now.turn_of, now.agent_due, now.claimed = rules, stopped, [], False, None
            now.save(update_fields=["rules", "stopped", "turn_of", "agent_due", "claimed"])
            now.notices.all().delete()
        else:
            since = len(found.table.log)
            found.table.go_on_with(KeyedChance(bytes(row.key)))
            append(now, found.table, since, None)
            found.version = now.version
            untouched = GameTable.objects.filter(id=row.id)  # nobody has moved: it keeps its place in lists
            untouched.update(rules=rules, stopped=None, touched=row.touched)
    row.refresh_from_db()
    return found


def outdated() -> Iterator[str]:
    """Tables in play that the present rules have not looked at yet, those of the last days first."""
    for name in known_games():
        old = GameTable.objects.filter(game=name, over=False, rules__lt=find_game(name).rules)
        yield from old.order_by("-touched").values_list("id", flat=True)


def look_anew(table_id: str) -> None:
    """Let the present rules look at a table that they do not know yet."""
    with MEMORY.lock(table_id):
        row = GameTable.objects.filter(id=table_id).first()
        if row is not None and not row.over and row.rules < find_game(row.game).rules:
            upgrade(row)


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
def changing(
    table_id: str, expected: int | None, seat: int, by: Person | None = None, *, act: bool = False
) -> Iterator[tuple[GameTable, Table]]:
    """Change a table for a seat: only whoever plays it does, nobody else does meanwhile, and nothing is half done. An
    `act` of a person on the floor may come after acts of others that its page did not know of."""
    with MEMORY.lock(table_id):
        if MEMORY.get(table_id) is None:
            running(GameTable.objects.get(id=table_id))  # replayed before anybody else has to wait for this one
        try:
            with one_writer(), transaction.atomic(durable=True):
                row = reads.table_row(table_id, locked=True)
                found = running(row)
                if found.differs is not None:
                    raise Stopped(row)
                if row.ending == endings.LEFT:
                    raise Stale("stale", expected=expected, version=row.version)
                must_sit(row, seat, by)
                late = act and by is not None and found.table.on_the_floor and row.version != expected
                moved_on = floor.has_moved_on if late else has_moved_on
                if expected is not None and moved_on(row, found.table, expected, seat):
                    raise Stale("stale", expected=expected, version=row.version)
                yield row, found.table
                found.version = row.version
        except (BadAnswer, Stale, NotYours, Stopped, UndoRefused):
            raise  # refused before anything was changed
        except BaseException:
            MEMORY.forget(table_id)
            raise
    after_commit(row, by)


def has_moved_on(row: GameTable, table: Table, expected: int, seat: int) -> bool:
    """Is a seat's question another one than at this version? What others answer side by side with it changes nothing
    for the seat."""
    if row.part:
        return versions.is_news(row, expected, seat)
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
        with changing(table_id, expected, seat, by, act=True) as (row, table):
            since = len(table.log)
            learning.answer(row, table, seat, key)
            floor.agree_with_oneself(table, [mine.number for mine in my_seats(row, by)])
            append(row, table, since, by)
            return row
    except Stale:
        if by is not None and expected is not None:
            done = Entry.objects.filter(table_id=table_id, seq__gte=expected, seat=seat, key=key, by=by)
            if done.exists():
                return GameTable.objects.get(id=table_id)
        raise


def must_sit(row: GameTable, seat: int, by: Person | None) -> None:
    if by is not None and seat not in [mine.number for mine in my_seats(row, by)]:
        raise NotYours("not-yours")


def undo(table_id: str, seat: int, expected: int | None, by: Person | None, *, consent: bool = False) -> GameTable:
    """Take back the last answer of a seat freely; or, with everyone's consent, the last answer of its person and all
    that followed. Not after the end: by then the key of the dice is known."""
    with changing(table_id, expected, seat, by) as (row, table):
        if table.over:
            raise UndoRefused("undo-over")
        take_back(row, table, seat, by, consent=consent)
        return row


def take_back(row: GameTable, table: Table, seat: int, by: Person | None, *, consent: bool) -> None:
    """What `undo` does, where the table is already being changed."""
    if consent and free_seats(row):
        raise UndoRefused("undo-free-seat")
    before = table.log[:]
    start = floor.settled_alone(row, table, seat)
    if consent and not (table.side_by_side and table.free_undo(seat)):
        table.rewind(last_answer(row, table, seat))
    elif start is not None and free_undo(row, table, seat):
        table.rewind(start)
    else:
        table.undo(seat)
    note_undo(row, table, seat, by, before)


def note_undo(row: GameTable, table: Table, seat: int, by: Person | None, before: list[tuple[int, Any]]) -> None:
    """Write down that a table has gone back."""
    kept = common(before, table.log)
    mark = table.hash() if kept == len(table.log) else ""
    undone = Entry(table=row, seq=row.version, kind=EntryKind.UNDO, seat=seat, key=str(kept), hash=mark, by=by)
    undone.rules = table.game.rules
    undone.save()
    row.version += 1
    append(row, table, kept, None)


def learn(table_id: str, by: Person, *, back: bool) -> GameTable:
    """Go on from a step of a lesson that is only read, or back to the step before."""
    now = learning.learning_at(reads.table_row(table_id))
    if now is None:
        raise UndoRefused("undo-nothing")
    with changing(table_id, None, now.lesson.seat, by) as (row, table):
        now = learning.learning_at(row)
        assert now is not None
        if back and now.number:
            before = table.log[:]
            learning.mark(row, list(now.marks[:-1]))
            table.rewind(now.marks[-2])
            note_undo(row, table, now.lesson.seat, by, before)
        elif not back and not now.done and not now.step.leads:
            learning.mark(row, [*now.marks, len(table.log)])
            row.save(update_fields=["lesson"])
        return row


def free_undo(row: GameTable, table: Table, seat: int) -> int:
    """How many answers this seat may take back freely. A proposal goes with what other seats of its person have agreed
    to it by themselves."""
    if floor.settled_alone(row, table, seat) is not None:
        return int(table.free_undo(table.log[-1][0]) > 0)
    return table.free_undo(seat)


def free_seats(row: GameTable) -> bool:
    """Has somebody who will play here yet to sit down? They cannot agree to anything, and will not have seen it."""
    return any(seat.kind == SeatKind.PERSON and seat.person_id is None for seat in row.seats.all())


def last_answer(row: GameTable, table: Table, seat: int) -> int:
    """The place in the log of the last answer of the person who plays this seat, from whichever of their seats."""
    people = {each.number: each.person_id for each in row.seats.all() if each.kind == SeatKind.PERSON}
    for place in range(len(table.log) - 1, -1, -1):
        who = table.log[place][0]
        if who in people and people[who] == people.get(seat):
            return floor.beginning(row, table, seat, place)
    raise UndoRefused("undo-nothing")


def common(before: list[tuple[int, Any]], after: list[tuple[int, Any]]) -> int:
    """How many answers two logs share. A sealed answer is taken back from among others, which then follow again.

    >>> common([(0, "a"), (1, "b")], [(1, "b")])
    0
    """
    return next((n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after))


# ------------------------------------------------------------------------------------------------- proof and inspection


def tell(table_id: str, key: str, expected: int | None, by: Person | None) -> GameTable:
    """At a real table: what the dice or the cards have said, by whoever sits there."""
    with changing(table_id, expected, NOBODY_IN_PARTICULAR, None) as (row, table):
        if not isinstance(table, OwnTable) or not my_seats(row, by):
            raise NotYours("not-yours")
        since = len(table.log)
        table.answer(CHANCE, key)
        append(row, table, since, by)
        return row


def go_back(table_id: str, length: int, by: Person | None) -> GameTable:
    """At a real table: to where the log had this length. Nobody has to agree: the pieces lie before all of them."""
    with changing(table_id, None, NOBODY_IN_PARTICULAR, None) as (row, table):
        if not isinstance(table, OwnTable) or not my_seats(row, by):
            raise NotYours("not-yours")
        before = table.log[:]
        table.rewind(length)
        note_undo(row, table, 0, by, before)
        return row


def put_right(table_id: str, place: int, option: Option | None, by: Person | None) -> tuple[GameTable, Fitted]:
    """At a real table: another answer at this place of the log, or none, and all that was said after it as far as it
    fits. The log keeps what was there before."""
    with changing(table_id, None, NOBODY_IN_PARTICULAR, None) as (row, table):
        if not isinstance(table, OwnTable) or not my_seats(row, by):
            raise NotYours("not-yours")
        before = table.log[:]
        source = KeyedChance(bytes(row.key))
        fitted = corrected(table, place, option, source, beginning.state_of(table.game, row.position))
        found = MEMORY.get(table_id)
        assert found is not None
        found.table = fitted.table
        found.recent = Recent(fitted.table)
        note_undo(row, fitted.table, 0, by, before)
        return row, fitted


def verify(row: GameTable) -> str:
    """What is damaged in the log of a table, or nothing."""
    return check(row).problem


def export(table_id: str) -> bytes:
    """A game that is over or cannot go on as a save file, with the key of its dice: `ludex verify` checks it."""
    with MEMORY.lock(table_id):
        row = reads.table_row(table_id)
        saved = save(row)
        if not row.over and row.stopped is None:
            raise StillPlayed("still-played")
        return saved


def save(row: GameTable) -> bytes:
    """A table as a save file: as it stands, or as it was recorded if the present rules lead elsewhere."""
    try:
        found = running(row)
    except Unplayable:
        return save_file(row)
    plain = found.differs is None and (row.position is None or row.own is not None)
    return found.table.save() if plain else save_file(row)


def revealed_key(row: GameTable) -> str:
    """The key of the dice, once the game is over."""
    return bytes(row.key).hex() if row.over else ""


def my_seats(row: GameTable, person: Person | None) -> list[Seat]:
    """The seats of a table that a person plays."""
    if person is None:
        return []
    return [seat for seat in row.seats.all() if seat.kind == SeatKind.PERSON and seat.person_id == person.pk]
