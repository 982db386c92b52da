"""RW-3.5, RW-15.6, RW-17.2: the decks, and what is drawn to a hand."""

from __future__ import annotations

from ludex.core import Rule, ask, tell, whisper
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import TACTICS, book
from ludex.games.runewars.state import Runewars
from ludex.kit.cards import NO_CARD, Deck

FATE: Deck[Runewars] = Deck("RW-17.2", lambda g: g.fate, lambda g: g.fate_discard)
TACTICS_DECK: Deck[Runewars] = Deck("RW-17.2", lambda g: g.tactics_deck, lambda g: g.tactics_discard)
QUEST_DECK: Deck[Runewars] = Deck("RW-17.2", lambda g: g.quest_deck, lambda g: g.quest_discard)
REWARD_DECK: Deck[Runewars] = Deck("RW-17.2", lambda g: g.reward_deck, lambda g: g.reward_discard)
HERO_DECK: Deck[Runewars] = Deck("RW-17.2", lambda g: g.hero_deck)

LIEUTENANT_GENERAL = TACTICS.index("lieutenant-general")
REVEALING = (TACTICS.index("game-of-power"), TACTICS.index("exposed"))
"""Tactics cards that make somebody reveal rune tokens."""


@law("RW-15.6", "RW-19.10r", "RW-19.3f")
def draw_tactics(g: Runewars, seat: int, count: int) -> Rule[None]:
    """Tactics cards to the hand; no more than ten stay there. A card that has no use in this game is discarded and
    another one drawn."""
    drawn = 0
    useless = 0
    while drawn < count:
        card = yield from TACTICS_DECK.top(g)
        if card == NO_CARD:
            break
        if is_useless(g, card):
            g.tactics_discard.append(card)
            useless += 1
            tell(g, "RW-19.10r", "useless", tactics=card)
            if useless > len(TACTICS):
                break
            continue
        g.fresh[seat].append(card)
        g.fresh[seat].sort()
        whisper(g, (seat,), "RW-15.6", "draws-this", tactics=card)
        drawn += 1
        if g.epic and card in REVEALING and useless <= len(TACTICS):
            replaced = yield from replace_revealing(g, seat, card)
            drawn -= replaced
            useless += replaced
    if drawn:
        tell(g, "RW-15.6", "draws-tactics", who=seat, count=drawn)
    yield from discard_down(g, seat)


@law("RW-19.10r")
def is_useless(g: Runewars, card: int) -> bool:
    """The Lieutenant General without commanders."""
    return card == LIEUTENANT_GENERAL and not g.commanders


@law("RW-19.3f")
def replace_revealing(g: Runewars, seat: int, card: int) -> Rule[bool]:
    """In Epic play all runes lie face up: a card that makes somebody reveal one may be discarded for another."""
    choice = yield ask("RW-19.3f", seat, "replace-tactics", [("discard", card), DONE], always=True)
    if choice == DONE:
        return False
    lose_tactics(g, seat, card)
    tell(g, "RW-19.3f", "discards-tactics", who=seat, tactics=card)
    return True


@law("RW-15.6", "RW-17.1")
def discard_down(g: Runewars, seat: int) -> Rule[None]:
    while len(g.tactics[seat]) + len(g.fresh[seat]) > book(g).limits.tactics:
        yield from discard_tactics(g, seat)


def hand(g: Runewars, seat: int) -> list[int]:
    """All tactics cards that a player holds, each kind once."""
    return sorted({*g.tactics[seat], *g.fresh[seat]})


def discard_tactics(g: Runewars, seat: int) -> Rule[None]:
    """A tactics card of the player's choice is discarded, if there is any."""
    if not (g.tactics[seat] or g.fresh[seat]):
        return
    choice = yield ask("RW-15.6", seat, "discard-tactics", discards, g, seat, always=True)
    lose_tactics(g, seat, choice[1])
    tell(g, "RW-15.6", "discards-tactics", who=seat, tactics=choice[1])


def discards(g: Runewars, seat: int) -> list[tuple[str, int]]:
    return [("discard", card) for card in hand(g, seat)]


def lose_tactics(g: Runewars, seat: int, card: int) -> None:
    row = g.fresh[seat] if card in g.fresh[seat] else g.tactics[seat]
    row.remove(card)
    g.tactics_discard.append(card)


@law("RW-13.1", "RW-17.1")
def draw_quests(g: Runewars, seat: int, count: int) -> Rule[None]:
    """Quest cards, then down to three."""
    before = len(g.quests[seat])
    for _ in range(count):
        card = yield from QUEST_DECK.top(g)
        if card == NO_CARD:
            break
        g.quests[seat].append(card)
        g.quests[seat].sort()
        whisper(g, (seat,), "RW-13.1", "draws-quest", quest=card)
    tell(g, "RW-13.1", "draws-quests", who=seat, count=len(g.quests[seat]) - before)
    while len(g.quests[seat]) > book(g).limits.quests:
        choice = yield ask("RW-13.1", seat, "discard-quest", quest_discards, g, seat, always=True)
        g.quests[seat].remove(choice[1])
        g.quest_discard.append(choice[1])
        tell(g, "RW-13.1", "discards-quest", who=seat)


def quest_discards(g: Runewars, seat: int) -> list[tuple[str, int]]:
    return [("discard_quest", card) for card in g.quests[seat]]
