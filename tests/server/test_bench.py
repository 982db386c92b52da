"""`ludex bench server` measures what it says."""

from __future__ import annotations

import json

import pytest

from ludex.cli import main


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
