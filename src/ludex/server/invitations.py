"""The secret links of seats: who has one may sit down there, once; whoever set the table sees who has."""

from __future__ import annotations

from dataclasses import dataclass

from django.core import signing
from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse

from ludex.core import find_game
from ludex.core.labels import seat_label
from ludex.server import live
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.visitor import lang_of, person_of

SALT = "ludex.seat"


@dataclass(frozen=True)
class SeatLink:
    """A seat of somebody else: its link while it is free, and then who has sat down."""

    number: int
    name: str
    link: str
    who: str


def token_of(table_id: str, seat: int, link: int = 0) -> str:
    """The secret of a seat: the same whenever it is asked for, until whoever set the table makes another."""
    return signing.Signer(salt=SALT).sign_object([table_id, seat, link] if link else [table_id, seat])


def seat_of(token: str) -> Seat:
    try:
        table_id, number, *link = signing.Signer(salt=SALT).unsign_object(token)
    except (signing.BadSignature, ValueError):
        raise Http404 from None
    return get_object_or_404(
        Seat.objects.select_related("table__host", "person"),
        table_id=table_id,
        number=number,
        link=link[0] if link else 0,
        kind=SeatKind.PERSON,
    )


def hosts(request: HttpRequest, row: GameTable) -> bool:
    """Has this person set the table?"""
    person = person_of(request)
    return person is not None and row.host_id == person.pk


def seat_links(request: HttpRequest, row: GameTable) -> tuple[SeatLink, ...]:
    """The seats of other people for whoever has set the table: who has sat down, and the links of those still free."""
    if not hosts(request, row):
        return ()
    game, lang = find_game(row.game), lang_of(request)
    return tuple(
        SeatLink(
            number=seat.number,
            name=seat_label(game.meta, lang, seat.faction),
            link="" if seat.person_id else address(request, seat),
            who=(seat.person.name or seat.person.login or "") if seat.person is not None else "",
        )
        for seat in row.seats.all()
        if seat.kind == SeatKind.PERSON and (seat.person_id is None or seat.person_id != row.host_id)
    )


def address(request: HttpRequest, seat: Seat) -> str:
    return request.build_absolute_uri(reverse("join", args=[token_of(seat.table_id, seat.number, seat.link)]))


def sit_down(seat: Seat, person: Person) -> bool:
    """Take a free seat; whoever looks at the table is told."""
    if not Seat.objects.filter(pk=seat.pk, person=None, link=seat.link).update(person=person):
        return False
    taken = Seat.objects.filter(table_id=seat.table_id, kind=SeatKind.PERSON).exclude(person=None).count()
    live.announce(channel(seat.table_id), taken)
    live.HUB.tell(channel(seat.table_id), taken)
    return True


def channel(table_id: str) -> str:
    """Who sits at a table has news of its own; its version is how many people do."""
    return f"{table_id}+seats"
