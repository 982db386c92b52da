"""The forecast in words."""

from __future__ import annotations

from collections import Counter

from ludex.core.text import Words
from ludex.games.spirit_island.show.forecast import Threat
from ludex.games.spirit_island.things import KIND_NAMES
from ludex.kit.sheets import called, listed


def ravage_said(threat: Threat, words: Words) -> list[str]:
    """What the ravage does: damage after Defend, losses, blight."""
    say = words.text.say
    parts = [say("threat-ravage", total=threat.total, defend=threat.defend, count=threat.damage)]
    if threat.dahan:
        parts.append(say("threat-dahan", count=threat.dahan))
    if threat.fought:
        parts.append(say("threat-fought", count=threat.fought))
    return parts


def threat_said(threat: Threat, words: Words) -> str:
    """All that is to come over a land."""
    say = words.text.say
    parts = ravage_said(threat, words) if threat.ravaged else []
    if threat.blight:
        parts.append(say("threat-cascade" if threat.cascade else "threat-blight", count=threat.blight))
    for seat, count in Counter(threat.presence).items():
        parts.append(say("threat-presence", spirit=called(seat, words), count=count))
    for piece in threat.built:
        parts.append(say(f"threat-build-{KIND_NAMES[piece & 3]}"))
    parts += [say(f"threat-no-{name}") for name in threat.stopped]
    if threat.explore:
        parts.append(say("threat-explore", count=threat.explore))
    return listed(parts)


def grave(threat: Threat) -> bool:
    """Is it more than that explorers may come?"""
    return threat.ravaged or bool(threat.built) or bool(threat.blight) or bool(threat.presence)
