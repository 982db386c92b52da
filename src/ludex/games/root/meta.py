"""What can be known of Root without its rules: who may sit down, maps, editions, bots and their cards."""

from __future__ import annotations

from pathlib import Path

from ludex.core.lobby import BotCards, BotChoice, Choice, Lobby, SeatChoice, Switch, bot_key
from ludex.core.meta import Meta
from ludex.games.root.printed.bot_boards import BOT_BOARDS, LEVELS, NORMAL
from ludex.games.root.printed.maps import MAP_NAMES

SIDES = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk")
BOTS = {
    "bot:marquise": "marquise",
    "bot:eyrie": "eyrie",
    "bot:alliance": "alliance",
    "bot:lizards": "lizards",
    "bot:riverfolk": "riverfolk",
    "bot:duchy": "duchy",
    "bot:corvids": "corvids",
    "bot:vagabot": "vagabot",
}
RANDOM = "random"
SERVICE_CARDS = ("standard", "special")
MOST_SEATS = 9
"""With bots every faction can play once."""

LOBBY = Lobby(
    sides=SIDES,
    least=2,
    most=MOST_SEATS,
    most_people=6,
    clause="5.1.1",
    bots=BOTS,
    bots_clause="bots:3.2",
    usual=("marquise", "eyrie"),
    solo={"seats": ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabot"]},
    easy={"seats": ["marquise", "bot:eyrie", "bot:alliance"], "difficulty": LEVELS[0], "first": 0},
    options=(
        Choice(name="map", values=MAP_NAMES, default="autumn", clause="2.2", sweep="maps"),
        SeatChoice(name="first", clause="5.1.1"),
        Choice(name="law", values=("seed", "current"), default="seed"),
        BotChoice(name="difficulty", values=LEVELS, default=LEVELS[NORMAL], clause="bots:3.3.1", needs=tuple(BOTS)),
        BotCards(
            name="traits",
            values={bot_key(bot): tuple(getattr(BOT_BOARDS, bot_key(bot)).traits) for bot in BOTS},
            clause="bots:3.3.2",
            needs=tuple(BOTS),
        ),
        Choice(
            name="services",
            values=SERVICE_CARDS,
            default="standard",
            clause="bots:9.7",
            needs=("riverfolk", "bot:riverfolk"),
        ),
        Switch(name="cooperative", clause="bots:3.5", needs=tuple(BOTS)),
        Choice(
            name="character",
            values=(RANDOM, *BOT_BOARDS.vagabot.characters),
            default=RANDOM,
            clause="bots:7.3.1",
            needs=("bot:vagabot",),
        ),
    ),
)

META = Meta(
    name="root",
    folder=Path(__file__).parent,
    rules="ludex.games.root.game:GAME",
    lobby=LOBBY,
    books={"root": "laws", "bots": "bots/laws"},
    shelf=1,
)
