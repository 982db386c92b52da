"""The content uses no word that content/effects.md does not explain, and says of every value how certain it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from ludex.games.heroes.printed.book import book_of, read_files
from ludex.games.heroes.printed.effects import OfEnergy, OfTemple, OfTrail, OnBoard, SpendUnit
from ludex.games.heroes.printed.notation import Effect, operation
from ludex.games.heroes.printed.paper import FOLDER

STATUSES = {"seed", "reconstruction"}


def explained() -> set[str]:
    """Every word that stands in the notation's own letters."""
    text = (FOLDER / "effects.md").read_text(encoding="utf-8")
    return {word for quoted in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[a-z_]+", quoted)}


def effects(thing: Any) -> Iterator[Effect]:
    if isinstance(thing, Effect):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from effects(getattr(thing, name))
    elif isinstance(thing, list):
        for each in thing:
            yield from effects(each)


@pytest.mark.parametrize("faction", book_of("").factions, ids=lambda faction: str(faction.printed.id))
def test_every_word_of_an_effect_is_explained(faction: Any) -> None:
    known = explained()
    found = list(effects(faction.printed))
    assert found
    for effect in found:
        words = {effect.op, effect.on, effect.condition, getattr(effect, "per", "")} - {""}
        assert words <= known, effect


def test_every_operation_of_the_notation_is_a_struct_that_may_stand_somewhere() -> None:
    text = (FOLDER / "effects.md").read_text(encoding="utf-8").partition("## 5. Operations")[2]
    rows = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
    listed = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    places = get_args(OnBoard) + get_args(OfTemple) + get_args(OfTrail) + get_args(OfEnergy) + (SpendUnit,)
    assert {operation(kind.__name__) for kind in places} == listed


def tables(thing: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(thing, dict):
        if "status" in thing:
            yield path, thing
        for name, value in thing.items():
            yield from tables(value, f"{path}.{name}")
    elif isinstance(thing, list):
        for number, value in enumerate(thing):
            yield from tables(value, f"{path}[{number}]")


@pytest.mark.parametrize("name", read_files({}))
def test_every_table_says_how_certain_it_is_and_exceptions_name_fields_of_it(name: str) -> None:
    found = list(tables(read_files({})[name], name))
    assert len(found) > 10
    for path, table in found:
        assert table["status"] in STATUSES, path
        for field in (*table.get("seed_fields", ()), *table.get("recon_fields", ())):
            assert field.partition(".")[0] in table, (path, field)


def test_whatever_has_a_price_or_a_place_in_a_list_has_a_status() -> None:
    for name, table in read_files({}).items():
        for kind in ("building", "troop", "artifact", "monster", "species", "trail", "energy", "region", "fortress"):
            for row in table.get(kind, ()):
                assert row.get("status") in STATUSES, (name, kind, row)
