"""Fear cards, blight cards and events on the small island of `table`."""

from __future__ import annotations

from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS, INVADER_CARDS
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import blight_every_turn, take_from_card
from ludex.games.spirit_island.rules.events import dahan_event, event, main_event, token_event
from ludex.games.spirit_island.rules.fear import fear_card
from ludex.games.spirit_island.state import Island
from tests.spirit_island.table import Asked, follow

FEARS = {card.id: number for number, card in enumerate(FEAR_CARDS)}
EVENTS = {card.id: number for number, card in enumerate(EVENT_CARDS)}
BLIGHTS = {card.id: number for number, card in enumerate(BLIGHT_CARDS)}
CARDS = {card.id: card.number for card in INVADER_CARDS}


def scare(g: Island, card: str, level: int, *answers: str) -> Asked:
    """A fear card at a terror level."""
    on = Act(g, fear=FEARS[card], clause="SI-11.3", shared=True)
    return follow(fear_card[card](on, level), *answers)


def happens(g: Island, card: str, which: int, *answers: str) -> Asked:
    """The main part of an event: one half or option of it, its price left out."""
    on = Act(g, event=EVENTS[card], clause="SI-13.1", shared=True)
    return follow(main_event[card](on, which), *answers)


def tokens(g: Island, name: str, *answers: str) -> Asked:
    """A token event."""
    return follow(token_event[name](Act(g, event=0, clause="SI-13.1", shared=True)), *answers)


def dahan(g: Island, name: str, *answers: str) -> Asked:
    """A dahan event."""
    return follow(dahan_event[name](Act(g, event=0, clause="SI-13.1", shared=True)), *answers)


def draw(g: Island, card: str, *answers: str) -> Asked:
    """The event is on top of its deck, and drawn: all of it happens."""
    g.event_deck.append(EVENTS[card])
    return follow(event(g), *answers)


def turn_over(g: Island, card: str, *answers: str) -> Asked:
    """The last blight leaves the healthy side of this card."""
    g.blight_card, g.blight_left = BLIGHTS[card], 1
    return follow(take_from_card(Act(g)), *answers)


def blighted_step(g: Island, card: str, *answers: str) -> Asked:
    """What the card does at the start of an invader phase."""
    g.blight_card, g.blighted = BLIGHTS[card], True
    return follow(blight_every_turn[card](Act(g, blight=BLIGHTS[card], clause="SI-10.6", shared=True)), *answers)


def ravage(g: Island, *cards: str, answers: tuple[str, ...] = ()) -> Asked:
    """The ravage part, with these cards in the slot."""
    g.ravage = [CARDS[card] for card in cards]
    return follow(turn.ravage_part(g), *answers)


def build(g: Island, *cards: str, answers: tuple[str, ...] = ()) -> Asked:
    g.build = [CARDS[card] for card in cards]
    return follow(turn.build_part(g), *answers)


def explore(g: Island, *cards: str, answers: tuple[str, ...] = ()) -> Asked:
    """The explore part, with these cards on the deck, the first one on top, and another below them."""
    g.invader_deck = [CARDS["3-jungle-sands"], *(CARDS[card] for card in reversed(cards))]
    return follow(turn.explore_part(g), *answers)


def advance(g: Island, *answers: str) -> Asked:
    return follow(turn.advance_part(g), *answers)
