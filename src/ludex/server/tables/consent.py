"""Taking an answer back among several people: one asks, all the others must agree.

A request and what is said to it are entries of the log, like everything that happens at a table: they survive a
restart, and whoever looks at the table is told of them. A request stands as long as nothing but such entries follows
it, so any move ends it; what is answered in a secret part is no such move, or one could see that it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.db.models import Q

from ludex.core import Table
from ludex.core.errors import UndoRefused
from ludex.server.models import Entry, EntryKind, GameTable, Person, SeatKind
from ludex.server.tables import store

SAID = (EntryKind.ASK, EntryKind.AGREE, EntryKind.REFUSE, EntryKind.WITHDRAW)
ENDS = (EntryKind.REFUSE, EntryKind.WITHDRAW)
MOST = 16
"""Entries that one request can have: the question, a voice of each person, an end."""


@dataclass(frozen=True)
class Request:
    """Somebody asks to take their last answer back."""

    seat: int
    waiting: list[int]
    """One seat of each person who has not agreed yet."""
    agreed: list[int]
    ended: str = ""
    """How it ended, if it did: by a refusal, or because it was withdrawn."""
    ended_by: int = -1

    @property
    def open(self) -> bool:
        return not self.ended


def request_at(row: GameTable) -> Request | None:
    """The last request, if nothing else has happened since."""
    said: list[Entry] = []
    entries = row.entries.filter(seq__lt=row.version)
    if row.part:  # what is answered in secret shows nobody that it was
        entries = entries.filter(Q(kind__in=SAID) | Q(seq__lt=row.part[1]))
    for entry in entries.order_by("-seq")[:MOST]:
        if entry.kind not in SAID:
            return None
        said.append(entry)
        if entry.kind == EntryKind.ASK:
            break
    if not said:
        return None
    asked, last = said[-1], said[0]
    agreed = {player(row, entry.seat) for entry in said if entry.kind == EntryKind.AGREE}
    others = voices(row, asked.seat)
    return Request(
        seat=asked.seat,
        waiting=[seat for who, seat in others.items() if who not in agreed],
        agreed=[seat for who, seat in others.items() if who in agreed],
        ended=last.kind if last.kind in ENDS else "",
        ended_by=last.seat if last.kind in ENDS else -1,
    )


def player(row: GameTable, number: int) -> int | None:
    """The person who plays a seat."""
    return next((seat.person_id for seat in row.seats.all() if seat.number == number), None)


def voices(row: GameTable, asker: int) -> dict[int, int]:
    """Everybody else who plays here, each with their first seat."""
    own = player(row, asker)
    found: dict[int, int] = {}
    for seat in row.seats.all():
        if seat.kind == SeatKind.PERSON and seat.person_id is not None and seat.person_id != own:
            found.setdefault(seat.person_id, seat.number)
    return found


def ask(table_id: str, seat: int, expected: int | None, by: Person | None) -> GameTable:
    """Ask the others; where there are none, it is done. While a seat is free nobody can agree for it."""

    def asking(row: GameTable, table: Table) -> None:
        standing = request_at(row)
        if standing is not None and standing.open:
            raise UndoRefused("undo-asked")
        store.last_answer(row, table, seat)
        if store.free_seats(row):
            raise UndoRefused("undo-free-seat")
        if voices(row, seat):
            write(row, table, EntryKind.ASK, seat, by)
        else:
            store.take_back(row, table, seat, by, consent=True)

    return saying(EntryKind.ASK, table_id, seat, expected, by, asking)


def agree(table_id: str, seat: int, expected: int | None, by: Person | None) -> GameTable:
    """Agree; the last who does carries it out."""

    def agreeing(row: GameTable, table: Table) -> None:
        request = standing_request(row)
        if seat not in request.waiting:
            raise UndoRefused("undo-no-voice")
        write(row, table, EntryKind.AGREE, seat, by)
        if request.waiting == [seat]:
            store.take_back(row, table, request.seat, by, consent=True)

    return saying(EntryKind.AGREE, table_id, seat, expected, by, agreeing)


def refuse(table_id: str, seat: int, expected: int | None, by: Person | None) -> GameTable:
    """Refuse, even after having agreed: one voice is enough."""

    def refusing(row: GameTable, table: Table) -> None:
        request = standing_request(row)
        if seat not in [*request.waiting, *request.agreed]:
            raise UndoRefused("undo-no-voice")
        write(row, table, EntryKind.REFUSE, seat, by)

    return saying(EntryKind.REFUSE, table_id, seat, expected, by, refusing)


def withdraw(table_id: str, seat: int, expected: int | None, by: Person | None) -> GameTable:
    """Whoever asked thinks better of it."""

    def withdrawing(row: GameTable, table: Table) -> None:
        if standing_request(row).seat != seat:
            raise UndoRefused("undo-no-voice")
        write(row, table, EntryKind.WITHDRAW, seat, by)

    return saying(EntryKind.WITHDRAW, table_id, seat, expected, by, withdrawing)


def standing_request(row: GameTable) -> Request:
    request = request_at(row)
    if request is None or not request.open:
        raise UndoRefused("undo-not-asked")
    return request


def saying(
    kind: EntryKind,
    table_id: str,
    seat: int,
    expected: int | None,
    by: Person | None,
    act: Callable[[GameTable, Table], None],
) -> GameTable:
    """One entry of a request, in the transaction of a move. Said twice by one click, it has been said once."""
    try:
        with store.changing(table_id, expected, seat, by) as (row, table):
            if table.over:
                raise UndoRefused("undo-over")
            act(row, table)
            return row
    except store.Stale:
        if by is not None and expected is not None:
            done = Entry.objects.filter(table_id=table_id, seq__gte=expected, seat=seat, kind=kind, by=by)
            if done.exists():
                return GameTable.objects.get(id=table_id)
        raise


def write(row: GameTable, table: Table, kind: EntryKind, seat: int, by: Person | None) -> None:
    Entry.objects.create(table=row, seq=row.version, kind=kind, seat=seat, key="", by=by, rules=row.rules)
    row.version += 1
    store.append(row, table, len(table.log), by, shown=True)
