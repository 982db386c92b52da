"""Replay: any moment of a game, through the eyes of whoever may look; and a summary of a finished one to print."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import path, reverse

from ludex.core import Game
from ludex.core.errors import LudexError
from ludex.core.moments import ALL, Moment, Viewer
from ludex.core.text import Words
from ludex.server.models import Seat, SeatKind
from ludex.server.pages.replay import analysis
from ludex.server.pages.replay.chart import MARKERS, chart
from ludex.server.pages.replay.visit import Visit, code_of, find, seat_title
from ludex.server.pages.table.sight import stage
from ludex.server.tables import store, versions
from ludex.server.tables.endings import LEFT, Ending, ending_of, recorded
from ludex.server.tables.levels import level_name
from ludex.server.tables.replays import Replay, replaying

MARKS = ("turn", "battle")
SPEEDS = ("0.5", "1", "2", "4")


@dataclass(frozen=True)
class Step:
    """A way to another moment: which, and what it is called."""

    kind: str
    name: str
    url: str


@dataclass(frozen=True)
class JournalLine:
    """A line of the journal as the page shows it."""

    name: str
    url: str
    said: str
    clause: str
    law: str
    """The address of the clause."""
    mark: str
    at: int
    """How many answers had been given."""


def place_of(name: str, moments: list[Moment]) -> tuple[int, bool]:
    """Where a named moment stands in a list; a private one of other eyes is the public one before it. The flag says
    that there is no such moment, and the last is shown."""
    names = {moment.name: place for place, moment in enumerate(moments)}
    last = len(moments) - 1
    if not name:
        return max(0, last), False
    place = names.get(name, names.get(name.partition(".")[0]))
    return (max(0, last), True) if place is None else (place, False)


def steps(visit: Visit, moments: list[Moment], now: int) -> list[Step]:
    """Links to the first moment, the last, the next, the next turn, the next battle, and back."""

    def to(kind: str, place: int | None) -> Step:
        if place is None or not 0 <= place < len(moments) or place == now:
            return Step(kind, "", "")
        return Step(kind, moments[place].name, visit.url(moments[place].name))

    found = [to("first", 0)]
    for mark in MARKS:
        before = [n for n in range(now) if moments[n].mark == mark]
        found.append(to(f"back-{mark}", before[-1] if before else None))
    found += [to("back", now - 1), to("next", now + 1)]
    for mark in reversed(MARKS):
        after = next((n for n in range(now + 1, len(moments)) if moments[n].mark == mark), None)
        found.append(to(f"next-{mark}", after))
    return [*found, to("last", len(moments) - 1)]


def scene(visit: Visit, replay: Replay, moments: list[Moment], now: int) -> dict[str, Any]:
    """What the page shows of one moment."""
    game = replay.moments.table.game
    here = moments[now] if moments else None
    view = replay.moments.view(here.place if here is not None else 0, visit.viewer)
    turn = next((moments[n] for n in range(min(now, len(moments) - 1), -1, -1) if moments[n].mark == "turn"), None)
    words = replay.words(visit.lang)
    return {
        "row": visit.row,
        "version": versions.of_seats(visit.row, [seat.number for seat in visit.mine]),
        "view": view,
        "now": now,
        "number": now + 1,
        "total": len(moments),
        "moment": here,
        "said": replay.line(visit.lang, here.place) if here is not None else "",
        "turn": replay.line(visit.lang, turn.place) if turn is not None and turn is not here else "",
        "law": law_url(game.name, here.line.clause) if here is not None else "",
        "private": here is not None and here.line.seats is not None,
        "ending": ending_here(visit, replay) if now >= len(moments) - 1 else None,
        "address": visit.url(here.name if here is not None else ""),
        **stage(game, view, words),
    }


def ending_here(visit: Visit, replay: Replay) -> Ending | None:
    """How the game has ended: by the present rules, or by what was recorded, if they lead elsewhere."""
    words = replay.words(visit.lang)
    names, mine = partial(seat_title, words), [seat.number for seat in visit.mine]
    if replay.differs is not None or visit.row.ending == LEFT:
        return recorded(visit.row, visit.lang, names, mine)
    return ending_of(replay.moments.table.outcome, words, names, mine)


def page(request: HttpRequest, table_id: str, moment: str = "") -> HttpResponse:
    """The replay at a moment (the last, if none is named); with `part` only what differs between moments."""
    row = find(request, table_id)
    visit = Visit(request, row)
    try:
        with replaying(row) as replay:
            moments = replay.moments.seen_by(visit.viewer)
            if "at" in request.GET:
                return to_slider(visit, moments)
            if "after" in request.GET:
                return grown(visit, replay, moments)
            now, unknown = place_of(moment, moments)
            context = scene(visit, replay, moments, now)
            notice = "replay-not-yours" if visit.refused else "replay-no-moment" if unknown else ""
            context |= {"notice": visit.say(notice) if notice else "", "differs": differs_here(visit, replay)}
            status = 403 if visit.refused else 404 if unknown else 200
            if "part" in request.GET:
                return render(request, "ludex/replay_part.html", context, status=status)
            return render(request, "ludex/replay.html", context | frame(visit, replay, moments, now), status=status)
    except LudexError:
        return render(request, "ludex/replay_broken.html", {"row": row}, status=409)


def differs_here(visit: Visit, replay: Replay) -> str:
    """Why there is nothing to see after the last moment, if the rules have changed."""
    differs = replay.differs
    if differs is None:
        return ""
    return visit.say("replay-differs" if differs.key else "replay-differs-end", number=differs.number)


def to_slider(visit: Visit, moments: list[Moment]) -> HttpResponse:
    """Without scripts the slider is a form: it names a place, and the answer is the address of that moment."""
    try:
        place = int(visit.request.GET["at"])
    except ValueError:
        place = len(moments)
    place = min(max(place, 1), len(moments)) - 1
    return HttpResponseRedirect(visit.url(moments[place].name if moments else ""))


def frame(visit: Visit, replay: Replay, moments: list[Moment], now: int) -> dict[str, Any]:
    """What stays on the page while moments change: the journal, the controls, whose eyes."""
    words = replay.words(visit.lang)
    game = replay.moments.table.game
    lines = journal_lines(visit, replay, moments)
    here = moments[now].name if moments else ""
    eyes = [
        (eyes_name(visit, words, viewer), visit.url(here, viewer), viewer == visit.viewer) for viewer in visit.allowed
    ]
    return {
        "title": game.text(visit.lang).say("game-title"),
        "lines": lines,
        "steps": steps(visit, moments, now),
        "speeds": SPEEDS,
        "eyes": eyes,
        "seat_code": code_of(visit.viewer),
        "strip": strip_of(moments),
        "mark": mark_of(visit, replay, moments),
        "action": visit.base,
        "styles": game.styles,
        **analysis.section(visit, replay, moments),
    }


def journal_lines(visit: Visit, replay: Replay, moments: list[Moment]) -> list[JournalLine]:
    game = replay.moments.table.game
    return [
        JournalLine(
            name=moment.name,
            url=visit.url(moment.name),
            said=replay.line(visit.lang, moment.place),
            clause=moment.line.clause,
            law=law_url(game.name, moment.line.clause),
            mark=moment.mark,
            at=moment.line.at,
        )
        for moment in moments
    ]


def strip_of(moments: list[Moment]) -> list[tuple[float, str]]:
    """Where turns and battles stand along the slider."""
    return [(n + 0.5, moment.mark) for n, moment in enumerate(moments) if moment.mark]


def mark_of(visit: Visit, replay: Replay, moments: list[Moment]) -> str:
    """A fingerprint of what a page has been told: after an undo it does not fit any more."""
    said = "\n".join(replay.line(visit.lang, moment.place) for moment in moments)
    return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def grown(visit: Visit, replay: Replay, moments: list[Moment]) -> HttpResponse:
    """What has been told since a page was made that had `after` moments; nothing, if those are no longer the same."""
    after = visit.request.GET["after"]
    known = int(after) if after.isascii() and after.isdigit() and len(after) < 7 else len(moments) + 1
    if known > len(moments) or mark_of(visit, replay, moments[:known]) != visit.request.GET.get("mark"):
        return JsonResponse({"anew": True})
    new = moments[known:]
    shown = {"lines": journal_lines(visit, replay, new), "now": -1, "strip": strip_of(moments), "total": len(moments)}
    return JsonResponse(
        {
            "lines": render_to_string("ludex/replay_lines.html", {**shown, "lang": visit.lang}),
            "strip": render_to_string("ludex/replay_strip.html", shown),
            "mark": mark_of(visit, replay, moments),
            "said": visit.say("replay-grown", count=len(new)),
        }
    )


def eyes_name(visit: Visit, words: Words, viewer: Viewer) -> str:
    if viewer is None or viewer == ALL:
        return visit.say("replay-eyes-all" if viewer == ALL else "replay-eyes-spectator")
    return seat_title(words, viewer)


def summary(request: HttpRequest, table_id: str) -> HttpResponse:
    """A finished game on a sheet of paper: how it went, who won by which clause, and the dice's key."""
    row = find(request, table_id)
    if not row.over:
        return HttpResponseRedirect(reverse("replay", args=[row.id]))
    visit = Visit(request, row)
    try:
        with replaying(row) as replay:
            return render(request, "ludex/replay_summary.html", report(visit, replay))
    except LudexError:
        return render(request, "ludex/replay_broken.html", {"row": row}, status=409)


