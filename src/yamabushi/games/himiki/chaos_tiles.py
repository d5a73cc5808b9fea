"""The twelve chaos tiles as data."""

from __future__ import annotations

from typing import NamedTuple


class ChaosTile(NamedTuple):
    """One chaos tile."""

    code: str
    name: str
    power: str


CHAOS = (
    ChaosTile("Mh", "Fire Mana", "Tilt one cube of your colour that shows fire."),
    ChaosTile("Mm", "Water Mana", "Tilt one cube of your colour that shows water."),
    ChaosTile("Mk", "Wood Mana", "Tilt one cube of your colour that shows wood."),
    ChaosTile("Cj", "Conjuration", "Turn a cube of the other colour, in place, as you like; it may be compared anew."),
    ChaosTile(
        "My", "Major Yokai", "Armed: later, confront a cube two squares away (first edition: win a lost conflict)."
    ),
    ChaosTile("Cf", "Confusion", "The next turn of everyone, yours last, is played with cubes of the other colour."),
    ChaosTile("Gh", "Gate of Hell", "The cube that enters leaves the game, and the turn ends."),
    ChaosTile("Im", "Impulse", "The cube that enters tilts once more, where you choose."),
    ChaosTile("Tr", "Transfer", "The cube that enters swaps squares with another cube of your choice."),
    ChaosTile("Vx", "Vortex", "The cube that enters is rotated."),
    ChaosTile("Tp", "Teleportation", "The cube that enters slides two squares in one direction, over anything."),
    ChaosTile("Mi", "Mirror", "The cube that enters goes to the mirrored column of its row."),
)
CHAOS_NUMBERS = {tile.code: number for number, tile in enumerate(CHAOS)}
FIRE_MANA, WATER_MANA, WOOD_MANA, CONJURATION, YOKAI, CONFUSION = range(6)
GATE, IMPULSE, TRANSFER, VORTEX, TELEPORTATION, MIRROR = range(6, 12)
FIRST_TERRAIN = GATE
