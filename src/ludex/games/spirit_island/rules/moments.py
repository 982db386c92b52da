"""Moments at which spirits, adversaries and scenarios change the rules. Whoever changes a moment registers a function
under its name: a spirit's id, an adversary with its level (`england-3`; level 0 is always there), a scenario's id.
What a card starts and what lasts a while is registered under RULES, which is in every game, or under the name of its
deck: one name changes a moment in one way only.

    @defence("vital-strength-of-the-earth")
    def earths_vitality(g: Island, land: int) -> int: ..."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.core import Option, Rule
from ludex.games.spirit_island.state import Island
from ludex.kit.hooks import Hook

if TYPE_CHECKING:
    from ludex.core import Outcome
    from ludex.games.spirit_island.rules.act import Act

RULES = "rules"
MINOR_POWERS = "minor-powers"
MAJOR_POWERS = "major-powers"
FEARS = "fear-cards"
EVENTS = "events"
BLIGHTS = "blight-cards"
ALWAYS = (RULES, MINOR_POWERS, MAJOR_POWERS, FEARS, EVENTS, BLIGHTS)
"""Those that are in every game."""

Plainly = Callable[[Island], None]
Then = Callable[[Island], Rule[None]]

# Set-up (SI-3).
invader_order: Hook[Callable[[Island, str], str]] = Hook("the order of the invader deck")
"""(state, order by stages) → order"""
board_setup: Hook[Then] = Hook("set-up of the boards")
"""After the printed pieces are placed, before the spirits."""
deck_setup: Hook[Then] = Hook("set-up of the decks")
"""After all decks are made."""
last_setup: Hook[Then] = Hook("the end of set-up")
"""After the first explore."""
fear_pool: Hook[Callable[[Island, int], int]] = Hook("size of the fear pool")

# What holds all the time.
sacred: Hook[Callable[[Island, int], int]] = Hook("sacred sites")
"""(state, spirit) → more lands that count as its sacred sites, as bits"""
defence: Hook[Callable[[Island, int], int]] = Hook("defend")
"""(state, land) → more Defend there"""
health: Hook[Callable[[Island, int, int], int]] = Hook("health")
"""(state, land, piece) → how much more health it has"""
deals: Hook[Callable[[Island, int, int, int], int]] = Hook("damage of an invader")
"""(state, land, piece, damage) → damage it deals in a ravage"""
victory_check: Hook[Callable[[Island, bool], bool]] = Hook("victory")
"""(state, met) → is the condition of victory met?"""
loss_check: Hook[Callable[[Island], str]] = Hook("defeat")
"""The name of an own defeat that has come about, or nothing."""
more_difficulty: Hook[Callable[[Island], int]] = Hook("difficulty")
"""What a scenario adds beyond its printed number: SI-14.2."""
more_score: Hook[Callable[[Island], int]] = Hook("score")
"""Points that a scenario adds: SI-1.5."""
another_game: Hook[Callable[[Island, Outcome], bool]] = Hook("the end of a game")
"""(state, outcome) → True: another game follows at this table, by the step that the state names now"""

# The spirit phase.
turn_begins: Hook[Plainly] = Hook("a turn begins")
"""After what tracks give has been counted."""
presence_places: Hook[Callable[[Island, int, int], int]] = Hook("where presence may be added")
"""(state, spirit, places) → places"""
growth_extra: Hook[Callable[[Island, int], list[Option]]] = Hook("more to do while growing")
"""(state, spirit) → options, carried out by `extra_done`"""
extra_done: Hook[Callable[[Island, int, Option], Rule[bool]]] = Hook("what such an option does")
"""True if it was this one's option."""
energy_gain: Hook[Callable[[Island, int, int], int]] = Hook("energy of a turn")
plays_gain: Hook[Callable[[Island, int, int], int]] = Hook("card plays of a turn")
reclaimed: Hook[Callable[[Island, int], None]] = Hook("a card was reclaimed")
major_costs_a_card: Hook[Callable[[Island, bool], bool]] = Hook("forgetting for a major power")

# Powers.
targets: Hook[Callable[[Island, int, int, int], int]] = Hook("targets of a power")
"""(state, spirit, power, lands) → lands"""
far_targets: Hook[Callable[[Island, int, int], int]] = Hook("targets out of range")
"""(state, spirit, power) → more lands that this spirit may target for 1 energy"""
quick_powers: Hook[Callable[[Island, int], int]] = Hook("slow powers used as fast")
"""How many more this spirit may use so this turn."""
power_speed: Hook[Callable[[Island, int, int, int], int]] = Hook("speed of a power")
power_cost: Hook[Callable[[Island, int, int, int], int]] = Hook("cost of a card")
"""(state, spirit, power, cost) → cost"""
reserve: Hook[Callable[[Island, int], int]] = Hook("energy in reserve")
"""(state, spirit) → how much energy it could gain at any time"""
reserve_used: Hook[Callable[[Island, int, int], None]] = Hook("energy taken from the reserve")
"""(state, spirit, how much it gains now)"""
power_used: Hook[Callable[[Act], Rule[None]]] = Hook("a power has been used")
slow_held: Hook[Callable[[Island], bool]] = Hook("the slow phase")
"""False: there is none"""
floor_extra: Hook[Callable[[Island, int, int], list[Option]]] = Hook("more to do in a power phase")
"""(state, spirit, FAST or SLOW) → options, carried out by `extra_done`"""
dreams: Hook[Callable[[Act], bool]] = Hook("destruction is only dreamt")
"""Is this a power that neither damages nor destroys?"""
dahan_shun: Hook[Callable[[Island], int]] = Hook("where dahan events move no dahan")
"""Lands, as bits."""

