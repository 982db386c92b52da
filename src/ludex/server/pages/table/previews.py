"""What options would change of places on the board, before one of them is chosen: the game says it from the view of the
seat, the script of the page shows it at the places as before → after."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from django.http import HttpRequest, JsonResponse
from django.urls import path

from ludex.core import key_of
from ludex.core.view import Change
from ludex.server.pages.table.sight import seen

MOST = 40
"""Options that one may ask about at once."""


def previews(request: HttpRequest, table_id: str) -> JsonResponse:
    """By the keys of options: the places that would change, each with what is counted there."""
    with seen(request, table_id) as looker:
        table, seat = looker.table, looker.seat
        asked = table.pending.get(seat) if seat is not None else None
        tell = table.game.preview
        if asked is None or tell is None:
            return JsonResponse({})
        offered = {key_of(option): option for option in asked.options}
        keys = [key for key in dict.fromkeys(request.GET.getlist("key")[:MOST]) if key in offered]
        found = tell(table.view(seat), [offered[key] for key in keys], looker.words)
    return JsonResponse({key: places(changes) for key, changes in zip(keys, found, strict=True)})


def places(changes: tuple[Change, ...]) -> list[dict[str, Any]]:
    """What changes of one place, together."""
    return [
        {
            "place": place,
            "parts": [
                {"symbol": each.symbol, "was": each.was, "now": each.now, "good": each.good, "said": each.said}
                for each in same
            ],
        }
        for place, same in groupby(changes, key=lambda each: each.place)
    ]


urlpatterns = [path("t/<str:table_id>/preview", previews, name="table-preview")]
