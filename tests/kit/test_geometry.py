"""Points, curves and polygons of the pictures."""

from __future__ import annotations

import pytest

from ludex.kit.picture.geometry import (
    Spot,
    along,
    bend,
    beside,
    crossing,
    distance,
    in_rows,
    inside,
    outline,
    roomy_spot,
    segments,
    side_by_side,
    smooth,
    span,
    to_segment,
)

SQUARE: tuple[Spot, ...] = ((0, 0), (120, 0), (120, 120), (0, 120))
ANGLE: tuple[Spot, ...] = ((0, 0), (300, 0), (300, 100), (100, 100), (100, 300), (0, 300))
"""An L: a wide arm above, a narrow one below it."""


def test_a_point_lies_in_a_polygon_or_beside_it() -> None:
    assert inside(ANGLE, 50, 250)
    assert inside(ANGLE, 250, 50)
    assert not inside(ANGLE, 200, 200)
    assert not inside(ANGLE, -1, 50)
    assert not inside((), 0, 0)


def test_a_polygon_reaches_to_its_nearest_sides() -> None:
    assert span(ANGLE, 50, 250) == (0, 100)
    assert span(ANGLE, 50, 50) == (0, 300)


def test_there_is_most_room_where_the_polygon_is_wide() -> None:
    x, y, width = roomy_spot(ANGLE, (150, 50))
    assert inside(ANGLE, x, y)
    assert y < 100
    assert width == 300


def test_where_nothing_fits_things_stand_at_the_label() -> None:
    assert roomy_spot(((0, 0), (4, 0), (4, 4)), (2, 1)) == (2, 1, 0)


def test_segments_close_a_polygon_only_when_told_to() -> None:
    assert len(segments(SQUARE)) == 3
    assert segments(SQUARE, closed=True)[-1] == ((0, 120), (0, 0))
    assert segments([], closed=True) == []


def test_a_curve_goes_through_all_its_points() -> None:
    for closed in (False, True):
        points = along(SQUARE, closed, steps=4)
        assert set(SQUARE) <= set(points)
        assert points[0] == SQUARE[0]
        assert points[-1] == SQUARE[0 if closed else -1]


def test_a_curve_is_written_with_a_step_for_each_point() -> None:
    assert smooth([]) == ""
    assert smooth([(3, 4)]) == "M3 4"
    assert smooth(SQUARE).count("C") == 3
    assert smooth(SQUARE, closed=True).count("C") == 4
    assert smooth(SQUARE, closed=True).endswith("Z")
    assert outline(SQUARE) == "M0 0L120 0L120 120L0 120Z"


def test_a_bend_begins_and_ends_where_it_should() -> None:
    points = bend((0, 0), (50, 100), (100, 0))
    assert (points[0], points[6], points[-1]) == ((0, 0), (50, 50), (100, 0))


def test_distances_to_a_segment_end_at_its_ends() -> None:
    assert to_segment((-3, 4), ((0, 0), (10, 0))) == 5
    assert to_segment((3, 4), ((0, 0), (0, 0))) == 5
    assert distance((0, 0), beside((0, 0), (10, 0), 0.5, 5)) == pytest.approx(50**0.5)


def test_lines_that_do_not_meet_do_not_cross() -> None:
    assert crossing(((0, 0), (1, 0)), ((0, 1), (1, 1))) is None
    assert crossing(((0, 0), (1, 0)), ((2, -1), (2, 1))) is None


def test_what_is_too_wide_gets_a_row_of_its_own() -> None:
    assert in_rows([90, 20, 20], 50) == [[0], [1, 2]]
    assert in_rows([], 50) == []
    assert side_by_side([], 100) == []
