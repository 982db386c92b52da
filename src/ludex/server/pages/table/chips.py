"""What an option costs, brings and risks, told before it is chosen. It is tried on a copy in which all that the seat
cannot know is dealt anew, up to the first thing that chance or anybody has to decide, and no further than the step in
which it is asked: only what follows from it for certain is told, not what the next phase brings anyway."""

from __future__ import annotations

import random

from django.http import HttpRequest, JsonResponse
from django.urls import path
from msgspec import Struct

from ludex.core import Option, key_of
from ludex.core.decision import CHANCE
from ludex.core.errors import LudexError
from ludex.core.journal import Journal
from ludex.core.playout import Playout
from ludex.core.text import Words
from ludex.server.pages.table.sight import seen
from ludex.server.site.words import site_text

MOST = 40
"""Options that one may ask about at once."""


class Chip(Struct, frozen=True):
    kind: str
    """cost, gain or risk"""
    said: str


def chips(request: HttpRequest, table_id: str) -> JsonResponse:
    """By the keys of options: what is known of them."""
    found = {}
    with seen(request, table_id) as looker:
        table, seat = looker.table, looker.seat
        asked = table.pending.get(seat) if seat is not None else None
        if seat is not None and asked is not None:
            offered = {key_of(option): option for option in asked.options}
            keys = [key for key in request.GET.getlist("key")[:MOST] if key in offered]
            found = {key: chips_of(table, seat, offered[key], looker.words) for key in keys}
    return JsonResponse({key: [{"kind": chip.kind, "said": chip.said} for chip in each] for key, each in found.items()})


def chips_of(table: Playout, seat: int, option: Option, words: Words) -> list[Chip]:
    """What would be different for this seat afterwards, and what it would be told."""
    copy = table.clone()
    copy.chance = None
    copy.only_step = copy.state.step
    copy.redeal(seat, random.Random(f"{seat}:{table.version(seat)}"))
    before = purse(copy, seat)
    copy.state.attach(journal := Journal())
    try:
        copy.play(seat, option)
    except LudexError:
        return []
    after = purse(copy, seat)
    found = [changed(name, after[name] - had, words) for name, had in before.items() if after[name] != had]
    own = [line for line in journal.seen_by(seat) if line.about.get("who") == seat]
    risks = dict.fromkeys(f"chip-{line.message}" for line in own)
    found += [Chip("risk", words.text.say(name)) for name in risks if words.text.has(name)]
    if CHANCE in copy.pending:
        found.append(Chip("risk", site_text(words.text.lang).say("table-chip-chance")))
    return found


def purse(table: Playout, seat: int) -> dict[str, int]:
    """What the seat has, by name; nothing where the game does not say."""
    game = table.game
    return dict(game.purse(table.view(seat).board, seat)) if game.purse is not None else {}


def changed(name: str, by: int, words: Words) -> Chip:
    sign = "+" if by > 0 else "−"
    return Chip("gain" if by > 0 else "cost", f"{sign}{words.text.say(f'purse-{name}', count=abs(by))}")


urlpatterns = [path("t/<str:table_id>/chips", chips, name="table-chips")]
