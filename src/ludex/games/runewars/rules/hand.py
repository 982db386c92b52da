"""RW-15.6: playing Tactics cards: each at the moment that it names, never in the season in which it was drawn."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import TACTICS, book
from ludex.games.runewars.rules.areas import rivals_of
from ludex.games.runewars.state import Runewars
from ludex.kit.cards import Bodies

YOUR_TURN, QUEST_PHASE, BEFORE_BID, DIPLOMACY = "your_turn", "quest_phase", "before_bid", "diplomacy"
BATTLE_START, BATTLE_START_DEFENDER, BATTLE_ROUND = "battle_start", "battle_start_defender", "battle_round"

tactics: Bodies[Callable[[Runewars, int], Rule[None]]] = Bodies("tactics")
"""What cards do that are played outside of battles: (state, seat)."""
fits: Bodies[Callable[[Runewars, int], bool]] = Bodies("when tactics fit")
"""Whether such a card can do anything now; a card without one always can."""


@law("RW-15.6")
def playable(g: Runewars, seat: int, timing: str) -> list[int]:
    """Cards in hand that can be played at this moment, each kind once."""
    if not g.tactics[seat]:
        return []
    cards = book(g).tactics
    return [
        card
        for card in sorted(set(g.tactics[seat]))
        if cards[card].timing == timing and (TACTICS[card] not in fits or fits[TACTICS[card]](g, seat))
    ]


def play_from_hand(g: Runewars, seat: int, card: int) -> None:
    """The card leaves the hand."""
    g.tactics[seat].remove(card)
    g.tactics_discard.append(card)
    tell(g, "RW-15.6", "plays", who=seat, tactics=card)


@law("RW-15.6", "RW-0.3")
def play(g: Runewars, seat: int, card: int) -> Rule[None]:
    """A card is played outside of a battle: what it says goes before the rules."""
    play_from_hand(g, seat, card)
    yield from tactics[TACTICS[card]](g, seat)


def offers(g: Runewars, seat: int, timing: str) -> list[Option]:
    return [DONE, *(("play", card) for card in playable(g, seat, timing))]


@law("RW-15.6")
def moment(g: Runewars, seat: int, timing: str) -> Rule[None]:
    """A player may play cards of this moment. Whoever holds any card is asked, so that the question tells nothing."""
    while g.tactics[seat]:
        choice = yield ask("RW-15.6", seat, f"play-{timing.replace('_', '-')}", offers, g, seat, timing, always=True)
        if choice == DONE:
            return
        yield from play(g, seat, choice[1])


@law("RW-15.1", "RW-15.6")
def before_bid(g: Runewars) -> Rule[list[int]]:
    """Before a bid cards may keep opponents out of it; who takes no part."""
    absent: list[int] = []
    for seat in [each for each in g.order_of_play if not g.out[each]]:
        while g.tactics[seat] and (others := [other for other in rivals_of(g, seat) if other not in absent]):
            choice = yield ask("RW-15.6", seat, "play-before-bid", offers, g, seat, BEFORE_BID, always=True)
            if choice == DONE:
                break
            play_from_hand(g, seat, choice[1])
            named = yield ask("RW-15.1", seat, "keep-out", [("choose_player", other) for other in others])
            absent.append(named[1])
            tell(g, "RW-15.1", "kept-out", who=seat, other=named[1])
    return absent
