"""The chat of a table, which all who see it may read and all who sit at it may write, and private notes."""

from __future__ import annotations

from collections.abc import AsyncIterator

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.server.live import hub
from ludex.server.models import Message
from ludex.server.pages.table.sight import MOST_NOTES, seen, talk, talk_at, visible
from ludex.server.site.visitor import person_of
from ludex.server.tables import store

LONGEST = 500


@require_POST
def say(request: HttpRequest, table_id: str) -> HttpResponse:
    """Write a message, or a note that nobody else reads. Empty ones are passed over, long ones cut."""
    row = visible(request, table_id)
    person = person_of(request)
    mine = store.my_seats(row, person)
    text = " ".join(request.POST.get("text", "").split())[:LONGEST]
    note = request.POST.get("note") == "1"
    if person is None or not mine:
        return HttpResponse(status=403)
    if text and not (note and Message.objects.filter(table=row, note=True, person=person).count() >= MOST_NOTES):
        message = Message.objects.create(table=row, person=person, seat=mine[0].number, text=text, note=note)
        if not note:
            hub.announce(channel(row.id), message.pk)
            hub.HUB.tell(channel(row.id), message.pk)
    return shown(request, table_id)


@require_POST
def forget(request: HttpRequest, table_id: str, number: int) -> HttpResponse:
    """Throw a note of one's own away."""
    row = visible(request, table_id)
    person = person_of(request)
    if person is not None:
        Message.objects.filter(table=row, person=person, note=True, pk=number).delete()
    return shown(request, table_id)


def shown(request: HttpRequest, table_id: str) -> HttpResponse:
    """The chat and the notes as they stand, or the whole page after a plain form."""
    if not request.headers.get("HX-Request"):
        return HttpResponseRedirect(reverse("table", args=[table_id]))
    return read(request, table_id)


def read(request: HttpRequest, table_id: str) -> HttpResponse:
    with seen(request, table_id, stopped=True) as looker:
        shown = {"row": looker.row, **talk(looker, *talk_at(looker.row, person_of(request)))}
    return render(request, "ludex/table/talk.html", shown)


def channel(table_id: str) -> str:
    """The chat of a table has news of its own; its version is the number of the last message."""
    return f"{table_id}{hub.TALK}"


async def news_of(name: str, known: int = -1) -> AsyncIterator[int]:
    """Every new number of a channel: the last message, or how many people have sat down."""
    stream = hub.HUB.join(name)
    try:
        while not hub.STOPPING.is_set():
            stream.event.clear()
            last = hub.HUB.version(name)
            if last > known:
                known = last
                yield last
                continue
            await stream.event.wait()
    finally:
        hub.HUB.leave(name, stream)


urlpatterns = [
    path("t/<str:table_id>/say", say, name="table-say"),
    path("t/<str:table_id>/talk", read, name="table-talk"),
    path("t/<str:table_id>/note/<int:number>/forget", forget, name="table-forget"),
]
