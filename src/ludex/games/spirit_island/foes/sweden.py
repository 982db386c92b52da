"""The Kingdom of Sweden: mines, steel, and dahan who are swayed."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES, bits
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import add_blight
from ludex.games.spirit_island.rules.invaders import lands_of_card
from ludex.games.spirit_island.rules.land import count, fewest, present_boards
from ludex.games.spirit_island.rules.moments import board_setup, deals, deck_setup, explored, order_matters, ravaged
from ludex.games.spirit_island.rules.pieces import put
from ludex.games.spirit_island.rules.scope import NOWHERE, decider
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BLIGHT, BUILDING, CITY, DAHAN, INVADER, RAVAGE, TOWN, kind_of

MINED = 6
"""Damage to a land that blights it once more."""


@explored("sweden-0")
@law("SI-14.7")
def swayed_by_the_invaders(g: Island, land: int, card: int, had: bool) -> Rule[None]:
    """Escalation: in each land explored into where there are at least as many invaders as dahan, a dahan becomes a
    town."""
    if card < 0 or not INVADER_CARDS[card].escalation:
        return
    if count(g, land, DAHAN) and count(g, land, INVADER) >= count(g, land, DAHAN):
        yield from Act(g, decider(g, land), land, clause="SI-14.7", shared=True).replace(1, DAHAN, TOWN)


@ravaged("sweden-1")
@law("SI-14.7")
def heavy_mining(g: Island, land: int, damage: int, blighted: bool) -> Rule[None]:
    """Six damage to a land: one more blight, which neither destroys presence nor cascades."""
    if damage >= MINED:
        on = Act(g, decider(g, land), land, clause="SI-14.7", shared=True)
        yield from add_blight(on, land, cascades=False, destroys=False)


@board_setup("sweden-2")
@law("SI-14.7")
def population_pressure(g: Island) -> Rule[None]:
    """On each board a city in land 4; its blight goes to land 5."""
    for slot in present_boards(g):
        land = slot * SPACES + 4
        put(g, land, CITY)
        if g.blight[land]:
            g.blight[land + 1] += g.blight[land]
            g.blight[land] = 0
    yield from ()


@deals("sweden-3")
@law("SI-14.7")
def fine_steel(g: Island, land: int, one: int, damage: int) -> int:
    """Towns deal 3 damage, cities 5."""
    return damage + {TOWN: 1, CITY: 2}.get(kind_of(one), 0)


@deck_setup("sweden-4")
@law("SI-14.7")
def royal_backing(g: Island) -> Rule[None]:
    """The top invader card is discarded; on each board a town in the land of its terrain with the fewest invaders."""
    card = g.invader_deck.pop()
    g.invader_discard.append(card)
    g.show()
    tell(g, "SI-14.7", "royal-backing", card=card)
    for on in Act(g, clause="SI-14.7", shared=True).each_board():
        land = yield from on.pick("add-town", fewest(g, on.board_lands & lands_of_card(g, card), INVADER))
        if land != NOWHERE:
            put(g, land, TOWN)


@ravaged("sweden-5")
@law("SI-14.7")
def mining_rush(g: Island, land: int, damage: int, blighted: bool) -> Rule[None]:
    """Where a ravage has added blight, a town comes to an adjacent land without town or city."""
    if not blighted:
        return
    on = Act(g, decider(g, land), land, clause="SI-14.7", shared=True)
    near = bits(g.chart.near[land]) & ~on.where(BUILDING)
    target = yield from on.pick("add-town", near)
    if target != NOWHERE:
        yield from on.add(1, TOWN, target)


@order_matters("sweden-5")
@law("SI-9.3")
def mines_next_door(g: Island, action: int, lands: list[int]) -> bool:
    """The town may come to a land that is still to be ravaged."""
    return action == RAVAGE


@board_setup("sweden-6")
@law("SI-14.7")
def prospecting_outpost(g: Island) -> Rule[None]:
    """On each board a town and a blight from the box in land 8."""
    for slot in present_boards(g):
        put(g, slot * SPACES + 8, TOWN)
        put(g, slot * SPACES + 8, BLIGHT)
    yield from ()
