"""Lay out the table of Regality vs. Religion and use the effects of its tiles, slowly and plainly.

Sides are "r" (Royalty, south, faces north) and "l" (Religion, north, faces south); tiles are codes such as "Ki"; cells
are names such as "b2"; the board is a dictionary in which a free cell is absent. G-numbers are the project's rulings.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

ROYALTY = ["Ki", "Qu", "Pr", "Mi", "Ge", "Wi", "Ca"]
RELIGION = ["Hi", "Cd", "St", "Bi", "Pa", "Mo", "Te"]
NEUTRAL = ["Sm", "Nj", "Ba", "Pe", "Sh", "So", "Sg", "Wt", "Ft", "Fa", "As", "He", "Pt", "Dr", "To", "De"]  # 16
TILES = [*ROYALTY, *RELIGION, "Ci", *NEUTRAL]  # the order of every list of tiles
TWIN = dict(zip(RELIGION, ROYALTY, strict=True))  # Religion's tiles do what Royalty's do

CELLS = [column + row for row in "123" for column in "abc"]  # a1 b1 c1 a2 ...
STEP = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}
ADJACENT = list(STEP)
ORTHOGONAL = ["N", "E", "S", "W"]
DIAGONAL = ["NE", "SE", "SW", "NW"]

DESTROYS = {"Ki": ADJACENT, "Ge": ORTHOGONAL, "Wi": DIAGONAL}
BANISHES = {"Sm": ORTHOGONAL, "Nj": DIAGONAL}
USES_AGAIN = {"Ba": ORTHOGONAL, "Pe": DIAGONAL}
SILENCES = {"Sh": ORTHOGONAL, "So": DIAGONAL}
TURNS_SET = {"+": ORTHOGONAL, "x": DIAGONAL}
IN_FRONT = {"r": ["NW", "N", "NE"], "l": ["SW", "S", "SE"]}
ALWAYS_SHIELDED = ["Ca", "Te", "To"]


@dataclass(frozen=True)
class Piece:
    """What lies on one cell: a tile, or a Tower with the tile that it covers."""

    code: str
    facing: str  # the side whose ally it is
    covered: str | None = None
    destroyed_by: str | None = None  # face down if not None

    @property
    def face_up(self) -> bool:
        """Tell whether it is face up."""
        return self.destroyed_by is None

    @property
    def codes(self) -> list[str]:
        """List the tiles of the pile, one or two."""
        return [self.code] if self.covered is None else [self.code, self.covered]

    def __str__(self) -> str:
        """Write it as in a position."""
        text = "+".join(code if self.facing == "r" else code.lower() for code in self.codes)
        return text if self.destroyed_by is None else f"({text}:{self.destroyed_by})"


def opponent(side: str) -> str:
    """Name the other side."""
    return "l" if side == "r" else "r"


def neighbour(cell: str, direction: str) -> str | None:
    """Find the next cell in a direction, or None beyond the edge."""
    east, north = STEP[direction]
    name = chr(ord(cell[0]) + east) + chr(ord(cell[1]) + north)
    return name if name in CELLS else None


def neighbours(cell: str, directions: list[str]) -> list[str]:
    """List the next cells in these directions, in the order of cells."""
    found = [neighbour(cell, direction) for direction in directions]
    return [other for other in CELLS if other in found]


def ray(cell: str, direction: str) -> list[str]:
    """List all cells in a direction to the board's edge."""
    following = neighbour(cell, direction)
    return [] if following is None else [following, *ray(following, direction)]


def in_order(tiles: list[str]) -> list[str]:
    """Put tiles into the order of tiles."""
    return sorted(tiles, key=TILES.index)


