"""Hexes, tiles that are laid and turned, and borders."""

from __future__ import annotations

import math

import pytest

from ludex.kit.hexes import EDGES, TURNS, Land, Tile, around, distance, land_of, opposite, same_edge, step, turned
from ludex.kit.maps import distances
from ludex.kit.picture.geometry import hex_centre, hex_corners

N, NE, SE, S, SW, NW = range(6)
WATER, MOUNTAIN = "water", "mountain"
SINGLE = Tile(((0, 0),))
BENT = Tile(((0, 0), (0, 1), (1, 1)), {((0, 0), NE): MOUNTAIN, ((1, 1), S): WATER})
"""One over another, the third to its south-east."""


def test_six_hexes_lie_around_one_and_a_step_back_leads_home() -> None:
    assert len(set(around((3, -1)))) == 6
    for edge in TURNS:
        assert step(step((3, -1), edge), opposite(edge)) == (3, -1)
        assert distance((3, -1), step((3, -1), edge)) == 1
        assert same_edge((3, -1), edge) == same_edge(step((3, -1), edge), opposite(edge))
    assert [EDGES[opposite(edge)] for edge in TURNS] == ["S", "SW", "NW", "N", "NE", "SE"]


def test_distances_agree_with_steps_on_a_map() -> None:
    land = Land()
    for place in [(q, r) for q in range(-3, 4) for r in range(-3, 4)]:
        land.lay(SINGLE.laid(place, 0))
    found = distances(land.places[(0, 0)], land.neighbours())
    for place, number in land.places.items():
        if distance((0, 0), place) <= 3:
            assert found[number] == distance((0, 0), place)


def test_a_turn_carries_every_edge_to_the_next_and_six_lead_back() -> None:
    for edge in TURNS:
        assert turned(step((0, 0), edge), 1) == step((0, 0), (edge + 1) % 6)
    assert turned((2, -5), 6) == (2, -5)
    assert turned((2, -5), -1) == turned((2, -5), 5)


def test_a_tile_is_turned_with_its_borders() -> None:
    laid = BENT.laid((5, 5), 1)
    assert laid.hexes == ((5, 5), (4, 6), (4, 7))
    assert laid.borders == {((5, 5), SE): MOUNTAIN, ((4, 7), SW): WATER}
    assert BENT.laid((0, 0), 6) == BENT


def test_borders_close_an_edge_from_both_sides_and_only_for_whom_they_close() -> None:
    land = Land()
    land.lay(Tile(((0, 0),), {((0, 0), S): WATER}))
    land.lay(SINGLE.laid((0, 1), 0))
    assert land.neighbours() == ((1,), (0,))
    assert land.neighbours(closed={WATER}) == ((), ())
    assert land.neighbours(closed={MOUNTAIN}) == ((1,), (0,))


def test_a_border_may_not_lie_along_another() -> None:
    land = Land()
    land.lay(Tile(((0, 0),), {((0, 0), S): WATER}))
    beside = Tile(((0, 1),), {((0, 1), N): MOUNTAIN})
    assert land.clashes(beside, {WATER, MOUNTAIN})
    assert not land.clashes(beside, {WATER})
    assert not land.clashes(Tile(((0, 1),), {((0, 1), NE): MOUNTAIN}), {WATER, MOUNTAIN})


def test_all_ways_to_lay_a_tile_touch_the_land_and_no_hex_of_it() -> None:
    land = Land()
    assert land.lay(BENT) == [0, 1, 2]
    ways = list(land.ways_to_lay(SINGLE))
    assert len(ways) == len(set(ways)) == 6 * len(land.rim())
    for at, turns in land.ways_to_lay(BENT):
        tile = BENT.laid(at, turns)
        mine, theirs = land.contacts(tile)
        assert land.has_room(tile)
        assert mine
        assert theirs
    assert not land.has_room(BENT.laid((0, 0), 3))


def test_contacts_count_the_hexes_on_both_sides() -> None:
    land = Land()
    land.lay(Tile(((0, 0), (0, 1))))
    assert land.contacts(Tile(((1, 0), (1, -1)))) == ({(1, 0), (1, -1)}, {(0, 0), (0, 1)})
    assert land.contacts(Tile(((0, -1),))) == ({(0, -1)}, {(0, 0)})


def test_a_state_keeps_how_tiles_were_laid() -> None:
    land = land_of([SINGLE, BENT], [(1, 0, 0, 0), (0, 1, 0, 2)])
    assert list(land.places) == [(0, 0), (0, 1), (1, 1), (1, 0)]
    assert land.borders == {((0, 0), NE): MOUNTAIN, same_edge((1, 1), S): WATER}
    with pytest.raises(AssertionError):
        land_of([SINGLE], [(0, 0, 0, 0), (0, 0, 0, 3)])


@pytest.mark.parametrize("pointy", [False, True])
def test_neighbours_share_two_corners_in_a_picture(pointy: bool) -> None:
    size = 60.0
    here = hex_corners(hex_centre((2, 1), size, pointy), size, pointy)
    for edge, near in enumerate(around((2, 1))):
        there = hex_corners(hex_centre(near, size, pointy), size, pointy)
        shared = {n for n, a in enumerate(here) for b in there if math.dist(a, b) < 1e-6}
        assert shared == {edge, (edge + 1) % 6}
