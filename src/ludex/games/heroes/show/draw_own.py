"""The blocks that only one faction has: moons, mycelium, flows, the temple, the web, the herd."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.heroes.lands import captors, owner_of
from ludex.games.heroes.printed.book import (
    ARCHONS,
    BOARD,
    CYCLOPES,
    DARK_ELVES,
    LIZARDFOLK,
    MUSHROOMFOLK,
    NOWHERE,
    WEREWOLVES,
    price,
)
from ludex.games.heroes.printed.paper import Block
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Bit, Cell, Extra, Row
from ludex.kit.picture.look import capital


def extras(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    """The printed text of each block of a faction, and what was written into it."""
    faction = look.faction(seat)
    rows = OWN[faction.number](look, seat)
    blocks = list(faction.printed.block)
    found = [block_of(look, block, rows if not n else ()) for n, block in enumerate(blocks)]
    if faction.number == LIZARDFOLK:
        found[1] = block_of(look, blocks[1], temple(look, seat), wide=True)
    if faction.number == CYCLOPES:
        found.append(Extra(look.say("board-energy"), "", energy(look, seat), wide=True))
        found.append(Extra(look.say("board-trails"), "", trails(look, seat), wide=True))
        found.append(Extra(look.say("board-lair"), "", lair(look, seat)))
    return tuple(found)


def block_of(look: HeroesLook, block: Block, rows: tuple[Row, ...], *, wide: bool = False) -> Extra:
    return Extra(block.name[look.lang], block.text[look.lang], rows, wide)


def number(look: HeroesLook, message: str, count: int, mark: str = "wrote", icon: str = "") -> Row:
    """A number that is written down as the game goes on."""
    return Row(capital(look.say(message)), (Cell(str(count), mark if count else "", icon),))


def mushroomfolk(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    infected = [n for n, there in enumerate(look.board(seat).mycelium) if there]
    cells = tuple(Cell(look.region(n), "", "mycelium") for n in infected)
    return (Row(capital(look.say("board-infected")), cells or (Cell("0"),)),)


def werewolves(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """Moons that are left, what this round is, and how many nights there were."""
    board = look.board(seat)
    moons = [Cell("", "", "moon", look.say("board-moon-any")) for _ in range(board.moons[0])]
    moons += [Cell("", "", "moon-other", look.say("board-moon-other")) for _ in range(board.moons[1])]
    night = look.say("board-night-now" if board.night else "board-day-now")
    return (
        Row(capital(look.say("board-moons")), tuple(moons) or (Cell("0"),)),
        Row(look.say("board-this-round"), (Cell(night, "circle" if board.night else ""),)),
        number(look, "board-nights", board.nights),
    )


def archons(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    board = look.board(seat)
    return (
        number(look, "board-ruins", sum(board.ruined)),
        number(look, "board-penalty", board.penalty),
        number(look, "board-stored", board.stored),
        number(look, "board-fallen", board.fallen),
    )


def lizardfolk(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The table of species: strength, resources, a tick for every treaty."""
    faction, board = look.faction(seat), look.board(seat)
    found = []
    for n, species in enumerate(faction.printed.species):
        ticks = board.ticks[n]
        circles = [Cell(str(points), "tick" if m < ticks else "", "ring") for m, points in enumerate(species.circles)]
        weaker = board.weaker[n] if n < len(board.weaker) else 0
        found.append(
            Row(
                f"{n + 1}. {species.name[look.lang]}",
                (Cell(str(species.strength - weaker), "", "strength"), *circles),
                bits=look.bits(price(species.resources)),
                thing=f"species:{BOARD.code(faction.number, n)}",
                open=look.can("species", BOARD.code(faction.number, n)),
            )
        )
    return tuple(found)


def temple(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The bonuses of the temple: shut, open, or spent by a Council."""
    faction, board = look.faction(seat), look.board(seat)
    names = [species.id for species in faction.printed.species]
    found = [number(look, "board-councils", board.councils), number(look, "board-votes", board.votes)]
    for bonus in faction.printed.temple_bonus:
        n = names.index(bonus.species)
        state = board.opened[n]
        cell = Cell(str(n + 1), "circle" if state == 1 else "strike" if state else "", "beast")
        thing = f"bonus:{BOARD.code(faction.number, n)}"
        name, said = faction.printed.species[n].name[look.lang], bonus.text[look.lang]
        found.append(Row(name, (cell,), said, (), thing, thing in look.open, "strike" if state == 2 else ""))
    return tuple(found)


def dark_elves(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The nest, the store of strength, the ban on fighting monsters; the counters of what can be entwined."""
    board = look.board(seat)
    found = [number(look, "board-nest", board.nest)]
    if board.nest_due:
        found.append(number(look, "board-nest-due", board.nest_due))
    found.append(number(look, "board-pool", board.pool))
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


def cyclopes(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    board = look.board(seat)
    place = look.region(board.herd) if board.herd != NOWHERE else look.say("board-herd-away")
    return (
        number(look, "board-herd-strength", board.herd_strength, icon="herd"),
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
        number(look, "board-lair-points", board.lair_vp),
        number(look, "board-camp-points", board.camp_vp),
    )


def said_step(look: HeroesLook, count: int, points: int) -> str:
    return look.say("board-lair-step", count=count, points=points)


OWN: dict[int, Callable[[HeroesLook, int], tuple[Row, ...]]] = {
    MUSHROOMFOLK: mushroomfolk,
    WEREWOLVES: werewolves,
    ARCHONS: archons,
    LIZARDFOLK: lizardfolk,
    DARK_ELVES: dark_elves,
    CYCLOPES: cyclopes,
}
