"""RW-8: neutral units, and diplomacy with them."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import GOLD, SILVER, book
from ludex.games.runewars.rules.areas import MOST_UNITS, left_of
from ludex.games.runewars.rules.decks import FATE
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.hand import DIPLOMACY, offers, play_from_hand
from ludex.games.runewars.rules.movement import arrive, marching
from ludex.games.runewars.rules.retreat import neutrals_retreat, retreat
from ludex.games.runewars.rules.units import has_upgrade, keep_limit
from ludex.games.runewars.state import Runewars
from ludex.kit.cards import NO_CARD

MOST_SPENT = 6
SILVER_TONGUE = 2


@law("RW-8.1", "RW-7.6b")
def may_negotiate(g: Runewars, seat: int) -> bool:
    """He has influence, and does not bring more units than may be in an area."""
    return g.influence[seat] > 0 and len(marching(g)) <= MOST_UNITS


@law("RW-8.1", "RW-8.2")
def diplomacy(g: Runewars, seat: int) -> Rule[bool]:
    """Influence is spent, as many Fate cards drawn, one chosen. True if it has to come to blows."""
    place = g.target
    most = min(MOST_SPENT, g.influence[seat])
    choice = yield ask("RW-8.1", seat, "diplomacy-spend", [("spend", n) for n in range(1, most + 1)])
    spent = choice[1]
    g.influence[seat] -= spent
    cards = spent + (1 if has_upgrade(g, seat, "latari-special") else 0)
    tell(g, "RW-8.1", "diplomacy", who=seat, place=place, count=spent)
    while g.tactics[seat]:
        played = yield ask("RW-15.6", seat, "play-diplomacy", offers, g, seat, DIPLOMACY, always=True)
        if played[0] != "play":
            break
        play_from_hand(g, seat, played[1])
        cards += SILVER_TONGUE
    destiny = yield from best_of(g, seat, cards, "RW-8.1", "diplomacy-card")
    if destiny == GOLD:
        yield from befriend(g, seat)
        return False
    if destiny == SILVER:
        yield from drive_away(g, seat)
        return False
    if g.battles:
        fight = False
    else:
        answer = yield ask("RW-8.1c", seat, "diplomacy-failed", [("fight",), ("withdraw",)], about={"place": place})
        fight = answer == ("fight",)
    if not fight:
        yield from withdraw(g, seat)
    return fight


@law("RW-8.1a", "RW-8.2", "RW-7.6")
def befriend(g: Runewars, seat: int) -> Rule[None]:
    """All neutral units there are allied now; together there are no more than may be in an area."""
    tell(g, "RW-8.1a", "allies", who=seat, place=g.target)
    arrive(g)
    yield from keep_limit(g, seat, g.target)


@law("RW-8.1b", "RW-8.2")
def drive_away(g: Runewars, seat: int) -> Rule[None]:
    """All neutral units there retreat where the player to the left says."""
    fleeing = g.units[g.target][:]
    g.units[g.target].clear()
    yield from neutrals_retreat(g, g.target, fleeing, left_of(g, seat))
    arrive(g)


@law("RW-8.1c", "RW-5.2b")
def withdraw(g: Runewars, seat: int) -> Rule[None]:
    """All units on the march retreat to one adjacent area."""
    units = marching(g)
    g.limbo[:] = [row for row in g.limbo if row[0] < 0]
    arrive(g)
    yield from retreat(g, seat, g.target, units)
    yield from look_who_is_out(g)


@law("RW-8.1", "RW-13.2")
def best_of(g: Runewars, seat: int, count: int, clause: str, prompt: str) -> Rule[int]:
    """Fate cards are drawn, one is chosen; its destiny."""
    for _ in range(count):
        card = yield from FATE.top(g)
        if card == NO_CARD:
            break
        g.fate_drawn.append(card)
    destinies = sorted({book(g).fate[card].destiny for card in g.fate_drawn})
    options: list[Option] = [("destiny", destiny) for destiny in destinies]
    if not options:
        return 0
    choice = yield ask(clause, seat, prompt, options)
    g.fate_discard += g.fate_drawn
    g.fate_drawn.clear()
    tell(g, clause, "destiny", who=seat, destiny=choice[1])
    return int(choice[1])
