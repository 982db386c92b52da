"""`ludex play --lan`: the address by which others find this machine, and a code for their cameras."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from ludex.cli import site
from ludex.cli.parser import make_parser
from ludex.core.errors import LudexError
from ludex.core.text import CORE_TEXT, Text
from ludex.server.site import qr, run


class Probe:
    """A socket in a network in which this machine has a certain address, or none."""

    def __init__(self, found: str) -> None:
        self.found = found

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def connect(self, address: tuple[str, int]) -> None:
        if not self.found:
            raise OSError

    def getsockname(self) -> tuple[str, int]:
        return self.found, 0


def test_the_address_in_the_network_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", lambda *kind: Probe("192.168.7.5"))
    assert site.own_address() == "192.168.7.5"


@pytest.mark.parametrize("found", ["", "127.0.0.1"])
def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch, found: str) -> None:
    monkeypatch.setattr(socket, "socket", lambda *kind: Probe(found))
    with pytest.raises(LudexError, match="No network"):
        site.own_address()


def test_a_code_is_printed_for_cameras() -> None:
    lines = qr.printed("http://192.168.7.5:8484").strip("\n").split("\n")
    assert len(lines) > 10
    assert len({len(line) for line in lines}) == 1


def test_the_server_listens_to_the_network_only_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts: list[str] = []

    class Stop(Exception):
        pass

    def socket_at(host: str, port: int | None) -> Any:
        hosts.append(host)
        raise Stop

    monkeypatch.setattr(run, "prepare", lambda: None)
    monkeypatch.setattr(run, "free_socket", socket_at)
    for lan in ("", "192.168.7.5"):
        with pytest.raises(Stop):
            run.play(None, browser=False, say=lambda address, others: None, lan=lan)
    assert hosts == ["127.0.0.1", "0.0.0.0"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_flag_is_explained(lang: str) -> None:
    parser = make_parser(Text(lang, CORE_TEXT), ["play"])
    assert parser.parse_args(["play", "--lan"]).lan
