"""A small map to fight on: positions are set by hand, answers are given in words, the Fate deck is stacked.

Units are written in words: `knight*3 ~roc siege-tower:2` are three Knights, a routed Roc and a Siege Tower with two
damage. Answers too: `hit ~roc`, `unit_type knight`, `play rally-cry`, `retreat 3`. Fate cards by what they show for
a shape: `tS` is a special ability for triangles, `rR1` a rout for rectangles, `cD1`, `h-`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludex.core import CHANCE, Decision, Journal, Option, Rule, Shuffle, key_of
from ludex.games.runewars.printed.book import (
    COMMANDERS,
    DAMAGE,
    DEVELOPMENTS,
    FACTIONS,
    FATE,
    HEROES,
    MISS,
    REWARDS,
    ROUT,
    SPECIAL,
    TACTICS,
    TITLES,
    UNITS,
    book_of,
)
from ludex.games.runewars.rules import battle as battle_room
from ludex.games.runewars.rules.battle import STEPS
from ludex.games.runewars.rules.battle.abilities import ability
from ludex.games.runewars.rules.battle.fight import Fight
from ludex.games.runewars.rules.options import all_verbs
from ludex.games.runewars.state import Battle, Runewars
from ludex.games.runewars.things import (
    CAPITAL_WHOLE,
    DAMAGED,
    DEFENSIVE,
    IN_DECK,
    NOBODY,
    NONE,
    ROUTED,
    WHOLE,
    damage_of,
    fort,
    kind_of,
    unit,
)

HOME_0, GATE_0 = 0, 1
HOME_1, GATE_1 = 4, 3
NORTH, FIELD, SOUTH, EAST, FAR = 6, 7, 8, 9, 10
"""Home realms of both seats, each with an area at its gate, and the land between: FIELD, where they fight, touches the
gate of seat 1 (GATE_1), NORTH, SOUTH and EAST; the gate of seat 0 touches NORTH and SOUTH."""
PLACES = 11
VERBS = all_verbs(battle_room.VERBS)
LETTERS = "trch"


def table(first: str = "daqan", second: str = "waiqar", **options: bool) -> Runewars:
    """Two players with nothing but their empty home realms and 20 cards in the tactics deck."""
    factions = FACTIONS.index(first), FACTIONS.index(second)
    g = Runewars(
        step="turn",
        outcome=None,
        factions=factions,
        seat_of=tuple(factions.index(each) if each in factions else NOBODY for each in range(len(FACTIONS))),
        content="",
        revised=False,
        placed=False,
        developments=False,
        commanders=False,
        free_cities=False,
        road=False,
        exploration=False,
        epic=False,
    )
    for flag, value in options.items():
        setattr(g, flag, value)
    printed = book_of("")
    g.attach(Journal())
    g.laid = ((12 + factions[0], -2, 1, 0), (12 + factions[1], 2, 0, 0), (0, 0, 0, 0), (8, 1, 1, 0))
    g.units = [[] for _ in range(PLACES)]
    g.built = [[] for _ in range(PLACES)]
    g.graves = [[] for _ in range(PLACES)]
    for name in ("forts", "city", "token"):
        setattr(g, name, [NONE] * PLACES)
    for name in ("rune", "rune_up", "waste", "ice", "token_up"):
        setattr(g, name, [0] * PLACES)
    for name in ("tactics", "fresh", "quests", "orders", "upgrades", "activated"):
        setattr(g, name, [[], []])
    g.known = [[0] * PLACES for _ in range(2)]
    g.token_known = [[0] * PLACES for _ in range(2)]
    g.supply = [each.count for each in printed.units]
    g.dials = [[3, 3, 3], [3, 3, 3]]
    g.influence = [5, 5]
    for name in ("lieutenant", "slain", "out"):
        setattr(g, name, [0, 0])
    g.objective, g.chosen = [NONE, NONE], [NONE, NONE]
    g.hero_place = [IN_DECK] * len(HEROES)
    g.hero_seat = [NOBODY] * len(HEROES)
    g.hero_damage, g.hero_routed = [0] * len(HEROES), [0] * len(HEROES)
    g.trained = [[0, 0, 0] for _ in HEROES]
    g.rewards, g.rewards_up = [[] for _ in HEROES], [[] for _ in HEROES]
    g.commander = [NONE] * len(HEROES)
    g.titles, g.on_title = [NOBODY] * len(TITLES), [0] * len(TITLES)
    g.victory_card = [NOBODY] * 4
    g.objective_deck = [[], [], []]
    g.fate = list(range(len(FATE)))
    g.tactics_deck = [TACTICS.index("war-chest")] * 20
    g.order_of_play = [0, 1]
    g.current = 0
    return g


def army(words: str) -> list[int]:
    """
    >>> army("~knight:1 bowman*2") == [unit(0), unit(0), unit(1, True, 1)]
    True
    """
    found: list[int] = []
    for word in words.split():
        one, _, count = word.partition("*")
        found += [figure(one)] * int(count or 1)
    return sorted(found)


def figure(word: str) -> int:
    name, _, damage = word.lstrip("~").partition(":")
    return unit(UNITS.index(name), word.startswith("~"), int(damage or 0))


def words(units: list[int]) -> str:
    """Units in words, in order of their types: `bowman ~knight:1`."""
    return " ".join(
        f"{'~' * (one & ROUTED)}{UNITS[kind_of(one)]}{f':{damage_of(one)}' if damage_of(one) else ''}" for one in units
    )


def put(g: Runewars, place: int, text: str) -> None:
    """Units of the box on the map."""
    for one in army(text):
        g.supply[kind_of(one)] -= 1
        g.units[place].append(one)
    g.units[place].sort()


def meet(
    g: Runewars, attackers: str, defenders: str, place: int = FIELD, neutral: bool = False, conqueror: bool = False
) -> Fight:
    """A battle of seat 0 against seat 1 (or unallied neutral units) that is about to begin; as the attacker sees it."""
    battle = Battle(place, 0, NOBODY if neutral else 1, conqueror)
    battle.lines = [army(attackers), army(defenders)]
    for row in battle.lines:
        for one in row:
            g.supply[kind_of(one)] -= 1
    battle.lying[1] = g.units[place]
    g.units[place] = []
    g.fights = [battle]
    g.step = "battle"
    return Fight(g, 0)


def own(g: Runewars, seat: int, *cards: str) -> None:
    """Tactics cards in hand that may be played; Development cards if they are such."""
    for card in cards:
        if card in TACTICS:
            g.tactics[seat] = sorted([*g.tactics[seat], TACTICS.index(card)])
        else:
            g.upgrades[seat].append(DEVELOPMENTS.index(card))


def hero(g: Runewars, seat: int, name: str = "trenloe", place: int = FIELD, commander: str = "") -> int:
    number = HEROES.index(name)
    g.hero_place[number], g.hero_seat[number] = place, seat
    if commander:
        g.commanders = True
        g.commander[number] = COMMANDERS.index(commander)
    return number


def equip(g: Runewars, name: str, reward: str) -> None:
    g.rewards[HEROES.index(name)].append(REWARDS.index(reward))


def fortify(g: Runewars, place: int = FIELD, seat: int = 1, state: int = WHOLE, *tokens: int) -> None:
    g.forts[place] = fort(seat, state)
    g.built[place] = list(tokens)


def shown(text: str) -> int:
    """What a Fate card shows, as the rules number it."""
    if text in ("-", "S"):
        return SPECIAL if text == "S" else MISS
    return (ROUT if text[0] == "R" else DAMAGE) + int(text[1:])


def stack(g: Runewars, *fates: str) -> list[int]:
    """The next Fate cards show this; the cards."""
    fate = book_of("").fate
    left = list(range(len(fate)))
    top: list[int] = []
    for text in fates:
        shape = LETTERS.index(text[0])
        card = next(each for each in left if fate[each].results[shape] == shown(text[1:]))
        left.remove(card)
        top.append(card)
    g.fate = left + top[::-1]
    g.fate_discard = []
    return top


# -------------------------------------------------------------------------------------------------------------- answers

NAMES = {"tactics": TACTICS, "hero": HEROES, "commander": COMMANDERS, "unit": UNITS}


def said(g: Runewars, text: str) -> Option:
    """An answer in words as an option."""
    name, *items = text.split()
    kinds = list(VERBS[name].items.values())
    return (name, *(item(word, kind) for word, kind in zip(items, kinds, strict=True)))


def item(word: str, kind: str) -> int:
    if word.lstrip("-").isdigit():
        return int(word)
    if kind == "result":
        return shown(word)
    return figure(word) if kind == "figure" else NAMES[kind].index(word)


def follow(g: Runewars, rule: Rule[Any], *answers: str) -> list[str]:
    """Carry a rule out; questions with one answer answer themselves, also if one might hold back as well. The questions
    that came up: `0 assign-damage`."""
    left = list(answers)
    asked: list[str] = []
    choice: Any = None
    while True:
        try:
            question = rule.send(choice)
        except StopIteration:
            assert not left, f"never asked: {left}, asked {asked}"
            return asked
        assert isinstance(question, Decision)
        if question.who == CHANCE:
            choice = ("shuffle", *range(question.size)) if isinstance(question, Shuffle) else question.options[0]
            continue
        options = list(question.options)
        others = [each for each in options if each != ("hold_back",)]
        if len(others) == 1 and left[:1] != ["hold_back"]:
            choice = others[0]
            continue
        asked.append(f"{question.who} {question.prompt}")
        assert left, f"{asked[-1]}: one of {[key_of(each) for each in options]}"
        choice = said(g, left.pop(0))
        assert choice in options, f"{asked[-1]}: {choice} is none of {options}"


def step(g: Runewars, *answers: str) -> list[str]:
    """One step of the battle."""
    return follow(g, STEPS[g.step](g), *answers)


def play_on(g: Runewars, *answers: str, until: str = "turn") -> list[str]:
    """The battle up to another step, or to its end. Answers are for all of its questions, in order."""

    def steps() -> Rule[None]:
        while g.step != until:
            yield from STEPS[g.step](g)

    return follow(g, steps(), *answers)


def special(f: Fight, name: str, *answers: str) -> list[str]:
    """The special ability of a type."""
    return follow(f.g, ability[name](f), *answers)


def lines(g: Runewars) -> tuple[str, str]:
    """Both lines, in words."""
    return words(g.fights[-1].lines[0]), words(g.fights[-1].lines[1])


def at(g: Runewars, place: int) -> str:
    return words(g.units[place])


def told(g: Runewars, message: str) -> list[dict[str, Any]]:
    """What the journal says under this message."""
    assert g.journal is not None
    return [line.about for line in g.journal.lines if line.message == message]


def first_options(rule: Rule[Any], pick: Callable[[list[Option]], Option]) -> int:
    """Carry a rule out with whatever is picked; how many questions there were."""
    count = 0
    choice: Any = None
    while True:
        try:
            question = rule.send(choice)
        except StopIteration:
            return count
        assert isinstance(question, Decision)
        if question.who == CHANCE:
            choice = ("shuffle", *range(question.size)) if isinstance(question, Shuffle) else question.options[0]
        else:
            count += 1
            choice = pick(list(question.options))


# ------------------------------------------------------------------------------------------------------ wild battles


def random_army(chance: random.Random, faction: int) -> str:
    kinds = [*UNITS[faction * 6 : faction * 6 + 6], *UNITS[24:]]
    return " ".join(
        f"{'~' if chance.random() < 0.1 else ''}{chance.choice(kinds)}" for _ in range(chance.randrange(1, 9))
    )


def wild_battle(seed: int) -> tuple[Runewars, random.Random]:
    """A battle of any units with any cards, all upgrades and a commander on both sides, about to begin."""
    chance = random.Random(seed)
    one, other = chance.sample(range(4), 2)
    g = table(FACTIONS[one], FACTIONS[other], revised=bool(seed % 2), developments=True, exploration=True)
    g.upgrades = [list(range(8 * each, 8 * each + 8)) for each in (one, other)]
    for seat in (0, 1):
        g.tactics[seat] = sorted(chance.choices(range(len(TACTICS)), k=chance.randrange(6)))
    for seat, name in ((0, HEROES[2]), (1, HEROES[5])):
        hero(g, seat, name, FIELD, chance.choice(COMMANDERS))
        equip(g, name, chance.choice(("banner-of-war", "horn-of-retreat")))
    if chance.random() < 0.5:
        fortify(g, FIELD, 1, chance.choice((WHOLE, DAMAGED, CAPITAL_WHOLE)), DEFENSIVE)
    put(g, GATE_0, UNITS[one * 6])
    neutral = chance.random() < 0.2 and g.forts[FIELD] == NONE
    meet(g, random_army(chance, one), "giant dragon" if neutral else random_army(chance, other), neutral=neutral)
    chance.shuffle(g.fate)
    return g, chance
