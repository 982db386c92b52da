"""The secret links of seats: who has one may sit down there, once; whoever set the table sees who has."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.core import signing
from django.db.models import F
from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse

from ludex.core import find_game
from ludex.core.labels import seat_label
from ludex.server.live import hub
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.site.visitor import lang_of, person_of

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
    return site_of(request) + reverse("join", args=[token_of(seat.table_id, seat.number, seat.link)])


def site_of(request: HttpRequest) -> str:
    """Where others find us: as whoever asks has, unless that is this very machine and its network has another name."""
    if settings.LAN_URL and is_local(request):
        return str(settings.LAN_URL)
    return f"{request.scheme}://{request.get_host()}"


def is_local(request: HttpRequest) -> bool:
    """Is this address good on this machine alone?"""
    host = request.get_host().rpartition(":")[0] or request.get_host()
    return host in ("localhost", "[::1]") or host.startswith("127.")


def sit_down(seat: Seat, person: Person) -> bool:
    """Take a free seat; whoever looks at the table is told."""
    free = Seat.objects.filter(pk=seat.pk, kind=SeatKind.PERSON, person=None, link=seat.link, table__over=False)
    if not free.update(person=person, kept_for=None):
        return False
    tell_seats(seat.table_id)
    return True


def may_take(seat: Seat, person: Person | None) -> bool:
    """May somebody sit down without the link of the seat? Where it is kept for them, or the table looks for players."""
    row = seat.table
    if row.over or row.stopped is not None:
        return False
    if person is not None and seat.kept_for_id == person.pk:
        return seat.person_id is None
    here = person is not None and any(each.person_id == person.pk for each in row.seats.all())
    return row.listed and is_open(seat) and not here


def is_open(seat: Seat) -> bool:
    """Is a seat free for anybody?"""
    return seat.kind == SeatKind.PERSON and seat.person_id is None and seat.kept_for_id is None


def is_invited(row: GameTable, person: Person | None) -> bool:
    """Is a seat of this table kept for them?"""
    return person is not None and any(seat.kept_for_id == person.pk for seat in row.seats.all())


def tell_seats(table_id: str) -> None:
    """Who sits at a table has changed: whoever looks is told."""
    GameTable.objects.filter(id=table_id).update(seating=F("seating") + 1)
    number = GameTable.objects.values_list("seating", flat=True).get(id=table_id)
    hub.announce(channel(table_id), number)
    hub.HUB.tell(channel(table_id), number)


def channel(table_id: str) -> str:
    """Who sits at a table has news of its own; its version is how often that has changed."""
    return f"{table_id}{hub.SEATS}"
