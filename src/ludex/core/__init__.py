"""The referee. It knows no game: decisions, the table that runs steps, law, content, text, journal, saves, chance."""

from ludex.core.chance import Chance, KeyedChance, QuickChance
from ludex.core.decision import (
    CHANCE,
    AnyOf,
    Decision,
    Draw,
    Option,
    Roll,
    Rule,
    Shuffle,
    Together,
    Verb,
    ask,
    at_once,
    key_of,
    option_of,
    verb,
)
from ludex.core.game import Game, find_game
from ludex.core.journal import Journal, Line, tell, whisper
from ludex.core.law import Clause, LawBook, Refusal, law
from ludex.core.state import Plain, State, plain
from ludex.core.table import GameOver, Table
from ludex.core.view import Sheet, View

__all__ = [
    "CHANCE",
    "AnyOf",
    "Chance",
    "Clause",
    "Decision",
    "Draw",
    "Game",
    "GameOver",
    "Journal",
    "KeyedChance",
    "LawBook",
    "Line",
    "Option",
    "Plain",
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
    "find_game",
    "key_of",
    "law",
    "option_of",
    "plain",
    "tell",
    "verb",
    "whisper",
]
