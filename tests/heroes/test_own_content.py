"""Somebody with the real boards corrects what we reconstructed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ludex.cli import main
from ludex.core import Table
from ludex.core.errors import BadContent
from ludex.games.heroes.printed.book import ARTIFACTS, DARK_ELVES, FIRST_ARTIFACT, book, book_of
from ludex.games.heroes.printed.effects import MonsterBan
from ludex.games.heroes.printed.own import export, read_own
from ludex.kit.own_values import write_changes, write_value
from tests.heroes.stage import state_of


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(export(), encoding="utf-8")
    return file


def test_what_is_written_is_sound_and_changes_nothing(own: Path) -> None:
    assert read_own(own) == {}


def test_line_breaks_and_quotes_in_a_value_survive() -> None:
    said = 'Two lines:\n\tthe "second" \\ one'
    row = {"status": "seed", "name": {"ru": said, "en": "plain"}, "star": said, "flows": [said]}
    written = "\n".join(write_value(field, value, sure=True) for field, value in row.items())
    assert len(written.splitlines()) == len(row)
    assert tomllib.loads(written) == row


def test_every_value_that_the_rulebook_does_not_give_is_marked(own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    brinlor = text[text.index("[map.fortress.brinlor]") :].split("\n\n")[0]
    assert "strength = 14\n" in brinlor
    assert "resources = {iron = 3, gold = 3}  # ?" in brinlor


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
        (
            '[werewolves.building.longhouse]\neffects = [{ op = "mine_bonus", res = "wood", n = 1, add = 2 }]\n',
            r"my\.toml.*\(longhouse\)\.effects\[0\].*add",
        ),
        (
            '[werewolves.building.longhouse]\neffects = [{ on = "mine", op = "dig", n = 1 }]\n',
            r"my\.toml.*\(longhouse\)\.effects\[0\]\.op.*dig",
        ),
        (
            '[cyclopes.energy.1]\neffects = [{ op = "build_many" }]\n',
            r"my\.toml.*energy\[0\]\.effects\[0\]\.op.*build_many",
        ),
        ("[map.fortress.brinlor\n", r"my\.toml"),
    ],
)
def test_a_mistake_is_named_with_file_table_and_field(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=problem):
        read_own(file)


def test_fields_that_said_nothing_new_are_no_mistake_in_an_older_file(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    block = 'effects = [{ on = "once", op = "monster_ban", rounds = ROUNDS, from = "next_round" }]\n'
    artifact = next(
        each.id
        for each in book_of("").factions[DARK_ELVES].printed.artifact
        if any(effect.op == "monster_ban" for effect in each.effects)
    )
    file.write_text(f"[dark_elves.artifact.{artifact}]\n" + block.replace("ROUNDS", "2"), encoding="utf-8")
    assert not read_own(file)
    file.write_text('[map.herd]\nlairs = ["nox"]\n[map.seed_non_adjacency]\npairs = []\n', encoding="utf-8")
    assert not read_own(file)
    file.write_text(f"[dark_elves.artifact.{artifact}]\n" + block.replace("ROUNDS", "3"), encoding="utf-8")
    (changed,) = read_own(file)["dark_elves"]["artifact"][artifact]["effects"]
    assert changed == {"on": "once", "op": "monster_ban", "rounds": 3}
    saved = {"dark_elves": {"artifact": {artifact: {"effects": [{**changed, "from": "next_round"}]}}}}
    again = book_of(write_changes(saved)).factions[DARK_ELVES].once[FIRST_ARTIFACT + ARTIFACTS.index(artifact)]
    assert [each.effect for each in again] == [MonsterBan(on="once", rounds=3)]


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
