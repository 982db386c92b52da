"""The end and after, and friends: giving up, playing again, seats that are kept, open seats, the soft clock, tables put
away and what they add up to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludex.core import find_game
from ludex.server.live import worker
from ludex.server.models import Entry, EntryKind, GameTable, Pace, Person, PutAway, Seat, SeatKind
from ludex.server.pages.home import mine
from ludex.server.site import quota
from ludex.server.tables import again, clock, endings, invitations, leaving, store
from ludex.server.tables.checking import check
from tests.core import tiny
from tests.server.stage import browser, duel, fresh, move, options, person, play_on

HEROES = {"seats": ["werewolves", "archons"]}


def solo(someone: Person) -> GameTable:
    sittings = [store.Sitting(SeatKind.PERSON, someone), store.Sitting(SeatKind.BOT)]
    return store.create("root", {"seats": ["marquise", "bot:eyrie"]}, sittings, someone, open_to_watch=False)


def heroes(first: Person, second: Person, **manner: Any) -> GameTable:
    sittings = [store.Sitting(SeatKind.PERSON, who) for who in (first, second)]
    return store.create("heroes", HEROES, sittings, first, **manner)


def over(row: GameTable) -> GameTable:
    """Played to its end, whoever is asked."""
    while not row.over:
        row = play_on(row, None, 500)
    return fresh(row)


@pytest.fixture
def no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a game in which no program can play on for anybody."""
    monkeypatch.setattr(leaving, "substitute", lambda game: "")


# ------------------------------------------------------------------------------------------------------------ giving up


@pytest.mark.usefixtures("no_program")
def test_whoever_plays_alone_without_a_substitute_breaks_the_game_off() -> None:
    ada = person("Ada")
    row = solo(ada)
    answer = browser(ada).post(f"/t/{row.id}/leave", {"seat": "0"})
    assert answer.status_code == 302
    row = fresh(row)
    assert (row.over, row.ending, row.winners, row.turn_of) == (True, endings.LEFT, [], [])
    assert check(row).state == "sound"
    page = browser(ada).get(f"/t/{row.id}").content.decode()
    assert "You gave up" in page
    assert 'name="key"' not in page
    with pytest.raises(store.Stale):
        store.answer(row.id, 0, "done", None, ada)
    assert browser(ada).get(f"/t/{row.id}/end").status_code == 200
    assert browser(ada).get(f"/t/{row.id}/summary").status_code == 200
    assert browser(ada).post(f"/t/{row.id}/leave", {"seat": "0"}).status_code in (403, 409)


@pytest.mark.usefixtures("no_program")
def test_among_people_the_seat_is_free_again_and_its_old_link_leads_nowhere() -> None:
    ada, bo, cy = person("Ada"), person("Bo"), person("Cy")
    row = duel(ada, bo)
    old = invitations.token_of(row.id, 1)
    leaving.leave(row.id, 1, bo)
    seat = Seat.objects.get(table=row, number=1)
    assert (seat.kind, seat.person_id) == (SeatKind.PERSON, None)
    assert not fresh(row).over
    assert browser(cy).post(f"/join/{old}").status_code == 404
    anew = invitations.token_of(row.id, 1, seat.link)
    assert browser(cy).post(f"/join/{anew}", {"name": "Cyril"}).status_code == 302
    assert Seat.objects.get(table=row, number=1).person == cy
    assert Person.objects.get(pk=cy.pk).name == "Cyril"
    assert check(fresh(row)).state == "sound"


