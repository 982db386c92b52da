"""`ludex play`, `serve` and `admin`, as they are typed."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.db import connection

from ludex.cli import main
from ludex.cli.site import ADMIN
from ludex.core.text import core_text
from ludex.lab.clicks import Clicker, Served, free_port
from ludex.server.models import Entry, GameTable, Person
from ludex.server.site import keeper, run
from ludex.server.tables.checking import State
from tests.server.stage import duel, move, person, play_on

Output = pytest.CaptureFixture[str]


def ludex(data: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludex", *arguments],
        env={**os.environ, "LUDEX_DATA": str(data), "LUDEX_LANG": "en"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_play_opens_a_table_at_home(tmp_path: Path) -> None:
    """It migrates, says where it is, serves, and stops at Ctrl+C without a fuss."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "ludex", "play", "root", "--no-browser", "--port", str(port), "--lang", "en"],
        env={**os.environ, "LUDEX_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
    me = Clicker("127.0.0.1", port, random.Random(1))
    assert me.sit_down("root").status == 200
    assert me.click(me.form()).status == 200
    me.close()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Traceback" not in errors


def test_play_takes_any_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(run, "HOME_PORT", taken.getsockname()[1])
        found = run.free_socket("127.0.0.1", None)
        assert found.getsockname()[1] not in (0, taken.getsockname()[1])
        found.close()


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = ludex(tmp_path, "play", "--no-browser", "--port", port)
    assert done.returncode == 2
    assert f"Port {port}" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", [["play"], ["serve"], ["admin", "verify"], ["bench", "server"]])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_without_the_extra_one_is_told_what_to_install(
    command: list[str], lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    find: Any = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uvicorn" else find(name))
    assert main([*command, "--lang", lang] if command[0] != "admin" else command) == 2
    said = capsys.readouterr().err
    assert "ludex[server]" in said
    assert "uvicorn" in said
    assert "--text" in said


def test_the_terminal_stays_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def note(where: str) -> Any:
        def called(*_: Any, **__: Any) -> int:
            calls.append(where)
            return 0

        return called

    monkeypatch.setattr("ludex.cli.playing.run_in_browser", note("browser"))
    monkeypatch.setattr("ludex.cli.playing.play_text", note("terminal"))
    for arguments in ([], ["--text"], ["--seats", "marquise,eyrie"], ["--no-browser"]):
        main(["play", "root", *arguments])
    assert calls == ["browser", "terminal", "terminal", "browser"]


def test_the_server_writes_structured_logs_and_answers_health_checks(tmp_path: Path) -> None:
    server = Served(tmp_path, free_port(), {"LUDEX_LOG": "INFO"})
    server.start()
    began = time.monotonic()
    assert server.stop() in (0, -15)
    assert time.monotonic() - began < 10
    lines = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines()]
    assert "GET /health 200" in [line["message"] for line in lines]


def test_a_user_is_created_once_and_with_a_good_password(tmp_path: Path) -> None:
    create = ("admin", "create-user", "ann", "--name", "Ann", "--password-stdin")
    assert "8" in ludex(tmp_path, *create, given="short\n").stderr
    assert ludex(tmp_path, *create, given="a much better one\n").returncode == 0
    again = ludex(tmp_path, *create, given="a much better one\n")
    assert again.returncode == 2
    assert "ann" in again.stderr


def test_a_created_user_can_log_in() -> None:
    keeper.create_user("berta", "", "correct horse battery")
    berta = Person.objects.get(login="berta")
    assert berta.check_password("correct horse battery")
    assert berta.password.startswith("argon2")


def test_a_backup_is_restored_whole_and_only_into_an_empty_database(tmp_path: Path) -> None:
    GameTable.objects.all().delete()
    me = person("Ann")
    row = play_on(duel(me, me), me, 20)
    file = tmp_path / "backup"
    keeper.backup(file)
    other = tmp_path / "other"
    assert ludex(other, "admin", "restore", str(file)).returncode == 0
    again = ludex(other, "admin", "restore", str(file))
    assert (again.returncode, "not empty" in again.stderr) == (2, True)
    with closing(sqlite3.connect(other / "ludex.sqlite3")) as database:
        log = database.execute("SELECT seq, seat, key FROM server_entry WHERE table_id = ? ORDER BY seq", [row.id])
        assert list(log) == list(Entry.objects.filter(table=row).values_list("seq", "seat", "key"))


