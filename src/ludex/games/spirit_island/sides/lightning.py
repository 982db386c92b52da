"""Lightning's Swift Strike."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.lasting import QUICK, this_turn
from ludex.games.spirit_island.rules.moments import phase_part, quick_powers
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import AIR, BUILDING, DAHAN, TOWN

ID = "lightnings-swift-strike"
LIGHTNING = SPIRITS.index(ID)


@quick_powers(ID)
@law("SI-7.1")
def swiftness_of_lightning(g: Island, seat: int) -> int:
    """A slow power for each air it has, less those that it has used so this turn (`Island.kept`)."""
    return max(g.elements[seat][AIR] - len(g.kept[seat]), 0) if g.spirits[seat] == LIGHTNING else 0


@phase_part(ID)
def rest(g: Island, part: str) -> Rule[None]:
    """Next turn it may be swift anew."""
    if part == "time":
        g.kept[g.spirits.index(LIGHTNING)].clear()
    yield from ()


@power("thundering-destruction")
def thundering_destruction(on: Act) -> Rule[None]:
    yield from on.destroy(1, BUILDING if on.reached(2) else TOWN)
    if on.reached(3):
        yield from on.destroy(1, BUILDING)
    if on.reached(4):
        yield from on.destroy(1, BUILDING)


@power("harbingers-of-the-lightning")
def harbingers_of_the_lightning(on: Act) -> Rule[None]:
    gone = yield from on.push(2, DAHAN, up_to=True)
    if any(on.has(BUILDING, land) for _, land in gone):
        on.fear(1)


@power("lightnings-boon")
def lightnings_boon(on: Act) -> Rule[None]:
    this_turn(on.g, QUICK, on.spirit, 2)
    yield from ()


@power("raging-storm")
def raging_storm(on: Act) -> Rule[None]:
    yield from on.damage_each(1)


@power("shatter-homesteads")
def shatter_homesteads(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.destroy(1, TOWN)
