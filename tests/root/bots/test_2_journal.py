"""What bots do is told once, of the table as it is then, under the names of the rulebook."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.journal import Line
from ludex.core.state import State
from ludex.core.text import LANGUAGES, Noun, Words
from ludex.games.root.game import GAME
from ludex.games.root.mixes import mixes
from ludex.games.root.printed.maps import CLEARINGS, MAP_NAMES
from ludex.games.root.printed.pieces import PLOT
from ludex.games.root.rules.board import settle_rule
from ludex.games.root.sides.vagabond.items import CONDITIONS
from ludex.games.root.state import NOBODY, Root
from tests.root.stage import Stage

GAMES = 60
NAMES = {
    "marquise": ("Механическая Маркиса 2.0", "Mechanical Marquise 2.0"),
    "eyrie": ("Крылатые киборги", "Electric Eyrie"),
    "alliance": ("Синтетический союз", "Automated Alliance"),
    "vagabot": ("Ботяга", "Vagabot"),
    "lizards": ("Пульт пресмыкающихся", "Logical Lizards"),
    "riverfolk": ("Речные роботы", "Riverfolk Robots"),
    "duchy": ("Гидробуровое герцогство", "Drillbit Duchy"),
    "corvids": ("Стальной сговор", "Cogwheel Corvids"),
}
PLURAL = {"ru": ("eyrie", "riverfolk"), "en": ("lizards", "riverfolk", "corvids")}


def games() -> Iterator[dict[str, Any]]:
    yield from islice(mixes(range(3, 7), {"map": MAP_NAMES}, "only"), GAMES)
    yield from islice(mixes(range(2, 7), {"map": MAP_NAMES}, "some"), GAMES)


def play(setup: dict[str, Any], seed: int, **watch: Any) -> Table:
    rng = random.Random(seed)
    table = Table.new(GAME, setup, seed, **watch)
    while not table.over:
        ((seat, decision),) = table.pending.items()
        table.play(seat, rng.choice(decision.options))
    return table


# ---------------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_called_as_in_the_rulebook(lang: str, bot: str) -> None:
    name, title = Noun(GAME.text(lang), f"bot-{bot}"), NAMES[bot][LANGUAGES.index(lang)]
    assert name.form("title") == title
    short = title.removesuffix(" 2.0")
    assert str(name) == (short if lang == "ru" else f"the {short}")
    assert GAME.text(lang).say(f"sheet-bot-{bot}") == short
    assert name.has("plural") == (bot in PLURAL[lang])
    if lang == "ru":
        assert len({name.form(case) for case in ("nom", "gen", "dat", "ins")}) >= 4


@pytest.mark.parametrize(
    ("lang", "bot", "message", "about", "said"),
    [
        ("ru", "eyrie", "score", {"points": 2, "total": 5}, "Крылатые киборги получают 2 победных очка, всего 5."),
        (
            "ru",
            "duchy",
            "score",
            {"points": 1, "total": 5},
            "Гидробуровое герцогство получает 1 победное очко, всего 5.",
        ),
        (
            "ru",
            "riverfolk",
            "lose-points",
            {"points": 1, "total": 0},
            "Речные роботы теряют 1 победное очко, всего 0.",
        ),
        ("ru", "riverfolk", "win", {}, "Речные роботы побеждают!"),
        ("en", "lizards", "score", {"points": 2, "total": 5}, "The Logical Lizards score 2 points: 5 in all."),
        ("en", "eyrie", "score", {"points": 1, "total": 5}, "The Electric Eyrie scores 1 point: 5 in all."),
        ("en", "corvids", "win", {}, "The Cogwheel Corvids win the game!"),
        ("en", "riverfolk", "defenceless", {}, "The Riverfolk Robots are defenceless: one extra hit."),
    ],
)
def test_verbs_agree_with_names(lang: str, bot: str, message: str, about: dict[str, Any], said: str) -> None:
    words = Words(GAME, lang, Stage(f"bot:{bot}", "vagabond", active=f"bot:{bot}").g)
    assert words.line(Line(0, message, {"who": 0, **about})) == said


def seats(line: Line) -> list[int]:
    return [line.about.get(fact, NOBODY) for fact in ("who", "attacker", "defender", "other")]


def test_the_preposition_agrees_too() -> None:
    words = Words(GAME, "ru", Stage("marquise", "bot:corvids", "bot:riverfolk").g)
    assert words.option(("battle", 2, 1)).startswith("Сразиться со Стальным сговором:")
    assert words.option(("battle", 2, 2)).startswith("Сразиться с Речными роботами:")


SINGULAR = {"ru": re.compile(r"\w+(ает|яет|ует|ит|ёт|ает(ся)?|ёт(ся)?)$"), "en": re.compile(r"[a-z]+[^s]s$")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_game_lets_a_plural_name_do_something_in_the_singular(lang: str) -> None:
    plural = [NAMES[bot][LANGUAGES.index(lang)] for bot in PLURAL[lang]]
    wrong: Counter[str] = Counter()
    told = 0
    for seed, setup in enumerate(games()):
        table = play(setup, seed)
        words = Words(GAME, lang, table.state)
        assert table.journal is not None
        for line in {(each.message, *seats(each)): each for each in table.journal.lines}.values():
            said = words.line(line)
            for name in plural:
                for after in re.findall(rf"{name} (\S+)", said):
                    told += 1
                    if SINGULAR[lang].fullmatch(after):
                        wrong[said] += 1
    assert told > 500
    assert not wrong


# --------------------------------------------------------------------------------------------------------------- points


def test_points_are_told_once() -> None:
    """Every point that is gained or lost has one line with the new total, and no other line counts points."""
    for seed, setup in enumerate(games()):
        table = play(setup, seed)
        g = table.state
        assert isinstance(g, Root)
        assert table.journal is not None
        total = [0] * len(g.factions)
        for line in table.journal.lines:
            if line.message in ("score", "lose-points"):
                who, points = line.about["who"], line.about["points"]
                total[who] += points if line.message == "score" else -points
                assert total[who] == line.about["total"]
            else:
                assert "points" not in line.about, line
        assert [points for seat, points in enumerate(total) if g.dominance[seat] == NOBODY] == [
            points for seat, points in enumerate(g.score) if g.dominance[seat] == NOBODY
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["tell-war-tax", "tell-give-to-bot"])
def test_what_is_scored_next_is_not_told_before(lang: str, message: str) -> None:
    somebody = Noun(GAME.text(lang), "bot-eyrie")
    said = GAME.text(lang).say(message, card="X", who=somebody, other=somebody)
    assert "point" not in said
    assert "очк" not in said


# ------------------------------------------------------------------------------------------------------------ the table


def test_every_line_is_told_of_a_settled_table() -> None:
    """Who rules is settled, and plots, tokens and buildings agree, whenever a line is told."""

    def settled(state: State, line: Line) -> None:
        assert isinstance(state, Root)
        ruler = state.ruler[:]
        for clearing in CLEARINGS:
            settle_rule(state, clearing)
            if state.pieces[PLOT]:
                assert bool(state.pieces[PLOT][clearing]) == (state.plots[clearing] != NOBODY), line
        assert state.ruler == ruler, line

    for seed, setup in enumerate(games()):
        play(setup, seed, told=settled)


def test_items_are_told_in_the_state_they_are_in() -> None:
    told: Counter[str] = Counter()

    def there(state: State, line: Line) -> None:
        assert isinstance(state, Root)
        if line.message in ("damage", "repair", "refresh"):
            told[line.message] += 1
            row = state.belongings[line.about["who"]]
            places = line.about.get("belongings") or [line.about["belonging"]]
            assert all(row[place] >= places.count(place) for place in places), line
            damaged = {place % CONDITIONS >= 2 for place in places}
            assert damaged == {"damage": {True}, "repair": {False}}.get(line.message, damaged), line

    for seed, setup in enumerate(games()):
        play(setup, seed, told=there)
    assert min(told[message] for message in ("damage", "repair", "refresh")) > 50
