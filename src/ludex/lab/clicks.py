"""A person at a browser, simulated: opens a table against bots and clicks on what is offered. And a server to click at.

Only the standard library. It reads the pages as a browser would, and keeps the pieces that the server does not send
again."""

from __future__ import annotations

import contextlib
import gzip
import http.client
import os
import random
import re
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from html import unescape
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlencode, urlsplit
from uuid import uuid4

TIMEOUT = 30.0
STARTS = 120.0
"""Seconds that a server has to read all games before it answers, on a machine that is busy with other things."""
REDIRECTS = (301, 302, 303)
PROCESSES = Path("/proc")
PIECE = re.compile(r"<!--\+([-\w]+)-->(.*?)<!--\.-->|<!--=([-\w]+)-->", re.DOTALL)


@dataclass(frozen=True)
class Answer:
    """What came back, and how many bytes it was over the wire, headers left out."""

    status: int
    text: str
    bytes: int
    address: str

    @property
    def version(self) -> int:
        """Where the table stands that this page or part of a page shows."""
        return version_shown(self.text)


def version_shown(html: str) -> int:
    """
    >>> version_shown('<div id="part" data-version="17">'), version_shown("")
    (17, -1)
    """
    found = re.search(r'data-version="(\d+)"', html)
    return int(found[1]) if found else -1


def fields(html: str, name: str) -> list[str]:
    """The values of all inputs and buttons of this name.

    >>> fields('<button value="a&amp;b" class="x" name="key">', "key")
    ['a&b']
    """
    tags = re.findall(rf'<(?:input|button)\b[^>]*\bname="{name}"[^>]*>', html)
    return [unescape(found[1]) for tag in tags if (found := re.search(r'\bvalue="([^"]*)"', tag))]


@dataclass
class Clicker:
    """One browser: a connection, cookies, and the table it is at."""

    host: str
    port: int
    rng: random.Random
    cookies: dict[str, str] = field(default_factory=dict)
    connection: http.client.HTTPConnection | None = None
    table: str = ""
    html: str = ""
    page: str = field(default_factory=lambda: uuid4().hex)
    pieces: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, address: str, form: dict[str, str] | None = None) -> Answer:
        """One request, and whatever it redirects to."""
        answer = self.once(method, address, form)
        return self.ask("GET", answer.address) if answer.status in REDIRECTS else answer

    def once(self, method: str, address: str, form: dict[str, str] | None = None) -> Answer:
        if self.connection is None:
            self.connection = http.client.HTTPConnection(self.host, self.port, timeout=TIMEOUT)
        headers = {"Accept-Encoding": "gzip", "Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        body = None
        if form is not None or address.endswith("/part"):
            headers |= {"HX-Request": "true", "X-Page": self.page}
        if form is not None:
            headers |= {"Content-Type": "application/x-www-form-urlencoded"}
            body = urlencode({**form, "csrfmiddlewaretoken": self.cookies.get("csrftoken", "")})
        try:
            self.connection.request(method, address, body, headers)
            response = self.connection.getresponse()
            data = response.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        for line in response.headers.get_all("Set-Cookie") or []:
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
        text = gzip.decompress(data) if response.headers.get("Content-Encoding") == "gzip" else data
        moved = response.headers.get("Location", address)
        return Answer(response.status, self.whole(text.decode(errors="replace")), len(data), urlsplit(moved).path)

    def whole(self, text: str) -> str:
        """With the pieces that this page has already."""

        def piece(found: re.Match[str]) -> str:
            name, html, known = found.groups()
            return self.pieces.setdefault(name, html) if name else self.pieces[known]

        return PIECE.sub(piece, text)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def sit_down(self, game: str) -> Answer:
        """Play now: a new table for one."""
        self.ask("GET", "/")
        answer = self.ask("POST", f"/play/{game}", {})
        self.table, self.html = answer.address, answer.text
        return answer

    def let_watch(self) -> Answer:
        """Others may look at this person's table."""
        return self.ask("POST", f"{self.table}/watch", {"open": "1"})

    def open(self, table: str) -> Answer:
        """Come to a table that somebody else has set."""
        self.table = table
        return self.look()

    def look(self) -> Answer:
        answer = self.ask("GET", self.table)
        self.html = answer.text
        return answer

    @property
    def shown(self) -> int:
        """The version of the table as this browser shows it, whether or not it is asked."""
        return version_shown(self.html)

    @property
    def over(self) -> bool:
        """While a game goes on, whoever plays it may want to take something back."""
        return f'action="{self.table}/undo"' not in self.html

    @property
    def version(self) -> int:
        found = fields(self.html, "version")
        return int(found[0]) if found else -1

    @property
    def keys(self) -> list[str]:
        return fields(self.html, "key")

    def form(self) -> dict[str, str]:
        """A click on one of the offered options."""
        return {
            "version": fields(self.html, "version")[0],
            "seat": fields(self.html, "seat")[0],
            "key": self.rng.choice(self.keys),
        }

    def click(self, form: dict[str, str]) -> Answer:
        answer = self.ask("POST", f"{self.table}/answer", form)
        if answer.status == 200:
            self.html = answer.text
        return answer


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


@dataclass
class Served:
    """A server in a process of its own, with its own data."""

    data: Path
    port: int
    environment: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    def start(self, workers: int = 1) -> None:
        """Start it and wait until it answers."""
        arguments = ["serve", "--port", str(self.port), "--workers", str(workers)]
        settings = {"LUDEX_DATA": str(self.data), "LUDEX_CHANGES": "1000000", "LUDEX_LOG": "ERROR"}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603  our own server
                [sys.executable, "-m", "ludex", *arguments],
                env={**os.environ, **settings, **self.environment},
                stdout=log,
                stderr=log,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        assert self.process is not None
        until = time.monotonic() + STARTS
        while time.monotonic() < until and self.process.poll() is None:
            visitor = Clicker("127.0.0.1", self.port, random.Random())
            try:
                if visitor.once("GET", "/health").status == 200:
                    return
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)
            finally:
                visitor.close()
        self.kill()
        raise TimeoutError((self.data / "server.log").read_text(errors="replace")[-2000:])

    def cpu_seconds(self) -> float | None:
        """Processor time that the server and its processes have spent so far; None where the system does not say."""
        assert self.process is not None
        if not PROCESSES.is_dir():
            return None
        parents, spent = {}, {}
        for file in PROCESSES.glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has just ended
                fields = file.read_text().rpartition(")")[2].split()
                number = int(file.parent.name)
                parents[number], spent[number] = int(fields[1]), int(fields[11]) + int(fields[12])
        ours = {self.process.pid}
        while more := {child for child, parent in parents.items() if parent in ours} - ours:
            ours |= more
        return sum(spent.get(number, 0) for number in ours) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Gracefully; says its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(TIMEOUT)
