"""The table as a picture: complete in both languages, everything that can be chosen is in it, nothing is drawn twice
at one place."""

from __future__ import annotations

import math
import random
import re
from functools import cache
from typing import Any

import pytest

from ludex.core.moments import past_view
from ludex.core.playout import Playout
from ludex.core.text import LANGUAGES, Words
from ludex.games.runewars.game import GAME
from ludex.games.runewars.printed.book import UNITS, book_of
from ludex.games.runewars.show.draw_lying import lay
from ludex.games.runewars.show.draw_map import Ground, best_ground, holes
from ludex.games.runewars.show.look import GLYPH_OF
from ludex.games.runewars.show.scene import Piece, Scene
from ludex.games.runewars.show.told import TELLERS, told
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import unit
from ludex.kit.hexes import around
from ludex.kit.testing.pictures import things_offered
from tests.runewars.table import FIELD, HOME_1, meet, put, table

template = pytest.importorskip("django.template")

TABLES: list[dict[str, Any]] = [
    {"seats": ["daqan", "uthuk"], "map": "placed", "edition": "revised"},
    {"seats": ["latari", "waiqar", "daqan"], "commanders": True, "exploration": True, "developments": True},
]
MESSAGE = re.compile(r"\b(board|sheet|legend|fight|duel|timing|quest|card|city|phase)-[a-z-]+\b")
"""The name of a message, where its words should be."""
SYMBOL = re.compile(r"^(o|b|d|x|r|a|f|e|crest|plan|tile|pair)-")
LARGEST = 260_000


@cache
def engine() -> Any:
    """What a template asks for and a scene does not have shows as MISSING."""
    return template.Engine(
        dirs=[str(GAME.folder / "show" / "templates")],
        builtins=["ludex.server.templatetags.fragments"],
        string_if_invalid="MISSING",
    )


def render(scene: Scene) -> str:
    context = template.Context({"scene": scene}, use_l10n=False, use_tz=False)
    return str(engine().get_template("runewars/table.html").render(context))


def scene_of(playout: Playout, seat: int | None, lang: str) -> Scene:
    words = Words(GAME, lang, playout.state, seat)
    assert GAME.scene is not None
    scene = GAME.scene(playout.view(seat), words, things_offered(playout, seat))
    assert isinstance(scene, Scene)
    return scene


def texts(found: Any) -> list[str]:
    if isinstance(found, str):
        return [] if SYMBOL.match(found) else [found]
    if isinstance(found, tuple):
        return [each for part in found for each in texts(part)]
    return [each for name in getattr(found, "__struct_fields__", ()) for each in texts(getattr(found, name))]


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: "-".join(setup["seats"]))
def test_a_game_can_be_drawn_and_pointed_at(setup: dict[str, Any]) -> None:
    """Places and figures of every option lie somewhere on the table; no message is shown by its name."""
    playout = Playout.begin(GAME, setup, seed=5)
    chance = random.Random(5)
    for answered in range(130):
        if playout.over:
            break
        seat = chance.choice(list(playout.pending))
        asked = playout.pending[seat]
        if answered % 13 == 0:
            lang = LANGUAGES[answered % 2]
            scene = scene_of(playout, seat, lang)
            assert not [text for text in texts(scene) if MESSAGE.search(text)]
            html = render(scene)
            assert "MISSING" not in html
            assert len(html) < LARGEST
            for thing in things_offered(playout, seat):
                kind, _, number = thing.partition(":")
                if kind in ("place", "hex"):
                    assert f'data-place="{thing}"' in html, asked.prompt
                elif kind in ("tactics", "figure", "order", "tile", "marker") and asked.prompt != "put-back":
                    assert f'data-thing="{kind}:{number}"' in html, asked.prompt
        playout.play(seat, chance.choice(asked.options))


def test_in_a_battle_only_those_who_fight_can_be_pointed_at() -> None:
    """Others of their kind stand elsewhere on the map, but nobody asks about them unless their area is named."""
    g = table("uthuk", "daqan")
    put(g, HOME_1, "footman*2")
    meet(g, "berserker", "footman*3")
    footman = f"figure:{unit(UNITS.index('footman'))}"
    assert lit(g, footman) == {FIELD}
    assert lit(g, footman, f"place:{HOME_1}") == {FIELD, HOME_1}


def lit(g: Runewars, *offered: str) -> set[int]:
    """Where units can be pointed at."""
    assert GAME.scene is not None
    scene = GAME.scene(past_view(GAME, g, 1, 0), Words(GAME, "en", g, 1), frozenset(offered))
    pieces = [(area.number, piece) for area in scene.map.areas for piece in area.pieces if piece.kind == "unit"]
    found = {number for number, piece in pieces if piece.open}
    assert found == {number for number, piece in pieces if piece.thing in offered}
    return found


def test_the_picture_of_a_spectator_has_no_dock() -> None:
    playout = Playout.begin(GAME, TABLES[1], seed=2)
    scene = scene_of(playout, None, "en")
    assert scene.dock is None
    assert "rw-dock" not in render(scene)


@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize("count", range(1, 17))
def test_things_lie_in_their_area_and_not_on_one_another(count: int, city: bool) -> None:
    laid = lay([Piece("rune", "o-rune", "a rune")] * count, city)
    assert len({(piece.x, piece.y) for piece in laid}) == count
    for piece in laid:
        half = 100 - abs(piece.y) / math.sqrt(3)
        assert abs(piece.x) < half
        assert abs(piece.y) < 87


def test_a_map_lies_broad_and_its_holes_are_seen() -> None:
    ring = tuple(around((0, 0)))
    assert holes(ring) == ((0, 0),)
    assert holes(ring[:5]) == ()
    column = tuple((0, n) for n in range(6))
    assert best_ground(column) != Ground(0)


def test_every_unit_has_a_glyph_and_every_card_has_words() -> None:
    book = book_of("")
    symbols = (GAME.folder / "show" / "templates" / "runewars" / "symbols.html").read_text(encoding="utf-8")
    for name in UNITS:
        assert f'id="g-{GLYPH_OF[name]}"' in symbols
    rows = {
        "tactics": book.tactics,
        "quest": book.quests,
        "reward": book.rewards,
        "objective": book.objectives,
        "season_card": book.seasons,
        "title": book.titles,
        "commander": book.commanders,
        "order": book.orders,
        "development": book.developments,
        "exploration": book.exploration,
        "building": book.development_tokens,
        "city": book.cities,
        "hero": book.heroes,
        "unit": book.units,
    }
    assert set(rows) == set(TELLERS)
    for lang in LANGUAGES:
        text = GAME.text(lang)
        for kind, row in rows.items():
            for number, thing in enumerate(row):
                said = told(kind, number, text, book)
                assert said.text, (kind, thing)
                assert not MESSAGE.search(f"{said.name} {said.whole}"), said
                assert bool(said.unsure) == (not thing.certain)
