"""`ludex tournament` and its suites, from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from ludex.cli import main
from ludex.lab.contest import Contest
from ludex.lab.games import Played
from ludex.lab.simulate import play_all
from ludex.lab.standings import Rate, stand
from ludex.lab.suites import BadSuite, chosen, read_suite, table

Output = pytest.CaptureFixture[str]
SMALL = ["--agents", "steward,random", "--sides", "marquise,eyrie", "--games", "4"]
SUITE = """
[[row]]
name = "two"
title = "Two at a table"
goal = 0.9
contest = { game = "root", agents = ["steward"], against = "random", sides = ["marquise", "eyrie"], games = 2 }

[[row]]
name = "alone"
title = "Alone"
by = ""
contest = { game = "spirit_island", agents = ["random"], sides = ["thunderspeaker"], games = 1 }
"""


def run(capsys: Output, *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


def standings(capsys: Output, *arguments: str) -> dict[str, Any]:
    code, said, error = run(capsys, "tournament", *arguments, "--json")
    assert code == 0, error
    found = json.loads(said)
    assert isinstance(found, dict)
    return found


def test_a_tournament_is_told_and_drawn(tmp_path: Path, capsys: Output) -> None:
    code, said, _ = run(capsys, "tournament", "root", *SMALL, "--maps", "autumn,lake", "--out", str(tmp_path))
    assert code == 0
    assert "steward" in said
    assert "Marquise de Cat" in said
    assert "4 of 4" in said
    drawn = ElementTree.parse(tmp_path / "standings.svg").getroot()
    assert "steward" in "".join(drawn.itertext())
    assert (tmp_path / "standings.png").read_bytes().startswith(b"\x89PNG")
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4


def test_a_stopped_tournament_goes_on_by_the_same_command_or_by_its_folder(tmp_path: Path, capsys: Output) -> None:
    whole = standings(capsys, "root", *SMALL, "--out", str(tmp_path / "whole"))
    lines = (tmp_path / "whole" / "games.jsonl").read_text().splitlines(keepends=True)
    folder = tmp_path / "stopped"
    folder.mkdir()
    (folder / "contest.json").write_bytes((tmp_path / "whole" / "contest.json").read_bytes())
    (folder / "games.jsonl").write_text(lines[0] + lines[1][:40])
    found = standings(capsys, "--resume", "--out", str(folder))
    assert (found["games"], found["kept"]) == (4, 1)
    again = standings(capsys, "root", *SMALL, "--out", str(folder))
    assert (again["games"], again["kept"]) == (4, 4)
    assert found["ratings"] == again["ratings"] == whole["ratings"]
    more = standings(capsys, "root", *SMALL[:-1], "6", "--out", str(folder))
    assert (more["games"], more["kept"]) == (6, 4)


def test_every_agent_is_counted_with_every_side(tmp_path: Path, capsys: Output) -> None:
    found = standings(capsys, "root", *SMALL, "--out", str(tmp_path))
    assert found["total"]["steward"]["games"] == 4
    assert {side: rate["games"] for side, rate in found["by"]["side"]["random"].items()} == {"marquise": 2, "eyrie": 2}
    assert found["meetings"]["steward"]["random"] == found["total"]["steward"]
    assert found["ratings"]["steward"][0] > 0 > found["ratings"]["random"][0]


def test_who_plays_for_all_is_counted_once_a_game(tmp_path: Path, capsys: Output) -> None:
    asked = ["spirit_island", "--agents", "random", "--players", "2", "--adversaries", "england,sweden"]
    found = standings(capsys, *asked, "--games", "4", "--out", str(tmp_path))
    assert found["total"]["random"]["games"] == 4
    assert {name: rate["games"] for name, rate in found["by"]["adversary"]["random"].items()} == {
        "england": 2,
        "sweden": 2,
    }
    assert not found["ratings"]


def test_bots_may_win_and_rate_nobody(tmp_path: Path, capsys: Output) -> None:
    asked = ["root", "--agents", "random", "--players", "3", "--bots", "2", "--difficulty", "easy"]
    found = standings(capsys, *asked, "--games", "3", "--out", str(tmp_path))
    assert found["total"]["random"]["games"] == 3
    assert not found["ratings"]


def test_a_failed_game_counts_for_nobody() -> None:
    contest = Contest(game="root", agents=["steward", "random"], games=2)
    plans = contest.plans()
    games = list(play_all(plans))
    games[0] = Played(**msgspec.structs.asdict(plans[0]), rules=3, error="Moon: it fell down")
    found = stand(contest, games, 2)
    assert (found.games, found.errors, found.total["steward"].games) == (2, 1, 1)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["root"], ["--out"]),
        (["--out", "{}"], ["--suite", "--resume"]),
        (["--resume", "--out", "{}"], ["nothing to go on with"]),
        (["root", "--resume", "--out", "{}"], ["--resume"]),
        (["root", "--agents", "steward", "--out", "{}"], ["two agents"]),
        (["root", "--agents", "steward,genius", "--out", "{}"], ["genius"]),
        (["root", "--agents", "random,search:soon", "--out", "{}"], ["search:soon", "search:0.2"]),
        (["root", "--agents", "random,random:3", "--out", "{}"], ["random:3"]),
        (["root", "--sides", "moles", "--out", "{}"], ["moles", "marquise"]),
        (["root", "--maps", "atlantis", "--out", "{}"], ["atlantis"]),
        (["root", "--seats", "marquise,eyrie", "--out", "{}"], ["--sides"]),
        (["root", "--only", "two", "--out", "{}"], ["--only", "--suite"]),
        (["--suite", "beauty", "--out", "{}"], ["beauty", "strength"]),
        (["--suite", "strength", "--only", "chess", "--out", "{}"], ["chess", "root-two"]),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], words: list[str], tmp_path: Path, capsys: Output) -> None:
    code, _, error = run(capsys, "tournament", *(each.format(tmp_path / "out") for each in arguments))
    assert code == 2
    assert all(word in error for word in words), error
    assert not (tmp_path / "out").exists()


def test_a_folder_has_one_contest(tmp_path: Path, capsys: Output) -> None:
    standings(capsys, "root", *SMALL, "--out", str(tmp_path))
    code, _, error = run(capsys, "tournament", "root", *SMALL, "--seed", "2", "--out", str(tmp_path))
    assert code == 2
    assert "seed: 1; here: 2" in error
    (tmp_path / "contest.json").write_text("{")
    code, _, error = run(capsys, "tournament", "--resume", "--out", str(tmp_path))
    assert code == 2
    assert "cannot be read" in error


def test_a_suite_writes_its_tables_into_a_page(tmp_path: Path, capsys: Output) -> None:
    suite = tmp_path / "small.toml"
    suite.write_text(SUITE)
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n<!-- suite small -->\nold\n<!-- end of suite -->\n\nEnd.\n")
    asked = ["tournament", "--suite", str(suite), "--out", str(tmp_path / "games"), "--write", str(page)]
    code, said, _ = run(capsys, *asked, "--only", "two")
    assert code == 0
    assert "Two at a table" in said
    told = page.read_text()
    assert told.startswith("# Page\n")
    assert told.endswith("\n\nEnd.\n")
    assert "old" not in told
    assert "| marquise | 1 of 1 | 100.0% | 20.7% to 100.0% | 90% | reached, but it may be chance |" in told
    assert "Not played yet." in told
    assert run(capsys, *asked)[0] == 0
    told = page.read_text()
    assert "Not played yet." not in told
    page.write_text("# Page\n\n<!-- suite small --><!-- end of suite -->")
    assert run(capsys, *asked, "--only", "none")[:2] == (0, "")
    assert page.read_text() == told.removesuffix("\n\nEnd.\n")
    page.write_text("# Page\n")
    code, _, error = run(capsys, *asked)
    assert code == 2
    assert "<!-- suite small -->" in error


@pytest.mark.parametrize(
    "wrong",
    ["[[row]", '[[row]]\nname = "x"', SUITE + '[[row]]\nname = "x"\ntitle = "x"\ncontest = { game = "root" }', "x = 1"],
)
def test_a_bad_suite_is_refused(wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(wrong)
    with pytest.raises(BadSuite, match=r"bad\.toml is not a suite"):
        read_suite(str(file))


def test_a_table_says_how_many_games_are_missing() -> None:
    row = chosen(read_suite("strength"), "root-search-two")[0]
    found = stand(row.contest, [], 210)
    assert "Not played yet." in table(row, found)
    found.games, found.total["search:1"] = 20, Rate(20, 13, 0.65, 0.43, 0.82)
    assert "13 of 20 | 65.0% | 43.0% to 82.0% | 65% | reached, but it may be chance |" in table(row, found)
    assert "Broken off after 20 of 210 games." in table(row, found)
