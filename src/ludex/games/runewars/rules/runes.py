"""RW-14: rune tokens: who may look, receiving, placing, moving and revealing them."""

from __future__ import annotations

from ludex.core import Rule, ask, tell, whisper
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.rules.areas import controlled, controllers, places
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, NOBODY


@law("RW-12.3")
def look_around(g: Runewars) -> None:
    """Everybody knows the rune tokens of areas that he controls or where he has a hero; what one has seen one knows
    until it is moved. While the map is laid nobody controls anything."""
    for place, seat in enumerate(controllers(g) if g.units else ()):
        if g.rune[place] != NO_RUNE and seat != NOBODY:
            see_rune(g, seat, place)
    for hero, place in enumerate(g.hero_place):
        if place >= 0 and g.rune[place] != NO_RUNE:
            see_rune(g, g.hero_seat[hero], place)


def see_rune(g: Runewars, seat: int, place: int) -> None:
    if not g.known[seat][place]:
        g.known[seat][place] = 1
        g.show()


@law("RW-14.1", "RW-18.2a")
def lay_rune(g: Runewars, place: int, rune: int, seat: int = NOBODY, up: bool = False) -> None:
    """A token lies there now; only who laid it knows which it is (besides those who may look)."""
    g.rune[place] = rune
    g.rune_up[place] = int(up or g.epic)
    for other in range(g.players):
        g.known[other][place] = int(other == seat)
    look_around(g)


def lift_rune(g: Runewars, place: int) -> int:
    """The token is taken up."""
    rune = g.rune[place]
    g.rune[place] = NO_RUNE
    g.rune_up[place] = 0
    for row in g.known:
        row[place] = 0
    return rune


def to_supply(g: Runewars, rune: int) -> None:
    g.runes_left[rune] += 1


@law("RW-14.1", "RW-14.3")
def free_for_rune(g: Runewars, seat: int) -> list[int]:
    """Friendly or uncontrolled areas without a rune token."""
    return [
        place for place, holder in enumerate(controllers(g)) if g.rune[place] == NO_RUNE and holder in (seat, NOBODY)
    ]


@law("RW-14.3", "RW-18.2a")
def receive_dragon_rune(g: Runewars, seat: int) -> Rule[None]:
    """One dragon and one false rune are placed face down, after up to two own false runes were discarded. In Epic play
    there are no false runes."""
    if not g.epic:
        yield from discard_false(g, seat)
    tell(g, "RW-14.3", "receives-rune", who=seat)
    yield from place_runes(g, seat, free_for_rune(g, seat), "RW-14.3")


@law("RW-14.1", "RW-14.3", "RW-2.6", "RW-20.2")
def place_runes(g: Runewars, seat: int, legal: list[int], clause: str) -> Rule[None]:
    """A dragon and a false rune of the box are placed in two of these areas, both at once, so that nobody can tell from
    their order which is which. A token with no area goes back."""
    kinds = [rune for rune in ((DRAGON_RUNE,) if g.epic else (DRAGON_RUNE, FALSE_RUNE)) if g.runes_left[rune]]
    where: list[int] = []
    for rune in kinds[: len(legal)]:
        prompt = "place-dragon" if rune == DRAGON_RUNE else "place-false"
        options = [("rune_at", place) for place in legal if place not in where]
        choice = yield ask(clause, seat, prompt, options, always=True)
        where.append(choice[1])
    if len(legal) < len(kinds):
        tell(g, "RW-20.2", "no-room-for-rune", who=seat)
    for rune, place in zip(kinds, where, strict=False):
        g.runes_left[rune] -= 1
        lay_rune(g, place, rune, seat)
    for place in sorted(where):
        tell(g, clause, "rune-placed", who=seat, place=place)


@law("RW-14.3")
def discard_false(g: Runewars, seat: int) -> Rule[None]:
    for _ in range(2):
        choice = yield ask("RW-14.3", seat, "discard-false", false_runes, g, seat, always=True)
        if choice == DONE:
            return
        to_supply(g, lift_rune(g, choice[1]))
        tell(g, "RW-14.3", "false-discarded", who=seat, place=choice[1])


def false_runes(g: Runewars, seat: int) -> list[tuple[str, int] | tuple[str]]:
    return [
        DONE,
        *(("rune_at", place) for place in controlled(g, seat) if g.rune[place] == FALSE_RUNE),
    ]


