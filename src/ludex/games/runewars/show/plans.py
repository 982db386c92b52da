"""While the map is laid: where tiles, markers and home realms may go, and what each choice would look like."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ludex.core.decision import option_of
from ludex.games.runewars.printed.book import MAP_TILES
from ludex.games.runewars.rules.world import hex_of, marker_hexes
from ludex.games.runewars.show.look import RunewarsLook
from ludex.games.runewars.show.scene import Ghost, Marker, Plan
from ludex.kit.hexes import Hex, step, turned
from ludex.kit.picture.geometry import hex_centre, hex_corners, written

Spot = Callable[[Hex], tuple[int, int]]
LAID = ("tile", "marker", "home")


class Plans(Struct, frozen=True):
    ghosts: tuple[Ghost, ...]
    shapes: tuple[tuple[str, str], ...]
    plans: tuple[Plan, ...]
    markers: tuple[Marker, ...]
    spots: tuple[tuple[int, int], ...]
    """Hexes that have to be in the picture."""


def draw_plans(look: RunewarsLook, spot: Spot, size: int) -> Plans:
    """From the answers that the viewer may give now."""
    shapes: dict[str, str] = {}
    plans, ghosts, spots = [], {}, []
    for key in look.view.options if not look.shown.units else ():
        option = option_of(key)
        if option[0] not in LAID:
            continue
        number, hexes, name = laid_by(look, option)
        at = hex_of(number)
        shapes.setdefault(name, outline_of([(q - at[0], r - at[1]) for q, r in hexes], size))
        x, y = spot(at)
        plans.append(Plan(key, name, x, y))
        ghosts[number] = Ghost(number, x, y, look.name("hex", number))
        spots += [spot(place) for place in hexes]
    markers = []
    for number, row in enumerate(look.shown.markers):
        (x, y), (other_x, other_y) = map(spot, marker_hexes(row))
        spots += [(x, y), (other_x, other_y)]
        word = look.say("board-marker-number", number=number + 1)
        markers.append(Marker(number, x, y, other_x, other_y, word, look.can("marker", number)))
    return Plans(
        tuple(ghosts[number] for number in sorted(ghosts)),
        tuple(shapes.items()),
        tuple(plans),
        tuple(markers),
        tuple(spots),
    )


def laid_by(look: RunewarsLook, option: tuple[str | int, ...]) -> tuple[int, list[Hex], str]:
    """The hex that an answer names, all hexes that it would cover, and the name of their outline."""
    verb, *items = option
    numbers = [int(each) for each in items]
    if verb == "marker":
        at = hex_of(numbers[0])
        return numbers[0], [at, step(at, numbers[1])], f"pair-{numbers[1]}"
    seat = look.view.seat or 0
    tile = numbers[0] if verb == "tile" else MAP_TILES + look.player(seat).faction
    _, where, turns = numbers
    q, r = hex_of(where)
    hexes = [turned(place, turns) for place in look.book.tiles[tile].hexes]
    return where, [(q + dq, r + dr) for dq, dr in hexes], f"tile-{tile}-{turns}"


def outline_of(hexes: list[Hex], size: int) -> str:
    """Hexes around the first one, as the `d` of a path."""
    return "".join(
        "M" + "L".join(map(written, hex_corners(hex_centre(place, size), size * 0.94))) + "Z" for place in hexes
    )
