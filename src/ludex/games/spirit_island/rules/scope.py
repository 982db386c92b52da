"""SI-4.6, SI-7: what an effect is about: whose it is, where, by which card. What it sees of the island from there,
and how it asks. `Act` adds what it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import ge
from typing import Any, Self

from ludex.core import Option, Rule, ask, floor
from ludex.core.decision import AGREE, DONE, OBJECT, proposal_answers
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES, places
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules.land import (
    any_presence,
    any_sacred,
    board_of,
    count,
    in_play,
    is_coastal,
    is_terrain,
    matching,
    neighbours,
    presence_bits,
    present_boards,
    sacred_bits,
    where,
)
from ludex.games.spirit_island.rules.lasting import ALL_LINES, rows
from ludex.games.spirit_island.state import NOBODY, Island

NOWHERE = -1
FEAR_CAUSE, EVENT_CAUSE, BLIGHT_CAUSE = 1000, 2000, 3000
"""Where the numbers of causes begin: fear cards, events, blight cards; powers come first."""


class Scope:
    """An effect at work: whose it is, where, by which card; what it sees, and how it asks."""

    __slots__ = (
        "blight_number",
        "clause",
        "dahan_part",
        "dreamt",
        "event",
        "fear_number",
        "g",
        "land",
        "me",
        "origin",
        "power",
        "shared",
        "spirit",
        "user",
    )

    def __init__(
        self,
        g: Island,
        me: int = 0,
        land: int = NOWHERE,
        *,
        power: int = NOBODY,
        spirit: int = NOBODY,
        origin: int = NOWHERE,
        fear: int = NOBODY,
        event: int = NOBODY,
        blight: int = NOBODY,
        clause: str = "SI-7.1",
        shared: bool = False,
    ) -> None:
        self.g = g
        self.me = me
        """The spirit that uses the power; otherwise who decides."""
        self.user = me
        """The spirit whose power it is, whoever decides a part of it."""
        self.land = land
        """The target land."""
        self.power = power
        self.spirit = spirit
        """The target spirit."""
        self.origin = origin
        """The land from which the power is used."""
        self.fear_number = fear
        self.event = event
        self.blight_number = blight
        self.clause = clause
        self.shared = shared
        """The table decides together (SI-4.6)."""
        self.dahan_part = False
        """It is the dahan event of a card."""
        self.dreamt: list[list[int]] = []
        """Land and piece of what this power has destroyed in a dream."""

    # ------------------------------------------------------------------------------------------------------- elsewhere

    def at(self, land: int) -> Self:
        """The same effect in another land."""
        other = type(self)(
            self.g,
            self.me,
            land,
            power=self.power,
            spirit=self.spirit,
            origin=self.origin,
            fear=self.fear_number,
            event=self.event,
            blight=self.blight_number,
            clause=self.clause,
            shared=self.shared,
        )
        other.user = self.user
        other.dahan_part = self.dahan_part
        other.dreamt = self.dreamt
        return other

    def by(self, seat: int) -> Self:
        """The same effect, decided by another spirit for itself."""
        other = self.at(self.land)
        other.me = seat
        other.shared = False
        return other

    @law("SI-4.6")
    def for_table(self, land: int = NOWHERE) -> Self:
        """Decided by the table: failing consensus, by the spirit whose board it is, and by the first seat otherwise."""
        other = self.at(self.land if land == NOWHERE else land)
        other.me = decider(self.g, land)
        other.shared = True
        return other

    def for_card(self) -> Self:
        """An effect of the blight card that this one has turned over."""
        return type(self)(self.g, blight=self.g.blight_card, clause="SI-10.4", shared=True)

    @law("SI-13.2")
    def each_board(self) -> Iterable[Self]:
        """Once for each board, decided by the spirit that started there. `land` is its ocean, so that `on.board`
        names it."""
        for slot in present_boards(self.g):
            yield self.for_table(slot * SPACES)

    def each_spirit(self) -> Iterable[Self]:
        """Once for every spirit, each deciding for itself."""
        for seat in range(self.g.players):
            yield self.by(seat)

    # --------------------------------------------------------------------------------------------------------- looking

    @property
    def board(self) -> int:
        return board_of(self.land)

    @property
    def board_lands(self) -> int:
        """The lands of its board, as bits."""
        return self.g.chart.of_board[self.board]

    def count(self, kinds: int, land: int = NOWHERE) -> int:
        return count(self.g, self.land if land == NOWHERE else land, kinds)

    def has(self, kinds: int, land: int = NOWHERE) -> bool:
        return self.count(kinds, land) > 0

    def terrain(self, *terrains: int) -> bool:
        """Is the target land one of these?"""
        return is_terrain(self.g, self.land, *terrains)

    @property
    def coastal(self) -> bool:
        return is_coastal(self.g, self.land)

    def presence(self, land: int = NOWHERE) -> int:
        """How much presence of the spirit is there."""
        return self.g.presence[self.me][self.land if land == NOWHERE else land]

    @property
    def sites(self) -> int:
        """Its sacred sites, as bits."""
        return sacred_bits(self.g, self.me)

    @property
    def lands(self) -> int:
        """Its lands, as bits."""
        return presence_bits(self.g, self.me)

    def around(self, land: int = NOWHERE) -> list[int]:
        """Adjacent lands."""
        return neighbours(self.g, self.land if land == NOWHERE else land)

    def within(self, reach: int) -> int:
        """Lands within this range of its presence, as bits."""
        near = self.g.chart.within[reach]
        found = 0
        for land in places(self.lands):
            found |= near[land]
        return found & in_play(self.g)

    def where(self, kinds: int) -> int:
        """Lands that hold any of these, as bits."""
        return where(self.g, kinds)

    def match(self, *words: str) -> int:
        """Lands that are or hold any one of these words: `on.match("jungle", "wetland")`."""
        return matching(self.g, self.me, words) & self.everywhere

    @property
    def everywhere(self) -> int:
        """All lands; oceans in play are such for powers and blight only (SI-2.2)."""
        return in_play(self.g) if self.knows_seas else self.g.chart.all_lands

    @property
    def knows_seas(self) -> bool:
        return self.power != NOBODY or self.blight_number != NOBODY

    @property
    def spirit_lands(self) -> int:
        """Lands with the presence of any spirit."""
        return any_presence(self.g)

    @property
    def spirit_sites(self) -> int:
        """Sacred sites of any spirit."""
        return any_sacred(self.g)

    @property
    def energy(self) -> int:
        return self.g.energy[self.me]

    def elements(self, element: int) -> int:
        """How many of an element the spirit has."""
        return self.g.elements[self.me][element]

    @law("SI-7.3")
    def reached(self, line: int) -> bool:
        """Are the elements of this line (1 is the first) there?"""
        return line_reached(self.g, self.me, self.power, line - 1)

    @law("SI-7.2")
    def line(self, line: int) -> Rule[bool]:
        """This line of an innate power is reached, and the spirit does not act as if it had fewer elements."""
        if not self.reached(line):
            return False
        return (yield from self.may("line", line))

    # --------------------------------------------------------------------------------------------------------- asking

    @property
    def cause(self) -> int:
        """The card that is at work, as one number: a power, or a card of another deck (CAUSES); -1 for the rules
        themselves."""
        if self.power != NOBODY:
            return self.power
        if self.fear_number != NOBODY:
            return FEAR_CAUSE + self.fear_number
        if self.event != NOBODY:
            return EVENT_CAUSE + self.event
        if self.blight_number != NOBODY:
            return BLIGHT_CAUSE + self.blight_number
        return NOBODY

    def about(self, **more: Any) -> dict[str, Any]:
        """What a question is about: the card, the land, and more."""
        found: dict[str, Any] = {"cause": self.cause}
        if self.land >= 0:
            found["land"] = self.land
        return found | more

    @law("SI-4.6", "SI-13.3")
    def ask(self, prompt: str, options: Sequence[Option], **more: Any) -> Rule[Option]:
        """A question to the spirit; one that the table decides together is shown to the others before it is carried
        out."""
        about = self.about(**more)
        choice: Option = yield ask(self.clause, self.me, prompt, options, about=about)
        if not (self.shared and self.g.consent and self.g.players > 1 and len(options) > 1):
            return choice
        asked = [seat for seat in range(self.g.players) if seat != self.me]
        while asked:
            answer = yield from floor(
                "SI-4.6", "proposal", dict.fromkeys(asked, proposal_answers), {"seat": self.me, "proposal": choice}
            )
            assert answer is not None
            if answer[1] == OBJECT:
                choice = yield ask(self.clause, self.me, prompt, options, about=about)
                return choice
            assert answer[1] == AGREE
            asked.remove(answer[0])
        return choice

    @law("SI-7.8")
    def choose(self, number: int) -> Rule[int]:
        """One of so many branches of the card: 1 is the first."""
        return (yield from self.choose_of(range(1, number + 1)))

    def choose_of(self, numbers: Iterable[int]) -> Rule[int]:
        """One of these branches of the card."""
        choice = yield from self.ask("branch", [("branch", self.branch(number)) for number in numbers])
        return int(choice[1]) % 10

    def branch(self, number: int) -> int:
        """A branch as an answer names it: together with its card."""
        return 10 * (self.cause + 1) + number

    def branches(self, number: int) -> list[Option]:
        """The branches of the card; each carries the number of its card, to be called by its name."""
        return [("branch", self.branch(n)) for n in range(1, number + 1)]

    def may(self, prompt: str = "may", line: int = 0) -> Rule[bool]:
        """Yes or no."""
        choice = yield from self.ask(prompt, [("yes",), ("no",)], line=line)
        return choice == ("yes",)

    def pick(self, prompt: str, lands: int | Sequence[int], origin: int = NOWHERE) -> Rule[int]:
        """One of these lands; NOWHERE if there is none."""
        listed = places(lands) if isinstance(lands, int) else lands
        if not listed:
            return NOWHERE
        choice = yield from self.ask(
            prompt, [("land", land) for land in listed], **({"origin": origin} if origin >= 0 else {})
        )
        return int(choice[1])

    def may_pick(self, prompt: str, lands: int | Sequence[int]) -> Rule[int]:
        """One of these lands, or none: NOWHERE."""
        listed = places(lands) if isinstance(lands, int) else lands
        if not listed:
            return NOWHERE
        choice = yield from self.ask(prompt, [DONE, *(("land", land) for land in listed)])
        return NOWHERE if choice == DONE else int(choice[1])


@law("SI-7.3")
def line_reached(g: Island, seat: int, power: int, line: int) -> bool:
    """Does the spirit have the elements of this line (0 is the first), or need none of them?"""
    needs = POWERS[power].thresholds[line]
    if all(map(ge, g.elements[seat], needs)):
        return True
    return bool(g.lasting) and [seat, power] in rows(g, ALL_LINES)


@law("SI-4.6")
def decider(g: Island, land: int = NOWHERE) -> int:
    """Who decides for a land: the spirit that started on its board, otherwise the first seat."""
    if land < 0:
        return 0
    slot = board_of(land)
    return g.home.index(slot) if slot in g.home else 0
