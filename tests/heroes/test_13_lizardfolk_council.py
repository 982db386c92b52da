"""H-13.9, H-13.10 The temple of the lizardfolk and the Council."""

from __future__ import annotations

import pytest

from ludex.core import Option, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import ARTIFACTS, FIRST_ARTIFACT, LIZARDFOLK, MOUNTAIN, book_of
from ludex.games.heroes.rules.battle import unit_strength
from ludex.games.heroes.rules.monsters import monster_strength
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.objects import cannot_take
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.sides.lizardfolk.council import bonus_of
from ludex.kit.testing.cards import cards_are_complete
from tests.heroes.stage import Stage

BOGLING, HARPY, BOAR, MANTICORE, OGRE, BASILISK, GRIFFIN, DRAKE = range(8)
LIZARDS, WOLVES, MUSHROOMS = range(3)


@pytest.fixture
def scene() -> Stage:
    """A Council can be held: 5 wood to pay for it, and two bonuses are open."""
    return with_bonuses(BOGLING, HARPY)


def with_bonuses(*bonuses: int) -> Stage:
    stage = Stage("lizardfolk", "werewolves", "mushroomfolk", round=5)
    for board in stage.g.boards:
        board.stock = [0, 0, 0, 0]
    stage.stock(wood=5)
    for bonus in bonuses:
        stage.board(LIZARDS).opened[bonus] = 1
    return stage


def bonus(number: int) -> int:
    return LIZARDFOLK * 100 + number


def hold(stage: Stage) -> Table:
    """The end of a build action; the lizardfolk begin a Council. No other action is left."""
    stage.g.level = 3
    table = stage.start("built")
    stage.answer(LIZARDS, "council")
    return table


def win(number: int, other: int = BOGLING) -> Stage:
    """The lizardfolk alone have a vote, and this bonus wins."""
    stage = with_bonuses(number, HARPY if number == other else other)
    stage.board(LIZARDS).ticks[DRAKE] = 1
    hold(stage)
    stage.answer(LIZARDS, ("vote", bonus(number)))
    assert stage.board(LIZARDS).opened[number] == 2
    return stage


def told(table: Table, message: str) -> list[dict[str, object]]:
    assert table.journal is not None
    return [line.about for line in table.journal.lines if line.message == message]


# ---------------------------------------------------------------------------------------------------------- the Council


@pytest.mark.law("heroes:H-13.9")
def test_a_council_costs_five_and_is_offered_at_the_end_of_the_build_action(scene: Stage) -> None:
    scene.act("build", 1)
    scene.until(lambda _: scene.asked(LIZARDS) == "council", refuse=("done",))
    assert scene.options(LIZARDS) == [("skip",), ("council",)]
    scene.answer(LIZARDS, "council")
    assert scene.board(LIZARDS).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-13.9")
def test_a_council_may_be_left(scene: Stage) -> None:
    scene.start("built")
    scene.answer(LIZARDS, "skip")
    assert scene.board(LIZARDS).stock[0] == 5
    assert scene.board(LIZARDS).councils == 0
    assert scene.board(WOLVES).votes == 0


@pytest.mark.law("heroes:H-13.9")
@pytest.mark.parametrize(
    ("bonuses", "gold", "reason"), [((BOGLING,), 9, "council-bonuses"), ((BOGLING, HARPY), 4, "council-cost")]
)
def test_a_council_needs_two_open_bonuses_and_its_price(bonuses: tuple[int, ...], gold: int, reason: str) -> None:
    stage = with_bonuses(*bonuses)
    stage.built("clutch")
    stage.stock(wood=0, gold=gold)
    table = stage.act("build", 4)
    refusal = table.why_not(LIZARDS, "council")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-13.9", reason)
    stage.answer(LIZARDS, "done")
    assert stage.asked(LIZARDS) != "council"


