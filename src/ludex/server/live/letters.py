"""E-mail: nothing but one question goes to an address before whoever reads it has said that it is theirs."""

from __future__ import annotations

import logging
from datetime import timedelta

from django.conf import settings
from django.core import signing
from django.core.mail import send_mail
from django.urls import reverse
from django.utils import timezone

from ludex.core.text import LANGUAGES
from ludex.server.models import Person
from ludex.server.site import tally
from ludex.server.site.addresses import is_proxy
from ludex.server.site.words import site_text

SALT = "ludex.email"
DAY = timedelta(days=1)
VALID = timedelta(days=3)
QUESTIONS, QUESTIONS_READER, QUESTIONS_ADDRESS = 3, 2, 20
"""Questions a day: of one person, to one reader, and from one address of the network."""
NOTICES = 50
"""Notices a day to one reader."""
AT_ONCE = 10
log = logging.getLogger(__name__)


def can_send() -> bool:
    """E-mail needs a server that sends it, and an address of this site for its links."""
    return bool(settings.EMAIL_HOST and settings.SITE_URL)


def ask(person: Person, address: str) -> bool:
    """Have the question sent, unless it was asked too often today."""
    reader = person.email.casefold()
    if not (
        tally.take(QUESTIONS, DAY, "question of", str(person.pk))
        and (is_proxy(address) or tally.take(QUESTIONS_ADDRESS, DAY, "question from", address))
        and tally.take(QUESTIONS_READER, DAY, "question to", reader)
    ):
        return False
    Person.objects.filter(pk=person.pk).update(email_asked=timezone.now())
    return True


def token_of(person: Person) -> str:
    return signing.dumps([person.pk, person.email], salt=SALT)


def reader_of(token: str) -> Person | None:
    """Whose address is confirmed by this link, as long as they still have it."""
    try:
        pk, email = signing.loads(token, salt=SALT, max_age=VALID)
    except (signing.BadSignature, ValueError):
        return None
    return Person.objects.filter(pk=pk, email=email).first()


def send_questions() -> int:
    """Send the questions that are due; each is sent once, by one worker."""
    due = list(Person.objects.filter(email_asked__isnull=False).order_by("email_asked")[:AT_ONCE])
    for person in due:
        mine = Person.objects.filter(pk=person.pk, email_asked=person.email_asked, email=person.email)
        if not mine.update(email_asked=None) or not person.email or person.email_confirmed or not can_send():
            continue
        link = f"{settings.SITE_URL}{reverse('confirm', args=[token_of(person)])}"
        send(person, "confirm-subject", "confirm-mail", link=link)
    return len(due)


def send(person: Person, subject: str, body: str, **about: str) -> bool:
    """One e-mail, in the language of whoever reads it."""
    text = site_text(person.language if person.language in LANGUAGES else "en")
    try:
        send_mail(text.say(subject, **about), text.say(body, **about), None, [person.email])
    except OSError as error:
        log.warning("an e-mail was not sent: %s", type(error).__name__)
        return False
    return True


def wants(person: Person) -> bool:
    """Does this person get notices by e-mail?"""
    return bool(person.email and person.email_confirmed and can_send())


def send_notice(person: Person, **about: str) -> bool:
    if not tally.take(NOTICES, DAY, "notice to", person.email.casefold()):
        return True  # enough for today; trying again would not help
    return send(person, "notice-subject", "notice-mail", **about)
