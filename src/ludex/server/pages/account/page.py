"""Account and settings: a guest may stay one, take a login and a password, or come back to an account."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings as site
from django.contrib.auth import authenticate, login, logout, update_session_auth_hash
from django.db import IntegrityError, transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST

from ludex.core.text import LANGUAGES
from ludex.server.live import letters
from ludex.server.models import ALWAYS_COACHED, Entry, GameTable, Message, Person, PutAway, Seat
from ludex.server.pages.account.forms import CHOICES, Claim, LogIn, NewPassword, Refused, Settings, read
from ludex.server.pages.api.tokens import token_for
from ludex.server.site import tally
from ludex.server.site.visitor import BACKEND, THEMES, address_of, lang_of, person_of, welcome
from ludex.server.site.words import site_text

YEAR = 60 * 60 * 24 * 365


def account(request: HttpRequest, problem: Refused | None = None, said: str = "") -> HttpResponse:
    """The page; after a bad form with what is wrong at the field that it is about."""
    lang = lang_of(request)
    text = site_text(lang)
    person = person_of(request) or Person(language=lang, theme=request.COOKIES.get("theme", "auto"))
    saved = request.GET.get("done", "")
    context: dict[str, Any] = {
        "me": person,
        "choices": {name: options(name, person, lang) for name in CHOICES},
        "wrong": problem.field if problem is not None else "",
        "problem": text.say(problem.message, **problem.about) if problem is not None else "",
        "typed": {name: value for name, value in request.POST.items() if not name.startswith("password")},
        "mail": letters.can_send(),
        "token": token_for(person) if person.pk is not None else "",
        "said": text.say(f"account-done-{saved}") if text.has(f"account-done-{saved}") else said,
    }
    return render(request, "ludex/account.html", context, status=422 if problem is not None else 200)


def options(name: str, person: Person, lang: str) -> list[tuple[str, str, bool]]:
    """Value, words and whether it is chosen, for each choice of a setting."""
    chosen = str(getattr(person, name)) or lang
    text = site_text(lang)
    return [(value, text.say(f"setting-{name.replace('_', '-')}-{value}"), value == chosen) for value in CHOICES[name]]


def done(what: str) -> HttpResponse:
    return HttpResponseRedirect(f"{reverse('account')}?done={what}")


def checked(view: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A form that is refused shows the page again with the reason, and has changed nothing."""

    @require_POST
    def answer(request: HttpRequest) -> HttpResponse:
        try:
            return view(request)
        except Refused as problem:
            return account(request, problem)

    return answer


# ------------------------------------------------------------------------------------------------------- who one is


@checked
def claim(request: HttpRequest) -> HttpResponse:
    """A guest takes a login and a password; tables and settings stay."""
    form = read(Claim(request.POST))
    person = welcome(request)
    if not person.is_guest:
        return done("claim")
    person.set_password(form["password"])
    person.login = form["login"]
    try:
        with transaction.atomic():
            person.save(update_fields=["login", "password"])
    except IntegrityError:
        person.login = None
        raise Refused("login", "account-login-taken") from None
    update_session_auth_hash(request, person)
    return done("claim")


@checked
def log_in(request: HttpRequest) -> HttpResponse:
    """Back to an account; what the guest has begun comes along."""
    form = read(LogIn(request.POST))
    name = form["back"]
    count_attempt(request, "back", name)
    found = authenticate(request, username=name, password=form["password"])
    if not isinstance(found, Person):
        raise Refused("back", "account-not-known")
    tally.forgive(address_of(request), name)
    guest = person_of(request)
    login(request, found, backend=BACKEND)
    if guest is not None and guest.is_guest:
        move_in(guest, found)
    return HttpResponseRedirect(reverse("home"))


def count_attempt(request: HttpRequest, field: str, login: str) -> None:
    try:
        tally.attempt(address_of(request), login)
    except tally.TooSoon as error:
        raise Refused(field, error.message, **error.about) from None


