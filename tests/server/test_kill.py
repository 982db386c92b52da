"""The server is killed in the middle of whatever it does, again and again: what it has accepted is never lost."""

from __future__ import annotations

import http.client
import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from ludex.lab.clicks import Clicker, Served, free_port

MOVES = 200
PEOPLE = 3
PATIENCE = 300.0
Move = tuple[str, int, int, str]
"""Table, place in the log, seat, key."""


@dataclass
class Play:
    """What the simulated people were told."""

    accepted: list[Move] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)


def click_on(person: Clicker, play: Play) -> None:
    """Click without a pause; after a failure look at the table again, like a person who reloads the page."""
    while not play.stop.is_set():
        try:
            if not person.keys:
                answer = person.look() if person.table else person.sit_down("root")
                if answer.status != 200 or not person.keys:
                    person.table = ""
                continue
            form = person.form()
            answer = person.click(form)
            if answer.status == 200:
                table = person.table.rpartition("/")[2]
                play.accepted.append((table, int(form["version"]), int(form["seat"]), form["key"]))
            else:
                play.odd.append(f"{answer.status} {form}")
                person.look()
        except (OSError, http.client.HTTPException):
            time.sleep(0.02)
            person.html = ""


def kill_again_and_again(server: Served, play: Play, rng: random.Random) -> int:
    """Lives of a random number of moves, each ended at a random instant of the next one; says how many there were."""
    lives = 0
    until = time.monotonic() + PATIENCE
    while len(play.accepted) < MOVES and time.monotonic() < until:
        server.start()
        enough = len(play.accepted) + rng.randint(5, 30)
        while len(play.accepted) < enough and time.monotonic() < until:
            time.sleep(0.002)
        time.sleep(rng.uniform(0, 0.1))
        server.kill()
        lives += 1
    return lives


def in_the_log(data: Path) -> set[Move]:
    with closing(sqlite3.connect(data / "ludex.sqlite3")) as database:
        return set(database.execute("SELECT table_id, seq, seat, key FROM server_entry WHERE kind = 'answer'"))


def verified(data: Path) -> dict[str, object]:
    """`store.verify` of every table, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "ludex", "admin", "verify", "--json"],
        env={**os.environ, "LUDEX_DATA": str(data)},
        capture_output=True,
        check=False,
    )
    report: dict[str, object] = json.loads(done.stdout)
    return report


def test_kill_9_at_random_instants_loses_no_accepted_move(tmp_path: Path) -> None:
    rng = random.Random()
    server = Served(tmp_path, free_port())
    play = Play()
    people = [Clicker("127.0.0.1", server.port, random.Random(n)) for n in range(PEOPLE)]
    threads = [threading.Thread(target=click_on, args=(person, play)) for person in people]
    for thread in threads:
        thread.start()
    try:
        lives = kill_again_and_again(server, play, rng)
    finally:
        play.stop.set()
        for thread in threads:
            thread.join()
    for person in people:
        person.close()
    assert len(play.accepted) >= MOVES
    assert lives >= 5
    assert not play.odd
    assert set(play.accepted) - in_the_log(tmp_path) == set()
    report = verified(tmp_path)
    assert report["damaged"] == {}
    assert isinstance(report["tables"], int)
    assert report["tables"] >= PEOPLE
