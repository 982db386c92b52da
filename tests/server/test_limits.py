"""What one visitor may take of the server: connections, time, bodies, streams, tables."""

from __future__ import annotations

import asyncio
import http.client
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from ludex.lab.clicks import Clicker, Served, free_port
from ludex.server.live import hub
from ludex.server.models import GameTable, Person, Tally
from ludex.server.site import addresses, bodies, door
from tests.server.stage import browser, duel, person

NO_PROXY = "192.0.2.1"
AGENTS = {"who-0": "agent:steward", "seat-0": "werewolves", "who-1": "agent:steward", "seat-1": "archons"}


@pytest.fixture(autouse=True)
def fresh_limits() -> None:
    Tally.objects.all().delete()


# ---------------------------------------------------------------------------------------------------------- connections


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that believes no proxy and holds few connections of one address."""
    folder = tmp_path_factory.mktemp("limits")
    environment = {"LUDEX_PROXIES": NO_PROXY, "LUDEX_SOCKETS_EACH": "20", "LUDEX_STREAMS_EACH": "3"}
    served = Served(folder, free_port(), environment)
    served.start()
    yield served
    served.stop()


def half_a_head(port: int) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", port), 20)
    sock.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    return sock


def ended(sock: socket.socket, seconds: float) -> bool:
    """Has the server hung up within this time?"""
    sock.settimeout(seconds)
    try:
        return sock.recv(100) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def test_one_address_holds_so_many_connections_and_no_more(server: Served) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(half_a_head(server.port)) for _ in range(40)]
        time.sleep(0.5)
        assert sum(ended(sock, 0.01) for sock in held) == 20


def test_who_does_not_finish_the_head_of_a_request_is_let_go(server: Served) -> None:
    with half_a_head(server.port) as slow, socket.create_connection(("127.0.0.1", server.port)) as silent:
        began = time.monotonic()
        for _ in range(3):
            time.sleep(1)
            slow.sendall(b"x")
        assert ended(slow, door.HEADERS + 5)
        assert ended(silent, 5)
        assert door.HEADERS - 2 < time.monotonic() - began < door.HEADERS + 5


def test_a_second_request_may_come_later_than_the_first(server: Served) -> None:
    """Waiting between two requests is no slowness."""
    person = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    for pause in (0.0, 1.0):
        time.sleep(pause)
        person.request("GET", "/account")
        answer = person.getresponse()
        assert answer.status == 200
        answer.read()
    person.close()


def test_streams_of_one_address_are_counted_and_given_back(server: Served) -> None:
    me = Clicker("127.0.0.1", server.port, random.Random(1))
    me.sit_down("root")
    me.let_watch()

    def stream() -> tuple[int, socket.socket]:
        sock = socket.create_connection(("127.0.0.1", server.port), 10)
        sock.sendall(f"GET {me.table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return int(sock.recv(200).split(b" ")[1]), sock

    opened = [stream() for _ in range(5)]
    assert [status for status, _ in opened] == [200, 200, 200, 429, 429]
    for _, sock in opened:
        sock.close()
    until = time.monotonic() + 20
    while True:
        status, sock = stream()
        sock.close()
        if status == 200 or time.monotonic() > until:
            break
        time.sleep(0.2)
    assert status == 200
    me.close()


def test_a_table_has_so_many_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "STREAMS_TABLE", 2)
    with hub.streaming("table", "a"), hub.streaming("table", "b"):
        assert not hub.has_room("table", "c")
        assert hub.has_room("other", "c")
    assert hub.has_room("table", "c")
    assert not hub.BY_TABLE
    assert not hub.BY_ADDRESS


def test_descriptors_are_raised_and_leave_room_for_the_database() -> None:
    code = """
import os, resource
os.environ["DJANGO_SETTINGS_MODULE"] = "ludex.server.site.settings"
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1000))
from ludex.server.site import door
before = door.most_connections()
door.raise_descriptors()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], before, door.most_connections())
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["1000", "128", "872"]


def test_whose_limits_an_address_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "PROXIES", ["10.1.0.0/16", "::1"])
    addresses.is_proxy.cache_clear()
    assert [addresses.is_proxy(host) for host in ("10.1.2.3", "10.2.0.1", "::1", "", "unix:")] == [
        True,
        False,
        True,
        False,
        False,
    ]
    addresses.is_proxy.cache_clear()
    assert addresses.group_of("2001:db8::1") == addresses.group_of("2001:db8::ffff")
    assert addresses.group_of("2001:db8::1") != addresses.group_of("2001:db8:0:1::1")


def test_a_proxy_anywhere_is_believed_if_it_is_named(tmp_path: Path) -> None:
    """Behind it, one person's changes are not another's."""
    environment = {"LUDEX_PROXIES": "127.0.0.0/8", "LUDEX_CHANGES": "3"}
    served = Served(tmp_path, free_port(), environment)
    served.start()

    def change(visitor: str) -> int:
        door = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
        door.request("POST", "/switch", "", {"X-Forwarded-For": f"198.51.100.9, {visitor}"})
        status = door.getresponse().status
        door.close()
        return status

    try:
        assert [change("203.0.113.1") for _ in range(5)] == [403, 403, 403, 429, 429]
        assert change("203.0.113.2") == 403
    finally:
        served.stop()


