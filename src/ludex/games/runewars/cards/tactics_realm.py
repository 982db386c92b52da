"""RW-15.6: Tactics cards about opponents, marches, the realm and the land."""

from __future__ import annotations

from ludex.core import Option, Rule, Verb, ask, tell, verb, whisper
from ludex.core.law import law
from ludex.games.runewars.cards.season_words import choose_area, filled_dials
from ludex.games.runewars.printed.book import CIRCLE, FOOD, RECTANGLE, RESOURCES, TRIANGLE
from ludex.games.runewars.rules.areas import (
    adjacent,
    controlled,
    controller,
    heroes_of,
    places,
    rivals_of,
)
from ludex.games.runewars.rules.barren import barren_areas, clear, desolate, freeze, may_desolate, may_freeze
from ludex.games.runewars.rules.beasts import drive, drives, neutral_kinds, place_neutral
from ludex.games.runewars.rules.cities import cities_of, raze_city
from ludex.games.runewars.rules.decks import discard_down, draw_tactics
from ludex.games.runewars.rules.hand import fits, tactics
from ludex.games.runewars.rules.movement import activate
from ludex.games.runewars.rules.orders import AFTER, CONQUER, MOBILIZE, benefits, city_benefit, recruit_triangles
from ludex.games.runewars.rules.power import MOST_ON_DIAL, choose_dial, gain_influence, lose_influence, turn_dial
from ludex.games.runewars.rules.retreat import judge_of_neutrals, neutrals_retreat
from ludex.games.runewars.rules.runes import (
    hidden_runes,
    look_around,
    must_reveal,
)
from ludex.games.runewars.rules.strongholds import free_token, may_build
from ludex.games.runewars.rules.units import forts_of, keep_limit
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    DAMAGED,
    END_OF_TURN,
    FAR,
    NOBODY,
    OVER_MOUNTAINS,
    fort,
)
from ludex.kit.cards import one_of
from ludex.kit.hooks import last

VERBS: tuple[Verb, ...] = (
    verb("share", seat="seat", count="count"),
    verb("lower", seat="seat", resource="resource"),
)


# ----------------------------------------------------------------------------------------------------------- opponents


@law("RW-15.6")
def choose_rival(g: Runewars, seat: int, prompt: str, rivals: list[int]) -> Rule[int]:
    choice = yield ask("RW-15.6", seat, prompt, [("choose_player", other) for other in rivals])
    return int(choice[1])


@tactics("horrific-rumors")
@law("RW-15.6", "RW-7.3")
def horrific_rumors(g: Runewars, seat: int) -> Rule[None]:
    """An activation token of an opponent, in an area that is not his."""
    other = yield from choose_rival(g, seat, "rumors", rivals_of(g, seat))
    legal = [each for each in places(g) if controller(g, each) != other and each not in g.activated[other]]
    place = yield from choose_area(g, "RW-7.3", seat, "halt", legal, other=other)
    if place != NOBODY:
        tell(g, "RW-15.6", "halts", who=seat, other=other, place=place)
        activate(g, other, place)


@tactics("shared-counsel")
@law("RW-15.6")
def shared_counsel(g: Runewars, seat: int) -> Rule[None]:
    """He and an opponent draw as many tactics cards as he says."""
    options: list[Option] = [("share", other, count) for other in rivals_of(g, seat) for count in range(1, 5)]
    choice = yield ask("RW-15.6", seat, "share", options)
    for who in (seat, choice[1]):
        yield from draw_tactics(g, who, choice[2])


@tactics("sabotage")
@law("RW-15.6", "RW-6.2")
def sabotage(g: Runewars, seat: int) -> Rule[None]:
    """A dial of an opponent goes down by two."""
    choice = yield ask("RW-15.6", seat, "sabotage", targets_of_sabotage(g, seat))
    turn_dial(g, choice[1], choice[2], -2)


def targets_of_sabotage(g: Runewars, seat: int) -> list[Option]:
    return [("lower", other, resource) for other in rivals_of(g, seat) for resource in filled_dials(g, other)]


@fits("sabotage")
def sabotage_fits(g: Runewars, seat: int) -> bool:
    return bool(targets_of_sabotage(g, seat))


@tactics("spy-network")
@law("RW-15.6", "RW-15.6a", "RW-20.1")
def spy_network(g: Runewars, seat: int) -> Rule[None]:
    """He looks at the hand of an opponent, and a card of it comes to his own by chance."""
    other = yield from choose_rival(g, seat, "spy", with_cards(g, seat))
    for card in whole_hand(g, other):
        whisper(g, (seat,), "RW-15.6", "sees-tactics", other=other, tactics=card)
    g.show()
    place = yield from one_of("RW-15.6", range(len(whole_hand(g, other))))
    card = whole_hand(g, other)[place]
    row = g.tactics[other] if place < len(g.tactics[other]) else g.fresh[other]
    row.remove(card)
    g.fresh[seat].append(card)
    g.fresh[seat].sort()
    tell(g, "RW-15.6", "spies", who=seat, other=other)
    whisper(g, (seat, other), "RW-15.6", "stolen", tactics=card)
    yield from discard_down(g, seat)


