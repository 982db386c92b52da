"""What the sheets of text and the picture in the browser say of the board: as it is, not as it was printed."""

from __future__ import annotations

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.core.view import Sheet
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import GOLD, IRON
from ludex.games.heroes.show.draw import draw
from ludex.games.heroes.show.scene import Scene, Sign
from ludex.games.heroes.show.sheets import sheets
from tests.heroes.herd import cyclopes
from tests.heroes.mushrooms import infect
from tests.heroes.stage import Stage


def shown(stage: Stage, seat: int = 0, lang: str = "en") -> list[Sheet]:
    table = stage.table or stage.start("action")
    return sheets(table.view(seat), Words(GAME, lang, table.state))


def scene(stage: Stage, seat: int | None = 0, lang: str = "en") -> Scene:
    table = stage.table or stage.start("action")
    return draw(table.view(seat), Words(GAME, lang, table.state))


def rows(stage: Stage, title: str, seat: int = 0, lang: str = "en") -> dict[str, list[str]]:
    """The rows of a sheet by their first cell."""
    found = next(sheet for sheet in shown(stage, seat, lang) if sheet.title == title)
    return {row[0]: row[1:] for row in found.rows}


def lying(stage: Stage, region: str, kind: str, seat: int | None = 0) -> Sign:
    number = stage.region(region)
    return next(sign for sign in scene(stage, seat).map.regions[number].signs if sign.kind == kind)


def said(stage: Stage, message: str, lang: str = "en") -> list[str]:
    assert stage.table is not None
    assert stage.table.journal is not None
    words = Words(GAME, lang, stage.table.state)
    return [words.line(line) for line in stage.table.journal.lines if line.message == message]


# ------------------------------------------------------------------------------------------------------------ gained


@pytest.mark.law("heroes:H-6.6")
@pytest.mark.parametrize(("lang", "gained"), [("en", "Gained"), ("ru", "Получено")])
def test_nothing_gained_is_not_told(lang: str, gained: str) -> None:
    stage = Stage("werewolves", "archons")
    stage.board(0).struck[stage.region("esmor")] = 1
    stage.act("move", 4)
    stage.answer(0, next(option for option in stage.offered("go") if option[1] == stage.region("esmor")))
    stage.answer(1, next(option for option in stage.offered("go", 1) if option[1] == stage.region("piklin")))
    first, second = said(stage, "announce", lang)
    assert gained not in first
    assert first == first.strip()
    assert gained in second


# ----------------------------------------------------------------------------------------------------------- fortresses


@pytest.mark.law("heroes:H-13.7", "heroes:H-8.3")
def test_a_treaty_does_not_capture_a_fortress_but_takes_its_resources() -> None:
    stage = Stage("lizardfolk", "werewolves")
    free = rows(stage, "The land")["Brinlor"][2]
    assert "3 iron, 3 gold" in free
    assert [(bit.icon, bit.count) for bit in lying(stage, "brinlor", "fort").bits] == [("iron", 3), ("gold", 3)]
    stage.board(0).forts[stage.region("brinlor")] = 1
    stage.start("action")
    treaty = rows(stage, "The land")["Brinlor"][2]
    assert treaty == "fortress (strength 14, 4 VP, treaty with the Lizardfolk)"
    sign = lying(stage, "brinlor", "fort")
    assert (sign.mark, sign.owner, sign.bits) == ("", "lizardfolk", ())
    stage.board(1).forts[stage.region("brinlor")] = 1
    stage.start("action")
    taken = rows(stage, "The land")["Brinlor"][2]
    assert taken == "fortress (4 VP, captured by the Werewolves, treaty with the Lizardfolk)"
    sign = lying(stage, "brinlor", "fort")
    assert (sign.mark, sign.owner) == ("circle", "werewolves")


@pytest.mark.law("heroes:H-10.9")
def test_a_fortress_shows_the_strength_it_has_for_whoever_looks() -> None:
    stage = Stage("mushroomfolk", "werewolves")
    infect(stage, "brinlor")
    assert "strength 14" in rows(stage, "The land", seat=0)["Brinlor"][2]
    assert "strength 18" in rows(stage, "The land", seat=1)["Brinlor"][2]
    assert [lying(stage, "brinlor", "fort", seat).text for seat in (0, 1, None)] == ["14", "18", "14"]
    assert lying(stage, "brinlor", "fort", 1).changed


