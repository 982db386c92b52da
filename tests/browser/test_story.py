"""The turns of bots, told beat by beat in a real browser: the board follows, and waits for whoever looks."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.play import CHOICE, go_on, play_now

pytestmark = pytest.mark.xdist_group("browser")
LONG = 6
AT_REST = """() => !document.getElementById("part").classList.contains("telling")
    || document.getElementById("t-story").dataset.shown"""
SLACK = 10
"""Seconds that a busy machine may take for the boards of a story."""


def start(page: Any) -> None:
    page.goto("/")
    page.click("a[href='/learn/root']")
    page.click("button[name=played][value=yes]")
    page.wait_for_url("**/t/*")


def until_told(page: Any, long: int = LONG) -> None:
    """Play until bots have this much to tell, and pause it."""
    for _ in range(60):
        go_on(page)
        page.wait_for_timeout(200)
        page.wait_for_function(AT_REST)
        if page.is_visible("#t-story"):
            page.keyboard.press("p")
            page.wait_for_selector("[data-story=pause].paused")
            if where(page)[1] >= long:
                return
            finish(page)
    raise AssertionError("nothing was told")


def finish(page: Any) -> None:
    """Beat by beat to the present."""
    while page.is_visible("#t-story"):
        page.keyboard.press(" ")
        page.wait_for_timeout(50)


def where(page: Any) -> tuple[int, int]:
    at, of = page.inner_text(".story-where").split(" / ")
    return int(at), int(of)


def step(page: Any, key: str) -> tuple[str, str]:
    """Press a key, wait for the next beat, and look: its words and the board."""
    wanted = where(page)[0] + (-1 if key == "ArrowLeft" else 1)
    page.keyboard.press(key)
    page.wait_for_selector(f"#t-story[data-shown='{wanted}']")
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
    start(page)
    until_told(page)
    return page


def test_the_board_follows_the_lines_there_and_back(story: Any) -> None:
    steps = [step(story, "ArrowRight") for _ in range(min(LONG, where(story)[1]) - where(story)[0])]
    assert len({shown for _, shown in steps}) > 1
    for said, shown in reversed(steps[:-1]):
        assert step(story, "ArrowLeft") == (said, shown)


def test_nothing_can_be_chosen_before_the_present(story: Any) -> None:
    assert story.locator("#t-stage .open").count() == 0
    assert not story.locator(CHOICE).first.is_visible()
    assert story.locator("#t-lines > li[hidden]").count() > 0
    story.click("[data-story=skip]")
    assert story.is_hidden("#t-story")
    assert story.locator(CHOICE).first.is_enabled()
    present = board(story)
    story.reload()
    assert board(story) == present


def test_it_goes_on_by_itself_at_the_chosen_pace_and_ends_at_the_present(story: Any) -> None:
    story.select_option("#t-story-pace", "1")
    first, of = where(story)
    begun = time.monotonic()
    story.click("[data-story=pause]")
    story.wait_for_function(f"() => Number(document.getElementById('t-story').dataset.shown) > {first}")
    story.wait_for_selector("#t-story", state="hidden", timeout=60_000)
    assert time.monotonic() - begun < min(of, 12) + SLACK
    assert story.get_attribute("#part", "data-pace") == "1"
    story.reload()
    assert story.get_attribute("#part", "data-pace") == "1"


def test_a_click_on_the_board_and_the_space_bar_go_on(story: Any) -> None:
    at, _ = where(story)
    story.click("#map-svg", position={"x": 5, "y": 5})
    story.wait_for_selector(f"#t-story[data-shown='{at + 1}']")
    step(story, " ")
    assert where(story)[0] == at + 2


def test_reasons_are_folded_behind_why(story: Any) -> None:
    while not story.locator(".beat-why").count():
        if where(story)[0] < where(story)[1]:
            step(story, "ArrowRight")
        else:
            finish(story)
            until_told(story)
    assert story.locator(".beat-why li").first.is_hidden()
    story.click(".beat-why summary")
    assert story.locator(".beat-why li").first.is_visible()
    assert story.is_visible("#t-story")


def test_a_battle_is_a_scene_over_its_place(page: Any) -> None:
    start(page)
    for _ in range(6):
        until_told(page, 1)
        while page.is_hidden("#t-clash") and where(page)[0] < where(page)[1]:
            step(page, "ArrowRight")
        if page.is_visible("#t-clash"):
            break
        finish(page)
    assert page.locator("#t-clash .clash-side").count() == 2
    assert page.locator("#t-clash .clash-crest svg").count() == 2
    page.wait_for_selector("#t-clash:not(.tumbling)")
    dice = page.locator("#t-clash .die")
    assert [each.inner_text() for each in dice.all()] == [each.get_attribute("data-die") for each in dice.all()]
    box = page.locator("#t-clash").bounding_box()
    size = page.viewport_size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    page.keyboard.press("Escape")
    assert page.is_hidden("#t-clash")


def test_whoever_skips_twice_in_a_row_is_told_quicker_from_then_on(page: Any) -> None:
    start(page)
    until_told(page, 1)
    page.click("[data-story=skip]")
    assert page.is_hidden("#t-paced")
    until_told(page, 1)
    with page.expect_response("**/pace"):
        page.click("[data-story=skip]")
    assert page.is_visible("#t-paced")
    page.reload()
    assert page.get_attribute("#part", "data-pace") == "1"


def test_it_can_be_told_again(story: Any) -> None:
    of = where(story)[1]
    story.keyboard.press("Escape")
    story.click("[data-story=again]")
    story.wait_for_selector("#t-story:not([hidden]) .beat-deed")
    assert where(story)[0] == 1
    assert where(story)[1] >= of


def test_who_wants_no_motion_is_at_the_present_at_once(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto("/")
    page.click("a[href='/learn/root']")
    page.click("button[name=played][value=yes]")
    page.wait_for_url("**/t/*")
    for _ in range(6):
        go_on(page)
        assert page.is_hidden("#t-story")
        assert page.locator(CHOICE).first.is_visible() or page.locator("#t-done").is_visible()


def test_only_what_a_beat_has_changed_glows(story: Any) -> None:
    places = story.locator("#map-svg [data-place]").count()
    for _ in range(4):
        step(story, "ArrowRight")
        assert story.locator("#map-svg .fresh").count() < places / 2


COUNT_FLYERS = """() => {
    window.flyers = 0;
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) window.flyers += node.className === "flyer";
    }).observe(document.getElementById("play"), { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_to_where_they_stand_now_unless_one_wants_no_motion(open_page: OpenPage, motion: str) -> None:
    page = open_page(reduced_motion=motion)
    play_now(page)
    page.evaluate(COUNT_FLYERS)
    for _ in range(3):
        go_on(page)
        page.wait_for_timeout(100)
    assert (page.evaluate("flyers") > 0) == (motion == "no-preference")
    page.wait_for_function("() => document.querySelectorAll('.flyer').length === 0")
