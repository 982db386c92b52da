"""RW-18.1, RW-19.14: exploration tokens: what a hero finds where its move ends, and what stays there."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, ask, tell, whisper
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import EXPLORATION, book
from ludex.games.runewars.rules.areas import controlled, controller, is_barren, left_of, places, token_counts, units_of
from ludex.games.runewars.rules.decks import draw_tactics
from ludex.games.runewars.rules.heroes import (
    count_rewards,
    held,
    hurt,
    lose_reward,
    move_hero,
    receive_reward,
    train,
)
from ludex.games.runewars.rules.movement import hero_reach
from ludex.games.runewars.rules.power import gain_influence, lose_influence
from ludex.games.runewars.rules.runes import look_at_runes
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NO_RUNE, NONE
from ludex.kit.cards import Bodies

UNITS_TO_RAZE = 6
MERCHANT_PRICE = 3
TEMPLE_GIVES = 2
CURRENT = 2
"""How far a flood carries a hero."""
TEMPLE, HALL = EXPLORATION.index("temple"), EXPLORATION.index("hall-of-kellos")

found: Bodies[Callable[[Runewars, int], Rule[None]]] = Bodies("exploration tokens")
"""What happens when a hero turns a token over: (state, hero)."""


@law("RW-18.1a", "RW-19.5e", "RW-19.5k")
def explore(g: Runewars, hero: int) -> Rule[None]:
    """The token of the area where a move ends is turned over and carried out, unless barren land hides it; an event is
    discarded."""
    place = g.hero_place[hero]
    token = g.token[place]
    if token == NONE or g.token_up[place] or (is_barren(g, place) and not g.revised):
        return
    g.show()
    tell(g, "RW-18.1a", "explores", who=g.hero_seat[hero], hero=hero, exploration=token, place=place)
    beyond = hero_reach(g, hero, CURRENT)
    if book(g).exploration[token].kind == "event":
        lift(g, place)
    else:
        g.token_up[place] = 1
    if EXPLORATION[token] == "flooded-area":
        yield from drift(g, hero, beyond)
    elif EXPLORATION[token] in found:
        yield from found[EXPLORATION[token]](g, hero)


def lift(g: Runewars, place: int) -> None:
    """A token leaves the game."""
    g.token[place] = NONE
    g.token_up[place] = 0
    for row in g.token_known:
        row[place] = 0


# --------------------------------------------------------------------------------------------------------------- events


@law("RW-19.14a")
def drift(g: Runewars, hero: int, beyond: list[int]) -> Rule[None]:
    """The player to the left moves the hero up to two areas; the flood itself does not hold it yet."""
    seat = left_of(g, g.hero_seat[hero])
    options: list[Option] = [("go", hero, place) for place in beyond]
    choice = yield ask("RW-19.14a", seat, "drift", options, about={"hero": hero})
    move_hero(g, hero, choice[2])


@found("traveling-merchant")
@law("RW-18.1")
def traveling_merchant(g: Runewars, hero: int) -> Rule[None]:
    """A reward for influence."""
    seat = g.hero_seat[hero]
    if g.influence[seat] < MERCHANT_PRICE:
        return
    about = {"hero": hero, "count": MERCHANT_PRICE}
    choice = yield ask("RW-18.1", seat, "buy-reward", [("yes",), ("no",)], about=about)
    if choice == ("yes",):
        lose_influence(g, seat, MERCHANT_PRICE)
        yield from receive_reward(g, hero)


@found("raiding-party")
@law("RW-18.1")
def raiding_party(g: Runewars, hero: int) -> Rule[None]:
    """A damage; where neutral or enemy units are, also a reward lost or another damage."""
    seat, place = g.hero_seat[hero], g.hero_place[hero]
    yield from hurt(g, hero, 1)
    if g.hero_place[hero] != place or not g.units[place] or controller(g, place) == seat:
        return
    if count_rewards(g, hero):
        choice = yield ask("RW-18.1", seat, "raided", raid_options, g, hero, about={"hero": hero})
        if choice != ("suffer",):
            lose_reward(g, hero, choice[1])
            return
    yield from hurt(g, hero, 1)


def raid_options(g: Runewars, hero: int) -> list[Option]:
    return [("suffer",), *(("lose_reward", reward, hero) for reward in held(g, hero))]


@found("scroll-of-sight")
@law("RW-18.1")
def scroll_of_sight(g: Runewars, hero: int) -> Rule[None]:
    """A look at all face-down tokens of one area."""
    seat = g.hero_seat[hero]
    legal = [place for place in places(g) if is_covered(g, seat, place)]
    choice = yield ask("RW-18.1", seat, "scroll", [DONE, *(("area", place) for place in legal)])
    if choice == DONE:
        return
    place = choice[1]
    tell(g, "RW-18.1", "looks-at", who=seat, place=place)
    if not g.rune_up[place]:
        look_at_runes(g, seat, place)
    if g.token[place] != NONE and not g.token_up[place]:
        g.token_known[seat][place] = 1
        g.show()
        whisper(g, (seat,), "RW-18.1", "sees-token", place=place, exploration=g.token[place])


def is_covered(g: Runewars, seat: int, place: int) -> bool:
    """Does a token lie there face down that he has not seen?"""
    rune = g.rune[place] != NO_RUNE and not g.rune_up[place] and not g.known[seat][place]
    return rune or (g.token[place] != NONE and not g.token_up[place] and not g.token_known[seat][place])


@found("training")
@law("RW-18.1", "RW-12.6")
def training(g: Runewars, hero: int) -> Rule[None]:
    """An attribute without a training token may be raised."""
    legal: list[Option] = [("raise", hero, which) for which, raised in enumerate(g.trained[hero]) if not raised]
    choice = yield ask("RW-12.6", g.hero_seat[hero], "train", [DONE, *legal], about={"hero": hero})
    if choice != DONE:
        train(g, hero, choice[2])


# ------------------------------------------------------------------------------------------------------------ locations


@law("RW-18.1b")
def end_at(g: Runewars, hero: int) -> Rule[None]:
    """A hero ends its action: a temple gives influence, the Hall of Kellos a Tactics card."""
    seat, place = g.hero_seat[hero], g.hero_place[hero]
    if not token_counts(g, place):
        return
    if g.token[place] == TEMPLE:
        tell(g, "RW-18.1b", "token-gives", hero=hero, exploration=TEMPLE)
        gain_influence(g, seat, TEMPLE_GIVES)
    elif g.token[place] == HALL:
        tell(g, "RW-18.1b", "token-gives", hero=hero, exploration=HALL)
        yield from draw_tactics(g, seat, 1)


@law("RW-18.1b", "RW-19.14c", "RW-19.14e")
def offers(g: Runewars, seat: int) -> list[Option]:
    """A destructible token may be discarded by who controls the area with six units or more."""
    if not g.exploration:
        return []
    return [
        ("raze_token", place)
        for place in controlled(g, seat)
        if g.token_up[place]
        and book(g).exploration[g.token[place]].kind == "destructible"
        and len(units_of(g, seat, place)) >= UNITS_TO_RAZE
    ]


@law("RW-18.1b", "RW-19.14e")
def raze(g: Runewars, seat: int, option: Option) -> Rule[None]:
    place = option[1]
    tell(g, "RW-18.1b", "razes-token", who=seat, exploration=g.token[place], place=place)
    lift(g, place)
    yield from ()
