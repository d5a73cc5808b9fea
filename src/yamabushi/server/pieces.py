"""The pieces of each game as facts for whoever draws them: what there is, and of what kind."""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import BaseModel, Field

from yamabushi.games.himiki.chaos_tiles import CHAOS, CONJURATION, FIRST_TERRAIN
from yamabushi.games.regality.diagram import diagram
from yamabushi.games.regality.tiles import TILES
from yamabushi.games.yokai.cards import ABILITIES, LETTERS, PAIRS, SKETCHES, VALUES, YOKAI, assumed_deck

Does = Literal[
    "destroy",
    "turn",
    "banish",
    "reuse",
    "silence",
    "shield",
    "recall",
    "move",
    "take",
    "cover",
    "lose",
    "none",
]
Reach = Literal["orthogonal", "diagonal", "adjacent", "ray", "set", "front", "sides", "any", "zone", "discards", "none"]
Ability = Literal["none", "call", "distract"]
YokaiColour = Literal["G", "R", "B", "Y"]


class RegalityPiece(BaseModel):
    """A tile of Regality vs. Religion."""

    code: str
    name: str
    side: Literal["r", "l", "n"] = Field(description="Royalty's, Religion's or neutral")
    kind: Literal["active", "passive", "none"]
    does: Does
    reach: Reach
    diagram: str = Field(description="its reach as nine letters, the row in front first; empty without one")
    power: str = Field(description="what it does, in English")


class HimikiPiece(BaseModel):
    """A chaos tile of HI MI KI."""

    code: str
    name: str
    kind: Literal["mana", "event", "terrain"]
    power: str = Field(description="what it does, in English")


class YokaiCard(BaseModel):
    """A yokai."""

    code: str
    kind: Literal["yokai"]
    colour: YokaiColour
    value: int = Field(description="its points, and how many sketches it needs")


class SketchCard(BaseModel):
    """A kind of sketch."""

    code: str
    kind: Literal["sketch"]
    colours: tuple[YokaiColour, YokaiColour]
    ability: Ability
    count: int = Field(description="how many there are of it in the deck that is played by default")


def regality_pieces() -> list[RegalityPiece]:
    """List the 31 tiles."""
    return [
        RegalityPiece.model_validate(
            {
                "code": tile.code,
                "name": tile.name,
                "side": "rln"[tile.owner],
                "kind": tile.kind,
                "does": tile.does,
                "reach": tile.where,
                "diagram": diagram(tile),
                "power": tile.power,
            }
        )
        for tile in TILES
    ]


def himiki_pieces() -> list[HimikiPiece]:
    """List the twelve chaos tiles."""
    return [
        HimikiPiece(
            code=tile.code,
            name=tile.name,
            kind="terrain" if number >= FIRST_TERRAIN else "event" if number >= CONJURATION else "mana",
            power=tile.power,
        )
        for number, tile in enumerate(CHAOS)
    ]


def yokai_pieces() -> list[YokaiCard | SketchCard]:
    """List the 20 yokai and the 18 kinds of sketches."""
    colours: tuple[YokaiColour, ...] = get_args(YokaiColour)
    assert "".join(colours) == LETTERS
    abilities: tuple[Ability, ...] = get_args(Ability)
    return [
        *(
            YokaiCard(
                code=code, kind="yokai", colour=colours[number // len(VALUES)], value=VALUES[number % len(VALUES)]
            )
            for number, code in enumerate(YOKAI)
        ),
        *(
            SketchCard(
                code=code,
                kind="sketch",
                colours=(colours[PAIRS[number // len(ABILITIES)][0]], colours[PAIRS[number // len(ABILITIES)][1]]),
                ability=abilities[number % len(ABILITIES)],
                count=assumed_deck()[number],
            )
            for number, code in enumerate(SKETCHES)
        ),
    ]
