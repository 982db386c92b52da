"""When an answer has its moment: for every verb, who gives it at which questions, and by which clause.

The rules themselves ask the questions; this table only says why an answer fits none of them now. A test plays games and
checks that every option a rule offers has its place here."""

from __future__ import annotations

from typing import NamedTuple

from ludex.core import Decision, Option, Refusal
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import (
    ALLIANCE,
    CORVIDS,
    DUCHY,
    EYRIE,
    LIZARDS,
    MARQUISE,
    PAWNS,
    RIVERFOLK,
    VAGABOND,
    VAGABOND2,
    VAGABONDS,
)
from ludex.games.root.state import FOREST, NOBODY, Root

NOT_THE_MOMENT, NEVER = 1, 2
PEOPLE = (MARQUISE, EYRIE, ALLIANCE, VAGABOND, VAGABOND2, LIZARDS, RIVERFOLK)


class Moment(NamedTuple):
    """Questions that an answer belongs to."""

    clause: str
    name: str
    """A message `moment-…`: when that is."""
    prompts: tuple[str, ...]


Place = Moment | Refusal
Places = dict[int, Place]
"""By faction; a refusal for a faction that never answers so, where there is more to say than whose answer it is."""


def only(factions: int | tuple[int, ...], clause: str, name: str, *prompts: str) -> Places:
    who = factions if isinstance(factions, tuple) else (factions,)
    return dict.fromkeys(who, Moment(clause, name, prompts))


def anyone(clause: str, name: str, *prompts: str) -> Places:
    return only(PEOPLE, clause, name, *prompts)


def never(factions: int | tuple[int, ...], clause: str, reason: str) -> Places:
    who = factions if isinstance(factions, tuple) else (factions,)
    return dict.fromkeys(who, Refusal(clause, reason, general=NEVER))


DAYLIGHT = {
    MARQUISE: ("craft", "action", "extra-action"),
    EYRIE: ("craft", "resolve", "end-daylight"),
    ALLIANCE: ("alliance-daylight",),
    VAGABOND: ("wander",),
    VAGABOND2: ("wander",),
    LIZARDS: ("ritual",),
    RIVERFOLK: ("trade",),
}
"""Where a faction is asked what it does in its Daylight; there it may also do what anyone may."""
ACTIONS = ("action", "extra-action")


def in_daylight(clause: str) -> Places:
    return {faction: Moment(clause, "daylight", prompts) for faction, prompts in DAYLIGHT.items()}


def by_vagabond(clause: str, name: str, *prompts: str) -> Places:
    return only(VAGABONDS, clause, name, *prompts)


def services(name: str, *prompts: str) -> Places:
    return anyone("11.2.6", name, *prompts) | never(RIVERFOLK, "11.2.6", "own-services")


def outrage(name: str, *prompts: str) -> Places:
    return anyone("8.2.6", name, *prompts) | never(ALLIANCE, "8.2.6", "own-outrage")


