"""H-14 What was written into the block of the Dark Elves: the nest, the store, the web."""

from __future__ import annotations

from ludex.games.heroes.printed.book import (
    NOWHERE,
)
from ludex.games.heroes.show.blocks import first_written, written
from ludex.games.heroes.show.lands import captors, owner_of
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Cell, Extra, Row
from ludex.kit.picture.look import capital


def blocks(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    return first_written(look, seat, own_rows(look, seat))


def own_rows(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The nest, the store of strength, the ban on fighting monsters; the counters of what can be entwined."""
    board = look.board(seat)
    found = [written(look, "board-nest", board.nest)]
    if board.nest_due:
        found.append(written(look, "board-nest-due", board.nest_due))
    found.append(written(look, "board-pool", board.pool))
    if any(board.ban):
        cells = tuple(Cell(str(each), "circle") for each in board.ban)
        found.append(Row(capital(look.say("board-ban")), cells))
    woven = [n for n, there in enumerate(board.woven) if there]
    if woven:
        found.append(Row(capital(look.say("board-woven")), tuple(Cell(look.region(n), "", "web") for n in woven)))
    return (*found, Row(capital(look.say("board-counters")), counters(look, seat)))


def counters(look: HeroesLook, seat: int) -> tuple[Cell, ...]:
    """Every fortress and artifact that can still be got, with its counter or the round written over it."""
    shown, printed, board = look.shown, look.printed, look.board(seat)
    found = []
    for region, fortress in enumerate(printed.fortress):
        artifact = printed.artifact_in[region]
        gone = bool(captors(shown, region)) if fortress is not None else owner_of(shown, artifact) != NOWHERE
        if (fortress is None and artifact == NOWHERE) or gone or region in printed.out[len(shown.boards)]:
            continue
        web = fortress.web if fortress is not None else printed.artifacts[artifact].web
        due = board.webs[region]
        word = look.say("board-web", round=due) if due else look.say("object-counter", count=web)
        text = f"{look.region(region)} {due or f'+{web}'}"
        found.append(Cell(text, "wrote" if due else "", "web", f"{look.region(region)}: {word}"))
    return tuple(found)
