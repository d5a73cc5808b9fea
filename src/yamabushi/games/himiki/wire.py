"""What HI MI KI looks like over the wire, to the letter: views, previews, and the facts of its pieces.

Views are built from nothing, as plain dicts. Here is what is in them. Nothing is converted while a game is played: a
test plays games of every kind, and whatever has a key too many or too few fails there.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType
from pydantic import BaseModel, Field

from yamabushi.games.describing import GameOut, Shape
from yamabushi.games.himiki.chaos_tiles import CHAOS, CONJURATION, FIRST_TERRAIN

Element = Literal["H", "M", "K"]
Orientation = Literal["HMK", "HKM", "MHK", "MKH", "KHM", "KMH"]
Colour = Literal["w", "b"]


class Cube(Shape, frozen=True):
    """A cube: whose, and what it shows on top, north and south, east and west."""

    colour: Colour
    orientation: Orientation


class Influences(Shape, frozen=True):
    """Who holds the influence of each element."""

    H: Colour | None
    M: Colour | None
    K: Colour | None


Demand = Literal["demanded", "in play"]


class Wanted(Shape, frozen=True):
    """What a puzzle says of each influence."""

    H: Demand | None
    M: Demand | None
    K: Demand | None


class ChaosHand(Shape, frozen=True):
    """The chaos tiles of a seat: how many, and which if the reader knows them."""

    tiles: int
    known: list[str] | UnsetType = UNSET


class Chaos(Shape, frozen=True):
    """Where the chaos tiles are: hands and whoever is armed or confused by the seat's letters, terrain by squares."""

    hands: dict[str, ChaosHand]
    armed: str | None
    confused: list[str]
    terrain: dict[str, str]
    discards: list[str]


class MukYan(Shape, frozen=True):
    """What the automaton has rolled and what it will do."""

    dice: str
    order: str
    action: str | None
    name: str
    not_possible: list[str]
    candidates: list[str]


Asks = Literal["place", "move", "again", "impulse", "swap", "slide", "confront", "tile", "mana", "conjure", "put"]


class HimikiView(Shape, frozen=True, tag_field="game", tag="himiki"):
    """A position of HI MI KI, as a seat sees it."""

    mode: Literal["duel", "teams", "mukyan", "mindlock"]
    seat: int | None
    # A seat's letters, `?` for chance, `.` when it is over.
    who: Literal["w", "b", "wl", "bl", "wd", "bd", "?", "."]
    actions: list[str]
    position: str
    # By squares, A1 to E6.
    cubes: dict[str, Cube]
    controlled: list[str]
    influences: Influences
    turn: str
    pending: str | None
    # What is asked of the seat that decides, and about which chaos tile, if it is about one.
    asks: Asks | None
    asked_tile: str | None
    confused: bool
    # Whether the latest move was a rotation: this one may not be.
    must_tilt: bool
    quiet_turns: int
    # How many points win; there are none in a puzzle.
    points_to_win: int | None
    # Of white and black; in a puzzle the moves paid.
    score: list[int]
    returns: list[float] | None
    edition: Literal["revised", "first"] | UnsetType = UNSET
    expert: bool | UnsetType = UNSET
    # While cubes are placed: the placements that "Set up for me" chooses from.
    set_up: list[str] | UnsetType = UNSET
    chaos: Chaos | UnsetType = UNSET
    muk_yan: MukYan | UnsetType = UNSET
    # Of a puzzle: its name or text, the fewest moves, how many are left of them, what is wanted, and its text.
    puzzle: str | UnsetType = UNSET
    par: int | UnsetType = UNSET
    moves_left: int | UnsetType = UNSET
    # Whether a tilt or pivot would be paid now: playing again is free.
    is_paid: bool | UnsetType = UNSET
    # The actions of this position that cost no move.
    free_actions: list[str] | UnsetType = UNSET
    # Whether the puzzle is failed, or no move is left and nothing is free.
    is_lost: bool | UnsetType = UNSET
    wanted: Wanted | UnsetType = UNSET
    puzzle_text: str | UnsetType = UNSET


class HimikiPreview(Shape, frozen=True, tag_field="game", tag="himiki"):
    """What a tilt would do. Where it sets terrain off, no more than that is known."""

    shows: Element
    terrain: str | UnsetType = UNSET
    beats: list[str] | UnsetType = UNSET
    loses: list[str] | UnsetType = UNSET
    like: list[str] | UnsetType = UNSET
    points: int | UnsetType = UNSET
    influence: Element | UnsetType | None = UNSET
    wins: bool | UnsetType = UNSET
    again: bool | UnsetType = UNSET


View = HimikiView
Preview = HimikiPreview


# Pieces, for whoever draws them


class HimikiPiece(BaseModel):
    """A chaos tile of HI MI KI."""

    code: str
    name: str
    kind: Literal["mana", "event", "terrain"]
    power: str = Field(description="what it does, in English")


class HimikiOut(GameOut):
    """HI MI KI, with its chaos tiles."""

    name: Literal["himiki"]
    pieces: list[HimikiPiece]


Out = HimikiOut


def pieces() -> list[HimikiPiece]:
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
