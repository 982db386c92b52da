"""What a click costs the server: processor time of its application alone, without sockets, in one working tree or
beside another one.

    python benchmarks/click_cost.py [--play GAME] [--tables N] [--rounds N] [--beside TREE] [--profile FILE]

Each tree is measured in a process of its own; rounds of a few clicks alternate, so that a busy machine slows both, and
both play the same games. A profile is of this tree, of the thread that makes the pages."""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gzip
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from ludex.lab.clicks import Answer, Clicker

CLICKS = 20
"""Clicks of one round."""
WARM = 5
"""Rounds before anything is counted."""
LOOP = asyncio.new_event_loop()


@dataclass
class Browser(Clicker):
    """A person whose browser speaks to the application of this very process."""

    spent: list[float] = field(default_factory=list)

    def once(self, method: str, address: str, form: dict[str, str] | None = None) -> Answer:
        from ludex.server.site.asgi import application

        headers = {"host": "localhost", "accept-encoding": "gzip"}
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        body = b""
        if form is not None:
            headers |= {"content-type": "application/x-www-form-urlencoded", "hx-request": "true", "x-page": self.page}
            body = urlencode({**form, "csrfmiddlewaretoken": self.cookies.get("csrftoken", "")}).encode()
            headers["content-length"] = str(len(body))
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": address,
            "raw_path": address.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 50_000),
            "server": ("127.0.0.1", 8000),
        }
        asked = [{"type": "http.request", "body": body, "more_body": False}]
        answered: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else await asyncio.Future()

        async def send(message: dict[str, Any]) -> None:
            answered.append(message)

        began = time.process_time()
        LOOP.run_until_complete(application(scope, receive, send))
        self.spent.append(time.process_time() - began)
        return self.read(answered, address)

    def read(self, answered: list[dict[str, Any]], address: str) -> Answer:
        data = b"".join(message.get("body", b"") for message in answered[1:])
        told = {name.decode().lower(): value.decode() for name, value in answered[0]["headers"]}
        for name, value in answered[0]["headers"]:
            if name.lower() == b"set-cookie":
                word, _, worth = value.decode().partition(";")[0].partition("=")
                self.cookies[word] = worth
        text = gzip.decompress(data) if told.get("content-encoding") == "gzip" else data
        shown = self.whole(text.decode(errors="replace"))
        return Answer(answered[0]["status"], shown, len(data), told.get("location", address))


class Tables:
    """People at tables of their own, who click in turn."""

    def __init__(self, game: str, tables: int) -> None:
        self.game = game
        self.people = [Browser("", 0, random.Random(n)) for n in range(tables)]
        for person in self.people:
            person.sit_down(game)
        self.turn = 0

    def click(self) -> float:
        """Milliseconds of processor time for one click of whoever is next."""
        from ludex.server.live import worker

        person = self.people[self.turn % len(self.people)]
        self.turn += 1
        while not person.keys:
            if person.over:
                page = person.sit_down(self.game)
                assert page.status == 200, page.text[:200]
            else:
                worker.Thinker().turn()
                person.look()
        answer = person.click(person.form())
        assert answer.status == 200, answer.text[:200]
        return 1000 * person.spent[-1]


def serve_rounds(chosen: argparse.Namespace) -> None:
    """One tree: a round for every line that comes in, its milliseconds a click for every line that goes out."""
    secrets.token_bytes = random.Random(1).randbytes  # type: ignore[assignment]  # the same dice in every tree
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"LUDEX_DATA": folder, "LUDEX_CHANGES": "1000000", "LUDEX_TABLES_AN_HOUR": "1000000"}
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ludex.server.site.settings")
        import django

        django.setup()
        from ludex.server.live import warm
        from ludex.server.site import asgi, keeper

        keeper.migrate()
        warm.prepare()
        tables = Tables(chosen.play, chosen.tables)
        profile = cProfile.Profile()
        print("ready", flush=True)
        for number, _ in enumerate(sys.stdin):
            if chosen.profile and number == WARM:
                next(asgi.THREADS).submit(profile.enable).result()
            print(json.dumps([tables.click() for _ in range(CLICKS)]), flush=True)
        if chosen.profile:
            next(asgi.THREADS).submit(profile.disable).result()
            profile.dump_stats(chosen.profile)


class Measured:
    """A tree that is being measured, in a process of its own."""

    def __init__(self, tree: Path, more: list[str]) -> None:
        own = tree / "benchmarks" / Path(__file__).name
        sources = [tree / "src", *sorted((tree / "docs" / "examples").glob("*/src"))]
        self.process = subprocess.Popen(  # noqa: S603  our own script
            [sys.executable, str(own if own.exists() else __file__), "--child", *more],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sources)), "PYTHONHASHSEED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.spent: list[float] = []
        self.said()

    def said(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(self.process.wait() or 1)
        return line

    def round(self) -> list[float]:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        found: list[float] = json.loads(self.said())
        return found

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", default="root", metavar="GAME")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--beside", type=Path, metavar="TREE")
    parser.add_argument("--profile", metavar="FILE")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.child:
        serve_rounds(chosen)
        return 0
    here = Path(__file__).resolve().parent.parent
    more = ["--play", chosen.play, "--tables", str(chosen.tables)]
    trees = [Measured(here, [*more, *(["--profile", chosen.profile] if chosen.profile else [])])]
    if chosen.beside is not None:
        trees.append(Measured(chosen.beside.resolve(), more))
    for number in range(WARM + chosen.rounds):
        for tree in trees:
            spent = tree.round()
            tree.spent += spent if number >= WARM else []
    for tree in trees:
        tree.end()
    figures: dict[str, object] = {
        "play": chosen.play,
        "tables": chosen.tables,
        "clicks": len(trees[0].spent),
        "mean_ms": round(statistics.mean(trees[0].spent), 2),
        "median_ms": round(statistics.median(trees[0].spent), 2),
    }
    if chosen.beside is not None:
        figures["beside_mean_ms"] = round(statistics.mean(trees[1].spent), 2)
        figures["beside_median_ms"] = round(statistics.median(trees[1].spent), 2)
        figures["ratio"] = round(statistics.mean(trees[0].spent) / statistics.mean(trees[1].spent), 3)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
