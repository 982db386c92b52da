"""What the boxes hold: the component lists of the base game and of Banners of War, and words for all of it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludex.core import Playout
from ludex.core.errors import BadContent
from ludex.core.text import LANGUAGES, Text
from ludex.games.runewars.printed import book as printed
from ludex.games.runewars.printed.book import (
    AREA_TILE,
    AREAS,
    BOX,
    CIRCLE,
    COMMANDERS,
    DAMAGE,
    FACTIONS,
    FIRST_AREA,
    FIRST_NEUTRAL,
    HEXAGON,
    INFLUENCE,
    MISS,
    NEUTRALS,
    NONE,
    ORE,
    RESOURCES,
    ROUT,
    SHAPES,
    SPECIAL,
    TACTICS_ICON,
    TILES,
    TRIANGLE,
    UNITS,
    WOOD,
    book,
    book_of,
    damage_of,
    rout_of,
)
from ludex.games.runewars.printed.deeds import COSTS, OPERATIONS, Deed, say_deeds
from ludex.games.runewars.printed.own import export, read_own
from ludex.games.runewars.printed.paper import FOLDER
from ludex.games.runewars.printed.things import Limits
from ludex.kit.hexes import EDGES, Land
from ludex.kit.maps import distances
from ludex.kit.own_values import write_changes

BOOK = book_of("")
TEXTS = {lang: Text(lang, FOLDER.parent / "text") for lang in LANGUAGES}


def number_of(unit: str) -> int:
    return UNITS.index(unit)


# ------------------------------------------------------------------------------------------------------ component lists


@pytest.mark.parametrize("faction", range(4), ids=FACTIONS)
def test_a_faction_has_its_figures_and_development_cards(faction: int) -> None:
    own = BOOK.units[6 * faction : 6 * faction + 6]
    assert {unit.faction for unit in own} == {faction}
    assert sum(unit.count for unit in own[:4]) == 36
    assert [unit.count for unit in own[4:]] == [8, 4]
    assert [unit.replaces == NONE for unit in own] == [True] * 4 + [False] * 2
    assert all(BOOK.units[unit.replaces].faction == faction for unit in own[4:])
    assert [card.faction for card in BOOK.developments[8 * faction : 8 * faction + 8]] == [faction] * 8


def test_forty_neutral_figures_cover_the_map() -> None:
    neutral = BOOK.units[FIRST_NEUTRAL:]
    assert [unit.faction for unit in neutral] == [NEUTRALS] * 6
    assert sum(unit.count for unit in neutral) == 40
    placed: Counter[int] = Counter()
    for area in BOOK.areas:
        placed.update(dict(area.neutrals))
    assert all(placed[FIRST_NEUTRAL + n] <= unit.count for n, unit in enumerate(neutral))


def test_tokens() -> None:
    limits = BOOK.limits
    assert (limits.dragon_runes, limits.false_runes) == ((21, 26), (17, 22))
    assert (limits.strongholds, limits.land_tokens, limits.peasants) == (4, 6, 3)
    assert [sum(token.copies[bow] for token in BOOK.development_tokens) for bow in (0, 1)] == [5, 6]
    assert BOOK.units[number_of("reanimate")].tokens == 8
    assert (BOOK.stronghold.strength, BOOK.stronghold.damaged, BOOK.capital.strength) == (5, 3, 7)
    assert (BOOK.stronghold.cost, BOOK.capital.cost) == ((0, 1, 1), (0, 1, 2))


@pytest.mark.parametrize(
    ("deck", "base", "expansion"),
    [
        (BOOK.orders, 8, 1),
        (BOOK.seasons, 32, 12),
        (BOOK.tactics, 50, 32),
        (BOOK.objectives, 16, 6),
        (BOOK.rewards, 25, 9),
        (BOOK.heroes, 12, 8),
        (BOOK.titles, 3, 1),
        (BOOK.quests, 24, 17),
        (BOOK.exploration, 35, 8),
    ],
    ids=["orders", "seasons", "tactics", "objectives", "rewards", "heroes", "titles", "quests", "exploration"],
)
def test_cards_of_both_boxes(deck: tuple[Any, ...], base: int, expansion: int) -> None:
    copies = Counter[bool]()
    for card in deck:
        copies[card.bow] += getattr(card, "copies", 1)
    assert copies == {False: base, True: expansion}


def test_seasons_and_alignments_are_even() -> None:
    assert Counter((card.season, card.bow) for card in BOOK.seasons) == {
        (season, bow): 3 if bow else 8 for season in range(4) for bow in (False, True)
    }
    assert Counter((card.alignment, card.bow) for card in BOOK.objectives) == {
        (printed.GOOD, False): 8,
        (printed.EVIL, False): 8,
        (printed.GOOD, True): 3,
        (printed.EVIL, True): 3,
    }
    assert len(BOOK.commanders) == len(COMMANDERS) == 10


def test_cities() -> None:
    assert Counter(city.set for city in BOOK.cities) == {"base": 7, "alternate": 8, "lost": 1}
    assert sum(city.rune for city in BOOK.cities if city.set == "alternate") == 3
    assert BOOK.cities[printed.LOST_CITY].extra == (1, 0, 2)
    assert BOOK.cities[0].neutral[TRIANGLE] == 2


def test_the_fate_deck() -> None:
    assert Counter(card.destiny for card in BOOK.fate) == {printed.RED: 18, printed.SILVER: 8, printed.GOLD: 4}
    first = BOOK.fate[0].results
    assert first == (MISS, ROUT + 2, SPECIAL, DAMAGE + 2)
    assert [rout_of(each) for each in first] == [0, 2, 0, 0]
    assert [damage_of(each) for each in first] == [0, 0, 0, 2]
    assert sum(card.results[CIRCLE] == SPECIAL for card in BOOK.fate) == 12


def test_tactical_fate_is_read_like_fate() -> None:
    bribery = BOOK.tactics[printed.TACTICS.index("bribery")]
    assert bribery.fate == (DAMAGE + 1, SPECIAL, SPECIAL, DAMAGE + 2)
    assert all(card.bow for card in BOOK.tactics if card.fate)


# ---------------------------------------------------------------------------------------------------- dials and the map


@pytest.mark.parametrize("faction", range(4), ids=FACTIONS)
def test_a_home_realm_yields_what_the_dials_begin_with(faction: int) -> None:
    home = [area for area in BOOK.areas if area.home == faction]
    assert [area.id for area in home] == [f"{FACTIONS[faction]}-H{letter}" for letter in "ABC"]
    total = tuple(sum(area.resources[resource] for area in home) for resource in range(len(RESOURCES)))
    assert total == BOOK.factions[faction].start_dials


@pytest.mark.parametrize("faction", range(4), ids=FACTIONS)
def test_a_dial_shows_base_units_of_its_faction(faction: int) -> None:
    dials = BOOK.factions[faction].dials
    base = range(6 * faction, 6 * faction + 4)
    assert all(len(dial) == 8 for dial in dials)
    shown = {what for dial in dials for what in dial}
    assert shown == {*base, INFLUENCE, TACTICS_ICON}
    for unit in range(6 * faction, 6 * faction + 6):
        recruited = unit if BOOK.units[unit].replaces == NONE else BOOK.units[unit].replaces
        assert recruited in dials[BOOK.units[unit].resource]


def test_what_players_report_of_the_dials() -> None:
    """Four wood of the Daqan are two Bowmen; elves never gain more than 5 influence."""
    bowman = number_of("bowman")
    assert [what == bowman for what in BOOK.factions[printed.DAQAN].dials[WOOD][:4]] == [True, False, True, False]
    assert sum(dial.count(INFLUENCE) for dial in BOOK.factions[printed.LATARI].dials) == 5
    assert BOOK.units[number_of("novice-wizard")].resource == WOOD
    assert BOOK.units[number_of("roc")].resource == ORE


@pytest.mark.parametrize("tile", range(len(TILES)), ids=TILES)
def test_a_tile_is_in_one_piece(tile: int) -> None:
    laid = BOOK.tiles[tile]
    land = Land()
    land.lay(laid)
    assert len(distances(0, land.neighbours())) == len(laid.hexes)
    assert AREA_TILE.count(tile) == len(laid.hexes)
    areas = [BOOK.areas[FIRST_AREA[tile] + n] for n in range(len(laid.hexes))]
    assert {area.tile for area in areas} == {tile}


def test_borders() -> None:
    assert BOOK.tiles[0].borders == {((0, 0), EDGES.index("N")): "water"}
    kinds = Counter(kind for tile in BOOK.tiles for kind in tile.borders.values())
    assert kinds["yellow"] == 1
    base = Counter(kind for tile in (*BOOK.tiles[:9], *BOOK.tiles[12:]) for kind in tile.borders.values())
    assert base["mountain"] == 10, "as many as the base box has plastic mountains"
    assert list(BOOK.tiles[AREA_TILE[printed.LOST_CITY_AREA]].borders.values()) == ["yellow"]


def test_giants_of_the_errata() -> None:
    giant = number_of("giant")
    giants = {area.id: dict(area.neutrals)[giant] for area in BOOK.areas if giant in dict(area.neutrals)}
    assert giants == {"2A": 2, "3C": 1, "6D": 1}


# --------------------------------------------------------------------------------------------------------------- quests


def test_every_map_tile_has_one_setup_quest() -> None:
    setup = [quest.tiles for quest in BOOK.quests if quest.setup]
    assert sorted(setup) == [(tile,) for tile in range(12)]
    assert all(quest.bow for quest in BOOK.quests if set(quest.tiles) & {9, 10, 11})


def test_quests_are_deeds() -> None:
    quest = BOOK.quests[printed.QUESTS.index("bazaar")]
    assert quest.areas == (AREAS.index("5B"),)
    assert quest.cost == (Deed("influence", 3), Deed("influence_if_controlled", 2))
    assert quest.effect == (Deed("reward"),)
    hounds = BOOK.quests[printed.QUESTS.index("hounds-in-the-hills")]
    assert (hounds.kind, hounds.opponent) == ("duel", number_of("hell-hound"))
    assert all(BOOK.units[quest.opponent].faction == NEUTRALS for quest in BOOK.quests if quest.kind == "duel")


def test_every_operation_is_used_by_a_quest() -> None:
    lines = [line for quest in BOOK.quests for line in (quest.gold, quest.silver, quest.red, quest.effect)]
    used = {deed.op for line in lines for deed in line}
    assert used == set(OPERATIONS) - {"wood"}, "every dial may be named, though no quest of ours names wood"
    assert {deed.op for quest in BOOK.quests for deed in quest.cost} == set(COSTS)


# --------------------------------------------------------------------------------------------------- how certain it is


def rows() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for file, tables in BOX.items():
        for name, table in tables.items():
            found += [(f"{file}.{name}", row) for row in (table if isinstance(table, list) else [table])]
    return found


def test_what_is_unsure_is_a_field_or_a_text() -> None:
    words = {"name", "text", "ability", "defence"}
    for path, row in rows():
        assert set(row.get("unsure", ())) <= {*row, *words}, (path, row)


def test_what_is_certain_and_what_is_not() -> None:
    assert BOOK.units[number_of("footman")].certain
    assert not BOOK.units[number_of("vampire")].certain
    assert "initiative" in BOOK.units[number_of("vampire")].unsure
    assert "ability" not in BOOK.units[number_of("vampire")].unsure
    assert all(card.certain and not card.unsure for card in BOOK.fate)


# --------------------------------------------------------------------------------------------------------- own values


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "my.toml"


def test_what_is_written_is_sound_and_changes_nothing(own: Path) -> None:
    own.write_text(export(), encoding="utf-8")
    assert read_own(own) == {}


def test_unsure_values_are_marked() -> None:
    text = export()
    roc = text[text.index("[factions.unit.roc]") :].split("\n\n")[0]
    assert "initiative = 4\n" in roc
    assert "fast = false  # ?" in roc
    assert re.search(r"\[tiles\.area\.2A\]\npos = \[0, 0\]\nresources = .*  # \?\n", text)
    assert not re.search(r"^(status|unsure|id|bow|faction|tile|set|setup) = ", text, re.MULTILINE)


def test_a_corrected_value_is_played_with(own: Path) -> None:
    own.write_text(
        "[factions.unit.vampire]\ninitiative = 3\n[limits.limits]\nyears = 7\n"
        '[fate.card.30]\ndestiny = "gold"\n'
        '[quests.card.bazaar]\nkind = "test"\nattribute = "wisdom"\ncost = []\neffect = []\n'
        'gold = ["reward 2"]\nsilver = ["reward"]\nred = ["fail"]\n',
        encoding="utf-8",
    )
    changes = read_own(own)
    changed = book_of(write_changes(changes))
    assert set(changes) == {"factions", "limits", "fate", "quests"}
    assert changed.units[number_of("vampire")].initiative == 3
    assert changed.limits == replace(BOOK.limits, years=7)
    assert changed.fate[29].destiny == printed.GOLD
    assert changed.quests[printed.QUESTS.index("bazaar")].gold == (Deed("reward", 2),)
    assert changed.tiles == BOOK.tiles
    assert book_of("") is BOOK
    assert book_of(write_changes(changes)) is changed


def test_the_book_of_a_table_is_the_book_of_its_content() -> None:
    table = Playout.begin("runewars", {"content": {"limits": {"limits": {"years": 8}}}}, 1)
    assert book(table.state).limits.years == 8


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[factions.unit.vampire]\ninitative = 3\n", r"my\.toml.*factions\.unit\.vampire\.initative"),
        ("[factions.unit.ghoul]\ninitiative = 3\n", r"my\.toml.*factions\.unit\.ghoul"),
        ("[factions.unit.vampire]\ninitiative = 6\n", r"my\.toml.*unit\[22\] \(vampire\)\.initiative"),
        ('[factions.unit.vampire]\nfaction = "daqan"\n', r"my\.toml.*factions\.unit\.vampire\.faction"),
        ('[factions.unit.vampire]\nreplaces = "ghoul"\n', r"my\.toml.*ghoul"),
        ("[tactics]\ncard = []\n", r"my\.toml.*tactics\.card"),
        ('[fate.card.7]\ncircle = "X"\n', r"my\.toml.*card\[6\]\.circle"),
        ('[factions.sheet.daqan]\nfood_dial = ["footman"]\n', r"my\.toml.*\(daqan\)\.food_dial"),
        (f"[factions.sheet.daqan]\nfood_dial = {['archer'] * 8}\n", r"my\.toml.*archer"),
        ('[quests.card.bazaar]\neffect = ["dance"]\n', r"my\.toml.*\(bazaar\)\.effect\[0\]"),
        ('[quests.card.bazaar]\ncost = ["influence -3"]\n', r"my\.toml.*\(bazaar\)\.cost\[0\]"),
        ('[quests.card.bazaar]\nkind = "duel"\n', r"my\.toml.*\(bazaar\).*a duel has opponent"),
        ('[quests.card.bazaar]\nareas = ["13A"]\n', r"my\.toml.*13A"),
        ('[tiles.area.1A]\nborders = { N = "lava" }\n', r"my\.toml.*\(1A\)\.borders"),
        ("[tiles.area.1A]\nneutrals = { footpad = 2 }\n", r"my\.toml.*footpad"),
        ("[elves.unit.archer]\ncount = 1\n", r"my\.toml.*elves"),
    ],
)
def test_a_mistake_is_named_with_file_table_and_field(own: Path, text: str, problem: str) -> None:
    own.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=problem):
        read_own(own)


# ---------------------------------------------------------------------------------------------------------------- words

CARDS = {
    "season-card": printed.SEASON_CARDS,
    "tactics": printed.TACTICS,
    "objective": printed.OBJECTIVES,
    "reward": printed.REWARDS,
    "hero": printed.HEROES,
    "title": printed.TITLES,
    "commander": printed.COMMANDERS,
    "exploration": printed.EXPLORATION,
    "development": printed.DEVELOPMENTS,
    "development-token": printed.DEVELOPMENT_TOKENS,
    "order": printed.ORDERS,
    "defence": FACTIONS,
}
NAMES = {
    **CARDS,
    "unit": UNITS,
    "city": printed.CITIES,
    "quest": printed.QUESTS,
    "faction": FACTIONS,
    "side": FACTIONS,
    "resource": RESOURCES,
    "shape": SHAPES,
    "season": printed.SEASONS,
    "attribute": printed.ATTRIBUTES,
    "alignment": printed.ALIGNMENTS,
    "destiny": printed.DESTINIES,
    "timing": sorted({card.timing.replace("_", "-") for card in BOOK.tactics}),
    "reward-kind": sorted({card.kind for card in BOOK.rewards}),
    "exploration-kind": sorted({card.kind for card in BOOK.exploration}),
    "quest-kind": sorted({card.kind for card in BOOK.quests}),
}
FORMS = {"ru": ("start", "gen", "dat", "acc", "ins", "pl", "few", "many"), "en": ("pl", "many")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(kind: str, lang: str) -> None:
    names = [TEXTS[lang].say(f"{kind}-{each}") for each in NAMES[kind]]
    assert all(TEXTS[lang].has(f"{kind}-{each}") for each in NAMES[kind])
    assert len(set(names)) == len(names), "no two are called the same"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", CARDS)
def test_everything_says_what_it_does_in_whole_sentences(kind: str, lang: str) -> None:
    for each in CARDS[kind]:
        said = TEXTS[lang].say(f"{kind}-{each}-text")
        assert re.fullmatch(r"[A-ZА-ЯЁ«].*\.", said), said
        assert bool(re.search("[А-Яа-я]", said)) == (lang == "ru"), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_units_have_forms_and_an_ability(lang: str) -> None:
    text = TEXTS[lang]
    for unit in UNITS:
        assert set(FORMS[lang]) <= set(text.bundle.get_message(f"unit-{unit}").attributes), unit
        assert text.has(f"unit-{unit}-ability")
        assert re.fullmatch(r"[A-ZА-ЯЁ].*\.", text.say(f"unit-{unit}-ability-text"))
    assert all(text.has(f"order-{each}-bonus") for each in printed.ORDERS)
    assert all(text.has(f"faction-{each}-about") for each in FACTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_belongs_to_a_thing(lang: str) -> None:
    known = {f"{kind}-{each}" for kind, ids in CARDS.items() for each in ids}
    known |= {f"unit-{unit}-ability" for unit in UNITS}
    texts = {message.removesuffix("-text") for message in TEXTS[lang].messages if message.endswith("-text")}
    assert {each for each in texts if re.match("|".join((*CARDS, "unit")), each)} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_of_quests_are_said(lang: str) -> None:
    text = TEXTS[lang]
    for quest in BOOK.quests:
        for line, kind in (
            *((line, "op") for line in (quest.gold, quest.silver, quest.red, quest.effect)),
            (quest.cost, "cost"),
        ):
            said = say_deeds(text, line, kind)
            assert "{" not in said
            assert said.count(".") == len(line)
    for dial in RESOURCES:
        assert text.has(f"deed-op-{dial}")
        assert text.has(f"deed-op-{dial}-less")


def test_deeds_count_in_russian() -> None:
    said = [say_deeds(TEXTS["ru"], [Deed("damage", n)]) for n in (1, 2, 5)]
    assert said == ["Герой получает 1 ранение.", "Герой получает 2 ранения.", "Герой получает 5 ранений."]
    assert say_deeds(TEXTS["ru"], [Deed("fail"), Deed("influence", -1)]).endswith("Потеряйте 1 влияние.")


def test_hexagons_are_the_giants_of_both_sides() -> None:
    hexagons = {unit.id for unit in BOOK.units if unit.shape == HEXAGON}
    reinforcements = {"roc", "forest-guardian", "obscene", "great-wyrm"}
    assert hexagons == {"siege-tower", "chaos-lord", "dragon", "giant", *reinforcements}


def test_every_limit_of_the_content_counts() -> None:
    """What an owner may correct is read by the rules; what the rulebook itself says is no printed value."""
    code = "".join(
        path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py") if path.parent.name != "printed"
    )
    unread = [name for name in Limits.__dataclass_fields__ if f"limits.{name}" not in code]
    assert unread == []
