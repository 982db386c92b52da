"""Who plays whom is fair: every agent has every side and every seat on the same deals equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.core.errors import LudexError
from ludex.lab.contest import Contest, evenly, seating
from ludex.lab.games import Plan
from ludex.lab.simulate import check_plans
from ludex.lab.suites import read_suite

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"]


def sat(plans: list[Plan]) -> Counter[tuple[str, str | int]]:
    """How often each agent had each side."""
    return Counter(
        pair for plan in plans for pair in zip(plan.agents, plan.setup["seats"], strict=True) if pair[0] != ""
    )


def placed(plans: list[Plan]) -> Counter[tuple[str, str | int]]:
    """How often each agent sat at each place."""
    return Counter((agent, place) for plan in plans for place, agent in enumerate(plan.agents) if agent != "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("games", [1, 7, 40])
def test_every_agent_has_every_side_and_every_seat_equally_often(players: int, games: int) -> None:
    agents = ["steward", "random", "search:0.2", "search:40x"]
    plans = Contest(game="root", agents=agents, players=players, sides=FACTIONS, games=games).plans()
    for counts in (sat(plans), placed(plans)):
        for kind in {kind for _, kind in counts}:
            assert len({counts[agent, kind] for agent in agents}) == 1


def test_every_pair_of_agents_meets_on_the_same_deals() -> None:
    plans = Contest(game="heroes", agents=["steward", "random", "search:1"], games=10).plans()
    deals: dict[frozenset[str], Counter[tuple[int, tuple[str, ...]]]] = {}
    for plan in plans:
        deals.setdefault(frozenset(plan.agents), Counter())[plan.seed, tuple(plan.setup["seats"])] += 1
    assert len(deals) == 3
    first, *others = deals.values()
    assert all(other == first for other in others)
    assert set(first.values()) == {2}
    assert [plan.number for plan in plans] == list(range(30))


def test_sides_maps_and_bots_come_equally_often() -> None:
    contest = Contest(
        game="root", agents=["steward"], against="random", sides=FACTIONS, sweep={"map": ["autumn", "lake"]}, games=120
    )
    plans = contest.plans()
    assert set(sat(plans).values()) == {20}
    assert Counter(plan.setup["map"] for plan in plans) == {"autumn": 60, "lake": 60}
    crossed = Counter((plan.setup["map"], side) for plan in plans for side in plan.setup["seats"])
    assert set(crossed.values()) == {20}


def test_one_agent_among_others_sits_with_every_side_of_a_deal() -> None:
    contest = Contest(game="root", agents=["search:1"], against="steward", players=4, sides=FACTIONS, games=60)
    plans = contest.plans()
    assert {Counter(plan.agents)["search:1"] for plan in plans} == {1}
    assert {count for (agent, _), count in sat(plans).items() if agent == "search:1"} == {10}
    assert {count for (agent, _), count in placed(plans).items() if agent == "search:1"} == {15}


def test_two_agents_at_a_table_of_three_take_turns_at_being_two() -> None:
    plans = Contest(game="heroes", agents=["steward", "random"], players=3, games=120).plans()
    assert len(set(sat(plans).values())) == 1
    assert {tuple(sorted(Counter(plan.agents).values())) for plan in plans} == {(1, 2)}


def test_bots_of_the_rulebook_take_the_seats_that_are_theirs() -> None:
    contest = Contest(game="root", agents=["steward"], players=4, bots=3, sides=FACTIONS, games=240)
    plans = contest.plans()
    check_plans(plans)
    assert {Counter(plan.agents)[""] for plan in plans} == {3}
    assert set(sat(plans).values()) == {40}
    assert set(placed(plans).values()) == {60}
    bots = Counter(seat for plan in plans for seat in plan.setup["seats"] if seat.startswith("bot:"))
    assert len(bots) == 8
    assert max(bots.values()) < 1.3 * min(bots.values())


def test_where_all_win_or_lose_together_one_agent_plays_for_all() -> None:
    contest = Contest(
        game="spirit_island", agents=["steward", "random"], players=2, options={"level": 3},
        sweep={"adversary": ["england", "sweden"]}, games=90,
    )  # fmt: skip
    plans = contest.plans()
    check_plans(plans)
    assert len(plans) == 180
    assert all(len(set(plan.agents)) == 1 for plan in plans)
    assert set(sat(plans).values()) == {18}
    assert Counter(plan.setup["adversary"] for plan in plans) == {"england": 90, "sweden": 90}


def test_with_more_games_the_first_ones_stay_the_same() -> None:
    few = Contest(game="runewars", agents=["steward", "random"], games=10).plans()
    many = Contest(game="runewars", agents=["steward", "random"], games=50).plans()
    assert many[: len(few)] == few


def test_tables_that_the_law_forbids_are_left_out() -> None:
    plans = Contest(game="root", agents=["random", "steward"], players=3, games=105).plans()
    check_plans(plans)
    assert all("vagabond" in plan.setup["seats"] for plan in plans if "vagabond2" in plan.setup["seats"])


@pytest.mark.parametrize(
    ("contest", "words"),
    [
        (Contest(game="root", agents=["steward"]), "two agents at least"),
        (Contest(game="root", agents=["steward", "steward"]), "named twice"),
        (Contest(game="root", agents=["steward", "random"], players=12), "no table can be set with 12 seats"),
        (Contest(game="heroes", agents=["steward"], players=3, bots=2), "of which 2 are for bots"),
        (Contest(game="root", agents=["steward", "random"], options={"map": "atlantis"}), "atlantis"),
        (Contest(game="chess", agents=["steward", "random"]), "chess"),
    ],
)
def test_what_cannot_be_played_is_refused(contest: Contest, words: str) -> None:
    with pytest.raises(LudexError, match=words):
        contest.plans()


def test_an_order_round_the_table_is_used_up_before_the_next() -> None:
    orders = [tuple(seating("abcd", round)) for round in range(24)]
    assert len(set(orders)) == 24
    assert all(Counter(order[place] for order in orders[:4]) == Counter("abcd") for place in range(4))


def test_sets_are_even_wherever_they_are_broken_off() -> None:
    sets = evenly([(a, b) for a in "abcdef" for b in "abcdef" if a < b])
    for count in range(1, len(sets)):
        come = Counter(name for each in sets[:count] for name in each)
        assert max(come.values()) - min(come[name] for name in "abcdef") <= 2


def test_every_row_of_our_suite_can_be_played() -> None:
    suite = read_suite("strength")
    for row in suite.row:
        plans = row.contest.plans()
        check_plans(plans)
        if row.by == "side":
            counts = [count for (agent, _), count in sat(plans).items() if agent in row.contest.agents]
        else:
            counts = list(Counter(plan.setup.get(row.by) for plan in plans).values())
        assert min(counts) >= 200, row.name
    assert {row.contest.game for row in suite.row} == {"root", "heroes", "spirit_island", "runewars"}
