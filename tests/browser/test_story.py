"""The turns of bots, told step by step in a real browser: the board follows, and waits for whoever looks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.play import CHOICE, go_on

pytestmark = pytest.mark.xdist_group("browser")
LONG = 8


def tell_me(page: Any) -> None:
    """Play until bots have something to tell, and pause it at its first line."""
    page.goto("/")
    page.click("form[action='/play/root'] button")
    page.wait_for_url("**/t/*")
    for _ in range(60):
        go_on(page)
        page.wait_for_timeout(200)
        if page.is_visible("#t-story"):
            page.keyboard.press(" ")
            page.wait_for_selector("[data-story=pause].paused")
            if where(page)[1] >= LONG:
                return
            page.keyboard.press("Escape")
    raise AssertionError("nothing was told")


def where(page: Any) -> tuple[int, int]:
    at, of = page.inner_text(".story-where").split(" / ")
    return int(at), int(of)


def step(page: Any, key: str) -> tuple[str, str]:
    """Press a key, wait for the next line, and look: the line and the board."""
    before = page.inner_text("#t-live")
    page.keyboard.press(key)
    page.wait_for_function("before => document.getElementById('t-live').textContent !== before", arg=before)
    return page.inner_text(".story-line"), board(page)


def board(page: Any) -> str:
    """What stands where on the board: every element with what it says, shows and where it is."""
    return str(
        page.eval_on_selector_all(
            "#map-svg *, #score *",
            """all => all.map((one) => {
                const about = ["transform", "href", "aria-label"].map((name) => one.getAttribute(name));
                return [one.tagName, ...about, one.childElementCount ? "" : one.textContent].join("|");
            }).join("\\n")""",
        )
    )


@pytest.fixture
def story(page: Any) -> Any:
    tell_me(page)
    return page


def test_the_board_follows_the_lines_there_and_back(story: Any) -> None:
    steps = [step(story, "ArrowRight") for _ in range(min(LONG, where(story)[1]) - where(story)[0])]
    assert len({shown for _, shown in steps}) > 1
    for said, shown in reversed(steps[:-1]):
        assert step(story, "ArrowLeft") == (said, shown)


def test_nothing_can_be_chosen_before_the_present(story: Any) -> None:
    assert story.locator("#t-stage .open").count() == 0
    assert not story.locator(CHOICE).first.is_visible()
    assert story.locator("#t-lines > li:visible").last.inner_text() == story.inner_text(".story-line")
    story.click("[data-story=skip]")
    assert story.is_hidden("#t-story")
    assert story.locator(CHOICE).first.is_enabled()
    present = board(story)
    story.reload()
    assert board(story) == present


def test_it_goes_on_by_itself_at_the_chosen_pace_and_ends_at_the_present(story: Any) -> None:
    story.select_option("#t-story-pace", "1")
    first = where(story)[0]
    story.click("[data-story=pause]")
    story.wait_for_function(
        "first => Number(document.querySelector('.story-where').textContent.split(' ')[0]) > first + 1", arg=first
    )
    story.wait_for_selector("#t-story", state="hidden", timeout=120_000)
    assert story.get_attribute("#part", "data-pace") == "1"
    story.reload()
    assert story.get_attribute("#part", "data-pace") == "1"


def test_it_can_be_told_again(story: Any) -> None:
    of = where(story)[1]
    story.keyboard.press("Escape")
    story.click("[data-story=again]")
    story.wait_for_selector("#t-story .story-line > span")
    assert where(story)[0] == 1
    assert where(story)[1] >= of


def test_who_wants_no_motion_is_at_the_present_at_once(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto("/")
    page.click("form[action='/play/root'] button")
    page.wait_for_url("**/t/*")
    for _ in range(6):
        go_on(page)
        assert page.is_hidden("#t-story")
        assert page.locator(CHOICE).first.is_visible() or page.locator("#t-done").is_visible()


def test_only_what_a_line_has_changed_glows(story: Any) -> None:
    places = story.locator("#map-svg [data-place]").count()
    for _ in range(4):
        step(story, "ArrowRight")
        assert story.locator("#map-svg .fresh").count() < places / 2
