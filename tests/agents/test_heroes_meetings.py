"""Stewards who meet in Heroes: they fight for what is worth it, defend themselves, and agree where that is better."""

from __future__ import annotations

import pytest

from ludex.agents.steward import StewardAgent
from ludex.games.heroes.advice.meet import chance, commitment, totals
from ludex.games.heroes.advice.value import value
from tests.heroes.stage import Stage


def play_meeting(stage: Stage) -> None:
    """Everyone plays as stewards do, until the meeting is over."""
    table = stage.table
    assert table is not None
    agents = [StewardAgent(seat) for seat in range(len(stage.state.boards))]
    while table.state.step == "meetings" and table.pending:
        seat = next(iter(table.pending))
        table.play(seat, agents[seat].choose(table, seat))


def meeting(*seats: str, region: str, round: int = 8) -> Stage:
    stage = Stage(*seats, round=round)
    for seat in range(len(seats)):
        stage.stand(region, seat)
        for troop in range(len(stage.board(seat).units)):
            stage.board(seat).units[troop] = 0
    stage.g.fought = [0] * len(seats)
    stage.g.tried = [0] * len(seats)
    stage.g.right = [0] * len(seats)
    stage.g.robbed = [0] * len(seats)
    return stage


@pytest.mark.law("heroes:H-6.8")
@pytest.mark.parametrize("region", ["zolen", "fliss", "dortal"])
@pytest.mark.parametrize(
    "seats", [("werewolves", "archons"), ("cyclopes", "dark_elves", "lizardfolk"), ("archons", "werewolves")]
)
def test_in_peace_exactly_one_claims_the_object(region: str, seats: tuple[str, ...]) -> None:
    """Nobody has units, so nobody fights; both artifacts and fortresses are left to one of them."""
    stage = meeting(*seats, region=region)
    stage.meet(region)
    play_meeting(stage)
    assert len(stage.told("right")) == 1
    assert not stage.told("no-right")


@pytest.mark.law("heroes:H-6.8", "heroes:H-8.8")
@pytest.mark.parametrize("able", [0, 1])
def test_it_is_left_to_whoever_can_take_it(able: int) -> None:
    stage = meeting("werewolves", "archons", region="zolen")
    for region in ("asander", "esmor", "lorveld", "hagmat"):
        stage.board(able).foundations[stage.region(region)] = 1
    stage.meet("zolen")
    play_meeting(stage)
    assert stage.told("right")[0]["who"] == able


@pytest.mark.law("heroes:H-7.8")
def test_whoever_is_attacked_defends_what_is_worth_it() -> None:
    """An artifact lies here that both could take: neither hands it to the other for nothing."""
    stage = meeting("werewolves", "archons", region="zolen")
    for seat in (0, 1):
        for region in ("asander", "esmor", "lorveld", "hagmat"):
            stage.board(seat).foundations[stage.region(region)] = 1
    stage.units(0, feral=5)
    stage.units(1, accuser=8)
    stage.meet("zolen")
    stage.answer(0, "fight")
    play_meeting(stage)
    strengths = [line["strength"] for line in stage.told("total")]
    assert len(strengths) == 2
    assert min(strengths) > 0


@pytest.mark.law("heroes:H-7.1", "heroes:H-7.5")
def test_no_more_is_sent_than_the_prize_is_worth() -> None:
    """Nothing lies here but the mark of a win: an army that monsters are waiting for is not thrown away for it."""
    stage = meeting("werewolves", "archons", region="zharven", round=4)
    stage.units(0, feral=12, jarl=3)
    stage.units(1, accuser=30)
    stage.meet("zharven")
    stage.answer(0, "fight")
    play_meeting(stage)
    mine, other = [line["strength"] for line in stage.told("total")]
    assert mine < 45
    assert other < 30


@pytest.mark.law("heroes:H-6.7")
def test_a_rich_and_helpless_neighbour_is_attacked() -> None:
    """Zolen's four points are taken from a loser as the reward."""
    stage = meeting("werewolves", "archons", region="zharven")
    stage.own("zolen", 1)
    stage.units(0, feral=4)
    stage.meet("zharven")
    play_meeting(stage)
    assert stage.told("steal") == [{"who": 0, "loser": 1, "artifact": 3}]


@pytest.mark.law("heroes:H-6.7")
def test_nobody_attacks_without_hope() -> None:
    stage = meeting("werewolves", "archons", region="zharven")
    stage.own("zolen", 1)
    stage.units(0, feral=1)
    stage.units(1, accuser=40)
    stage.meet("zharven")
    assert commitment(stage.state, 0)[0] < 0.6
    stage.answer(0, "peace")
    assert stage.asked(1) == "want-fight"


def test_more_strength_is_a_better_chance() -> None:
    assert chance(0, [5]) == 0
    assert chance(1, []) == chance(6, [5]) == chance(1, [0]) == 1
    rising = [chance(strength, [10, 4]) for strength in range(1, 12)]
    assert rising == sorted(rising)
    assert len(set(rising)) == len(rising)
    assert list(totals(0, 5)) == []
    assert list(totals(3, 9)) == [1, 2, 3]
    assert max(totals(90, 40)) == 41


@pytest.mark.law("heroes:H-13.9")
def test_lizardfolk_call_no_council_that_gives_everybody_a_move() -> None:
    """Rivals would use it as well; that is no reason to pay five."""
    stage = Stage("lizardfolk", "archons", "mushroomfolk", round=8)
    stage.stock(wood=4, iron=4, gold=4)
    for n, bonus in enumerate(stage.printed().bonuses):
        stage.board().opened[n] = int(bonus.effects[0].effect.op in ("extra_move_all", "exchange_all"))
    assert sum(stage.board().opened) == 2
    stage.g.todo = [0]
    stage.g.plan = [4, 0, 0, 0, 3]
    stage.start("built")
    assert stage.asked(0) == "council"
    assert stage.table is not None
    assert StewardAgent(1).choose(stage.table, 0) == ("skip",)


def test_a_gift_to_everybody_is_worth_little() -> None:
    stage = Stage("werewolves", "archons", "cyclopes")
    before = value(stage.g, 0)
    stage.board(0).vp += 3
    assert value(stage.g, 0) == pytest.approx(before + 3)
    stage.board(1).vp += 3
    stage.board(2).vp += 3
    assert before < value(stage.g, 0) < before + 1
