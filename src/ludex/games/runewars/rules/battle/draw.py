"""RW-9.5a, RW-19.2: the Fate cards of a battle: what is drawn, what it shows, and where it goes.

A drawn card is a number: a Fate card, or that number with something added that says what it is instead."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import SPECIAL, book
from ludex.games.runewars.rules.battle.fight import Fight
from ludex.games.runewars.rules.decks import FATE
from ludex.games.runewars.state import Runewars
from ludex.kit.cards import NO_CARD

TACTICAL, ENCHANTED, AGAIN = 100, 200, 300
"""Added to a Tactics card that stands for a Fate card; to a Fate card that counts as a special ability; to one that an
ability has drawn in addition."""


@law("RW-9.5a", "RW-19.2c")
def result_of(g: Runewars, card: int, shape: int) -> int:
    """What a drawn card shows for a shape of base."""
    if card < TACTICAL:
        return book(g).fate[card].results[shape]
    if card < ENCHANTED:
        printed = book(g).tactics[card - TACTICAL].fate
        return printed[shape] if printed is not None else 0
    return SPECIAL if card < AGAIN else book(g).fate[card - AGAIN].results[shape]


def draw_fate(f: Fight, count: int) -> Rule[None]:
    """So many Fate cards for the type that draws."""
    g = f.g
    row = f.battle.drawn[f.side]
    for _ in range(count):
        if g.fate:
            g.show()
            card = g.fate.pop()
        else:
            card = yield from FATE.top(g)
            if card == NO_CARD:
                return
        row.append(card)
        tell(g, "RW-9.5a", "battle-draws", who=f.owner, result=result_of(g, card, shape_of(f)))


def draw_again(f: Fight) -> Rule[None]:
    """One more card, by an ability."""
    card = yield from FATE.top(f.g)
    if card != NO_CARD:
        f.battle.drawn[f.side].append(card + AGAIN)
        tell(f.g, "RW-9.5a", "battle-draws", who=f.owner, result=result_of(f.g, card, shape_of(f)))


def shape_of(f: Fight) -> int:
    """Of the type that draws."""
    return book(f.g).units[f.battle.drawing[f.side]].shape


def results(f: Fight) -> list[int]:
    """What the drawn Fate cards show, each once: cards that show the same are as good as each other."""
    shape = shape_of(f)
    return list(dict.fromkeys(result_of(f.g, card, shape) for card in f.battle.drawn[f.side] if card < TACTICAL))


def showing(f: Fight, result: int) -> int:
    """A drawn Fate card with this result."""
    shape = shape_of(f)
    row = f.battle.drawn[f.side]
    return next(card for card in row if card < TACTICAL and result_of(f.g, card, shape) == result)


def drop_fate(f: Fight, result: int) -> None:
    """A drawn Fate card with this result is discarded unused."""
    card = showing(f, result)
    f.battle.drawn[f.side].remove(card)
    f.g.fate_discard.append(card)
    tell(f.g, "RW-9.5a", "battle-drops", who=f.owner, result=result)


@law("RW-9.5b", "RW-19.2e")
def discard_drawn(f: Fight) -> None:
    """Fate cards go to their discard pile, tactical ones to that of the Tactics cards."""
    row = f.battle.drawn[f.side]
    for card in row:
        if TACTICAL <= card < ENCHANTED:
            f.g.tactics_discard.append(card - TACTICAL)
        else:
            f.g.fate_discard.append(card % TACTICAL)
    row.clear()
