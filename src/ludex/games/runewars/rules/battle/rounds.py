"""RW-9.5: the rounds of a battle. One exchange, a type of each side with all that its cards do, is one step."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards import commanders
from ludex.games.runewars.printed.book import COMMANDERS, DAMAGE, HEROES, ROUT, SPECIAL, UNITS, book
from ludex.games.runewars.rules.battle.abilities import ability
from ludex.games.runewars.rules.battle.draw import (
    TACTICAL,
    discard_drawn,
    draw_fate,
    drop_fate,
    result_of,
    results,
    shape_of,
)
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER, Fight
from ludex.games.runewars.rules.battle.kinds import ARCHER
from ludex.games.runewars.rules.battle.marks import FOG, STANDARD, VOLLEY, marked
from ludex.games.runewars.rules.battle.plays import (
    DRAW,
    DRAWN,
    HOLD_BACK,
    ROUND,
    hold_back,
    holding_back,
    may_play,
    play,
    playable,
)
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NONE

LAST_ROUND = 5
TRENLOE = HEROES.index("trenloe")


@law("RW-9.5", "RW-9.2")
def fight_round(g: Runewars) -> Rule[None]:
    """Until either side has a type of the running initiative that has not drawn, on to the next round; then they
    exchange blows."""
    sides = Fight(g, ATTACKER), Fight(g, DEFENDER)
    battle = g.fights[-1]
    while True:
        ready = [ready_types(f) for f in sides] if battle.initiative else [[], []]
        if ready[0] or ready[1]:
            yield from exchange(sides, ready)
            return
        battle.initiative += 1
        if battle.initiative > LAST_ROUND:
            g.step = "battle-tally"
            return
        for f in sides:
            yield from begin_round(f)


@law("RW-9.5")
def ready_types(f: Fight) -> list[int]:
    """Standing types of the running initiative that have not drawn."""
    done = f.battle.done[f.side]
    now = f.battle.initiative
    return [kind for kind in f.types() if kind not in done and f.initiative(kind) == now]


@law("RW-9.5", "RW-19.10m")
def begin_round(f: Fight) -> Rule[None]:
    """Commanders and cards of the beginning of a round."""
    for card in commanders.cards_of(f):
        if COMMANDERS[card] in commanders.round_begins:
            yield from commanders.round_begins[COMMANDERS[card]](f)
    yield from moment(f, "battle-round", ROUND, {"count": f.battle.initiative})


def before_draw(f: Fight) -> Rule[None]:
    """Cards of the moment before Fate cards are drawn, by either side."""
    own, enemy = f.battle.drawing[f.side], f.battle.drawing[1 - f.side]
    if own != NONE:
        yield from moment(f, "battle-draw", DRAW, {"kind": own, "count": f.standing(own)})
    else:
        yield from moment(f, "battle-wait", DRAW, {"kind": enemy})


def moment(f: Fight, prompt: str, when: int, about: dict[str, int]) -> Rule[None]:
    """He may play cards of this moment, or announce Tactical Fate cards."""
    said: list[int] = []
    while may_play(f):
        choice = yield ask("RW-9.12", f.seat, prompt, offers, f.g, f.side, when, said, always=True, about=about)
        if choice == DONE:
            return
        if choice == HOLD_BACK:
            hold_back(f)
        elif choice[0] == "play":
            yield from play(f, choice[1], said)
        else:
            announce(f, choice[1])


def offers(g: Runewars, side: int, when: int, said: list[int]) -> list[Option]:
    f = Fight(g, side)
    found = [DONE, *holding_back(f), *playable(f, when, said)]
    return found + announcements(f) if when == DRAW else found


# ------------------------------------------------------------------------------------------------ Tactical Fate cards


@law("RW-19.2", "RW-19.2a", "RW-19.2b")
def announcements(f: Fight) -> list[Option]:
    """Tactical Fate cards that may stand for Fate cards of the type that is about to draw."""
    kind = f.battle.drawing[f.side]
    if kind == NONE or len(f.battle.drawn[f.side]) >= f.standing(kind) or not may_play(f):
        return []
    cards = book(f.g).tactics
    return [("announce", card) for card in dict.fromkeys(f.g.tactics[f.seat]) if cards[card].fate is not None]


@law("RW-19.2d")
def announce(f: Fight, card: int) -> None:
    """The card lies among the drawn ones, and its text is ignored."""
    f.g.tactics[f.seat].remove(card)
    f.battle.drawn[f.side].append(TACTICAL + card)
    f.battle.played[f.side].append(card)
    tell(f.g, "RW-19.2", "battle-announces", who=f.owner, tactics=card)


# ------------------------------------------------------------------------------------------------------- an exchange


@law("RW-9.5b", "RW-19.12b", "RW-19.12c", "RW-19.12d", "RW-19.12e", "RW-19.12f", "RW-20.8")
def exchange(sides: tuple[Fight, Fight], ready: list[list[int]]) -> Rule[None]:
    """Both choose a type and announce; both draw; then all special abilities, all routs, all damage, always the
    attacker's first: the defender is hit before he hits."""
    battle = sides[0].battle
    for f, kinds in zip(sides, ready, strict=True):
        if kinds:
            choice = yield from f.ask("RW-9.5a", "which-type", [("unit_type", kind) for kind in kinds])
            battle.drawing[f.side] = choice[1]
    for f in sides:
        yield from before_draw(f)
    drawing = [f for f in sides if battle.drawing[f.side] != NONE]
    for f in drawing:
        yield from draw(f)
    for f in drawing:
        yield from specials(f)
    struck = [(f, *blows(f)) for f in drawing]
    for f, routs, _ in struck:
        if routs:
            yield from f.rout(routs)
    for f, _, damage in struck:
        if damage:
            yield from f.damage(damage)
    for f in drawing:
        discard_drawn(f)
        battle.done[f.side].append(battle.drawing[f.side])
        battle.drawing[f.side] = NONE


