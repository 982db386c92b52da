"""A real PostgreSQL, started for these tests in a folder of its own, under two server processes."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.lab.clicks import Answer, Clicker, Served, free_port
from tests.server.test_live import open_stream, read_until

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join([*map(str, FOLDERS), os.environ.get("PATH", "")]))


def as_somebody() -> dict[str, str]:
    """PostgreSQL refuses to be run by root: its own user does then."""
    return {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}


def run(folder: Path, *command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd=folder, timeout=60, **as_somebody())  # type: ignore[call-overload]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="ludex-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port = free_port()
    run(folder, initdb, "--pgdata", f"{folder}/data", "--username", "ludex", "--auth", "trust", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=30"
    start = ("-w", "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", options, "start")
    run(folder, pg_ctl, *start)
    yield f"postgres://ludex@127.0.0.1:{port}/postgres"
    run(folder, pg_ctl, "-w", "-D", f"{folder}/data", "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def server(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Two processes with four connections each."""
    environment = {"DATABASE_URL": postgres, "LUDEX_CONNECTIONS": "4"}
    served = Served(tmp_path_factory.mktemp("server"), free_port(), environment)
    served.start(workers=2)
    yield served
    served.stop()


def seated(server: Served, seed: int) -> Clicker:
    person = Clicker("127.0.0.1", server.port, random.Random(seed))
    assert person.sit_down("root").status == 200
    return person


def another_window(person: Clicker) -> Clicker:
    """The same browser with a connection of its own, which may lead to another process."""
    return Clicker(person.host, person.port, random.Random(), dict(person.cookies), None, person.table, person.html)


def admin(database: str, data: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "ludex", "admin", *arguments],
        env={**os.environ, "DATABASE_URL": database, "LUDEX_DATA": str(data)},
        capture_output=True,
        check=False,
        timeout=120,
    )


def test_a_game_goes_on_from_process_to_process(server: Served) -> None:
    person = seated(server, 1)
    for _ in range(30):
        window = another_window(person)
        assert window.click(window.form()).status == 200
        person.html = window.html
        window.close()
        if not person.keys:
            break
    person.close()


def test_streams_of_both_processes_hear_of_a_move_and_keep_no_connection(server: Served) -> None:
    person = seated(server, 2)
    streams = [open_stream(person) for _ in range(16)]
    for stream in streams:
        read_until(stream, b"event: moved")
    assert person.click(person.form()).status == 200
    told = time.monotonic()
    wanted = f"data: {person.version}".encode()
    for stream in streams:
        assert wanted in read_until(stream, wanted)
        stream.close()
    assert time.monotonic() - told < 3
    person.close()


def test_two_clicks_in_the_same_instant_have_one_effect(server: Served) -> None:
    person = seated(server, 3)
    for _ in range(10):
        while len(person.keys) == 1:
            person.click(person.form())
        windows = [another_window(person), another_window(person)]
        forms = [{**person.form(), "key": person.keys[n]} for n in (0, -1)]
        answers: list[Answer] = []
        barrier = threading.Barrier(2)

        def click(
            window: Clicker, form: dict[str, str], barrier: threading.Barrier = barrier, to: list[Answer] = answers
        ) -> None:
            barrier.wait()
            to.append(window.click(form))
            window.close()

        threads = [threading.Thread(target=click, args=pair) for pair in zip(windows, forms, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status for answer in answers) == [200, 409]
        person.look()
        if not person.keys:
            break
    person.close()


def test_every_table_is_whole_and_moves_to_sqlite_by_a_backup(server: Served, postgres: str, tmp_path: Path) -> None:
    seated(server, 4).close()
    checked = json.loads(admin(postgres, tmp_path, "verify", "--json").stdout)
    assert checked["damaged"] == {}
    assert checked["tables"] >= 1
    file = tmp_path / "backup"
    assert admin(postgres, tmp_path, "backup", str(file)).returncode == 0
    assert file.stat().st_mode & 0o077 == 0
    assert admin("", tmp_path, "restore", str(file)).returncode == 0
    assert json.loads(admin("", tmp_path, "verify", "--json").stdout)["tables"] >= checked["tables"]
    assert admin("", tmp_path, "restore", str(file)).returncode == 2


def test_a_database_of_before_is_migrated(server: Served, postgres: str, tmp_path: Path) -> None:
    """Down to the version that did not note the rules of its entries, and up again, in a database of its own."""
    import psycopg

    seated(server, 6).close()
    file = tmp_path / "backup"
    assert admin(postgres, tmp_path, "backup", str(file)).returncode == 0
    with psycopg.connect(postgres, autocommit=True) as conn:
        conn.execute("CREATE DATABASE old")
    old = postgres.removesuffix("postgres") + "old"
    assert admin(old, tmp_path, "restore", str(file)).returncode == 0
    env = {**os.environ, "DATABASE_URL": old, "LUDEX_DATA": str(tmp_path)}
    env["DJANGO_SETTINGS_MODULE"] = "ludex.server.site.settings"
    for target in (["server", "0004"], []):
        subprocess.run([sys.executable, "-m", "django", "migrate", *target], env=env, check=True, capture_output=True)
    with psycopg.connect(old) as conn:
        assert conn.execute("SELECT count(*) FROM server_entry WHERE rules = 0").fetchone() == (0,)
    checked = json.loads(admin(old, tmp_path, "verify", "--json").stdout)
    assert checked["counts"]["sound"] == checked["tables"] >= 1


def test_a_lost_connection_is_made_anew(server: Served, postgres: str) -> None:
    """Somebody restarts the database: the pages and the streams come back by themselves."""
    import psycopg

    person = seated(server, 5)
    with psycopg.connect(postgres, autocommit=True) as conn:
        conn.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    until = time.monotonic() + 30
    while person.look().status != 200 and time.monotonic() < until:
        time.sleep(0.2)
    assert person.click(person.form()).status == 200
    time.sleep(2.5)
    stream: socket.socket = open_stream(person)
    read_until(stream, b"event: moved")
    assert person.click(person.form()).status == 200
    wanted = f"data: {person.version}".encode()
    assert wanted in read_until(stream, wanted)
    stream.close()
    person.close()


def test_a_nul_is_no_error_of_the_server(server: Served) -> None:
    """PostgreSQL keeps none: chat, a note, a log-in, a name, an address."""
    person = seated(server, 6)
    assert person.ask("POST", f"{person.table}/say", {"text": "a\0b"}).status == 400
    assert person.ask("POST", f"{person.table}/say", {"text": "a\0b", "note": "1"}).status == 400
    assert person.ask("POST", "/account/login", {"back": "a\0b", "password": "x"}).status == 400
    assert person.ask("POST", "/new/root", {"name-0": "a\0b"}).status == 400
    assert person.ask("GET", "/t/a%00b").status == 400
    person.close()


def test_wrong_passwords_are_counted_by_both_processes_together(server: Served) -> None:
    said = []
    for number in range(10):
        person = Clicker("127.0.0.1", server.port, random.Random(number))
        person.ask("GET", "/account")
        said.append(person.ask("POST", "/account/login", {"back": "somebody", "password": "wrong"}).text)
        person.close()
    assert not any("Try again in" in text for text in said[:5])
    assert any("Try again in" in text for text in said)


def test_what_is_abandoned_is_cleared_away(server: Served, postgres: str, tmp_path: Path) -> None:
    done = admin(postgres, tmp_path, "tidy")
    assert (done.returncode, done.stderr) == (0, b"")
