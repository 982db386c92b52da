"""RW-4, RW-16, RW-17.4, RW-19.13: the year, its Season cards and Orders; who wins, and who is out."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import FALL, REWARDS, SEASON_CARDS, SPRING, SUMMER, WINTER, book
from ludex.games.runewars.rules import turn as turns
from ludex.games.runewars.rules import victory, year
from ludex.games.runewars.rules.areas import dragon_runes, ways
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.orders import (
    AFTER,
    BONUS,
    FORTIFY,
    GARRISON_ORDER,
    HARVEST,
    MOBILIZE,
    RECRUIT,
    has_supremacy,
)
from ludex.games.runewars.rules.power import WIZARDS_COUNCIL, players_in_order
from ludex.games.runewars.rules.units import rout
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    DRAGON_RUNE,
    FALSE_RUNE,
    IN_DECK,
    NOBODY,
    NONE,
    WHOLE,
    fort,
    is_routed,
)
from tests.runewars.realm import card, follow, here, hero, offered, one, put, realm, told

TOM, ANN = 0, 1


# ----------------------------------------------------------------------------------------------------------- the year


@pytest.mark.law("runewars:RW-4.1")
def test_four_seasons_make_a_year() -> None:
    g = realm()
    seen = []
    for _ in range(5):
        seen.append((g.year, g.season))
        follow(year.season_over(g))
        assert g.step == "season"
    assert seen == [(1, SPRING), (1, SUMMER), (1, FALL), (1, WINTER), (2, SPRING)]


@pytest.mark.law("runewars:RW-4.1", "runewars:RW-4.2", "runewars:RW-4.2a")
def test_the_season_card_comes_first_then_its_secondary_ability() -> None:
    g = realm()
    famine = SEASON_CARDS.index("sp01")
    g.seasons[SPRING].append(famine)
    follow(year.season(g))
    assert (g.season_card, g.step) == (famine, "season-text")
    follow(year.season_text(g))
    assert g.season_discard == [famine]  # one pile for all seasons
    assert g.step == "secondary-spring"
    follow(year.spring(g))
    assert g.step == "choose"


@pytest.mark.law("runewars:RW-15.3")
def test_the_council_only_serves_other_cards() -> None:
    """Whoever holds the Wizards' Council gets an influence for the words; without the title nothing happens."""
    council = next(number for number, kept in enumerate(book(realm()).seasons) if kept.council)
    for holder, gained in ((NOBODY, 0), (ANN, 1)):
        g = realm()
        g.season = book(g).seasons[council].season
        g.seasons[g.season].append(council)
        g.titles[WIZARDS_COUNCIL] = holder
        before = g.influence[:]
        follow(year.season(g))
        assert g.influence == [before[TOM], before[ANN] + gained]


@pytest.mark.law("runewars:RW-4.3", "runewars:RW-4.3c", "runewars:RW-20.3")
def test_fall_in_the_play_order_of_the_season_before() -> None:
    g = realm()
    g.order_of_play = [ANN, TOM]
    g.fate, g.fate_discard = list(range(28)), [28, 29]
    follow(year.fall(g), "take_influence", "take_tactics")
    assert g.influence == [3, 1 + 2]
    assert (len(g.fresh[TOM]), len(g.fresh[ANN])) == (1, 0)
    assert (len(g.fate), g.fate_discard) == (30, [])
    assert players_in_order(g) == [ANN, TOM]


@pytest.mark.law("runewars:RW-4.3b")
def test_summer_holds_the_quest_phase() -> None:
    g = realm()
    follow(year.summer(g))
    assert g.step == "quest-phase"


@pytest.mark.law("runewars:RW-4.3a", "runewars:RW-7.5")
def test_spring_returns_tokens_and_orders() -> None:
    g = realm()
    put(g, 5, footman=1)
    rout(g, 5, one("footman"))
    ronan = hero(g, "ronan", TOM, 5)
    g.hero_routed[ronan] = 1
    g.activated, g.orders = [[5], [7]], [[1, 4], [2]]
    follow(year.spring(g))
    assert (g.activated, g.orders) == ([[], []], [[], []])
    assert not is_routed(g.units[5][0])
    assert not g.hero_routed[ronan]


@pytest.mark.law("runewars:RW-4.3d", "runewars:RW-6.6", "runewars:RW-6.6a", "runewars:RW-19.8a")
def test_winter_limits_units_and_opens_water() -> None:
    g = realm("waiqar", "uthuk")
    g.laid = tuple((15, *row[1:]) if row[0] == 12 else row for row in g.laid)
    put(g, 5, reanimate=4, beastman=1)
    put(g, 7, reanimate=2)
    hero(g, "ronan", TOM, 7)
    assert 9 not in ways(g, 8, TOM)
    g.season = WINTER
    g.dials[TOM][0] = 2
    follow(year.winter(g), f"lose:{one('beastman')}:5")
    assert here(g, 5) == {"reanimate": 2}
    assert here(g, 7) == {"reanimate": 2}  # heroes do not count
    assert 9 in ways(g, 8, TOM)
    g.dials[TOM][0] = 0
    follow(year.winter(g))
    assert not g.units[5]
    assert not g.units[7]


