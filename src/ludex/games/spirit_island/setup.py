"""SI-3: setting up, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Rule, tell
from ludex.core.decision import Draw
from ludex.core.errors import BadSetup
from ludex.core.law import law
from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.meta import NONE
from ludex.games.spirit_island.printed.boards import (
    BOARDS,
    FIRST_THEMATIC,
    SPACES,
    bits,
    thematic_boards,
)
from ludex.games.spirit_island.printed.cards import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    INVADER_DECK,
    SCENARIOS,
)
from ludex.games.spirit_island.printed.paper import Start
from ludex.games.spirit_island.printed.powers import (
    MAJORS,
    MINORS,
    NUMBER,
    PANELS,
    POWERS,
    SPIRITS,
    UNIQUES,
)
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import healthy_blight
from ludex.games.spirit_island.rules.cards import MAJOR_DECK, MINOR_DECK
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.events import EVENT_DECK
from ludex.games.spirit_island.rules.growth import begin_turn
from ludex.games.spirit_island.rules.land import count, lands_of, present_boards
from ludex.games.spirit_island.rules.moments import (
    ALWAYS,
    board_setup,
    deck_setup,
    invader_order,
    last_setup,
)
from ludex.games.spirit_island.rules.pieces import put
from ludex.games.spirit_island.rules.turn import explore_card
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BEASTS,
    DAHAN,
    DISEASE,
    KIND_NAMES,
    KINDS,
    STRIFE,
    TERRAINS,
    with_strife,
)
from ludex.kit.cards import shuffled

USUAL_FEAR = (3, 3, 3)
"""Fear cards of each terror level without an adversary: SI-3.3."""


@law("SI-14.1", "SI-14.2", "SI-3.9")
def check(setup: Setup) -> None:
    """What is in the expansion's box needs the expansion."""
    if setup.expansion:
        return
    for seat in setup.seats:
        if PANELS[SPIRITS.index(seat)].set != "base":
            raise BadSetup("bad-setup-needs-expansion", option="seats", found=seat, clause="SI-3.9")
    if setup.adversary != NONE and ADVERSARIES[setup.adversary].set != "base":
        raise BadSetup("bad-setup-needs-expansion", option="adversary", found=setup.adversary, clause="SI-3.9")
    if setup.scenario != NONE and SCENARIOS[setup.scenario].set != "base":
        raise BadSetup("bad-setup-needs-expansion", option="scenario", found=setup.scenario, clause="SI-3.9")


def owners(seats: Sequence[str], adversary: str, level: int, scenario: str) -> tuple[str, ...]:
    """Whoever changes the rules, in the order in which they count."""
    found = [*seats]
    if adversary != NONE:
        found += [f"{adversary}-{each}" for each in range(level + 1)]
    if scenario != NONE:
        found.append(scenario)
    return (*found, *ALWAYS)


def new_state(setup: Setup) -> Island:
    spirits = tuple(SPIRITS.index(seat) for seat in setup.seats)
    seats = range(len(spirits))
    size = SPACES * len(spirits)
    return Island(
        step="setup",
        outcome=None,
        spirits=spirits,
        owners=owners(setup.seats, setup.adversary, setup.level, setup.scenario),
        adversary=setup.adversary,
        level=setup.level if setup.adversary != NONE else 0,
        scenario=setup.scenario,
        expansion=setup.expansion,
        later=setup.law == "current",
        progression=setup.progression,
        consent=setup.consent,
        realistic=setup.realistic,
        boards=thematic_boards(len(spirits)) if setup.board == "thematic" else (),
        people=[[] for _ in range(size)],
        beasts=[0] * size,
        disease=[0] * size,
        wilds=[0] * size,
        blight=[0] * size,
        markers=[0] * size,
        buried=[0] * size,
        presence=[[0] * size for _ in seats],
        energy=[0 for _ in seats],
        elements=[[0] * 8 for _ in seats],
        top=[1 for _ in seats],
        bottom=[1 for _ in seats],
        destroyed=[0 for _ in seats],
        hand=[[] for _ in seats],
        discard=[[] for _ in seats],
        played=[[] for _ in seats],
        used=[[] for _ in seats],
        plays=[0 for _ in seats],
        grown=[[] for _ in seats],
        todo=[[] for _ in seats],
        stage=[0 for _ in seats],
        reclaims=[0 for _ in seats],
        progress=[0 for _ in seats],
        kept=[[] for _ in seats],
    )