def move_in(guest: Person, person: Person) -> None:
    """Seats, tables and messages of a guest become those of an account; the guest is gone."""
    with transaction.atomic():
        Seat.objects.filter(person=guest).update(person=person)
        Seat.objects.filter(kept_for=guest).update(kept_for=person)
        for kept in PutAway.objects.filter(person=guest):
            PutAway.objects.get_or_create(table_id=kept.table_id, person=person)
        GameTable.objects.filter(host=guest).update(host=person)
        Entry.objects.filter(by=guest).update(by=person)
        Message.objects.filter(person=guest).update(person=person)
        guest.delete()


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """Only from an account: a guest who left could not come back."""
    person = person_of(request)
    if person is not None and not person.is_guest:
        logout(request)
    return HttpResponseRedirect(reverse("home"))


@checked
def new_password(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if person is None or person.is_guest:
        return HttpResponseRedirect(reverse("account"))
    form = read(NewPassword(request.POST))
    count_attempt(request, "password_old", person.login or "")
    if not person.check_password(form["password_old"]):
        raise Refused("password_old", "account-password-old-wrong")
    tally.forgive(address_of(request), person.login or "")
    person.set_password(form["password"])
    person.save(update_fields=["password"])
    update_session_auth_hash(request, person)
    return done("password")


# ---------------------------------------------------------------------------------------------------------- settings


@checked
def settings(request: HttpRequest) -> HttpResponse:
    form = read(Settings(request.POST))
    person = welcome(request)
    asks = form["email"] != person.email
    if asks:
        person.email_confirmed, person.email_asked = False, None
    coached = form.pop("coach")
    if coached != (person.coach > 0):
        person.coach = ALWAYS_COACHED if coached else 0
    for field, value in form.items():
        setattr(person, field, value)
    person.save()
    if asks and person.email and letters.can_send() and not letters.ask(person, address_of(request)):
        raise Refused("email", "account-email-too-often")
    return remember(done("settings"), lang=person.language, theme=person.theme)


@checked
def ask_again(request: HttpRequest) -> HttpResponse:
    """Send the link that confirms an address once more."""
    person = person_of(request)
    if person is not None and person.email and not person.email_confirmed and letters.can_send():
        if not letters.ask(person, address_of(request)):
            raise Refused("email", "account-email-too-often")
        return done("asked")
    return HttpResponseRedirect(reverse("account"))


def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """Whoever reads an address says that it is theirs: by a click, for mail programs open links by themselves."""
    person = letters.reader_of(token)
    if person is None:
        raise Http404
    if request.method == "POST":
        Person.objects.filter(pk=person.pk, email=person.email).update(email_confirmed=True, email_asked=None)
    confirmed = request.method == "POST" or person.email_confirmed
    return render(request, "ludex/confirm.html", {"email": person.email, "confirmed": confirmed})


def remember(response: HttpResponse, **cookies: str) -> HttpResponse:
    """Language and theme for visitors who are nobody yet, or nobody any more."""
    for name, value in cookies.items():
        response.set_cookie(name, value, max_age=YEAR, samesite="Lax", httponly=True, secure=site.HTTPS)
    return response


def back_to(request: HttpRequest) -> str:
    """The page of ours that a form came from."""
    back = request.POST.get("next", "")
    return back if url_has_allowed_host_and_scheme(back, allowed_hosts=None) else reverse("home")


@require_POST
def switch(request: HttpRequest) -> HttpResponse:
    """Another language or theme, from any page and back to it."""
    person = person_of(request)
    response: HttpResponse = HttpResponseRedirect(back_to(request))
    for cookie, field, values in (("lang", "language", LANGUAGES), ("theme", "theme", THEMES)):
        value = request.POST.get(cookie, "")
        if value not in values:
            continue
        remember(response, **{cookie: value})
        if person is not None:
            setattr(person, field, value)
            person.save(update_fields=[field])
    return response


hides_passwords = sensitive_post_parameters("password", "password_old")

urlpatterns = [
    path("account", account, name="account"),
    path("account/settings", settings, name="settings"),
    path("account/claim", hides_passwords(claim), name="claim"),
    path("account/login", hides_passwords(log_in), name="log-in"),
    path("account/logout", log_out, name="log-out"),
    path("account/password", hides_passwords(new_password), name="new-password"),
    path("account/ask", ask_again, name="ask-again"),
    path("account/confirm/<str:token>", confirm, name="confirm"),
    path("switch", switch, name="switch"),
]
