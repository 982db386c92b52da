"""Second Wave: two games at one table; the second begins with what the first has left of the island."""

from __future__ import annotations

from ludex.core import Decision, Option, Outcome, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island import setup
from ludex.games.spirit_island.meta import NONE
from ludex.games.spirit_island.printed.boards import BOARDS, SPACES, bits, places
from ludex.games.spirit_island.printed.powers import PANELS, POWERS, SPIRITS, Power
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cards_of
from ludex.games.spirit_island.rules.events import invasion_stage
from ludex.games.spirit_island.rules.land import count, in_play, lands_of
from ludex.games.spirit_island.rules.lasting import ALL_LINES, FOREVER, rows, this_turn, until
from ludex.games.spirit_island.rules.moments import (
    another_game,
    blighted_side,
    extra_done,
    floor_extra,
    growth_extra,
    more_difficulty,
)
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.powers import READY, resolve, target_spirits
from ludex.games.spirit_island.rules.reasons import POWER_PHASES, SPIRIT_PHASE, no_place, not_in, refuses
from ludex.games.spirit_island.rules.scope import NOWHERE, decider
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    DAHAN,
    DISEASE,
    FAST,
    INVADER,
    KIND_NAMES,
    KINDS,
    TOWN,
    WILDS,
    healed,
    kind_of,
)

ID = "second-wave"
SECOND = "second-wave-2"
"""Who changes the rules in the second game."""
BESIDE = 710
"""blight that lies beside the card until it is turned over"""
HELPS = 711
"""spirit, card of the game before that it has played this turn"""
BLIGHT_EACH = 2
FEW, SOME, MOST = 2, 4, 8
"""Dahan of a board: so few to so many are one more; of more than the last only so many stay."""
CROWD = 2
"""Dahan that may stay in one land."""
HIGHEST = 6
LOWER = 3
"""Printed invaders of lands from 6 on come so many numbers lower."""
LAST_STAGE = 3
ELEMENTS_AT_MOST = 10

MORE_VERBS.append(verb("aside", power="power"))
MORE_VERBS.append(verb("spirit", spirit="spirit"))
MORE_VERBS.append(verb("assist", power="power"))
MORE_VERBS.append(verb("assist-on", power="power", land="land"))
MORE_VERBS.append(verb("assist-for", power="power", other="seat"))


@another_game(ID)
@law("SI-14.13")
def a_second_game(g: Island, outcome: Outcome) -> bool:
    """The first game is over, whatever its end: the second follows."""
    g.step = "second-wave"
    tell(g, "SI-14.13", "first-game-won" if outcome.winners else "first-game-lost", how=outcome.how)
    return True


@law("SI-14.13")
def between_the_games(g: Island) -> Rule[None]:
    """Cards are set aside, the island is cleared, new spirits come."""
    yield from set_cards_aside(g)
    yield from clear_the_island(g)
    yield from settle_dahan(g)
    blight_card_again(g)
    yield from choose_spirits(g)
    yield from begin_again(g)


@law("SI-14.13")
def set_cards_aside(g: Island) -> Rule[None]:
    """One power card of every spirit."""
    chosen = []
    for on in Act(g, clause="SI-14.13").each_spirit():
        options: list[Option] = [("aside", card) for card in sorted(cards_of(g, on.me))]
        if options:
            choice = yield from on.ask("aside", options)
            chosen.append(choice[1])
            tell(g, "SI-14.13", "aside", who=on.me, spirit=g.spirits[on.me], power=choice[1])
    g.aside = chosen


@law("SI-14.13")
def clear_the_island(g: Island) -> Rule[None]:
    """Presence and invaders are removed; of every token there stay as many as there are boards, and 2 blight for each
    board."""
    g.present = ()
    size = len(g.people)
    g.presence = [[0] * size for _ in range(g.players)]
    for place in range(size):
        if place % SPACES and place in g.chart.lands:
            g.people[place] = sorted(healed(one) for one in g.people[place] if not kind_of(one) & INVADER)
        else:
            g.people[place] = []
            for kind in (BEASTS, WILDS, DISEASE):
                pieces.tokens(g, kind)[place] = 0
            g.blight_left += g.blight[place]
            g.blight[place] = 0
    for kind in (BEASTS, WILDS, DISEASE):
        yield from thin_out(g, kind, len(g.boards))
    yield from thin_out(g, BLIGHT, BLIGHT_EACH * len(g.boards))


def thin_out(g: Island, kind: int, left: int) -> Rule[None]:
    """Tokens of a kind are removed until no more than so many are left; blight goes back to the card."""
    row = pieces.tokens(g, kind)
    while sum(row) > left:
        options: list[Option] = [("remove", land, -KINDS.index(kind)) for land in g.chart.lands if row[land]]
        on = Act(g, clause="SI-14.13", shared=True)
        choice = yield from on.ask("remove", options, count=sum(row) - left)
        pieces.remove(g, choice[1], choice[2])
        if kind == BLIGHT:
            g.blight_left += 1


