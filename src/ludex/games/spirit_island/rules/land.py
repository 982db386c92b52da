"""Looking at the island (SI-2, SI-5.7, SI-8.2): what lies where, who is where. Sets of lands are bits of one number."""

from __future__ import annotations

from functools import partial
from itertools import compress
from operator import lt

from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import BITS, SPACES, bits, places, slots_of
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.lasting import (
    DEFEND,
    DEFEND_BY_DAHAN,
    EVERYWHERE,
    HEALTH,
    HEALTH_BY_STRIFE,
    rows,
)
from ludex.games.spirit_island.rules.moments import defence, health, sacred
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    DISEASE,
    INVADER,
    PEOPLE,
    STRIFE,
    TERRAINS,
    WETLAND,
    WILDS,
    strife_of,
)
from ludex.games.spirit_island.things import (
    HEALTH as PRINTED_HEALTH,
)

OCEAN_SPIRIT = SPIRITS.index("oceans-hungry-grasp")
several = partial(lt, 1)


def board_of(land: int) -> int:
    """The slot of its board."""
    return land // SPACES


@law("SI-2.4", "SI-8.13")
def count(g: Island, land: int, kinds: int) -> int:
    """How many pieces of these kinds are there: `count(g, land, TOWN | CITY)`."""
    found = 0
    if kinds & PEOPLE:
        for one in g.people[land]:
            if kinds >> (one & 3) & 1:
                found += 1
    if kinds & ~PEOPLE:
        if kinds & BEASTS:
            found += g.beasts[land]
        if kinds & DISEASE:
            found += g.disease[land]
        if kinds & WILDS:
            found += g.wilds[land]
        if kinds & BLIGHT:
            found += g.blight[land]
        if kinds & STRIFE:
            found += sum(map(strife_of, g.people[land]))
    return found


def has(g: Island, land: int, kinds: int) -> bool:
    return count(g, land, kinds) > 0


def anywhere(g: Island, kinds: int) -> bool:
    """Is there any such piece with health on the island?"""
    for row in g.people:
        for one in row:
            if kinds >> (one & 3) & 1:
                return True
    return False


def where(g: Island, kinds: int) -> int:
    """The places that hold any of these kinds, as bits."""
    found = 0
    if kinds & PEOPLE:
        for bit, row in compress(zip(BITS, g.people, strict=False), g.people):
            for one in row:
                if kinds >> (one & 3) & 1:
                    found |= bit
                    break
    if kinds & ~PEOPLE:
        for kind, row in ((BEASTS, g.beasts), (DISEASE, g.disease), (WILDS, g.wilds), (BLIGHT, g.blight)):
            if kinds & kind:
                found |= sum(compress(BITS, row))
        if kinds & STRIFE:
            found |= bits(land for land, row in enumerate(g.people) if any(map(strife_of, row)))
    if OCEAN_SPIRIT in g.spirits and found & g.chart.all_oceans:
        found &= in_play(g)
    return found


def presence_bits(g: Island, seat: int) -> int:
    """Its lands: those with its presence."""
    return sum(compress(BITS, g.presence[seat]))


@law("SI-5.7")
def sacred_bits(g: Island, seat: int) -> int:
    """Sacred sites: lands with two or more of its presence."""
    found = sum(compress(BITS, map(several, g.presence[seat])))
    more = sacred.by(SPIRITS[g.spirits[seat]])
    return found if more is None else found | more(g, seat)


def any_presence(g: Island) -> int:
    """Lands with the presence of any spirit."""
    found = 0
    for seat in range(len(g.spirits)):
        found |= presence_bits(g, seat)
    return found


def any_sacred(g: Island) -> int:
    found = 0
    for seat in range(len(g.spirits)):
        found |= sacred_bits(g, seat)
    return found


