"""The replay in a real browser: slider, keys, a link to every moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import go_on, play_now

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def replay(page: Any) -> Any:
    play_now(page)
    for _ in range(6):
        go_on(page)
    page.goto(f"{page.url}/replay")
    return page


def now(page: Any) -> int:
    return int(page.input_value("#replay-range"))


def told(page: Any) -> str:
    return str(page.inner_text("#replay-said .replay-line"))


def test_arrow_keys_step_and_the_line_follows(replay: Any) -> None:
    replay.keyboard.press("Home")
    assert now(replay) == 1
    first = told_when_changed(replay, "")
    replay.keyboard.press("ArrowRight")
    assert now(replay) == 2
    assert told_when_changed(replay, first) != first
    replay.keyboard.press("ArrowLeft")
    assert now(replay) == 1
    replay.keyboard.press("End")
    assert now(replay) == int(replay.get_attribute("#replay-range", "max"))


def told_when_changed(page: Any, before: str) -> str:
    """The line told now, once it is the line of the moment that is marked."""
    page.wait_for_function(
        """before => {
            const said = document.querySelector("#replay-said .replay-line").textContent;
            const marked = document.querySelector("#replay-lines [aria-current]").textContent;
            return said !== before && said.includes(marked);
        }""",
        arg=before,
    )
    return told(page)


def test_the_slider_goes_anywhere_and_a_link_leads_back_there(replay: Any, open_page: Any) -> None:
    replay.evaluate(
        """() => {
            const range = document.getElementById("replay-range");
            range.value = "3";
            range.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    said = told_when_changed(replay, "")
    assert now(replay) == 3
    address = replay.url
    again = replay.context.new_page()
    again.goto(address)
    assert now(again) == 3
    assert told(again) == said
    stranger = open_page()
    stranger.goto(address)
    assert stranger.locator("#hand [data-card]").count() == 0


def test_a_line_of_the_journal_is_a_link_to_its_moment(replay: Any) -> None:
    replay.locator("#replay-lines a[data-moment]").nth(4).click()
    replay.wait_for_function("document.getElementById('replay-range').value === '5'")
    assert replay.locator("#replay-lines [aria-current]").count() == 1
