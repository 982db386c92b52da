"""RW-11, RW-19.7: strongholds and capitals, development tokens and Development cards."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import (
    DEVELOPMENTS,
    DEVELOPMENTS_OF_FACTION,
    WOOD,
    book,
)
from ludex.games.runewars.printed.chart import TILE_12
from ludex.games.runewars.rules.areas import (
    chart,
    printed,
)
from ludex.games.runewars.rules.power import (
    can_pay,
    pay,
    turn_dial,
)
from ludex.games.runewars.rules.units import (
    REANIMATE,
    forts_of,
)
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_WHOLE,
    DEVELOPMENT_TOKENS,
    NONE,
    WHOLE,
    fort,
    fort_seat,
    is_capital,
)

CAPITALS = tuple(DEVELOPMENTS.index(f"{each}-capital") for each in ("daqan", "latari", "uthuk", "waiqar"))


@law("RW-11.2", "RW-19.7f")
def room_for_tokens(g: Runewars, place: int) -> int:
    """A stronghold holds one development, a capital two."""
    kept = book(g)
    most = kept.capital.developments if is_capital(g.forts[place]) else kept.stronghold.developments
    return most - len(g.built[place])


def tokens_left(g: Runewars, seat: int, token: int) -> int:
    """Development tokens of a kind that are not on the board."""
    used = sum(g.built[place].count(token) for place in forts_of(g, seat))
    return book(g).development_tokens[token].copies[1] - used


@law("RW-5.4b", "RW-11.3")
def build_token(g: Runewars, seat: int) -> Rule[bool]:
    """For one wood a development token may be placed at a stronghold with room; one on the board may be destroyed for
    it if none is left. True if one was placed."""
    if not g.dials[seat][WOOD]:
        return False
    options: list[Option] = [DONE]
    for place in forts_of(g, seat):
        if room_for_tokens(g, place) > 0:
            options += [("develop", token, place) for token in range(len(DEVELOPMENT_TOKENS))]
    choice = yield ask("RW-5.4b", seat, "develop", options)
    if choice == DONE:
        return False
    _, token, place = choice
    if not tokens_left(g, seat, token):
        others = [other for other in forts_of(g, seat) if token in g.built[other]]
        named = yield ask("RW-11.3", seat, "move-token", [("area", other) for other in others])
        g.built[named[1]].remove(token)
    turn_dial(g, seat, WOOD, -1)
    g.built[place].append(token)
    g.built[place].sort()
    tell(g, "RW-5.4b", "develops", who=seat, building=token, place=place)
    return True


@law("RW-19.7", "RW-19.7a", "RW-19.7b", "RW-19.8", "RW-19.8b")
def buy_development(g: Runewars, seat: int) -> Rule[bool]:
    """One of the faction's Development cards, for its full cost. True if it has founded the capital."""
    kept = book(g)
    first = g.factions[seat] * DEVELOPMENTS_OF_FACTION
    options: list[Option] = [DONE]
    for card in range(first, first + DEVELOPMENTS_OF_FACTION):
        if card in g.upgrades[seat] or not can_pay(g, seat, kept.developments[card].cost):
            continue
        if card in CAPITALS and not capital_sites(g, seat):
            continue
        options.append(("buy", card))
    choice = yield ask("RW-19.7", seat, "buy-development", options)
    if choice == DONE:
        return False
    card = choice[1]
    pay(g, seat, kept.developments[card].cost)
    g.upgrades[seat].append(card)
    g.upgrades[seat].sort()
    tell(g, "RW-19.7", "buys", who=seat, development=card)
    if card in CAPITALS:
        yield from found_capital(g, seat)
    if DEVELOPMENTS[card] == "waiqar-lands-of-blight":
        g.supply[REANIMATE] += book(g).units[REANIMATE].tokens
    return card in CAPITALS


@law("RW-19.7d", "RW-19.7i")
def capital_sites(g: Runewars, seat: int) -> list[int]:
    """Strongholds in the home realm."""
    home = chart(g).homes[g.factions[seat]]
    return [place for place in home if fort_seat(g.forts[place]) == seat and not is_capital(g.forts[place])]


@law("RW-19.7d", "RW-19.7e")
def found_capital(g: Runewars, seat: int) -> Rule[None]:
    """A stronghold of the home realm becomes the capital, whole, with its development."""
    choice = yield ask("RW-19.7d", seat, "capital", [("area", place) for place in capital_sites(g, seat)])
    g.forts[choice[1]] = fort(seat, CAPITAL_WHOLE)
    tell(g, "RW-19.7e", "capital-founded", who=seat, place=choice[1])


@law("RW-5.8a", "RW-11.1", "RW-19.6e")
def may_build(g: Runewars, place: int) -> bool:
    """No stronghold beside another, in a city, or on tile 12."""
    return g.forts[place] == NONE and g.city[place] == NONE and printed(g, place).tile != TILE_12


@law("RW-19.7h")
def lost_capital(g: Runewars, seat: int) -> bool:
    """He has the card, and no capital on the board."""
    return CAPITALS[g.factions[seat]] in g.upgrades[seat] and not any(
        is_capital(g.forts[place]) for place in forts_of(g, seat)
    )


@law("RW-11.1", "RW-11.3", "RW-17.3")
def free_token(g: Runewars, seat: int) -> Rule[None]:
    """With all stronghold tokens on the board one is destroyed."""
    ordinary = [place for place in forts_of(g, seat) if not is_capital(g.forts[place])]
    if len(ordinary) >= book(g).limits.strongholds:
        choice = yield ask("RW-11.3", seat, "give-up-fort", [("area", place) for place in ordinary])
        raze_fort(g, choice[1])


@law("RW-5.8a")
def build_fort(g: Runewars, seat: int, place: int) -> Rule[None]:
    pay(g, seat, book(g).stronghold.cost)
    yield from free_token(g, seat)
    g.forts[place] = fort(seat, WHOLE)
    tell(g, "RW-5.8a", "builds-fort", who=seat, place=place)


@law("RW-11.4")
def raze_fort(g: Runewars, place: int) -> None:
    """A stronghold is removed, and its developments with it."""
    tell(g, "RW-11.4", "fort-razed", place=place)
    g.forts[place] = NONE
    g.built[place].clear()
