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
CARRIERS = [
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")
]
"""IPv6 addresses that carry an IPv4 address: NAT64, 6to4, Teredo and the old compatible ones."""


class Refused(Exception):
    """This address must not be called, or it did not say yes."""


def public_address(host: str, port: int) -> str:
    """The number of a host, if everything that it resolves to lies outside of our own network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not settings.LOCAL_WEBHOOKS and not all(map(is_public, found)):
        raise Refused("private")
    return found[0]


def is_public(number: str) -> bool:
    """Somewhere out there. An address that carries another inside may be led back into our own network.

    >>> is_public("93.184.216.34"), is_public("2002:7f00:1::"), is_public("64:ff9b::10.0.0.1"), is_public("224.0.0.251")
    (True, False, False, False)
    """
    there = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(there, ipaddress.IPv6Address) and there.ipv4_mapped is not None:
        there = there.ipv4_mapped
    if not there.is_global or there.is_multicast:
        return False
    return not any(there in network for network in CARRIERS if network.version == there.version)


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
    if port < 1024 and port not in PORTS.values() and not settings.LOCAL_WEBHOOKS:
        raise Refused("port")
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
