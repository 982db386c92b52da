"""The table as sheets of text: what a terminal prints and a screen reader reads."""

from __future__ import annotations

import random

import pytest

from ludex.core.journal import Line
from ludex.core.playout import Playout
from ludex.core.text import LANGUAGES, Words
from ludex.core.view import Sheet
from ludex.games.runewars.game import GAME
from ludex.games.runewars.show.clash import clash, forecast
from ludex.games.runewars.state import Runewars
from ludex.kit.testing.lessons import lessons_lead_to_their_ends


def played(answers: int, seed: int = 3) -> Playout:
    playout = Playout.begin(GAME, {"seats": ["daqan", "uthuk"], "commanders": True}, seed=seed)
    chance = random.Random(seed)
    for _ in range(answers):
        seat = next(iter(playout.pending))
        playout.play(seat, chance.choice(playout.pending[seat].options))
    return playout


def sheets_of(playout: Playout, seat: int | None, lang: str = "en") -> list[Sheet]:
    assert GAME.sheets is not None
    return GAME.sheets(playout.view(seat), Words(GAME, lang, playout.state, seat))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_tell_all_of_the_table(lang: str) -> None:
    playout = played(60)
    state = playout.state
    assert isinstance(state, Runewars)
    found = sheets_of(playout, 0, lang)
    assert len(found) == 6, "year, map, two players, heroes, own cards"
    assert len(found[1].rows) == len(state.units)
    for sheet in found:
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
    cards = len(state.tactics[0]) + len(state.fresh[0]) + len(state.quests[0]) + (state.objective[0] >= 0)
    assert len(found[-1].rows) == cards


def test_a_rival_sees_neither_cards_nor_hidden_runes() -> None:
    playout = played(20)
    mine, theirs = sheets_of(playout, 0), sheets_of(playout, None)
    hidden = [row[5] for row in theirs[1].rows if row[5]]
    assert hidden
    assert set(hidden) == {"a rune, face down"}
    assert any("dragon" in row[5] for row in mine[1].rows)
    assert mine[-1].title == "Your cards"
    assert theirs[-1].title != "Your cards"


def test_a_battle_is_told_as_a_scene_with_its_strengths() -> None:
    """Somewhere in a few games of chance somebody attacks: the chance is told before, the scene afterwards."""
    told, foreseen = 0, 0
    for seed in range(3):
        playout = Playout.begin(GAME, {"seats": ["waiqar", "latari"]}, seed=seed)
        chance = random.Random(seed)
        for _ in range(260):
            if playout.over:
                break
            seat = next(iter(playout.pending))
            asked = playout.pending[seat]
            if asked.prompt in ("activate", "march", "meet-neutrals"):
                view = playout.view(seat)
                for option in asked.options:
                    about = forecast(view, option)
                    if about is not None:
                        foreseen += 1
                        assert 0 <= about["chance"] <= 100
                        assert about["count"] >= 1
            state = playout.state
            assert isinstance(state, Runewars)
            if state.fights:
                sheet = next(each for each in sheets_of(playout, 0) if each.title.startswith("Battle"))
                told += any("strength" in row[2] for row in sheet.rows)
            playout.play(seat, chance.choice(asked.options))
    assert foreseen
    assert told


def test_a_scene_names_both_sides_and_where_they_meet() -> None:
    lines = [
        Line(0, "battle", {"who": 0, "other": -1, "place": 4}),
        Line(0, "battle-falls", {"who": -1, "kind": 24}),
        Line(0, "battle-total", {"who": 0, "count": 3}),
        Line(0, "battle-total", {"who": -1, "count": 1}),
        Line(0, "battle-won", {"who": 0, "place": 4}),
    ]
    found = clash(lines)
    assert found is not None
    assert [(side.value, side.number) for side in found.sides] == [(0, 3), (-1, 1)]
    assert found.place == "place:4"
    assert [line.message for line in found.losses] == ["battle-falls"]
    assert clash(lines[1:]) is None


def test_the_lesson_leads_to_its_end() -> None:
    lessons_lead_to_their_ends(GAME)