@law("SI-14.13")
def settle_dahan(g: Island) -> Rule[None]:
    """No land keeps more than two of them, where others have room; boards with few get one more, boards with many keep
    eight."""
    while True:
        crowded = [land for land in g.chart.lands if count(g, land, DAHAN) > CROWD]
        room = bits(land for land in g.chart.lands if count(g, land, DAHAN) < CROWD)
        if not crowded or not room:
            break
        land = crowded[0]
        on = Act(g, decider(g, land), land, clause="SI-14.13", shared=True)
        yield from on.push(1, DAHAN, to=towards(g, land, room))
    for slot in range(len(g.boards)):
        yield from settle_board(g, slot)
    g.moved.clear()


def towards(g: Island, land: int, room: int) -> int:
    """Adjacent lands that lie on a shortest way to a land with room, as bits."""
    steps = next(steps for steps in range(len(g.chart.within)) if g.chart.within[steps][land] & room)
    within = g.chart.within[steps - 1]
    return bits(near for near in g.chart.near[land] if within[near] & room)


def settle_board(g: Island, slot: int) -> Rule[None]:
    lands = lands_of(g, slot)
    dahan = sum(count(g, land, DAHAN) for land in lands)
    if FEW <= dahan <= SOME:
        pieces.put(g, next(land for land in lands if count(g, land, DAHAN)), DAHAN)
    for left in range(dahan - MOST, 0, -1):
        on = Act(g, decider(g, slot * SPACES), clause="SI-14.13", shared=True)
        options: list[Option] = [
            ("remove", land, one) for land in lands for one in sorted(set(g.people[land])) if kind_of(one) == DAHAN
        ]
        choice = yield from on.ask("remove", options, count=left)
        pieces.remove(g, choice[1], choice[2])


@law("SI-14.13")
def blight_card_again(g: Island) -> None:
    """If the island was healthy the adversary is one level higher. Otherwise the card is turned back, with 2 blight for
    each board; the rest waits beside it."""
    g.lasting = []
    g.blight_left = max(g.blight_left, 1)
    if not g.blighted:
        if g.adversary != NONE:
            g.level = min(g.level + 1, HIGHEST)
        return
    on_card = min(BLIGHT_EACH * len(g.boards), g.blight_left)
    until(g, FOREVER, BESIDE, g.blight_left - on_card)
    g.blight_left = on_card
    g.blighted = False


@blighted_side(SECOND)
@law("SI-14.13")
def from_beside(g: Island, much: int) -> int:
    """What was set beside the card, instead of the printed number."""
    return next((rest for (rest,) in rows(g, BESIDE)), much)


@more_difficulty(SECOND)
@law("SI-14.2", "SI-14.13")
def by_the_game_before(g: Island) -> int:
    """One less if the island was still healthy after the first game, otherwise one more."""
    return 1 if rows(g, BESIDE) else -1


@law("SI-14.13")
def choose_spirits(g: Island) -> Rule[None]:
    """New spirits: nobody plays one of the first game again."""
    left = [
        spirit
        for spirit in range(len(SPIRITS))
        if spirit not in g.spirits and (g.expansion or PANELS[spirit].set == "base")
    ]
    chosen = []
    for on in Act(g, clause="SI-14.13").each_spirit():
        choice = yield from on.ask("spirit-again", [("spirit", spirit) for spirit in left])
        left.remove(choice[1])
        chosen.append(choice[1])
    g.spirits = tuple(chosen)
    names = [SPIRITS[spirit] for spirit in chosen]
    g.owners = setup.owners(names, g.adversary, g.level, SECOND)
    for seat, spirit in enumerate(chosen):
        tell(g, "SI-14.13", "spirit-comes", who=seat, spirit=spirit)


@law("SI-14.13")
def begin_again(g: Island) -> Rule[None]:
    """Set-up, without printed blight, dahan and tokens; invaders come nearer to the coast, a town to every land 5."""
    clean(g)
    yield from setup.make_decks(g)
    for slot in range(len(g.boards)):
        for number, land in BOARDS[g.boards[slot]].land.items():
            for name, many in land.setup.items():
                kind = KINDS[KIND_NAMES.index(name)]
                if kind & INVADER:
                    lower = int(number) - LOWER if int(number) >= HIGHEST else int(number)
                    pieces.put(g, slot * SPACES + lower, kind, many)
        pieces.put(g, slot * SPACES + 5, TOWN)
    before = sum(g.blight)
    yield from setup.make_ready(g)
    g.blight_left = max(g.blight_left - (sum(g.blight) - before), 1)


