"""The replay in a real browser: keys, buttons, slider, playing, and no violation of the content policy."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from ludex.core import key_of
from ludex.server import store
from ludex.server.models import GameTable, Person, SeatKind

sync_api = pytest.importorskip("playwright.sync_api", reason="needs Playwright for Python")
CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs a browser: apt install chromium")

SEATS = ["marquise", "bot:eyrie", "bot:alliance"]


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """A server of its own process on the data of these tests."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "ludex.server.asgi:application", "--port", str(port)]
    server = subprocess.Popen([*command, "--log-level", "error"], env=dict(os.environ), stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=10)


def wait_for(address: str) -> None:
    for _ in range(150):
        try:
            urlopen(f"{address}/health", timeout=5).close()
            return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    pytest.fail("the server does not answer")


@pytest.fixture(scope="module")
def finished() -> GameTable:
    person = Person.objects.guest()
    sittings = [
        store.Sitting(SeatKind.BOT) if name.startswith("bot:") else store.Sitting(SeatKind.PERSON, person)
        for name in SEATS
    ]
    row = store.create("root", {"seats": SEATS}, sittings, person)
    rng = random.Random(4)
    while not row.over:
        with store.open_table(row.id) as (_, table):
            seat, decision = next(iter(table.pending.items()))
            key = key_of(rng.choice(decision.options))
        row = store.answer(row.id, seat, key, None, None)
    return row


@pytest.fixture
def page(site: str, finished: GameTable) -> Iterator[Any]:
    """The replay at its fiftieth moment; whatever the console complains of fails the test."""
    complaints: list[str] = []
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        opened = context.new_page()
        opened.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.goto(f"{site}/t/{finished.id}/replay/50?seat=none")
        yield opened
        browser.close()
    assert complaints == []


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
        timeout=10_000,
    )


def marked(page: Any, mark: str, after: int) -> str:
    """The first line of a kind after a moment."""
    names = page.eval_on_selector_all(f'a[data-mark="{mark}"]', "all => all.map(one => one.dataset.moment)")
    return str(next(name for name in names if int(name) > after))


def test_arrow_keys_step_by_moments_turns_and_battles(page: Any) -> None:
    turn, battle = marked(page, "turn", 50), marked(page, "battle", 50)
    page.keyboard.press("ArrowRight")
    at(page, "51")
    page.keyboard.press("ArrowLeft")
    at(page, "50")
    page.keyboard.press("Shift+ArrowRight")
    at(page, turn)
    page.goto(page.url.replace(f"/{turn}?", "/50?"))
    page.keyboard.press("Control+ArrowRight")
    at(page, battle)
    page.keyboard.press("Home")
    at(page, "1")
    assert page.locator('[data-step="back"]').get_attribute("aria-disabled") == "true"
    page.keyboard.press("End")
    at(page, page.locator("#replay-lines a[data-moment]").last.get_attribute("data-moment"))


def test_buttons_the_slider_and_the_journal_lead_to_moments(page: Any) -> None:
    page.locator('[data-step="next"]').click()
    at(page, "51")
    page.locator('a[data-moment="30"]').click()
    at(page, "30")
    page.locator("#replay-range").focus()
    page.keyboard.press("PageUp")
    page.wait_for_function("!location.pathname.endsWith('/30')")
    page.locator("#replay-turn").select_option(index=2)
    at(page, page.locator('a[data-mark="turn"]').nth(1).get_attribute("data-moment"))


def test_it_plays_and_pauses(page: Any) -> None:
    page.locator("#replay-speed").select_option("4")
    page.locator("#replay-play").click()
    at(page, "53")
    page.locator("#replay-play").click()
    assert page.locator("#replay-play").get_attribute("aria-pressed") == "false"
    stopped = page.url
    page.wait_for_timeout(900)
    assert page.url == stopped


def test_other_eyes_open_at_the_same_moment(page: Any) -> None:
    page.keyboard.press("ArrowRight")
    at(page, "51")
    page.locator(".replay-eyes a").last.click()
    page.wait_for_url("**/replay/51?seat=all")
    at(page, "51")


def test_a_phone_shows_it_without_sideways_scrolling(page: Any) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.eval_on_selector_all(
        ".replay-steps > *", "all => all.map(one => one.getBoundingClientRect()).filter(one => one.width)"
    )
    assert min(size["width"] for size in sizes) >= 44
    assert min(size["height"] for size in sizes) >= 44
