"""RW-15.6: Tactics cards about secrets and heroes."""

from __future__ import annotations

from ludex.core import Option, Rule, Verb, ask, tell, verb, whisper
from ludex.core.law import law
from ludex.games.runewars.printed.book import TACTICS
from ludex.games.runewars.rules.areas import (
    adjacent,
    controlled,
    heroes_of,
    places,
    units_of,
)
from ludex.games.runewars.rules.decks import TACTICS_DECK, draw_tactics
from ludex.games.runewars.rules.hand import fits, tactics
from ludex.games.runewars.rules.heroes import heal, hurt
from ludex.games.runewars.rules.power import gain_influence
from ludex.games.runewars.rules.runes import (
    hidden_runes,
    lay_rune,
    lift_rune,
    look_at,
    must_reveal,
    unknown_runes,
)
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    DRAGON_RUNE,
    NO_RUNE,
    NOBODY,
    NONE,
)

VERBS: tuple[Verb, ...] = (verb("put_back", tactics="tactics"),)
LIEUTENANT_GENERAL = TACTICS.index("lieutenant-general")


# ------------------------------------------------------------------------------------------------------------- secrets


@tactics("scouts")
@law("RW-15.6", "RW-12.3")
def scouts(g: Runewars, seat: int) -> Rule[None]:
    """He looks at the runes of up to three areas."""
    yield from look_at(g, seat, 3)


@fits("scouts")
def scouts_fit(g: Runewars, seat: int) -> bool:
    return bool(unknown_runes(g, seat))


@tactics("game-of-power")
@law("RW-15.6", "RW-19.3a", "RW-19.3d")
def game_of_power(g: Runewars, seat: int) -> Rule[None]:
    """He reveals a dragon rune, for influence and a card."""
    yield from must_reveal(g, seat, DRAGON_RUNE)
    gain_influence(g, seat, 4)
    yield from draw_tactics(g, seat, 1)


@fits("game-of-power")
@law("RW-19.3e")
def game_of_power_fits(g: Runewars, seat: int) -> bool:
    return bool(hidden_runes(g, seat, DRAGON_RUNE))


@tactics("rune-lore")
@law("RW-15.6", "RW-14.4")
def rune_lore(g: Runewars, seat: int) -> Rule[None]:
    """Two face-down tokens change places, where he has units or heroes."""
    choice = yield ask("RW-15.6", seat, "rune-lore", swaps(g, seat))
    _, one, other = choice
    first, second = lift_rune(g, one), lift_rune(g, other)
    lay_rune(g, one, second)
    lay_rune(g, other, first)
    tell(g, "RW-14.4", "runes-moved", who=seat, place=one, to=other)


def swaps(g: Runewars, seat: int) -> list[Option]:
    legal = [
        place for place in places(g) if g.rune[place] != NO_RUNE and not g.rune_up[place] and is_at(g, seat, place)
    ]
    return [("move_runes", one, other) for n, one in enumerate(legal) for other in legal[n + 1 :]]


def is_at(g: Runewars, seat: int, place: int) -> bool:
    """He has a unit or a hero there."""
    return bool(units_of(g, seat, place)) or any(g.hero_place[hero] == place for hero in heroes_of(g, seat))


@fits("rune-lore")
def rune_lore_fits(g: Runewars, seat: int) -> bool:
    return bool(swaps(g, seat))


@tactics("whispered-secrets")
@law("RW-15.6", "RW-17.2")
def whispered_secrets(g: Runewars, seat: int) -> Rule[None]:
    """He looks at the three top tactics cards and puts them back as he likes: the one to be drawn first, then the next.
    Meanwhile they lie apart, where he alone sees them."""
    if not g.tactics_deck:
        yield from TACTICS_DECK.reshuffle(g)
    seen = min(3, len(g.tactics_deck))
    g.show()
    for _ in range(seen):
        g.tactics_seen.insert(0, g.tactics_deck.pop())
    for card in g.tactics_seen:
        whisper(g, (seat,), "RW-15.6", "sees-top", tactics=card)
    for left in range(seen, 1, -1):
        choice = yield ask("RW-15.6", seat, "put-back", to_put_back, g, left, always=True)
        place = g.tactics_seen.index(choice[1], 0, left)
        g.tactics_seen.insert(left - 1, g.tactics_seen.pop(place))
    g.tactics_deck += g.tactics_seen
    g.tactics_seen.clear()
    tell(g, "RW-15.6", "secrets", who=seat, count=seen)


def to_put_back(g: Runewars, left: int) -> list[Option]:
    """The cards that have no place yet, each kind once."""
    return [("put_back", card) for card in sorted(set(g.tactics_seen[:left]))]


