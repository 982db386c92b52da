"""The story of what others have done, in beats: a deed with its reasons, dice, losses and points, and the board as it
stood after its last line. A battle is a scene of its own.

A page that shows one moment gets the next as the lines of HTML that differ, one kilobyte instead of twenty."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import path

from ludex.core import Game, Line
from ludex.core.beats import Beat, Clash, Force, beats_of
from ludex.core.moments import past_view
from ludex.core.playout import unpacker
from ludex.core.text import WordsNow
from ludex.server.models import GameTable
from ludex.server.pages.table.sight import Looker, law_base, log_line, seen, stage
from ludex.server.tables import store
from ludex.server.tables.replays import replaying

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


@dataclass(frozen=True)
class Points:
    """What a deed brought a seat."""

    seat: int
    points: int
    said: str


@dataclass(frozen=True)
class Side:
    """One side of a battle, as it is shown; `seat` is None for what is no player."""

    name: str
    seat: int | None
    number: int | None
    said: str


def beats(request: HttpRequest, table_id: str, number: int) -> HttpResponse:
    """All beats that end with this line or later, as this person may read them, and their lines for the log."""
    with seen(request, table_id, stopped=True) as looker:
        if looker.curtain is not None:
            raise Http404
        lines = looker.lines()
        found = [beat for beat in beats_of(looker.table.game, lines) if beat.last >= number]
        return JsonResponse({"beats": [beat_shown(looker, lines, beat) for beat in found]})


def beat_shown(looker: Looker, lines: list[Line], beat: Beat) -> dict[str, Any]:
    game = looker.table.game
    shown = {place: log_line(looker, lines[place], place) for place in beat.places}
    points = {place: gained for place in beat.rest if (gained := points_in(looker, lines[place])) is not None}
    clash = game.clash([lines[place] for place in beat.places]) if game.clash is not None else None
    about = {
        "law_base": law_base(looker.row),
        "lang": looker.lang,
        "turn": beat.turn,
        "deed": shown[beat.deed],
        "why": [shown[place] for place in beat.why],
        "rest": [shown[place] for place in beat.rest if place not in points],
        "points": list(points.values()),
        "scene": clash is not None,
    }
    named = [place for line in shown.values() for place in line.places.split()]
    return {
        "first": beat.first,
        "last": beat.last,
        "turn": beat.turn,
        "told": render_to_string("ludex/table/beat.html", about),
        "places": " ".join(dict.fromkeys(shown[beat.deed].places.split() if beat.turn else named)),
        "clash": render_to_string("ludex/table/clash.html", clash_shown(looker, clash)) if clash is not None else "",
        "place": clash.place if clash is not None else "",
        "lines": [render_to_string("ludex/table/told.html", {**about, "line": line}) for line in shown.values()],
    }


def points_in(looker: Looker, line: Line) -> Points | None:
    """A line that says how many points a seat gets."""
    seat, points = line.about.get("who"), line.about.get("points")
    if looker.table.game.icons.get(line.message) != "score" or type(seat) is not int or type(points) is not int:
        return None
    return Points(seat, points, looker.words.line(line))


def clash_shown(looker: Looker, clash: Clash) -> dict[str, Any]:
    words = looker.words

    def side(force: Force) -> Side:
        seat = force.value if force.fact == "seat" else None
        name = looker.title(force.value) if seat is not None else str(words.fact(force.fact, force.value))
        counted = words.text.say(f"clash-{clash.unit}", count=force.number) if force.number is not None else ""
        return Side(name[:1].upper() + name[1:], seat, force.number, counted)

    return {
        "law_base": law_base(looker.row),
        "lang": looker.lang,
        "sides": [side(force) for force in clash.sides],
        "dice": clash.dice,
        "rules": [log_line(looker, line, 0) for line in clash.rules],
        "losses": [log_line(looker, line, 0) for line in clash.losses],
    }


def told(request: HttpRequest, table_id: str, number: int) -> HttpResponse:
    """The board after a line that this person may read. `from` and `mark` name the board that the page has."""
    with seen(request, table_id, stopped=True) as looker:
        row, table = looker.row, looker.table
        lines = table.journal.lines if table.journal is not None else []
        places = [place for place, line in enumerate(lines) if line.seen_by(looker.seat)]
        before = request.GET.get("from", "")
        wanted = [number, int(before) if before.isascii() and before.isdigit() and len(before) < 6 else number]
        if looker.curtain is not None or max(wanted) >= len(places):
            raise Http404
        frame, old = (frame_of(row, places[each]) for each in wanted)
    now = draw(table.game, looker.seat, looker.lang, frame)
    was = draw(table.game, looker.seat, looker.lang, old)
    known = was.mark == request.GET.get("mark", "")
    sent = {"patch": changes(table.game, looker.seat, looker.lang, old, frame)} if known else {"board": now.lines}
    return JsonResponse({"mark": now.mark, **sent})


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
    shown = stage(game, past_view(game, state, seat, 0), WordsNow(game, lang, state, seat))
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


urlpatterns = [
    path("t/<str:table_id>/told/<int:number>", told, name="table-told"),
    path("t/<str:table_id>/beats/<int:number>", beats, name="table-beats"),
]
