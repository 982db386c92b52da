"""A state made from a view: enough of it to ask the rules how far units come and how a battle may end. Nothing that the
viewer does not know is in it."""

from __future__ import annotations

from ludex.games.runewars.printed.book import FACTIONS, book_of
from ludex.games.runewars.show.view import RunewarsView
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY


def rebuilt(shown: RunewarsView) -> Runewars:
    factions = tuple(player.faction for player in shown.players)
    revised, developments, commanders, free_cities, road, exploration, epic = shown.options
    gone = {*shown.fate_discard, *shown.fate_drawn}
    return Runewars(
        step=shown.step,
        outcome=None,
        factions=factions,
        seat_of=tuple(factions.index(each) if each in factions else NOBODY for each in range(len(FACTIONS))),
        content=shown.content,
        revised=revised,
        placed=False,
        developments=developments,
        commanders=commanders,
        free_cities=free_cities,
        road=road,
        exploration=exploration,
        epic=epic,
        laid=shown.laid,
        units=shown.units,
        limbo=shown.limbo,
        forts=shown.forts,
        built=shown.built,
        city=shown.city,
        ice=shown.ice,
        waste=shown.waste,
        token=shown.token,
        token_up=shown.token_up,
        peasants=shown.peasants,
        activated=[player.activated for player in shown.players],
        upgrades=[player.upgrades for player in shown.players],
        influence=[player.influence for player in shown.players],
        out=[player.out for player in shown.players],
        fate=[card for card in range(len(book_of(shown.content).fate)) if card not in gone],
        season=shown.season,
        lasting=shown.lasting,
    )
