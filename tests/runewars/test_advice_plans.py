"""What the steward is told to aim at: objectives, quests, bids, guards, food for the winter, runes alone at last."""

from __future__ import annotations

import pytest

from ludex.agents import make_agent
from ludex.core import Playout
from ludex.core.decision import DONE, Decision, Option
from ludex.games.runewars.advice import moment
from ludex.games.runewars.advice.goals import FULFILLED, area_wanted, goal_worth, order_wanted
from ludex.games.runewars.advice.habit import habit
from ludex.games.runewars.advice.plan import order_worth, spread
from ludex.games.runewars.advice.quests import quest_hope, walks
from ludex.games.runewars.advice.war import FARTHER, outlook, spared, threats, weigh_target
from ludex.games.runewars.advice.worth import area_worth, fed, late
from ludex.games.runewars.game import GAME
from ludex.games.runewars.printed.book import DAQAN, FALL, FOOD, OBJECTIVES, SEASON_CARDS, SPRING, UNITS, WINTER, book
from ludex.games.runewars.rules.areas import chart, controllers, heroes_of
from ludex.games.runewars.rules.orders import ACQUIRE_POWER, FORTIFY, RECRUIT, STRATEGIZE
from ludex.games.runewars.rules.victory import last_year
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, NO_RUNE, NONE, unit

FOOTMAN, BERSERKER = unit(UNITS.index("footman")), unit(UNITS.index("berserker"))
ME, OTHER = 0, 1


@pytest.fixture
def g() -> Runewars:
    """A game of two in its first season: Daqan is asked, Uthuk is the other one."""
    table = Playout.begin(GAME, {"seats": ["daqan", "uthuk"]}, seed=5)
    while table.state.step != "choose":
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.options[0])
    assert isinstance(table.state, Runewars)
    return table.state.copy()


def with_objective(g: Runewars, name: str) -> None:
    g.objective[ME] = OBJECTIVES.index(name)


def asked(prompt: str, options: list[Option]) -> Decision:
    return Decision("RW-0.1", ME, prompt, options)


def lone_place(g: Runewars) -> int:
    """An area of nobody, without anything, away from home realms."""
    drawn = chart(g)
    return next(
        place
        for place, units in enumerate(g.units)
        if not units and drawn.home[place] < 0 and all(drawn.home[near] < 0 for near in drawn.near[place])
    )


@pytest.mark.law("runewars:RW-2.7a")
def test_stewards_who_lay_the_map_do_not_lay_what_does_not_fit_again_and_again() -> None:
    setup = {"seats": ["uthuk", "daqan", "waiqar", "latari"], "map": "placed"}
    for seed in range(12):
        table = Playout.begin(GAME, setup, seed=seed, branching=True)
        agents = [make_agent("steward", seat, GAME) for seat in range(4)]
        for _ in range(400):
            if table.state.step not in ("tiles", "markers", "homes"):
                break
            seat = next(iter(table.pending))
            table.play(seat, agents[seat].choose(table, seat))
        assert table.state.step not in ("tiles", "markers", "homes"), seed


def test_an_objective_is_worth_more_the_nearer_it_is(g: Runewars) -> None:
    with_objective(g, "hoarded-power")
    worths = []
    for influence in (0, 6, 11, 12):
        g.influence[ME] = influence
        worths.append(goal_worth(g, ME))
    assert worths == sorted(worths)
    assert worths[0] == 0 < worths[1] < worths[2] < worths[3] == FULFILLED


def test_every_objective_can_be_weighed(g: Runewars) -> None:
    for name in OBJECTIVES:
        with_objective(g, name)
        assert 0 <= goal_worth(g, ME) <= FULFILLED
        assert area_wanted(g, ME)(lone_place(g)) >= 0
    g.objective[ME] = NONE
    assert goal_worth(g, ME) == 0


def test_an_objective_draws_to_areas_and_orders_that_serve_it(g: Runewars) -> None:
    with_objective(g, "boot-on-the-throat")
    foreign, own = chart(g).homes[g.factions[OTHER]][0], chart(g).homes[DAQAN][0]
    assert area_wanted(g, ME)(foreign) > 0 == area_wanted(g, ME)(own)
    with_objective(g, "mighty-walls")
    assert order_wanted(g, ME, FORTIFY) > 0 == order_wanted(g, ME, ACQUIRE_POWER)


def bid_with(g: Runewars, card: str, mine: int, theirs: int) -> int:
    g.season_card = SEASON_CARDS.index(card)
    g.influence[ME], g.influence[OTHER] = mine, theirs
    return int(habit(g, ME, asked("bid", [("bid", n) for n in range(mine + 1)]))[1])


def test_a_bid_for_a_rune_is_as_high_as_it_has_to_be_and_no_higher(g: Runewars) -> None:
    assert bid_with(g, "fa07", 12, 4) == 5
    assert bid_with(g, "fa07", 5, 6) == 5
    assert bid_with(g, "fa07", 4, 12) < 4
    assert bid_with(g, "su01", 9, 2) == 3
    assert bid_with(g, "sp04", 10, 10) == 2


def test_heroes_go_round_mountains_and_water(g: Runewars) -> None:
    drawn = chart(g)
    for place, steps in enumerate(walks(g.content, g.laid)):
        assert [near for near, far in steps.items() if far == 1] == list(drawn.free[place])


