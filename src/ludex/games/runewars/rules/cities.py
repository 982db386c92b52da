"""RW-5.6, RW-19.6b: cities: who has them, and how they are destroyed."""

from __future__ import annotations

from ludex.core import tell
from ludex.core.law import law
from ludex.games.runewars.rules.areas import LOST_CITY, controlled, places
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NONE


def cities(g: Runewars) -> list[int]:
    """Places with a city."""
    return [place for place in places(g) if g.city[place] != NONE]


def cities_of(g: Runewars, seat: int) -> list[int]:
    return [place for place in controlled(g, seat) if g.city[place] != NONE]


@law("RW-19.6b")
def raze_city(g: Runewars, seat: int, place: int) -> None:
    """The token leaves the board. The Lost City was none of those laid out at the start, and may be found again."""
    tell(g, "RW-19.6b", "city-razed", who=seat, city=g.city[place], place=place)
    g.cities_razed += g.city[place] != LOST_CITY
    g.city[place] = NONE