@pytest.mark.parametrize("data", [b"", b"no backup", b"\x1f\x8b\x08\x00broken"])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "backup"
    file.write_bytes(data)
    done = ludex(tmp_path / "new", "admin", "restore", str(file))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_all_tables_are_verified_by_replay(capsys: Output) -> None:
    me = person()
    row = play_on(duel(me, me), me, 10)
    assert keeper.verify_all()[row.id].state == State.SOUND
    Entry.objects.filter(table=row).last().delete()  # type: ignore[union-attr]
    assert main(["admin", "verify", "--json"]) == 1
    assert row.id in json.loads(capsys.readouterr().out)["damaged"]
    row.delete()


def test_a_finished_game_is_exported_for_verify(tmp_path: Path, capsys: Output) -> None:
    me = person()
    row = duel(me, me)
    file = tmp_path / "game.ludex"
    assert main(["admin", "export", row.id, str(file)]) == 2
    assert not file.exists()
    assert main(["admin", "export", "nowhere", str(file)]) == 2
    play_on(row, me, 5000)
    assert main(["admin", "export", row.id, str(file)]) == 0
    assert main(["verify", str(file), "--commitment", row.commitment]) == 0


def test_every_command_has_help_in_both_languages() -> None:
    for lang in ("ru", "en"):
        text = core_text(lang)
        assert all(text.has(f"cli-{name}") for name in ("serve", "verify", "admin"))
        assert all(text.has(f"cli-admin-{name}") for name in ADMIN)


def test_a_backup_keeps_no_move_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody plays while the backup is being written, and is in the next one."""
    me = person()
    row = duel(me, me)
    everything = keeper.everything
    waited: list[float] = []

    def click() -> None:
        began = time.monotonic()
        move(row, me)
        waited.append(time.monotonic() - began)
        connection.close()

    def slowly() -> Any:
        for number, thing in enumerate(everything()):
            if number == 1:
                other = threading.Thread(target=click)
                other.start()
                other.join(5)
            yield thing

    monkeypatch.setattr(keeper, "everything", slowly)
    before = Entry.objects.filter(table=row).count()
    keeper.backup(tmp_path / "backup")
    assert waited
    assert max(waited) < 2
    assert Entry.objects.filter(table=row).count() > before
    with gzip.open(tmp_path / "backup", "rt") as lines:
        kept = [json.loads(line) for line in lines]
    assert sum(each["model"] == "server.entry" and each["fields"]["table"] == row.id for each in kept) == before


@pytest.mark.parametrize("name", [".", "..", "/"])
def test_a_backup_is_a_file(name: str, capsys: Output) -> None:
    assert main(["admin", "backup", name]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    """Also in a folder that was there before and is open to all, and one that an older version made."""
    tmp_path.chmod(0o755)
    (tmp_path / "ludex.sqlite3").touch(0o644)
    assert ludex(tmp_path, "admin", "verify").returncode == 0
    assert [oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("ludex.sqlite3*")] == ["0o600"]


def test_a_new_password_is_set_by_command(tmp_path: Path) -> None:
    create = ("admin", "create-user", "Ann", "--password-stdin")
    assert ludex(tmp_path, *create, given="a much better one\n").returncode == 0
    again = ("admin", "set-password", "ANN", "--password-stdin")
    assert "8" in ludex(tmp_path, *again, given="short\n").stderr
    assert ludex(tmp_path, *again, given="an even better one\n").returncode == 0
    nobody = ludex(tmp_path, "admin", "set-password", "bob", "--password-stdin", given="an even better one\n")
    assert (nobody.returncode, "bob" in nobody.stderr) == (2, True)


def test_tidying_is_a_command(capsys: Output) -> None:
    assert main(["admin", "tidy"]) == 0
    assert "0" in capsys.readouterr().out
