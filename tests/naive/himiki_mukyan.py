"""Play Muk Yan, HI MI KI alone against an automaton, slowly and plainly, from the written rules only.

White's turns are those of a duel; here are the set-up, black's dice, its nine actions, and the texts.
"""

from __future__ import annotations

from .himiki_board import BEATS, ELEMENTS, ORIENTATIONS, Board, Cube, steps
from .himiki_turns import START_SQUARES, Turns

BLACK_SQUARES = {"revised": ["B2", "C2", "D2"], "first": ["B3", "C3", "D3"]}
DICE = [black + white for black in ELEMENTS for white in ELEMENTS]
CELLS = {  # black's element, then white's: the order of the nine actions
    "HH": "12345678O",
    "HM": "12436578O",
    "HK": "12438657O",
    "MH": "12483756O",
    "MM": "12486375O",
    "MK": "14285637D",
    "KH": "14258367O",
    "KM": "14283567D",
    "KK": "14258367D",
}
ROWS_OF_VALUES = {"E": "123321", "D": "246642", "C": "357753", "B": "246642", "A": "123321"}
VALUES = {f"{row}{column}": int(value) for row, line in ROWS_OF_VALUES.items() for column, value in enumerate(line, 1)}


def copied_board(board: Board) -> Board:
    """Copy the cubes of a position, to try something out."""
    trial = Board()
    trial.cubes = board.copied_cubes()
    return trial


def after_move(board: Board, move: str) -> Board:
    """Try out a tilt or the pivot of one cube, looking at nothing but the cubes."""
    trial = copied_board(board)
    if move.endswith("~"):
        trial.pivot(move[:2])
    else:
        trial.tilt(move[:2], move[3:])
    return trial


def wins(board: Board, square: str) -> int:
    """Count the conflicts that the cube on a square wins as the active one."""
    return [board.cubes[square].against(board.cubes[there]) for there in board.touching(square)].count("won")


def threatens(board: Board, square: str) -> bool:
    """Tell whether one tilt of the cube on a square would win a conflict; H-04 is ignored."""
    ends = board.free(steps(square))
    return any(wins(after_move(board, f"{square}-{end}"), end) > 0 for end in ends)


def blocked_by(board: Board, square: str) -> list[str]:
    """List the neighbours of the other colour that the cube on a square beats on all three axes."""
    cube = board.cubes[square]
    return [
        there
        for there in board.touching(square)
        if board.cubes[there].colour != cube.colour
        and all(BEATS[own] == other for own, other in zip(cube.faces, board.cubes[there].faces, strict=True))
    ]


