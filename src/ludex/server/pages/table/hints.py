"""A hint: what the strongest program would answer from this seat, and why. It is thought about in another process on a
copy of the table; who has asked sees that it is being thought about, and asks again by itself."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections import OrderedDict
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from ludex.agents import thinking
from ludex.agents.finding import Finding
from ludex.agents.reasons import reason
from ludex.agents.steward import StewardAgent
from ludex.core import Table, key_of
from ludex.core.decision import DONE
from ludex.server.live.minds import MINDS, to_think_about
from ludex.server.pages.table.chips import chips_of
from ludex.server.pages.table.choices import detail_of, places_of
from ludex.server.pages.table.sight import Looker, seen
from ludex.server.pages.table.teaching import can_hint

QUICK = 0.4
"""Seconds that a page waits for a hint before it says that it is being thought about."""
SECONDS = 0.8
"""How long a hint is thought about."""
MOST_AT_ONCE = 12
"""More hints than this are not thought about at the same time."""
KEPT = 200
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Hint:
    """What a program would answer, and why."""

    key: str
    label: str
    places: str
    said: str
    """What it is expected to bring, and what else would; after the label."""
    because: tuple[str, ...]
    """What is known of the answer: its price, what may come of an attack."""


@dataclass
class Thought:
    """What is being thought about for a seat that stands somewhere."""

    found: Future[Finding]
    since: float


THOUGHTS: OrderedDict[tuple[str, int, str], Thought] = OrderedDict()
"""By table, seat, and how the table stands."""
GUARD = threading.Lock()


def hint(request: HttpRequest, table_id: str) -> HttpResponse:
    """The hint, or that it is on its way: then the page asks again."""
    with seen(request, table_id) as looker:
        table, seat = looker.table, looker.seat
        asked = seat is not None and seat in table.pending and not looker.row.over and can_hint(table.game)
        thought = think(looker.row.id, table, seat) if asked and seat is not None else None
    if thought is None or seat is None:
        return render(request, "ludex/teach/hint.html", {"hint": None, "thinking": False})
    found = result_of(thought)
    if found is None and time.monotonic() - thought.since < settings.MIND_PATIENCE:
        return render(request, "ludex/teach/hint.html", {"hint": None, "thinking": True, "table_id": table_id})
    with seen(request, table_id) as looker:
        if looker.seat != seat or seat not in looker.table.pending:
            return render(request, "ludex/teach/hint.html", {"hint": None, "thinking": False})
        if found is None or found.best.option not in looker.table.pending[seat].options:
            found = StewardAgent(random.randrange(2**31), thorough=True).find(looker.table, seat)
        shown = in_words(found, looker, seat)
    return render(request, "ludex/teach/hint.html", {"hint": shown, "thinking": False})


def think(table_id: str, table: Table, seat: int) -> Thought | None:
    """Begin to think about a choice, unless that has begun; None where too much is being thought about already."""
    name = table_id, seat, table.hash()
    with GUARD:
        thought = THOUGHTS.get(name)
        if thought is None:
            if sum(not each.found.done() for each in THOUGHTS.values()) >= MOST_AT_ONCE:
                return None
            seed = random.randrange(2**31)
            asked = MINDS.ask(thinking.find, to_think_about(table, seed), seat, seed, SECONDS)
            thought = THOUGHTS[name] = Thought(asked, time.monotonic())
            while len(THOUGHTS) > KEPT:
                THOUGHTS.popitem(last=False)[1].found.cancel()
        return thought


def result_of(thought: Thought) -> Finding | None:
    """What was found, if it soon is; None if not yet, or if the thought has failed."""
    try:
        return thought.found.result(QUICK)
    except NotYet:
        return None
    except Exception as error:
        log.warning("a hint failed: %s", error or type(error).__name__)
        thought.since = 0.0
        return None


def in_words(found: Finding, looker: Looker, seat: int) -> Hint:
    table, words, best = looker.table, looker.words, found.best.option
    decision = table.pending[seat]
    label = words.option(best, decision)
    detail = detail_of(best, words, table.view(seat))
    chips = [chip.said for chip in chips_of(table, seat, best, words)]
    return Hint(
        key=key_of(best),
        label=label,
        places=" ".join(places_of(table.game, best)) if best != DONE else "",
        said=reason(found, words, decision).removeprefix(label),
        because=tuple(dict.fromkeys(each for each in (detail, *chips) if each)),
    )


urlpatterns = [path("t/<str:table_id>/hint", hint, name="table-hint")]