def whole_hand(g: Runewars, seat: int) -> list[int]:
    return g.tactics[seat] + g.fresh[seat]


def with_cards(g: Runewars, seat: int) -> list[int]:
    """Opponents who hold tactics cards."""
    return [other for other in rivals_of(g, seat) if whole_hand(g, other)]


@fits("spy-network")
def spy_network_fits(g: Runewars, seat: int) -> bool:
    return bool(with_cards(g, seat))


@tactics("exposed")
@law("RW-15.6", "RW-19.3")
def exposed(g: Runewars, seat: int) -> Rule[None]:
    """An opponent reveals a rune token."""
    other = yield from choose_rival(g, seat, "expose", with_hidden_runes(g, seat))
    yield from must_reveal(g, other)


def with_hidden_runes(g: Runewars, seat: int) -> list[int]:
    return [other for other in rivals_of(g, seat) if hidden_runes(g, other)]


@fits("exposed")
@law("RW-19.3e")
def exposed_fits(g: Runewars, seat: int) -> bool:
    return bool(with_hidden_runes(g, seat))


# ------------------------------------------------------------------------------------------------------------- marches


@tactics("mountain-pass")
@law("RW-15.6", "RW-7.1a")
def mountain_pass(g: Runewars, seat: int) -> Rule[None]:
    """His units cross mountains in this turn."""
    last(g.lasting, OVER_MOUNTAINS, END_OF_TURN, seat)
    yield from ()


@fits("mountain-pass")
def before_the_end(g: Runewars, seat: int) -> bool:
    """As long as something can move in this turn."""
    return g.part != AFTER


@tactics("forced-march")
@law("RW-15.6", "RW-7.3a")
def forced_march(g: Runewars, seat: int) -> Rule[None]:
    """His units march farther."""
    last(g.lasting, FAR, END_OF_TURN, seat, 1)
    yield from ()


@fits("forced-march")
def forced_march_fits(g: Runewars, seat: int) -> bool:
    return g.part != AFTER and g.orders[seat][-1] in (MOBILIZE, CONQUER)


@tactics("stampede")
@law("RW-15.6", "RW-8.5")
def stampede(g: Runewars, seat: int) -> Rule[None]:
    """The neutral units of an area go into another."""
    choice = yield ask("RW-8.5", seat, "drive", drives(g))
    drive(g, seat, choice[1], choice[2])


@fits("stampede")
def stampede_fits(g: Runewars, seat: int) -> bool:
    return bool(drives(g))


# -------------------------------------------------------------------------------------------------- what a realm has


@tactics("war-chest")
@law("RW-15.6")
def war_chest(g: Runewars, seat: int) -> Rule[None]:
    """Three influence."""
    gain_influence(g, seat, 3)
    yield from ()


@tactics("hidden-stores")
@law("RW-15.6", "RW-6.1")
def hidden_stores(g: Runewars, seat: int) -> Rule[None]:
    """Two of a resource."""
    resource = yield from choose_dial(g, seat, "stores", open_dials(g, seat))
    turn_dial(g, seat, resource, 2)


def open_dials(g: Runewars, seat: int) -> list[int]:
    return [resource for resource in range(len(RESOURCES)) if g.dials[seat][resource] < MOST_ON_DIAL]


@fits("hidden-stores")
def hidden_stores_fits(g: Runewars, seat: int) -> bool:
    return bool(open_dials(g, seat))


@tactics("call-to-arms")
@law("RW-15.6", "RW-6.4")
def call_to_arms(g: Runewars, seat: int) -> Rule[None]:
    """Two triangle units at one stronghold."""
    place = yield from choose_area(g, "RW-6.4", seat, "levy", forts_of(g, seat))
    yield from recruit_triangles(g, seat, 2, [place])


@fits("call-to-arms")
@law("RW-6.4a")
def has_fort(g: Runewars, seat: int) -> bool:
    return bool(forts_of(g, seat))


@tactics("forced-levy")
@law("RW-15.6", "RW-6.2", "RW-6.4")
def forced_levy(g: Runewars, seat: int) -> Rule[None]:
    """The same for a food."""
    turn_dial(g, seat, FOOD, -1)
    yield from call_to_arms(g, seat)


@fits("forced-levy")
def forced_levy_fits(g: Runewars, seat: int) -> bool:
    return has_fort(g, seat) and g.dials[seat][FOOD] > 0


