"""Settings of the server, all from the environment, with defaults that suit one person at home."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

from django.utils.functional import lazy

from ludex.core.meta import known_games
from ludex.kit import picture
from ludex.server.site.data import data_folder, secret_of

HERE = Path(__file__).parents[1]
SHOWS = [picture.FOLDER, *(show for meta in known_games().values() if (show := meta.folder / "show").is_dir())]
"""Templates and pictures that all games share, and those that games bring of their own."""


def database(url: str | None) -> dict[str, Any]:
    """SQLite in the data folder, or PostgreSQL by DATABASE_URL.

    >>> database("postgres://me:pass%21@db:5433/ludex")["PASSWORD"]
    'pass!'
    """
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": DATA / "ludex.sqlite3",
            "CONN_MAX_AGE": None,
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
            },
        }
    parts = urlparse(url)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": str(parts.port or ""),
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": {"pool": {"min_size": 1, "max_size": int(os.environ.get("LUDEX_CONNECTIONS", "16")), "timeout": 20}},
    }


def mail(url: str | None) -> dict[str, Any]:
    """Django's settings for e-mail, from LUDEX_SMTP: smtp://name:password@host:587, or smtps:// for TLS from the start.

    >>> mail("smtps://me:pass%21@mail.example")["EMAIL_PORT"]
    465
    """
    parts = urlparse(url or "")
    safe = parts.scheme == "smtps"
    return {
        "EMAIL_HOST": parts.hostname or "",
        "EMAIL_PORT": parts.port or (465 if safe else 587),
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_SSL": safe,
        "EMAIL_USE_TLS": not safe and bool(parts.username),
    }


DATA = data_folder()
SECRET_KEY = os.environ.get("LUDEX_SECRET") or lazy(lambda: secret_of(DATA), str)()
"""From the environment, or one that is made or read when it is first needed."""
DEBUG = bool(os.environ.get("LUDEX_DEBUG"))
ALLOWED_HOSTS = os.environ.get("LUDEX_HOSTS", "localhost,127.0.0.1,[::1]").split(",")
CSRF_TRUSTED_ORIGINS = [origin for origin in os.environ.get("LUDEX_ORIGINS", "").split(",") if origin]
HTTPS = bool(os.environ.get("LUDEX_HTTPS"))
DATABASES = {"default": database(os.environ.get("DATABASE_URL"))}

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "ludex.server",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "ludex.server.site.guard.Guard",
    "ludex.server.site.guard.Squeeze",
    "ludex.server.pages.errors.Errors",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "ludex.server.site.visitor.Visitor",
]
ROOT_URLCONF = "ludex.server.pages.urls"
ASGI_APPLICATION = "ludex.server.site.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates", *(folder / "templates" for folder in SHOWS)],
        "OPTIONS": {
            "context_processors": ["django.template.context_processors.request", "ludex.server.site.visitor.context"],
            "loaders": ["ludex.server.site.quick.Loader"],
            "builtins": ["ludex.server.templatetags.words", "ludex.server.templatetags.fragments"],
        },
    }
]

AUTH_USER_MODEL = "server.Person"
AUTHENTICATION_BACKENDS = ["django.contrib.auth.backends.ModelBackend", "ludex.server.site.visitor.Backend"]
"""Who checks a password, and who knows whose session it is; older sessions name the first."""
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

USE_I18N = False
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "/static/"
STATICFILES_DIRS: list[Any] = [static for folder in SHOWS if (static := folder / "static").is_dir()]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_MAX_AGE = 3600

SESSION_ENGINE = "ludex.server.site.sessions"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = HTTPS
# Whether a proxy was asked by HTTPS, it says itself: run.py believes those that PROXIES names, and Django run.py.
SECURE_REDIRECT_EXEMPT = [r"^health$"]
"""Whoever checks from beside the server speaks plain HTTP."""
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
X_FRAME_OPTIONS = "DENY"
CSRF_FAILURE_VIEW = "ludex.server.pages.errors.old_form"
DATA_UPLOAD_MAX_MEMORY_SIZE = 2_000_000
THREADS = int(os.environ.get("LUDEX_THREADS", "4"))
"""How many pages one process makes at a time."""
MINDS = int(os.environ.get("LUDEX_MINDS") or max(1, (os.cpu_count() or 1) - 1))
"""In how many processes of their own the strongest programs think, for one that serves."""
MIND_PATIENCE = 8.0
"""Seconds after which a quick program answers instead of one that thinks."""
CHANGES_A_MINUTE = int(os.environ.get("LUDEX_CHANGES", "240"))
"""How many changes one address may ask for."""

TIDY = os.environ.get("LUDEX_TIDY", "0") not in ("", "0")
"""Is what nobody comes back to cleared away once a day? `ludex serve` does so; at home everything stays."""
PROXIES = [each.strip() for each in os.environ.get("LUDEX_PROXIES", "127.0.0.1,::1").split(",") if each.strip()]
"""Addresses and networks of the proxies that say for whom they ask."""
SOCKETS = int(os.environ.get("LUDEX_SOCKETS", "4000"))
"""How many connections one process holds."""
SOCKETS_EACH = int(os.environ.get("LUDEX_SOCKETS_EACH", "200"))
"""How many of them come from one address that is no proxy."""
STREAMS_EACH = int(os.environ.get("LUDEX_STREAMS_EACH", "60"))
"""How many streams of events one process has for one address."""
STREAMS_TABLE = int(os.environ.get("LUDEX_STREAMS_TABLE", "1000"))
"""How many it has for one table."""
TABLES_EACH = int(os.environ.get("LUDEX_TABLES", "40"))
"""How many unfinished tables one person may have set."""
TABLES_UNATTENDED = int(os.environ.get("LUDEX_TABLES_UNATTENDED", "2"))
"""How many of them may have nobody but bots and agents."""
TABLES_AN_HOUR = int(os.environ.get("LUDEX_TABLES_AN_HOUR", "60"))
"""How many tables may be set from one address in an hour."""

globals().update(mail(os.environ.get("LUDEX_SMTP")))
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = os.environ.get("LUDEX_MAIL_FROM", "ludex@localhost")
SITE_URL = os.environ.get("LUDEX_URL", "").rstrip("/")
"""Where people find this server: links in e-mails and webhooks begin with it."""
LAN_URL = ""
"""Where others in the same network find a server at home; `ludex play --lan` says so when it knows."""
NOTICE_AFTER = float(os.environ.get("LUDEX_NOTICE_AFTER", "60"))
"""Who has not answered after so many seconds is told by e-mail or webhook."""
LOCAL_WEBHOOKS = bool(os.environ.get("LUDEX_LOCAL_WEBHOOKS"))
"""May webhooks go to addresses of this machine and its network?"""

LEVEL = os.environ.get("LUDEX_LOG", "WARNING")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "ludex.server.site.logs.JsonLines"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["stderr"], "level": LEVEL},
    "loggers": {"django": {"handlers": [], "level": LEVEL, "propagate": True}},
}
