"""What fear cards, blight cards and events do."""

from ludex.games.spirit_island.decks import blight as blight
from ludex.games.spirit_island.decks import dahan_events as dahan_events
from ludex.games.spirit_island.decks import events_choice as events_choice
from ludex.games.spirit_island.decks import events_main as events_main
from ludex.games.spirit_island.decks import fear_base as fear_base
from ludex.games.spirit_island.decks import fear_claw as fear_claw
from ludex.games.spirit_island.decks import token_events as token_events
