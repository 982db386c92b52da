"""SI-4.2, SI-5: the spirit phase. Spirits grow, gain energy and play cards side by side, in the open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludex.core import Option, Rule, floor, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import (
    ENERGY_TRACKS,
    GROWTHS,
    PLAYS_TRACKS,
    Grow,
    Growth,
    Space,
)
from ludex.games.spirit_island.rules import cards
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.land import OCEAN_SPIRIT, in_play, matching, presence_bits
from ludex.games.spirit_island.rules.moments import (
    energy_gain,
    extra_done,
    growth_extra,
    plays_gain,
    presence_places,
    turn_begins,
)
from ludex.games.spirit_island.rules.pieces import move_presence, place_presence
from ludex.games.spirit_island.rules.powers import READY, begin_powers
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import ELEMENTS

GROWING, PLAYING = 0, 1
ENERGY_TRACK, PLAYS_TRACK, FROM_ISLAND, FROM_DESTROYED = range(4)
"""Where an added presence comes from: SI-5.2."""


# ------------------------------------------------------------------------------------------------------------- tracks


@law("SI-5.3")
def uncovered(g: Island, seat: int) -> list[Space]:
    """All uncovered spaces of both tracks."""
    spirit = g.spirits[seat]
    return [*ENERGY_TRACKS[spirit][: g.top[seat]], *PLAYS_TRACKS[spirit][: g.bottom[seat]]]


@law("SI-5.3")
def energy_each_turn(g: Island, seat: int) -> int:
    return max([space.number for space in ENERGY_TRACKS[g.spirits[seat]][: g.top[seat]]])


@law("SI-5.3")
def plays_each_turn(g: Island, seat: int) -> int:
    return max([space.number for space in PLAYS_TRACKS[g.spirits[seat]][: g.bottom[seat]]])


def track_left(g: Island, seat: int, track: int) -> bool:
    """Is there presence left on it?"""
    spirit = g.spirits[seat]
    return (
        g.top[seat] < len(ENERGY_TRACKS[spirit])
        if track == ENERGY_TRACK
        else g.bottom[seat] < len(PLAYS_TRACKS[spirit])
    )


def uncover(g: Island, seat: int, track: int) -> Space:
    """The leftmost presence of a track leaves it; what lay under it is there at once."""
    spirit = g.spirits[seat]
    if track == ENERGY_TRACK:
        space = ENERGY_TRACKS[spirit][g.top[seat]]
        g.top[seat] += 1
    else:
        space = PLAYS_TRACKS[spirit][g.bottom[seat]]
        g.bottom[seat] += 1
    if space.element >= 0:
        g.elements[seat][space.element] += 1
    if space.reclaim_one:
        g.reclaims[seat] += 1
    return space


# ------------------------------------------------------------------------------------------------------------- growth


@law("SI-4.2")
def spirit_phase(g: Island) -> Rule[None]:
    """One act of any spirit; when all are ready the fast powers follow."""
    offers = {seat: partial(offer, g, seat) for seat, stage in enumerate(g.stage) if stage != READY}
    act = yield from floor("SI-4.2", "spirit", offers)
    if act is None:
        begin_powers(g)
        g.step = "fast"
        return
    seat, option = act
    yield from carry_out(g, seat, option)
    yield from complete(g)


def offer(g: Island, seat: int) -> list[Option]:
    """What a spirit may do next: choose growth, do a part of it, reclaim, play a card."""
    growth = GROWTHS[g.spirits[seat]]
    found: list[Option] = []
    todo = g.todo[seat]
    if todo:
        for number in sorted(set(todo), key=lambda one: growth.actions[one].kind):
            found += grow_options(g, seat, number, growth.actions[number])
    if len(g.grown[seat]) < growth.pick and g.stage[seat] == GROWING:
        found += [
            ("grow", number)
            for number, option in enumerate(growth.options)
            if number not in g.grown[seat] and option.cost <= g.energy[seat]
        ]
    if g.reclaims[seat] and g.discard[seat]:
        found += [("reclaim", card) for card in sorted(g.discard[seat])]
    for more in growth_extra.of(g.owners):
        found += more(g, seat)
    if g.stage[seat] == PLAYING:
        if g.plays[seat] > 0:
            found += [("play", card) for card in cards.playable(g, seat)]
        found.append(DONE)
    return found


@law("SI-5.2", "SI-5.3a")
def grow_options(g: Island, seat: int, number: int, action: Grow) -> list[Option]:
    """How a part of growth may be done now."""
    if action.kind == "add_presence":
        sources = [track for track in (ENERGY_TRACK, PLAYS_TRACK) if track_left(g, seat, track)]
        sources.append(FROM_ISLAND)
        lands = places(presence_lands(g, seat, action))
        return [("presence", number, source, land) for land in lands for source in sources]
    if action.kind == "reclaim_one":
        return [("reclaim-one", number, card) for card in sorted(g.discard[seat])]
    return [("grow-act", number)]


def presence_lands(g: Island, seat: int, action: Grow) -> int:
    """Where presence may be added by this part of growth."""
    if action.filter == ("ocean",):
        return allowed_presence(g, seat, g.chart.all_oceans)
    found = near_presence(g, seat, action.number) & g.chart.all_lands
    if action.filter:
        found &= matching(g, seat, action.filter)
    return allowed_presence(g, seat, found)


def near_presence(g: Island, seat: int, reach: int) -> int:
    """Lands so far from its presence, with oceans in play, and for the spirit that lives there with all oceans."""
    within = g.chart.within[reach]
    reached = 0
    for origin in places(presence_bits(g, seat)):
        reached |= within[origin]
    return reached if g.spirits[seat] == OCEAN_SPIRIT else reached & in_play(g)


def allowed_presence(g: Island, seat: int, lands: int) -> int:
    """Where this spirit may be at all."""
    for change in presence_places.of(g.owners):
        lands = change(g, seat, lands)
    return lands


def carry_out(g: Island, seat: int, option: Option) -> Rule[None]:
    """One act in the spirit phase."""
    growth = GROWTHS[g.spirits[seat]]
    on = Act(g, seat, clause="SI-5.1")
    match option:
        case ("grow", number):
            choose_growth(g, seat, number, growth)
            yield from do_plain(on, growth)
        case ("grow-act", number):
            g.todo[seat].remove(number)
            yield from grow_act(on, growth.actions[number])
        case ("presence", number, track, land):
            g.todo[seat].remove(number)
            yield from add_presence(on, track, land)
        case ("reclaim-one", number, card):
            g.todo[seat].remove(number)
            cards.reclaim(g, seat, [card])
        case ("reclaim", card):
            g.reclaims[seat] -= 1
            cards.reclaim(g, seat, [card])
        case ("play", card):
            g.plays[seat] -= 1
            g.reclaims[seat] = 0  # SI-5.3: before cards are played
            cards.play(g, seat, card, cards.cost_of(g, seat, card))
        case ("done",):
            g.stage[seat] = READY
        case _:
            for done in extra_done.of(g.owners):
                if (yield from done(g, seat, option)):
                    break
    yield from after_growth(on, growth)


@law("SI-5.1")
def choose_growth(g: Island, seat: int, number: int, growth: Growth) -> None:
    """A growth option is chosen, and paid for where it has a price."""
    option = growth.options[number]
    if not g.grown[seat]:
        g.todo[seat] += growth.always
    g.grown[seat].append(number)
    g.energy[seat] -= option.cost
    g.todo[seat] += option.actions
    tell(g, "SI-5.1", "grows", who=seat, spirit=g.spirits[seat], number=number + 1)


@law("SI-5.1")
def do_plain(on: Act, growth: Growth) -> Rule[None]:
    """Energy, card plays and reclaiming all are done at once: no order of them makes a difference."""
    g, seat = on.g, on.me
    for number in g.todo[seat][:]:
        if growth.actions[number].kind in ("energy", "card_plays", "reclaim_all"):
            g.todo[seat].remove(number)
            yield from grow_act(on, growth.actions[number])


def grow_act(on: Act, action: Grow) -> Rule[None]:
    g, seat = on.g, on.me
    match action.kind:
        case "energy":
            on.gain_energy(action.number)
        case "card_plays":
            g.plays[seat] += action.number
        case "reclaim_all":
            cards.reclaim(g, seat, g.discard[seat][:])
        case "gain_power_card":
            yield from cards.gain_power(on, seat)
        case "pull_presence":
            yield from pull_presence(on)
        case "push_presence":
            yield from push_presence(on)


@law("SI-5.2")
def add_presence(on: Act, source: int, land: int) -> Rule[None]:
    """A presence of a track (or one that is on the island already) comes to a land."""
    g, seat, wild = on.g, on.me, False
    if source == FROM_ISLAND:
        origin = yield from on.pick("presence-from", presence_bits(g, seat))
        g.presence[seat][origin] -= 1
    elif source == FROM_DESTROYED:
        g.destroyed[seat] -= 1
    else:
        wild = uncover(g, seat, source).any_element
    tell(g, "SI-5.2", "presence", who=seat, spirit=g.spirits[seat], land=land)
    yield from place_presence(on, g, seat, land)
    if wild and g.step != "spirit":
        yield from choose_element(on)


@law("SI-5.2")
def presence_sources(g: Island, seat: int) -> list[int]:
    """From where a presence may be added: a track with presence on it, or the island."""
    sources = [track for track in (ENERGY_TRACK, PLAYS_TRACK) if track_left(g, seat, track)]
    return [*sources, FROM_ISLAND] if presence_bits(g, seat) else sources


@law("SI-5.2")
def add_presence_by(on: Act, lands: int) -> Rule[int]:
    """An effect adds a presence of the spirit to one of these lands (bits): from which track, and where; or NOWHERE."""
    g, seat = on.g, on.me
    sources = presence_sources(g, seat)
    options: list[Option] = [
        ("add-presence", source, land) for land in places(allowed_presence(g, seat, lands)) for source in sources
    ]
    if not options:
        return NOWHERE
    choice = yield from on.ask("add-presence", options)
    yield from add_presence(on, choice[1], choice[2])
    return int(choice[2])


@law("SI-5.3")
def choose_element(on: Act) -> Rule[None]:
    """A space that gives any element gives one of choice."""
    choice = yield from on.ask("element", [("element", element) for element in range(len(ELEMENTS))])
    on.g.elements[on.me][choice[1]] += 1


def pull_presence(on: Act) -> Rule[None]:
    """One presence is gathered into each ocean, as far as there are any beside it."""
    yield from tide(on, lambda sea: [(land, sea) for land in on.g.chart.near[sea]])


def push_presence(on: Act) -> Rule[None]:
    """One presence is pushed out of each ocean."""
    yield from tide(on, lambda sea: [(sea, land) for land in on.g.chart.near[sea]])


def tide(on: Act, ways: Callable[[int], list[tuple[int, int]]]) -> Rule[None]:
    """One presence moves for each ocean, in any order of the oceans: a land may lie between two of them."""
    left = list(on.g.chart.oceans)
    while left:
        mine = on.g.presence[on.me]
        sea_of = {(origin, target): sea for sea in left for origin, target in ways(sea) if mine[origin]}
        if not sea_of:
            return
        choice = yield from on.ask("move-presence", [("move-presence", *way) for way in sea_of])
        left.remove(sea_of[choice[1], choice[2]])
        yield from move_presence(on, on.me, choice[1], choice[2])


@law("SI-4.2", "SI-5.3")
def after_growth(on: Act, growth: Growth) -> Rule[None]:
    """When all of growth is done, or can't be, energy comes and cards may be played."""
    g, seat = on.g, on.me
    if g.stage[seat] != GROWING or (len(g.grown[seat]) < growth.pick and more_growth(g, seat, growth)):
        return
    if any(grow_options(g, seat, number, growth.actions[number]) for number in g.todo[seat]):
        return
    g.todo[seat].clear()
    energy = energy_each_turn(g, seat)
    for change in energy_gain.of(g.owners):
        energy = change(g, seat, energy)
    on.gain_energy(energy)
    plays = plays_each_turn(g, seat)
    for change in plays_gain.of(g.owners):
        plays = change(g, seat, plays)
    g.plays[seat] += plays
    for _ in range(sum(space.any_element for space in uncovered(g, seat))):
        yield from choose_element(on)
    g.stage[seat] = PLAYING


def more_growth(g: Island, seat: int, growth: Growth) -> bool:
    """Can it still choose an option that it can pay for?"""
    return any(
        number not in g.grown[seat] and option.cost <= g.energy[seat] for number, option in enumerate(growth.options)
    )


@law("SI-4.2")
def begin_turn(g: Island) -> None:
    """A new turn: what tracks give is there from the start."""
    g.turn += 1
    seats = range(g.players)
    g.stage = [GROWING for _ in seats]
    g.grown = [[] for _ in seats]
    g.todo = [[] for _ in seats]
    g.plays = [0 for _ in seats]
    g.used = [[] for _ in seats]
    for seat in seats:
        spaces = uncovered(g, seat)
        shown = [space.element for space in spaces]
        g.elements[seat] = [shown.count(element) for element in range(len(ELEMENTS))]
        g.reclaims[seat] = sum([space.reclaim_one for space in spaces])
    tell(g, "SI-4.1", "turn", number=g.turn)
    for then in turn_begins.of(g.owners):
        then(g)
    g.step = "spirit"
