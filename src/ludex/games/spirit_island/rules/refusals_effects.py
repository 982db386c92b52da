"""Why can't I, within an effect: pieces and lands that do not fit, cards that are not there, prices that do not add
up. An answer that nobody asks for now has no reason of its own."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules.cards import cards_of
from ludex.games.spirit_island.rules.growth import ENERGY_TRACK, PLAYS_TRACK, allowed_presence, track_left
from ludex.games.spirit_island.rules.land import in_play, neighbours, presence_bits
from ludex.games.spirit_island.rules.pieces import listed
from ludex.games.spirit_island.rules.prices import funds
from ludex.games.spirit_island.rules.reasons import no_place, offered, refuses
from ludex.games.spirit_island.state import Island

EVERYTHING = 511
"""All kinds of pieces that lie in lands."""


@refuses("hit", "destroy", "remove", "replace", "strife", "calm", "carry")
def wrong_piece(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    verb, land, one = option
    found = no_place(g, "SI-8.1", land)
    if found:
        return found
    if one not in listed(g, land, EVERYTHING):
        return Refusal("SI-8.1", "no-such-piece", {"land": land})
    asked = offered(decision, verb)
    if not asked:
        return None
    if all(here != land for _, here, _ in asked):
        return Refusal("SI-7.6", "another-land", {"land": land})
    return Refusal("SI-7.7", "wrong-piece")


@refuses("push", "gather")
def wrong_move(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    verb, one, origin, target = option
    found = no_place(g, "SI-8.5", origin, target)
    if found:
        return found
    if one not in listed(g, origin, EVERYTHING) and (verb, one, origin) not in {
        asked[:3] for asked in offered(decision, verb)
    }:
        return Refusal("SI-8.5", "no-such-piece", {"land": origin})
    if target in g.chart.oceans and not in_play(g) >> target & 1:
        return Refusal("SI-2.2", "sea-not-in-play", {"land": target})
    if target not in neighbours(g, origin):
        return Refusal("SI-8.5", "not-adjacent", {"origin": origin, "target": target})
    asked_moves = offered(decision, verb)
    if not asked_moves:
        return None
    if all(way[1] != one for way in asked_moves):
        return Refusal("SI-7.7", "wrong-piece")
    return Refusal("SI-8.5", "wrong-way", {"origin": origin, "target": target})


@refuses("land")
def wrong_land(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    land = option[1]
    found = no_place(g, decision.clause, land)
    if found:
        return found
    if not offered(decision, "land"):
        return None
    if land in g.chart.oceans and not in_play(g) >> land & 1:
        return Refusal("SI-2.2", "sea-not-in-play", {"land": land})
    return Refusal(decision.clause, "does-not-fit", {"land": land})


@refuses("add-presence")
def wrong_presence(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, track, land = option
    found = no_place(g, "SI-5.2", land)
    if found:
        return found
    if not offered(decision, "add-presence"):
        return None
    if track in (ENERGY_TRACK, PLAYS_TRACK) and not track_left(g, seat, track):
        return Refusal("SI-5.2", "track-empty")
    if not allowed_presence(g, seat, 1 << land):
        return Refusal("SI-2.2", "never-there", {"land": land})
    return Refusal("SI-5.2", "does-not-fit", {"land": land})


@refuses("move-presence")
def wrong_way(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, origin, target = option
    found = no_place(g, "SI-5.2", origin, target)
    if found:
        return found
    if not presence_bits(g, seat) >> origin & 1:
        return Refusal("SI-5.2", "no-presence-there", {"land": origin})
    if target not in g.chart.near[origin]:
        return Refusal("SI-8.5", "not-adjacent", {"origin": origin, "target": target})
    return Refusal("SI-5.1", "not-this-tide") if offered(decision, "move-presence") else None


@refuses("branch")
def closed_branch(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Another branch of the card that is at work: it cannot be done or paid."""
    cards = {branch // 10 for _, branch in offered(decision, "branch")}
    return Refusal("SI-7.8", "branch-closed") if option[1] // 10 in cards else None


@refuses("lose")
def nothing_to_lose(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, other, land = option
    found = no_place(g, "SI-5.6", land)
    if found:
        return found
    if not 0 <= other < g.players or not g.presence[other][land]:
        return Refusal("SI-5.6", "not-present", {"land": land})
    return Refusal("SI-13.2", "does-not-fit", {"land": land}) if offered(decision, "lose") else None


@refuses("terrain")
def wrong_terrain(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("SI-9.1", "terrain-shown") if offered(decision, "terrain") else None


# -------------------------------------------------------------------------------------------------------------- cards


@refuses("keep")
def not_drawn(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return None if option[1] in g.drawn else Refusal("SI-6.2", "not-drawn")


@refuses("forget")
def not_own(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return None if option[1] in cards_of(g, seat) else Refusal("SI-6.3", "not-own-card")


@refuses("give")
def not_to_give(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("SI-6.3", "no-longer-in-hand") if option[1] not in g.hand[seat] else None


@refuses("element")
def wrong_element(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("SI-7.2", "element-not-open") if offered(decision, "element") else None


# ------------------------------------------------------------------------------------------------------------- prices


@refuses("pay")
def cannot_pay(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt != "pay":
        return None
    if option[1] > funds(g, seat):
        return Refusal("SI-13.4", "too-dear", {"cost": option[1], "count": funds(g, seat)})
    return Refusal("SI-13.4", "more-than-due", {"count": decision.about["count"]})


@refuses("pay-forget", "pay-discard")
def cannot_help(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    verb, card = option
    if decision.prompt != "pay" or not 0 <= card < len(POWERS):
        return None
    if card not in cards_of(g, seat):
        return Refusal("SI-13.5", "not-own-card")
    if ("pay-forget", card) not in decision.options:
        return Refusal("SI-13.5", "does-not-aid", {"power": card})
    if verb == "pay-discard" and card not in g.hand[seat]:
        return Refusal("SI-13.5", "not-in-hand", {"power": card})
    return Refusal("SI-13.5", "rest-not-payable")


@refuses("paid-by")
def cannot_give(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal(decision.clause, "has-nothing-to-pay") if offered(decision, "paid-by") else None
