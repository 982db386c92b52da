"""RW-2.1, RW-2.2, RW-3: setting up: who is first, which tiles are used, then everything that lies on the map and in
front of the players."""

from __future__ import annotations

from functools import lru_cache

from ludex.core import Option, Rule, ask, tell, whisper
from ludex.core.errors import BadSetup
from ludex.core.law import law
from ludex.games.runewars.cards.objectives import is_possible
from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.printed.book import (
    CITIES,
    FACTIONS,
    HEROES,
    LOST_CITY,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    SEASONS,
    TACTICS,
    TITLES,
    book,
    book_of,
)
from ludex.games.runewars.printed.chart import chart_of
from ludex.games.runewars.rules.areas import MOST_UNITS, chart
from ludex.games.runewars.rules.decks import draw_quests, draw_tactics
from ludex.games.runewars.rules.power import by_influence, collected
from ludex.games.runewars.rules.runes import lay_rune, look_around, place_runes
from ludex.games.runewars.rules.units import from_box, recruit
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, IN_DECK, NO_RUNE, NOBODY, NONE, WHOLE, fort
from ludex.kit.cards import shuffled
from ludex.kit.hexes import around, land_of
from ludex.kit.own_values import write_changes
from ludex.kit.seats import clockwise

TILES_EACH = 2
STARTING_QUESTS = 2


@law("RW-0.2", "RW-18.2")
def check(setup: Setup) -> None:
    """The Epic game belongs to the original edition."""
    book_of(write_changes(setup.content))
    if setup.epic and setup.edition == "revised":
        raise BadSetup("bad-setup-epic", option="epic", clause="RW-18.2", found="revised")


@law("RW-0.1", "RW-2.1", "RW-3.2", "RW-3.7", "RW-19.16a", "RW-19.17a")
def new_state(setup: Setup) -> Runewars:
    factions = tuple(FACTIONS.index(seat) for seat in setup.seats)
    count = len(factions)
    content = write_changes(setup.content)
    printed = book_of(content)
    g = Runewars(
        step="first",
        outcome=None,
        factions=factions,
        seat_of=tuple(factions.index(each) if each in factions else NOBODY for each in range(len(FACTIONS))),
        content=content,
        revised=setup.edition == "revised",
        placed=setup.map == "placed",
        developments=setup.developments,
        commanders=setup.commanders,
        free_cities=setup.free_cities,
        road=setup.road,
        exploration=setup.exploration,
        epic=setup.epic,
    )
    g.tiles = [[] for _ in factions]
    g.supply = [unit.count for unit in printed.units]
    g.runes_left = [0, printed.limits.false_runes[1], printed.limits.dragon_runes[1]]
    for name in ("tactics", "fresh", "quests", "orders", "upgrades", "activated"):
        setattr(g, name, [[] for _ in factions])
    g.dials = [list(printed.factions[faction].start_dials) for faction in factions]
    g.influence = [printed.factions[faction].start_influence for faction in factions]
    g.objective = [NONE] * count
    g.chosen = [NONE] * count
    g.lieutenant = [0] * count
    g.slain = [0] * count
    g.out = [0] * count
    heroes = len(HEROES)
    g.hero_place = [IN_DECK] * heroes
    g.hero_seat = [NOBODY] * heroes
    g.hero_damage = [0] * heroes
    g.hero_routed = [0] * heroes
    g.trained = [[0, 0, 0] for _ in HEROES]
    g.rewards = [[] for _ in HEROES]
    g.rewards_up = [[] for _ in HEROES]
    g.commander = [NONE] * heroes
    g.titles = [NOBODY] * len(TITLES)
    g.on_title = [0] * len(TITLES)
    g.victory_card = [NOBODY] * len(SEASONS)
    g.order_of_play = by_influence(g, list(range(count)))
    return g


# ----------------------------------------------------------------------------------------------- before the map is laid


@law("RW-2.1", "RW-3.5")
def first_player(g: Runewars) -> Rule[None]:
    """Everybody is dealt a Fate card: the highest number begins."""
    g.fate = yield from shuffled("RW-2.1", range(len(book(g).fate)))
    dealt = [g.fate[-1 - seat] for seat in range(g.players)]
    g.first = dealt.index(max(dealt))
    tell(g, "RW-2.1", "first", who=g.first)
    g.fate = yield from shuffled("RW-3.5", g.fate)
    g.step = "setup-quests"


@law("RW-2.2", "RW-19.16b")
def setup_quests(g: Runewars) -> Rule[None]:
    """Two Setup Quests each say which tiles are used."""
    quests = [number for number, quest in enumerate(book(g).quests) if quest.setup]
    order = yield from shuffled("RW-2.2", quests)
    for n, seat in enumerate(clockwise(g.players, g.first)):
        for quest in order[TILES_EACH * n : TILES_EACH * (n + 1)]:
            g.tiles[seat] += book(g).quests[quest].tiles
    g.step = "tiles"


# --------------------------------------------------------------------------------------------------- runes on the map


