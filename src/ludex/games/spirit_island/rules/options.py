"""Every answer that a player can give, and what each of its items is."""

from __future__ import annotations

from ludex.core import Verb, verb

VERBS: tuple[Verb, ...] = (
    verb("done"),
    # The spirit phase.
    verb("grow", growth="growth"),
    verb("grow-act", action="action"),
    verb("presence", action="action", track="track", land="land"),
    verb("move-presence", origin="land", target="land"),
    verb("reclaim", power="power"),
    verb("reclaim-one", action="action", power="power"),
    verb("play", power="power"),
    verb("gain", deck="deck"),
    verb("keep", power="power"),
    verb("forget", power="power"),
    verb("element", element="element"),
    # Powers.
    verb("use", power="power", land="land"),
    verb("aid", power="power", other="seat"),
    # Within an effect.
    verb("branch", branch="branch"),
    verb("add-presence", track="track", land="land"),
    verb("yes"),
    verb("no"),
    verb("land", land="land"),
    verb("hit", land="land", piece="piece"),
    verb("rest"),
    verb("destroy", land="land", piece="piece"),
    verb("remove", land="land", piece="piece"),
    verb("replace", land="land", piece="piece"),
    verb("strife", land="land", piece="piece"),
    verb("push", piece="piece", origin="land", target="land"),
    verb("gather", piece="piece", origin="land", target="land"),
)
"""Those of single spirits and scenarios are declared beside their rules (`MORE_VERBS`)."""
MORE_VERBS: list[Verb] = []


def all_verbs() -> dict[str, Verb]:
    return {declared.name: declared for declared in (*VERBS, *MORE_VERBS)}
