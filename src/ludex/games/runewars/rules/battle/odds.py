"""How likely an attacker is to win, from what everybody can see: quick battles without questions, in which units do
roughly what they do in real ones. Cards in hand and commanders are left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludex.core.decision import Below
from ludex.games.runewars.printed.book import DAMAGE, DAQAN, HEXAGON, LATARI, ROUT, SPECIAL, UNITS, UTHUK, WAIQAR, book
from ludex.games.runewars.printed.things import Results
from ludex.games.runewars.rules.areas import controller
from ludex.games.runewars.rules.battle.fight import ATTACKER, DAMAGE_BITS, DAMAGE_STEP, DEFENDER
from ludex.games.runewars.rules.battle.kinds import REANIMATE
from ludex.games.runewars.rules.battle.tally import fort_strength, ground_strength
from ludex.games.runewars.state import Battle, Runewars
from ludex.games.runewars.things import DEFENSIVE, NOBODY, PER_TYPE, ROUTED

SAMPLES: Final = 60
ROUNDS: Final = 5
HURTS, ROUTS, ADDS, KILLS, RAISES = range(5)
DOES: Final[dict[str, tuple[int, int]]] = {
    "bowman": (HURTS, 1),
    "knight": (ROUTS, 1),
    "footman": (HURTS, 1),
    "siege-tower": (ADDS, 2),
    "novice-wizard": (HURTS, 1),
    "roc": (KILLS, 1),
    "archer": (HURTS, 1),
    "pegasus-rider": (ROUTS, 2),
    "sorceress": (KILLS, 1),
    "warrior": (HURTS, 1),
    "leonx-rider": (KILLS, 1),
    "forest-guardian": (ROUTS, 1),
    "flesh-ripper": (HURTS, 1),
    "berserker": (HURTS, 1),
    "warlock": (KILLS, 1),
    "chaos-lord": (ROUTS, 2),
    "blood-sister": (HURTS, 1),
    "obscene": (KILLS, 1),
    "dark-knight": (HURTS, 2),
    "necromancer": (RAISES, 2),
    "reanimate": (HURTS, 2),
    "skeleton-archer": (KILLS, 1),
    "vampire": (HURTS, 1),
    "great-wyrm": (HURTS, 3),
    "beastman": (HURTS, 1),
    "razorwing": (ROUTS, 1),
    "sorcerer": (HURTS, 0),
    "hell-hound": (HURTS, 2),
    "dragon": (KILLS, 2),
    "giant": (HURTS, 1),
}
"""What an ability is worth here: how much of what."""
SPECIALS: Final = tuple(DOES[name] for name in UNITS)

Soldier = list[int]
"""Initiative, health that is left, its whole health, shape, type, whether it stands."""
INITIATIVE, LEFT, WHOLE, SHAPE, KIND, STANDS = range(6)


def chance_to_win(
    g: Runewars,
    seat: int,
    place: int,
    attackers: Sequence[int],
    below: Below,
    conqueror: bool = False,
    samples: int = SAMPLES,
) -> float:
    """How likely these units of a player are to win in this area, between 0 and 1."""
    battle = Battle(place, seat, controller(g, place), conqueror)
    battle.lines = [sorted(attackers), [one for one in g.units[place] if not one & ROUTED]]
    return chance_in(g, battle, below, samples)


def chance_in(g: Runewars, battle: Battle, below: Below, samples: int = SAMPLES) -> float:
    """How likely the attacker is to win this battle, which may have begun already."""
    fate = book(g).fate
    cards = [fate[card].results for card in g.fate or range(len(fate))]
    fixed = battle.bonus[ATTACKER], battle.bonus[DEFENDER] + ground_strength(g, battle) + fort_strength(g, battle)
    token = g.factions[battle.defender] if battle.defender != NOBODY else NOBODY
    if DEFENSIVE not in g.built[battle.place]:
        token = NOBODY
    won = 0
    for _ in range(samples):
        sides = muster(g, battle, ATTACKER), muster(g, battle, DEFENDER)
        strengths = quick_battle(sides, list(fixed), cards, below, max(1, battle.initiative), token, g.revised)
        won += strengths[ATTACKER] > strengths[DEFENDER]
    return won / samples


def muster(g: Runewars, battle: Battle, side: int) -> list[Soldier]:
    """The units of a side; types that have drawn already do not any more."""
    kinds = book(g).units
    found: list[Soldier] = []
    for one in battle.lines[side]:
        kind = one // PER_TYPE
        printed = kinds[kind]
        initiative = printed.initiative if kind not in battle.done[side] else 0
        left = printed.health - (one & DAMAGE_BITS) // DAMAGE_STEP
        found.append([initiative, left, printed.health, printed.shape, kind, not one & ROUTED])
    return found


def quick_battle(
    sides: tuple[list[Soldier], list[Soldier]],
    strengths: list[int],
    cards: Sequence[Results],
    below: Below,
    first: int,
    token: int,
    revised: bool,
) -> list[int]:
    """One battle from a round on; the strength of both sides at its end."""
    number = len(cards)
    for now in range(first, ROUNDS + 1):
        drawn = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
        for side in (ATTACKER, DEFENDER):
            row = drawn[side]
            for soldier in sides[side]:
                if soldier[INITIATIVE] == now and soldier[STANDS]:
                    draw(row, cards[below(number)][soldier[SHAPE]], soldier[KIND])
        for side in (ATTACKER, DEFENDER):
            row, enemy = drawn[side], sides[1 - side]
            strengths[side] += row[ADDS]
            for _ in range(row[RAISES]):
                sides[side].append([3, 1, 1, 0, REANIMATE, 1])
            kill(enemy, row[KILLS])
            rout(enemy, row[ROUTS])
            hurt(enemy, row[HURTS])
    fortify(sides[ATTACKER], strengths, token)
    for side in (ATTACKER, DEFENDER):
        strengths[side] += sum(
            bool(soldier[STANDS]) or (revised and soldier[SHAPE] == HEXAGON) for soldier in sides[side]
        )
    return strengths


def draw(row: list[int], result: int, kind: int) -> None:
    """What a Fate card brings to a unit."""
    if result == SPECIAL:
        what, much = SPECIALS[kind]
        row[what] += much
    elif result > DAMAGE:
        row[HURTS] += result - DAMAGE
    elif result > ROUT:
        row[ROUTS] += result - ROUT


def fortify(attackers: list[Soldier], strengths: list[int], token: int) -> None:
    """The defensive development of a faction."""
    if token == DAQAN:
        strengths[DEFENDER] += 2
    elif token == LATARI:
        rout(attackers, 1)
    elif token == UTHUK:
        hurt(attackers, 4)
    elif token == WAIQAR:
        rout(attackers, 3)


def kill(units: list[Soldier], count: int) -> None:
    """The owner loses what he misses least: small units that stand."""
    for _ in range(count):
        legal = [soldier for soldier in units if soldier[SHAPE] != HEXAGON]
        if not legal:
            return
        units.remove(min(legal, key=lambda soldier: (not soldier[STANDS], soldier[WHOLE])))


def rout(units: list[Soldier], count: int) -> None:
    """Sound units first; those that have drawn already are missed less."""
    for _ in range(count):
        legal = [soldier for soldier in units if soldier[STANDS]]
        if not legal:
            return
        least = min(legal, key=lambda soldier: (soldier[LEFT] < soldier[WHOLE], soldier[INITIATIVE]))
        least[STANDS] = 0


def hurt(units: list[Soldier], count: int) -> None:
    """Wounded units first; then one that stands and bears it."""
    for _ in range(count):
        if not units:
            return
        one = min(units, key=lambda soldier: (soldier[LEFT] == soldier[WHOLE], not soldier[STANDS], -soldier[LEFT]))
        one[LEFT] -= 1
        if not one[LEFT]:
            units.remove(one)