@law("RW-2.6", "RW-20.2")
def runes_on_map(g: Runewars) -> Rule[None]:
    """Revised: counter-clockwise from the first player everybody places a dragon and a false rune in two areas that
    touch no marker."""
    count = sum(len(book(g).tiles[tile].hexes) for tile, *_ in g.laid)
    if not g.rune:
        g.rune = [NO_RUNE] * count
        g.rune_up = [0] * count
        g.known = [[0] * count for _ in range(g.players)]
    for seat in [g.first, *reversed(clockwise(g.players, g.first)[1:])]:
        yield from place_runes(g, seat, rune_sites(g), "RW-2.6")
    g.step = "homes"


@law("RW-2.6", "RW-20.7")
def rune_sites(g: Runewars) -> list[int]:
    """Areas without a token that touch no marker; on a map without any such area, those that do."""
    land = land_of(book(g).tiles, g.laid)
    beside = {near for q, r, q2, r2 in g.markers for hexes in ((q, r), (q2, r2)) for near in around(hexes)}
    free = {number: place in beside for place, number in land.places.items() if g.rune[number] == NO_RUNE}
    return [number for number, touches in free.items() if not touches] or list(free)


# ------------------------------------------------------------------------------------------------ what lies on the map


@law("RW-2.8")
def set_up(g: Runewars) -> Rule[None]:
    """Neutral units, cities and exploration tokens; the decks; then everybody in turn."""
    count = len(chart(g).area)
    more = count - len(g.rune)
    g.rune += [NO_RUNE] * more
    g.rune_up += [0] * more
    g.known = [row + [0] * more for row in g.known] or [[0] * count for _ in range(g.players)]
    g.units = [[] for _ in range(count)]
    g.built = [[] for _ in range(count)]
    g.graves = [[] for _ in range(count)]
    g.token_known = [[0] * count for _ in range(g.players)]
    g.forts, g.city, g.token = [NONE] * count, [NONE] * count, [NONE] * count
    g.waste, g.ice, g.token_up = [0] * count, [0] * count, [0] * count
    spaces = []
    for place, area in enumerate(chart(g).area):
        printed = book(g).areas[area]
        for kind, number in printed.neutrals:
            for _ in range(number):
                from_box(g, place, kind)
        if printed.city:
            spaces.append(place)
    yield from lay_cities(g, spaces)
    if g.exploration:
        yield from lay_tokens(g)
    g.step = "setup-decks"


@law("RW-2.8a", "RW-20.5", "RW-19.11", "RW-19.6f")
def lay_cities(g: Runewars, spaces: list[int]) -> Rule[None]:
    """City tokens, shuffled; the alternate ones with the free cities. If there are too few, chance leaves spaces
    bare."""
    kind = "alternate" if g.free_cities else "base"
    cities = [number for number in range(len(CITIES)) if book(g).cities[number].set == kind and number != LOST_CITY]
    order = yield from shuffled("RW-2.8a", cities)
    where = yield from shuffled("RW-20.5", spaces)
    for place, city in zip(where, order, strict=False):
        g.city[place] = city


@law("RW-18.1", "RW-19.14")
def lay_tokens(g: Runewars) -> Rule[None]:
    """An exploration token face down in each area that is no home realm: with a “1” on its back beside home realms,
    with “2+” elsewhere. If one stack runs out, the other is used."""
    backs: list[list[int]] = [[], []]
    for number, printed in enumerate(book(g).exploration):
        backs[0] += [number] * printed.back_1
        backs[1] += [number] * printed.back_2plus
    g.token_decks = []
    for back in backs:
        g.token_decks.append((yield from shuffled("RW-18.1", back)))
    for place, stack in enumerate(token_backs(g.content, g.laid)):
        if stack != NONE:
            g.token[place] = g.token_decks[stack].pop()


