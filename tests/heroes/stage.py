"""A small stage for stories: a table in the middle of a game, set up by hand."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Table
from ludex.games.heroes import GAME
from ludex.games.heroes.book import BOARD, FACTIONS, board_of, book
from ludex.games.heroes.factions.cyclopes_herd import place_herd
from ludex.games.heroes.rules.round import ACTIONS, BUILD, MOVE
from ludex.games.heroes.setup import Setup, new_state
from ludex.games.heroes.state import Board, Heroes

BORDER = {"wood": 0, "iron": 1, "gold": 2, "own": 3, "meat": 3, "spore": 3}


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

    def board(self, seat: int = 0) -> Board:
        state = self.table.state if self.table is not None else self.g
        assert isinstance(state, Heroes)
        return state.boards[seat]

    def building(self, name: str, seat: int = 0) -> int:
        """The number of a building on its board."""
        return next(n for n, each in enumerate(board_of(self.g, seat).buildings) if each.printed.id == name)

    def troop(self, name: str, seat: int = 0) -> int:
        return next(n for n, each in enumerate(board_of(self.g, seat).troops) if each.printed.id == name)

    def code(self, number: int, seat: int = 0) -> int:
        return self.g.factions[seat] * BOARD + number

    # -- setting the board
    def stock(self, seat: int = 0, **amounts: int) -> None:
        for name, count in amounts.items():
            self.board(seat).stock[BORDER[name]] = count

    def built(self, *names: str, seat: int = 0) -> None:
        for name in names:
            self.board(seat).built[self.building(name, seat)] = 1
            self.board(seat).works[self.building(name, seat)] = 1

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
