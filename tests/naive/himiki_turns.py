"""Set up HI MI KI and take its turns, slowly and plainly: moves, comparisons, points, and what chaos tiles do.

H-numbers are the project's rulings.
"""

from __future__ import annotations

from copy import copy
from typing import Self

from .himiki_board import ELEMENTS, Cube, other_side
from .himiki_chaos import MANAS, TERRAIN, ChaosTable, Question, stronger

START_SQUARES = {
    "w": ["B5", "C5", "D5"],
    "b": ["B2", "C2", "D2"],
    "wl": ["D6", "E5"],  # H-01: the first edition's squares are these in other coordinates
    "bl": ["A5", "B6"],
    "wd": ["A2", "B1"],
    "bd": ["D1", "E2"],
}
PLACING = {  # who puts down the first cube, the second …
    ("duel", "revised"): ["w", "b", "b", "w", "w", "b"],
    ("duel", "first"): ["w", "b"] * 3,
    ("teams", "revised"): ["wl", "bl", "wd", "bd"] * 2,
    ("teams", "first"): ["wl", "bl", "wd", "bd"] * 2,
}
ALIKE = {"duel": 4, "teams": 6}  # what an influence needs
GOAL = 5
MOST_TURNS = 100  # H-07
MOST_TILTS = 20  # H-17


