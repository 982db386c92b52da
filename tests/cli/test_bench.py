"""`ludex bench` beside what was recorded of earlier commits."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ludex.build import build_name
from ludex.cli import main
from ludex.core.errors import LudexError
from ludex.core.text import LANGUAGES
from ludex.lab import history, reference
from ludex.lab.history import Record

Output = pytest.CaptureFixture[str]
RELATIVE = {"games_per_s": 0.5, "clone_us": 2.0}


def record(commit: str = "aaa111", build: str = "plain", **relative: float) -> Record:
    return Record(
        "play", "root", {"seats": ["marquise"]}, {}, 100.0, relative or RELATIVE, commit, "2026-11-18", "3", build
    )


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if everything was committed."""
    real = history.git
    monkeypatch.setattr(history, "git", lambda folder, *words: "" if words[0] == "status" else real(folder, *words))


def bench(output: Output, file: Path, *more: str) -> tuple[int, Any]:
    output.readouterr()
    code = main(["bench", "root", "--seconds", "0.1", "--history", str(file), "--json", *more])
    said = output.readouterr().out
    return code, json.loads(said) if said else None


@pytest.mark.usefixtures("clean")
def test_figures_are_recorded_only_on_demand_and_then_compared(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "history.jsonl"
    code, measured = bench(capsys, file)
    assert (code, file.exists()) == (0, False)
    assert "compared" not in measured
    assert measured["reference_per_s"] > 0
    assert bench(capsys, file, "--record")[0] == 0
    (kept,) = history.read(file)
    assert (kept.bench, kept.game, kept.setup["seats"]) == ("play", "root", ["marquise", "eyrie"])
    assert kept.build == build_name()
    assert len(kept.commit) == 40
    assert set(kept.relative) == {*measured["relative"]}
    code, measured = bench(capsys, file, "--compare", "HEAD", "--tolerance", "10000")
    assert code == 0
    assert measured["compared"]["commit"] == kept.commit
    assert {change["verdict"] for change in measured["compared"]["changes"]} == {"same"}
    assert len(history.read(file)) == 1


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize(("times", "code", "verdict"), [(0.5, 1, "slower"), (2.0, 0, "faster")])
def test_the_exit_code_says_whether_something_has_become_slower(
    capsys: Output, tmp_path: Path, times: float, code: int, verdict: str
) -> None:
    """The record is made to look as if it had been so many times as fast."""
    file = tmp_path / "history.jsonl"
    assert bench(capsys, file, "--record")[0] == 0
    (kept,) = history.read(file)
    kept.relative = {name: value / times ** _better(name) for name, value in kept.relative.items()}
    file.write_text("")
    history.append(file, kept)
    found, measured = bench(capsys, file, "--compare", "--tolerance", "30")
    assert found == code
    assert measured["compared"]["slower"] is (code == 1)
    assert {change["verdict"] for change in measured["compared"]["changes"]} == {verdict}


def _better(name: str) -> int:
    return 1 if name.endswith("_per_s") else -1


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_comparison_is_told_in_words(capsys: Output, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "history.jsonl"
    assert bench(capsys, file, "--record")[0] == 0
    asked = [
        "bench",
        "--compare",
        "root",
        "--seconds",
        "0.1",
        "--history",
        str(file),
        "--tolerance",
        "0",
        "--lang",
        lang,
    ]
    main(asked)
    said = capsys.readouterr().out
    assert history.read(file)[0].commit[:10] in said
    assert "×" in said
    assert "{" not in said
    assert any(word in said for word in (("better", "WORSE") if lang == "en" else ("лучше", "ХУЖЕ")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_compared_is_said_before_anything_is_measured(
    capsys: Output, tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludex.cli.bench.measure", lambda *_: pytest.fail("measured"))
    file = tmp_path / "history.jsonl"
    history.append(file, record())
    asked = ["bench", "root", "--history", str(file), "--lang", lang]
    assert main([*asked, "--compare"]) == 2
    assert "marquise" in capsys.readouterr().err
    assert main([*asked, "--compare", "no-such-commit"]) == 2
    assert "no-such-commit" in capsys.readouterr().err
    file.write_text('\n{"bench": 3}\n')
    assert main([*asked, "--compare"]) == 2
    said = capsys.readouterr().err
    assert "2" in said
    assert "bench" in said
    assert "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_of_code_that_is_not_committed_are_not_recorded(
    capsys: Output, tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludex.cli.bench.measure", lambda *_: pytest.fail("measured"))
    monkeypatch.setattr(history, "git", lambda folder, *words: " M rules.py")
    file = tmp_path / "history.jsonl"
    assert main(["bench", "root", "--record", "--history", str(file), "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert ("Commit first" if lang == "en" else "Сначала сделайте коммит") in said
    assert not file.exists()


def test_a_folder_that_git_does_not_know_has_no_commit(tmp_path: Path) -> None:
    with pytest.raises(LudexError) as wrong:
        history.stamped(record(), tmp_path)
    assert wrong.value.message == "cli-bench-no-git"
    assert history.commit_of("main", tmp_path) == "main"


def test_a_record_has_the_commit_of_its_folder(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        named = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        done = subprocess.run(["git", "-C", tmp_path, *named, *words], capture_output=True, text=True, check=True)
        return done.stdout.strip()

    git("init", "-q")
    (tmp_path / "rules.py").write_text("1")
    git("add", ".")
    git("commit", "-qm", "x")
    assert history.stamped(record(), tmp_path).commit == git("rev-parse", "HEAD") == history.commit_of("HEAD", tmp_path)
    assert history.usual_file(tmp_path).resolve() == tmp_path.resolve() / "benchmarks" / "history.jsonl"
    (tmp_path / "rules.py").write_text("2")
    with pytest.raises(LudexError) as wrong:
        history.stamped(record(), tmp_path)
    assert wrong.value.message == "cli-bench-changed"


def test_the_newest_record_of_the_same_thing_is_taken_and_of_this_build_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "build_name", lambda: "plain")
    file = tmp_path / "history.jsonl"
    for each in (record("aaa1"), record("bbb1"), record("ccc1", "compiled")):
        history.append(file, each)
    same = file, "play", "root", {"seats": ["marquise"]}
    assert history.recorded(*same, "").commit == "bbb1"
    assert history.recorded(*same, "aaa").commit == "aaa1"
    assert history.recorded(*same, "ccc1").build == "compiled"
    with pytest.raises(LudexError) as wrong:
        history.recorded(file, "play", "root", {"seats": ["eyrie"]}, "")
    assert wrong.value.message == "cli-bench-no-record"


def test_rates_and_costs_are_compared_each_in_its_direction() -> None:
    before = record(games_per_s=1.0, clone_us=1.0, save_us=1.0, gone_us=1.0, never_per_s=0.0)
    now = record(games_per_s=0.9, clone_us=1.1, save_us=0.8, never_per_s=0.0)
    found = history.compare(now, before, 5.0)
    assert [(change.figure, change.verdict) for change in found.changes] == [
        ("games_per_s", "slower"),
        ("clone_us", "slower"),
        ("save_us", "faster"),
    ]
    assert found.slower
    assert not history.compare(now, before, 12.0).slower


def test_the_yardstick_is_the_same_work_every_time() -> None:
    assert reference.work() == reference.work() == 179
    assert reference.loops_per_s(0.01) > 0
