"""The table: what a person sees of it, and what they may do there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from asgiref.sync import sync_to_async
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core.errors import LudexError, Malformed, NotAsked, NotOffered, RuleFailed
from ludex.server import consent, invitations, live, store
from ludex.server.models import GameTable, Person
from ludex.server.pages import asking, saves, talk, telling
from ludex.server.pages.looking import alone, look, visible
from ludex.server.pages.parts import part_of
from ludex.server.visitor import address_of, person_of
from ludex.server.words import site_text

PACES = range(4)


def page(request: HttpRequest, table_id: str, notice: str = "", status: int = 200) -> HttpResponse:
    return part_of(request, table_id, notice or saves.said_once(request, table_id)).within(request, status)


def part(
    request: HttpRequest, table_id: str, notice: str = "", status: int = 200, row: GameTable | None = None
) -> HttpResponse:
    """What changes when the game goes on."""
    return part_of(request, table_id, notice, row).alone(request, status)


def then(request: HttpRequest, table_id: str, row: GameTable | None = None) -> HttpResponse:
    """After a change: the part for a script, the whole page for a plain form. `row` is the table right after it."""
    if request.headers.get("HX-Request"):
        return part(request, table_id, row=row)
    return HttpResponseRedirect(reverse("table", args=[table_id]))


def refused(request: HttpRequest, table_id: str, said: str, status: int) -> HttpResponse:
    """Nothing has changed; how the table stands, and why."""
    shown = part if request.headers.get("HX-Request") else page
    return shown(request, table_id, said, status)


def said_of(request: HttpRequest, table_id: str, error: LudexError, seat: int, key: str = "") -> str:
    """An error in words for a player; what went wrong inside is not for them."""
    text = site_text(request.lang)  # type: ignore[attr-defined]
    with store.open_table(table_id) as (row, table):
        looker = look(request, row, table)
        match error:
            case NotOffered():
                refusal = table.why_not(seat, key)
                reason = looker.words.refusal(refusal) if refusal is not None else ""
                return text.say("table-not-offered", reason=reason, clause=refusal.clause if refusal else "")
            case NotAsked():
                return text.say("table-not-asked")
            case Malformed():
                return text.say("table-malformed")
            case RuleFailed():
                return text.say("table-rule-failed")
    return text.say(error.message, **error.about)


def asked_seat(request: HttpRequest) -> tuple[int, int] | None:
    """The seat and the version that a form was made for; None if they cannot be read."""
    try:
        seat, version = request.POST["seat"], request.POST["version"]
        return (int(seat), int(version)) if len(seat) < 6 and len(version) < 10 else None
    except (KeyError, ValueError):
        return None


@require_POST
def answer(request: HttpRequest, table_id: str) -> HttpResponse:
    return change(request, table_id, request.POST.get("key", ""))


@require_POST
def undo(request: HttpRequest, table_id: str) -> HttpResponse:
    return change(request, table_id, None)


def change(request: HttpRequest, table_id: str, key: str | None) -> HttpResponse:
    """Answer with a key, or take back what was answered last."""
    text = site_text(request.lang)  # type: ignore[attr-defined]
    person = person_of(request)
    asked = asked_seat(request)
    if asked is None:
        return refused(request, table_id, text.say("table-malformed"), 400)
    seat, expected = asked
    row = None
    try:
        if person is None:
            raise store.NotYours("not-yours")
        if key is None:
            take_back(visible(request, table_id), seat, expected, person)
        else:
            row = store.answer(table_id, seat, key, expected, person)
    except GameTable.DoesNotExist as error:
        raise Http404 from error
    except store.NotYours:
        return refused(request, table_id, text.say("not-yours"), 403)
    except store.Stale:
        return refused(request, table_id, text.say("stale"), 409)
    except LudexError as error:
        return refused(request, table_id, said_of(request, table_id, error, seat, key or ""), 422)
    return then(request, table_id, row)


def take_back(row: GameTable, seat: int, expected: int, person: Person | None) -> None:
    """Freely, or alone at the table; else the others are asked."""
    with store.open_table(row.id) as (now, table):
        free = store.free_undo(now, table, seat) > 0
    if free or alone(row):
        store.undo(row.id, seat, expected, person, consent=alone(row))
    else:
        consent.ask(row.id, seat, expected, person)


@require_POST
def sit(request: HttpRequest, table_id: str) -> HttpResponse:
    """Lift the curtain: somebody else of those who share this device looks now, or all of them may see everything. Or
    choose which of several seats acts next: whose cards are not open to all gets the curtain first."""
    row = visible(request, table_id)
    seat = request.POST.get("seat", "")
    mine = [str(each.number) for each in store.my_seats(row, person_of(request))]
    chosen = request.POST.get("as", "")
    if chosen in mine:
        request.session[f"as:{row.id}"] = int(chosen)
    if chosen:
        if request.session.get(f"sat:{row.id}") != "all":
            request.session.pop(f"sat:{row.id}", None)
    elif seat in mine or (seat == "all" and mine):
        request.session[f"sat:{row.id}"] = seat if seat == "all" else int(seat)
    elif seat == "" and mine:
        request.session.pop(f"sat:{row.id}", None)
    return then(request, table_id)


@require_POST
def pace(request: HttpRequest, table_id: str) -> HttpResponse:
    """How fast the turns of others are told."""
    visible(request, table_id)
    person = person_of(request)
    wanted = request.POST.get("pace", "")
    if person is not None and wanted in map(str, PACES):
        person.pace = int(wanted)
        person.save(update_fields=["pace"])
    return then(request, table_id)


async def events(request: HttpRequest, table_id: str) -> HttpResponseBase:
    """A stream of new versions and new messages; the page asks for what has changed."""
    await sync_to_async(visible)(request, table_id)
    try:
        since = int(request.headers.get("Last-Event-ID") or request.GET.get("since", "-1"))
    except ValueError:
        since = -1
    address = address_of(request)
    if not live.has_room(table_id, address):
        return await sync_to_async(too_many_streams)(request)
    person = await sync_to_async(person_of)(request)
    who = person.pk if person is not None else None
    response = StreamingHttpResponse(
        counted(stream(table_id, since, who), table_id, address), content_type="text/event-stream"
    )
    response["X-Accel-Buffering"] = "no"
    return response


def too_many_streams(request: HttpRequest) -> HttpResponse:
    response = HttpResponse(site_text(request.lang).say("too-many-streams"), status=429, content_type="text/plain")  # type: ignore[attr-defined]
    response.headers["Retry-After"] = "30"
    return response


async def counted(events: AsyncIterator[bytes], table_id: str, address: str) -> AsyncIterator[bytes]:
    """A stream, counted as long as it lasts."""
    with live.streaming(table_id, address):
        async for event in events:
            yield event


def moved(version: int) -> bytes:
    return b"id: %d\nevent: moved\ndata: %d\n\n" % (version, version)


async def stream(table_id: str, since: int, person: int | None = None) -> AsyncIterator[bytes]:
    """Moves, chat and who sits down, as they come, until the moves end: then the browser comes back by itself."""
    news: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def moves() -> None:
        async for version in live.versions(table_id, since, person):
            await news.put(b": here\n\n" if version is None else moved(version))
        await news.put(None)

    async def others(event: bytes, channel: str) -> None:
        async for number in talk.news_of(channel):
            await news.put(b"event: %b\ndata: %d\n\n" % (event, number))

    said, sat = talk.channel(table_id), invitations.channel(table_id)
    tasks = [asyncio.create_task(each) for each in (moves(), others(b"said", said), others(b"sat", sat))]
    try:
        yield b"retry: 2000\n\n"
        while (item := await news.get()) is not None:
            yield item
    finally:
        for task in tasks:
            task.cancel()


urlpatterns = [
    path("t/<str:table_id>", page, name="table"),
    path("t/<str:table_id>/part", part, name="table-part"),
    path("t/<str:table_id>/events", events, name="table-events"),
    path("t/<str:table_id>/answer", answer, name="table-answer"),
    path("t/<str:table_id>/undo", undo, name="table-undo"),
    path("t/<str:table_id>/sit", sit, name="table-sit"),
    path("t/<str:table_id>/pace", pace, name="table-pace"),
    *asking.urlpatterns,
    *telling.urlpatterns,
    *talk.urlpatterns,
    *saves.urlpatterns,
]
