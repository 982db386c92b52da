"""12 Bots on the Lake and the Mountain map."""

from __future__ import annotations

import pytest

from ludex.games.root.bots.actions import adjacent, bot_paths
from tests.root.stage import Stage

BOT = "bot:marquise"


def scene(map: str) -> Stage:
    return Stage(BOT, "eyrie", active=BOT, map=map).leader("commander").piece("roost", 3)


@pytest.mark.law("bots:12.1.1")
def test_the_ferry_joins_all_coasts_and_brings_a_point_once_a_turn() -> None:
    stage = scene("lake").warriors(BOT, 1, 7).warriors("eyrie", 12, 1).warriors(BOT, 2, 3)
    # Suit markers: foxes in 1 to 4. The ferry starts in 1; 12 lies on another coast, with the only enemy near.
    play = stage.hand("eyrie", "investments").turn("anvil")
    assert play.moved()[0] == (1, 12, 6)
    assert play.g.ferry == 12
    assert [about["points"] for about in play.told("score")][:2] == [1, 1]  # the item, the ferry
    assert play.told("draw") == []


@pytest.mark.law("bots:12.1.1")
def test_without_the_ferry_coasts_are_not_adjacent() -> None:
    g = scene("lake").g
    assert bot_paths(g, 0)[1] == (5, 9, 10, 11, 12)
    assert bot_paths(g, 0)[10] == (2, 7, 8)
    g.map_used = 1
    assert bot_paths(g, 0)[1] == (5, 9)
    assert adjacent(g, 1) == (5, 9)


@pytest.mark.law("bots:12.2.1")
def test_closed_paths_are_open_to_bots() -> None:
    stage = scene("mountain").warriors(BOT, 2, 7).warriors("eyrie", 5, 1)
    play = stage.turn("anvil")
    assert (2, 5, 8) in play.moved()
    assert play.g.opened == []


@pytest.mark.law("bots:12.2.2", "root:M-9")
def test_the_pass_is_preferred_and_scores_for_a_bot_too() -> None:
    stage = scene("mountain").warriors(BOT, 10, 2).warriors(BOT, 1, 2)
    play = stage.turn("investments")
    # Mice in 9 to 12: all four recruits go to the Pass, which has most warriors; it is built upon and held.
    assert play.chosen("bots:4.5.3") == [10]
    assert play.told("pass") == [{"who": 0, "clearing": 10}]
