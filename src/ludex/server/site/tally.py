"""Counting what people do, in the database: all processes count together, and a restart forgets nothing.

An address or a name is kept only as a keyed hash, and no longer than it is needed."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.crypto import salted_hmac

from ludex.core.errors import LudexError
from ludex.server.models import Tally
from ludex.server.site.addresses import is_proxy

SALT = "ludex.tally"
FORGET = timedelta(hours=1)
"""Attempts to log in are forgotten after so long without another."""
FREE, FREE_SUSPECT, FREE_ADDRESS = 5, 1, 30
"""Wrong passwords before one has to wait: for a login from one address, the same while many others try this login too,
and for one address whatever the login."""
SUSPECT = 50
"""So many wrong passwords from anywhere make a login suspect."""
LONGEST, LONGEST_ADDRESS = 900, 60
"""Seconds that one has to wait at most."""


class TooSoon(LudexError):
    """Too many wrong passwords: wait a little."""


def name_of(*parts: str) -> str:
    return salted_hmac(SALT, "\0".join(parts), algorithm="sha256").hexdigest()


def take(most: int, window: timedelta, *what: str) -> bool:
    """Count something; False if it has happened too often in this window already."""
    now = timezone.now()
    with transaction.atomic():
        found = counted(name_of(*what), now)
        if found.at + window <= now or found.at > now:
            found.count, found.at = 0, now
        if found.count >= most:
            return False
        found.count += 1
        found.save()
    return True


def counted(name: str, now: datetime) -> Tally:
    """The tally of a name, locked until the transaction ends."""
    Tally.objects.get_or_create(name=name, defaults={"count": 0, "at": now})
    return Tally.objects.select_for_update().get(name=name)


# ------------------------------------------------------------------------------------------------------------- log-ins


def names(address: str, login: str) -> list[str]:
    return [name_of("pair", address, login), name_of("login", login), name_of("address", address)]


def attempt(address: str, login: str) -> None:
    """Count an attempt to log in before the password is looked at, or say how long to wait.

    Who guesses waits longer each time, at their own address only. However many try a login from elsewhere, its owner
    always has a first try of their own."""
    now = timezone.now()
    with transaction.atomic():
        pair, anyone, there = (counted(name, now) for name in names(address, login))
        for found in (pair, anyone, there):
            if found.at + FORGET <= now or found.at > now:
                found.count = 0
        free = FREE_SUSPECT if anyone.count >= SUSPECT else FREE
        left = wait(pair, free, LONGEST, now)
        if not is_proxy(address):
            left = max(left, wait(there, FREE_ADDRESS, LONGEST_ADDRESS, now))
        if left > 0:
            raise TooSoon("account-too-often", seconds=int(left) + 1)
        for found in (pair, anyone, there):
            found.count, found.at = found.count + 1, now
            found.save()


def wait(found: Tally, free: int, longest: int, now: datetime) -> float:
    """Seconds that are left: none for the first attempts, then twice as many each time."""
    if found.count < free:
        return 0.0
    pause = float(min(longest, 1 << min(found.count - free, 20)))
    return (found.at - now).total_seconds() + pause


def forgive(address: str, login: str) -> None:
    """The password was right: this was no attempt at all."""
    pair, *others = names(address, login)
    with transaction.atomic():
        Tally.objects.filter(name=pair).delete()
        for found in Tally.objects.select_for_update().filter(name__in=others, count__gt=0):
            found.count -= 1
            found.save()
