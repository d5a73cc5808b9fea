"""Use the twelve chaos tiles of HI MI KI, slowly and plainly: where they lie, when they are usable, what they offer.

Seats are written as in positions ("w", "b"; in teams "wl", "bl", "wd", "bd"), so that a seat's first letter is its side
and its last its half. H-numbers are the project's rulings.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .himiki_board import BEATS, HALVES, ORIENTATIONS, SQUARES, Board, mirrored, steps

SEATS = {"duel": ["w", "b"], "teams": ["wl", "bl", "wd", "bd"]}  # in turn order
MANAS = {"Mh": "H", "Mm": "M", "Mk": "K"}
TERRAIN = ["Gh", "Im", "Tr", "Vx", "Tp", "Mi"]
TILES = [*MANAS, "Cj", "My", "Cf", *TERRAIN]  # the order of every list of tiles
HAND = 3

PENDING = re.compile(
    r"(?P<what>ask|@?[A-Z][a-z])(@(?P<square>[A-E][1-6]))?(&(?P<partner>[A-E][1-6]))?(?P<stands>[!r-]?)(?P<raised>\+?)"
)


def in_order(tiles: list[str]) -> list[str]:
    """Sort chaos tiles as every list of them is sorted."""
    return sorted(tiles, key=TILES.index)


def stronger(stands: str, result: str) -> str:
    """Tell how the turn stands after one more comparison: a conflict ends it, a like neighbour lets play again."""
    if result in ("won", "lost"):
        return "!"
    if result == "like" and stands == "-":
        return "r"
    return stands


@dataclass(frozen=True)
class Question:
    """What is to be decided before the turn goes on, as it is written in the turn field."""

    what: str  # Im Tr Tp: where a cube goes; My; ask: use a tile; Mh Mm Mk: its tilt; Cj; @Gh: where that tile goes
    square: str = ""  # of the cube that has tilted
    partner: str = ""  # of the cube with which it has swapped before (revised edition)
    stands: str = ""  # how the turn stands: "!" ended by a conflict, "r" may play again, "-" neither
    raised: bool = False  # My: whether this tilt has raised the mover's score

    def __str__(self) -> str:
        """Write it as in a position."""
        square = f"@{self.square}" if self.square else ""
        partner = f"&{self.partner}" if self.partner else ""
        return self.what + square + partner + self.stands + ("+" if self.raised else "")

    @classmethod
    def read(cls, text: str) -> Question:
        """Read what `str` writes."""
        match = PENDING.fullmatch(text)
        assert match, text
        return cls(match["what"], match["square"] or "", match["partner"] or "", match["stands"], bool(match["raised"]))


class ChaosTable(Board):
    """Cubes and chaos tiles, and the seat to move."""

    def __init__(self, mode: str, edition: str, expert: bool) -> None:
        """Lay out an empty table."""
        super().__init__()
        self.mode = mode
        self.edition = edition
        self.expert = expert
        self.seats = SEATS[mode]
        self.turn = self.seats[0]
        self.confusion = False  # this turn is played in Confusion
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.armed: str | None = None  # before whom the Major Yokai lies armed
        self.confused: list[str] = []  # whose next turn is played in Confusion
        self.terrain: dict[str, str] = {}  # tiles by square; a cube may stand on a starred one
        self.discards: list[str] = []

    @property
    def side(self) -> str:
        """Name the side of the seat to move."""
        return self.turn[0]

    def in_half(self, square: str) -> bool:
        """Tell whether a square is in the half of the seat to move; in a duel all are."""
        return self.mode == "duel" or square[1] in HALVES[self.turn[-1]]

    # Draws

    def undrawn(self) -> list[str]:
        """List the tiles that can be drawn before the set-up."""
        drawn = [tile for hand in self.hands.values() for tile in hand]
        return [tile for tile in TILES if tile not in drawn]

    def drawer(self) -> str | None:
        """Name who draws next: one tile each in turn order, three times round; None after the last draw."""
        fewest = min(self.seats, key=lambda seat: len(self.hands[seat]))  # of several the first in turn order
        return fewest if len(self.hands[fewest]) < HAND else None

    # Terrain

    def landings(self, tile: str, square: str) -> list[str]:
        """List the free squares onto which a starred tile can carry the cube on a square."""
        if tile == "Im":
            return self.free(steps(square))  # any free neighbour: H-04 does not bind it
        if tile == "Tp":
            return self.free(steps(square, 2))  # over whatever lies between
        return self.free([mirrored(square)])

    def others(self, square: str) -> list[str]:
        """List the squares of all cubes but one, in square order."""
        return [there for there in sorted(self.cubes) if there != square]

    def discard_terrain(self, square: str) -> None:
        """Discard the terrain tile on a square, which happens before it carries the cube anywhere."""
        self.tell("acts", tile=self.terrain[square], square=square)
        self.discards.append(self.terrain.pop(square))

    def enter(self, square: str) -> tuple[str, str]:
        """Let the cube that has entered a square set off the tile there, and the next ones.

        Returns "rest" or, with a choice to make, the tile's code, and the square where the cube stands then; or "gone".
        """
        tile = self.terrain.get(square)
        if tile is None:
            return "rest", square
        if tile in ("Im", "Tp", "Mi") and not self.landings(tile, square):
            return "rest", square  # H-14: it does nothing and stays, for a later entry only
        self.discard_terrain(square)
        if tile == "Gh":
            self.tell("gone", cube=square, colour=self.cubes[square].colour)
            del self.cubes[square]
            return "gone", square
        if tile == "Vx":
            self.tell("pivoted", cubes=[square])
            self.pivot(square)  # bans no pivot
            return "rest", square
        if tile == "Mi":
            self.tell("carried", cube=square, to=mirrored(square))
            self.move(square, mirrored(square))
            return self.enter(mirrored(square))
        if tile == "Tr" and not self.others(square):
            return "rest", square  # H-13: no other cube, discarded without effect
        return tile, square

    # Tiles in hand

    def mana_tilts(self, tile: str) -> list[tuple[str, str]]:
        """List the tilts of a mana: cubes of the seat's own colour that show its element, in either half (H-10)."""
        squares = [
            square for square, cube in self.cubes.items() if cube.colour == self.side and cube.top == MANAS[tile]
        ]
        return self.tilts(squares)  # not bound by H-04

    def open_squares(self) -> list[str]:
        """List the squares with neither cube nor tile."""
        return [square for square in self.free(SQUARES) if square not in self.terrain]

    def conjurable(self, active: str) -> list[str]:
        """List the squares of the cubes of the other colour, seen from the active cube (H-11)."""
        return [square for square in sorted(self.cubes) if self.cubes[square].colour != self.cubes[active].colour]

    def usable(self, tile: str, active: str) -> bool:
        """Tell whether a tile in hand can be used now."""
        if tile in MANAS:
            return bool(self.mana_tilts(tile))
        if tile == "Cj":
            return bool(self.conjurable(active))
        if tile in TERRAIN:
            return bool(self.open_squares())
        return True

    def answers(self, question: Question) -> list[str]:
        """List what can be decided when something is pending."""
        what, square = question.what, question.square
        if what in ("Im", "Tp"):
            return [f"{square}-{there}" for there in self.landings(what, square)]
        if what == "Tr":
            return [f"%{there}" for there in self.others(square)]
        if what == "My":
            return [*(f"*{there}" for there in self.in_sight(square)), "-"]
        if what == "ask":  # H-09: asked even if no tile is usable
            return [*(f"!{tile}" for tile in in_order(self.hands[self.turn]) if self.usable(tile, square)), "-"]
        if what in MANAS:
            return [f"{start}-{end}" for start, end in self.mana_tilts(what)]
        if what == "Cj":
            return [
                f"{there}={faces}"
                for there in self.conjurable(square)
                for faces in ORIENTATIONS
                if faces != self.cubes[there].faces  # to another orientation
            ]
        return [f"@{there}" for there in self.open_squares()]

    def confront(self, active: str, there: str) -> str:
        """Compare the active cube with another one; the first edition's armed Major Yokai wins what would be lost."""
        result = self.cubes[active].against(self.cubes[there])
        if result == "lost" and self.edition == "first" and self.armed == self.turn:
            self.tell("saved", other=there)
            self.discard_yokai()
            return "won"
        return result

    def tell_comparison(self, square: str, results: dict[str, str]) -> None:
        """Say how a cube compares with others."""
        for result, what in (("won", "beats"), ("lost", "loses"), ("like", "like")):
            others = [there for there in sorted(results) if results[there] == result]
            if others:
                shows = self.cubes[square].top
                stronger = next(element for element in BEATS if BEATS[element] == shows)
                against = {"won": BEATS[shows], "lost": stronger, "like": shows}[result]
                self.tell(what, cube=square, shows=shows, against=against, cubes=others)

    def discard_yokai(self) -> None:
        """Discard the armed Major Yokai."""
        self.armed = None
        self.discards.append("My")
