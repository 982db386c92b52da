"""RW-1.9, RW-4.5: a turn: the Order, its bonus, and what may be done before, between and after."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards import developments, objectives, rewards, titles
from ludex.games.runewars.rules import explore, hand, victory
from ludex.games.runewars.rules.areas import heroes_of
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.orders import AFTER, BEFORE, ORDER_STEPS, next_part
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_TURN, NOBODY, NONE
from ludex.kit.hooks import happens

Offers = Callable[[Runewars, int], list[Option]]
Doing = Callable[[Runewars, int, Option], Rule[None]]


def play_offers(g: Runewars, seat: int) -> list[Option]:
    return [("play", card) for card in hand.playable(g, seat, hand.YOUR_TURN)]


def play(g: Runewars, seat: int, option: Option) -> Rule[None]:
    yield from hand.play(g, seat, option[1])


def claim(g: Runewars, seat: int, option: Option) -> Rule[None]:
    yield from victory.claim(g, seat)


ASIDES: tuple[Offers, ...] = (
    victory.claims,
    objectives.offers,
    play_offers,
    rewards.turn_offers,
    titles.offers,
    developments.offers,
    explore.offers,
)
"""What else a player may do in his turn."""
DOING: dict[str, Doing] = {
    "claim": claim,
    "fulfil": objectives.fulfil,
    "play": play,
    "use_reward": rewards.use,
    "give_reward": rewards.give,
    "pick_up": rewards.pick_up,
    "league": titles.league,
    "take_back": titles.take_back,
    "scorch": developments.scorch,
    "raze_token": explore.raze,
}


def asides(g: Runewars, seat: int) -> list[Option]:
    return [option for offers in ASIDES for option in offers(g, seat)]


@law("RW-4.5", "RW-1.9")
def turn(g: Runewars) -> Rule[None]:
    """One thing of a turn: the Order or its bonus, or something besides."""
    yield from look_who_is_out(g)
    victory.last_one(g)
    seat = g.current
    if seat == NOBODY or g.out[seat]:
        next_turn(g)
        return
    about = {} if g.part == AFTER else {"order": g.orders[seat][-1]}  # afterwards it may have been taken back
    choice = yield ask("RW-1.9", seat, PROMPTS[g.part], menu, g, seat, about=about, always=holds_secrets(g, seat))
    if choice[0] in ("resolve", "bonus"):
        g.step = ORDER_STEPS[g.orders[seat][-1]][0]
    elif choice == DONE:
        next_turn(g) if g.part == AFTER else next_part(g)
    else:
        yield from DOING[choice[0]](g, seat, choice)
        yield from look_who_is_out(g)


def holds_secrets(g: Runewars, seat: int) -> bool:
    """Who holds anything that might be used now is asked, so that being passed over tells nothing."""
    return bool(g.tactics[seat] or g.objective[seat] != NONE or any(g.rewards[hero] for hero in heroes_of(g, seat)))


PROMPTS = ("turn", "turn-bonus", "turn-over")


def menu(g: Runewars, seat: int) -> list[Option]:
    go_on: list[Option] = [("resolve",)] if g.part == BEFORE else [DONE] if g.part == AFTER else [("bonus",), DONE]
    return go_on + asides(g, seat)


def next_turn(g: Runewars) -> None:
    """The next Order in play order; after the last one the season is over."""
    happens(g.lasting, END_OF_TURN)
    g.handed.clear()
    g.battles = 0
    g.target = NOBODY
    g.part = BEFORE
    if g.queue:
        g.current = g.queue.pop(0)
        order = g.chosen[g.current]
        g.chosen[g.current] = NOBODY
        g.orders[g.current].append(order)
        tell(g, "RW-4.5", "turn", who=g.current, order=order)
        g.step = "turn"
    else:
        g.current = NOBODY
        g.step = "season-over"
