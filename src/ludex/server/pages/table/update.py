"""The part of a table's page that changes when the game goes on: rendered without the request, from one seat's view and
what is the visitor's own. Forms have a slot for the visitor's token, so what is rendered can be shown to everybody for
whom it would be the same."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe

from ludex.server.models import GameTable
from ludex.server.pages.table.sight import Looker, Own, own_of, scene, seen, visible
from ludex.server.site.guard import Pieced
from ludex.server.site.known import Known, Marked
from ludex.server.site.squeeze import Pieces
from ludex.server.site.visitor import lang_of, person_of
from ludex.server.tables import store
from ludex.server.templatetags.fragments import KNOWN

SLOT = secrets.token_urlsafe(36)
"""Where a form keeps the visitor's token. Nobody outside can know it, so no chat message can have it in it."""
KEPT = 64
"""Parts for spectators that a process keeps, about two hundred kilobytes each."""


@dataclass(frozen=True)
class Part:
    """The part itself, and what the page around it has to know."""

    pieces: Pieces
    table_id: str
    game_title: str
    styles: tuple[str, ...]
    previews: bool = False
    """Does the game say what options would change on the board?"""
    marked: Marked | None = None
    """What many are shown, with the names of its fragments."""
    rest: dict[frozenset[int], Part] = field(default_factory=dict)
    """The same for pages that have some of these. Who follows a table has what the others have, so there are few."""

    def lacking(self, known: Known | None) -> Part:
        """What a page needs that may have a part of it: rendered once for all, and compressed once for those alike."""
        if self.marked is None or known is None:
            return self
        had = known.had(self.marked.names)
        found = self.rest.get(had)
        if found is None:
            found = self.rest[had] = replace(self, pieces=Pieces(self.marked.but(had), SLOT, shared=True))
        return found

    def alone(self, request: HttpRequest, status: int) -> HttpResponse:
        return Pieced(self.pieces, get_token(request), status=status)

    def within(self, request: HttpRequest, status: int) -> HttpResponse:
        """The whole page."""
        shown = {
            "part": mark_safe(self.pieces.filled(get_token(request)).decode()),  # noqa: S308  rendered by a template
            "table_id": self.table_id,
            "game_title": self.game_title,
            "styles": self.styles,
            "previews": self.previews,
            "things_base": reverse("table-thing", args=[self.table_id, "-", 0])[: -len("-/0")],
            "told_base": reverse("table-told", args=[self.table_id, 0])[:-1],
            "beats_base": reverse("table-beats", args=[self.table_id, 0])[:-1],
        }
        return render(request, "ludex/table.html", shown, status=status)


class Gallery:
    """The parts that spectators look at, by all that they were made from; the longest unused goes first."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.parts: OrderedDict[Hashable, Part] = OrderedDict()
        self.guard = threading.Lock()

    def get(self, key: Hashable) -> Part | None:
        with self.guard:
            found = self.parts.get(key)
            if found is not None:
                self.parts.move_to_end(key)
            return found

    def keep(self, key: Hashable, part: Part) -> Part:
        with self.guard:
            self.parts[key] = part
            while len(self.parts) > self.most:
                self.parts.popitem(last=False)
            return part


GALLERY = Gallery()


def part_of(
    request: HttpRequest, table_id: str, notice: str = "", row: GameTable | None = None, known: Known | None = None
) -> Part:
    """The part for whoever asks; `row` is the table right after their own change, `known` what their page has already.
    Their right to see it comes first, then what is kept: those who neither play nor have been refused something look at
    the same picture."""
    row = visible(request, table_id) if row is None else row
    own, lang = own_of(request, row), lang_of(request)
    watching = not notice and not store.my_seats(row, person_of(request))
    if watching and (kept := GALLERY.get(key_for(row, lang, own))) is not None:
        return kept.lacking(known)
    with seen(request, table_id, row) as looker:
        if watching and not looker.mine:  # the others who watch wait for this one
            key = key_for(looker.row, lang, own)
            kept = GALLERY.get(key) or GALLERY.keep(key, part_for_all(scene(looker, own), looker))
            return kept.lacking(known)
        shown = scene(looker, own, notice)
    return part_from(shown, looker, Pieces(rendered(shown, known), SLOT, shared=False))


def part_for_all(shown: dict[str, Any], looker: Looker) -> Part:
    """For those who watch."""
    marked = Marked(rendered(shown, Known()))
    return replace(part_from(shown, looker, Pieces(marked.whole(), SLOT, shared=True)), marked=marked)


def rendered(shown: dict[str, Any], known: Known | None) -> str:
    return render_to_string("ludex/part.html", {**shown, "csrf_token": SLOT, KNOWN: known})


def part_from(shown: dict[str, Any], looker: Looker, pieces: Pieces) -> Part:
    styles, title = tuple(shown["styles"]), looker.words.text.say("game-title")
    tells = looker.table.game.preview is not None
    return Part(pieces, looker.row.id, title, styles, tells)


def key_for(row: GameTable, lang: str, own: Own) -> Hashable:
    """All that a spectator's part is made from. A log only grows, so the table and its version are the game; who sits
    there, what they are called and whether others may watch can change without a move."""
    seats = tuple(
        (seat.number, seat.kind, seat.person_id, seat.person.name if seat.person is not None else "", seat.name)
        for seat in row.seats.all()
    )
    return row.id, row.version, row.seating, row.open_to_watch, row.pace, seats, lang, own
