"""RW-6, RW-17: the verbs that place, move and destroy units. Supply and board always add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludex.core import Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import DAQAN, DEVELOPMENTS, UNITS, book
from ludex.games.runewars.rules.areas import (
    MOST_UNITS,
    controlled,
    controller,
    own_units,
    places,
)
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import ROUTED, fort_seat, kind_of, unit

SUPPORT_OF_THE_PEOPLE = DEVELOPMENTS.index("daqan-support-of-the-people")
REANIMATE = UNITS.index("reanimate")


def put(g: Runewars, place: int, one: int) -> None:
    """A unit is there now; rows are kept in order, so that equal positions are equal."""
    row = g.units[place]
    row.append(one)
    row.sort()


def take(g: Runewars, place: int, one: int) -> None:
    g.units[place].remove(one)


def destroy(g: Runewars, place: int, one: int) -> None:
    """A unit goes back into the box."""
    take(g, place, one)
    to_box(g, one)
    tell(g, "RW-17.1", "destroyed", unit=kind_of(one), place=place, count=1)


def to_box(g: Runewars, one: int) -> None:
    g.supply[kind_of(one)] += 1


def from_box(g: Runewars, place: int, kind: int, routed: bool = False) -> bool:
    """A unit of the box is placed; False if there is none."""
    if not g.supply[kind]:
        return False
    g.supply[kind] -= 1
    put(g, place, unit(kind, routed))
    return True


def rout(g: Runewars, place: int, one: int) -> None:
    take(g, place, one)
    put(g, place, one | ROUTED)


def stand_up(g: Runewars, place: int, one: int) -> None:
    take(g, place, one)
    put(g, place, one & ~ROUTED)


def stand_all_up(g: Runewars) -> None:
    """RW-4.3: all figures stand up."""
    for row in g.units:
        row[:] = sorted(one & ~ROUTED for one in row)
    g.hero_routed = [0] * len(g.hero_routed)


@law("RW-19.7c")
def is_fast(g: Runewars, seat: int, kind: int) -> bool:
    printed = book(g).units[kind]
    return printed.fast or any(
        has_upgrade(g, seat, card) and printed.id == who
        for card, who in (("daqan-roc", "roc"), ("waiqar-vampire", "vampire"))
    )


def flies(g: Runewars, kind: int) -> bool:
    return book(g).units[kind].flying


def has_upgrade(g: Runewars, seat: int, card: str) -> bool:
    """RW-19.7: has he bought this Development card?"""
    return seat >= 0 and bool(g.upgrades[seat]) and DEVELOPMENTS.index(card) in g.upgrades[seat]


# ------------------------------------------------------------------------------------------------------------- limits


@law("RW-7.6", "RW-6.4", "RW-6.6a", "RW-17.1", "RW-17.3")
def keep_limit(g: Runewars, seat: int, place: int, most: int = MOST_UNITS) -> Rule[None]:
    """No more than so many units in an area: its owner destroys the rest."""
    while len(g.units[place]) > most:
        kinds = sorted(set(g.units[place]))
        choice = yield ask(
            "RW-17.1",
            seat,
            "over-limit",
            [("lose", one, place) for one in kinds],
            about={"place": place, "count": len(g.units[place]) - most},
        )
        destroy(g, place, choice[1])


@law("RW-6.4", "RW-11.2")
def forts_of(g: Runewars, seat: int) -> list[int]:
    """Places with a stronghold or the capital of a player."""
    return [place for place in places(g) if fort_seat(g.forts[place]) == seat]


# ------------------------------------------------------------------------------------------------------------ recruits


@law("RW-6.4", "RW-6.4a", "RW-19.1a")
def recruit(g: Runewars, seat: int, kinds: Iterable[int], where: Sequence[int] | None = None) -> Rule[None]:
    """Units are recruited one by one: the base unit or the reinforcement that replaces it, at a stronghold of choice
    (or in one of these areas). Without a stronghold nothing can be placed, nothing is recruited."""
    wanted = sorted(kinds)
    touched: list[int] = []
    for kind in wanted:
        forts = forts_of(g, seat) if where is None else where
        options = [("recruit", each, place) for each in can_recruit(g, seat, kind) for place in forts]
        if not options or not (yield from makes_room(g, seat, kind)):
            continue
        choice = yield ask("RW-6.4", seat, "recruit", options, about={"unit": kind})
        _, each, place = choice
        if not g.supply[each]:
            yield from free_one(g, seat, each)
        from_box(g, place, each)
        tell(g, "RW-6.4", "recruited", who=seat, unit=each, place=place, count=1)
        if place not in touched:
            touched.append(place)
    for place in touched:
        yield from keep_limit(g, seat, place)


@law("RW-19.1")
def instead_of(g: Runewars, kind: int) -> list[int]:
    """A type, and the reinforcement that may be recruited in its place."""
    return [kind, *(number for number, other in enumerate(book(g).units) if other.replaces == kind)]


@law("RW-6.5", "RW-19.1")
def can_recruit(g: Runewars, seat: int, kind: int) -> list[int]:
    """What may be recruited where this type is shown: as far as there are figures, or some could be freed."""
    return [each for each in instead_of(g, kind) if g.supply[each] or spare(g, seat, each)]


@law("RW-6.5")
def makes_room(g: Runewars, seat: int, kind: int) -> Rule[bool]:
    """Where no figure is left of what this type stands for, does he destroy one for it? Nobody has to."""
    if any(g.supply[each] for each in instead_of(g, kind)):
        return True
    choice = yield ask("RW-6.5", seat, "make-room", [("yes",), ("no",)], about={"unit": kind})
    return bool(choice == ("yes",))


@law("RW-6.5")
def spare(g: Runewars, seat: int, kind: int) -> list[int]:
    """Places from which a figure of this type could be taken, if all are in play."""
    return [place for place in controlled(g, seat) if any(kind_of(one) == kind for one in g.units[place])]


@law("RW-6.5", "RW-17.3")
def free_one(g: Runewars, seat: int, kind: int) -> Rule[None]:
    """All figures of a type are in play: one of them is destroyed first."""
    options = [
        ("free", one, place)
        for place in spare(g, seat, kind)
        for one in sorted(set(g.units[place]))
        if kind_of(one) == kind
    ]
    choice = yield ask("RW-6.5", seat, "free", options, about={"unit": kind})
    destroy(g, choice[2], choice[1])


@law("RW-19.4a")
def triangles(g: Runewars, seat: int) -> list[int]:
    """The base triangle units of a faction that it recruits by dials."""
    first = g.factions[seat] * 6
    return [
        kind for kind in range(first, first + 6) if book(g).units[kind].shape == 0 and book(g).units[kind].replaces < 0
    ]


# ------------------------------------------------------------------------------------------- those who are left behind


@law("RW-19.9", "RW-19.9a", "RW-19.9c")
def leave_peasants(g: Runewars, seat: int, place: int) -> Rule[None]:
    """All Daqan units have moved out of an area: an unused peasant token may stay, so that it remains theirs."""
    if (
        g.factions[seat] != DAQAN
        or SUPPORT_OF_THE_PEOPLE not in g.upgrades[seat]
        or len(g.peasants) >= book(g).limits.peasants
        or place in g.peasants
        or own_units(g, seat, place)
        or controller(g, place) == seat
    ):
        return
    choice = yield ask("RW-19.9", seat, "peasants", [("yes",), ("no",)], about={"place": place})
    if choice == ("yes",):
        g.peasants.append(place)
        g.peasants.sort()
        tell(g, "RW-19.9", "peasants-stay", who=seat, place=place)


@law("RW-19.9b")
def drop_peasants(g: Runewars, place: int) -> None:
    """An activation token is placed there: the peasants go."""
    if place in g.peasants:
        g.peasants.remove(place)
        tell(g, "RW-19.9b", "peasants-go", place=place)
