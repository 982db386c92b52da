"""Sessions as Django keeps them, read by every request in plain SQL (see `reads`)."""

from __future__ import annotations

from typing import Any

from django.contrib.sessions.backends import db

from ludex.server.tables import reads


class SessionStore(db.SessionStore):
    def load(self) -> dict[str, Any]:
        found = reads.session_data(self.session_key)
        if found is None:
            self._session_key = None
            return {}
        decoded: dict[str, Any] = self.decode(found)
        return decoded
