"""When a game is over: who stands where and why, what turned it, and what comes next. Also giving up before that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core.errors import LudexError
from ludex.core.labels import seat_label
from ludex.server.models import GameTable
from ludex.server.pages.home.cards import sitter
from ludex.server.pages.replay.page import ending_here
from ludex.server.pages.replay.visit import Visit, find, seat_title
from ludex.server.pages.table.page import refused, then
from ludex.server.pages.table.sight import visible
from ludex.server.site import quota
from ludex.server.site.drawn import part_of
from ludex.server.site.visitor import address_of, lang_of, person_of
from ludex.server.site.words import site_text
from ludex.server.tables import again, invitations, leaving, store
from ludex.server.tables.replays import Replay, replaying


@dataclass(frozen=True)
class Place:
    """A seat at the end: its place, who played it, its points and where they came from."""

    rank: int
    name: str
    who: str
    side: str
    points: int | None
    sources: list[tuple[str, int]]
    won: bool
    mine: bool


@dataclass(frozen=True)
class Turning:
    """The turn after which the winner was ahead for good, and where to see it."""

    turn: int
    name: str
    url: str


def end(request: HttpRequest, table_id: str) -> HttpResponse:
    """The overlay of a table that is over; by itself it is a page."""
    row = find(request, table_id)
    if not row.over:
        return HttpResponseRedirect(reverse("table", args=[row.id]))
    visit = Visit(request, row)
    try:
        with replaying(row) as replay:
            shown = report(visit, replay)
    except LudexError:
        return render(request, "ludex/replay_broken.html", {"row": row}, status=409)
    within = request.headers.get("X-Part") == "end"
    return render(request, "ludex/end_part.html" if within else "ludex/end.html", shown)


def report(visit: Visit, replay: Replay) -> dict[str, Any]:
    row, game, person = visit.row, replay.moments.table.game, person_of(visit.request)
    sides = again.other_sides(row, person)
    followed = row.followed_by
    return {
        "row": row,
        "title": game.text(visit.lang).say("game-title"),
        "result": ending_here(visit, replay),
        "places": standings(visit, replay),
        "turning": turning(visit, replay),
        "crest": part_of(game, "crest"),
        "symbols": part_of(game, "symbols"),
        "styles": game.styles,
        "playing": person is not None and person.pk in again.players(row),
        "alone": again.alone(row),
        "sides": [(side, seat_label(game.meta, visit.lang, side)) for side in sides],
        "next": followed,
        "next_mine": followed is not None and bool(store.my_seats(followed, person)),
        "next_kept": followed is not None and invitations.is_invited(followed, person),
        "hosted": person is not None and row.host_id == person.pk,
        "site": invitations.site_of(visit.request),
    }


def standings(visit: Visit, replay: Replay) -> list[Place]:
    """Winners first, then by points."""
    row, game, words = visit.row, replay.moments.table.game, replay.words(visit.lang)
    mine = {seat.number for seat in visit.mine}
    scores = final_scores(replay)
    sources = by_source(replay, visit.lang)
    seats = list(row.seats.select_related("person"))
    order = sorted(seats, key=lambda seat: (seat.number not in row.winners, -scores[seat.number] if scores else 0))
    return [
        Place(
            rank=rank,
            name=seat_title(words, seat.number),
            who=sitter(seat, visit.lang),
            side=game.lobby.bots.get(seat.faction, seat.faction),
            points=scores[seat.number] if scores else None,
            sources=sources[seat.number] if sources else [],
            won=seat.number in row.winners,
            mine=seat.number in mine,
        )
        for rank, seat in enumerate(order, 1)
    ]


def final_scores(replay: Replay) -> list[int]:
    standing = replay.moments.standings()
    return standing[-1].scores if standing and replay.differs is None else []


def by_source(replay: Replay, lang: str) -> list[list[tuple[str, int]]]:
    """In words, most points first; nothing where the game does not say."""
    table = replay.moments.table
    if table.game.sources is None or replay.differs is not None:
        return []
    found = table.game.sources(table.journal.seen_by(None), table.game.view_after(table.state))
    text = table.game.text(lang)
    return [
        [(text.say(f"source-{name}"), points) for name, points in sorted(mine.items(), key=lambda each: -each[1])]
        for mine in found
    ]


def turning(visit: Visit, replay: Replay) -> Turning | None:
    """The last turn in which the winner came to lead alone; none where they did from the start, or never."""
    winners = visit.row.winners
    rows = [standing.scores for standing in replay.moments.standings()]
    if len(winners) != 1 or replay.differs is not None or len(rows) < 2:
        return None
    winner = winners[0]

    def leads(scores: list[int]) -> bool:
        return all(scores[winner] > points for seat, points in enumerate(scores) if seat != winner)

    behind = [turn for turn, scores in enumerate(rows) if not leads(scores)]
    if not behind or behind[-1] == len(rows) - 1:
        return None
    turn = behind[-1] + 1
    begins = [moment for moment in replay.moments.seen_by(None) if moment.mark == "turn"]
    url = reverse("replay-moment", args=[visit.row.id, begins[turn - 1].name]) + "?seat=none"
    return Turning(turn, seat_title(replay.words(visit.lang), winner), url)


@require_POST
def play_again(request: HttpRequest, table_id: str) -> HttpResponse:
    """The same once more, for those who played: alone with the same or another side, or with everybody."""
    row = find(request, table_id)
    person = person_of(request)
    if person is None or person.pk not in again.players(row):
        raise Http404
    if not row.over:
        return refused(request, table_id, site_text(lang_of(request)).say("again-not-over"), 409)
    side = request.POST.get("side", "")
    if side and side not in again.other_sides(row, person):
        return refused(request, table_id, site_text(lang_of(request)).say("table-malformed"), 400)
    if row.followed_by_id is None:
        quota.may_set(person, address_of(request))
    set_up = again.again(row, person, side)
    free = not again.alone(row) and any(invitations.is_open(seat) for seat in set_up.seats.all())
    return HttpResponseRedirect(
        reverse("invite" if free and set_up.host_id == person.pk else "table", args=[set_up.id])
    )


@require_POST
def leave(request: HttpRequest, table_id: str) -> HttpResponse:
    """Give up a seat of one's own, or let a program play on for whoever keeps the others waiting."""
    visible(request, table_id)
    text = site_text(lang_of(request))
    person, seat = person_of(request), request.POST.get("seat", "")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
        return refused(request, table_id, text.say("table-malformed"), 400)
    try:
        if person is None:
            raise store.NotYours("not-yours")
        leaving.leave(table_id, int(seat), person, request.POST.get("level", ""))
    except store.NotYours:
        return refused(request, table_id, text.say("not-yours"), 403)
    except leaving.CannotLeave as error:
        return refused(request, table_id, text.say(error.message), 409)
    still = GameTable.objects.filter(id=table_id, seats__person=person).exists()
    row = GameTable.objects.get(id=table_id)
    if still or row.over or row.open_to_watch or invitations.is_invited(row, person):
        return then(request, table_id)
    return HttpResponseRedirect(reverse("home"))


@require_POST
def watch(request: HttpRequest, table_id: str) -> HttpResponse:
    """Who set a table lets others watch, once nobody else plays there or the game is over; or no longer."""
    row = visible(request, table_id)
    wanted = request.POST.get("open") == "1"
    if not invitations.hosts(request, row):
        raise Http404
    if wanted and not (row.over or again.alone(row)):
        return refused(request, table_id, site_text(lang_of(request)).say("watch-others"), 409)
    GameTable.objects.filter(id=row.id).update(open_to_watch=wanted)
    invitations.tell_seats(row.id)
    return then(request, table_id)


urlpatterns = [
    path("t/<str:table_id>/end", end, name="table-end"),
    path("t/<str:table_id>/again", play_again, name="table-again"),
    path("t/<str:table_id>/leave", leave, name="table-leave"),
    path("t/<str:table_id>/watch", watch, name="table-watch"),
]
