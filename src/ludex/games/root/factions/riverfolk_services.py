"""11.2.6, 11.2.7 The services of the Riverfolk Company: what others may buy at the start of their Birdsong."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.factions.vagabond_items import KINDS, exhaust, ready
from ludex.games.root.maps import CLEARINGS
from ludex.games.root.options import DONE
from ludex.games.root.pieces import POSTS, RIVERFOLK, VAGABONDS
from ludex.games.root.rules.board import has_pieces
from ludex.games.root.rules.cards import leave_hand, take_openly
from ludex.games.root.state import Root

SERVICES = ("card", "riverboats", "mercenaries")
HAND_CARD, RIVERBOATS, MERCENARIES = range(3)
SERVICE_OF = {"buy_card": HAND_CARD, "buy_boats": RIVERBOATS, "hire": MERCENARIES}

NO_MORE_SERVICES = Refusal("11.2.6.II", "no-more-services")
TOO_DEAR = Refusal("11.2.6.I", "service-too-dear")
TOO_DEAR_FOR_ITEMS = Refusal("11.2.6.III", "service-too-dear-for-items")
NOT_IN_OPEN_HAND = Refusal("11.2.7.I", "not-in-open-hand")
SAILING = Refusal("11.2.7.II", "service-bought")
HIRED = Refusal("11.2.7.III", "service-bought")
NOT_FOR_VAGABONDS = Refusal("11.2.7.III.B", "no-mercenaries-for-vagabonds")


def post_in(g: Root, clearing: int) -> bool:
    """Is there a trade post of any suit in the clearing?"""
    return any(g.pieces[kind][clearing] for kind in POSTS)


def is_vagabond(g: Root, seat: int) -> bool:
    return g.factions[seat] in VAGABONDS


def deposit(g: Root, owner: int, count: int) -> int:
    """Warriors from their owner's supply to Payments, as many as there are; says how many."""
    count = min(count, g.supply[owner])
    g.supply[owner] -= count
    g.payments[owner] += count
    return count


# -------------------------------------------------------------------------------------------------------- 11.2.6 buying


@law("11.2.6.II")
def most_services(g: Root, buyer: int) -> int:
    """One in a turn, and one for each clearing with a trade post and a piece of the buyer."""
    return 1 + sum(post_in(g, clearing) and has_pieces(g, buyer, clearing) for clearing in CLEARINGS)


@law("11.2.6.I", "11.2.6.III")
def cannot_pay(g: Root, buyer: int, price: int) -> Refusal | None:
    """A service costs warriors from the supply; a Vagabond pays with items that are ready."""
    if is_vagabond(g, buyer):
        return TOO_DEAR_FOR_ITEMS if sum(ready(g, buyer, kind) for kind in range(len(KINDS))) < price else None
    return TOO_DEAR if g.supply[buyer] < price else None


@law("11.2.6", "11.2.6.II", "11.2.7.II", "11.2.7.III", "11.2.7.III.B")
def cannot_buy(g: Root, buyer: int, service: int) -> Refusal | None:
    """Boats and mercenaries serve for the whole turn, so nobody buys them twice in one."""
    if service == MERCENARIES and is_vagabond(g, buyer):
        return NOT_FOR_VAGABONDS
    if g.bought >= most_services(g, buyer):
        return NO_MORE_SERVICES
    if service == RIVERBOATS and g.riverboats == buyer:
        return SAILING
    if service == MERCENARIES and g.hired == buyer:
        return HIRED
    return cannot_pay(g, buyer, g.prices[service])


@law("11.2.7.I")
def cannot_take_offer(g: Root, buyer: int, offer: Option) -> Refusal | None:
    """The law against one answer of the buyer; a card must lie in the open hand."""
    if offer[0] == "buy_card" and offer[1] not in g.hands[g.seat_of[RIVERFOLK]]:
        return NOT_IN_OPEN_HAND
    return cannot_buy(g, buyer, SERVICE_OF[offer[0]])


@law("11.2.7")
def offers(g: Root, me: int, buyer: int) -> list[Option]:
    """A card from hand, riverboats, mercenaries: what the buyer may and can buy."""
    found: list[Option] = []
    if cannot_buy(g, buyer, HAND_CARD) is None:
        found += [("buy_card", card) for card in g.hands[me]]
    if cannot_buy(g, buyer, RIVERBOATS) is None:
        found.append(("buy_boats",))
    if cannot_buy(g, buyer, MERCENARIES) is None:
        found.append(("hire",))
    return [DONE, *found]


@law("11.2.6", "11.2.7")
def sell_services(g: Root, me: int, buyer: int) -> Rule[None]:
    """At the start of another's Birdsong: one service after another, as long as the buyer may and wants to."""
    while True:
        choice = yield ask(
            "11.2.6", buyer, "services", offers, g, me, buyer, about={"count": most_services(g, buyer) - g.bought}
        )
        if choice == DONE:
            return
        g.bought += 1
        service = SERVICE_OF[choice[0]]
        yield from pay(g, me, buyer, g.prices[service])
        if service == HAND_CARD:
            sell_card(g, me, buyer, choice[1])
        elif service == RIVERBOATS:
            g.riverboats = buyer
            tell(g, "11.2.7.II", "buy-boats", who=buyer, price=g.prices[service])
        else:
            g.hired = buyer
            tell(g, "11.2.7.III", "hire", who=buyer, price=g.prices[service])


@law("11.2.6.I", "11.2.6.III", "2.5")
def pay(g: Root, me: int, buyer: int, price: int) -> Rule[None]:
    """The buyer's warriors go to Payments. For each item that a Vagabond exhausts the Riverfolk put one of their own
    there, as long as they have any."""
    if not is_vagabond(g, buyer):
        deposit(g, buyer, price)
        return
    for paid in range(price):
        items: list[Option] = [("pay_item", kind) for kind in range(len(KINDS)) if ready(g, buyer, kind)]
        _, item = yield ask("11.2.6.III", buyer, "pay-item", items, about={"count": price - paid})
        exhaust(g, buyer, item)
        tell(g, "11.2.6.III", "pay-item", who=buyer, item=item)
    deposit(g, me, price)


# ------------------------------------------------------------------------------------------------------ 11.2.7 services


@law("11.2.7.I", "11.2.3")
def sell_card(g: Root, me: int, buyer: int, card: int) -> None:
    """Everyone sees which card goes to the buyer's hand."""
    leave_hand(g, me, card)
    take_openly(g, buyer, card)
    tell(g, "11.2.7.I", "buy-card", who=buyer, card=card, price=g.prices[HAND_CARD])
