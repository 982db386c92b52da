"""A whole game of Root against bots, by clicks alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import go_on, play_now

pytestmark = pytest.mark.xdist_group("whole-games")
MOST = 600


def test_a_whole_game_against_bots_from_the_first_page_to_the_winner(page: Any) -> None:
    play_now(page)
    for _ in range(MOST):
        if page.is_hidden("#t-question"):
            break
        go_on(page)
    assert "Victory" in page.inner_text("#t-turn")
    page.click("#end .end-close")
    page.click("#tab-more")
    assert len(page.locator("#t-more code.hash").all()) == 2
    page.goto("/")
    assert page.locator("section[aria-labelledby=played] .table-card").count() == 1
