"""Cards and items: what is printed on them, in words and marks."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from ludex.core.text import Text, Words
from ludex.games.root.printed.deck import CARDS, ITEM_OF, ITEMS, POINTS_OF, SUIT_OF, SUITS, VIZIERS
from ludex.games.root.show.card_words import cost_of, effect_of, name_of
from ludex.games.root.show.scene import Card, Cost, Item
from ludex.games.root.show.vignettes import motif_of
from ludex.kit.picture.look import Open

PRINTED: dict[tuple[int, Text], Card] = {}
"""Cards in words: they are the same at every table."""


def draw_cards(cards: Iterable[int], words: Words, open: Open = frozenset()) -> tuple[Card, ...]:
    return tuple(draw_card(card, words, open) for card in cards)


def draw_card(card: int, words: Words, open: Open = frozenset()) -> Card:
    """A card as it is printed, and whether it may be chosen now."""
    shown = PRINTED.get((card, words.text))
    if shown is None:
        shown = PRINTED[card, words.text] = print_card(card, words)
    return structs.replace(shown, open=True) if f"card:{card}" in open else shown


def print_card(card: int, words: Words) -> Card:
    """A card of the deck, or one of the Eyrie's viziers, which has a name and a suit alone."""
    text, suit = words.text, SUITS[SUIT_OF[card]]
    vizier = card in VIZIERS
    entry = None if vizier else CARDS[card]
    name = name_of(entry, text) if entry else text.say("vizier")
    item = ITEMS[ITEM_OF[card]] if entry and ITEM_OF[card] >= 0 else ""
    item_name = text.say(f"item-{item}") if item else ""
    effect = effect_of(card, words) if entry and not item else ""
    cost = cost_of(card, words) if entry and entry.cost else ""
    told = text.say("board-card", card=words.fact("card", card))
    parts = [told]
    if cost:
        parts.append(text.say("board-card-cost", cost=cost))
    if entry:
        parts.append(effect_of(card, words))
    return Card(
        number=card,
        name=name,
        suit=suit,
        suit_name=text.say(f"suit-{suit}"),
        motif=motif_of(entry),
        cost=tuple(draw_cost(part, words) for part in entry.cost) if entry else (),
        effect=effect,
        kind=entry.kind if entry else "vizier",
        kind_name=text.say(f"board-kind-{entry.kind}") if entry else "",
        item=item,
        item_name=item_name,
        points=0 if vizier else POINTS_OF[card],
        label=" ".join(part if part.endswith((".", "!")) else f"{part}." for part in parts),
        open=False,
    )


def draw_cost(suit: str, words: Words) -> Cost:
    return Cost(suit=suit, name=words.text.say("sheet-any" if suit == "any" else f"suit-{suit}"))


def draw_items(row: list[int], words: Words) -> tuple[Item, ...]:
    """Items by kind, those that there are."""
    return tuple(
        Item(ITEMS[kind], words.text.say(f"item-{ITEMS[kind]}"), count) for kind, count in enumerate(row) if count
    )
