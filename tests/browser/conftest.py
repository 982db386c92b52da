"""A server of its own and a browser that looks at it. The browser drives an event loop, which Django's own tests in the
same process cannot bear: it lives no longer than this folder's tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

BROWSER = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
PATIENCE = 60.0
ROOT = Path(__file__).parents[2]
WIDE = {"width": 1280, "height": 800}
OpenPage = Callable[..., Any]


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, in another process, with a data folder of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "LUDEX_DATA": str(tmp_path_factory.mktemp("data")), "LUDEX_CHANGES": "100000"}
    env["DJANGO_SETTINGS_MODULE"] = "ludex.server.site.settings"
    env.pop("DATABASE_URL", None)
    subprocess.run([sys.executable, "-m", "django", "migrate", "--verbosity", "0"], env=env, check=True, timeout=120)
    command = [sys.executable, "-m", "uvicorn", "--factory", "tests.browser.same_dice:make", "--port", str(port)]
    server = subprocess.Popen(command, env=env, cwd=ROOT, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/health")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=30)


def wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    if not BROWSER:
        pytest.skip("browser tests need Chromium: apt-get install chromium")
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="browser tests need Playwright: pip install playwright"
    )
    with playwright.sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Any, address: str) -> Iterator[OpenPage]:
    """Makes a page of a person of its own; in the end no page may have had an error in a script."""
    contexts: list[Any] = []
    problems: list[str] = []

    def make(**settings: Any) -> Any:
        context = browser.new_context(**{"base_url": address, "viewport": WIDE, "locale": "en-GB", **settings})
        context.set_default_timeout(PATIENCE * 1000 / 2)
        contexts.append(context)
        return watched(context.new_page(), problems)

    yield make
    for context in contexts:
        context.close()
    assert problems == []


def watched(page: Any, problems: list[str]) -> Any:
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if "Security Policy" in line.text else None)
    return page


@pytest.fixture
def page(open_page: OpenPage) -> Any:
    return open_page()


@pytest.fixture
def phone(open_page: OpenPage) -> Any:
    return open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
