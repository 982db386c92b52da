"""H-15 What was written into the blocks of the Cyclopes: the herd, energy, trails, the lair."""

from __future__ import annotations

from ludex.games.heroes.printed.book import (
    NOWHERE,
    price,
)
from ludex.games.heroes.show.blocks import first_written, written
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Bit, Cell, Extra, Row
from ludex.kit.picture.look import capital


def blocks(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    return (
        *first_written(look, seat, own_rows(look, seat)),
        Extra(look.say("board-energy"), "", energy(look, seat), wide=True),
        Extra(look.say("board-trails"), "", trails(look, seat), wide=True),
        Extra(look.say("board-lair"), "", lair(look, seat)),
    )


def own_rows(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    board = look.board(seat)
    place = look.region(board.herd) if board.herd != NOWHERE else look.say("board-herd-away")
    return (
        written(look, "board-herd-strength", board.herd_strength, icon="herd"),
        Row(capital(look.say("board-herd-place")), (Cell(place),)),
    )


def energy(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """Four fights with the herd, from the left."""
    board = look.board(seat)
    found = []
    for n, each in enumerate(look.faction(seat).printed.energy):
        bits = (*look.bits(price(each.resources)), Bit("vp", each.vp, look.say("thing-vp", count=each.vp)))
        mark = "circle" if n < board.energy else ""
        found.append(Row(each.text[look.lang], (Cell(str(each.n), mark, "energy"),), bits=bits))
    return tuple(found)


def trails(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """Footprints struck out; a trail without any left works."""
    board = look.board(seat)
    found = []
    for n, each in enumerate(look.faction(seat).printed.trail):
        done = board.trails[n]
        cells = tuple(Cell("", "strike" if m < done else "", "foot") for m in range(each.footprints))
        cells += (Cell("×2", "circle"),) if board.doubled[n] else ()
        name = look.say(f"board-trail-{each.id.replace('_', '-')}")
        mark = "circle" if done >= each.footprints else ""
        found.append(Row(name, cells, each.text[look.lang], (), f"trail:{n}", look.can("trail", n), mark))
    return tuple(found)


def lair(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    board = look.board(seat)
    printed = look.faction(seat).printed.lair
    assert printed is not None
    steps = tuple(
        Cell(f"{now} → {step.vp}", "wrote" if now != step.spend else "", "", said_step(look, now, step.vp))
        for now, step in zip(board.lair, printed.steps, strict=True)
    )
    return (
        Row(capital(look.say("board-lair-values")), (*steps, Cell(str(printed.fail_vp)))),
        written(look, "board-lair-points", board.lair_vp),
        written(look, "board-camp-points", board.camp_vp),
    )


def said_step(look: HeroesLook, count: int, points: int) -> str:
    return look.say("board-lair-step", count=count, points=points)
