"""SI-8: the small verbs that alone change what lies on the island."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.rules.dream import follow
from ludex.games.spirit_island.rules.fear import make_fear
from ludex.games.spirit_island.rules.land import health_of
from ludex.games.spirit_island.rules.lasting import HEALTH_BY_STRIFE, UNHURT_DAHAN, rows
from ludex.games.spirit_island.rules.moments import (
    destroyed,
    invader_came,
    piece_moved,
    sacred_made,
    untouchable,
)
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    DAHAN,
    DISEASE,
    FEAR,
    INDEX,
    INVADER,
    PEOPLE,
    STRIFE,
    WILDS,
    as_kind,
    damage_of,
    hurt,
    kind_of,
    piece,
    strife_of,
    with_strife,
)

if TYPE_CHECKING:
    from ludex.games.spirit_island.rules.act import Act

TOKEN_INDEX: Final = {kind: INDEX[kind] for kind in (BEASTS, DISEASE, WILDS, BLIGHT)}
"""A token that is named in an answer is minus this number: beasts are -4."""
STRIFE_PIECE: Final = -INDEX[STRIFE]


def tokens(g: Island, kind: int) -> list[int]:
    """How many tokens of a kind lie in each place."""
    return g.beasts if kind == BEASTS else g.disease if kind == DISEASE else g.wilds if kind == WILDS else g.blight


def token_kind(one: int) -> int:
    return 1 << -one


def listed(g: Island, land: int, kinds: int) -> list[int]:
    """All pieces of these kinds in a land, as numbers; tokens are negative, strife among them."""
    found = [one for one in g.people[land] if kinds & kind_of(one)] if kinds & PEOPLE else []
    if kinds & ~PEOPLE:
        for kind, index in TOKEN_INDEX.items():
            if kinds & kind:
                found += [-index] * tokens(g, kind)[land]
        if kinds & STRIFE:
            found += [STRIFE_PIECE] * sum(strife_of(one) for one in g.people[land])
    return found


# ---------------------------------------------------------------------------------------------------- damage and death


def wound(g: Island, land: int, one: int, much: int) -> bool:
    """Damage to one piece; True if that destroys it."""
    if kind_of(one) == DAHAN and unhurt(g, land):
        return False
    for spares in untouchable.of(g.owners):
        if spares(g, land, one):
            return False
    if damage_of(one) + much >= health_of(g, land, one):
        return destroy(g, land, one)
    row = g.people[land]
    row.remove(one)
    row.append(hurt(one, much))
    row.sort()
    tell(g, "SI-8.1", "damage", land=land, piece=one, count=much)
    return False


def unhurt(g: Island, land: int) -> bool:
    return bool(g.lasting) and any(land == place for (place,) in rows(g, UNHURT_DAHAN))


@law("SI-8.3")
def destroy(g: Island, land: int, one: int) -> bool:
    """A piece is destroyed: a town yields 1 fear, a city 2."""
    kind = kind_of(one)
    if kind == DAHAN and unhurt(g, land):
        return False
    for spares in untouchable.of(g.owners):
        if spares(g, land, one):
            return False
    g.people[land].remove(one)
    g.lost.append([land, one])
    tell(g, "SI-8.3", "destroyed", land=land, piece=one)
    for then in destroyed.of(g.owners):
        then(g, land, one)
    make_fear(g, FEAR[one & 3], destroying=True)
    return True


def spread(g: Island, land: int, kinds: int, much: int) -> list[int]:
    """Damage spread so that it destroys the most: what needs least first, of those what frightens most."""
    lost = []
    while much > 0:
        targets = [one for one in g.people[land] if kinds & kind_of(one)]
        if not targets:
            break

        def need(one: int) -> tuple[int, int]:
            return health_of(g, land, one) - damage_of(one), -(one & 3)

        able = [one for one in targets if need(one)[0] <= much]
        one = min(able or targets, key=need)
        dealt = min(much, need(one)[0])
        much -= dealt
        if wound(g, land, one, dealt):
            lost.append(one)
    return lost


@law("SI-8.11")
def settle_health(g: Island) -> None:
    """Where health has changed: whatever has as much damage as health is destroyed at once."""
    for land, row in enumerate(g.people):
        for one in row[:]:
            if damage_of(one) and damage_of(one) >= health_of(g, land, one):
                destroy(g, land, one)


@law("SI-8.10")
def damage_dahan(g: Island, land: int, much: int) -> int:
    """Damage by invaders or events: as many dahan as possible are destroyed, the wounded first; how many."""
    lost = 0
    while much > 0:
        dahan = [one for one in g.people[land] if kind_of(one) == DAHAN]
        if not dahan or unhurt(g, land):
            break
        one = max(dahan)
        dealt = min(much, health_of(g, land, one) - damage_of(one))
        much -= dealt
        lost += wound(g, land, one, dealt)
    return lost


# --------------------------------------------------------------------------------------------------- remove, add, move


@law("SI-8.4", "SI-13.7")
def remove(g: Island, land: int, one: int) -> None:
    """Back to the supply, with its strife."""
    if one >= 0:
        g.people[land].remove(one)
    elif one == STRIFE_PIECE:
        bearer = next(each for each in g.people[land] if strife_of(each))
        take_strife(g, land, bearer)
    else:
        tokens(g, token_kind(one))[land] -= 1
    tell(g, "SI-8.4", "removed", land=land, piece=one)


def add(g: Island, land: int, kind: int) -> Rule[None]:
    """A new piece or token."""
    put(g, land, kind)
    tell(g, "SI-8.8", "added", land=land, piece=piece(kind) if kind & PEOPLE else -INDEX[kind])
    if kind & INVADER:
        for then in invader_came.of(g.owners):
            yield from then(g, land, kind)


def put(g: Island, land: int, kind: int, number: int = 1) -> None:
    """Place pieces without anything else happening, as in set-up."""
    if kind & PEOPLE:
        g.people[land] += [piece(kind)] * number
        g.people[land].sort()
    else:
        tokens(g, kind)[land] += number


def add_strife(g: Island, land: int, one: int) -> int:
    """Strife for this piece; it is another number now."""
    row = g.people[land]
    row.remove(one)
    row.append(with_strife(one, 1))
    row.sort()
    tell(g, "SI-13.7", "strife", land=land, piece=one)
    if g.lasting and rows(g, HEALTH_BY_STRIFE):
        settle_health(g)
    return with_strife(one, 1)


def take_strife(g: Island, land: int, one: int) -> int:
    row = g.people[land]
    row.remove(one)
    row.append(with_strife(one, -1))
    row.sort()
    return with_strife(one, -1)


@law("SI-8.4")
def replace(act: Act, land: int, one: int, kind: int, number: int = 1) -> Rule[None]:
    """Another piece in its place: damage is carried over and may destroy it; strife stays with invaders, shared out
    as the players wish if there are several."""
    g = act.g
    g.people[land].remove(one)
    tell(
        g, "SI-8.4", "replaced", land=land, piece=one, new=piece(kind) if kind & PEOPLE else -INDEX[kind], count=number
    )
    if not kind & PEOPLE:
        put(g, land, kind, number)
        return
    new = as_kind(one, kind)
    strife = strife_of(new)
    if number > 1:
        new = with_strife(new, -strife)
    for _ in range(number):
        g.people[land].append(new)
    g.people[land].sort()
    if number > 1:
        for _ in range(strife):
            yield from act.add_strife(land, kind)
    for each in [each for each in g.people[land] if damage_of(each) and each == new]:
        if damage_of(each) >= health_of(g, land, each):
            destroy(g, land, each)


def open_to(g: Island, land: int) -> list[int]:
    """Where a piece may go that no power moves: adjacent lands, never an ocean (SI-2.2)."""
    return [*g.chart.near[land]]


@law("SI-8.5")
def move(act: Act, one: int, origin: int, target: int) -> Rule[None]:
    """A piece moves; whoever goes along with it does."""
    g = act.g
    if one >= 0:
        g.people[origin].remove(one)
        g.people[target].append(one)
        g.people[target].sort()
        if act.dreamt:
            follow(act, one, origin, one, target)
    else:
        row = tokens(g, token_kind(one))
        row[origin] -= 1
        row[target] += 1
    g.moved.append([one, origin, target])
    tell(g, "SI-8.5", "moved", piece=one, origin=origin, target=target)
    for then in piece_moved.of(g.owners):
        yield from then(act, one, origin, target)
    if one >= 0 and one in g.people[target] and damage_of(one) >= health_of(g, target, one):
        destroy(g, target, one)


# ----------------------------------------------------------------------------------------------------------- presence


@law("SI-5.6")
def destroy_presence(g: Island, seat: int, land: int) -> None:
    """Put aside; never back on a track."""
    g.presence[seat][land] -= 1
    g.destroyed[seat] += 1
    tell(g, "SI-5.6", "presence-lost", who=seat, spirit=g.spirits[seat], land=land)


def place_presence(act: Act | None, g: Island, seat: int, land: int) -> Rule[None]:
    """A presence arrives; two of them make a sacred site."""
    g.presence[seat][land] += 1
    if sacred_made.of(g.owners):
        for then in sacred_made.of(g.owners):
            yield from then(act, g, seat, land)


def move_presence(act: Act, seat: int, origin: int, target: int) -> Rule[None]:
    act.g.presence[seat][origin] -= 1
    tell(act.g, "SI-8.5", "presence-moved", who=seat, spirit=act.g.spirits[seat], origin=origin, target=target)
    yield from place_presence(act, act.g, seat, target)


def is_ocean(land: int) -> bool:
    return land % SPACES == 0
