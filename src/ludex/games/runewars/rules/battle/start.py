"""RW-9.3, RW-9.4: the start of a battle: supporting heroes, then cards, commanders and other abilities of the attacker,
then those of the defender."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards import commanders
from ludex.games.runewars.printed.book import HEROES
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER, Fight
from ludex.games.runewars.rules.battle.kinds import KNIGHT
from ludex.games.runewars.rules.battle.marks import CANCELLED, HEALTH, is_marked, mark
from ludex.games.runewars.rules.battle.plays import (
    HOLD_BACK,
    START,
    hold_back,
    holding_back,
    may_play,
    play,
    playable,
)
from ludex.games.runewars.sides import uthuk
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, NONE

TRENLOE = HEROES.index("trenloe")


@law("RW-9.2", "RW-9.3", "RW-9.4", "RW-19.12", "RW-19.12a")
def begin(g: Runewars) -> Rule[None]:
    """Supporters line up; then both sides use what may be used at the start of a battle."""
    sides = Fight(g, ATTACKER), Fight(g, DEFENDER)
    for f in sides:
        yield from line_up_heroes(f)
    for f in sides:
        if f.owner != NOBODY:
            bard_steeds(f)
            yield from open_battle(f)
        if is_marked(f.battle, CANCELLED, DEFENDER):
            g.step = "battle-end"
            return
    g.step = "battle-round"


@law("RW-9.3", "RW-0.2", "RW-19.10m")
def supporters(f: Fight) -> list[int]:
    """Standing heroes that may stand beside a type: all of them in the revised edition; otherwise only Trenloe, when he
    commands."""
    g = f.g
    return [
        hero
        for hero in f.heroes()
        if not g.hero_routed[hero] and (g.revised or (hero == TRENLOE and g.commander[hero] != NONE))
    ]


@law("RW-9.3")
def line_up_heroes(f: Fight) -> Rule[None]:
    """Heroes beside different types of own units."""
    row = f.battle.heroes[f.side]
    heroes = supporters(f)
    for hero in heroes:
        free = [kind for kind in f.types() if kind not in row[1::2]]
        if not free:
            return
        options: list[Option] = [DONE, *(("support", hero, kind) for kind in free)]
        choice = yield from f.ask("RW-9.3", "support", options)
        if choice != DONE:
            row += choice[1:]
            tell(f.g, "RW-9.3", "battle-supports", who=f.owner, hero=hero, kind=choice[2])


@law("RW-19.7b")
def bard_steeds(f: Fight) -> None:
    """Barded Steeds: Knights that attack have one more health."""
    if f.attacks and f.has("daqan-knight"):
        mark(f.battle, HEALTH, f.side, KNIGHT, 1)


@law("RW-9.4", "RW-19.12a")
def open_battle(f: Fight) -> Rule[None]:
    """One thing after another, in the order that he likes."""
    g = f.g
    said: list[int] = []
    while True:
        holds = may_play(f)
        if not holds and not abilities(f):
            return
        choice = yield ask(
            "RW-9.4", f.seat, "battle-start", offers, g, f.side, said, always=holds, about={"place": f.battle.place}
        )
        if choice == DONE:
            return
        if choice == HOLD_BACK:
            hold_back(f)
        elif choice[0] == "play":
            yield from play(f, choice[1], said)
            if is_marked(f.battle, CANCELLED, f.side):
                return
        elif choice[0] == "hunger":
            yield from uthuk.hunger(f, choice[1])
        else:
            yield from commanders.open_with(f, choice[1])


def abilities(f: Fight) -> list[Option]:
    """What besides cards may be used at the start."""
    return commanders.opening_offers(f) + uthuk.hunger_offers(f)


def offers(g: Runewars, side: int, said: list[int]) -> list[Option]:
    f = Fight(g, side)
    return [DONE, *holding_back(f), *playable(f, START, said), *abilities(f)]
