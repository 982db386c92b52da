"""The kit on tables with bots: people at random, bots by their law, all maps, difficulties and traits."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.mixes import mixes
from ludex.games.root.printed.maps import MAP_NAMES
from ludex.games.root.show.sheets import sheets
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved

MIXED = [
    mix
    for mix in itertools.islice(mixes(range(2, 7), {"map": MAP_NAMES}, "some"), 400)
    if any(seat.startswith("bot:") for seat in mix["seats"])
]
SAMPLE = random.Random(11).sample(MIXED, 60)
ONLY = list(itertools.islice(mixes(range(2, 9), {"map": MAP_NAMES}, "only"), 24))
PEOPLE_TOO = [mix for mix in SAMPLE if not all(seat.startswith("bot:") for seat in mix["seats"])]


def name(mix: dict[str, Any]) -> str:
    return f"{mix['map']}:{'-'.join(mix['seats'])}"


def bots_are_never_asked(table: Table) -> None:
    state = table.state
    assert isinstance(state, Root)
    assert not any(state.bots[seat] for seat in table.pending if seat >= 0)


@pytest.mark.parametrize("mix", SAMPLE, ids=name)
def test_a_game_with_bots_ends_with_every_component_in_its_place(mix: dict[str, Any]) -> None:
    checks.random_play_ends(GAME, mix, len(name(mix)), conserved)
    for table in checks.walk(GAME, mix, 3):
        bots_are_never_asked(table)


@pytest.mark.parametrize("mix", ONLY, ids=name)
def test_bots_among_themselves_come_to_an_end_in_which_all_is_in_its_place(mix: dict[str, Any]) -> None:
    table = Table.new(GAME, mix, 5)
    assert table.over
    assert isinstance(table.state, Root)
    conserved(table.state)
    again = Table.load(table.save())
    assert again.hash() == table.hash()


@pytest.mark.parametrize("mix", PEOPLE_TOO[:4], ids=name)
def test_clone_save_undo_and_replay_with_bots(mix: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, mix, 11, every=53)
    checks.saves_load_the_same(GAME, mix, 11, every=40)
    checks.undo_goes_all_the_way_back(GAME, mix, 11)
    checks.log_replays(GAME, mix, 11)


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("mix", PEOPLE_TOO[4:8], ids=name)
def test_nobody_learns_from_bots_what_they_may_not_know(mix: dict[str, Any]) -> None:
    checks.views_hide_what_is_hidden(GAME, mix, 21, every=7)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mix", PEOPLE_TOO[8:16], ids=name)
def test_every_line_prompt_and_sheet_of_a_game_with_bots_is_in_words(mix: dict[str, Any], lang: str) -> None:
    for table in checks.walk(GAME, mix, 9):
        if table.answered % 17 == 0:
            words = Words(GAME, lang, table.state)
            for seat, decision in table.pending.items():
                said = [words.prompt(decision), *(words.option(option) for option in list(decision.options)[:20])]
                assert all("{" not in text and "}" not in text for text in said), said
                for sheet in sheets(table.view(seat), words):
                    cells = [sheet.title, *sheet.columns, *(cell for row in sheet.rows for cell in row)]
                    assert all("{" not in cell for cell in cells), cells
    words = Words(GAME, lang, table.state)
    assert table.journal is not None
    for line in table.journal.lines:
        assert "{" not in words.line(line), line
        assert line.clause in GAME.laws, line


def test_every_bot_and_every_trait_is_in_the_sample() -> None:
    bots = {faction.bot: set(faction.traits) for faction in PLAYED.values() if faction.bot}
    for bot, traits in bots.items():
        seated = [mix for mix in SAMPLE if f"bot:{bot}" in mix["seats"]]
        assert len(seated) >= 5, bot
        assert {trait for mix in seated for trait in mix["traits"][bot]} == traits