class NaiveMukyan(Turns):
    """A position; `play` leaves it as it is and returns the next one."""

    def __init__(self, edition: str = "revised") -> None:
        """Lay out the empty board before the set-up."""
        super().__init__("duel", edition, False)
        self.dice: str | None = None  # black's element and white's, while the candidate is to be drawn

    # The public face

    @property
    def chance(self) -> bool:
        """Tell whether chance decides: black's cubes at set-up, and all of black's turns."""
        return self.phase != "over" and self.turn == "b"

    @property
    def seat(self) -> int | None:
        """Number who decides: 0 for white, -1 for chance, None when over."""
        if self.phase == "over":
            return None
        return -1 if self.chance else 0

    @property
    def actions(self) -> tuple[str, ...]:
        """List the legal decisions, or at chance the outcomes."""
        if self.phase == "over":
            return ()
        if self.phase == "place":
            if self.chance:
                return tuple(f"?{faces}" for faces in ORIENTATIONS)
            squares = self.free(START_SQUARES["w"])
            return tuple(f"{square}={faces}" for square in squares for faces in ORIENTATIONS)
        if not self.chance:
            return tuple(self.moves())
        if self.dice is None:
            return tuple(f"?{dice}" for dice in DICE)
        return tuple(f"?{number}" for number in range(len(self.explanation()[2])))

    @property
    def odds(self) -> tuple[float, ...]:
        """List the probabilities of the outcomes at chance; all are equal."""
        return tuple(1 / len(self.actions) for _ in self.actions) if self.chance else ()

    @property
    def score(self) -> tuple[int, int]:
        """Give the points of white and black."""
        return self.points["w"], self.points["b"]

    @property
    def returns(self) -> tuple[float, ...] | None:
        """Give white 1 for won, -1 for lost, 0 for a draw; None before the end."""
        if self.phase != "over":
            return None
        return ({"w": 1.0, "b": -1.0, None: 0.0}[self.winner],)

    def play(self, action: str) -> NaiveMukyan:
        """Return the position after a decision or an outcome; ValueError if it is not among the actions."""
        if action not in self.actions:
            raise ValueError(f"{action!r} cannot be played in {self}")
        after = self.copied()
        if self.phase == "place":
            if self.chance:
                after.place(self.free(BLACK_SQUARES[self.edition])[0], action[1:])
            else:
                after.place(*action.split("="))
        elif not self.chance:
            after.move_by(action)
        elif self.dice is None:
            after.tell("rolled", dice=action[1:])
            after.dice = action[1:]
        else:
            after.dice = None
            after.move_by(self.explanation()[2][int(action[1:])])
        return after

    def place(self, square: str, faces: str) -> None:
        """Put down a cube: three of white's, then three of black's, and white begins."""
        self.tell("placed", cube=square, colour=self.turn, orientation=faces)
        self.cubes[square] = Cube(self.turn, faces)
        if len(self.cubes) == 3:
            self.turn = "b"
        elif len(self.cubes) == 6:
            self.phase = "play"
            self.begin_turn("w")

    # What Muk Yan does

    def explanation(self) -> tuple[str, str, list[str]]:
        """Give the dice, the action that they choose, and the moves among which one is drawn."""
        if self.dice is None:
            raise ValueError(f"no candidates in {self}")
        for action in CELLS[self.dice]:
            candidates = self.candidates(action)
            if candidates:
                return self.dice, action, candidates
        if self.black_tilts():
            return self.dice, "tilt", self.black_tilts()
        if self.black_pivots():
            return self.dice, "pivot", self.black_pivots()
        return self.dice, "pass", ["."]

    def black_tilts(self) -> list[str]:
        """List the legal tilts: by square, then N E S W; H-04 binds black too."""
        return [
            f"{start}-{end}" for start, end in self.tilts(self.controlled()) if end != self.cubes[start].left
        ]  # at the beginning of a turn no cube has left a square

    def black_pivots(self) -> list[str]:
        """List the legal pivots of one cube, by square."""
        return [] if self.banned else [f"{square}~" for square in self.controlled()]

    def single_moves(self) -> list[str]:
        """List tilts and pivots of one cube: by square, then the tilts N E S W, then the pivot."""
        moves = self.black_tilts() + self.black_pivots()
        return [move for square in self.controlled() for move in moves if move[:2] == square]

    def candidates(self, action: str) -> list[str]:
        """List the moves that carry out one of the nine actions; none if it is not possible."""
        if action == "6":
            return self.dodges()
        if action in "OD":
            return self.movements(action)
        moves = self.single_moves() if action in "35" else self.black_tilts()
        return [move for move in moves if self.carries_out(action, move)]

    def carries_out(self, action: str, move: str) -> bool:
        """Tell whether a tilt, or with 3 and 5 the pivot of one cube, carries out an action."""
        after = after_move(self, move)
        end = move[:2] if move.endswith("~") else move[3:]
        element = after.cubes[end].top
        if action == "1":
            return wins(after, end) >= 2
        if action == "2":
            return wins(after, end) == 1
        if action == "3":
            return threatens(after, end)
        if action == "4":
            return after.showing(element) >= 4 and self.owners[element] != "b"
        if action == "5":
            return bool(blocked_by(after, end))
        if action == "7":
            return after.showing(element) >= 2 and self.owners[element] != "b"
        assert action == "8"
        game = self.copied()
        game.move_by(move)  # really: with the conflicts, the twenty tilts of H-17, the end of the game
        return game.again

    def dodges(self) -> list[str]:
        """List the one pivot of all black cubes that a white cube blocks, if there are any."""
        white = [square for square, cube in self.cubes.items() if cube.colour == "w"]
        blocked = {there for square in white for there in blocked_by(self, square)}
        return ["".join(f"{square}~" for square in sorted(blocked))] if blocked and not self.banned else []

    def movements(self, action: str) -> list[str]:
        """List the tilts of O, of cubes that do not threaten, or D, of cubes that do not block."""
        found = []
        for square in self.controlled():
            busy = threatens(self, square) if action == "O" else bool(blocked_by(self, square))
            tilts = [move for move in self.black_tilts() if move[:2] == square]
            if busy or not tilts:
                continue
            values = [VALUES[move[3:]] for move in tilts]
            above = [value for value in values if value > VALUES[square]]
            wanted = min(above) if above else max(values)
            found += [move for move, value in zip(tilts, values, strict=True) if value == wanted]
        return found

    # Texts

    def __str__(self) -> str:
        """Write the position."""
        cubes = []
        for colour in "wb":
            squares = [square for square in sorted(self.cubes) if self.cubes[square].colour == colour]
            cubes.append(",".join(square + self.cubes[square].faces for square in squares) or "-")
        who = "." if self.phase == "over" else "?" if self.chance else "w"
        score = f"{self.points['w']}-{self.points['b']}"
        influences = "".join(self.owners[element] or "-" for element in ELEMENTS)
        return " ".join(["/".join(cubes), who, score, influences, self.turn_text(), str(self.count), "-"])

    def turn_text(self) -> str:
        """Write the turn field."""
        parts = []
        if self.phase == "place":
            parts.append("s")
        if self.banned:
            parts.append("t")
        if self.again:
            parts.append(f"r{self.chosen}")
        for square in sorted(self.cubes):
            if self.cubes[square].left is not None:
                parts.append(f"{square}<{self.cubes[square].left}")
        if self.phase == "play" and self.chance:
            parts.append("mk" if self.dice is None else f"mk={self.dice}")
        return ";".join(parts) or "-"

    @classmethod
    def read(cls, text: str, edition: str = "revised") -> NaiveMukyan:
        """Read a position, trusting that it is one that `str` writes."""
        game = cls(edition)
        cubes, who, score, influences, turn, count, _ = text.split(" ")
        for colour, group in zip("wb", cubes.split("/"), strict=True):
            for cube in group.split(",") if group != "-" else []:
                game.cubes[cube[:2]] = Cube(colour, cube[2:])
        game.points = dict(zip("wb", map(int, score.split("-")), strict=True))
        game.owners = {
            element: None if owner == "-" else owner for element, owner in zip(ELEMENTS, influences, strict=True)
        }
        game.count = int(count)
        game.phase = "over" if who == "." else "place" if turn == "s" else "play"
        game.turn = "b" if who == "?" else "w"
        for side in "wb":
            if game.phase == "over" and game.points[side] == 5:
                game.winner = side
        for part in turn.split(";"):
            if part == "t":
                game.banned = True
            elif part[0] == "r":
                game.again = True
                game.chosen = int(part[1:])
            elif part[2:3] == "<":
                game.cubes[part[:2]].left = part[3:]
            elif part.startswith("mk="):
                game.dice = part[3:]
        return game
