"""Where requests come from: through a proxy or not, and whose limits an address shares."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from django.conf import settings


@lru_cache(4096)
def is_proxy(host: str) -> bool:
    """Is this one of the machines that we believe when they say for whom they ask?"""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(number in ipaddress.ip_network(each, strict=False) for each in settings.PROXIES)


@lru_cache(4096)
def group_of(host: str) -> str:
    """Whose limits an address shares: an IPv6 network of 64 bits is one customer.

    >>> group_of("203.0.113.7"), group_of("2001:db8:1:2:3:4:5:6"), group_of("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7')
    """
    try:
        number = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(number, ipaddress.IPv4Address):
        return host
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))
