"""Ludex beside a real table, on a phone: two people and two bots, cards typed by letters or tapped, dice, steps of the
bots, a correction, the board set as it is, the judge, and the page without a network."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

pytestmark = pytest.mark.xdist_group("browser")

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUIET = "() => !document.querySelector('.htmx-request')"
SMALL = """() => [...document.querySelectorAll('.own button, .own a.button, .own summary, .own input[type=search]')]
    .filter((one) => !one.closest('#t-stage, [inert], .own-log') && one.getClientRects().length)
    .filter((one) => one.offsetHeight < 43.5).map((one) => one.outerHTML.slice(0, 120))"""
SWAPS = "window.swaps || 0"
COUNT = f"addEventListener('htmx:afterSettle', () => {{ window.swaps = ({SWAPS}) + 1; }})"
"""Whoever has asked for something waits for the answer, whatever it says."""
LEFT = "all => all.filter((one) => !one.hidden).map((one) => one.dataset.said)"
VIOLATIONS = "async () => (await axe.run('#t-side')).violations.map((one) => [one.id, one.nodes[0].html])"
SEATS = "who-0=me&seat-0=marquise&who-1=bot&seat-1=bot:eyrie&who-2=hot&seat-2=alliance&who-3=bot&seat-3=bot:lizards"


@pytest.fixture(params=["en", "ru"])
def phone(request: Any, open_page: Any) -> Any:
    return open_page(**PHONE, locale="ru-RU" if request.param == "ru" else "en-GB")


def own_table(page: Any) -> None:
    page.add_init_script(COUNT)
    page.goto(f"/new/root?{SEATS}&map=autumn")
    page.check("input[name=own]")
    page.click("#set")
    page.wait_for_url("**/unpack")
    page.click(".own-page a.primary")
    page.wait_for_selector("#part.own")


def kind(page: Any) -> str:
    if page.query_selector(".own-step"):
        return "step"
    if page.query_selector("#own-things"):
        return "dice" if page.query_selector("#own-things.dice, #own-things.seat") else "which"
    return "question" if page.query_selector("#t-options") else "over"


def go_on(page: Any, rng: random.Random) -> str:
    """Do what the page asks for."""
    now = kind(page)
    before = page.evaluate(SWAPS)
    if now == "step":
        page.click(".own-go .primary")
    elif now in ("dice", "which"):
        press(page, rng.choice(page.query_selector_all("#own-things .own-thing button[name=key]")))
    elif now == "question":
        press(page, rng.choice(page.query_selector_all("#t-question button[name=key], .own-unseen button")))
    if now != "over":
        came(page, before)
    return now


def came(page: Any, before: int) -> None:
    """What the page asked for has had its effect: another part of it is there."""
    page.wait_for_function(f"before => ({SWAPS}) > before", arg=before)
    page.wait_for_function(QUIET)


def press(page: Any, button: Any) -> None:
    button.evaluate("one => one.click()")


def until(page: Any, wanted: str, rng: random.Random | None = None, most: int = 120) -> None:
    rng = rng if rng is not None else random.Random(1)
    for _ in range(most):
        if kind(page) == wanted:
            return
        go_on(page, rng)
    raise AssertionError(f"no {wanted}")


def test_an_evening_at_the_table(phone: Any) -> None:
    rng = random.Random(4)
    own_table(phone)
    met = set()
    for _ in range(45):
        met.add(kind(phone))
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
        assert phone.evaluate(SMALL) == []
        go_on(phone, rng)
    assert met >= {"step", "which", "question", "dice"}


def test_a_card_by_its_letters(phone: Any) -> None:
    own_table(phone)
    until(phone, "which", random.Random(1))
    name = phone.eval_on_selector_all("#own-things .own-thing", "all => all[3].dataset.said")
    phone.fill("#own-find", name[:-1])
    left = phone.eval_on_selector_all(
        "#own-things .own-thing:not([hidden])", "all => all.map((one) => one.dataset.said)"
    )
    assert left == [name]
    phone.press("#own-find", "Enter")
    phone.wait_for_function("name => !document.querySelector(`[data-said='${name}']`)", arg=name)
    phone.click(".own-log > summary")
    phone.click(".own-tools a[href$='/past']")
    assert name in phone.inner_text(".own-list")


def test_a_correction(phone: Any) -> None:
    rng = random.Random(3)
    own_table(phone)
    for _ in range(35):
        go_on(phone, rng)
    phone.click(".own-tools a[href$='/past']")
    before = phone.locator(".own-list li").count()
    phone.locator(".own-list li a").nth(before // 2).click()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.click("button[name=back]")
    phone.wait_for_selector("#part.own")
    phone.click(".own-tools a[href$='/past']")
    assert phone.locator(".own-list li").count() < before


FITS_NO_MORE = re.compile(r"From here on it no longer fits|Дальше уже не подходит|больше не подходит")


@pytest.mark.law("6.3.2", "6.3.4")
def test_another_answer_and_where_the_rest_no_longer_fits(phone: Any) -> None:
    """The keep stood in another corner: buildings beside the old one cannot stand there (6.3.4)."""
    rng = random.Random(3)
    own_table(phone)
    until(phone, "which", rng)
    table = phone.url
    phone.click(".own-tools a[href$='/past']")
    places = phone.eval_on_selector_all(".own-list li a", "all => all.map((one) => one.href)")
    for place in reversed(places):
        phone.goto(place)
        others = phone.locator("button[name=key][value^='keep:']")
        if others.count():
            break
    assert others.count() == 4
    was = phone.inner_text(".own-page > p")
    other = next(n for n in range(4) if (others.nth(n).inner_text()) not in was)
    others.nth(other).click()
    phone.wait_for_selector("#t-notice .notice")
    assert phone.url == table
    assert FITS_NO_MORE.search(phone.inner_text("#t-notice")), phone.inner_text("#t-notice")
    until(phone, "which", rng)


def test_the_board_as_it_is_and_the_judge(phone: Any) -> None:
    rng = random.Random(5)
    own_table(phone)
    until(phone, "question", rng)
    for _ in range(12):
        go_on(phone, rng)
    phone.click(".own-tools a[href$='/position']")
    phone.select_option("[name=active]", "0")
    phone.select_option("[name=phase]", "1")
    set_number = "([name, value]) => { document.getElementsByName(name)[0].value = value; }"
    for clearing in range(1, 13):
        phone.evaluate(set_number, [f"warriors.0.{clearing}", 3 if clearing == 1 else 1])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    table = phone.url.removesuffix("/position")
    phone.click("button[value=go-on]")
    phone.wait_for_selector("#part.own")
    assert phone.url == table
    until(phone, "question", rng)
    phone.click(".own-tools a[href$='/judge']")
    phone.select_option("[name=seat]", "0")
    phone.select_option("[name=verb]", "battle")
    phone.click("button[name=choose]")
    phone.select_option("[name=item-clearing]", "1")
    phone.select_option("[name=item-defender]", "0")
    phone.click("button[name=ask]")
    assert "no" in (phone.get_attribute(".own-verdict", "class") or "")
    assert phone.locator(".own-verdict .clause").count() == 1


def test_large_text_and_no_network(phone: Any) -> None:
    own_table(phone)
    small = phone.eval_on_selector("#t-side", "one => parseFloat(getComputedStyle(one).fontSize)")
    phone.click("#own-large")
    assert phone.eval_on_selector("#t-side", "one => parseFloat(getComputedStyle(one).fontSize)") > small
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.wait_for_function("() => navigator.serviceWorker && navigator.serviceWorker.controller")
    phone.reload()
    phone.wait_for_selector("#part.own")
    phone.context.set_offline(True)
    phone.reload()
    phone.wait_for_selector("#part.own")
    assert phone.locator("#t-stage svg").count() > 0
    phone.context.set_offline(False)


def test_it_can_be_read_aloud(phone: Any, axe: str) -> None:
    rng = random.Random(2)
    own_table(phone)
    for wanted in ("question", "step", "which"):
        until(phone, wanted, rng)
        phone.evaluate(axe)
        assert phone.evaluate(VIOLATIONS) == [], wanted
