"""A small stage for stories: a table in the middle of a game, set up by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core import Option, Table
from ludex.core.text import Words
from ludex.games.heroes.chosen import Setup
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import ARTIFACTS, CODES, FACTIONS, FIRST_ARTIFACT, Faction, book, faction_of
from ludex.games.heroes.rules.round import ACTIONS, BUILD, MOVE
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.setup import new_state
from ludex.games.heroes.sides.cyclopes.herd import place_herd
from ludex.games.heroes.state import Board, Heroes

BORDER = {"wood": 0, "iron": 1, "gold": 2, "own": 3, "meat": 3, "spore": 3}


def state_of(table: Table | None) -> Heroes:
    """The state of a table of Heroes."""
    assert table is not None
    assert isinstance(table.state, Heroes)
    return table.state


class Stage:
    """`Stage("werewolves", "archons")`: seat 0 is first player, both stand in free regions, nothing is in the stock.
    A herd stands in Asander.

    Change `stage.g`, then `stage.play("build", 3)` starts that action at that level. Answers are given by seat."""

    def __init__(self, *seats: str, round: int = 1) -> None:
        self.setup = Setup(seats=list(seats), first=0)
        self.g: Heroes = new_state(self.setup)
        self.g.attach(None)
        self.g.round = round
        for board, region in zip(self.g.boards, ("zharven", "ulmast", "charil", "karrax"), strict=False):
            board.region = self.region(region)
            board.visited[board.region] = board.struck[board.region] = 1
        if "cyclopes" in seats:
            place_herd(self.g, self.seat("cyclopes"), self.region("asander"))
        self.table: Table | None = None

    # -- names
    def region(self, name: str) -> int:
        return book(self.g).region[name]

    def seat(self, faction: str) -> int:
        return self.g.factions.index(FACTIONS.index(faction))

    @property
    def state(self) -> Heroes:
        """The state of play: of the table once it is started."""
        state = self.table.state if self.table is not None else self.g
        assert isinstance(state, Heroes)
        return state

    @property
    def round(self) -> int:
        return self.state.round

    def board(self, seat: int = 0) -> Board:
        return self.state.boards[seat]

    def building(self, name: str, seat: int = 0) -> int:
        """The number of a building on its board."""
        return next(n for n, each in enumerate(faction_of(self.g, seat).buildings) if each.printed.id == name)

    def troop(self, name: str, seat: int = 0) -> int:
        return next(n for n, each in enumerate(faction_of(self.g, seat).troops) if each.printed.id == name)

    def printed(self, seat: int = 0) -> Faction:
        """The printed board of a seat."""
        return faction_of(self.g, seat)

    def code(self, number: int, seat: int = 0) -> int:
        return CODES.code(self.g.factions[seat], number)

    # -- setting the board
    def stock(self, seat: int = 0, **amounts: int) -> None:
        for name, count in amounts.items():
            self.board(seat).stock[BORDER[name]] = count

    def built(self, *names: str, seat: int = 0) -> None:
        for name in names:
            self.board(seat).built[self.building(name, seat)] = 1
            self.board(seat).works[self.building(name, seat)] = 1

    def ruin(self, *names: str, seat: int = 0) -> None:
        """Archon buildings that are destroyed, with all their points filled."""
        board = self.board(seat)
        for name in names:
            building = self.building(name, seat)
            board.damage[building] = self.printed(seat).buildings[building].printed.damage_points
            board.ruined[building] = 1
            board.works[building] = 0

    def units(self, seat: int = 0, **counts: int) -> None:
        for name, count in counts.items():
            self.board(seat).units[self.troop(name, seat)] = count

    def stand(self, region: str, seat: int = 0) -> None:
        board = self.board(seat)
        board.region = self.region(region)
        board.visited[board.region] = board.struck[board.region] = 1

    # -- playing
    def start(self, step: str) -> Table:
        self.g.step = step
        self.table = Table.start(GAME, self.setup, self.g)
        return self.table

    def act(self, action: str, level: int) -> Table:
        """Start an action of the round; another one is still to come, where the story can stop."""
        number = ACTIONS.index(action)
        last = BUILD if number == MOVE else MOVE
        self.g.plan = [0] * len(ACTIONS)
        self.g.plan[number] = level
        self.g.plan[last] = 4
        self.g.todo = [number, last]
        return self.start("action")

    def announce(self, unchosen: str) -> Table:
        """Start right after the announcement of a round without this action; all others are still to do, in the order
        of the board."""
        left_out = ACTIONS.index(unchosen)
        self.g.todo = [action for action in range(len(ACTIONS)) if action != left_out]
        self.g.plan = [self.g.todo.index(action) + 1 if action in self.g.todo else 0 for action in range(len(ACTIONS))]
        return self.start("announced")

    def own(self, artifact: str, seat: int = 0) -> None:
        """Give somebody an artifact, without what happens once."""
        self.board(seat).works[FIRST_ARTIFACT + ARTIFACTS.index(artifact)] = 1
        self.board(seat).had[ARTIFACTS.index(artifact)] = 1

    def take_artifact(self, artifact: str, seat: int = 0) -> None:
        """Stand where an artifact lies, with everything it asks for, alone, at the end of the move action."""
        self.stand(artifact, seat)
        self.g.right = [1] * len(self.g.boards)
        self.g.free_artifacts = 1
        self.g.queue = [seat]
        self.g.after = "action"
        self.start("artifacts")
        self.answer(seat, ("artifact", ARTIFACTS.index(artifact)))

    def meet(self, region: str) -> None:
        """Start the meeting of those who stand in this region."""
        self.g.queue = [self.region(region)]
        self.g.after = "action"
        self.start("meetings")

    def fights(self, seat: int = 0, points: int = 0) -> None:
        """Start the fights of one seat, with movement points left over; all have the right to their region."""
        self.g.right = [1] * len(self.g.boards)
        self.g.queue = [seat]
        self.g.after = "action"
        self.board(seat).points = points
        self.start("fights")

    def score(self, seat: int = 0) -> list[int]:
        """The score cells of a seat."""
        return cells(self.state, seat)

    def why_not(self, seat: int, option: Option) -> tuple[str, str]:
        """The clause and the reason that keep an option out of what a seat is asked; its text exists in both
        languages."""
        assert self.table is not None
        refusal = self.table.why_not(seat, option)
        assert refusal is not None, option
        for lang in ("ru", "en"):
            assert "{" not in Words(GAME, lang, self.table.state).refusal(refusal)
        return refusal.clause, refusal.reason

    def told(self, message: str) -> list[dict[str, Any]]:
        """The facts of all journal lines with this message."""
        assert self.table is not None
        assert self.table.journal is not None
        return [line.about for line in self.table.journal.lines if line.message == message]

    def offered(self, verb: str, seat: int = 0) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.options(seat) if option[0] == verb]

    def options(self, seat: int = 0) -> list[Option]:
        assert self.table is not None
        return list(self.table.pending[seat].options)

    def asked(self, seat: int = 0) -> str:
        """What a seat is asked now, or nothing."""
        assert self.table is not None
        return self.table.pending[seat].prompt if seat in self.table.pending else ""

    def answer(self, seat: int, *answers: Option | str) -> None:
        assert self.table is not None
        for answer in answers:
            self.table.answer(seat, answer)

    def until(self, stop: Callable[[Table], bool], refuse: tuple[str, ...] = ("done", "stay", "skip", "peace")) -> None:
        """Let everyone do as little as possible until something is true."""
        assert self.table is not None
        while self.table.pending and not stop(self.table):
            seat, decision = next(iter(self.table.pending.items()))
            quiet = [option for option in decision.options if option[0] in refuse]
            self.table.answer(seat, (quiet or list(decision.options))[0])
