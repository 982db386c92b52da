"""Why can't I? The clause that keeps an answer out of a decision, the most general reason first."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.games.spirit_island.printed.boards import FARTHEST
from ludex.games.spirit_island.printed.powers import GROWTHS, INNATES, POWERS, SPIRITS
from ludex.games.spirit_island.rules import cards
from ludex.games.spirit_island.rules import refusals_effects as refusals_effects
from ludex.games.spirit_island.rules.growth import GROWING, allowed_presence, grow_options, track_left
from ludex.games.spirit_island.rules.land import has, in_play, matching, presence_bits
from ludex.games.spirit_island.rules.moments import far_targets
from ludex.games.spirit_island.rules.powers import (
    FAR_PRICE,
    enough,
    may_use,
    origins,
    range_of,
    target_lands,
    target_spirits,
    timely,
)
from ludex.games.spirit_island.rules.reasons import no_place, refuses
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import DAHAN, FAST, SLOW

PHASES = {"fast": FAST, "slow": SLOW}


def why_not(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """None if it is offered."""
    if decision.accepts(option):
        return None
    found = forbidden(g, seat, decision, option)
    if found is None and option[0] in refuses:
        found = refuses[option[0]](g, seat, decision, option)
    if found is not None:
        return found
    if decision.prompt == "spirit" or decision.prompt in PHASES or option[0] in {each[0] for each in decision.options}:
        return Refusal(decision.clause, "not-among-answers")
    return Refusal(decision.clause, "not-now", general=1)


def forbidden(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """What the rules say against the very things that were named."""
    match option:
        case ("use" | "shadow", number, land) if 0 <= number < len(POWERS):
            cannot = cannot_target if option[0] == "use" else cannot_reach
            return cannot_use(g, seat, decision, number) or no_place(g, "SI-7.4", land) or cannot(g, seat, number, land)
        case ("aid", number, other) if 0 <= number < len(POWERS):
            return cannot_use(g, seat, decision, number) or cannot_aid(g, seat, number, other)
        case ("play", card) if 0 <= card < len(POWERS):
            return cannot_play(g, seat, decision, card)
        case ("grow", number):
            return cannot_grow(g, seat, decision, number)
        case ("presence", number, track, land):
            return cannot_add(g, seat, decision, number, track, land)
        case ("grow-act", number):
            return cannot_grow_on(g, seat, decision, number)
        case ("reclaim" | "reclaim-one", *_, card):
            return cannot_reclaim(g, seat, decision, option[0], card)
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
    if land in g.chart.oceans and not in_play(g) >> land & 1:
        return Refusal("SI-2.2", "sea-not-in-play", {"land": land})
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
    if not target_lands(g, seat, card) >> land & 1:
        return Refusal("SI-14.14", "covered", {"land": land})
    return None


def cannot_reach(g: Island, seat: int, number: int, land: int) -> Refusal | None:
    """Not by the rule that lets a spirit target dahan out of range for energy."""
    if far_targets.by(SPIRITS[g.spirits[seat]]) is None:
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


def cannot_grow_on(g: Island, seat: int, decision: Decision, number: int) -> Refusal | None:
    if decision.prompt != "spirit":
        return Refusal("SI-4.2", "grows-in-spirit-phase", general=1)
    return Refusal("SI-5.1", "say-how" if number in g.todo[seat] else "nothing-left-of-that")


def cannot_reclaim(g: Island, seat: int, decision: Decision, verb: str, card: int) -> Refusal | None:
    """Cards in play return by another rule: see Gift of Constancy."""
    if decision.prompt == "take-back":
        return Refusal("SI-4.5", "not-in-play-now")
    if not g.discard[seat]:
        return Refusal("SI-5.5", "discard-empty")
    if card not in g.discard[seat]:
        return Refusal("SI-5.5", "not-discarded")
    if decision.prompt != "spirit":
        return Refusal("SI-4.2", "reclaims-in-spirit-phase", general=1)
    if verb == "reclaim" and g.played[seat]:
        return Refusal("SI-5.3", "reclaims-before-playing")
    return Refusal("SI-5.3", "nothing-to-reclaim-with")


def cannot_add(g: Island, seat: int, decision: Decision, number: int, track: int, land: int) -> Refusal | None:
    growth = GROWTHS[g.spirits[seat]]
    if decision.prompt != "spirit":
        return Refusal("SI-4.2", "grows-in-spirit-phase", general=1)
    if number not in g.todo[seat]:
        return Refusal("SI-5.1", "not-in-growth")
    if track in (0, 1) and not track_left(g, seat, track):
        return Refusal("SI-5.2", "track-empty")
    found = no_place(g, "SI-5.2", land)
    if found:
        return found
    action = growth.actions[number]
    lands = {option[3] for option in grow_options(g, seat, number, action) if option[0] == "presence"}
    if land in g.chart.oceans and land not in lands:
        return Refusal("SI-2.2", "not-the-sea")
    if not allowed_presence(g, seat, 1 << land):
        return Refusal("SI-2.2", "never-there", {"land": land})
    if land not in lands:
        away = distance(g, presence_bits(g, seat), land)
        if away > action.number:
            return Refusal("SI-5.2", "out-of-range", {"count": away, "number": action.number})
        return Refusal("SI-5.2", "wrong-land", {"land": land})
    return None