PLACES: dict[str, Places] = {
    # 3.3, 4.1.3, M: what anyone may do in Daylight
    "activate_dominance": in_daylight("3.3.1"),
    "take_dominance": in_daylight("3.3.4"),
    "tax": in_daylight("4.1.3"),
    "decode": in_daylight("4.1.3"),
    "open_path": in_daylight("M-8"),
    # 4.1
    "craft": only(MARQUISE, "6.5", "before-actions", "craft")
    | only(EYRIE, "7.5.1", "before-decree", "craft")
    | only(ALLIANCE, "8.5.1", "daylight", "alliance-daylight")
    | only(VAGABONDS, "9.5.8", "daylight", "wander")
    | only(LIZARDS, "10.6.2", "cult-crafting", "craft")
    | only(RIVERFOLK, "11.5.3", "daylight", "trade"),
    "activate": anyone("4.1.1", "paying-to-craft", "activate"),
    "use": anyone("4.1.3", "birdsong-or-battle", "birdsong-cards", "battle-cards"),
    "rob": anyone("4.1.3", "birdsong", "birdsong-cards"),
    "share": anyone("4.1.3", "bank", "bank"),
    # 4.2, 4.3
    "move": only(MARQUISE, "6.5.2", "actions", *ACTIONS, "march", "cobbler")
    | only(EYRIE, "7.5.2.II", "decree-or-cobbler", "cobbler")
    | only(ALLIANCE, "8.6.1.I", "operations", "operation", "cobbler")
    | only(LIZARDS, "10.4.3.I", "crusade-or-cobbler", "cobbler")
    | only(RIVERFOLK, "11.5.1", "daylight", "trade", "cobbler")
    | never(VAGABONDS, "9.5.1", "no-warriors-but-a-pawn"),
    "battle": only(MARQUISE, "6.5.1", "actions", *ACTIONS, "warren")
    | only(EYRIE, "7.5.2.III", "decree-or-warren", "warren")
    | only(ALLIANCE, "8.6.1.II", "operations", "operation", "warren")
    | only(VAGABONDS, "9.5.2", "daylight", "wander", "warren")
    | only(LIZARDS, "10.4.3.I", "crusade-or-warren", "crusade", "warren")
    | only(RIVERFOLK, "11.5.2", "daylight", "trade", "warren"),
    "ambush": anyone("4.3.1", "attacked", "ambush", "foil"),
    "lose": anyone("4.3.3", "hit", "lose"),
    "discard": anyone("2.1.3", "discarding", "discard", "open-path", "investors"),
    "begins": anyone("4.3.2.II", "both-use-cards", "cards-first"),
    "effect": anyone("1.1.3", "several-effects", "next-effect"),
    "ferry": anyone("M-5", "by-ferry", "ferry"),
    # 6 the Marquise
    "keep": only(MARQUISE, "6.3.2", "setup", "keep"),
    "place": only(MARQUISE, "6.3.4", "setup", "start-building"),
    "hospital": only(MARQUISE, "6.2.3", "removed", "hospital"),
    "recruit": only(MARQUISE, "6.5.3", "actions", *ACTIONS),
    "recruit_at": only(MARQUISE, "6.5.3", "too-few-warriors", "too-few"),
    "wood_at": only(MARQUISE, "6.4", "too-little-wood", "too-few"),
    "build": only(MARQUISE, "6.5.4", "actions", *ACTIONS),
    "pay_wood": only(MARQUISE, "6.5.4.II", "paying-wood", "pay-wood"),
    "overwork": only(MARQUISE, "6.5.5", "actions", *ACTIONS),
    "extra_action": only(MARQUISE, "6.5", "actions", *ACTIONS),
    # 7 the Eyrie
    "corner": only(EYRIE, "7.3.2", "setup", "corner") | only(LIZARDS, "10.3.2", "setup", "corner"),
    "leader": only(EYRIE, "7.7.3", "new-leader", "leader"),
    "decree": only(EYRIE, "7.4.2", "adding-to-decree", "decree"),
    "new_roost": only(EYRIE, "7.4.3", "no-roost", "new-roost"),
    "decree_recruit": only(EYRIE, "7.5.2.I", "decree", "resolve"),
    "decree_move": only(EYRIE, "7.5.2.II", "decree", "resolve"),
    "decree_battle": only(EYRIE, "7.5.2.III", "decree", "resolve"),
    "decree_build": only(EYRIE, "7.5.2.IV", "decree", "resolve"),
    "turmoil": only(EYRIE, "7.7", "decree", "resolve"),
    # 8 the Alliance
    "supporter": only(ALLIANCE, "8.2.3", "paying-supporters", "supporters"),
    "drop_supporter": only(ALLIANCE, "8.2.4", "last-base-lost", "drop-supporter"),
    "outrage_card": outrage("outrage", "outrage"),
    "outrage_show": outrage("outrage", "outrage"),
    "revolt": only(ALLIANCE, "8.4.1", "revolts", "revolt"),
    "spread": only(ALLIANCE, "8.4.2", "sympathy", "spread"),
    "mobilise": only(ALLIANCE, "8.5.2", "daylight", "alliance-daylight"),
    "train": only(ALLIANCE, "8.5.3", "daylight", "alliance-daylight"),
    "enlist": only(ALLIANCE, "8.6.1.III", "operations", "operation"),
    "organise": only(ALLIANCE, "8.6.1.IV", "operations", "operation"),
    # 9 the Vagabond
    "character": by_vagabond("9.3.1", "setup", "character"),
    "forest": by_vagabond("9.3.2", "setup", "forest"),
    "refresh": by_vagabond("9.4.1", "refreshing", "refresh"),
    "slip": by_vagabond("9.4.2", "slipping", "slip"),
    "slip_with": by_vagabond("9.4.2", "slipping", "slip"),
    "walk": by_vagabond("9.5.1", "daylight", "wander", "cobbler"),
    "walk_with": by_vagabond("9.2.9.II.B", "daylight", "wander"),
    "with_ally": by_vagabond("9.2.9.II.C", "attacking", "with-ally"),
    "explore": by_vagabond("9.5.3", "daylight", "wander"),
    "take_item": by_vagabond("9.5.4", "taking-item", "ruin", "take-item"),
    "aid": by_vagabond("9.5.4", "daylight", "wander"),
    "exhaust": by_vagabond("9.5.4", "aiding", "exhaust"),
    "quest": by_vagabond("9.5.5", "daylight", "wander"),
    "quest_points": by_vagabond("9.5.5", "quest-done", "reward"),
    "quest_cards": by_vagabond("9.5.5", "quest-done", "reward"),
    "strike": by_vagabond("9.5.6", "daylight", "wander"),
    "strike_piece": by_vagabond("9.5.6", "daylight", "wander"),
    "repair": by_vagabond("9.5.7", "daylight", "wander", "hideout"),
    "damage": by_vagabond("9.2.7", "hit", "hit"),
    "lose_ally": by_vagabond("9.2.9.II.D", "hit", "hit"),
    "drop_item": by_vagabond("9.6.4", "too-many-items", "drop-item"),
    "coalition": by_vagabond("9.2.8", "dominance", "coalition"),
    "steal": by_vagabond("9.7.1.I", "daylight", "wander"),
    "labor": by_vagabond("9.7.2.I", "daylight", "wander"),
    "hideout": by_vagabond("9.7.3.I", "daylight", "wander"),
    "instigate": by_vagabond("9.5.9", "daylight", "wander"),
    "scorch": by_vagabond("9.5.9", "daylight", "wander"),
    "call_arbiter": anyone("9.5.9", "attacked", "call-arbiter"),
    # 10 the Lizard Cult
    "outcast": only(LIZARDS, "10.3.3", "setup", "outcast"),
    "crusade_battle": only(LIZARDS, "10.4.3.I", "conspiracies", "conspiracy"),
    "crusade_move": only(LIZARDS, "10.4.3.I", "conspiracies", "conspiracy"),
    "convert": only(LIZARDS, "10.4.3.II", "conspiracies", "conspiracy"),
    "sanctify": only(LIZARDS, "10.4.3.III", "conspiracies", "conspiracy"),
    "ritual_build": only(LIZARDS, "10.5.1", "daylight", "ritual"),
    "ritual_recruit": only(LIZARDS, "10.5.2", "daylight", "ritual"),
    "ritual_score": only(LIZARDS, "10.5.3", "daylight", "ritual"),
    "sacrifice": only(LIZARDS, "10.5.4", "daylight", "ritual"),
    # 11 the Riverfolk
    "buy_card": services("services", "services"),
    "buy_boats": services("services", "services"),
    "hire": services("services", "services"),
    "pay_item": only(VAGABONDS, "11.2.6.III", "paying-services", "pay-item"),
    "river_start": only(RIVERFOLK, "11.3.2", "setup", "river-start"),
    "price": only(RIVERFOLK, "11.6.2", "prices", "first-price", "price"),
    "fund": only(RIVERFOLK, "11.2.4", "using-funds", "fund"),
    "draw_card": only(RIVERFOLK, "11.5.4", "daylight", "trade"),
    "export": only(RIVERFOLK, "11.5.3.I", "daylight", "trade"),
    "river_recruit": only(RIVERFOLK, "11.5.5", "daylight", "trade"),
    "trade_post": only(RIVERFOLK, "11.5.6", "daylight", "trade"),
    # bots that ask people
    "outrage_discard": anyone("bots:6.2.3", "outrage", "bot-outrage"),
    "outrage_none": anyone("bots:6.2.3", "outrage", "bot-outrage"),
    "nothing_matches": anyone("bots:C-10.investors", "investors", "investors"),
    "guess_plot": anyone("bots:C-11.gamble", "gamble", "guess-plot"),
}

