"""H-14.1–H-14.6, H-14.8–H-14.10 The counters of the dark elves: what is being entwined, when it is entwined, and what
happens if a rival comes first."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Option, Refusal, Rule, ask, law
from ludex.games.heroes.printed.book import CODES, NOWHERE, book, code, faction_of, troop_named
from ludex.games.heroes.printed.effects import (
    CounterShift,
    EntwineObject,
    EntwineReward,
    InterceptBonus,
    InterceptStrength,
    Nest,
    NestCounter,
)
from ludex.games.heroes.rules.effects import active, happen
from ludex.games.heroes.rules.objects import cannot_capture, cannot_claim, gain_artifact, take_fortress
from ludex.games.heroes.rules.options import DONE
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import gain
from ludex.games.heroes.state import Heroes

BUILDING, OBJECT, NEST = "building", "object", "nest"
"""What has a counter; an object is the fortress or the artifact of a region."""
Thing = tuple[str, int]
"""One of them, with the number of the building or of the region."""
THE_NEST: Thing = (NEST, 0)


# ------------------------------------------------------------------------------------------------------------- counters


def running(g: Heroes, me: int) -> list[Thing]:
    """Everything with a round written on its counter."""
    board = g.boards[me]
    things = [(BUILDING, building) for building, due in enumerate(board.due) if due]
    things += [(OBJECT, region) for region, due in enumerate(board.webs) if due]
    return [*things, THE_NEST] if board.nest else things


def written(g: Heroes, me: int, thing: Thing) -> int:
    """The round on a counter."""
    board = g.boards[me]
    kind, number = thing
    return {BUILDING: board.due, OBJECT: board.webs, NEST: [board.nest_due]}[kind][number]


def write(g: Heroes, me: int, thing: Thing, due: int) -> None:
    board = g.boards[me]
    kind, number = thing
    match kind:
        case "building":
            board.due[number] = due
        case "object":
            board.webs[number] = due
        case _:
            board.nest_due = due


def kind_of(g: Heroes, thing: Thing) -> str:
    """Its name in the content: a building, a fortress, an artifact or the nest."""
    kind, number = thing
    if kind != OBJECT:
        return kind
    return "artifact" if book(g).fortress[number] is None else "fortress"


def say(g: Heroes, me: int, word: str, thing: Thing, *more: int) -> Option:
    """The option that does something with it: ("shift_object", 4, 7)."""
    kind, number = thing
    if kind == NEST:
        return (f"{word}_{kind}", *more)
    return (f"{word}_{kind}", code(g, me, number) if kind == BUILDING else number, *more)


def thing_of(option: Option) -> Thing:
    """What an option speaks of."""
    kind = option[0].rpartition("_")[2]
    if kind == NEST:
        return THE_NEST
    return (kind, CODES.number(option[1]) if kind == BUILDING else option[1])


def facts(g: Heroes, me: int, thing: Thing) -> dict[str, int]:
    """How the journal names it."""
    kind, number = thing
    if kind == NEST:
        return {"count": g.boards[me].nest}
    return {"building": code(g, me, number)} if kind == BUILDING else {"region": number}


# ------------------------------------------------------------------------------------------------- buildings (H-14.1–3)


@law("H-14.1")
def begin_building(g: Heroes, me: int, building: int) -> None:
    """A building gets the current round and its counter written on it."""
    due = g.round + faction_of(g, me).buildings[building].printed.counter
    g.boards[me].due[building] = due
    note(g, me, "H-14.1", "counter", building=code(g, me, building), round=due)


@law("H-14.2")
def entwine_building(g: Heroes, me: int, building: int) -> Rule[None]:
    """The lower effect is struck out, the upper one happens once. The building still leads to others."""
    board = g.boards[me]
    board.due[building] = 0
    board.entwined[building] = 1
    board.works[building] = 0
    note(g, me, "H-14.2", "woven-building", building=code(g, me, building))
    yield from reward(g, me, BUILDING)
    for each in faction_of(g, me).upper.get(building, ()):
        yield from happen(g, me, each)


# ---------------------------------------------------------------------------------- fortresses and artifacts (H-14.4–6)


def web_of(g: Heroes, region: int) -> int:
    """The counter of the fortress or the artifact of a region: as many cocoons it takes."""
    fortress = book(g).fortress[region]
    if fortress is not None:
        return fortress.web
    return book(g).artifacts[book(g).artifact_in[region]].web


@law("H-14.4")
def cannot_entwine(g: Heroes, me: int, region: int) -> Refusal | None:
    """It stands in for capturing or taking: whoever may do that may do this, whatever the strength or the condition."""
    board = g.boards[me]
    artifact = book(g).artifact_in[region]
    if region != board.region:
        return Refusal("H-14.4", "not-in-region", {"region": region})
    if book(g).fortress[region] is None and artifact == NOWHERE:
        return Refusal("H-14.4", "nothing-to-entwine", {"region": region})
    if board.webs[region]:
        return Refusal("H-14.4", "web-there", {"region": region, "round": board.webs[region]})
    refusal = cannot_capture(g, me, region) if artifact == NOWHERE else cannot_claim(g, me, artifact)
    if refusal is not None:
        return refusal
    need = web_of(g, region)
    have = cocoons(g, me)
    return Refusal("H-14.4", "cocoons", {"need": need, "have": have}) if have < need else None


def cocoons(g: Heroes, me: int) -> int:
    """The cocoons in the army; those in the nest or in webs are not there."""
    return sum(g.boards[me].units[troop_named(g, me, each.effect.pay_unit)] for each in active(g, me, EntwineObject))


def move_cocoons(g: Heroes, me: int, count: int) -> None:
    for each in active(g, me, EntwineObject):
        g.boards[me].units[troop_named(g, me, each.effect.pay_unit)] += count


@law("H-14.4")
def begin_object(g: Heroes, me: int, region: int) -> None:
    """Cocoons by the counter, and the round in which it will be theirs."""
    web = web_of(g, region)
    move_cocoons(g, me, -web)
    g.boards[me].webs[region] = g.round + web
    g.tried[me] = 1
    note(g, me, "H-14.4", "web", region=region, count=web, round=g.round + web)


@law("H-14.4")
def entwine_object(g: Heroes, me: int, region: int) -> Rule[None]:
    """It is theirs as if captured or taken: no battle, no condition, wherever they are."""
    board = g.boards[me]
    board.webs[region] = 0
    board.woven[region] = 1
    note(g, me, "H-14.4", "woven-object", region=region)
    yield from reward(g, me, kind_of(g, (OBJECT, region)))
    if book(g).fortress[region] is not None:
        yield from take_fortress(g, me, region)
    else:
        yield from gain_artifact(g, me, book(g).artifact_in[region])


@law("H-14.5", "H-16.2", "H-16.3")
def guard(g: Heroes, me: int, region: int) -> int | None:
    """What rivals have to beat besides: the cocoons in the army and what adds to them; None without a web."""
    if not g.boards[me].webs[region]:
        return None
    units = g.boards[me].units
    strength = sum(units[troop_named(g, me, each.effect.per_unit)] for each in active(g, me, InterceptStrength))
    return strength + sum(each.effect.add for each in active(g, me, InterceptBonus))


@law("H-14.5", "H-14.6")
def tear_web(g: Heroes, me: int, region: int) -> None:
    """Somebody took the object, a rival or they themselves: the cocoons come back."""
    if g.boards[me].webs[region]:
        g.boards[me].webs[region] = 0
        web = web_of(g, region)
        move_cocoons(g, me, web)
        note(g, me, "H-14.5", "web-torn", region=region, count=web)


# ------------------------------------------------------------------------------------------------------ the nest (14.8)


@law("H-14.8")
def cannot_nest(g: Heroes, me: int, count: int) -> Refusal | None:
    """The nest is filled once, and then left alone until its round."""
    board = g.boards[me]
    if board.nest:
        return Refusal("H-14.8", "nest-full", {"count": board.nest, "round": board.nest_due})
    have = nested_units(g, me)
    return Refusal("H-14.8", "nest-cocoons", {"have": have}) if count > have else None


def nested_units(g: Heroes, me: int) -> int:
    """How many units could go into the nest."""
    return sum(g.boards[me].units[troop_named(g, me, each.effect.unit)] for each in active(g, me, Nest))


@law("H-14.8")
def fill_nest(g: Heroes, me: int, count: int) -> None:
    """Cocoons leave the army; Halls of Greed make the counter of a new nest shorter."""
    board = g.boards[me]
    for each in active(g, me, Nest):
        counter = each.effect.counter
        for shorter in active(g, me, NestCounter):
            counter = min(counter, shorter.effect.to)
        board.units[troop_named(g, me, each.effect.unit)] -= count
        board.nest = count
        board.nest_due = g.round + counter
        note(g, me, "H-14.8", "nest", count=count, round=board.nest_due)


@law("H-14.8")
def entwine_nest(g: Heroes, me: int) -> Rule[None]:
    """All cocoons in the nest become arachnids; they are one object."""
    board = g.boards[me]
    count, board.nest, board.nest_due = board.nest, 0, 0
    for each in active(g, me, Nest):
        board.units[troop_named(g, me, each.effect.into)] += count
    note(g, me, "H-14.8", "woven-nest", count=count)
    yield from reward(g, me, NEST)


# --------------------------------------------------------------------------------------------- the Abyss and the League


@law("H-14.9")
def numbers(g: Heroes, me: int, thing: Thing, most: int) -> list[int]:
    """What a counter may be changed to: never below the current round, upwards also from it."""
    now = written(g, me, thing)
    return list(range(max(g.round, now - most), now + most + 1))


@law("H-14.9")
def shift_options(g: Heroes, me: int) -> list[Option]:
    """The lower effect of the Abyss: one counter of any kind, once a round."""
    if g.boards[me].shifted:
        return []
    options: list[Option] = []
    for each in active(g, me, CounterShift):
        for thing in running(g, me):
            if kind_of(g, thing) in each.effect.scope:
                now = written(g, me, thing)
                options += [say(g, me, "shift", thing, to) for to in numbers(g, me, thing, each.effect.n) if to != now]
    return options


def use_abyss(g: Heroes, me: int, choice: Option) -> None:
    g.boards[me].shifted = 1
    shift(g, me, choice)


def shift(g: Heroes, me: int, choice: Option) -> None:
    thing, to = thing_of(choice), choice[-1]
    if to != written(g, me, thing):
        write(g, me, thing, to)
        note(g, me, "H-14.9", f"shift-{thing[0]}", round=to, **facts(g, me, thing))


@law("H-14.9")
def shift_buildings(g: Heroes, me: int, most: int, scope: Sequence[str]) -> Rule[None]:
    """The upper effect: the counter of each building."""
    for thing in running(g, me):
        if kind_of(g, thing) in scope:
            options = [say(g, me, "shift", thing, to) for to in numbers(g, me, thing, most)]
            about = {**facts(g, me, thing), "round": written(g, me, thing)}
            shift(g, me, (yield ask("H-14.9", me, "shift", options, about=about)))


@law("H-14.10")
def reward(g: Heroes, me: int, kind: str) -> Rule[None]:
    """The League: resources for every object entwined. It must work before what the object itself brings."""
    for each in active(g, me, EntwineReward):
        if kind in each.effect.counts:
            yield from gain(g, me, "H-14.10", each.amount)


# ------------------------------------------------------------------------------------------------- the end of the round


@law("H-14.2", "H-14.3")
def weave(g: Heroes, me: int) -> Rule[None]:
    """Everything with the number of this round is entwined, in the order they like; the Abyss may still interfere."""
    while weave_options(g, me):
        choice = yield ask("H-14.3", me, "weave", weave_options, g, me, about={"round": g.round})
        if choice == DONE:
            break
        if choice[0].startswith("shift"):
            use_abyss(g, me, choice)
            continue
        kind, number = thing_of(choice)
        match kind:
            case "building":
                yield from entwine_building(g, me, number)
            case "object":
                yield from entwine_object(g, me, number)
            case _:
                yield from entwine_nest(g, me)


def weave_options(g: Heroes, me: int) -> list[Option]:
    due = [say(g, me, "weave", thing) for thing in running(g, me) if written(g, me, thing) == g.round]
    shifts = shift_options(g, me)
    return due + shifts if due or not shifts else [DONE, *shifts]