def test_where_the_game_has_a_program_it_plays_on_and_one_may_come_back() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = heroes(ada, bo)
    leaving.leave(row.id, 1, bo)
    seat = Seat.objects.get(table=row, number=1)
    assert (seat.kind, seat.agent, seat.kept_for) == (SeatKind.AGENT, "steward", bo)
    assert fresh(row).agent_due == (1 in fresh(row).turn_of)
    assert browser(ada).post(f"/t/{row.id}/take/1").status_code == 404
    assert browser(bo).post(f"/t/{row.id}/take/1").status_code == 302
    seat.refresh_from_db()
    assert (seat.kind, seat.person, seat.kept_for) == (SeatKind.PERSON, bo, None)
    kinds = set(Entry.objects.filter(table=row).values_list("kind", flat=True))
    assert {EntryKind.LEAVE, EntryKind.RETURN} <= kinds
    assert check(fresh(row)).state == "sound"


@pytest.mark.parametrize(("wished", "plays"), [("easy", "easy"), ("hard", "hard"), ("", "steward"), ("x", "steward")])
def test_whoever_leaves_says_how_strong_the_program_is(wished: str, plays: str) -> None:
    ada, bo = person("Ada"), person("Bo")
    row = heroes(ada, bo)
    shown = browser(bo).get(f"/t/{row.id}").content.decode()
    assert all(f'name="level" value="{each}"' in shown for each in ("easy", "steward", "hard"))
    browser(bo).post(f"/t/{row.id}/leave", {"seat": "1", "level": wished})
    assert Seat.objects.get(table=row, number=1).agent == plays
    store.MEMORY.forget(row.id)
    seen = browser(ada).get(f"/t/{row.id}").content.decode()
    assert {"easy": "program, easy", "hard": "program, hard", "steward": "program, normal"}[plays] in seen


def test_the_program_answers_for_who_has_left() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = heroes(ada, bo)
    leaving.leave(row.id, 1, bo)
    before = Entry.objects.filter(table=row, seat=1).count()
    if 1 not in fresh(row).turn_of:
        move(row, ada)
    assert worker.act(GameTable.objects.get(id=row.id))
    assert Entry.objects.filter(table=row, seat=1).count() > before


def test_nobody_leaves_more_tables_to_programs_than_they_may_set(settings_few: None) -> None:
    ada = person("Ada")
    sittings = [store.Sitting(SeatKind.PERSON, ada), store.Sitting(SeatKind.AGENT, agent="steward")]
    rows = [store.create("heroes", HEROES, sittings, ada) for _ in range(2)]
    leaving.leave(rows[0].id, 0, ada)
    with pytest.raises(quota.TooMany):
        leaving.leave(rows[1].id, 0, ada)
    assert Seat.objects.get(table=rows[1], number=0).person == ada


@pytest.fixture
def settings_few() -> Any:
    from django.test import override_settings

    with override_settings(TABLES_UNATTENDED=1):
        yield


# ------------------------------------------------------------------------------------------------------------ the clock


def test_the_clock_counts_from_when_a_seat_was_asked_and_starts_anew_with_its_answer() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = duel(ada, bo)
    seat, _ = options(row)
    GameTable.objects.filter(id=row.id).update(asked_at={str(seat): 1000})
    row = move(row, [ada, bo][seat])
    assert all(since > 1000 for since in fresh(row).asked_at.values())
    assert sorted(fresh(row).asked_at) == sorted(map(str, row.turn_of))


def test_what_is_answered_in_secret_does_not_show_on_the_clock() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = heroes(ada, bo)
    for _ in range(40):
        row = fresh(row)
        if row.part and len(row.turn_of) == 2:
            break
        row = move(row, [ada, bo][options(row)[0]])
    assert row.part
    GameTable.objects.filter(id=row.id).update(asked_at={"0": 1000, "1": 1000})
    row = move(row, [ada, bo][options(row)[0]])
    assert {since for seat, since in fresh(row).asked_at.items() if int(seat) in row.turn_of} == {1000}


