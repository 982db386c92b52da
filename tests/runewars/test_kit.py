"""Nothing appears and nothing is lost: units, runes, cards and city tokens add up at every moment of random games."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.game import GAME
from ludex.games.runewars.mixes import mixes
from ludex.games.runewars.printed.book import DEVELOPMENTS, HEROES, UNITS, book
from ludex.games.runewars.rules.areas import LOST_CITY
from ludex.games.runewars.rules.battle.draw import ENCHANTED, TACTICAL
from ludex.games.runewars.rules.decks import LIEUTENANT_GENERAL
from ludex.games.runewars.rules.units import REANIMATE
from ludex.games.runewars.setup import new_state
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import GONE, NO_RUNE, NOBODY, NONE, kind_of
from ludex.kit.testing import checks

GAMES = 8
BLIGHT = DEVELOPMENTS.index("waiqar-lands-of-blight")
SETUPS = list(itertools.islice(mixes(range(2, 5), {}, "some"), 5, 400, 397 // GAMES))


class Kept:
    """What there is of everything, as it was when the game began."""

    def __init__(self, setup: dict[str, Any]) -> None:
        state = new_state(msgspec.convert(setup, Setup))
        self.supply = state.supply[:]
        self.runes = state.runes_left[:]
        self.dealt: dict[str, Counter[int]] = {}
        self.cities = 0

    def __call__(self, g: Runewars) -> None:
        self.runes_add_up(g)
        if not g.units:
            return
        self.units_add_up(g)
        self.cities_add_up(g)
        for name, cards in all_cards(g).items():
            if g.step != "setup-decks" and cards:
                assert Counter(cards) == self.dealt.setdefault(name, Counter(cards)), name

    def units_add_up(self, g: Runewars) -> None:
        found = g.supply[:]
        rows = [*g.units, [one for one, *_ in g.limbo if one >= 0], g.fleeing]
        rows += [row for battle in g.fights for row in (*battle.lines, *battle.lying)]
        for one in itertools.chain(*rows):
            found[kind_of(one)] += 1
        more = book(g).units[REANIMATE].tokens * sum(BLIGHT in cards for cards in g.upgrades)
        wanted = [count + more * (kind == REANIMATE) for kind, count in enumerate(self.supply)]
        assert found == wanted, [UNITS[kind] for kind in range(len(UNITS)) if found[kind] != wanted[kind]]

    def runes_add_up(self, g: Runewars) -> None:
        found = g.runes_left[:]
        for rune in g.rune:
            if rune != NO_RUNE:
                found[rune] += 1
        assert found == self.runes

    def cities_add_up(self, g: Runewars) -> None:
        there = [city for city in g.city if city != NONE]
        assert len(set(there)) == len(there)
        count = sum(city != LOST_CITY for city in there) + g.cities_razed
        self.cities = self.cities or count
        assert count == self.cities


def all_cards(g: Runewars) -> dict[str, list[int]]:
    """Every card of a deck, wherever it lies now."""
    drawn = [card for battle in g.fights for row in battle.drawn for card in row]
    tactical = [card - TACTICAL for card in drawn if TACTICAL <= card < ENCHANTED]
    fate = [card % TACTICAL for card in drawn if not TACTICAL <= card < ENCHANTED]
    duels = [card for duel in g.duels for card in duel.drawn if card >= 0]
    fate += [card for card in duels if card < TACTICAL]
    tactical += [card - TACTICAL for card in duels if card >= TACTICAL]
    attempted = [g.attempted] if g.attempted >= 0 else []
    spoils = [reward for duel in g.duels for reward in (*duel.spoils, *duel.spoils_up)]
    flat = itertools.chain.from_iterable
    return {
        "fate": [*g.fate, *g.fate_discard, *g.fate_drawn, *fate],
        "tactics": [
            *(*g.tactics_deck, *g.tactics_discard, *g.tactics_seen, *tactical),
            *(*flat(g.tactics), *flat(g.fresh), *[LIEUTENANT_GENERAL] * sum(g.lieutenant)),
        ],
        "quests": [*g.quest_deck, *g.quest_discard, *flat(g.quests), *attempted],
        "rewards": [
            *(*g.reward_deck, *g.reward_discard, *spoils),
            *(*flat(g.rewards), *flat(g.rewards_up), *flat(g.graves)),
        ],
        "heroes": [*g.hero_deck, *g.hero_drawn]
        + [hero for hero in range(len(HEROES)) if g.hero_seat[hero] != NOBODY or g.hero_place[hero] == GONE],
        "commanders": [*g.commander_deck, *g.commander_drawn, *(card for card in g.commander if card != NONE)],
        "objectives": [*flat(g.objective_deck), *g.objective_discard, *(card for card in g.objective if card != NONE)],
        "seasons": [*flat(g.seasons), *g.season_discard]
        + ([g.season_card] if g.season_card >= 0 and g.season_card not in g.season_discard else []),
    }


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_components_add_up(number: int) -> None:
    setup = SETUPS[number]
    checks.random_play_ends(GAME, setup, number, Kept(setup))
