"""An island set by hand: what lies in the lands, presence, energy, cards, fear, the invader cards and the phase that
begins. Damage is healed and effects of the turn are over; strife stays where it is as long as its invader does."""

from __future__ import annotations

from ludex.core import Refusal, law
from ludex.core.box import UNLIMITED, ByHand, Field, Group, Stock
from ludex.core.text import Noun, Words
from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import (
    ENERGY_TRACKS,
    MAJORS,
    MINORS,
    PLAYS_TRACKS,
    POWERS,
    SPIRITS,
    UNIQUES,
)
from ludex.games.spirit_island.rules.fear import pool_size, settle_terror
from ludex.games.spirit_island.rules.growth import begin_turn
from ludex.games.spirit_island.rules.land import OCEAN_SPIRIT
from ludex.games.spirit_island.rules.lasting import END_OF_PHASE, END_OF_TURN, over
from ludex.games.spirit_island.rules.powers import begin_powers
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import CITY, DAHAN, EXPLORER, TOWN, healed, kind_of, piece

PEOPLE = {"explorer": EXPLORER, "town": TOWN, "city": CITY, "dahan": DAHAN}
TOKENS = ("beasts", "disease", "wilds")
PHASES = ("spirit", "fast", "invaders", "slow")
MOST = 20
MOST_ENERGY = 99
MOST_TURNS = 40
NOT_HELD = 0
"""Of a power card: nobody's. Otherwise 1 + 2 × seat is a hand, and one more what that spirit has discarded."""


def groups(g: Island, words: Words) -> list[Group]:
    say = words.text.say
    return [
        Group(say("by-hand-turn"), turn_fields(g, words)),
        *(spirit_group(g, seat, words) for seat in range(g.players)),
        *(land_group(g, land, words) for land in lands(g)),
        *(
            Group(say("by-hand-cards", who=seat_said(g, seat, words)), unique_fields(g, seat, words))
            for seat in range(g.players)
        ),
        Group(say("by-hand-minor"), power_fields(g, MINORS, words)),
        Group(say("by-hand-major"), power_fields(g, MAJORS, words)),
    ]


def lands(g: Island) -> list[int]:
    """Lands in play; the sea only where a spirit lives in it."""
    sea = OCEAN_SPIRIT in g.spirits
    return [land for land in range(len(g.people)) if land in g.chart.lands or (sea and land % SPACES == 0)]


def turn_fields(g: Island, words: Words) -> tuple[Field, ...]:
    say = words.text.say
    phases = tuple((number, say(f"by-hand-{step}")) for number, step in enumerate(PHASES))
    none = (NOBODY, say("by-hand-no-card"))
    cards = (
        none,
        *((card, str(words.game.noun(words.text, "invader_card", card, words.names))) for card in invader_cards(g)),
    )
    island = ((0, say("by-hand-healthy")), (1, say("by-hand-blighted")))
    return (
        Field("turn-number", say("by-hand-turn-number"), g.turn, MOST_TURNS),
        Field("phase", say("by-hand-phase"), 0, 0, phases),
        Field("fear-now", say("by-hand-fear"), g.fear, pool_size(g) - 1),
        Field("fear-left", say("by-hand-fear-left"), len(g.fear_deck), len(g.fear_deck)),
        Field("island", say("by-hand-island"), int(g.blighted), 0, island),
        Field("ravage-card", say("by-hand-ravage"), first_of(g.ravage), 0, cards),
        Field("build-card", say("by-hand-build"), first_of(g.build), 0, cards),
        Field("invaders-left", say("by-hand-invaders-left"), len(g.invader_deck), len(g.invader_deck)),
    )


def invader_cards(g: Island) -> list[int]:
    rows = (g.invader_deck, g.explore, g.build, g.ravage, g.immigration, g.invader_discard, g.invader_box)
    return sorted({card for row in rows for card in row})


def first_of(row: list[int]) -> int:
    return row[0] if row else NOBODY


def spirit_group(g: Island, seat: int, words: Words) -> Group:
    """Energy, and the presence that is not on the island: on its tracks, or destroyed."""
    say, mine, spirit = words.text.say, f"presence-{seat}", g.spirits[seat]
    energy, plays = len(ENERGY_TRACKS[spirit]), len(PLAYS_TRACKS[spirit])
    return Group(
        seat_said(g, seat, words),
        (
            Field(f"energy.{seat}", say("by-hand-energy"), g.energy[seat], MOST_ENERGY),
            Field(f"top-{seat}", say("by-hand-top"), energy - g.top[seat], energy - 1),
            Field(f"destroyed.{seat}", say("by-hand-destroyed"), g.destroyed[seat], energy + plays, piece=mine),
        ),
    )


