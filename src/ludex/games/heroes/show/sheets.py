"""A view as sheets of text, for terminals and screen readers: the round, the scores, each board, the map, one's own
board last, next to the question."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Text, Words
from ludex.core.view import View
from ludex.games.heroes.printed.book import (
    ARTIFACTS,
    FACTIONS,
    NOWHERE,
    TERRAINS,
    Book,
    Building,
    Faction,
    Price,
    book_of,
)
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.rules.score import CELLS
from ludex.games.heroes.show.lands import amount, artifact_said, condition_said, fortress_said, owner_of, standing
from ludex.games.heroes.show.view import HeroesView
from ludex.games.heroes.sides.cyclopes.rules import less
from ludex.games.heroes.state import Board
from ludex.kit.sheets import NOTHING, labels, listed, title_of


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
    """The board of a seat: what it has, its troops, its buildings, its monsters, its artifacts."""
    faction = printed.factions[FACTIONS.index(shown.factions[seat])]
    name = title_of(seat, words)
    found = [
        belongings(shown, printed, seat, words),
        troops(shown, faction, seat, words),
        buildings(shown.boards[seat], faction, name, words),
        monsters(shown.boards[seat], faction, name, words),
        artifacts(shown, printed, faction, seat, words),
    ]
    return [*found, temple(shown, printed, seat, words)] if faction.bonuses else found


def belongings(shown: HeroesView, printed: Book, seat: int, words: Words) -> Sheet:
    """Where a player is, what is in the warehouse, what steps cost, and what only one faction has."""
    text = words.text
    board = shown.boards[seat]
    own = printed.factions[FACTIONS.index(shown.factions[seat])].printed.unique_resource
    names = [each.name[text.lang] for each in printed.map.region]
    steps = [f"{text.say(f'terrain-{TERRAINS[n]}')} {cost}" for n, cost in enumerate(shown.steps[seat])]
    herd = text.say("sheet-herd-is", strength=board.herd_strength, region=names[board.herd])
    webs = [text.say("sheet-web-is", region=names[n], round=due) for n, due in enumerate(board.webs) if due]
    nest = text.say("sheet-nest-is", count=board.nest, round=board.nest_due)
    rows = [
        ("region", names[board.region] if board.region != NOWHERE else NOTHING),
        ("stock", amount(board.stock, text, own.id if own is not None else "meat")),
        ("steps", listed(steps)),
        ("points-left", str(board.points) if board.points else NOTHING),
        ("votes", str(board.votes) if board.votes else NOTHING),
        ("herd", herd if board.herd != NOWHERE else NOTHING),
        ("webs", listed(webs)),
        ("nest", nest if board.nest else NOTHING),
    ]
    shown_rows = [[text.say(f"sheet-{name}"), value] for name, value in rows if value]
    return Sheet(text.say("sheet-board", who=title_of(seat, words)), labels(words, "thing", "value"), shown_rows)


def troops(shown: HeroesView, faction: Faction, seat: int, words: Words) -> Sheet:
    """How many units, how strong one of them is now, and what it costs now."""
    text = words.text
    own = faction.printed.unique_resource
    rows = [
        [
            each.printed.name[text.lang],
            str(shown.boards[seat].units[n]),
            str(shown.strengths[seat][n]),
            amount(shown.hires[seat][n], text, own.id if own is not None else "meat"),
        ]
        for n, each in enumerate(faction.troops)
    ]
    columns = labels(words, "troop", "units", "strength", "cost")
    return Sheet(text.say("sheet-troops", who=title_of(seat, words)), columns, rows)


def artifacts(shown: HeroesView, printed: Book, faction: Faction, seat: int, words: Words) -> Sheet:
    """Where each artifact lies, what it takes and brings on this board, and who has it."""
    text = words.text
    rows = []
    for number, name in enumerate(ARTIFACTS):
        effect = next(each for each in faction.printed.artifact if each.id == name)
        owner = owner_of(shown, number)
        rows.append(
            [
                printed.artifacts[number].name[text.lang],
                printed.map.region[printed.home[number]].name[text.lang],
                condition_said(shown, printed, seat, number, text),
                title_of(owner, words) if owner != NOWHERE else NOTHING,
                effect.text[text.lang],
            ]
        )
    columns = labels(words, "artifact", "region", "condition", "owner", "effect")
    return Sheet(text.say("sheet-board-artifacts", who=title_of(seat, words)), columns, rows)


def buildings(board: Board, faction: Faction, name: str, words: Words) -> Sheet:
    """Level, cost, points and effect of every building, and how it stands."""
    text = words.text
    own = faction.printed.unique_resource
    rows = [
        [
            each.printed.name[text.lang],
            building_state(board, faction, number, words),
            str(each.level),
            amount(cost_now(board, faction, number), text, own.id if own is not None else "meat"),
            listed(faction.buildings[n].printed.name[text.lang] for n in each.requires),
            str(each.printed.vp) if each.printed.vp else NOTHING,
            effect_said(each, text),
        ]
        for number, each in enumerate(faction.buildings)
    ]
    columns = labels(words, "building", "state", "level", "cost", "needs", "points", "effect")
    return Sheet(text.say("sheet-board-buildings", who=name), columns, rows)


def effect_said(building: Building, text: Text) -> str:
    """What a building does; a dark elves' one does something else in each of its halves."""
    paper = building.printed
    if not paper.upper_text:
        return paper.text[text.lang]
    return text.say("building-halves", lower=paper.text[text.lang], upper=paper.upper_text[text.lang])


