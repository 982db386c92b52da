"""9.7 The special cards of services: what each bot buys by its own card. The functions are given the cards on offer."""

from __future__ import annotations

from ludex.core import Rule, law, tell
from ludex.games.root.bots import services
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.printed.deck import BIRD, IS_AMBUSH, NAME_OF, SUIT_OF
from ludex.games.root.rules.cards import matches, to_discard
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.state import NOBODY, Root

FEW_SOULS = 5
FAVORS = ("favor_of_the_foxes", "favor_of_the_rabbits", "favor_of_the_mice")


@law("bots:A-4.1", "bots:A-6.1")
def birds_first(g: Root, me: int, cards: list[int]) -> list[int]:
    """Of several cards with an available item, the birds."""
    return [card for card in cards if SUIT_OF[card] == BIRD]


@law("bots:A-4.2", "bots:A-6.2")
def bird_for_order(g: Root, me: int, cards: list[int]) -> list[int]:
    """Unless the order is bird already, any bird."""
    return birds_first(g, me, cards) if g.order_suit != BIRD else []


@law("bots:A-5.1")
def new_suits(g: Root, me: int, cards: list[int]) -> list[int]:
    """If the Decree has the suit of the order already, cards of suits that it has not."""
    return [card for card in cards if not g.decree[SUIT_OF[card]]] if g.decree[g.order_suit] else []


@law("bots:A-8.1", "bots:A-8.2")
def buy_souls(g: Root, me: int) -> Rule[None]:
    """While there are fewer than five lost souls, cards that are no birds, however many points the seller has."""
    bought = True
    while bought and len(g.lost_souls) < FEW_SOULS:
        cards = services.offered_to(g, me)
        bought = yield from services.buy_card(g, me, cards, "bots:A-8.1", g.lost_souls.append, even_behind=True)


@law("bots:A-10.1")
def buy_ambush(g: Root, me: int) -> Rule[None]:
    """An ambush card, which lies face up before the bot."""
    cards = [card for card in services.offered_to(g, me) if IS_AMBUSH[card]]
    yield from services.buy_card(g, me, cards, "bots:A-10.1", g.kept_ambushes.append)


@law("bots:A-10.2")
def kept_ambush(g: Root, me: int, clearing: int) -> int:
    """The ambush that it plays when it defends in a clearing: one of the clearing's suit before a bird; or NOBODY."""
    suit = g.suits[clearing]
    fitting = [card for card in g.kept_ambushes if matches(card, suit)]
    return min(fitting, key=lambda card: SUIT_OF[card] != suit, default=NOBODY)


@law("bots:A-11.1")
def buy_favor(g: Root, me: int) -> Rule[None]:
    """A favor, which takes effect at once."""
    cards = [card for card in services.offered_to(g, me) if NAME_OF[card] in FAVORS]
    bought: list[int] = []
    yield from services.buy_card(g, me, cards, "bots:A-11.1", bought.append)
    for card in bought:
        to_discard(g, card)
        tell(g, "bots:A-11.1", "favor", who=me, suit=SUIT_OF[card])
        yield from drive_out(g, me, g.of_suit[SUIT_OF[card]])


OF_MARQUISE = SpecialCard("bots:A-4.2", prefers=birds_first, otherwise=bird_for_order)
OF_EYRIE = SpecialCard("bots:A-5.1", instead=new_suits, boats="bots:A-5.2")
OF_ALLIANCE = SpecialCard("bots:A-6.2", prefers=birds_first, otherwise=bird_for_order)
OF_VAGABOT = SpecialCard("bots:A-7.1", boats="bots:A-7.1")
OF_LIZARDS = SpecialCard("bots:A-8.1", at_start=buy_souls)
OF_DUCHY = SpecialCard("bots:A-10.1", at_start=buy_ambush)
OF_CORVIDS = SpecialCard("bots:A-11.1", at_start=buy_favor)
