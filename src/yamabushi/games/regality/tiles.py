"""The 31 tiles as data: what each is called, whose it is, and what it does.

A rule never asks "is it the King?": it reads the tile's verb and reach. Only the Citizen, the Tower and Death have
rules of their own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

# Verbs: what an effect does. Passive tiles have a verb too, which rules look for on the board.
NOTHING, DESTROY, BREAK, TURN, BANISH, USE, RECALL, MOVE, STRIKE, RETRIEVE, SILENCE, SHIELD, DOOM = range(13)
ACTIVE = (DESTROY, BREAK, TURN, BANISH, USE, RECALL, MOVE, STRIKE, RETRIEVE)

# Reaches: which cells a verb can go to, seen from the tile.
NOWHERE, ADJACENT, ORTHOGONAL, DIAGONAL, SIDES, ANYWHERE, ITSELF, RAY, RING, FRONT, AROUND = range(11)
# One cell is chosen from ADJACENT, ORTHOGONAL, DIAGONAL and ANYWHERE; RAY chooses one direction of eight, RING the
# orthogonal or the diagonal four; FRONT and AROUND leave no choice.

# What a page that draws tiles calls them. A shield on oneself, Death and the Citizen reach nowhere.
VERB_WORDS = {
    NOTHING: "none",
    DESTROY: "destroy",
    BREAK: "destroy",
    TURN: "turn",
    BANISH: "banish",
    USE: "reuse",
    RECALL: "recall",
    MOVE: "move",
    STRIKE: "banish",
    RETRIEVE: "take",
    SILENCE: "silence",
    SHIELD: "shield",
    DOOM: "lose",
}
REACH_WORDS = {
    NOWHERE: "none",
    ADJACENT: "adjacent",
    ORTHOGONAL: "orthogonal",
    DIAGONAL: "diagonal",
    SIDES: "sides",
    ANYWHERE: "any",
    ITSELF: "none",
    RAY: "ray",
    RING: "set",
    FRONT: "front",
    AROUND: "adjacent",
}
# What lies beside the board has no reach on it.
PLACE_WORDS = {STRIKE: "zone", RETRIEVE: "discards"}


class Tile(NamedTuple):
    """One tile."""

    code: str
    name: str
    owner: int  # 0 Royalty, 1 Religion, 2 neutral
    verb: int
    reach: int
    power: str

    @property
    def kind(self) -> str:
        """Say whether it acts when it is placed, or as long as it lies there."""
        return "none" if self.verb == NOTHING else "active" if self.verb in ACTIVE else "passive"

    @property
    def does(self) -> str:
        """Say in a word what it does."""
        return "cover" if self.code == "To" else VERB_WORDS[self.verb]

    @property
    def where(self) -> str:
        """Say in a word where it does that."""
        return PLACE_WORDS.get(self.verb, REACH_WORDS[self.reach])


PAIRS = (
    ("Ki", "King", "Hi", "Hierophant", DESTROY, ADJACENT, "Destroy one of the eight neighbours."),
    ("Qu", "Queen", "Cd", "Cardinal", TURN, RAY, "Turn every tile in one direction, up to the edge."),
    ("Pr", "Princess", "St", "Saint", TURN, RING, "Turn all orthogonal neighbours, or all diagonal ones."),
    ("Mi", "Minister", "Bi", "Bishop", TURN, ADJACENT, "Turn one of the eight neighbours."),
    ("Ge", "General", "Pa", "Paladin", DESTROY, ORTHOGONAL, "Destroy one orthogonal neighbour."),
    ("Wi", "Wizard", "Mo", "Monk", DESTROY, DIAGONAL, "Destroy one diagonal neighbour."),
    ("Ca", "Castle", "Te", "Temple", SHIELD, ITSELF, "Shielded: no effect touches it."),
)

NEUTRAL = (
    Tile("Ci", "Citizen", 2, NOTHING, NOWHERE, "No effect. The first tile of every game."),
    Tile("Sm", "Samurai", 2, BANISH, ORTHOGONAL, "Banish one orthogonal neighbour."),
    Tile("Nj", "Ninja", 2, BANISH, DIAGONAL, "Banish one diagonal neighbour."),
    Tile("Ba", "Bard", 2, USE, ORTHOGONAL, "Use again the effect of one orthogonal neighbour."),
    Tile("Pe", "Performer", 2, USE, DIAGONAL, "Use again the effect of one diagonal neighbour."),
    Tile("Sh", "Shaman", 2, SILENCE, ORTHOGONAL, "Active effects of its orthogonal neighbours do nothing."),
    Tile("So", "Sorceress", 2, SILENCE, DIAGONAL, "Active effects of its diagonal neighbours do nothing."),
    Tile("Sg", "Sage", 2, SHIELD, SIDES, "Its west and east neighbours are shielded."),
    Tile("Wt", "Witch", 2, RECALL, ANYWHERE, "Take one of your allies off the board into your zone."),
    Tile("Ft", "Fortuneteller", 2, TURN, FRONT, "Turn the three neighbours in front of it."),
    Tile("Fa", "Fairy", 2, MOVE, ANYWHERE, "Move another tile to a free cell; it keeps its facing."),
    Tile("As", "Assassin", 2, STRIKE, NOWHERE, "Banish one tile of your opponent's zone."),
    Tile("He", "Hermit", 2, RETRIEVE, NOWHERE, "Take one discarded tile into your zone."),
    Tile("Pt", "Pirate", 2, BREAK, ADJACENT, "Destroy one neighbour that is shielded."),
    Tile("Dr", "Dragon", 2, TURN, AROUND, "Turn all neighbours."),
    Tile("To", "Tower", 2, SHIELD, ITSELF, "Placed on top of an ally, which loses its effect. Shielded."),
    Tile("De", "Death", 2, DOOM, NOWHERE, "The side that has Death as an ally at the end loses."),
)

TILES: tuple[Tile, ...] = (
    *(Tile(code, name, 0, verb, reach, power) for code, name, _, _, verb, reach, power in PAIRS),
    *(Tile(code, name, 1, verb, reach, power) for _, _, code, name, verb, reach, power in PAIRS),
    *NEUTRAL,
)

NUMBERS: dict[str, int] = {tile.code: number for number, tile in enumerate(TILES)}
CITIZEN, TOWER, DEATH = NUMBERS["Ci"], NUMBERS["To"], NUMBERS["De"]

# Sets of tiles are masks, bit n for tile n.
ROYALTYS = sum(1 << number for number, tile in enumerate(TILES) if tile.owner == 0)
RELIGIONS = sum(1 << number for number, tile in enumerate(TILES) if tile.owner == 1)
DRAWABLE = sum(1 << number for number, tile in enumerate(TILES) if tile.owner == 2 and number != CITIZEN)
EVERY = (1 << len(TILES)) - 1

# What kernels read: verb and reach by tile number.
VERBS = np.array([tile.verb for tile in TILES], dtype=np.int64)
REACHES = np.array([tile.reach for tile in TILES], dtype=np.int64)


@lru_cache(4096)
def codes(mask: int) -> str:
    """Write a set of tiles in tile order, `-` if it is empty.

    >>> codes(ROYALTYS)
    'KiQuPrMiGeWiCa'
    """
    return "".join([tile.code for number, tile in enumerate(TILES) if mask >> number & 1]) or "-"
