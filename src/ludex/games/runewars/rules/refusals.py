"""Why something is not offered: the clause that keeps an answer out of a question. A reason looks only at what the one
who asks may know."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.core.law import law
from ludex.games.runewars.cards import developments, rewards, seasons, tactics, titles
from ludex.games.runewars.printed.book import (
    ATTRIBUTES,
    COMMANDERS,
    DEVELOPMENTS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    RESOURCES,
    REWARDS,
    TACTICS,
    TITLES,
    UNITS,
    book,
)
from ludex.games.runewars.rules import battle as battle_verbs
from ludex.games.runewars.rules import quest_phase
from ludex.games.runewars.rules import refusals_battle as battle
from ludex.games.runewars.rules import refusals_quests as quests
from ludex.games.runewars.rules.areas import MOST_UNITS, chart, controller, dragon_runes, may_pass, ways
from ludex.games.runewars.rules.diplomacy import MOST_SPENT
from ludex.games.runewars.rules.options import all_verbs
from ludex.games.runewars.rules.orders import MOST_DRAWN_HEROES
from ludex.games.runewars.rules.power import can_pay
from ludex.games.runewars.rules.refusals_march import Reason, activate, lead, march, shift
from ludex.games.runewars.rules.strongholds import (
    CAPITALS,
    capital_sites,
    lost_capital,
    may_build,
    room_for_tokens,
)
from ludex.games.runewars.rules.units import forts_of, instead_of, spare, triangles
from ludex.games.runewars.rules.victory import has_to_hold, last_year, runes_to_win
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    DAMAGED,
    DEVELOPMENT_TOKENS,
    FALSE_RUNE,
    NO_RUNE,
    NOBODY,
    PER_TYPE,
    fort_seat,
    fort_state,
)

# --------------------------------------------------------------------------------------------------------- turn, cards


@law("RW-4.5")
def order(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("RW-4.5", "order-played", {"order": option[1]}) if option[1] in g.orders[seat] else None


@law("RW-4.6", "RW-4.6a", "RW-5.8d")
def bonus(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    played = g.orders[seat]
    if not played or decision.prompt == "turn":
        return Refusal("RW-4.6", "order-first")
    if played[-1] < max(played):
        return Refusal("RW-4.6", "not-the-highest", {"order": max(played)})
    return Refusal("RW-4.6", "no-bonus-left", {"order": played[-1]})


@law("RW-15.6", "RW-15.6a", "RW-9.12", "RW-19.2")
def play(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    card = option[1]
    if card in g.fresh[seat] and card not in g.tactics[seat]:
        return Refusal("RW-15.6a", "drawn-this-season", {"tactics": card})
    if card not in g.tactics[seat]:
        return Refusal("RW-15.6", "not-in-hand", {"tactics": card})
    if decision.prompt == "duel-fate":
        return Refusal("RW-19.2", "no-symbols", {"tactics": card})
    return Refusal("RW-15.6", "wrong-moment", {"tactics": card})


@law("RW-16.1", "RW-19.13e", "RW-19.13f")
def claim(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    have, need = dragon_runes(g, seat), runes_to_win(g)
    if have < need:
        return Refusal("RW-16.1", "too-few-runes", {"count": have, "need": need})
    if has_to_hold(g) and g.year >= last_year(g):
        return Refusal("RW-19.13f", "last-year")
    if has_to_hold(g) and (seat in g.victory_card or g.victory_card[g.season] != NOBODY):
        return Refusal("RW-19.13e", "card-lies-there")
    return None


@law("RW-15.5")
def fulfil(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if g.objective[seat] != option[1]:
        return Refusal("RW-15.5", "not-your-objective", {"objective": option[1]})
    return Refusal("RW-15.5", "not-fulfilled", {"objective": option[1]})


# ---------------------------------------------------------------------------------------------------------- strongholds


@law("RW-6.2")
def price(g: Runewars, seat: int, cost: tuple[int, ...]) -> Refusal | None:
    if can_pay(g, seat, cost):
        return None
    for resource, count in enumerate(cost):
        if g.dials[seat][resource] < count:
            return Refusal(
                "RW-6.2", "cannot-pay", {"resource": resource, "need": count, "count": g.dials[seat][resource]}
            )
    return None


ONCE = Refusal("RW-5.8", "fortify-once")


@law("RW-3.3", "RW-5.8a", "RW-11.1", "RW-19.6e")
def build(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if decision.prompt == "first-fort":
        return Refusal("RW-3.3", "only-at-home", {"place": place})
    return site(g, seat, place) or price(g, seat, book(g).stronghold.cost) or ONCE


def site(g: Runewars, seat: int, place: int) -> Refusal | None:
    if controller(g, place) != seat:
        return Refusal("RW-5.8a", "not-yours", {"place": place})
    return None if may_build(g, place) else Refusal("RW-11.1", "no-fort-here", {"place": place})


@law("RW-19.7h", "RW-19.7i")
def capital(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if not lost_capital(g, seat):
        return Refusal("RW-19.7h", "no-lost-capital")
    if chart(g).home[place] != g.factions[seat]:
        return Refusal("RW-19.7i", "only-at-home", {"place": place})
    return site(g, seat, place) or price(g, seat, book(g).capital.cost) or ONCE


@law("RW-5.8b")
def repair(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if fort_seat(g.forts[place]) != seat:
        return Refusal("RW-5.8b", "no-own-fort", {"place": place})
    if fort_state(g.forts[place]) not in (DAMAGED, CAPITAL_DAMAGED):
        return Refusal("RW-5.8b", "fort-is-whole", {"place": place})
    return price(g, seat, book(g).stronghold.repair) or ONCE


@law("RW-5.4b", "RW-11.2")
def develop(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[2]
    if fort_seat(g.forts[place]) != seat:
        return Refusal("RW-5.4b", "no-own-fort", {"place": place})
    return Refusal("RW-11.2", "no-room", {"place": place}) if room_for_tokens(g, place) <= 0 else None


@law("RW-19.7", "RW-19.7a", "RW-19.7d")
def buy(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    card = option[1]
    printed = book(g).developments[card]
    if printed.faction != g.factions[seat]:
        return Refusal("RW-19.7", "other-faction", {"development": card})
    if card in g.upgrades[seat]:
        return Refusal("RW-19.7", "bought-already", {"development": card})
    if card in CAPITALS and not capital_sites(g, seat):
        return Refusal("RW-19.7d", "no-site-for-capital")
    return price(g, seat, printed.cost)


# ---------------------------------------------------------------------------------------------------------------- runes


@law("RW-5.8c")
def move_runes(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, one, other = option
    for place in (one, other):
        if controller(g, place) != seat:
            return Refusal("RW-5.8c", "not-yours", {"place": place})
    if one == other:
        return Refusal("RW-5.8c", "two-areas")
    if g.rune[one] == NO_RUNE and g.rune[other] == NO_RUNE:
        return Refusal("RW-5.8c", "no-rune-there", {"place": one})
    return ONCE if one < other else None


@law("RW-5.8c", "RW-14.1", "RW-14.3", "RW-19.3", "RW-19.3a", "RW-19.3d")
def rune_at(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if decision.prompt in ("place-dragon", "place-false"):
        if g.rune[place] != NO_RUNE:
            return Refusal("RW-14.1", "rune-there", {"place": place})
        if controller(g, place) not in (seat, NOBODY):
            return Refusal("RW-14.3", "enemy-area", {"place": place})
        return None
    if decision.prompt == "lay-rune":
        return Refusal("RW-5.8c", "one-of-the-two", {"place": place})
    if decision.prompt not in ("reveal-rune", "discard-false"):
        return None
    if controller(g, place) != seat:
        return Refusal("RW-19.3", "not-yours", {"place": place})
    if g.rune[place] == NO_RUNE:
        return Refusal("RW-19.3", "no-rune-there", {"place": place})
    if decision.prompt == "discard-false":
        return Refusal("RW-14.3", "not-false", {"place": place}) if g.rune[place] != FALSE_RUNE else None
    if g.rune_up[place]:
        return Refusal("RW-19.3d", "already-revealed", {"place": place})
    return Refusal("RW-19.3a", "no-dragon-rune", {"place": place})


# ---------------------------------------------------------------------------------------------------------------- power


@law("RW-15.1", "RW-8.1")
def influence(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Bids, and what diplomacy costs."""
    if option[1] > g.influence[seat]:
        return Refusal(decision.clause, "no-influence", {"count": g.influence[seat]})
    if option[0] == "spend" and not 0 < option[1] <= MOST_SPENT:
        return Refusal("RW-8.1", "one-to-six", {"count": MOST_SPENT})
    return None


