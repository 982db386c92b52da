"""RW-19.7: Development cards that are used in their owner's turn. The others work where they are asked for: by
`units.has_upgrade`, in battles by `Fight.has`."""

from __future__ import annotations

from ludex.core import Option, Rule, Verb, tell, verb
from ludex.core.law import law
from ludex.games.runewars.printed.book import DEVELOPMENTS
from ludex.games.runewars.rules.areas import adjacent, controllers, places
from ludex.games.runewars.rules.barren import desolate, may_desolate
from ludex.games.runewars.rules.units import has_upgrade
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_YEAR, NOBODY, USED
from ludex.kit.hooks import last, lasting

VERBS: tuple[Verb, ...] = (verb("scorch", place="place"),)
SCORCHED_EARTH = DEVELOPMENTS.index("uthuk-special")
SCORCHED = 2000 + SCORCHED_EARTH
"""Among what may be used once (`USED`), besides the numbers of other cards."""


@law("RW-19.7b", "RW-19.5f")
def offers(g: Runewars, seat: int) -> list[Option]:
    """Scorched Earth: once a year, an area beside his own that nobody controls."""
    if not has_upgrade(g, seat, "uthuk-special") or [seat, SCORCHED] in lasting(g.lasting, USED):
        return []
    holders = controllers(g)
    return [
        ("scorch", place)
        for place in places(g)
        if holders[place] == NOBODY
        and may_desolate(g, place)
        and any(holders[near] == seat for near in adjacent(g, place))
    ]


@law("RW-19.5", "RW-19.7b")
def scorch(g: Runewars, seat: int, option: Option) -> Rule[None]:
    last(g.lasting, USED, END_OF_YEAR, seat, SCORCHED)
    tell(g, "RW-19.7b", "scorches", who=seat, development=SCORCHED_EARTH, place=option[1])
    desolate(g, option[1])
    yield from ()
