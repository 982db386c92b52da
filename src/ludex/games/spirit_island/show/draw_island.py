"""The island: lands with all that lies in them, the sea before each shore, what threatens each land."""

from __future__ import annotations

from collections import Counter

from ludex.games.spirit_island.printed.boards import BOARD_NAMES, FIRST_THEMATIC, SPACES, chart
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.land import OCEAN_SPIRIT, defend_of, health_of, sacred_bits
from ludex.games.spirit_island.show.forecast import Threat
from ludex.games.spirit_island.show.landscape import LandShape, landscape, lay
from ludex.games.spirit_island.show.look import IslandLook
from ludex.games.spirit_island.show.scenario import markers_in
from ludex.games.spirit_island.show.scene import Ground, IslandScene, Land, Mark, Thing
from ludex.games.spirit_island.show.threats import grave, threat_said
from ludex.games.spirit_island.things import INDEX, KIND_NAMES, KINDS, TERRAINS, damage_of, strife_of
from ludex.kit.sheets import counted, listed

TOKENS = ("beasts", "disease", "wilds", "blight")
MARK = 27
"""How wide a mark of a sign is."""
NUMBER = 19
"""Half the width of a sign with the number alone."""
LARGEST = 46
"""On an island of one board things are no larger than that."""
PIECES_FIRST = (2, 1, 0, 3)
"""Cities, towns, explorers, dahan."""


def draw_island(look: IslandLook) -> IslandScene | None:
    shown = look.shown
    if not shown.boards:
        return None
    drawn = landscape(shown.boards, shown.present)
    return IslandScene(
        label=look.say("board-map"),
        width=drawn.width,
        height=drawn.height,
        boards=len(shown.present or shown.boards),
        ground=Ground(
            shapes=tuple((land, shape.outline) for land, shape in (*drawn.seas.items(), *drawn.lands.items())),
            shore=drawn.shore,
            cliffs=drawn.cliffs,
            seams=drawn.seams,
            rivers=drawn.rivers,
        ),
        seas=tuple(draw_land(look, land, shape, drawn.scale) for land, shape in drawn.seas.items()),
        lands=tuple(draw_land(look, land, shape, drawn.scale) for land, shape in drawn.lands.items()),
    )