@law("SI-3.1")
def set_up(g: Island) -> Rule[None]:
    """Decks, boards, spirits; then the invaders explore for the first time."""
    yield from make_island(g)
    yield from choose_blight_card(g)
    yield from make_decks(g)
    place_printed(g)
    yield from make_ready(g)


def make_decks(g: Island) -> Rule[None]:
    """Fear, invaders, powers and, with the expansion, events."""
    yield from make_fear_deck(g)
    yield from make_invader_deck(g)
    yield from make_power_decks(g)
    if g.expansion:
        yield from make_event_deck(g)


def make_ready(g: Island) -> Rule[None]:
    """What an adversary or a scenario changes, and the spirits."""
    for then in board_setup.of(g.owners):
        yield from then(g)
    for then in deck_setup.of(g.owners):
        yield from then(g)
    for seat in range(g.players):
        yield from place_spirit(g, seat)
    g.step = "first"


@law("SI-3.10")
def first_explore(g: Island) -> Rule[None]:
    """The initial action: explore, without escalation or event; the card goes to the build slot."""
    yield from explore_card(g, first=True)
    g.build = g.explore
    g.explore = []
    for then in last_setup.of(g.owners):
        yield from then(g)
    yield from complete(g)
    begin_turn(g)


@law("SI-2.1")
def make_island(g: Island) -> Rule[None]:
    """A board for each player, drawn at random; the other sides lie in fixed places."""
    if not g.boards:
        order = yield from shuffled("SI-2.1", range(FIRST_THEMATIC))
        g.boards = tuple(order[: g.players])
    g.home = list(range(g.players))
    g.show()


@law("SI-3.3", "SI-14.1")
def make_fear_deck(g: Island) -> Rule[None]:
    """So many cards of each terror level, unseen; the first level on top."""
    counts = ADVERSARIES[g.adversary].level[g.level].fear_cards if g.adversary != NONE else USUAL_FEAR
    cards = [number for number, card in enumerate(FEAR_CARDS) if g.expansion or card.set == "base"]
    order = yield from shuffled("SI-3.3", cards)
    g.fear_deck = order[: sum(counts)]
    g.fear_box = order[sum(counts) :]
    g.dividers = [counts[1] + counts[2], counts[2]]


@law("SI-3.4")
def make_invader_deck(g: Island) -> Rule[None]:
    """Each stage is shuffled, and cards go to the box unseen; the order is that of the stages unless an adversary
    says otherwise."""
    order = INVADER_DECK.default_order
    for change in invader_order.of(g.owners):
        order = change(g, order)
    stages: dict[str, list[int]] = {}
    for stage in (1, 2, 3):
        cards = [card.number for card in INVADER_CARDS if card.stage == stage]
        stages[str(stage)] = yield from shuffled("SI-3.4", cards)
    deck = [stages[stage].pop() for stage in order.replace("-", "")]
    g.invader_deck = deck[::-1]
    g.invader_box = [card for left in stages.values() for card in left]


@law("SI-3.5", "SI-10.7")
def choose_blight_card(g: Island) -> Rule[None]:
    """A random card, healthy side up; alone without those that are too hard for one."""
    cards = [
        number
        for number, card in enumerate(BLIGHT_CARDS)
        if (g.expansion or card.set == "base") and (card.solo_allowed or g.players > 1)
    ]
    drawn = yield Draw("SI-3.5", len(cards))
    g.blight_card = cards.pop(drawn[1])
    g.blight_box = cards
    g.blight_left = healthy_blight(g)


