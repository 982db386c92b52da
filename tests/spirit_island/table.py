"""A small island to try a card on: boards and pieces are set by hand, answers are given by key, chance is stacked."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, GameOver
from ludex.core.decision import CHANCE, AnyOf, Floor, Option, Rule, Shuffle, Together, key_of, option_of
from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.game import GAME
from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS, UNIQUES
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import change_elements
from ludex.games.spirit_island.rules.fear import pool_size
from ludex.games.spirit_island.rules.growth import begin_turn
from ludex.games.spirit_island.rules.powers import resolve
from ludex.games.spirit_island.setup import new_state, set_up
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import ELEMENTS, KIND_NAMES, KINDS, PEOPLE, piece

RIVER, EARTH = "river-surges-in-sunlight", "vital-strength-of-the-earth"


def island(*seats: str, **setup: Any) -> Island:
    """An empty island: board A for one spirit, A and B for two, …; each spirit has its cards and one presence in
    land 8 of its board, the blight card is “Downward Spiral” with plenty of blight on it."""
    chosen = Setup(seats=list(seats or (RIVER,)), **setup)
    g = new_state(chosen)
    g.attach(None)
    g.boards = g.boards or tuple(range(g.players))
    g.home = list(range(g.players))
    g.step = "spirit"
    g.turn = 1
    g.blight_card, g.blight_left = 0, 5 * g.players
    g.fear_deck = list(range(9))
    g.dividers = [6, 3]
    for seat in range(g.players):
        g.hand[seat] = list(UNIQUES[g.spirits[seat]])
        g.presence[seat][seat * SPACES + 8] = 1
    return g


def real(*seats: str, boards: tuple[int, ...] = (), answers: tuple[str, ...] = (), **setup: Any) -> Island:
    """An island set up by the rules on these boards (0 is A), at the start of the first turn; nothing is explored."""
    g = new_state(Setup(seats=list(seats), **setup))
    g.attach(None)
    g.boards = boards or tuple(range(g.players))
    follow(set_up(g), *answers)
    begin_turn(g)
    return g


def act(g: Island, *answers: str) -> Asked:
    """One step of the game as it stands: `act(g, "0 grow:1")`."""
    return follow(GAME.steps[g.step](g), *answers)


def offered(g: Island, seat: int = 0) -> set[str]:
    """What a seat may do next in the spirit phase or a power phase."""
    question = next(GAME.steps[g.step](g))
    assert isinstance(question, Floor)
    return {key_of(option) for option in question.decisions[seat].options}


def put(g: Island, land: int, **pieces: int) -> None:
    """`put(g, 5, town=2, dahan=1, blight=1)`; `strife=1` goes to the last invader there."""
    for name, number in pieces.items():
        kind = KINDS[KIND_NAMES.index(name)] if name in KIND_NAMES else 0
        if name == "strife":
            row = g.people[land]
            row[-1] += number << 6
            row.sort()
        elif kind & PEOPLE:
            g.people[land] += [piece(kind)] * number
            g.people[land].sort()
        else:
            getattr(g, name)[land] += number


def here(g: Island, land: int) -> dict[str, int]:
    """What lies in a land: `{"town": 2, "blight": 1}`."""
    found: dict[str, int] = {}
    for one in g.people[land]:
        name = KIND_NAMES[one & 3]
        found[name] = found.get(name, 0) + 1
    for name in ("beasts", "disease", "wilds", "blight"):
        if getattr(g, name)[land]:
            found[name] = getattr(g, name)[land]
    strife = sum(one >> 6 for one in g.people[land])
    if strife:
        found["strife"] = strife
    return found


def give(g: Island, seat: int = 0, **elements: int) -> None:
    """Elements of this turn: `give(g, moon=2)`."""
    for name, number in elements.items():
        g.elements[seat][ELEMENTS.index(name)] += number


def reach(g: Island, card: str, line: int = 1, me: int = 0) -> None:
    """Exactly the elements of a line of a power."""
    g.elements[me] = list(POWERS[NUMBER[card]].thresholds[line - 1])


def fear(g: Island) -> int:
    """All fear generated so far, cards earned by it included."""
    return g.fear + pool_size(g) * len(g.earned)


class Asked(list[str]):
    """The prompts that came up, in order."""


def follow(rule: Rule[Any], *answers: str) -> Asked:
    """Carry a rule out. Questions with one answer answer themselves; others take the next of these keys, which must
    be offered. Chance takes the next answer that is a `draw:`, `roll:` or `shuffle:`; otherwise it changes nothing:
    the first, in order."""
    left = list(answers)
    asked = Asked()
    choice: Any = None
    while True:
        try:
            question = rule.send(choice)
        except (StopIteration, GameOver):
            assert not left, f"never asked: {left}"
            return asked
        choice = answer(question, left, asked)


def answer(question: Any, left: list[str], asked: Asked) -> Any:
    if isinstance(question, Floor | AnyOf | Together):
        return answer_several(question, left, asked)
    assert isinstance(question, Decision)
    if question.who == CHANCE:
        if left and left[0].split(":")[0] in ("draw", "roll", "shuffle"):
            return option_of(left.pop(0))
        return ("shuffle", *range(question.size)) if isinstance(question, Shuffle) else question.options[0]
    options = list(question.options)
    if len(options) == 1:
        return options[0]
    asked.append(question.prompt)
    return chosen(options, left, question.prompt)


def answer_several(question: Any, left: list[str], asked: Asked) -> tuple[int, Option]:
    """On the floor an answer names its seat: `0 use:12:5`."""
    assert left, f"nothing said on the floor: {question.decisions}"
    seat, _, key = left.pop(0).partition(" ")
    decision = question.decisions[int(seat)]
    asked.append(decision.prompt)
    return int(seat), chosen(list(decision.options), [key], decision.prompt)


def chosen(options: list[Option], left: list[str], prompt: str) -> Option:
    keys = {key_of(option): option for option in options}
    if left and left[0].startswith("branch:"):  # branches carry the number of their card
        return next(
            option for option in options if option[0] == "branch" and option[1] % 10 == int(left[0][-1]) and left.pop(0)
        )
    assert left, f"{prompt}: nothing said; offered: {list(keys)}"
    wanted = left.pop(0)
    assert wanted in keys, f"{prompt}: {wanted} is not among {list(keys)}"
    return keys[wanted]


def use(
    g: Island, card: str, land: int | None = None, *answers: str, me: int = 0, spirit: int = -1, origin: int = -1
) -> Asked:
    """A spirit uses a power on a land (or on a spirit), whatever its range; the card counts as played, with its
    elements."""
    number = NUMBER[card]
    if number not in g.played[me] and any(number in row for row in (g.hand[me],)):
        g.hand[me].remove(number)
    if number not in g.played[me]:
        g.played[me].append(number)
    on = Act(g, me, -1 if land is None else land, power=number, spirit=spirit, origin=origin)
    return follow(resolve(on), *answers)


def play(g: Island, card: str, me: int = 0) -> None:
    """A card counts as played, with its elements."""
    g.played[me].append(NUMBER[card])
    change_elements(g, me, NUMBER[card], 1)


__all__ = [
    "EARTH",
    "GAME",
    "RIVER",
    "act",
    "fear",
    "follow",
    "give",
    "here",
    "island",
    "offered",
    "play",
    "put",
    "reach",
    "real",
    "use",
]
