"""H-13.9, H-13.10 The temple of the lizardfolk: bonuses that open, the Council in which everyone votes for one of them,
and what each of them does for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from ludex.core import Option, Refusal, Rule, Verb, ask, at_once, law, tell, verb
from ludex.games.heroes.printed.book import CODES, TERRAINS, Active, code, faction_of, price
from ludex.games.heroes.printed.effects import (
    ExchangeAll,
    ExtraMoveAll,
    ExtraVotes,
    FreeArtifactsAll,
    GainAll,
    OpenBonus,
    TerrainMinusAll,
    TroopPlusAll,
    WeakenMonstersAll,
)
from ludex.games.heroes.printed.notation import Effect
from ludex.games.heroes.printed.paper import BlockEntry
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.objects import owned
from ludex.games.heroes.rules.options import SKIP
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import can_pay, exchange, gain, listed, pay
from ludex.games.heroes.sides.side import clockwise, side_of
from ludex.games.heroes.state import Heroes
from ludex.kit.cards import Bodies

CLOSED, OPEN, STRUCK = range(3)
COUNCIL: Option = ("council",)
ABSTAIN: Option = ("abstain",)
VERBS: tuple[Verb, ...] = (
    verb("council"),
    verb("propose", bonus="bonus"),
    verb("vote", bonus="bonus"),
    verb("abstain"),
    verb("votes", count="count"),
    verb("decide", bonus="bonus"),
    verb("open_bonus", bonus="bonus"),
    verb("troop_plus", troop="troop"),
    verb("terrain_minus", terrain="terrain"),
    verb("weaken_monster", monster="monster"),
    verb("weaken_species", species="species"),
)


# ---------------------------------------------------------------------------------------------------- bonuses that open


@law("H-13.10", "H-13.12")
def open_bonus(g: Heroes, me: int, bonus: int) -> None:
    """A bonus opens once; one that is open or struck out stays so."""
    board = g.boards[me]
    if board.opened[bonus] == CLOSED:
        board.opened[bonus] = OPEN
        note(g, me, "H-13.10", "open-bonus", bonus=code(g, me, bonus))


def choose_bonus_to_open(g: Heroes, me: int, each: Active[OpenBonus]) -> Rule[None]:
    """The artifact: any bonuses that are closed."""
    for _ in range(number(g, me, each)):
        closed = [bonus for bonus, state in enumerate(g.boards[me].opened) if state == CLOSED]
        if closed:
            options: list[Option] = [("open_bonus", code(g, me, bonus)) for bonus in closed]
            open_bonus(g, me, CODES.number((yield ask("H-13.10", me, "open-bonus", options))[1]))


def open_bonuses(g: Heroes, me: int) -> list[int]:
    return [bonus for bonus, state in enumerate(g.boards[me].opened) if state == OPEN]


# ------------------------------------------------------------------------------------------------- the Council (H-13.9)


def temple(g: Heroes, me: int) -> BlockEntry:
    return faction_of(g, me).blocks["temple"]


@law("H-13.9")
def cannot_call_council(g: Heroes, me: int) -> Refusal | None:
    """Two bonuses must be open, and there must be enough to pay."""
    block = temple(g, me)
    have = len(open_bonuses(g, me))
    if have < block.options:
        return Refusal("H-13.9", "council-bonuses", {"need": block.options, "have": have})
    cost = price(block.council_cost)
    if not can_pay(g, me, cost):
        return Refusal("H-13.9", "council-cost", {"things": listed(g, me, cost)})
    return None


@law("H-13.9")
def council(g: Heroes, me: int) -> Rule[None]:
    """At the end of the build action: pay, hand out votes, name two bonuses, vote; the winner works for all."""
    if cannot_call_council(g, me) is not None:
        return
    cost = price(temple(g, me).council_cost)
    if (yield ask("H-13.9", me, "council", [SKIP, COUNCIL], about={"things": listed(g, me, cost)})) == SKIP:
        return
    yield from pay(g, me, cost)
    tell(g, "H-13.9", "council", who=me)
    for seat in clockwise(g):
        hand_out_votes(g, me, seat)
    named = yield from propose(g, me)
    winner = yield from vote(g, me, named)
    board = g.boards[me]
    board.opened[winner] = STRUCK
    board.councils += 1
    tell(g, "H-13.9", "council-chose", bonus=code(g, me, winner))
    for each in faction_of(g, me).bonuses[winner].effects:
        yield from work_for_all(g, each)


@law("H-13.9")
def hand_out_votes(g: Heroes, host: int, seat: int) -> None:
    """To the votes saved: one for every circled monster (every tick), captured fortress and artifact; the lizardfolk's
    artifact brings more."""
    board = g.boards[seat]
    forts = sum(board.forts)
    monsters = side_of(g, seat).wins(g, seat) - forts
    counts = {"monsters": monsters, "fortresses": forts, "artifacts": len(owned(g, seat))}
    votes = sum(counts[name] for name in temple(g, host).votes_per)
    votes += sum(number(g, seat, each) for each in active(g, seat, ExtraVotes))
    board.votes += votes
    tell(g, "H-13.9", "gets-votes", who=seat, count=votes, have=board.votes)


@law("H-13.9")
def propose(g: Heroes, me: int) -> Rule[list[int]]:
    """The lizardfolk name the bonuses that are voted on."""
    need = temple(g, me).options
    left = open_bonuses(g, me)
    named: list[int] = left if len(left) == need else []
    while len(named) < need:
        options: list[Option] = [("propose", code(g, me, bonus)) for bonus in left if bonus not in named]
        named.append(CODES.number((yield ask("H-13.9", me, "propose", options))[1]))
    tell(g, "H-13.9", "proposed", who=me, bonuses=[code(g, me, bonus) for bonus in named])
    return named


@law("H-13.9")
def vote(g: Heroes, me: int, named: list[int]) -> Rule[int]:
    """Everyone in secret gives any number of votes to one of the bonuses. Given votes are spent; more votes win, and
    the lizardfolk settle a tie."""
    bonuses = [code(g, me, bonus) for bonus in named]
    seats = sorted(clockwise(g))
    given = yield from at_once({seat: partial(cast, g, seat, bonuses) for seat in seats}, cover="voting")
    sums = dict.fromkeys(bonuses, 0)
    for seat in clockwise(g):
        bonus, count = given[seat]
        if count:
            g.boards[seat].votes -= count
            sums[bonus] += count
            tell(g, "H-13.9", "voted", who=seat, bonus=bonus, count=count)
        else:
            tell(g, "H-13.9", "abstained", who=seat)
    best = [bonus for bonus in bonuses if sums[bonus] == max(sums.values())]
    options: list[Option] = [("decide", bonus) for bonus in best]
    winner: int = CODES.number((yield ask("H-13.9", me, "decide", options))[1])
    return winner


def cast(g: Heroes, seat: int, bonuses: list[int]) -> Rule[tuple[int, int]]:
    """A bonus and the votes for it; nothing is written down before all are in."""
    votes = g.boards[seat].votes
    options: list[Option] = [ABSTAIN, *(("vote", bonus) for bonus in bonuses if votes)]
    choice = yield ask("H-13.9", seat, "vote", options, about={"have": votes})
    if choice == ABSTAIN:
        return bonuses[0], 0
    counts: list[Option] = [("votes", n) for n in range(1, votes + 1)]
    about = {"bonus": choice[1], "have": votes}
    return choice[1], (yield ask("H-13.9", seat, "votes", counts, about=about))[1]


# --------------------------------------------------------------------------------------- what they do for all (H-13.10)


E = TypeVar("E", bound=Effect)
Work = Callable[[Heroes, Active[Any]], Rule[None]]
bonus_of: Bodies[Work] = Bodies("temple bonuses")


@law("H-13.10")
def work_for_all(g: Heroes, each: Active[Effect]) -> Rule[None]:
    """A bonus works for every player."""
    yield from bonus_of[each.effect.op](g, each)


@law("H-13.10")
def on_every_board(work: Callable[[Heroes, int, Active[E]], Rule[None]]) -> Work:
    """What a bonus does on one board, all do at once."""

    def for_all(g: Heroes, each: Active[E]) -> Rule[None]:
        yield from at_once({seat: partial(work, g, seat, each) for seat in range(len(g.boards))})

    return for_all


@bonus_of("free_artifacts_all")
def free_artifacts(g: Heroes, each: Active[FreeArtifactsAll]) -> Rule[None]:
    """Artifacts no longer have conditions."""
    g.free_artifacts = 1
    yield from ()


@bonus_of("extra_move_all")
def move_again(g: Heroes, each: Active[ExtraMoveAll]) -> Rule[None]:
    """A move action for all comes next."""
    g.level = each.effect.level
    g.after = "action"
    g.step = "move"
    yield from ()


@bonus_of("exchange_all")
@on_every_board
def exchange_resources(g: Heroes, me: int, each: Active[ExchangeAll]) -> Rule[None]:
    yield from exchange(g, me, "H-13.10", each.effect.n)


@bonus_of("gain_all")
@on_every_board
def gain_resources(g: Heroes, me: int, each: Active[GainAll]) -> Rule[None]:
    yield from gain(g, me, "H-13.10", each.amount)


@bonus_of("troop_plus_all")
@on_every_board
def raise_troop(g: Heroes, me: int, each: Active[TroopPlusAll]) -> Rule[None]:
    """One troop of one's choice is stronger for good."""
    rules = side_of(g, me)
    board = g.boards[me]
    options: list[Option] = [
        ("troop_plus", code(g, me, troop)) for troop in range(len(board.plus)) if rules.can_send(g, me, troop)
    ]
    troop = (yield ask("H-13.10", me, "troop-plus", options, about={"add": each.effect.n}))[1]
    board.plus[CODES.number(troop)] += each.effect.n
    note(g, me, "H-13.10", "troop-plus", troop=troop, add=each.effect.n)


