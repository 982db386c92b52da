"""Bringer of Dreams and Nightmares: its powers destroy nothing, and frighten all the more."""

from __future__ import annotations

from typing import Final

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cards_of, cost_of, gain_power, play
from ludex.games.spirit_island.rules.fear import laid_out
from ludex.games.spirit_island.rules.lasting import rows, this_turn
from ludex.games.spirit_island.rules.moments import RULES, dreams, fear_made
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.rules.reasons import refuses
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import BUILDING, DAHAN, ELEMENTS, INVADER, MAJOR
from ludex.kit.cards import NO_CARD

BRINGER = "bringer-of-dreams-and-nightmares"
SPIRIT = SPIRITS.index(BRINGER)

DREAD: Final = 350
"""land: fear that powers generate there defends it"""
MOST_FEAR: Final = 3
"""Of Dreams of the Dahan."""

MORE_VERBS.append(verb("turn-up", place="count"))


@dreams(BRINGER)
@law("SI-8.3")
def to_dream_a_thousand_deaths(on: Act) -> bool:
    """Its powers never damage, and destroy nothing but its own presence; see `rules.dream`."""
    return on.power != NOBODY and on.g.spirits[on.user] == SPIRIT


# ------------------------------------------------------------------------------------------------------ innate powers


@power("spirits-may-yet-dream")
def spirits_may_yet_dream(on: Act) -> Rule[None]:
    if on.reached(1):
        yield from turn_up(on)
    if on.reached(2):
        yield from share_element(on)


@law("SI-11.1")
def turn_up(on: Act) -> Rule[None]:
    """A face-down fear card, earned or not, is turned up; it stays in its place."""
    g = on.g
    choice = yield from on.ask("turn-up", [DONE, *face_down(g)])
    if choice == DONE:
        return
    card = laid_out(g)[choice[1] - 1]
    g.fear_seen.append(card)
    g.show()
    tell(g, "SI-11.1", "turned-up", fear=card, number=choice[1])


def face_down(g: Island) -> list[Option]:
    return [("turn-up", place) for place, card in enumerate(laid_out(g), 1) if card not in g.fear_seen]


@refuses("turn-up")
def cannot_turn_up(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt != "turn-up":
        return None
    there = 1 <= option[1] <= len(laid_out(g))
    return Refusal("SI-11.1", "lies-face-up" if there else "no-such-fear-card")


@law("SI-7.2")
def share_element(on: Act) -> Rule[None]:
    """One more of an element that the target spirit has."""
    had = on.g.elements[on.spirit]
    options: list[Option] = [("element", element) for element in range(len(ELEMENTS)) if had[element]]
    if options:
        choice = yield from on.ask("element", options)
        had[choice[1]] += 1


@power("night-terrors")
def night_terrors(on: Act) -> Rule[None]:
    on.fear(sum(on.reached(line) for line in (1, 2, 3)))
    yield from ()


# ------------------------------------------------------------------------------------------------------- unique cards


@power("call-on-midnights-dream")
def call_on_midnights_dream(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            if on.has(DAHAN):
                yield from gain_a_dream(on)
        case 2:
            if on.has(INVADER):
                on.fear(2)


def gain_a_dream(on: Act) -> Rule[None]:
    """A major power; if this card is forgotten for it, energy for the dahan, and the new card may be played at once."""
    g, me = on.g, on.me
    had = on.power in cards_of(g, me)
    card = yield from gain_power(on, me, MAJOR)
    if card == NO_CARD or not had or on.power in cards_of(g, me):
        return
    on.gain_energy(on.count(DAHAN))
    if card in g.hand[me] and cost_of(g, me, card) <= g.energy[me]:
        choice = yield from on.ask("play-at-once", [DONE, ("play", card)])
        if choice != DONE:
            play(g, me, card, cost_of(g, me, card))


@power("dread-apparitions")
def dread_apparitions(on: Act) -> Rule[None]:
    this_turn(on.g, DREAD, on.land)
    on.fear(1)
    yield from ()


@fear_made(RULES)
@law("SI-8.6")
def dread(g: Island, much: int, act: Act | None, destroying: bool) -> None:
    """Fear of powers in such a land defends it; fear for what is destroyed does not. Its card may serve others:
    SI-14.13."""
    if act is None or act.power == NOBODY or destroying or not g.lasting:
        return
    for (land,) in rows(g, DREAD):
        if land == act.land:
            act.defend(much)


@power("dreams-of-the-dahan")
def dreams_of_the_dahan(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.gather(2, DAHAN, up_to=True)
        case 2:
            if on.has(BUILDING):
                on.fear(min(on.count(DAHAN), MOST_FEAR))


@power("predatory-nightmares")
def predatory_nightmares(on: Act) -> Rule[None]:
    yield from on.damage(2)
    yield from on.push(2, DAHAN, up_to=True)
