"""The map: twenty-seven regions, what lies in them, who stands there, and the ways that may be chosen."""

from __future__ import annotations

from msgspec.structs import replace

from ludex.core.decision import key_of
from ludex.games.heroes.printed.book import ARTIFACTS, NOWHERE
from ludex.games.heroes.printed.paper import RegionEntry
from ludex.games.heroes.show.lands import allies, artifact_said, captors, fortress_said, owner_of
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import MapRegion, MapScene, Pawn, Route, Sign
from ludex.kit.picture.geometry import in_rows, outline, roomy_spot, side_by_side, smooth
from ludex.kit.picture.look import capital
from ludex.kit.sheets import listed

WIDTHS = {"fort": 60, "res": 42, "artifact": 34, "herd": 42, "monster": 40, "foundation": 34}
NARROW = 30
LOOT = 30
"""What a fortress holds stands beside it."""
PAWN = 36
ROW = 31
MOST_ROWS = 2
"""Pawns have a row of their own where there are not so many yet."""
LEAST = 96
"""Signs stand beside each other at least so far, wherever they are."""
LETTER = 10.2
"""How wide a letter of a name is, about."""


def draw_map(look: HeroesLook) -> MapScene:
    out = look.printed.out[len(look.shown.boards)]
    regions = look.printed.map.region
    portals = [each.label for n, each in enumerate(regions) if each.portal and n not in out]
    herd = any(name == "cyclopes" for name in look.shown.factions)
    route = [regions[n].label for n in look.printed.route if n not in out]
    return MapScene(
        label=look.say("sheet-map"),
        width=look.printed.map.canvas["width"],
        height=look.printed.map.canvas["height"],
        regions=tuple(draw_region(look, n, n in out) for n in range(len(regions))),
        portals="".join(smooth([a, b]) for n, a in enumerate(portals) for b in portals[n + 1 :]),
        herd=smooth([*route, route[0]]) if herd else "",
    )


def draw_region(look: HeroesLook, number: int, out: bool) -> MapRegion:
    """The name above, what lies there below it, the pawns last."""
    printed = look.printed.map.region[number]
    x, y, room = roomy_spot(tuple(printed.polygon), printed.label)
    name = printed.name[look.lang]
    found = [] if out else signs(look, number, printed)
    widths = [WIDTHS.get(each.kind, NARROW) + (LOOT if each.bits else 0) for each in found]
    rows = in_rows(widths, max(room - 6, LEAST))
    here = [] if out else [seat for seat, board in enumerate(look.shown.boards) if board.region == number]
    lines = [[widths[each] for each in row] for row in rows]
    if here and len(lines) < MOST_ROWS:
        lines.append([])
    if here:
        lines[-1] += [PAWN] * len(here)
    top = y - (1 + len(lines)) * ROW // 2 + 14
    spots = [(middle, top + 24 + ROW * n) for n, line in enumerate(lines) for middle in side_by_side(line, x)]
    placed = [replace(sign, x=left, y=down) for sign, (left, down) in zip(found, spots, strict=False)]
    mine = look.view.seat
    visited = mine is not None and bool(look.board(mine).visited[number])
    half = round(len(name) * LETTER / 2)
    return MapRegion(
        number=number,
        name=name,
        terrain=printed.terrain,
        outline=outline(printed.polygon),
        name_x=x + 12,
        name_y=top,
        signs=tuple(placed),
        pawns=draw_pawns(look, here, spots[len(found) :]),
        visited=visited,
        tick_x=x + 16 + half,
        tick_y=top - 24,
        out=out,
        open=look.can("region", number),
        label=region_label(look, printed, found, here, visited, out),
    )


def draw_pawns(look: HeroesLook, here: list[int], spots: list[tuple[int, int]]) -> tuple[Pawn, ...]:
    return tuple(
        Pawn(
            seat=seat,
            faction=look.shown.factions[seat],
            letter=look.letter(look.shown.factions[seat]),
            word=look.title(seat),
            x=x,
            y=y + 3,
            mine=seat == look.view.seat,
        )
        for seat, (x, y) in zip(here, spots, strict=True)
    )


def region_label(
    look: HeroesLook, printed: RegionEntry, found: list[Sign], here: list[int], visited: bool, out: bool
) -> str:
    """All that is in a region, in one line."""
    parts = [printed.name[look.lang], look.say(f"terrain-{printed.terrain}")]
    if out:
        return ". ".join([*parts, look.say("board-out")])
    if found:
        parts.append(listed(each.word for each in found))
    if here:
        parts.append(listed(look.title(seat) for seat in here))
    if visited:
        parts.append(look.say("board-visited"))
    return ". ".join(parts)


# ------------------------------------------------------------------------------------------- what lies in a region


