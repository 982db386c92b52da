"""A board of Runewars set by hand: units, strongholds, rune tokens, activation tokens and heroes on the map, dials,
influence, hands, Orders and the season that begins. Units that are set stand; all else lies where it lay."""

from __future__ import annotations

from ludex.core import Refusal, law
from ludex.core.box import UNLIMITED, ByHand, Field, Group, Stock
from ludex.core.text import Noun, Words
from ludex.games.runewars import setup
from ludex.games.runewars.printed.book import ORDERS, RESOURCES, SEASONS, UNITS, book
from ludex.games.runewars.rules import world
from ludex.games.runewars.rules.areas import MOST_UNITS
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    FALSE_RUNE,
    FORT_STATES,
    GONE,
    IN_DECK,
    NEUTRALS,
    NO_RUNE,
    NOBODY,
    NONE,
    faction_of,
    fort,
    fort_seat,
    is_capital,
    kind_of,
    unit,
)

STEPS = ("season", "choose")
FORTS = ("damaged", "whole", "capital-damaged", "capital-whole")
MOST_INFLUENCE = 60
MOST_DIAL = 8
MOST_CARDS = 10
MOST_YEARS = 7


def groups(g: Runewars, words: Words) -> list[Group]:
    return [
        Group(words.text.say("by-hand-turn"), turn_fields(g, words)),
        *(seat_group(g, seat, words) for seat in range(g.players)),
        *(area_group(g, place, words) for place in range(len(g.units))),
        Group(words.text.say("by-hand-heroes"), hero_fields(g, words)),
    ]


def turn_fields(g: Runewars, words: Words) -> tuple[Field, ...]:
    say = words.text.say
    seasons = tuple((number, said(words, "season", number)) for number in range(len(SEASONS)))
    steps = tuple((number, say(f"by-hand-{step}")) for number, step in enumerate(STEPS))
    return (
        Field("year-number", say("by-hand-year"), g.year, MOST_YEARS),
        Field("season-number", say("by-hand-which-season"), g.season, 0, seasons),
        Field("phase", say("by-hand-phase"), 0, 0, steps),
    )


def seat_group(g: Runewars, seat: int, words: Words) -> Group:
    say = words.text.say
    fields = [
        Field(f"dials.{seat}.{n}", said(words, "resource", n), g.dials[seat][n], MOST_DIAL)
        for n in range(len(RESOURCES))
    ]
    fields.append(Field(f"influence.{seat}", say("by-hand-influence"), g.influence[seat], MOST_INFLUENCE))
    cards = len(g.tactics[seat]) + len(g.fresh[seat])
    fields.append(Field(f"tactics-{seat}", say("by-hand-tactics"), cards, MOST_CARDS))
    lies = ((0, say("by-hand-order-in-hand")), (1, say("by-hand-order-played")))
    for order in range(len(ORDERS)):
        played = int(order in g.orders[seat])
        fields.append(Field(f"order-{seat}-{order}", said(words, "order", order), played, 0, lies))
    return Group(said(words, "seat", seat), tuple(fields))


def kinds(g: Runewars) -> list[int]:
    """Types of units in this game: of the factions that play, and neutral ones."""
    here = (*g.factions, NEUTRALS)
    return [kind for kind in range(len(UNITS)) if faction_of(kind) in here and total(g, kind)]


def total(g: Runewars, kind: int) -> int:
    """All units of a type: in the box and on the map."""
    return g.supply[kind] + sum(kind_of(one) == kind for row in g.units for one in row)