@law("RW-5.6c")
def hire(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if not 0 < option[1] <= MOST_DRAWN_HEROES:
        return Refusal("RW-5.6c", "so-many-heroes", {"count": MOST_DRAWN_HEROES})
    if option[1] > g.influence[seat]:
        return Refusal("RW-5.6c", "no-influence", {"count": g.influence[seat]})
    return Refusal("RW-5.6c", "few-heroes-left", {"count": len(g.hero_deck)})


@law("RW-15.4")
def title(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, which, count = option
    if g.titles[which] == seat:
        return Refusal("RW-15.4", "own-title", {"title": which})
    if count > g.influence[seat]:
        return Refusal("RW-15.4", "no-influence", {"count": g.influence[seat]})
    return Refusal("RW-15.4", "more-than-lies-there", {"title": which, "need": g.on_title[which] + 1})


@law("RW-15.2")
def choose_player(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("RW-15.2", "not-tied", {"other": option[1]}) if decision.prompt.startswith("tie-") else None


@law("RW-7.6b", "RW-8.1")
def negotiate(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if not g.influence[seat]:
        return Refusal("RW-8.1", "no-influence", {"count": 0})
    return Refusal("RW-7.6b", "too-many-to-talk", {"count": MOST_UNITS})


@law("RW-5.2b")
def fight(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("RW-5.2b", "one-battle", {"place": g.target})


# ---------------------------------------------------------------------------------------------------------------- units


@law("RW-10.2", "RW-10.4", "RW-7.1")
def retreat(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    origin, place = decision.about.get("place", NOBODY), option[1]
    if origin == NOBODY:
        return None
    if place not in ways(g, origin, seat, wings=True):
        return Refusal("RW-7.1", "no-way", {"place": origin, "to": place})
    if decision.prompt == "neutrals-retreat":
        held_by = controller(g, place)
        return Refusal("RW-10.4", "only-uncontrolled", {"place": place}) if held_by != NOBODY else None
    if may_pass(g, seat, place) and controller(g, place) != seat:
        return Refusal("RW-10.2", "friends-first", {"place": place})
    return None if controller(g, place) == seat else Refusal("RW-10.2", "not-friendly", {"place": place})


@law("RW-6.4", "RW-6.5", "RW-19.1")
def recruit(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, kind, place = option
    shown: int = decision.about["unit"]
    if kind not in instead_of(g, shown):
        return Refusal("RW-19.1", "not-instead", {"unit": kind, "other_unit": shown})
    if not g.supply[kind] and not spare(g, seat, kind):
        return Refusal("RW-6.5", "no-figures", {"unit": kind})
    return Refusal("RW-6.4", "no-own-fort", {"place": place}) if place not in forts_of(g, seat) else None


@law("RW-19.4a", "RW-6.5")
def unit_type(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    kind = option[1]
    if decision.prompt == "which-triangle" and kind not in triangles(g, seat):
        return Refusal("RW-19.4a", "no-triangle", {"unit": kind})
    return Refusal("RW-6.5", "no-figures", {"unit": kind}) if not g.supply[kind] else None


@law("RW-6.5", "RW-6.6", "RW-17.1")
def lose(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, one, place = option
    if one in g.units[place]:
        return (
            Refusal(decision.clause, "another-area", {"place": place}) if place != decision.about.get("place") else None
        )
    return Refusal(decision.clause, "no-such-unit", {"place": place, "figure": one})


@law("RW-5.5a")
def dial(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt == "recruit-with" and option[1] == g.harvested:
        return Refusal("RW-5.5a", "other-resource", {"resource": option[1]})
    return None


@law("RW-15.6", "RW-13.1")
def discard(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    hand = g.tactics[seat] + g.fresh[seat]
    return Refusal("RW-15.6", "not-in-hand", {"tactics": option[1]}) if option[1] not in hand else None


# ----------------------------------------------------------------------------------------------------------- all verbs

TURN = ("turn", "turn-bonus", "turn-over")
CARDS = ("play-your-turn", "play-quest-phase", "play-before-bid", "play-diplomacy")
BATTLE = ("battle-start", "battle-round", "battle-draw", "battle-wait", "battle-drawn")
QUESTING = ("hero-action", "hero-moves", "hero-deeds", "drink", "challenged")
DUEL = ("duel-begins", "duel-special", "duel-rewards", "duel-shield")
AIMED = (
    *("crack-shot", "charge", "word-of-vaal", "overpower", "pounce", "entangle", "arcane-bolt", "talons"),
    *("terrifying", "devour", "feed", "withering-breath", "flaming-breath", "prowl", "panic", "bribery"),
)
"""Questions of a turn, for cards, in a battle, in the Quest Phase, in a duel; and whom to strike."""
REASONS: dict[str, tuple[tuple[str, ...], Reason]] = {
    "order": (("order",), order),
    "bonus": (TURN, bonus),
    "claim": (TURN, claim),
    "fulfil": (TURN, fulfil),
    "raze_token": (TURN, quests.raze_token),
    "scorch": (TURN, quests.scorch),
    "take_back": (TURN, quests.take_back),
    "pick_up": (TURN, quests.pick_up),
    "use_reward": ((*TURN, *QUESTING, *DUEL), quests.use_reward),
    "give_reward": ((*TURN, *QUESTING), quests.give_reward),
    "play": ((*TURN, *CARDS, *BATTLE, "hero-action", "duel-fate"), play),
    "activate": (("activate",), activate),
    "march": (("march",), march),
    "shift": (("strategize",), shift),
    "lead": (("march", "strategize"), lead),
    "fort": (("fortify", "first-fort"), build),
    "capital": (("fortify",), capital),
    "repair": (("fortify",), repair),
    "move_runes": (("fortify",), move_runes),
    "rune_at": (("place-dragon", "place-false", "lay-rune", "reveal-rune", "discard-false"), rune_at),
    "develop": (("develop",), develop),
    "buy": (("buy-development",), buy),
    "title": (("take-title",), title),
    "bid": (("bid",), influence),
    "spend": (("diplomacy-spend",), influence),
    "hire": (("hire",), hire),
    "choose_player": (("tie-highest", "tie-lowest"), choose_player),
    "negotiate": (("meet-neutrals",), negotiate),
    "fight": (("meet-neutrals",), fight),
    "retreat": (("retreat", "neutrals-retreat"), retreat),
    "recruit": (("recruit",), recruit),
    "unit_type": (("which-triangle", "muster"), unit_type),
    "lose": (("over-limit", "starve", "plague"), lose),
    "dial": (("recruit-with",), dial),
    "discard": (("discard-tactics",), discard),
    # a battle
    "hurt": (("assign-damage",), battle.hurt),
    "lie_down": (("assign-rout",), battle.lie_down),
    "rise": (("arcane-bolt", "rally-cry", "inspire"), battle.rise),
    "bleed": (("blood-pact",), battle.bleed),
    "mend": (("mend",), battle.mend),
    "sacrifice": (("must-destroy", "death-or-glory"), battle.sacrifice),
    "leave": (("wards", "excess"), battle.leave),
    "shield": (("assign-damage",), battle.shield),
    **dict.fromkeys(("hit", "slay", "topple", "banish", "terrify"), (AIMED, battle.enemy)),
    **dict.fromkeys(("burn_triangles", "burn_rectangle"), (("rain-fire",), battle.burn)),
    "raise_dead": (("raise-dead",), battle.raise_dead),
    "hunger": (("battle-start",), battle.hunger),
    "support": (("support",), battle.support),
    "use_commander": (("battle-start",), battle.use_commander),
    "unveil": (("horn", "banner"), battle.unveil),
    "announce": (BATTLE, battle.announce),
    **dict.fromkeys(("drop", "redraw", "volley", "enchant"), (("drop-fate", "veterans", "battle-drawn"), battle.drawn)),
    # the Quest Phase
    "set_out": (("hero-action",), quests.set_out),
    "heal": (("hero-action",), quests.heal),
    "train": (("hero-action",), quests.train),
    "raise": (("train",), quests.train),
    "go": (("hero-moves", "drift"), quests.go),
    "challenge": (("hero-deeds",), quests.challenge),
    "quest": (("hero-deeds",), quests.quest),
    "discard_quest": (("discard-quest",), quests.discard_quest),
    **dict.fromkeys(("appoint", "command"), (("appoint", "new-commander", "lieutenant"), quests.commission)),
    **dict.fromkeys(("award", "lose_reward", "discard_reward"), (("spoils", "raided", "league"), quests.hand_out)),
}
"""By verb: the questions that it may be meant for, and what speaks against it there."""


def why_not(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """None if it is offered."""
    if decision.accepts(option):
        return None
    prompts, reason = REASONS.get(option[0], ((), None))
    if reason is not None and decision.prompt in prompts and g.units and things_exist(g, option):
        found = reason(g, seat, decision, option)
        if found is not None:
            return found
    if any(offered[0] == option[0] for offered in decision.options):
        return Refusal(decision.clause, "not-among-answers")
    return Refusal(decision.clause, "not-now", general=1)


VERBS = all_verbs(
    battle_verbs.VERBS, *(room.VERBS for room in (developments, quest_phase, rewards, seasons, tactics, titles))
)
SIZES = {
    "hero": len(HEROES),
    "order": len(ORDERS),
    "tactics": len(TACTICS),
    "objective": len(OBJECTIVES),
    "reward": len(REWARDS),
    "title": len(TITLES),
    "development": len(DEVELOPMENTS),
    "building": len(DEVELOPMENT_TOKENS),
    "resource": len(RESOURCES),
    "unit": len(UNITS),
    "quest": len(QUESTS),
    "commander": len(COMMANDERS),
    "attribute": len(ATTRIBUTES),
    "figure": len(UNITS) * PER_TYPE,
}


def things_exist(g: Runewars, option: Option) -> bool:
    """Is there everything that the answer names?"""
    sizes = SIZES | {"place": len(g.units), "seat": g.players}
    named = zip(VERBS[option[0]].items.values(), option[1:], strict=True)
    return all(0 <= item < sizes.get(kind, item + 1) for kind, item in named)
