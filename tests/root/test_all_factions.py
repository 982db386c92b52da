"""All factions together on all maps: random games over every number of players, and hidden cards."""

from __future__ import annotations

import dataclasses
import itertools
import random
from typing import Any

import pytest

from ludex.core import Table
from ludex.games.root.game import GAME
from ludex.games.root.mixes import mixes
from ludex.games.root.printed.maps import MAP_NAMES
from ludex.games.root.show.mats import MATS
from ludex.games.root.show.seen import RootView
from ludex.games.root.show.view import view
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved

MIXES = list(itertools.islice(mixes(range(2, 7), {"map": MAP_NAMES}, "none"), 348))
SAMPLE = random.Random(7).sample(MIXES, 60)
FULL = max(MIXES, key=lambda mix: len(mix["seats"]))


def name(mix: dict[str, Any]) -> str:
    return f"{mix['map']}:{'-'.join(mix['seats'])}"


@pytest.mark.parametrize("mix", SAMPLE, ids=name)
def test_a_game_of_any_mix_ends_with_every_component_in_its_place(mix: dict[str, Any]) -> None:
    checks.random_play_ends(GAME, mix, len(name(mix)), conserved)


@pytest.mark.parametrize("mix", [*SAMPLE[:3], FULL], ids=name)
def test_clone_save_undo_and_replay_of_any_mix(mix: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, mix, 11, every=211)
    checks.saves_load_the_same(GAME, mix, 11, every=150)
    checks.undo_goes_all_the_way_back(GAME, mix, 11)
    checks.log_replays(GAME, mix, 11)


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("mix", [*SAMPLE[3:7], FULL], ids=name)
def test_no_seat_of_any_mix_learns_what_it_may_not_know(mix: dict[str, Any]) -> None:
    checks.views_hide_what_is_hidden(GAME, mix, 21, every=13)


def leak(row: str) -> Any:
    """A view that shows everyone one hidden row through the discard pile."""

    def leaky(g: Root, viewer: int | None) -> RootView:
        honest = view(g, viewer)
        hidden = {
            "supporters": g.supporters,
            "deck": g.deck[-1:],
            "quests": g.quest_deck[-1:],
            "ruins": [item for items in g.ruin_items for item in items],
        }
        honest.discard.extend(hidden[row])
        return honest

    return leaky


@pytest.mark.parametrize("row", ["supporters", "deck", "quests", "ruins"])
def test_a_leak_of_anything_hidden_is_found(row: str) -> None:
    leaky = dataclasses.replace(GAME, view=leak(row))
    with pytest.raises(AssertionError):
        checks.views_hide_what_is_hidden(leaky, {"seats": ["alliance", "vagabond", "marquise"]}, 21, every=5)


def test_every_faction_shows_a_board_to_everyone() -> None:
    table = Table.new(GAME, FULL, 1)
    state = table.state
    assert isinstance(state, Root)
    for viewer in (*range(len(FULL["seats"])), None):
        boards = table.view(viewer).board.boards
        assert [type(board) for board in boards] == [
            type(MATS[state.roles[seat]].view(state, seat, viewer)) for seat in range(len(boards))
        ]