def area_group(g: Runewars, place: int, words: Words) -> Group:
    say, at = words.text.say, f"place:{place}"
    fields = []
    for kind in kinds(g):
        count = sum(kind_of(one) == kind for one in g.units[place])
        label = unit_said(g, kind, words)
        piece, drawn = f"unit-{kind}", f"show=unit/{kind}"
        fields.append(Field(f"unit-{kind}-{place}", label, count, MOST_UNITS, (), at, piece, drawn))
    forts = [(NONE, say("by-hand-no-fort"))]
    for seat in range(g.players):
        for state in range(FORT_STATES):
            whose = say(f"fort-{FORTS[state]}")
            forts.append((fort(seat, state), f"{said(words, 'seat', seat)}: {whose}"))
    fields.append(Field(f"forts.{place}", say("by-hand-fort"), g.forts[place], 0, tuple(forts), at))
    rune = int(g.rune[place] != NO_RUNE)
    fields.append(Field(f"rune-{place}", say("by-hand-rune"), rune, 1, (), at, "rune", "of=rune"))
    for seat in range(g.players):
        label, flag = say("by-hand-flag", who=said(words, "seat", seat)), f"flag-{seat}"
        there = int(place in g.activated[seat])
        fields.append(Field(f"flag-{seat}-{place}", label, there, 1, (), at, flag, f"of={flag}"))
    return Group(said(words, "place", place), tuple(fields))


def hero_fields(g: Runewars, words: Words) -> tuple[Field, ...]:
    """Where each hero is, and whose."""
    say = words.text.say
    off = ((IN_DECK, say("by-hand-in-deck")), (GONE, say("by-hand-gone")))
    places = tuple((place, said(words, "place", place)) for place in range(len(g.units)))
    drawn = ("", "", *(f"place:{place}" for place, _ in places))
    owners = tuple((seat, said(words, "seat", seat)) for seat in range(g.players))
    fields: list[Field] = []
    for hero in range(len(g.hero_place)):
        name = said(words, "hero", hero)
        where, label = g.hero_place[hero], say("by-hand-hero-place", hero=name)
        piece = f"hero-{hero}"
        fields += [
            Field(f"hero-{hero}", label, where, 0, (*off, *places), "", piece, f"of={piece}", drawn),
            Field(f"owner-{hero}", say("by-hand-hero-seat", hero=name), max(0, g.hero_seat[hero]), 0, owners),
        ]
    return tuple(fields)


def unit_said(g: Runewars, kind: int, words: Words) -> str:
    faction = faction_of(kind)
    name = said(words, "unit", kind)
    return name if faction == NEUTRALS else f"{said(words, 'seat', g.seat_of[faction])}: {name}"


def said(words: Words, kind: str, number: int) -> str:
    name = words.game.noun(words.text, kind, number, words.names)
    label = name.form("title") if isinstance(name, Noun) else str(name)
    return label[:1].upper() + label[1:]


@law("RW-17.1")
def stocks(g: Runewars, words: Words) -> list[Stock]:
    """Units and rune tokens are limited; activation tokens are not."""
    say = words.text.say
    found = [Stock(f"unit-{kind}", unit_said(g, kind, words), total(g, kind), "RW-17.1") for kind in kinds(g)]
    runes = sum(rune != NO_RUNE for rune in g.rune) + sum(g.runes_left)
    found.append(Stock("rune", say("by-hand-rune"), runes, "RW-17.1"))
    flags = [say("by-hand-flag", who=said(words, "seat", seat)) for seat in range(g.players)]
    return [*found, *(Stock(f"flag-{seat}", label, UNLIMITED) for seat, label in enumerate(flags))]


@law("RW-4.1", "RW-17.1")
def settle(g: Runewars, sent: dict[str, int], left: dict[str, int]) -> list[Refusal]:
    """Supplies are what is left, and a season begins."""
    problems = [*armies(g, sent), *too_many_forts(g)]
    if problems:
        return problems
    for place in range(len(g.units)):
        g.units[place] = sorted(units_in(g, place, sent))
    for kind in kinds(g):
        g.supply[kind] = left[f"unit-{kind}"]
    lay_runes(g, sent)
    lay_heroes(g, sent)
    for seat in range(g.players):
        g.activated[seat] = [place for place in range(len(g.units)) if sent[f"flag-{seat}-{place}"]]
        g.orders[seat] = [order for order in range(len(ORDERS)) if sent[f"order-{seat}-{order}"]]
        problems += resize(g, seat, sent[f"tactics-{seat}"])
    begin(g, sent)
    return problems


