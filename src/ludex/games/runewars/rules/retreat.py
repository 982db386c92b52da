"""RW-10: retreat: to one adjacent area, always routed."""

from __future__ import annotations

from ludex.core import Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.rules.areas import controller, is_empty, left_of, ways
from ludex.games.runewars.rules.units import flies, keep_limit, put, to_box
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, ROUTED, kind_of, unit


@law("RW-10.2")
def havens(g: Runewars, seat: int, place: int, units: list[int]) -> list[int]:
    """Where units of a player may retreat to: friendly areas, without one empty areas. Borders apply; over those that
    only flying units cross no others go along."""
    wings = bool(units) and all(flies(g, kind_of(one)) for one in units)
    near = ways(g, place, seat, wings)
    friendly = [one for one in near if controller(g, one) == seat]
    return friendly or [one for one in near if is_empty(g, one)]


@law("RW-10.1", "RW-10.2", "RW-10.3")
def retreat(g: Runewars, seat: int, place: int, units: list[int], stand: bool = False) -> Rule[int]:
    """These units, which stand on no area, go to one area, routed; destroyed if there is none. Where they went, or
    NOBODY."""
    if not units:
        return NOBODY
    legal = havens(g, seat, place, units)
    if not legal:
        lose(g, place, units)
        return NOBODY
    g.fleeing += units
    choice = yield ask(
        "RW-10.1",
        seat,
        "retreat",
        [("retreat", target) for target in legal],
        about={"place": place, "count": len(units)},
    )
    g.fleeing.clear()
    target = int(choice[1])
    arrive(g, target, units, stand)
    tell(g, "RW-10.1", "retreats", who=seat, place=target, count=len(units))
    yield from keep_limit(g, seat, target)
    return target


@law("RW-10.4")
def neutrals_retreat(g: Runewars, place: int, units: list[int], chooser: int) -> Rule[int]:
    """Unallied neutral units go to an uncontrolled area; destroyed if there is none."""
    if not units:
        return NOBODY
    wings = all(flies(g, kind_of(one)) for one in units)
    legal = [one for one in ways(g, place, NOBODY, wings) if controller(g, one) == NOBODY]
    if not legal:
        lose(g, place, units)
        return NOBODY
    g.fleeing += units
    choice = yield ask(
        "RW-10.4",
        chooser,
        "neutrals-retreat",
        [("retreat", target) for target in legal],
        about={"place": place, "count": len(units)},
    )
    g.fleeing.clear()
    arrive(g, choice[1], units, False)
    tell(g, "RW-10.4", "neutrals-retreat", place=choice[1], count=len(units))
    return int(choice[1])


def arrive(g: Runewars, target: int, units: list[int], stand: bool) -> None:
    for one in units:
        put(g, target, unit(kind_of(one), bool(one & ROUTED)) if stand else unit(kind_of(one), True))


def lose(g: Runewars, place: int, units: list[int]) -> None:
    for one in units:
        to_box(g, one)
    tell(g, "RW-10.2", "no-retreat", place=place, count=len(units))


def judge_of_neutrals(g: Runewars) -> int:
    """RW-10.4: the player left of the current one."""
    return left_of(g, g.current if g.current != NOBODY else g.first)
