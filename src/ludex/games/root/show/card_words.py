"""How cards and items are put into words."""

from __future__ import annotations

from collections import Counter

from ludex.core.text import Text, Words
from ludex.games.root.printed.deck import CARDS, ITEM_OF, ITEMS, POINTS_OF, SUIT_OF, SUITS
from ludex.games.root.printed.paper import CardEntry
from ludex.kit.sheets import counted, listed, tallied


def item_list(items: list[int], words: Words) -> str:
    return counted([(words.text.say(f"item-{ITEMS[item]}"), n) for item, n in enumerate(items)], words)


def name_of(card: CardEntry, text: Text) -> str:
    return card.ru if text.lang == "ru" else card.name


def card_row(copies: list[int], words: Words) -> list[str]:
    card = copies[0]
    return [listed(copies), tallied("card", copies, words), cost_of(card, words), effect_of(card, words)]


def cost_of(card: int, words: Words) -> str:
    names = {suit: words.text.say(f"suit-{suit}") for suit in SUITS} | {"any": words.text.say("sheet-any")}
    return counted(Counter(names[suit] for suit in CARDS[card].cost).items(), words)


def effect_of(card: int, words: Words) -> str:
    entry, text = CARDS[card], words.text
    if entry.kind == "item":
        item = text.say(f"item-{ITEMS[ITEM_OF[card]]}")
        return text.say("sheet-gives-item", item=item, points=POINTS_OF[card])
    if entry.kind == "dominance":
        return text.say(f"sheet-dominance-{SUITS[SUIT_OF[card]]}")
    return entry.effect_ru if text.lang == "ru" else entry.effect
