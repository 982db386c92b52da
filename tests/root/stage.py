"""Set a scene of Root by hand, stack dice and cards, and act it out."""

from __future__ import annotations

from typing import Any

from ludex.core import CHANCE, Decision, Option, Table
from ludex.games.root.bots.corvids.plots import turn_up
from ludex.games.root.chosen import Setup
from ludex.games.root.game import GAME
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import CARDS, NAME_OF, SUIT_OF, VIZIERS
from ludex.games.root.printed.maps import CLEARINGS, MAPS, NO_SUIT
from ludex.games.root.printed.pieces import LIZARDS, PIECES
from ludex.games.root.rules.board import place_piece, place_warriors
from ludex.games.root.setup import MARKERS_OF_A_SUIT, by_suit, new_state
from ludex.games.root.sides.eyrie.rules import COLUMNS, LEADERS, VIZIER_COLUMNS
from ludex.games.root.sides.vagabond.items import CHARACTERS, KINDS
from ludex.games.root.state import Root

PIECE = {piece.name: number for number, piece in enumerate(PIECES)}


class Stage:
    """An empty map (Autumn, unless another is named) with full supplies; all 54 cards lie in the deck until they are
    dealt by name. Suit markers lie in order: foxes in clearings 1 to 4, rabbits in 5 to 8, mice in 9 to 12.

    >>> scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "ambush_fox")
    >>> play = scene.start("marquise.action", actions_left=3)
    >>> play.choose("battle", 1, "eyrie").asked
    ('eyrie', 'ambush')
    """

    def __init__(self, *seats: str, active: str = "marquise", map: str = "autumn", **options: Any) -> None:
        self.setup = Setup(seats=list(seats or ("marquise", "eyrie")), map=map, first=0, **options)
        self.g: Root = new_state(self.setup)
        self.g.attach(None)
        self.g.deck = list(range(len(CARDS)))
        if not MAPS[self.g.map].suits_fixed:
            self.g.suits = (NO_SUIT, *(marker // MARKERS_OF_A_SUIT for marker in range(len(CLEARINGS))))
            self.g.of_suit = by_suit(self.g.suits)
        self.g.active = self.seat(active)

    def seat(self, faction: str) -> int:
        return self.setup.seats.index(faction)

    def warriors(self, faction: str, clearing: int, count: int) -> Stage:
        place_warriors(self.g, self.seat(faction), clearing, count)
        return self

    def piece(self, name: str, clearing: int, count: int = 1) -> Stage:
        """Put buildings or tokens on the map: "sawmill", "workshop", "recruiter", "wood", "keep", "roost"."""
        for _ in range(count):
            place_piece(self.g, PIECE[name], clearing)
        return self

    def plot(self, kind: str, clearing: int, *, up: bool = False) -> Stage:
        """Lay a plot of the Corvids from their supply: "bomb", "snare", "extortion", "raid"; face down unless `up`."""
        number = BOT_BOARDS.corvids.plots.index(kind)
        self.g.plot_supply.remove(number)
        self.g.plots[clearing] = number
        if up:
            turn_up(self.g, clearing)
        return self.piece("plot", clearing)

    def card(self, name: str) -> int:
        """The number of a card of this name, wherever it is (the first copy)."""
        return NAME_OF.index(name)

    def take(self, name: str) -> int:
        """Take a card of this name out of the deck."""
        for card in self.g.deck:
            if NAME_OF[card] == name:
                self.g.deck.remove(card)
                return card
        raise LookupError(f"no {name} left in the deck")

    def hand(self, faction: str, *names: str) -> Stage:
        self.g.hands[self.seat(faction)] += [self.take(name) for name in names]
        return self

    def crafted(self, faction: str, *names: str) -> Stage:
        self.g.crafted[self.seat(faction)] += [self.take(name) for name in names]
        return self

    def top_of_deck(self, *names: str) -> Stage:
        """The first name is drawn first."""
        cards = [self.take(name) for name in names]
        self.g.deck += reversed(cards)
        return self

    def only_deck(self, *names: str) -> Stage:
        """The deck holds just these (first drawn first); the rest of it is discarded, dominance cards set aside."""
        cards = [self.take(name) for name in names]
        self.g.discard += [card for card in self.g.deck if CARDS[card].kind != "dominance"]
        self.g.deck = cards[::-1]
        return self

    def supporters(self, *names: str) -> Stage:
        self.g.supporters += [self.take(name) for name in names]
        return self

    def officers(self, count: int) -> Stage:
        """Warriors of the Alliance become officers."""
        self.g.supply[self.seat("alliance")] -= count
        self.g.officers += count
        return self

    def score(self, faction: str, points: int) -> Stage:
        self.g.score[self.seat(faction)] = points
        return self

    def acolytes(self, count: int) -> Stage:
        """Warriors of the Lizard Cult leave their supply for the acolytes."""
        self.g.supply[self.g.seat_of[LIZARDS]] -= count
        self.g.acolytes += count
        return self

    def lost_souls(self, *names: str) -> Stage:
        self.g.lost_souls += [self.take(name) for name in names]
        return self

    def company(self, area: str, faction: str, count: int) -> Stage:
        """Put warriors of a faction on the Riverfolk's board: "payments", "funds" or "commitments"."""
        self.g.supply[self.seat(faction)] -= count
        getattr(self.g, area)[self.seat(faction)] += count
        return self

    def leader(self, name: str) -> Stage:
        """Appoint a leader and put the viziers into his columns."""
        self.g.leader = LEADERS.index(name)
        self.g.leaders.remove(self.g.leader)
        for vizier, column in zip(VIZIERS, VIZIER_COLUMNS[self.g.leader], strict=True):
            self.g.decree[column].append(vizier)
        return self

    def decree(self, column: str, *names: str) -> Stage:
        self.g.decree[COLUMNS.index(column)] += [self.take(name) for name in names]
        return self

    def no_viziers(self) -> Stage:
        """Leave only the cards added by `decree` in the columns."""
        for column in self.g.decree:
            column[:] = [card for card in column if card not in VIZIERS]
        return self

    def resolving(self, column: str) -> Stage:
        """The decree is being resolved: all cards of this column wait."""
        self.g.column = COLUMNS.index(column)
        self.g.decree_left = [0, 0, 0, 0]
        for card in self.g.decree[self.g.column]:
            self.g.decree_left[SUIT_OF[card]] += 1
        return self

    def pawn(self, faction: str, place: int) -> Stage:
        """A Vagabond stands in a clearing, or in a forest: FOREST + its number."""
        self.g.pawn[self.seat(faction)] = place
        return self

    def belongings(self, faction: str, *items: str, condition: int = 0) -> Stage:
        """Items of a Vagabond: "sword", "torch"…; ready unless another condition is given."""
        for item in items:
            self.g.belongings[self.seat(faction)][4 * KINDS.index(item) + condition] += 1
        return self

    def relation(self, faction: str, other: str, value: int) -> Stage:
        self.g.relation[self.seat(faction)][self.seat(other)] = value
        return self

    def character(self, faction: str, name: str) -> Stage:
        self.g.character[self.seat(faction)] = CHARACTERS.index(name)
        return self

    def order(self, name: str) -> Stage:
        """The order card of the bot whose turn it is."""
        self.g.order = self.take(name)
        self.g.order_suit = SUIT_OF[self.g.order]
        return self

    def turn(self, *order: str, **fields: Any) -> Play:
        """The whole turn of the active player, a bot: the named cards come first from the deck."""
        return self.top_of_deck(*order).start("birdsong", **fields)

    def start(self, step: str, **fields: Any) -> Play:
        """Begin at a step of the active player; other state fields can be set by name."""
        self.g.step = step
        for name, value in fields.items():
            setattr(self.g, name, value)
        return Play(self, Table.start(GAME, self.setup, self.g))


class Play:
    """A scene being acted: chance is asked like a player, so dice and shuffles are stacked by answering."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage = stage
        self.table = table

    @property
    def g(self) -> Root:
        state = self.table.state
        assert isinstance(state, Root)
        return state

    @property
    def decision(self) -> Decision:
        """The open decision (there is never more than one in Root)."""
        (decision,) = self.table.pending.values()
        return decision

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what: ("eyrie", "ambush")."""
        who = self.decision.who
        return ("chance" if who == CHANCE else self.stage.setup.seats[who], self.decision.prompt)

    @property
    def options(self) -> list[Option]:
        return list(self.decision.options)

    def offered(self, verb: str) -> list[Option]:
        """The options of this verb."""
        return [option for option in self.options if option[0] == verb]

    def choose(self, verb: str, *items: int | str) -> Play:
        """Answer the open decision; a card may be given by name."""
        self.table.answer(self.decision.who, (verb, *self._numbers(verb, items)))
        return self

    def done(self) -> Play:
        return self.choose("done")

    def roll(self, first: int, second: int) -> Play:
        assert self.decision.who == CHANCE, self.decision
        return self.choose("roll", first, second)

    def why_not(self, faction: str, verb: str, *items: int | str) -> str | None:
        """The clause that refuses an answer, or None if it is offered."""
        refusal = self.table.why_not(self.stage.seat(faction), (verb, *self._numbers(verb, items)))
        return refusal.clause if refusal is not None else None

    def told(self, message: str, clause: str | None = None) -> list[dict[str, Any]]:
        """The facts of all journal lines with this message (and this clause)."""
        assert self.table.journal is not None
        lines = [line for line in self.table.journal.lines if line.message == message]
        return [line.about for line in lines if clause in (None, line.clause)]

    def chosen(self, clause: str) -> list[int]:
        """The clearings that a bot has chosen under this clause, in order."""
        return [about["clearing"] for about in self.told("choose-clearing", clause)]

    def fought(self) -> list[tuple[int, str]]:
        """Where battles were begun, and against whom."""
        seats = self.stage.setup.seats
        return [(about["clearing"], seats[about["defender"]]) for about in self.told("battle")]

    def placed(self, clause: str) -> list[tuple[int, int]]:
        """Clearing and number of the warriors that a bot has placed under this clause, in order."""
        return [(about["clearing"], about["count"]) for about in self.told("bot-places", clause)]

    def moved(self) -> list[tuple[int, int, int]]:
        """Origin, target and number of every move, in order."""
        return [(about["origin"], about["target"], about["count"]) for about in self.told("move")]

    def score(self, faction: str) -> int:
        return self.g.score[self.stage.seat(faction)]

    def warriors(self, faction: str, clearing: int) -> int:
        return self.g.warriors[self.stage.seat(faction)][clearing]

    def pieces(self, name: str, clearing: int) -> int:
        return self.g.pieces[PIECE[name]][clearing]

    def items(self, faction: str, condition: int = 0) -> list[str]:
        """A Vagabond's items in this condition, in the order of their kinds."""
        row = self.g.belongings[self.stage.seat(faction)]
        return [item for kind, item in enumerate(KINDS) for _ in range(row[4 * kind + condition])]

    def hand(self, faction: str) -> list[str]:
        """Names of the cards in a hand, in order of name."""
        return sorted(NAME_OF[card] for card in self.g.hands[self.stage.seat(faction)])

    @property
    def supporters(self) -> list[str]:
        """Names of the Alliance's supporters, in order of name."""
        return sorted(NAME_OF[card] for card in self.g.supporters)

    def column(self, name: str) -> list[str]:
        """Names of the cards in a column of the decree, in the order in which they were added."""
        return ["vizier" if card in VIZIERS else NAME_OF[card] for card in self.g.decree[COLUMNS.index(name)]]

    def _numbers(self, verb: str, items: tuple[int | str, ...]) -> list[int]:
        numbers = []
        for item in items:
            if isinstance(item, str):
                seats = self.stage.setup.seats
                if item in seats:
                    item = seats.index(item)
                elif item in PIECE:
                    item = PIECE[item]
                elif item in LEADERS:
                    item = LEADERS.index(item)
                elif item in COLUMNS and verb == "decree":
                    item = COLUMNS.index(item)
                else:
                    item = self._card(item)
            numbers.append(item)
        return numbers

    def _card(self, name: str) -> int:
        """A card by name: the copy that an option mentions, else one in the hand of whoever is asked, else any."""
        copies = [card for card, called in enumerate(NAME_OF) if called == name]
        mentioned = [item for option in self.options for item in option[1:] if item in copies]
        held = [card for hand in self.g.hands for card in hand if card in copies]
        return (mentioned or held or copies)[0]
