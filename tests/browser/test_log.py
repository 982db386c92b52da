"""The log: turns as headings, who acts in the margin, reasons folded, clauses on demand, always at its newest line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import go_on, play_now

pytestmark = pytest.mark.xdist_group("browser")

AT_THE_END = """() => {
    const box = document.getElementById("t-log-lines");
    return box.scrollHeight - box.clientHeight - box.scrollTop < 4;
}"""
SEEN = "element => Number(getComputedStyle(element).opacity)"


def test_the_log_reads_like_a_story_and_stays_at_its_end(page: Any) -> None:
    play_now(page)
    while not page.locator("#t-lines .mark-turn").count() or not page.locator(".log-why").count():
        go_on(page)
    page.wait_for_function(AT_THE_END)
    tools, lines = page.locator(".log-tools").bounding_box(), page.locator("#t-log-lines").bounding_box()
    assert tools["y"] + tools["height"] <= lines["y"] + 1

    deed = page.locator("#t-lines > li:has(.log-why)").last
    assert deed.locator("> .log-crest").count() == 1
    assert not deed.locator(".log-why > p").first.is_visible()
    deed.locator("summary").click()
    assert deed.locator(".log-why > p").first.is_visible()

    clause = page.locator("#t-lines > li > .said > .clause").last
    page.mouse.move(0, 0)
    assert clause.evaluate(SEEN) == 0
    assert clause.inner_text().startswith("§")
    clause.focus()
    assert clause.evaluate(SEEN) == 1

    assert not page.is_visible("#t-log-now")
    page.eval_on_selector("#t-log-lines", "box => { box.scrollTop = 0; }")
    page.click("#t-log-now")
    page.wait_for_function(AT_THE_END)
    assert not page.is_visible("#t-log-now")


def test_a_card_named_in_the_log_opens_by_keyboard(page: Any) -> None:
    play_now(page)
    while not page.locator("#t-lines a.named").count():
        go_on(page)
    named = page.locator("#t-lines a.named").last
    card = str(named.get_attribute("href")).rpartition("/")[2]
    named.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#shown:popover-open [data-card='{card}']")
    box = page.locator("#shown").bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    page.keyboard.press("Escape")
    assert not page.is_visible("#shown")
    assert named.evaluate("element => element === document.activeElement")