# Pieces.
piece_moved: Hook[Callable[[Act, int, int, int], Rule[None]]] = Hook("a piece has moved")
"""(act, piece, from, to)"""
invader_came: Hook[Callable[[Island, int, int], Rule[None]]] = Hook("an invader came to a land")
"""(state, land, kind): added, and not in the place of another piece"""
destroyed: Hook[Callable[[Island, int, int], None]] = Hook("a piece was destroyed")
"""(state, land, piece)"""
sacred_made: Hook[Callable[[Act | None, Island, int, int], Rule[None]]] = Hook("a sacred site was made")
aftermath: Hook[Then] = Hook("what follows losses")
"""An effect has destroyed something: what cards do about it, before the effect counts as complete."""
effect_over: Hook[Then] = Hook("an effect is complete")

spared: Hook[Callable[[Act, int], Rule[bool]]] = Hook("damage to invaders")
"""(act, land) → True: this effect neither damages nor destroys invaders there"""
untouchable: Hook[Callable[[Island, int, int], bool]] = Hook("invaders that cannot be hurt")
"""(state, land, piece) → True: it takes no damage and is not destroyed"""
damage_more: Hook[Callable[[Act, int], int]] = Hook("damage of an effect")
"""(act, damage) → damage, asked before it is spread"""
movable: Hook[Callable[[Act, int], Rule[int]]] = Hook("what is gathered and pushed")
"""(act, kinds) → kinds"""

# Invaders.
action_lands: Hook[Callable[[Island, int, int, int], int]] = Hook("lands of an action")
"""(state, action, card, lands) → lands"""
order_matters: Hook[Callable[[Island, int, list[int]], bool]] = Hook("the order of lands")
"""(state, action, lands) → True: what happens in one of these lands may change what happens in another"""
before_action: Hook[Callable[[Island, int, int, bool], Rule[bool]]] = Hook("before an action in a land")
"""(state, action, land, normal) → True: it does not happen there"""
ravage_total: Hook[Callable[[Island, int, int], int]] = Hook("damage of a ravage")
"""(state, land, damage) → damage before Defend"""
ravage_instead: Hook[Callable[[Island, int, bool], Rule[bool]]] = Hook("a ravage strikes elsewhere")
"""(state, land, normal) → True: neither the land nor its dahan are struck, and the dahan do not fight back"""
dahan_lost: Hook[Callable[[Island, int, int], Rule[None]]] = Hook("dahan were destroyed in a ravage")
"""(state, land, how many)"""
ravaged: Hook[Callable[[Island, int, int, bool], Rule[None]]] = Hook("a land was ravaged")
"""(state, land, damage to the land, whether it was blighted)"""
built: Hook[Callable[[Island, int, int], Rule[None]]] = Hook("invaders have built")
"""(state, land, kind)"""
may_build: Hook[Callable[[Island, int, int], int]] = Hook("what is built")
"""(state, land, kind) → kind, or 0"""
explored: Hook[Callable[[Island, int, int, bool], Rule[None]]] = Hook("a land was explored")
"""(state, land, card, whether there was a town or city before)"""
explore_more: Hook[Callable[[Island, int, int], int]] = Hook("how many explorers come")
"""(state, land, number) → number"""
explore_sources: Hook[Callable[[Island, int], int]] = Hook("sources of invaders")
"""(state, lands) → lands from which invaders come"""
explores_as: Hook[Callable[[Island, int, int], int]] = Hook("what comes to an explored land")
"""(state, land, kind) → kind of the piece that is added"""
card_begins: Hook[Callable[[Island, int, int], Rule[None]]] = Hook("a normal action begins")
"""(state, action, card): the card in its slot is about to act"""
escalation: Hook[Callable[[Island, int, bool], Rule[None]]] = Hook("escalation")
"""(state, card, before): called before the card is explored with, and after it"""
explore_over: Hook[Callable[[Island, int, bool], Rule[None]]] = Hook("an explore is over")
"""(state, card, normal)"""
advance: Hook[Callable[[Island], bool]] = Hook("advance of the invader cards")
"""True: it has been done, and in another way"""
phase_part: Hook[Callable[[Island, str], Rule[None]]] = Hook("a part of the invader phase begins")
"""(state, part): blighted, event, fear, ravage, build, explore, advance, over"""

# Blight and fear.
blight_added: Hook[Callable[[Island, int], Rule[None]]] = Hook("blight was added")
blighted_side: Hook[Callable[[Island, int], int]] = Hook("blight on the blighted side")
blight_returns: Hook[Callable[[Island, int], bool]] = Hook("blight leaves the island")
"""(state, how much) → True: it does not go back to the card"""
terror_rises: Hook[Callable[[Island], bool]] = Hook("terror rises with fear cards")
"""False: it does not"""
fear_resolves: Hook[Callable[[Island], bool]] = Hook("earned fear cards are resolved")
fear_removal: Hook[Callable[[Act, int, int], Rule[bool]]] = Hook("a fear card removes an invader")
"""(act, piece, land) → True: something else has happened to it"""
fear_made: Hook[Callable[[Island, int, Act | None, bool], None]] = Hook("fear was generated")
"""(state, how much, by which act, whether it comes from destroying)"""
