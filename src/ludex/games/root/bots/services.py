"""9.7 How bots buy from the Riverfolk, be they the Company or the Robots: the standard cards of services, and where a
bot's special card changes them (`SpecialCard`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludex.core import Rule, law, tell
from ludex.games.root.bots.choose import at_random
from ludex.games.root.printed.deck import BIRD, CARDS, ITEM_OF, POINTS_OF, SUIT_OF
from ludex.games.root.printed.pieces import ALLIANCE, LIZARDS, PAWNS, RIVERFOLK
from ludex.games.root.rules.board import command_mercenaries
from ludex.games.root.rules.cards import to_discard
from ludex.games.root.sides.riverfolk.services import (
    HAND_CARD,
    MERCENARIES,
    RIVERBOATS,
    deposit,
    hand_over,
    has_sold,
    most_services,
    on_offer,
    price_by_score,
)
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root

FEW_WARRIORS = 2
PAID_BY_SELLER = (ALLIANCE, *PAWNS)
"""Bots for whom the Riverfolk's own warriors go to Payments."""
EXHAUSTED = 1
"""Add this to the place of a ready item in `belongings`."""


# ------------------------------------------------------------------------------------------------ S-1 when and how much


def seller_to(g: Root, me: int) -> int:
    """Who plays the Riverfolk, if it is somebody else; NOBODY otherwise."""
    seller = g.seat_of[RIVERFOLK]
    return seller if seller != me else NOBODY


def all_of_them(g: Root, me: int, cards: list[int]) -> list[int]:
    return cards


def none_of_them(g: Root, me: int, cards: list[int]) -> list[int]:
    return []


@dataclass(frozen=True)
class SpecialCard:
    """A bot's card of special services (bots 9.7): what it changes in the standard ones. Functions are given the cards
    that the seller offers to the bot: (state, its seat, cards)."""

    clause: str
    """What it buys `instead` or `otherwise` by."""
    instead: Callable[[Root, int, list[int]], list[int]] = none_of_them
    """Cards of which it buys one as its new order, before it looks at the item of its order."""
    prefers: Callable[[Root, int, list[int]], list[int]] = all_of_them
    """Among several cards with an available item: those to choose from."""
    otherwise: Callable[[Root, int, list[int]], list[int]] = none_of_them
    """Without any card with an available item: those of which it buys one as its new order."""
    at_start: Callable[[Root, int], Rule[None]] | None = None
    """What it buys at the start of its turn: (state, its seat)."""
    boats: str = ""
    """The clause by which it counts rivers as paths when it moves, and buys boats when it does so."""


@law("bots:9.7", "bots:A-1")
def special_card(g: Root, me: int) -> SpecialCard | None:
    """A bot's special card, where the group uses both sets."""
    return side_of(g, me).special_card if g.special_services else None


@law("bots:S-1.4")
def is_behind(g: Root, me: int, seller: int) -> bool:
    """Fewer points than the seller."""
    return g.score[me] < g.score[seller]


@law("bots:S-3.3", "bots:S-3.4")
def payer(g: Root, me: int, seller: int) -> int:
    """Whose warriors go to Payments: the bot's own, but the Riverfolk's for the Vagabot and the Alliance."""
    return seller if g.factions[me] in PAID_BY_SELLER else me


@law("bots:S-3.3", "bots:7.2.3")
def first_ready(g: Root, me: int) -> int:
    """The item that a bot with a pawn exhausts for a service, as a place in `belongings`: any that lies face up and
    undamaged, they are all alike; NOBODY if it has none."""
    ready = (place for place, count in enumerate(g.belongings[me]) if count and place % 4 == 0)
    return next(ready, NOBODY)


@law("bots:S-1.3", "bots:S-1.5", "bots:S-3.3")
def can_pay(g: Root, me: int, seller: int) -> bool:
    """In full, at the price of the bot's own points; the Vagabot exhausts an item besides."""
    if g.factions[me] in PAWNS and first_ready(g, me) == NOBODY:
        return False
    return g.supply[payer(g, me, seller)] >= price_by_score(g, me, HAND_CARD)


@law("bots:S-1.1", "bots:S-1.2", "bots:S-3.3")
def may_buy(g: Root, me: int, service: int, *, even_behind: bool = False) -> bool:
    """At any time in its turn; from the Robots any number of services, from a person no more than others may. Boats and
    mercenaries once a turn, and no mercenaries for the Vagabot."""
    seller = seller_to(g, me)
    if seller == NOBODY or (is_behind(g, me, seller) and not even_behind):
        return False
    if not g.bots[seller] and g.bought >= most_services(g, me):
        return False
    if service == MERCENARIES and (g.hired == me or g.factions[me] in PAWNS):
        return False
    if service == RIVERBOATS and g.riverboats == me:
        return False
    return can_pay(g, me, seller)


