"""Somebody with the real boards corrects what we reconstructed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex.cli import main
from ludex.core import Table
from ludex.core.errors import BadContent
from ludex.games.heroes.printed.book import book
from ludex.games.heroes.printed.own import export, read_own
from tests.heroes.stage import state_of


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(export(), encoding="utf-8")
    return file


def test_what_is_written_is_sound_and_changes_nothing(own: Path) -> None:
    assert read_own(own) == {}


def test_every_value_that_the_rulebook_does_not_give_is_marked(own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    brinlor = text[text.index("[map.fortress.brinlor]") :].split("\n\n")[0]
    assert "strength = 14\n" in brinlor
    assert "resources = { iron = 3, gold = 3 }  # ?" in brinlor


def test_a_corrected_value_is_played_with_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("[map.fortress.brinlor]\nstrength = 15\n[werewolves.troop.feral]\nstart = 4\n", encoding="utf-8")
    changes = read_own(file)
    assert changes == {
        "map": {"fortress": {"brinlor": {"strength": 15}}},
        "werewolves": {"troop": {"feral": {"start": 4}}},
    }
    table = Table.new("heroes", {"seats": ["werewolves", "archons"], "first": 0, "content": changes})
    fortress = book(state_of(table)).fortress[book(state_of(table)).region["brinlor"]]
    assert fortress is not None
    assert fortress.strength == 15
    assert state_of(table).boards[0].units[0] == 4
    again = Table.load(table.save())
    assert again.hash() == table.hash()
    plain = Table.new("heroes", {"seats": ["werewolves", "archons"], "first": 0})
    assert state_of(plain).boards[0].units[0] == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[map.fortress.brinlor]\nstrenght = 15\n", r"my\.toml.*map\.fortress\.brinlor\.strenght"),
        ("[map.fortress.atlantis]\nstrength = 15\n", r"my\.toml.*map\.fortress\.atlantis"),
        ("[elves.troop.feral]\nstart = 1\n", r"my\.toml.*elves"),
        ('[werewolves.troop.feral]\nstart = "four"\n', r"my\.toml.*troop\[0\] \(feral\)\.start"),
        ('[werewolves.building.longhouse]\nrequires = ["tavern"]\n', r"my\.toml.*tavern"),
        (
            "[werewolves.building.longhouse]\ncost = { silver = 3 }\n",
            r"my\.toml.*longhouse.*silver|silver.*longhouse|my\.toml.*cost",
        ),
        ("[map.fortress.brinlor\n", r"my\.toml"),
    ],
)
def test_a_mistake_is_named_with_file_table_and_field(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=problem):
        read_own(file)


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    assert main(["content", "heroes", "--export", str(file), "--lang", "en"]) == 0
    assert main(["content", "heroes", "--export", str(file), "--lang", "en"]) == 2
    assert "exists" in capsys.readouterr().err
    file.write_text(
        file.read_text(encoding="utf-8").replace("night_strength = 3\n", "night_strength = 5\n"), encoding="utf-8"
    )
    assert main(["content", "heroes", "--check", str(file), "--lang", "ru"]) == 0
    assert "1 значение" in capsys.readouterr().out
    assert main(["content", "root", "--check", str(file), "--lang", "en"]) == 2
    assert main(["content", "heroes", "--lang", "en"]) == 2