@lru_cache(maxsize=64)
@law("RW-18.1")
def token_backs(content: str, laid: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The stack from which the exploration token of each area comes, as its back shows; NONE for none."""
    printed = book_of(content).exploration
    left = [sum(each.back_1 for each in printed), sum(each.back_2plus for each in printed)]
    map_ = chart_of(content, laid)
    backs = []
    for place, home in enumerate(map_.home):
        stack = 0 if any(map_.home[near] >= 0 for near in map_.near[place]) else 1
        stack = stack if left[stack] else 1 - stack
        if home >= 0 or not left[stack]:
            backs.append(NONE)
        else:
            left[stack] -= 1
            backs.append(stack)
    return tuple(backs)


# ------------------------------------------------------------------------------------------------------------ the decks


@law("RW-3.1", "RW-3.4", "RW-3.5", "RW-19.16", "RW-19.17", "RW-18.2")
def decks(g: Runewars) -> Rule[None]:
    """All cards of both boxes, each deck shuffled apart. Quests of which no area is in play are left out."""
    printed = book(g)
    g.tactics_deck = yield from shuffled(
        "RW-3.5", [card for card in range(len(TACTICS)) for _ in range(printed.tactics[card].copies)]
    )
    g.reward_deck = yield from shuffled(
        "RW-3.5", [card for card in range(len(REWARDS)) for _ in range(printed.rewards[card].copies)]
    )
    in_play = [
        quest for quest in range(len(QUESTS)) if any(area in chart(g).place for area in printed.quests[quest].areas)
    ]
    g.quest_deck = yield from shuffled("RW-3.1", in_play)
    g.objective_deck = []
    for alignment in range(3):
        cards = [card for card in range(len(OBJECTIVES)) if printed.objectives[card].alignment == alignment]
        g.objective_deck.append((yield from shuffled("RW-3.5", cards)))
    g.seasons = []
    for season in range(len(SEASONS)):
        cards = [card for card in range(len(SEASON_CARDS)) if printed.seasons[card].season == season]
        g.seasons.append((yield from shuffled("RW-3.5", cards)))
    g.commander_deck = yield from shuffled("RW-19.10a", range(len(printed.commanders)))
    g.hero_deck = yield from shuffled("RW-3.4", range(len(HEROES)))
    g.queue = list(clockwise(g.players, g.first))
    g.step = "setup-player"


# --------------------------------------------------------------------------------------------------------- every player


@law("RW-3.3", "RW-3.3a", "RW-3.4a")
def set_up_player(g: Runewars) -> Rule[None]:
    """A stronghold, units of all three dials, a hero, runes, cards."""
    if not g.queue:
        g.hero_deck[:] = yield from shuffled("RW-3.4a", g.hero_deck)
        look_around(g)
        g.step = "season"
        return
    seat = g.queue[0]
    home = list(chart(g).homes[g.factions[seat]])
    choice = yield ask("RW-3.3", seat, "first-fort", [("fort", place) for place in home])
    g.forts[choice[1]] = fort(seat, WHOLE)
    tell(g, "RW-3.3", "builds-fort", who=seat, place=choice[1])
    for resource in range(3):
        kinds = [icon for icon in collected(g, seat, resource) if icon >= 0]
        for kind in kinds:
            yield from recruit(g, seat, [kind], [place for place in home if len(g.units[place]) < MOST_UNITS])
    yield from home_runes(g, seat, home)
    yield from first_heroes(g, seat, home)
    yield from first_cards(g, seat)
    del g.queue[0]


@law("RW-3.6", "RW-18.2a")
def home_runes(g: Runewars, seat: int, home: list[int]) -> Rule[None]:
    """Original: two dragon runes and a false one, one in each home area. Epic: one dragon rune, face up."""
    if g.epic:
        choice = yield ask("RW-18.2a", seat, "place-dragon", [("rune_at", place) for place in home])
        g.runes_left[DRAGON_RUNE] -= 1
        lay_rune(g, choice[1], DRAGON_RUNE, seat)
    elif not g.revised:
        choice = yield ask("RW-3.6", seat, "place-false", [("rune_at", place) for place in home])
        for place in home:
            rune = FALSE_RUNE if place == choice[1] else DRAGON_RUNE
            g.runes_left[rune] -= 1
            lay_rune(g, place, rune, seat)
        tell(g, "RW-3.6", "home-runes", who=seat)


@law("RW-3.4", "RW-19.10a")
def first_heroes(g: Runewars, seat: int, home: list[int]) -> Rule[None]:
    """A hero of the faction's alignment; with commanders two, and a commander card for one of them."""
    alignment = book(g).factions[g.factions[seat]].alignment
    dealt = []
    for _ in range(2 if g.commanders else 1):
        hero = next(hero for hero in reversed(g.hero_deck) if book(g).heroes[hero].alignment == alignment)
        g.hero_deck.remove(hero)
        g.hero_seat[hero] = seat
        choice = yield ask("RW-3.4", seat, "first-hero", [("area", place) for place in home], about={"hero": hero})
        g.hero_place[hero] = choice[1]
        dealt.append(hero)
        tell(g, "RW-3.4", "hero-joins", who=seat, hero=hero, place=choice[1])
    if g.commanders:
        g.commander_drawn.append(g.commander_deck.pop())
        g.show()
        choice = yield ask("RW-19.10a", seat, "name-commander", first_commands, g, dealt)
        _, card, hero = choice
        g.commander_drawn.clear()
        g.commander[hero] = card
        tell(g, "RW-19.10a", "commander-named", who=seat, hero=hero, commander=card)


def first_commands(g: Runewars, heroes: list[int]) -> list[Option]:
    return [("command", card, hero) for card in g.commander_drawn for hero in heroes]


@law("RW-3.7", "RW-3.7a")
def first_cards(g: Runewars, seat: int) -> Rule[None]:
    """Tactics and quests, and an objective of the alignment that is not impossible."""
    faction = book(g).factions[g.factions[seat]]
    yield from draw_tactics(g, seat, faction.start_tactics)
    yield from draw_quests(g, seat, STARTING_QUESTS)
    deck = g.objective_deck[faction.alignment]
    while deck:
        card = deck.pop()
        if is_possible(g, card):
            g.objective[seat] = card
            whisper(g, (seat,), "RW-3.7a", "objective", objective=card)
            break
        g.objective_discard.append(card)


STEPS = {
    "first": first_player,
    "setup-quests": setup_quests,
    "runes-on-map": runes_on_map,
    "setup": set_up,
    "setup-decks": decks,
    "setup-player": set_up_player,
}
