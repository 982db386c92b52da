"""Languages, themes, phones, and what axe says of every page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import go_on, play_now

pytestmark = pytest.mark.xdist_group("browser")

SMALL = """() => [...document.querySelectorAll("button, select, summary, a, [role=button], input:not([type=hidden])")]
    .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest("svg, .unseen, .skip"))
    .filter((one) => one.tagName !== "A" || getComputedStyle(one).display !== "inline")
    .map((one) => [one, one.matches("[type=radio], [type=checkbox]") ? one.closest("label") : one])
    .map(([one, target]) => [one, target.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 100)}: ${width} by ${height}`)"""
"""Targets too small for a thumb. What is drawn on the board can be enlarged; links in running text may be small."""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SET_THEME = """(theme) => {
    document.documentElement.dataset.theme = theme;
    document.getAnimations().filter((one) => one.effect.getTiming().iterations < 9).forEach((one) => one.finish());
}"""
"""Colours are looked at when they have changed; nobody waits for a movement that stands still."""
NAMED = """() => [[".card[data-card]", ".card-name"], [".clearing", ".map-number"], [".track.open", ".track-name"]]
    .flatMap(([things, label]) => [...document.querySelectorAll(things)].map((one) => [one, one.querySelector(label)]))
    .map(([thing, label]) => [[thing, thing.querySelector("[aria-label]")].map((one) => one?.getAttribute("aria-label"))
        .find(Boolean), label.firstElementChild && label.querySelector("text")
        ? label.querySelector("text").textContent : label.firstChild.textContent.trim()])"""
ALSO = "heading-order", "page-has-heading-one", "aria-allowed-role"
"""Not serious to axe, but to us."""
TABLE, WATCHED, REPLAY = "table", "watched", "replay"
PAGES = ("/", "/new/root", "/laws", "/laws/root", "/account", "/bring", "/no-such-page")


def come_to(page: Any, where: str, open_page: Any, **settings: Any) -> Any:
    """A page by its address, or a table that has been played a little: mine, as a spectator sees it, or its replay."""
    if where.startswith("/"):
        page.goto(where)
        return page
    play_now(page)
    go_on(page)
    if where == REPLAY:
        page.goto(f"{page.url}/replay")
    if where == WATCHED:
        stranger = open_page(**settings)
        stranger.goto(page.url)
        return stranger
    return page


@pytest.mark.parametrize("where", [*PAGES, TABLE, WATCHED, REPLAY])
def test_axe_finds_nothing_serious(page: Any, open_page: Any, axe: str, where: str) -> None:
    shown = come_to(page, where, open_page)
    shown.evaluate(axe)
    for theme in ("light", "dark"):
        shown.evaluate(SET_THEME, theme)
        found = shown.evaluate("axe.run({ resultTypes: ['violations'] })")
        assert serious(found) == []


def serious(found: dict[str, Any]) -> list[str]:
    return [
        f"{violation['id']}: {node['target']} {node['html'][:120]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical") or violation["id"] in ALSO
        for node in violation["nodes"]
    ]


def test_what_is_drawn_is_called_by_its_label(page: Any) -> None:
    play_now(page)
    named = page.evaluate(NAMED)
    assert len(named) > 12
    assert [pair for pair in named if pair[1] not in pair[0]] == []


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize("where", [*PAGES, TABLE, WATCHED, REPLAY])
def test_on_a_phone_nothing_is_too_wide_or_too_small(open_page: Any, where: str, size: tuple[int, int]) -> None:
    settings = {"viewport": dict(zip(("width", "height"), size, strict=True)), "has_touch": True, "is_mobile": True}
    shown = come_to(open_page(**settings), where, open_page, **settings)
    assert shown.evaluate(TOO_WIDE) <= 0
    assert shown.evaluate(SMALL) == []
    for tab in shown.locator("[role=tab]").all():
        tab.click()
        assert shown.evaluate(TOO_WIDE) <= 0
        assert shown.evaluate(SMALL) == []


def test_on_a_phone_nothing_stays_under_the_question(phone: Any) -> None:
    play_now(phone)
    phone.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    phone.wait_for_function(
        "document.querySelector('#t-log').getBoundingClientRect().bottom"
        " <= document.querySelector('#t-question').getBoundingClientRect().top + 1"
    )
    phone.evaluate("window.scrollTo(0, 0)")
    foot = "Math.round(document.querySelector('#t-question').getBoundingClientRect().bottom)"
    assert phone.evaluate(foot) == phone.viewport_size["height"]


def test_the_language_changes_everywhere_and_stays(page: Any) -> None:
    play_now(page)
    assert "Your move" in page.inner_text("#t-turn")
    address = page.url
    page.click("button[name=lang][value=ru]")
    page.wait_for_selector("html[lang=ru]")
    assert page.url == address
    assert "Ваш ход" in page.inner_text("#t-turn")
    page.goto("/")
    assert page.get_attribute("html", "lang") == "ru"
    page.click("button[name=lang][value=en]")
    page.wait_for_selector("html[lang=en]")


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_follows_the_system_until_one_chooses(open_page: Any, system: str) -> None:
    page = open_page(color_scheme=system)
    page.goto("/")
    dark = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every((part) => part < 90)"
    assert page.evaluate(dark) is (system == "dark")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_function(dark)
