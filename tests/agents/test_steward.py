"""The steward: legal, the same for the same seed, without peeking, and better than chance."""

from __future__ import annotations

import random

import pytest

from ludex.agents import AGENTS, RandomAgent, agents_of, make_agent
from ludex.agents.playing import play_out
from ludex.agents.steward import MOST_COUNTS, MOST_WEIGHED, NoAdvice, StewardAgent, thin_out
from ludex.core import Table, find_game
from ludex.lab.simulate import simulate
from tests.core import tiny

FACTIONS = ("mushroomfolk", "werewolves", "archons", "lizardfolk", "dark_elves", "cyclopes")


def middle(seats: list[str], seed: int, answers: int) -> Table:
    """A table in the middle of a game played at random."""
    table = Table.new("heroes", {"seats": seats}, seed)
    agent = RandomAgent(seed)
    while table.pending and table.answered < answers:
        seat = next(iter(table.pending))
        table.play(seat, agent.choose(table, seat))
    return table


@pytest.mark.parametrize("faction", FACTIONS)
def test_it_answers_with_what_is_offered_and_changes_nothing(faction: str) -> None:
    others = [name for name in FACTIONS if name != faction]
    table = Table.new("heroes", {"seats": [faction, *others[:2]]}, 4)
    steward, chance = StewardAgent(1), random.Random(1)
    for _ in range(120):
        if not table.pending:
            break
        seat = next(iter(table.pending))
        if seat == 0:
            before = table.hash()
            option = steward.choose(table, seat)
            assert option in table.pending[seat].options
            assert table.hash() == before
        else:
            option = chance.choice(table.pending[seat].options)
        table.answer(seat, option)


def test_the_same_seed_plays_the_same_game() -> None:
    def played() -> str:
        table = Table.new("heroes", {"seats": ["werewolves", "dark_elves"]}, 3)
        agents = [make_agent("steward", 3), make_agent("steward", 4)]
        for _ in range(150):
            seat = next(iter(table.pending))
            table.play(seat, agents[seat].choose(table, seat))
        return table.hash()

    assert played() == played()


@pytest.mark.parametrize("faction", FACTIONS)
def test_it_does_not_peek_at_what_others_do_in_secret(faction: str) -> None:
    """Whatever the others have chosen in a move action, the steward goes the same way."""
    seats = [faction, *[name for name in FACTIONS if name != faction][:2]]
    table = middle(seats, 11, 120)
    agent = RandomAgent(2)
    while table.state.step != "move" or set(table.pending) != {0, 1, 2}:
        seat = next(iter(table.pending))
        table.play(seat, agent.choose(table, seat))
    chosen = set()
    for seed in range(4):
        twin = table.fork()
        other = RandomAgent(seed)
        while seed and (asked := [seat for seat in twin.pending if seat != 0]):
            twin.play(asked[0], other.choose(twin, asked[0]))
        chosen.add(StewardAgent(5).choose(twin, 0))
    assert len(chosen) == 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_it_beats_chance(faction: str) -> None:
    others = [name for name in FACTIONS if name != faction][:3]
    seats = [faction, *others]
    table = Table.new("heroes", {"seats": seats}, 8)
    play_out(table, [StewardAgent(8), *(RandomAgent(seat) for seat in range(3))])
    assert table.result == [0]


def test_a_game_without_advice_says_so() -> None:
    assert agents_of(tiny.GAME) == ("random",)
    assert agents_of(find_game("heroes")) == AGENTS
    with pytest.raises(NoAdvice, match="does not play tiny"):
        make_agent("steward", 1, tiny.GAME)
    table = Table.new(tiny.GAME, {"players": 2}, 1)
    with pytest.raises(NoAdvice):
        StewardAgent(1).choose(table, next(iter(table.pending)))


def test_of_very_many_options_a_part_is_weighed() -> None:
    verbs = find_game("heroes").verbs
    regions = [("start", region) for region in range(27)]
    assert thin_out(regions, verbs) == regions
    hires = [("hire", troop, n) for troop in range(3) for n in range(1, 51)]
    kept = thin_out([("done",), *hires], verbs)
    assert len(kept) == 1 + 3 * MOST_COUNTS
    for troop in range(3):
        assert ("hire", troop, 1) in kept
        assert ("hire", troop, 50) in kept
    many = [("assign", who, region) for who in range(4) for region in range(27)]
    assert len(set(thin_out(many, verbs))) == MOST_WEIGHED


def test_a_sweep_counts_by_number_of_players() -> None:
    setups = [{"seats": ["werewolves", "archons"]}, {"seats": ["werewolves", "archons", "dark_elves"]}]
    report = simulate("heroes", setups, ["random"], 4, 1)
    assert report.games_by_players[2] == {"werewolves": 2, "archons": 2}
    assert report.games_by_players[3] == {"werewolves": 2, "archons": 2, "dark_elves": 2}
    assert sum(report.wins_by_players[2].values()) >= 2
    assert sum(report.wins.values()) == sum(sum(row.values()) for row in report.wins_by_players.values())
    assert set(report.mean_scores) == {"werewolves", "archons", "dark_elves"}
