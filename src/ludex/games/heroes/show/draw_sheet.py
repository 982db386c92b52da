"""A faction's sheet of paper, with everything that its owner wrote on it."""

from __future__ import annotations

from ludex.games.heroes.printed.book import ARTIFACTS, CODES, NOWHERE, OWN, RESOURCES, TERRAINS
from ludex.games.heroes.rules.score import CELLS
from ludex.games.heroes.show.draw_own import extras
from ludex.games.heroes.show.draw_tree import draw_tree
from ludex.games.heroes.show.lands import condition_said, owner_of
from ludex.games.heroes.show.look import HeroesLook, said
from ludex.games.heroes.show.scene import ArtifactRow, Cell, MonsterCell, Row, SideSheet, Stock, TroopRow
from ludex.kit.sheets import listed


def draw_sheet(look: HeroesLook, seat: int) -> SideSheet:
    board = look.board(seat)
    name = look.shown.factions[seat]
    mine = seat == look.view.seat
    cells = look.shown.cells[seat]
    return SideSheet(
        number=seat,
        faction=name,
        name=look.title(seat),
        letter=look.letter(name),
        mine=mine,
        covered=look.say("board-covered") if look.shown.covered and not mine else "",
        place=look.region(board.region) if board.region != NOWHERE else "",
        tree=draw_tree(look, seat),
        stocks=stocks(look, seat),
        costs=costs(look, seat),
        troops=() if look.faction(seat).buildings[0].printed.row else troops(look, seat),
        artifacts=tuple(artifact(look, seat, n) for n in range(len(ARTIFACTS))),
        monsters=monsters(look, seat),
        extras=extras(look, seat),
        score=score(look, seat),
        points=sum(cells),
        moving=look.say("board-points-left", count=board.points) if board.points and mine else "",
    )


def score(look: HeroesLook, seat: int) -> tuple[Cell, ...]:
    """The score cells by the names on this board; what has no cell of its own is shown when there is some."""
    names = look.faction(seat).printed.score.cells
    found = []
    for n, (cell, points) in enumerate(zip(CELLS, look.shown.cells[seat], strict=True)):
        if n < len(names) or points:
            found.append(Cell(str(points), "", "", look.say(f"sheet-{names[n] if n < len(names) else cell}")))
    return tuple(found)


def stocks(look: HeroesLook, seat: int) -> tuple[Stock, ...]:
    """A row for each resource: how much of it, and the values that bring points once reached."""
    faction, board = look.faction(seat), look.board(seat)
    own = faction.printed.unique_resource
    found = []
    for kind, count in enumerate(board.stock):
        if kind == OWN and (own is None or own.must_spend_at_once):
            continue
        if kind == OWN and own is not None:
            icon, word = own.id, own.ru if look.lang == "ru" else own.en
        else:
            icon = RESOURCES[kind]
            word = look.say(f"resource-{icon}")
        values = () if kind == OWN else faction.thresholds
        found.append(
            Stock(
                thing=f"resource:{kind}",
                icon=icon,
                word=word,
                count=count,
                values=tuple(
                    Cell(
                        str(each.at),
                        "circle" if n < board.circled[kind] else "",
                        "",
                        look.say("board-value", at=each.at, points=each.vp),
                    )
                    for n, each in enumerate(values)
                ),
                open=look.can("resource", kind) and seat == look.view.seat,
            )
        )
    return tuple(found)


def costs(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The printed cost of every terrain; what is changed is struck out, with the new value beside it."""
    printed, now = look.faction(seat).costs, look.shown.steps[seat]
    found = []
    for terrain, name in enumerate(TERRAINS):
        first = Cell(str(printed[terrain]), "strike" if now[terrain] != printed[terrain] else "")
        changed = (Cell(str(now[terrain]), "wrote"),) if now[terrain] != printed[terrain] else ()
        thing = f"terrain:{terrain}"
        opened = thing in look.open and seat == look.view.seat
        found.append(Row(look.say(f"terrain-{name}"), (first, *changed), thing=thing, open=opened, icon=name))
    return tuple(found)


def troops(look: HeroesLook, seat: int) -> tuple[TroopRow, ...]:
    faction, board = look.faction(seat), look.board(seat)
    found = []
    for n, each in enumerate(faction.troops):
        thing = f"troop:{CODES.code(faction.number, n)}"
        strength = look.shown.strengths[seat][n]
        cost = look.bits(look.shown.hires[seat][n], faction.printed.unique_resource)
        name = each.printed.name[look.lang]
        word = look.say("board-strength", count=strength)
        other = each.printed.night_strength
        found.append(
            TroopRow(
                thing=thing,
                name=name,
                units=board.units[n],
                strength=str(strength),
                strength_word=word,
                other=str(other) if other and other != strength else "",
                cost=cost,
                text=each.printed.star_text.get(look.lang, ""),
                open=thing in look.open,
            )
        )
    return tuple(found)


def artifact(look: HeroesLook, seat: int, number: int) -> ArtifactRow:
    """What it takes, what it brings to this faction, and who has it."""
    printed = look.printed.artifacts[number]
    effect = next(each for each in look.faction(seat).printed.artifact if each.id == ARTIFACTS[number])
    owner = owner_of(look.shown, number)
    faction = look.shown.factions[owner] if owner != NOWHERE else ""
    return ArtifactRow(
        thing=f"artifact:{number}",
        icon=f"art-{ARTIFACTS[number].replace('_', '-')}",
        name=printed.name[look.lang],
        place=look.region(look.printed.home[number]),
        condition=condition_said(look.shown, look.printed, seat, number, look.words.text),
        text=effect.text[look.lang],
        mark="circle" if owner == seat else "strike" if faction else "",
        owner=faction,
        letter=look.letter(faction) if faction else "",
        owner_word=look.say("board-owner", who=look.title(owner)) if faction else "",
        open=look.can("artifact", number) and seat == look.view.seat,
    )


def monsters(look: HeroesLook, seat: int) -> tuple[MonsterCell, ...]:
    """The line of monsters, weakest first."""
    faction, board = look.faction(seat), look.board(seat)
    found = []
    for n, each in enumerate(faction.monsters):
        thing = f"monster:{CODES.code(faction.number, n)}"
        strength = max(1, each.strength - board.weaker[n])
        resources = look.bits(each.resources)
        name = look.words.text.say("monster", "own", number=n + 1, own=strength)
        parts = [name, look.say("thing-vp", count=each.vp)]
        parts += [said(resources), look.say("sheet-beaten") if board.beaten[n] else ""]
        found.append(
            MonsterCell(
                thing=thing,
                number=n,
                strength=strength,
                printed=each.strength,
                resources=resources,
                points=each.vp,
                beaten=bool(board.beaten[n]),
                open=thing in look.open,
                label=listed(parts),
            )
        )
    return tuple(found)