def test_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    """Neither for whom they ask, nor that they were asked by HTTPS."""
    environment = {"LUDEX_PROXIES": NO_PROXY, "LUDEX_CHANGES": "3", "LUDEX_HTTPS": "1"}
    served = Served(tmp_path, free_port(), environment)
    served.start()

    def change(visitor: str) -> int:
        door = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
        door.request("POST", "/switch", "", {"X-Forwarded-For": visitor, "X-Forwarded-Proto": "https"})
        status = door.getresponse().status
        door.close()
        return status

    try:
        assert {change(f"203.0.113.{n}") for n in range(5)} <= {301, 429}
    finally:
        served.stop()


# ------------------------------------------------------------------------------------------------------------- bodies


def send(port: int, head: str, *parts: bytes) -> bytes:
    """A request as it is written, piece by piece, until it is answered."""
    with socket.create_connection(("127.0.0.1", port), 20) as sock:
        sock.sendall(f"POST /nowhere HTTP/1.1\r\nHost: localhost\r\n{head}\r\n\r\n".encode())
        try:
            for part in parts:
                sock.sendall(part)
        except OSError:
            pass
        answer = b""
        try:
            while more := sock.recv(4096):
                answer += more
        except OSError:
            pass
        return answer


def test_a_body_that_announces_too_much_is_not_read(server: Served) -> None:
    answer = send(server.port, f"Content-Length: {300_000_000}\r\nAccept-Language: ru")
    assert b" 413 " in answer.split(b"\r\n")[0]
    assert "Слишком большой" in answer.decode()


def test_a_body_in_pieces_is_counted(server: Served) -> None:
    piece = b"186a0\r\n" + b"x" * 100_000 + b"\r\n"
    answer = send(server.port, "Transfer-Encoding: chunked", *[piece] * 400)
    assert answer == b"" or b" 413 " in answer.split(b"\r\n")[0]
    fine = send(server.port, "Transfer-Encoding: chunked\r\nConnection: close", *[piece] * 10, b"0\r\n\r\n")
    assert fine.split(b"\r\n")[0].split(b" ")[1] in (b"403", b"404")


def read_with(reader: bodies.Reader, *messages: dict[str, Any], pause: float = 0.0) -> bytes:
    left = iter(messages)

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(pause)
        return next(left)

    return asyncio.run(reader.read({"headers": []}, receive))


def test_a_body_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "SECONDS", 0.05)
    endless = [{"type": "http.request", "body": b"x", "more_body": True}] * 100
    with pytest.raises(bodies.Refused) as refused:
        read_with(bodies.Reader(), *endless, pause=0.01)
    assert refused.value.status == 408


def test_all_bodies_together_have_a_limit_and_give_their_room_back() -> None:
    reader = bodies.Reader()
    reader.held = bodies.TOGETHER
    with pytest.raises(bodies.Refused) as refused:
        read_with(reader, {"type": "http.request", "body": b"x"})
    assert refused.value.status == 503
    assert reader.held == bodies.TOGETHER
    reader.held = 0
    assert (
        read_with(reader, {"type": "http.request", "body": b"ab", "more_body": True}, {"type": "http.request"}) == b"ab"
    )
    with pytest.raises(bodies.Gone):
        read_with(reader, {"type": "http.disconnect"})
    assert reader.held == 0


# ------------------------------------------------------------------------------------------------------------- tables


def host_of(count: int, monkeypatch: pytest.MonkeyPatch, **limits: int) -> Person:
    for name, value in limits.items():
        monkeypatch.setattr(settings, name, value)
    me = person()
    for _ in range(count):
        duel(me, None)
    return me


def test_one_person_has_so_many_unfinished_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    client = browser(host_of(2, monkeypatch, TABLES_EACH=3))
    assert client.post("/play/root").status_code == 302
    refused = client.post("/play/root")
    assert refused.status_code == 429
    assert "3 unfinished tables" in refused.content.decode()
    again = client.post("/new/root", {"who-0": "me", "seat-0": "marquise", "who-1": "bot", "seat-1": "bot:eyrie"})
    assert again.status_code == 422
    assert "3 unfinished tables" in again.content.decode()
    GameTable.objects.filter(over=False).update(over=True)
    assert client.post("/play/root").status_code == 302


def test_few_tables_play_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    me = host_of(0, monkeypatch, TABLES_UNATTENDED=1)
    client = browser(me)
    assert client.post("/new/heroes", AGENTS).status_code == 302
    refused = client.post("/new/heroes", AGENTS)
    assert refused.status_code == 422
    assert "nobody plays but the computer" in refused.content.decode()
    assert GameTable.objects.filter(host=me).count() == 1


def test_ever_new_guests_of_one_address_set_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "TABLES_AN_HOUR", 3)
    statuses = [Client(REMOTE_ADDR="203.0.113.7").post("/play/root").status_code for _ in range(5)]
    assert statuses == [302, 302, 302, 429, 429]
    assert Client(REMOTE_ADDR="203.0.113.8").post("/play/root").status_code == 302