class Table:
    """What lies on the table in one game, and what the effect of a tile does to it."""

    told: list[dict[str, object]]  # what the latest action has done, in its order

    def lay_out(self) -> None:
        """Lay out a game whose first player is not known yet."""
        self.board: dict[str, Piece] = {}
        self.zone = {"r": list(ROYALTY), "l": list(RELIGION)}  # open tiles
        self.secret: dict[str, list[str]] = {"r": [], "l": []}  # tiles in the zone that were never shown
        self.neutral: list[str] = []  # the neutral zone; during a draft the tiles to pick from
        self.discards: list[str] = []
        self.turn = "r"  # who decides, if anybody does
        self.filled_last = False  # the placement of this turn filled the last free cell

    def tell(self, what: str, **more: object) -> None:
        """Say what happens."""
        self.told.append({"what": what, **more})

    def free_cells(self) -> list[str]:
        """List the free cells; a face-down tile blocks its cell."""
        return [cell for cell in CELLS if cell not in self.board]

    def shows(self, cell: str | None, code: str) -> bool:
        """Tell whether this tile lies there face up and uncovered."""
        piece = self.board.get(cell) if cell is not None else None
        return piece is not None and piece.face_up and piece.code == code

    def shielded(self, cell: str) -> bool:
        """Tell whether the face-up tile on a cell is shielded, by whoever's ally (G-04)."""
        if self.board[cell].code in ALWAYS_SHIELDED:
            return True
        return any(self.shows(neighbour(cell, direction), "Sg") for direction in ("W", "E"))

    def silent(self, cell: str) -> bool:
        """Tell whether a Shaman or Sorceress reaches the tile on a cell (G-04, G-05); a shield holds it off (G-03)."""
        if self.shielded(cell):
            return False
        return any(
            self.shows(other, code) for code, directions in SILENCES.items() for other in neighbours(cell, directions)
        )

    def face_up(self, cells: list[str]) -> list[str]:
        """Keep the cells on which a tile lies face up."""
        return [cell for cell in cells if cell in self.board and self.board[cell].face_up]

    def touchable(self, cells: list[str]) -> list[str]:
        """Keep the cells whose tile an effect can touch: face up and not shielded (G-03)."""
        return [cell for cell in self.face_up(cells) if not self.shielded(cell)]

    def allies(self, side: str) -> list[str]:
        """List the cells of a side's allies; a Tower's pile is one."""
        return [cell for cell in self.face_up(CELLS) if self.board[cell].facing == side]

    def options(self, cell: str, chain: list[str]) -> list[str]:
        """List how the player whose turn it is can use the tile on a cell, without `-`; nothing idle (G-07).

        The chain holds the cells of the tile placed this turn and of those used through it, this one last.
        """
        piece = self.board[cell]
        tile = TWIN.get(piece.code, piece.code)
        around = neighbours(cell, ADJACENT)
        if tile in DESTROYS:  # G-02: not after filling the last free cell
            return [] if self.filled_last else self.as_targets(neighbours(cell, DESTROYS[tile]))
        if tile == "Pt":  # G-02 again; G-03: only what is shielded
            return (
                [] if self.filled_last else [f">{target}" for target in self.face_up(around) if self.shielded(target)]
            )
        if tile == "Qu":
            return [f">{direction}" for direction in ADJACENT if self.touchable(ray(cell, direction))]
        if tile == "Pr":
            return [f">{name}" for name, ways in TURNS_SET.items() if self.touchable(neighbours(cell, ways))]
        if tile == "Mi":
            return self.as_targets(around)
        if tile == "Ft":
            return [">!"] if self.touchable(neighbours(cell, IN_FRONT[piece.facing])) else []
        if tile == "Dr":
            return [">!"] if self.touchable(around) else []
        if tile in BANISHES:
            return self.as_targets(neighbours(cell, BANISHES[tile]))
        if tile == "Wt":  # G-08: not itself
            return self.as_targets([other for other in self.allies(self.turn) if other != cell])
        if tile == "Fa":  # G-08: not itself
            movable = self.touchable([other for other in CELLS if other != cell])
            return [f">{origin}{goal}" for origin in movable for goal in self.free_cells()]
        if tile == "As":  # G-14: the hidden ones are one choice
            victim = opponent(self.turn)
            return [f">{code}" for code in in_order(self.zone[victim])] + ([">?"] if self.secret[victim] else [])
        if tile == "He":  # G-08
            return [f">{code}" for code in in_order(self.discards)]
        if tile in USES_AGAIN:
            return [f">{other}" for other in neighbours(cell, USES_AGAIN[tile]) if self.usable(other, chain)]
        return []  # Citizen and the passive tiles

    def as_targets(self, cells: list[str]) -> list[str]:
        """Write those of the cells that an effect can touch as choices."""
        return [f">{cell}" for cell in self.touchable(cells)]

    def usable(self, cell: str, chain: list[str]) -> bool:
        """Tell whether Bard or Performer can go on to the tile on a cell: none twice (G-06), none silent (G-05)."""
        if cell in chain or not self.touchable([cell]) or self.silent(cell):
            return False
        return bool(self.options(cell, [*chain, cell]))  # G-07: it has to be able to do something

    def use(self, cell: str, choice: str) -> None:
        """Use the effect of the tile on a cell, from there and by its own facing (G-06), for whoever's turn it is."""
        piece = self.board[cell]
        tile = TWIN.get(piece.code, piece.code)
        if tile in DESTROYS or tile == "Pt":
            self.tell("destroyed", cell=choice)
            self.board[choice] = replace(self.board[choice], destroyed_by=self.turn)
        elif tile == "Qu":
            self.turn_over(ray(cell, choice))
        elif tile == "Pr":
            self.turn_over(neighbours(cell, TURNS_SET[choice]))
        elif tile == "Mi":
            self.turn_over([choice])
        elif tile == "Ft":
            self.turn_over(neighbours(cell, IN_FRONT[piece.facing]))
        elif tile == "Dr":
            self.turn_over(neighbours(cell, ADJACENT))
        elif tile in BANISHES:
            self.tell("banished", cell=choice, tiles=in_order(self.board[choice].codes))
            self.discards += self.board.pop(choice).codes
        elif tile == "Wt":
            self.tell("recalled", cell=choice, tiles=in_order(self.board[choice].codes))
            self.zone[self.turn] += self.board.pop(choice).codes
        elif tile == "Fa":
            self.tell("moved", cell=choice[:2], to=choice[2:])
            self.board[choice[2:]] = self.board.pop(choice[:2])
        elif tile == "As":
            self.tell("struck", tile=choice, side=opponent(self.turn))
            self.zone[opponent(self.turn)].remove(choice)
            self.discards.append(choice)
        elif tile == "He":
            self.tell("retrieved", tile=choice, side=self.turn)
            self.discards.remove(choice)
            self.zone[self.turn].append(choice)

    def turn_over(self, cells: list[str]) -> None:
        """Turn all tiles on these cells by 180 degrees, as far as an effect can touch them."""
        self.tell("turned", cells=[cell for cell in CELLS if cell in self.touchable(cells)])
        for cell in self.touchable(cells):
            self.board[cell] = replace(self.board[cell], facing=opponent(self.board[cell].facing))