def land_group(g: Island, land: int, words: Words) -> Group:
    say, place = words.text.say, f"land:{land}"
    fields = []
    if land % SPACES:
        for name, kind in PEOPLE.items():
            count = sum(kind_of(one) == kind for one in g.people[land])
            fields.append(Field(f"{name}-{land}", piece_said(name, words), count, MOST, (), place, name, f"of={name}"))
        for name in (*(TOKENS if g.expansion else ()), "blight"):
            count = getattr(g, name)[land]
            fields.append(Field(f"{name}.{land}", piece_said(name, words), count, MOST, (), place, name, f"of={name}"))
    for seat in range(g.players):
        label, mine = say("by-hand-presence", who=seat_said(g, seat, words)), f"presence-{seat}"
        name, count = f"presence.{seat}.{land}", g.presence[seat][land]
        fields.append(Field(name, label, count, MOST, (), place, mine, f"of=spirit-{seat}"))
    said = str(words.fact("land", land))
    return Group(said[:1].upper() + said[1:], tuple(fields))


def unique_fields(g: Island, seat: int, words: Words) -> tuple[Field, ...]:
    values = ((NOT_HELD, words.text.say("by-hand-forgotten")), *held_by(g, seat, words))
    return tuple(
        Field(f"card-{card}", power_said(card, words), where(g, card), 0, values) for card in UNIQUES[g.spirits[seat]]
    )


def power_fields(g: Island, cards: tuple[int, ...] | list[int], words: Words) -> tuple[Field, ...]:
    holders = [value for seat in range(g.players) for value in held_by(g, seat, words)]
    values = ((NOT_HELD, words.text.say("by-hand-not-held")), *holders)
    used = [card for card in cards if g.expansion or POWERS[card].set == "base"]
    return tuple(Field(f"card-{card}", power_said(card, words), where(g, card), 0, values) for card in used)


def held_by(g: Island, seat: int, words: Words) -> list[tuple[int, str]]:
    who, say = seat_said(g, seat, words), words.text.say
    return [(1 + 2 * seat, say("by-hand-in-hand", who=who)), (2 + 2 * seat, say("by-hand-discarded", who=who))]


def where(g: Island, card: int) -> int:
    for seat in range(g.players):
        if card in g.hand[seat]:
            return 1 + 2 * seat
        if card in g.discard[seat] or card in g.played[seat]:
            return 2 + 2 * seat
    return NOT_HELD


def power_said(card: int, words: Words) -> str:
    name = words.game.noun(words.text, "power", card, words.names)
    return name.form("title") if isinstance(name, Noun) else str(name)


def piece_said(name: str, words: Words) -> str:
    said = words.text.say(f"piece-{name}")
    return said[:1].upper() + said[1:]


def seat_said(g: Island, seat: int, words: Words) -> str:
    return words.text.say(f"spirit-{SPIRITS[g.spirits[seat]]}")


@law("SI-10.1", "SI-5.2")
def stocks(g: Island, words: Words) -> list[Stock]:
    """Presence and blight are counted; of all else there is as much as one needs."""
    found = [Stock(name, piece_said(name, words), UNLIMITED) for name in (*PEOPLE, *(TOKENS if g.expansion else ()))]
    found.append(Stock("blight", piece_said("blight", words), g.blight_left + sum(g.blight), "SI-10.1"))
    for seat in range(g.players):
        label = words.text.say("by-hand-presence", who=seat_said(g, seat, words))
        found.append(Stock(f"presence-{seat}", label, presence_of(g, seat), "SI-5.2"))
    return found


def presence_of(g: Island, seat: int) -> int:
    """All presence of a spirit that is in the game: on the island, on its tracks, destroyed."""
    spirit = g.spirits[seat]
    tracks = len(ENERGY_TRACKS[spirit]) - g.top[seat] + len(PLAYS_TRACKS[spirit]) - g.bottom[seat]
    return tracks + g.destroyed[seat] + sum(g.presence[seat])


