"""My games: those that go on, those that are over, those put away; and what they add up to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Paginator
from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_POST

from ludex.core import find_game, known_games
from ludex.core.labels import seat_label
from ludex.server.models import GameTable, Person, PutAway, Seat, SeatKind
from ludex.server.pages.account.page import back_to
from ludex.server.pages.home.cards import sitter, table_cards
from ludex.server.pages.table.sight import visible
from ludex.server.site.visitor import lang_of, person_of
from ludex.server.tables.endings import LEFT

A_PAGE = 24
MOST_COUNTED = 2000
"""Games that statistics look at, the last ones."""
MOST_OPPONENTS = 12


def tables_of(person: Person | None) -> QuerySet[GameTable]:
    """All tables that somebody plays at or has set."""
    known = GameTable.objects.filter(game__in=list(known_games())).select_related("host")
    if person is None:
        return known.none()
    mine = Q(seats__person=person) | Q(seats__kept_for=person) | Q(host=person)
    return known.filter(mine).distinct().prefetch_related("seats__person").order_by("-touched")


def put_away_by(person: Person | None) -> QuerySet[PutAway]:
    return PutAway.objects.filter(person=person) if person is not None else PutAway.objects.none()


def page(request: HttpRequest) -> HttpResponse:
    person, lang = person_of(request), lang_of(request)
    everything = tables_of(person)
    away = put_away_by(person).values("table")
    tables = everything.exclude(id__in=away)
    running = sorted(
        table_cards(tables.filter(over=False, stopped=None), person, lang), key=lambda card: not card["my_turn"]
    )
    finished = Paginator(tables.filter(over=True), A_PAGE).get_page(request.GET.get("page"))
    return render(
        request,
        "ludex/mine.html",
        {
            "running": running,
            "finished": table_cards(finished.object_list, person, lang),
            "pages": finished,
            "away": table_cards(everything.filter(id__in=away), person, lang),
            "counted": statistics(person, lang) if person is not None else [],
        },
    )


@dataclass
class Count:
    """How often one has played something, and how it went."""

    name: str
    games: int = 0
    won: int = 0
    points: int = 0
    with_points: int = 0
    turns: int = 0
    with_turns: int = 0

    def add(self, row: GameTable, seat: Seat) -> None:
        self.games += 1
        self.won += seat.number in row.winners
        if row.scores:
            self.points += row.scores[seat.number]
            self.with_points += 1
        if row.turns:
            self.turns += row.turns
            self.with_turns += 1

    @property
    def share(self) -> int:
        return round(100 * self.won / self.games)

    @property
    def mean_points(self) -> str:
        return f"{self.points / self.with_points:.1f}" if self.with_points else "–"

    @property
    def mean_turns(self) -> str:
        return str(round(self.turns / self.with_turns)) if self.with_turns else "–"


def statistics(person: Person, lang: str) -> list[dict[str, Any]]:
    """By game, then by side and by who else was there. Games that were given up have no result, and do not count."""
    rows = tables_of(person).filter(over=True, seats__person=person).exclude(ending=LEFT)[:MOST_COUNTED]
    by_game: dict[str, list[GameTable]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    return [count_game(name, played, person, lang) for name, played in by_game.items()]


def count_game(name: str, rows: Iterable[GameTable], person: Person, lang: str) -> dict[str, Any]:
    game = find_game(name)
    whole = Count(game.text(lang).say("game-title"))
    sides: dict[str, Count] = {}
    against: dict[tuple[str, int | str], Count] = {}
    for row in rows:
        seats = list(row.seats.all())
        for seat in (each for each in seats if each.kind == SeatKind.PERSON and each.person_id == person.pk):
            whole.add(row, seat)
            label = seat_label(game.meta, lang, seat.faction)
            sides.setdefault(seat.faction, Count(label)).add(row, seat)
            for other in seats:
                if other.person_id == person.pk:
                    continue
                who: int | str = other.person_id if other.person_id is not None else other.faction
                title = seat_label(game.meta, lang, other.faction)
                called = sitter(other, lang) if other.person_id is not None else title
                against.setdefault((other.kind, who), Count(called)).add(row, seat)

    def most(counts: Iterable[Count]) -> list[Count]:
        return sorted(counts, key=lambda count: (-count.games, count.name))

    return {
        "name": name,
        "whole": whole,
        "sides": most(sides.values()),
        "against": most(against.values())[:MOST_OPPONENTS],
    }


@require_POST
def put_away(request: HttpRequest, table_id: str) -> HttpResponse:
    """Out of sight for whoever asks, and for nobody else; or back again."""
    row = visible(request, table_id)
    person = person_of(request)
    if person is None or not tables_of(person).filter(id=row.id).exists():
        raise Http404
    if "back" in request.POST:
        PutAway.objects.filter(table=row, person=person).delete()
    else:
        PutAway.objects.get_or_create(table=row, person=person)
    return HttpResponseRedirect(back_to(request))


urlpatterns = [
    path("games", page, name="my-games"),
    path("t/<str:table_id>/away", put_away, name="put-away"),
]
