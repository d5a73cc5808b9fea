"""What Regality vs. Religion looks like over the wire, to the letter: views, previews, and the facts of its pieces.

Views are built from nothing, as plain dicts. Here is what is in them. Nothing is converted while a game is played: a
test plays games of every kind, and whatever has a key too many or too few fails there.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType
from pydantic import BaseModel, Field

from yamabushi.games.describing import GameOut, Shape
from yamabushi.games.regality.diagram import diagram
from yamabushi.games.regality.tiles import TILES

Side = Literal["r", "l"]


class Cell(Shape, frozen=True):
    """What lies on a cell: a tile, and if it is so, what it covers, who destroyed it, that it is shielded or silent."""

    tile: str
    faces: Literal["north", "south"]
    # Whose ally it is, by the way it faces, while it lies face up.
    ally: Side
    covers: str | UnsetType = UNSET
    destroyed_by: Side | UnsetType = UNSET
    shielded: bool | UnsetType = UNSET
    silent: bool | UnsetType = UNSET


class Tiles(Shape, frozen=True):
    """A set of tiles: those that are open, how many are hidden, and which if the reader knows them."""

    open: list[str]
    hidden: int
    known: list[str] | UnsetType = UNSET


class Zones(Shape, frozen=True):
    """The zones of both sides."""

    r: Tiles
    l: Tiles  # noqa: E741  what position texts call Religion


class Pending(Shape, frozen=True):
    """What is to be decided or drawn, other than placing a tile; of an effect the tiles from the one placed on.

    `zone` is the side whose zone the effect takes a tile from, if it takes one.
    """

    kind: Literal["begin", "draw", "draft", "choose", "effect", "reveal"]
    side: Side | UnsetType = UNSET
    tiles: list[str] | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    zone: Side | UnsetType = UNSET


class RegalityView(Shape, frozen=True, tag_field="game", tag="regality"):
    """A position of Regality vs. Religion, as a seat sees it."""

    style: Literal["standard", "old", "random", "secret-random", "draft", "secret-draft"]
    match: Literal["two-wins", "single", "points"]
    seat: int | None
    who: Literal["r", "l", "?", "."]
    actions: list[str]
    position: str
    # By cells, a1 to c3.
    board: dict[str, Cell | None]
    zones: Zones
    neutral: Tiles
    discards: list[str]
    # Tiles that have left the match.
    gone: list[str]
    pending: Pending | None
    first: Side | None
    placements: int
    allies: tuple[int, int]
    score: tuple[int, int]
    returns: tuple[float, float] | None
    # What was handed on in the rounds of a secret draft.
    passed: list[str] | UnsetType = UNSET
    # How many games win a match of wins; of a match of points, how many games it has and how many are finished.
    games_to_win: int | UnsetType = UNSET
    games: int | UnsetType = UNSET
    games_finished: int | UnsetType = UNSET


class Effect(Shape, frozen=True):
    """What one way to carry out an effect would do: cells that it turns, destroys, empties, tiles that it moves.

    `tile` is what it takes or banishes that is not on the board, `uses` the cell of the tile whose effect comes next.
    """

    action: str
    turns: list[str]
    destroys: list[str]
    leaves: list[str]
    moves: list[tuple[str, str]]
    tile: str | None
    uses: str | None


class RegalityPreview(Shape, frozen=True, tag_field="game", tag="regality"):
    """What a placement, or a way to carry out an effect, would do; and under `effects` what could be done next.

    `wins` is for whoever decides; it is null where the game goes on, and where it `ends` drawn.
    """

    turns: list[str]
    destroys: list[str]
    leaves: list[str]
    moves: list[tuple[str, str]]
    tile: str | None
    uses: str | None
    effects: list[Effect]
    # Cells that are shielded or silent then, and were not before.
    shields: list[str]
    silences: list[str]
    allies: tuple[int, int]
    ends: bool
    wins: bool | None


View = RegalityView
Preview = RegalityPreview


# Pieces, for whoever draws them

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


class RegalityOut(GameOut):
    """Regality vs. Religion, with its tiles."""

    name: Literal["regality"]
    pieces: list[RegalityPiece]


Out = RegalityOut


def pieces() -> list[RegalityPiece]:
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