# -------------------------------------------------------------------------------------------------------------- Orders


@pytest.mark.law("runewars:RW-4.4", "runewars:RW-4.5")
def test_orders_are_chosen_in_secret_and_resolved_in_play_order() -> None:
    g = realm()
    g.orders = [[HARVEST], [1]]
    assert ("order", HARVEST) not in year.orders_in_hand(g, TOM)
    follow(year.choose(g), f"order:{RECRUIT}", f"order:{MOBILIZE}")
    assert (g.order_of_play, g.current, g.queue) == ([ANN, TOM], ANN, [TOM])
    assert g.orders == [[HARVEST], [1, MOBILIZE]]
    g.part = AFTER
    follow(turns.turn(g))
    assert (g.current, g.orders[TOM]) == (TOM, [HARVEST, RECRUIT])  # they stay face up
    g.part = AFTER
    follow(turns.turn(g))
    assert g.step == "season-over"


@pytest.mark.law("runewars:RW-4.6", "runewars:RW-4.6a", "runewars:RW-5.8d", "runewars:RW-19.4a")
def test_supremacy_goes_to_the_highest_order() -> None:
    g = realm()
    found = []
    for orders in ([HARVEST], [HARVEST, RECRUIT], [RECRUIT, HARVEST], [GARRISON_ORDER], [1, GARRISON_ORDER], [FORTIFY]):
        g.orders[TOM] = orders
        found.append(has_supremacy(g, TOM))
    assert found == [True, True, False, True, False, False]


@pytest.mark.law("runewars:RW-4.6", "runewars:RW-1.9")
def test_the_bonus_follows_the_order() -> None:
    g = realm()
    g.current, g.orders[TOM], g.step = TOM, [HARVEST], "turn"
    assert offered(turns.turn(g)) == []  # nothing but the Order: it goes on by itself
    assert g.step == "harvest"
    g.step, g.part = "turn", BONUS
    assert offered(turns.turn(g)) == ["bonus", "done"]


# ------------------------------------------------------------------------------------------------------------- victory


def runes(g: Runewars, seat: int, *held: int) -> None:
    """Dragon runes in these areas, which a seat holds."""
    for place in held:
        put(g, place, **{"footman" if seat == TOM else "berserker": 1})
        g.rune[place] = DRAGON_RUNE


@pytest.mark.law("runewars:RW-16.1", "runewars:RW-14.2")
def test_six_dragon_runes_win_at_once() -> None:
    g = realm()
    runes(g, TOM, 0, 1, 2, 5, 7)
    g.rune[9] = FALSE_RUNE
    put(g, 9, footman=1)
    assert not victory.claims(g, TOM)
    ronan = hero(g, "ronan", TOM, 8)
    g.rewards[ronan] = [REWARDS.index("timmorran-shard")]
    assert dragon_runes(g, TOM) == 6
    assert victory.claims(g, TOM) == [("claim",)]
    follow(victory.claim(g, TOM))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.clause) == ((TOM,), "RW-16.1")
    assert g.rewards_up[ronan] == [REWARDS.index("timmorran-shard")]
    assert not g.rune_up[9]


@pytest.mark.law("runewars:RW-16.2", "runewars:RW-16.3", "runewars:RW-19.11b")
def test_most_dragon_runes_win_after_the_last_winter() -> None:
    for influence, winner in (([1, 5], ANN), ([5, 1], TOM), ([2, 2], TOM)):
        g = realm()
        runes(g, TOM, 0, 1)
        runes(g, ANN, 21, 22)
        g.influence = influence
        g.year, g.season = 6, WINTER
        follow(year.season_over(g))
        assert g.outcome is not None
        assert (g.outcome.winners, g.outcome.clause) == ((winner,), "RW-16.3")
        assert all(g.rune_up[place] for place in (0, 1, 21, 22))
    g = realm()
    runes(g, ANN, 21)
    g.influence = [9, 1]
    g.year, g.season = 6, WINTER
    follow(year.season_over(g))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.clause) == ((ANN,), "RW-16.2")
    g = realm()
    g.year, g.season = 5, WINTER
    follow(year.season_over(g))
    assert g.outcome is None


@pytest.mark.law("runewars:RW-19.13", "runewars:RW-19.13a", "runewars:RW-19.13b", "runewars:RW-16.4")
@pytest.mark.parametrize("setup", [{"road": True}, {"edition": "revised"}])
def test_the_road_to_victory_takes_a_year(setup: dict[str, object]) -> None:
    g = realm(**setup)
    runes(g, TOM, 0, 1, 2, 5, 7, 8, 10)
    g.season = FALL
    assert victory.claims(g, TOM) == [("claim",)]
    follow(victory.claim(g, TOM), *(f"rune_at:{place}" for place in (0, 1, 2, 5, 7, 8)))
    assert g.outcome is None
    assert g.victory_card == [NOBODY, NOBODY, TOM, NOBODY]
    assert [g.rune_up[place] for place in (0, 1, 2, 5, 7, 8, 10)] == [1, 1, 1, 1, 1, 1, 0]  # those of his choice
    assert not victory.claims(g, TOM)


