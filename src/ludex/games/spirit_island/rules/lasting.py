"""Effects that last until something happens, as rows of `Island.lasting`: kind, until, and what each kind says of
itself.

Numbers below 100 belong to the shared rules; a deck that needs kinds of its own counts from a hundred: minor powers
from 100, major powers from 200, spirits from 300, fear cards from 400, events from 500, adversaries from 600,
scenarios from 700, blight cards from 800."""

from __future__ import annotations

from typing import Final

from ludex.core.law import law
from ludex.games.spirit_island.state import Island
from ludex.kit.hooks import happens, last, lasting

END_OF_TURN: Final = 0
NEXT_RAVAGE: Final = 1
"""Until the next normal ravage is over."""
NEXT_BUILD: Final = 2
NEXT_EXPLORE: Final = 3
END_OF_PHASE: Final = 4
"""Until the end of the invader phase."""
FOREVER: Final = 9

EVERYWHERE: Final = -1

DEFEND: Final = 0
"""land, how much"""
DEFEND_BY_DAHAN: Final = 1
"""how much for each dahan of a land, in every land; how much more where there are any"""
SKIP: Final = 2
"""actions, land, only normal ones"""
HEALTH: Final = 3
"""kinds, land or EVERYWHERE, how much more"""
HEALTH_BY_STRIFE: Final = 4
"""how much less for each strife of the piece"""
DEALS_MORE: Final = 5
"""kinds, how much more each of them deals in a ravage"""
SAFE_DAHAN: Final = 6
"""land: the dahan there take no damage from ravaging invaders"""
TOGETHER: Final = 7
"""land: in a ravage there the dahan strike at the same time as the invaders"""
NO_BLIGHT: Final = 8
"""land: blight that would be added there stays on the card"""
UNHURT_DAHAN: Final = 9
"""land: the dahan there can neither be damaged nor destroyed"""
REACH: Final = 10
"""spirit, how much farther all its powers reach"""
QUICK: Final = 11
"""spirit, how many slow powers it may still use as fast ones"""
LATE: Final = 12
"""spirit, how many fast powers it may still use as slow ones"""
REPEAT: Final = 13
"""spirit, the highest cost of the card, whether it is paid again, and perhaps a card that may not be repeated by it"""
BUILDS_INSTEAD: Final = 14
"""land or EVERYWHERE: the next ravage there is a build instead"""
RAVAGES_MORE: Final = 15
"""how much more damage a ravage deals in each land"""
BORROWED: Final = 16
"""spirit, other spirit: it may use the presence of the other as a source of powers"""
NO_DISEASE: Final = 17
"""disease prevents no build"""
SKIP_NEXT: Final = 18
"""action: the next normal one does not happen at all"""

EXTRA_EXPLORE: Final = 19
"""turn: one more card is revealed in its explore"""

# Of minor powers; those that only one card reads stand beside it.
OTHER_TIME: Final = 100
"""spirit, how many powers it may still use at the other speed, be they slow or fast"""
REACH_TO_COAST: Final = 101
"""spirit, how much farther its powers reach to coastal lands"""
# Of major powers; those that only one card reads stand beside it.
ALL_LINES: Final = 200
"""spirit, power: all its lines are reached"""
# Of blight cards.
LESSER_SPIRIT: Final = 800
"""spirit, card: a minor power that is in play every turn"""


@law("SI-8.9")
def this_turn(g: Island, kind: int, *about: int) -> None:
    """From now on, until time passes."""
    last(g.lasting, kind, END_OF_TURN, *about)


def until(g: Island, moment: int, kind: int, *about: int) -> None:
    last(g.lasting, kind, moment, *about)


def rows(g: Island, kind: int) -> list[list[int]]:
    """What the effects of a kind say of themselves."""
    return lasting(g.lasting, kind) if g.lasting else []


def over(g: Island, moment: int) -> None:
    happens(g.lasting, moment)


def use_up(g: Island, kind: int, *about: int) -> None:
    """One effect of a kind, the first that says these things, has been used."""
    said = list(about)
    for place, row in enumerate(g.lasting):
        if row[0] == kind and row[2 : 2 + len(said)] == said:
            del g.lasting[place]
            return
