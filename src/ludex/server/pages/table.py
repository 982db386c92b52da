"""The table: what a person sees of it, and what they may do there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_POST

from ludex.core import Table
from ludex.core.errors import LudexError
from ludex.core.text import Words
from ludex.server import live, store
from ludex.server.choices import question
from ludex.server.models import GameTable, Seat
from ludex.server.visitor import person_of
from ludex.server.words import site_text

LINES = 60


def seat_at(row: GameTable, table: Table, mine: list[Seat]) -> int | None:
    """The seat that a person looks from: the one of theirs that is asked, or their first."""
    numbers = [seat.number for seat in mine]
    return next((number for number in numbers if number in table.pending), numbers[0] if numbers else None)


def scene(request: HttpRequest, row: GameTable, table: Table, notice: str = "") -> dict[str, Any]:
    """Everything the page shows, built from the view of the seat that looks."""
    mine = store.my_seats(row, person_of(request))
    seat = seat_at(row, table, mine)
    words = Words(table.game, request.lang, table.state)  # type: ignore[attr-defined]
    asked = question(table, seat, words) if seat is not None else None
    assert table.journal is not None
    lines = table.journal.seen_by(seat)
    return {
        "row": row,
        "seat": seat,
        "view": table.view(seat),
        "question": asked,
        "sheets": table.game.sheets(table.view(seat), words) if table.game.sheets is not None else [],
        "lines": [(words.line(line), line.clause) for line in lines[-LINES:]],
        "waiting": [str(words.fact("seat", number)) for number in table.pending],
        "winners": [str(words.fact("seat", number)) for number in table.state.winners],
        "free_undo": table.free_undo(seat) if seat is not None else 0,
        "notice": notice,
    }


def find(table_id: str) -> None:
    if not GameTable.objects.filter(id=table_id).exists():
        raise Http404


def page(request: HttpRequest, table_id: str) -> HttpResponse:
    find(table_id)
    with store.open_table(table_id) as (row, table):
        return render(request, "ludex/table.html", scene(request, row, table))


def part(request: HttpRequest, table_id: str, notice: str = "", status: int = 200) -> HttpResponse:
    """What changes when the game goes on."""
    find(table_id)
    with store.open_table(table_id) as (row, table):
        return render(request, "ludex/part.html", scene(request, row, table, notice), status=status)


def refused(request: HttpRequest, table_id: str, error: LudexError, status: int) -> HttpResponse:
    said = site_text(request.lang).say(error.message, **error.about)  # type: ignore[attr-defined]
    return part(request, table_id, said, status)


@require_POST
def answer(request: HttpRequest, table_id: str) -> HttpResponse:
    find(table_id)
    person = person_of(request)
    try:
        seat, expected = int(request.POST["seat"]), int(request.POST["version"])
    except (KeyError, ValueError):
        return HttpResponse(status=400)
    row = GameTable.objects.get(id=table_id)
    if seat not in [mine.number for mine in store.my_seats(row, person)]:
        return refused(request, table_id, store.NotYours("not-yours"), 403)
    try:
        store.answer(table_id, seat, request.POST.get("key", ""), expected, person)
    except store.Stale as error:
        return refused(request, table_id, error, 409)
    except LudexError as error:
        return refused(request, table_id, error, 422)
    return part(request, table_id)


@require_POST
def undo(request: HttpRequest, table_id: str) -> HttpResponse:
    find(table_id)
    person = person_of(request)
    row = GameTable.objects.get(id=table_id)
    mine = [seat.number for seat in store.my_seats(row, person)]
    if not mine:
        return refused(request, table_id, store.NotYours("not-yours"), 403)
    try:
        seat, expected = int(request.POST.get("seat", mine[0])), int(request.POST["version"])
        store.undo(table_id, seat, expected, person, consent=alone(row))
    except store.Stale as error:
        return refused(request, table_id, error, 409)
    except LudexError as error:
        return refused(request, table_id, error, 422)
    return part(request, table_id)


def alone(row: GameTable) -> bool:
    """One person among bots and agents needs nobody's consent."""
    return len({seat.person_id for seat in row.seats.all() if seat.kind == "person"}) == 1


def why(request: HttpRequest, table_id: str) -> HttpResponse:
    """Why can't I? The refusal of one option, with its clause."""
    find(table_id)
    with store.open_table(table_id) as (row, table):
        seat = seat_at(row, table, store.my_seats(row, person_of(request)))
        refusal = table.why_not(seat, request.GET.get("key", "")) if seat is not None else None
        words = Words(table.game, request.lang, table.state)  # type: ignore[attr-defined]
        said = words.refusal(refusal) if refusal is not None else ""
        clause = table.game.laws[refusal.clause] if refusal is not None and refusal.clause in table.game.laws else None
        return render(request, "ludex/why.html", {"said": said, "clause": clause, "refusal": refusal})


async def events(request: HttpRequest, table_id: str) -> StreamingHttpResponse:
    """A stream of versions; the page asks for what has changed."""
    try:
        since = int(request.headers.get("Last-Event-ID") or request.GET.get("since", "-1"))
    except ValueError:
        since = -1

    async def stream() -> AsyncIterator[bytes]:
        yield b"retry: 2000\n\n"
        async for version in live.versions(table_id, since):
            yield b": here\n\n" if version is None else b"id: %d\nevent: moved\ndata: %d\n\n" % (version, version)

    response = StreamingHttpResponse(stream(), content_type="text/event-stream")
    response["X-Accel-Buffering"] = "no"
    return response


urlpatterns = [
    path("t/<str:table_id>", page, name="table"),
    path("t/<str:table_id>/part", part, name="table-part"),
    path("t/<str:table_id>/events", events, name="table-events"),
    path("t/<str:table_id>/answer", answer, name="table-answer"),
    path("t/<str:table_id>/undo", undo, name="table-undo"),
    path("t/<str:table_id>/why", why, name="table-why"),
]
