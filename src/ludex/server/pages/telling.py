"""The story of what others have done: line by line, each with the board as it stood when the line was told.

A page that shows one moment gets the next as the lines of HTML that differ, one kilobyte instead of twenty."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import path

from ludex.core import Game
from ludex.core.moments import past_view
from ludex.core.table import unpacker
from ludex.core.text import WordsNow
from ludex.server import store
from ludex.server.models import GameTable
from ludex.server.moments import replaying
from ludex.server.pages.looking import law_base, seen, stage, told_line

KEPT = 128
"""Drawn boards that a process keeps, a hundred kilobytes each: most lines of a story change nothing on the board."""
PATCHES = 1000
"""What differs from one board to the next, half a kilobyte each."""
Patch = list[tuple[int, int, list[str]]]
"""From the last to the first: lines from … to … are these now."""


@dataclass(frozen=True)
class Drawn:
    """A board in lines of HTML, and a fingerprint of them."""

    lines: list[str]
    mark: str


def told(request: HttpRequest, table_id: str, number: int) -> HttpResponse:
    """One line that this person may read, and the board then. `from` and `mark` name the board that the page has."""
    with seen(request, table_id, stopped=True) as looker:
        row, table = looker.row, looker.table
        lines = table.journal.lines if table.journal is not None else []
        places = [place for place, line in enumerate(lines) if line.seen_by(looker.seat)]
        before = request.GET.get("from", "")
        wanted = [number, int(before) if before.isascii() and before.isdigit() and len(before) < 6 else number]
        if looker.curtain is not None or max(wanted) >= len(places):
            raise Http404
        line = told_line(looker, lines[places[number]], number)
        frame, old = (frame_of(row, places[each]) for each in wanted)
    now = draw(table.game, looker.seat, looker.lang, frame)
    was = draw(table.game, looker.seat, looker.lang, old)
    known = was.mark == request.GET.get("mark", "")
    return JsonResponse(
        {
            "line": render_to_string("ludex/table/told.html", {"line": line, "law_base": law_base(row)}),
            "places": line.places,
            "mark": now.mark,
            **({"patch": changes(table.game, looker.seat, looker.lang, old, frame)} if known else {"board": now.lines}),
        }
    )


def frame_of(row: GameTable, place: int) -> bytes:
    """The packed state after a line: kept by the table in play, else from a replay of it."""
    frame = store.recent_frame(row.id, place)
    if frame is None:
        with replaying(row) as replay:
            frame = replay.moments.frames[place]
    return frame


@lru_cache(KEPT)
def draw(game: Game, seat: int | None, lang: str, frame: bytes) -> Drawn:
    """The board of a past state as a seat saw it; the same state is drawn once."""
    state = unpacker(game).decode(frame)
    shown = stage(game, past_view(game, state, seat, 0), WordsNow(game, lang, state))
    html = render_to_string("ludex/table/past.html", {**shown, "lang": lang})
    lines = [line for line in html.split("\n") if line.strip()]
    return Drawn(lines, hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest())


@lru_cache(PATCHES)
def changes(game: Game, seat: int | None, lang: str, old: bytes, new: bytes) -> Patch:
    """What differs between the boards of two states, as a seat saw them: compared once for all who are told of it."""
    return difference(draw(game, seat, lang, old), draw(game, seat, lang, new))


def difference(was: Drawn, now: Drawn) -> Patch:
    """What has to be replaced to get from one board to another, from the end, so that places stay valid.

    >>> difference(Drawn(["a", "b", "c"], ""), Drawn(["a", "x", "c", "d"], ""))
    [(3, 3, ['d']), (1, 2, ['x'])]
    """
    if was.mark == now.mark and was.mark:
        return []
    changes = SequenceMatcher(None, was.lines, now.lines).get_opcodes()
    return [(start, end, now.lines[a:b]) for tag, start, end, a, b in reversed(changes) if tag != "equal"]


urlpatterns = [path("t/<str:table_id>/told/<int:number>", told, name="table-told")]
