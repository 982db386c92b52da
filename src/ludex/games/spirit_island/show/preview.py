"""What an answer would change of what is to come, land by land: it is tried on a copy made of what the seat can see,
then both forecasts are compared. Where a choice of the players would follow nothing is told, except that damage is
spread as the one button spreads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludex.core.decision import CHANCE, Decision, Option, Rule
from ludex.core.outcome import GameOver
from ludex.core.text import Words
from ludex.core.view import Change, View
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules import cards, powers
from ludex.games.spirit_island.rules.end import NextGame
from ludex.games.spirit_island.rules.land import health_of
from ludex.games.spirit_island.show.forecast import Forecast, Threat, Unknown, forecast, rebuilt
from ludex.games.spirit_island.show.view import IslandView
from ludex.games.spirit_island.show.view import view as look_at
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST, SLOW, damage_of, hurt, with_strife

PHASES = {"fast": FAST, "slow": SLOW}
"""Steps in which powers are used."""
SYMBOLS = {
    "damage": "t-damage",
    "blight": "t-blight",
    "dahan": "t-lost",
    "presence": "t-presence",
    "built": "t-town",
}
"""What is compared, and its sign on the map."""
REST = ("rest",)


def preview(view: View, options: Sequence[Option], words: Words) -> list[tuple[Change, ...]]:
    """For each option what would be different, the lands in order."""
    shown: IslandView = view.board
    if view.seat is None or not shown.boards:
        return [() for _ in options]
    before = forecast(shown)
    return [changes_of(shown, view.seat, before, option, words) for option in options]


def changes_of(shown: IslandView, seat: int, before: Forecast, option: Option, words: Words) -> tuple[Change, ...]:
    match option:
        case ("use", _, _) if shown.step in PHASES:
            after = tried(shown, seat, option)
        case ("play", card) if shown.step == "spirit":
            return if_played(shown, seat, before, card, words)
        case ("push" | "gather" | "hit" | "destroy" | "remove" | "strife", *_):
            after = moved(shown, seat, option)
        case _:
            after = None
    if after is None:
        return ()
    lands = sorted({*before.lands, *after.lands})
    return tuple(change for land in lands for change in differences(before, after, land, words))


def differences(before: Forecast, after: Forecast, land: int, words: Words) -> list[Change]:
    was, now = (numbers(each.lands.get(land, Threat(land))) for each in (before, after))
    return [
        Change(
            place=f"land:{land}",
            symbol=SYMBOLS[name],
            was=was[name],
            now=now[name],
            good=now[name] < was[name],
            said=words.text.say(f"change-{name}", was=was[name], now=now[name]),
        )
        for name in SYMBOLS
        if was[name] != now[name]
    ]


def numbers(threat: Threat) -> dict[str, int]:
    return {
        "damage": threat.damage,
        "blight": threat.blight + threat.cascade,
        "dahan": threat.dahan,
        "presence": len(threat.presence),
        "built": len(threat.built),
    }


# --------------------------------------------------------------------------------------------------------------- tries


def tried(shown: IslandView, seat: int, option: Option) -> Forecast | None:
    """What is to come once a power has been used; None where the players would have to choose."""
    g = rebuilt(shown)
    return used(g, seat, option, PHASES[shown.step])


def used(g: Island, seat: int, option: Option, phase: int) -> Forecast | None:
    try:
        without_choice(powers.use(g, seat, option, phase))
    except (GameOver, NextGame, Unknown):
        return None
    return forecast(look_at(g, seat))


def if_played(shown: IslandView, seat: int, before: Forecast, card: int, words: Words) -> tuple[Change, ...]:
    """A fast power on each of the lands it would reach: what it would change there."""
    power = POWERS[card]
    g = rebuilt(shown)
    if card not in g.hand[seat] or not power.at_land:
        return ()
    cards.play(g, seat, card, cards.cost_of(g, seat, card))
    g.step = "fast"
    if not powers.timely(g, seat, power, FAST):
        return ()
    found: list[Change] = []
    for land in places(powers.target_lands(g, seat, power)):
        after = used(g.copy(), seat, ("use", card, land), FAST) if land in before.lands else None
        found += differences(before, after, land, words) if after is not None else []
    return tuple(found)


def moved(shown: IslandView, seat: int, option: Option) -> Forecast:
    """A piece that goes elsewhere, is hurt, or bears strife."""
    g = rebuilt(shown)
    match option:
        case ("push" | "gather", int(one), int(origin), int(target)):
            lift(g, origin, one)
            lay(g, target, one)
        case ("strife", int(land), int(one)):
            lift(g, land, one)
            lay(g, land, with_strife(one, 1))
        case ("hit", int(land), int(one)):
            lift(g, land, one)
            if damage_of(one) + 1 < health_of(g, land, one):
                lay(g, land, hurt(one, 1))
        case (_, int(land), int(one)):
            lift(g, land, one)
    return forecast(look_at(g, seat))


def lift(g: Island, land: int, one: int) -> None:
    """Tokens change no forecast by being moved alone, or are not counted piece by piece."""
    if one in g.people[land]:
        g.people[land].remove(one)


def lay(g: Island, land: int, one: int) -> None:
    if one >= 0:
        g.people[land] = sorted([*g.people[land], one])


def without_choice(rule: Rule[Any]) -> None:
    """Play a rule to its end as long as every question has a single answer, or damage is to be spread."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        if not isinstance(asked, Decision) or asked.who == CHANCE:
            raise Unknown
        options = asked.options
        if len(options) != 1 and REST not in options:
            raise Unknown
        answer = REST if REST in options else options[0]
