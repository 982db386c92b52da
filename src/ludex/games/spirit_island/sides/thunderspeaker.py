"""Thunderspeaker."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import allowed_presence
from ludex.games.spirit_island.rules.lasting import TOGETHER, this_turn
from ludex.games.spirit_island.rules.moments import dahan_lost, piece_moved
from ludex.games.spirit_island.rules.pieces import move_presence
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import AIR, CITY, DAHAN, EXPLORER, INVADER, SUN, TOWN, kind_of

ID = "thunderspeaker"
THUNDERSPEAKER = SPIRITS.index(ID)


@piece_moved(ID)
@law("SI-8.5")
def ally_of_the_dahan(act: Act, one: int, origin: int, target: int) -> Rule[None]:
    """With every dahan that leaves one of its lands a presence may go, whoever moves the dahan; not into the sea."""
    g = act.g
    seat = g.spirits.index(THUNDERSPEAKER)
    if (
        one < 0
        or kind_of(one) != DAHAN
        or not g.presence[seat][origin]
        or not allowed_presence(g, seat, g.chart.all_lands & 1 << target)
    ):
        return
    mine = act.by(seat)
    if (yield from mine.ask("along", [("yes",), ("no",)], origin=origin, target=target)) == ("yes",):
        yield from move_presence(mine, seat, origin, target)


@dahan_lost(ID)
@law("SI-5.6")
def sworn_to_victory(g: Island, land: int, lost: int) -> Rule[None]:
    """A presence within 1 land for every dahan that ravaging invaders destroy, after those that the blight takes."""
    seat = g.spirits.index(THUNDERSPEAKER)
    mine = Act(g, seat, land, clause="SI-5.6")
    for _ in range(lost):
        place = yield from mine.pick("sworn", mine.lands & g.chart.within[1][land])
        if place == NOWHERE:
            return
        mine.lose_presence(seat, place)


@power("gather-the-warriors")
def gather_the_warriors(on: Act) -> Rule[None]:
    yield from on.gather(on.elements(AIR), DAHAN, up_to=True)
    yield from on.push(on.elements(SUN), DAHAN, up_to=True)


@power("lead-the-furious-assault")
def lead_the_furious_assault(on: Act) -> Rule[None]:
    if on.reached(2):
        yield from on.destroy(on.count(DAHAN) // 2, TOWN)
    if on.reached(3):
        yield from on.destroy(on.count(DAHAN) // 3, CITY)


@power("manifestation-of-power-and-glory")
def manifestation_of_power_and_glory(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.damage(on.count(DAHAN) * on.presence())


@power("sudden-ambush")
def sudden_ambush(on: Act) -> Rule[None]:
    yield from on.gather(1, DAHAN, up_to=True)
    yield from on.destroy(on.count(DAHAN), EXPLORER)


@power("voice-of-thunder")
def voice_of_thunder(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.push(4, DAHAN, up_to=True)
        case 2:
            if on.has(INVADER):
                on.fear(2)


@power("words-of-warning")
def words_of_warning(on: Act) -> Rule[None]:
    on.defend(3)
    this_turn(on.g, TOGETHER, on.land)
    yield from ()
