"""`ludex bench server` measures what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludex.cli import main
from ludex.core.text import LANGUAGES
from ludex.lab import bench_server, history


def test_bench_server_reports_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "3", "--seconds", "3", "--think", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["tables"] == 3
    assert figures["errors"] == 0
    assert figures["moves"] > 3
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert figures["cpu_ms"] is None or figures["cpu_ms"] > 0
    assert 0 < figures["move_bytes"] <= figures["move_bytes_p95"]
    assert 0 < figures["page_bytes"] <= figures["first_load_bytes"] <= 300_000


def test_bench_server_watches_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--tables", "1", "--seconds", "2", "--think", "0.3", "--workers", "1", "--spectators", "4", "--json"]
    assert main(["bench", "server", *asked, "--play", "heroes"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["errors"] == 0
    assert figures["spectators"] == 4
    assert figures["watched_moves"] == figures["moves"] > 1
    assert figures["unseen_moves"] == 0
    assert 0 < figures["watched_p50_ms"] <= figures["watched_max_ms"]
    assert 0 < figures["seen_p50_ms"] <= figures["seen_max_ms"]
    assert figures["part_bytes"] > 0


def test_without_spectators_nothing_is_said_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "1", "--seconds", "1", "--think", "0.1", "--workers", "1"]) == 0
    shown = capsys.readouterr().out
    assert "{cli-" not in shown
    assert "None" not in shown


def test_a_game_that_is_not_there_is_not_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--play", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_usual_loads_are_measured_by_one_command(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Houses of several sizes, then a table that many watch; as a table with a column for each, and as JSON."""
    monkeypatch.setenv("COLUMNS", "200")
    assert [(load.tables, load.spectators) for load in bench_server.usual_loads("root", 5, 5, 1)] == [
        (50, 0),
        (100, 0),
        (200, 0),
        (1, 100),
    ]
    monkeypatch.setattr(bench_server, "HOUSES", (2,))
    monkeypatch.setattr(bench_server, "CROWD", 3)
    asked = ["bench", "server", "--seconds", "1", "--think", "0.2", "--workers", "1"]
    if lang == LANGUAGES[0]:
        assert main([*asked, "--json"]) == 0
        house, watched = json.loads(capsys.readouterr().out)
        assert (house["tables"], house["spectators"], house["errors"]) == (2, 0, 0)
        assert (watched["tables"], watched["spectators"], watched["errors"]) == (1, 3, 0)
        assert house["reference_per_s"] > 0
    else:
        assert main([*asked, "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert "{cli-" not in shown
        assert "None" not in shown


def test_the_server_is_compared_with_what_was_recorded(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "git", lambda folder, *words: "" if words[0] == "status" else "abc123")
    file = tmp_path / "history.jsonl"
    asked = ["bench", "server", "--tables", "1", "--seconds", "1", "--think", "0.1", "--workers", "1"]
    asked += ["--history", str(file), "--tolerance", "10000"]
    assert main([*asked, "--record", "--json"]) == 0
    (kept,) = history.read(file)
    assert (kept.bench, kept.game, kept.setup["tables"]) == ("server", "root", 1)
    assert {"cpu_ms", "move_bytes"} <= set(kept.relative)
    capsys.readouterr()
    assert main([*asked, "--compare", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "1 table, 0 spectators" in said
    assert "abc123" in said
    assert "{" not in said
