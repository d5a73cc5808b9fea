"""An exercise for each of the 31 tiles: what does it do? Each is named by its tile."""

from __future__ import annotations

from yamabushi.core.lessons import Course, Event, Step
from yamabushi.games.regality.lessons.scenes import OLD, STANDARD, scene
from yamabushi.games.regality.tiles import TILES as ALL_TILES

OWNERS = {tile.code: tile.owner for tile in ALL_TILES}
NEUTRAL = 2
SPARE = (("Ca", "Pr", "Wi"), ("Te", "St", "Mo"))
"""What lies in the learner's zone besides, so that they can go on."""
FREE = ".,.,./.,.,./.,.,."


def exercise(code: str, board: str, way: str, wanted: Event, others: str = "", epilogue: str = "") -> Step:
    """Let the owner of a tile place it, a neutral one by Royalty; `others` are the tiles in the other zone."""
    owner = OWNERS[code]
    seat = owner % NEUTRAL
    spare = next(tile for tile in SPARE[seat] if tile != code and tile.lower() not in board.lower())
    own, theirs = spare if owner == NEUTRAL else code + spare, others or ("BiPa", "MiGe")[seat]
    royalty, religion = (own, theirs) if seat == 0 else (theirs, own)
    return Step(
        code,
        scene(board, royalty, religion, who="rl"[seat], neutral=code if owner == NEUTRAL else ""),
        way,
        wants=({"what": "placed", "tile": code}, wanted),
        epilogue=epilogue,
        marks=code,
        # With an active tile one may always leave its effect.
        foreseen={"left": "-"} if ">" in way else {},
        rules="tiles-neutral" if owner == NEUTRAL else "tiles-sides",
        options=STANDARD if owner == NEUTRAL else OLD,
        seat=seat,
    )


def turned(*cells: str) -> Event:
    """Want just these cells turned by one effect."""
    return {"what": "turned", "cells": list(cells)}


def destroyed(cell: str) -> Event:
    """Want a tile to lie face down."""
    return {"what": "destroyed", "cell": cell}


def banished(cell: str) -> Event:
    """Want a tile to be gone at once."""
    return {"what": "banished", "cell": cell}


def in_the_middle(code: str) -> Event:
    """Want a tile on b2."""
    return {"what": "placed", "tile": code, "cell": "b2"}


ROYALTY = (
    exercise("Ki", "ci,.,st/.,.,./Ca,.,.", "Ki@b2 >c3", destroyed("c3")),
    exercise("Qu", ".,.,st/.,ci,./.,.,Ca", "Qu@a1 >NE", turned("b2", "c3")),
    exercise("Pr", "st,.,ci/.,.,./hi,.,Ca", "Pr@b2 >x", turned("a1", "a3", "c3")),
    exercise("Mi", ".,st,./.,Ca,./.,.,ci", "Mi@a3 >b3", turned("b3")),
    exercise("Ge", ".,.,./.,st,./Ca,.,ci", "Ge@b1 >b2", destroyed("b2")),
    exercise("Wi", ".,.,./.,st,./Ca,.,ci", "Wi@a3 >b2", destroyed("b2")),
    exercise("Ca", ".,.,./.,.,./Ci,.,.", "Ca@b2", in_the_middle("Ca"), epilogue="Bi@c3"),
)
RELIGION = (
    exercise("Hi", "te,.,./.,.,./Ci,.,Pr", "Hi@b2 >c1", destroyed("c1")),
    exercise("Cd", ".,.,./te,Ci,./Pr,.,.", "Cd@c3 >SW", turned("a1", "b2")),
    exercise("St", ".,Pr,./Ci,.,Ki/.,te,.", "St@b2 >+", turned("a2", "c2", "b3")),
    exercise("Bi", "Ci,.,./.,te,./.,Pr,.", "Bi@a1 >b1", turned("b1")),
    exercise("Pa", "te,.,Ci/.,Pr,./.,.,.", "Pa@b3 >b2", destroyed("b2")),
    exercise("Mo", "te,.,Ci/.,Pr,./.,.,.", "Mo@a1 >b2", destroyed("b2")),
    exercise("Te", ".,.,ci/.,.,./.,.,.", "Te@b2", in_the_middle("Te"), epilogue="Mi@a1"),
)
NEUTRALS = (
    Step(
        "Ci",
        f"{FREE} r KiQuPrMiGeWiCaCi HiCdStBiPaMoTe - - - 0",
        "Ci@b2",
        wants=(in_the_middle("Ci"),),
        marks="Ci",
        options=OLD,
        rules="tiles-neutral",
    ),
    exercise("Sm", ".,.,./.,st,./Ca,.,ci", "Sm@b1 >b2", banished("b2")),
    exercise("Nj", ".,.,./.,st,./Ca,.,ci", "Nj@a3 >b2", banished("b2")),
    exercise("Ba", ".,.,st/.,ci,./Qu,.,.", "Ba@a2 >a1 >NE", turned("b2", "c3")),
    exercise("Pe", "st,.,./ci,.,./Mi,.,.", "Pe@b2 >a1 >a2", turned("a2")),
    exercise("Sh", ".,.,./.,.,./.,Ci,.", "Sh@b2", in_the_middle("Sh"), epilogue="Pa@b3"),
    exercise("So", ".,.,./.,.,./.,Ci,.", "So@b2", in_the_middle("So"), "MoBi", "Mo@a3"),
    exercise("Sg", ".,.,./Ci,.,Pr/.,.,.", "Sg@b2", in_the_middle("Sg"), epilogue="Pa@a3"),
    exercise("Wt", ".,.,Mi/.,st,./Ca,.,.", "Wt@b1 >c3", {"what": "recalled", "cell": "c3"}),
    exercise("Ft", "st,hi,ci/.,.,./Ca,.,.", "Ft@b2 >!", turned("a3", "b3", "c3")),
    exercise("Fa", ".,.,./Ca,st,./.,.,.", "Fa@b1 >b2c3", {"what": "moved", "cell": "b2"}),
    exercise("As", ".,.,./.,Ci,./.,.,.", "As@a1 >Cd", {"what": "struck", "tile": "Cd"}, "CdBi"),
    Step(
        "He",
        # Few discards, so that all of them are seen.
        scene(".,.,./.,Ci,./.,.,.", "KiPrMiGeWiCa", "HiCdStBiPaMoTe", neutral="He"),
        "He@a1 >Qu",
        wants=({"what": "retrieved", "tile": "Qu"},),
        marks="He",
        foreseen={"left": "-"},
        options=STANDARD,
        rules="tiles-neutral",
    ),
    exercise("Pt", ".,.,./.,te,./Ci,.,.", "Pt@b1 >b2", destroyed("b2")),
    exercise("Dr", "st,.,./hi,.,Ca/.,ci,.", "Dr@b2 >!", turned("b1", "a2", "a3")),
    exercise("To", "Pr,.,./.,Ci,./.,.,st", "To@b2", {"what": "covered", "cell": "b2"}, epilogue="Bi@a1"),
    Step(
        "De",
        scene("Ca,Qu,st/De,.,bi/Pr,ci,hi", "Mi", "Pa"),
        "Mi@b2 >a2",
        wants=({"what": "over", "winner": "r"},),
        marks="De a2",
        foreseen={"lost": {"what": "over", "winner": "l"}},
        options=STANDARD,
        rules="tiles-neutral",
    ),
)
TILES = Course("tiles", (*ROYALTY, *RELIGION, *NEUTRALS))