@pytest.mark.law("heroes:H-14.4")
def test_counters_are_shown_where_the_dark_elves_play_and_the_round_over_them() -> None:
    assert "counter" not in rows(Stage("archons", "werewolves"), "The land")["Brinlor"][2]
    stage = Stage("dark_elves", "werewolves")
    assert "counter +2" in rows(stage, "The land")["Brinlor"][2]
    assert "counter +3" in rows(stage, "The land")["Taskar"][2]
    stage.board(0).webs[stage.region("brinlor")] = 7
    stage.start("action")
    assert "entwined in round 7" in rows(stage, "The land")["Brinlor"][2]
    assert rows(stage, "Dark Elves")["being entwined"] == ["Brinlor (round 7)"]
    extra = scene(stage).sheets[0].extras[0]
    cells = {cell.text: cell.mark for row in extra.rows for cell in row.cells if cell.icon == "web"}
    assert cells["Brinlor 7"] == "wrote"
    assert cells["Taskar +3"] == ""


@pytest.mark.law("heroes:H-14.1", "heroes:H-14.8")
def test_counters_of_buildings_and_of_the_nest_are_shown() -> None:
    stage = Stage("dark_elves", "werewolves", round=4)
    stage.built("loom_hall")
    stage.board(0).due[stage.building("loom_hall")] = 6
    stage.board(0).entwined[stage.building("black_bridge")] = 1
    stage.board(0).nest, stage.board(0).nest_due = 2, 6
    built = rows(stage, "Buildings: Dark Elves")
    assert built["Loom Hall"][0] == "works, entwined in round 6"
    assert built["Black Bridge"][0] == "entwined"
    assert built["Silk Market"][0] == "counter: this round + 2"
    assert rows(stage, "Dark Elves")["nest"] == ["2 cocoons (round 6)"]


@pytest.mark.law("heroes:H-12.5")
def test_a_destroyed_building_is_not_shown_as_built() -> None:
    stage = Stage("archons", "werewolves")
    stage.ruin("synod")
    stage.board(0).damage[stage.building("court")] = 1
    built = rows(stage, "Buildings: Archons")
    assert built["Synod"][0].startswith("destroyed")
    assert built["Court"][0].startswith("works, damage 1 of ")


# -------------------------------------------------------------------------------------------------------------- fights


@pytest.mark.law("heroes:H-7.17", "heroes:H-10.9")
def test_options_of_a_fight_name_the_strength_that_is_to_be_beaten() -> None:
    stage = Stage("werewolves", "mushroomfolk")
    stage.stand("brinlor")
    stage.board(1).mycelium[stage.region("brinlor")] = 1
    stage.board(0).weaker[0] = 2
    stage.units(0, feral=9)
    stage.fights(0)
    words = Words(GAME, "en", stage.state)
    assert words.option(("monster", stage.code(0))) == "Fight monster 1 (strength 7)"  # 5 - 2 + 4
    assert words.option(("fortress", stage.region("brinlor"))) == "The fortress of Brinlor (strength 18)"
    russian = Words(GAME, "ru", stage.state)
    assert russian.option(("monster", stage.code(0))) == "Сразиться с чудовищем № 1 (сила 7)"
    assert russian.option(("fortress", stage.region("brinlor"))) == "Крепость региона Бринлор (сила 18)"
    stage.answer(0, ("done",))
    later = Words(GAME, "en", stage.state)
    assert later.option(("fortress", stage.region("brinlor"))) == "The fortress of Brinlor"


@pytest.mark.law("heroes:H-13.4")
def test_options_of_a_treaty_name_the_monster_and_its_souls() -> None:
    stage = Stage("lizardfolk", "werewolves")
    stage.stand("zharven")
    stage.fights(0)
    words = Words(GAME, "en", stage.state)
    assert words.option(("treaty", stage.region("zharven"))) == (
        "Treat with the monster of Zharven: Bogling, souls to surpass: 4"
    )


@pytest.mark.law("heroes:H-13.7")
def test_a_treaty_with_a_fortress_is_not_told_as_a_capture() -> None:
    stage = Stage("lizardfolk", "werewolves")
    stage.stand("ikara")
    stage.units(0, shaman=9)
    stage.fights(0)
    stage.answer(0, ("fortress", stage.region("ikara")), ("send", stage.code(0), 9))
    assert said(stage, "treat-fortress") == ["The Lizardfolk treat with the fortress of Ikara; souls to surpass: 9."]
    assert said(stage, "treaty-fortress", "ru") == ["Ящеры договорились с крепостью региона Икара: 2 ПО."]
    assert not said(stage, "capture")


# -------------------------------------------------------------------------------------------------------------- sheets


