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
    assert 0 < figures["p50_ms"] <= figures["p95_ms"]
    assert 0 < figures["move_bytes"] <= figures["move_bytes_p95"]
    assert 0 < figures["page_bytes"] <= figures["first_load_bytes"] <= 300_000