def test_after_the_pace_others_may_let_a_program_play_on_and_not_before() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = heroes(ada, bo, pace=Pace.DAY)
    row.refresh_from_db()
    asked = row.turn_of[0]
    me = [ada, bo][1 - asked]
    assert browser(me).post(f"/t/{row.id}/leave", {"seat": str(asked)}).status_code == 403
    GameTable.objects.filter(id=row.id).update(asked_at={str(asked): 1000})
    assert clock.has_run_out(fresh(row), asked)
    assert browser(person()).post(f"/t/{row.id}/leave", {"seat": str(asked)}).status_code == 403
    assert browser(me).post(f"/t/{row.id}/leave", {"seat": str(asked)}).status_code == 302
    assert Seat.objects.get(table=row, number=asked).kind == SeatKind.AGENT


# ----------------------------------------------------------------------------------------------------------- once more


@pytest.mark.usefixtures("no_program")
def test_alone_one_plays_the_same_again_or_another_side() -> None:
    ada = person("Ada")
    row = solo(ada)
    assert browser(ada).post(f"/t/{row.id}/again").status_code == 409
    leaving.leave(row.id, 0, ada)
    row = fresh(row)
    anew = again.again(row, ada)
    assert (anew.setup, anew.open_to_watch) == (row.setup, False)
    assert anew.commitment != row.commitment
    assert "eyrie" in again.other_sides(row, ada)
    other = again.again(row, ada, "eyrie")
    assert other.setup["seats"] == ["eyrie", "bot:marquise"]
    assert [seat.kind for seat in other.seats.all()] == [SeatKind.PERSON, SeatKind.BOT]
    assert browser(ada).post(f"/t/{row.id}/again", {"side": "no-such"}).status_code == 400
    assert browser(person()).post(f"/t/{row.id}/again").status_code == 404


@pytest.fixture(scope="module")
def finished() -> tuple[GameTable, Person, Person]:
    ada, bo = person("Ada"), person("Bo")
    return over(duel(ada, bo)), ada, bo


def test_a_rematch_is_set_once_and_keeps_everybodys_seat(finished: tuple[GameTable, Person, Person]) -> None:
    row, ada, bo = finished
    assert browser(bo).post(f"/t/{row.id}/again").status_code == 302
    following = fresh(row).followed_by
    assert following is not None
    kept = Seat.objects.get(table=following, number=0)
    assert (kept.person, kept.kept_for) == (None, ada)
    assert Seat.objects.get(table=following, number=1).person == bo
    page = browser(ada).get(f"/t/{row.id}/end").content.decode()
    assert "A rematch has been set up" in page
    assert browser(person()).post(f"/t/{following.id}/take/0").status_code == 404
    assert browser(ada).post(f"/t/{row.id}/again").status_code == 302
    kept.refresh_from_db()
    assert (kept.person, kept.kept_for) == (ada, None)
    assert fresh(row).followed_by == following


def test_the_end_tells_places_points_and_their_sources(finished: tuple[GameTable, Person, Person]) -> None:
    row, ada, _ = finished
    found = browser(ada).get(f"/t/{row.id}/end")
    places = found.context["places"]
    assert places[0].won == bool(row.winners)
    assert sorted(place.points for place in places) == sorted(row.scores)
    for place in places:
        assert not place.sources or sum(points for _, points in place.sources) == place.points
    turning = found.context["turning"]
    assert turning is None or browser(ada).get(turning.url).status_code == 200
    assert row.turns > 0


def test_who_set_a_table_opens_it_to_watchers_only_when_nobody_else_minds(
    finished: tuple[GameTable, Person, Person],
) -> None:
    ada, bo = person("Ada"), person("Bo")
    row = duel(ada, bo)
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    assert browser(ada).post(f"/t/{row.id}/watch", {"open": "1"}).status_code == 409
    done, host, _ = finished
    GameTable.objects.filter(id=done.id).update(open_to_watch=False)
    assert browser(person()).get(f"/t/{done.id}/end").status_code == 404
    assert browser(host).post(f"/t/{done.id}/watch", {"open": "1"}).status_code == 302
    assert browser(person()).get(f"/t/{done.id}/end").status_code == 200


# ------------------------------------------------------------------------------------------------- my games, open seats


