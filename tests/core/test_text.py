"""Every word exists in Russian and English; every clause that is cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludex.core import Table, known_games
from ludex.core.citations import coverage, find_tests
from ludex.core.meta import read_text
from ludex.core.text import LANGUAGES, Text, Words, language_of_user
from ludex.games import load
from ludex.games.root.game import GAME
from ludex.kit.testing.checks import walk
from ludex.server.site.words import site_text

SOURCES = Path("src/ludex")
TEXTS = sorted({file.parent for file in SOURCES.rglob("*.ftl")})


def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    found = {}
    for file in sorted(folder.glob(f"{lang}*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("folder", TEXTS, ids=str)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    russian, english = messages(folder, "ru"), messages(folder, "en")
    assert russian.keys() == english.keys()
    assert russian


def said_in_code() -> Iterator[tuple[str, str]]:
    """Message ids that the sources use: prompts, journal lines, refusals, errors, plain texts."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            words = [a.value if isinstance(a, ast.Constant) and isinstance(a.value, str) else None for a in node.args]
            place = f"{file}:{node.lineno}"
            prefix, position = PLACES.get(name, ("", 0 if name in ERRORS else 99))
            if len(words) > position and words[position]:
                yield f"{prefix}{words[position]}", place


PLACES = {
    "ask": ("ask-", 2),
    "tell": ("tell-", 2),
    "whisper": ("tell-", 3),
    "note": ("tell-", 3),
    "Refusal": ("refuse-", 1),
    "say": ("", 0),
}
"""Which argument of a call is the message, and what precedes it in the Fluent files."""

ERRORS = {
    "LudexError",
    "BadSave",
    "BadSetup",
    "BadContent",
    "UndoRefused",
    "NotBranching",
    "NotACopy",
    "BrokenRule",
    "RuleFailed",
    "Stuck",
    "NotAsked",
    "NotOffered",
    "Malformed",
    "UnknownGame",
    "UnknownAgent",
    "ScriptEnded",
    "Endless",
}


def test_every_message_in_the_code_has_words_in_both_languages() -> None:
    used = list(said_in_code())
    assert len(used) > 150
    for lang in LANGUAGES:
        site = site_text(lang)
        assert not [
            (message, place)
            for message, place in used
            if not text_at(place, lang).has(message)
            and not (place.startswith("src/ludex/server") and site.has(message))
        ]


def text_at(place: str, lang: str) -> Text:
    """The words of the game that a source file belongs to; what belongs to none must be said by all of them."""
    parts = Path(place).parts
    return read_text(Path(*parts[:4]), lang) if parts[2] == "games" and len(parts) > 4 else GAME.text(lang)


@pytest.mark.parametrize("name", known_games())
def test_every_verb_has_a_label_in_both_languages(name: str) -> None:
    for lang in LANGUAGES:
        for verb in load(name).verbs:
            assert load(name).text(lang).has(f"option-{verb.replace('_', '-')}")


TOLD = {
    "root": [{"seats": ["marquise", "eyrie"]}],
    "heroes": [
        {"seats": ["mushroomfolk", "werewolves", "archons", "cyclopes"]},
        {"seats": ["lizardfolk", "dark_elves", "cyclopes", "werewolves"]},
    ],
}
"""Set-ups of each game that are told in full."""


@pytest.mark.parametrize("name", known_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_gaps(lang: str, name: str) -> None:
    """No message, fact or form is missing in anything that some games say."""
    game = load(name)
    for seed, setup in enumerate(TOLD.get(name, [{}]) * 2):
        for table in walk(game, setup, seed):
            words = Words(game, lang, table.state)
            for decision in table.pending.values():
                assert_said(words.prompt(decision))
                for option in decision.options[::7]:
                    assert_said(words.option(option))
        assert table.journal is not None
        for line in table.journal.lines:
            assert_said(words.line(line))


def assert_said(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|\$|None|\?\?\?", text), text


@pytest.mark.parametrize(("variable", "lang"), [("ru_RU.UTF-8", "ru"), ("en_GB", "en"), ("C.UTF-8", "en")])
def test_the_language_is_that_of_the_machine(monkeypatch: pytest.MonkeyPatch, variable: str, lang: str) -> None:
    monkeypatch.delenv("LUDEX_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", variable)
    assert language_of_user() == lang


def test_russian_has_cases() -> None:
    table = Table.new(GAME, {"seats": ["marquise", "eyrie"], "first": 0}, 1)
    words = Words(GAME, "ru", table.state)
    assert words.option(("move", 4, 8, 1)) == "Переместить 1 воина с поляны 4 (зайцы) на поляну 8 (лисы)"
    assert words.option(("battle", 1, 1)) == "Сразиться с Династией: поляна 1 (лисы)"
    assert words.option(("decode", 0)) == "Посмотреть руку Маркисы"


@pytest.mark.parametrize("name", known_games())
def test_every_clause_that_code_or_tests_cite_exists(name: str) -> None:
    for book in load(name).books.values():
        assert not coverage(book, load(name).folder, find_tests(), load(name).laws).astray


@pytest.mark.parametrize("name", known_games())
def test_every_clause_has_title_and_text_in_both_languages_and_sound_references(name: str) -> None:
    laws = load(name).laws
    for clause in laws.clauses.values():
        assert clause.title.keys() == clause.text.keys() == set(LANGUAGES)
        assert all(clause.title.values())
        assert all(clause.text.values())
        assert all(other in laws for other in clause.see), clause


@pytest.mark.parametrize("name", known_games())
def test_no_clause_lacks_code_or_tests(name: str) -> None:
    for book in load(name).books.values():
        assert not coverage(book, load(name).folder, find_tests()).missing()