@law("RW-9.5a", "RW-9.3", "RW-19.2b", "RW-19.12c")
def draw(f: Fight) -> Rule[None]:
    """One Fate card for each standing unit of the type, fewer by those that were announced; those who are supported
    draw more and discard as many."""
    battle = f.battle
    kind = battle.drawing[f.side]
    tell(f.g, "RW-9.5a", "battle-attacks", who=f.owner, kind=kind, count=f.standing(kind))
    count = f.standing(kind) - len(battle.drawn[f.side])
    if battle.marks:
        count -= len(marked(battle, FOG, f.side))
        battle.marks[:] = [row for row in battle.marks if row[:2] != [FOG, f.side]]
    more = helped(f, kind)
    yield from draw_fate(f, max(0, count) + more)
    for _ in range(more):
        shown = results(f)
        if shown:
            choice = yield from f.ask("RW-9.3", "drop-fate", [("drop", result) for result in shown], kind)
            drop_fate(f, choice[1])
    yield from after_draw(f)


@law("RW-9.3")
def helped(f: Fight, kind: int) -> int:
    """How many more cards a type draws, of which it discards as many: by heroes and by the Standard Bearer."""
    g = f.g
    row = f.battle.heroes[f.side]
    found = 0
    for hero, beside in zip(row[::2], row[1::2], strict=True):
        if beside == kind:
            found += g.revised + (hero == TRENLOE)
    return found + marked(f.battle, STANDARD, f.side).count([kind])


@law("RW-9.5a", "RW-19.7b", "RW-19.10m")
def after_draw(f: Fight) -> Rule[None]:
    """Cards that have just been drawn may be drawn anew."""
    said: list[int] = []
    while True:
        holds = may_play(f) and any(card < TACTICAL for card in f.battle.drawn[f.side])
        if not holds and not redraws(f):
            return
        about = {"kind": f.battle.drawing[f.side]}
        choice = yield ask(
            "RW-9.5a", f.seat, "battle-drawn", drawn_offers, f.g, f.side, said, always=holds, about=about
        )
        if choice == DONE:
            return
        if choice == HOLD_BACK:
            hold_back(f)
        elif choice[0] == "play":
            yield from play(f, choice[1], said)
        elif choice[0] == "redraw":
            yield from commanders.redraw(f, choice[1])
        elif choice[0] == "volley":
            f.spend(VOLLEY)
            drop_fate(f, choice[1])
            yield from draw_fate(f, 1)
        else:
            commanders.enchant(f, choice[1])


def redraws(f: Fight) -> list[Option]:
    """What besides cards may change what was drawn."""
    found = commanders.redraw_offers(f) if f.g.commanders else []
    return found + volleys(f) if f.battle.drawing[f.side] == ARCHER else found


@law("RW-19.7b")
def volleys(f: Fight) -> list[Option]:
    """Moonlit Volley: once in a battle, in its first round, Archers draw a card anew."""
    if f.battle.initiative != 1 or not f.has("latari-archer") or f.spent(VOLLEY):
        return []
    return [("volley", result) for result in results(f)]


def drawn_offers(g: Runewars, side: int, said: list[int]) -> list[Option]:
    f = Fight(g, side)
    return [DONE, *holding_back(f), *playable(f, DRAWN, said), *redraws(f)]


@law("RW-9.5b", "RW-9.5c", "RW-19.12d")
def specials(f: Fight) -> Rule[None]:
    """Every special ability that the cards show, also of units that have fallen meanwhile. Cards that it brings count
    too."""
    kind = f.battle.drawing[f.side]
    shape = shape_of(f)
    row = f.battle.drawn[f.side]
    n = 0
    while n < len(row):
        if result_of(f.g, row[n], shape) == SPECIAL:
            tell(f.g, "RW-9.5b", "battle-special", who=f.owner, kind=kind)
            yield from ability[UNITS[kind]](f)
        n += 1


def blows(f: Fight) -> tuple[int, int]:
    """How many routs and how much damage the drawn cards show."""
    shape = shape_of(f)
    routs = damage = 0
    for card in f.battle.drawn[f.side]:
        result = result_of(f.g, card, shape)
        if result > DAMAGE:
            damage += result - DAMAGE
        elif result > ROUT:
            routs += result - ROUT
    return routs, damage
