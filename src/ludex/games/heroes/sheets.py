"""A view as sheets of text, for terminals and screen readers: the round, the scores, each board, the map, one's own
board last, next to the question."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Noun, Text, Words
from ludex.core.view import View
from ludex.games.heroes.book import (
    ARTIFACTS,
    FACTIONS,
    FIRST_ARTIFACT,
    NOWHERE,
    OWN,
    TERRAINS,
    Book,
    Faction,
    Price,
    book_of,
)
from ludex.games.heroes.names import THINGS
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.rules.score import CELLS
from ludex.games.heroes.state import Board
from ludex.games.heroes.view import HeroesView

NOTHING = ""
LIST = ", "


def sheets(view: View, words: Words) -> list[Sheet]:
    """All that the owner of a view may know, laid out for reading."""
    shown: HeroesView = view.board
    printed = book_of(shown.changes)
    found = [the_round(shown, words), scores(shown, words)]
    seats = [seat for seat in range(len(shown.boards)) if seat != view.seat]
    if view.seat is not None:
        seats.append(view.seat)
    for seat in seats:
        found += faction_sheets(shown, printed, seat, words)
    return [*found, world(shown, printed, view.seat, words)]


def labels(words: Words, *names: str) -> list[str]:
    return [words.text.say(f"sheet-{name}") for name in names]


def title_of(seat: int, words: Words) -> str:
    name = words.fact("seat", seat)
    return name.form("title") if isinstance(name, Noun) else str(name)


def amount(price: Price | tuple[int, ...] | list[int], text: Text, own: str = "meat") -> str:
    """“3 wood, 2 gold”."""
    row = price.fixed if isinstance(price, Price) else price
    parts = [
        text.say(f"thing-{own if kind == OWN else THINGS[kind]}", count=count)
        for kind, count in enumerate(row)
        if count
    ]
    if isinstance(price, Price):
        parts += [text.say("thing-any", count=price.any)] if price.any else []
        parts += [text.say("thing-vp", count=price.vp)] if price.vp else []
    return LIST.join(parts)


def the_round(shown: HeroesView, words: Words) -> Sheet:
    """Which round it is, who chose, and the numbers of the actions."""
    text = words.text
    rows = [
        [text.say(f"action-{ACTIONS[action]}"), str(number) if number else text.say("sheet-unchosen")]
        for action, number in enumerate(shown.plan)
    ]
    return Sheet(
        text.say("sheet-round", round=shown.round, who=title_of(shown.first, words)),
        labels(words, "action", "level"),
        rows if any(shown.plan) else [],
    )


def scores(shown: HeroesView, words: Words) -> Sheet:
    """The cells of every board."""
    rows = [[title_of(seat, words), *map(str, cells), str(sum(cells))] for seat, cells in enumerate(shown.cells)]
    return Sheet(words.text.say("sheet-scores"), labels(words, "player", *CELLS, "total"), rows)


def faction_sheets(shown: HeroesView, printed: Book, seat: int, words: Words) -> list[Sheet]:
    """The board of a seat: what it has, its buildings, its monsters."""
    text = words.text
    board = shown.boards[seat]
    faction = printed.factions[FACTIONS.index(shown.factions[seat])]
    name = title_of(seat, words)
    own = faction.printed.unique_resource
    region = printed.map.region[board.region].name[text.lang] if board.region != NOWHERE else NOTHING
    owned = [n for n in range(len(ARTIFACTS)) if board.works[FIRST_ARTIFACT + n]]
    rows = [
        [text.say("sheet-region"), region],
        [text.say("sheet-stock"), amount(board.stock, text, own.id if own is not None else "meat")],
        [text.say("sheet-units"), units(board, faction, text)],
        [text.say("sheet-artifacts"), LIST.join(str(words.fact("artifact", n)) for n in owned)],
        [text.say("sheet-points-left"), str(board.points) if board.points else NOTHING],
        [text.say("sheet-votes"), str(board.votes) if board.votes else NOTHING],
    ]
    have = Sheet(text.say("sheet-board", who=name), labels(words, "thing", "value"), [row for row in rows if row[1]])
    found = [have, buildings(board, faction, name, words), monsters(board, faction, name, words)]
    return [*found, temple(shown, printed, seat, words)] if faction.bonuses else found


def units(board: Board, faction: Faction, text: Text) -> str:
    return LIST.join(
        f"{faction.troops[n].printed.name[text.lang]} {count}" for n, count in enumerate(board.units) if count
    )


def buildings(board: Board, faction: Faction, name: str, words: Words) -> Sheet:
    """Level, cost, points and effect of every building, and whether it stands."""
    text = words.text
    own = faction.printed.unique_resource
    rows = []
    for number, each in enumerate(faction.buildings):
        state = "sheet-works" if board.works[number] else "sheet-built" if board.built[number] else ""
        needs = LIST.join(faction.buildings[n].printed.name[text.lang] for n in each.requires)
        rows.append(
            [
                each.printed.name[text.lang],
                text.say(state) if state else NOTHING,
                str(each.level),
                amount(each.cost, text, own.id if own is not None else "meat"),
                needs,
                str(each.printed.vp) if each.printed.vp else NOTHING,
                each.printed.text[text.lang],
            ]
        )
    columns = labels(words, "building", "state", "level", "cost", "needs", "points", "effect")
    return Sheet(text.say("sheet-board-buildings", who=name), columns, rows)


def monsters(board: Board, faction: Faction, name: str, words: Words) -> Sheet:
    """The line of monsters, or the table of species."""
    text = words.text
    rows = []
    for number, monster in enumerate(faction.monsters):
        strength = max(1, monster.strength - board.weaker[number])
        beaten = text.say("sheet-beaten") if board.beaten[number] else NOTHING
        rows.append([str(number + 1), str(strength), amount(monster.resources, text), str(monster.vp), beaten])
    for number, species in enumerate(faction.species):
        strength = species.strength - board.weaker[number]
        ticks = text.say("sheet-ticks", count=board.ticks[number]) if board.ticks[number] else NOTHING
        circles = LIST.join(map(str, species.circles))
        known = species.printed.name[text.lang]
        rows.append([known, str(strength), amount(species.resources, text), circles, ticks])
    columns = labels(words, "monster", "strength", "resources", "points", "state")
    return Sheet(text.say("sheet-monsters", who=name), columns, rows)


def temple(shown: HeroesView, printed: Book, seat: int, words: Words) -> Sheet:
    """Where the monsters of the lizardfolk still stand, and the bonus that bears each of them."""
    text = words.text
    board = shown.boards[seat]
    faction = printed.factions[FACTIONS.index(shown.factions[seat])]
    out = printed.out[len(shown.boards)]
    rows = []
    for number, (species, bonus) in enumerate(zip(faction.species, faction.bonuses, strict=True)):
        left = [region for region in species.regions if region not in out and not board.gone[region]]
        rows.append(
            [
                species.printed.name[text.lang],
                LIST.join(printed.map.region[region].name[text.lang] for region in left),
                text.say(f"sheet-bonus-{board.opened[number]}"),
                bonus.printed.text[text.lang],
            ]
        )
    columns = labels(words, "monster", "stands-in", "state", "effect")
    return Sheet(text.say("sheet-temple", who=title_of(seat, words)), columns, rows)


def world(shown: HeroesView, printed: Book, seat: int | None, words: Words) -> Sheet:
    """Every region in play: terrain, what lies there, who is there, its neighbours."""
    text = words.text
    rows = []
    out = printed.out[len(shown.boards)]
    for region, each in enumerate(printed.map.region):
        if region in out:
            continue
        struck = seat is not None and shown.boards[seat].struck[region]
        here = [title_of(n, words) for n, board in enumerate(shown.boards) if board.region == region]
        near = LIST.join(printed.map.region[n].name[text.lang] for n in printed.neighbours[region] if n not in out)
        rows.append(
            [
                each.name[text.lang],
                text.say(f"terrain-{TERRAINS[printed.terrain[region]]}"),
                NOTHING if struck else amount(printed.resources[region], text),
                LIST.join(objects(shown, printed, region, words)),
                LIST.join(here),
                near,
            ]
        )
    columns = labels(words, "region", "terrain", "resources", "objects", "players", "neighbours")
    return Sheet(text.say("sheet-map"), columns, rows)


def objects(shown: HeroesView, printed: Book, region: int, words: Words) -> list[str]:
    """Portal, lair, foundation, fortress, artifact, herd, mycelium."""
    text = words.text
    found = [
        text.say(f"object-{name}")
        for name, there in (
            ("portal", printed.portals[region]),
            ("lair", printed.lairs[region]),
            ("foundation", printed.foundations[region]),
            ("herd", any(board.herd == region for board in shown.boards)),
            ("mycelium", any(board.mycelium[region] for board in shown.boards)),
        )
        if there
    ]
    fortress = printed.fortress[region]
    if fortress is not None:
        taken = [title_of(n, words) for n, board in enumerate(shown.boards) if board.forts[region]]
        message = "object-fortress-taken" if taken else "object-fortress"
        found.append(text.say(message, strength=fortress.strength, points=fortress.vp, who=LIST.join(taken)))
    artifact = printed.artifact_in[region]
    if artifact != NOWHERE:
        owner = [title_of(n, words) for n, board in enumerate(shown.boards) if board.works[FIRST_ARTIFACT + artifact]]
        message = "object-artifact-taken" if owner else "object-artifact"
        found.append(text.say(message, artifact=str(words.fact("artifact", artifact)), who=LIST.join(owner)))
    return found
