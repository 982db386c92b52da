"""The version of a table that somebody may know.

While people answer in secret, how many answers others have given is part of the secret. Everybody may know the version
at which something last happened in the open; to that each person adds what they have done themselves since."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from django.db.models import QuerySet

from ludex.core import Table
from ludex.server.models import Entry, GameTable, SeatKind


def next_part(row: GameTable, table: Table, *, shown: bool) -> list[int]:
    """The secret part that a table is in, if it is in one: where in the log it began, and at which versions something
    was to be seen in it by all: its beginning, somebody who is done, a request."""
    if not table.secret:
        return []
    start = table.answered - table.side_by_side
    if row.part[:1] != [start]:
        return [start, row.version]
    return [*row.part, row.version] if shown else row.part


def public(row: GameTable) -> int:
    """The version that a spectator may know."""
    return int(row.part[-1]) if row.part else row.version


def of_seats(row: GameTable, seats: Collection[int]) -> int:
    """The version that whoever plays these seats may know."""
    known = public(row)
    return known if known == row.version or not seats else known + own(row, seats, known).count()


def own(row: GameTable, seats: Collection[int], since: int) -> QuerySet[Entry]:
    """What was done for these seats since then. What somebody else's undo has only written anew is nobody's doing."""
    found = row.entries.filter(seq__gte=since, seat__in=list(seats))
    kinds = {seat.kind for seat in row.seats.all() if seat.number in seats}
    return found.filter(by__isnull=False) if SeatKind.PERSON in kinds else found


def mates(row: GameTable, number: int) -> Sequence[int]:
    """All seats of whoever plays this one."""
    seats = list(row.seats.all())
    who = next((seat.person_id for seat in seats if seat.number == number), None)
    return [number] if who is None else [seat.number for seat in seats if seat.person_id == who]


def is_news(row: GameTable, expected: int, seat: int) -> bool:
    """In a secret part: has whoever plays this seat done anything since they knew this version?"""
    known = max((version for version in row.part[1:] if version <= expected), default=None)
    return known is None or own(row, mates(row, seat), known).count() != expected - known


def channel(table_id: str, person: int) -> str:
    """What a person does in secret is news for their own windows only."""
    return f"{table_id}+p{person}"
