"""1.1.3 Effects that come at the same time: the active player orders them, wherever their order can matter."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from ludex.core import Option, Rule, ask, law
from ludex.games.root.printed.pieces import LIZARDS
from ludex.games.root.rules.events import Removal
from ludex.games.root.state import NOBODY, Root
from ludex.kit import hooks
from ludex.kit.hooks import Effect

EFFECTS = (
    "services",
    "bank",
    "ferry-card",
    "hospitals",
    "base",
    "outrage",
    "fear",
    "disruption",
    "crackdown",
    "souls",
    "customers",
    "crown",
    "raid",
)
"""What the texts call them."""

SUPPORTERS = "supporters"
PILES = "piles"

Touched = frozenset[Hashable]
NOTHING: Touched = frozenset()


def hand_of(seat: int) -> Hashable:
    return ("hand", seat)


def piles(g: Root) -> Touched:
    """Where cards go and come from: the order of cards tells only in the lost souls of a bot (bots 8.4.1), and where a
    new deck is about to be shuffled."""
    lizards = g.seat_of[LIZARDS]
    return frozenset([PILES]) if not g.deck or (lizards != NOBODY and g.bots[lizards]) else NOTHING


def from_hand(g: Root, seat: int) -> Touched:
    """What an effect touches that takes cards from this hand."""
    return piles(g) | {hand_of(seat)} if g.hands[seat] else NOTHING


Touches = Callable[[Root, int, list[Removal]], Touched]


def nothing_else(g: Root, seat: int, removals: list[Removal]) -> Touched:
    return NOTHING


def own_hand(g: Root, seat: int, removals: list[Removal]) -> Touched:
    return from_hand(g, seat)


def order_of_souls(g: Root, seat: int, removals: list[Removal]) -> Touched:
    return piles(g)


def hands_of_removers(g: Root, seat: int, removals: list[Removal]) -> Touched:
    return NOTHING.union(*(from_hand(g, removal.remover) for removal in removals))


def what_follows(
    name: str,
    g: Root,
    seat: int,
    minded: list[Removal],
    follow: Callable[[Root, int, list[Removal]], Rule[None]],
    touches: Touches = nothing_else,
) -> list[Effect]:
    """The single effect by which a side answers to removals that it minds."""
    return [Effect(name, seat, touches(g, seat, minded), lambda: follow(g, seat, minded))] if minded else []


@law("1.1.3", "bots:2.4")
def in_order(g: Root, effects: list[Effect], *, losers_order: bool = False) -> Rule[None]:
    """Carry out effects of one moment. The active player says what comes next among those whose order can matter: those
    that touch the same thing. A bot takes all as they stand. `losers_order`: who alone has several of them orders
    these (4.3.3 in later printings)."""
    if len(effects) == 1:
        yield from effects[0].follow()
    else:
        yield from hooks.in_order(effects, partial(next_effect, g, losers_order))


@law("1.1.3", "4.3.3")
def next_effect(g: Root, losers_order: bool, tied: list[Effect]) -> Rule[Effect | None]:
    owners = {one.owner for one in tied}
    chooser = owners.pop() if losers_order and len(owners) == 1 else g.active
    if g.bots[chooser]:
        return None
    options: list[Option] = [("effect", EFFECTS.index(one.name)) for one in tied]
    _, chosen = yield ask("1.1.3", chooser, "next-effect", options)
    return next(one for one in tied if EFFECTS.index(one.name) == chosen)
