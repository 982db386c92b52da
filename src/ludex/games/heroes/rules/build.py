"""H-5 Building and hiring."""

from __future__ import annotations

from ludex.core import Option, Refusal, Rule, ask, law
from ludex.games.heroes.printed.book import CODES, Price, book, code, faction_of
from ludex.games.heroes.printed.effects import Exchange, Hire
from ludex.games.heroes.rules.effects import active, gain_once
from ludex.games.heroes.rules.options import DONE, HIRES, MOST_UNITS, RAISE, SKIP
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import can_pay, exchange, pay
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Heroes


@law("H-5.1", "H-3.5")
def build_action(g: Heroes, me: int, level: int) -> Rule[None]:
    """One building and any number of units, in any order, and nothing of it is a must."""
    rules = side_of(g, me)
    yield from rules.build_start(g, me, level)
    for each in active(g, me, Exchange):
        yield from exchange(g, me, "H-5.7", each.effect.n)
    built: list[int] = []
    while True:
        choice = yield ask("H-5.1", me, "build", build_options, g, me, level, built, about={"level": level})
        match choice:
            case ("done",):
                break
            case ("hire", troop, count):
                yield from hire(g, me, CODES.number(troop), count)
            case ("build" | "build_night", building):
                yield from build(g, me, choice)
                built.append(CODES.number(building))
            case _:
                yield from rules.build_choice(g, me, level, choice)
    yield from rules.build_end(g, me, built)


def build_options(g: Heroes, me: int, level: int, built: list[int]) -> list[Option]:
    """What can be built and hired now. What is there already, or of too high a level, needs no further look."""
    rules = side_of(g, me)
    options: list[Option] = [DONE]
    if rules.builds_left(g, me, built):
        printed = faction_of(g, me).buildings
        any_level = rules.ignores_level(g, me)
        for building, there in enumerate(g.boards[me].built):
            if there or (printed[building].level > level and not any_level):
                continue
            if cannot_build(g, me, building, level) is None:
                ways = rules.building_prices(g, me, building)
                options += [option for option, price in ways if can_pay(g, me, price)]
    for troop in hireable(g, me):
        options += HIRES[g.factions[me]][troop][: most_hired(g, me, troop)]
    return options + rules.build_options(g, me, level)


@law("H-5.2")
def cannot_build(g: Heroes, me: int, building: int, level: int) -> Refusal | None:
    """A building can be built if it is not there yet, its level is at most that of the action, and one of those that
    lead to it is built; a faction may have a reason of its own against it."""
    board = g.boards[me]
    printed = faction_of(g, me).buildings[building]
    if (refusal := side_of(g, me).cannot_build(g, me, building)) is not None:
        return refusal
    if board.built[building]:
        return Refusal("H-5.2", "built", {"building": code(g, me, building)})
    if printed.level > level and not side_of(g, me).ignores_level(g, me):
        return Refusal("H-5.2", "level", {"building": code(g, me, building), "level": printed.level, "most": level})
    if printed.requires and not any(board.built[other] for other in printed.requires):
        ways = [code(g, me, other) for other in printed.requires]
        return Refusal("H-5.2", "requires", {"building": code(g, me, building), "buildings": ways})
    return None


@law("H-5.3")
def build(g: Heroes, me: int, choice: Option) -> Rule[None]:
    """Pay, mark, and have its effect at once; a foundation here may take it."""
    building = CODES.number(choice[1])
    board = g.boards[me]
    rules = side_of(g, me)
    price = dict(rules.building_prices(g, me, building))[choice]
    yield from pay(g, me, price)
    board.built[building] = 1
    board.works[building] = 1
    note(g, me, "H-5.3", "build", building=choice[1])
    yield from rules.after_building(g, me, building)
    yield from gain_once(g, me, building)
    yield from offer_foundation(g, me, rules.foundation_number(g, me, building))


@law("H-5.4", "H-8.5")
def offer_foundation(g: Heroes, me: int, written: int) -> Rule[None]:
    """A foundation in the current region may take the number, if it is higher than the one that is there."""
    board = g.boards[me]
    region = board.region
    if not book(g).foundations[region] or written <= board.foundations[region]:
        return
    about = {"region": region, "written": written, "before": board.foundations[region]}
    if (yield ask("H-5.4", me, "foundation", [RAISE, SKIP], about=about)) == RAISE:
        write_foundation(g, me, region, written)


def write_foundation(g: Heroes, me: int, region: int, written: int) -> None:
    g.boards[me].foundations[region] = written
    note(g, me, "H-5.4", "foundation", region=region, written=written)


@law("H-5.8")
def hireable(g: Heroes, me: int) -> list[int]:
    """The troops whose building works, and those that need none."""
    freely = side_of(g, me).hired_freely(g, me)
    return freely + [each.troop for each in active(g, me, Hire) if each.troop not in freely]


@law("H-5.8")
def most_hired(g: Heroes, me: int, troop: int) -> int:
    """How many units of such a troop can be hired now: each unit is paid."""
    rules = side_of(g, me)
    most = min(rules.hire_limit(g, me, troop), MOST_UNITS)
    for have, price in zip(g.boards[me].stock, rules.hire_cost(g, me, troop).fixed, strict=True):
        if price and have // price < most:
            most = have // price
    return most


@law("H-5.8")
def hire(g: Heroes, me: int, troop: int, count: int) -> Rule[None]:
    """Pay for each unit; the level of the action does not matter."""
    cost = side_of(g, me).hire_cost(g, me, troop)
    yield from pay(g, me, Price(tuple(n * count for n in cost.fixed)))  # type: ignore[arg-type]
    g.boards[me].units[troop] += count
    note(g, me, "H-5.8", "hire", troop=code(g, me, troop), count=count)
