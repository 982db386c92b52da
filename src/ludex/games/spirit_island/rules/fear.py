"""SI-11: fear, fear cards earned by it, and terror."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.rules.end import TERROR_VICTORY
from ludex.games.spirit_island.rules.moments import fear_made, fear_pool, terror_rises
from ludex.games.spirit_island.state import Island
from ludex.kit.cards import Bodies

if TYPE_CHECKING:
    from ludex.games.spirit_island.rules.act import Act

FearBody = Callable[["Act", int], Rule[None]]
"""What a fear card does: (act, terror level)."""
fear_card: Bodies[FearBody] = Bodies("fear cards")

PER_PLAYER = 4


@law("SI-3.2")
def pool_size(g: Island) -> int:
    size = PER_PLAYER * g.players
    for change in fear_pool.of(g.owners):
        size = change(g, size)
    return size


@law("SI-11.1", "SI-11.4")
def make_fear(g: Island, much: int, act: Act | None = None, destroying: bool = False) -> None:
    """Each fear moves a marker; when the pool is empty a card is earned, and what is left counts on."""
    if much <= 0:
        return
    tell(g, "SI-11.1", "fear", count=much)
    g.fear += much
    for then in fear_made.of(g.owners):
        then(g, much, act, destroying)
    earn_due(g)


def earn_due(g: Island) -> None:
    """As many cards as the fear that was generated pays for."""
    size = pool_size(g)
    while g.fear >= size and g.fear_deck:
        g.fear -= size
        earn(g)


@law("SI-11.2")
def earn(g: Island) -> None:
    """The top fear card is earned, face down; under a divider terror rises at once."""
    g.earned.append(g.fear_deck.pop())
    tell(g, "SI-11.1", "fear-card", left=len(g.fear_deck))
    divider_shows(g)


def box_top(g: Island) -> None:
    """The top fear card goes back to the box, unseen unless it lay open."""
    if not g.fear_deck:
        return
    card = g.fear_deck.pop()
    if card in g.fear_seen:
        g.fear_seen.remove(card)
    g.fear_box.append(card)
    tell(g, "SI-11.2", "fear-boxed", left=len(g.fear_deck))
    divider_shows(g)


def add_on_top(g: Island) -> None:
    """A card of the box, unseen, comes to lie on the fear deck."""
    if g.fear_box:
        g.fear_deck.append(g.fear_box.pop())
        tell(g, "SI-11.2", "fear-added", left=len(g.fear_deck))


@law("SI-11.2")
def divider_shows(g: Island) -> None:
    """A card has left the deck: perhaps a divider lies on top of it now."""
    for rises in terror_rises.of(g.owners):
        if not rises(g):
            return
    settle_terror(g)


def laid_out(g: Island) -> list[int]:
    """All fear cards of the game that are not resolved, from the first earned one through the deck, from its top."""
    return [*g.earned, *reversed(g.fear_deck)]


def settle_terror(g: Island) -> None:
    left = len(g.fear_deck)
    level = 1 + sum(left <= under for under in g.dividers) if left else TERROR_VICTORY
    if level > g.terror:
        g.terror = level
        tell(g, "SI-11.2", "terror", level=level)
