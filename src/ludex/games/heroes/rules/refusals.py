"""Why can't I? The same predicates that list the options say which clause forbids one."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Verb
from ludex.games.heroes.printed.book import CODES, LIZARDFOLK, book, faction_of
from ludex.games.heroes.rules.build import cannot_build
from ludex.games.heroes.rules.monsters import cannot_fight_monsters
from ludex.games.heroes.rules.move import cannot_go
from ludex.games.heroes.rules.objects import cannot_capture, cannot_take
from ludex.games.heroes.rules.options import VERBS
from ludex.games.heroes.rules.warehouse import can_pay
from ludex.games.heroes.sides.side import PLAYED, side_of
from ludex.games.heroes.state import Heroes
from ludex.games.heroes.things import CATALOGUE


def all_verbs() -> dict[str, Verb]:
    """The shared verbs and those of every side."""
    return PLAYED.all_verbs(VERBS)


def own_verbs(g: Heroes, seat: int) -> set[str]:
    """The shared verbs and those of the side of a seat."""
    return PLAYED.verbs_of(g.factions[seat], VERBS)


def exists(g: Heroes, me: int, option: Option) -> bool:
    """Do all things named in the option exist at all, those of a board on one's own?"""
    printed = faction_of(g, me)
    mine = g.factions[me]
    here = {
        "seat": range(len(g.boards)),
        "trail": range(len(printed.printed.trail)),
        "building": CODES.all_on(mine, len(printed.buildings)),
        "troop": CODES.all_on(mine, len(printed.troops)),
        "monster": CODES.all_on(mine, len(printed.monsters)),
        "species": CODES.all_on(mine, len(printed.species)),
        "bonus": CODES.all_on(LIZARDFOLK, len(book(g).factions[LIZARDFOLK].bonuses)),
    }
    return CATALOGUE.exists(all_verbs()[option[0]].items.values(), option, here)


def why_not(g: Heroes, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause that keeps this option out of the decision; None if only the moment is wrong."""
    if decision.accepts(option):
        return None
    if option[0] not in all_verbs() or not exists(g, seat, option):
        return Refusal(decision.clause, "no-such-thing")
    return forbidden(g, seat, decision, option) or left_out(g, seat, decision, option)


def forbidden(g: Heroes, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """What the rules of building, moving, fighting and of one's own side say against it."""
    match option:
        case ("build" | "build_night", building) if decision.prompt == "build":
            refusal = cannot_build(g, seat, CODES.number(building), g.level)
            return refusal or cannot_afford(g, seat, option) or side_of(g, seat).why_not(g, seat, decision, option)
        case ("hire", troop, _) if decision.prompt == "build":
            own = side_of(g, seat).cannot_hire(g, seat, CODES.number(troop))
            return own or Refusal("H-5.8", "hire", {"troop": troop})
        case ("go", region, _) if decision.prompt == "move":
            return cannot_go(g, seat, region, g.boards[seat].points)
        case ("monster", _) if decision.prompt == "fights":
            return cannot_fight_monsters(g, seat) or Refusal("H-7.18", "skip", {"points": g.boards[seat].points})
        case ("fortress", region) if decision.prompt == "fights":
            here = g.boards[seat].region
            return (
                cannot_capture(g, seat, region) if region == here else Refusal("H-8.3", "elsewhere", {"region": here})
            )
        case ("artifact", artifact) if decision.prompt == "artifact":
            return cannot_take(g, seat, artifact)
        case ("start", region):
            return Refusal("H-2.4", "start", {"region": region})
    return side_of(g, seat).why_not(g, seat, decision, option)


def cannot_afford(g: Heroes, me: int, option: Option) -> Refusal | None:
    for way, price in side_of(g, me).building_prices(g, me, CODES.number(option[1])):
        if way == option and not can_pay(g, me, price):
            return Refusal("H-5.2", "cost", {"building": option[1]})
    return None


def left_out(g: Heroes, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Where a question goes through things one by one: it is about another one, or about fewer."""
    if all(offered[0] != option[0] for offered in decision.options):
        return None
    about = decision.about
    match option:
        case ("number", action, number):
            if number != about["number"]:
                return Refusal("H-3.2", "plan-number", {"number": about["number"]})
            return Refusal("H-3.2", "plan-numbered", {"action": action})
        case ("send", troop, _):
            other = troop != about["troop"]
            return Refusal("H-7.2", "send-asked" if other else "send-most", {"troop": about["troop"]})
        case ("take" | "pay", kind, _) if decision.prompt in ("take-any", "pay-any"):
            other = kind != about["kind"]
            return Refusal(
                "H-1.6", "any-asked" if other else "any-count", {"kind": about["kind"], "count": about["count"]}
            )
        case ("go", region, _):
            return Refusal("H-6.2", "go-cost", {"region": region})
    return Refusal(decision.clause, "not-allowed-here")