def code_of(look: IslandLook, land: int) -> str:
    """The number of a land; with several boards, its board too."""
    board = look.shown.boards[land // SPACES]
    if len(look.shown.boards) == 1:
        return str(land % SPACES)
    name = BOARD_NAMES[board] if board < FIRST_THEMATIC else f"{look.say(f'board-{BOARD_NAMES[board]}')}-"
    return f"{name}{land % SPACES}"


def draw_land(look: IslandLook, land: int, shape: LandShape, scale: float) -> Land:
    shown = look.shown
    sea = land % SPACES == 0
    threat = look.coming.lands.get(land)
    marks = [] if threat is None else marks_of(threat)
    found = things(look, land)
    defend = defend_of(look.island, land)
    spots, pitch = lay(shape, len(found))
    size = min(pitch - 3, round(LARGEST * scale))
    code = code_of(look, land)
    half = NUMBER + max(len(code) - 2, 0) * 5 + len(marks) * MARK // 2 + (MARK // 2 if defend else 0)
    left = -half + 2 * NUMBER + max(len(code) - 2, 0) * 10
    return Land(
        number=land,
        code=code,
        terrain=TERRAINS[chart(shown.boards, shown.present).terrain[land]],
        label=label_of(look, land, found, defend, threat),
        outline=shape.outline,
        x=shape.label[0],
        y=shape.label[1],
        half=half,
        name_x=-half + NUMBER + max(len(code) - 2, 0) * 5,
        scale=f"{scale:g}",
        marks=tuple(Mark(symbol, text, left + n * MARK) for n, (symbol, text) in enumerate(marks)),
        grave=threat is not None and grave(threat),
        things=tuple(placed(thing, spot, size) for thing, spot in zip(found, spots, strict=True)),
        defend=defend,
        defend_x=left + len(marks) * MARK,
        open=look.can("land", land) and (not sea or OCEAN_SPIRIT in look.island.spirits),
        sea=sea,
    )


def placed(thing: Thing, spot: tuple[int, int], size: int) -> Thing:
    return Thing(
        **{**{name: getattr(thing, name) for name in thing.__struct_fields__}, "x": spot[0], "y": spot[1], "size": size}
    )


def marks_of(threat: Threat) -> list[tuple[str, str]]:
    """The signs of what is to come, the gravest first."""
    found = [("t-damage", str(threat.damage))] if threat.ravaged else []
    if threat.blight:
        found.append(("t-cascade" if threat.cascade else "t-blight", ""))
    if threat.dahan:
        found.append(("t-lost", str(threat.dahan)))
    if threat.presence:
        found.append(("t-presence", ""))
    found += [(f"t-{KIND_NAMES[piece & 3]}", "") for piece in threat.built]
    if threat.explore and not found:
        found.append(("t-explore", ""))
    return found


def label_of(look: IslandLook, land: int, found: list[Thing], defend: int, threat: Threat | None) -> str:
    """All that is in a land, in one line."""
    parts = [str(look.words.fact("land", land))]
    parts.append(counted(((thing.word, thing.count) for thing in found), look.words))
    if defend:
        parts.append(look.say("board-defend", count=defend))
    if threat is not None:
        parts.append(f"{look.say('board-forecast')}: {threat_said(threat, look.words)}")
    return ". ".join(filter(None, parts))


def things(look: IslandLook, land: int) -> list[Thing]:
    """Invaders, dahan, tokens, presence: alike ones together."""
    shown = look.shown
    found = []
    tally = Counter(shown.people[land])
    for one in sorted(tally, key=lambda each: (PIECES_FIRST.index(each & 3), each)):
        kind = KIND_NAMES[one & 3]
        found.append(
            thing(
                look,
                kind,
                str(look.words.fact("piece", one)),
                tally[one],
                name=f"piece:{one}",
                damage=damage_of(one),
                health=health_of(look.island, land, one),
                strife=strife_of(one),
            )
        )
    for kind in TOKENS:
        count = getattr(shown, kind)[land]
        if count:
            number = -INDEX[KINDS[KIND_NAMES.index(kind)]]
            found.append(thing(look, kind, look.say(f"piece-{kind}"), count, name=f"piece:{number}"))
    for kind, count in markers_in(shown, look.island, land):
        found.append(thing(look, kind, look.say(f"marker-{kind}"), count))
    return found + presences(look, land)


def thing(
    look: IslandLook,
    kind: str,
    word: str,
    count: int,
    name: str = "",
    damage: int = 0,
    health: int = 0,
    strife: int = 0,
) -> Thing:
    return Thing(
        kind=kind,
        symbol=f"p-{kind}",
        word=word,
        count=count,
        x=0,
        y=0,
        size=0,
        name=name,
        of=kind,
        damage=damage,
        health=health,
        strife=strife,
        open=bool(name) and name in look.open,
    )


def presences(look: IslandLook, land: int) -> list[Thing]:
    found = []
    for seat, each in enumerate(look.shown.spirits):
        if each.presence[land]:
            spirit = SPIRITS[each.spirit]
            sacred = bool(sacred_bits(look.island, seat) >> land & 1)
            name = look.title(seat)
            found.append(
                Thing(
                    kind="presence",
                    symbol=f"crest-{spirit}",
                    word=listed([name, look.say("board-sacred") if sacred else ""]),
                    count=each.presence[land],
                    x=0,
                    y=0,
                    size=0,
                    name="",
                    of=f"spirit-{seat}",
                    style=f"sp-{spirit}",
                    sacred=sacred,
                )
            )
    return found
