"""The analysis on the page of a replay: asked for by a button, then how far it has come, then what was found."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.agents.analysis import EDGE
from ludex.agents.reasons import gain, signed
from ludex.core.errors import LudexError
from ludex.core.moments import Moment
from ludex.server.live import hub
from ludex.server.pages.replay import curve
from ludex.server.pages.replay.visit import Visit, find, seat_title
from ludex.server.site.visitor import lang_of
from ludex.server.site.words import site_text
from ludex.server.tables import looking_back
from ludex.server.tables.looking_back import Found, Move
from ludex.server.tables.replays import Replay, replaying


@dataclass(frozen=True)
class ShownMove:
    """A move that turned the game, in words, and where to see it."""

    number: int
    turn: int
    who: str
    seat: int
    asked: str
    chosen: str
    said: str
    better: str
    url: str
    moment: str


def section(visit: Visit, replay: Replay, moments: list[Moment]) -> dict[str, Any]:
    """What the page shows: nothing, a button, how far it has come, or what was found."""
    row = visit.row
    if not looking_back.can_be_made(row) or replay.differs is not None:
        return {"analysis": ""}
    made = looking_back.analysis_of(row)
    if made is None or made.failed:
        return {"analysis": "failed" if made is not None else "ask", "row": row}
    found = looking_back.found_in(made)
    if found is None:
        return {"analysis": "running", "row": row, "done": made.done}
    return {"analysis": "found", "row": row, **shown(found, visit, replay, moments)}


def shown(found: Found, visit: Visit, replay: Replay, moments: list[Moment]) -> dict[str, Any]:
    words = replay.words(visit.lang)
    seats = range(len(found.curve[0][1])) if found.curve else ()
    names = [("★ " if seat in visit.row.winners else "") + seat_title(words, seat) for seat in seats]
    points = found.curve
    together = len(names) > 1 and all(len(set(worth)) == 1 for _, worth in points)
    if together:
        names, points = [visit.say("analysis-together")], [(number, worth[:1]) for number, worth in points]
    turns = [moment.line.at for moment in moments if moment.mark == "turn"]
    moves = [in_words(n, move, visit, replay, moments, turns) for n, move in enumerate(found.moves, 1)]
    drawn = [(move.number, 0 if together else move.seat) for move in found.moves]
    return {
        "curve": curve.curve(points, names, turns, found.length, drawn) if points else None,
        "moves": moves,
        "names": names,
        "turns": by_turn(points, turns, visit.lang),
        "found": found,
        "together": together,
        "edge": int(EDGE),
    }


def in_words(n: int, move: Move, visit: Visit, replay: Replay, moments: list[Moment], turns: list[int]) -> ShownMove:
    words = replay.words(visit.lang)
    advice = words.game.advice
    unit = advice.unit if advice is not None else 1.0
    here = next((each for each in moments if each.line.at > move.number), moments[-1] if moments else None)
    better = ""
    if move.better is not None:
        better = visit.say(
            "analysis-better",
            better=move.better[visit.lang],
            gain=gain(move.better_gain * unit, words),
            chosen=gain(move.gain * unit, words),
        )
    said = visit.say("analysis-swing", gain=gain(move.swing * unit, words)) if not better else ""
    return ShownMove(
        number=n,
        turn=bisect_right(turns, move.number),
        who=seat_title(words, move.seat),
        seat=move.seat,
        asked=move.asked[visit.lang],
        chosen=move.chosen[visit.lang],
        said=said,
        better=better,
        url=visit.url(here.name if here is not None else ""),
        moment=here.name if here is not None else "",
    )


def by_turn(points: list[tuple[int, list[float]]], turns: list[int], lang: str) -> list[tuple[int, list[str]]]:
    """How all stood when each turn began, for whoever reads rather than looks."""
    places = [number for number, _ in points]
    found = []
    for turn, number in enumerate(turns, 1):
        worth = points[max(0, bisect_right(places, number) - 1)][1] if points else []
        found.append((turn, [signed(each, lang) for each in worth]))
    return found


def analysis(request: HttpRequest, table_id: str) -> HttpResponse:
    """The part of the page that shows it, as far as it has come."""
    visit = Visit(request, find(request, table_id))
    try:
        with replaying(visit.row) as replay:
            context = section(visit, replay, replay.moments.seen_by(visit.viewer))
    except LudexError:
        context = {"analysis": ""}
    return render(request, "ludex/replay_analysis.html", context)


@require_POST
def analyse(request: HttpRequest, table_id: str) -> HttpResponse:
    """Let it be made, in the background."""
    row = find(request, table_id)
    try:
        looking_back.ask_for(row)
    except looking_back.NoAnalysis as error:
        said = site_text(lang_of(request)).say(error.message)
        return HttpResponse(said, status=409, content_type="text/plain; charset=utf-8")
    hub.ANALYSE.set()
    if request.headers.get("X-Part") == "analysis":
        return analysis(request, table_id)
    return HttpResponseRedirect(f"{reverse('replay', args=[row.id])}#analysis")


urlpatterns = [
    path("t/<str:table_id>/analysis", analysis, name="replay-analysis"),
    path("t/<str:table_id>/analyse", analyse, name="replay-analyse"),
]
