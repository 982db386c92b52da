"""Hidden rows: what a seat sees, and what may lie otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Plain, plain
from ludex.core.hidden import Pool, Row
from ludex.kit.hidden import as_covered, redeal, redeal_covered


def backwards(things: list[int]) -> None:
    things.reverse()


def test_a_row_is_seen_by_its_eyes_and_counted_by_others() -> None:
    row = Row([4, 7, 9], eyes=(1,))
    assert row.seen(1) == (3, [4, 7, 9], [])
    assert row.seen(0, known=[9, 5]) == (3, None, [9])
    assert row.seen(None) == (3, None, [])


def test_of_a_map_only_what_lies_face_down_is_hidden() -> None:
    tokens = [1, 0, 1, 0]
    row = Row(tokens, places=[1, 2])
    assert row.seen(0).size == 2
    redeal([Pool([row])], 0, backwards)
    assert tokens == [1, 1, 0, 0]


def test_what_a_seat_cannot_know_is_dealt_anew_and_nothing_else() -> None:
    mine, yours, theirs, deck = [0, 1], [2, 3], [4], [5, 6]
    known = [[3], [0, 4], [2, 3]]
    rows = [Row(mine, (0,)), Row(yours, (1,)), Row(theirs, (2,)), Row(deck)]
    redeal([Pool(rows, known)], 0, backwards)
    assert mine == [0, 1]
    assert (yours, theirs, deck) == ([6, 3], [5], [4, 2])
    assert known == [[3], [0], [3]]  # what the others knew of cards that may lie elsewhere now is forgotten


def test_an_open_row_stays() -> None:
    open_hand, deck = [1, 2], [3, 4]
    redeal([Pool([Row(open_hand, range(3)), Row(deck)])], 2, backwards)
    assert (open_hand, deck) == ([1, 2], [4, 3])


def test_pools_are_not_mixed() -> None:
    cards, quests = [1, 2], [3, 4]
    redeal([Pool([Row(cards)]), Pool([Row(quests)])], 0, backwards)
    assert (cards, quests) == ([2, 1], [4, 3])


@plain
@dataclass(slots=True)
class Sheet(Plain):
    wood: int


def test_covered_boards_are_seen_as_they_were() -> None:
    now, then = [Sheet(1), Sheet(2)], [Sheet(0), Sheet(0)]
    assert as_covered(now, then, 0) == [Sheet(1), Sheet(0)]
    assert as_covered(now, then, None) == then
    assert as_covered(now, [], None) == now
    redeal_covered(now, then, 0)
    assert now == [Sheet(1), Sheet(0)]
    assert now[1] is not then[1]
