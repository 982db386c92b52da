"""RW-5: the nine Orders: what each does, and its supremacy bonus."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import (
    FOOD,
    INFLUENCE,
    RESOURCES,
    TACTICS_ICON,
    UNITS,
    book,
)
from ludex.games.runewars.rules import movement
from ludex.games.runewars.rules.areas import (
    MOST_UNITS,
    chart,
    controlled,
    controller,
    heroes_of,
    is_barren,
    is_neutral,
    provides,
    total_provided,
)
from ludex.games.runewars.rules.decks import HERO_DECK, draw_quests, draw_tactics
from ludex.games.runewars.rules.diplomacy import diplomacy, may_negotiate, withdraw
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.heroes import change_commander, hero_joins
from ludex.games.runewars.rules.power import (
    GUILDMASTER,
    MOST_ON_DIAL,
    can_pay,
    choose_dial,
    collected,
    gain_influence,
    influence_icons,
    pay,
    tactics_icons,
    take_title,
    titles_for,
    turn_dial,
)
from ludex.games.runewars.rules.runes import mix_runes
from ludex.games.runewars.rules.strongholds import (
    build_fort,
    build_token,
    buy_development,
    lost_capital,
    may_build,
)
from ludex.games.runewars.rules.units import (
    REANIMATE,
    can_recruit,
    forts_of,
    from_box,
    has_upgrade,
    keep_limit,
    recruit,
    triangles,
)
from ludex.games.runewars.state import Battle, Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    CAPITAL_WHOLE,
    DAMAGED,
    DIPLOMAT,
    END_OF_SEASON,
    GARRISON,
    NO_RUNE,
    NOBODY,
    NONE,
    RESOURCES_TOKEN,
    TRAINING_GROUND,
    WHOLE,
    fort,
    fort_state,
    is_capital,
)
from ludex.kit.cards import shuffled
from ludex.kit.hooks import last

BEFORE, BONUS, AFTER = range(3)
"""Parts of a turn: before the Order, its supremacy bonus, after it."""
(
    GARRISON_ORDER,
    STRATEGIZE,
    MOBILIZE,
    CONQUER,
    HARVEST,
    RECRUIT,
    RALLY_SUPPORT,
    ACQUIRE_POWER,
    FORTIFY,
) = range(9)
MOST_DRAWN_HEROES = 3
DIAL_ICONS = (INFLUENCE, TACTICS_ICON)


def order_of(g: Runewars) -> int:
    """The Order that is being resolved."""
    return g.orders[g.current][-1]


@law("RW-4.6", "RW-4.6a", "RW-5.8d")
def has_supremacy(g: Runewars, seat: int) -> bool:
    """Is the last Order the highest of this year? Fortify has no bonus, that of Conquer is part of its battle."""
    orders = g.orders[seat]
    return orders[-1] == max(orders) and orders[-1] not in (FORTIFY, CONQUER)


def next_part(g: Runewars) -> None:
    """The running part of the turn is over."""
    g.handed.clear()
    g.part = BONUS if g.part == BEFORE and has_supremacy(g, g.current) else AFTER
    g.step = "turn"


# ----------------------------------------------------------------------------------------------------------- Garrison


@law("RW-19.4")
def garrison(g: Runewars) -> Rule[None]:
    """More strength for the defender until the season ends; bonus: two triangle units."""
    seat = g.current
    if g.part == BEFORE:
        last(g.lasting, GARRISON, END_OF_SEASON, seat)
        tell(g, "RW-19.4", "garrison", who=seat)
    else:
        yield from recruit_triangles(g, seat, 2)
    next_part(g)


@law("RW-19.4a")
def recruit_triangles(g: Runewars, seat: int, count: int, where: list[int] | None = None) -> Rule[None]:
    """Triangle units of the faction, each of any kind it has."""
    if not (forts_of(g, seat) if where is None else where):
        return
    for _ in range(count):
        kinds = [kind for kind in triangles(g, seat) if can_recruit(g, seat, kind)]
        if not kinds:
            return
        choice = yield ask("RW-19.4a", seat, "which-triangle", [("unit_type", kind) for kind in kinds])
        yield from recruit(g, seat, [choice[1]], where)


# --------------------------------------------------------------------------------------------------------- Strategize


@law("RW-5.1", "RW-5.1a")
def strategize(g: Runewars) -> Rule[None]:
    """Units and heroes move one area; bonus: a Tactics card for each icon on the dials."""
    if g.part == BEFORE:
        yield from movement.strategize(g, g.current)
    else:
        yield from draw_tactics(g, g.current, tactics_icons(g, g.current))
    next_part(g)


# ------------------------------------------------------------------------------------------------- Mobilize, Conquer


@law("RW-5.2", "RW-5.3", "RW-7.3", "RW-7.4", "RW-7.4b")
def mobilize(g: Runewars) -> Rule[None]:
    """An area is activated, units march into it; then there may be a battle, or diplomacy."""
    seat = g.current
    choice = yield ask("RW-7.3", seat, "activate", activations, g, seat)
    conqueror = order_of(g) == CONQUER and g.orders[seat][-1] == max(g.orders[seat])
    next_part(g)
    if choice == DONE:
        return
    g.target = choice[1]
    movement.activate(g, seat, g.target)
    hostile = is_hostile(g, seat, g.target)
    yield from movement.march(g, seat, g.target, most_marching(g, hostile))
    if not movement.marching(g) or controller(g, g.target) == seat or not hostile:
        movement.arrive(g)
        yield from look_who_is_out(g)
        return
    if is_neutral(g, g.target):
        yield from meet_neutrals(g, seat, conqueror)
    else:
        begin_battle(g, seat, conqueror)


@law("RW-7.6", "RW-7.6a")
def most_marching(g: Runewars, hostile: bool) -> int:
    """How many units may march to the target: any number to a battle, otherwise no more than may be there."""
    if not hostile:
        return MOST_UNITS - len(g.units[g.target])
    return MOST_UNITS if g.battles else len(g.units) * MOST_UNITS


@law("RW-5.2a", "RW-5.2b", "RW-7.3")
def activations(g: Runewars, seat: int) -> list[Option]:
    """After a battle no area may be attacked any more; only neutral units may still be talked to. Peasants go as soon
    as their area is activated: they are no battle."""
    options = movement.to_activate(g, seat)
    if g.battles:
        options = [option for option in options if is_peaceful(g, seat, option[1])]
    return [DONE, *options]


@law("RW-5.2b", "RW-19.9b")
def is_peaceful(g: Runewars, seat: int, place: int) -> bool:
    """May a march go there without a battle?"""
    if is_neutral(g, place):
        return g.influence[seat] > 0
    return not is_hostile(g, seat, place) or (place in g.peasants and not g.units[place])


@law("RW-7.4", "RW-1.6")
def is_hostile(g: Runewars, seat: int, place: int) -> bool:
    """Enemy units, an enemy stronghold, a bare enemy home area, or neutral units that are not allied."""
    holder = controller(g, place)
    return holder not in (seat, NOBODY) or is_neutral(g, place)


@law("RW-7.4a", "RW-8.1")
def meet_neutrals(g: Runewars, seat: int, conqueror: bool) -> Rule[None]:
    options: list[Option] = [] if g.battles else [("fight",)]
    if may_negotiate(g, seat):
        options.append(("negotiate",))
    if not options:
        yield from withdraw(g, seat)
        return
    choice = yield ask("RW-7.4a", seat, "meet-neutrals", options, about={"place": g.target})
    if choice == ("fight",) or (yield from diplomacy(g, seat)):
        begin_battle(g, seat, conqueror)


@law("RW-9.1")
def begin_battle(g: Runewars, seat: int, conqueror: bool) -> None:
    """The battle marker is placed, and both sides line up."""
    g.battles += 1
    place = g.target
    defender = controller(g, place)
    battle = Battle(place, seat, defender, conqueror)
    battle.lines[0] = sorted(movement.marching(g))
    for one in g.units[place]:
        battle.lying[1].append(one) if one & 1 else battle.lines[1].append(one)
    g.units[place] = []
    g.limbo.clear()
    g.fights.append(battle)
    g.step = "battle"
    tell(g, "RW-9.1", "battle", who=seat, other=defender, place=place)


# ------------------------------------------------------------------------------------------------------------ Harvest


@law("RW-5.4")
def harvest(g: Runewars) -> Rule[None]:
    """Dials are set to what the areas give; bonus: developments pay, and another may be built or bought."""
    seat = g.current
    if g.part == BEFORE:
        totals = total_provided(g, seat)
        for resource, total in enumerate(totals):
            turn_dial(g, seat, resource, min(total, MOST_ON_DIAL) - g.dials[seat][resource])
        yield from guildmaster(g, seat)
    else:
        yield from harvest_bonus(g, seat)
    next_part(g)


@law("RW-19.4b")
def guildmaster(g: Runewars, seat: int) -> Rule[None]:
    """The Guildmaster of Merchants gets two more of one resource with each Harvest."""
    if g.titles[GUILDMASTER] == seat:
        resource = yield from choose_dial(g, seat, "guildmaster", list(range(len(RESOURCES))))
        turn_dial(g, seat, resource, 2)


@law("RW-5.4a", "RW-5.4b", "RW-11.5", "RW-19.7")
def harvest_bonus(g: Runewars, seat: int) -> Rule[None]:
    """All developments pay; then a token may be built and a card bought. A capital has room for another token: who has
    founded one is asked again."""
    for place in forts_of(g, seat):
        for token in g.built[place][:]:
            yield from pay_out(g, seat, place, token)
    built = yield from build_token(g, seat)
    if g.developments:
        founded = yield from buy_development(g, seat)
        if founded and not built:
            yield from build_token(g, seat)


@law("RW-11.6")
def pay_out(g: Runewars, seat: int, place: int, token: int) -> Rule[None]:
    if token == RESOURCES_TOKEN:
        legal = [resource for resource, count in enumerate(provides(g, place)) if count]
        resource = yield from choose_dial(g, seat, "resources-token", legal)
        if resource != NOBODY:
            turn_dial(g, seat, resource, 1)
    elif token == DIPLOMAT:
        gain_influence(g, seat, 2)
    elif token == TRAINING_GROUND:
        yield from draw_tactics(g, seat, 1)


# ------------------------------------------------------------------------------------------------------------ Recruit


@law("RW-5.5", "RW-5.5a", "RW-6.3", "RW-6.4")
def recruit_order(g: Runewars) -> Rule[None]:
    """One resource: all units that its dial shows; bonus: a second, different one."""
    seat = g.current
    legal = [resource for resource in range(len(RESOURCES)) if g.part == BEFORE or resource != g.harvested]
    choice = yield ask("RW-5.5", seat, "recruit-with", [("dial", resource) for resource in legal])
    g.harvested = choice[1]
    yield from recruit_by_dial(g, seat, choice[1])
    next_part(g)


@law("RW-6.3", "RW-19.1")
def recruit_by_dial(g: Runewars, seat: int, resource: int) -> Rule[None]:
    kinds = [icon for icon in collected(g, seat, resource) if icon not in DIAL_ICONS]
    if resource == FOOD and REANIMATE in kinds and has_upgrade(g, seat, "waiqar-reanimate"):
        kinds.append(REANIMATE)
    yield from recruit(g, seat, kinds)


# ------------------------------------------------------------------------------------------------------ Rally Support


@law("RW-5.6")
def rally(g: Runewars) -> Rule[None]:
    """A benefit of every controlled city; bonus: heroes for influence, or commanders."""
    seat = g.current
    if g.part == BEFORE:
        for place in controlled(g, seat):
            if g.city[place] != NONE:
                yield from city_benefit(g, seat, place)
    else:
        yield from hire(g, seat)
    next_part(g)


@law("RW-5.6", "RW-5.6a", "RW-5.6b", "RW-19.5c", "RW-19.5i")
def benefits(g: Runewars, place: int) -> list[Option]:
    """What a city offers: neutral units by shape, tactics, influence, quests; barren land offers nothing."""
    if is_barren(g, place):
        return []
    city = book(g).cities[g.city[place]]
    found: list[Option] = []
    for shape, count in enumerate(city.neutral):
        if count:
            found += [("muster", kind, place) for kind in range(24, len(UNITS)) if fits_shape(g, kind, shape)]
    found += [("benefit", n, place) for n, count in enumerate((city.tactics, city.influence, city.quests)) if count]
    return found


def fits_shape(g: Runewars, kind: int, shape: int) -> bool:
    return book(g).units[kind].shape == shape and g.supply[kind] > 0


@law("RW-5.6", "RW-5.6b")
def city_benefit(g: Runewars, seat: int, place: int) -> Rule[None]:
    options = benefits(g, place)
    if not options:
        return
    city = book(g).cities[g.city[place]]
    choice = yield ask("RW-5.6", seat, "city-benefit", options, about={"city": g.city[place], "place": place})
    if choice[0] == "muster":
        yield from muster(g, seat, place, choice[1])
        return
    tell(g, "RW-5.6", "city-gives", who=seat, city=g.city[place])
    if choice[1] == 0:
        yield from draw_tactics(g, seat, city.tactics)
    elif choice[1] == 1:
        gain_influence(g, seat, city.influence)
    else:
        yield from draw_quests(g, seat, city.quests)


@law("RW-5.6a", "RW-8.5")
def muster(g: Runewars, seat: int, place: int, first: int) -> Rule[None]:
    """The neutral units of a city, allied: as many as it shows and as there are, of types of that shape."""
    shape = book(g).units[first].shape
    kind = first
    for n in range(book(g).cities[g.city[place]].neutral[shape]):
        if n:
            kinds = [each for each in range(24, len(UNITS)) if fits_shape(g, each, shape)]
            if not kinds:
                break
            choice = yield ask("RW-5.6", seat, "muster", [("unit_type", each) for each in kinds])
            kind = choice[1]
        from_box(g, place, kind)
        tell(g, "RW-5.6", "musters", who=seat, unit=kind, place=place)
    yield from keep_limit(g, seat, place)


@law("RW-5.6c", "RW-12.1", "RW-19.10h")
def hire(g: Runewars, seat: int) -> Rule[None]:
    """Up to three influence for as many heroes, of whom one comes to a stronghold; or three for commander cards."""
    most = min(MOST_DRAWN_HEROES, g.influence[seat], len(g.hero_deck)) if forts_of(g, seat) else 0
    options: list[Option] = [DONE, *(("hire", count) for count in range(1, most + 1))]
    if g.commanders and g.influence[seat] >= 3 and any(g.commander[hero] != NONE for hero in heroes_of(g, seat)):
        options.append(("commanders",))
    choice = yield ask("RW-5.6c", seat, "hire", options)
    if choice == DONE:
        return
    if choice[0] == "commanders":
        yield from change_commander(g, seat)
        return
    g.influence[seat] -= choice[1]
    yield from HERO_DECK.draw(g, g.hero_drawn, choice[1])
    picked = yield ask("RW-5.6c", seat, "keep-hero", kept_heroes, g)
    hero = picked[1]
    g.hero_drawn.remove(hero)
    yield from put_back_heroes(g)
    yield from hero_joins(g, seat, hero)


def kept_heroes(g: Runewars) -> list[Option]:
    return [("keep_hero", hero) for hero in g.hero_drawn]


def put_back_heroes(g: Runewars) -> Rule[None]:
    """The heroes that were not chosen are shuffled back."""
    g.hero_deck += g.hero_drawn
    g.hero_drawn.clear()
    g.hero_deck[:] = yield from shuffled("RW-5.6", g.hero_deck)


# ------------------------------------------------------------------------------------------------------ Acquire Power


@law("RW-5.7", "RW-5.7a", "RW-15.4")
def acquire_power(g: Runewars) -> Rule[None]:
    """Influence for every icon; bonus: a title."""
    seat = g.current
    if g.part == BEFORE:
        gain_influence(g, seat, influence_icons(g, seat))
    else:
        choice = yield ask("RW-15.4", seat, "take-title", [DONE, *titles_for(g, seat)])
        if choice != DONE:
            take_title(g, seat, choice[1], choice[2])
    next_part(g)


# ------------------------------------------------------------------------------------------------------------ Fortify

BUILD, REPAIR, MOVE_RUNES = range(3)


@law("RW-5.8")
def fortify(g: Runewars) -> Rule[None]:
    """Each at most once, in any order: build a stronghold, repair one, move runes."""
    seat = g.current
    done: list[int] = []
    while len(done) < 3:
        choice = yield ask("RW-5.8", seat, "fortify", fortifications, g, seat, done)
        if choice == DONE:
            break
        if choice[0] == "fort":
            yield from build_fort(g, seat, choice[1])
            done.append(BUILD)
        elif choice[0] == "capital":
            pay(g, seat, book(g).capital.cost)
            g.forts[choice[1]] = fort(seat, CAPITAL_WHOLE)
            tell(g, "RW-19.7h", "capital-founded", who=seat, place=choice[1])
            done.append(BUILD)
        elif choice[0] == "repair":
            place = choice[1]
            pay(g, seat, book(g).stronghold.repair)
            g.forts[place] = fort(seat, CAPITAL_WHOLE if is_capital(g.forts[place]) else WHOLE)
            tell(g, "RW-5.8b", "repairs", who=seat, place=place)
            done.append(REPAIR)
        else:
            yield from mix_runes(g, seat, choice[1], choice[2])
            done.append(MOVE_RUNES)
    next_part(g)


@law("RW-5.8", "RW-5.8a", "RW-5.8b", "RW-5.8c", "RW-11.1", "RW-19.6e", "RW-19.7h", "RW-19.7j")
def fortifications(g: Runewars, seat: int, done: list[int]) -> list[Option]:
    kept = book(g)
    options: list[Option] = [DONE]
    if BUILD not in done:
        if can_pay(g, seat, kept.stronghold.cost):
            options += [("fort", place) for place in controlled(g, seat) if may_build(g, place)]
        if lost_capital(g, seat) and can_pay(g, seat, kept.capital.cost):
            home = chart(g).homes[g.factions[seat]]
            options += [("capital", place) for place in home if controller(g, place) == seat and may_build(g, place)]
    if REPAIR not in done and can_pay(g, seat, kept.stronghold.repair):
        options += [
            ("repair", place) for place in forts_of(g, seat) if fort_state(g.forts[place]) in (DAMAGED, CAPITAL_DAMAGED)
        ]
    if MOVE_RUNES not in done:
        own = controlled(g, seat)
        options += [
            ("move_runes", one, other)
            for n, one in enumerate(own)
            for other in own[n + 1 :]
            if g.rune[one] != NO_RUNE or g.rune[other] != NO_RUNE
        ]
    return options


ORDER_STEPS = {
    GARRISON_ORDER: ("garrison", garrison),
    STRATEGIZE: ("strategize", strategize),
    MOBILIZE: ("mobilize", mobilize),
    CONQUER: ("conquer", mobilize),
    HARVEST: ("harvest", harvest),
    RECRUIT: ("recruit", recruit_order),
    RALLY_SUPPORT: ("rally-support", rally),
    ACQUIRE_POWER: ("acquire-power", acquire_power),
    FORTIFY: ("fortify", fortify),
}
