"""A battle or a duel as a scene, read from its lines in the journal, and how likely an attack is to succeed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludex.core import Line, Option
from ludex.core.beats import Clash, Force
from ludex.core.chance import QuickChance
from ludex.core.view import View
from ludex.games.runewars.printed.book import CONQUER
from ludex.games.runewars.rules.areas import MOST_UNITS, controller
from ludex.games.runewars.rules.battle.odds import chance_to_win
from ludex.games.runewars.rules.movement import marchers
from ludex.games.runewars.show.rebuilt import rebuilt
from ludex.games.runewars.show.view import RunewarsView
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY

LOSSES = frozenset(
    [
        "battle-falls",
        "battle-routed",
        "battle-sent-away",
        "no-retreat",
        "hero-hurt",
        "hero-defeated",
        "beast-hurt",
        "beast-falls",
    ]
)
RULES = frozenset(["battle-strength", "battle-won", "fort-damaged", "fort-taken", "duel-undecided"])
PARTS = frozenset(
    [
        *("battle-supports", "battle-attacks", "battle-draws", "battle-drops", "battle-announces", "battle-special"),
        *("battle-hurt", "battle-saved", "battle-stands", "battle-stands-up", "battle-mended", "battle-raised"),
        *("battle-returned", "battle-pits", "battle-champion", "battle-commander", "battle-enchanted", "battle-total"),
        *("retreats", "neutrals-retreat", "hero-retreats", "plays", "plays-fate", "destroyed"),
        *("duel-round", "duel-draws", "duel-frozen", "beast-special", "hero-ability"),
    ]
)
PARTS |= LOSSES | RULES
"""What belongs to the battle or duel before it."""
SAMPLES = 40


def clash(lines: Sequence[Line]) -> Clash | None:
    begun = next((line for line in lines if line.message in ("battle", "duel", "duel-with-beast")), None)
    if begun is None:
        return None
    about = begun.about
    if begun.message == "battle":
        totals = {line.about["who"]: line.about["count"] for line in lines if line.message == "battle-total"}
        sides = tuple(Force("seat", seat, totals.get(seat)) for seat in (about["who"], about["other"]))
    elif begun.message == "duel":
        sides = (Force("hero", about["hero"]), Force("hero", about["foe"]))
    else:
        sides = (Force("hero", about["hero"]), Force("unit", about["unit"]))
    return Clash(
        sides=sides,
        unit="strength",
        place=f"place:{about['place']}" if "place" in about else "",
        rules=tuple(line for line in lines if line.message in RULES),
        losses=tuple(line for line in lines if line.message in LOSSES),
    )


def forecast(seen: View, option: Option) -> dict[str, Any] | None:
    """How likely an attack is to succeed, by quick battles: with all who can come when an area is to be activated, with
    those who march when they arrive. Cards in hand and commanders are left out."""
    shown: RunewarsView = seen.board
    seat = seen.seat
    asked = next((each.prompt for each in seen.asked if each.seat == seat), "")
    if seat is None or not shown.units:
        return None
    if option[0] == "activate":
        g = rebuilt(shown)
        return odds(g, shown, seat, option[1], ready(g, seat, option[1]))
    if (option[0], asked) in (("done", "march"), ("fight", "meet-neutrals"), ("fight", "diplomacy-failed")):
        return odds(rebuilt(shown), shown, seat, shown.target, [one for one, *_ in shown.limbo if one >= 0])
    return None


def ready(g: Runewars, seat: int, place: int) -> list[int]:
    """All who can reach an area, as many as may enter it."""
    found = [one for (_, one), count in marchers(g, seat, place).items() for _ in range(count)]
    return found[:MOST_UNITS]


def odds(g: Runewars, shown: RunewarsView, seat: int, place: int, units: list[int]) -> dict[str, Any] | None:
    """None where nobody would fight."""
    holder = controller(g, place)
    if not units or holder == seat or (holder == NOBODY and not g.units[place]):
        return None
    conqueror = shown.players[seat].orders[-1:] == [CONQUER] and shown.part > 0
    below = QuickChance(place).at(len(units))
    chance = chance_to_win(g, seat, place, units, below, conqueror, SAMPLES)
    return {"chance": round(chance * 100), "count": len(units)}