def test_a_table_put_away_is_gone_from_the_first_page_for_one_alone() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = duel(ada, bo)
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    assert browser(ada).post(f"/t/{row.id}/away", {"next": "/games"})["Location"] == "/games"
    assert f"/t/{row.id}" not in browser(ada).get("/").content.decode()
    assert f"/t/{row.id}" in browser(bo).get("/").content.decode()
    assert f"/t/{row.id}" in browser(ada).get("/games").content.decode()
    browser(ada).post(f"/t/{row.id}/away", {"back": "1"})
    assert not PutAway.objects.filter(person=ada).exists()


def test_statistics_count_games_sides_and_who_was_there(finished: tuple[GameTable, Person, Person]) -> None:
    row, ada, bo = finished
    (counted,) = mine.statistics(ada, "en")
    assert (counted["whole"].games, counted["whole"].won) == (1, int(0 in row.winners))
    assert [(side.name, side.games) for side in counted["sides"]] == [("Marquise de Cat", 1)]
    assert [each.name for each in counted["against"]] == ["Bo"]
    assert counted["whole"].mean_points == f"{row.scores[0]:.1f}"
    assert browser(bo).get("/games", headers={"accept-language": "ru"}).status_code == 200


def test_only_listed_tables_are_in_the_lobby_and_seat_whoever_comes() -> None:
    ada = person("Ada")
    free = [store.Sitting(SeatKind.PERSON, ada), store.Sitting(SeatKind.PERSON)]
    setup = {"seats": ["marquise", "eyrie"]}
    listed = store.create("root", setup, free, ada, listed=True, pace=Pace.LIVE, open_to_watch=False)
    hidden = store.create("root", setup, free, ada)
    newcomer = browser(person())
    page = newcomer.get("/lobby").content.decode()
    assert f"/t/{listed.id}/take/1" in page
    assert hidden.id not in page
    assert newcomer.post(f"/t/{hidden.id}/take/1").status_code == 404
    assert newcomer.post(f"/t/{listed.id}/take/0").status_code == 404
    assert browser(ada).post(f"/t/{listed.id}/take/1").status_code == 404
    assert newcomer.post(f"/t/{listed.id}/take/1", {"name": "  Bo   the Bold "}).status_code == 302
    seat = Seat.objects.get(table=listed, number=1)
    assert seat.person is not None
    assert seat.person.name == "Bo the Bold"
    assert listed.id not in browser(person()).get("/lobby").content.decode()


def test_the_host_lists_a_table_and_sees_codes_for_its_links() -> None:
    ada = person("Ada")
    free = [store.Sitting(SeatKind.PERSON, ada), store.Sitting(SeatKind.PERSON)]
    row = store.create("root", {"seats": ["marquise", "eyrie"]}, free, ada)
    browser(ada).post(f"/t/{row.id}/list", {"listed": "on", "pace": "week"})
    assert (fresh(row).listed, fresh(row).pace) == (True, "week")
    page = browser(ada).get(f"/t/{row.id}/invite", headers={"host": "127.0.0.1"}).content.decode()
    assert "qr-code" in page
    assert "ludex play --lan" in page
    browser(ada).post(f"/t/{row.id}/list", {"pace": "nonsense"})
    assert (fresh(row).listed, fresh(row).pace) == (False, "week")


def test_every_game_says_whether_a_program_can_play_on() -> None:
    assert leaving.substitute(find_game("heroes")) == "steward"
    assert leaving.substitute(find_game("root")) == "steward"
    assert leaving.substitute(tiny.GAME) == ""


@pytest.mark.usefixtures("no_program")
def test_entries_of_leaving_are_kept_as_they_are() -> None:
    ada = person("Ada")
    row = solo(ada)
    leaving.leave(row.id, 0, ada)
    last = Entry.objects.filter(table=row).latest("seq")
    assert (last.kind, last.seat, last.by, last.key) == (EntryKind.LEAVE, 0, ada, "")
    assert json.loads(store.export(row.id))["log"]
