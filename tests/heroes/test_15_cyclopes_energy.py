"""H-15.13, H-16.1, H-16.3 What the energy of the herd brings where it stops, and where it may go."""

from __future__ import annotations

import pytest

from ludex.core import Option
from ludex.games.heroes.printed.book import FIRST_ARTIFACT
from ludex.games.heroes.rules.objects import cannot_take, captor, owner
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.rules.secrets import cover
from ludex.games.heroes.sides.cyclopes.herd import announce_herd, cannot_herd_take, herd_options, use_energy
from ludex.games.heroes.sides.werewolves.rules import Werewolves
from ludex.games.heroes.state import NOBODY
from tests.heroes.herd import artifact, cyclopes, lay, messages, refused, run
from tests.heroes.stage import Stage


def stopped(herd: str, energy: int, strength: int = 7) -> Stage:
    """The herd has just stopped there, in secret."""
    stage = cyclopes(herd=herd, strength=strength)
    stage.board().energy = energy
    cover(stage.g)
    return stage


def announced(stage: Stage) -> None:
    stage.g.seen = []
    announce_herd(stage.g, 0)


@pytest.mark.law("heroes:H-15.13")
def test_the_herd_collects_resources_doubled_and_everyone_strikes_them_out() -> None:
    stage = stopped("esmor", energy=1)
    esmor = stage.region("esmor")
    run(use_energy(stage.g, 0))
    assert stage.board().stock == [4, 0, 0, 0]
    assert not stage.board(1).struck[esmor]
    announced(stage)
    assert stage.board(1).struck[esmor]
    run(use_energy(stage.g, 0))
    assert stage.board().stock == [4, 0, 0, 0]


@pytest.mark.law("heroes:H-15.13", "heroes:H-6.5")
def test_a_rival_who_arrives_in_the_same_action_still_gains_the_resources() -> None:
    stage = cyclopes(herd="brinlor")
    stage.board().energy = 1
    stage.stand("brinlor", seat=1)
    esmor = stage.region("esmor")
    table = stage.act("move", 4)
    stage.answer(0, ("herd", esmor, 1))
    go = next(option for option in stage.options(1) if option[:2] == ("go", esmor))
    stage.answer(1, go)
    stage.answer(0, ("stay",))
    assert stage.board(0).stock[0] == 4
    assert stage.board(1).stock[0] == 2
    assert "herd-collected" in messages(table, 1)


@pytest.mark.law("heroes:H-15.13")
def test_without_energy_the_herd_takes_nothing() -> None:
    for region in ("esmor", "taskar", "brinlor"):
        stage = stopped(region, energy=0, strength=99)
        stage.stock(wood=12)
        run(use_energy(stage.g, 0))
        assert stage.board().haul == [0, 0, 0]
        assert stage.board().stock[0] == 12


@pytest.mark.law("heroes:H-15.13")
@pytest.mark.parametrize(("name", "kind"), [("taskar", "wood"), ("tsurt", "iron"), ("dortal", "gold")])
def test_e54_six_are_enough_instead_of_twelve(name: str, kind: str) -> None:
    stage = stopped(name, energy=2)
    stage.board().struck[stage.region(name)] = 1
    stage.stock(**{kind: 5})
    refusal = cannot_herd_take(stage.g, 0, artifact(name))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-8.7", "condition-pay")
    stage.stock(**{kind: 6})
    more: dict[str, list[Option]] = {
        "taskar": [("track_trail", trail) for trail in range(4)],
        "tsurt": [],
        "dortal": [("lower", 12), ("lower", 11), ("lower", 10)],
    }
    run(use_energy(stage.g, 0), ("artifact", artifact(name)), *more[name])
    assert owner(stage.g, artifact(name)) == 0
    assert stage.board().stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-15.13", "heroes:H-8.9")