@pytest.mark.law("heroes:H-13.9")
def test_votes_come_from_monsters_fortresses_and_artifacts_and_are_added_to_those_saved(scene: Stage) -> None:
    lizards, wolves = scene.board(LIZARDS), scene.board(WOLVES)
    lizards.ticks = [2, 1, 0, 0, 0, 0, 0, 0]
    lizards.forts[scene.region("brinlor")] = 3
    lizards.works[FIRST_ARTIFACT] = 1
    wolves.beaten[0] = wolves.beaten[2] = 1
    wolves.forts[scene.region("moslin")] = 1
    wolves.works[FIRST_ARTIFACT + 1] = 1
    wolves.votes = 2
    table = hold(scene)
    assert [board.votes for board in scene.g.boards] == [3 + 3 + 1, 2 + 2 + 1 + 1, 0]
    assert [line["count"] for line in told(table, "gets-votes")] == [7, 4, 0]


@pytest.mark.law("heroes:H-13.9")
def test_the_artifact_of_zolen_adds_three_votes_that_are_kept(scene: Stage) -> None:
    scene.board(LIZARDS).works[FIRST_ARTIFACT + ARTIFACTS.index("zolen")] = 1
    hold(scene)
    assert scene.board(LIZARDS).votes == 1 + 3
    scene.answer(LIZARDS, "abstain")
    assert scene.board(LIZARDS).votes == 4


@pytest.mark.law("heroes:H-13.9")
def test_of_more_than_two_open_bonuses_the_lizardfolk_name_two() -> None:
    stage = with_bonuses(BOGLING, HARPY, DRAKE)
    stage.board(WOLVES).votes = 1
    table = hold(stage)
    assert stage.options(LIZARDS) == [("propose", bonus(n)) for n in (BOGLING, HARPY, DRAKE)]
    stage.answer(LIZARDS, ("propose", bonus(DRAKE)), ("propose", bonus(BOGLING)))
    assert told(table, "proposed")[0]["bonuses"] == [bonus(DRAKE), bonus(BOGLING)]
    assert stage.options(WOLVES) == [("abstain",), ("vote", bonus(DRAKE)), ("vote", bonus(BOGLING))]


@pytest.mark.law("heroes:H-13.9")
def test_votes_are_given_in_secret_spent_and_the_rest_is_kept() -> None:
    stage = with_bonuses(OGRE, DRAKE)
    stage.board(LIZARDS).votes, stage.board(WOLVES).votes, stage.board(MUSHROOMS).votes = 3, 4, 2
    table = hold(stage)
    stage.answer(WOLVES, ("vote", bonus(DRAKE)))
    assert [option[1] for option in stage.options(WOLVES)] == [1, 2, 3, 4]
    stage.answer(WOLVES, "votes:3")
    seen = table.view(LIZARDS)
    assert seen.board.boards[WOLVES].votes == 4
    assert not told(table, "voted")
    assert {asked.prompt for asked in seen.asked if asked.seat != LIZARDS} <= {"voting"}
    stage.answer(LIZARDS, ("vote", bonus(OGRE)), "votes:2")
    stage.answer(MUSHROOMS, "abstain")
    assert told(table, "council-chose") == [{"bonus": bonus(DRAKE)}]
    assert [board.votes for board in stage.g.boards] == [1, 1, 2]
    board = stage.board(LIZARDS)
    assert (board.opened[OGRE], board.opened[DRAKE], board.councils) == (1, 2, 1)
    assert [each.vp for each in stage.g.boards] == [3, 3, 3]


@pytest.mark.law("heroes:H-13.9")
def test_the_lizardfolk_settle_a_tie() -> None:
    stage = with_bonuses(OGRE, DRAKE)
    stage.board(LIZARDS).votes = stage.board(WOLVES).votes = 1
    hold(stage)
    stage.answer(WOLVES, ("vote", bonus(OGRE)))
    stage.answer(LIZARDS, ("vote", bonus(DRAKE)))
    assert stage.options(LIZARDS) == [("decide", bonus(OGRE)), ("decide", bonus(DRAKE))]
    stage.answer(LIZARDS, ("decide", bonus(DRAKE)))
    assert stage.board(LIZARDS).opened[DRAKE] == 2


@pytest.mark.law("heroes:H-13.9")
def test_if_nobody_gives_a_vote_the_lizardfolk_decide(scene: Stage) -> None:
    hold(scene)
    assert scene.asked(LIZARDS) == "decide"


# ---------------------------------------------------------------------------------------------------------- the bonuses


