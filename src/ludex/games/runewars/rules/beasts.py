"""RW-8.5: what cards do with neutral units: they place them, and drive them from one area to another."""

from __future__ import annotations

from ludex.core import Option, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import FIRST_NEUTRAL, UNITS, book
from ludex.games.runewars.rules.areas import MOST_UNITS, controller, is_neutral, places, ways
from ludex.games.runewars.rules.units import flies, from_box, put
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, kind_of


def neutral_kinds(g: Runewars, *shapes: int) -> list[int]:
    """Types of neutral units of these shapes of which some are in the box."""
    return [kind for kind in range(FIRST_NEUTRAL, len(UNITS)) if g.supply[kind] and book(g).units[kind].shape in shapes]


@law("RW-8.5")
def place_neutral(g: Runewars, seat: int, kind: int, place: int) -> None:
    """A neutral unit of the box: allied where somebody controls the area, otherwise with nobody."""
    from_box(g, place, kind)
    tell(g, "RW-8.5", "neutral-placed", who=seat, unit=kind, place=place)


@law("RW-8.5", "RW-7.1", "RW-7.6")
def drives(g: Runewars) -> list[Option]:
    """All unallied neutral units of an area to an adjacent uncontrolled one; borders and the limit of units hold."""
    found: list[Option] = []
    for place in places(g):
        if is_neutral(g, place):
            wings = all(flies(g, kind_of(one)) for one in g.units[place])
            found += [
                ("drive", place, to)
                for to in ways(g, place, NOBODY, wings)
                if controller(g, to) == NOBODY and len(g.units[place]) + len(g.units[to]) <= MOST_UNITS
            ]
    return found


@law("RW-8.5")
def drive(g: Runewars, seat: int, place: int, to: int) -> None:
    """They go as they stand or lie."""
    count = len(g.units[place])
    for one in g.units[place]:
        put(g, to, one)
    g.units[place].clear()
    tell(g, "RW-8.5", "driven", who=seat, place=place, to=to, count=count)
