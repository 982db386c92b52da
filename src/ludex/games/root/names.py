"""How things of Root are called: the kinds of facts, and the noun of each."""

from __future__ import annotations

from typing import Any

from ludex.core.text import Noun, Text
from ludex.games.root.deck import CARDS, ITEMS, SUIT_OF, SUITS, VIZIERS
from ludex.games.root.factions.eyrie import COLUMNS, LEADERS
from ludex.games.root.factions.riverfolk_services import SERVICES
from ludex.games.root.pieces import FACTIONS, PIECES
from ludex.games.root.state import Root

FACTS = {
    "attacker": "seat",
    "other": "seat",
    "cards": "card",
    "points": "count",
    "total": "count",
    "turn": "count",
    "first": "count",
    "second": "count",
    "hits": "count",
    "taken": "count",
    "card_price": "count",
    "boats_price": "count",
    "hire_price": "count",
}


def noun(text: Text, kind: str, value: Any, g: Root) -> Any:
    """A clearing with its suit, a seat by its faction, a card in quotes; numbers stay numbers."""
    match kind:
        case "clearing":
            return Noun(text, "clearing", number=value, suit=text.say(f"suit-{SUITS[g.suits[value]]}"))
        case "seat":
            return Noun(text, f"faction-{FACTIONS[g.factions[value]]}")
        case "card":
            return card_name(text, value)
        case "suit":
            return Noun(text, f"suit-{SUITS[value]}")
        case "piece":
            return Noun(text, f"piece-{PIECES[value].name}")
        case "leader":
            return Noun(text, f"leader-{LEADERS[value]}")
        case "column":
            return Noun(text, f"column-{COLUMNS[value]}")
        case "item":
            return Noun(text, f"item-{ITEMS[value]}")
        case "service":
            return Noun(text, f"service-{SERVICES[value]}")
    return value


def card_name(text: Text, card: int) -> str:
    """The name and the suit: the same name may stand on cards of several suits."""
    suit = text.say(f"suit-{SUITS[SUIT_OF[card]]}")
    if card in VIZIERS:
        return text.say("card", name=text.say("vizier"), suit=suit)
    return text.say("card", name=CARDS[card].ru if text.lang == "ru" else CARDS[card].name, suit=suit)
