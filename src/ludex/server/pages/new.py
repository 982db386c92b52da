"""A new table: who sits where and by which options; and the secret links by which others sit down."""

from __future__ import annotations

import secrets
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import path, reverse

from ludex.core import Game, find_game
from ludex.core.errors import LudexError
from ludex.server import store
from ludex.server.invitations import hosts, seat_links, seat_of, sit_down
from ludex.server.labels import hint, label, refused, seat_label
from ludex.server.models import GameTable
from ludex.server.pages.home import game_or_404
from ludex.server.setups import (
    LINK,
    RANDOM,
    SEATS,
    Draft,
    bot_blocks,
    choices,
    first_draft,
    read_draft,
    settle,
    sitting,
    who_of,
)
from ludex.server.visitor import lang_of, person_of, welcome
from ludex.server.words import site_text


def new_table(request: HttpRequest, game: str) -> HttpResponse:
    """The form, as the address fills it in; sent, a table, or the form again with what the law says against it."""
    found = game_or_404(game)
    if request.method != "POST":
        return form(request, read_draft(found, request.GET) if request.GET else first_draft(found))
    draft = read_draft(found, request.POST)
    try:
        setup = settle(draft, secrets.SystemRandom())
    except LudexError as error:
        return form(request, draft, error)
    person = welcome(request)
    row = store.create(found.name, setup, [sitting(taken, person) for taken in draft.taken], person)
    if "private" in request.POST:
        GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    invited = any(taken.who == LINK for taken in draft.taken)
    return HttpResponseRedirect(reverse("invite" if invited else "table", args=[row.id]))


def form(request: HttpRequest, draft: Draft, error: LudexError | None = None) -> HttpResponse:
    lang = lang_of(request)
    site = site_text(lang)
    context: dict[str, Any] = {
        "game": draft.game,
        "title": draft.game.text(lang).say("game-title"),
        "rows": draft.rows,
        "who": [(who, site.say(f"who-{who.replace(':', '-')}")) for who in who_of(draft.game)],
        "people": seat_options(draft.game, "factions", lang),
        "bots": seat_options(draft.game, "bots", lang),
        "random": RANDOM,
        "choices": choices(draft, lang),
        "blocks": bot_blocks(draft, lang),
        "private": "private" in request.POST,
    }
    context |= verdict(draft.game, error, lang)
    return render(request, "ludex/new.html", context, status=200 if error is None else 422)


def seat_options(game: Game, kind: str, lang: str) -> list[tuple[str, str, str]]:
    """What can sit there: how it is written, its name, and a word about it."""
    text = game.text(lang)
    return [(seat, label(text, SEATS, seat), hint(text, SEATS, seat)) for seat in game.describe().get(kind, ())]


def verdict(game: Game, error: LudexError | None, lang: str) -> dict[str, Any]:
    """What the law says about a set-up: nothing, or the reason and the clause."""
    if error is None:
        return {"refusal": "", "clause": "", "law": ""}
    clause = str(error.about.get("clause", ""))
    known = clause in game.laws
    return {
        "refusal": refused(game, lang, error),
        "clause": clause if known else "",
        "law": reverse("law", args=[game.name, clause]) if known else "",
    }


def check(request: HttpRequest, game: str) -> HttpResponse:
    """While one chooses: may this be played?"""
    found = game_or_404(game)
    error: LudexError | None = None
    try:
        settle(read_draft(found, request.GET), secrets.SystemRandom())
    except LudexError as refusal:
        error = refusal
    return render(request, "ludex/verdict.html", verdict(found, error, lang_of(request)))


# --------------------------------------------------------------------------------------------------------- invitations


def invite(request: HttpRequest, table_id: str) -> HttpResponse:
    """The links of a table, for whoever has set it."""
    row = get_object_or_404(GameTable, id=table_id)
    if not hosts(request, row):
        raise Http404
    return render(request, "ludex/invite.html", {"row": row, "links": seat_links(request, row)})


def join(request: HttpRequest, token: str) -> HttpResponse:
    """Whoever opens a seat's link sees where they are invited, and sits down by one click."""
    seat = seat_of(token)
    person = person_of(request)
    if person is not None and seat.person_id == person.pk:
        return HttpResponseRedirect(reverse("table", args=[seat.table_id]))
    taken = seat.person_id is not None
    if request.method == "POST" and not taken:
        person = welcome(request)
        if sit_down(seat, person):
            return HttpResponseRedirect(reverse("table", args=[seat.table_id]))
        taken = True
    game, lang = find_game(seat.table.game), lang_of(request)
    context = {
        "row": seat.table,
        "title": game.text(lang).say("game-title"),
        "name": seat_label(game, lang, seat.faction),
        "about": hint(game.text(lang), SEATS, seat.faction),
        "host": (seat.table.host.name or seat.table.host.login) if seat.table.host is not None else "",
        "taken": taken,
    }
    return render(request, "ludex/join.html", context, status=409 if request.method == "POST" else 200)


urlpatterns = [
    path("new/<str:game>", new_table, name="new-table"),
    path("new/<str:game>/check", check, name="new-check"),
    path("t/<str:table_id>/invite", invite, name="invite"),
    path("join/<str:token>", join, name="join"),
]