def cost_now(board: Board, faction: Faction, number: int) -> Price:
    """What a building costs, without what a footprint struck out."""
    each = faction.buildings[number]
    return less(each.cost, each.trail) if board.trimmed[number] else each.cost


def building_state(board: Board, faction: Faction, number: int, words: Words) -> str:
    """Does it work, is it destroyed, damaged or entwined, and what is on its counter?"""
    text = words.text
    paper = faction.buildings[number].printed
    state = standing(board, number)
    parts = [text.say(f"board-building-{state}")] if state else []
    if board.damage[number]:
        parts.append(text.say("sheet-damage", have=board.damage[number], most=paper.damage_points))
    if board.due[number]:
        parts.append(text.say("board-due", round=board.due[number]))
    elif paper.counter and not state:
        parts.append(text.say("board-counter", count=paper.counter))
    return listed(parts)


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
        circles = listed(species.circles)
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
                listed(printed.map.region[region].name[text.lang] for region in left),
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
        near = listed(printed.map.region[n].name[text.lang] for n in printed.neighbours[region] if n not in out)
        rows.append(
            [
                each.name[text.lang],
                text.say(f"terrain-{TERRAINS[printed.terrain[region]]}"),
                NOTHING if struck else amount(printed.resources[region], text),
                listed(objects(shown, printed, region, seat, words)),
                listed(here),
                near,
            ]
        )
    columns = labels(words, "region", "terrain", "resources", "objects", "players", "neighbours")
    return Sheet(text.say("sheet-map"), columns, rows)


def objects(shown: HeroesView, printed: Book, region: int, seat: int | None, words: Words) -> list[str]:
    """Portal, lair, foundation with its number, mycelium, herd, fortress, artifact."""
    text = words.text
    written = shown.boards[seat].foundations[region] if seat is not None else 0
    found = [
        text.say(f"object-{name}")
        for name, there in (
            ("portal", printed.portals[region]),
            ("lair", printed.lairs[region]),
            ("foundation", printed.foundations[region] and not written),
            ("mycelium", any(board.mycelium[region] for board in shown.boards)),
        )
        if there
    ]
    found += [text.say("board-foundation", number=written)] if written else []
    found += [text.say("board-herd", strength=each.herd_strength) for each in shown.boards if each.herd == region]
    if printed.fortress[region] is not None:
        found.append(fortress_said(shown, printed, region, words))
    if printed.artifact_in[region] != NOWHERE:
        found.append(artifact_said(shown, printed, printed.artifact_in[region], words))
    return found
