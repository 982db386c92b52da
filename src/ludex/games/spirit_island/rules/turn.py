"""SI-4: the turn: spirits, fast powers, the invader phase part by part, slow powers, and time passes."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, FEAR_CARDS, INVADER_CARDS
from ludex.games.spirit_island.rules import events
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import blight_every_turn
from ludex.games.spirit_island.rules.end import complete, look
from ludex.games.spirit_island.rules.fear import fear_card
from ludex.games.spirit_island.rules.growth import begin_turn
from ludex.games.spirit_island.rules.invaders import (
    affected,
    build_lands,
    explore_lands,
    lands_of_card,
    ravage_lands,
)
from ludex.games.spirit_island.rules.lasting import (
    BUILDS_INSTEAD,
    END_OF_PHASE,
    END_OF_TURN,
    EVERYWHERE,
    EXTRA_EXPLORE,
    NEXT_BUILD,
    NEXT_EXPLORE,
    NEXT_RAVAGE,
    SKIP_NEXT,
    over,
    rows,
    use_up,
)
from ludex.games.spirit_island.rules.moments import (
    advance,
    card_begins,
    escalation,
    fear_resolves,
    phase_part,
    slow_held,
)
from ludex.games.spirit_island.rules.powers import begin_powers
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import BUILD, EXPLORE, RAVAGE, damage_of, healed

PARTS = ("blighted", "event", "fear", "ravage", "build", "explore", "advance")
"""SI-4.3: the invader phase, in the order of Branch & Claw."""


@law("SI-4.3")
def invader_phase(g: Island) -> Rule[None]:
    """The invader phase begins."""
    tell(g, "SI-4.3", "invader-phase")
    g.resolved = -1
    g.step = "blighted"
    yield from ()


def part_begins(g: Island, part: str) -> Rule[None]:
    for then in phase_part.of(g.owners):
        yield from then(g, part)


@law("SI-4.3", "SI-10.6")
def blighted_part(g: Island) -> Rule[None]:
    """The blighted-island effect, if the card has one for every turn."""
    yield from part_begins(g, "blighted")
    g.step = "event"
    if g.blighted and g.blight_card != NOBODY:
        card = BLIGHT_CARDS[g.blight_card].id
        if card in blight_every_turn:
            tell(g, "SI-10.6", "blighted-step", blight=g.blight_card)
            yield from blight_every_turn[card](Act(g, blight=g.blight_card, clause="SI-10.6", shared=True))
            yield from complete(g)


@law("SI-4.3", "SI-4.4")
def event_part(g: Island) -> Rule[None]:
    """An event, with the expansion; by later rules none on the first turn."""
    yield from part_begins(g, "event")
    g.step = "fear"
    if g.expansion and not (g.later and g.turn == 1):
        yield from events.event(g)


@law("SI-11.3")
def fear_part(g: Island) -> Rule[None]:
    """Earned cards one by one, in the order in which they were earned, each at the terror level of that moment;
    those earned meanwhile come last. One card is one step."""
    if g.resolved < 0:
        g.resolved = 0
        yield from part_begins(g, "fear")
    if not g.earned or not all(may(g) for may in fear_resolves.of(g.owners)):
        g.step = "ravage"
        return
    g.resolved += 1
    yield from resolve_fear(g, g.earned.pop(0))


@law("SI-11.3")
def resolve_fear(g: Island, card: int) -> Rule[None]:
    if card in g.fear_seen:
        g.fear_seen.remove(card)
    g.fear_discard.append(card)
    g.show()
    level = min(g.terror, 3)
    tell(g, "SI-11.3", "fear-resolves", fear=card, level=level)
    yield from fear_card[FEAR_CARDS[card].id](Act(g, fear=card, clause="SI-11.3", shared=True), level)
    yield from complete(g)


def skips_next(g: Island, action: int) -> bool:
    """Is the next normal action of this kind left out altogether?"""
    if [action] in rows(g, SKIP_NEXT):
        use_up(g, SKIP_NEXT, action)
        tell(g, "SI-9.2", "skip-all", actions=action)
        return True
    return False


def action_begins(g: Island, action: int, card: int) -> Rule[None]:
    """A card in its slot is about to act: what waited for the next normal action of its kind counts now."""
    for then in card_begins.of(g.owners):
        yield from then(g, action, card)


@law("SI-9.1", "SI-9.2", "SI-9.4")
def ravage_part(g: Island) -> Rule[None]:
    """The cards in the ravage slot, the one that came first first."""
    yield from part_begins(g, "ravage")
    g.step = "build"
    for card in g.ravage[:]:
        if skips_next(g, RAVAGE):
            continue
        tell(g, "SI-9.1", "ravage-card", card=card)
        if [EVERYWHERE] in rows(g, BUILDS_INSTEAD):
            use_up(g, BUILDS_INSTEAD, EVERYWHERE)
            yield from build_lands(g, card, lands_of_card(g, card))
            continue
        yield from action_begins(g, RAVAGE, card)
        yield from ravage_lands(g, affected(g, RAVAGE, card, lands_of_card(g, card)))
        over(g, NEXT_RAVAGE)


@law("SI-9.1", "SI-9.5")
def build_part(g: Island) -> Rule[None]:
    yield from part_begins(g, "build")
    g.step = "explore"
    for card in g.build[:]:
        if skips_next(g, BUILD):
            continue
        tell(g, "SI-9.1", "build-card", card=card)
        yield from action_begins(g, BUILD, card)
        yield from build_lands(g, card, lands_of_card(g, card))
        over(g, NEXT_BUILD)


@law("SI-9.1", "SI-9.6")
def explore_part(g: Island) -> Rule[None]:
    """Cards of the deck are revealed, one unless an effect says otherwise."""
    yield from part_begins(g, "explore")
    g.step = "advance"
    for _ in range(1 + extra_explores(g)):
        if skips_next(g, EXPLORE):
            continue
        yield from explore_card(g)
        over(g, NEXT_EXPLORE)


def extra_explores(g: Island) -> int:
    """Additional cards to reveal this turn."""
    extra = rows(g, EXTRA_EXPLORE).count([g.turn])
    for _ in range(extra):
        use_up(g, EXTRA_EXPLORE, g.turn)
    return extra


@law("SI-9.6", "SI-9.7", "SI-1.3")
def explore_card(g: Island, first: bool = False) -> Rule[None]:
    """The top card is revealed and explored with, escalation included. Without a card the game is lost."""
    if not g.invader_deck:
        g.doom = g.doom or "deck"
        look(g)
        return
    card = g.invader_deck.pop()
    g.show()
    g.explore.append(card)
    tell(g, "SI-9.6", "explore-card", card=card)
    escalates = INVADER_CARDS[card].escalation and not first
    if escalates:
        for then in escalation.of(g.owners):
            yield from then(g, card, True)
    yield from action_begins(g, EXPLORE, card)
    yield from explore_lands(g, card, lands_of_card(g, card))
    if escalates:
        for then in escalation.of(g.owners):
            yield from then(g, card, False)
        yield from complete(g)


@law("SI-9.8")
def advance_part(g: Island) -> Rule[None]:
    """The cards move on: all of a slot together."""
    if not any(done(g) for done in advance.of(g.owners)):
        g.invader_discard += g.ravage
        g.ravage = g.build
        g.build = g.explore
        g.explore = []
    yield from part_begins(g, "over")
    yield from complete(g)
    over(g, END_OF_PHASE)
    begin_powers(g)
    g.step = "slow" if all(held(g) for held in slow_held.of(g.owners)) else "time"


@law("SI-4.5")
def time_passes(g: Island) -> Rule[None]:
    """Cards in play are discarded, damage is healed, elements are lost, effects of this turn end."""
    yield from part_begins(g, "time")
    for seat in range(g.players):
        g.discard[seat] += g.played[seat]
        g.played[seat] = []
    for row in g.people:
        if any(map(damage_of, row)):
            row[:] = sorted(map(healed, row))
    over(g, END_OF_TURN)
    tell(g, "SI-4.5", "time-passes")
    begin_turn(g)
    look(g)
