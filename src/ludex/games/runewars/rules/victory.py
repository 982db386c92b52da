"""RW-16: victory: enough dragon runes in one's turn, or most of them at the end."""

from __future__ import annotations

from ludex.core import GameOver, Option, Rule, ask, tell
from ludex.core.law import law
from ludex.core.outcome import victory
from ludex.games.runewars.cards.rewards import show_shards
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.rules.areas import SHARDS, alive, dragon_runes, heroes_of, is_barren
from ludex.games.runewars.rules.runes import hidden_runes, reveal_rune
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, NOBODY

REVISED_YEARS, EPIC_YEARS = 1, 2
"""By how much the game is longer."""


@law("RW-16.1", "RW-18.2", "RW-19.11d")
def runes_to_win(g: Runewars) -> int:
    """Six; one more with free cities, one more in Epic play."""
    return book(g).limits.runes_to_win + g.free_cities + g.epic


@law("RW-16.2", "RW-0.2", "RW-18.2")
def last_year(g: Runewars) -> int:
    return book(g).limits.years + (EPIC_YEARS if g.epic else REVISED_YEARS if g.revised else 0)


@law("RW-16.4", "RW-0.2", "RW-19.13")
def has_to_hold(g: Runewars) -> bool:
    """Victory is claimed first and held for a year: in the revised edition, and with the Road to Victory."""
    return g.revised or g.road


@law("RW-16.1", "RW-16.4", "RW-19.13e", "RW-19.13f", "RW-19.13g")
def claims(g: Runewars, seat: int) -> list[Option]:
    """May he reveal his runes now? A victory card needs a free season deck, and a year to come."""
    if dragon_runes(g, seat) < runes_to_win(g):
        return []
    if has_to_hold(g) and (g.year >= last_year(g) or g.victory_card[g.season] != NOBODY or seat in g.victory_card):
        return []
    return [("claim",)]


@law("RW-16.1", "RW-16.4", "RW-19.13b")
def claim(g: Runewars, seat: int) -> Rule[None]:
    """He reveals his dragon runes: he has won, or his victory card waits for a year."""
    yield from reveal_enough(g, seat)
    if not has_to_hold(g):
        end(g, [seat], "RW-16.1", "runes")
    g.victory_card[g.season] = seat
    tell(g, "RW-19.13b", "claims", who=seat, season=g.season)


@law("RW-19.13a", "RW-19.3")
def reveal_enough(g: Runewars, seat: int) -> Rule[None]:
    """Tokens of his choice are turned up until they prove it: what lies open or on cards counts already; shards are
    shown."""
    show_shards(g, seat)
    while (missing := runes_to_win(g) - shown_runes(g, seat)) > 0:
        options = proofs(g, seat)
        if len(options) > missing:
            choice = yield ask("RW-19.13a", seat, "reveal-rune", options)
            options = [choice]
        for option in options:
            reveal_rune(g, option[1])


def proofs(g: Runewars, seat: int) -> list[Option]:
    """Dragon runes that were not yet revealed, where they count."""
    return [("rune_at", place) for place in hidden_runes(g, seat, DRAGON_RUNE) if tokens_count(g, place)]


@law("RW-19.5e", "RW-19.5k")
def tokens_count(g: Runewars, place: int) -> bool:
    return g.revised or not is_barren(g, place)


def shown_runes(g: Runewars, seat: int) -> int:
    """Dragon runes of which all can see that he controls them."""
    tokens = len(proofs(g, seat))
    shards = sum(reward in SHARDS for hero in heroes_of(g, seat) for reward in g.rewards[hero])
    return dragon_runes(g, seat) - tokens - shards


@law("RW-16.4", "RW-19.13c", "RW-19.13d")
def check_victory_card(g: Runewars) -> Rule[None]:
    """The deck of this season is due: does he still have enough?"""
    seat = g.victory_card[g.season]
    if seat == NOBODY:
        return
    g.victory_card[g.season] = NOBODY
    if not g.out[seat] and dragon_runes(g, seat) >= runes_to_win(g):
        yield from reveal_enough(g, seat)
        end(g, [seat], "RW-19.13c", "held")
    tell(g, "RW-19.13d", "claim-failed", who=seat)


@law("RW-16.2", "RW-16.3", "RW-19.11b")
def final_count(g: Runewars) -> None:
    """All runes are revealed: most dragon runes, then most influence, then more at the start."""
    for place, rune in enumerate(g.rune):
        if rune and not g.rune_up[place]:
            reveal_rune(g, place)
    for seat in alive(g):
        show_shards(g, seat)
    best = max(alive(g), key=lambda seat: standing(g, seat))
    if sum(dragon_runes(g, seat) == dragon_runes(g, best) for seat in alive(g)) > 1:
        end(g, [best], "RW-16.3", "tied-runes")
    end(g, [best], "RW-16.2", "most-runes")


@law("RW-16.3")
def standing(g: Runewars, seat: int) -> tuple[int, int, int]:
    return (
        dragon_runes(g, seat),
        g.influence[seat],
        book(g).factions[g.factions[seat]].start_influence,
    )


@law("RW-17.4")
def last_one(g: Runewars) -> None:
    """Whoever is alone in the game has won it."""
    if len(alive(g)) == 1:
        end(g, alive(g), "RW-17.4", "last")


def end(g: Runewars, winners: list[int], clause: str, how: str) -> None:
    g.outcome = victory(winners, g.players, clause, how)
    for seat in winners:
        tell(g, clause, "wins", who=seat, count=dragon_runes(g, seat))
    raise GameOver
