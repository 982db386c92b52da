"""What the forms of the account page may hold. What is wrong with a field is named by a message of the site."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.validators import URLValidator

from ludex.core.text import LANGUAGES
from ludex.server.models import folded, is_login
from ludex.server.site.visitor import THEMES

SIZES = ("small", "normal", "large", "huge")
MOTIONS = ("auto", "full", "reduced")
PACES = ("0", "1", "2", "3")
CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "text_size": SIZES,
    "motion": MOTIONS,
    "pace": PACES,
}


class Refused(Exception):
    """Something in a form is not right: the field, and the message that says why."""

    def __init__(self, field: str, message: str, **about: Any) -> None:
        super().__init__(message)
        self.field = field
        self.message = message
        self.about = about


def read(form: forms.Form) -> dict[str, Any]:
    """What a form holds; the first field that is not right refuses it."""
    for field, errors in form.errors.as_data().items():
        raise Refused(field, str(errors[0].message))
    return form.cleaned_data


def says(message: str) -> dict[str, str]:
    """Whatever is wrong with a field, this is said."""
    return dict.fromkeys(("required", "invalid", "invalid_choice", "max_length"), message)


def choice(name: str) -> forms.ChoiceField:
    return forms.ChoiceField(
        choices=[(value, value) for value in CHOICES[name]], error_messages=says("account-choice-wrong")
    )


class LoginField(forms.CharField):
    def to_python(self, value: object) -> str:
        return folded(super().to_python(value) or "")


class NewPasswordField(forms.CharField):
    def __init__(self) -> None:
        super().__init__(strip=False, error_messages=says("account-password-too-short"))

    def validate(self, value: str) -> None:
        super().validate(value)
        try:
            validate_password(value)
        except ValidationError as error:
            raise ValidationError(f"account-{error.error_list[0].code}".replace("_", "-")) from None


class NameField(forms.CharField):
    def to_python(self, value: object) -> str:
        return " ".join((super().to_python(value) or "").split())

    def validate(self, value: str) -> None:
        if not value.isprintable():
            raise ValidationError("account-name-wrong")


class Claim(forms.Form):
    login = LoginField(error_messages=says("account-login-wrong"))
    password = NewPasswordField()

    def clean_login(self) -> str:
        name: str = self.cleaned_data["login"]
        if not is_login(name):
            raise ValidationError("account-login-wrong")
        return name


class LogIn(forms.Form):
    back = LoginField(error_messages=says("account-not-known"))
    password = forms.CharField(strip=False, required=False)


class NewPassword(forms.Form):
    password = NewPasswordField()
    password_old = forms.CharField(strip=False, required=False)


class Settings(forms.Form):
    name = NameField(required=False, max_length=40, error_messages=says("account-name-wrong"))
    language = choice("language")
    theme = choice("theme")
    text_size = choice("text_size")
    motion = choice("motion")
    pace = choice("pace")
    email = forms.EmailField(required=False, max_length=254, error_messages=says("account-email-wrong"))
    webhook = forms.CharField(
        required=False,
        max_length=200,
        validators=[URLValidator(schemes=["http", "https"])],
        error_messages=says("account-webhook-wrong"),
    )
    sound = forms.BooleanField(required=False)
    coach = forms.BooleanField(required=False)
    browser_notices = forms.BooleanField(required=False)
