"""A small realm to try a card on: the map is always the same, everything on it is set by hand, answers are given by
key, chance changes nothing.

    0 1 2 are the home realm of the Daqan (seat 0), 21 22 23 that of the Uthuk (seat 1). 16 is tile 12.
    7, 14 and 18 have room for a city. 0–11 is a mountain border, 1–3, 1–15 and 8–9 are water.
    Away from home realms lie 5, 8, 9, 10, 13, 19 and 20."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, GameOver
from ludex.core.decision import CHANCE, Option, Rule, Shuffle, Together, key_of, option_of
from ludex.core.journal import Journal
from ludex.games.runewars.cards import tactics
from ludex.games.runewars.cards.seasons import season_card
from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.printed.book import HEROES, SEASON_CARDS, TACTICS, UNITS, book
from ludex.games.runewars.rules import hand
from ludex.games.runewars.rules.units import to_box
from ludex.games.runewars.setup import decks, new_state, set_up
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NONE, WHOLE, fort, kind_of, unit

LAID = (
    *((12, 0, 0, 0), (0, 1, 1, 0), (4, -1, 2, 0), (3, -1, -1, 0)),
    *((1, 0, -2, 0), (11, 2, 0, 0), (9, 2, 2, 0), (14, 3, 0, 0)),
)
assert tactics.VERBS  # the bodies of the cards are there
CHANCE_KEYS = ("draw", "roll", "shuffle")


def realm(*seats: str, **setup: Any) -> Runewars:
    """Nobody has anything but the dials and influence of the start; each has a stronghold at home (0 and 21)."""
    g = new_state(Setup(seats=list(seats or ("daqan", "uthuk")), **setup))
    g.attach(Journal())
    g.laid = LAID
    follow(set_up(g))
    for row in g.units:
        for one in row:
            to_box(g, one)
        row.clear()
    g.city = [NONE] * len(g.city)
    follow(decks(g))
    g.queue = []
    g.objective = [NONE] * g.players
    g.forts[0] = fort(0, WHOLE)
    g.forts[21] = fort(1, WHOLE)
    return g


def put(g: Runewars, place: int, **units: int) -> None:
    """`put(g, 5, footman=2, hell_hound=1)`: out of the box."""
    for name, count in units.items():
        kind = UNITS.index(name.replace("_", "-"))
        g.supply[kind] -= count
        g.units[place] += [unit(kind)] * count
    g.units[place].sort()


def here(g: Runewars, place: int) -> dict[str, int]:
    """What stands or lies in an area: `{"footman": 2}`."""
    found: dict[str, int] = {}
    for one in g.units[place]:
        name = UNITS[kind_of(one)]
        found[name] = found.get(name, 0) + 1
    return found


def hero(g: Runewars, name: str, seat: int, place: int) -> int:
    """A hero of a seat stands there; its number."""
    number = HEROES.index(name)
    g.hero_deck.remove(number)
    g.hero_seat[number] = seat
    g.hero_place[number] = place
    return number


def kind(name: str) -> int:
    return UNITS.index(name)


def one(name: str, routed: bool = False) -> int:
    """A unit as answers name it: `f"march:5:{one('knight')}:1"`."""
    return unit(kind(name), routed)


def card(name: str) -> int:
    """The number of a Tactics card."""
    return TACTICS.index(name)


def told(g: Runewars, message: str) -> int:
    """How often the journal tells this."""
    assert g.journal is not None
    return sum(line.message == message for line in g.journal.lines)


def season(g: Runewars, name: str, *answers: str) -> list[str]:
    """The main text of a Season card."""
    g.season_card = SEASON_CARDS.index(name)
    g.season = ("sp", "su", "fa", "wi").index(name.removeprefix("b")[:2])
    return follow(season_card[name](g), *answers)


def play(g: Runewars, name: str, *answers: str, seat: int = 0) -> list[str]:
    """A Tactics card out of the hand; it has to fit."""
    g.tactics[seat] = sorted([*g.tactics[seat], card(name)])
    g.current = seat
    assert card(name) in hand.playable(g, seat, book(g).tactics[card(name)].timing), f"{name} does not fit"
    return follow(hand.play(g, seat, card(name)), *answers)


def fits(g: Runewars, name: str, seat: int = 0) -> bool:
    """Would a card do anything now?"""
    return hand.fits[name](g, seat)


def follow(rule: Rule[Any], *answers: str) -> list[str]:
    """Carry a rule out; the prompts that came up. Questions with one answer answer themselves, others take the next of
    these keys, which must be offered; a secret question takes one key for each seat. Chance takes the next key that is
    its own, and changes nothing without one."""
    left = list(answers)
    asked: list[str] = []
    choice: Any = None
    while True:
        try:
            question = rule.send(choice)
        except (StopIteration, GameOver):
            assert not left, f"never asked: {left}"
            return asked
        if isinstance(question, Together):
            choice = {seat: answer(each, left, asked) for seat, each in question.decisions.items()}
        else:
            assert isinstance(question, Decision)
            choice = answer(question, left, asked)


def offered(rule: Rule[Any], *answers: str) -> list[str]:
    """What is offered once these answers are given; nothing if the rule is over by then."""
    left = list(answers)
    choice: Any = None
    while True:
        try:
            question = rule.send(choice)
        except StopIteration:
            return []
        assert isinstance(question, Decision)
        if not left and question.who != CHANCE and (len(question.options) > 1 or question.always):
            return [key_of(option) for option in question.options]
        choice = answer(question, left, [])


def answer(question: Decision, left: list[str], asked: list[str]) -> Option:
    if question.who == CHANCE:
        if left and left[0].split(":")[0] in CHANCE_KEYS:
            return option_of(left.pop(0))
        return ("shuffle", *range(question.size)) if isinstance(question, Shuffle) else question.options[0]
    options = {key_of(option): option for option in question.options}
    assert options, f"{question.prompt}: nothing to choose"
    if len(options) == 1:
        return next(iter(options.values()))
    asked.append(question.prompt)
    assert left, f"{question.prompt}: nothing said; offered: {list(options)}"
    wanted = left.pop(0)
    assert wanted in options, f"{question.prompt}: {wanted} is not among {list(options)}"
    return options[wanted]
