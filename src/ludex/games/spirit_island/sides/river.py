"""River Surges in Sunlight."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.land import presence_bits
from ludex.games.spirit_island.rules.moments import sacred
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import DAHAN, EXPLORER, TOWN, WETLAND

ID = "river-surges-in-sunlight"


@sacred(ID)
@law("SI-5.7")
def rivers_domain(g: Island, seat: int) -> int:
    """Every wetland with its presence is a sacred site."""
    return presence_bits(g, seat) & g.chart.of_terrain[WETLAND]


@power("massive-flooding")
def massive_flooding(on: Act) -> Rule[None]:
    if (yield from on.line(3)):
        yield from on.damage_each(2)
    elif on.reached(2):
        yield from on.damage(2)
        yield from on.push(3, EXPLORER | TOWN, up_to=True)
    else:
        yield from on.push(1, EXPLORER | TOWN)


@power("boon-of-vigor")
def boon_of_vigor(on: Act) -> Rule[None]:
    on.gain_energy(1 if on.spirit == on.me else len(on.g.played[on.spirit]), on.spirit)
    yield from ()


@power("flash-floods")
def flash_floods(on: Act) -> Rule[None]:
    yield from on.damage(2 if on.coastal else 1)


@power("rivers-bounty")
def rivers_bounty(on: Act) -> Rule[None]:
    yield from on.gather(2, DAHAN, up_to=True)
    if on.count(DAHAN) >= 2:
        yield from on.add(1, DAHAN)
        on.gain_energy(1)


@power("wash-away")
def wash_away(on: Act) -> Rule[None]:
    yield from on.push(3, EXPLORER | TOWN, up_to=True)
