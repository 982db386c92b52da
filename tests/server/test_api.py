"""Programs at a table: what the API answers is what it describes, and no more than its person may see."""

from __future__ import annotations

import json
import threading
from typing import Any

import msgspec
import pytest
import schemathesis
from django.core.handlers.wsgi import WSGIHandler
from django.test import Client
from hypothesis import HealthCheck, Phase, settings

from ludex.core import find_game
from ludex.server.models import GameTable, Person, SeatKind
from ludex.server.pages.api.description import DESCRIPTION
from ludex.server.pages.api.tokens import token_for
from ludex.server.tables import invitations, store
from tests.server.stage import duel, fresh, options, person


class Program:
    """Asks with a token."""

    def __init__(self, token: str = "", lang: str = "en") -> None:
        self.client = Client(enforce_csrf_checks=True)
        self.headers = {"Accept-Language": lang} | ({"Authorization": f"Bearer {token}"} if token else {})

    def get(self, address: str, status: int = 200) -> Any:
        return self.read(self.client.get(f"/api/{address}", headers=self.headers), status)

    def post(self, address: str, status: int = 200, **sent: Any) -> Any:
        response = self.client.post(f"/api/{address}", json.dumps(sent), "application/json", headers=self.headers)
        return self.read(response, status)

    @staticmethod
    def read(response: Any, status: int) -> Any:
        assert response.status_code == status, response.content
        assert response.headers["Content-Type"] == "application/json"
        assert response.headers["Cache-Control"] == "private, no-store"
        return response.json()


def of(someone: Person, lang: str = "en") -> Program:
    return Program(token_for(someone), lang)


@pytest.fixture
def ada() -> Person:
    return person("Ada")


@pytest.fixture
def bo() -> Person:
    return person("Bo")


def test_two_programs_play(ada: Person, bo: Person) -> None:
    row = duel(ada, bo)
    programs = {0: of(ada), 1: of(bo)}
    for _ in range(25):
        seat, offered = options(row)
        state = programs[seat].get(f"tables/{row.id}/seats/{seat}")
        assert len(state["question"]["options"]) == len(offered)
        assert state["question"]["clause"]
        key = state["question"]["options"][0]["key"]
        after = programs[seat].post(f"tables/{row.id}/seats/{seat}/answer", key=key, version=state["version"])
        assert after["version"] > state["version"]
    mine = programs[0].get("seats")
    assert [(each["table"], each["seat"], each["side"]) for each in mine] == [(row.id, 0, "marquise")]


def test_a_seat_sees_its_view_and_nothing_else(ada: Person, bo: Person) -> None:
    row = duel(ada, bo)
    seen = of(bo).get(f"tables/{row.id}/seats/1")
    with store.open_table(row.id) as (_, table):
        assert seen["view"]["board"] == json.loads(json.dumps(msgspec.to_builtins(table.view(1).board)))
    seat, _ = options(row)
    assert seat == 0
    assert seen["question"] is None


def test_another_seat_is_not_there(ada: Person, bo: Person) -> None:
    row = duel(ada, bo)
    _, offered = options(row)
    before = fresh(row).version
    key = ":".join(map(str, offered[0]))
    for who in (of(bo), of(person("Eve"))):
        who.get(f"tables/{row.id}/seats/0", 404)
        who.get(f"tables/{row.id}/seats/0/events?wait=0", 404)
        who.post(f"tables/{row.id}/seats/0/answer", 404, key=key, version=before)
    of(ada).get("tables/nowhere/seats/0", 404)
    of(ada).get(f"tables/{row.id}/seats/{10**30}", 404)
    assert fresh(row).version == before


def test_a_token_is_needed_and_a_cookie_does_not_do(ada: Person, bo: Person) -> None:
    row = duel(ada, bo)
    token = token_for(ada)
    for wrong in ("", "x", token + "x", token[:-1]):
        assert "Authorization" in Program(wrong).get("seats", 401)["error"]
        Program(wrong).get(f"tables/{row.id}/seats/0", 401)
    cookie = Program()
    cookie.client.force_login(ada)
    cookie.get("seats", 401)
    assert "ключ" in Program(lang="ru").get("seats", 401)["error"]


def test_another_password_ends_a_token(ada: Person) -> None:
    program = of(ada)
    program.get("seats")
    ada.set_password("another one")
    ada.save()
    program.get("seats", 401)


