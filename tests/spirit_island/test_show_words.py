"""Words of the table: all that can be set up has a name, every part of the turn, whatever a spirit has."""

from __future__ import annotations

import pytest

from ludex.core.labels import message_id
from ludex.core.lobby import SEATS, Choice
from ludex.core.text import core_text
from ludex.games.spirit_island.meta import LOBBY
from ludex.games.spirit_island.printed.cards import ADVERSARIES
from ludex.games.spirit_island.printed.powers import INNATES, POWERS, SPIRITS
from ludex.games.spirit_island.rules.options import VERBS
from ludex.games.spirit_island.show.power_words import head_said, lit, whole
from ludex.games.spirit_island.show.sheets import foe_said
from ludex.games.spirit_island.show.teach import PARTS, purse
from ludex.games.spirit_island.show.view import view
from tests.spirit_island.table import GAME, give, island

LANGS = pytest.mark.parametrize("lang", ["en", "ru"])


@LANGS
def test_all_that_can_be_chosen_for_a_table_has_a_name(lang: str) -> None:
    text = GAME.text(lang)
    wanted = [message_id(SEATS, spirit) for spirit in SPIRITS] + [message_id(option.name) for option in LOBBY.options]
    wanted += [message_id(option.name, "hint") for option in LOBBY.options]
    for option in LOBBY.options:
        if isinstance(option, Choice):
            wanted += [message_id(option.name, value) for value in option.values]
    assert [message for message in wanted if not text.has(message)] == []


@LANGS
def test_deeds_parts_of_the_turn_and_what_one_has_are_named(lang: str) -> None:
    text = GAME.text(lang)
    wanted = [f"deed-{declared.name}" for declared in VERBS] + [f"phase-{part}" for part in PARTS]
    wanted += [f"purse-{name}" for name in purse(view(island(), 0), 0)]
    assert [message for message in wanted if not text.has(message)] == []


@LANGS
def test_every_power_is_said_in_full(lang: str) -> None:
    text = GAME.text(lang)
    for power in POWERS:
        said = whole(text, power.number)
        assert said.startswith(head_said(text, power)), power.id
        assert f"power-{power.id}" not in said
        assert "board-" not in said


@LANGS
def test_whoever_comes_is_named(lang: str) -> None:
    text = GAME.text(lang)
    for adversary in ADVERSARIES:
        said = foe_said(view(island(adversary=adversary, level=3), 0), text)
        assert "adversary-" not in said
        assert "3" in said


@pytest.mark.law("spirit_island:SI-7.2")
def test_levels_light_up_when_their_elements_are_there() -> None:
    g = island("river-surges-in-sunlight")
    flooding = POWERS[INNATES[g.spirits[0]][0]]
    assert lit(flooding, g.elements[0]) == [False, False, False]
    give(g, sun=2, water=3)
    assert lit(flooding, g.elements[0]) == [True, True, False]


@LANGS
def test_the_coach_has_a_word_for_every_question(lang: str) -> None:
    text = GAME.text(lang)
    common = set(core_text(lang).messages)
    asked = [key.removeprefix("ask-") for key in text.messages if key.startswith("ask-") and key not in common]
    assert asked
    assert [prompt for prompt in asked if not text.has(f"coach-{prompt}")] == []
