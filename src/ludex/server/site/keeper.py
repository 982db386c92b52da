"""What whoever runs a server does now and then: new users, backup, restore, a look at every table."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.apps import apps
from django.contrib.auth.password_validation import validate_password
from django.contrib.sessions.models import Session
from django.core import serializers
from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.core.management.color import no_style
from django.core.serializers.base import DeserializationError
from django.db import DatabaseError, IntegrityError, connection, models, transaction

from ludex.core.errors import LudexError
from ludex.server.models import Entry, GameTable, Person, Tally, folded, is_login
from ludex.server.tables import store
from ludex.server.tables.backfill import note_endings, note_rules
from ludex.server.tables.checking import Checked, check

LONGEST_NAME = 40


def migrate() -> None:
    call_command("migrate", verbosity=0, interactive=False)


def create_user(login: str, name: str, password: str) -> Person:
    """A person with a login, as the page where they log in looks for it; the password is checked like any other."""
    migrate()
    if not is_login(folded(login)) or len(name) > LONGEST_NAME or not name.isprintable():
        raise LudexError("cli-admin-bad-login", most=LONGEST_NAME)
    person = Person(login=folded(login), name=name or login.strip())
    give_password(person, password)
    try:
        with transaction.atomic():
            person.save()
    except IntegrityError:
        raise LudexError("cli-admin-login-taken", login=login) from None
    return person


def give_password(person: Person, password: str) -> None:
    try:
        validate_password(password, person)
    except ValidationError as error:
        raise LudexError("cli-admin-weak-password", problem=" ".join(error.messages)) from None
    person.set_password(password)


def set_password(login: str, password: str) -> Person:
    """A new password for somebody who has forgotten theirs; whoever is logged in with the old one no longer is."""
    migrate()
    named = Person.objects.filter(login__in=[folded(login), login.strip()])
    person = named.filter(login=folded(login)).first() or named.first()
    if person is None:
        raise LudexError("cli-admin-no-user", login=login)
    give_password(person, password)
    person.login = folded(login)
    person.save(update_fields=["login", "password"])
    return person


def kept_models() -> list[type[models.Model]]:
    """All that a backup keeps, whatever refers to something after it; sessions too, for guests have nothing else. What
    is only counted for a while is left out."""
    ours = [(apps.get_app_config("server"), None), (apps.get_app_config("sessions"), None)]
    found: list[type[models.Model]] = serializers.sort_dependencies(ours, allow_cycles=True)
    return [model for model in found if model is not Tally]


def everything() -> Iterator[models.Model]:
    for model in kept_models():
        yield from model._default_manager.order_by("pk").iterator()


@contextmanager
def one_moment() -> Iterator[None]:
    """Read the database as it is now, however long that takes. Nobody who writes meanwhile has to wait: in SQLite a
    transaction of Django's would be the one writer."""
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("BEGIN DEFERRED")
            try:
                yield
            finally:
                cursor.execute("ROLLBACK")
        else:
            with transaction.atomic():
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield


def backup(file: Path) -> int:
    """The whole database as one compressed file, as it is at one moment. It holds secrets: only its owner reads it."""
    if not file.name or file.is_dir():
        raise LudexError("cli-admin-not-a-file", file=str(file))
    migrate()
    unfinished = file.with_name(file.name + ".part")
    count = 0
    try:
        with one_moment(), os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            with gzip.open(out, "wt", encoding="utf-8") as lines:
                for thing in everything():
                    lines.write(serializers.serialize("jsonl", [thing]))
                    count += 1
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def restore(file: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing."""
    migrate()
    if GameTable.objects.exists() or Person.objects.exists():
        raise LudexError("cli-admin-not-empty")
    count = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines, transaction.atomic():
            Session.objects.all().delete()
            for thing in serializers.deserialize("jsonl", lines):
                if type(thing.object) not in kept_models():
                    raise LudexError("cli-admin-bad-backup", file=str(file))
                thing.save()
                count += 1
            if not count:
                raise LudexError("cli-admin-bad-backup", file=str(file))
            note_rules(GameTable.objects.all(), Entry.objects.all())
            note_endings(GameTable.objects.all())
            for statement in connection.ops.sequence_reset_sql(no_style(), kept_models()):
                with connection.cursor() as cursor:
                    cursor.execute(statement)
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, DeserializationError, DatabaseError) as error:
        raise LudexError("cli-admin-bad-backup", file=str(file)) from error
    return count


def verify_all() -> dict[str, Checked]:
    """Replay every table: how each was found."""
    migrate()
    return {row.id: check(row) for row in GameTable.objects.order_by("created").iterator()}


def export(table_id: str, file: Path) -> None:
    """A game that is over, or cannot go on, as a save file."""
    migrate()
    try:
        file.write_bytes(store.export(table_id))
    except GameTable.DoesNotExist:
        raise LudexError("cli-admin-no-table", table=table_id) from None
    except store.StillPlayed:
        raise LudexError("cli-admin-still-played", table=table_id) from None
