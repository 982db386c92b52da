"""No agent knows more than its seat: in every game, for every agent that plays it."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ludex.agents import RandomAgent, agents_of, make_agent, steward
from ludex.agents.search import SearchAgent
from ludex.core import Decision, Game, Option, Playout, Table, find_game
from ludex.kit.testing import checks
from tests.core import tiny

MIXES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "root": [
        ({"seats": ["alliance", "vagabond", "marquise"]}, 2),
        ({"seats": ["lizards", "riverfolk", "eyrie", "bot:corvids"]}, 2),
    ],
    "heroes": [
        ({"seats": ["werewolves", "dark_elves"]}, 1),
        ({"seats": ["mushroomfolk", "werewolves", "cyclopes"]}, 3),
        ({"seats": ["cyclopes", "lizardfolk", "dark_elves", "archons"]}, 7),
    ],
    "spirit_island": [
        ({"seats": ["thunderspeaker", "oceans-hungry-grasp"], "adversary": "france"}, 2),
    ],
    "runewars": [
        ({"seats": ["latari", "uthuk"], "exploration": True, "developments": True}, 5),
        ({"seats": ["daqan", "waiqar", "uthuk"], "edition": "revised", "commanders": True}, 7),
    ],
}
"""Set-ups in which every faction sits at a table, and at which answers it is looked at."""
EVERY = [
    (game, mix, every, agent)
    for game, mixes in MIXES.items()
    for (mix, every), agent in itertools.product(mixes, agents_of(find_game(game)))
    if agent != "hard"  # one of the others, with more time
]
TRIES = 6
"""Of the search, here: time is not the same twice."""


@pytest.mark.parametrize(
    ("name", "mix", "every", "agent"),
    EVERY,
    ids=[f"{agent} plays {','.join(mix['seats'])}" for _, mix, _, agent in EVERY],
)
def test_nothing_that_a_seat_cannot_know_changes_what_its_agent_chooses(
    name: str, mix: dict[str, Any], every: int, agent: str
) -> None:
    game = find_game(name)
    rarely = 5 if agent == "search" else 3 if agent == "steward" and game.advice and game.advice.deals > 3 else 1
    chooser = partial(SearchAgent, tries=TRIES) if agent == "search" else partial(make_agent, agent, game=game)
    compared = checks.agents_do_not_peek(game, mix, 4, chooser, every * rarely)
    assert compared["dice"] > 50 // rarely
    assert compared["dealt"] > (0 if agent == "search" else 10)
    assert name != "heroes" or compared["answers"] > 50 // rarely


def test_nor_what_is_sealed() -> None:
    assert checks.agents_do_not_peek(tiny.GAME, {"players": 3}, 2, RandomAgent, every=1)["answers"] > 5


class Peeking:
    """Chooses by something that it should not know."""

    clones = True

    def __init__(self, look: Callable[[Any, int], int], seed: int) -> None:
        self.look = look

    def choose(self, table: Playout, seat: int) -> Option:
        options = table.pending[seat].options
        return options[self.look(table, seat) % len(options)]


def others(table: Table, seat: int) -> list[int]:
    return [other for other in range(len(table.game.seats(table.setup))) if other != seat]


def where_others_stand(table: Table, seat: int) -> int:
    state: Any = table.state
    return sum(state.boards[other].region for other in others(table, seat))


def how_far_others_are(table: Table, seat: int) -> int:
    return len(table.log)


def what_others_hold(table: Table, seat: int) -> int:
    state: Any = table.state
    return sum(sum(state.hands[other]) for other in others(table, seat))


def what_will_be_rolled(table: Table, seat: int) -> int:
    assert table.chance is not None
    return table.chance.at(table.answered)(1000)


def what_is_sealed(table: Table, seat: int) -> int:
    return sum(bid for _, bid in table.sealed.values())


@pytest.mark.parametrize(
    ("game", "mix", "look"),
    [
        ("heroes", MIXES["heroes"][0][0], where_others_stand),
        ("heroes", MIXES["heroes"][0][0], how_far_others_are),
        ("root", MIXES["root"][0][0], what_others_hold),
        ("root", MIXES["root"][0][0], what_will_be_rolled),
        (tiny.GAME, {"players": 3}, what_is_sealed),
    ],
)
def test_an_agent_that_peeks_is_found(game: str | Game, mix: dict[str, Any], look: Callable[[Any, int], int]) -> None:
    found = find_game(game) if isinstance(game, str) else game
    with pytest.raises(AssertionError, match=r"answers:|dealt:|dice:"):
        checks.agents_do_not_peek(found, mix, 4, partial(Peeking, look), every=1)


def nosy(g: Any, me: int, decision: Decision) -> Option:
    """A habit that reads where others are and what they have left."""
    seen: int = sum(board.region + sum(board.stock) + sum(board.sent) for board in g.boards)
    return decision.options[seen % len(decision.options)]


@pytest.mark.plain
def test_advice_cannot_peek_since_the_steward_thinks_on_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = find_game("heroes")
    assert heroes.advice is not None
    advice = dataclasses.replace(heroes.advice, habit=nosy, value=lambda g, me: nosy_value(g))
    game = dataclasses.replace(heroes, advice=advice)
    mix = {"seats": ["werewolves", "dark_elves"]}
    assert checks.agents_do_not_peek(game, mix, 4, steward.StewardAgent, every=2)["answers"] > 30
    monkeypatch.setattr(steward, "as_known", lambda table, seat, rng: table.clone())
    with pytest.raises(AssertionError, match="answers:"):
        checks.agents_do_not_peek(game, mix, 4, steward.StewardAgent, every=2)


def nosy_value(g: Any) -> float:
    return float(sum(n * (board.region + 7 * sum(board.stock)) % 97 for n, board in enumerate(g.boards, 1)))
