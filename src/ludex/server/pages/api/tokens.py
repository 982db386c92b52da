"""The token of a person, by which a program may do what they may: it is signed, and another password ends it."""

from __future__ import annotations

from django.core import signing
from django.http import HttpRequest

from ludex.server.models import Person
from ludex.server.tables import reads

SALT = "ludex.api"
SCHEME = "bearer "


def token_for(person: Person) -> str:
    return signing.Signer(salt=SALT).sign_object([person.pk, mark_of(person)])


def mark_of(person: Person) -> str:
    """Of their password; a guest has one that nobody knows."""
    return person.get_session_auth_hash()[:16]


def bearer_of(request: HttpRequest) -> Person | None:
    """Who sends a program: by the token alone, whoever may be logged in."""
    sent = request.headers.get("Authorization", "")
    if not sent.lower().startswith(SCHEME):
        return None
    try:
        number, mark = signing.Signer(salt=SALT).unsign_object(sent[len(SCHEME) :].strip())
    except (signing.BadSignature, ValueError):
        return None
    person = reads.person(number)
    return person if person is not None and mark_of(person) == mark else None