def signs(look: HeroesLook, number: int, printed: RegionEntry) -> list[Sign]:
    """Resources, portal, lair, foundation, fortress, artifact; then what factions bring."""
    me = look.view.seat
    board = look.board(me) if me is not None else None
    found = []
    struck = board is not None and bool(board.struck[number])
    for bit in look.bits(look.printed.resources[number]):
        word = look.say("board-struck", thing=bit.word) if struck else bit.word
        found.append(Sign("res", bit.icon, 0, 0, word, str(bit.count), mark="strike" if struck else ""))
    if printed.portal:
        found.append(Sign("portal", "portal", 0, 0, look.say("object-portal")))
    if printed.lair:
        found.append(Sign("lair", "lair", 0, 0, look.say("object-lair")))
    written = board.foundations[number] if board is not None else 0
    if printed.foundation or written:
        word = look.say("board-foundation", number=written) if written else look.say("object-foundation")
        found.append(Sign("foundation", "foundation", 0, 0, word, str(written) if written else ""))
    if look.printed.fortress[number] is not None:
        found.append(fortress(look, number))
    if look.printed.artifact_in[number] != NOWHERE:
        found.append(artifact(look, number, look.printed.artifact_in[number]))
    return [*found, *brought(look, number)]


def fortress(look: HeroesLook, number: int) -> Sign:
    fort = look.printed.fortress[number]
    assert fort is not None
    taken, treaty = captors(look.shown, number), allies(look.shown, number)
    owner = look.shown.factions[(taken + treaty)[0]] if taken or treaty else ""
    return Sign(
        "fort",
        "fort",
        0,
        0,
        fortress_said(look.shown, look.printed, number, look.words),
        str(look.shown.forts[number]),
        str(fort.vp),
        "circle" if taken else "",
        owner,
        look.letter(owner) if owner else "",
        () if taken or treaty else look.bits(fort.resources),
        changed=look.shown.forts[number] != fort.strength and not taken,
    )


def artifact(look: HeroesLook, number: int, which: int) -> Sign:
    seat = owner_of(look.shown, which)
    owner = look.shown.factions[seat] if seat != NOWHERE else ""
    word = artifact_said(look.shown, look.printed, which, look.words)
    return Sign(
        "artifact",
        f"art-{ARTIFACTS[which].replace('_', '-')}",
        0,
        0,
        capital(word),
        mark="strike" if owner else "",
        owner=owner,
        letter=look.letter(owner) if owner else "",
    )


def brought(look: HeroesLook, number: int) -> list[Sign]:
    """The herd, mycelium, webs and the monsters of the lizardfolk, from the boards that they are written on."""
    found = []
    for seat, board in enumerate(look.shown.boards):
        owner = look.shown.factions[seat]
        if board.herd == number:
            word = look.say("board-herd", strength=board.herd_strength)
            found.append(Sign("herd", "herd", 0, 0, word, str(board.herd_strength), owner=owner))
        if board.mycelium[number]:
            found.append(Sign("mycelium", "mycelium", 0, 0, look.say("object-mycelium"), owner=owner))
        if board.webs[number]:
            word = look.say("board-web", round=board.webs[number])
            found.append(Sign("web", "web", 0, 0, word, str(board.webs[number]), owner=owner))
        for n, species in enumerate(look.faction(seat).printed.species):
            if look.printed.map.region[number].id in species.regions:
                gone = bool(board.gone[number])
                word = species.name[look.lang]
                shown = look.say("board-struck", thing=word) if gone else word
                found.append(Sign("monster", "beast", 0, 0, shown, str(n + 1), mark="strike" if gone else ""))
    return found


# -------------------------------------------------------------------------------------------------------------- routes


def draw_routes(look: HeroesLook) -> tuple[Route, ...]:
    """The way to every destination that this seat may choose now; or the one it chose, until the boards are shown."""
    me = look.view.seat
    if me is None:
        return ()
    board = look.board(me)
    if any(option.startswith("go:") for option in look.view.options):
        ends = [path[-1] for _, path in look.shown.ways]
        return tuple(
            draw_route(look, board.region, tuple(path), cost, first=ends.index(path[-1]) == n)
            for n, (cost, path) in enumerate(look.shown.ways)
        )
    if look.shown.step == "move" and board.path:
        return (draw_route(look, look.shown.stood[me], tuple(board.path), 0, first=False, chosen=True),)
    return ()


def draw_route(
    look: HeroesLook, origin: int, path: tuple[int, ...], cost: int, *, first: bool, chosen: bool = False
) -> Route:
    regions = [look.printed.map.region[n] for n in (origin, *path)]
    points = [roomy_spot(tuple(each.polygon), each.label)[:2] for each in regions]
    key = key_of(("go", path[-1], cost))
    aim = "" if chosen else f"region:{path[-1]} {key}" if first else key
    return Route(aim, smooth(points), *points[-1], cost, chosen)
