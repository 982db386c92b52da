"""6.3 The set-up of the Marquise de Cat, step by step."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.games.root.printed.maps import CLEARINGS
from tests.root.stage import PIECE, Play, Stage


def new_game() -> Play:
    """Cards are dealt; the Marquise is about to place the keep."""
    play = Play(Stage("marquise", "eyrie"), Table.new("root", {"seats": ["marquise", "eyrie"], "first": 0}))
    return play.choose("shuffle", *range(50))


def places(play: Play) -> list[int]:
    """Where the building that she is asked for may go."""
    return [clearing for _, _, clearing in play.offered("place")]


@pytest.mark.law("root:6.3.1")
def test_she_starts_from_a_supply_of_25_warriors_and_8_wood() -> None:
    play = new_game()
    assert play.g.supply[0] == 25
    assert play.g.left[PIECE["wood"]] == 8
    assert sum(play.g.warriors[0]) == 0


@pytest.mark.law("root:6.3.2")
def test_the_keep_goes_to_any_corner_clearing() -> None:
    play = new_game()
    assert play.asked == ("marquise", "keep")
    assert play.options == [("keep", corner) for corner in (1, 2, 3, 4)]
    assert play.why_not("marquise", "keep", 5) == "6.3.2"
    play.choose("keep", 2)
    assert [play.pieces("keep", clearing) for clearing in CLEARINGS] == [0, 1] + [0] * 10


@pytest.mark.law("root:6.3.3")
@pytest.mark.parametrize(("keep", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_a_warrior_stands_in_every_clearing_but_the_corner_opposite_the_keep(keep: int, opposite: int) -> None:
    play = new_game().choose("keep", keep)
    assert [play.warriors("marquise", clearing) for clearing in CLEARINGS] == [
        0 if clearing == opposite else 1 for clearing in CLEARINGS
    ]
    assert play.g.supply[0] == 25 - 11


@pytest.mark.law("root:6.3.4")
@pytest.mark.parametrize(
    ("keep", "near"), [(1, [1, 5, 9, 10]), (2, [2, 5, 6, 10]), (3, [3, 6, 7, 11]), (4, [4, 8, 9, 12])]
)
def test_starting_buildings_go_to_the_clearing_of_the_keep_or_next_to_it(keep: int, near: list[int]) -> None:
    play = new_game().choose("keep", keep)
    assert play.asked == ("marquise", "start-building")
    assert places(play) == near
    far = next(clearing for clearing in CLEARINGS if clearing not in near)
    assert play.why_not("marquise", "place", "sawmill", far) == "6.3.4"


@pytest.mark.law("root:6.3.4")
def test_one_sawmill_one_workshop_and_one_recruiter_are_placed() -> None:
    play = new_game().choose("keep", 1)
    play.choose("place", "sawmill", 5).choose("place", "workshop", 9).choose("place", "recruiter", 1)
    assert [play.pieces("sawmill", 5), play.pieces("workshop", 9), play.pieces("recruiter", 1)] == [1, 1, 1]
    assert play.asked == ("eyrie", "leader")
    assert [sum(play.g.pieces[PIECE[name]]) for name in ("sawmill", "workshop", "recruiter")] == [1, 1, 1]


@pytest.mark.law("root:6.3.4", "root:2.2.3")
def test_starting_buildings_may_share_a_clearing_as_long_as_it_has_free_slots() -> None:
    play = new_game().choose("keep", 1).choose("place", "sawmill", 5).choose("place", "workshop", 5)
    assert [play.pieces("sawmill", 5), play.pieces("workshop", 5)] == [1, 1]
    assert places(play) == [1, 9, 10]


@pytest.mark.law("root:6.3.4", "root:2.2.4")
def test_a_slot_under_a_ruin_takes_no_starting_building() -> None:
    play = new_game().choose("keep", 1).choose("place", "sawmill", 10)
    assert places(play) == [1, 5, 9]


@pytest.mark.law("root:6.3.5")
def test_five_buildings_of_each_kind_stay_on_the_tracks() -> None:
    play = new_game().choose("keep", 4)
    play.choose("place", "sawmill", 4).choose("place", "workshop", 9).choose("place", "recruiter", 8)
    assert [play.g.left[PIECE[name]] for name in ("sawmill", "workshop", "recruiter")] == [5, 5, 5]


@pytest.mark.law("root:6.3.5", "root:6.5.4.I")
def test_the_first_space_of_each_track_is_empty_so_the_second_one_gives_the_first_price() -> None:
    play = new_game().choose("keep", 1)
    play.choose("place", "sawmill", 5).choose("place", "workshop", 9).choose("place", "recruiter", 10)
    play.choose("leader", "despot")
    while play.decision.prompt == "craft":
        play.done()
    assert play.asked == ("marquise", "action")
    assert play.pieces("wood", 5) == 1
    assert {option[1] for option in play.offered("build")} == {PIECE[k] for k in ("sawmill", "workshop", "recruiter")}
    play.choose("build", "workshop", 1)
    assert (play.pieces("wood", 5), play.score("marquise")) == (0, 2)
