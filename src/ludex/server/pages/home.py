"""The first page: the games, my tables, tables to watch."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core import find_game
from ludex.games import GAMES
from ludex.server import store
from ludex.server.models import GameTable, SeatKind
from ludex.server.visitor import person_of, welcome

SOLO = {"seats": ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabot"]}
"""A good first game for one."""


def home(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    mine = GameTable.objects.filter(seats__person=person).distinct().order_by("over", "-touched")[:20] if person else []
    watch = GameTable.objects.filter(open_to_watch=True, over=False).order_by("-touched")[:10]
    games = [{"name": name, "title": find_game(name).text(request.lang).say("game-title")} for name in GAMES]  # type: ignore[attr-defined]
    return render(request, "ludex/home.html", {"games": games, "mine": mine, "watch": watch})


def health(request: HttpRequest) -> HttpResponse:
    GameTable.objects.exists()
    return HttpResponse("ok", content_type="text/plain")


@require_POST
def play_now(request: HttpRequest, game: str) -> HttpResponse:
    """A table for one against bots, at once."""
    person = welcome(request)
    found = find_game(game)
    setup = SOLO if game == "root" else {}
    seats = found.seats(found.read_setup(setup))
    sittings = [
        store.Sitting(SeatKind.BOT) if name.startswith("bot:") else store.Sitting(SeatKind.PERSON, person)
        for name in seats
    ]
    row = store.create(game, dict(setup), sittings, person)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


urlpatterns = [
    path("", home, name="home"),
    path("health", health, name="health"),
    path("play/<str:game>", play_now, name="play-now"),
]
