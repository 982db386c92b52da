"""The island as a picture: what touches is what is adjacent, everything has room, things can be pointed at."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from ludex.core.playout import Playout
from ludex.core.text import Words
from ludex.games.spirit_island.printed.boards import BALANCED, FIRST_THEMATIC, SPACES, chart, thematic_boards
from ludex.games.spirit_island.show.draw import draw
from ludex.games.spirit_island.show.landscape import PITCHES, landscape, lay, touching, winding
from ludex.kit.picture.geometry import inside
from tests.spirit_island.table import GAME

ISLANDS = [
    boards for count in range(1, FIRST_THEMATIC + 1) for boards in itertools.permutations(range(FIRST_THEMATIC), count)
] + [thematic_boards(count) for count in range(1, FIRST_THEMATIC + 1)]
CORNERS = {tuple(sorted((6, 2 * SPACES + 6))), tuple(sorted((6, 3 * SPACES + 6))), (SPACES + 10, 2 * SPACES + 9)}
"""Lands of the other sides that touch at a point alone: the middle of the map, by how many boards there are."""


@pytest.mark.law("spirit_island:SI-2.3")
@pytest.mark.parametrize("boards", ISLANDS, ids=str)
def test_lands_touch_in_the_picture_exactly_where_they_are_adjacent(boards: tuple[int, ...]) -> None:
    island = chart(boards)
    adjacent = {frozenset((land, near)) for land in island.lands for near in island.near[land]}
    sides, corners = touching(boards)
    assert sides <= adjacent
    by_corner = adjacent - sides
    assert by_corner <= corners
    if boards[0] >= FIRST_THEMATIC:
        assert {tuple(sorted(pair)) for pair in by_corner} <= CORNERS
    else:
        assert len(by_corner) == len(BALANCED.layout[str(len(boards))].corner_links)


def test_a_border_winds_the_same_way_from_both_sides() -> None:
    border = ((10.0, 10.0), (200.0, 60.0))
    assert winding(border) == winding(border)
    assert winding(border)[0] == border[0]
    assert winding(border)[-1] == border[-1]
    drawn = landscape((0, 1))
    corners = [set(re.findall(r"[ML](-?\d+ -?\d+)", shape.outline)) for shape in drawn.lands.values()]
    assert sum(len(one & other) > 3 for one, other in itertools.combinations(corners, 2)) == len(touching((0, 1))[0])


@pytest.mark.parametrize("boards", [(0,), (1,), (2,), (3,), (3, 0, 1, 2), thematic_boards(4)], ids=str)
def test_things_lie_in_their_land(boards: tuple[int, ...]) -> None:
    for land, shape in landscape(boards).lands.items():
        outline = [(float(x), float(y)) for x, y in re.findall(r"[ML](-?\d+) (-?\d+)", shape.outline)]
        for count in (1, 4, 7, 10):
            spots, pitch = lay(shape, count)
            assert len(set(spots)) == count
            assert pitch >= PITCHES[-1]
            assert all(inside(outline, *spot) for spot in spots), (land, count, spots)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "setup",
    [
        {"seats": ["river-surges-in-sunlight"]},
        {"seats": ["oceans-hungry-grasp", "thunderspeaker"], "board": "thematic", "adversary": "england", "level": 6},
        {
            "seats": [
                "bringer-of-dreams-and-nightmares",
                "keeper-of-the-forbidden-wilds",
                "sharp-fangs-behind-the-leaves",
            ]
        },
    ],
    ids=lambda setup: setup["seats"][0],
)
def test_all_that_can_be_chosen_is_in_the_picture(setup: dict[str, object], lang: str) -> None:
    """Lands, pieces and powers of every option lie somewhere on the table; nothing is said by the name of its
    message."""
    playout = Playout.begin(GAME, setup, seed=3)
    chance = random.Random(3)
    said = GAME.text(lang)
    for _ in range(120):
        if playout.over:
            break
        seat = chance.choice(list(playout.pending))
        asked = playout.pending[seat]
        view = playout.view(seat)
        scene = draw(view, Words(GAME, lang, playout.state, seat), frozenset())
        island = scene.island
        if island is not None and scene.dock is not None and asked.options[0][0] in ("use", "hit", "push", "play"):
            lands = {land.number for land in (*island.lands, *island.seas)}
            things = {(land.number, thing.name) for land in island.lands for thing in land.things}
            powers = {card.number for pile in scene.dock.piles for card in pile.cards}
            for option in asked.options:
                match option:
                    case ("use", power, land):
                        assert power in powers
                        assert land in lands
                    case ("play", power):
                        assert power in powers
                    case ("hit", land, piece) | ("push", piece, land, _) if land in {
                        each.number for each in island.lands
                    }:
                        assert (land, f"piece:{piece}") in things
        assert not re.search(r"\b(board|threat|sheet|piece|terrain)-[a-z]+\b", " ".join(texts(scene))), said
        playout.play(seat, chance.choice(asked.options))


def texts(found: object) -> list[str]:
    """All words of a scene that people read: symbols and classes are not among them."""
    names = ("label", "word", "text", "title", "said", "name", "sum", "about", "victory", "deck", "terror", "left")
    if isinstance(found, str) or found is None or isinstance(found, int):
        return []
    if isinstance(found, tuple):
        return [each for part in found for each in texts(part)]
    own = [getattr(found, name) for name in names if isinstance(getattr(found, name, None), str)]
    fields = getattr(found, "__struct_fields__", ())
    words = [value for value in own if not value.startswith(("piece:", "t-", "p-", "e-"))]
    return words + [each for name in fields for each in texts(getattr(found, name))]
