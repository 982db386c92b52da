"""Every page and every verb, asked for by the wrong person: the other player, a spectator, a stranger whom nobody has
invited, somebody whom the server does not know at all. Each address has a row here; a new one without a row fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, reverse

from ludex.core import key_of
from ludex.server.live import letters
from ludex.server.models import Entry, GameTable, Message, Person, Seat, SeatKind, Tally
from ludex.server.pages import urls
from ludex.server.tables import invitations, store
from tests.server.stage import browser, duel, fresh, move, options, person

GONE, NOT_YOURS, OLD_FORM, METHOD, TOKEN = 404, 403, 403, 405, 401
OTHERS = ("player", "spectator", "stranger", "nobody")
"""The other player at the table; somebody who may watch; somebody at a private table; a browser without a cookie."""


@dataclass
class Scene:
    """A table of two people, in which the first one (Ada) is asked, and what belongs to her."""

    ada: Person
    bo: Person
    row: GameTable
    note: Message
    waiting: GameTable
    """Another table of hers, with a free seat."""

    def browser_of(self, who: str) -> Client:
        if who == "nobody":
            return Client()
        return browser(self.bo if who == "player" else person())

    def everything(self) -> list[Any]:
        """All that is Ada's or the tables', as the database has it."""
        tables = [self.row.id, self.waiting.id]
        kept: list[Any] = [Person.objects.filter(pk=self.ada.pk).values().get()]
        for model in (Entry, Seat, Message):
            kept += list(model.objects.filter(table__in=tables).order_by("pk").values())
        return [*kept, *GameTable.objects.filter(id__in=tables).order_by("id").values()]


@dataclass(frozen=True)
class Wrong:
    """One address: what is sent, and what each of the others gets. `same` is a page that is open to everyone."""

    post: bool = False
    args: Callable[[Scene], list[Any]] = lambda scene: [scene.row.id]
    sent: Callable[[Scene], dict[str, Any]] = lambda scene: {}
    player: int = 200
    spectator: int = 200
    stranger: int = GONE
    """At a private table."""
    nobody: int = 200
    never: tuple[str, ...] = field(default=())
    """Words of Ada's page that must not be on anybody else's."""


def her_seat(scene: Scene) -> dict[str, Any]:
    """What her own form would send."""
    seat, offered = options(scene.row)
    return {"seat": 0, "version": fresh(scene.row).version, "key": key_of(offered[0])} if seat == 0 else {}


def no_table(scene: Scene) -> list[Any]:
    return []


def game(scene: Scene) -> list[Any]:
    return ["root"]


def open_page(args: Callable[[Scene], list[Any]] = no_table, **more: Any) -> Wrong:
    """Not about anybody's table: the same for everybody."""
    return Wrong(args=args, **{"stranger": 200, **more})


def own_form(sent: dict[str, Any] | None = None, status: int = 302, args: Any = no_table) -> Wrong:
    """A form about whoever sends it, and nobody else."""
    return Wrong(
        post=True,
        args=args,
        sent=lambda scene: sent or {},
        player=status,
        spectator=status,
        stranger=status,
        nobody=status,
    )


def her_verb(**more: Any) -> Wrong:
    """Something that only who sits there may do."""
    refused = {"player": NOT_YOURS, "spectator": NOT_YOURS, "nobody": NOT_YOURS}
    return Wrong(post=True, **{"sent": her_seat, **refused, **more})


def without_token(args: Callable[[Scene], list[Any]], post: bool = False) -> Wrong:
    """For programs: whoever is logged in, a cookie is no token."""
    return Wrong(post=post, args=args, player=TOKEN, spectator=TOKEN, stranger=TOKEN, nobody=TOKEN)


def her_number(scene: Scene) -> list[Any]:
    return [scene.row.id, 0]


def no_position(scene: Scene) -> list[Any]:
    return ["nowhere"]


def of_cardboard(**more: Any) -> Wrong:
    """Pages of a table of cardboard: at a table with secrets there is nothing of the kind, whoever asks."""
    return Wrong(**{"player": GONE, "spectator": GONE, "stranger": GONE, "nobody": GONE, **more})