class Turns(ChaosTable):
    """A game at any moment; the methods change it."""

    def __init__(self, mode: str, edition: str, expert: bool) -> None:
        """Lay out the empty board before the draws or the set-up."""
        super().__init__(mode, edition, expert)
        self.points = {"w": 0, "b": 0}
        self.owners: dict[str, str | None] = dict.fromkeys(ELEMENTS)  # of the influences
        self.phase = "draw" if expert else "place"  # or play, over
        self.winner: str | None = None  # of a game that is over; None for the draw
        self.count = 0
        self.banned = False  # the seat may not pivot with this move
        self.again = False  # it is playing again
        self.chosen = 0  # tilts that the seat chose this turn
        self.pending: Question | None = None

    def copied(self) -> Self:
        """Copy everything that changes."""
        after = copy(self)
        after.cubes = self.copied_cubes()
        after.told = []
        after.hands = {seat: list(hand) for seat, hand in self.hands.items()}
        after.confused = list(self.confused)
        after.terrain = dict(self.terrain)
        after.discards = list(self.discards)
        after.points = dict(self.points)
        after.owners = dict(self.owners)
        return after

    # Draws and set-up

    def draw(self, tile: str) -> None:
        """Draw a chaos tile, and begin the set-up after the last one."""
        drawer = self.drawer()
        assert drawer is not None
        self.tell("drawn", seat=drawer, tile=tile)
        self.hands[drawer].append(tile)
        if self.drawer() is None:
            self.phase = "place"

    def place(self, square: str, faces: str) -> None:
        """Put down a cube, and begin the first turn after the last one."""
        self.tell("placed", cube=square, colour=self.turn[0], orientation=faces)
        self.cubes[square] = Cube(self.turn[0], faces)
        order = PLACING[self.mode, self.edition]
        if len(self.cubes) < len(order):
            self.turn = order[len(self.cubes)]
        else:
            self.phase = "play"
            self.begin_turn(self.seats[0])

    # Turns

    def forget_turn(self) -> None:
        """Forget what holds only within a turn."""
        self.banned = False
        self.again = False
        self.chosen = 0
        self.confusion = False
        self.pending = None
        for cube in self.cubes.values():
            cube.left = None
            cube.controlled = False

    def begin_turn(self, seat: str) -> None:
        """Begin the turn of a seat."""
        self.forget_turn()
        self.turn = seat
        if seat in self.confused:  # H-12
            self.confused.remove(seat)
            self.confusion = True
        for square in self.in_reach():
            self.cubes[square].controlled = True

    def end_turn(self) -> None:
        """Count the turn, and go on to the next seat's unless that was the last one of a draw (H-07)."""
        self.count += 1
        if self.count == MOST_TURNS:
            self.finish(None)
        else:
            self.begin_turn(self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)])

    def finish(self, winner: str | None) -> None:
        """End the game; a terrain tile that was to be put down is discarded."""
        if self.pending is not None and self.pending.what.startswith("@"):
            self.discards.append(self.pending.what[1:])
        self.tell("over", winner=winner)
        self.forget_turn()
        self.phase = "over"
        self.winner = winner

    def in_reach(self) -> list[str]:
        """List the squares of the cubes, of the colour that the seat plays with, in its half as the board stands."""
        colour = other_side(self.side) if self.confusion else self.side  # H-12
        return [square for square in sorted(self.cubes) if self.cubes[square].colour == colour and self.in_half(square)]

    def controlled(self) -> list[str]:
        """List the squares of the cubes that the seat may move now (H-08)."""
        if self.mode == "teams" and self.edition == "revised":
            return [square for square in sorted(self.cubes) if self.cubes[square].controlled]
        return self.in_reach()

    def moves(self) -> list[str]:
        """List the tilts, the pivots, and stopping or passing."""
        found = []
        for start, end in self.tilts(self.controlled()):
            if end != self.cubes[start].left:  # H-04; at the beginning of a turn no cube has left a square
                found.append(f"{start}-{end}")
        if not self.banned:  # H-02
            sets = [""]
            for square in self.controlled():  # binary order: all sets without this cube, then those with it
                sets += [chosen + f"{square}~" for chosen in sets]
            found += [chosen for chosen in sets[1:] if not self.confusion or chosen.count("~") == 1]  # H-12
        if self.again or not found:  # stop, or H-06: pass
            found.append(".")
        return found

    def move_by(self, action: str) -> None:
        """Tilt, pivot, stop or pass."""
        self.banned = False  # H-02: any move lifts the ban
        self.again = False
        if action == ".":
            self.end_turn()
        elif "~" in action:
            self.tell("pivoted", cubes=action.split("~")[:-1])
            for square in action.split("~")[:-1]:
                self.pivot(square)
            self.end_turn()
            self.banned = self.phase != "over"
        else:
            self.chosen += 1
            start, end = action.split("-")
            self.tilt_and_arrive(start, end)

    def tilt_and_arrive(self, start: str, end: str, partner: str = "") -> None:
        """Tilt a cube, which becomes the active one, and see what follows."""
        self.tilt(start, end)
        self.tell("tilted", cube=start, to=end, shows=self.cubes[end].top)
        self.arrive(end, partner)

    def arrive(self, square: str, partner: str) -> None:
        """Let the active cube, which has entered a square, set off what lies there; then compare it."""
        what, square = self.enter(square)
        if what == "gone":
            self.end_turn()  # nothing is compared, not even a Transfer partner
        elif what == "rest":
            self.settle(square, partner)
        else:
            self.pending = Question(what, square, partner)

    def settle(self, active: str, partner: str) -> None:
        """Compare the active cube, and its Transfer partner, when all has come to rest; take an influence."""
        gains = {"w": 0, "b": 0}
        stands = "-"
        for square in [active, partner] if partner else [active]:  # H-13
            scorer = self.side if self.confusion else self.cubes[square].colour  # H-12
            results: dict[str, str] = {}
            for there in self.touching(square):
                results[there] = result = self.confront(square, there)
                stands = stronger(stands, result)  # H-03
                gains[scorer] += result == "won"
            self.tell_comparison(square, results)
        element = self.cubes[active].top
        if self.showing(element) >= ALIKE[self.mode] and self.owners[element] != self.side:  # H-05
            self.tell("influence", element=element, side=self.side, before=self.owners[element])
            gains[self.side] += 1
            if self.owners[element] is not None:
                gains[other_side(self.side)] -= 1
            self.owners[element] = self.side
        self.score_points(gains)
        if self.phase == "over":
            return
        raised = gains[self.side] > 0
        if self.edition == "revised" and self.armed == self.turn and self.in_sight(active):
            self.pending = Question("My", active, stands=stands, raised=raised)
        else:
            self.offer_tile(active, stands, raised)

    def score_points(self, gains: dict[str, int]) -> None:
        """Count points together; 5 win at once, for the mover's side if both have them."""
        if any(gains.values()):
            self.tell("points", w=gains["w"], b=gains["b"])
            self.count = 0  # H-07
        for side in "wb":
            self.points[side] += gains[side]
        for side in (self.side, other_side(self.side)):
            if self.points[side] >= GOAL and self.phase != "over":
                self.finish(side)
        for side in "wb":
            self.points[side] = min(self.points[side], GOAL)

    def offer_tile(self, active: str, stands: str, raised: bool) -> None:
        """Ask for a chaos tile if the tilt has raised the mover's score to 2, 3 or 4 (H-09), else go on."""
        if raised and self.points[self.side] in (2, 3, 4) and self.hands[self.turn]:
            self.pending = Question("ask", active, stands=stands)
        else:
            self.go_on(stands)

    def go_on(self, stands: str) -> None:
        """Let the seat play again, or end its turn."""
        self.pending = None
        if stands == "r" and self.chosen < MOST_TILTS:  # H-03, H-17
            self.tell("again")
            self.again = True
        else:
            self.end_turn()

    # What is pending

    def answer(self, question: Question, action: str) -> None:
        """Decide what is pending."""
        what, square, stands = question.what, question.square, question.stands
        self.pending = None
        if what == "ask":
            if action == "-":
                self.go_on(stands)
            else:
                self.use(action[1:], square, stands)
        elif what == "My":
            self.yokai(square, action, stands, question.raised)
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
        elif what == "Cj":
            there, faces = action.split("=")
            self.conjure(square, there, faces, stands)
        else:
            self.tell("put", tile=what[1:], square=action[1:])
            self.terrain[action[1:]] = what[1:]
            self.go_on(stands)

    def use(self, tile: str, active: str, stands: str) -> None:
        """Use a chaos tile of the seat's hand."""
        self.tell("used", seat=self.turn, tile=tile)
        self.hands[self.turn].remove(tile)
        if tile in TERRAIN:
            self.pending = Question(f"@{tile}", stands=stands)
        elif tile == "My":
            self.armed = self.turn
            self.go_on(stands)
        else:
            self.discards.append(tile)
            if tile in MANAS:
                self.pending = Question(tile)  # its tilt says how the turn stands (H-10)
            elif tile == "Cj":
                self.pending = Question(tile, active, stands=stands)
            else:
                self.confused = list(self.seats)  # H-12: every other seat's next turn, and one's own
                self.go_on(stands)

    def gain(self, result: str) -> None:
        """Give the mover's side its point for a conflict won."""
        self.score_points({self.side: int(result == "won"), other_side(self.side): 0})

    def yokai(self, active: str, action: str, stands: str, raised: bool) -> None:
        """Compare the active cube with one two squares off, as if adjacent, or do not; then the tile question."""
        if action != "-":
            self.tell("confronted", cube=active, other=action[1:])
            self.discard_yokai()
            result = self.confront(active, action[1:])
            self.tell_comparison(active, {action[1:]: result})
            stands = stronger(stands, result)
            raised = raised or result == "won"
            self.gain(result)
        if self.phase != "over":
            self.offer_tile(active, stands, raised)

    def conjure(self, active: str, there: str, faces: str, stands: str) -> None:
        """Turn a cube in place; one that touches the active cube and shows another element is compared (H-11)."""
        before = self.cubes[there].top
        self.tell("conjured", cube=there, orientation=faces)
        self.cubes[there].faces = faces
        if there in self.touching(active) and faces[0] != before:
            result = self.confront(active, there)
            self.tell_comparison(active, {there: result})
            stands = stronger(stands, result)
            self.gain(result)
        if self.phase != "over":
            self.go_on(stands)  # no tilt, so it asks for no further tile
