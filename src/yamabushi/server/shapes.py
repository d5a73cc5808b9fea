"""What views and previews look like over the wire, to the letter; the page's types are made from this.

Games build views from nothing, as plain dicts. Here is what is in them. Nothing is converted while a game is played: a
test plays games of every kind, and whatever has a key too many or too few fails there.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view or a preview."""


# HI MI KI

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
    confused: bool
    quiet_turns: int
    # How many points win; there are none in a puzzle.
    points_to_win: int | None
    # Of white and black; in a puzzle the moves paid.
    score: list[int]
    returns: list[float] | None
    edition: Literal["revised", "first"] | UnsetType = UNSET
    expert: bool | UnsetType = UNSET
    chaos: Chaos | UnsetType = UNSET
    muk_yan: MukYan | UnsetType = UNSET
    # Of a puzzle: its name or text, the fewest moves, how many are left of them, what is wanted, and its text.
    puzzle: str | UnsetType = UNSET
    par: int | UnsetType = UNSET
    moves_left: int | UnsetType = UNSET
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


# Regality vs. Religion

Side = Literal["r", "l"]


class Cell(Shape, frozen=True):
    """What lies on a cell: a tile, and if it is so, what it covers, who destroyed it, that it is shielded or silent."""

    tile: str
    faces: Literal["north", "south"]
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


# Terres de Yokai

Pair = tuple[list[str], list[str]]
PileLetter = Literal["G", "R", "B", "Y"]


class Bag(Shape, frozen=True):
    """Sketches: how many, and which if the reader knows them."""

    sketches: int
    known: list[str] | UnsetType = UNSET


class Pile(Shape, frozen=True):
    """A pile: its yokai from the top, what the top one needs, and the sketches on both sides, the top card last."""

    yokai: list[str]
    never_up: list[str]
    needs: int | None
    sides: Pair
    leads: int | None


class Piles(Shape, frozen=True):
    """The four piles."""

    G: Pile
    R: Pile
    B: Pile
    Y: Pile


class Using(Shape, frozen=True):
    """A sketch whose ability is being decided, and where it lies; of a distract, whose top sketch it would move."""

    card: str
    pile: PileLetter
    ability: Literal["call", "distract"]
    target: str | None
    target_seat: int | None


class YokaiView(Shape, frozen=True, tag_field="game", tag="yokai"):
    """A position of Terres de Yokai, as a seat sees it."""

    deck: str
    seat: int | None
    who: Literal["0", "1", "?", "."]
    actions: list[str]
    position: str
    piles: Piles
    hands: tuple[Bag, Bag]
    draw_pile: Bag
    discards: list[str]
    taken: Pair
    turn: int
    mover: int | None
    # How many sketches were played this turn, and how many can be at most.
    played: int
    most_played: int
    pending: list[str]
    using: Using | None
    score: tuple[int, int]
    returns: tuple[float, float] | None


class Count(Shape, frozen=True):
    """How a pile would be counted: its top yokai, who has how many sketches there, and what comes of it.

    How many sketches the yokai `needs`, how many are `missing` then, its `points`, and who takes it (`taker`); null
    where nobody knows, or nobody does.
    """

    pile: PileLetter
    yokai: str
    sides: tuple[int, int]
    result: Literal["taken by 0", "taken by 1", "flees"] | None
    needs: int | None
    missing: int | None
    points: int | None
    taker: int | None


class YokaiPreview(Shape, frozen=True, tag_field="game", tag="yokai"):
    """What a decision would do: the ability that it opens, the piles that are counted, where a distract moves to."""

    ability: Literal["call", "distract"] | None
    counts: list[Count]
    goal: PileLetter | None


AnyView = HimikiView | RegalityView | YokaiView
AnyPreview = HimikiPreview | RegalityPreview | YokaiPreview
