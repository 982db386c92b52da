"""Rituals of Terror: only a ritual of spirits and dahan makes the invaders tremble."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import TERROR_VICTORY, complete
from ludex.games.spirit_island.rules.land import count
from ludex.games.spirit_island.rules.moments import (
    deck_setup,
    extra_done,
    fear_resolves,
    floor_extra,
    terror_rises,
)
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.reasons import POWER_PHASES, no_place, not_in, refuses
from ludex.games.spirit_island.rules.turn import resolve_fear
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import DAHAN

ID = "rituals-of-terror"
DAHAN_EACH = 3
ENERGY, PRESENCE = 3, 3
"""What a ritual costs, all spirits together."""

MORE_VERBS.append(verb("ritual", land="land"))
MORE_VERBS.append(verb("paid-by", other="seat"))


@deck_setup(ID)
@law("SI-14.11")
def all_fear_cards(g: Island) -> Rule[None]:
    """All fear cards are in the deck; the dividers lie beside it."""
    g.fear_deck = [*g.fear_box, *g.fear_deck]
    g.fear_box = []
    g.dividers = [0, 0]
    yield from ()


@terror_rises(ID)
@law("SI-14.11")
def only_by_ritual(g: Island) -> bool:
    return False


@fear_resolves(ID)
@law("SI-14.11")
def only_in_ritual(g: Island) -> bool:
    return False


@law("SI-14.11")
def ritual_lands(g: Island) -> list[int]:
    """Lands with presence of every spirit and three dahan for each player, if all together can pay."""
    if sum(g.energy) < ENERGY:
        return []
    return [
        land
        for land in g.chart.lands
        if all(row[land] for row in g.presence)
        and sum(row[land] for row in g.presence) >= PRESENCE
        and count(g, land, DAHAN) >= DAHAN_EACH * g.players
    ]


@floor_extra(ID)
def rituals(g: Island, seat: int, phase: int) -> list[Option]:
    return [("ritual", land) for land in ritual_lands(g)]


@extra_done(ID)
@law("SI-14.11")
def ritual(g: Island, seat: int, option: Option) -> Rule[bool]:
    """Paid together. Terror rises, all earned fear cards are resolved, and the dahan go."""
    if option[0] != "ritual":
        return False
    land = option[1]
    on = Act(g, seat, land, clause="SI-14.11", shared=True)
    for _ in range(ENERGY):
        on.gain_energy(-1, (yield from payer(on, "pay-energy", lambda who: g.energy[who] > 0)))
    for _ in range(PRESENCE):
        on.lose_presence((yield from payer(on, "pay-presence", lambda who: g.presence[who][land] > 0)), land)
    g.terror += 1
    tell(g, "SI-14.11", "ritual", land=land, level=g.terror)
    if g.terror >= TERROR_VICTORY:
        yield from complete(g)
    while g.earned:
        yield from resolve_fear(g, g.earned.pop(0))
    yield from scatter(on)
    return True


@refuses("ritual")
def cannot_hold_ritual(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    found = not_in(decision, POWER_PHASES) or no_place(g, "SI-14.11", option[1])
    if found:
        return found
    land = option[1]
    if sum(g.energy) < ENERGY:
        return Refusal("SI-14.11", "ritual-energy", {"cost": ENERGY, "count": sum(g.energy)})
    if not all(row[land] for row in g.presence):
        return Refusal("SI-14.11", "ritual-spirits", {"land": land})
    if sum(row[land] for row in g.presence) < PRESENCE:
        return Refusal("SI-14.11", "ritual-presence", {"land": land, "number": PRESENCE})
    dahan = count(g, land, DAHAN)
    if dahan < DAHAN_EACH * g.players:
        return Refusal("SI-14.11", "ritual-dahan", {"count": dahan, "number": DAHAN_EACH * g.players})
    return None


def payer(on: Act, prompt: str, able: Callable[[int], bool]) -> Rule[int]:
    """Who of those that can pays the next one."""
    choice = yield from on.ask(prompt, [("paid-by", who) for who in range(on.g.players) if able(who)])
    return int(choice[1])


@law("SI-14.11")
def scatter(on: Act) -> Rule[None]:
    """All dahan are pushed, as evenly as possible over all adjacent lands."""
    g, here = on.g, on.land
    came = dict.fromkeys(on.beside(here), 0)
    while count(g, here, DAHAN):
        least = min(came.values())
        targets = [land for land in came if came[land] == least]
        dahan = sorted(set(pieces.listed(g, here, DAHAN)))
        options: list[Option] = [("push", one, here, land) for land in targets for one in dahan]
        if len(dahan) == 1 and count(g, here, DAHAN) >= len(targets):
            del options[1:]  # every one of these lands gets one
        choice = yield from on.ask("push", options, count=count(g, here, DAHAN))
        yield from pieces.move(on, choice[1], here, choice[3])
        came[choice[3]] += 1