@pytest.mark.law("heroes:H-13.10", "heroes:H-8.8")
def test_free_artifacts_need_no_condition_any_more() -> None:
    stage = win(GRIFFIN)
    assert stage.g.free_artifacts == 1
    stage.stand("taskar", WOLVES)
    stage.g.right[WOLVES] = 1
    assert cannot_take(stage.g, WOLVES, ARTIFACTS.index("taskar")) is None


@pytest.mark.law("heroes:H-13.10")
def test_the_extra_move_is_a_whole_move_action_of_level_7_before_the_next_action() -> None:
    stage = with_bonuses(BOGLING, HARPY)
    stage.board(LIZARDS).ticks[DRAKE] = 1
    stage.g.plan = [4, 0, 0, 2, 3]
    stage.g.todo = [0]
    table = hold(stage)
    stage.answer(LIZARDS, ("vote", bonus(HARPY)))
    for seat in (LIZARDS, WOLVES, MUSHROOMS):
        assert stage.asked(seat) == "move"
        assert table.pending[seat].about["points"] == 7
    stage.stock(WOLVES, wood=0)
    stage.until(lambda _: stage.asked(LIZARDS) == "fights")
    assert ("treaty", stage.board(LIZARDS).region) in stage.options(LIZARDS)
    stage.until(lambda _: bool(told(table, "action")))
    assert told(table, "action")[0] == {"action": 0, "level": 4}


@pytest.mark.law("heroes:H-13.10", "heroes:H-6.10")
def test_who_has_treated_this_round_does_not_treat_again_in_the_extra_move() -> None:
    stage = with_bonuses(BOGLING, HARPY)
    stage.board(LIZARDS).ticks[DRAKE] = 1
    stage.g.fought = [1, 1, 1]
    hold(stage)
    stage.answer(LIZARDS, ("vote", bonus(HARPY)))
    for seat in (LIZARDS, WOLVES, MUSHROOMS):
        stage.answer(seat, "stay")
    assert stage.asked(LIZARDS) != "fights"


@pytest.mark.law("heroes:H-13.10", "heroes:H-13.2")
def test_everyone_raises_one_troop() -> None:
    stage = win(BOAR)
    wolf, mushroom = stage.options(WOLVES)[1], stage.options(MUSHROOMS)[2]
    before = unit_strength(stage.g, WOLVES, 1), unit_strength(stage.g, MUSHROOMS, 2)
    stage.answer(WOLVES, wolf)
    stage.answer(MUSHROOMS, mushroom)
    assert unit_strength(stage.g, LIZARDS, 0) == 5
    assert (unit_strength(stage.g, WOLVES, 1), unit_strength(stage.g, MUSHROOMS, 2)) == (before[0] + 1, before[1] + 1)
    assert len(stage.board(MUSHROOMS).plus) == 12


@pytest.mark.law("heroes:H-13.10", "heroes:H-1.6")
def test_everyone_exchanges_up_to_eight_resources_meat_too_but_no_spores() -> None:
    stage = with_bonuses(BOGLING, DRAKE)
    stage.board(LIZARDS).ticks[DRAKE] = 1
    stage.stock(WOLVES, iron=2, meat=9)
    stage.stock(MUSHROOMS, gold=1, spore=9)
    hold(stage)
    stage.answer(LIZARDS, ("vote", bonus(BOGLING)))
    assert stage.options(WOLVES)[-1] == ("exchange", 8)
    assert stage.options(MUSHROOMS)[-1] == ("exchange", 1)
    stage.answer(WOLVES, "exchange:5", "pay:1:0", "take:0:5")
    stage.answer(MUSHROOMS, "exchange:1", "take:0:1")
    assert stage.board(WOLVES).stock == [5, 2, 0, 4]
    assert stage.board(MUSHROOMS).stock == [1, 0, 0, 9]


@pytest.mark.law("heroes:H-13.10")
def test_everyone_picks_a_terrain_that_is_cheaper_but_never_below_one() -> None:
    stage = win(MANTICORE)
    assert stage.options(LIZARDS) == [("terrain_minus", terrain) for terrain in (0, 2, 3)]  # lakes cost 1
    before = terrain_costs(stage.g, LIZARDS)[MOUNTAIN]
    stage.answer(LIZARDS, ("terrain_minus", MOUNTAIN))
    assert terrain_costs(stage.g, LIZARDS)[MOUNTAIN] == before - 1
    stage.answer(WOLVES, stage.options(WOLVES)[0])
    stage.answer(MUSHROOMS, stage.options(MUSHROOMS)[0])
    assert all(min(terrain_costs(stage.g, seat)) >= 1 for seat in (LIZARDS, WOLVES, MUSHROOMS))


