"""Runewars in the browser: the map makes the move, boards open, nothing is out of reach."""

from __future__ import annotations

from typing import Any

from tests.browser.play import be_quick, go_on, seat_up, version, wait_past

MOST_ANSWERS = 30
IN_SIGHT = """() => {
    const top = document.getElementById("t-turn").getBoundingClientRect().bottom;
    const bottom = document.getElementById("t-question").getBoundingClientRect().top;
    const boxes = [...document.querySelectorAll("#t-stage .can")].map((each) => each.getBoundingClientRect());
    return boxes.some((box) => box.bottom > top && box.top < bottom);
}"""
"""Something that can be chosen is seen between the line of the turn and the question."""


def at_the_table(page: Any) -> None:
    seat_up(page, ("me", "daqan"), ("agent:random", "uthuk"), game="runewars")
    page.wait_for_url("**/t/*")
    be_quick(page)
    ready(page)


def ready(page: Any) -> None:
    """One is asked, and nothing is told any more."""
    page.wait_for_selector("#t-options .pick, #t-done", state="attached")
    page.wait_for_selector(".play:not(.telling)")


def until(page: Any, selector: str) -> None:
    """Whatever comes, until something can be chosen."""
    for _ in range(MOST_ANSWERS):
        ready(page)
        if page.locator(selector).count():
            return
        go_on(page)
    raise AssertionError(f"no {selector} after {MOST_ANSWERS} answers")


def click(page: Any, selector: str) -> None:
    """A click that answers a question."""
    before = version(page)
    page.locator(selector).first.click()
    wait_past(page, before)


def test_the_map_and_the_dock_make_the_move(page: Any, axe: str) -> None:
    """A stronghold by a click on the map, then an Order in the dock; all of it can be read by everybody."""
    at_the_table(page)
    lit = page.eval_on_selector_all(".area.can", "all => all.map((each) => each.dataset.place)")
    assert len(lit) == 3, "the areas of the home realm"
    framed = page.eval_on_selector_all(
        ".frame-of",
        "all => all.filter((each) => getComputedStyle(each).stroke !== 'none').map((each) => each.dataset.place)",
    )
    assert sorted(framed) == sorted(lit), "they can be seen"
    click(page, f".area[data-place='{lit[0]}']")
    assert page.locator(f".in[data-place='{lit[0]}'] .k-fort").count() == 1
    until(page, "#rw-dock.choosing .c-order.open")
    orders = page.locator("#rw-dock .c-order.open")
    assert orders.count() == 9
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(axe)
        found = page.evaluate(
            "async () => (await axe.run('#t-stage', { resultTypes: ['violations'] })).violations.map((each) => each.id)"
        )
        assert found == [], scheme
    name = orders.nth(1).get_attribute("data-name")
    click(page, "#rw-dock [data-thing='order:1']")
    page.wait_for_selector("#player-0 .rw-order")
    assert page.locator("#player-0 .rw-order").get_attribute("title") == name


def test_on_a_phone_boards_open_and_nothing_is_too_wide(phone: Any) -> None:
    at_the_table(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.locator(".area.can").count() == 3
    phone.click("#panel-1 > summary")
    assert phone.locator("#panel-1 .rw-dial").count() == 3
    assert phone.locator("#panel-1 .rw-units li").count() == 6


def test_on_a_phone_the_map_opens_at_home(phone: Any) -> None:
    """It is wider than the screen; what can be chosen at the start is in sight without a swipe."""
    seat_up(phone, ("me", "uthuk"), ("agent:random", "latari"), game="runewars")
    phone.wait_for_url("**/t/*")
    be_quick(phone)
    ready(phone)
    seen = phone.evaluate(
        """() => {
          const frame = document.getElementById("map").getBoundingClientRect();
          const inside = (box) => box.left >= frame.left - 1 && box.right <= frame.right + 1;
          return [...document.querySelectorAll(".area.can")].map((each) => inside(each.getBoundingClientRect()));
        }"""
    )
    assert seen == [True] * 3


def test_on_a_phone_the_page_moves_to_what_can_be_chosen(phone: Any) -> None:
    """Orders lie below the map, units stand on it: whichever is asked for, something of it is in sight."""
    at_the_table(phone)
    until(phone, "#rw-dock.choosing .c-order.open")
    phone.wait_for_function(IN_SIGHT)
    click(phone, "#rw-dock [data-thing='order:1']")
    until(phone, "#map .can")
    phone.wait_for_function(IN_SIGHT)


def test_the_map_is_laid_by_clicks(page: Any) -> None:
    """A tile of the dock, a place on the map, and how it is turned where there is a choice."""
    page.goto("/new/runewars")
    page.locator(".picture-card", has=page.locator("input[value=placed]")).click()
    for number in (3, 2):
        page.click(f"[data-remove='{number}']")
    for number, (who, seat) in enumerate((("me", "daqan"), ("agent:random", "uthuk"))):
        page.select_option(f"#who-{number}", who)
        page.select_option(f"#seat-{number}", seat)
    page.wait_for_selector("#verdict .fine")
    page.click("#set")
    page.wait_for_url("**/t/*")
    be_quick(page)
    ready(page)
    tiles = page.locator("#rw-dock .rw-tile")
    while page.locator("#rw-dock .rw-tile.open").count():
        left, before = tiles.count(), version(page)
        page.locator("#rw-dock .rw-tile.open").first.click()
        page.locator("#rw-plans .ghost-hex.can").first.click()
        page.wait_for_function(
            "before => Number(document.getElementById('part').dataset.version) > before"
            " || document.querySelector('#t-pop button')",
            arg=before,
        )
        if version(page) == before:
            page.locator("#t-pop button").first.click()
        wait_past(page, before)
        ready(page)
        assert tiles.count() < left
    until(page, "#rw-dock.choosing .c-order.open")