TABLE: dict[str, Wrong] = {
    "home": open_page(),
    "health": open_page(),
    "play-now": own_form(args=game),
    "new-table": open_page(game),
    "new-check": open_page(game),
    "invite": Wrong(args=lambda scene: [scene.waiting.id], player=GONE, spectator=GONE, nobody=GONE),
    "renew": Wrong(
        post=True, args=lambda scene: [scene.waiting.id, 1], player=GONE, spectator=GONE, stranger=GONE, nobody=GONE
    ),
    "join": Wrong(
        post=True,
        args=lambda scene: [invitations.token_of(scene.row.id, 0)],
        player=409,
        spectator=409,
        stranger=409,
        nobody=409,
    ),
    "how-well": open_page(game),
    "learn": own_form(args=lambda scene: ["root", "basics"]),
    "table-lesson": Wrong(
        post=True, sent=lambda scene: {"do": "next"}, player=GONE, spectator=GONE, stranger=GONE, nobody=GONE
    ),
    "table-hint": Wrong(),
    "table-coach": Wrong(
        post=True, sent=lambda scene: {"coach": "on"}, player=302, spectator=302, stranger=GONE, nobody=302
    ),
    "laws": open_page(),
    "law-book": open_page(game),
    "law": open_page(lambda scene: ["root", "1"], player=302, spectator=302, stranger=302, nobody=302),
    "account": open_page(never=("ada-login", "ada@example.org")),
    "settings": own_form({}, 422),
    "claim": own_form({}, 422),
    "log-in": own_form({"back": "ada-login", "password": "wrong"}, 422),
    "log-out": own_form(),
    "new-password": own_form({"password_old": "x", "password": "long enough now"}),
    "ask-again": own_form(),
    "confirm": Wrong(
        post=True, args=lambda scene: [letters.token_of(scene.ada) + "x"], player=GONE, spectator=GONE, nobody=GONE
    ),
    "switch": own_form({"lang": "ru"}),
    "replay": Wrong(),
    "replay-moment": Wrong(args=lambda scene: [scene.row.id, "1"]),
    "replay-analyse": Wrong(post=True, player=409, spectator=409, nobody=409),
    "replay-analysis": Wrong(),
    "replay-summary": Wrong(player=302, spectator=302, nobody=302),
    "table": Wrong(never=("Ada's secret note", 'name="key"')),
    "table-part": Wrong(never=("Ada's secret note", 'name="key"')),
    "table-events": Wrong(),
    "table-answer": her_verb(stranger=GONE),
    "table-undo": her_verb(stranger=GONE),
    "table-sit": Wrong(post=True, sent=lambda scene: {"seat": "0"}, player=302, spectator=302, nobody=302),
    "table-pace": Wrong(post=True, sent=lambda scene: {"pace": "3"}, player=302, spectator=302, nobody=302),
    "table-why": Wrong(),
    "table-verbs": Wrong(),
    "table-chips": Wrong(sent=her_seat, never=('"kind"',)),
    "table-preview": Wrong(sent=her_seat, never=('"place"',)),
    "table-law": Wrong(args=lambda scene: [scene.row.id, "1"]),
    "table-log": Wrong(),
    "table-thing": Wrong(args=lambda scene: [scene.row.id, "card", 1]),
    "table-told": Wrong(args=lambda scene: [scene.row.id, 0]),
    "table-beats": Wrong(args=lambda scene: [scene.row.id, 0]),
    "table-say": her_verb(sent=lambda scene: {"text": "in her name", "seat": "0"}, player=302),
    "table-talk": Wrong(never=("Ada's secret note",)),
    "table-forget": Wrong(
        post=True, args=lambda scene: [scene.row.id, scene.note.pk], player=302, spectator=302, nobody=302
    ),
    "table-save": Wrong(player=NOT_YOURS, spectator=NOT_YOURS, nobody=NOT_YOURS),
    "bring": own_form({}, 422),
    "table-end": Wrong(player=302, spectator=302, nobody=302),
    "table-again": Wrong(post=True, player=409, spectator=GONE, nobody=GONE),
    "table-leave": her_verb(),
    "table-watch": Wrong(post=True, sent=lambda scene: {"open": "1"}, player=GONE, spectator=GONE, nobody=GONE),
    "table-list": Wrong(
        post=True,
        args=lambda scene: [scene.waiting.id],
        sent=lambda scene: {"listed": "on", "pace": "live"},
        player=GONE,
        spectator=GONE,
        nobody=GONE,
    ),
    "seat-take": Wrong(post=True, args=lambda scene: [scene.waiting.id, 1], player=GONE, spectator=GONE, nobody=GONE),
    "put-away": Wrong(post=True, player=302, spectator=GONE, nobody=GONE),
    "my-games": open_page(never=("ada-login", "Ada's secret note")),
    "lobby": open_page(never=("Ada",)),
    "name-me": own_form({"name": "Not Ada"}),
    "api": open_page(),
    "api-games": open_page(),
    "api-join": own_form({}, 400),
    "api-seats": without_token(no_table),
    "api-state": without_token(her_number),
    "api-answer": without_token(her_number, post=True),
    "api-events": without_token(her_number),
    "api-missing": open_page(lambda scene: ["x"], player=GONE, spectator=GONE, stranger=GONE, nobody=GONE),
    "shell": open_page(),
    "own-done": of_cardboard(post=True),
    "own-tell": of_cardboard(post=True),
    "own-past": of_cardboard(),
    "own-change": of_cardboard(args=her_number),
    "own-put-right": of_cardboard(post=True, args=her_number),
    "own-position": of_cardboard(),
    "own-judge": of_cardboard(),
    "own-unpack": of_cardboard(),
    "position": of_cardboard(args=no_position),
    "position-change": of_cardboard(args=no_position),
    "position-play": of_cardboard(post=True, args=no_position),
    "position-judge": of_cardboard(args=no_position),
    "table-consent": her_verb(sent=lambda scene: {**her_seat(scene), "say": "agree"}),
}


