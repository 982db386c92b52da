"""A table of Heroes in two browsers: the start, the plan, a secret move with its route, the reveal; and what axe and a
phone say of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import CHOICE, end, host_and_guest, open_list, seat_up, version, wait_past
from tests.browser.test_looks import SET_THEME, SMALL, TOO_WIDE, serious

pytestmark = pytest.mark.xdist_group("browser")

MANY = 60
LAST = 2
"""So many actions are left when the highest number is given."""


@pytest.fixture
def two(open_page: Any) -> tuple[Any, Any]:
    return host_and_guest(open_page, "werewolves", "archons", game="heroes")


def even(two: tuple[Any, Any]) -> None:
    """Both pages show the same version of the table."""
    now = max(version(page) for page in two)
    for page in two:
        wait_past(page, now - 1)


def asked(two: tuple[Any, Any]) -> list[Any]:
    return [page for page in two if page.is_visible("#t-question")]


def go_to(two: tuple[Any, Any], action: str) -> None:
    """Play until both are asked in this action; whoever plans gives it the highest number."""
    for _ in range(MANY):
        even(two)
        now = two[0].locator(f"#action-{action}.now")
        if now.count() and len(asked(two)) == 2:
            return
        page = asked(two)[0]
        planned = page.locator(".h-action.open")
        if planned.count():
            last = planned.count() == LAST
            before = version(page)
            page.locator(f"#action-{action}.open" if last else f".h-action.open:not(#action-{action})").first.click()
            wait_past(page, before)
        else:
            choose_visible(page)
    raise AssertionError(f"action {action} never came")


def choose_visible(page: Any) -> None:
    """The first option that is left, or going on."""
    before = version(page)
    if page.locator("#t-all").count():
        open_list(page)
    left = page.locator(f"{CHOICE}:visible")
    if left.count():
        left.first.click()
    elif page.locator("#t-options .batch:visible summary").count():
        page.locator("#t-options .batch:visible summary").first.click()
        page.locator(f"{CHOICE}:visible").first.click()
    else:
        end(page)
    wait_past(page, before)


def place_of(page: Any, seat: int) -> str:
    return str(page.locator(f"#pawn-of-{seat}").locator("xpath=..").get_attribute("data-place"))


def test_a_start_region_is_chosen_on_the_map(two: tuple[Any, Any]) -> None:
    even(two)
    (page,) = asked(two)
    region = page.locator(".region.open").first
    place = region.get_attribute("data-place")
    before = version(page)
    region.click()
    wait_past(page, before)
    even(two)
    for each in two:
        assert each.locator(f".in[data-place='{place}'] .pawn").count() == 1
        assert each.locator(f".in[data-place='{place}'] .mk-tick").count() == (each is page)


def test_a_route_shows_while_one_points_and_stays_secret_until_all_are_ready(
    two: tuple[Any, Any],
) -> None:
    go_to(two, "3")
    host, guest = two
    old = place_of(guest, 0)
    assert host.locator(".route.aimed").count() == 0
    region = host.locator(".region.open").first
    region.focus()
    assert host.locator(".route.aimed").count() == 1
    host.keyboard.press("Enter")
    host.wait_for_selector(".route.chosen")
    assert host.locator("#player-0.ready").count() == 1
    even(two)
    assert guest.locator("#player-0.ready").count() == 1
    assert guest.locator(".route.chosen").count() == 0
    assert place_of(guest, 0) == old != place_of(host, 0)
    assert guest.locator("#sheet-0 .h-tag.covered").count() == 1
    choose_visible(guest)
    even(two)
    for page in two:
        page.wait_for_selector(".route.chosen", state="detached")
    assert place_of(guest, 0) == place_of(host, 0) != old


def test_a_building_is_chosen_on_the_sheet_and_ticked(two: tuple[Any, Any]) -> None:
    host, _ = two
    for _ in range(3):
        go_to(two, "4")
        if host.locator(".h-block.open").count():
            break
        for page in two:
            end(page)
        even(two)
    host.click("#sheet-0 > summary")
    block = host.locator(".h-block.open").first
    name = block.get_attribute("id")
    block.click()
    host.wait_for_selector(f"#{name} .mk")


def test_a_sheet_opens_as_a_drawer_one_at_a_time(two: tuple[Any, Any]) -> None:
    host, _ = two
    assert not host.is_visible("#paper-1")
    before = host.locator("#map-svg").bounding_box()
    host.click("#sheet-1 > summary")
    host.wait_for_selector("#paper-1", state="visible")
    assert host.locator("#map-svg").bounding_box() == before
    host.click("#paper-1 [data-close]")
    host.click("#sheet-0 > summary")
    host.wait_for_selector("#paper-1", state="hidden")
    assert host.is_visible("#paper-0")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_of_heroes(two: tuple[Any, Any], axe: str, theme: str) -> None:
    go_to(two, "3")
    page = two[0]
    page.eval_on_selector_all(".drawer", "all => all.forEach((one) => { one.open = true; })")
    page.evaluate(axe)
    page.evaluate(SET_THEME, theme)
    assert serious(page.evaluate("axe.run({ resultTypes: ['violations'] })")) == []


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_nothing_of_heroes_is_too_wide_or_too_small(open_page: Any, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True)
    seat_up(page, ("me", "cyclopes"), ("link", "lizardfolk"), game="heroes")
    page.wait_for_url("**/invite")
    page.click("main a.button.primary")
    page.wait_for_url("**/t/*")
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL) == []
