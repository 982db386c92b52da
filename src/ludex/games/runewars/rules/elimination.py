"""RW-17.4: who controls no area is out of the game."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.rules.areas import controllers, heroes_of
from ludex.games.runewars.rules.decks import LIEUTENANT_GENERAL
from ludex.games.runewars.rules.heroes import leave
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import IN_DECK, NOBODY, NONE
from ludex.kit.cards import shuffled


@law("RW-17.4")
def look_who_is_out(g: Runewars) -> Rule[None]:
    """Whoever controls no area is out."""
    holders = controllers(g)
    for seat in range(g.players):
        if not g.out[seat] and seat not in holders:
            g.out[seat] = 1
            tell(g, "RW-17.4", "out", who=seat)
            return_titles(g, seat)
            g.activated[seat].clear()
            g.queue[:] = [each for each in g.queue if each != seat]
            yield from return_cards(g, seat)


@law("RW-17.4a")
def return_titles(g: Runewars, seat: int) -> None:
    """Titles go back, and the influence on them with them."""
    for title, holder in enumerate(g.titles):
        if holder == seat:
            g.titles[title] = NOBODY
            g.on_title[title] = 0


@law("RW-17.4")
def return_cards(g: Runewars, seat: int) -> Rule[None]:
    """Heroes leave the board; their cards, and those of the player, are shuffled into their decks."""
    objectives = g.objective_deck[book(g).factions[g.factions[seat]].alignment]
    decks = (g.hero_deck, g.reward_deck, g.tactics_deck, g.quest_deck, objectives)
    before = [len(deck) for deck in decks]
    for hero in heroes_of(g, seat):
        g.reward_deck += g.rewards[hero] + g.rewards_up[hero]
        g.hero_deck.append(hero)
        leave(g, hero, IN_DECK)
    g.tactics_deck += g.tactics[seat] + g.fresh[seat] + [LIEUTENANT_GENERAL] * g.lieutenant[seat]
    g.quest_deck += g.quests[seat]
    if g.objective[seat] != NONE:
        objectives.append(g.objective[seat])
    for hand in (g.tactics[seat], g.fresh[seat], g.quests[seat]):
        hand.clear()
    g.lieutenant[seat] = 0
    g.objective[seat] = NONE
    for deck, size in zip(decks, before, strict=True):
        if len(deck) > size:
            deck[:] = yield from shuffled("RW-17.4", deck)
