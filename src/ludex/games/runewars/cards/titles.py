"""RW-15.4: what Title cards allow in their owner's turn. The Primarch is among the bids (`rules.power`), the
Guildmaster in the Harvest (`rules.orders`)."""

from __future__ import annotations

from ludex.core import Option, Rule, Verb, ask, tell, verb
from ludex.core.law import law
from ludex.games.runewars.rules.areas import heroes_of
from ludex.games.runewars.rules.heroes import count_rewards, held, lose_reward
from ludex.games.runewars.rules.orders import AFTER
from ludex.games.runewars.rules.power import HEROES_LEAGUE, THIEVES_GUILD
from ludex.games.runewars.rules.runes import receive_dragon_rune
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_TURN, END_OF_YEAR, USED
from ludex.kit.hooks import last, lasting

VERBS: tuple[Verb, ...] = (
    verb("league"),
    verb("discard_reward", reward="reward", hero="hero"),
    verb("take_back", order="order"),
)
PRICE = 3
"""Rewards for a dragon rune."""


@law("RW-15.4")
def offers(g: Runewars, seat: int) -> list[Option]:
    found: list[Option] = []
    if may_use(g, seat, HEROES_LEAGUE) and sum(count_rewards(g, hero) for hero in heroes_of(g, seat)) >= PRICE:
        found.append(("league",))
    if g.part == AFTER and may_use(g, seat, THIEVES_GUILD):
        found += [("take_back", order) for order in g.orders[seat]]
    return found


def may_use(g: Runewars, seat: int, title: int) -> bool:
    """He holds it, and has not used it yet in this turn or year."""
    return g.titles[title] == seat and [seat, title] not in lasting(g.lasting, USED)


def own_rewards(g: Runewars, seat: int) -> list[tuple[int, int]]:
    """The rewards of all his heroes, used ones too, each kind once: reward and hero."""
    return [(reward, hero) for hero in heroes_of(g, seat) for reward in held(g, hero)]


@law("RW-15.4", "RW-14.3")
def league(g: Runewars, seat: int, option: Option) -> Rule[None]:
    """The Captain of the Heroes' League: three rewards of any of his heroes for a dragon rune, once in a turn."""
    last(g.lasting, USED, END_OF_TURN, seat, HEROES_LEAGUE)
    for left in range(PRICE, 0, -1):
        choice = yield ask("RW-15.4", seat, "league", reward_discards, g, seat, always=True, about={"count": left})
        _, reward, hero = choice
        lose_reward(g, hero, reward)
    yield from receive_dragon_rune(g, seat)


def reward_discards(g: Runewars, seat: int) -> list[Option]:
    return [("discard_reward", reward, hero) for reward, hero in own_rewards(g, seat)]


@law("RW-15.4")
def take_back(g: Runewars, seat: int, option: Option) -> Rule[None]:
    """The Lord of the Thieves' Guild: once in a year, right after his Order, one that lies open comes back."""
    last(g.lasting, USED, END_OF_YEAR, seat, THIEVES_GUILD)
    g.orders[seat].remove(option[1])
    tell(g, "RW-15.4", "takes-back", who=seat, order=option[1])
    yield from ()
