"""Who looks at a replay, and through whose eyes."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest
from django.urls import reverse

from ludex.core.moments import Viewer
from ludex.core.text import Noun, Words
from ludex.server.models import GameTable
from ludex.server.site.visitor import person_of
from ludex.server.site.words import site_text
from ludex.server.tables import store
from ludex.server.tables.invitations import is_invited
from ludex.server.tables.replays import viewers

SPECTATOR = "none"


class Visit:
    """One visitor at one table, looking through certain eyes."""

    def __init__(self, request: HttpRequest, row: GameTable) -> None:
        self.request = request
        self.row = row
        self.base = reverse("replay", args=[row.id])
        self.lang: str = request.lang  # type: ignore[attr-defined]
        self.mine = store.my_seats(row, person_of(request))
        self.allowed = viewers(row, self.mine, request.session.get(f"sat:{row.id}"))
        wished = request.GET.get("seat", "")
        self.viewer, self.refused = self.eyes(wished)

    def eyes(self, wished: str) -> tuple[Viewer, bool]:
        """The viewer that is asked for; somebody's own seat if nothing is, or if it is not theirs to ask."""
        own = [seat.number for seat in self.mine if seat.number in self.allowed]
        usual: Viewer = own[0] if own else None
        if not wished:
            return usual, False
        found = next((viewer for viewer in self.allowed if code_of(viewer) == wished), usual)
        return found, code_of(found) != wished

    def say(self, message: str, **about: Any) -> str:
        return site_text(self.lang).say(message, **about)

    def url(self, moment: str = "", viewer: Viewer | str = "") -> str:
        """The address of a moment; the seat is part of it, so that a link always shows the same."""
        address = f"{self.base}/{moment}" if moment else self.base
        return f"{address}?seat={code_of(self.viewer if viewer == '' else viewer)}"


def code_of(viewer: Viewer | str) -> str:
    return SPECTATOR if viewer is None else str(viewer)


def find(request: HttpRequest, table_id: str) -> GameTable:
    """The table, if the visitor may look at it at all."""
    row = GameTable.objects.filter(id=table_id).first()
    person = person_of(request)
    if row is None:
        raise Http404
    own = person is not None and (row.host_id == person.pk or store.my_seats(row, person) or is_invited(row, person))
    if not row.open_to_watch and not own:
        raise Http404
    return row


def seat_title(words: Words, seat: int) -> str:
    name = words.fact("seat", seat)
    return name.form("title") if isinstance(name, Noun) else str(name)
