"""Maps as graphs."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import book_of
from ludex.games.root.printed.maps import MAPS
from ludex.kit.maps import Adjacency, distances, neighbours, reach, together, with_network

ROAD = neighbours([(0, 1), (1, 2), (2, 3), (3, 4)], 6)
"""A road of five places, and an island."""
BOARDS = [*(woods.adjacent for woods in MAPS), book_of("").neighbours, book_of("").steps]


@pytest.mark.parametrize("near", BOARDS)
def test_whoever_can_go_somewhere_can_go_back(near: Adjacency) -> None:
    for place, row in enumerate(near):
        assert place not in row
        assert list(row) == sorted(set(row))
        assert all(place in near[target] for target in row)


def test_reach_goes_through_allowed_places_alone() -> None:
    assert reach(1, ROAD, {0, 2, 4}) == [0, 1, 2]
    assert reach(1, ROAD, set()) == [1]
    assert reach(5, ROAD, range(6)) == [5]


def test_a_distance_is_the_least_number_of_steps() -> None:
    assert distances(0, ROAD) == {0: 0, 1: 1, 2: 2, 3: 3, 4: 4}
    assert distances(5, ROAD) == {5: 0}
    assert distances(9, {9: [3], **dict(enumerate(ROAD))})[0] == 4


def test_a_longer_way_may_be_the_cheaper_one() -> None:
    ring = neighbours([(0, 1), (1, 2), (2, 3), (3, 0), (1, 3)], 4)
    assert distances(0, ring, costs=(1, 9, 1, 2)) == {0: 0, 1: 9, 3: 2, 2: 3}
    assert distances(0, ring, costs=(1, 1, 1, 9)) == {0: 0, 1: 1, 2: 2, 3: 9}


@pytest.mark.parametrize("near", BOARDS)
def test_distances_agree_with_going_step_by_step(near: Adjacency) -> None:
    for start in range(len(near)):
        there, steps, found = {start}, 0, {start: 0}
        while there:
            steps += 1
            there = {target for place in there for target in near[place]} - found.keys()
            found |= dict.fromkeys(there, steps)
        assert distances(start, near) == found


def test_ways_of_several_kinds_go_together() -> None:
    river = neighbours([(0, 4), (1, 2)], 6)
    both = together(ROAD, river)
    assert both[0] == (1, 4)
    assert both[1] == (0, 2)
    assert distances(0, both)[3] == 2


def test_a_network_joins_its_places_to_each_other_and_leaves_the_rest() -> None:
    near = with_network(ROAD, {0, 3, 5})
    assert (near[0], near[3], near[5]) == ((1, 3, 5), (0, 2, 4, 5), (0, 3))
    assert (near[1], near[2], near[4]) == (ROAD[1], ROAD[2], ROAD[4])
    assert with_network(ROAD, ()) == ROAD
