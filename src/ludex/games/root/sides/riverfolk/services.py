"""11.2.6, 11.2.7, bots 9.2.3 The services of the Riverfolk: what people may buy at the start of their Birdsong, from
the Company or from the Robots. What bots buy is in bots/services.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import POSTS, RIVERFOLK, VAGABONDS
from ludex.games.root.rules.board import has_pieces
from ludex.games.root.rules.cards import leave_hand, take_openly
from ludex.games.root.rules.effects import hand_of
from ludex.games.root.rules.options import DONE
from ludex.games.root.sides.seated import side_of
from ludex.games.root.sides.vagabond.items import KINDS, TEA, exhaust, needs, ready
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect

SERVICES = ("card", "riverboats", "mercenaries")
HAND_CARD, RIVERBOATS, MERCENARIES = range(3)
PRICE_FACTS = ("card_price", "boats_price", "hire_price")
SERVICE_OF = {"buy_card": HAND_CARD, "buy_boats": RIVERBOATS, "hire": MERCENARIES}

NO_MORE_SERVICES = Refusal("11.2.6.II", "no-more-services")
TOO_DEAR = Refusal("11.2.6.I", "service-too-dear")
TOO_DEAR_FOR_ITEMS = Refusal("11.2.6.III", "service-too-dear-for-items")
NOT_IN_OPEN_HAND = Refusal("11.2.7.I", "not-in-open-hand")
SAILING = Refusal("11.2.7.II", "service-bought")
HIRED = Refusal("11.2.7.III", "service-bought")
NOT_FOR_VAGABONDS = Refusal("11.2.7.III.B", "no-mercenaries-for-vagabonds")
NO_MARKER = Refusal("bots:9.2.3", "no-score-marker")


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


# ---------------------------------------------------------------------------------------------------------- two sellers


@law("11.2.6.I")
def price_on_track(g: Root, buyer: int, service: int) -> int:
    """What the track of the service shows."""
    return g.prices[service]


@law("bots:9.2.3", "bots:S-1.5")
def price_by_score(g: Root, buyer: int, service: int) -> int:
    """Two warriors, from ten points on three, from twenty on four."""
    board = BOT_BOARDS.riverfolk
    return board.prices[sum(g.score[buyer] >= step for step in board.price_steps)]


@law("11.2.7.III.B")
def barred_from_company(g: Root, buyer: int, service: int) -> Refusal | None:
    return NOT_FOR_VAGABONDS if service == MERCENARIES and is_vagabond(g, buyer) else None


@law("bots:9.2.3", "bots:C-9.involved")
def barred_from_robots(g: Root, buyer: int, service: int) -> Refusal | None:
    """Who has no score has no price: nobody with an activated dominance card, no Vagabond in a coalition. A Vagabond
    has use for mercenaries only where they would serve his enemies."""
    if g.dominance[buyer] != NOBODY or g.coalition[buyer] != NOBODY:
        return NO_MARKER
    if "involved" in g.traits[g.seat_of[RIVERFOLK]]:
        return None
    return barred_from_company(g, buyer, service)


@dataclass(frozen=True)
class Shop:
    """Where the sellers differ: the clauses they sell by, what a service costs, and who may not buy it at all."""

    buying: str
    paying_with_items: str
    services: tuple[str, str, str]
    """Clauses; the last ones by service."""
    no_more: Refusal
    too_dear: Refusal
    too_dear_for_items: Refusal
    not_on_offer: Refusal
    sailing: Refusal
    hired: Refusal
    price: Callable[[Root, int, int], int]
    barred: Callable[[Root, int, int], Refusal | None]


COMPANY = Shop(
    buying="11.2.6",
    paying_with_items="11.2.6.III",
    services=("11.2.7.I", "11.2.7.II", "11.2.7.III"),
    no_more=NO_MORE_SERVICES,
    too_dear=TOO_DEAR,
    too_dear_for_items=TOO_DEAR_FOR_ITEMS,
    not_on_offer=NOT_IN_OPEN_HAND,
    sailing=SAILING,
    hired=HIRED,
    price=price_on_track,
    barred=barred_from_company,
)
ROBOTS = Shop(
    buying="bots:9.2.3",
    paying_with_items="bots:9.2.3",
    services=("bots:9.2.3.I", "bots:9.2.3.II", "bots:9.2.3.III"),
    no_more=Refusal("bots:9.2.3", "no-more-services"),
    too_dear=Refusal("bots:9.2.3", "service-too-dear"),
    too_dear_for_items=Refusal("bots:9.2.3", "service-too-dear-for-items"),
    not_on_offer=Refusal("bots:9.2.3.I", "not-in-market"),
    sailing=Refusal("bots:9.2.3.II", "service-bought"),
    hired=Refusal("bots:9.2.3.III", "service-bought"),
    price=price_by_score,
    barred=barred_from_robots,
)


def shop_of(g: Root) -> Shop:
    return ROBOTS if g.bots[g.seat_of[RIVERFOLK]] else COMPANY


@law("11.2.7.I", "bots:9.2.3.I", "bots:9.7")
def on_offer(g: Root) -> list[int]:
    """The Company's open hand, or the Robots' Market."""
    seller = g.seat_of[RIVERFOLK]
    return g.market if g.bots[seller] else g.hands[seller]


def hand_over(g: Root, card: int) -> None:
    """A card leaves the seller."""
    seller = g.seat_of[RIVERFOLK]
    if g.bots[seller]:
        g.market.remove(card)
    else:
        leave_hand(g, seller, card)


def has_sold(g: Root, buyer: int) -> None:
    """What the seller makes of a purchase."""
    seller = g.seat_of[RIVERFOLK]
    side_of(g, seller).sold(g, seller, buyer)


# -------------------------------------------------------------------------------------------------------- 11.2.6 buying


@law("11.2.6.II", "bots:9.2.3")
def most_services(g: Root, buyer: int) -> int:
    """One in a turn, and one for each clearing with a trade post and a piece of the buyer."""
    return 1 + sum(post_in(g, clearing) and has_pieces(g, buyer, clearing) for clearing in CLEARINGS)


@law("11.2.6.I", "11.2.6.III", "bots:9.2.3")
def cannot_pay(g: Root, buyer: int, price: int) -> Refusal | None:
    """A service costs warriors from the supply; a Vagabond pays with items that are ready."""
    if is_vagabond(g, buyer):
        items = sum(ready(g, buyer, kind) for kind in range(len(KINDS)))
        return shop_of(g).too_dear_for_items if items < price else None
    return shop_of(g).too_dear if g.supply[buyer] < price else None


@law("11.2.6", "11.2.6.II", "11.2.7.II", "11.2.7.III", "11.2.7.III.B", "bots:9.2.3")
def cannot_buy(g: Root, buyer: int, service: int) -> Refusal | None:
    """Boats and mercenaries serve for the whole turn, so nobody buys them twice in one."""
    shop = shop_of(g)
    barred = shop.barred(g, buyer, service)
    if barred is not None:
        return barred
    if g.bought >= most_services(g, buyer):
        return shop.no_more
    if service == RIVERBOATS and g.riverboats == buyer:
        return shop.sailing
    if service == MERCENARIES and g.hired == buyer:
        return shop.hired
    return cannot_pay(g, buyer, shop.price(g, buyer, service))


@law("11.2.7.I", "bots:9.2.3.I")
def cannot_take_offer(g: Root, buyer: int, offer: Option) -> Refusal | None:
    """The law against one answer of the buyer; a card must lie in the open hand or in the Market."""
    refusal = cannot_buy(g, buyer, SERVICE_OF[offer[0]])
    if refusal is None and offer[0] == "buy_card" and offer[1] not in on_offer(g):
        return shop_of(g).not_on_offer
    return refusal


@law("11.2.7", "bots:9.2.3")
def offers(g: Root, me: int, buyer: int) -> list[Option]:
    """A card, riverboats, mercenaries: what the buyer may and can buy."""
    found: list[Option] = []
    if cannot_buy(g, buyer, HAND_CARD) is None:
        found += [("buy_card", card) for card in on_offer(g)]
    if cannot_buy(g, buyer, RIVERBOATS) is None:
        found.append(("buy_boats",))
    if cannot_buy(g, buyer, MERCENARIES) is None:
        found.append(("hire",))
    return [DONE, *found]


@law("11.2.6", "1.1.3", "bots:9.2.3")
def offer_services(g: Root, me: int, buyer: int) -> list[Effect]:
    """What the start of another's Birdsong brings: services, if the buyer may and can buy any. Cards that are drawn at
    the same moment may lie in either hand by then."""
    if all(cannot_buy(g, buyer, service) is not None for service in range(len(SERVICES))):
        return []
    touched = frozenset([hand_of(me), hand_of(buyer)])
    return [Effect("services", me, touched, lambda: sell_services(g, me, buyer))]


@law("11.2.6", "11.2.7", "bots:9.2.3")
def sell_services(g: Root, me: int, buyer: int) -> Rule[None]:
    """At the start of another's Birdsong: one service after another, as long as the buyer may and wants to."""
    shop = shop_of(g)
    while True:
        prices = zip(PRICE_FACTS, range(len(SERVICES)), strict=True)
        about = {"count": most_services(g, buyer) - g.bought, "seller": me}
        about |= {fact: shop.price(g, buyer, service) for fact, service in prices}
        choice = yield ask(shop.buying, buyer, "services", offers, g, me, buyer, about=about, leads="birdsong")
        if choice == DONE:
            break
        g.bought += 1
        service = SERVICE_OF[choice[0]]
        price = shop.price(g, buyer, service)
        yield from pay(g, me, buyer, price)
        if service == HAND_CARD:
            sell_card(g, me, buyer, choice[1], price)
        elif service == RIVERBOATS:
            sell_boats(g, me, buyer, price)
        else:
            g.hired = buyer
            tell(g, shop.services[service], "hire", who=buyer, seller=me, price=price)
    if g.bought:
        has_sold(g, buyer)


