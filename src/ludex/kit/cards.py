"""Cards: piles that are drawn from and made anew, and what each card does.

A card is a number; the top of a pile is the end of its list. Piles are fields of the state, so that they are copied and
saved with it: a `Deck` only knows where they are, and by which clause they are shuffled. What nobody may see is never
kept in a rule over a `yield`: cards are drawn one by one, and each goes to its row at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from ludex.core import Draw, Option, Rule, Shuffle, State, tell

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., Any])

NO_CARD = -1


def shuffled(clause: str, cards: Sequence[int]) -> Rule[list[int]]:
    """The same cards, in an order that chance finds: as they lie when it has spoken, wherever that is."""
    order = yield Shuffle(clause, len(cards), things=cards)
    return [cards[place] for place in order[1:]]


def one_of(clause: str, cards: Sequence[int]) -> Rule[int]:
    """One of these, by chance; it stays where it is."""
    drawn: Option = yield Draw(clause, len(cards), things=cards)
    return cards[drawn[1]]


class Deck(Generic[S]):
    """A pile to draw from, and what happens when it is empty: it is made anew from the discard pile, if there is one;
    if that is empty too, `exhausted` happens (the game may be lost), and otherwise there is no card."""

    def __init__(
        self,
        clause: str,
        pile: Callable[[S], list[int]],
        discards: Callable[[S], list[int]] | None = None,
        exhausted: Callable[[S], Rule[None]] | None = None,
        told: str = "reshuffle",
    ) -> None:
        self.clause = clause
        """By which it is shuffled."""
        self.pile = pile
        self.discards = discards
        self.exhausted = exhausted
        self.told = told
        """What the journal tells of a new pile, with the `count` of its cards."""

    def lay_out(self, g: S, cards: Sequence[int]) -> Rule[None]:
        """Shuffle these cards: they are the pile now."""
        self.pile(g)[:] = yield from shuffled(self.clause, cards)

    def reshuffle(self, g: S) -> Rule[None]:
        """The discard pile, shuffled, becomes the pile; nothing happens without one."""
        discards = self.discards(g) if self.discards is not None else None
        if discards:
            yield from self.lay_out(g, discards)
            discards.clear()
            tell(g, self.clause, self.told, count=len(self.pile(g)))

    def shuffle_in(self, g: S, cards: Sequence[int]) -> Rule[None]:
        """These cards go back into what is left of the pile."""
        pile = self.pile(g)
        pile += cards
        yield from self.lay_out(g, pile)

    def top(self, g: S) -> Rule[int]:
        """The top card, taken from the pile; NO_CARD if there is none."""
        pile = self.pile(g)
        if not pile:
            yield from self.reshuffle(g)
            if not pile:
                if self.exhausted is not None:
                    yield from self.exhausted(g)
                return NO_CARD
        g.show()
        return pile.pop()

    def draw(self, g: S, row: list[int], count: int) -> Rule[int]:
        """So many cards to a row of the state, or as many as there are; how many these were."""
        for drawn in range(count):
            card = yield from self.top(g)
            if card == NO_CARD:
                return drawn
            row.append(card)
        return count

    def discard(self, g: S, row: list[int], *cards: int) -> None:
        """Cards of a row go to the discard pile, the last one on its top."""
        assert self.discards is not None, f"{self.clause}: nothing is discarded from this deck"
        for card in cards:
            row.remove(card)
            self.discards(g).append(card)


class Bodies(Generic[F]):
    """What the cards of a deck do, by id. Numbers and names of a card, its head, stand in the content; its body is a
    rule that reads like the card:

        power: Bodies[Power] = Bodies("major powers")

        @power("accelerated-rot")
        def accelerated_rot(g: Island, me: int, land: int) -> Rule[None]: ...

    `kit.testing.cards` has the check that heads, bodies and texts belong together."""

    def __init__(self, deck: str) -> None:
        self.deck = deck
        self._bodies: dict[str, F] = {}

    def __call__(self, *ids: str) -> Callable[[F], F]:
        """The body of this card, or of several that do the same."""

        def register(body: F) -> F:
            for each in ids:
                if each in self._bodies:
                    raise ValueError(f"{self.deck}: {each} has a body already, {self._bodies[each].__name__}")
                self._bodies[each] = body
            return body

        return register

    def __getitem__(self, card: str) -> F:
        return self._bodies[card]

    def __contains__(self, card: str) -> bool:
        return card in self._bodies

    def __iter__(self) -> Iterator[str]:
        return iter(self._bodies)

    def by_number(self, ids: Iterable[str]) -> tuple[F, ...]:
        """The bodies in the order of these ids, for rules that know cards by their numbers."""
        return tuple(self._bodies[each] for each in ids)
