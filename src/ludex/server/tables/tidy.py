"""Clearing away what nobody comes back to. What somebody with a login has a part in is never touched; docs/server.md
says what goes when."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.contrib.sessions.models import Session
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from ludex.server.models import Entry, GameTable, Person, Seat, SeatKind, Tally
from ludex.server.site import tally
from ludex.server.tables import store

UNATTENDED = timedelta(days=7)
"""Tables of bots and agents alone."""
UNPLAYED = timedelta(days=30)
"""Tables at which no person has ever answered."""
ABANDONED = timedelta(days=90)
"""Unfinished tables of guests, and guests without a table."""
FORGOTTEN = timedelta(days=365)
"""Finished tables of guests; a guest's browser forgets them then too."""
TALLIES = timedelta(days=2)
DAY = timedelta(days=1)
CHUNK = 100
log = logging.getLogger(__name__)

ATTENDED = Exists(Seat.objects.filter(table=OuterRef("pk"), kind=SeatKind.PERSON))
PLAYED = Exists(Entry.objects.filter(table=OuterRef("pk"), by__isnull=False))
OF_ACCOUNTS = Exists(Seat.objects.filter(table=OuterRef("pk"), person__login__isnull=False))


@dataclass(frozen=True)
class Cleared:
    tables: int
    guests: int
    sessions: int


def old_tables(now: datetime) -> QuerySet[GameTable]:
    """Tables that may go."""
    guests = GameTable.objects.exclude(OF_ACCOUNTS).exclude(host__login__isnull=False)
    return guests.filter(
        (~ATTENDED & Q(touched__lt=now - UNATTENDED))
        | (~PLAYED & Q(touched__lt=now - UNPLAYED))
        | Q(over=False, touched__lt=now - ABANDONED)
        | Q(over=True, touched__lt=now - FORGOTTEN)
    )


def old_guests(now: datetime) -> QuerySet[Person]:
    """Guests who have not come as anybody for long, and have no table to come back to."""
    since = now - ABANDONED
    idle = Person.objects.filter(login__isnull=True, seats=None, hosted=None, joined__lt=since)
    return idle.filter(Q(last_login=None) | Q(last_login__lt=since))


def tidy(now: datetime | None = None) -> Cleared:
    """Clear away, a few at a time: nobody's move waits for it."""
    now = timezone.now() if now is None else now
    tables = guests = 0
    while found := list(old_tables(now).values_list("pk", flat=True)[:CHUNK]):
        for table_id in found:
            with store.MEMORY.lock(table_id), store.one_writer():
                GameTable.objects.filter(pk=table_id).delete()
                store.MEMORY.forget(table_id)
        tables += len(found)
    while some := list(old_guests(now).values_list("pk", flat=True)[:CHUNK]):
        with store.one_writer():
            Person.objects.filter(pk__in=some).delete()
        guests += len(some)
    sessions, _ = Session.objects.filter(expire_date__lt=now).delete()
    Tally.objects.filter(at__lt=now - TALLIES).delete()
    return Cleared(tables, guests, sessions)


def once_a_day() -> None:
    """By one of the processes of a server."""
    if tally.take(1, DAY, "tidy"):
        cleared = tidy()
        log.info("cleared: %d tables, %d guests, %d sessions", cleared.tables, cleared.guests, cleared.sessions)
