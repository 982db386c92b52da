"""The picture of the table: complete in both languages, sound as SVG, and made from what a seat may know alone."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludex.core import Playout, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import CARDS, SUITS, VIZIERS
from ludex.games.root.printed.maps import CLEARINGS, MAP_NAMES, MAPS
from ludex.games.root.show import vignettes
from ludex.games.root.show.draw import draw
from ludex.games.root.show.draw_cards import draw_cards
from ludex.games.root.show.landscape import landscape
from ludex.games.root.show.scene import Clearing, Marker, Scene, ScoreTrack
from ludex.games.root.show.trees import BROAD, HEIGHT, WIDTH
from ludex.games.root.state import FOREST
from ludex.kit.picture import FOLDER as PARTS
from ludex.kit.picture.geometry import distance
from ludex.kit.testing.checks import choose
from tests.root.stage import Play, Stage

template = pytest.importorskip("django.template")

BOARD = GAME.folder / "show"
LARGEST = 155_000
TABLES = {
    "autumn": ["marquise", "eyrie", "alliance", "vagabond"],
    "winter": ["lizards", "riverfolk", "vagabond", "vagabond2", "marquise"],
    "lake": ["alliance", "bot:marquise", "bot:eyrie", "bot:vagabot", "bot:lizards"],
    "mountain": ["eyrie", "bot:alliance", "bot:riverfolk", "bot:duchy", "bot:corvids"],
}
"""Every map, every faction and every bot."""


@cache
def engine() -> Any:
    """What a template asks for and a scene does not have shows as MISSING."""
    return template.Engine(
        dirs=[str(BOARD / "templates"), str(PARTS / "templates")],
        builtins=["ludex.server.templatetags.fragments"],
        string_if_invalid="MISSING",
    )


def render(name: str, **about: Any) -> str:
    context = template.Context(about, use_l10n=False, use_tz=False)
    return str(engine().get_template(f"root/{name}").render(context))


def scene_of(table: Playout, seat: int | None, lang: str = "en", **marks: frozenset[str]) -> Scene:
    return draw(table.view(seat), Words(GAME, lang, table.state), **marks)


def clearing(play: Play, number: int) -> Clearing:
    return scene_of(play.table, 0).map.clearings[number - 1]


def played(map: str, seed: int, answers: int) -> Table:
    """A game in which so many answers were given at random."""
    table, rng = Table.new(GAME, {"seats": TABLES[map], "map": map}, seed), random.Random(seed)
    while table.pending and table.answered < answers:
        table.answer(*choose(table, rng))
    return table


# ------------------------------------------------------------------------------------------------------- whole pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map", MAP_NAMES)
def test_nothing_is_missing_from_the_table(map: str, lang: str) -> None:
    for answers in (0, 25, 140):
        table = played(map, 7, answers)
        for seat in (None, *range(len(TABLES[map]))):
            page = render("table.html", scene=scene_of(table, seat, lang))
            assert not re.search(r"[{}]|MISSING|None|\?\?\?", page), re.findall(
                r".{60}(?:[{}]|MISSING|None).{60}", page
            )
            assert len(page.encode()) < LARGEST
            ids = re.findall(r'\bid="([^"]+)"', page)
            assert len(ids) == len(set(ids)), sorted(name for name in ids if ids.count(name) > 1)


@pytest.mark.parametrize("map", MAP_NAMES)
def test_every_drawing_is_sound_and_every_mark_it_uses_exists(map: str) -> None:
    page = render("table.html", scene=scene_of(played(map, 3, 120), 0))
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(drawing)
    marks = set(re.findall(r'<(?:symbol|clipPath) id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= marks


@pytest.mark.parametrize("map", MAP_NAMES)
def test_every_place_is_there_with_a_name(map: str) -> None:
    scene = scene_of(played(map, 1, 40), None, "ru")
    svg = ElementTree.fromstring(re.findall(r"<svg.*</svg>", render("board.html", map=scene.map), re.DOTALL)[0])
    places = {node.get("data-place"): node for node in svg.iter() if node.get("data-place")}
    forests = MAPS[MAP_NAMES.index(map)].forests
    assert places.keys() == {f"clearing:{n}" for n in CLEARINGS} | {f"place:{FOREST + n}" for n in range(len(forests))}
    for place in places.values():
        button = next(node for node in place if node.get("role") == "button")
        assert button.get("aria-label")
        assert button.get("tabindex") == "0"


@pytest.mark.parametrize("map", MAP_NAMES)
def test_a_picture_stays_as_it_is_when_hidden_things_are_dealt_anew(map: str) -> None:
    for answers in (20, 90, 160):
        table = played(map, 5, answers)
        if not table.pending:
            continue
        for seat in range(len(TABLES[map])):
            twin = table.clone()
            twin.redeal(seat, random.Random(answers))
            assert twin.view(seat).board == table.view(seat).board
            assert scene_of(twin, seat) == scene_of(table, seat)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    play = Stage().hand("eyrie", "anvil", "cobbler").start("marquise.action", actions_left=3)
    anvil = play.stage.card("anvil")
    for seat in (0, None):
        page = render("table.html", scene=scene_of(play.table, seat))
        assert f'data-card="{anvil}"' not in page
        assert "Anvil" not in page
    own = scene_of(play.table, 1)
    assert [card.name for card in own.hand or ()] == ["Anvil", "Cobbler"]
    assert f'data-card="{anvil}"' in render("hand.html", scene=own)
    assert scene_of(play.table, None).hand is None


# -------------------------------------------------------------------------------------------------------------- the map


def test_a_clearing_shows_suit_ruler_slots_tokens_and_figures() -> None:
    stage = Stage().warriors("marquise", 5, 3).warriors("eyrie", 5, 1).piece("sawmill", 5).piece("wood", 5, 2)
    here = clearing(stage.start("marquise.action", actions_left=3), 5)
    assert (here.suit, here.ruler) == ("rabbit", "marquise")
    assert [(slot.state, slot.symbol) for slot in here.slots] == [("building", "piece-sawmill"), ("free", "")]
    assert [(token.symbol, token.count) for token in here.tokens] == [("piece-wood", 2)]
    assert [(figures.faction, figures.count) for figures in here.figures] == [("marquise", 3), ("eyrie", 1)]
    assert here.label.replace("\u00a0", " ") == (
        "Clearing 5 (rabbit). Ruled by: Marquise. Marquise 3, Eyrie 1. sawmill, wood ×2. Free slots: 1"
    )


def test_a_ruin_stands_on_a_slot_until_it_is_gone() -> None:
    play = Stage().start("marquise.action", actions_left=3)
    assert [slot.state for slot in clearing(play, 11).slots] == ["ruin", "free", "free"]
    assert all(len(clearing(play, n).slots) == MAPS[0].slots[n] for n in CLEARINGS)


def test_suits_of_buildings_are_shown() -> None:
    play = Stage("marquise", "alliance").piece("base_mouse", 2).start("marquise.action", actions_left=3)
    (base, _) = clearing(play, 2).slots
    assert (base.symbol, base.suit, base.faction) == ("piece-base", "mouse", "alliance")


def test_a_plot_shows_its_kind_only_face_up() -> None:
    stage = Stage("marquise", "bot:corvids").warriors("marquise", 1, 3).plot("bomb", 3).plot("raid", 4, up=True)
    play = stage.start("marquise.action", actions_left=3)
    (hidden,), (known,) = clearing(play, 3).tokens, clearing(play, 4).tokens
    assert (hidden.symbol, hidden.word) == ("piece-plot", "plot")
    assert (known.symbol, known.word) == ("plot-raid", "raid")


def test_a_pawn_stands_in_a_clearing_or_in_a_forest() -> None:
    for place in (4, FOREST + 2):
        play = Stage("marquise", "vagabond").start("marquise.action", actions_left=3, pawn=[0, place])
        scene = scene_of(play.table, 0).map
        there = scene.forests[2] if place >= FOREST else scene.clearings[3]
        assert [figure.pawn for figure in there.figures] == [True]
        assert sum(len(other.figures) for other in scene.clearings) == (place < FOREST)


def test_closed_paths_open() -> None:
    for opened, closed in (([], 6), ([0, 3], 4)):
        play = Stage(map="mountain").start("marquise.action", actions_left=3, opened=opened)
        paths = scene_of(play.table, 0).map.paths
        assert sum(path.closed for path in paths) == closed
        assert sum(path.opened for path in paths) == len(opened)


def test_what_may_be_chosen_is_marked() -> None:
    stage = Stage().hand("marquise", "anvil").piece("wood", 4)
    card = stage.card("anvil")
    play = stage.start("marquise.action", actions_left=3)
    open = frozenset({"clearing:4", f"place:{FOREST}", f"card:{card}", "piece:3", "seat:1"})
    scene = scene_of(play.table, 0, open=open)
    assert [here.number for here in scene.map.clearings if here.open] == [4]
    assert [here.number for here in scene.map.forests if here.open] == [FOREST]
    assert [card.open for card in scene.hand or ()] == [True]
    assert [token.open for token in scene.map.clearings[3].tokens] == [True]
    assert [seat.open for seat in scene.seats] == [False, True]


def test_everything_in_a_clearing_keeps_within_the_map() -> None:
    for map in MAP_NAMES:
        scene = scene_of(played(map, 2, 150), None).map
        for here in scene.clearings:
            things = [(slot.x, slot.y) for slot in here.slots]
            things += [(token.x, token.y) for token in here.tokens]
            things += [(figures.x, figures.y) for figures in here.figures]
            for x, y in things:
                assert 0 < x < WIDTH
                assert 0 < y < HEIGHT
                assert distance((x, y), (here.x, here.y)) < BROAD


# ------------------------------------------------------------------------------------------------------------- the land


@pytest.mark.parametrize("number", range(len(MAPS)))
def test_every_forest_has_trees_and_the_land_is_drawn_the_same_every_time(number: int) -> None:
    found = landscape(number)
    assert all(trees.count("<use") > 2 for trees in found.trees)
    assert landscape.__wrapped__(number) == found


@pytest.mark.parametrize("number", range(len(MAPS)))
def test_there_is_water_where_the_rules_know_of_it(number: int) -> None:
    found = landscape(number)
    assert bool(found.lake) == bool(MAPS[number].coast)
    assert bool(found.river) != bool(found.lake)


# ------------------------------------------------------------------------------------------------------ score and cards


def points_under(marker: Marker, track: ScoreTrack) -> int:
    """Of the space that a marker stands on."""
    return min(track.spaces, key=lambda space: abs(space.x - marker.x)).points


def test_markers_stand_on_their_points_and_leave_the_track_with_dominance() -> None:
    stage = Stage("marquise", "eyrie", "alliance").score("marquise", 12).score("eyrie", 12)
    fox = stage.take("dominance_fox")
    play = stage.start("marquise.action", actions_left=3, dominance=[-1, -1, fox])
    track = scene_of(play.table, 0).score
    assert {marker.seat: points_under(marker, track) for marker in track.markers} == {0: 12, 1: 12}
    assert len({marker.x for marker in track.markers}) == 2


def test_the_track_keeps_its_height_and_a_marker_its_space_however_many_stand_there() -> None:
    few = scene_of(Stage("marquise", "eyrie").score("eyrie", 3).start("marquise.action", actions_left=3).table, 0).score
    stage = Stage("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk")
    many = scene_of(stage.start("marquise.action", actions_left=3).table, 0).score
    assert (few.height, few.base) == (many.height, many.base)
    assert len({marker.x for marker in many.markers}) == 6
    assert {points_under(marker, many) for marker in many.markers} == {0}


def test_every_card_has_a_picture_and_every_picture_is_drawn() -> None:
    drawing = (Path(vignettes.__file__).parent / "static" / "root" / "vignettes.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', drawing))
    motifs = {f"v-{vignettes.motif_of(card)}" for card in CARDS} | {f"v-{vignettes.motif_of(None)}"}
    assert drawn == motifs | {"land", *SUITS}


def test_a_closed_seat_shows_the_number_that_rivals_watch() -> None:
    stage = Stage("marquise", "eyrie", "alliance", "vagabond")
    board = scene_of(stage.start("marquise.action", actions_left=3, decree=[[4], [9, 12], [], []]).table, 0)
    shown = {seat.faction: (seat.board.strip.symbol, seat.board.strip.count) for seat in board.seats}
    assert shown["eyrie"] == ("mark-crown", 3)
    assert shown["marquise"] == ("piece-wood", 0)
    assert {"alliance", "vagabond"} <= set(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told_in_full(lang: str) -> None:
    table = Table.new(GAME, None, 1)
    for card in draw_cards([*range(len(CARDS)), *VIZIERS], Words(GAME, lang, table.state)):
        shown = render("card.html", card=card, place="hand", scene=scene_of(table, 0, lang))
        assert not re.search(r"[{}]|MISSING", shown)
        assert card.name in card.label
        assert card.kind == "vizier" or card.effect or card.item
        assert bool(card.points) == bool(card.item)


def test_piles_are_counted_and_the_discard_lies_open_by_suit() -> None:
    stage = Stage().warriors("marquise", 1, 3).only_deck("anvil", "cobbler")
    pile = scene_of(stage.start("marquise.action", actions_left=3).table, 0).pile
    assert pile.deck == 2
    assert sum(count for _, _, cards in pile.discard for _, count in cards) == pile.discard_size > 40
    names = [(suit, card.name) for suit, _, cards in pile.discard for card, _ in cards]
    assert len(set(names)) == len(names) < pile.discard_size
    assert [suit for suit, _, _ in pile.discard] == ["fox", "rabbit", "mouse", "bird"]


# --------------------------------------------------------------------------------------------------------------- style


def test_dark_colours_are_written_once() -> None:
    css = (BOARD / "static" / "root" / "board.css").read_text(encoding="utf-8")
    assert "light-dark(" in css
    assert not re.search(r"prefers-color-scheme|data-theme", css)


def test_nothing_is_styled_or_scripted_in_place() -> None:
    for file in [*(BOARD / "templates").rglob("*.html"), *(PARTS / "templates").rglob("*.html")]:
        assert not re.search(r"\bstyle=|<style|<script|\bon\w+=|https?:", file.read_text(encoding="utf-8")), file
