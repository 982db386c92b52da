"""How things of Root are called: the kinds of facts, and the noun of each."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.core.text import Noun, Text, Words
from ludex.games.root.printed.deck import CARDS, SUIT_OF, SUITS, VIZIERS
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import FACTIONS
from ludex.games.root.printed.vagabond import CARDS as VAGABOND_CARDS
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.seated import side_of
from ludex.games.root.sides.vagabond.items import CONDITIONS, KINDS
from ludex.games.root.state import FOREST, NOBODY, Root
from ludex.games.root.things import CATALOGUE
from ludex.kit.sheets import NOTHING, listed

FACTS = {
    "attacker": "seat",
    "other": "seat",
    "seats": "seat",
    "seller": "seat",
    "cards": "card",
    "points": "count",
    "total": "count",
    "turn": "count",
    "first": "count",
    "second": "count",
    "hits": "count",
    "taken": "count",
    "rolled": "count",
    "deal": "count",
    "deal_most": "count",
    "take": "count",
    "take_most": "count",
    "ambush": "count",
    "commander": "count",
    "defenceless": "count",
    "answered": "count",
    "left": "count",
    "card_price": "count",
    "boats_price": "count",
    "hire_price": "count",
    "foxes": "count",
    "rabbits": "count",
    "mice": "count",
    "birds": "count",
    "belongings": "belonging",
    "under": "item",
    "quests": "quest",
    "relation": "relation",
    "suit_column": "suit_column",
    "minister": "minister",
    "by": "faction",
    "suits": "suit",
    "called": "title",
    "moment": "moment",
    "why_clearing": "why_clearing",
    "why_player": "why_player",
}


class Names(msgspec.Struct, frozen=True):
    """What names depend on: all of it lies open."""

    seats: tuple[str, ...]
    """The message that says a seat."""
    suits: tuple[int, ...]
    map: int


def names(g: Root, seat: int | None) -> Names:
    return Names(tuple(seat_name(g, each) for each in range(len(g.factions))), tuple(g.suits), g.map)


def seat_name(g: Root, seat: int) -> str:
    return f"bot-{side_of(g, seat).bot}" if g.bots[seat] else f"faction-{FACTIONS[g.factions[seat]]}"


def seat_mark(names: Names, seat: int) -> tuple[str, str]:
    """The class of a seat's colour, and its silhouette."""
    faction = names.seats[seat].partition("-")[2]
    return f"f-{faction}", f"faction-{faction}"


def noun(text: Text, kind: str, value: Any, names: Names) -> Any:
    """A clearing with its suit, a seat by its faction, a card in quotes; numbers stay numbers."""
    match kind:
        case "clearing":
            return Noun(text, "clearing", number=value, suit=text.say(f"suit-{SUITS[names.suits[value]]}"))
        case "seat":
            return Noun(text, names.seats[value])
        case "place" if value >= FOREST:
            near = MAPS[names.map].forests[value - FOREST].clearings
            return Noun(text, "forest", clearings=listed(near))
        case "place":
            return noun(text, "clearing", value, names)
        case "why_clearing" | "why_player":
            return reason(text, kind, value, names)
    return printed_noun(text, kind, value)


def printed_noun(text: Text, kind: str, value: Any) -> Any:
    """What is called the same at every table."""
    match kind:
        case "faction":
            known = text.has(f"faction-{FACTIONS[value]}")
            return Noun(text, f"faction-{FACTIONS[value]}" if known else f"bot-{FACTIONS[value]}")
        case "moment":
            return text.say(f"moment-{value}")
        case "title":
            return CARDS[value].ru if text.lang == "ru" else CARDS[value].name
        case "card":
            return card_name(text, value)
        case "belonging":
            item = text.say(f"item-{KINDS[value // CONDITIONS]}")
            return text.say(f"belonging-{value % CONDITIONS}", item=item)
        case "relation":
            return Noun(text, f"relation-{value}")
        case "quest":
            quest = VAGABOND_CARDS.quest[value]
            name = quest.ru if text.lang == "ru" else quest.name
            return text.say("card", name=name, suit=text.say(f"suit-{quest.suit}"))
    return CATALOGUE.noun(text, kind, value)


def reason(text: Text, kind: str, value: tuple[Any, ...], names: Names) -> str:
    """One of the reasons of a bot's choice, in words."""
    thing = kind.removeprefix("why_")
    match value:
        case ("passed", candidate, clause, refusal, about):
            about = {name: noun(text, FACTS.get(name, name), fact, names) for name, fact in about.items()}
            because = text.say(f"refuse-{refusal}", **about)
            name = candidate if thing == "clearing" else noun(text, "seat", candidate, names)
            return text.say(f"why-passed-{thing}", candidate=name, because=because, clause=clause)
        case ("such" | "if-possible" as word, measure, *_):
            return text.say(f"why-{word}", what=text.say(f"measure-{measure}"))
        case ("none-such", measure):
            return text.say(f"measure-{measure}", "none")
        case (word, measure, number, others):
            what = text.say(f"why-{word}", what=text.say(f"measure-{measure}"))
            tied = [other if thing == "clearing" else noun(text, "seat", other, names) for other in others]
            return text.say("why-tied" if tied else "why-alone", what=what, count=number, others=listed(tied))
        case ("only",):
            return text.say(f"why-only-{thing}")
        case ("priority", of):
            return text.say(f"why-priority-{of}")
    raise TypeError(value)


def card_name(text: Text, card: int) -> str:
    """The name and the suit: the same name may stand on cards of several suits."""
    suit = text.say(f"suit-{SUITS[SUIT_OF[card]]}")
    if card in VIZIERS:
        return text.say("card", name=text.say("vizier"), suit=suit)
    return text.say("card", name=CARDS[card].ru if text.lang == "ru" else CARDS[card].name, suit=suit)


def short_name(seat: int, board: RootView, words: Words) -> str:
    """What a seat is called in cells of sheets and on the drawing; nobody has no name."""
    if seat == NOBODY:
        return NOTHING
    shown = board.seats[seat]
    return words.text.say(f"sheet-bot-{shown.bot}" if shown.bot else f"sheet-faction-{FACTIONS[shown.faction]}")