def test_e54_two_foundations_two_mountains_and_three_wins_are_enough() -> None:
    stage = stopped("zolen", energy=2)
    stage.board().foundations[0] = 1
    assert cannot_herd_take(stage.g, 0, artifact("zolen")) is not None
    stage.board().foundations[5] = 2
    assert cannot_herd_take(stage.g, 0, artifact("zolen")) is None
    stage = stopped("shog_id", energy=2)
    stage.stand("karrax")
    assert cannot_herd_take(stage.g, 0, artifact("shog_id")) is not None
    stage.stand("brinlor")
    assert cannot_herd_take(stage.g, 0, artifact("shog_id")) is None
    stage = stopped("sodmur", energy=2)
    assert cannot_herd_take(stage.g, 0, artifact("sodmur")) is not None
    stage.board().beaten[0] = 1
    assert cannot_herd_take(stage.g, 0, artifact("sodmur")) is None


@pytest.mark.law("heroes:H-15.13", "heroes:H-8.10")
def test_the_herd_may_leave_an_artifact_and_takes_none_that_is_owned() -> None:
    stage = stopped("tsurt", energy=2)
    stage.board().struck[stage.region("tsurt")] = 1
    stage.stock(iron=6)
    run(use_energy(stage.g, 0), ("leave",))
    assert owner(stage.g, artifact("tsurt")) == NOBODY
    stage.board(1).works[FIRST_ARTIFACT + artifact("tsurt")] = 1
    refusal = cannot_herd_take(stage.g, 0, artifact("tsurt"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-8.10", "owned")
    refusal = cannot_herd_take(stage.g, 0, artifact("taskar"))
    assert refusal is not None
    assert refusal.reason == "not-there"


@pytest.mark.law("heroes:H-15.13", "heroes:H-13.10")
def test_artifacts_freed_by_a_council_are_free_for_the_herd() -> None:
    stage = stopped("tsurt", energy=2)
    stage.g.free_artifacts = 1
    run(use_energy(stage.g, 0), ("artifact", artifact("tsurt")))
    assert owner(stage.g, artifact("tsurt")) == 0


@pytest.mark.law("heroes:H-15.13", "heroes:H-8.11")
def test_the_artifact_of_the_herd_does_not_keep_its_owner_from_another() -> None:
    stage = stopped("tsurt", energy=2)
    stage.stock(wood=12, iron=6)
    run(use_energy(stage.g, 0), ("artifact", artifact("tsurt")))
    announced(stage)
    stage.stand("taskar")
    stage.g.right = [1, 0]
    assert cannot_take(stage.g, 0, artifact("taskar")) is None


@pytest.mark.law("heroes:H-15.13")
@pytest.mark.parametrize(("strength", "captured"), [(14, False), (15, True)])
def test_the_herd_captures_a_fortress_weaker_than_itself(strength: int, captured: bool) -> None:
    stage = stopped("brinlor", energy=3, strength=strength)
    brinlor = stage.region("brinlor")
    stage.board().struck[brinlor] = 1
    stage.units(hunter=2)
    run(use_energy(stage.g, 0))
    assert (captor(stage.g, brinlor) == 0) is captured
    assert stage.board().stock == ([0, 3, 3, 0] if captured else [0, 0, 0, 0])
    assert cells(stage.g, 0)[3] == (4 if captured else 0)
    assert stage.board().units[0] == 2
    assert stage.board().herd_strength == strength


@pytest.mark.law("heroes:H-15.13", "heroes:H-8.2")
def test_a_captured_fortress_is_not_captured_again() -> None:
    stage = stopped("brinlor", energy=3, strength=99)
    stage.board(1).forts[stage.region("brinlor")] = 1
    run(use_energy(stage.g, 0))
    assert stage.board().forts[stage.region("brinlor")] == 0


@pytest.mark.plain
@pytest.mark.law("heroes:H-16.1")
@pytest.mark.parametrize(("strength", "captured"), [(18, False), (19, True)])
def test_mycelium_makes_a_fortress_stronger_for_the_herd(
    strength: int, captured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Werewolves, "rivals_fight", lambda *_: 4)
    stage = stopped("brinlor", energy=3, strength=strength)
    run(use_energy(stage.g, 0))
    assert bool(stage.board().forts[stage.region("brinlor")]) is captured


@pytest.mark.plain
@pytest.mark.law("heroes:H-16.3")
def test_the_herd_intercepts_what_is_being_entwined_if_it_is_strong_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[int] = []
    monkeypatch.setattr(Werewolves, "rivals_fortress", lambda *_: 6)
    monkeypatch.setattr(Werewolves, "rivals_artifact", lambda *_: 6)
    monkeypatch.setattr(Werewolves, "rivals_took", lambda self, g, me, region: lost.append(region))
    stage = stopped("brinlor", energy=3, strength=20)
    run(use_energy(stage.g, 0))
    assert stage.board().haul[1] == 0
    stage.board().herd_strength = 21
    run(use_energy(stage.g, 0))
    assert lost == []  # nobody knows yet
    announced(stage)
    assert lost == [stage.region("brinlor")]
    stage = stopped("tsurt", energy=2, strength=6)
    stage.stock(iron=6)
    refusal = cannot_herd_take(stage.g, 0, artifact("tsurt"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-16.3", "herd-weak")
    stage.board().herd_strength = 7
    run(use_energy(stage.g, 0), ("artifact", artifact("tsurt")))
    announced(stage)
    assert lost[1:] == [stage.region("tsurt")]


@pytest.mark.law("heroes:H-15.13", "heroes:H-15.16")
def test_the_helm_taken_by_the_herd_stays_secret_until_the_announcement() -> None:
    stage = stopped("sodmur", energy=2)
    stage.board().beaten[0] = 1
    run(use_energy(stage.g, 0), ("artifact", artifact("sodmur")))
    assert stage.board().leads == 1
    assert stage.g.next_first == NOBODY


@pytest.mark.law("heroes:H-15.13")
def test_with_all_its_energy_the_herd_leaves_its_route_and_comes_back() -> None:
    stage = cyclopes("werewolves", "archons", herd="brinlor")
    stage.board().energy = 4
    karrax = stage.region("karrax")
    table = stage.act("move", 2)
    assert ("herd_aside", karrax) in stage.options(0)
    assert ("herd_aside", stage.region("verness")) not in stage.options(0)
    assert refused(table, "herd_aside", stage.region("verness")) == ("H-2.2", "out-of-play")
    assert refused(table, "herd_aside", stage.region("fliss")) == ("H-15.13", "herd-border")
    stage.answer(0, ("herd_aside", karrax))
    board = stage.board()
    assert board.herd == karrax
    g = stage.g
    options = herd_options(g, 0, 2)
    assert options[:2] == [("herd", stage.region("esmor"), 1), ("herd", stage.region("zolen"), 2)]
    assert ("herd_aside", stage.region("moslin")) in options
    assert ("herd_aside", stage.region("brinlor")) in options


@pytest.mark.law("heroes:H-15.13", "heroes:H-15.11")
def test_stepping_aside_into_a_lair_is_stopping_there_and_the_route_goes_on_from_it() -> None:
    stage = cyclopes(herd="brinlor")
    stage.board().energy = 4
    stage.act("move", 1)
    stage.answer(0, ("herd_aside", stage.region("asander")))
    assert stage.board().lair_vp == -3
    assert herd_options(stage.g, 0, 1)[0] == ("herd", stage.region("brinlor"), 1)


@pytest.mark.law("heroes:H-15.5", "heroes:H-15.9", "heroes:H-15.11", "heroes:H-15.13")
def test_energy_comes_before_trails_and_trails_before_lairs() -> None:
    stage = cyclopes(herd="moslin")
    stage.board().energy = 1
    lay(stage, "foundation", "fortress")
    stage.stock(iron=1)
    stage.act("move", 1)  # to Nox: 3 iron doubled, 2 resources by the trail of foundations, then the lair
    assert stage.board().stock == [0, 7, 0, 0]
    assert stage.asked(0) == "take-any"
    stage.answer(0, ("take", 0, 0), ("take", 1, 2))
    assert stage.asked(0) == "feed"
    stage.answer(0, ("feed", 1, 7))
    assert stage.board().stock == [0, 2, 0, 0]
    assert stage.board().lair_vp == -1 + 1 - 1