@law("SI-2.2")
def seas(g: Island) -> int:
    """Oceans in play: those of boards where Ocean's Hungry Grasp has presence. They count as coastal wetlands."""
    if OCEAN_SPIRIT not in g.spirits:
        return 0
    chart = g.chart
    mine = presence_bits(g, g.spirits.index(OCEAN_SPIRIT))
    return bits(sea for sea in chart.oceans if mine & (chart.of_board[sea // SPACES] | 1 << sea))


def in_play(g: Island) -> int:
    """All lands, and the oceans that count as lands."""
    return g.chart.all_lands | seas(g)


def neighbours(g: Island, land: int) -> list[int]:
    """The lands next to one, oceans in play included."""
    chart = g.chart
    found = list(chart.near[land])
    if chart.ocean_near[land] and OCEAN_SPIRIT in g.spirits:
        sea = seas(g)
        found += [ocean for ocean in chart.ocean_near[land] if sea >> ocean & 1]
    return found


def next_to(g: Island, lands: int) -> int:
    """Lands next to any of these, as bits."""
    near = g.chart.near_bits
    return bits(land for land in g.chart.lands if near[land] & lands)


def lands_of(g: Island, slot: int) -> list[int]:
    """The lands of a board, in the order of their numbers."""
    return places(g.chart.of_board[slot])


def present_boards(g: Island) -> tuple[int, ...]:
    """The slots of the boards that are there."""
    return slots_of(g.boards, g.present)


HELD = {"dahan": DAHAN, "invaders": INVADER, "blight": BLIGHT, "city": CITY, "beasts": BEASTS, "wilds": WILDS}
"""What lands may hold, by the words on cards."""


def matching(g: Island, seat: int, words: tuple[str, ...]) -> int:
    """Lands that are or hold any one of these: a terrain, coastal, dahan, no_blight, …"""
    found = 0
    for word in words:
        found |= match(g, seat, word)
    return found


def match(g: Island, seat: int, word: str) -> int:
    """The lands that one word means: what they are, what they hold, or what they do not hold."""
    chart = g.chart
    if word == "any":
        return in_play(g)
    if word == "ocean":
        return chart.all_oceans
    if word in TERRAINS:
        terrain = TERRAINS.index(word)
        return chart.of_terrain[terrain] | (seas(g) if terrain == WETLAND else 0)
    if word == "coastal":
        return chart.coastal | seas(g)
    if word == "inland":
        return chart.inland
    if word == "own_presence":
        return presence_bits(g, seat)
    if word.startswith("no_"):
        return in_play(g) & ~where(g, HELD[word.removeprefix("no_")])
    return where(g, HELD[word])


def is_terrain(g: Island, land: int, *terrains: int) -> bool:
    """An ocean in play counts as a wetland."""
    number = g.chart.terrain[land]
    if land % SPACES == 0:
        return WETLAND in terrains
    return number in terrains


def is_coastal(g: Island, land: int) -> bool:
    return land % SPACES == 0 or bool(g.chart.coastal >> land & 1)


@law("SI-8.11")
def health_of(g: Island, land: int, one: int) -> int:
    """How much damage destroys a piece: never less than 1."""
    value = PRINTED_HEALTH[one & 3]
    kind = 1 << (one & 3)
    if g.lasting:
        for kinds, place, more in rows(g, HEALTH):
            if kinds & kind and place in (EVERYWHERE, land):
                value += more
        if kind & INVADER:
            for (less,) in rows(g, HEALTH_BY_STRIFE):
                value -= less * strife_of(one)
    for change in health.of(g.owners):
        value += change(g, land, one)
    return max(value, 1)


@law("SI-8.6")
def defend_of(g: Island, land: int) -> int:
    """The Defend of a land; it adds up."""
    total = 0
    for place, much in rows(g, DEFEND):
        if place in (land, EVERYWHERE):
            total += much
    for each, more in rows(g, DEFEND_BY_DAHAN):
        dahan = count(g, land, DAHAN)
        total += each * dahan + (more if dahan else 0)
    for change in defence.of(g.owners):
        total += change(g, land)
    return total


def buildings(g: Island, land: int) -> int:
    """Towns and cities."""
    return count(g, land, BUILDING)


def most(g: Island, lands: int, kinds: int, least: int = 1) -> int:
    """Of these lands, those that hold the most such pieces, and at least so many; as bits."""
    found = {land: count(g, land, kinds) for land in places(lands)}
    best = max(found.values(), default=0)
    return bits(land for land, number in found.items() if number == best and number >= least)


def fewest(g: Island, lands: int, kinds: int) -> int:
    found = {land: count(g, land, kinds) for land in places(lands)}
    best = min(found.values(), default=0)
    return bits(land for land, number in found.items() if number == best)
