"""A whole game of Root on a real table, on a phone: two people and two bots, every card and every die typed or tapped,
to its end. In English from the set-up; in Russian from a file that was saved near the end, opened again."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.test_own_table import PHONE, SWAPS, came, kind, own_table, until

pytestmark = pytest.mark.xdist_group("browser")

MOST = 600
NAMES = "all => all.map((one) => one.dataset.said)"


def to_the_end(page: Any, rng: random.Random) -> dict[str, int]:
    """People do as little as they may; bots are told what their cards and dice are, and their turns are done."""
    met = {"step": 0, "dice": 0, "which": 0, "typed": 0, "question": 0}
    for _ in range(MOST):
        now = kind(page)
        if now == "over":
            return met
        met[now] += 1
        before = page.evaluate(SWAPS)
        if now == "step":
            page.locator(".own-go button[name=done]").last.click()
        elif now == "which" and page.query_selector("#own-find"):
            met["typed"] += type_a_card(page, rng)
        elif now in ("dice", "which"):
            page.eval_on_selector_all(
                "#own-things button[name=key]", f"all => all[{rng.randrange(1000)} % all.length].click()"
            )
        else:
            pass_on(page)
        came(page, before)
    raise AssertionError("the game does not end")


def type_a_card(page: Any, rng: random.Random) -> int:
    """By its letters, if they fit only one card; else by its picture."""
    names = page.eval_on_selector_all("#own-things .own-thing", NAMES)
    name = rng.choice(names)
    if sum(name.lower() in other.lower() for other in names) > 1:
        page.eval_on_selector_all(
            "#own-things .own-thing", f"all => all[{names.index(name)}].querySelector('button').click()"
        )
        return 0
    page.fill("#own-find", name)
    page.press("#own-find", "Enter")
    return 1


def pass_on(page: Any) -> None:
    """Done, if that can be said; otherwise the first of the answers."""
    page.eval_on_selector_all(
        "#t-question button[name=key], .own-unseen button",
        "all => (all.find((one) => one.value === 'done') || all[0]).click()",
    )


@pytest.mark.law("3.1", "bots:3.1")
def test_from_the_set_up(open_page: Any) -> None:
    phone = open_page(**PHONE)
    own_table(phone)
    met = to_the_end(phone, random.Random(4))
    assert min(met.values()) > 0, met
    assert re.search(r"Victory", phone.inner_text(".whose-move"))
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.law("3.1")
def test_from_a_file_near_the_end(open_page: Any, tmp_path: Path) -> None:
    first = open_page(**PHONE, locale="ru-RU")
    own_table(first)
    until(first, "which")
    until(first, "question")
    first.click(".own-tools a[href$='/position']")
    first.wait_for_selector("#hand .hand-grab")
    for seat in range(4):
        first.fill(f"[name='score.{seat}']", "26")
    first.select_option("[name=active]", "0")
    first.wait_for_function("() => !document.querySelector('#hand[data-looking]')")
    first.click("button[value=go-on]")
    first.wait_for_selector("#part.own")
    until(first, "question")
    with first.expect_download() as saved:
        first.click(".own-tools a[download]")
    file = tmp_path / "near.ludex"
    saved.value.save_as(file)
    asked = first.inner_text("#t-side .whose-move")

    second = open_page(**PHONE, locale="ru-RU")
    second.add_init_script("addEventListener('htmx:afterSettle', () => { window.swaps = (window.swaps || 0) + 1; })")
    second.goto("/bring")
    second.set_input_files("input[type=file]", file)
    second.click("main form button[type=submit], main form button:not([type])")
    second.wait_for_url("**/t/*")
    second.wait_for_selector("#part.own")
    assert second.inner_text("#t-side .whose-move") == asked, "it stands where it stood"
    met = to_the_end(second, random.Random(6))
    assert met["step"] > 0, met
    assert re.search(r"Победа", second.inner_text(".whose-move"))
