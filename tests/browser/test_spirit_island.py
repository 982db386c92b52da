"""Spirit Island in the browser: the board makes the move, cards show what they add, nothing is out of reach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import be_quick, seat_up, version, wait_past
from tests.browser.test_lessons import follow

LIGHTNING = "lightnings-swift-strike"
GROW = "[data-thing='growth:1']"
"""The growth option of Lightning's Swift Strike that adds presence twice."""
PLAYS = "#si-own [data-thing='track:1']"
ENERGY = "#si-own [data-thing='track:0']"


def at_the_table(page: Any) -> None:
    seat_up(page, ("me", LIGHTNING), game="spirit_island")
    page.wait_for_url("**/t/*")


def click(page: Any, selector: str) -> None:
    """A click that answers a question."""
    before = version(page)
    page.locator(selector).first.click()
    wait_past(page, before)


def home(page: Any) -> str:
    """The place where the spirit has begun."""
    return str(page.locator(".in:has(.k-presence)").first.get_attribute("data-place"))


def away(page: Any) -> str:
    """A lit land that only the longer reach comes to."""
    own = home(page)
    lit: list[str] = page.eval_on_selector_all(".land.can", "all => all.map((each) => each.dataset.place)")
    return next(place for place in lit if place != own)


def grow(page: Any) -> None:
    click(page, GROW)
    page.click(PLAYS)
    click(page, f".in[data-place='{away(page)}'] .sign")
    page.click(ENERGY)
    click(page, f".in[data-place='{home(page)}'] .k-presence")


def test_growth_track_and_land_are_pointed_at(page: Any) -> None:
    at_the_table(page)
    click(page, GROW)
    page.click(PLAYS)
    assert page.locator(".land.can").count() > 1
    assert page.locator(".land:not(.can, .sea)").count() >= 1, "lands out of range stay dark"
    there = away(page)
    click(page, f".in[data-place='{there}'] .sign")
    assert page.get_attribute(f".in[data-place='{there}'] .k-presence", "data-count") == "1"


def test_a_card_shows_what_it_would_add_and_is_played_by_a_click(page: Any) -> None:
    at_the_table(page)
    grow(page)
    card = page.locator("#si-dock .at-hand .si-card.open").first
    card.hover()
    assert page.locator(".si-tally .adds.aimed").count() == card.locator(".si-els .si-el").count()
    left = int(page.inner_text("#si-own .si-coin b")) - int(card.locator(".si-cost").inner_text())
    assert page.inner_text("#si-own .si-coin .adds.aimed").split()[-1] == str(left)
    name = card.get_attribute("data-name")
    click(page, "#si-dock .at-hand .si-card.open")
    assert page.locator("#si-dock .at-played .si-card").first.get_attribute("data-name") == name
    assert page.locator(".si-tally .si-el:not(.none)").count() >= 1


def test_the_map_is_large_and_cards_rise_over_it(open_page: Any) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    at_the_table(page)
    before = page.locator("#map").bounding_box()
    assert before["width"] * before["height"] / (1366 * 768) >= 0.45
    card = page.locator("#si-dock .si-card").first
    low = card.bounding_box()["height"]
    card.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert card.bounding_box()["height"] > low
    assert page.locator("#map").bounding_box() == before


def test_the_map_shows_what_a_power_would_change_while_it_has_the_focus(page: Any) -> None:
    """In the lesson, where dark woods defend a land that is about to be ravaged."""
    page.goto("/learn/spirit_island")
    page.click(".answers li:first-child button")
    page.wait_for_url("**/t/*")
    be_quick(page)
    for _ in range(16):
        follow(page)
    page.mouse.move(1, 1)  # away from the cards: one of them may have come to lie under it
    page.focus("#si-dock .at-hand .si-card.glow")
    page.wait_for_selector("#t-preview .better:has-text('3→0')")
    page.focus("#t-prompt")
    page.wait_for_selector("#t-preview .better", state="detached")


def test_drawers_show_the_forecast_and_the_panel(page: Any) -> None:
    at_the_table(page)
    page.click("#outlook > summary")
    assert page.locator("#outlook dt").count() > 0
    page.keyboard.press("Escape")
    page.click("#panel-0 > summary")
    assert page.locator("#panel-0 .si-growth li").count() == 3
    assert page.locator("#panel-0 .si-level").count() > 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_can_be_read_by_everybody(open_page: Any, axe: str, scheme: str) -> None:
    page = open_page(color_scheme=scheme)
    at_the_table(page)
    grow(page)
    page.evaluate(axe)
    found = page.evaluate(
        "async () => (await axe.run('#t-stage', { resultTypes: ['violations'] })).violations.map((each) => each.id)"
    )
    assert found == []


def test_nothing_is_wider_than_a_phone(phone: Any) -> None:
    at_the_table(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    click(phone, GROW)
    assert phone.locator(".land.open").count() > 1
