"""Lessons, walked to their ends by clicking what glows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.person import ANSWERED
from tests.browser.play import be_quick, end, version

pytestmark = pytest.mark.xdist_group("whole-games")
ANSWER = "#t-options button.glow[name=key]"
GLOWING = """() => {
    const { THINGS, isSeen } = window.Ludex;
    const seen = (each) => isSeen(each) && !each.disabled;
    const within = (each, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && each.contains(hit) && !hit.closest("summary, a");
    };
    const spot = (each) => {
        const box = each.getBoundingClientRect();
        for (const down of [0.5, 0.15, 0.85, 0.3, 0.7]) for (const right of [0.5, 0.15, 0.85, 0.3, 0.7]) {
            const x = box.left + box.width * right, y = box.top + box.height * down;
            if (within(each, x, y)) return [x, y];
        }
        return null;
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const lit = all(THINGS).filter((each) => each.matches(".glow.can:not(.picked)"));
    const places = lit.filter((each) => each.matches("[data-place]") && !each.parentElement.closest("[data-place]"));
    const few = document.querySelector("#t-all:not([data-many])") ? all("#t-options button.glow") : [];
    const pressed = document.querySelector("#t-deeds .deed.glow[aria-pressed=true]");
    const deeds = pressed ? [] : all("#t-deeds .deed.glow");
    const ways = [all("#t-pop .glow"), all("#t-pop .primary"), deeds, places, lit, few];
    return ways.flat().map(spot).find(Boolean) || null;
}"""
"""Where to click next: the list at the place, the deed, a place, another thing; whatever of it glows."""
LONGEST = 6


def follow(page: Any) -> None:
    """One step: read and go on, or click what glows until the lesson goes on."""
    where = page.inner_text("#t-lesson .lesson-where")
    if page.is_visible("#t-lesson button[value=next]"):
        page.click("#t-lesson button[value=next]")
    elif page.locator("#t-done.glow").count():
        end(page)
    else:
        click_what_glows(page)
    page.wait_for_function(
        "before => document.querySelector('#t-lesson .lesson-where')?.innerText !== before",
        arg=where,
    )


def click_what_glows(page: Any) -> None:
    before = version(page)
    for _ in range(LONGEST):
        page.wait_for_function(f"() => ({GLOWING})() !== null", timeout=5000)
        page.mouse.click(*page.evaluate(GLOWING))
        if page.evaluate(ANSWERED, before):
            return
    raise AssertionError(f"clicking what glows does not lead on: {page.inner_text('#t-lesson')}")


def walk(page: Any, steps: int) -> None:
    for _ in range(steps):
        follow(page)
    page.wait_for_selector("#t-lesson.done")


def begin(page: Any, game: str) -> None:
    page.goto("/")
    page.click(f"a[href='/learn/{game}']")
    page.click(".answers li:first-child button")
    page.wait_for_url("**/t/*")
    be_quick(page)


def test_root_is_learned_by_what_glows(open_page: Any) -> None:
    page = open_page()
    begin(page, "root")
    assert "30 victory points" in page.inner_text("#t-lesson")
    follow(page)
    page.wait_for_selector("#t-stage [data-place='clearing:7'].glow")
    follow(page)
    page.wait_for_selector("#t-stage [data-card].glow")
    page.reload()
    assert "3" in page.inner_text("#t-lesson .lesson-where")
    page.wait_for_selector(ANSWER, state="attached")
    walk(page, 10)
    assert page.is_visible(".lesson-after button.primary")


@pytest.mark.parametrize("name", ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"])
def test_each_faction_is_learned_by_what_glows(page: Any, name: str) -> None:
    page.goto("/learn/root")
    page.locator("details", has=page.locator(".lesson-card")).last.locator("summary").first.click()
    page.click(f"form[action$='/{name}'] button")
    page.wait_for_url("**/t/*")
    be_quick(page)
    steps = int(page.get_attribute("#t-lesson progress", "max"))
    walk(page, steps)


def test_heroes_are_learned_by_what_glows(open_page: Any) -> None:
    page = open_page()
    begin(page, "heroes")
    walk(page, 13)


def test_spirit_island_is_learned_by_what_glows(open_page: Any) -> None:
    page = open_page()
    begin(page, "spirit_island")
    follow(page)
    page.wait_for_selector("#t-stage .land[data-place='land:8'].glow")
    walk(page, int(page.get_attribute("#t-lesson progress", "max")) - 1)
    assert page.locator("#in-8 .k-dahan").get_attribute("data-count") == "2"
    assert page.locator("#in-8 .k-town").count() == 0, "the dahan have fought back"
