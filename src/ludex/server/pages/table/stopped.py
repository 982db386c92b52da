"""A table that an upgrade has stopped: what can still be read of it, where the rules differ, and the way home."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from ludex.core import CHANCE, find_game
from ludex.core.again import Differs
from ludex.core.errors import LudexError
from ludex.core.labels import seat_label
from ludex.server.pages.table.sight import Looker, log_of, may_save, seen, talk, talk_at, talk_of, visible
from ludex.server.site.visitor import lang_of, person_of
from ludex.server.tables import store
from ludex.server.tables.endings import recorded
from ludex.server.tables.record import Unplayable


def answer(request: HttpRequest, table_id: str) -> HttpResponse:
    """Whatever was asked of the table: its page says what has happened. A script is sent there, and so is a form."""
    address = reverse("table", args=[table_id])
    if request.headers.get("HX-Request"):
        return HttpResponse(status=409, headers={"HX-Redirect": address})
    return page(request, table_id) if request.method in ("GET", "HEAD") else HttpResponseRedirect(address)


def page(request: HttpRequest, table_id: str) -> HttpResponse:
    try:
        with seen(request, table_id, stopped=True) as looker:
            differs = store.running(looker.row).differs
            shown = read(request, looker, differs) if differs is not None else {}
    except store.Stopped:
        shown = without_table(request, table_id)
    return render(request, "ludex/stopped.html", shown)


def read(request: HttpRequest, looker: Looker, differs: Differs) -> dict[str, Any]:
    """The log and the chat, and where the rules differ. What was answered there only its seat sees, until the end."""
    row = looker.row
    own = row.over or (differs.seat == looker.seat and looker.seat is not None)
    return {
        "row": row,
        "game_title": looker.words.text.say("game-title"),
        "playing": bool(looker.mine),
        "number": differs.number,
        "rules": differs.about,
        "ends": not differs.key,
        "who": looker.title(differs.seat) if own and differs.seat != CHANCE else "",
        "what": label(looker, differs) if own else "",
        "reason": looker.words.refusal(differs.refusal) if own else "",
        "ending": recorded(row, looker.lang, looker.title, [seat.number for seat in looker.mine]),
        "can_save": may_save(looker),
        **log_of(looker, None),
        **talk(looker, *talk_at(row, person_of(request))),
    }


def label(looker: Looker, differs: Differs) -> str:
    """A recorded answer in words, if the present rules have words for it; dice and cards have none."""
    if differs.seat == CHANCE:
        return ""
    try:
        return looker.words.option(looker.table.read(differs.key))
    except (LudexError, LookupError):
        return differs.key


def without_table(request: HttpRequest, table_id: str) -> dict[str, Any]:
    """Not even the set-up is allowed any more: what was said stays."""
    row = visible(request, table_id)
    game, lang = find_game(row.game), lang_of(request)
    names = {seat.number: seat_label(game.meta, lang, seat.faction) for seat in row.seats.all()}
    mine = [seat.number for seat in store.my_seats(row, person_of(request))]
    return {
        "row": row,
        "game_title": game.text(lang).say("game-title"),
        "number": 0,
        "ending": recorded(row, lang, names.__getitem__, mine),
        **talk_of(names, *talk_at(row, person_of(request))),
    }


def unplayable(request: HttpRequest, error: Unplayable) -> HttpResponse:
    """A table that cannot be opened at all: of newer rules than this server knows, or damaged."""
    return render(request, "ludex/error.html", {"title": "unplayable-title", "about": error.message}, status=409)
