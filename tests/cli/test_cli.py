"""The command line: every subcommand as a user would try it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludex.cli import main
from ludex.core import Rule, Table
from ludex.core.text import core_text
from ludex.games.root.game import GAME
from ludex.games.root.state import Root

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def run(output: Output, *arguments: str) -> tuple[int, str, str]:
    output.readouterr()
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = int(left.code or 0)
    captured = output.readouterr()
    return code, captured.out, captured.err


def run_json(output: Output, *arguments: str) -> tuple[int, Any]:
    code, said, _ = run(output, *arguments, "--json")
    return code, json.loads(said.splitlines()[-1])


def test_help_lists_every_command_in_both_languages(capsys: Output) -> None:
    for lang, word in (("en", "rulebook"), ("ru", "правил")):
        code, said, _ = run(capsys, "laws", "--help", f"--lang={lang}")
        assert code == 0
        assert word in said
    code, said, _ = run(capsys, "--help")
    assert code == 0
    assert all(
        command in said for command in ("play", "games", "laws", "replay", "sim", "tournament", "balance", "bench")
    )


def test_sim_reports_games_wins_lengths_and_no_errors(capsys: Output) -> None:
    code, report = run_json(capsys, "sim", "root", "--seats", "marquise,eyrie", "--games", "12", "--seed", "1")
    assert code == 0
    assert (report["games"], report["errors"]) == (12, 0)
    assert set(report["wins"]) == {"marquise", "eyrie"}
    assert sum(report["wins"].values()) == 12
    assert report["mean_decisions"] == pytest.approx(report["decisions"] / 12)
    assert report["max_decisions"] >= report["mean_decisions"] > 50
    assert report["decisions_per_s"] > 0
    assert report["games_per_s"] > 0


def test_sim_gives_the_same_result_in_one_process_and_in_two(capsys: Output) -> None:
    one = run_json(capsys, "sim", "root", "--games", "60", "--seed", "3")[1]
    two = run_json(capsys, "sim", "root", "--games", "60", "--seed", "3", "--jobs", "2")[1]
    assert [one[key] for key in ("wins", "decisions", "max_decisions")] == [
        two[key] for key in ("wins", "decisions", "max_decisions")
    ]


def test_sim_over_all_mixes_seats_everyone_everywhere(capsys: Output) -> None:
    code, report = run_json(capsys, "sim", "root", "--all-mixes", "--players", "2", "--maps", "all", "--games", "4")
    assert code == 0
    assert report["games"] == 4


def test_sim_prints_a_table_for_people(capsys: Output) -> None:
    code, said, _ = run(capsys, "sim", "root", "--games", "3", "--lang", "ru")
    assert code == 0
    assert "решений в секунду" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sim", "root", "--seats", "marquise,marquise"], ["twice", "5.1.1"]),
        (["sim", "root", "--seats", "marquise,moles"], ["moles", "marquise, eyrie"]),
        (["sim", "root", "--map", "atlantis"], ["atlantis", "autumn, winter, lake, mountain"]),
        (["sim", "root", "--law", "martial"], ["martial", "seed, current"]),
        (["play", "root", "--map", "atlantis"], ["atlantis", "autumn, winter, lake, mountain"]),
        (["play", "root", "--law", "martial"], ["martial", "seed, current"]),
        (["bench", "root", "--map", "atlantis"], ["atlantis"]),
        (["sim", "chess"], ["chess", "root"]),
        (["laws", "chess"], ["chess", "root"]),
        (["sim", "root", "--agents", "genius"], ["genius", "random"]),
        (["sim", "root", "--agents", "random,random,random"], ["3", "2"]),
        (["sim", "root", "--all-mixes", "--players", "many"], ["many"]),
        (["sim", "root", "--all-mixes", "--players", "10"], ["10"]),
        (["sim", "root", "--all-mixes", "--bots", "none", "--players", "9"], ["9", "none"]),
        (["sim", "root", "--all-mixes", "--players", "1-2"], ["1-2", "2 to"]),
        (["sim", "root", "--all-mixes", "--players", "3-2"], ["3-2", "smaller"]),
        (["sim", "root", "--all-mixes", "--players", "2-"], ["2-"]),
        (
            ["sim", "root", "--all-mixes", "--maps", "lake,atlantis", "--games", "1"],
            ["atlantis", "autumn, winter, lake, mountain"],
        ),
        (["sim", "root", "--players", "2"], ["--players", "--all-mixes"]),
        (["sim", "root", "--maps", "all"], ["--maps", "--all-mixes"]),
        (["sim", "root", "--all-mixes", "--seats", "marquise,eyrie", "--map", "lake"], ["--seats, --map"]),
        (["replay", "nowhere.json"], ["nowhere.json"]),
        (["play", "root", "--people", "frogs"], ["frogs"]),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_two(
    capsys: Output, arguments: list[str], words: list[str]
) -> None:
    code, said, error = run(capsys, *arguments)
    assert code == 2
    assert not said
    assert len(error.strip().splitlines()) == 1
    assert all(word in error for word in words)


def test_a_number_of_games_must_be_a_number(capsys: Output) -> None:
    code, _, error = run(capsys, "sim", "root", "--games", "-3")
    assert code == 2
    assert "-3" in error


def test_a_failed_game_leaves_a_save_that_replay_opens(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    healthy = GAME.steps["evening"]

    def evening(g: Root) -> Rule[None]:
        if g.turn >= 4:
            raise ZeroDivisionError("the moon fell down")
        yield from healthy(g)

    with monkeypatch.context() as patch:
        patch.setitem(GAME.steps, "evening", evening)
        code, report = run_json(capsys, "sim", "root", "--games", "2", "--failures", str(tmp_path))
    assert code == 1
    assert report["errors"] == 2
    assert "the moon fell down" in report["failures"][0]["error"]
    code, replayed = run_json(capsys, "replay", report["failures"][0]["file"])
    assert code == 0
    assert replayed["answers"] > 10


def saved_game(tmp_path: Path) -> Path:
    table = Table.new("root", {"seats": ["marquise", "eyrie"], "first": 0}, 5)
    for _ in range(20):
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, decision.options[-1])
    file = tmp_path / "game.json"
    file.write_bytes(table.save())
    return file


def test_replay_tells_what_happened_and_what_is_asked(capsys: Output, tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    code, said, _ = run(capsys, "replay", str(file))
    assert code == 0
    assert "The Marquise places the keep" in said
    assert "Asked now" in said
    early = run_json(capsys, "replay", str(file), "--to", "3")[1]
    assert early["answers"] == 3
    assert run(capsys, "replay", str(file), "--to", "9999")[0] == 2


def test_replay_of_a_game_shows_no_hidden_cards(capsys: Output, tmp_path: Path) -> None:
    said = run(capsys, "replay", str(saved_game(tmp_path)))[1]
    assert "You draw" not in said


def test_replay_says_what_is_wrong_with_a_file(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "foreign.json"
    file.write_text('{"a": 1}')
    code, _, error = run(capsys, "replay", str(file))
    assert code == 2
    assert "not saved by Ludex" in error


def test_laws_counts_clauses_code_and_tests(capsys: Output) -> None:
    for book, least in (("root", 300), ("bots", 400)):
        code, report = run_json(capsys, "laws", book)
        assert code == 0
        assert report["clauses"] == len(GAME.books[book].clauses) > least
        assert report["with_code"] == report["with_tests"] == report["clauses"]
        assert report["missing"] == []


def test_laws_prints_where_a_clause_is_and_what_is_missing(capsys: Output) -> None:
    said = run(capsys, "laws", "root")[1]
    row = next(line for line in said.splitlines() if "4.3.2.III" in line)
    assert "Defenceless" in row
    assert "battle.py:" in row
    assert "test_4_3_battle.py:" in row
    missing = run(capsys, "laws", "root", "--missing")[1]
    assert "4.3.2.III" not in missing
    assert not missing
    assert str(len(GAME.books["root"].clauses)) in said.splitlines()[-1]


def test_games_lists_factions_maps_and_options(capsys: Output) -> None:
    code, report = run_json(capsys, "games")
    assert code == 0
    assert report["root"]["sides"][:2] == ["marquise", "eyrie"]
    assert report["root"]["players"] == [2, 9]
    options = report["root"]["options"]
    assert list(options)[:3] == ["map", "first", "law"]
    assert options["map"] == {
        "kind": "choice",
        "values": ["autumn", "winter", "lake", "mountain"],
        "default": "autumn",
    }
    assert options["law"]["values"] == ["seed", "current"]
    assert options["difficulty"]["values"] == ["easy", "normal", "challenging", "nightmare"]
    assert [seat.removeprefix("bot:") for seat in report["root"]["bots"]] == list(options["traits"]["values"])
    assert options["traits"]["values"]["marquise"][0] == "blitz"
    assert report["heroes"]["options"].keys() == {"first", "content"}
    for lang in ("en", "ru"):
        said = run(capsys, "games", "root", "--lang", lang)[1]
        assert all(word in said for word in ("marquise", "mountain", "current", "first"))


def test_games_lists_what_a_faction_has_to_choose_from(capsys: Output) -> None:
    characters = run_json(capsys, "games", "root")[1]["root"]["options"]["character"]["values"]
    assert characters == ["random", "thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"]
    assert "thief, tinker" in run(capsys, "games", "root", "--lang", "ru")[1]


@pytest.mark.parametrize("woods", ["autumn", "winter", "lake", "mountain"])
def test_sim_and_bench_take_a_map_and_an_edition_of_the_law(capsys: Output, woods: str) -> None:
    chosen = ["--seats", "eyrie,marquise", "--map", woods, "--law", "current"]
    code, report = run_json(capsys, "sim", "root", *chosen, "--games", "3")
    assert (code, report["games"], report["errors"]) == (0, 3, 0)
    assert list(report["wins"]) == ["eyrie", "marquise"]
    code, report = run_json(capsys, "bench", "root", *chosen, "--seconds", "0.1")
    assert (code, report["seats"]) == (0, ["eyrie", "marquise"])


def test_play_takes_seats_a_map_and_an_edition_of_the_law(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Table] = []

    def sit_down(table: Table, *_: Any, **__: Any) -> int:
        tables.append(table)
        return 0

    monkeypatch.setattr("ludex.cli.playing.play_text", sit_down)
    arguments = ["--map", "lake", "--law", "current", "--seats", "eyrie,marquise", "--seed", "1"]
    assert run(capsys, "play", "root", *arguments)[0] == 0
    (table,) = tables
    setup: Any = table.setup
    assert (setup.seats, setup.map, setup.law) == (["eyrie", "marquise"], "lake", "current")
    assert isinstance(table.state, Root)
    assert table.state.current_law == 1


def test_a_sweep_takes_an_edition_of_the_law(capsys: Output) -> None:
    code, report = run_json(capsys, "sim", "root", "--all-mixes", "--law", "current", "--games", "4")
    assert (code, report["games"], report["errors"]) == (0, 4, 0)
    assert run(capsys, "sim", "root", "--all-mixes", "--law", "martial")[0] == 2


def test_bench_reports_every_figure(capsys: Output) -> None:
    code, report = run_json(capsys, "bench", "root", "--seconds", "0.3")
    assert code == 0
    for key in ("decisions_per_s", "choices_per_s", "games_per_s", "clone_us", "save_us", "load_us", "view_us"):
        assert report[key] > 0


def test_every_command_has_help_in_both_languages() -> None:
    for lang in ("ru", "en"):
        text = core_text(lang)
        for command in ("play", "games", "laws", "replay", "sim", "tournament", "balance", "bench"):
            assert text.has(f"cli-{command}")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_everything_about_a_game_has_a_label(capsys: Output, lang: str) -> None:
    code, out, _ = run(capsys, "games", "--lang", lang)
    assert code == 0
    assert "{" not in out
    assert "n, o, r, m" not in out
