"""Ward the Shores: patterns of power along the whole coast."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import TERROR_VICTORY
from ludex.games.spirit_island.rules.events import invasion_stage
from ludex.games.spirit_island.rules.fear import earn_due
from ludex.games.spirit_island.rules.growth import GROWING, PLAYING
from ludex.games.spirit_island.rules.land import count, sacred_bits
from ludex.games.spirit_island.rules.lasting import FOREVER, rows, until
from ludex.games.spirit_island.rules.moments import (
    blight_added,
    deck_setup,
    defence,
    effect_over,
    explored,
    extra_done,
    floor_extra,
    growth_extra,
    phase_part,
    terror_rises,
    victory_check,
)
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.reasons import SPIRIT_PHASE, no_place, not_in, refuses, too_dear
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BLIGHT, BUILDING, SLOW, TOWN
from ludex.kit.cards import shuffled

ID = "ward-the-shores"
FACE_DOWN = 702
"""spirit, card, whether its pattern is still to be made"""
WARD_DEFENDS = 3
PRICE = 2
"""Energy for each blight, town or city in the land."""
FROM_TERROR = 2
LAST_STAGE = 3
ENDLESS = 99
"""In the place of a divider: all cards lie under it."""

MORE_VERBS.append(verb("face-down", power="power"))
MORE_VERBS.append(verb("ward", land="land"))


@deck_setup(ID)
@law("SI-14.15")
def longer_fear_deck(g: Island) -> Rule[None]:
    """All other fear cards lie at the bottom."""
    g.dividers = [under + len(g.fear_box) for under in g.dividers]
    g.fear_deck = [*g.fear_box, *g.fear_deck]
    g.fear_box = []
    yield from ()


@terror_rises(ID)
@law("SI-14.15")
def never_beyond_three(g: Island) -> bool:
    """An empty deck is shuffled anew: terror does not rise by that."""
    return bool(g.fear_deck)


@effect_over(ID)
@law("SI-14.15")
def fear_goes_on(g: Island) -> Rule[None]:
    """When the fear cards run out they are shuffled again."""
    if g.fear_deck or not g.fear_discard or not g.turn:
        return
    g.fear_deck = yield from shuffled("SI-14.15", g.fear_discard)
    g.fear_discard = []
    g.fear_seen = [card for card in g.fear_seen if card in g.earned]
    g.dividers = [ENDLESS, ENDLESS]
    tell(g, "SI-14.15", "reshuffle", count=len(g.fear_deck))
    earn_due(g)


@growth_extra(ID)
@law("SI-14.15")
def play_face_down(g: Island, seat: int) -> list[Option]:
    """Once a turn a card face down: a card play, but no energy and no elements."""
    if g.stage[seat] != PLAYING or g.plays[seat] < 1 or any(who == seat for who, _, _ in rows(g, FACE_DOWN)):
        return []
    return [("face-down", card) for card in sorted(g.hand[seat])]


@floor_extra(ID)
@law("SI-14.15")
def patterns(g: Island, seat: int, phase: int) -> list[Option]:
    """It makes a pattern in a sacred site, as a slow power; every blight, town and city there has its price."""
    if phase != SLOW or not any(who == seat and waits for who, _, waits in rows(g, FACE_DOWN)):
        return []
    sites = places(sacred_bits(g, seat) & g.chart.all_lands)
    return [("ward", land) for land in sites if price(g, land) <= g.energy[seat]]


def price(g: Island, land: int) -> int:
    return PRICE * count(g, land, BLIGHT | BUILDING)


@extra_done(ID)
@law("SI-14.15")
def weave(g: Island, seat: int, option: Option) -> Rule[bool]:
    match option:
        case ("face-down", card):
            g.plays[seat] -= 1
            g.reclaims[seat] = 0
            g.hand[seat].remove(card)
            until(g, FOREVER, FACE_DOWN, seat, card, 1)
            tell(g, "SI-14.15", "face-down", who=seat, spirit=g.spirits[seat], power=card)
        case ("ward", land):
            row = next(row for row in g.lasting if row[0] == FACE_DOWN and row[2] == seat)
            row[4] = 0
            Act(g, seat).gain_energy(-price(g, land))
            g.markers[land] += 1
            tell(g, "SI-14.15", "ward", who=seat, spirit=g.spirits[seat], land=land)
        case _:
            return False
    yield from ()
    return True


@refuses("face-down")
def cannot_play_face_down(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    found = not_in(decision, SPIRIT_PHASE)
    if found:
        return found
    if g.stage[seat] == GROWING:
        return Refusal("SI-4.2", "grow-first", general=1)
    if any(who == seat for who, _, _ in rows(g, FACE_DOWN)):
        return Refusal("SI-14.15", "face-down-already")
    if g.plays[seat] < 1:
        return Refusal("SI-6.1", "no-plays-left")
    return None if option[1] in g.hand[seat] else Refusal("SI-6.1", "no-longer-in-hand")


@refuses("ward")
def cannot_ward(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    land = option[1]
    found = not_in(decision, ("slow",)) or no_place(g, "SI-14.15", land)
    if found:
        return found
    mine = [waits for who, _, waits in rows(g, FACE_DOWN) if who == seat]
    if not any(mine):
        return Refusal("SI-14.15", "pattern-made" if mine else "no-card-face-down")
    if not sacred_bits(g, seat) & g.chart.all_lands & 1 << land:
        return Refusal("SI-14.15", "not-sacred", {"land": land})
    return too_dear("SI-14.15", price(g, land), g.energy[seat])


@phase_part(ID)
def cards_are_discarded(g: Island, part: str) -> Rule[None]:
    """When time passes, cards that lay face down are discarded like others."""
    if part == "time":
        for seat, card, _ in rows(g, FACE_DOWN):
            g.discard[seat].append(card)
        g.lasting[:] = [row for row in g.lasting if row[0] != FACE_DOWN]
    yield from ()


@defence(ID)
@law("SI-14.15")
def wards_defend(g: Island, land: int) -> int:
    return WARD_DEFENDS * g.markers[land]


@blight_added(ID)
@law("SI-14.15")
def wards_break(g: Island, land: int) -> Rule[None]:
    """Blight destroys all patterns of its land."""
    if g.markers[land]:
        g.markers[land] = 0
        tell(g, "SI-14.15", "wards-broken", land=land)
    yield from ()


@explored(ID)
@law("SI-14.15")
def settlers(g: Island, land: int, card: int, had: bool) -> Rule[None]:
    """In stage III an explore brings a town as well."""
    stage = INVADER_CARDS[card].stage if card >= 0 else invasion_stage(g)
    if stage == LAST_STAGE:
        yield from Act(g, land=land, clause="SI-14.15").add(1, TOWN)


@victory_check(ID)
@law("SI-14.15")
def coast_warded(g: Island, met: bool) -> bool:
    """From terror level 2 on, a pattern in every coastal land. Fear alone does not win."""
    if g.terror >= FROM_TERROR and all(g.markers[land] for land in places(g.chart.coastal)):
        return True
    return met and g.terror < TERROR_VICTORY
