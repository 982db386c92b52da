"""Friends in two browsers, the end of a game and what comes after it, my games and open seats."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.play import go_on, seat_up, version, wait_past

pytestmark = pytest.mark.xdist_group("browser")
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}


def accessible(page: Any, axe: str) -> None:
    page.evaluate(axe)
    found = page.evaluate("options => axe.run(document, options)", AXE)
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found["violations"]] == []


def name(page: Any, said: str) -> None:
    page.fill("#name", said)
    page.click("form[action='/name'] button")
    page.wait_for_selector(".account:has-text('" + said + "')")


def test_friends_see_each_other_sit_down_talk_and_move(open_page: Any, axe: str) -> None:
    host, guest = open_page(), open_page()
    seat_up(host, ("me", "marquise"), ("link", "eyrie"))
    host.wait_for_url("**/invite")
    name(host, "Ada")
    accessible(host, axe)
    host.click(".codes summary")
    assert host.is_visible(".qr svg")
    guest.goto(host.input_value("input[readonly]"))
    accessible(guest, axe)
    guest.fill("#name", "Bo")
    guest.click("main form button")
    guest.wait_for_url("**/t/*")
    host.wait_for_selector("#invited .all-here")
    assert "Bo plays here" in host.inner_text("#invited")
    host.click("#invited a.button.primary")
    host.wait_for_url("**/t/*")

    mover, waiter = (host, guest) if host.is_visible("#t-question") else (guest, host)
    assert "Your move: Root" in mover.title()
    assert "icon-turn" in mover.get_attribute("link[rel=icon]", "href")
    assert "Your move" not in waiter.title()
    assert "has been thinking" in waiter.inner_text("#t-friends .clock")
    assert re.search(r"for 1 minute", waiter.inner_text("#t-friends .clock"))
    assert waiter.is_visible("#ask-notices")
    waiter.click("[data-notices-no]")
    assert waiter.is_hidden("#ask-notices")
    stands = version(waiter)
    go_on(mover)
    wait_past(waiter, stands)

    waiter.click("#tab-talk")
    waiter.fill("#t-say-text", "Hello!")
    waiter.press("#t-say-text", "Enter")
    mover.wait_for_selector("#tab-talk[data-unread='1']")
    assert "unread: 1" in mover.get_attribute("#tab-talk", "aria-label")
    mover.click("#tab-talk")
    mover.wait_for_selector("#tab-talk:not([data-unread])")
    assert waiter.locator("#tab-talk[data-unread]").count() == 0


def test_all_here_is_said_at_the_table(open_page: Any) -> None:
    host, guest = open_page(), open_page()
    seat_up(host, ("me", "marquise"), ("link", "eyrie"))
    host.wait_for_url("**/invite")
    link = host.input_value("input[readonly]")
    host.click("main a.button.primary")
    host.wait_for_selector(".friends-seats .away")
    guest.goto(link)
    guest.click("main form button")
    host.wait_for_selector("#toast:has-text('All here')")
    assert host.locator(".friends-seats").count() == 0


def test_whoever_gives_up_is_offered_the_seat_while_a_steward_plays_on(page: Any) -> None:
    seat_up(page, ("me", "marquise"), ("bot", "bot:eyrie"))
    page.wait_for_url("**/t/*")
    page.click("#tab-more")
    page.click(".leave summary")
    page.click(".leave button.danger")
    page.wait_for_selector("form.notice.turn button.primary")


def test_a_table_is_put_away_and_brought_back(page: Any, axe: str) -> None:
    seat_up(page, ("me", "marquise"), ("bot", "bot:eyrie"))
    page.wait_for_url("**/t/*")
    page.goto("/games")
    accessible(page, axe)
    assert page.locator(".table-card").count() == 1
    page.click("section[aria-labelledby=running] button:has-text('Put away')")
    page.wait_for_selector("#away")
    page.click("section[aria-labelledby=away] button:has-text('Bring back')")
    page.wait_for_selector("#away", state="detached")


def test_a_stranger_finds_an_open_seat(open_page: Any, axe: str) -> None:
    host, guest = open_page(), open_page(viewport={"width": 390, "height": 844})
    seat_up(host, ("me", "lizards"), ("link", "riverfolk"))
    host.wait_for_url("**/invite")
    guest.goto("/lobby")
    assert guest.locator("button:has-text('Riverfolk')").count() == 0
    host.check("input[name=listed]")
    host.select_option("#pace", "live")
    host.click("form[action$='/list'] button")
    guest.reload()
    accessible(guest, axe)
    assert guest.evaluate("document.documentElement.scrollWidth") <= 390
    guest.fill(".take input[name=name]", "Bo")
    guest.click("button:has-text('Riverfolk')")
    guest.wait_for_url("**/t/*")
    host.wait_for_selector("#invited .all-here")


def test_a_table_for_one_offers_no_clock_and_lists_only_seats_that_are_there(page: Any) -> None:
    page.goto("/new/root")
    assert page.is_hidden("#pace")
    assert page.is_hidden("input[name=listed]")
    assert not page.is_checked("input[name=watch]")
    assert page.locator("#field-first option").count() == 5
    assert page.is_hidden("#field-services")
    page.select_option("#who-1", "link")
    assert page.is_visible("#pace")
    assert page.is_checked("input[name=watch]")
