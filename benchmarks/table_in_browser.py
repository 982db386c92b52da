"""The table as a person has it, in a real browser, with a server of its own: how soon one acts, how large the map is
and whether it moves, what a move weighs and how soon a click is to be seen.

    python benchmarks/table_in_browser.py [--starts N] [--seed N]

Needs Chromium and Playwright, as the browser tests do; plays one whole game of Root."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from ludex.lab.clicks import Served, free_port
from tests.browser.conftest import BROWSER
from tests.browser.person import Person
from tests.browser.play import be_quick, seat_up

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

SIZES = ((1366, 768), (1440, 900), (390, 844))
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
MOST = 400
HASTY = 0.3
PATIENCE = 300.0
SHARE = """() => {
    const svg = document.getElementById("map-svg"), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
    const scale = Math.min(box.width / view.width, box.height / view.height);
    return view.width * view.height * scale * scale / innerWidth / innerHeight;
}"""
WHERE = """() => {
    const box = document.getElementById("map-svg").getBoundingClientRect();
    return [box.left + scrollX, box.top + scrollY, box.width, box.height];
}"""
CLOCK = """() => {
    window.waited = [];
    let clicked = 0;
    addEventListener("click", (event) => { if (event.isTrusted) clicked = performance.now(); }, true);
    document.body.addEventListener("htmx:afterSettle", (event) => {
        if (event.detail.elt.id !== "part" && event.detail.target.id !== "part") return;
        requestAnimationFrame(() => setTimeout(() => {
            if (clicked) window.waited.push(performance.now() - clicked);
            clicked = 0;
        }));
    });
}"""
MAY_ANSWER = """() => {
    const asked = document.querySelector("#t-question:not([hidden], [inert]) #t-options:not(.htmx-request)");
    return asked !== null && !document.querySelector("#part.telling");
}"""
IN_OWN_TURN = """() => document.querySelector(".seat.mine.active") !== null
    && !document.querySelector("#t-turn .phase").innerText.toLowerCase().includes("setup")"""


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), free_port())
        server.start()
        try:
            yield f"http://127.0.0.1:{server.port}"
        finally:
            server.stop()


def first_answers(page: Page, seed: int, *, skips: bool) -> tuple[float, float]:
    """Seconds from *Play now* to the first answer, and to the first in one's own turn, at the usual pace, by somebody
    who answers at once when the table lets them; they listen to what bots do, or skip it."""
    rng = random.Random(seed)
    person = Person(page, seed, HASTY)
    page.goto("/learn/root")
    began = time.monotonic()
    page.click("button[name=played][value=yes]")
    page.wait_for_url("**/t/*")
    first = 0.0
    while time.monotonic() - began < PATIENCE:
        if skips and page.is_visible("#t-story [data-story=skip]"):
            page.click("#t-story [data-story=skip]")
        if not page.evaluate(MAY_ANSWER):
            time.sleep(0.02)
            continue
        own = page.evaluate(IN_OWN_TURN)
        person.hasty = 0.0 if own else rng.random()
        person.move()
        now = time.monotonic() - began
        first = first or now
        if own:
            return first, now
    raise TimeoutError("no turn of one's own")


def whole_game(page: Page, seed: int) -> dict[str, float]:
    """The map, bytes and waiting in a game that is played to its end."""
    seat_up(page, ("me", "marquise"), ("bot", "bot:eyrie"))
    page.wait_for_url("**/t/*")
    be_quick(page)
    heard = Heard(page)
    page.evaluate(CLOCK)
    stood = page.evaluate(WHERE)
    shifts: list[float] = []

    def look() -> None:
        shifts.append(max(abs(now - then) for now, then in zip(page.evaluate(WHERE), stood, strict=True)))

    person = Person(page, seed, HASTY)
    person.play(MOST, look)
    waited = sorted(page.evaluate("window.waited"))
    return {
        "moves": person.moves,
        "shift": max(shifts),
        "bytes": statistics.median(heard.sizes),
        "half": statistics.median(waited),
        "most": waited[int(0.95 * (len(waited) - 1))],
    }


class Heard:
    """What comes over the wire for each answer, as the browser counts it, headers included."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[int] = []
        self.asked: set[str] = set()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", self.ask)
        wire.on("Network.loadingFinished", self.end)

    def ask(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].endswith("/answer"):
            self.asked.add(event["requestId"])

    def end(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:
            self.sizes.append(event["encodedDataLength"])


def map_share(browser: Browser, address: str, width: int, height: int) -> float:
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, is_mobile=width < 600, locale="en-GB"
    )
    page = context.new_page()
    page.goto("/learn/root")
    page.click("button[name=played][value=yes]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#map-svg")
    share = float(page.evaluate(SHARE))
    context.close()
    return share


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--starts", type=int, default=5)
    reader.add_argument("--seed", type=int, default=1)
    chosen = reader.parse_args()
    from playwright.sync_api import sync_playwright

    with serving() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-dev-shm-usage"])
        for width, height in SIZES:
            print(
                f"map at {width}×{height}: {map_share(browser, address, width, height):.1%} of the window", flush=True
            )
        for skips in (False, True):
            found = []
            for start in range(chosen.starts):
                context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en-GB")
                found.append(first_answers(context.new_page(), chosen.seed + start, skips=skips))
                context.close()
            how = "skips what bots do" if skips else "listens"
            for name, each in zip(("answer", "answer in one's own turn"), zip(*found, strict=True), strict=True):
                print(
                    f"first {name}, {how}: median {statistics.median(each):.1f} s, most {max(each):.1f} s", flush=True
                )
        context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en-GB")
        game = whole_game(context.new_page(), chosen.seed)
        print(f"a whole game: {game['moves']} moves, the map moved by {game['shift']:.1f} px at most")
        print(f"a move: {game['bytes'] / 1000:.1f} kB (median)")
        print(f"click to board: half within {game['half']:.0f} ms, 95 of 100 within {game['most']:.0f} ms")
        browser.close()


if __name__ == "__main__":
    main()