@pytest.mark.law("heroes:H-13.10")
def test_with_the_calendar_a_cheaper_mountain_costs_one() -> None:
    stage = win(MANTICORE)
    stage.built("calendar")
    stage.answer(LIZARDS, ("terrain_minus", MOUNTAIN))
    assert terrain_costs(stage.g, LIZARDS)[MOUNTAIN] == 1


@pytest.mark.law("heroes:H-13.10")
def test_everyone_weakens_two_monsters_and_the_lizardfolk_two_species() -> None:
    stage = win(BASILISK)
    assert len(stage.options(LIZARDS)) == 8
    stage.answer(LIZARDS, ("weaken_species", bonus(BOGLING)))
    assert ("weaken_species", bonus(BOGLING)) not in stage.options(LIZARDS)
    stage.answer(LIZARDS, ("weaken_species", bonus(DRAKE)))
    assert stage.board(LIZARDS).weaker == [3, 0, 0, 0, 0, 0, 0, 4]  # the bogling's 4 go down to the minimum of 1
    before = [monster_strength(stage.g, WOLVES, n) for n in (1, 2)]
    for monster in (1, 2):
        stage.answer(WOLVES, ("weaken_monster", stage.code(monster, WOLVES)))
    assert [monster_strength(stage.g, WOLVES, n) for n in (1, 2)] == [strength - 4 for strength in before]


@pytest.mark.law("heroes:H-13.10")
def test_circled_monsters_and_full_species_are_not_weakened() -> None:
    stage = with_bonuses(BASILISK, BOGLING)
    stage.board(LIZARDS).ticks = [4, 4, 3, 3, 3, 4, 3, 2]
    stage.board(WOLVES).beaten = [1] * len(stage.board(WOLVES).beaten)
    hold(stage)
    stage.answer(LIZARDS, ("vote", bonus(BASILISK)), "votes:1")
    stage.answer(WOLVES, "abstain")
    assert stage.asked(WOLVES) != "weaken"
    assert stage.board(LIZARDS).weaker == [0] * 7 + [4]


@pytest.mark.law("heroes:H-13.10")
def test_everyone_gains_six_resources() -> None:
    stage = win(OGRE)
    stage.answer(LIZARDS, "take:0:1", "take:1:2")
    stage.answer(WOLVES, "take:0:0", "take:1:0", "take:2:0")
    stage.answer(MUSHROOMS, "take:0:6")
    assert [board.stock for board in stage.g.boards] == [[1, 2, 3, 0], [0, 0, 0, 6], [6, 0, 0, 0]]


@pytest.mark.law("heroes:H-13.10")
def test_everyone_gains_three_points() -> None:
    stage = win(DRAKE)
    assert [cells(stage.g, seat)[5] for seat in (LIZARDS, WOLVES, MUSHROOMS)] == [3, 3, 3]


@pytest.mark.law("heroes:H-13.10")
def test_a_bonus_that_has_won_is_struck_out_for_good() -> None:
    stage = win(DRAKE)
    stage.board(LIZARDS).free[DRAKE] = 1
    stage.built("gifts")
    stage.act("build", 4)
    stage.answer(LIZARDS, ("build", stage.code(stage.building("pyramid"))))
    assert stage.board(LIZARDS).opened[DRAKE] == 2


@pytest.mark.law("heroes:H-13.10")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_bonus_has_words(lang: str, scene: Stage) -> None:
    words = Words(GAME, lang, scene.g)
    options: list[Option] = [("vote", bonus(number)) for number in range(8)]
    assert len({words.option(option) for option in options}) == 8


def test_every_bonus_of_the_temple_has_a_body_and_texts() -> None:
    bonuses = book_of("").factions[LIZARDFOLK].printed.temple_bonus
    assert all(each.text[lang].strip() for each in bonuses for lang in LANGUAGES)
    cards_are_complete(bonus_of, {effect.op: None for each in bonuses for effect in each.effects})
