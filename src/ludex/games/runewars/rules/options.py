"""The verbs of all answers, and the kinds of things that they name."""

from __future__ import annotations

from ludex.core import Verb, verb

VERBS: tuple[Verb, ...] = (
    verb("done"),
    verb("yes"),
    verb("no"),
    # the map
    verb("tile", tile="tile", hex="hex", turns="turns"),
    verb("marker", hex="hex", edge="edge"),
    verb("home", marker="marker", hex="hex", turns="turns"),
    verb("area", place="place"),
    # the turn
    verb("order", order="order"),
    verb("resolve"),
    verb("bonus"),
    verb("claim"),
    verb("fulfil", objective="objective"),
    verb("play", tactics="tactics"),
    # units
    verb("activate", place="place"),
    verb("march", place="place", figure="figure", count="count"),
    verb("shift", place="place", to="place", figure="figure", count="count"),
    verb("lead", hero="hero", to="place"),
    verb("portal"),
    verb("fight"),
    verb("negotiate"),
    verb("withdraw"),
    verb("spend", count="count"),
    verb("destiny", destiny="destiny"),
    verb("retreat", place="place"),
    verb("lose", figure="figure", place="place"),
    verb("free", figure="figure", place="place"),
    verb("recruit", kind="unit", place="place"),
    verb("unit_type", kind="unit"),
    verb("muster", kind="unit", place="place"),
    # the realm
    verb("dial", resource="resource"),
    verb("develop", building="building", place="place"),
    verb("buy", development="development"),
    verb("benefit", benefit="benefit", place="place"),
    verb("fort", place="place"),
    verb("capital", place="place"),
    verb("repair", place="place"),
    verb("move_runes", place="place", to="place"),
    verb("rune_at", place="place"),
    verb("take_influence"),
    verb("take_tactics"),
    verb("discard", tactics="tactics"),
    verb("discard_quest", quest="quest"),
    # power
    verb("bid", count="count"),
    verb("choose_player", seat="seat"),
    verb("title", title="title", count="count"),
    # heroes
    verb("hire", count="count"),
    verb("commanders"),
    verb("keep_hero", hero="hero"),
    verb("hero", hero="hero"),
    verb("command", commander="commander", hero="hero"),
)


def all_verbs(*more: tuple[Verb, ...]) -> dict[str, Verb]:
    """These and those of other rooms, by name."""
    return {declared.name: declared for declared in (*VERBS, *(each for row in more for each in row))}
