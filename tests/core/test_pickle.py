"""pickle and deepcopy of games in play, also in mid-step, where a rule waits that cannot be packed itself."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator

import pytest

from ludex.core import Playout, Table, find_game, key_of, known_games
from ludex.core.errors import NotBranching

WAYS: dict[str, Callable[[Playout], Playout]] = {
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}


def same(one: Playout, other: Playout) -> None:
    assert type(one) is type(other)
    assert one.hash() == other.hash()
    assert one.answered == other.answered
    assert one.sealed == other.sealed
    assert one.setup == other.setup
    assert {seat: list(asked.options) for seat, asked in one.pending.items()} == {
        seat: list(asked.options) for seat, asked in other.pending.items()
    }
    assert (one.secret, one.on_the_floor) == (other.secret, other.on_the_floor)
    assert one.over or one.in_step == other.in_step


def play_on(game: Playout, rng: random.Random, most: int) -> Iterator[None]:
    for _ in range(most):
        if not game.pending:
            return
        seat = rng.choice(list(game.pending))
        game.play(seat, rng.choice(game.pending[seat].options))
        yield


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", list(known_games()))
def test_a_playout_goes_on_alike(name: str, way: str) -> None:
    setup = {"seats": list(find_game(name).lobby.usual)}
    game = Playout.begin(name, setup, 5, branching=True)
    in_step = 0
    for n, _ in enumerate(play_on(game, random.Random(5), 120)):
        if n % 12 == 0 or game.sealed:
            twin = WAYS[way](game)
            same(game, twin)
            in_step += twin.in_step
            ahead = game.clone()
            for _ in zip(play_on(ahead, random.Random(n), 8), play_on(twin, random.Random(n), 8), strict=False):
                same(ahead, twin)
    assert in_step > 0 or name == "bluff", "in mid-step"


@pytest.mark.parametrize("way", WAYS)
def test_a_table_keeps_its_past(way: str) -> None:
    table = Table.new("root", {"seats": ["marquise", "eyrie", "alliance"]}, seed=bytes(32))
    for _ in play_on(table, random.Random(2), 90):
        pass
    before = table.save()
    twin = WAYS[way](table)
    assert isinstance(twin, Table)
    same(table, twin)
    assert twin.save() == before
    assert twin.log == table.log
    assert twin.journal.lines == table.journal.lines
    assert [twin.free_undo(seat) for seat in range(3)] == [table.free_undo(seat) for seat in range(3)]
    twin.undo(consent=True)
    table_before = table.hash()
    for _ in play_on(twin, random.Random(3), 30):
        pass
    assert table.hash() == table_before
    assert table.save() == before
    twin.rewind(0)
    assert twin.hash() == Table.new(table.game, table.setup, seed=bytes(32)).hash()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_that_is_over(way: str) -> None:
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=4)
    for _ in play_on(table, random.Random(4), 5000):
        pass
    assert table.over
    twin = WAYS[way](table)
    same(table, twin)
    assert twin.outcome == table.outcome


def test_what_was_dealt_anew_lies_the_same() -> None:
    game = Playout.begin("root", {"seats": ["marquise", "eyrie"]}, 1, branching=True)
    game.redeal(0, random.Random(9))
    same(game, WAYS["pickle"](game))


def test_a_sealed_answer_stays_sealed() -> None:
    game = Playout.begin("runewars", {"seats": ["daqan", "latari", "uthuk", "waiqar"]}, 1, branching=True)
    rng = random.Random(1)
    while not game.sealed:
        next(play_on(game, rng, 1))
    twin = WAYS["pickle"](game)
    same(game, twin)
    assert set(game.sealed) & set(twin.sealed)
    assert not set(twin.sealed) & set(twin.pending)


@pytest.mark.parametrize("way", WAYS)
def test_a_quick_playout_cannot_be_packed(way: str) -> None:
    game = Playout.begin("root", {"seats": ["marquise", "eyrie"]}, 1)
    with pytest.raises(NotBranching, match="branching=True"):
        WAYS[way](game)
    assert [key_of(option) for asked in game.pending.values() for option in asked.options]


@pytest.mark.parametrize("way", WAYS)
def test_a_table_of_another_kind_loses_nothing_by_a_copy(way: str) -> None:
    class Other(Table):
        pass

    with pytest.raises(TypeError, match="a Other cannot be copied or pickled"):
        WAYS[way](Other.new("root", {"seats": ["marquise", "eyrie"]}, seed=1))
