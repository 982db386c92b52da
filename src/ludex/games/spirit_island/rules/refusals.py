"""Why can't I? The clause that keeps an answer out of a decision, the most general reason first."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.games.spirit_island.printed.boards import FARTHEST
from ludex.games.spirit_island.printed.powers import GROWTHS, INNATES, POWERS, SPIRITS
from ludex.games.spirit_island.rules import cards
from ludex.games.spirit_island.rules.growth import GROWING, grow_options, track_left
from ludex.games.spirit_island.rules.land import has, matching, neighbours, presence_bits
from ludex.games.spirit_island.rules.moments import far_targets
from ludex.games.spirit_island.rules.pieces import listed
from ludex.games.spirit_island.rules.powers import (
    FAR_PRICE,
    enough,
    may_use,
    origins,
    range_of,
    target_spirits,
    timely,
)
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import DAHAN, FAST, SLOW

EVERYTHING = 511
"""All kinds of pieces that lie in lands."""
PHASES = {"fast": FAST, "slow": SLOW}


def why_not(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """None if it is offered."""
    if decision.accepts(option):
        return None
    found = forbidden(g, seat, decision, option)
    if found is not None:
        return found
    if decision.prompt in ("spirit", *PHASES) or option[0] in {each[0] for each in decision.options}:
        return Refusal(decision.clause, "not-among-answers")
    return Refusal(decision.clause, "not-now", general=1)


def forbidden(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """What the rules say against the very things that were named."""
    match option:
        case ("use", number, land) if 0 <= number < len(POWERS) and land in g.chart.lands + g.chart.oceans:
            return cannot_use(g, seat, decision, number) or cannot_target(g, seat, number, land)
        case ("shadow", number, land) if 0 <= number < len(POWERS) and land in g.chart.lands + g.chart.oceans:
            return cannot_use(g, seat, decision, number) or cannot_reach(g, seat, number, land)
        case ("aid", number, other) if 0 <= number < len(POWERS):
            return cannot_use(g, seat, decision, number) or cannot_aid(g, seat, number, other)
        case ("play", card) if 0 <= card < len(POWERS):
            return cannot_play(g, seat, decision, card)
        case ("grow", number):
            return cannot_grow(g, seat, decision, number)
        case ("presence", number, track, land):
            return cannot_add(g, seat, decision, number, track, land)
        case ("reclaim" | "reclaim-one", *_, card):
            if card not in g.discard[seat]:
                return Refusal("SI-5.5", "not-discarded")
            return Refusal("SI-5.3", "nothing-to-reclaim-with")
        case ("hit" | "destroy" | "remove" | "replace" | "strife", land, one) if 0 <= land < len(g.people):
            if one not in listed(g, land, EVERYTHING):
                return Refusal("SI-8.1", "no-such-piece", {"land": land})
        case ("push" | "gather", one, origin, target) if 0 <= origin < len(g.people):
            return cannot_move(g, one, origin, target)
    return None


# ------------------------------------------------------------------------------------------------------------- powers


def cannot_use(g: Island, seat: int, decision: Decision, number: int) -> Refusal | None:
    """Not this power, or not now."""
    card = POWERS[number]
    innate = number in INNATES[g.spirits[seat]]
    if not innate and number not in g.played[seat]:
        return Refusal("SI-7.1", "not-in-play", {"power": number})
    if decision.prompt not in PHASES:
        return Refusal("SI-7.1", "not-a-power-phase", general=1)
    if innate and not any(enough(g, seat, card.thresholds[line]) for line in card.doing):
        return Refusal("SI-7.3", "no-line-reached", {"power": number})
    if (innate and number in g.used[seat]) or not may_use(g, seat, number, g.used[seat]):
        return Refusal("SI-7.1", "used-already", {"power": number})
    if not timely(g, seat, card, PHASES[decision.prompt]):
        return Refusal(
            "SI-7.10" if card.speed == FAST else "SI-7.1", "fast-only" if card.speed == FAST else "slow-only"
        )
    return None


def cannot_target(g: Island, seat: int, number: int, land: int) -> Refusal | None:
    card = POWERS[number]
    if not card.at_land:
        return Refusal("SI-7.5", "targets-spirits", {"power": number})
    if not matching(g, seat, card.filter) >> land & 1:
        return Refusal("SI-7.4", "wrong-target", {"power": number, "land": land})
    found = origins(g, seat, card)
    reach = range_of(g, seat, card)
    away = distance(g, found, land)
    if not found:
        return Refusal("SI-7.4", "no-origin", {"power": number})
    if away > reach:
        return Refusal(
            "SI-7.4", "out-of-range-sacred" if card.sacred else "out-of-range", {"count": away, "number": reach}
        )
    return None


def cannot_reach(g: Island, seat: int, number: int, land: int) -> Refusal | None:
    """Not by the rule that lets a spirit target dahan out of range for energy."""
    if not far_targets.of((SPIRITS[g.spirits[seat]],)):
        return Refusal("SI-7.4", "no-far-targets")
    if g.energy[seat] < FAR_PRICE:
        return Refusal("SI-7.4", "too-dear", {"cost": FAR_PRICE, "count": g.energy[seat]})
    if not has(g, land, DAHAN):
        return Refusal("SI-7.4", "no-dahan-there", {"land": land})
    found = cannot_target(g, seat, number, land)
    if found is None:
        return Refusal("SI-7.4", "within-range", {"land": land})
    return None if found.reason.startswith("out-of-range") else found


def distance(g: Island, found: int, land: int) -> int:
    """How many lands away the nearest of these is."""
    for steps in range(FARTHEST):
        if g.chart.within[steps][land] & found:
            return steps
    return FARTHEST


def cannot_aid(g: Island, seat: int, number: int, other: int) -> Refusal | None:
    card = POWERS[number]
    if card.at_land:
        return Refusal("SI-7.4", "targets-lands", {"power": number})
    if other not in target_spirits(g, seat, card):
        return Refusal("SI-7.5", "another-spirit", {"power": number})
    return None


# ------------------------------------------------------------------------------------------------- the spirit phase


def cannot_play(g: Island, seat: int, decision: Decision, card: int) -> Refusal | None:
    if decision.prompt != "spirit":
        return Refusal("SI-4.2", "plays-in-spirit-phase", general=1)
    if g.stage[seat] == GROWING:
        return Refusal("SI-4.2", "grow-first", general=1)
    if card not in g.hand[seat]:
        return Refusal("SI-6.1", "not-in-hand", {"power": card})
    if g.plays[seat] < 1:
        return Refusal("SI-6.1", "no-plays-left")
    cost = cards.cost_of(g, seat, card)
    if cost > g.energy[seat]:
        return Refusal("SI-6.1", "too-dear", {"cost": cost, "count": g.energy[seat]})
    return None


def cannot_grow(g: Island, seat: int, decision: Decision, number: int) -> Refusal | None:
    growth = GROWTHS[g.spirits[seat]]
    if decision.prompt != "spirit":
        return Refusal("SI-4.2", "grows-in-spirit-phase", general=1)
    if not 0 <= number < len(growth.options):
        return Refusal("SI-5.1", "no-such-growth")
    if number in g.grown[seat]:
        return Refusal("SI-5.1", "grown-already")
    if len(g.grown[seat]) >= growth.pick or g.stage[seat] != GROWING:
        return Refusal("SI-5.1", "growth-done")
    if growth.options[number].cost > g.energy[seat]:
        return Refusal("SI-5.1", "too-dear", {"cost": growth.options[number].cost, "count": g.energy[seat]})
    return None


def cannot_add(g: Island, seat: int, decision: Decision, number: int, track: int, land: int) -> Refusal | None:
    growth = GROWTHS[g.spirits[seat]]
    if decision.prompt != "spirit":
        return Refusal("SI-4.2", "grows-in-spirit-phase", general=1)
    if number not in g.todo[seat]:
        return Refusal("SI-5.1", "not-in-growth")
    if track in (0, 1) and not track_left(g, seat, track):
        return Refusal("SI-5.2", "track-empty")
    action = growth.actions[number]
    lands = {option[3] for option in grow_options(g, seat, number, action) if option[0] == "presence"}
    if land not in lands:
        away = distance(g, presence_bits(g, seat), land) if 0 <= land < len(g.people) else FARTHEST
        if away > action.number:
            return Refusal("SI-5.2", "out-of-range", {"count": away, "number": action.number})
        return Refusal("SI-5.2", "wrong-land", {"land": land})
    return None


def cannot_move(g: Island, one: int, origin: int, target: int) -> Refusal | None:
    if one not in listed(g, origin, EVERYTHING):
        return Refusal("SI-8.5", "no-such-piece", {"land": origin})
    if target not in neighbours(g, origin):
        return Refusal("SI-8.5", "not-adjacent", {"origin": origin, "target": target})
    return None
