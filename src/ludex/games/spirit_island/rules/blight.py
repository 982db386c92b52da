"""SI-10: blight, its cascade, and the blight card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, HEALTHY_PER_PLAYER, NO_CARD_PER_PLAYER
from ludex.games.spirit_island.rules.lasting import NO_BLIGHT, rows
from ludex.games.spirit_island.rules.moments import blight_added, blight_returns, blighted_side
from ludex.games.spirit_island.rules.pieces import destroy_presence
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.kit.cards import Bodies

if TYPE_CHECKING:
    from ludex.games.spirit_island.rules.act import Act

BlightBody = Callable[["Act"], Rule[None]]
blight_card: Bodies[BlightBody] = Bodies("blight cards")
"""What the blighted side does when it is turned up."""
blight_every_turn: Bodies[BlightBody] = Bodies("blight cards, every invader phase")
"""What it does in the blighted-island step of each invader phase; only some cards do anything then."""


@law("SI-10.2", "SI-3.5")
def healthy_blight(g: Island) -> int:
    """How much blight a game begins with: on the healthy side, or on the space without a card."""
    if g.blight_card == NOBODY:
        return NO_CARD_PER_PLAYER * g.players
    return HEALTHY_PER_PLAYER * g.players + (1 if g.later else 0)


@law("SI-10.3")
def add_blight(act: Act, land: int, cascades: bool = True, destroys: bool = True) -> Rule[bool]:
    """Blight comes from the card, destroys a presence of every spirit there, and cascades from a land that had blight.
    False if an effect has kept it on the card."""
    g = act.g
    if g.lasting and any(land == place for (place,) in rows(g, NO_BLIGHT)):
        tell(g, "SI-8.8", "blight-kept", land=land)
        return False
    had = g.blight[land]
    g.blight[land] += 1
    tell(g, "SI-10.3", "blight", land=land)
    yield from take_from_card(act)
    if destroys:
        for seat in range(g.players):
            if g.presence[seat][land]:
                destroy_presence(g, seat, land)
    for then in blight_added.of(g.owners):
        yield from then(g, land)
    if had and cascades and not g.doom:
        near = [*g.chart.near[land]]
        if land % SPACES:
            near = act.around(land)
        if near:
            tell(g, "SI-10.3", "cascade", land=land)
            shared = act.for_table(land)
            target = yield from shared.pick("cascade", near, land)
            yield from add_blight(shared, target)
    return True


@law("SI-10.4", "SI-10.6")
def take_from_card(act: Act, much: int = 1) -> Rule[None]:
    """Blight leaves the card. The last one of the healthy side turns it over, that of the blighted side is the end."""
    g = act.g
    for _ in range(much):
        g.blight_left -= 1
        if g.blight_left > 0:
            continue
        if g.blighted or g.blight_card == NOBODY:
            g.doom = g.doom or "blight"
            return
        g.blighted = True
        g.show()
        card = BLIGHT_CARDS[g.blight_card]
        g.blight_left = card.blighted_per_player * g.players
        for change in blighted_side.of(g.owners):
            g.blight_left = change(g, g.blight_left)
        tell(g, "SI-10.4", "blighted", blight=g.blight_card, count=g.blight_left)
        if card.id in blight_card:
            yield from blight_card[card.id](act.for_card())


@law("SI-10.5")
def remove_blight(g: Island, land: int, much: int = 1) -> int:
    """Blight goes back to the card; how much of it."""
    much = min(much, g.blight[land])
    if much:
        g.blight[land] -= much
        tell(g, "SI-10.5", "blight-removed", land=land, count=much)
        for elsewhere in blight_returns.of(g.owners):
            if elsewhere(g, much):
                return much
        g.blight_left += much
    return much
