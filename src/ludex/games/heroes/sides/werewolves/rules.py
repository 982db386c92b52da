"""H-11 Werewolves: meat, and the wolf night."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, Option, Refusal, Rule, Verb, ask, law, tell, verb
from ludex.games.heroes.printed.book import OWN, WEREWOLVES, WOOD, Active, Price, code, faction_of
from ludex.games.heroes.printed.effects import Boost, BrewDiscount, DeclareNight, Gain, GainMoons, IgnoreLevel
from ludex.games.heroes.rules.effects import active, amount
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import gain
from ludex.games.heroes.sides.side import PLAYED, Side
from ludex.games.heroes.state import Heroes

ANY_ROUND, OTHERS_ROUND = 0, 1
BREW = 2
WAYS = (ANY_ROUND, OTHERS_ROUND, BREW)
"""The ways to declare a night: a moon of either kind, or Wolf Brew."""
DAY: Option = ("day",)


class Werewolves(Side):
    number = WEREWOLVES
    verbs: tuple[Verb, ...] = (
        verb("mine", kind="resource"),
        verb("build_night", building="building"),
        verb("day"),
        verb("night", way="night"),
        verb("boost", troop="troop", count="count"),
    )

    @law("H-11.3")
    def set_up(self, g: Heroes, me: int) -> None:
        """Three moons that serve in any round."""
        moons = faction_of(g, me).blocks["wolf_night"].moons
        g.boards[me].moons = [moons["any"], moons["other"]]

    @law("H-11.1")
    def mined(self, g: Heroes, me: int, resource: int, level: int) -> Rule[int]:
        """The whole yield as the named resource, or as meat."""
        options: list[Option] = [("mine", resource), ("mine", OWN)]
        choice = yield ask("H-11.1", me, "mine", options, about={"kind": resource, "level": level})
        mined: int = choice[1]
        return mined

    @law("H-11.4")
    def announced(self, g: Heroes, me: int) -> Rule[None]:
        """After the announcement a night may be declared, by crossing out a fitting moon or by Wolf Brew."""
        board = g.boards[me]
        options: list[Option] = [DAY, *(("night", way) for way in WAYS if cannot_declare(g, me, way) is None)]
        choice = yield ask("H-11.4", me, "night", options, about={"cost": brew_cost(g, me)})
        if choice == DAY:
            return
        if choice[1] == BREW:
            board.stock[WOOD] -= brew_cost(g, me)
        else:
            board.moons[choice[1]] -= 1
        board.night = 1
        board.nights += 1
        tell(g, "H-11.4", "night", who=me, way=choice[1])
        for each in active(g, me, Gain):
            if each.effect.on == "night":
                yield from gain(g, me, "H-11.4", amount(g, me, each))

    def round_end(self, g: Heroes, me: int) -> Rule[None]:
        """H-11.5: a night lasts until the end of the round."""
        g.boards[me].night = 0
        yield from ()

    @law("H-11.5")
    def building_prices(self, g: Heroes, me: int, building: int) -> list[tuple[Option, Price]]:
        """During a night a building may be paid wholly in meat instead."""
        printed = faction_of(g, me).buildings[building]
        ways: list[tuple[Option, Price]] = [(("build", code(g, me, building)), printed.cost)]
        if g.boards[me].night:
            ways.append((("build_night", code(g, me, building)), printed.night_cost))
        return ways

    @law("H-11.6")
    def ignores_level(self, g: Heroes, me: int) -> bool:
        """Night Crew: during a night the level of the building does not matter; cost and prerequisites do."""
        return any(active(g, me, IgnoreLevel))

    @law("H-11.5")
    def cheaper_move(self, g: Heroes, me: int) -> int:
        """During a night all movement costs are 1 lower."""
        return -faction_of(g, me).printed.move.night_delta if g.boards[me].night else 0

    @law("H-11.5")
    def strength(self, g: Heroes, me: int, troop: int, strength: int) -> int:
        """During a night units have their night strength."""
        printed = faction_of(g, me).troops[troop].printed
        return strength + printed.night_strength - printed.strength if g.boards[me].night else strength

    @law("H-11.8")
    def boosts(self, g: Heroes, me: int, against: str) -> Rule[None]:
        """Dark Forest: meat makes declared ferals stronger, each of them once."""
        board = g.boards[me]
        for each in active(g, me, Boost):
            price = each.pay.fixed[OWN]
            most = min(board.sent[each.troop], board.stock[OWN] // price)
            options: list[Option] = [("boost", code(g, me, each.troop), n) for n in range(most + 1)]
            about = {"troop": code(g, me, each.troop), "add": each.effect.add, "cost": price}
            count = (yield ask("H-11.8", me, "boost", options, about=about))[2]
            board.stock[OWN] -= count * price
            board.extra += count * each.effect.add

    def won(self, g: Heroes, me: int) -> Rule[None]:
        """H-5.7: Raiders bring meat for every battle won."""
        for each in active(g, me, Gain):
            if each.effect.on == "battle_won":
                yield from gain(g, me, "H-5.7", amount(g, me, each))

    @law("H-11.3")
    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        """New moons of the two kinds; used ones never return."""
        effect = each.effect
        assert isinstance(effect, GainMoons), effect
        moons = g.boards[me].moons
        moons[ANY_ROUND] += effect.any
        moons[OTHERS_ROUND] += effect.other
        note(g, me, "H-11.3", "moons", count=effect.any + effect.other)
        yield from ()

    def count(self, g: Heroes, me: int, counter: str) -> int:
        assert counter == "nights", counter
        return g.boards[me].nights

    def why_not(self, g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
        match option:
            case ("night", way) if decision.prompt == "night" and way in WAYS:
                return cannot_declare(g, me, way)
            case ("mine", kind) if decision.prompt == "mine":
                return Refusal("H-11.1", "mine-kind", {"kind": kind})
            case ("build_night", building) if not g.boards[me].night:
                return Refusal("H-11.5", "not-night", {"building": building})
            case ("boost", troop, _) if decision.prompt == "boost":
                return Refusal("H-11.8", "boost", {"troop": troop})
        return None


@law("H-11.3", "H-11.4")
def cannot_declare(g: Heroes, me: int, way: int) -> Refusal | None:
    """Moons for any round; moons for the rounds of opponents, when one is first player; Wolf Brew, if it stands and
    there is wood for it."""
    board = g.boards[me]
    if way == BREW:
        if not any(each.effect.pay == "wood_equal_round" for each in active(g, me, DeclareNight)):
            return Refusal("H-11.4", "no-brew")
        cost = brew_cost(g, me)
        return Refusal("H-11.4", "brew-cost", {"need": cost}) if board.stock[WOOD] < cost else None
    if not board.moons[way]:
        return Refusal("H-11.3", "no-moon", {"way": way})
    return Refusal("H-11.3", "own-round") if way == OTHERS_ROUND and g.first == me else None


@law("H-11.4", "H-11.7")
def brew_cost(g: Heroes, me: int) -> int:
    """Wood equal to the number of the round, less for each volkhv in the army, never below 0."""
    board = g.boards[me]
    troops = faction_of(g, me).troops
    cost = g.round
    for each in active(g, me, BrewDiscount):
        star = next(n for n, troop in enumerate(troops) if each.effect in troop.printed.star_effects)
        cost = max(each.effect.minimum, cost - board.units[star] * each.effect.per_unit)
    return cost


PLAYED.join(Werewolves())
