"""The sheets of Root: readable, complete in both languages, and made from what a seat may know alone."""

from __future__ import annotations

import random

import pytest

from ludex.agents import RandomAgent
from ludex.core import Playout, Sheet, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import CARDS
from ludex.games.root.printed.pieces import FACTIONS
from ludex.games.root.show.sheets import find_cards, sheets
from ludex.games.root.sides.seated import PLAYED
from tests.root.stage import Play, Stage

MARQUISE, EYRIE = 0, 1


def lay_out(table: Playout, seat: int | None, lang: str = "en") -> list[Sheet]:
    return sheets(table.view(seat), Words(table.game, lang, table.state))


def sheet(play: Play, title: str, seat: int | None = MARQUISE) -> Sheet:
    (found,) = [sheet for sheet in lay_out(play.table, seat) if sheet.title.startswith(title)]
    return found


def scene() -> Stage:
    return Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).piece("keep", 1).piece("sawmill", 1)


def test_the_map_shows_rule_slots_ruins_pieces_paths_and_river() -> None:
    play = scene().piece("wood", 1, 2).start("marquise.action", actions_left=3)
    found = sheet(play, "Map")
    assert found.columns[:3] == ["Clearing", "Suit", "Rules"]
    first, *rest = found.rows
    assert [cell.replace("\u00a0", " ") for cell in first] == [
        "1",
        "fox",
        "Marquise",
        "0",
        "Marquise 3, Eyrie 2",
        "sawmill, wood ×2, keep",
        "5, 9, 10",
        "",
    ]
    assert rest[4][3] == "1, ruin"
    assert rest[3][-1] == "10"
    assert len(found.rows) == 12


def test_players_show_points_or_an_activated_dominance_card() -> None:
    stage = scene().score("eyrie", 12).crafted("eyrie", "cobbler")
    play = stage.start("marquise.action", actions_left=3, dominance=[stage.take("dominance_fox"), -1])
    marquise, eyrie = sheet(play, "Players").rows
    assert marquise[:2] == ["Marquise de Cat (playing)", "dominance: “Fox Dominance” (fox)"]
    assert eyrie[:2] == ["Eyrie Dynasties", "12"]
    assert eyrie[4] == "“Cobbler” (rabbit)"


def test_a_hand_shows_cost_and_effect_or_item_and_points() -> None:
    play = scene().hand("marquise", "anvil", "tax_collector", "ambush_fox").start("marquise.action", actions_left=3)
    anvil, tax, ambush = sheet(play, "My hand").rows
    assert anvil[1:] == ["“Anvil” (fox)", "fox", "hammer, 2 points"]
    assert tax[2] == "fox, rabbit, mouse"
    assert tax[3] == CARDS[play.stage.card("tax_collector")].effect
    assert ambush[2] == ""


def test_tracks_show_what_the_next_building_costs_and_scores() -> None:
    play = scene().piece("workshop", 2).piece("workshop", 2).start("marquise.action", actions_left=3)
    sawmill, workshop, recruiter, wood = sheet(play, "Marquise").rows
    assert sawmill == ["sawmill", "5", "1", "1"]
    assert workshop == ["workshop", "4", "2", "2"]
    assert recruiter == ["recruiter", "6", "0", "0"]
    assert wood[:2] == ["wood", "8"]


def test_the_decree_shows_what_is_still_to_resolve() -> None:
    stage = Stage(active="eyrie").warriors("eyrie", 3, 6).piece("roost", 3).leader("despot")
    stage.decree("move", "anvil").decree("battle", "sword").resolving("move")
    play = stage.start("eyrie.decree")
    found = sheet(play, "Eyrie", EYRIE)
    assert "leader Despot" in found.title
    recruit, move, battle, build = found.rows
    assert recruit[1:] == ["", ""]
    assert move[1:] == ["“Loyal Vizier” (bird), “Anvil” (fox)", "fox, bird"]
    assert battle[1:] == ["“Sword” (mouse)", "mouse"]
    assert build[2] == "bird"
    play.choose("decree_move", 3, 3, 6, 1)
    assert sheet(play, "Eyrie", EYRIE).rows[1][2] == "fox"


def test_cards_seen_in_another_hand_are_listed_and_only_those() -> None:
    stage = scene().hand("eyrie", "anvil", "sword")
    play = stage.start("marquise.action", actions_left=3, known=[[stage.card("anvil")], []])
    assert sheet(play, "Cards I know").rows == [["Eyrie", "“Anvil” (fox)"]]
    assert not [found for found in lay_out(play.table, EYRIE) if found.title.startswith("Cards I know")]


def test_the_discard_pile_lies_open_by_suit() -> None:
    stage = scene()
    play = stage.start(
        "marquise.action", actions_left=3, discard=[stage.take("anvil"), *[stage.take("cobbler") for _ in "12"]]
    )
    rows = sheet(play, "Discard pile").rows
    assert [[cell.replace("\u00a0", " ") for cell in row] for row in rows] == [
        ["fox", "Anvil"],
        ["rabbit", "Cobbler ×2"],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_depend_on_the_view_alone(lang: str) -> None:
    """Dealing anew what a seat cannot know leaves every word of its sheets as it was."""
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=5)
    agent = RandomAgent(5)
    rng = random.Random(5)
    shown = 0
    while not table.over:
        for seat in (MARQUISE, EYRIE):
            if len(table.log) % 10 == 0:
                twin = table.clone()
                twin.redeal(seat, rng)
                assert lay_out(twin, seat, lang) == lay_out(table, seat, lang)
                shown += 1
        ((asked, _),) = table.pending.items()
        table.answer(asked, agent.choose(table, asked))
    assert shown > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_exists_and_every_row_fits_its_columns(lang: str) -> None:
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=6)
    agent = RandomAgent(6)
    while not table.over:
        if len(table.log) % 7 == 0:
            for seat in (MARQUISE, EYRIE, None):
                for found in lay_out(table, seat, lang):
                    assert all(len(row) == len(found.columns) for row in found.rows)
                    assert "{" not in str(found)
        ((asked, _),) = table.pending.items()
        table.answer(asked, agent.choose(table, asked))


def test_a_spectator_sees_no_hand() -> None:
    play = scene().hand("marquise", "anvil").hand("eyrie", "sword").start("marquise.action", actions_left=3)
    assert "Anvil" not in str(lay_out(play.table, None))
    assert "Sword" not in str(lay_out(play.table, None))
    assert "Anvil" in str(lay_out(play.table, MARQUISE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_found_by_name_and_number(lang: str) -> None:
    words = Words(GAME, lang, Stage().g)
    for number, card in enumerate(CARDS):
        name = card.ru if lang == "ru" else card.name
        by_number = find_cards(words, str(number)).rows
        assert len(by_number) == 1
        assert str(number) in by_number[0][0].split(", ")
        assert name in by_number[0][1]
        assert by_number[0] in find_cards(words, name.upper()).rows
        assert by_number[0][3]
    assert not find_cards(words, "999").rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_headings_and_short_lines_belong_to_verbs_and_every_faction_has_a_short_name(lang: str) -> None:
    text = GAME.text(lang)
    source = (GAME.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    verbs = {name.replace("_", "-") for name in GAME.verbs}
    for line in source.splitlines():
        for start in ("sheet-group-", "sheet-line-"):
            if line.startswith(start):
                assert line.split(" ")[0].removeprefix(start) in verbs
    names = [f"bot-{faction.bot}" if faction.bot else f"faction-{FACTIONS[role]}" for role, faction in PLAYED.items()]
    assert all(text.has(f"sheet-{name}") for name in names)
