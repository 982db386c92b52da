"""How many tables one may set: a table is work for the server long after it was asked for."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.db.models import Exists, OuterRef

from ludex.core.errors import LudexError
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.site import tally
from ludex.server.site.addresses import is_proxy

HOUR = timedelta(hours=1)
ATTENDED = Exists(Seat.objects.filter(table=OuterRef("pk"), kind=SeatKind.PERSON))


class TooMany(LudexError):
    """This person, or this address, has set too many tables already."""


def may_set(person: Person | None, address: str, *, attended: bool = True) -> None:
    """May somebody set one more table? `attended` is one at which people sit, or will."""
    mine = GameTable.objects.filter(host=person, over=False) if person is not None else GameTable.objects.none()
    if mine.count() >= settings.TABLES_EACH:
        raise TooMany("too-many-tables", most=settings.TABLES_EACH)
    if not attended and mine.exclude(ATTENDED).count() >= settings.TABLES_UNATTENDED:
        raise TooMany("too-many-unattended", most=settings.TABLES_UNATTENDED)
    if not is_proxy(address) and not tally.take(settings.TABLES_AN_HOUR, HOUR, "tables", address):
        raise TooMany("too-many-tables-here")


def may_leave_alone(person: Person) -> None:
    """May the last person leave a table of theirs to programs?"""
    mine = GameTable.objects.filter(host=person, over=False)
    if mine.exclude(ATTENDED).count() >= settings.TABLES_UNATTENDED:
        raise TooMany("too-many-unattended", most=settings.TABLES_UNATTENDED)