@bonus_of("terrain_minus_all")
@on_every_board
def lower_terrain(g: Heroes, me: int, each: Active[TerrainMinusAll]) -> Rule[None]:
    """One type of terrain is cheaper for good, as long as it costs more than the minimum."""
    board = g.boards[me]
    costs = [cost - less for cost, less in zip(board.costs, board.discount, strict=True)]
    options: list[Option] = [("terrain_minus", n) for n in range(len(TERRAINS)) if costs[n] > each.effect.minimum]
    if options:
        terrain = (yield ask("H-13.10", me, "terrain-minus", options, about={"add": each.effect.n}))[1]
        board.discount[terrain] += each.effect.n
        note(g, me, "H-13.10", "terrain-minus", terrain=terrain, add=each.effect.n)


@bonus_of("weaken_monsters_all")
@on_every_board
def weaken_monsters(g: Heroes, me: int, each: Active[WeakenMonstersAll]) -> Rule[None]:
    """Some monsters of one's own are weaker for good; for the lizardfolk, some species."""
    board = g.boards[me]
    printed = faction_of(g, me)
    strengths = [row.strength for row in printed.species or printed.monsters]
    chosen: list[int] = []
    for _ in range(each.effect.monsters):
        options = [
            option
            for option in weaken_options(g, me)
            if option[1] not in chosen
            and strengths[CODES.number(option[1])] - board.weaker[CODES.number(option[1])] > each.effect.minimum
        ]
        if not options:
            return
        kind, thing = yield ask("H-13.10", me, "weaken", options, about={"add": each.effect.n})
        chosen.append(thing)
        most = strengths[CODES.number(thing)] - each.effect.minimum
        board.weaker[CODES.number(thing)] = min(board.weaker[CODES.number(thing)] + each.effect.n, most)
        about = {"species": thing} if kind == "weaken_species" else {"monster": thing}
        note(g, me, "H-13.10", kind.replace("_", "-"), add=each.effect.n, **about)


def weaken_options(g: Heroes, me: int) -> list[Option]:
    """Monsters of the line that are not circled; species that still have a free circle."""
    board = g.boards[me]
    species = faction_of(g, me).species
    if species:
        left = [n for n, each in enumerate(species) if board.ticks[n] < len(each.circles)]
        return [("weaken_species", code(g, me, n)) for n in left]
    return [("weaken_monster", code(g, me, n)) for n, beaten in enumerate(board.beaten) if not beaten]