@law("RW-14.4", "RW-20.2")
def place_rune(g: Runewars, seat: int, rune: int, chooser: int = NOBODY, beyond: list[int] | None = None) -> Rule[None]:
    """A token of the box is placed in a legal area; without one it goes back."""
    who = seat if chooser == NOBODY else chooser
    legal = free_for_rune(g, seat) if beyond is None else beyond
    if not legal:
        tell(g, "RW-14.3", "no-room-for-rune", who=seat)
        return
    prompt = "place-rune-of" if who != seat else "place-dragon" if rune == DRAGON_RUNE else "place-false"
    about = {"who": seat, "rune": rune} if who != seat else {}
    choice = yield ask("RW-14.3", who, prompt, [("rune_at", place) for place in legal], about=about)
    g.runes_left[rune] -= 1
    lay_rune(g, choice[1], rune, who)
    tell(g, "RW-14.3", "rune-placed", who=who, place=choice[1])


@law("RW-5.8c", "RW-14.5", "RW-19.3c")
def mix_runes(g: Runewars, seat: int, one: int, other: int) -> Rule[None]:
    """Fortify: the tokens of two areas are picked up, and each is placed face down in one of the two, at most one in
    each."""
    picked = [(place, g.rune[place]) for place in (one, other) if g.rune[place] != NO_RUNE]
    if not picked:
        return
    first = picked[0][1]
    choice = yield ask(
        "RW-5.8c", seat, "lay-rune", [("rune_at", place) for place in (one, other)], about={"rune": first}
    )
    target = choice[1]
    runes = [lift_rune(g, place) for place, _ in picked]
    lay_rune(g, target, runes[0], seat)
    if len(runes) > 1:
        lay_rune(g, other if target == one else one, runes[1], seat)
    tell(g, "RW-5.8c", "runes-moved", who=seat, place=one, to=other)


@law("RW-14.4")
def move_rune(g: Runewars, seat: int, origin: int, target: int) -> None:
    """A token goes to another area, as it lies."""
    up = bool(g.rune_up[origin])
    rune = lift_rune(g, origin)
    lay_rune(g, target, rune, seat, up)
    tell(g, "RW-14.4", "rune-moved", who=seat, place=origin, to=target)


@law("RW-19.3", "RW-19.3a", "RW-19.3d", "RW-19.11b")
def hidden_runes(g: Runewars, seat: int, only: int = NO_RUNE) -> list[int]:
    """Areas of a player with a token that was not yet revealed; only of one kind, if that is asked for."""
    return [
        place
        for place in controlled(g, seat)
        if g.rune[place] != NO_RUNE and not g.rune_up[place] and (only == NO_RUNE or g.rune[place] == only)
    ]


@law("RW-19.3", "RW-19.3b", "RW-14.5")
def reveal_rune(g: Runewars, place: int) -> None:
    """The token is turned face up, and stays so until Fortify moves it."""
    g.rune_up[place] = 1
    for row in g.known:
        row[place] = 1
    g.show()
    tell(g, "RW-19.3", "rune-revealed", place=place, rune=g.rune[place])


@law("RW-19.3", "RW-19.3e")
def must_reveal(g: Runewars, seat: int, only: int = NO_RUNE) -> Rule[bool]:
    """He reveals a token of his choice; False if there is none that he could."""
    if not hidden_runes(g, seat, only):
        return False
    choice = yield ask("RW-19.3", seat, "reveal-rune", reveals, g, seat, only, always=True)
    reveal_rune(g, choice[1])
    return True


def reveals(g: Runewars, seat: int, only: int) -> list[tuple[str, int]]:
    legal = hidden_runes(g, seat, only) or hidden_runes(g, seat)  # as others know it, it may be any of them
    return [("rune_at", place) for place in legal]


def look_at_runes(g: Runewars, seat: int, place: int) -> None:
    """A player looks at the token of an area."""
    if g.rune[place] != NO_RUNE:
        see_rune(g, seat, place)
        whisper(g, (seat,), "RW-12.3", "sees-rune", place=place, rune=g.rune[place])


def unknown_runes(g: Runewars, seat: int) -> list[int]:
    """Areas with a token that a player has not seen."""
    return [
        place for place in places(g) if g.rune[place] != NO_RUNE and not g.rune_up[place] and not g.known[seat][place]
    ]


@law("RW-12.3")
def look_at(g: Runewars, seat: int, areas: int, within: list[int] | None = None) -> Rule[None]:
    """He looks at the tokens of so many areas of his choice."""
    for _ in range(areas):
        legal = [place for place in unknown_runes(g, seat) if within is None or place in within]
        if not legal:
            return
        choice = yield ask("RW-12.3", seat, "look", [DONE, *(("rune_at", place) for place in legal)])
        if choice == DONE:
            return
        look_at_runes(g, seat, choice[1])
