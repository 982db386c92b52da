"""SI-6: power cards: gaining, forgetting, reclaiming, playing them."""

from __future__ import annotations

from ludex.core import Option, Rule, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import NUMBER, PANELS, POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.moments import major_costs_a_card, power_cost, reclaimed
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import MAJOR, MINOR, UNIQUE
from ludex.kit.cards import NO_CARD, Deck

DRAWN = 4
"""Power cards that one is chosen from: SI-6.2."""
EITHER = -1

MINOR_DECK: Deck[Island] = Deck("SI-3.7", pile=lambda g: g.minor, discards=lambda g: g.minor_discard)
MAJOR_DECK: Deck[Island] = Deck("SI-3.7", pile=lambda g: g.major, discards=lambda g: g.major_discard)


def deck_of(kind: int) -> Deck[Island]:
    return MINOR_DECK if kind == MINOR else MAJOR_DECK


@law("SI-6.2")
def gain_power(
    on: Act, seat: int, kind: int = EITHER, drawn: int = DRAWN, forgetting: bool = True, leave: bool = False
) -> Rule[int]:
    """Draw four of a deck, keep one, discard the others; a major power costs a card. Returns the card, or NO_CARD. With
    `leave` the others stay on the table (`g.drawn`) for whoever comes next."""
    g = on.g
    if g.progression and kind == EITHER and progression_left(g, seat):
        return (yield from progress(on, seat))
    asked = on.by(seat)
    if kind == EITHER:
        choice = yield from asked.ask("deck", [("gain", MINOR), ("gain", MAJOR)])
        kind = choice[1]
    deck = deck_of(kind)
    yield from deck.draw(g, g.drawn, drawn)
    if not g.drawn:
        return NO_CARD
    card = yield from take_drawn(on, seat)
    if not leave:
        deck.discard(g, g.drawn, *g.drawn[:])
    if kind == MAJOR and forgetting and must_forget(g):
        yield from forget(on, seat)
    return card


@law("SI-6.2")
def take_drawn(on: Act, seat: int) -> Rule[int]:
    """One of the cards on the table comes to hand."""
    g = on.g
    choice = yield from on.by(seat).ask("keep", [("keep", card) for card in sorted(g.drawn)])
    card = int(choice[1])
    g.drawn.remove(card)
    g.hand[seat].append(card)
    tell(g, "SI-6.2", "gained", who=seat, spirit=g.spirits[seat], power=card)
    return card


def hand_over(g: Island, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand."""
    g.hand[giver].remove(card)
    g.hand[taker].append(card)
    tell(g, "SI-7.7", "handed-over", who=giver, spirit=g.spirits[giver], power=card, other=taker)


def must_forget(g: Island) -> bool:
    needed = True
    for change in major_costs_a_card.of(g.owners):
        needed = change(g, needed)
    return needed


def progression_left(g: Island, seat: int) -> bool:
    return g.progress[seat] < len(PANELS[g.spirits[seat]].power_progression)


@law("SI-6.4")
def progress(on: Act, seat: int) -> Rule[int]:
    """The next card of the spirit's own list, instead of drawing."""
    g = on.g
    card = NUMBER[PANELS[g.spirits[seat]].power_progression[g.progress[seat]]]
    g.progress[seat] += 1
    g.hand[seat].append(card)
    tell(g, "SI-6.4", "gained", who=seat, spirit=g.spirits[seat], power=card)
    if POWERS[card].kind == MAJOR and must_forget(g):
        yield from forget(on, seat)
    return card


def cards_of(g: Island, seat: int) -> list[int]:
    """All power cards of a spirit."""
    return [*g.hand[seat], *g.discard[seat], *g.played[seat]]


@law("SI-6.3")
def forget(on: Act, seat: int, up_to: bool = False) -> Rule[int]:
    """A power card from hand, discard pile or play; NO_CARD if there is none."""
    g = on.g
    cards = sorted(cards_of(g, seat))
    if not cards:
        return NO_CARD
    options: list[Option] = [("forget", card) for card in cards]
    choice = yield from on.by(seat).ask("forget", [DONE, *options] if up_to else options)
    if choice == DONE:
        return NO_CARD
    forget_card(g, seat, choice[1])
    return int(choice[1])


@law("SI-6.3")
def forget_card(g: Island, seat: int, card: int) -> None:
    """Unique cards leave the game, others go to their discard pile; what was played takes its elements along."""
    for row in (g.hand[seat], g.discard[seat], g.played[seat]):
        if card in row:
            if row is g.played[seat]:
                change_elements(g, seat, card, -1)
            row.remove(card)
            break
    power = POWERS[card]
    pile = g.removed if power.kind == UNIQUE else g.minor_discard if power.kind == MINOR else g.major_discard
    pile.append(card)
    tell(g, "SI-6.3", "forgotten", who=seat, spirit=g.spirits[seat], power=card)


def change_elements(g: Island, seat: int, card: int, sign: int) -> None:
    mine = g.elements[seat]
    for element, number in enumerate(POWERS[card].elements):
        if number:
            mine[element] += sign * number


def cost_of(g: Island, seat: int, card: int) -> int:
    cost = POWERS[card].cost
    for change in power_cost.of(g.owners):
        cost = change(g, seat, card, cost)
    return cost


def playable(g: Island, seat: int) -> list[int]:
    """Cards of the hand that can be paid."""
    return [card for card in sorted(g.hand[seat]) if cost_of(g, seat, card) <= g.energy[seat]]


@law("SI-6.1")
def play(g: Island, seat: int, card: int, cost: int) -> None:
    """Paid at once; its elements are there from this moment on."""
    g.energy[seat] -= cost
    g.hand[seat].remove(card)
    g.played[seat].append(card)
    change_elements(g, seat, card, 1)
    tell(g, "SI-6.1", "played", who=seat, spirit=g.spirits[seat], power=card, cost=cost)


@law("SI-5.5")
def reclaim(g: Island, seat: int, cards: list[int]) -> None:
    """Discarded cards come back to hand."""
    for card in cards:
        g.discard[seat].remove(card)
        g.hand[seat].append(card)
        tell(g, "SI-5.5", "reclaimed", who=seat, spirit=g.spirits[seat], power=card)
    if cards:
        for then in reclaimed.of(g.owners):
            then(g, seat)


@law("SI-4.5")
def take_back(g: Island, seat: int, card: int) -> None:
    """A card in play returns to hand instead of being discarded."""
    g.played[seat].remove(card)
    change_elements(g, seat, card, -1)
    g.hand[seat].append(card)
    tell(g, "SI-4.5", "taken-back", who=seat, spirit=g.spirits[seat], power=card)


@law("SI-6.6")
def reveal_top(g: Island, kind: int) -> Rule[int]:
    """The top card of a deck goes straight to its discard pile, and is looked at."""
    deck = deck_of(kind)
    card = yield from deck.top(g)
    if card != NO_CARD:
        (g.minor_discard if kind == MINOR else g.major_discard).append(card)
        tell(g, "SI-6.6", "revealed", power=card)
    return card