# -------------------------------------------------------------------------------------------------------------- heroes


@tactics("ambush")
@law("RW-15.6", "RW-12.4")
def ambush(g: Runewars, seat: int) -> Rule[None]:
    """Two damage to an enemy hero in or beside an area of his."""
    yield from strike(g, seat, "ambush", in_reach(g, seat))


def in_reach(g: Runewars, seat: int) -> list[int]:
    own = controlled(g, seat)
    return [
        hero
        for hero in enemy_heroes(g, seat)
        if g.hero_place[hero] in own or any(near in own for near in adjacent(g, g.hero_place[hero]))
    ]


def enemy_heroes(g: Runewars, seat: int) -> list[int]:
    return [hero for hero, owner in enumerate(g.hero_seat) if owner not in (seat, NOBODY) and g.hero_place[hero] >= 0]


@law("RW-12.4", "RW-12.8")
def strike(g: Runewars, seat: int, prompt: str, heroes: list[int]) -> Rule[None]:
    """Two damage to one of these."""
    choice = yield ask("RW-15.6", seat, prompt, [("hero", hero) for hero in heroes])
    yield from hurt(g, choice[1], 2, seat)


@fits("ambush")
def ambush_fits(g: Runewars, seat: int) -> bool:
    return bool(in_reach(g, seat))


@tactics("assassin")
@law("RW-15.6", "RW-12.4")
def assassin(g: Runewars, seat: int) -> Rule[None]:
    """Two damage to an enemy hero where he has a unit or hero."""
    yield from strike(g, seat, "assassin", met(g, seat))


def met(g: Runewars, seat: int) -> list[int]:
    return [hero for hero in enemy_heroes(g, seat) if is_at(g, seat, g.hero_place[hero])]


@fits("assassin")
def assassin_fits(g: Runewars, seat: int) -> bool:
    return bool(met(g, seat))


@tactics("night-raid")
@law("RW-15.6", "RW-1.7")
def night_raid(g: Runewars, seat: int) -> Rule[None]:
    """An enemy hero beside an area of his is routed."""
    choice = yield ask("RW-15.6", seat, "night-raid", [("hero", hero) for hero in sleeping(g, seat)])
    g.hero_routed[choice[1]] = 1
    tell(g, "RW-15.6", "hero-routed", who=seat, hero=choice[1])


def sleeping(g: Runewars, seat: int) -> list[int]:
    own = controlled(g, seat)
    return [
        hero
        for hero in enemy_heroes(g, seat)
        if not g.hero_routed[hero] and any(near in own for near in adjacent(g, g.hero_place[hero]))
    ]


@fits("night-raid")
def night_raid_fits(g: Runewars, seat: int) -> bool:
    return bool(sleeping(g, seat))


@tactics("healers")
@law("RW-15.6", "RW-12.4")
def healers(g: Runewars, seat: int) -> Rule[None]:
    """All his heroes are healed."""
    for hero in heroes_of(g, seat):
        yield from heal(g, hero)


@fits("healers")
def healers_fit(g: Runewars, seat: int) -> bool:
    return any(g.hero_damage[hero] for hero in heroes_of(g, seat))


@tactics("lieutenant-general")
@law("RW-19.10s", "RW-12.1")
def lieutenant_general(g: Runewars, seat: int) -> Rule[None]:
    """The card stays in play; a second hero at a stronghold becomes a commander, too."""
    g.tactics_discard.remove(LIEUTENANT_GENERAL)
    g.lieutenant[seat] = 1
    g.show()
    g.commander_drawn.append(g.commander_deck.pop())
    choice = yield ask("RW-19.10s", seat, "lieutenant", commissions, g, seat)
    _, card, hero = choice
    g.commander_drawn.remove(card)
    g.commander[hero] = card
    tell(g, "RW-19.10s", "lieutenant", who=seat, hero=hero, commander=card)


def commissions(g: Runewars, seat: int) -> list[Option]:
    return [("command", card, hero) for card in g.commander_drawn for hero in lieutenants(g, seat)]


def lieutenants(g: Runewars, seat: int) -> list[int]:
    """Ordinary heroes at his strongholds."""
    forts = forts_of(g, seat)
    return [hero for hero in heroes_of(g, seat) if g.commander[hero] == NONE and g.hero_place[hero] in forts]


@fits("lieutenant-general")
@law("RW-19.10g", "RW-19.10s")
def lieutenant_general_fits(g: Runewars, seat: int) -> bool:
    """Beside a commander that he has."""
    has_one = any(g.commander[hero] != NONE for hero in heroes_of(g, seat))
    return g.commanders and has_one and bool(g.commander_deck and lieutenants(g, seat))
