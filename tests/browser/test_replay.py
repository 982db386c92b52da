"""The replay in a real browser: keys, buttons, slider, playing, a link to every moment, and a game that goes on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludex.core import Table
from tests.browser.conftest import OpenPage
from tests.browser.play import go_on, play_now

pytestmark = pytest.mark.xdist_group("browser")
SETUP = {"seats": ["marquise", "bot:eyrie", "bot:alliance"]}


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game as a file."""
    table = Table.new("root", SETUP, seed=bytes(32))
    rng = random.Random(4)
    while not table.over:
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, rng.choice(decision.options))
    file = tmp_path_factory.mktemp("game") / "game.ludex"
    file.write_bytes(table.save())
    return file


@pytest.fixture
def finished(page: Any, save: Path) -> Any:
    """The replay of a finished game, at its fiftieth moment."""
    page.goto("/bring")
    page.set_input_files("input[type=file]", save)
    page.click("main form button")
    page.wait_for_url("**/t/*")
    page.goto(f"{page.url}/replay/50?seat=none")
    return page


@pytest.fixture
def going(page: Any) -> Any:
    """The replay of a game that goes on."""
    play_now(page)
    for _ in range(6):
        go_on(page)
    page.goto(f"{page.url}/replay")
    return page


def at(page: Any, name: str) -> None:
    """Address, journal, slider and caption agree that this is the moment."""
    page.wait_for_function(
        """name => {
          const shown = document.querySelector("#replay-lines [aria-current]");
          const number = [...document.querySelectorAll("#replay-lines a[data-moment]")].indexOf(shown) + 1;
          return shown.dataset.moment === name
            && location.pathname.endsWith(`/replay/${name}`)
            && document.getElementById("replay-range").value === String(number)
            && document.querySelector(".replay-where").textContent.includes(` ${number} `)
            && document.querySelector(".replay-line").textContent.includes(shown.textContent);
        }""",
        arg=name,
    )


def marked(page: Any, mark: str, after: int) -> str:
    """The first line of a kind after a moment."""
    names = page.eval_on_selector_all(f'a[data-mark="{mark}"]', "all => all.map(one => one.dataset.moment)")
    return str(next(name for name in names if int(name) > after))


def test_arrow_keys_step_by_moments_turns_and_battles(finished: Any) -> None:
    turn, battle = marked(finished, "turn", 50), marked(finished, "battle", 50)
    finished.keyboard.press("ArrowRight")
    at(finished, "51")
    finished.keyboard.press("ArrowLeft")
    at(finished, "50")
    finished.keyboard.press("Shift+ArrowRight")
    at(finished, turn)
    finished.goto(finished.url.replace(f"/{turn}?", "/50?"))
    finished.keyboard.press("Control+ArrowRight")
    at(finished, battle)
    finished.keyboard.press("Home")
    at(finished, "1")
    assert finished.locator('[data-step="back"]').get_attribute("aria-disabled") == "true"
    finished.keyboard.press("End")
    at(finished, finished.locator("#replay-lines a[data-moment]").last.get_attribute("data-moment"))


def test_buttons_the_slider_and_the_journal_lead_to_moments(finished: Any) -> None:
    finished.locator('[data-step="next"]').click()
    at(finished, "51")
    finished.locator('a[data-moment="30"]').click()
    at(finished, "30")
    finished.locator("#replay-range").focus()
    finished.keyboard.press("PageUp")
    finished.wait_for_function("!location.pathname.endsWith('/30')")
    finished.locator("#replay-turn").select_option(index=2)
    at(finished, finished.locator('a[data-mark="turn"]').nth(1).get_attribute("data-moment"))


def test_it_plays_and_pauses(finished: Any) -> None:
    finished.locator("#replay-speed").select_option("4")
    finished.locator("#replay-play").click()
    at(finished, "53")
    finished.locator("#replay-play").click()
    assert finished.locator("#replay-play").get_attribute("aria-pressed") == "false"
    stopped = finished.url
    finished.wait_for_timeout(900)
    assert finished.url == stopped


def test_other_eyes_open_at_the_same_moment(finished: Any) -> None:
    finished.keyboard.press("ArrowRight")
    at(finished, "51")
    finished.locator(".replay-eyes a").last.click()
    finished.wait_for_url("**/replay/51?seat=all")
    at(finished, "51")


def test_a_phone_shows_it_without_sideways_scrolling(finished: Any) -> None:
    finished.set_viewport_size({"width": 360, "height": 740})
    assert finished.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = finished.eval_on_selector_all(
        ".replay-steps > *", "all => all.map(one => one.getBoundingClientRect()).filter(one => one.width)"
    )
    assert min(size["width"] for size in sizes) >= 44
    assert min(size["height"] for size in sizes) >= 44


def test_a_link_leads_back_to_its_moment_and_shows_strangers_no_hand(going: Any, open_page: OpenPage) -> None:
    going.locator("#replay-lines a[data-moment]").nth(2).click()
    name = str(going.locator("#replay-lines [aria-current]").get_attribute("data-moment"))
    at(going, name)
    again = going.context.new_page()
    again.goto(going.url)
    at(again, name)
    stranger = open_page()
    stranger.goto(going.url)
    assert stranger.locator("#hand [data-card]").count() == 0


def test_it_grows_with_the_game_and_the_reader_stays(going: Any) -> None:
    going.locator("#replay-lines a[data-moment]").nth(3).click()
    name = str(going.locator("#replay-lines [aria-current]").get_attribute("data-moment"))
    at(going, name)
    before = int(going.get_attribute("#replay-range", "max"))
    scrolled = going.evaluate("[scrollY, document.getElementById('replay-lines').scrollTop]")
    table = going.context.new_page()
    table.goto(going.url.partition("/replay")[0])
    for _ in range(4):
        go_on(table)
    going.wait_for_function("before => Number(document.getElementById('replay-range').max) > before", arg=before)
    at(going, name)
    assert going.evaluate("[scrollY, document.getElementById('replay-lines').scrollTop]") == scrolled
    assert going.inner_text("#replay-news") != ""
    going.keyboard.press("End")
    at(going, going.locator("#replay-lines a[data-moment]").last.get_attribute("data-moment"))
    assert int(going.input_value("#replay-range")) > before
