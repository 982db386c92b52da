"""The journal in beats: a deed with its reasons, dice, losses and points."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludex.core import Game, Line
from ludex.core.beats import beats_of

ICONS = {"because": "think", "gains": "score", "rolls": "dice", "loses": "loss", "fights": "battle", "march": "move"}


class Sayings:
    """Of a game only what beats need."""

    icons = ICONS
    marks = {"turn": "turn", "fights": "battle"}  # noqa: RUF012
    battle_parts = frozenset({"surprise"})


def told(*messages: str) -> list[Any]:
    lines = [Line(0, message, {}) for message in messages]
    return [
        (messages[beat.deed], [messages[n] for n in beat.why], [messages[n] for n in beat.rest])
        for beat in beats_of(cast("Game", Sayings), lines)
    ]


def test_reasons_before_a_deed_and_points_after_it_belong_to_it() -> None:
    assert told("because", "march", "gains", "march") == [("march", ["because"], ["gains"]), ("march", [], [])]


def test_a_reason_among_what_follows_belongs_to_the_deed_before() -> None:
    assert told("fights", "rolls", "because", "loses") == [("fights", ["because"], ["rolls", "loses"])]


def test_a_turn_begins_anew_and_leaves_reasons_to_what_was_before() -> None:
    assert told("march", "because", "turn", "gains") == [
        ("march", ["because"], []),
        ("turn", [], []),
        ("gains", [], []),
    ]


def test_the_last_reasons_belong_to_the_last_deed_and_alone_they_are_a_beat() -> None:
    assert told("turn", "march", "because") == [("turn", [], []), ("march", ["because"], [])]
    assert told("because", "because") == [("because", ["because"], [])]
    assert told() == []


@pytest.mark.parametrize(("deed", "beats"), [("fights", 1), ("march", 2)])
def test_parts_of_a_battle_belong_to_battles_only(deed: str, beats: int) -> None:
    assert len(told(deed, "surprise")) == beats


def test_every_line_is_in_one_beat() -> None:
    lines = [
        Line(0, message, {})
        for message in ["because", "march", "gains", "because", "turn", "because", "fights", "rolls", "what"]
    ]
    beats = beats_of(cast("Game", Sayings), lines)
    assert [place for beat in beats for place in beat.places] == list(range(len(lines)))
    assert all(sorted([beat.deed, *beat.why, *beat.rest]) == list(beat.places) for beat in beats)
