"""H-10.8–H-10.10, H-10.12, H-10.13 Mushroomfolk: mycelium and artifacts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ludex.core.text import Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import ARTIFACTS, FIRST_ARTIFACT
from ludex.games.heroes.rules.battle import MONSTER
from ludex.games.heroes.rules.effects import battle_adds
from ludex.games.heroes.rules.monsters import monster_strength
from ludex.games.heroes.rules.move import entry_costs, steps_from, ways
from ludex.games.heroes.rules.objects import fortress_strength, gain_artifact, steal_artifact
from ludex.games.heroes.rules.score import cells
from tests.heroes.mushrooms import (
    DONE,
    NAMES,
    PLENTY,
    SKIP,
    artifacts,
    build,
    fights,
    go_on,
    grow,
    infect,
    infected,
    send,
    settle,
    standing,
)
from tests.heroes.stage import Stage

TASKAR, TSURT, DORTAL, ZOLEN, SODMUR, SHOG_ID = range(6)


@pytest.fixture
def mushrooms() -> Stage:
    return Stage("mushroomfolk", "werewolves")


def build_some(stage: Stage, *names: str) -> None:
    """A build action with these buildings and no exchange."""
    stage.stock(**PLENTY)
    stage.act("build", 1)
    if stage.asked(0) == "exchange":
        stage.answer(0, ("exchange", 0))
    build(stage, *names)
    stage.answer(0, DONE)


def offered(stage: Stage) -> set[str]:
    """The regions that can be infected now."""
    regions = {option[1] for option in stage.options(0) if option[0] == "infect"}
    return {name for name in NAMES if stage.region(name) in regions}


# ----------------------------------------------------------------------------------------------------------- infecting


@pytest.mark.law("heroes:H-10.8")
def test_three_buildings_in_one_action_infect_the_own_region_or_a_neighbour(mushrooms: Stage) -> None:
    build_some(mushrooms, "milkcap", "infector", "puffball")
    assert mushrooms.asked(0) == "infect"
    assert offered(mushrooms) == {"zharven", "esmor", "zolen", "karrax", "moslin"}  # none out of play, none by portal
    mushrooms.answer(0, ("infect", mushrooms.region("moslin")))
    assert infected(mushrooms) == {"moslin"}
    assert mushrooms.asked(0) != "infect"


@pytest.mark.law("heroes:H-10.8")
def test_many_buildings_still_infect_one_region(mushrooms: Stage) -> None:
    build_some(mushrooms, "milkcap", "infector", "puffball", "mycemancer", "decayer")
    mushrooms.answer(0, ("infect", mushrooms.region("zharven")))
    assert mushrooms.asked(0) != "infect"
    assert infected(mushrooms) == {"zharven"}


@pytest.mark.law("heroes:H-10.8")
def test_two_buildings_are_not_enough_without_rotroot(mushrooms: Stage) -> None:
    build_some(mushrooms, "infector", "puffball")
    assert mushrooms.asked(0) != "infect"


@pytest.mark.law("heroes:H-10.8", "heroes:H-5.3")
def test_two_buildings_are_enough_with_rotroot_one_of_them(mushrooms: Stage) -> None:
    build_some(mushrooms, "rotroot", "puffball")
    assert mushrooms.asked(0) == "infect"


@pytest.mark.law("heroes:H-10.8", "heroes:H-3.5")
def test_nobody_must_infect(mushrooms: Stage) -> None:
    build_some(mushrooms, "milkcap", "infector", "puffball")
    mushrooms.answer(0, SKIP)
    assert infected(mushrooms) == set()


@pytest.mark.law("heroes:H-10.8", "heroes:H-2.2")
@pytest.mark.parametrize(
    ("region", "clause", "reason"),
    [
        ("esmor", "H-10.8", "infected"),
        ("ulmast", "H-10.8", "infect-far"),
        ("charil", "H-10.8", "infect-far"),
        ("verness", "H-2.2", "out-of-play"),
    ],
)
def test_why_a_region_cannot_be_infected(mushrooms: Stage, region: str, clause: str, reason: str) -> None:
    infect(mushrooms, "esmor")
    build_some(mushrooms, "milkcap", "infector", "puffball")
    assert offered(mushrooms) == {"zharven", "zolen", "karrax", "moslin"}
    assert mushrooms.table is not None
    refusal = mushrooms.table.why_not(0, ("infect", mushrooms.region(region)))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)


@pytest.mark.law("heroes:H-10.8", "heroes:H-10.7")
def test_foundation_and_mycelium_come_from_the_same_action(mushrooms: Stage) -> None:
    mushrooms.stand("esmor")
    build_some(mushrooms, "milkcap", "infector", "puffball")
    mushrooms.answer(0, ("raise",), ("infect", mushrooms.region("brinlor")))
    assert mushrooms.board(0).foundations[mushrooms.region("esmor")] == 3
    assert infected(mushrooms) == {"brinlor"}


# ----------------------------------------------------------------------------------------------- what mycelium does


@pytest.mark.law("heroes:H-10.9", "heroes:H-6.2", "heroes:H-8.3")
def test_e20_cyclopes_pay_4_for_brinlor_and_its_fortress_has_18_for_them() -> None:
    stage = Stage("mushroomfolk", "cyclopes")
    brinlor = stage.region("brinlor")
    assert (entry_costs(stage.g, 1)[brinlor], fortress_strength(stage.g, 1, brinlor)) == (3, 14)
    infect(stage, "brinlor")
    assert (entry_costs(stage.g, 1)[brinlor], fortress_strength(stage.g, 1, brinlor)) == (4, 18)
    assert (entry_costs(stage.g, 0)[brinlor], fortress_strength(stage.g, 0, brinlor)) == (4, 14)
    assert cells(stage.g, 0)[-1] == 1


@pytest.mark.law("heroes:H-10.9", "heroes:H-7.17")
def test_monsters_are_stronger_for_rivals_where_they_stand_on_mycelium(mushrooms: Stage) -> None:
    before = [monster_strength(mushrooms.g, seat, 0) for seat in (0, 1)]
    infect(mushrooms, "zharven", "ulmast", "esmor")
    assert [monster_strength(mushrooms.g, seat, 0) for seat in (0, 1)] == [before[0], before[1] + 4]
    mushrooms.stand("fliss", seat=1)
    assert monster_strength(mushrooms.g, 1, 0) == before[1]


@pytest.mark.law("heroes:H-10.9", "heroes:H-9.6")
def test_every_infected_region_is_a_point_at_the_end(mushrooms: Stage) -> None:
    infect(mushrooms, "zharven", "esmor", "nox")
    assert cells(mushrooms.g, 0)[-1] == 3
    assert cells(mushrooms.g, 1)[-1] == 0


# ------------------------------------------------------------------------------------------------------ Milkcap Ranger


@pytest.mark.law("heroes:H-10.10")
def test_milkcap_counts_the_last_region_and_not_the_first(mushrooms: Stage) -> None:
    grow(mushrooms, "milkcap")
    infect(mushrooms, "zharven", "esmor")
    mushrooms.act("move", 1)
    mushrooms.answer(0, ("go", mushrooms.region("esmor"), 1))
    assert mushrooms.asked(0) == "take-any"
    mushrooms.answer(0, ("take", 0, 0), ("take", 1, 0))
    assert mushrooms.board(0).stock == [2, 0, 1, 0]  # 2 wood of Esmor


@pytest.mark.law("heroes:H-10.10", "heroes:H-6.3")
def test_milkcap_brings_nothing_for_staying(mushrooms: Stage) -> None:
    grow(mushrooms, "milkcap")
    infect(mushrooms, "zharven", "esmor")
    mushrooms.act("move", 3)
    mushrooms.answer(0, ("stay",))
    assert mushrooms.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-10.10")
def test_a_longer_path_is_offered_if_it_enters_more_mycelium_even_back_through_the_first_region(
    mushrooms: Stage,
) -> None:
    grow(mushrooms, "milkcap")
    infect(mushrooms, "zharven", "esmor", "zolen")
    mushrooms.act("move", 5)
    zolen = mushrooms.region("zolen")
    assert [option[2] for option in mushrooms.options(0) if option[:2] == ("go", zolen)] == [2, 5]
    mushrooms.answer(0, ("go", zolen, 5))
    assert mushrooms.board(0).path == [mushrooms.region(name) for name in ("esmor", "zharven", "zolen")]
    mushrooms.answer(0, ("take", 0, 2))
    assert mushrooms.board(0).stock == [2, 2, 0, 0]  # 2 iron of Zolen


@pytest.mark.law("heroes:H-10.10", "heroes:H-6.3")
def test_milkcap_counts_mycelium_on_a_way_back_to_the_start(mushrooms: Stage) -> None:
    grow(mushrooms, "milkcap")
    infect(mushrooms, "zharven", "esmor")
    mushrooms.act("move", 4)
    home = mushrooms.region("zharven")
    assert [option[2] for option in mushrooms.offered("go") if option[1] == home] == [3]
    mushrooms.answer(0, ("go", home, 3))
    board = mushrooms.board(0)
    assert board.path == [mushrooms.region("esmor"), home]
    assert board.points == 1
    mushrooms.answer(0, ("take", 0, 1))
    assert board.stock == [1, 0, 0, 0]
    assert not board.visited[mushrooms.region("esmor")]


@pytest.mark.law("heroes:H-10.10")
def test_without_milkcap_only_the_cheapest_path_is_offered_and_nothing_is_gained(mushrooms: Stage) -> None:
    infect(mushrooms, "zharven", "esmor", "zolen")
    mushrooms.act("move", 5)
    zolen = mushrooms.region("zolen")
    assert [option[2] for option in mushrooms.options(0) if option[:2] == ("go", zolen)] == [2]
    mushrooms.answer(0, ("go", zolen, 2))
    assert mushrooms.board(0).stock == [0, 2, 0, 0]


@pytest.mark.law("heroes:H-10.10", "heroes:H-1.9")
def test_what_milkcap_brings_stays_secret_until_the_announcement(mushrooms: Stage) -> None:
    grow(mushrooms, "milkcap")
    infect(mushrooms, "esmor")
    table = mushrooms.act("move", 3)
    mushrooms.answer(0, ("go", mushrooms.region("esmor"), 1), ("take", 0, 1))
    assert table.journal is not None
    assert mushrooms.asked(1) == "move"
    assert not [line for line in table.journal.seen_by(1) if line.message == "gain"]
    assert [line.clause for line in table.journal.seen_by(0) if line.message == "gain"] == ["H-6.5", "H-10.10"]
    mushrooms.answer(1, ("stay",))
    (announced,) = [line for line in table.journal.seen_by(1) if line.message == "announce"]
    assert announced.about["things"] == [3]


def walks(stage: Stage, points: int) -> Iterator[tuple[int, ...]]:
    """Every way to spend so many points or fewer, step by step."""
    costs = entry_costs(stage.g, 0)
    near = steps_from(stage.g, 0)
    todo: list[tuple[tuple[int, ...], int]] = [((stage.board(0).region,), points)]
    while todo:
        path, left = todo.pop()
        yield path
        todo += [((*path, step), left - costs[step]) for step in near[path[-1]] if costs[step] <= left]


@pytest.mark.law("heroes:H-10.10", "heroes:H-8.1")
@pytest.mark.parametrize("seed", range(12))
def test_the_paths_offered_are_as_good_as_the_best_of_all_walks(seed: int) -> None:
    rng = random.Random(seed)
    stage = Stage("mushroomfolk", "werewolves", "archons", "dark_elves")
    grow(stage, "milkcap")
    stage.stand(rng.choice(NAMES))
    infect(stage, *rng.sample(NAMES, 9))
    costs = entry_costs(stage.g, 0)
    mycelium = stage.board(0).mycelium
    best: dict[tuple[int, int], int] = {}
    for start, *path in walks(stage, 5):
        entered = sum(mycelium[region] for region in {*path} - {start})
        if path and (entered or path[-1] != start):
            there = path[-1], sum(costs[region] for region in path)
            best[there] = max(best.get(there, 0), entered)
    found: dict[tuple[int, int], int] = {}
    for region, offers in ways(stage.g, 0, 5).items():
        for spent, way in offers:
            assert sum(costs[step] for step in way) == spent
            found[region, spent] = sum(mycelium[step] for step in {*way} - {stage.board(0).region})
    assert found
    for (region, spent), entered in best.items():
        assert max(found.get((region, points), -1) for points in range(spent + 1)) >= entered
    assert all(best[there] == entered for there, entered in found.items())


# ---------------------------------------------------------------------------------------------- artifacts: two values


def test_the_artifacts_are_where_this_file_thinks() -> None:
    assert ARTIFACTS == ("taskar", "tsurt", "dortal", "zolen", "sodmur", "shog_id")


@pytest.mark.law("heroes:H-10.12", "heroes:H-8.14")
def test_e22_six_spores_with_the_spore_bearer_and_six_again_without_it(mushrooms: Stage) -> None:
    grow(mushrooms, "spore_bearer")
    settle(gain_artifact(mushrooms.g, 0, TASKAR))
    assert mushrooms.board(0).stock[3] == 6
    settle(steal_artifact(mushrooms.g, 1, 0, TASKAR))
    fights(mushrooms)
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, "spore_bearer")
    assert "spore_bearer" not in standing(mushrooms)
    go_on(mushrooms)
    settle(steal_artifact(mushrooms.g, 0, 1, TASKAR))
    assert mushrooms.board(0).stock[3] == 12


@pytest.mark.law("heroes:H-10.12")
def test_the_base_value_stays_even_if_the_spore_bearer_comes_later(mushrooms: Stage) -> None:
    settle(gain_artifact(mushrooms.g, 0, TASKAR))
    assert mushrooms.board(0).stock[3] == 4
    settle(steal_artifact(mushrooms.g, 1, 0, TASKAR))
    grow(mushrooms, "spore_bearer")
    settle(steal_artifact(mushrooms.g, 0, 1, TASKAR))
    assert mushrooms.board(0).stock[3] == 8


@pytest.mark.law("heroes:H-10.12", "heroes:H-7.14")
def test_a_spore_bearer_that_died_for_the_artifact_does_not_improve_it(mushrooms: Stage) -> None:
    grow(mushrooms, "spore_bearer")
    mushrooms.board(1).works[FIRST_ARTIFACT + TSURT] = mushrooms.board(1).had[TSURT] = 1
    mushrooms.stand("zharven", seat=1)
    mushrooms.act("move", 1)
    mushrooms.until(lambda table: "want-fight" in {each.prompt for each in table.pending.values()})
    mushrooms.answer(0, ("fight",))
    send(mushrooms, "spore_bearer")
    mushrooms.answer(1, ("send", mushrooms.code(mushrooms.troop("feral", 1), 1), 0))
    mushrooms.answer(0, ("reward_artifact", 1, TSURT))
    assert battle_adds(mushrooms.g, 0, MONSTER) == 2


@pytest.mark.law("heroes:H-10.12", "heroes:H-7.14")
@pytest.mark.parametrize(("bearer", "added"), [(False, 2), (True, 4)])
def test_tsurt_adds_to_every_battle_while_it_is_owned(mushrooms: Stage, bearer: bool, added: int) -> None:
    grow(mushrooms, *["spore_bearer"] * bearer)
    settle(gain_artifact(mushrooms.g, 0, TSURT))
    assert battle_adds(mushrooms.g, 0, MONSTER) == added
    settle(steal_artifact(mushrooms.g, 1, 0, TSURT))
    assert battle_adds(mushrooms.g, 0, MONSTER) == 0


@pytest.mark.law("heroes:H-10.12", "heroes:H-9.6")
@pytest.mark.parametrize(("bearer", "points"), [(False, 3), (True, 5)])
def test_zolen_is_worth_points_at_the_end(mushrooms: Stage, bearer: bool, points: int) -> None:
    grow(mushrooms, *["spore_bearer"] * bearer)
    settle(gain_artifact(mushrooms.g, 0, ZOLEN))
    assert cells(mushrooms.g, 0)[4] == points


@pytest.mark.law("heroes:H-10.12", "heroes:H-10.3")
@pytest.mark.parametrize(("bearer", "count"), [(False, 8), (True, 12)])
def test_shog_id_brings_any_resources_but_no_spores(mushrooms: Stage, bearer: bool, count: int) -> None:
    grow(mushrooms, *["spore_bearer"] * bearer)
    settle(gain_artifact(mushrooms.g, 0, SHOG_ID), ("take", 0, 3), ("take", 1, 3))
    assert mushrooms.board(0).stock == [3, 3, count - 6, 0]


# ------------------------------------------------------------------------------------ artifacts: mycelium, and losses


@pytest.mark.law("heroes:H-10.13", "heroes:H-8.8")
@pytest.mark.parametrize(("bearer", "regions"), [(False, ["asander", "yasker"]), (True, ["asander", "yasker", "nox"])])
def test_dortal_infects_any_regions(bearer: bool, regions: list[str]) -> None:
    stage = Stage("mushroomfolk", "werewolves", "archons")
    grow(stage, *["spore_bearer"] * bearer)
    infect(stage, "esmor")
    stage.stand("dortal")
    stage.stock(gold=12)
    artifacts(stage)
    stage.answer(0, ("artifact", DORTAL))
    for region in regions:
        assert stage.asked(0) == "infect-anywhere"
        assert SKIP not in stage.options(0)
        for other, reason in (("esmor", "infected"), ("verness", "out-of-play")):
            assert stage.table is not None
            refusal = stage.table.why_not(0, ("infect", stage.region(other)))
            assert refusal is not None
            assert refusal.reason == reason
        stage.answer(0, ("infect", stage.region(region)))
    assert infected(stage) == {"esmor", *regions}
    assert stage.asked(0) != "infect-anywhere"
    assert stage.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-10.13")
def test_no_more_regions_are_infected_than_there_are(mushrooms: Stage) -> None:
    out = ("verness", "glennfor", "ikara", "orrid", "yunoro", "yasker")
    infect(mushrooms, *(name for name in NAMES if name not in (*out, "nox")))
    settle(gain_artifact(mushrooms.g, 0, DORTAL))
    assert sum(mushrooms.board(0).mycelium) == len(NAMES) - len(out)


@pytest.mark.law("heroes:H-10.13", "heroes:H-3.4")
@pytest.mark.parametrize(("bearer", "lost"), [(False, 3), (True, 5)])
def test_sodmur_makes_every_opponent_lose_resources_of_their_choice(bearer: bool, lost: int) -> None:
    stage = Stage("mushroomfolk", "werewolves", "archons")
    grow(stage, *["spore_bearer"] * bearer)
    stage.stand("sodmur")
    stage.board(0).beaten[:5] = [1] * 5
    stage.stock(seat=0, wood=9)
    stage.stock(seat=1, wood=4, gold=4, meat=7)
    stage.stock(seat=2, iron=2)
    artifacts(stage)
    stage.answer(0, ("artifact", SODMUR))
    assert stage.asked(1) == "lose"
    assert stage.options(1) == [("lose", 0, count) for count in range(max(0, lost - 4), min(4, lost) + 1)]
    assert stage.table is not None
    asked = stage.table.pending[1]
    said = {lang: Words(GAME, lang, stage.table.state) for lang in ("ru", "en")}
    assert said["ru"].prompt(asked) == f"Вы теряете ресурсы по своему выбору, всего {lost}: сколько дерева?"
    assert said["en"].prompt(asked) == f"You lose resources of your choice, {lost} in all: how much wood?"
    assert [said[lang].option(("lose", 0, 2)) for lang in said] == ["Потерять 2 дерева", "Lose 2 wood"]
    stage.answer(1, ("lose", 0, 2))
    assert stage.board(1).stock == [2, 0, 4 - (lost - 2), 7]
    assert stage.board(2).stock == [0, 0, 0, 0]  # as far as there is anything
    assert stage.board(0).stock[0] == 9
