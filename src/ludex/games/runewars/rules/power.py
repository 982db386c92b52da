"""RW-15: influence, bids, titles and objectives; dials (RW-6)."""

from __future__ import annotations

from ludex.core import Option, Rule, Together, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import INFLUENCE, RESOURCES, TACTICS_ICON, TITLES, book
from ludex.games.runewars.rules.hand import before_bid
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY

MOST_ON_DIAL = 8
HEROES_LEAGUE, WIZARDS_COUNCIL, THIEVES_GUILD, GUILDMASTER = (
    TITLES.index(each) for each in ("heroes-league", "wizards-council", "thieves-guild", "guildmaster-of-merchants")
)


# ---------------------------------------------------------------------------------------------------------- influence


@law("RW-19.15")
def gain_influence(g: Runewars, seat: int, count: int) -> None:
    """Influence never runs short: three tokens are changed for one that is worth as much."""
    g.influence[seat] += count
    if count:
        tell(g, "RW-15.1", "gains-influence", who=seat, count=count)


def lose_influence(g: Runewars, seat: int, count: int) -> None:
    """What is there, at most so much."""
    lost = min(count, g.influence[seat])
    g.influence[seat] -= lost
    if lost:
        tell(g, "RW-15.1", "loses-influence", who=seat, count=lost)


@law("RW-1.10")
def by_influence(g: Runewars, seats: list[int]) -> list[int]:
    """More influence first, then higher starting influence."""
    return sorted(seats, key=lambda seat: (-g.influence[seat], -book(g).factions[g.factions[seat]].start_influence))


# -------------------------------------------------------------------------------------------------------------- dials


@law("RW-6.1", "RW-20.6")
def turn_dial(g: Runewars, seat: int, resource: int, by: int) -> None:
    """A dial goes up or down, never beyond its ends."""
    before = g.dials[seat][resource]
    after = max(0, min(MOST_ON_DIAL, before + by))
    if after != before:
        g.dials[seat][resource] = after
        tell(g, "RW-6.1", "dial", who=seat, resource=resource, count=after)


@law("RW-6.2")
def can_pay(g: Runewars, seat: int, cost: tuple[int, ...]) -> bool:
    """A cost that cannot be paid in full forbids what it pays for."""
    return all(have >= need for have, need in zip(g.dials[seat], cost, strict=True))


def pay(g: Runewars, seat: int, cost: tuple[int, ...]) -> None:
    for resource, count in enumerate(cost):
        if count:
            turn_dial(g, seat, resource, -count)


@law("RW-6.2", "RW-19.4c")
def season_loss(g: Runewars, seat: int, resource: int, count: int) -> None:
    """A forced loss stops at 0; the Guildmaster of Merchants ignores those of a Season card's main text."""
    if g.titles[GUILDMASTER] == seat:
        tell(g, "RW-19.4c", "loss-ignored", who=seat)
        return
    turn_dial(g, seat, resource, -count)


@law("RW-6.3")
def collected(g: Runewars, seat: int, resource: int) -> tuple[int, ...]:
    """What a dial shows at its position and below: types of units, influence, tactics."""
    return book(g).factions[g.factions[seat]].dials[resource][: g.dials[seat][resource]]


@law("RW-6.3")
def icons(g: Runewars, seat: int, icon: int) -> int:
    """How many icons of a kind all dials show."""
    return sum(collected(g, seat, resource).count(icon) for resource in range(len(RESOURCES)))


def influence_icons(g: Runewars, seat: int) -> int:
    return icons(g, seat, INFLUENCE)


def tactics_icons(g: Runewars, seat: int) -> int:
    return icons(g, seat, TACTICS_ICON)


def choose_dial(g: Runewars, seat: int, prompt: str, legal: list[int], may: bool = False) -> Rule[int]:
    """One of these resources; NOBODY for none."""
    if not legal:
        return NOBODY
    options: list[Option] = [("dial", resource) for resource in legal]
    choice = yield ask("RW-6.1", seat, prompt, [DONE, *options] if may else options)
    return NOBODY if choice == DONE else int(choice[1])


# --------------------------------------------------------------------------------------------------------------- bids


@law("RW-15.1")
def bid(g: Runewars) -> Rule[dict[int, int]]:
    """Everybody bids in secret; all bids are lost. Who sits out by a card has no bid."""
    absent = yield from before_bid(g)
    bidders = [seat for seat in g.order_of_play if not g.out[seat] and seat not in absent]
    asked = [seat for seat in bidders if g.influence[seat]]
    bids = dict.fromkeys(bidders, 0)
    if asked:
        answers: dict[int, Option] = yield Together(*(ask("RW-15.1", seat, "bid", amounts, g, seat) for seat in asked))
        for seat, answer in answers.items():
            bids[seat] = answer[1]
    for seat in bidders:
        g.influence[seat] -= bids[seat]
        tell(g, "RW-15.1", "bids", who=seat, count=bids[seat])
    return bids


def amounts(g: Runewars, seat: int) -> list[Option]:
    return [("bid", count) for count in range(g.influence[seat] + 1)]


@law("RW-15.2")
def highest(g: Runewars, bids: dict[int, int]) -> Rule[int]:
    """Who has bid most; ties are decided."""
    best = max(bids.values())
    return (yield from decide_tie(g, [seat for seat, count in bids.items() if count == best], "tie-highest"))


@law("RW-15.2")
def lowest(g: Runewars, bids: dict[int, int]) -> Rule[int]:
    least = min(bids.values())
    return (yield from decide_tie(g, [seat for seat, count in bids.items() if count == least], "tie-lowest"))


@law("RW-15.2")
def decide_tie(g: Runewars, tied: list[int], prompt: str) -> Rule[int]:
    """The Primarch decides; without one the tied player with most influence left, then with more at the start."""
    if len(tied) == 1:
        return tied[0]
    judge = g.titles[WIZARDS_COUNCIL]
    if judge == NOBODY:
        judge = by_influence(g, tied)[0]
    choice = yield ask("RW-15.2", judge, prompt, [("choose_player", seat) for seat in tied])
    tell(g, "RW-15.2", "tie-decided", who=judge, other=choice[1])
    return int(choice[1])


# ------------------------------------------------------------------------------------------------------------- titles


@law("RW-15.4", "RW-15.7")
def titles_for(g: Runewars, seat: int) -> list[Option]:
    """Titles that he can take, and for how much: more than lies on them."""
    return [
        ("title", title, count)
        for title in range(len(g.titles))
        if g.titles[title] != seat
        for count in range(g.on_title[title] + 1, g.influence[seat] + 1)
    ]


@law("RW-15.4")
def take_title(g: Runewars, seat: int, title: int, count: int) -> None:
    g.influence[seat] -= count
    g.on_title[title] = count
    g.titles[title] = seat
    tell(g, "RW-15.4", "takes-title", who=seat, title=title, count=count)


@law("RW-20.3")
def players_in_order(g: Runewars) -> list[int]:
    """Everybody who is still in the game, in play order."""
    return [seat for seat in g.order_of_play if not g.out[seat]]