def test_a_stale_answer_and_one_that_is_not_offered(ada: Person, bo: Person) -> None:
    row = duel(ada, bo)
    program = of(ada)
    state = program.get(f"tables/{row.id}/seats/0")
    address = f"tables/{row.id}/seats/0/answer"
    program.post(address, 409, key=state["question"]["options"][0]["key"], version=state["version"] + 1)
    refusal = program.post(address, 422, key="battle:1:1", version=state["version"])
    assert refusal["error"]
    program.post(address, 422, key="no such verb", version=state["version"])
    for wrong in (
        {"key": "a"},
        {"key": 1, "version": 1},
        {"key": "a", "version": -1},
        {"key": "a", "version": 1, "x": 1},
    ):
        program.post(address, 400, **wrong)
    assert program.get(f"tables/{row.id}/seats/0") == state
    first = state["question"]["options"][0]["key"]
    once = program.post(address, key=first, version=state["version"])
    assert program.post(address, key=first, version=state["version"]) == once


def waiting(host: Person) -> GameTable:
    """A table with a free seat."""
    sittings = [store.Sitting(SeatKind.PERSON, host), store.Sitting(SeatKind.PERSON)]
    return store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, host)


def test_a_program_sits_down_by_a_link(ada: Person, bo: Person) -> None:
    row = waiting(ada)
    link = f"http://localhost/join/{invitations.token_of(row.id, 1)}"
    joined = Program().post("join", 201, link=link, name="  Robby  the  robot ")
    assert (joined["table"], joined["seat"]) == (row.id, 1)
    assert fresh(row).seats.get(number=1).person.name == "Robby the robot"  # type: ignore[union-attr]
    program = Program(joined["token"])
    assert program.get("seats")[0]["side"] == "eyrie"
    assert program.post("join", 201, link=link) == joined
    of(bo).post("join", 409, link=link)
    guests = Person.objects.count()
    Program().post("join", 404, link=link + "x")
    Program().post("join", 409, link=link)
    assert Person.objects.count() == guests


def test_waiting_for_news(ada: Person, bo: Person) -> None:
    row = duel(ada, bo)
    program = of(bo)
    version = program.get(f"tables/{row.id}/seats/1")["version"]
    address = f"tables/{row.id}/seats/1/events"
    assert program.get(f"{address}?since={version}&wait=0") == {"version": version, "moved": False}
    _, offered = options(row)
    mover = threading.Timer(0.3, store.answer, (row.id, 0, ":".join(map(str, offered[0])), None, ada))
    mover.start()
    news = program.get(f"{address}?since={version}&wait=20")
    mover.join()
    assert news["moved"]
    assert news["version"] == fresh(row).version > version
    program.get(f"{address}?since=-1", 400)
    program.get(f"{address}?wait=26", 400)


def test_games_and_methods() -> None:
    found = {each["name"]: each for each in Program().get("games")}
    assert found["root"]["sides"] == list(find_game("root").lobby.sides)
    assert Program(lang="ru").get("games") != Program().get("games")
    assert Program().client.delete("/api/games").status_code == 405
    assert Program().client.delete("/api/games").headers["Allow"] == "GET"


def test_the_token_stands_on_the_account_page(ada: Person) -> None:
    client = Client()
    assert 'id="token"' not in client.get("/account").content.decode()
    client.force_login(ada)
    assert f'value="{token_for(ada)}"' in client.get("/account").content.decode()


# ---------------------------------------------------------------------------------------------- as it describes itself

described = schemathesis.openapi.from_wsgi("/api/openapi.json", WSGIHandler())


@pytest.fixture(scope="module")
def seated() -> tuple[str, str]:
    ada = person("Ada")
    return duel(ada, person("Bo")).id, token_for(ada)


def test_the_description_is_served() -> None:
    assert Program().get("openapi.json") == json.loads(json.dumps(DESCRIPTION))


@described.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], seated: tuple[str, str]) -> None:
    table, token = seated
    if "table" in case.path_parameters and case.path_parameters["seat"] in (0, 1):
        case.path_parameters["table"] = table
    if case.path.endswith("events"):
        case.query = {**(case.query or {}), "wait": 0} if isinstance(case.query, dict) else {"wait": 0}
    case.call_and_validate(headers={"Authorization": f"Bearer {token}", "Accept-Encoding": "identity"})
