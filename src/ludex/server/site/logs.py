"""Structured logs: a JSON object on every line, without anybody's secrets, whoever writes the line."""

from __future__ import annotations

import logging
import re

import msgspec

SECRET = re.compile(r"(/join/|/account/confirm/)[^\s?#\"'<>]+")
"""Addresses that are a secret: whoever has one may sit down, or speak for an e-mail address."""


def without_secrets(said: str) -> str:
    """
    >>> without_secrets("Forbidden (CSRF cookie not set.): /join/WyJhIiwwXQ:x-Y?lang=en")
    'Forbidden (CSRF cookie not set.): /join/…?lang=en'
    """
    return SECRET.sub(r"\1…", said)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if hasattr(record, "ms"):
            line["ms"] = record.ms
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()
