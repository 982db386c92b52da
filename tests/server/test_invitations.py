"""Who set a table and its seats: links on the page of the table, and a place for a host who has no seat."""

from __future__ import annotations

import asyncio
from html import unescape

from django.test import Client

from ludex.server.live import hub
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.pages.table import chat
from ludex.server.tables import invitations, store
from tests.server.stage import browser, person


def waiting_table(host: Person, *, sits: bool = True, private: bool = False) -> GameTable:
    """A table of two seats, of which the second waits for somebody; without `sits`, both do."""
    sittings = [store.Sitting(SeatKind.PERSON, host if sits else None), store.Sitting(SeatKind.PERSON)]
    row = store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, host)
    GameTable.objects.filter(id=row.id).update(open_to_watch=not private)
    return row


def link_of(row: GameTable, number: int = 1) -> str:
    return f"/join/{invitations.token_of(row.id, number)}"


def text_of(client: Client, address: str) -> str:
    found = client.get(address)
    assert found.status_code == 200
    return unescape(found.content.decode())


def test_the_table_shows_its_host_the_links_and_nobody_else() -> None:
    host, guest = person("Ada"), person("Bo")
    row = waiting_table(host)
    for path in ("", "/part", "/invite"):
        assert link_of(row) in text_of(browser(host), f"/t/{row.id}{path}")
    assert browser(guest).post(link_of(row)).status_code == 302
    page = text_of(browser(host), f"/t/{row.id}")
    assert link_of(row) not in page
    assert "Bo plays here" in page
    for other in (browser(guest), browser(person())):
        shown = text_of(other, f"/t/{row.id}")
        assert "/join/" not in shown
        assert 'id="t-links"' not in shown


def test_a_host_without_a_seat_sees_a_private_table_as_a_spectator_does() -> None:
    host, first, second = person("Ada"), person(), person()
    row = waiting_table(host, sits=False, private=True)
    shown = text_of(browser(host), f"/t/{row.id}")
    assert link_of(row, 0) in shown
    assert link_of(row, 1) in shown
    for number, someone in enumerate((first, second)):
        assert browser(someone).post(link_of(row, number)).status_code == 302
    with store.open_table(row.id) as (_, table):
        hands = [card for seat in (0, 1) for card in table.view(seat).board.seats[seat].hand]
    shown = text_of(browser(host), f"/t/{row.id}")
    assert hands
    assert not [card for card in hands if f'data-card="{card}"' in shown]
    assert 'id="t-options"' not in shown
    assert browser(person()).get(f"/t/{row.id}").status_code == 404
    assert row.id in text_of(browser(host), "/")


def test_whoever_looks_is_told_that_somebody_has_sat_down() -> None:
    host, guest = person(), person()
    row = waiting_table(host)
    seat = Seat.objects.get(table=row, number=1)

    async def heard() -> int:
        news = chat.news_of(invitations.channel(row.id))
        waiting = asyncio.ensure_future(anext(news))
        await asyncio.sleep(0.05)
        await asyncio.to_thread(invitations.sit_down, seat, guest)
        number = await asyncio.wait_for(waiting, 10)
        await news.aclose()  # type: ignore[attr-defined]
        return number

    hub.STOPPING.clear()
    assert asyncio.run(heard()) == 1
    assert not invitations.sit_down(seat, host)


def test_a_link_can_be_made_anew_and_the_old_one_leads_nowhere() -> None:
    host, guest = person("Ada"), person("Bo")
    row = waiting_table(host)
    old = link_of(row)
    assert browser(guest).post(f"/t/{row.id}/renew/1").status_code == 404
    assert browser(guest).get(old).status_code == 200
    assert browser(host).post(f"/t/{row.id}/renew/1").status_code == 302
    new = f"/join/{invitations.token_of(row.id, 1, 1)}"
    assert new in text_of(browser(host), f"/t/{row.id}/invite")
    for client in (browser(guest), browser(person())):
        assert client.get(old).status_code == 404
        assert client.post(old).status_code == 404
    assert browser(guest).post(new).status_code == 302
    assert browser(host).post(f"/t/{row.id}/renew/1").status_code == 302
    assert Seat.objects.get(table=row, number=1).link == 1
    assert browser(guest).get(new).status_code == 302
