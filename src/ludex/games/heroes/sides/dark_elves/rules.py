"""H-14 Dark elves: cocoons and arachnids, buildings with two effects (what is entwined, and when: dark_elves_web)."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, Option, Refusal, Rule, Verb, ask, law, tell, verb
from ludex.games.heroes.printed.book import (
    CODES,
    DARK_ELVES,
    FOREST,
    NOWHERE,
    REGIONS,
    Active,
    Price,
    book,
    code,
    faction_of,
    price,
)
from ludex.games.heroes.printed.effects import (
    CounterShift,
    ForestFoundation,
    HireCost,
    MonsterBan,
    ReassignRegions,
    RestoreLower,
    StrengthPool,
)
from ludex.games.heroes.rules.effects import active
from ludex.games.heroes.rules.objects import owner
from ludex.games.heroes.rules.options import SKIP
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.sides.dark_elves import web
from ludex.games.heroes.sides.side import PLAYED, Side, rivals
from ludex.games.heroes.state import Heroes

FOREST_ENTRY: Option = ("forest",)


class DarkElves(Side):
    number = DARK_ELVES
    verbs: tuple[Verb, ...] = (
        verb("entwine", region="region"),
        verb("nest", count="count"),
        verb("weave_building", building="building"),
        verb("weave_object", region="region"),
        verb("weave_nest"),
        verb("shift_building", building="building", round="count"),
        verb("shift_object", region="region", round="count"),
        verb("shift_nest", round="count"),
        verb("forest"),
        verb("store", count="count"),
        verb("assign", who="seat", region="region"),
        verb("restore", building="building"),
    )

    # -- H-14.1–H-14.3 buildings
    @law("H-14.1")
    def after_building(self, g: Heroes, me: int, building: int) -> Rule[None]:
        """The lower effect works, and the counter runs; the Palace of Shadow may write into a forest."""
        web.begin_building(g, me, building)
        yield from offer_forest(g, me, self.foundation_number(g, me, building))

    @law("H-14.2", "H-14.3")
    def round_end(self, g: Heroes, me: int) -> Rule[None]:
        """What bears the number of this round is entwined. The Abyss can be used anew in the next one."""
        yield from web.weave(g, me)
        g.boards[me].shifted = 0

    @law("H-14.2")
    def building_points(self, g: Heroes, me: int) -> int:
        """Only entwined buildings bring points."""
        printed = faction_of(g, me).buildings
        return sum(printed[n].printed.vp for n, entwined in enumerate(g.boards[me].entwined) if entwined)

    # -- H-14.4–H-14.6 fortresses and artifacts
    @law("H-14.4")
    def fights(self, g: Heroes, me: int) -> list[Option]:
        """Entwine the fortress instead of storming it."""
        region = g.boards[me].region
        here = book(g).fortress[region] is not None and web.cannot_entwine(g, me, region) is None
        return [("entwine", region)] if here else []

    def fight(self, g: Heroes, me: int, choice: Option) -> Rule[None]:
        web.begin_object(g, me, choice[1])
        yield from ()

    @law("H-14.4")
    def artifact_ways(self, g: Heroes, me: int, region: int) -> list[Option]:
        """Entwine the artifact instead of taking it."""
        return [("entwine", region)] if web.cannot_entwine(g, me, region) is None else []

    def artifact_way(self, g: Heroes, me: int, choice: Option) -> Rule[None]:
        web.begin_object(g, me, choice[1])
        yield from ()

    @law("H-14.6")
    def captured(self, g: Heroes, me: int, region: int) -> Rule[None]:
        """They may come before their own web: its cocoons return."""
        web.tear_web(g, me, region)
        yield from ()

    @law("H-14.6")
    def took_artifact(self, g: Heroes, me: int, region: int) -> None:
        """The same with an artifact."""
        web.tear_web(g, me, region)

    @law("H-14.5")
    def rivals_fortress(self, g: Heroes, me: int, region: int) -> int:
        """A fortress in a web is stronger for rivals."""
        return web.guard(g, me, region) or 0

    @law("H-14.5")
    def rivals_artifact(self, g: Heroes, me: int, region: int) -> int | None:
        """An artifact in a web has to be fought for."""
        return web.guard(g, me, region)

    @law("H-14.5")
    def rivals_took(self, g: Heroes, me: int, region: int) -> None:
        """A rival who wins has the object at once; the cocoons return."""
        web.tear_web(g, me, region)

    # -- H-14.7, H-14.8, H-14.15 troops
    @law("H-14.7")
    def hired_freely(self, g: Heroes, me: int) -> list[int]:
        """Assassins and cocoons need no building."""
        return [n for n, each in enumerate(faction_of(g, me).troops) if each.printed.hire == "always"]

    @law("H-14.7")
    def cannot_hire(self, g: Heroes, me: int, troop: int) -> Refusal | None:
        """Arachnids are grown, not hired."""
        grown = faction_of(g, me).troops[troop].printed.hire == "never"
        return Refusal("H-14.7", "grown", {"troop": code(g, me, troop)}) if grown else None

    def hire_cost(self, g: Heroes, me: int, troop: int) -> Price:
        """H-1.8: the modified cost while its source works."""
        for each in active(g, me, HireCost):
            if each.troop == troop:
                return price(each.effect.to)
        return super().hire_cost(g, me, troop)

    @law("H-14.8", "H-14.9")
    def build_options(self, g: Heroes, me: int, level: int) -> list[Option]:
        """Cocoons into an empty nest; and the Abyss, which any moment suits."""
        nests: list[Option] = [("nest", count) for count in range(1, web.nested_units(g, me) + 1)]
        free = [option for option in nests if web.cannot_nest(g, me, option[1]) is None]
        return free + web.shift_options(g, me)

    def build_choice(self, g: Heroes, me: int, level: int, choice: Option) -> Rule[None]:
        if choice[0] == "nest":
            web.fill_nest(g, me, choice[1])
        else:
            web.use_abyss(g, me, choice)
        yield from ()

    @law("H-14.15")
    def can_send(self, g: Heroes, me: int, troop: int) -> bool:
        """Cocoons have no strength and are not declared."""
        return faction_of(g, me).troops[troop].strength > 0

    # -- H-14.11–H-14.14 what buildings and artifacts do
    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        match each.effect:
            case StrengthPool() as effect:
                g.boards[me].pool += effect.n
                note(g, me, "H-14.13", "pool", strength=effect.n)
            case ReassignRegions():
                yield from assign_regions(g, me)
            case CounterShift() as effect:
                yield from web.shift_buildings(g, me, effect.n, effect.scope)
            case RestoreLower() as effect:
                for _ in range(effect.n):
                    yield from restore_lower(g, me)
            case MonsterBan() as effect:
                ban_monsters(g, me, effect.rounds)
            case _:
                yield from super().gain_more(g, me, each)

    @law("H-14.13")
    def boosts(self, g: Heroes, me: int, against: str) -> Rule[None]:
        """Shadow Sentinels: any part of the stored strength, in any battle."""
        board = g.boards[me]
        options: list[Option] = [("store", count) for count in range(board.pool + 1)]
        count = (yield ask("H-14.13", me, "store", options))[1]
        board.pool -= count
        board.extra += count
        if count:
            note(g, me, "H-14.13", "store", count=count)

    @law("H-14.13")
    def has_strength_without_units(self, g: Heroes, me: int) -> bool:
        """The store fights alone, too."""
        return g.boards[me].pool > 0

    @law("H-14.14")
    def rivals_monsters(self, g: Heroes, me: int) -> Refusal | None:
        """While the ban lasts, rivals do not fight monsters."""
        first, last = g.boards[me].ban
        return Refusal("H-14.14", "ban", {"round": last, "who": me}) if first <= g.round <= last else None

    @law("H-14.17")
    def count(self, g: Heroes, me: int, counter: str) -> int:
        """Fortresses and artifacts got by entwining; an artifact only while it is theirs, its mark stays."""
        assert counter == "entwined_fortresses_and_artifacts", counter
        home = book(g).artifact_in
        return sum(
            1
            for region, woven in enumerate(g.boards[me].woven)
            if woven and (home[region] == NOWHERE or owner(g, home[region]) == me)
        )

    # -- why not
    def why_not(self, g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
        match option:
            case ("entwine", region) if decision.prompt in ("fights", "artifact"):
                return web.cannot_entwine(g, me, region)
            case ("nest", count) if decision.prompt == "build":
                return web.cannot_nest(g, me, count)
            case ("send", troop, _) if not self.can_send(g, me, CODES.number(troop)):
                return Refusal("H-14.15", "cocoons-stay", {"troop": troop})
            case ("shift_building" | "shift_object" | "shift_nest", *_):
                return cannot_shift(g, me, option)
        return None


@law("H-14.9")
def cannot_shift(g: Heroes, me: int, option: Option) -> Refusal | None:
    """One counter a round, while the Abyss works; never below the current round."""
    if not any(active(g, me, CounterShift)):
        return Refusal("H-14.9", "no-abyss")
    if g.boards[me].shifted:
        return Refusal("H-14.9", "shifted")
    if web.thing_of(option) not in web.running(g, me):
        return Refusal("H-14.9", "not-running")
    return Refusal("H-14.9", "past", {"round": g.round}) if option[-1] < g.round else Refusal("H-14.9", "shift-too-far")


@law("H-14.12")
def offer_forest(g: Heroes, me: int, number: int) -> Rule[None]:
    """Palace of Shadow: the building just built may be written into a forest without a foundation, once per region;
    the number counts as a foundation."""
    board = g.boards[me]
    region = board.region
    fits = book(g).terrain[region] == FOREST and not book(g).foundations[region] and not board.foundations[region]
    if not fits or not any(active(g, me, ForestFoundation)):
        return
    about = {"region": region, "written": number}
    if (yield ask("H-14.12", me, "forest", [FOREST_ENTRY, SKIP], about=about)) == FOREST_ENTRY:
        board.foundations[region] = number
        note(g, me, "H-14.12", "forest", region=region, written=number)


@law("H-14.11")
def assign_regions(g: Heroes, me: int) -> Rule[None]:
    """Dark Paths: a new region for every player. Nobody moves by that: no visit, no resources, no fights."""
    out = book(g).out[len(g.boards)]
    for who in (me, *rivals(g, me)):
        here = g.boards[who].region
        options = [("assign", who, region) for region in range(REGIONS) if region not in out and region != here]
        region = (yield ask("H-14.11", me, "assign", options, about={"who": who}))[2]
        g.boards[who].region = region
        tell(g, "H-14.11", "assign", who=who, region=region)


@law("H-14.16")
def restore_lower(g: Heroes, me: int) -> Rule[None]:
    """The lower effect of an entwined building works again."""
    board = g.boards[me]
    options: list[Option] = [
        ("restore", code(g, me, n)) for n, entwined in enumerate(board.entwined) if entwined and not board.works[n]
    ]
    if options:
        building = (yield ask("H-14.16", me, "restore", options))[1]
        board.works[CODES.number(building)] = 1
        note(g, me, "H-14.16", "restore", building=building)


@law("H-14.14")
def ban_monsters(g: Heroes, me: int, rounds: int) -> None:
    """From the next round on; a ban that still runs is made longer."""
    ban = g.boards[me].ban
    if ban[1] < g.round:
        ban[0] = g.round + 1
    ban[1] = g.round + rounds
    note(g, me, "H-14.14", "ban", round=ban[1])


PLAYED.join(DarkElves())