@law("RW-7.6")
def armies(g: Runewars, sent: dict[str, int]) -> list[Refusal]:
    """Units of one faction, and no more than eight."""
    problems = []
    for place in range(len(g.units)):
        there = [kind for kind in kinds(g) if sent[f"unit-{kind}-{place}"]]
        count = sum(sent[f"unit-{kind}-{place}"] for kind in there)
        if count > MOST_UNITS:
            problems.append(Refusal("RW-17.1", "by-hand-crowd", {"place": place, "count": count, "total": MOST_UNITS}))
        if len({faction_of(kind) for kind in there} - {NEUTRALS}) > 1:
            problems.append(Refusal("RW-7.6", "by-hand-armies", {"place": place}))
    return problems


def too_many_forts(g: Runewars) -> list[Refusal]:
    most = book(g).limits.strongholds
    counts = [sum(fort_seat(one) == seat and not is_capital(one) for one in g.forts) for seat in range(g.players)]
    return [
        Refusal("RW-17.1", "by-hand-forts", {"who": seat, "count": count, "total": most})
        for seat, count in enumerate(counts)
        if count > most
    ]


def units_in(g: Runewars, place: int, sent: dict[str, int]) -> list[int]:
    """As many of each as were set; those that were there stay as they are."""
    found = []
    for kind in kinds(g):
        there = sorted(one for one in g.units[place] if kind_of(one) == kind)
        count = sent[f"unit-{kind}-{place}"]
        found += there[:count] + [unit(kind)] * (count - len(there))
    return found


def lay_runes(g: Runewars, sent: dict[str, int]) -> None:
    """Tokens that have left one place lie in another, face down; nobody knows which is which."""
    lifted = []
    for place, rune in enumerate(g.rune):
        if rune != NO_RUNE and not sent[f"rune-{place}"]:
            lifted.append(rune)
            g.rune[place], g.rune_up[place] = NO_RUNE, 0
    for place, rune in enumerate(g.rune):
        if rune == NO_RUNE and sent[f"rune-{place}"]:
            if not lifted:
                kind = FALSE_RUNE if g.runes_left[FALSE_RUNE] else FALSE_RUNE + 1
                g.runes_left[kind] -= 1
                lifted.append(kind)
            g.rune[place], g.rune_up[place] = lifted.pop(), 0
            for known in g.known:
                known[place] = 0
    for rune in lifted:
        g.runes_left[rune] += 1


def lay_heroes(g: Runewars, sent: dict[str, int]) -> None:
    for hero in range(len(g.hero_place)):
        where = sent[f"hero-{hero}"]
        if where >= 0:
            g.hero_seat[hero] = sent[f"owner-{hero}"]
        if where == g.hero_place[hero]:
            continue
        if g.hero_place[hero] == IN_DECK and hero in g.hero_deck:
            g.hero_deck.remove(hero)
        if where == IN_DECK:
            g.hero_deck.insert(0, hero)
        if where < 0:
            g.hero_seat[hero] = NOBODY
        g.hero_place[hero] = where


def resize(g: Runewars, seat: int, size: int) -> list[Refusal]:
    """Nobody knows which Tactics cards these are: they come from the deck, and go under it."""
    while len(g.tactics[seat]) + len(g.fresh[seat]) > size:
        row = g.fresh[seat] if g.fresh[seat] else g.tactics[seat]
        g.tactics_deck.insert(0, row.pop())
    wanted = size - len(g.tactics[seat]) - len(g.fresh[seat])
    if wanted > len(g.tactics_deck):
        return [Refusal("RW-17.1", "by-hand-no-cards", {"count": len(g.tactics_deck)})]
    for _ in range(wanted):
        g.tactics[seat].append(g.tactics_deck.pop(0))
    g.tactics[seat].sort()
    return []


def begin(g: Runewars, sent: dict[str, int]) -> None:
    """What was going on is over."""
    g.year, g.season = max(1, sent["year-number"]), sent["season-number"]
    g.limbo, g.fleeing, g.fights, g.duels = [], [], [], []
    g.queue, g.acted, g.handed = [], [], []
    g.chosen = [NONE for _ in g.chosen]
    g.current = g.target = g.questing = g.attempted = NOBODY
    g.part = g.battles = g.harvested = g.steps_left = 0
    g.step = STEPS[sent["phase"]]


BEFORE = frozenset({*setup.STEPS, *world.STEPS})
BY_HAND = ByHand(groups, stocks, settle, BEFORE)
