"""What every click and every spectator reads, in plain SQL: Django puts a query into words anew each time, which takes
several times as long as the answer. It is the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from django.contrib.sessions.models import Session
from django.db import connection
from django.db.models import Model
from django.utils import timezone

from ludex.server.models import GameTable, Person, Seat

TABLE = "SELECT * FROM server_gametable WHERE id = %s"
SEATS = "SELECT * FROM server_seat WHERE table_id = %s ORDER BY number"
PEOPLE = "SELECT * FROM server_person WHERE id IN (SELECT person_id FROM server_seat WHERE table_id = %s)"
TALK = (
    "SELECT m.note, m.id, p.name, m.seat, m.text FROM server_message m LEFT JOIN server_person p ON p.id = m.person_id "
    "WHERE m.table_id = %s AND (NOT m.note OR m.person_id = %s) ORDER BY m.note DESC, m.at DESC, m.id DESC LIMIT %s"
)
SESSION = "SELECT * FROM django_session WHERE session_key = %s"
PERSON = "SELECT * FROM server_person WHERE id = %s"
NOBODY = -1
M = TypeVar("M", bound=Model)
Change = tuple[int, Callable[[Any, Any, Any], Any], Any]
"""How a value of the database becomes one of Python: its place in the row, what changes it, the column it is of."""


def rows(model: type[M], query: str, value: str | int | None) -> list[M]:
    """What a query finds that asks for all columns of a model."""
    with connection.cursor() as cursor:
        cursor.execute(query, [value])
        found = cursor.fetchall()
        order, names, changes = columns(model, connection.vendor, tuple(column[0] for column in cursor.description))
    made = []
    for row in found:
        values = [row[place] for place in order]
        for place, change, column in changes:
            values[place] = change(values[place], column, connection)
        made.append(model.from_db(connection.alias, names, values))
    return made


@lru_cache
def columns(model: type[Model], vendor: str, found: tuple[str, ...]) -> tuple[list[int], list[str], list[Change]]:
    """Where in an answer the fields of a model stand, in their own order, their names, and what has to be changed in
    their values."""
    fields = model._meta.concrete_fields
    changes = [
        (place, change, column)
        for place, field in enumerate(fields)
        for column in [field.get_col(model._meta.db_table)]
        for change in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
    ]
    return [found.index(field.column) for field in fields], [field.attname for field in fields], changes


def session_data(key: str | None) -> str | None:
    """What a session holds, if there is one and it has not ended."""
    found = next(iter(rows(Session, SESSION, key)), None)
    return found.session_data if found is not None and found.expire_date > timezone.now() else None


def person(number: int) -> Person | None:
    return next(iter(rows(Person, PERSON, number)), None)


def table_row(table_id: str, *, locked: bool = False) -> GameTable:
    """A table with its seats and who sits there, at hand without asking again; `locked` until the transaction ends."""
    lock = " FOR UPDATE" if locked and connection.features.has_select_for_update else ""
    row = next(iter(rows(GameTable, TABLE + lock, table_id)), None)
    if row is None:
        raise GameTable.DoesNotExist
    people = {person.pk: person for person in rows(Person, PEOPLE, table_id)}
    seats = rows(Seat, SEATS, table_id)
    for seat in seats:
        seat.table = row
        if seat.person_id in people:
            seat.person = people[seat.person_id]
    kept = Seat.objects.all()
    kept._result_cache = seats
    row._prefetched_objects_cache = {"seats": kept}  # type: ignore[attr-defined]  # as prefetch_related leaves it
    return row


def messages(table_id: str, reader: Person | None, most: int) -> list[tuple[bool, int, str | None, int, str]]:
    """The newest of what was said at a table and of the reader's own notes, notes first: whether it is a note, its
    number, the writer's name, their seat, the text."""
    with connection.cursor() as cursor:
        cursor.execute(TALK, [table_id, reader.pk if reader is not None else NOBODY, most])
        return list(cursor.fetchall())
