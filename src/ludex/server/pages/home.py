"""The first page: the games, my tables, tables to watch."""

from __future__ import annotations

from typing import Any

from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.exceptions import TemplateDoesNotExist
from django.template.loader import get_template
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.agents import agents_of
from ludex.core import Game, find_game, known_games
from ludex.core.labels import seat_label
from ludex.server import quota, store
from ludex.server.endings import recorded
from ludex.server.health import health
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.visitor import address_of, lang_of, person_of, welcome
from ludex.server.words import site_text

MINE = 30
WATCHED = 12


def game_or_404(name: str) -> Game:
    if name not in known_games():
        raise Http404
    return find_game(name)


def home(request: HttpRequest) -> HttpResponse:
    lang, person = lang_of(request), person_of(request)
    tables = GameTable.objects.filter(game__in=list(known_games())).prefetch_related("seats__person")
    tables = tables.select_related("host")
    mine = tables.filter(Q(seats__person=person) | Q(host=person)).distinct() if person is not None else tables.none()
    going = mine.filter(over=False, stopped=None)
    watched = tables.filter(open_to_watch=True, over=False, stopped=None).exclude(id__in=mine.values("id"))
    return render(
        request,
        "ludex/home.html",
        {
            "games": [game_card(name, lang) for name in known_games()],
            "mine": table_cards(going.order_by("-touched")[:MINE], person, lang),
            "stopped": table_cards(
                mine.filter(over=False).exclude(stopped=None).order_by("-touched")[:MINE], person, lang
            ),
            "played": table_cards(mine.filter(over=True).order_by("-touched")[:MINE], person, lang),
            "watched": table_cards(watched.order_by("-touched")[:WATCHED], person, lang),
        },
    )


def game_card(name: str, lang: str) -> dict[str, Any]:
    """A game, as its own words and its own picture show it."""
    game = find_game(name)
    text = game.text(lang)
    return {
        "name": name,
        "title": text.say("game-title"),
        "about": text.say("game-about") if text.has("game-about") else "",
        "solo": text.say("game-solo") if text.has("game-solo") else "",
        "players": [game.lobby.least, game.lobby.most],
        "cover": cover_of(name),
        "books": list(game.books),
    }


def cover_of(name: str) -> str | None:
    """The template of a game's illustration, if it brings one."""
    template = f"{name}/cover.html"
    try:
        get_template(template)
    except TemplateDoesNotExist:
        return None
    return template


def table_cards(rows: QuerySet[GameTable], person: Person | None, lang: str) -> list[dict[str, Any]]:
    return [table_card(row, person, lang) for row in rows]


def table_card(row: GameTable, person: Person | None, lang: str) -> dict[str, Any]:
    """A table in a few words: who sits there, whose turn it is, how it has ended."""
    game = find_game(row.game)
    seats = list(row.seats.all())
    mine = {seat.number for seat in seats if person is not None and seat.person_id == person.pk}
    names = {seat.number: seat_label(game.meta, lang, seat.faction) for seat in seats}
    return {
        "id": row.id,
        "title": game.text(lang).say("game-title"),
        "seats": [
            {"name": names[seat.number], "who": sitter(seat, lang), "mine": seat.number in mine, "kind": seat.kind}
            for seat in seats
        ],
        "my_turn": not row.over and bool(mine & set(row.turn_of)),
        "asked": ", ".join(names[number] for number in row.turn_of if number in names),
        "stopped": row.stopped is not None,
        "ending": recorded(row, lang, names.__getitem__, mine),
        "touched": row.touched,
        "free": any(seat.kind == SeatKind.PERSON and seat.person_id is None for seat in seats),
        "hosted": person is not None and row.host_id == person.pk,
    }


def sitter(seat: Seat, lang: str) -> str:
    """Who plays a seat, in words."""
    text = site_text(lang)
    if seat.kind == SeatKind.BOT:
        return text.say("seat-bot")
    if seat.kind == SeatKind.AGENT:
        return text.say("seat-agent")
    if seat.person is None:
        return text.say("seat-free")
    return seat.person.name or seat.person.login or text.say("site-guest")


@require_POST
def play_now(request: HttpRequest, game: str) -> HttpResponse:
    """A table for one, at once: the set-up that the game recommends, or its own with agents on the other seats."""
    found = game_or_404(game)
    quota.may_set(person_of(request), address_of(request))
    person = welcome(request)
    setup = dict(found.lobby.solo)
    me = store.Sitting(SeatKind.PERSON, person)
    sittings: list[store.Sitting] = []
    for name in found.seats(found.read_setup(setup)):
        other = me if me not in sittings else store.Sitting(SeatKind.AGENT, agent=agents_of(found)[-1])
        sittings.append(store.Sitting(SeatKind.BOT) if found.lobby.is_bot(name) else other)
    row = store.create(game, setup, sittings, person)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


urlpatterns = [
    path("", home, name="home"),
    path("health", health, name="health"),
    path("play/<str:game>", play_now, name="play-now"),
]
