"""What one may ask at the table without changing it: why something cannot be done, what the law says, the whole log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from ludex.core import Clause, Option, Verb
from ludex.core.errors import BadAnswer
from ludex.server.pages.table.choices import COUNT
from ludex.server.pages.table.sight import Looker, law_base, log_of, seen
from ludex.server.site.drawn import part_of

MOST = 12
"""So many answers to one question of why."""
GAP = "…"
Thing = dict[str, int]


@dataclass(frozen=True)
class Reason:
    """Something one might want to do, and why not; no reason where it can be done."""

    label: str
    said: str
    clause: str
    general: int
    """As in `Refusal`; what is not about these very things is told only where there is nothing better to say."""


def why(request: HttpRequest, table_id: str) -> HttpResponse:
    """Why can't I? By the key of an option, or by the things pointed at and perhaps a verb."""
    with seen(request, table_id) as looker:
        row, table = looker.row, looker.table
        options = list(wanted(looker, request))
        reasons = [found for option in options if (found := reason(looker, option)) is not None]
        reasons.sort(key=lambda found: found.general)
        clear = [found for found in reasons if not found.general]
        waiting = [looker.title(seat) for seat in table.pending if seat >= 0]
        shown = {"row": row, "reasons": (clear or reasons[:1])[:MOST], "seat": looker.seat, "waiting": waiting}
        shown["my_turn"] = looker.seat in table.pending
        shown["law_base"] = law_base(row)
    return render(request, "ludex/table/why.html", shown)


def wanted(looker: Looker, request: HttpRequest) -> Iterator[Option]:
    """The options that a person may have meant."""
    table = looker.table
    if looker.seat is None:
        return
    if "key" in request.GET:
        try:
            yield table.read(request.GET["key"])
        except BadAnswer:
            return
        return
    things = [read_thing(text) for text in request.GET.getlist("place")[:4]]
    others = [seat for seat in range(len(table.game.seats(table.setup))) if seat != looker.seat]
    known = table.game.verbs
    chosen = request.GET.get("verb", "")
    if not things and chosen not in known:
        return
    for verb in [known[chosen]] if chosen in known else list(known.values()):
        yield from fill(verb, things, others)


def read_thing(text: str) -> Thing:
    """What was pointed at, by all the names it goes by: clearing:4|place:4."""
    pairs = [name.partition(":")[::2] for name in text.split("|")[:3]]
    return {kind: int(number) for kind, number in pairs if number.isascii() and number.isdigit() and len(number) < 4}


def fill(verb: Verb, things: list[Thing], others: list[int]) -> Iterator[Option]:
    """Options of a verb that use all these things in this order; a count is one, a seat any of the others."""
    left = list(things)
    values: list[Iterable[int]] = []
    for kind in verb.items.values():
        fitting = next((thing for thing in left if kind in thing), None)
        if fitting is not None:
            left.remove(fitting)
            values.append([fitting[kind]])
        elif kind == COUNT:
            values.append([1])
        elif kind == "seat":
            values.append(others)
        else:
            return
    if not left:
        for items in product(*values):
            yield (verb.name, *items)


def reason(looker: Looker, option: Option) -> Reason | None:
    """Why this seat cannot do this now; None if there are no such things, so that nobody could mean it."""
    assert looker.seat is not None
    try:
        refusal = looker.table.why_not(looker.seat, option)
        label = looker.words.option(option)
    except (IndexError, KeyError):
        return None
    if refusal is None:
        return Reason(label, "", "", general=0)
    if refusal.reason == "no-such-thing":
        return None
    clause = refusal.clause if refusal.clause in looker.table.game.laws else ""
    return Reason(label, looker.words.refusal(refusal), clause, refusal.general)


def verbs(request: HttpRequest, table_id: str) -> HttpResponse:
    """Everything one's own side can do in this game, with gaps for the things, to choose from."""
    with seen(request, table_id) as looker:
        say = looker.words.text.say
        said = {
            say(f"option-{name.replace('_', '-')}", **dict.fromkeys(verb.items, GAP)): name
            for name, verb in looker.table.game.verbs.items()
            if can_ever(looker, name)
        }
    return render(request, "ludex/table/verbs.html", {"verbs": sorted(said.items())})


def can_ever(looker: Looker, verb: str) -> bool:
    """May this seat ever answer so? Spectators are told of everything."""
    table = looker.table
    if looker.seat is None or table.game.own_verbs is None:
        return True
    return verb in table.game.own_verbs(table.state, looker.seat)


def law(request: HttpRequest, table_id: str, clause: str) -> HttpResponse:
    """One clause in its own words, with what stands above, below and beside it."""
    with seen(request, table_id, stopped=True) as looker:
        row, lang, laws = looker.row, looker.lang, looker.table.game.laws
        if clause not in laws:
            raise Http404
        found = laws[clause]
        parts = clause.split(".")
        above = [laws[up] for n in range(1, len(parts)) if (up := ".".join(parts[:n])) in laws]
        below = [other for other in laws.clauses.values() if other.id.rpartition(".")[0] == clause]
        see = [laws[other] for other in found.see if other in laws]
    shown = {
        "row": row,
        "clause": titled(found, lang),
        "text": found.text[lang],
        "above": [titled(other, lang) for other in above],
        "below": [{**titled(other, lang), "text": other.text[lang]} for other in below],
        "see": [titled(other, lang) for other in see],
    }
    template = "ludex/table/law_part.html" if request.headers.get("HX-Request") else "ludex/law_page.html"
    return render(request, template, shown)


def titled(clause: Clause, lang: str) -> dict[str, str]:
    return {"id": clause.id, "title": clause.title[lang]}


def log(request: HttpRequest, table_id: str) -> HttpResponse:
    """All of the log that this person may read."""
    with seen(request, table_id, stopped=True) as looker:
        shown = {"row": looker.row, **log_of(looker, None)}
    return render(request, "ludex/table/log.html", shown)


def thing(request: HttpRequest, table_id: str, kind: str, number: int) -> HttpResponse:
    """A thing as it is printed: to lay over the table, or a page of its own."""
    with seen(request, table_id, stopped=True) as looker:
        game, words = looker.table.game, looker.words
        if kind not in game.cards:
            raise Http404
        try:
            drawn = game.cards[kind](number, words)
        except LookupError:
            raise Http404 from None
        shown = {
            "row": looker.row,
            "kind": kind,
            "thing": drawn,
            "drawn": part_of(game, "thing"),
            "symbols": part_of(game, "symbols"),
            "styles": game.styles,
            "title": words.text.say("game-title"),
        }
    within = request.headers.get("X-Part") == "thing"
    return render(request, "ludex/table/thing_part.html" if within else "ludex/table/thing.html", shown)


urlpatterns = [
    path("t/<str:table_id>/why", why, name="table-why"),
    path("t/<str:table_id>/verbs", verbs, name="table-verbs"),
    path("t/<str:table_id>/law/<str:clause>", law, name="table-law"),
    path("t/<str:table_id>/thing/<str:kind>/<int:number>", thing, name="table-thing"),
    path("t/<str:table_id>/log", log, name="table-log"),
]
