"""The Kingdom of England: builds, and builds again."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES, bits, places
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.invaders import build, build_lands, lands_of_card
from ludex.games.spirit_island.rules.land import buildings, most, present_boards, where
from ludex.games.spirit_island.rules.lasting import FOREVER, rows, until
from ludex.games.spirit_island.rules.moments import (
    action_lands,
    advance,
    board_setup,
    escalation,
    fear_pool,
    health,
    loss_check,
    phase_part,
)
from ludex.games.spirit_island.rules.pieces import put
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BUILD, BUILDING, CITY, INVADER, TOWN, kind_of

CAPITAL = 7
"""Towns and cities in one land that lose the game."""
SLOT_GONE = 600
"""The extra build slot has been taken away."""
STAYS = 4
"""From this level on it stays."""


@loss_check("england-0")
@law("SI-14.6")
def proud_and_mighty_capital(g: Island) -> str:
    """Seven towns and cities in a single land."""
    if max(map(len, g.people)) < CAPITAL:
        return ""
    return "england" if any(buildings(g, land) >= CAPITAL for land in g.chart.lands) else ""


@escalation("england-0")
@law("SI-14.6")
def building_boom(g: Island, card: int, before: bool) -> Rule[None]:
    """On each board with a town or city: build where there are most of them."""
    if before:
        return
    for on in Act(g, clause="SI-14.6", shared=True).each_board():
        land = yield from on.pick("build-in", most(g, on.board_lands, BUILDING))
        if land >= 0:
            yield from build(g, land, normal=False)


@action_lands("england-1")
@law("SI-14.6")
def indentured_servants(g: Island, action: int, card: int, lands: int) -> int:
    """Builds also happen in matching lands without invaders next to two towns or cities; such a land gets a town."""
    if action != BUILD or card < 0:
        return lands
    empty = lands_of_card(g, card) & ~where(g, INVADER)
    return lands | bits(land for land in places(empty) if sum(buildings(g, near) for near in g.chart.near[land]) >= 2)


@board_setup("england-2")
@law("SI-14.6")
def criminals_and_malcontents(g: Island) -> Rule[None]:
    """On each board a city in land 1 and a town in land 2."""
    for slot in present_boards(g):
        put(g, slot * SPACES + 1, CITY)
        put(g, slot * SPACES + 2, TOWN)
    yield from ()


@phase_part("england-3")
@law("SI-14.3", "SI-14.6")
def high_immigration(g: Island, part: str) -> Rule[None]:
    """Before ravaging, the card in the extra slot builds; from level 6 twice in a phase without fear cards."""
    if part != "ravage":
        return
    times = 2 if "england-6" in g.owners and g.resolved == 0 else 1
    for card in g.immigration[:] * times:
        tell(g, "SI-14.3", "build-card", card=card)
        yield from build_lands(g, card, lands_of_card(g, card), normal=False)
        yield from complete(g)


@advance("england-3")
@law("SI-14.3", "SI-14.6")
def through_the_slot(g: Island) -> bool:
    """Cards go from ravage to the extra slot before they are discarded. At level 3 the slot goes when a card of
    stage II would come to lie on it."""
    g.invader_discard += g.immigration
    g.immigration = []
    if g.level < STAYS and any(INVADER_CARDS[card].stage > 1 for card in g.ravage) and not rows(g, SLOT_GONE):
        until(g, FOREVER, SLOT_GONE)
    if rows(g, SLOT_GONE):
        g.invader_discard += g.ravage
    else:
        g.immigration = g.ravage
    g.ravage, g.build, g.explore = g.build, g.explore, []
    return True


@health("england-5")
@law("SI-14.6")
def local_autonomy(g: Island, land: int, one: int) -> int:
    """Towns and cities have one more health."""
    return 1 if kind_of(one) & BUILDING else 0


@fear_pool("england-6")
@law("SI-14.6")
def independent_resolve(g: Island, size: int) -> int:
    """One more fear marker for each player."""
    return size + g.players