def test_a_hero_goes_to_where_a_quest_waits(g: Runewars) -> None:
    hero = heroes_of(g, ME)[0]
    number = next(n for n in range(len(book(g).quests)) if book(g).quests[n].kind == "test" and goals(g, n))
    g.quests[ME] = [number]
    goal = goals(g, number)[0]
    here = next(place for place, far in walks(g.content, g.laid)[goal].items() if far == 2)
    step = next(near for near in chart(g).free[here] if near in chart(g).free[goal])
    g.hero_place[hero] = here
    hopes = [quest_hope(g, ME, hero, place) for place in (here, step, goal)]
    assert 0 < hopes[0] < hopes[1] < hopes[2]
    goes: list[Option] = [DONE, ("go", hero, step), ("go", hero, goal)]
    assert habit(g, ME, asked("hero-moves", goes)) == ("go", hero, goal)
    g.quests[ME] = []
    assert quest_hope(g, ME, hero, goal) == 0


def goals(g: Runewars, number: int) -> list[int]:
    """Areas of a quest that can be walked to from two steps away."""
    where = chart(g).place
    steps = walks(g.content, g.laid)
    found = [where[area] for area in book(g).quests[number].areas if area in where]
    return [place for place in found if 2 in steps[place].values()]


def test_a_quest_belongs_to_the_action_of_the_hero(g: Runewars) -> None:
    """The look ahead does not end when the card is turned up: what it brings counts."""
    g.queue, g.acted = [ME], []
    moments = set()
    for step in ("hero-moves", "hero-deeds", "quest", "duel-round", "spoils", "quest-won", "hero-rests"):
        g.step = step
        moments.add(moment(g))
    assert len(moments) == 1
    g.acted = [0]
    assert moment(g) not in moments


def test_enemies_are_feared_from_as_far_as_they_march(g: Runewars) -> None:
    for units in g.units:
        units.clear()
    place = lone_place(g)
    g.units[place] = [BERSERKER] * 4
    danger = threats(g, ME, controllers(g))
    steps = walks(g.content, g.laid)[place]
    for other, far in steps.items():
        assert danger[other] == (0, 4, 4 * FARTHER, 0)[min(far, 3)]


def test_a_rune_keeps_a_guard_and_bare_land_does_not(g: Runewars) -> None:
    place = lone_place(g)
    g.tactics[ME] = []
    assert spared(g, ME, place, 1.0, 4.0) == 4
    assert spared(g, ME, place, 0.0, 4.0) == 1


def test_before_winter_units_step_out_of_crowded_areas(g: Runewars) -> None:
    for units in g.units:
        units.clear()
    home = chart(g).homes[DAQAN][0]
    g.units[home] = [FOOTMAN] * 7
    g.dials[ME][FOOD] = 3
    assert fed(g, ME) == 3
    assert spread(g, ME, controllers(g)) == 4
    g.orders[ME] = [FORTIFY]
    g.season = SPRING
    before = order_worth(g, ME, STRATEGIZE)
    g.season = FALL
    assert order_worth(g, ME, STRATEGIZE) > before


def test_what_winter_will_starve_is_hardly_worth_recruiting(g: Runewars) -> None:
    for place in chart(g).homes[DAQAN]:
        g.units[place] = [FOOTMAN] * 4
    g.dials[ME][FOOD] = 3
    g.orders[ME] = [FORTIFY]
    g.season = FALL
    hungry = order_worth(g, ME, RECRUIT)
    g.season = WINTER
    assert hungry < order_worth(g, ME, RECRUIT)


def test_at_last_runes_alone_count(g: Runewars) -> None:
    place = lone_place(g)
    g.year, g.season = last_year(g), WINTER
    assert late(g) < 0.2
    g.rune[place] = NO_RUNE
    bare = area_worth(g, place, 0.0)
    g.rune[place] = DRAGON_RUNE
    assert area_worth(g, place, 1.0) == pytest.approx(bare + 10)
    last = order_worth(g, ME, RECRUIT)
    g.year = 1
    assert last < 0.2 * order_worth(g, ME, RECRUIT)


def test_who_leads_is_attacked_rather_than_others(g: Runewars) -> None:
    view = outlook(g, ME, False)
    g.victory_card[0] = OTHER
    assert outlook(g, ME, False).denial[OTHER] > view.denial[OTHER]


def test_an_army_goes_to_where_runes_are_in_reach(g: Runewars) -> None:
    """Into an empty area one unit goes; an army, if it comes nearer to a rune by that."""
    for units in g.units:
        units.clear()
    for place in range(len(g.rune)):
        g.rune[place] = NO_RUNE
    home = chart(g).homes[DAQAN][0]
    g.units[home] = [FOOTMAN] * 6
    near = next(place for place in chart(g).free[home] if chart(g).home[place] < 0)
    _, _, alone = weigh_target(g, near, outlook(g, ME, False))
    assert len(alone) == 1
    steps = walks(g.content, g.laid)
    goal = next(place for place, far in steps[near].items() if far == 2 and steps[home][place] == 3)
    g.rune[goal] = DRAGON_RUNE
    g.rune_up[goal] = 1
    _, _, army = weigh_target(g, near, outlook(g, ME, False))
    assert len(army) >= 3
