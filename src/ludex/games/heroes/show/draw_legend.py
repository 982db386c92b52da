"""What the signs on the map mean: each as it is drawn there, with its name."""

from __future__ import annotations

from ludex.games.heroes.printed.book import ARTIFACTS, TERRAINS
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Legend, LegendPart, LegendSign
from ludex.kit.picture.look import capital

RESOURCES = {"wood": "resource-wood", "iron": "resource-iron", "gold": "resource-gold", "meat": "resource-own"}
OBJECTS = {
    "portal": "object-portal",
    "lair": "object-lair",
    "foundation": "object-foundation",
    "fort": "legend-fortress",
}
BROUGHT = {
    "mushroomfolk": ("mycelium", "object-mycelium"),
    "lizardfolk": ("beast", "legend-monster"),
    "dark_elves": ("web", "legend-web"),
    "cyclopes": ("herd", "legend-herd"),
}
"""What a faction brings to the map."""


def draw_legend(look: HeroesLook) -> Legend:
    """Terrains, resources, what lies on the map for everybody and what these factions bring, artifacts."""
    resources = {**RESOURCES, "any": "legend-any", "vp": "legend-points"}
    brought = [(faction, *BROUGHT[faction]) for faction in look.shown.factions if faction in BROUGHT]
    return Legend(
        title=look.say("legend-title"),
        parts=(
            part(look, "legend-terrains", [sign(look, f"t-{name}", "", f"terrain-{name}") for name in TERRAINS]),
            part(
                look,
                "legend-resources",
                [sign(look, f"r-{name}", f"s-res i-{name}", word) for name, word in resources.items()],
            ),
            part(
                look,
                "legend-objects",
                [
                    *(sign(look, f"o-{name}", f"s-{name}", word) for name, word in OBJECTS.items()),
                    *(sign(look, f"o-{icon}", f"s-{kind(icon)} f-{who}", word) for who, icon, word in brought),
                ],
            ),
            LegendPart(
                look.say("board-artifacts"),
                tuple(
                    LegendSign(f"o-art-{name.replace('_', '-')}", "s-artifact", printed.name[look.lang])
                    for name, printed in zip(ARTIFACTS, look.printed.artifacts, strict=True)
                ),
            ),
        ),
    )


def kind(icon: str) -> str:
    return "monster" if icon == "beast" else icon


def part(look: HeroesLook, title: str, signs: list[LegendSign]) -> LegendPart:
    return LegendPart(look.say(title), tuple(signs))


def sign(look: HeroesLook, symbol: str, style: str, word: str) -> LegendSign:
    return LegendSign(symbol, style, capital(look.say(word)))
