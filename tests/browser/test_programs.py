"""Programs at the table in a real browser: how strong they are, a hint that lights up, a seat handed over and taken
back, and the analysis of a finished game. Thoughts come from other processes: whatever is waited for is a state."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludex.core import Table
from tests.browser.conftest import OpenPage
from tests.browser.play import seat_up

pytestmark = pytest.mark.xdist_group("browser")
LONG = 180_000
"""Milliseconds in which even a busy machine has thought."""
ROOT = (("me", "marquise"), ("agent:easy", "eyrie"))


def test_how_strong_a_program_is_is_chosen_and_told(page: Any) -> None:
    page.goto("/new/heroes")
    for agent, word in (("easy", "by habit"), ("steward", "Weighs every answer"), ("hard", "four times as many deals")):
        page.select_option("#who-1", f"agent:{agent}")
        page.wait_for_function(
            "word => document.querySelector('[data-row=\"1\"] .level').textContent.includes(word)", arg=word
        )
    page.wait_for_selector("#verdict .fine")
    page.click("#set")
    page.wait_for_url("**/t/*")
    page.click("#tab-more")
    page.wait_for_selector(".sitting >> text=program, hard")
    page.reload()
    page.click("#tab-more")
    page.wait_for_selector(".sitting >> text=program, hard")


@pytest.mark.parametrize("small", [False, True], ids=["wide", "phone"])
def test_a_hint_lights_up_what_it_names_and_says_why(open_page: OpenPage, small: bool) -> None:
    settings = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if small else {}
    page = open_page(**settings)
    seat_up(page, *ROOT)
    page.wait_for_url("**/t/*")
    page.click("[data-hint]")
    page.wait_for_selector("#t-hint [data-keys]", timeout=LONG)
    key = page.get_attribute("#t-hint [data-keys]", "data-keys")
    page.wait_for_selector(f"#t-options button.glow[value='{key}']", state="attached")
    page.wait_for_selector("#t-stage .glow", state="attached")
    assert "points expected" in page.inner_text("#t-hint")
    box = page.locator("#t-hint").bounding_box()
    question = page.locator("#t-question").bounding_box()
    assert not small or box["y"] + box["height"] <= question["y"] + 1, "the question does not cover it"
    version = page.get_attribute("#part", "data-version")
    page.locator(f"#t-options button[value='{key}']").click()
    page.wait_for_function("before => document.getElementById('part').dataset.version !== before", arg=version)
    page.wait_for_function("!document.querySelector('#t-hint [data-keys]')")


def test_a_seat_is_handed_over_and_taken_back(page: Any) -> None:
    seat_up(page, *ROOT)
    page.wait_for_url("**/t/*")
    page.click("#tab-more")
    page.click(".leave summary")
    page.check(".levels input[value=easy]")
    page.click(".leave button.danger")
    page.wait_for_selector("#t-friends form.turn button")
    page.click("#tab-more")
    page.wait_for_selector(".sitting li:first-child >> text=program, easy")
    page.click("#t-friends form.turn button")
    page.wait_for_selector("#t-friends form.turn", state="detached")
    page.wait_for_selector(".sitting li:first-child >> text=you", state="attached")


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game as a file."""
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=bytes(32))
    rng = random.Random(4)
    while not table.over:
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, rng.choice(decision.options))
    file = tmp_path_factory.mktemp("game") / "game.ludex"
    file.write_bytes(table.save())
    return file


def test_a_finished_game_is_analysed_on_demand(page: Any, save: Path) -> None:
    page.goto("/bring")
    page.set_input_files("input[type=file]", save)
    page.click("main form button")
    page.wait_for_url("**/t/*")
    page.goto(f"{page.url}/replay")
    page.click("#analysis button")
    page.wait_for_selector("#analysis[data-state=found]", timeout=LONG)
    assert page.locator("#analysis .series polyline").count() == 2
    moves = page.locator(".analysis-moves a")
    assert moves.count() == page.locator("#analysis .pin").count() > 0
    name = moves.first.get_attribute("data-moment")
    moves.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("name => location.pathname.endsWith(`/replay/${name}`)", arg=name)
    page.wait_for_selector(f"#replay-lines .now a[data-moment='{name}']")
    page.wait_for_selector(".analysis-now:not([hidden])", state="attached")
    page.reload()
    page.wait_for_selector("#analysis[data-state=found]")
    page.click("#analysis details summary")
    assert page.locator("#analysis details tbody tr").count() > 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
