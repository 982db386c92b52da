"""The board makes the move: clicks, dragging, the list at the place, deeds, drawers, large text, the law at a dead
place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import be_quick, go_on, seat_up, version, wait_past

pytestmark = pytest.mark.xdist_group("browser")

ACTIONS = "actions left"
MOST = 60


@pytest.fixture
def marquise(open_page: Any) -> Any:
    """The Marquise in the middle of her first Daylight."""
    return daylight(open_page(viewport={"width": 1366, "height": 768}))


def daylight(page: Any) -> Any:
    seat_up(page, ("me", "marquise"), ("bot", "bot:eyrie"))
    page.wait_for_url("**/t/*")
    be_quick(page)
    for _ in range(MOST):
        page.wait_for_selector("#t-question:not([hidden])")
        if ACTIONS in page.inner_text("#t-prompt"):
            return page
        go_on(page)
    raise AssertionError("no Daylight")


def warriors(page: Any, clearing: str) -> int:
    """Of the Marquise, there."""
    figures = page.locator(f"#{clearing} .map-figures.f-marquise")
    count = figures.locator(".map-count text")
    return int(count.text_content()) if count.count() else figures.count()


def way(page: Any) -> tuple[str, str]:
    """A clearing from which warriors may go, and one that they may go to."""
    key = page.eval_on_selector("#t-options [value^='move:']", "one => one.value")
    _, origin, target, _ = key.split(":")
    return f"clearing-{origin}", f"clearing-{target}"


def test_a_march_is_two_clicks(marquise: Any) -> None:
    origin, target = way(marquise)
    there, before = warriors(marquise, target), version(marquise)
    had = warriors(marquise, origin)
    marquise.click(f"#{origin} .map-figures.f-marquise .meeple")
    assert marquise.locator(f"#{target}.can").count() == 1
    assert not marquise.locator("#t-all[open]").count()
    marquise.click(f"#{target} .map-suit")
    wait_past(marquise, before)
    assert warriors(marquise, target) == there + had


def test_a_march_is_one_drag(marquise: Any) -> None:
    origin, target = way(marquise)
    there, before = warriors(marquise, target), version(marquise)
    start = marquise.locator(f"#{origin} .map-figures.f-marquise .meeple").bounding_box()
    end = marquise.locator(f"#{target} .map-suit").bounding_box()
    marquise.mouse.move(start["x"] + 8, start["y"] + 8)
    marquise.mouse.down()
    marquise.mouse.move(start["x"] + 60, start["y"] + 30, steps=3)
    assert marquise.locator(".ghost").count() == 1
    marquise.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    marquise.mouse.up()
    wait_past(marquise, before)
    assert warriors(marquise, target) > there
    assert marquise.locator(".ghost").count() == 0


def test_a_deed_lights_its_places_and_a_slot_offers_what_can_be_built(marquise: Any) -> None:
    deed = marquise.locator("#t-deeds .deed", has_text="Build")
    deed.click()
    assert deed.get_attribute("aria-pressed") == "true"
    lit = marquise.locator("#t-stage .clearing.can")
    assert lit.count() > 0
    assert marquise.locator(".aiming").count() == 1
    clearing = lit.first.get_attribute("id")
    marquise.keyboard.press("Escape")
    assert marquise.locator(".aiming").count() == 0
    marquise.click(f"#{clearing} .map-slot.free rect")
    rows = marquise.locator("#t-pop .pop-row")
    assert 1 < rows.count() <= 3
    before = version(marquise)
    rows.first.click()
    wait_past(marquise, before)
    assert marquise.locator(f"#{clearing} .map-slot.building").count() >= 1


def test_numbers_choose_deeds_and_escape_gives_up(marquise: Any) -> None:
    first = marquise.locator("#t-deeds .deed[aria-pressed]").first
    number = marquise.locator("#t-deeds .deed").evaluate_all(
        "all => all.findIndex((one) => one.hasAttribute('aria-pressed')) + 1"
    )
    marquise.keyboard.press(str(number))
    assert first.get_attribute("aria-pressed") == "true"
    marquise.keyboard.press("Escape")
    assert first.get_attribute("aria-pressed") == "false"


def test_where_nothing_can_be_done_the_law_says_why(marquise: Any) -> None:
    marquise.locator("#t-deeds .deed", has_text="March").click()
    dead = marquise.locator("#t-stage .clearing:not(.can) .map-suit").first
    if dead.count():
        dead.click()
    else:
        marquise.locator("#t-stage .forest .hit").first.click(force=True)
    marquise.wait_for_selector("#t-pop .pop-why")
    assert len(marquise.inner_text("#t-pop")) > 10


def test_the_map_is_large_and_never_moves(marquise: Any) -> None:
    share = """() => {
        const svg = document.getElementById("map-svg"), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
        const scale = Math.min(box.width / view.width, box.height / view.height);
        return view.width * view.height * scale * scale / innerWidth / innerHeight;
    }"""
    assert marquise.evaluate(share) >= 0.45
    before = marquise.locator("#map-svg").bounding_box()
    marquise.click("#seat-1-board > summary")
    assert marquise.locator("#map-svg").bounding_box() == before
    marquise.click("#seat-1-board [data-close]")
    marquise.click("#discard > summary")
    assert marquise.locator("#map-svg").bounding_box() == before
    marquise.click("#discard [data-close]")
    for _ in range(4):
        go_on(marquise)
        assert marquise.locator("#map-svg").bounding_box() == before


def test_at_double_text_every_option_can_be_reached_and_chosen(open_page: Any) -> None:
    page = daylight(open_page(viewport={"width": 1440, "height": 900}))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.click("#t-all > summary")
    page.eval_on_selector_all("#t-options details.batch", "all => all.forEach((one) => { one.open = true; })")
    last = page.locator("#t-options .pick button[name=key]").last
    last.scroll_into_view_if_needed()
    before = version(page)
    last.click()
    wait_past(page, before)
