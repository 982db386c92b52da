"""The Mountain map: closed paths and the Pass (M-7 to M-9)."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.root.printed.deck import BIRD
from ludex.games.root.printed.maps import MAP_ENTRIES, MAP_NAMES, MAPS
from tests.root.stage import Play, Stage
from tests.root.test_12_maps import act

WINTER, LAKE, MOUNTAIN = (MAPS[MAP_NAMES.index(name)] for name in ("winter", "lake", "mountain"))
COAST = (1, 10, 11, 12)
CLOSED = [(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)]
PASS = 10

each_map = pytest.mark.parametrize("woods", MAPS, ids=MAP_NAMES)
each_entry = pytest.mark.parametrize("entry", MAP_ENTRIES, ids=MAP_NAMES)


# ------------------------------------------------------------------------------------------------ M-7, M-8 closed paths


def mountain(**fields: Any) -> Stage:
    return Stage(map="mountain", **fields)


@pytest.mark.law("root:M-7")
def test_six_paths_start_closed() -> None:
    assert list(MOUNTAIN.closed) == CLOSED
    assert not mountain().g.opened


@pytest.mark.law("root:M-7", "root:2.2.1")
@pytest.mark.parametrize(("one", "other"), CLOSED)
def test_a_closed_path_does_not_make_clearings_adjacent_and_an_opened_one_does(one: int, other: int) -> None:
    scene = mountain().warriors("marquise", one, 1).warriors("marquise", other, 1)
    play = act(scene)
    assert play.why_not("marquise", "move", one, other, 1) == "M-7"
    play = act(mountain().warriors("marquise", one, 1).warriors("marquise", other, 1).hand("marquise", "ambush_fox"))
    play.choose("open_path", one, other).choose("discard", "ambush_fox")
    assert play.why_not("marquise", "move", one, other, 1) is None
    assert play.why_not("marquise", "move", other, one, 1) is None


@pytest.mark.law("root:M-8", "root:2.1.3")
def test_opening_costs_any_card_and_scores_a_point() -> None:
    play = act(mountain().warriors("marquise", 2, 1).hand("marquise", "ambush_fox", "sappers"))
    assert play.offered("open_path") == [("open_path", 2, 5)]
    play.choose("open_path", 2, 5)
    assert play.asked == ("marquise", "open-path")
    play.choose("discard", "sappers")
    assert play.hand("marquise") == ["ambush_fox"]
    assert play.g.discard == [play.stage.card("sappers")]
    assert play.score("marquise") == 1
    assert [CLOSED[number] for number in play.g.opened] == [(2, 5)]


@pytest.mark.law("root:M-8")
def test_a_piece_at_either_end_is_enough_be_it_a_warrior_a_building_or_a_token() -> None:
    warrior = act(mountain().warriors("marquise", 5, 1).hand("marquise", "sappers"))
    assert warrior.offered("open_path") == [("open_path", 2, 5), ("open_path", 5, 9)]
    building = act(mountain().piece("sawmill", 3).hand("marquise", "sappers"))
    assert building.offered("open_path") == [("open_path", 3, 7)]
    token = act(mountain().piece("wood", 7).hand("marquise", "sappers"))
    assert token.offered("open_path") == [("open_path", 3, 7)]


@pytest.mark.law("root:M-8")
def test_without_a_piece_there_or_without_a_card_or_a_marker_no_path_is_opened() -> None:
    play = act(mountain().warriors("marquise", 2, 1).warriors("eyrie", 3, 1).hand("marquise", "sappers"))
    assert play.why_not("marquise", "open_path", 3, 7) == "M-8"
    assert play.why_not("marquise", "open_path", 2, 6) == "M-7"
    assert act(mountain().warriors("marquise", 2, 1)).why_not("marquise", "open_path", 2, 5) == "M-8"


@pytest.mark.law("root:M-8")
def test_a_turn_opens_one_path_and_the_next_turn_another() -> None:
    play = act(mountain().warriors("marquise", 5, 1).hand("marquise", "sappers", "ambush_fox", "ambush_bird"))
    play.choose("open_path", 2, 5).choose("discard", "sappers")
    assert not play.offered("open_path")
    assert play.why_not("marquise", "open_path", 5, 9) == "M-8"
    play = act(mountain().warriors("marquise", 5, 1).hand("marquise", "sappers"), opened=[0])
    assert play.offered("open_path") == [("open_path", 5, 9)]
    assert play.why_not("marquise", "open_path", 2, 5) == "M-7"
    play.choose("open_path", 5, 9).choose("discard", "sappers")
    assert play.g.opened == [0, 2]


@pytest.mark.law("root:M-8")
def test_an_opened_path_is_open_for_everyone_and_for_good() -> None:
    scene = mountain(active="eyrie").warriors("eyrie", 2, 2).decree("move", "ambush_bird")
    play = scene.resolving("move").start("eyrie.decree", opened=[0])
    play.choose("decree_move", BIRD, 2, 5, 1)
    assert play.warriors("eyrie", 5) == 1


@pytest.mark.law("root:M-8", "root:1.4")
def test_paths_are_opened_at_any_moment_of_daylight_and_at_no_other() -> None:
    def eyrie(map_used: int = 0) -> Play:
        scene = mountain(active="eyrie").warriors("eyrie", 2, 1).piece("roost", 2).leader("despot").no_viziers()
        return scene.hand("eyrie", "sappers", "ambush_fox").start("daylight", map_used=map_used)

    play = eyrie()
    assert play.asked == ("eyrie", "craft")
    assert play.offered("open_path")
    play.done()
    assert play.asked == ("eyrie", "end-daylight")
    play.choose("open_path", 2, 5).choose("discard", "sappers")
    assert play.score("eyrie") == 1
    assert play.told("turn")[0]["who"] == 0, "nothing else is left to do: the turn is over"
    assert eyrie(map_used=1).done().told("turn")[0]["who"] == 0
    birdsong = mountain(active="eyrie").warriors("eyrie", 2, 1).hand("eyrie", "sappers").start("birdsong")
    assert birdsong.asked == ("eyrie", "decree")
    assert not birdsong.offered("open_path")


@pytest.mark.law("root:M-8", "root:7.5.2")
def test_paths_are_opened_between_two_cards_of_the_decree() -> None:
    scene = mountain(active="eyrie").warriors("eyrie", 2, 2).decree("move", "ambush_bird").hand("eyrie", "sappers")
    play = scene.resolving("move").start("eyrie.decree")
    assert not [option for option in play.offered("decree_move") if option[2:4] == (2, 5)]
    play.choose("open_path", 2, 5).choose("discard", "sappers")
    play.choose("decree_move", BIRD, 2, 5, 2)
    assert play.warriors("eyrie", 5) == 2


@pytest.mark.law("root:M-8", "root:3.1")
def test_the_point_for_a_path_may_win() -> None:
    play = act(mountain().warriors("marquise", 2, 1).hand("marquise", "sappers").score("marquise", 29))
    play.choose("open_path", 2, 5).choose("discard", "sappers")
    assert play.table.over
    assert play.g.winners == [0]


@pytest.mark.law("root:M-7", "root:M-8", "root:6.5.4.II")
def test_wood_comes_along_a_path_once_it_is_open() -> None:
    scene = mountain().warriors("marquise", 2, 1).warriors("marquise", 5, 1).piece("sawmill", 6).piece("wood", 5)
    play = act(scene.hand("marquise", "sappers"))
    assert play.why_not("marquise", "build", "sawmill", 2) == "6.5.4.II"
    play.choose("open_path", 2, 5).choose("discard", "sappers")
    assert play.why_not("marquise", "build", "sawmill", 2) is None


# --------------------------------------------------------------------------------------------------------- M-9 the Pass


@pytest.mark.law("root:M-9")
def test_whoever_rules_the_pass_at_the_end_of_their_evening_scores_a_point() -> None:
    assert MOUNTAIN.tower == PASS
    play = mountain().warriors("marquise", PASS, 1).start("evening")
    assert play.score("marquise") == 1
    assert play.told("pass") == [{"who": 0, "clearing": PASS}]


@pytest.mark.law("root:M-9")
def test_nobody_scores_for_the_pass_in_anothers_evening_or_without_ruling_it() -> None:
    play = mountain().warriors("eyrie", PASS, 1).start("evening")
    assert (play.score("marquise"), play.score("eyrie")) == (0, 0)
    play = mountain().warriors("marquise", PASS, 1).warriors("eyrie", PASS, 1).start("evening")
    assert (play.score("marquise"), play.score("eyrie")) == (0, 0)


@pytest.mark.law("root:M-9", "root:6.6")
def test_the_point_for_the_pass_comes_after_drawing_and_discarding() -> None:
    scene = mountain().warriors("marquise", PASS, 1)
    scene.hand("marquise", "ambush_fox", "ambush_bird", "sappers", "armorers", "cobbler")
    play = scene.start("evening")
    assert play.asked == ("marquise", "discard")
    assert play.score("marquise") == 0
    play.choose("discard", "sappers")
    assert play.score("marquise") == 1


@pytest.mark.law("root:M-9", "root:3.1")
def test_the_point_for_the_pass_may_win() -> None:
    play = mountain().warriors("marquise", PASS, 1).score("marquise", 29).start("evening")
    assert play.g.winners == [0]


@pytest.mark.law("root:M-9", "root:3.3.1")
def test_an_activated_dominance_card_scores_nothing_at_the_pass() -> None:
    scene = mountain().warriors("marquise", PASS, 1)
    play = scene.start("evening", dominance=[scene.take("dominance_fox"), -1])
    assert play.score("marquise") == 0


@pytest.mark.law("root:M-9")
@pytest.mark.parametrize("woods", ["autumn", "winter", "lake"])
def test_other_maps_have_no_pass(woods: str) -> None:
    play = Stage(map=woods).warriors("marquise", PASS, 1).start("evening")
    assert play.score("marquise") == 0
