"""Why can't I? The same predicates that list the options say which clause forbids one."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Verb
from ludex.games.heroes.printed.book import BOARD, LIZARDFOLK, board_of, book
from ludex.games.heroes.rules.build import cannot_build
from ludex.games.heroes.rules.monsters import cannot_fight_monsters
from ludex.games.heroes.rules.move import cannot_go
from ludex.games.heroes.rules.objects import cannot_capture, cannot_take
from ludex.games.heroes.rules.options import VERBS
from ludex.games.heroes.rules.warehouse import can_pay
from ludex.games.heroes.sides.side import PLAYED, rules_of
from ludex.games.heroes.state import Heroes
from ludex.games.heroes.things import CATALOGUE


def all_verbs() -> dict[str, Verb]:
    """The shared verbs and those of every faction."""
    verbs = [*VERBS, *(declared for rules in PLAYED.values() for declared in rules.verbs)]
    return {declared.name: declared for declared in verbs}


def exists(g: Heroes, me: int, option: Option) -> bool:
    """Do all things named in the option exist at all, those of a board on one's own?"""
    printed = board_of(g, me)
    mine = g.factions[me]
    here = {
        "seat": range(len(g.boards)),
        "trail": range(len(printed.printed.trail)),
        "building": BOARD.all_on(mine, len(printed.buildings)),
        "troop": BOARD.all_on(mine, len(printed.troops)),
        "monster": BOARD.all_on(mine, len(printed.monsters)),
        "species": BOARD.all_on(mine, len(printed.species)),
        "bonus": BOARD.all_on(LIZARDFOLK, len(book(g).factions[LIZARDFOLK].bonuses)),
    }
    return CATALOGUE.exists(all_verbs()[option[0]].items.values(), option, here)


def why_not(g: Heroes, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause that keeps this option out of the decision; None if only the moment is wrong."""
    if option[0] not in all_verbs() or not exists(g, seat, option):
        return Refusal(decision.clause, "no-such-thing")
    match option:
        case ("build" | "build_night", building) if decision.prompt == "build":
            refusal = cannot_build(g, seat, BOARD.number(building), g.level)
            return refusal or cannot_afford(g, seat, option) or rules_of(g, seat).why_not(g, seat, decision, option)
        case ("hire", troop, _) if decision.prompt == "build":
            own = rules_of(g, seat).cannot_hire(g, seat, BOARD.number(troop))
            return own or Refusal("H-5.8", "hire", {"troop": troop})
        case ("go", region, _) if decision.prompt == "move":
            return cannot_go(g, seat, region, g.boards[seat].points)
        case ("monster", _) if decision.prompt == "fights":
            return cannot_fight_monsters(g, seat) or Refusal("H-7.18", "skip", {"points": g.boards[seat].points})
        case ("fortress", region) if decision.prompt == "fights":
            return cannot_capture(g, seat, region) if region == g.boards[seat].region else None
        case ("artifact", artifact) if decision.prompt == "artifact":
            return cannot_take(g, seat, artifact)
        case ("start", region):
            return Refusal("H-2.4", "start", {"region": region})
    return rules_of(g, seat).why_not(g, seat, decision, option)


def cannot_afford(g: Heroes, me: int, option: Option) -> Refusal | None:
    for way, price in rules_of(g, me).building_prices(g, me, BOARD.number(option[1])):
        if way == option and not can_pay(g, me, price):
            return Refusal("H-5.2", "cost", {"building": option[1]})
    return None