def clean(g: Island) -> None:
    """Nothing of the first game is left but the island, the blight card and the cards set aside."""
    seats = range(g.players)
    g.turn = g.fear = 0
    g.terror, g.resolved, g.event, g.doom = 1, -1, NOBODY, ""
    for row in (
        g.earned, g.fear_discard, g.fear_seen, g.explore, g.build, g.ravage, g.immigration, g.invader_discard,
        g.event_deck, g.event_discard, g.minor_discard, g.major_discard, g.drawn, g.removed, g.lost, g.moved,
    ):  # fmt: skip
        row.clear()
    g.energy, g.destroyed, g.plays, g.stage, g.reclaims, g.progress = ([0 for _ in seats] for _ in range(6))
    g.top, g.bottom = [1 for _ in seats], [1 for _ in seats]
    g.elements = [[0] * 8 for _ in seats]
    rows_of_all: list[list[list[int]]] = [[[] for _ in seats] for _ in range(7)]
    g.hand, g.discard, g.played, g.used, g.grown, g.todo, g.kept = rows_of_all


# --------------------------------------------------------------------------------------------------------- assistance


@growth_extra(SECOND)
@law("SI-14.13")
def assistance(g: Island, seat: int) -> list[Option]:
    """From stage III on, cards of the spirits before may be played, each once, without energy, card play, elements."""
    if not g.aside or g.stage[seat] == READY or invasion_stage(g) < LAST_STAGE:
        return []
    return [("assist", card) for card in sorted(g.aside)]


@floor_extra(SECOND)
@law("SI-14.13")
def assisting(g: Island, seat: int, phase: int) -> list[Option]:
    """Such a card is used at its speed on any land, or for any spirit that it may be used for."""
    found: list[Option] = []
    for who, number in rows(g, HELPS):
        card = POWERS[number]
        if who != seat or not in_time(card, phase):
            continue
        if card.at_land:
            found += [("assist-on", number, land) for land in places(in_play(g))]
        else:
            found += [("assist-for", number, other) for other in target_spirits(g, seat, card)]
    return found


def in_time(card: Power, phase: int) -> bool:
    """At its speed, or as a fast power if one of its lines makes it so."""
    quick = any(sum(card.thresholds[line]) <= ELEMENTS_AT_MOST for line in card.fast_at)
    return card.speed == phase or (phase == FAST and quick)


@extra_done(SECOND)
@law("SI-14.13")
def assist(g: Island, seat: int, option: Option) -> Rule[bool]:
    """Its lines are reached, unless they need more than ten elements."""
    match option:
        case ("assist", card):
            g.aside.remove(card)
            this_turn(g, HELPS, seat, card)
            tell(g, "SI-14.13", "assists", who=seat, spirit=g.spirits[seat], power=card)
            return True
        case ("assist-on" | "assist-for", card, target):
            g.lasting[:] = [row for row in g.lasting if row[0] != HELPS or row[2:] != [seat, card]]
            if all(sum(line) <= ELEMENTS_AT_MOST for line in POWERS[card].thresholds):
                this_turn(g, ALL_LINES, seat, card)
            on = Act(g, seat, power=card, clause="SI-14.13")
            if option[0] == "assist-on":
                on.land = target
                tell(g, "SI-7.4", "uses", who=seat, spirit=g.spirits[seat], power=card, land=target)
            else:
                on.spirit = target
                tell(g, "SI-7.5", "aids", who=seat, spirit=g.spirits[seat], power=card, other=target)
            if POWERS[card].source_terrains:
                on.origin = target if option[0] == "assist-on" else NOWHERE
            yield from resolve(on)
            return True
    return False


# ----------------------------------------------------------------------------------------------------------- refusals


@refuses("aside")
def cannot_set_aside(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return None if option[1] in cards_of(g, seat) else Refusal("SI-14.13", "not-own-card")


@refuses("spirit")
def cannot_be(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt != "spirit-again" or not 0 <= option[1] < len(SPIRITS):
        return None
    if not g.expansion and PANELS[option[1]].set != "base":
        return Refusal("SI-3.9", "spirit-of-expansion")
    return Refusal("SI-14.13", "spirit-played" if option[1] in g.spirits else "spirit-taken")


@refuses("assist")
def cannot_assist(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    found = not_in(decision, SPIRIT_PHASE)
    if found:
        return found
    if option[1] not in g.aside:
        return Refusal("SI-14.13", "not-set-aside")
    return Refusal("SI-14.13", "not-yet-stage-three") if invasion_stage(g) < LAST_STAGE else None


@refuses("assist-on", "assist-for")
def cannot_use_assistance(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    found = not_in(decision, POWER_PHASES)
    if found:
        return found
    verb, number, target = option
    if [seat, number] not in rows(g, HELPS):
        return Refusal("SI-14.13", "not-assisting")
    card = POWERS[number]
    if not in_time(card, POWER_PHASES.index(decision.prompt)):
        return Refusal("SI-7.10", "fast-only") if card.speed == FAST else Refusal("SI-7.1", "slow-only")
    if card.at_land != (verb == "assist-on"):
        return Refusal("SI-7.5", "targets-lands" if card.at_land else "targets-spirits", {"power": number})
    if card.at_land:
        return no_place(g, "SI-7.4", target) or Refusal("SI-2.2", "sea-not-in-play", {"land": target})
    return Refusal("SI-7.5", "another-spirit", {"power": number})