@law("bots:S-3.3", "bots:S-3.4", "bots:S-1.5")
def pay(g: Root, me: int) -> int:
    """Warriors to Payments, for the Vagabot an item face down; says the price."""
    seller = seller_to(g, me)
    price = price_by_score(g, me, HAND_CARD)
    if g.factions[me] in PAWNS:
        place = first_ready(g, me)
        g.belongings[me][place] -= 1
        g.belongings[me][place + EXHAUSTED] += 1
        tell(g, "bots:S-3.3", "pay-item", who=me, item=place // 4)
    deposit(g, payer(g, me, seller), price)
    g.bought += 1
    return price


# ------------------------------------------------------------------------------------------------------------ S-2 cards


@law("bots:S-3.5")
def offered_to(g: Root, me: int) -> list[int]:
    """The cards that a bot may buy: the whole Market or open hand, for the Lizards no birds."""
    return [card for card in on_offer(g) if g.factions[me] != LIZARDS or SUIT_OF[card] != BIRD]


def shows_item(g: Root, card: int) -> bool:
    """Does the card show an item that is in the supply?"""
    return CARDS[card].kind == "item" and g.item_supply[ITEM_OF[card]] > 0


@law("bots:S-1.1")
def buy_card(
    g: Root, me: int, cards: list[int], clause: str, keep: Callable[[int], None], *, even_behind: bool = False
) -> Rule[bool]:
    """Buy one of these cards, by chance if there are several, and put it where `keep` puts it; says whether it was
    bought."""
    if not cards or not may_buy(g, me, HAND_CARD, even_behind=even_behind):
        return False
    card = yield from at_random(clause, cards)
    hand_over(g, card)
    price = pay(g, me)
    tell(g, clause, "bot-buys-card", who=me, seller=seller_to(g, me), card=card, price=price, cards=cards)
    keep(card)
    has_sold(g, me)
    return True


@law("bots:S-2.1", "bots:S-2.2", "bots:A-1", "bots:A-4.1")
def cards_with_items(g: Root, me: int) -> list[int]:
    """Those on offer that show an available item: of several those that the special card prefers, and among these those
    that print most points."""
    cards = [card for card in offered_to(g, me) if shows_item(g, card)]
    special = special_card(g, me)
    if special is not None and len(cards) > 1:
        cards = special.prefers(g, me, cards) or cards
    most = max((POINTS_OF[card] for card in cards), default=0)
    return [card for card in cards if POINTS_OF[card] == most]


@law("bots:S-2.1", "bots:A-1")
def replacements(g: Root, me: int) -> tuple[list[int], str]:
    """What a bot buys when its own card shows no available item: cards that do, or else what the special card wants;
    and by which clause."""
    cards = cards_with_items(g, me)
    special = special_card(g, me)
    if cards or special is None:
        return cards, "bots:S-2.1"
    return special.otherwise(g, me, offered_to(g, me)), special.clause


@law("bots:S-2.1")
def replace_order(g: Root, me: int) -> Rule[bool]:
    """The order shows no available item: buy a card in its place; says whether one was bought."""
    if g.order == NOBODY or seller_to(g, me) == NOBODY:
        return False
    cards, clause = replacements(g, me)
    bought = yield from buy_card(g, me, cards, clause, lambda card: new_order(g, me, card, clause))
    return bought


@law("bots:A-1")
def order_instead(g: Root, me: int) -> Rule[bool]:
    """A special card that wants another order before the item of this one counts; says whether one was bought."""
    special = special_card(g, me)
    if special is None or g.order == NOBODY or seller_to(g, me) == NOBODY:
        return False
    cards, clause = special.instead(g, me, offered_to(g, me)), special.clause
    bought = yield from buy_card(g, me, cards, clause, lambda card: new_order(g, me, card, clause))
    return bought


@law("bots:S-2.1")
def new_order(g: Root, me: int, card: int, clause: str) -> None:
    """The bought card is the order now; the former one is discarded."""
    to_discard(g, g.order)
    tell(g, clause, "discard-order", who=me, card=g.order)
    g.order, g.order_suit = card, SUIT_OF[card]
    tell(g, clause, "order", who=me, card=card)


# ------------------------------------------------------------------------------------------- S-2.3 boats, S-3 soldiers


@law("bots:S-2.3", "bots:A-1", "bots:A-5.2", "bots:A-7.1")
def sails(g: Root, me: int) -> bool:
    """Is the river a path for a bot: has it boats, or would it buy them by its special card?"""
    special = special_card(g, me)
    return g.riverboats == me or (special is not None and bool(special.boats) and may_buy(g, me, RIVERBOATS))


@law("bots:A-5.2", "bots:A-7.1")
def buy_boats(g: Root, me: int) -> bool:
    """Before a move by river, unless it has them already; says whether it bought them."""
    special = special_card(g, me)
    if g.riverboats == me or special is None:
        return False
    price = pay(g, me)
    g.riverboats = me
    tell(g, special.boats, "buy-boats", who=me, seller=seller_to(g, me), price=price)
    has_sold(g, me)
    return True


def hire(g: Root, me: int, clause: str, message: str, **facts: int) -> None:
    """Mercenaries for the rest of the turn, from this moment on."""
    price = pay(g, me)
    g.hired = me
    command_mercenaries(g, me)
    tell(g, clause, message, who=me, seller=seller_to(g, me), price=price, **facts)
    has_sold(g, me)


@law("bots:S-3.1")
def hire_for_battle(g: Root, me: int, clearing: int, defender: int) -> None:
    """Before a battle with two own warriors or fewer where a warrior of the seller stands who would fight in it."""
    seller = seller_to(g, me)
    if seller in (NOBODY, defender) or g.warriors[me][clearing] > FEW_WARRIORS or not g.warriors[seller][clearing]:
        return
    if may_buy(g, me, MERCENARIES):
        hire(g, me, "bots:S-3.1", "hire-for-battle", clearing=clearing)


@law("bots:S-3.2")
def hire_to_build(g: Root, me: int, possible: Callable[[], bool]) -> bool:
    """A building can stand nowhere: hire mercenaries if it could with them; says whether it can now."""
    if not may_buy(g, me, MERCENARIES):
        return False
    command_mercenaries(g, me)
    if not possible():
        command_mercenaries(g, NOBODY)
        return False
    hire(g, me, "bots:S-3.2", "hire-to-build")
    return True