@law("11.2.6.III", "bots:9.2.3")
def cannot_pay_item(g: Root, buyer: int, item: int) -> Refusal | None:
    """An item that is ready to be exhausted."""
    return None if ready(g, buyer, item) else needs(shop_of(g).paying_with_items, item)


@law("11.2.6.I", "11.2.6.III", "2.5", "9.4.1", "bots:9.2.3")
def pay(g: Root, me: int, buyer: int, price: int) -> Rule[None]:
    """The buyer's warriors go to Payments. For each item that a Vagabond exhausts the Riverfolk put one of their own
    there, as long as they have any."""
    if not is_vagabond(g, buyer):
        deposit(g, buyer, price)
        return
    clause = shop_of(g).paying_with_items
    for paid in range(price):
        items: list[Option] = [("pay_item", kind) for kind in range(len(KINDS)) if ready(g, buyer, kind)]
        _, item = yield ask(clause, buyer, "pay-item", items, about={"count": price - paid, "seller": me})
        exhaust(g, buyer, item)
        g.tea_paid += item == TEA
        tell(g, clause, "pay-item", who=buyer, item=item)
    deposit(g, me, price)


# ------------------------------------------------------------------------------------------------------ 11.2.7 services


@law("11.2.7.I", "11.2.3", "bots:9.2.3.I")
def sell_card(g: Root, me: int, buyer: int, card: int, price: int) -> None:
    """Everyone sees which card goes to the buyer's hand."""
    hand_over(g, card)
    take_openly(g, buyer, card)
    tell(g, shop_of(g).services[HAND_CARD], "buy-card", who=buyer, seller=me, card=card, price=price)


@law("11.2.7.II", "bots:9.2.3.II")
def sell_boats(g: Root, me: int, buyer: int, price: int) -> None:
    """The river is a path for the buyer until the end of the turn."""
    g.riverboats = buyer
    tell(g, shop_of(g).services[RIVERBOATS], "buy-boats", who=buyer, seller=me, price=price)
