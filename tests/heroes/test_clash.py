"""A battle as a scene, and the forecast of one."""

from __future__ import annotations

import pytest

from ludex.core.beats import Clash, beats_of
from ludex.games.heroes.game import GAME
from tests.heroes.stage import Stage
from tests.heroes.test_07_08_09 import lena_and_dana, send


def scenes(stage: Stage) -> list[Clash]:
    assert stage.table is not None
    lines = stage.table.journal.seen_by(0)
    found = [GAME.clash([lines[n] for n in beat.places]) for beat in beats_of(GAME, lines)]  # type: ignore[misc]
    return [scene for scene in found if scene is not None]


@pytest.mark.law("heroes:H-7.8", "heroes:H-7.9")
def test_a_battle_of_players_shows_both_totals_and_who_wins() -> None:
    stage = lena_and_dana()
    send(stage, 0, accuser=6)
    send(stage, 1, feral=2)
    (scene,) = scenes(stage)
    assert [(side.fact, side.value) for side in scene.sides] == [("seat", 0), ("seat", 1)]
    totals = [side.number for side in scene.sides]
    assert None not in totals
    assert totals[0] != totals[1]
    assert scene.place.startswith("region:")
    assert "wins-battle" in [line.message for line in scene.rules]
    assert "dead" in [line.message for line in scene.losses]


@pytest.mark.law("heroes:H-7.17")
def test_a_monster_is_a_side_with_its_strength() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.units(0, jarl=2, volkhv=3, feral=6)
    stage.act("move", 3)
    stage.until(lambda table: table.state.step == "fights")
    assert stage.table is not None
    assert GAME.forecast is not None
    option = ("monster", stage.code(0))
    expected = GAME.forecast(stage.table.view(0), option)
    stage.answer(0, option)
    send(stage, 0, jarl=2, volkhv=3, feral=6)
    (scene,) = scenes(stage)
    hero, monster = scene.sides
    assert (hero.fact, monster.fact, monster.value) == ("seat", "monster", stage.code(0))
    assert expected is not None
    assert hero.number == expected["mine"]
    assert monster.number
    assert GAME.forecast(stage.table.view(0), ("done",)) is None
