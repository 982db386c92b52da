"""Open seats: tables whose hosts look for players, and sitting down there; a name for whoever has none."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import path, reverse
from django.utils import timezone
from django.views.decorators.http import require_POST

from ludex.core import find_game, known_games
from ludex.core.labels import seat_label
from ludex.server.models import GameTable, Pace, Person, Seat, SeatKind
from ludex.server.pages.account.page import back_to
from ludex.server.pages.home.cards import table_card
from ludex.server.site.visitor import lang_of, person_of, welcome
from ludex.server.tables import clock, invitations, leaving

LONGEST_NAME = 40
MOST = 30


def looking_for_players() -> QuerySet[GameTable]:
    """Listed tables with a seat for anybody, as long as their pace lets one hope."""
    now = timezone.now()
    fresh = Q()
    for pace, seconds in clock.LISTED.items():
        fresh |= Q(pace=pace, touched__gte=now - timedelta(seconds=seconds))
    free = Seat.objects.filter(kind=SeatKind.PERSON, person=None, kept_for=None).values("table")
    tables = GameTable.objects.filter(fresh, game__in=list(known_games()), listed=True, over=False, stopped=None)
    return tables.filter(id__in=free).select_related("host").prefetch_related("seats__person").order_by("-created")


def open_cards(person: Person | None, lang: str, most: int = MOST) -> list[dict[str, Any]]:
    """Tables that look for players, each with its free sides; those at which one sits already are none."""
    rows = [row for row in looking_for_players()[: most * 2] if not is_there(row, person)]
    return [open_card(row, person, lang) for row in rows[:most]]


def is_there(row: GameTable, person: Person | None) -> bool:
    return person is not None and any(seat.person_id == person.pk for seat in row.seats.all())


def open_card(row: GameTable, person: Person | None, lang: str) -> dict[str, Any]:
    meta = find_game(row.game).meta
    free = [seat for seat in row.seats.all() if invitations.is_open(seat)]
    host = (row.host.name or row.host.login or "") if row.host is not None else ""
    return {
        **table_card(row, person, lang),
        "open": [(seat.number, seat_label(meta, lang, seat.faction)) for seat in free],
        "pace": row.pace or "any",
        "host": host,
        "watch": row.open_to_watch,
    }


def lobby(request: HttpRequest) -> HttpResponse:
    return render(request, "ludex/lobby.html", {"tables": open_cards(person_of(request), lang_of(request))})


def typed_name(request: HttpRequest) -> str:
    """A name as somebody typed it, if it is one."""
    name = " ".join(request.POST.get("name", "").split())[:LONGEST_NAME]
    return name if name.isprintable() else ""


def call(person: Person, name: str) -> None:
    if name and name != person.name:
        person.name = name
        person.save(update_fields=["name"])


@require_POST
def take(request: HttpRequest, table_id: str, number: int) -> HttpResponse:
    """Sit down without a link: where a table looks for players, or where the seat is kept for whoever asks."""
    seat = get_object_or_404(Seat.objects.select_related("table"), table_id=table_id, number=number)
    if not invitations.may_take(seat, person_of(request)):
        raise Http404
    person = welcome(request)
    call(person, typed_name(request))
    if seat.kind == SeatKind.AGENT:
        leaving.come_back(table_id, number, person)
    elif not invitations.sit_down(seat, person):
        raise Http404
    return HttpResponseRedirect(reverse("table", args=[table_id]))


@require_POST
def list_table(request: HttpRequest, table_id: str) -> HttpResponse:
    """Who set a table shows its free seats to everybody, or no longer."""
    row = get_object_or_404(GameTable, id=table_id)
    if not invitations.hosts(request, row):
        raise Http404
    pace = request.POST.get("pace", row.pace)
    GameTable.objects.filter(id=row.id).update(
        listed="listed" in request.POST, pace=pace if pace in Pace.values else row.pace
    )
    return HttpResponseRedirect(reverse("invite", args=[row.id]))


@require_POST
def name_me(request: HttpRequest) -> HttpResponse:
    """What the others call whoever asks."""
    call(welcome(request), typed_name(request))
    return HttpResponseRedirect(back_to(request))


urlpatterns = [
    path("lobby", lobby, name="lobby"),
    path("name", name_me, name="name-me"),
    path("t/<str:table_id>/take/<int:number>", take, name="seat-take"),
    path("t/<str:table_id>/list", list_table, name="table-list"),
]
