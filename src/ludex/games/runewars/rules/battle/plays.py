"""RW-9.4, RW-9.12, RW-15.6: when Tactics cards are played in a battle, and by whom. Whoever holds any card that may be
played in this season is asked, so that the question tells nothing; everybody who is asked may say once that he plays no
more of them in this battle, whatever he holds."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule
from ludex.core.law import law
from ludex.games.runewars.printed.book import TACTICS, book
from ludex.games.runewars.rules.battle.fight import Fight
from ludex.games.runewars.rules.battle.marks import HOLDS_BACK, WATCHED, is_marked, mark
from ludex.games.runewars.rules.hand import BATTLE_START, BATTLE_START_DEFENDER, play_from_hand
from ludex.games.runewars.things import NOBODY
from ludex.kit.cards import Bodies

START, DEFENCE, ROUND, DRAW, DRAWN = range(5)
"""At the start of the battle; there, by the defender; when a round begins; before Fate cards are drawn; after that."""

battle_card: Bodies[Callable[[Fight], Rule[None]]] = Bodies("battle tactics")
fits: Bodies[Callable[[Fight], bool]] = Bodies("when battle tactics fit")
"""Whether such a card can do anything now; a card without one always can."""
IN_ROUNDS = {
    "rally-cry": (ROUND,),
    "death-or-glory": (ROUND, DRAW),
    "fog-of-war": (DRAW,),
    "veterans": (DRAWN,),
}
"""When the cards of battle rounds are played."""
HOLD_BACK: Option = ("hold_back",)


@law("RW-9.12", "RW-8.6", "RW-15.6a", "RW-19.2f")
def may_play(f: Fight) -> bool:
    """Units of his take part, and he is not watched by a spymaster whom he has fooled once already, nor has he said
    that he plays no more. For neutral units nobody plays cards."""
    if f.owner == NOBODY or not f.line or not f.g.tactics[f.seat] or is_marked(f.battle, HOLDS_BACK, f.side):
        return False
    return not (f.battle.played[f.side] and is_marked(f.battle, WATCHED, f.side))


@law("RW-9.12")
def holding_back(f: Fight) -> list[Option]:
    """Whoever may play a card may say that he plays none for the rest of the battle."""
    return [HOLD_BACK] if may_play(f) else []


def hold_back(f: Fight) -> None:
    mark(f.battle, HOLDS_BACK, f.side)


@law("RW-9.12", "RW-15.6")
def playable(f: Fight, moment: int, said: list[int]) -> list[Option]:
    """Cards in hand that can be played at this moment, each kind once; none twice at the same moment."""
    if not may_play(f):
        return []
    found: list[Option] = []
    for card in dict.fromkeys(f.g.tactics[f.seat]):
        name = TACTICS[card]
        if card in said or name not in battle_card or not is_time(f, card, moment):
            continue
        if name not in fits or fits[name](f):
            found.append(("play", card))
    return found


def is_time(f: Fight, card: int, moment: int) -> bool:
    in_rounds = IN_ROUNDS.get(TACTICS[card])
    if in_rounds is not None:
        return moment in in_rounds
    timing = book(f.g).tactics[card].timing
    return moment == START and (timing == BATTLE_START or (timing == BATTLE_START_DEFENDER and not f.attacks))


@law("RW-9.12")
def play(f: Fight, card: int, said: list[int]) -> Rule[None]:
    said.append(card)
    play_from_hand(f.g, f.seat, card)
    f.battle.played[f.side].append(card)
    yield from battle_card[TACTICS[card]](f)
