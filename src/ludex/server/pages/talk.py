"""The chat of a table, which all who see it may read and all who sit at it may write, and private notes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.server import live, store
from ludex.server.models import Message
from ludex.server.pages.looking import look, talk, visible
from ludex.server.visitor import person_of

LONGEST = 500
MOST_NOTES = 100
LOOK_AGAIN = 5.0


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
        Message.objects.create(table=row, person=person, seat=mine[0].number, text=text, note=note)
        if not note:
            live.publish(row.id, row.version)
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
    visible(request, table_id)
    with store.open_table(table_id) as (row, table):
        looker = look(request, row, table)
    return render(request, "ludex/talk.html", {"row": row, "playing": bool(looker.mine), **talk(request, looker)})


async def said_since(table_id: str) -> AsyncIterator[int]:
    """The number of every new message from now on."""
    event = live.HUB.join(table_id)
    known = await last_message(table_id)
    try:
        while not live.STOPPING.is_set():
            event.clear()
            last = await last_message(table_id)
            if last != known:
                known = last
                yield last
                continue
            try:
                await asyncio.wait_for(event.wait(), LOOK_AGAIN)
            except TimeoutError:
                continue
    finally:
        live.HUB.leave(table_id, event)


async def last_message(table_id: str) -> int:
    messages = Message.objects.filter(table_id=table_id, note=False).order_by("-pk").values_list("pk", flat=True)
    return await messages.afirst() or 0


urlpatterns = [
    path("t/<str:table_id>/say", say, name="table-say"),
    path("t/<str:table_id>/talk", read, name="table-talk"),
    path("t/<str:table_id>/note/<int:number>/forget", forget, name="table-forget"),
]
