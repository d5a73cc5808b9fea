"""Play Mindlock, the puzzles of HI MI KI, slowly and plainly, from the written rules only.

White's cubes remove still black ones. The puzzle belongs to the game and not to the position. H-numbers are the
project's rulings.
"""

from __future__ import annotations

from copy import copy
from typing import Self

from .himiki_board import ELEMENTS, ORIENTATIONS, Cube
from .himiki_chaos import MANAS, ChaosTable, Question, in_order, stronger

ALIKE = 4  # what an influence needs


def codes(text: str) -> list[str]:
    """Split `MhCj` into tiles."""
    return [] if text == "-" else [text[index : index + 2] for index in range(0, len(text), 2)]


def read_cubes(text: str) -> dict[str, Cube]:
    """Read white's cubes, a stroke, and black's."""
    cubes = {}
    for colour, group in zip("wb", text.split("/"), strict=True):
        for cube in group.split(",") if group != "-" else []:
            cubes[cube[:2]] = Cube(colour, cube[2:])
    return cubes


def read_terrain(text: str) -> dict[str, str]:
    """Read squares and their tiles."""
    return {} if text == "-" else {tile[:2]: tile[2:] for tile in text.split("+")}


class NaiveMindlock(ChaosTable):
    """A position of one puzzle; `play` leaves it as it is and returns the next one."""

    def __init__(self, puzzle: str) -> None:
        """Lay out a puzzle, trusting that its text is one."""
        cubes, *words = puzzle.split(" ")
        options = dict(word.split("=") for word in words if "=" in word)
        super().__init__("duel", options.get("edition", "revised"), True)
        self.puzzle = puzzle
        self.par = int(options["par"])
        influences = options.get("influences", "")  # none with `headlock`
        self.in_play = [element for element in ELEMENTS if element in influences]
        self.demanded = [element for element in ELEMENTS if f"{element}!" in influences]
        self.with_tiles = "hand" in options or "terrain" in options
        self.cubes = read_cubes(cubes)
        self.hand = in_order(codes(options.get("hand", "-")))
        self.terrain = read_terrain(options.get("terrain", "-"))
        self.paid = 0
        self.taken: list[str] = []  # influences
        self.over = False
        self.again = False  # white plays again
        self.last: str | None = None  # where the cube stands that tilted last; only when playing again with Conjuration
        self.pending: Question | None = None

    def copied(self) -> Self:
        """Copy everything that changes."""
        after = copy(self)
        after.cubes = self.copied_cubes()
        after.told = []
        after.hand = list(self.hand)
        after.terrain = dict(self.terrain)
        after.discards = list(self.discards)
        after.taken = list(self.taken)
        return after

    # The public face

    @property
    def seat(self) -> int | None:
        """Number who decides: 0 for white, None when over."""
        return None if self.over else 0

    @property
    def actions(self) -> tuple[str, ...]:
        """List the legal decisions."""
        if self.over:
            return ()
        return tuple(self.moves() if self.pending is None else self.choices(self.pending))

    @property
    def odds(self) -> tuple[float, ...]:
        """List nothing: chance has no part in it."""
        return ()

    @property
    def score(self) -> tuple[int]:
        """Give the moves paid, a failing one included."""
        return (self.paid,)

    @property
    def solved(self) -> bool:
        """Tell whether no black cube is left and each demanded influence was taken."""
        return not self.coloured("b") and all(element in self.taken for element in self.demanded)

    @property
    def returns(self) -> tuple[float, ...] | None:
        """Give 1 for solved, -1 for failed; None before the end."""
        if not self.over:
            return None
        return (1.0,) if self.solved else (-1.0,)

    def play(self, action: str) -> NaiveMindlock:
        """Return the position after a decision; ValueError if it is not among the actions."""
        if action not in self.actions:
            raise ValueError(f"{action!r} cannot be played in {self}")
        after = self.copied()
        if self.pending is not None:
            after.decide(self.pending, action)
        elif action.startswith("!"):
            after.use(action[1:])
        else:
            after.move_by(action)
        return after

    # Moves

    def coloured(self, colour: str) -> list[str]:
        """List the squares of the cubes of a colour, in square order."""
        return [square for square in sorted(self.cubes) if self.cubes[square].colour == colour]

    def moves(self) -> list[str]:
        """List the tilts, the pivots, the tiles in hand, and when playing again stopping."""
        tilts = [
            f"{start}-{end}" for start, end in self.tilts(self.coloured("w")) if end != self.cubes[start].left
        ]  # H-04; at the beginning of a turn no cube has left a square
        pivots = [""]
        for square in self.coloured("w"):  # binary order: all sets without this cube, then those with it
            pivots += [chosen + f"{square}~" for chosen in pivots]
        tiles = [f"!{tile}" for tile in self.hand if self.can_use(tile)]
        return [*tilts, *pivots[1:], *tiles, *(["."] if self.again else [])]

    def can_use(self, tile: str) -> bool:
        """Tell whether an event tile in hand can be used now (H-16)."""
        if tile in MANAS:
            return bool(self.mana_cubes(tile))
        return tile != "Cj" or bool(self.coloured("b"))

    def mana_cubes(self, tile: str) -> list[str]:
        """List the squares of the white cubes that show a mana's element."""
        return [square for square in self.coloured("w") if self.cubes[square].top == MANAS[tile]]

    def move_by(self, action: str) -> None:
        """Tilt, pivot or stop; a move that is not made when playing again is paid."""
        if not self.again:
            self.tell("paid")
            self.paid += 1
            if self.paid > self.par:  # not carried out any more
                self.finish()
                return
        self.again = False
        self.last = None
        if action == ".":
            self.end_turn()
        elif "~" in action:
            self.tell("pivoted", cubes=action.split("~")[:-1])
            for square in action.split("~")[:-1]:
                self.pivot(square)
            self.end_turn()
        else:
            start, end = action.split("-")
            self.tilt_and_arrive(start, end)

    def end_turn(self) -> None:
        """Forget what holds only within a turn; the next one begins."""
        self.again = False
        self.last = None
        self.pending = None
        for cube in self.cubes.values():
            cube.left = None

    def finish(self) -> None:
        """End it, solved or failed."""
        self.tell("over", solved=self.solved)
        self.end_turn()
        self.over = True

    def tilt_and_arrive(self, start: str, end: str, partner: str = "") -> None:
        """Tilt a cube, which becomes the active one, and see what follows."""
        self.tilt(start, end)
        self.tell("tilted", cube=start, to=end, shows=self.cubes[end].top)
        self.arrive(end, partner)

    def arrive(self, square: str, partner: str) -> None:
        """Let the active cube, which has entered a square, set off what lies there; then compare it."""
        what, square = self.enter(square)
        if what == "gone":
            if self.coloured("w"):
                self.end_turn()  # nothing is compared, not even a Transfer partner
            else:
                self.finish()
        elif what == "rest":
            self.settle(square, partner)
        else:
            self.pending = Question(what, square, partner)

    def settle(self, active: str, partner: str) -> None:
        """Compare the active cube, and its Transfer partner; take an influence; remove what white has beaten."""
        stands = "-"
        beaten = []
        for square in [active, partner] if partner else [active]:  # H-13; the first edition has no partner
            results: dict[str, str] = {}
            for there in self.touching(square):
                results[there] = result = self.confront(square, there)
                stands = stronger(stands, result)  # H-03
                if result == "won" and self.cubes[square].colour == "w":  # a black partner removes nothing
                    beaten.append(there)
            self.tell_comparison(square, results)
        element = self.cubes[active].top
        if self.showing(element) >= ALIKE and element in self.in_play and element not in self.taken:  # H-05
            self.tell("influence", element=element, side="w", before=None)
            self.taken.append(element)
        if beaten:
            self.tell("removed", cubes=sorted(set(beaten)))
        for there in set(beaten):
            del self.cubes[there]
        if self.solved:
            self.finish()
        elif self.edition == "revised" and self.armed == "w" and self.in_sight(active):
            self.pending = Question("My", active, stands=stands)
        else:
            self.go_on(active, stands)

    def go_on(self, active: str, stands: str) -> None:
        """Let white play again, or end its turn."""
        self.pending = None
        if stands == "r":
            self.tell("again")
            self.again = True
            self.last = active if "Cj" in self.hand else None
        else:
            self.end_turn()

    # Tiles

    def use(self, tile: str) -> None:
        """Use an event tile of the hand."""
        self.tell("used", seat="w", tile=tile)
        self.hand.remove(tile)
        if tile == "My":
            self.armed = "w"  # white is to move as before
            return
        self.discards.append(tile)
        if tile == "Cj" and self.again:
            assert self.last is not None
            self.pending = Question("Cj", self.last, stands="r")
        else:
            self.pending = Question(tile)
        self.again = False
        self.last = None

    def choices(self, question: Question) -> list[str]:
        """List what can be decided when something is pending."""
        if question.what in MANAS:
            squares = self.mana_cubes(question.what)
            return [*(f"{start}-{end}" for start, end in self.tilts(squares)), *(f"{square}~" for square in squares)]
        if question.what == "Cj":
            return [
                f"{there}={faces}"
                for there in self.coloured("b")
                for faces in ORIENTATIONS
                if faces != self.cubes[there].faces
            ]
        return self.answers(question)

    def decide(self, question: Question, action: str) -> None:
        """Decide what is pending."""
        what, square = question.what, question.square
        self.pending = None
        if action.endswith("~"):  # a mana's pivot
            self.tell("pivoted", cubes=[action[:2]])
            self.pivot(action[:2])
            self.end_turn()
        elif what == "Im" or what in MANAS:
            start, end = action.split("-")
            self.tilt_and_arrive(start, end, question.partner)
        elif what == "Tp":
            start, end = action.split("-")
            self.tell("carried", cube=start, to=end)
            self.move(start, end)
            self.arrive(end, question.partner)
        elif what == "Tr":
            there = action[1:]
            self.tell("swapped", cube=square, other=there)
            self.swap(square, there)  # the other cube stands on the square of the tile now, and sets off nothing
            self.arrive(there, square if self.edition == "revised" else "")  # H-13
        elif what == "My":
            if action == "-":
                self.go_on(square, question.stands)
            else:
                self.tell("confronted", cube=square, other=action[1:])
                self.discard_yokai()
                self.compare_pair(square, action[1:], question.stands)
        else:
            assert what == "Cj"
            there, faces = action.split("=")
            self.conjure(square, there, faces)

    def compare_pair(self, active: str, there: str, stands: str) -> None:
        """Compare the active cube with one other cube, and go on."""
        result = self.confront(active, there)
        self.tell_comparison(active, {there: result})
        if result == "won":
            self.tell("removed", cubes=[there])
            del self.cubes[there]
        if self.solved:
            self.finish()
        else:
            self.go_on(active, stronger(stands, result))

    def conjure(self, active: str, there: str, faces: str) -> None:
        """Turn a black cube in place; `active` is the cube that tilted last, or nothing before any tilt of the turn."""
        before = self.cubes[there].top
        self.tell("conjured", cube=there, orientation=faces)
        self.cubes[there].faces = faces
        if not active:
            return  # white is to move as before
        if there in self.touching(active) and faces[0] != before:  # H-11
            self.compare_pair(active, there, "r")
        else:
            self.go_on(active, "r")

    # Texts

    def __str__(self) -> str:
        """Write the position."""
        cubes = []
        for colour in "wb":
            cubes.append(",".join(square + self.cubes[square].faces for square in self.coloured(colour)) or "-")
        influences = "".join("w" if element in self.taken else "-" for element in ELEMENTS)
        chaos = self.chaos_text() if self.with_tiles else "-"
        who = "." if self.over else "w"
        return " ".join(["/".join(cubes), who, str(self.paid), influences, self.turn_text(), "0", chaos])

    def turn_text(self) -> str:
        """Write the turn field."""
        parts = ["r"] if self.again else []
        for square in sorted(self.cubes):
            if self.cubes[square].left is not None:
                parts.append(f"{square}<{self.cubes[square].left}")
        if self.last is not None:
            parts.append(f"a={self.last}")
        if self.pending is not None:
            parts.append(str(self.pending))
        return ";".join(parts) or "-"

    def chaos_text(self) -> str:
        """Write the chaos field: the hand, who has armed, who is confused (nobody), the terrain, the discards."""
        terrain = "+".join(square + tile for square, tile in sorted(self.terrain.items()))
        discards = "".join(in_order(self.discards))
        return "/".join(["".join(self.hand) or "-", self.armed or "-", "-", terrain or "-", discards or "-"])

    def read(self, text: str) -> NaiveMindlock:
        """Read a position of this puzzle, trusting that it is one that `str` writes."""
        game = NaiveMindlock(self.puzzle)
        cubes, who, paid, influences, turn, _, chaos = text.split(" ")
        game.cubes = read_cubes(cubes)
        game.over = who == "."
        game.paid = int(paid)
        game.taken = [element for element, owner in zip(ELEMENTS, influences, strict=True) if owner == "w"]
        if chaos != "-":
            hand, armed, _, terrain, discards = chaos.split("/")
            game.hand = codes(hand)
            game.armed = None if armed == "-" else armed
            game.terrain = read_terrain(terrain)
            game.discards = codes(discards)
        for part in [] if turn == "-" else turn.split(";"):
            if part == "r":
                game.again = True
            elif part[2:3] == "<":
                game.cubes[part[:2]].left = part[3:]
            elif part.startswith("a="):
                game.last = part[2:]
            else:
                game.pending = Question.read(part)
        return game