@tactics("mercenaries")
@law("RW-15.6", "RW-8.5", "RW-7.6")
def mercenaries(g: Runewars, seat: int) -> Rule[None]:
    """A neutral unit for two influence, allied at once."""
    lose_influence(g, seat, 2)
    options: list[Option] = [("muster", kind, place) for kind in for_hire(g) for place in controlled(g, seat)]
    choice = yield ask("RW-8.5", seat, "mercenaries", options)
    place_neutral(g, seat, choice[1], choice[2])
    yield from keep_limit(g, seat, choice[2])


def for_hire(g: Runewars) -> list[int]:
    return neutral_kinds(g, TRIANGLE, CIRCLE, RECTANGLE)


@fits("mercenaries")
def mercenaries_fit(g: Runewars, seat: int) -> bool:
    return g.influence[seat] >= 2 and bool(for_hire(g))


@tactics("raze-city")
@law("RW-15.6", "RW-19.6b")
def raze(g: Runewars, seat: int) -> Rule[None]:
    """A city of his own is destroyed."""
    place = yield from choose_area(g, "RW-15.6", seat, "raze-city", cities_of(g, seat))
    raze_city(g, seat, place)


@fits("raze-city")
def raze_fits(g: Runewars, seat: int) -> bool:
    return bool(cities_of(g, seat))


@tactics("free-city-aid")
@law("RW-15.6", "RW-5.6")
def free_city_aid(g: Runewars, seat: int) -> Rule[None]:
    """A benefit of one of his cities."""
    place = yield from choose_area(g, "RW-5.6", seat, "city-aid", helpful_cities(g, seat))
    yield from city_benefit(g, seat, place)


def helpful_cities(g: Runewars, seat: int) -> list[int]:
    return [place for place in cities_of(g, seat) if benefits(g, place)]


@fits("free-city-aid")
def free_city_aid_fits(g: Runewars, seat: int) -> bool:
    return bool(helpful_cities(g, seat))


@tactics("lost-city")
@law("RW-15.6", "RW-10.4", "RW-11.1", "RW-11.3")
def lost_city(g: Runewars, seat: int) -> Rule[None]:
    """A hero finds a ruin where nobody rules: what lives there goes, and it becomes a damaged stronghold."""
    place = yield from choose_area(g, "RW-11.1", seat, "ruin", ruins(g, seat))
    fleeing = g.units[place][:]
    g.units[place].clear()
    yield from neutrals_retreat(g, place, fleeing, judge_of_neutrals(g))
    yield from free_token(g, seat)
    g.forts[place] = fort(seat, DAMAGED)
    tell(g, "RW-15.6", "builds-fort", who=seat, place=place)
    look_around(g)


def ruins(g: Runewars, seat: int) -> list[int]:
    """Uncontrolled areas with a hero of his where a stronghold may stand."""
    found = {g.hero_place[hero] for hero in heroes_of(g, seat)}
    return [place for place in sorted(found) if controller(g, place) == NOBODY and may_build(g, place)]


@fits("lost-city")
def lost_city_fits(g: Runewars, seat: int) -> bool:
    return bool(ruins(g, seat))


# ---------------------------------------------------------------------------------------------------------- the land


@tactics("cryomancy")
@law("RW-15.6", "RW-19.5l")
def cryomancy(g: Runewars, seat: int) -> Rule[None]:
    """An area freezes."""
    place = yield from choose_area(g, "RW-19.5l", seat, "freeze", [each for each in places(g) if may_freeze(g, each)])
    freeze(g, place)


@fits("cryomancy")
def cryomancy_fits(g: Runewars, seat: int) -> bool:
    return any(may_freeze(g, place) for place in places(g))


@tactics("desolation")
@law("RW-15.6", "RW-19.5", "RW-19.5f")
def desolation(g: Runewars, seat: int) -> Rule[None]:
    """An area of his, or one beside it that nobody controls, becomes barren."""
    place = yield from choose_area(g, "RW-19.5", seat, "desolate", to_desolate(g, seat))
    desolate(g, place)


def to_desolate(g: Runewars, seat: int) -> list[int]:
    own = controlled(g, seat)
    return [
        place
        for place in places(g)
        if may_desolate(g, place)
        and (place in own or (controller(g, place) == NOBODY and any(near in own for near in adjacent(g, place))))
    ]


@fits("desolation")
def desolation_fits(g: Runewars, seat: int) -> bool:
    return bool(to_desolate(g, seat))


@tactics("cleansing-rain")
@law("RW-15.6", "RW-19.5b")
def cleansing_rain(g: Runewars, seat: int) -> Rule[None]:
    """An area is barren no longer."""
    place = yield from choose_area(g, "RW-19.5b", seat, "restore", barren_areas(g))
    clear(g, place)


@fits("cleansing-rain")
def cleansing_rain_fits(g: Runewars, seat: int) -> bool:
    return bool(barren_areas(g))
