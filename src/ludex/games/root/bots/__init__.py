"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.marquise import MECHANICAL_MARQUISE
from ludex.games.root.bots.vagabot import THE_VAGABOT

__all__ = ["MECHANICAL_MARQUISE", "THE_VAGABOT"]
