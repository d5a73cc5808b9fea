"""Name the squares and elements of HI MI KI, and turn, tilt and compare its cubes, slowly and plainly.

Colours and sides are "w" and "b"; squares are names such as "C4", which sort in square order; elements are "H" (fire),
"M" (water) and "K" (wood). The board is a dictionary in which a free square is absent.
"""

from __future__ import annotations

from dataclasses import dataclass

ROWS = "ABCDE"  # from south to north
COLUMNS = "123456"  # from west to east
SQUARES = [row + column for row in ROWS for column in COLUMNS]
HALVES = {"l": "456", "d": "123"}  # columns of the Light and the Dark half
DIRECTIONS = {"N": (1, 0), "E": (0, 1), "S": (-1, 0), "W": (0, -1)}  # rows up, columns right; the order of tilts

ELEMENTS = "HMK"
BEATS = {"H": "K", "K": "M", "M": "H"}  # fire burns wood, wood floats on water, water puts out fire
ORIENTATIONS = ["HMK", "HKM", "MHK", "MKH", "KHM", "KMH"]  # top, north and south, east and west


def other_side(side: str) -> str:
    """Name the other side, or the other colour."""
    return "b" if side == "w" else "w"


def step(square: str, direction: str, far: int = 1) -> str | None:
    """Find the square so many steps off in a direction, or None beyond the edge."""
    up, right = DIRECTIONS[direction]
    row = ROWS.index(square[0]) + far * up
    column = COLUMNS.index(square[1]) + far * right
    if row not in range(len(ROWS)) or column not in range(len(COLUMNS)):
        return None
    return ROWS[row] + COLUMNS[column]


def steps(square: str, far: int = 1) -> list[str]:
    """List the squares so many steps off in a straight line, in the order N E S W."""
    found = [step(square, direction, far) for direction in DIRECTIONS]
    return [there for there in found if there is not None]


def mirrored(square: str) -> str:
    """Find the square in the mirrored column of the same row: 1 and 6, 2 and 5, 3 and 4."""
    return square[0] + COLUMNS[-1 - COLUMNS.index(square[1])]


def tilted(faces: str, direction: str) -> str:
    """Tilt a cube: north or south the top and the north-south axis change places, else the top and the other axis."""
    top, north_south, east_west = list(faces)
    if direction in ("N", "S"):
        return north_south + top + east_west
    return east_west + north_south + top


def pivoted(faces: str) -> str:
    """Turn a cube a quarter: its two level axes change places."""
    top, north_south, east_west = list(faces)
    return top + east_west + north_south


@dataclass(eq=False)
class Cube:
    """One cube, with what has to be remembered of it during a turn."""

    colour: str
    faces: str
    left: str | None = None  # the square that it left with its latest tilt of this turn
    controlled: bool = False  # by the seat to move: its colour, and its half when the turn began

    @property
    def top(self) -> str:
        """Name the element that it shows."""
        return self.faces[0]

    def against(self, other: Cube) -> str:
        """Compare this cube, which is active, with another one: "won", "lost", "like" or "nothing"."""
        if self.top == other.top:
            return "like"  # whatever its colour
        if self.colour == other.colour:
            return "nothing"
        return "won" if BEATS[self.top] == other.top else "lost"


class Board:
    """Cubes on squares."""

    def __init__(self) -> None:
        """Begin with an empty board."""
        self.cubes: dict[str, Cube] = {}
        self.told: list[dict[str, object]] = []  # what the latest action has done, in its order

    def tell(self, what: str, **more: object) -> None:
        """Say what happens."""
        self.told.append({"what": what, **more})

    def copied_cubes(self) -> dict[str, Cube]:
        """Copy every cube to its square of another board."""
        return {
            square: Cube(cube.colour, cube.faces, cube.left, cube.controlled) for square, cube in self.cubes.items()
        }

    def free(self, squares: list[str]) -> list[str]:
        """List those of the squares on which no cube stands."""
        return [square for square in squares if square not in self.cubes]

    def touching(self, square: str) -> list[str]:
        """List the orthogonal neighbours of a square on which cubes stand, in square order."""
        return sorted(there for there in steps(square) if there in self.cubes)

    def in_sight(self, square: str) -> list[str]:
        """List the squares of cubes two off in a straight line with no cube between, in square order."""
        found = []
        for direction in DIRECTIONS:
            between, there = step(square, direction), step(square, direction, 2)
            if there in self.cubes and between not in self.cubes:
                found.append(there)
        return sorted(there for there in found if there is not None)

    def tilts(self, squares: list[str]) -> list[tuple[str, str]]:
        """List the tilts of the cubes on some squares, from and to: by square, then N E S W."""
        return [(square, there) for square in sorted(squares) for there in self.free(steps(square))]

    def move(self, start: str, end: str) -> None:
        """Carry a cube to a free square as it is."""
        assert end not in self.cubes
        self.cubes[end] = self.cubes.pop(start)

    def tilt(self, start: str, end: str) -> None:
        """Tilt a cube onto a free neighbour, and remember the square that it left."""
        [direction] = [direction for direction in DIRECTIONS if step(start, direction) == end]
        cube = self.cubes[start]
        cube.faces = tilted(cube.faces, direction)
        cube.left = start
        self.move(start, end)

    def pivot(self, square: str) -> None:
        """Turn a cube a quarter where it stands."""
        self.cubes[square].faces = pivoted(self.cubes[square].faces)

    def swap(self, one: str, other: str) -> None:
        """Let two cubes change places as they are."""
        self.cubes[one], self.cubes[other] = self.cubes[other], self.cubes[one]

    def showing(self, element: str) -> int:
        """Count the cubes that show an element."""
        return len([cube for cube in self.cubes.values() if cube.top == element])