@law("SI-3.7")
def make_power_decks(g: Island) -> Rule[None]:
    """With the power progression, cards of somebody's list are not in the decks."""
    missing = set(g.aside)
    if g.progression:
        missing.update(NUMBER[each] for spirit in g.spirits for each in PANELS[spirit].power_progression)
    for deck, cards in ((MINOR_DECK, MINORS), (MAJOR_DECK, MAJORS)):
        used = [card for card in cards if card not in missing and (g.expansion or POWERS[card].set == "base")]
        yield from deck.lay_out(g, used)


@law("SI-3.9")
def make_event_deck(g: Island) -> Rule[None]:
    usual = [number for number, card in enumerate(EVENT_CARDS) if not card.adversary]
    yield from EVENT_DECK.lay_out(g, usual)


@law("SI-3.6", "SI-3.9")
def place_printed(g: Island) -> None:
    """Printed cities, towns, dahan and blight; with the expansion beasts and disease, or the printed tokens."""
    for slot in present_boards(g):
        board = BOARDS[g.boards[slot]]
        for number, land in board.land.items():
            place = slot * SPACES + int(number)
            for name, many in land.setup.items():
                put(g, place, KINDS[KIND_NAMES.index(name)], many)
            if g.expansion:
                for name, many in land.setup_branch_claw.items():
                    if KINDS[KIND_NAMES.index(name)] == STRIFE:
                        give_strife(g, place, land.strife_on, many)
                    else:
                        put(g, place, KINDS[KIND_NAMES.index(name)], many)
        if g.expansion and board.beast_start:
            put(g, slot * SPACES + board.beast_start, BEASTS)
            put(g, slot * SPACES + board.disease_start, DISEASE)


def give_strife(g: Island, land: int, name: str, many: int) -> None:
    """Printed strife lies under the piece that the land shows."""
    row = g.people[land]
    one = next(each for each in row if 1 << (each & 3) == KINDS[KIND_NAMES.index(name)])
    row.remove(one)
    row.append(with_strife(one, many))
    row.sort()


@law("SI-3.8")
def place_spirit(g: Island, seat: int) -> Rule[None]:
    """Its unique cards, its presence by its panel."""
    spirit = g.spirits[seat]
    g.hand[seat] = list(UNIQUES[spirit])
    on = Act(g, seat, clause="SI-3.8")
    for start in PANELS[spirit].setup:
        land = yield from start_land(on, start)
        if start.piece == "presence":
            g.presence[seat][land] += start.count
        else:
            put(g, land, KINDS[KIND_NAMES.index(start.piece)], start.count)
        tell(g, "SI-3.8", "starts", who=seat, spirit=spirit, land=land, count=start.count)


def start_land(on: Act, start: Start) -> Rule[int]:
    """Where a panel's set-up puts something: by its words."""
    g = on.g
    slot = g.home[on.me]
    lands = lands_of(g, slot)
    words = start.where.split()
    if words[1] == "highest_numbered":
        terrain = TERRAINS.index(words[2])
        return max(land for land in lands if g.chart.terrain[land] == terrain)
    if words[1:3] == ["land", "5"]:
        return slot * SPACES + 5
    if "dahan" in words and "most" in words:
        ranked = sorted(lands, key=lambda land: (-count(g, land, DAHAN), land))
        place = 1 if "second" in words else 0
        least = count(g, ranked[place], DAHAN)
        equal = [land for land in lands if count(g, land, DAHAN) == least and land not in on_lands(g, on.me)]
        if not place and len(equal) == 2:  # the other one comes second
            return equal[0]
        return (yield from on.pick("start", equal))
    if words[1] == "ocean":
        return slot * SPACES
    if words[1] == "coastal":
        return (yield from on.pick("start", [land for land in lands if g.chart.coastal >> land & 1]))
    if words[1] == "jungle":
        jungle = TERRAINS.index("jungle")
        found = [land for land in lands if g.chart.terrain[land] == jungle and not count(g, land, DAHAN)]
        return (yield from on.pick("start", found or [land for land in lands if g.chart.terrain[land] == jungle]))
    assert words[:4] == ["any", "land", "with", "beasts"], start.where
    return (yield from on.pick("start", bits(land for land in g.chart.lands if g.beasts[land])))


def on_lands(g: Island, seat: int) -> list[int]:
    return [land for land, here in enumerate(g.presence[seat]) if here]
