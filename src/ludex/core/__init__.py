"""The referee. It knows no game: decisions, the table that runs steps, law, content, text, journal, saves, chance."""

from ludex.core.chance import Chance, KeyedChance, QuickChance
from ludex.core.decision import (
    CHANCE,
    AnyOf,
    Decision,
    Draw,
    Floor,
    Option,
    Roll,
    Rule,
    Shuffle,
    Together,
    Verb,
    at_once,
    floor,
    key_of,
    option_of,
    verb,
    whole_table,
)
from ludex.core.decision import Decision as ask
from ludex.core.game import Game, find_book, find_game
from ludex.core.journal import Journal, Line, tell, whisper
from ludex.core.law import Clause, LawBook, Refusal, law
from ludex.core.lobby import Lobby
from ludex.core.meta import Meta, known_games
from ludex.core.outcome import GameOver, Outcome, victory
from ludex.core.playout import Playout
from ludex.core.state import Plain, State, plain
from ludex.core.table import Table
from ludex.core.view import Sheet, View

__all__ = [
    "CHANCE",
    "AnyOf",
    "Chance",
    "Clause",
    "Decision",
    "Draw",
    "Floor",
    "Game",
    "GameOver",
    "Journal",
    "KeyedChance",
    "LawBook",
    "Line",
    "Lobby",
    "Meta",
    "Option",
    "Outcome",
    "Plain",
    "Playout",
    "QuickChance",
    "Refusal",
    "Roll",
    "Rule",
    "Sheet",
    "Shuffle",
    "State",
    "Table",
    "Together",
    "Verb",
    "View",
    "ask",
    "at_once",
    "find_book",
    "find_game",
    "floor",
    "key_of",
    "known_games",
    "law",
    "option_of",
    "plain",
    "tell",
    "verb",
    "victory",
    "whisper",
    "whole_table",
]