@law("SI-4.1", "SI-11.2")
def settle(g: Island, sent: dict[str, int], left: dict[str, int]) -> list[Refusal]:
    """People and cards are where they were put, and a phase begins."""
    for land in lands(g):
        if land % SPACES:
            g.people[land] = sorted(people_in(g, land, sent))
    g.blight_left = left["blight"]
    g.blighted = bool(sent["island"])
    for seat, spirit in enumerate(g.spirits):
        on_plays = left[f"presence-{seat}"] - sent[f"top-{seat}"]
        if not 0 <= on_plays < len(PLAYS_TRACKS[spirit]):
            most = len(PLAYS_TRACKS[spirit]) - 1
            return [Refusal("SI-5.2", "by-hand-tracks", {"spirit": spirit, "count": on_plays, "most": most})]
        g.top[seat] = len(ENERGY_TRACKS[spirit]) - sent[f"top-{seat}"]
        g.bottom[seat] = len(PLAYS_TRACKS[spirit]) - on_plays
    g.fear = sent["fear-now"]
    while len(g.fear_deck) > sent["fear-left"]:
        g.fear_box.append(g.fear_deck.pop())
    settle_terror(g)
    lay_powers(g, sent)
    lay_invaders(g, sent)
    begin_phase(g, sent["turn-number"], PHASES[sent["phase"]])
    return []


def people_in(g: Island, land: int, sent: dict[str, int]) -> list[int]:
    """As many of each as were set; those with strife are the last to go."""
    found = []
    for name, kind in PEOPLE.items():
        there = sorted((healed(one) for one in g.people[land] if kind_of(one) == kind), reverse=True)
        count = sent[f"{name}-{land}"]
        found += there[:count] + [piece(kind)] * (count - len(there))
    return found


def lay_powers(g: Island, sent: dict[str, int]) -> None:
    for name, value in sent.items():
        if name.startswith("card-"):
            card = int(name.removeprefix("card-"))
            if where(g, card) != value:
                lay_power(g, card, value)


def lay_power(g: Island, card: int, value: int) -> None:
    """A power card goes to a hand or a discard pile, from wherever it was taken to be."""
    rows = (*g.hand, *g.discard, *g.played, g.minor, g.minor_discard, g.major, g.major_discard, g.removed, g.aside)
    for row in rows:
        if card in row:
            row.remove(card)
    if value != NOT_HELD:
        seat, discarded = divmod(value - 1, 2)
        (g.discard if discarded else g.hand)[seat].append(card)
    elif card in MINORS:
        g.minor_discard.append(card)
    elif card in MAJORS:
        g.major_discard.append(card)
    else:
        g.removed.append(card)


def lay_invaders(g: Island, sent: dict[str, int]) -> None:
    """The cards that ravage and build next. One of the same stage takes the place of a card that was thought to lie in
    the deck; what is gone from the deck is unknown."""
    g.invader_discard += g.explore
    g.explore = []
    for name, slot in (("ravage-card", g.ravage), ("build-card", g.build)):
        card = sent[name]
        if card == first_of(slot):
            continue
        g.invader_discard += slot
        slot.clear()
        if card != NOBODY:
            take_invader(g, card)
            slot.append(card)
    while len(g.invader_deck) > sent["invaders-left"]:
        g.invader_box.append(g.invader_deck.pop())


def take_invader(g: Island, card: int) -> None:
    for row in (g.build, g.ravage, g.immigration, g.invader_discard, g.invader_box):
        if card in row:
            row.remove(card)
            return
    place = g.invader_deck.index(card)
    stage = INVADER_CARDS[card].stage
    other = next((each for each in g.invader_box if INVADER_CARDS[each].stage == stage), None)
    if other is None:
        del g.invader_deck[place]
    else:
        g.invader_box.remove(other)
        g.invader_deck[place] = other


def begin_phase(g: Island, turn: int, phase: str) -> None:
    """Effects of the turn before are over; cards in play were discarded, and what tracks give is there."""
    over(g, END_OF_PHASE)
    over(g, END_OF_TURN)
    for seat in range(g.players):
        g.discard[seat] += g.played[seat]
        g.played[seat] = []
    begin_turn(g)
    g.turn = turn
    g.event, g.resolved, g.doom = NOBODY, -1, ""
    g.drawn, g.lost, g.moved = [], [], []
    if phase != PHASES[0]:
        begin_powers(g)
    g.step = phase


BY_HAND = ByHand(groups, stocks, settle, frozenset({"setup", "first"}))
