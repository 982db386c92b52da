"""Fair dice: promised at the start, shown at the end, checked by whoever likes to."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludex.cli import main
from ludex.core import Table
from ludex.server.tables import store
from tests.server.stage import browser, duel, person, play_on

Saved = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> tuple[str, bytes]:
    me = person()
    row = duel(me, me)
    promised = row.commitment
    row = play_on(row, me, 40)
    row = store.undo(row.id, 0, row.version, me, consent=True)
    row = play_on(row, me, 5000, seed=2)
    assert row.over
    assert hashlib.sha256(bytes(row.key)).hexdigest() == promised
    return promised, store.export(row.id)


def verify(tmp_path: Path, data: bytes, *more: str) -> int:
    file = tmp_path / "game.ludex"
    file.write_bytes(data)
    return main(["verify", str(file), "--lang", "en", *more])


def changed(data: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(data), **fields})


def test_a_game_exported_from_the_server_is_proved(
    finished: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promised, data = finished
    assert verify(tmp_path, data, "--commitment", promised) == 0
    assert promised in capsys.readouterr().out
    assert verify(tmp_path, data, "--json") == 0
    proof = msgspec.json.decode(capsys.readouterr().out)
    assert proof["commitment"] == promised
    assert proof["chance"] > 3


def test_another_promise_is_not_kept(
    finished: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, finished[1], "--commitment", "0" * 64) == 2
    assert "does not fit the commitment" in capsys.readouterr().err


def test_a_changed_roll_is_found(
    finished: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save: Saved = msgspec.json.decode(finished[1])
    log = save["log"]
    place = max(n for n, (seat, key) in enumerate(log) if seat == -1 and key.startswith("roll"))
    log[place][1] = "roll:0:0" if log[place][1] != "roll:0:0" else "roll:1:1"
    assert verify(tmp_path, changed(finished[1], log=log)) == 2
    assert f"Answer {place + 1} " in capsys.readouterr().err


@pytest.mark.parametrize(
    "fields",
    [
        {"chance": {"source": "keyed", "key": "00" * 32}},
        {"chance": {"source": "quick", "seed": 1}},
        {"chance": None},
        {"hash": "0" * 32},
        {"rules": 0},
        {"log": [[0, "nothing"]]},
    ],
)
def test_whatever_does_not_fit_is_refused(finished: tuple[str, bytes], tmp_path: Path, fields: Saved) -> None:
    assert verify(tmp_path, changed(finished[1], **fields)) == 2


def test_a_game_that_goes_on_is_not_exported_and_not_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    me = person()
    row = play_on(duel(me, me), me, 10)
    with pytest.raises(store.StillPlayed):
        store.export(row.id)
    page = browser(me).get(f"/t/{row.id}")
    assert page.status_code == 200
    assert bytes(row.key).hex() not in page.content.decode()
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, b"k" * 32)
    assert verify(tmp_path, table.save()) == 2
    assert "not over" in capsys.readouterr().err