@pytest.mark.law("heroes:H-1.8", "heroes:H-12.10")
def test_troops_are_shown_with_what_they_cost_and_how_strong_they_are_now() -> None:
    stage = Stage("archons", "werewolves")
    stage.board(0).fallen = 1
    arbiter = stage.printed().troops[stage.troop("arbiter")]
    name, units, strength, cost = next(
        [name, *rest] for name, rest in rows(stage, "Troops: Archons").items() if name == arbiter.printed.name["en"]
    )
    assert (units, strength) == (str(stage.board().units[stage.troop("arbiter")]), str(arbiter.strength - 3))
    assert cost == f"{arbiter.cost.fixed[GOLD] - 1} gold"
    drawn = next(troop for troop in scene(stage).sheets[0].troops if troop.name == name)
    assert [(bit.icon, bit.count) for bit in drawn.cost] == [("gold", arbiter.cost.fixed[GOLD] - 1)]
    assert drawn.strength == str(arbiter.strength - 3)


@pytest.mark.law("heroes:H-6.2", "heroes:H-11.5")
def test_what_a_step_costs_now_is_on_the_sheet() -> None:
    stage = Stage("werewolves", "archons")
    day = rows(stage, "Werewolves")["a step into"][0]
    assert day.startswith("forest ")
    stage.board(0).night = 1
    stage.act("move", 4)
    assert rows(stage, "Werewolves")["a step into"][0] != day


@pytest.mark.law("heroes:H-8.7", "heroes:H-8.9", "heroes:H-13.10")
def test_the_condition_of_an_artifact_is_that_of_the_faction() -> None:
    stage = Stage("cyclopes", "archons")
    helm, horn, staff = "Victor's Helm", "Mountain Horn", "Staff of the Wood"
    assert rows(stage, "Artifacts: Cyclopes")[helm][1] == "6 wins, those over the herd included"
    assert rows(stage, "Artifacts: Archons")[helm][1] == "5 wins"
    assert rows(stage, "Artifacts: Archons")[horn][1] == "5 visited mountain regions, Shog Id included"
    assert rows(stage, "Artifacts: Cyclopes")[horn][1] == "4 visited mountain regions, Shog Id included"
    assert rows(stage, "Artifacts: Archons")[staff][1] == "Pay 12 wood"
    drawn = {sheet.faction: {each.name: each.condition for each in sheet.artifacts} for sheet in scene(stage).sheets}
    assert drawn["cyclopes"][helm] == "6 wins, those over the herd included"
    assert drawn["archons"][horn] == "5 visited mountain regions, Shog Id included"
    stage.g.free_artifacts = 1
    stage.start("action")
    assert rows(stage, "Artifacts: Archons")[staff][1] == "Nothing any more: the Council freed it"


@pytest.mark.law("heroes:H-15.3", "heroes:H-15.11")
def test_the_strength_of_the_herd_and_the_lowered_lair_are_shown() -> None:
    stage = cyclopes(herd="nox", strength=23)
    stage.board().lair = [6, 10]
    assert rows(stage, "Cyclopes")["herd"] == ["Nox, strength 23"]
    assert "the herd (strength 23)" in rows(stage, "The land")["Nox"][2]
    values = next(extra for extra in scene(stage).sheets[0].extras if extra.title == "Lair").rows[0].cells
    assert [cell.text for cell in values][:2] == ["6 → 1", "10 → 2"]


@pytest.mark.law("heroes:H-15.2")
def test_a_cost_struck_out_by_a_footprint_is_not_shown_any_more() -> None:
    stage = cyclopes()
    number = next(n for n, each in enumerate(stage.printed().buildings) if each.trail.fixed[IRON])
    name = stage.printed().buildings[number].printed.name["en"]
    before = rows(stage, "Buildings: Cyclopes")[name][2]
    stage.board().trimmed[number] = 1
    stage.start("action")
    assert rows(stage, "Buildings: Cyclopes")[name][2] != before


@pytest.mark.law("heroes:H-10.5", "heroes:H-13.10")
def test_a_mushroom_shows_the_strength_it_has() -> None:
    stage = Stage("mushroomfolk", "werewolves")
    stage.board(0).plus[0] = 1
    block = next(block for block in scene(stage).sheets[0].tree.buildings if block.code == stage.code(0))
    strength = stage.printed().buildings[0].printed.strength + 1
    assert next(cell.text for cell in block.cells if cell.icon == "strength") == str(strength)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [("dark_elves", "cyclopes", "mushroomfolk"), ("lizardfolk", "archons", "werewolves")])
def test_every_sheet_is_said_without_gaps(seats: tuple[str, ...], lang: str) -> None:
    stage = Stage(*seats)
    stage.start("action")
    for sheet in shown(stage, 0, lang):
        for words in (sheet.title, *sheet.columns, *(cell for row in sheet.rows for cell in row)):
            assert "{" not in words
            assert "$" not in words
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
