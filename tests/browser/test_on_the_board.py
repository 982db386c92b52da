"""Whole games of Root on the board: as each faction without ever opening the list of all options, and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.fingers import Fingers
from tests.browser.person import Person
from tests.browser.play import be_quick, seat_up

pytestmark = pytest.mark.xdist_group("whole-games")
MOST = 400
HASTY = 0.75
"""How often one goes on where one may: a bot wins, so that a game ends."""
LAPTOP = {"width": 1366, "height": 768}
RIVAL = {"marquise": "bot:eyrie"}
OPENED = """() => {
    window.opened = 0;
    document.addEventListener("click", (event) => {
        if (event.isTrusted && event.target.closest("#t-all > summary")) window.opened += 1;
    }, true);
}"""
MAP = """() => {
    const box = document.getElementById("map-svg").getBoundingClientRect();
    return [box.left, box.top, box.width, box.height, scrollX, scrollY];
}"""


def begin(page: Any, side: str) -> None:
    seat_up(page, ("me", side), ("bot", RIVAL.get(side, "bot:marquise")))
    page.wait_for_url("**/t/*")
    be_quick(page)
    page.evaluate(OPENED)


@pytest.mark.parametrize("side", ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"])
def test_a_whole_game_without_the_list_and_the_map_stays_where_it_is(open_page: Any, side: str) -> None:
    page = open_page(viewport=LAPTOP)
    begin(page, side)
    where = page.evaluate(MAP)
    moved = []
    Person(page, seed=13, hasty=HASTY).play(MOST, lambda: moved.append(page.evaluate(MAP) != where))
    assert "Victory" in page.inner_text("#t-turn")
    assert page.evaluate("window.opened") == 0
    assert moved
    assert not any(moved)


def test_a_whole_game_by_keyboard_only_and_the_focus_is_never_lost(open_page: Any) -> None:
    page = open_page(viewport=LAPTOP)
    begin(page, "marquise")
    fingers = Fingers(page, seed=2, hasty=HASTY)
    fingers.play(MOST)
    assert "Victory" in page.inner_text("#t-turn")
    assert fingers.pressed < 25 * fingers.moves
