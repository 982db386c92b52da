"""H-14 Dark elves: random games in all company."""

from __future__ import annotations

import random

import pytest

from ludex.core import Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import FACTIONS
from ludex.games.heroes.state import Heroes
from ludex.kit.testing.checks import (
    choose,
    clones_go_the_same_way,
    log_replays,
    saves_load_the_same,
    undo_goes_all_the_way_back,
    views_hide_what_is_hidden,
)

OTHERS = [name for name in FACTIONS if name != "dark_elves"]


def seats_of(seed: int) -> list[str]:
    """The elves with one to three others, anywhere at the table; every other faction comes up in turn."""
    rng = random.Random(seed)
    first = OTHERS[seed % len(OTHERS)]
    more = rng.sample([name for name in OTHERS if name != first], seed % 3)
    seats = ["dark_elves", first, *more]
    rng.shuffle(seats)
    return seats


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_and_everything_has_words(seed: int) -> None:
    seats = seats_of(seed)
    me = seats.index("dark_elves")
    table = Table.new(GAME, {"seats": seats}, seed)
    rng = random.Random(seed)
    while table.pending:
        seat, option = choose(table, rng)
        if seat == me:
            decision = table.pending[seat]
            options = list(decision.options)
            assert len(set(options)) == len(options)
            keen = [each for each in options if each[0] in ("build", "nest", "entwine", "forest")]
            option = rng.choice(keen) if keen and rng.random() < 0.6 else option
            for lang in LANGUAGES:
                said = Words(GAME, lang, table.state, me)
                assert "{" not in said.prompt(decision) + said.option(option)
        table.answer(seat, option)
        assert table.answered < 20_000
    assert table.over
    assert isinstance(table.state, Heroes)
    board = table.state.boards[me]
    assert min(board.units + board.stock + [board.pool, board.nest]) >= 0
    assert all(due > 16 for due in board.due + board.webs if due)
    assert table.journal is not None
    for lang in LANGUAGES:
        said = Words(GAME, lang, table.state)
        assert not [line for line in table.journal.lines if "{" in said.line(line)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "check",
    [clones_go_the_same_way, saves_load_the_same, undo_goes_all_the_way_back, log_replays, views_hide_what_is_hidden],
)
def test_games_with_the_elves_pass_what_every_game_passes(check: object, seed: int) -> None:
    assert callable(check)
    setup = {"seats": ["dark_elves", "werewolves"]}
    more = {"every": 211} if check is clones_go_the_same_way else {}
    check(GAME, setup, seed, **more)


def test_every_refusal_has_words() -> None:
    reasons = ("not-in-region", "nothing-to-entwine", "web-there", "cocoons", "nest-full", "nest-cocoons", "grown")
    more = ("cocoons-stay", "no-abyss", "shifted", "not-running", "past", "shift-too-far", "ban")
    for lang in ("ru", "en"):
        assert all(GAME.text(lang).has(f"refuse-{reason}") for reason in reasons + more)
