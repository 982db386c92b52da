"""How things are called: the kinds of facts, and the noun of each."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.core.text import Noun, Text
from ludex.games.spirit_island.printed.boards import BOARD_NAMES, SPACES, chart
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS, INVADER_CARDS
from ludex.games.spirit_island.printed.powers import GROWTHS, POWER_IDS, SPIRITS
from ludex.games.spirit_island.rules.scope import BLIGHT_CAUSE, EVENT_CAUSE, FEAR_CAUSE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ELEMENTS,
    KIND_NAMES,
    TERRAINS,
    damage_of,
    strife_of,
)

FACTS = {
    "who": "seat",
    "spirit": "spirit",
    "other": "seat",
    "cause": "cause",
    "count": "count",
    "left": "count",
    "number": "count",
    "total": "count",
    "defend": "count",
    "cost": "count",
    "line": "count",
    "level": "level",
    "fear": "fear",
    "event": "event",
    "blight": "blight",
    "card": "invader_card",
    "new": "piece",
    "actions": "actions",
    "how": "how",
    "find": "find",
    "camp": "camp",
}
ACTION_NAMES = ("explore", "build", "ravage")

PRINTED: dict[str, tuple[str, ...]] = {
    "spirit": SPIRITS,
    "power": POWER_IDS,
    "fear": tuple(card.id for card in FEAR_CARDS),
    "event": tuple(card.id for card in EVENT_CARDS),
    "blight": tuple(card.id for card in BLIGHT_CARDS),
    "element": ELEMENTS,
    "terrain": TERRAINS,
    "find": tuple(map(str, range(9))),
}
"""Things whose message is their kind and id."""


class Names(msgspec.Struct, frozen=True):
    """What names depend on: all of it lies open."""

    spirits: tuple[int, ...]
    boards: tuple[int, ...]
    mine: int = -1
    """The spirit of the seat that reads: growth is named after its panel."""


def names(g: Island, seat: int | None) -> Names:
    return Names(g.spirits, g.boards, -1 if seat is None else g.spirits[seat])


def seat_mark(names: Names, seat: int) -> tuple[str, str]:
    """The colour and the sign of a spirit."""
    spirit = SPIRITS[names.spirits[seat]]
    return f"sp-{spirit}", f"crest-{spirit}"


def noun(text: Text, kind: str, value: Any, names: Names) -> Any:
    """A land with its board and terrain, a spirit by its name; numbers stay numbers."""
    match kind:
        case "seat":
            return Noun(text, f"spirit-{SPIRITS[names.spirits[value]]}")
        case "land":
            return land_noun(text, value, names)
        case "growth" if names.mine >= 0:
            return growth_words(text, names.mine, value)
        case "action" if names.mine >= 0:
            return action_words(text, names.mine, value)
        case "level":
            return ("–", "I", "II", "III", text.say("terror-victory"))[value]
        case "actions":
            return text.say(f"actions-{'-'.join(name for bit, name in enumerate(ACTION_NAMES) if value >> bit & 1)}")
        case "how":
            return text.say(f"end-{value}")
    return printed_noun(text, kind, value)


def printed_noun(text: Text, kind: str, value: Any) -> Any:
    """What is called the same at every table."""
    if kind in PRINTED:
        return Noun(text, f"{kind}-{PRINTED[kind][value]}")
    match kind:
        case "piece":
            return piece_noun(text, value)
        case "cause":
            return text.say("cause-rules") if value < 0 else Noun(text, cause_message(value))
        case "branch":
            return text.say(f"branch-{cause_message(value // 10 - 1).partition('-')[2]}-{value % 10}")
        case "invader_card":
            return invader_card(text, value)
        case "camp":
            return text.say(("camp-invaders", "camp-dahan")[value])
        case "deck":
            return text.say(("deck-minor", "deck-major")[value])
        case "track":
            return text.say(("track-energy", "track-plays", "track-island", "track-destroyed")[value])
    return value


def land_noun(text: Text, land: int, names: Names) -> Noun:
    """`A5 (wetland)`."""
    if not names.boards:
        return Noun(text, "land", code=str(land), terrain="")
    board = BOARD_NAMES[names.boards[land // SPACES]]
    code = board if len(board) == 1 else text.say(f"board-{board}")
    dash = "" if len(board) == 1 else "-"
    if land % SPACES == 0:
        return Noun(text, "ocean", code=code)
    terrain = TERRAINS[chart(names.boards).terrain[land]]
    return Noun(text, "land", code=f"{code}{dash}{land % SPACES}", terrain=text.say(f"terrain-{terrain}"))


def piece_noun(text: Text, one: int) -> Noun:
    """A piece, with its damage and strife if it has any."""
    if one < 0:
        return Noun(text, f"piece-{KIND_NAMES[-one]}")
    name = f"piece-{KIND_NAMES[one & 3]}"
    damage, strife = damage_of(one), strife_of(one)
    if not damage and not strife:
        return Noun(text, name)
    plain = Noun(text, name)
    note = text.say("piece-note", damage=damage, strife=strife)
    return Noun(text, "piece-state", nom=plain.form("nom"), gen=plain.form("gen"), acc=plain.form("acc"), note=note)


def cause_message(value: int) -> str:
    """The message that names a card by the number of its cause."""
    if value < FEAR_CAUSE:
        return f"power-{POWER_IDS[value]}"
    if value < EVENT_CAUSE:
        return f"fear-{FEAR_CARDS[value - FEAR_CAUSE].id}"
    if value < BLIGHT_CAUSE:
        return f"event-{EVENT_CARDS[value - EVENT_CAUSE].id}"
    return f"blight-{BLIGHT_CARDS[value - BLIGHT_CAUSE].id}"


def invader_card(text: Text, value: int) -> str:
    card = INVADER_CARDS[value]
    if card.coastal:
        return text.say("invader-coast")
    return " + ".join(text.say(f"terrain-{TERRAINS[terrain]}") for terrain in card.terrains)


def growth_words(text: Text, spirit: int, number: int) -> str:
    """What a growth option does, in a few words."""
    growth = GROWTHS[spirit]
    option = growth.options[number]
    parts = [action_words(text, spirit, action) for action in option.actions]
    if option.cost:
        parts.insert(0, text.say("grow-cost", count=option.cost))
    return "; ".join(parts)


def action_words(text: Text, spirit: int, number: int) -> str:
    action = GROWTHS[spirit].actions[number]
    if action.kind == "add_presence":
        if action.filter == ("ocean",):
            return text.say("grow-presence-ocean")
        where = ", ".join(text.say(f"where-{word.replace('_', '-')}") for word in action.filter)
        return text.say("grow-presence-where" if where else "grow-presence", count=action.number, where=where)
    return text.say(f"grow-{action.kind.replace('_', '-')}", count=action.number)
