"""2.1 Cards: the shared deck, read from content/deck.toml and spread into tables that rules can index by card number.

A card in play is a number from 0 to 53. The Eyrie's two loyal viziers (7.3.4) are the numbers after those."""

from __future__ import annotations

from ludex.core import law
from ludex.core.content import read_toml
from ludex.games.root.printed.paper import FOLDER, CardEntry, DeckFile

FOX, RABBIT, MOUSE, BIRD = range(4)
SUITS = ("fox", "rabbit", "mouse", "bird")
ITEMS = ("bag", "boots", "crossbow", "hammer", "sword", "tea", "coins")
ANY = 3
"""Fourth place of a cost: a crafting piece of any suit."""


DECK = read_toml(FOLDER / "deck.toml", DeckFile)


@law("2.1", "2.1.4", "2.1.5")
def all_cards(deck: DeckFile) -> tuple[CardEntry, ...]:
    """Every copy of every card; ambush and dominance cards, which nobody crafts, are among them."""
    return tuple(entry for entry in deck.card for _ in range(entry.copies))


CARDS = all_cards(DECK)
VIZIERS = (len(CARDS), len(CARDS) + 1)

SUIT_OF = (*(SUITS.index(card.suit) for card in CARDS), BIRD, BIRD)
NAME_OF = tuple(card.id for card in CARDS)
KIND_OF = tuple(card.kind for card in CARDS)
IS_AMBUSH = tuple(card.kind == "ambush" for card in CARDS)
IS_DOMINANCE = tuple(card.kind == "dominance" for card in CARDS)
DOMINANCE = tuple(card for card in range(len(CARDS)) if IS_DOMINANCE[card])
COST_OF = tuple(tuple(card.cost.count(s) for s in ("fox", "rabbit", "mouse", "any")) for card in CARDS)
ITEM_OF = tuple(ITEMS.index(card.item) if card.item else -1 for card in CARDS)
POINTS_OF = tuple(card.vp for card in CARDS)
ITEM_SUPPLY = tuple(DECK.items.supply[item] for item in ITEMS)


def copies_of(name: str) -> frozenset[int]:
    """All cards of this name.

    >>> sorted(copies_of("armorers"))
    [0, 1]
    """
    found = frozenset(card for card in range(len(CARDS)) if NAME_OF[card] == name)
    assert found, name
    return found


MATCHING = tuple(frozenset(card for card in range(len(CARDS)) if SUIT_OF[card] in (suit, BIRD)) for suit in range(4))
"""2.1.1: the cards that can be used as a suit. For a bird only birds will do."""
