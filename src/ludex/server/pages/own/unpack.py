"""The list for setting up: what to take out of the box and where to put it, for this game and these players."""

from __future__ import annotations

from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from ludex.core import find_game
from ludex.core.moments import past_view
from ludex.core.text import WordsNow
from ludex.server.pages.own.page import own_table
from ludex.server.pages.table.sight import stage
from ludex.server.site.drawn import part_of
from ludex.server.site.visitor import lang_of


def unpack(request: HttpRequest, table_id: str) -> HttpResponse:
    row = own_table(request, table_id)
    game = find_game(row.game)
    state = game.new(game.read_setup(row.setup))
    words = WordsNow(game, lang_of(request), state, None)
    listed = game.unpack(state, words) if game.unpack is not None else []
    groups = [
        (where, [(thing, f"{where}:{number}") for number, thing in enumerate(things)])
        for where, things in groupby(listed, key=lambda each: each.where)
    ]
    shown = {
        "row": row,
        "title": words.text.say("game-title"),
        "groups": groups,
        "symbols": part_of(game, "symbols"),
        **stage(game, past_view(game, state, None, 0), words),
    }
    return render(request, "ludex/own/unpack.html", shown)


urlpatterns = [path("t/<str:table_id>/unpack", unpack, name="own-unpack")]
