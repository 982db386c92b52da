"""`ludex balance`: one report for every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludex.cli import main
from ludex.core import find_game
from ludex.core.meta import known_games
from ludex.core.text import LANGUAGES, core_text
from ludex.lab.balance import Share, markdown, weigh
from ludex.lab.games import Played

Output = pytest.CaptureFixture[str]
OURS = ["root", "heroes", "spirit_island", "runewars"]


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_report(game: str, tmp_path: Path, capsys: Output) -> None:
    assert game in known_games()
    file = tmp_path / "balance.md"
    asked = ["balance", game, "--agents", "random", "--games", "4", "--out", str(file)]
    assert main([*asked, "--lang", "en"]) == 0
    page = file.read_text()
    assert "4 games of all mixes" in page
    assert "## By side" in page
    assert "## By seat" in page
    assert len((tmp_path / "balance.jsonl").read_text().splitlines()) == 4
    before = (tmp_path / "balance.jsonl").read_bytes()
    assert main([*asked, "--lang", "ru"]) == 0
    assert (tmp_path / "balance.jsonl").read_bytes() == before
    assert "## По сторонам" in file.read_text()


def game_of(number: int, seats: list[str], winner: str, place: str) -> Played:
    return Played(
        number,
        "root",
        {"seats": seats, "map": place},
        ["random"],
        number,
        rules=3,
        ended="victory",
        winners=[winner],
        scores={seat: 30 if seat == winner else 10 for seat in seats},
        sources={seat: {"crafting": 2} if seat == "marquise" else {} for seat in seats},
        decisions=100 + number,
    )


def test_wins_are_counted_by_side_seat_opponent_and_map() -> None:
    games = [
        game_of(0, ["marquise", "eyrie"], "marquise", "autumn"),
        game_of(1, ["eyrie", "marquise"], "marquise", "lake"),
        game_of(2, ["marquise", "alliance", "eyrie"], "eyrie", "lake"),
    ]
    found = weigh(find_game("root"), games, "random", 1)
    assert found.sides[2]["marquise"] == Share(2, 2, 1.0, 2, 60, 40, {"crafting": 4})
    assert found.sides[3]["eyrie"] == Share(1, 1, 1 / 3, 1, 30, 20)
    assert {seat: share.wins for seat, share in found.seats[2].items()} == {"1": 1, "2": 1}
    assert (found.opponents["marquise"]["eyrie"].wins, found.opponents["marquise"]["eyrie"].games) == (2, 3)
    assert found.choices["map"]["lake"]["eyrie"].wins == 1
    assert found.decisions == [100, 101, 102]
    for lang in LANGUAGES:
        page = markdown(found, find_game("root"), core_text(lang))
        assert "100% (2 / 2; 34%–100%)" in page
        assert "20.0" in page
    assert "| Marquise de Cat | 2.0 |" in markdown(found, find_game("root"), core_text("en"))


def test_a_rate_that_is_not_fair_is_marked() -> None:
    assert Share(100, 25, 25.0).told() == "25% (25 / 100; 18%–34%)"
    assert Share(100, 50, 25.0).told() == "50% (50 / 100; 40%–60%) ≠"
    assert Share(100, 5, 0.0).told() == "5% (5 / 100; 2%–11%)"


def test_a_report_without_a_file_is_printed(capsys: Output) -> None:
    assert main(["balance", "heroes", "--agents", "random", "--players", "2", "--games", "2", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("# Heroes")
    assert main(["balance", "heroes", "--agents", "random", "--players", "2", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_one_table_is_not_all_mixes(capsys: Output) -> None:
    assert main(["balance", "root", "--seats", "marquise,eyrie", "--map", "lake", "--lang", "en"]) == 2
    assert "--seats, --map" in capsys.readouterr().err
