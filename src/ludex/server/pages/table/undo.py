"""May I take that back? What the others at a table say to it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_POST

from ludex.core.errors import LudexError
from ludex.server.pages.table.page import asked_seat, refused, said_of, then
from ludex.server.pages.table.sight import visible
from ludex.server.site.visitor import person_of
from ludex.server.site.words import site_text
from ludex.server.tables import consent, store

SAYING = {"agree": consent.agree, "refuse": consent.refuse, "withdraw": consent.withdraw}


@require_POST
def say(request: HttpRequest, table_id: str) -> HttpResponse:
    """Agree, refuse or withdraw, for a seat of one's own."""
    row = visible(request, table_id)
    text = site_text(request.lang)  # type: ignore[attr-defined]
    person, asked = person_of(request), asked_seat(request)
    said: Any = SAYING.get(request.POST.get("say", ""))
    if asked is None or said is None:
        return refused(request, table_id, text.say("table-malformed"), 400)
    seat, expected = asked
    if seat not in [mine.number for mine in store.my_seats(row, person)]:
        return refused(request, table_id, text.say("not-yours"), 403)
    try:
        said(table_id, seat, expected, person)
    except store.Stale:
        return refused(request, table_id, text.say("stale"), 409)
    except LudexError as error:
        return refused(request, table_id, said_of(request, table_id, error, seat), 422)
    return then(request, table_id)


urlpatterns = [path("t/<str:table_id>/consent", say, name="table-consent")]
