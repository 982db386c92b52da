"""The first page: the games, my tables, tables to watch."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.exceptions import TemplateDoesNotExist
from django.template.loader import get_template
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.agents import usual_agent
from ludex.core import Game, find_game, known_games
from ludex.server.models import GameTable, Person, SeatKind
from ludex.server.pages.home.cards import table_cards
from ludex.server.pages.home.mine import put_away_by, tables_of
from ludex.server.pages.lobby.open import open_cards
from ludex.server.pages.table.teaching import lesson_cards
from ludex.server.site import quota
from ludex.server.site.health import health
from ludex.server.site.visitor import address_of, lang_of, person_of, welcome
from ludex.server.tables import store

MINE = 30
LITTLE, WELL = "little", "yes"
"""How well somebody knows a game, as they have said; whoever has never played it begins with a lesson."""
PLAYED = 6
OPEN = 6
WATCHED = 12


def game_or_404(name: str) -> Game:
    if name not in known_games():
        raise Http404
    return find_game(name)


def home(request: HttpRequest) -> HttpResponse:
    lang, person = lang_of(request), person_of(request)
    tables = GameTable.objects.filter(game__in=list(known_games())).prefetch_related("seats__person")
    tables = tables.select_related("host")
    everything = tables_of(person)
    mine = everything.exclude(id__in=put_away_by(person).values("table"))
    going = mine.filter(over=False, stopped=None)
    watched = tables.filter(open_to_watch=True, over=False, stopped=None).exclude(id__in=everything.values("id"))
    return render(
        request,
        "ludex/home.html",
        {
            "games": [game_card(name, lang, person) for name in known_games()],
            "mine": table_cards(going.order_by("-touched")[:MINE], person, lang),
            "stopped": table_cards(
                mine.filter(over=False).exclude(stopped=None).order_by("-touched")[:MINE], person, lang
            ),
            "played": table_cards(mine.filter(over=True).order_by("-touched")[:PLAYED], person, lang),
            "open_tables": open_cards(person, lang, OPEN),
            "watched": table_cards(watched.order_by("-touched")[:WATCHED], person, lang),
        },
    )


def game_card(name: str, lang: str, person: Person | None = None) -> dict[str, Any]:
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
        "lessons": lesson_cards(game, lang),
        "known": not game.lessons or (person is not None and name in person.played),
    }


def cover_of(name: str) -> str | None:
    """The template of a game's illustration, if it brings one."""
    template = f"{name}/cover.html"
    try:
        get_template(template)
    except TemplateDoesNotExist:
        return None
    return template


@require_POST
def play_now(request: HttpRequest, game: str) -> HttpResponse:
    """A table for one, at once: the set-up that the game recommends, or its own with agents on the other seats."""
    found = game_or_404(game)
    quota.may_set(person_of(request), address_of(request))
    person = welcome(request)
    said = request.POST.get("played", "")
    if said in (LITTLE, WELL):
        person.played = {**person.played, game: said}
        person.save(update_fields=["played"])
    easy = person.played.get(game) == LITTLE and found.lobby.easy
    setup = dict(found.lobby.easy if easy else found.lobby.solo)
    me = store.Sitting(SeatKind.PERSON, person)
    sittings: list[store.Sitting] = []
    for name in found.seats(found.read_setup(setup)):
        other = me if me not in sittings else store.Sitting(SeatKind.AGENT, agent=usual_agent(found))
        sittings.append(store.Sitting(SeatKind.BOT) if found.lobby.is_bot(name) else other)
    row = store.create(game, setup, sittings, person, open_to_watch=False)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


urlpatterns = [
    path("", home, name="home"),
    path("health", health, name="health"),
    path("play/<str:game>", play_now, name="play-now"),
]
