"""One small POST to an address that somebody has typed in: never into this machine's own network, never following
redirects, never waiting long, never reading what comes back."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

import msgspec
from django.conf import settings

TIMEOUT = 5.0
PORTS = {"http": 80, "https": 443}


class Refused(Exception):
    """This address must not be called, or it did not say yes."""


def public_address(host: str, port: int) -> str:
    """The number of a host, if everything that it resolves to lies outside of our own network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not settings.LOCAL_WEBHOOKS and not all(ipaddress.ip_address(number).is_global for number in found):
        raise Refused("private")
    return found[0]


class Pinned(http.client.HTTPConnection):
    """A connection to the very address that was checked, whatever the name resolves to a moment later."""

    def __init__(self, host: str, port: int, number: str, *, safe: bool) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self.number = number
        self.safe = safe

    def connect(self) -> None:
        self.sock = socket.create_connection((self.number, self.port), TIMEOUT)
        if self.safe:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def post(url: str, body: dict[str, Any]) -> None:
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.username:
        raise Refused("address")
    port = parts.port or PORTS[parts.scheme]
    number = public_address(parts.hostname, port)
    conn = Pinned(parts.hostname, port, number, safe=parts.scheme == "https")
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "ludex"}
        conn.request("POST", target, msgspec.json.encode(body), headers)
        status = conn.getresponse().status
    except http.client.HTTPException as error:
        raise Refused("answer") from error
    finally:
        conn.close()
    if not 200 <= status < 300:
        raise Refused(f"status {status}")