@pytest.mark.law("runewars:RW-19.13c")
def test_whoever_still_has_them_wins() -> None:
    g = realm(road=True)
    runes(g, TOM, 0, 1, 2, 5, 7, 8)
    g.season, g.year = FALL, 3
    g.victory_card[FALL] = TOM
    deck = g.seasons[FALL][:]
    follow(year.season(g))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.clause) == ((TOM,), "RW-19.13c")
    assert g.seasons[FALL] == deck  # before the Season card


@pytest.mark.law("runewars:RW-19.13e")
def test_one_victory_card_on_a_deck() -> None:
    g = realm(road=True)
    runes(g, TOM, 0, 1, 2, 5, 7, 8)
    g.victory_card[SPRING] = ANN
    assert not victory.claims(g, TOM)
    g.season = SUMMER
    assert victory.claims(g, TOM)


@pytest.mark.law("runewars:RW-19.13g", "runewars:RW-19.13d", "runewars:RW-19.13f")
def test_tom_s_victory_card() -> None:
    g = realm(road=True)
    runes(g, TOM, 0, 1, 2, 5, 7, 8)
    g.year, g.season = 5, SUMMER
    follow(victory.claim(g, TOM))
    assert g.victory_card[SUMMER] == TOM

    g.year, g.season = 6, SPRING
    g.units[5].clear()  # he loses an area
    put(g, 5, berserker=1)
    g.season = SUMMER
    card_before = g.seasons[SUMMER][-1]
    follow(year.season(g))
    assert g.outcome is None
    assert g.victory_card == [NOBODY] * 4  # it is back in his hand
    assert g.season_card == card_before

    g.units[5].clear()
    put(g, 5, footman=1)
    assert dragon_runes(g, TOM) == 6
    assert not victory.claims(g, TOM)  # the last year: no more Victory cards
    g.season = WINTER
    follow(year.season_over(g))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.clause) == ((TOM,), "RW-16.2")


@pytest.mark.law("runewars:RW-19.5e", "runewars:RW-19.13a")
def test_runes_on_barren_land_prove_nothing() -> None:
    g = realm(road=True)
    runes(g, TOM, 0, 1, 2, 5, 7, 8, 10)
    g.waste[5] = 1
    follow(victory.claim(g, TOM))
    assert not g.rune_up[5]
    assert g.victory_card[SPRING] == TOM


# ---------------------------------------------------------------------------------------------------------- who is out


@pytest.mark.law("runewars:RW-17.4", "runewars:RW-17.4a")
def test_whoever_controls_nothing_is_out() -> None:
    g = realm("daqan", "uthuk", "latari")
    for place in (21, 22, 23):
        g.forts[place] = NONE
        put(g, place, footman=1)
    ronan = hero(g, "ronan", ANN, 5)
    g.rewards[ronan] = [g.reward_deck.pop()]
    g.rewards_up[ronan] = [g.reward_deck.pop()]
    g.tactics[ANN], g.fresh[ANN] = [g.tactics_deck.pop()], [g.tactics_deck.pop()]
    g.quests[ANN] = [g.quest_deck.pop()]
    evil = book(g).factions[g.factions[ANN]].alignment
    g.objective[ANN] = g.objective_deck[evil].pop()
    g.titles[0], g.on_title[0] = ANN, 4
    g.queue = [TOM, ANN]
    sizes = [len(deck) for deck in (g.reward_deck, g.tactics_deck, g.quest_deck, g.hero_deck, g.objective_deck[evil])]
    g.out[2] = 1  # the third one has left before
    follow(look_who_is_out(g))
    assert g.out == [0, 1, 1]
    assert (g.hero_place[ronan], g.hero_seat[ronan]) == (IN_DECK, NOBODY)
    assert (g.tactics[ANN], g.fresh[ANN], g.quests[ANN]) == ([], [], [])
    assert g.objective[ANN] == NONE
    after = [len(deck) for deck in (g.reward_deck, g.tactics_deck, g.quest_deck, g.hero_deck, g.objective_deck[evil])]
    assert [new - old for new, old in zip(after, sizes, strict=True)] == [2, 2, 1, 1, 1]
    assert (g.titles[0], g.on_title[0]) == (NOBODY, 0)
    assert g.queue == [TOM]
    assert told(g, "out") == 1
    g.current = TOM
    g.orders[TOM] = [HARVEST]
    follow(turns.turn(g))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.how) == ((TOM,), "last")


@pytest.mark.law("runewars:RW-15.6a")
def test_cards_of_this_season_wait_for_the_next() -> None:
    g = realm()
    g.fresh[TOM] = [card("war-chest")]
    follow(year.season(g))
    assert (g.tactics[TOM], g.fresh[TOM]) == ([card("war-chest")], [])


def test_a_stronghold_keeps_one_in_the_game() -> None:
    g = realm()
    for place in (22, 23):
        put(g, place, footman=1)
    g.forts[21] = fort(ANN, WHOLE)
    follow(look_who_is_out(g))
    assert g.out == [0, 0]
