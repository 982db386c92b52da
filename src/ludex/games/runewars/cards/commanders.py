"""RW-19.10: what commanders do in battles, each at its moment. The Champion, who takes wounds of units upon himself,
is in `rules.battle.fight`."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, tell, whisper
from ludex.core.law import law
from ludex.games.runewars.printed.book import CIRCLE, COMMANDERS, SPECIAL, TRIANGLE
from ludex.games.runewars.rules.battle.draw import ENCHANTED, draw_fate, drop_fate, results, shape_of, showing
from ludex.games.runewars.rules.battle.fight import Fight, each_once
from ludex.games.runewars.rules.battle.marks import COMMANDER, FORT, INITIATIVE, WATCHED, mark
from ludex.games.runewars.things import NOBODY, NONE, PER_TYPE, fort_seat, unit
from ludex.kit.cards import Bodies

Rules = Bodies[Callable[[Fight], Rule[None]]]
opening: Rules = Bodies("commanders at the start of a battle")
may_open: Bodies[Callable[[Fight], bool]] = Bodies("when such a commander can do anything")
round_begins: Rules = Bodies("commanders when a round begins")
strength: Bodies[Callable[[Fight], int]] = Bodies("commanders when strength is counted")
aftermath: Rules = Bodies("commanders after a battle that was won")

SABOTAGE = 2
INSPIRED_FROM = 3
REALM = 2
STRATEGIST, BATTLE_MAGE = COMMANDERS.index("strategist"), COMMANDERS.index("battle-mage")


def cards_of(f: Fight) -> list[int]:
    """Commander cards of those who lead this side."""
    return [f.g.commander[hero] for hero in f.commanders()] if f.g.commanders else []


# -------------------------------------------------------------------------------------------------------- at the start


@law("RW-9.4", "RW-19.10m", "RW-19.12a")
def opening_offers(f: Fight) -> list[Option]:
    """Commanders that can do something at the start of the battle, each once."""
    return [
        ("use_commander", card)
        for card in cards_of(f)
        if COMMANDERS[card] in opening and not f.spent(COMMANDER + card) and may_open[COMMANDERS[card]](f)
    ]


def open_with(f: Fight, card: int) -> Rule[None]:
    f.spend(COMMANDER + card)
    tell(f.g, "RW-19.10m", "battle-commander", who=f.owner, commander=card)
    yield from opening[COMMANDERS[card]](f)


@opening("saboteur")
def saboteur(f: Fight) -> Rule[None]:
    mark(f.battle, FORT, f.side, SABOTAGE)
    yield from ()


@may_open("saboteur")
def saboteur_can(f: Fight) -> bool:
    return f.attacks and fort_seat(f.g.forts[f.battle.place]) != NOBODY


@opening("spymaster")
def spymaster(f: Fight) -> Rule[None]:
    """He looks at the enemy's Tactics cards, of whom no more than one may be played in this battle."""
    enemy = f.other.owner
    for card in (*f.g.tactics[enemy], *f.g.fresh[enemy]):
        whisper(f.g, (f.seat,), "RW-19.10m", "battle-spied", tactics=card)
    f.g.show()
    mark(f.battle, WATCHED, 1 - f.side)
    yield from ()


@may_open("spymaster")
def spymaster_can(f: Fight) -> bool:
    return f.other.owner != NOBODY


@opening("vanguard")
def vanguard(f: Fight) -> Rule[None]:
    """A type of his has an initiative that is lower by one."""
    kinds = [kind for kind in types_of(f) if f.initiative(kind) > 1]
    choice = yield from f.ask("RW-19.10m", "vanguard", [("unit_type", kind) for kind in kinds])
    mark(f.battle, INITIATIVE, f.side, choice[1], f.initiative(choice[1]) - 1)


@may_open("vanguard")
def vanguard_can(f: Fight) -> bool:
    return any(f.initiative(kind) > 1 for kind in types_of(f))


def types_of(f: Fight) -> list[int]:
    return each_once(one // PER_TYPE for one in f.line)


@opening("terror")
@law("RW-9.6")
def terror(f: Fight) -> Rule[None]:
    yield from f.rout()


@may_open("terror")
def terror_can(f: Fight) -> bool:
    return bool(f.enemy)


# ----------------------------------------------------------------------------------------------------------- in rounds


@round_begins("inspiring-leader")
def inspiring_leader(f: Fight) -> Rule[None]:
    """From the third round on a routed unit stands up whenever a round begins."""
    if f.battle.initiative >= INSPIRED_FROM:
        one = yield from f.choose("RW-19.10m", "inspire", "rise", f.routed())
        if one != NONE:
            f.stand_up(one)


@law("RW-19.10m")
def redraw_offers(f: Fight) -> list[Option]:
    """Once in a battle the Strategist draws a card anew; once the Battle Mage makes one of a triangle or circle type a
    special ability."""
    found: list[Option] = []
    for card in cards_of(f):
        if f.spent(COMMANDER + card):
            continue
        if card == STRATEGIST:
            found += [("redraw", result) for result in results(f)]
        elif card == BATTLE_MAGE and shape_of(f) in (TRIANGLE, CIRCLE):
            found += [("enchant", result) for result in results(f) if result != SPECIAL]
    return found


def redraw(f: Fight, result: int) -> Rule[None]:
    f.spend(COMMANDER + STRATEGIST)
    drop_fate(f, result)
    yield from draw_fate(f, 1)


def enchant(f: Fight, result: int) -> None:
    f.spend(COMMANDER + BATTLE_MAGE)
    row = f.battle.drawn[f.side]
    card = showing(f, result)
    row[row.index(card)] = card + ENCHANTED
    tell(f.g, "RW-19.10m", "battle-enchanted", who=f.owner, result=result)


# --------------------------------------------------------------------------------------------------------- at the end


@strength("defender-of-the-realm")
def defender_of_the_realm(f: Fight) -> int:
    return 0 if f.attacks else REALM


@aftermath("field-surgeon")
def field_surgeon(f: Fight) -> Rule[None]:
    """One of his units that were destroyed in the battle comes back, routed."""
    g = f.g
    kinds = [kind for kind in each_once(f.battle.fallen[f.side]) if g.supply[kind]]
    if kinds:
        choice = yield from f.ask("RW-19.10m", "surgeon", [("unit_type", kind) for kind in kinds])
        g.supply[choice[1]] -= 1
        f.line.append(unit(choice[1], True))
        f.line.sort()
        tell(g, "RW-19.10m", "battle-returned", who=f.owner, kind=choice[1])
