"""What every move writes, in plain SQL (see `reads`): the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from django.db import connection
from django.db.models import AutoField, Model


def insert(things: Sequence[Model]) -> None:
    """New rows of one kind. What refers to them has to look up their numbers."""
    fields = [field for field in type(things[0])._meta.concrete_fields if not isinstance(field, AutoField)]
    values = [field.get_db_prep_save(field.pre_save(thing, True), connection) for thing in things for field in fields]
    with connection.cursor() as cursor:
        cursor.execute(insertion(type(things[0])._meta.db_table, tuple(f.column for f in fields), len(things)), values)


def update(row: Model, names: Sequence[str]) -> None:
    """Fields of a row as they stand in it."""
    fields = [row._meta.get_field(name) for name in names]
    values = [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]  # type: ignore[union-attr]
    with connection.cursor() as cursor:
        cursor.execute(change(row._meta.db_table, tuple(f.column for f in fields)), [*values, row.pk])  # type: ignore[union-attr]


@lru_cache
def insertion(table: str, columns: tuple[str, ...], rows: int) -> str:
    """
    >>> insertion("t", ("a", "b"), 2)
    'INSERT INTO "t" ("a", "b") VALUES (%s, %s), (%s, %s)'
    """
    slots = f"({', '.join(['%s'] * len(columns))})"
    named = ", ".join(f'"{column}"' for column in columns)
    return f'INSERT INTO "{table}" ({named}) VALUES {", ".join([slots] * rows)}'  # noqa: S608  our own names


@lru_cache
def change(table: str, columns: tuple[str, ...]) -> str:
    """
    >>> change("t", ("a", "b"))
    'UPDATE "t" SET "a" = %s, "b" = %s WHERE "id" = %s'
    """
    changed = ", ".join(f'"{column}" = %s' for column in columns)
    return f'UPDATE "{table}" SET {changed} WHERE "id" = %s'  # noqa: S608  our own names