NEEDS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(("buy_card", "buy_boats", "hire", "pay_item"), (RIVERFOLK,)),
    **dict.fromkeys(("outrage_card", "outrage_show"), (ALLIANCE,)),
    **dict.fromkeys(("outrage_discard", "outrage_none"), (ALLIANCE,)),
    "call_arbiter": PAWNS,
    "nothing_matches": (DUCHY,),
    "guess_plot": (CORVIDS,),
}
"""Answers to what somebody else at the table does: one of these must be there."""


ONLY_PAWNS = Refusal("4.2", "only-pawns-in-forests")
"""Warriors go from clearing to clearing."""


def own_verbs(g: Root, seat: int) -> list[str]:
    """What a faction can ever answer, on this map and among these others."""
    faction = g.factions[seat]
    return [name for name, places in PLACES.items() if isinstance(places.get(faction), Moment) and is_here(g, name)]


def is_here(g: Root, name: str) -> bool:
    """Does the map have what an answer is about, and is somebody there who causes it?"""
    woods, needed = MAPS[g.map], NEEDS.get(name, ())
    if (name == "open_path" and not woods.closed) or (name == "ferry" and not woods.ferry):
        return False
    return not needed or any(g.seat_of[faction] != NOBODY for faction in needed)


def out_of_place(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Why this seat gives no such answer now, whatever it may be aimed at: another map, another faction, another
    moment, from the most general reason to the least."""
    name = option[0]
    if name not in PLACES:  # the core's own answers: nothing is proposed to the whole table here
        return None
    woods = MAPS[g.map]
    if name == "open_path" and not woods.closed:
        return Refusal("M-7", "no-closed-paths", general=NEVER)
    if name == "ferry" and not woods.ferry:
        return Refusal("M-5", "no-ferry", general=NEVER)
    places = PLACES[name]
    place = places.get(g.factions[seat])
    if place is None and name == "slip" and option[1] >= FOREST:
        return ONLY_PAWNS
    if place is None:
        who = [faction for faction in places if faction != VAGABOND2]
        clause = next(found.clause for found in places.values())
        return Refusal(clause, "another-faction", {"by": who}, general=NEVER)
    if isinstance(place, Refusal):
        return place
    needed = NEEDS.get(name, ())
    if needed and all(g.seat_of[faction] == NOBODY for faction in needed):
        return Refusal(place.clause, "absent-faction", {"by": [needed[0]]}, general=NEVER)
    if decision.prompt not in place.prompts:
        return Refusal(place.clause, "another-moment", {"moment": place.name}, general=NOT_THE_MOMENT)
    return None
