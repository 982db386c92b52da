"""SI-13: the event of a turn: its main part, then the token event, then the dahan event."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Rule, Shuffle, floor, tell
from ludex.core.decision import OBJECT, proposal_answers
from ludex.core.law import law
from ludex.games.spirit_island.printed.cards import EVENT_CARDS, INVADER_CARDS
from ludex.games.spirit_island.printed.paper import EventCard
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.prices import NO_ELEMENT, pay, payable
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import ELEMENTS
from ludex.kit.cards import NO_CARD, Bodies, Deck

MainBody = Callable[[Act, int], Rule[None]]
"""The main part of an event: (act, which of its halves or options: 1 or 2)."""
PartBody = Callable[[Act], Rule[None]]
main_event: Bodies[MainBody] = Bodies("events")
token_event: Bodies[PartBody] = Bodies("token events")
dahan_event: Bodies[PartBody] = Bodies("dahan events")
impossible: Bodies[Callable[[Island], bool]] = Bodies("events that offer no choice")
afterwards: Bodies[Callable[[Act, int], Rule[bool]]] = Bodies("what follows an event")
"""When all of the card is done: (act, which half or option it was) → True: it is not discarded."""

EVENT_DECK: Deck[Island] = Deck("SI-13.1", pile=lambda g: g.event_deck, discards=lambda g: g.event_discard)
HEALTHY, BLIGHTED = "healthy", "blighted"


@law("SI-9.9")
def invasion_stage(g: Island) -> int:
    """The stage on the back of the top invader card. An early card of stage III counts as stage II."""
    if not g.invader_deck:
        return 3
    stage = INVADER_CARDS[g.invader_deck[-1]].stage
    later = [INVADER_CARDS[card].stage for card in g.invader_deck[:-1]]
    return 2 if stage == 3 and 2 in later else stage


@law("SI-10.1", "SI-13.1")
def half(g: Island, card: EventCard) -> int:
    """Which half of the main event happens: by stage, terror or the state of the island."""
    now: int | str = invasion_stage(g)
    if card.kind == "terror":
        now = min(g.terror, 3)
    elif card.kind == "island":
        now = BLIGHTED if g.blighted else HEALTHY
    return next(number for number, main in enumerate(card.main, 1) if now in main.when)


@law("SI-13.1", "SI-13.3")
def event(g: Island) -> Rule[None]:
    """Draw an event, and follow it from top to bottom. One that offers no choice here is replaced by the next."""
    number = yield from EVENT_DECK.top(g)
    if number == NO_CARD:
        return
    card = EVENT_CARDS[number]
    if card.id in impossible and impossible[card.id](g):
        g.event_discard.append(number)
        tell(g, "SI-13.3", "event-impossible", event=number)
        yield from event(g)
        return
    g.event = number
    tell(g, "SI-13.1", "event", event=number)
    on = Act(g, event=number, clause="SI-13.1", shared=True)
    which = yield from main_part(on, card)
    yield from complete(g)
    if card.token:
        tell(g, "SI-13.1", "token-event", event=number)
        yield from token_event[card.token](on)
        yield from complete(g)
    if card.dahan:
        tell(g, "SI-13.1", "dahan-event", event=number)
        on.dahan_part = True
        yield from dahan_event[card.dahan](on)
        yield from complete(g)
    g.event = NOBODY
    if card.id not in afterwards or not (yield from afterwards[card.id](on, which)):
        g.event_discard.append(number)


@law("SI-13.1", "SI-13.3")
def main_part(on: Act, card: EventCard) -> Rule[int]:
    """The half that the state of things names; or the option that the players choose. What each spirit chooses for
    itself is asked by the event: 0."""
    which = 0
    if card.kind != "choice":
        which = half(on.g, card)
    elif card.scope != "spirit":
        which = yield from option_of(on, card)
    if which:
        tell(on.g, "SI-13.1", "event-part", event=on.event, number=which)
    yield from main_event[card.id](on, which)
    return which


@law("SI-13.3", "SI-13.4")
def option_of(on: Act, card: EventCard) -> Rule[int]:
    """The option that the players agree on and pay for; the first without agreement, or if the second is too dear."""
    cost = card.option[1].cost
    element = ELEMENTS.index(cost.aided_by) if cost is not None and cost.aided_by else NO_ELEMENT
    each = cost is not None and cost.per == "player"
    price = 0 if cost is None else cost.energy * on.g.players if each else cost.min_energy
    if not payable(on.g, price, element):
        return 1
    if (yield from proposed(on)) == 1:
        return 1
    if each:
        yield from pay(on, price, element)
    return 2


@law("SI-13.3")
def proposed(on: Act) -> Rule[int]:
    """One of two options. Where the table agrees first, anybody's objection leaves the first one."""
    g = on.g
    plain = Act(g, on.me, event=on.event, clause="SI-13.3")
    which = yield from plain.choose(2)
    asked = [seat for seat in range(g.players) if seat != on.me] if g.consent and which == 2 else []
    while asked:
        proposal = ("branch", plain.branch(which))
        answer = yield from floor(
            "SI-13.3", "proposal", dict.fromkeys(asked, proposal_answers), {"seat": on.me, "proposal": proposal}
        )
        assert answer is not None
        if answer[1] == OBJECT:
            tell(g, "SI-13.3", "no-agreement", event=on.event)
            return 1
        asked.remove(answer[0])
    return which


# ---------------------------------------------------------------------------------------------- cards that come back


def under_top(g: Island, number: int, many: int) -> None:
    """A card goes back into the deck, under so many cards."""
    g.event_deck.insert(max(len(g.event_deck) - many, 0), number)
    tell(g, "SI-13.1", "event-returns", event=number)


REBELLION_UNDER = 3


@law("SI-14.4")
def lay_rebellion(g: Island, number: int) -> Rule[None]:
    """Slave Rebellion goes under the top three events; in the other variant it is shuffled with the top two, and then
    the two lowest cards come to lie on top."""
    if not g.realistic:
        under_top(g, number, REBELLION_UNDER)
        return
    g.event_deck.append(number)
    size = min(len(g.event_deck), REBELLION_UNDER)
    top = g.event_deck[-size:]
    order = yield Shuffle("SI-14.4", size, things=top)
    g.event_deck[-size:] = [top[place] for place in order[1:]]
    g.event_deck = [*g.event_deck[2:], *g.event_deck[:2]]
