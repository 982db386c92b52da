"""H-13 Lizardfolk: random games in all company, with everything that a table promises."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.core import Option, Refusal, Table
from ludex.core.text import Words
from ludex.games.heroes import GAME
from ludex.games.heroes.book import BOARD, FACTIONS, LIZARDFOLK, board_of
from ludex.games.heroes.faction import PLAYED
from ludex.games.heroes.factions.lizardfolk import monster_in
from ludex.games.heroes.state import NOWHERE, Heroes
from tests.kit import checks

NAME = FACTIONS[LIZARDFOLK]
OTHERS = [name for n, name in enumerate(FACTIONS) if n != LIZARDFOLK and PLAYED[n].verbs]
COMPANY = [(NAME, *others) for count in (1, 2, 3) for others in itertools.combinations(OTHERS, count)]
LEADING = {"build", "treaty", "far_treaty", "fortress", "council", "artifact", "vote", "fight"}


def sound(g: Heroes) -> None:
    """Ticks stand for circles, monsters that were struck out are gone, and nothing is below zero."""
    me = g.factions.index(LIZARDFOLK)
    board, printed = g.boards[me], board_of(g, me)
    assert all(count <= len(each.circles) for count, each in zip(board.ticks, printed.species, strict=True))
    assert sum(board.gone) <= sum(board.ticks)
    assert board.councils == board.opened.count(2)
    assert min(*board.stock, *board.units, board.votes) >= 0
    out = [region for region in range(len(board.gone)) if monster_in(g, me, region) == NOWHERE]
    assert all(board.gone[region] or region in removed(g) for region in out)


def removed(g: Heroes) -> set[int]:
    """The regions that a game for so many players goes without."""
    names = {2: ("verness", "glennfor", "ikara", "orrid", "yunoro", "yasker"), 3: ("verness", "glennfor", "yunoro")}
    every = [each for species in board_of(g, g.factions.index(LIZARDFOLK)).printed.species for each in species.regions]
    return {sorted_regions().index(name) for name in names.get(len(g.boards), ()) if name in every}


def sorted_regions() -> list[str]:
    from ludex.games.heroes.book import book_of

    return list(book_of("").names)


def lively(table: Table, rng: random.Random) -> tuple[int, Option]:
    """A random answer that leans to building, treating and voting, so that games come to Councils."""
    seat = rng.choice(list(table.pending))
    options = list(table.pending[seat].options)
    leading = [option for option in options if option[0] in LEADING]
    if leading and rng.random() < 0.8:
        return seat, rng.choice(leading)
    if options[0][0] == "send" and rng.random() < 0.8:
        return seat, options[-1]
    return seat, rng.choice(options)


def setup_of(seats: tuple[str, ...], number: int) -> dict[str, Any]:
    turn = number % len(seats)
    return {"seats": [*seats[turn:], *seats[:turn]]}


@pytest.mark.law("heroes:H-13")
@pytest.mark.parametrize("number", range(40))
def test_random_games_with_lizardfolk_end(number: int) -> None:
    setup = setup_of(COMPANY[number % len(COMPANY)], number)
    table = Table.new(GAME, setup, number, remember=False)
    rng = random.Random(number)
    while table.pending:
        table.play(*lively(table, rng))
        assert isinstance(table.state, Heroes)
        sound(table.state)
    assert table.result
