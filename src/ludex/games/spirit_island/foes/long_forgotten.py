"""Powers Long Forgotten: things lie hidden all over the island, for whoever finds them first."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.fear import earn
from ludex.games.spirit_island.rules.growth import allowed_presence
from ludex.games.spirit_island.rules.invaders import build, counter_attack, lands_of_card
from ludex.games.spirit_island.rules.land import buildings, count, is_terrain, most, presence_bits, where
from ludex.games.spirit_island.rules.lasting import (
    FOREVER,
    NEXT_RAVAGE,
    RAVAGES_MORE,
    REACH,
    rows,
    this_turn,
    until,
    use_up,
)
from ludex.games.spirit_island.rules.moments import (
    action_lands,
    board_setup,
    damage_more,
    effect_over,
    energy_gain,
    explore_sources,
    explored,
    extra_done,
    floor_extra,
    growth_extra,
    invader_came,
    major_costs_a_card,
    more_score,
    movable,
    order_matters,
    plays_gain,
    reclaimed,
    spared,
    targets,
    untouchable,
)
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.reasons import POWER_PHASES, SPIRIT_PHASE, no_place, not_in, refuses
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import FACE_DOWN, NOBODY, Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    BUILD,
    BUILDING,
    DAHAN,
    DISEASE,
    FIRE,
    INVADER,
    JUNGLE,
    SANDS,
    STRIFE,
    WETLAND,
    WILDS,
    kind_of,
)
from ludex.kit.cards import shuffled

ID = "powers-long-forgotten"
FACE_UP = 2
"""Of a marker that stays in its land."""
SPIRITS_SIDE, INVADERS_SIDE = 0, 1
FOUND = 720
"""side, number: who has found what"""
UNUSED = 721
"""number: the spirits have not used it yet; they may at a moment of their choice"""
ONE_PLAY = 722
"""turn in which every spirit has one card play"""
PAID = 723
"""cause, number, whether the price was paid: for the power that is going on"""
STRENGTHENED = 724
"""cause: its damage was raised already"""
RECLAIMED, REWARDED = 725, 726
"""spirit: it has reclaimed this turn; it was given energy for not having done so"""

SCALE, LOOP, TOOTH, RIB, EMBER, ROPE, PILLAR, SACK = range(1, 9)
AT_ONCE = (RIB, PILLAR, SACK)
"""Those that the spirits use once."""
EACH_BOARD = 4
SEARCHERS = 3
"""Dahan that search a land."""
INVADERS_SEARCH = {"france": 3}
USUAL_SEARCH = 2
PRICE = 1
REWARD = 2
WEAKENED = -3
FRIGHT = 2
POINTS = 2
"""For a find that was never used."""

MORE_VERBS.append(verb("unearth", find="find"))
MORE_VERBS.append(verb("shift", origin="land", target="land"))


def has_found(g: Island, side: int, number: int) -> bool:
    return bool(g.lasting) and [side, number] in rows(g, FOUND)


@board_setup(ID)
@law("SI-14.14")
def hide(g: Island) -> Rule[None]:
    """A numbered marker and one more for each player, unseen, and blank ones; four on each board, without dahan."""
    for on in Act(g, clause="SI-14.14", shared=True).each_board():
        for _ in range(EACH_BOARD):
            free = on.board_lands & ~marked(g)
            g.markers[(yield from on.pick("hide", free & ~on.where(DAHAN) or free))] = FACE_DOWN
    numbers = yield from shuffled("SI-14.14", range(SCALE, SACK + 1))
    used = 1 + g.players
    g.buried_box = numbers[used:]
    spots = places(marked(g))
    hidden = yield from shuffled("SI-14.14", [*numbers[:used], *[0] * (len(spots) - used)])
    for spot, number in zip(spots, hidden, strict=True):
        g.buried[spot] = number


def marked(g: Island) -> int:
    """Lands with a marker, as bits."""
    return sum(1 << land for land, marker in enumerate(g.markers) if marker)


@effect_over(ID)
@law("SI-14.14")
def search(g: Island) -> Rule[None]:
    """Three dahan search a land for the spirits; two invaders (three against France) search it for themselves."""
    g.lasting[:] = [row for row in g.lasting if row[0] not in (PAID, STRENGTHENED)]
    for land in [land for land in g.chart.lands if g.markers[land] == FACE_DOWN]:
        if count(g, land, DAHAN) >= SEARCHERS:
            yield from turn_over(g, land, SPIRITS_SIDE)
        elif count(g, land, INVADER) >= INVADERS_SEARCH.get(g.adversary, USUAL_SEARCH):
            yield from turn_over(g, land, INVADERS_SIDE)


@law("SI-14.14")
def turn_over(g: Island, land: int, side: int) -> Rule[None]:
    """A blank marker is discarded; another one serves whoever has found it."""
    number = g.buried[land]
    g.buried[land] = g.markers[land] = 0
    g.show()
    if not number:
        tell(g, "SI-14.14", "find-nothing", land=land)
        return
    tell(g, "SI-14.14", "find-spirits" if side == SPIRITS_SIDE else "find-invaders", land=land, find=number)
    until(g, FOREVER, FOUND, side, number)
    if side == SPIRITS_SIDE:
        if number == LOOP or number in AT_ONCE:
            until(g, FOREVER, UNUSED, number)
        if number == ROPE:
            for seat in range(g.players):
                until(g, FOREVER, REACH, seat, 1)
    elif number == RIB:
        until(g, FOREVER, ONE_PLAY, g.turn + 1)
    elif number == SACK:
        g.markers[land] = FACE_UP
    elif number == PILLAR:
        yield from burnt_boards(g)


# ------------------------------------------------------------------------------------------- what spirits do with finds


def uses(g: Island, seat: int) -> list[Option]:
    """Finds that wait for their use, and presence that may wander over the sands."""
    found: list[Option] = [("unearth", number) for (number,) in rows(g, UNUSED) if number in AT_ONCE]
    if has_found(g, SPIRITS_SIDE, LOOP):
        sands = g.chart.of_terrain[SANDS]
        mine = places(presence_bits(g, seat) & sands)
        there = places(allowed_presence(g, seat, sands)) if mine else []
        found += [("shift", origin, target) for origin in mine for target in there if target != origin]
    return found


@growth_extra(ID)
@law("SI-14.14")
def uses_in_spirit_phase(g: Island, seat: int) -> list[Option]:
    return uses(g, seat)


@floor_extra(ID)
@law("SI-14.14")
def uses_in_power_phase(g: Island, seat: int, phase: int) -> list[Option]:
    return uses(g, seat)


@extra_done(ID)
@law("SI-14.14")
def use_find(g: Island, seat: int, option: Option) -> Rule[bool]:
    on = Act(g, seat, clause="SI-14.14", shared=True)
    match option:
        case ("shift", origin, target):
            use_up(g, UNUSED, LOOP)
            yield from pieces.move_presence(on, seat, origin, target)
            return True
        case ("unearth", number):
            use_up(g, UNUSED, number)
            tell(g, "SI-14.14", "unearthed", find=number)
            if number == RIB:
                until(g, NEXT_RAVAGE, RAVAGES_MORE, WEAKENED)
            elif number == PILLAR:
                yield from sunlight(on)
            else:
                yield from empty_a_land(on)
            return True
    return False


@refuses("unearth")
def cannot_unearth(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    find = option[1]
    if not SCALE <= find <= SACK or not has_found(g, SPIRITS_SIDE, find):
        return Refusal("SI-14.14", "not-found-by-spirits")
    if find not in AT_ONCE:
        return Refusal("SI-14.14", "works-by-itself", {"find": find})
    if [find] not in rows(g, UNUSED):
        return Refusal("SI-14.14", "find-used", {"find": find})
    return not_in(decision, SPIRIT_PHASE + POWER_PHASES)


@refuses("shift")
def cannot_shift(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, origin, target = option
    if not has_found(g, SPIRITS_SIDE, LOOP):
        return Refusal("SI-14.14", "loop-not-found")
    found = not_in(decision, SPIRIT_PHASE + POWER_PHASES) or no_place(g, "SI-14.14", origin, target)
    if found:
        return found
    if not presence_bits(g, seat) >> origin & 1:
        return Refusal("SI-14.14", "no-presence-there", {"land": origin})
    if not allowed_presence(g, seat, 1 << target):
        return Refusal("SI-2.2", "never-there", {"land": target})
    return Refusal("SI-14.14", "from-sands-to-sands")


@law("SI-14.14")
def sunlight(on: Act) -> Rule[None]:
    """Two fear cards are earned; the dahan of a land deal their damage."""
    g = on.g
    for _ in range(FRIGHT):
        if g.fear_deck:
            earn(g)
    land = yield from on.pick("sunlight", on.where(DAHAN) & on.where(INVADER))
    if land != NOWHERE:
        yield from counter_attack(g, land, count(g, land, DAHAN))


@law("SI-14.14")
def empty_a_land(on: Act) -> Rule[None]:
    """Everything in a land leaves the game: blight and presence too."""
    g = on.g
    land = yield from on.pick("empty", g.chart.all_lands)
    g.people[land] = []
    for kind in (BEASTS, DISEASE, WILDS, BLIGHT):
        pieces.tokens(g, kind)[land] = 0
    for row in g.presence:
        row[land] = 0
    g.markers[land] = g.buried[land] = 0
    tell(g, "SI-14.14", "emptied", land=land)


@more_score(ID)
@law("SI-1.5", "SI-14.14")
def never_used(g: Island) -> int:
    """Points for every find that the spirits kept and never used."""
    return POINTS * len(rows(g, UNUSED))


# ------------------------------------------------------------------------------------------------------------ 1: scale


def grants_fire(on: Act) -> bool:
    return on.power != NOBODY and POWERS[on.power].elements[FIRE] > 0


def pays(on: Act, number: int) -> Rule[bool]:
    """One more energy, once for a power, so that it does what it would do."""
    g = on.g
    for cause, what, paid in rows(g, PAID):
        if (cause, what) == (on.power, number):
            return bool(paid)
    paid = int(g.energy[on.user] >= PRICE and (yield from on.by(on.user).may("pay-find")))
    if paid:
        on.gain_energy(-PRICE, on.user)
    until(g, FOREVER, PAID, on.power, number, paid)
    return bool(paid)


@spared(ID)
@law("SI-14.14")
def scale_shields(on: Act, land: int) -> Rule[bool]:
    """Found by invaders: powers that grant fire hurt them only for 1 more energy."""
    if not grants_fire(on) or not has_found(on.g, INVADERS_SIDE, SCALE):
        return False
    return not (yield from pays(on, SCALE))


@damage_more(ID)
@law("SI-14.14")
def scale_burns(on: Act, much: int) -> int:
    """Found by spirits: such powers deal 1 more damage in all."""
    g = on.g
    if much <= 0 or not grants_fire(on) or not has_found(g, SPIRITS_SIDE, SCALE):
        return much
    if [on.power] in rows(g, STRENGTHENED):
        return much
    until(g, FOREVER, STRENGTHENED, on.power)
    return much + 1


@untouchable(ID)
@law("SI-14.14")
def not_paid_for(g: Island, land: int, one: int) -> bool:
    """The power that is going on was not paid for: it hurts no invader in any way."""
    return (
        bool(g.lasting)
        and bool(kind_of(one) & INVADER)
        and any(what == SCALE and not paid for _, what, paid in rows(g, PAID))
    )


# ------------------------------------------------------------------------------------------------- 2: loop, 3: tooth


@action_lands(ID)
@law("SI-14.14")
def loop_builds(g: Island, action: int, card: int, lands: int) -> int:
    """Found by invaders: those in any sands build in all sands."""
    if action != BUILD or card < 0 or not has_found(g, INVADERS_SIDE, LOOP):
        return lands
    sands = g.chart.of_terrain[SANDS]
    return lands | sands & lands_of_card(g, card) if sands & where(g, INVADER) else lands


@explore_sources(ID)
@law("SI-14.14")
def loop_explores(g: Island, sources: int) -> int:
    """And they explore from all sands."""
    sands = g.chart.of_terrain[SANDS]
    return sources | sands if has_found(g, INVADERS_SIDE, LOOP) and sources & sands else sources


@explored(ID)
@law("SI-14.14")
def tooth_builds(g: Island, land: int, card: int, had: bool) -> Rule[None]:
    """Found by invaders: in a wetland they build as soon as they explore it."""
    if has_found(g, INVADERS_SIDE, TOOTH) and is_terrain(g, land, WETLAND):
        yield from build(g, land, normal=False)


@energy_gain(ID)
@law("SI-14.14")
def tooth_feeds(g: Island, seat: int, energy: int) -> int:
    """Found by spirits: 2 more energy in a spirit phase without reclaiming."""
    if not has_found(g, SPIRITS_SIDE, TOOTH) or [seat] in rows(g, RECLAIMED):
        return energy
    this_turn(g, REWARDED, seat)
    return energy + REWARD


@reclaimed(ID)
@law("SI-14.14")
def tooth_is_given_back(g: Island, seat: int) -> None:
    """Whoever reclaims after all has not earned it."""
    if g.step != "spirit":
        return
    this_turn(g, RECLAIMED, seat)
    if [seat] in rows(g, REWARDED):
        use_up(g, REWARDED, seat)
        Act(g, seat).gain_energy(-REWARD)


# --------------------------------------------------------------------------------------------------- 4 to 8: the others


@plays_gain(ID)
@law("SI-14.14")
def rib_hinders(g: Island, seat: int, plays: int) -> int:
    """Found by invaders: on the next turn every spirit has one card play, whatever its growth says."""
    return 1 - g.plays[seat] if [g.turn] in rows(g, ONE_PLAY) else plays


@invader_came(ID)
@law("SI-14.14")
def ember_scorches(g: Island, land: int, kind: int) -> Rule[None]:
    """Found by invaders: the first town or city of a jungle or wetland brings blight."""
    if (
        kind & BUILDING
        and has_found(g, INVADERS_SIDE, EMBER)
        and buildings(g, land) == 1
        and is_terrain(g, land, JUNGLE, WETLAND)
    ):
        yield from Act(g, land=land, clause="SI-14.14").for_table(land).add(1, BLIGHT)


@order_matters(ID)
@law("SI-9.3")
def ember_spreads(g: Island, action: int, lands: list[int]) -> bool:
    """The blight of a build may cascade, and turn the blight card over."""
    return action == BUILD and has_found(g, INVADERS_SIDE, EMBER)


@major_costs_a_card(ID)
@law("SI-14.14")
def ember_spares(g: Island, needed: bool) -> bool:
    """Found by spirits: a major power costs no card."""
    return needed and not has_found(g, SPIRITS_SIDE, EMBER)


@movable(ID)
@law("SI-14.14")
def rope_holds(on: Act, kinds: int) -> Rule[int]:
    """Found by invaders: powers gather and push them only for 1 more energy."""
    if not kinds & INVADER or on.power == NOBODY or not has_found(on.g, INVADERS_SIDE, ROPE):
        return kinds
    return kinds if (yield from pays(on, ROPE)) else kinds & ~INVADER


@law("SI-14.14")
def burnt_boards(g: Island) -> Rule[None]:
    """Found by invaders: on each board, where there are most towns and cities, dahan and tokens are destroyed, and
    blight comes."""
    for on in Act(g, clause="SI-14.14", shared=True).each_board():
        land = yield from on.pick("burnt", most(g, on.board_lands, BUILDING))
        if land != NOWHERE:
            there = on.at(land)
            yield from there.destroy(count(g, land, DAHAN), DAHAN)
            for one in pieces.listed(g, land, BEASTS | DISEASE | WILDS | STRIFE):
                pieces.remove(g, land, one)
            yield from there.add(1, BLIGHT)


@targets(ID)
@law("SI-14.14")
def sack_covers(g: Island, seat: int, power: int, lands: int) -> int:
    """Found by invaders: the land where it lies can't be a target."""
    if has_found(g, INVADERS_SIDE, SACK):
        for land in g.chart.lands:
            if g.markers[land] == FACE_UP:
                lands &= ~(1 << land)
    return lands
