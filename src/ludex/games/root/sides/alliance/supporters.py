"""8.2 The Woodland Alliance: sympathy, supporters, the loss of bases, outrage."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell, whisper
from ludex.core.decision import Option
from ludex.games.root.printed.deck import MATCHING
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import ALLIANCE, BASES, BOARDS, SYMPATHY
from ludex.games.root.rules.cards import draw, look_at_hand, matches, to_discard
from ludex.games.root.rules.effects import SUPPORTERS, from_hand, piles
from ludex.games.root.rules.events import Removal
from ludex.games.root.state import Root
from ludex.kit.hooks import Effect

BOARD = BOARDS.alliance

NO_SUPPORTER = Refusal("8.2.3", "not-a-supporter")


@law("8.2.5.II")
def sympathetic(g: Root, clearing: int) -> bool:
    """A clearing with a sympathy token."""
    return g.pieces[SYMPATHY][clearing] > 0


def sympathetic_clearings(g: Root) -> list[int]:
    return [clearing for clearing in CLEARINGS if g.pieces[SYMPATHY][clearing]]


def bases_built(g: Root) -> list[int]:
    """The suits whose bases stand on the map."""
    return [suit for suit, base in enumerate(BASES) if not g.left[base]]


@law("8.2.3")
def matching_supporters(g: Root, suit: int) -> list[int]:
    """Supporters count only as suits; birds match every suit."""
    return [card for card in g.supporters if card in MATCHING[suit]]


@law("8.2.3.I")
def keep_to_capacity(g: Root, me: int) -> None:
    """Without a base a card gained beyond five supporters is discarded at once."""
    if len(g.supporters) > BOARD.supporters_without_base and not bases_built(g):
        card = g.supporters[-1]
        discard_supporter(g, card)
        tell(g, "8.2.3.I", "surplus-supporter", who=me, card=card)


@law("8.2.3", "2.1.3", "3.3.3")
def discard_supporter(g: Root, card: int) -> None:
    """A spent or discarded supporter leaves the stack in the open."""
    g.supporters.remove(card)
    for known in g.known:
        if card in known:
            known.remove(card)
    to_discard(g, card)


@law("8.2.3", "1.2.1")
def from_hand_to_supporters(g: Root, seat: int, card: int, suit: int | None = None) -> None:
    """A card goes face down from a hand to the stack. Others no longer know where a card is that they saw in this hand,
    if it could be this one; whoever gave it away knows, and the Alliance sees it."""
    me = g.seat_of[ALLIANCE]
    hand = g.hands[seat]
    for other, known in enumerate(g.known):
        if other == me:
            known[:] = [seen for seen in known if seen != card]
        elif other != seat:
            known[:] = [seen for seen in known if seen not in hand or (suit is not None and not matches(seen, suit))]
    hand.remove(card)
    g.supporters.append(card)
    if seat != me:
        g.known[seat].append(card)
        g.show()


def payment(g: Root, suit: int) -> list[Option]:
    """Supporters that match. Where a look-ahead, of which nobody is told, has dealt cards anew in the middle of a
    payment, the stack may hold too few of them, and any will do."""
    cards = matching_supporters(g, suit)
    return [("supporter", card) for card in (cards if cards or g.journal is not None else g.supporters)]


@law("8.2.3")
def cannot_spend_supporter(g: Root, card: int, suit: int, clause: str) -> Refusal | None:
    """A card of the stack that matches the clearing."""
    if card not in g.supporters:
        return NO_SUPPORTER
    return None if ("supporter", card) in payment(g, suit) else Refusal(clause, "card-suit", {"suits": [suit]})


@law("8.2.3")
def spend_supporters(g: Root, me: int, clearing: int, count: int, clause: str) -> Rule[None]:
    """Spend supporters that match a clearing; the Alliance says which, unless the whole stack is needed."""
    suit = g.suits[clearing]
    for left in range(count, 0, -1):
        if len(g.supporters) == left:
            tell(g, clause, "spend-all-supporters", who=me, cards=g.supporters[:])
            for card in g.supporters[:]:
                discard_supporter(g, card)
            return
        about = {"clearing": clearing, "count": left}
        _, card = yield ask(clause, me, "supporters", payment, g, suit, always=True, about=about)
        discard_supporter(g, card)
        tell(g, clause, "spend-supporter", who=me, card=card)


def surplus(g: Root) -> list[Option]:
    return [("drop_supporter", card) for card in g.supporters]


@law("8.2.4")
def lose_base(g: Root, me: int, suit: int) -> Rule[None]:
    """Matching supporters, birds included, are discarded, and half of the officers leave, rounded up. Without any base
    on the map the Alliance discards down to five supporters."""
    lost = (g.officers + 1) // 2
    g.officers -= lost
    g.supply[me] += lost
    g.operations_left = max(0, g.operations_left - lost)
    cards = matching_supporters(g, suit)
    for card in cards:
        discard_supporter(g, card)
    tell(g, "8.2.4", "lose-base", who=me, suit=suit, count=lost)
    if cards:
        tell(g, "8.2.4", "lost-supporters", cards=cards)
    while len(g.supporters) > BOARD.supporters_without_base and not bases_built(g):
        _, card = yield ask("8.2.4", me, "drop-supporter", surplus, g)
        discard_supporter(g, card)
        tell(g, "8.2.4", "discard", who=me, card=card)


def outrage_options(g: Root, other: int, suit: int) -> list[Option]:
    """A matching card from the hand; only who has none shows the hand instead."""
    cards: list[Option] = [("outrage_card", card) for card in g.hands[other] if matches(card, suit)]
    return cards or [("outrage_show",)]


@law("8.2.6", "1.2.1")
def outrage(g: Root, me: int, other: int, clearing: int) -> Rule[None]:
    """Who removes sympathy, or moves warriors into a sympathetic clearing, gives the Alliance a matching card as a
    supporter. Who has none shows the hand to the Alliance, and it draws a supporter from the deck."""
    tell(g, "8.2.6", "outrage", who=other, clearing=clearing)
    if g.hands[other]:
        suit = g.suits[clearing]
        about = {"clearing": clearing}
        choice = yield ask("8.2.6", other, "outrage", outrage_options, g, other, suit, always=True, about=about)
        if choice[0] == "outrage_card":
            from_hand_to_supporters(g, other, choice[1], suit)
            tell(g, "8.2.6", "outrage-card", who=other, other=me)
            whisper(g, (other, me), "8.2.6", "supporter-card", card=choice[1])
            keep_to_capacity(g, me)
            return
        look_at_hand(g, me, other, "8.2.6")
    yield from draw_supporters(g, me, 1)


def draw_supporters(g: Root, me: int, count: int) -> Rule[None]:
    """From the deck straight to the stack."""
    before = len(g.supporters)
    yield from draw(g, me, count, g.supporters)
    if len(g.supporters) > before:
        tell(g, "8.2.3", "draw-supporters", who=me, count=len(g.supporters) - before)
        keep_to_capacity(g, me)


@law("8.2.4", "8.2.6", "1.1.3")
def what_losses_bring(g: Root, me: int, removals: list[Removal]) -> list[Effect]:
    """Bases lost, and outrage over sympathy removed by others."""
    suits = [BASES.index(kind) for removal in removals for kind in removal.pieces if kind in BASES]
    angry = [removal for removal in removals if removal.remover != me and SYMPATHY in removal.pieces]
    effects = []
    if suits:
        effects.append(Effect("base", me, piles(g) | {SUPPORTERS}, lambda: lose_bases(g, me, suits)))
    if angry:
        touched = piles(g).union({SUPPORTERS}, *(from_hand(g, removal.remover) for removal in angry))
        effects.append(Effect("outrage", me, touched, lambda: outrage_over(g, me, angry)))
    return effects


def lose_bases(g: Root, me: int, suits: list[int]) -> Rule[None]:
    for suit in suits:
        yield from lose_base(g, me, suit)


def outrage_over(g: Root, me: int, removals: list[Removal]) -> Rule[None]:
    for removal in removals:
        yield from outrage(g, me, removal.remover, removal.clearing)
