"""The pages in a real browser: what their scripts add, the keyboard, narrow screens and large text."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.xdist_group("browser")
PAGES = ("/", "/new/root", "/lobby", "/games", "/laws", "/laws/root", "/account", "/no-such-page")


def test_a_new_table_explains_what_the_law_forbids_while_one_chooses(page: Any) -> None:
    page.goto("/new/root")
    page.click("#add-seat")
    page.select_option("#who-4", "link")
    page.select_option("#seat-4", "marquise")
    page.wait_for_selector("#verdict [data-refused]")
    assert "5.1.1" in page.inner_text("#verdict")
    assert page.is_disabled("#set")
    page.select_option("#seat-4", "riverfolk")
    page.wait_for_selector("#verdict .fine")
    page.click("#set")
    page.wait_for_url("**/invite")
    assert "/join/" in page.input_value("input[readonly]")


def test_a_side_is_chosen_by_its_crest(page: Any) -> None:
    page.goto("/new/root")
    page.focus("[data-pick='1']")
    page.keyboard.press("Enter")
    assert page.is_visible("#sides [data-side='bot:duchy']")
    assert not page.is_visible("#sides [data-side='marquise']")
    page.click("#sides [data-side='bot:duchy']")
    assert page.input_value("#seat-1") == "bot:duchy"
    assert page.evaluate("document.activeElement.dataset.pick") == "1"
    assert page.locator("[data-pick='1'] .f-duchy").count() == 1
    page.click(".picture-card:has([value=lake])")
    page.wait_for_selector("#verdict .fine")
    page.click("#set")
    page.wait_for_url("**/t/*")
    assert page.locator("#map-svg.m-lake").count() == 1


def test_a_seat_offers_the_boards_that_its_player_can_have(page: Any) -> None:
    page.goto("/new/root")
    page.select_option("#who-0", "bot")
    assert page.input_value("#seat-0") == "bot:marquise"
    assert page.is_visible("[data-bot='bot:marquise']")
    page.select_option("#who-0", "me")
    assert page.input_value("#seat-0") == "marquise"
    assert page.is_hidden("[data-bot='bot:marquise']")
    page.click("[data-remove='3']")
    assert page.is_hidden("#who-3")


def test_the_law_is_searched_while_one_types(page: Any) -> None:
    page.goto("/laws/root")
    page.fill("#q", "ambush")
    assert page.is_visible("[id='4.3.1']")
    assert page.is_hidden("[id='1.1.1']")
    assert "Clauses found" in page.inner_text("#found")
    page.fill("#q", "")
    assert page.is_visible("[id='1.1.1']")


def test_the_theme_changes_at_once_and_stays(page: Any) -> None:
    page.goto("/")
    for theme in ("light", "dark"):
        with page.expect_response("**/switch"):
            page.click("button.theme")
        assert page.get_attribute("html", "data-theme") == theme
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"


def test_by_keyboard_alone_one_comes_from_the_first_page_to_a_table(page: Any) -> None:
    page.goto("/")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href') === '/learn/root'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/root")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value === 'yes'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("size", ["normal", "huge"])
@pytest.mark.parametrize("where", PAGES)
def test_nothing_is_wider_than_a_small_phone_nor_too_small_to_hit(page: Any, where: str, size: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(where)
    page.evaluate("size => { document.documentElement.dataset.size = size; }", size)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = """[...document.querySelectorAll("button, select, .button, header a, footer a, summary")]
        .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height < 43.5).map(([text]) => text)"""
    assert page.evaluate(small) == []
