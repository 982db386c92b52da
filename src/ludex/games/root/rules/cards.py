"""2.1 Cards: suits, wild birds, drawing, discarding; 1.2.1 what is known of hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core import Refusal, Rule, ask, law, tell, whisper
from ludex.core.decision import Option
from ludex.games.root.printed.deck import IS_DOMINANCE, MATCHING
from ludex.games.root.printed.pieces import LIZARDS, RIVERFOLK
from ludex.games.root.rules.points import score
from ludex.games.root.state import NOBODY, Root
from ludex.kit.cards import NO_CARD, Bodies, Deck, one_of

HAND_LIMIT = 5
DECK: Deck[Root] = Deck("2.1.2", pile=lambda g: g.deck, discards=lambda g: g.discard)
"""A new deck is made of the discard pile when a card must be drawn."""
effect_of: Bodies[Callable[..., Any]] = Bodies("crafted cards")
"""What a card does that was crafted, at once (4.1.2) or at its moment from then on (4.1.3)."""


@law("2.1.1", "2.1.1.I", "2.1.1.II")
def matches(card: int, suit: int) -> bool:
    """A card matches its own suit, and a bird matches every suit; nothing but a bird stands in for a bird."""
    return card in MATCHING[suit]


def cannot_show(g: Root, seat: int, card: int, clause: str) -> Refusal | None:
    """Whatever is done with a card of the hand needs it to be there."""
    return None if card in g.hands[seat] else Refusal(clause, "not-in-hand")


@law("2.1.1", "2.1.1.I")
def cannot_give(g: Root, seat: int, card: int, suits: list[int], clause: str) -> Refusal | None:
    """A card of the hand that matches one of these suits."""
    if any(matches(card, suit) for suit in suits):
        return cannot_show(g, seat, card, clause)
    return cannot_show(g, seat, card, clause) or Refusal(clause, "card-suit", {"suits": suits})


def can_give(g: Root, seat: int, suits: list[int], clause: str) -> Refusal | None:
    """Only who holds no such card may answer that they hold none."""
    held = any(cannot_give(g, seat, card, suits, clause) is None for card in g.hands[seat])
    return Refusal(clause, "card-held", {"suits": suits}) if held else None


@law("2.1.2", "2.5", "bots:2.8.1", "bots:12.1.1")
def draw(g: Root, seat: int, count: int, row: list[int] | None = None) -> Rule[None]:
    """Draw what there is from the shared deck, to the hand or to another row of cards that only this seat looks at; in
    later printings a new deck is made as soon as the last card is drawn. A bot has no hand and scores a point for every
    card instead."""
    if g.bots[seat]:
        score(g, seat, count, "bots:2.8.1")
        return
    hand = g.hands[seat] if row is None else row
    drawn = 0
    while drawn < count:
        card = yield from DECK.top(g)
        if card == NO_CARD:
            break
        hand.append(card)
        drawn += 1
        if g.current_law and not g.deck:
            yield from DECK.reshuffle(g)
        if g.factions[seat] == RIVERFOLK:
            tell(g, "11.2.3", "draw-open", who=seat, card=card)
        else:
            whisper(g, (seat,), "2.1.2", "draw-card", card=card)
    if drawn:
        tell(g, "2.1.2", "draw", who=seat, count=drawn)


def leave_hand(g: Root, seat: int, card: int) -> None:
    """A card leaves a hand in the open: whoever knew that it was there no longer needs to."""
    g.hands[seat].remove(card)
    for known in g.known:
        if card in known:
            known.remove(card)


@law("2.1.3", "10.2.6", "bots:8.2.4")
def to_discard(g: Root, card: int) -> None:
    """Where a spent or discarded card goes: with the Lizard Cult in the game to the lost souls, whatever card it is."""
    if g.seat_of[LIZARDS] != NOBODY:
        g.lost_souls.append(card)
    else:
        to_pile(g, card)


@law("2.1.3", "3.3.3", "10.4.2")
def to_pile(g: Root, card: int) -> None:
    """To the discard pile; a dominance card lies beside the board for anyone to take."""
    if IS_DOMINANCE[card]:
        g.available.append(card)
        tell(g, "3.3.3", "available", card=card)
    else:
        g.discard.append(card)


@law("2.1.3")
def spend(g: Root, seat: int, card: int) -> None:
    """Spend or discard a card from the hand."""
    leave_hand(g, seat, card)
    to_discard(g, card)


def discards(g: Root, seat: int) -> list[Option]:
    return [("discard", card) for card in g.hands[seat]]


def draw_and_discard(g: Root, seat: int, count: int, clause: str) -> Rule[None]:
    """The end of most evenings: draw, then discard down to five (6.6, 7.6.2)."""
    yield from draw(g, seat, count)
    while len(g.hands[seat]) > HAND_LIMIT:
        _, card = yield ask(clause, seat, "discard", discards, g, seat)
        spend(g, seat, card)
        tell(g, clause, "discard", who=seat, card=card)


@law("bots:2.8.1")
def can_be_robbed(g: Root, seat: int) -> bool:
    """Has this seat a card to take? From a bot one takes a card of the deck instead."""
    return bool(g.hands[seat] or g.bots[seat])


@law("bots:2.8.1")
def give_to_bot(g: Root, seat: int, bot: int, card: int, clause: str) -> None:
    """Whoever must give a bot a card discards it, and the bot scores a point."""
    spend(g, seat, card)
    tell(g, clause, "give-to-bot", who=seat, other=bot, card=card)
    score(g, bot, 1, "bots:2.8.1")


@law("1.2.1", "1.3.2", "11.2.3", "bots:2.8.1")
def take_random_card(g: Root, seat: int, victim: int, clause: str) -> Rule[None]:
    """Take a random card from another hand. Only these two learn which; others lose track of what they knew there.
    Where one of the hands lies open, everyone sees which card is gone or has come."""
    if g.bots[victim]:
        tell(g, clause, "take-from-bot", who=seat, victim=victim)
        yield from draw(g, seat, 1)
        return
    hand = g.hands[victim]
    if g.bots[seat]:
        card = yield from one_of(clause, hand)
        g.show()
        give_to_bot(g, victim, seat, card, clause)
        return
    in_the_open = g.seat_of[RIVERFOLK] in (seat, victim)
    if not in_the_open:
        for other, known in enumerate(g.known):
            if other not in (seat, victim):
                known[:] = [card for card in known if card not in hand]
    card = yield from one_of(clause, hand)
    leave_hand(g, victim, card)
    g.show()
    tell(g, clause, "take-random", who=seat, victim=victim)
    if in_the_open:
        take_openly(g, seat, card)
        tell(g, clause, "take-card", who=seat, card=card)
    else:
        g.hands[seat].append(card)
        g.known[victim].append(card)
        whisper(g, (seat, victim), clause, "take-card", who=seat, card=card)


@law("1.2.1")
def look_at_hand(g: Root, seat: int, other: int, clause: str) -> None:
    """See another hand; what was seen stays known until it leaves that hand. An open hand is no news."""
    if g.factions[other] != RIVERFOLK:
        g.known[seat] += [card for card in g.hands[other] if card not in g.known[seat]]
    g.show()
    tell(g, clause, "look", who=seat, other=other)
    whisper(g, (seat,), clause, "look-cards", other=other, cards=list(g.hands[other]))


@law("1.2.1", "11.2.3")
def take_openly(g: Root, seat: int, card: int) -> None:
    """A card that everyone saw goes to a hand: everyone knows that it is there, or sees it in an open hand."""
    g.hands[seat].append(card)
    if g.factions[seat] == RIVERFOLK:
        return
    for other, known in enumerate(g.known):
        if other != seat:
            known.append(card)