@pytest.fixture
def scene() -> Scene:
    Tally.objects.all().delete()
    Person.objects.filter(login="ada-login").delete()
    ada = person("Ada", login="ada-login", email="ada@example.org")
    bo = person("Bo")
    row = play_on_to_her(duel(ada, bo), ada, bo)
    note = Message.objects.create(table=row, person=ada, seat=0, text="Ada's secret note", note=True)
    sittings = [store.Sitting(SeatKind.PERSON, ada), store.Sitting(SeatKind.PERSON)]
    waiting = store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, ada)
    return Scene(ada, bo, row, note, waiting)


def play_on_to_her(row: GameTable, ada: Person, bo: Person) -> GameTable:
    """Until both have answered and Ada is asked; she could take something back if all agree."""
    people = [ada, bo]
    for _ in range(60):
        row = move(row, people[options(row)[0]])
        answered = set(Entry.objects.filter(table=row).values_list("seat", flat=True))
        if row.turn_of == [0] and {0, 1} <= answered:
            return row
    raise AssertionError("Ada is never asked again")


def names() -> set[str]:
    found = {pattern.name for pattern in urls.urlpatterns if isinstance(pattern, URLPattern)}
    assert len(found) == len(urls.urlpatterns)
    return {str(name) for name in found}


def test_every_address_has_a_row() -> None:
    assert names() == set(TABLE)


@pytest.mark.parametrize("who", OTHERS)
@pytest.mark.parametrize("name", sorted(TABLE))
def test_the_wrong_person(scene: Scene, name: str, who: str) -> None:
    wrong = TABLE[name]
    if who == "stranger":
        GameTable.objects.filter(id__in=[scene.row.id, scene.waiting.id]).update(open_to_watch=False)
    address = reverse(name, args=wrong.args(scene))
    client = scene.browser_of(who)
    sent = wrong.sent(scene)
    before = scene.everything()
    answer: Any = client.post(address, sent) if wrong.post else client.get(address, sent)
    assert answer.status_code == getattr(wrong, who), answer.content[:300]
    after = scene.everything()
    if name == "table-say" and who == "player":
        said = [row for row in after if row not in before]
        assert [row["person_id"] for row in said if "text" in row] == [scene.bo.pk]
        return
    assert after == before
    if not answer.streaming:
        assert not [words for words in wrong.never if words in answer.content.decode()]


@pytest.mark.parametrize("who", ["player", "spectator", "stranger"])
def test_no_other_verb_than_the_one_that_an_address_takes(scene: Scene, who: str) -> None:
    """What changes something is a POST; a link alone changes nothing."""
    client = scene.browser_of(who)
    before = scene.everything()
    for name, wrong in TABLE.items():
        if wrong.post and name not in ("bring", "join", "confirm"):
            assert client.get(reverse(name, args=wrong.args(scene))).status_code in (METHOD, GONE), name
    assert scene.everything() == before
