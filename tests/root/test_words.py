"""What Root says: every way on says where it leads, no bracket stands in another, no number is told twice."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludex.core import CHANCE, Table
from ludex.core.decision import DONE
from ludex.core.text import CORE_TEXT, Words
from ludex.games.root.game import GAME
from ludex.kit.testing import checks
from tests.root.stage import Stage

LANGUAGES = ("ru", "en")
SETUPS: list[dict[str, Any]] = [
    {"seats": ["riverfolk", "marquise", "vagabond", "eyrie", "alliance", "lizards"]},
    {"seats": ["vagabond", "vagabond2", "lizards", "eyrie", "riverfolk"], "map": "lake"},
    {"seats": ["marquise", "bot:alliance", "bot:duchy", "bot:corvids", "bot:vagabot", "eyrie"], "traits": "all"},
    {"seats": ["alliance", "bot:marquise", "bot:eyrie", "bot:lizards", "bot:riverfolk"], "map": "mountain"},
]


@pytest.mark.law("root:1.4")
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_whoever_goes_on_knows_where_to(number: int) -> None:
    """In every phase of every faction, in both languages; and the rule that asks says so."""
    for table in checks.walk(GAME, SETUPS[number], 30 + number):
        for seat, decision in table.pending.items():
            if seat == CHANCE or not decision.accepts(DONE):
                continue
            assert decision.leads, decision
            for lang in LANGUAGES:
                assert GAME.text(lang).has(f"leads-{decision.leads.replace('.', '-')}"), decision
                words = Words(GAME, lang, table.state)
                assert words.option(DONE, decision) != words.option(DONE)


@pytest.mark.law("root:6.5", "root:8.6", "root:7.5.1")
@pytest.mark.parametrize(
    ("scene", "step", "said"),
    [
        (Stage().hand("marquise", "anvil").piece("workshop", 1), "marquise.craft", "Go on to the actions of Daylight"),
        (Stage().hand("marquise", "anvil"), "marquise.action", "End Daylight: go on to Evening and draw cards"),
        (
            Stage("alliance", "marquise", active="alliance").hand("alliance", "anvil"),
            "alliance.daylight",
            "End Daylight: go on to Evening and its military operations",
        ),
        (
            Stage("eyrie", "marquise", active="eyrie").hand("eyrie", "anvil").piece("roost", 1),
            "eyrie.craft",
            "Go on to the decree",
        ),
    ],
)
def test_the_way_on_is_named_by_the_rule_that_asks(scene: Stage, step: str, said: str) -> None:
    play = scene.start(step)
    assert Words(GAME, "en", play.g).option(DONE, play.decision) == said


def texts() -> Iterator[tuple[str, str]]:
    """Every line of Root's messages and of the terminal's: file and text."""
    for folder in (GAME.folder / "text", CORE_TEXT):
        for file in sorted(folder.glob("*.ftl")):
            for line in file.read_text(encoding="utf-8").splitlines():
                if not line.startswith("#"):
                    yield file.name, line


BRACKETED = {
    "card",
    "cards",
    "clearing",
    "origin",
    "target",
    "quest",
    "quests",
    "belonging",
    "belongings",
    "place",
    "spent",
}
"""Facts whose names have brackets of their own."""


def test_nothing_that_has_brackets_of_its_own_is_put_into_brackets() -> None:
    found = []
    for file, line in texts():
        for inside in re.findall(r"\(([^()]*(?:NOUN\([^()]*\)[^()]*)*)\)", line):
            named = set(re.findall(r"\$(\w+)", inside))
            if named & BRACKETED and not re.search(rf"NOUN\({re.escape(inside)}\)", line):
                found.append((file, line))
    assert not found


def said_at(table: Table, lang: str, rng: random.Random) -> Iterator[str]:
    """Everything that somebody could read now: sheets, question, answers, what was told."""
    words = Words(GAME, lang, table.state)
    assert GAME.sheets is not None
    for seat, decision in table.pending.items():
        if seat == CHANCE:
            continue
        yield words.prompt(decision)
        yield from (words.option(option, decision) for option in rng.sample(list(decision.options), 1))
        for sheet in GAME.sheets(table.view(seat), words):
            yield from (sheet.title, *sheet.columns, *(cell for row in sheet.rows for cell in row))
    assert table.journal is not None
    yield from (words.line(line) for line in table.journal.lines[-12:])


def depth(said: str) -> int:
    deepest = now = 0
    for sign in said:
        now += (sign in "([") - (sign in ")]")
        deepest = max(deepest, now)
    return deepest


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_no_bracket_stands_in_another(number: int, lang: str) -> None:
    rng = random.Random(number)
    for table in checks.walk(GAME, SETUPS[number], 50 + number):
        if table.answered % 9 == 0:
            for said in said_at(table, lang, rng):
                assert depth(said) < 2, said


@pytest.mark.law("root:3.2")
def test_points_and_their_total_are_told_once_each() -> None:
    play = Stage().warriors("marquise", 1, 3).piece("roost", 1).start("marquise.action", actions_left=3)
    play.choose("battle", 1, "eyrie").roll(0, 0)
    ((line, *_),) = [[line for line in play.table.journal.lines if line.message == "score"]]
    said = {lang: Words(GAME, lang, play.g).line(line) for lang in LANGUAGES}
    assert said == {"en": "The Marquise scores 1 point: 1 in all.", "ru": "Маркиса получает 1 победное очко, всего 1."}


def test_wood_is_no_building_on_the_sheet_of_the_marquise() -> None:
    play = Stage().warriors("marquise", 1, 3).start("marquise.action", actions_left=3)
    assert GAME.sheets is not None
    for lang, label in (("ru", "Компонент"), ("en", "Piece")):
        sheets = GAME.sheets(play.table.view(0), Words(GAME, lang, play.g))
        (tracks,) = [sheet for sheet in sheets if GAME.text(lang).say("piece-wood") in [row[0] for row in sheet.rows]]
        assert tracks.columns[0] == label


def test_files_of_text_come_in_pairs() -> None:
    names = {file.name[2:] for file in (Path(GAME.folder) / "text").glob("*.ftl")}
    for lang in LANGUAGES:
        assert {file.name[2:] for file in (GAME.folder / "text").glob(f"{lang}*.ftl")} == names