def report(visit: Visit, replay: Replay) -> dict[str, Any]:
    moments = replay.moments
    words = replay.words(visit.lang)
    game = moments.table.game
    names = [seat_title(words, seat.number) for seat in visit.row.seats.all()]
    result = ending_here(visit, replay)
    standings = moments.standings()
    final = standings[-1].scores if standings and replay.differs is None else []
    ending = [
        (replay.line(visit.lang, end.place), end.line.clause, clause_title(game, end.line.clause, visit.lang))
        for end in moments.ending()
    ]
    players = [
        {
            "number": seat.number,
            "marker": MARKERS[seat.number % len(MARKERS)],
            "name": names[seat.number],
            "who": (seat.person.name if seat.person is not None else "") or kind_of(visit, seat),
            "score": final[seat.number] if final else None,
            "won": seat.number in visit.row.winners,
        }
        for seat in visit.row.seats.select_related("person")
    ]
    seen = moments.seen_by(None)
    return {
        "row": visit.row,
        "title": game.text(visit.lang).say("game-title"),
        "differs": differs_here(visit, replay),
        "result": result,
        "told_why": any(result is not None and clause == result.clause for _, clause, _ in ending),
        "players": players,
        "ending": ending,
        "chart": chart([standing.scores for standing in standings], names) if len(standings) > 1 else None,
        "standings": standings,
        "names": names,
        "turns": sum(moment.mark == "turn" for moment in seen),
        "battles": sum(moment.mark == "battle" for moment in seen),
        "answers": sum(seat >= 0 for seat, _ in moments.table.log),
        "key": store.revealed_key(visit.row),
    }


def kind_of(visit: Visit, seat: Seat) -> str:
    """What plays a seat that has no name: a person, a bot, or a program and how strong it is."""
    said = visit.say(f"replay-kind-{seat.kind}")
    return f"{said}, {level_name(seat.agent, visit.lang)}" if seat.kind == SeatKind.AGENT else said


@lru_cache(maxsize=4096)
def law_url(game: str, clause: str) -> str:
    """Where a clause can be read."""
    return reverse("law", args=[game, clause]) if clause else ""


def clause_title(game: Game, clause: str, lang: str) -> str:
    """What a clause is called, if the law has it."""
    return game.laws[clause].title[lang] if clause in game.laws else ""


urlpatterns = [
    path("t/<str:table_id>/replay", page, name="replay"),
    path("t/<str:table_id>/replay/<str:moment>", page, name="replay-moment"),
    path("t/<str:table_id>/summary", summary, name="replay-summary"),
    *analysis.urlpatterns,
]
