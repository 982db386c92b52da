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
from ludex.core.lesson import NotThisStep
from ludex.server.live import hub
from ludex.server.models import GameTable, Person
from ludex.server.pages.own import page as own
from ludex.server.pages.table import chat, chips, explain, previews, saves, story
from ludex.server.pages.table.lessons import lesson_waits
from ludex.server.pages.table.sight import alone, look, visible
from ludex.server.pages.table.update import part_of
from ludex.server.site.known import known_to
from ludex.server.site.visitor import address_of, person_of
from ludex.server.site.words import site_text
from ludex.server.tables import consent, invitations, store
from ludex.server.tables.learning import learning_at

PACES = range(4)


def page(request: HttpRequest, table_id: str, notice: str = "", status: int = 200) -> HttpResponse:
    row = visible(request, table_id)
    if row.own is not None:
        return own.page(request, row, notice, status)
    return part_of(request, table_id, notice or saves.said_once(request, table_id), row).within(request, status)


def part(
    request: HttpRequest, table_id: str, notice: str = "", status: int = 200, row: GameTable | None = None
) -> HttpResponse:
    """What changes when the game goes on."""
    row = visible(request, table_id) if row is None else row
    if row.own is not None:
        return own.part(request, row, notice, status)
    return part_of(request, table_id, notice, row, known_to(request)).alone(request, status)


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
            case NotThisStep():
                return lesson_waits(looker)
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
    """Freely, or alone at the table; else the others are asked. In a lesson, back to the step before."""
    learning = learning_at(row)
    if learning is not None and not learning.done and person is not None:
        store.learn(row.id, person, back=True)
        return
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
    since = number_in(request.headers.get("Last-Event-ID") or request.GET.get("since", ""))
    seating = number_in(request.GET.get("seating", ""))
    address = address_of(request)
    if not hub.has_room(table_id, address):
        return await sync_to_async(too_many_streams)(request)
    person = await sync_to_async(person_of)(request)
    who = person.pk if person is not None else None
    response = StreamingHttpResponse(
        counted(stream(table_id, since, who, seating), table_id, address), content_type="text/event-stream"
    )
    response["X-Accel-Buffering"] = "no"
    return response


def number_in(text: str) -> int:
    """What a page says that it knows; -1 if it says nothing."""
    try:
        return int(text)
    except ValueError:
        return -1


def too_many_streams(request: HttpRequest) -> HttpResponse:
    response = HttpResponse(site_text(request.lang).say("too-many-streams"), status=429, content_type="text/plain")  # type: ignore[attr-defined]
    response.headers["Retry-After"] = "30"
    return response


async def counted(events: AsyncIterator[bytes], table_id: str, address: str) -> AsyncIterator[bytes]:
    """A stream, counted as long as it lasts."""
    with hub.streaming(table_id, address):
        async for event in events:
            yield event


def moved(version: int) -> bytes:
    return b"id: %d\nevent: moved\ndata: %d\n\n" % (version, version)


async def stream(table_id: str, since: int, person: int | None, seating: int) -> AsyncIterator[bytes]:
    """Moves, chat and who sits down, as they come, until the moves end: then the browser comes back by itself."""
    news: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def moves() -> None:
        async for version in hub.versions(table_id, since, person):
            await news.put(b": here\n\n" if version is None else moved(version))
        await news.put(None)

    async def others(event: bytes, channel: str, known: int = -1) -> None:
        async for number in chat.news_of(channel, known):
            await news.put(b"event: %b\ndata: %d\n\n" % (event, number))

    said, sat = chat.channel(table_id), invitations.channel(table_id)
    tasks = [asyncio.create_task(each) for each in (moves(), others(b"said", said), others(b"sat", sat, seating))]
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
    *explain.urlpatterns,
    *story.urlpatterns,
    *chat.urlpatterns,
    *saves.urlpatterns,
    *chips.urlpatterns,
    *previews.urlpatterns,
]
