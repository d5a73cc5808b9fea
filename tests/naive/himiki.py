"""Play HI MI KI (duel and teams) slowly and plainly, from the written rules only, to check the fast implementation.

Cubes are in `himiki_board`, chaos tiles in `himiki_chaos`, turns in `himiki_turns`; here are the public face and the
texts.
"""

from __future__ import annotations

from .himiki_board import ELEMENTS, ORIENTATIONS, Cube, other_side
from .himiki_chaos import SEATS, Question, in_order
from .himiki_turns import START_SQUARES, Turns

EDITIONS = ["revised", "first"]


def codes(text: str) -> list[str]:
    """Split `MhCj` into tiles."""
    return [] if text == "-" else [text[index : index + 2] for index in range(0, len(text), 2)]


class NaiveHimiki(Turns):
    """A position; `play` leaves it as it is and returns the next one."""

    def __init__(self, mode: str = "duel", edition: str = "revised", expert: bool = False) -> None:
        """Lay out the empty board before the draws or the set-up."""
        if mode not in SEATS or edition not in EDITIONS:
            raise ValueError(f"no such game: {mode=} {edition=} {expert=}")
        super().__init__(mode, edition, expert)

    # The public face

    @property
    def seat(self) -> int | None:
        """Number who decides; -1 for chance, None when over."""
        if self.phase == "over":
            return None
        return -1 if self.phase == "draw" else self.seats.index(self.turn)

    @property
    def actions(self) -> tuple[str, ...]:
        """List the legal decisions, or at chance the outcomes."""
        if self.phase == "over":
            return ()
        if self.phase == "draw":
            return tuple(f"?{tile}" for tile in self.undrawn())
        if self.phase == "place":
            squares = self.free(START_SQUARES[self.turn])
            return tuple(f"{square}={faces}" for square in squares for faces in ORIENTATIONS)
        return tuple(self.moves() if self.pending is None else self.answers(self.pending))

    @property
    def odds(self) -> tuple[float, ...]:
        """List the probabilities of the outcomes at chance; all are equal."""
        return tuple(1 / len(self.actions) for _ in self.actions) if self.phase == "draw" else ()

    @property
    def score(self) -> tuple[int, int]:
        """Give the points of white and black."""
        return self.points["w"], self.points["b"]

    @property
    def returns(self) -> tuple[float, ...] | None:
        """Give each seat 1 for won, -1 for lost, 0 for a draw; None before the end."""
        if self.phase != "over":
            return None
        if self.winner is None:
            return (0.0,) * len(self.seats)
        return tuple(1.0 if seat[0] == self.winner else -1.0 for seat in self.seats)

    def play(self, action: str) -> NaiveHimiki:
        """Return the position after a decision or an outcome; ValueError if it is not among the actions."""
        if action not in self.actions:
            raise ValueError(f"{action!r} cannot be played in {self}")
        after = self.copied()
        if self.phase == "draw":
            after.draw(action[1:])
        elif self.phase == "place":
            after.place(*action.split("="))
        elif self.pending is not None:
            after.answer(self.pending, action)
        else:
            after.move_by(action)
        return after

    def penalty(self, side: str) -> NaiveHimiki:
        """Return the position after the referee's point against a side; nothing else changes."""
        if self.mode != "teams" or self.phase == "over" or side not in ("w", "b"):
            raise ValueError(f"no penalty against {side!r} in {self}")
        after = self.copied()
        after.score_points({side: 0, other_side(side): 1})
        return after

    # Texts

    def __str__(self) -> str:
        """Write the position, hiding nothing."""
        return self.text_for(self.seats)

    def view_text(self, seat: int | None) -> str:
        """Write the position as a seat, or with None a spectator, may see it."""
        if self.phase == "over":
            return str(self)
        return self.text_for([] if seat is None else [self.seats[seat]])

    def shown(self, action: str, seat: int | None) -> str:
        """Write an action about to be played here as a log made for a seat shows it."""
        hidden = self.phase == "draw" and (seat is None or self.seats[seat] != self.drawer())
        return "?" if hidden else action

    def told_to(self, seat: int | None) -> list[dict[str, object]]:
        """List what the latest action has done, as a seat may know it: what another has drawn is a secret."""
        mine = None if seat is None else self.seats[seat]
        return [
            {**event, "tile": None} if event["what"] == "drawn" and event["seat"] != mine else event
            for event in self.told
        ]

    def text_for(self, viewers: list[str]) -> str:
        """Write the position with `?n` for the hands of all seats but the viewers."""
        cubes = []
        for colour in "wb":
            squares = [square for square in sorted(self.cubes) if self.cubes[square].colour == colour]
            cubes.append(",".join(square + self.cubes[square].faces for square in squares) or "-")
        who = {"draw": "?", "over": "."}.get(self.phase, self.turn)
        score = f"{self.points['w']}-{self.points['b']}"
        influences = "".join(self.owners[element] or "-" for element in ELEMENTS)
        chaos = self.chaos_text(viewers) if self.expert else "-"
        return " ".join(["/".join(cubes), who, score, influences, self.turn_text(), str(self.count), chaos])

    def turn_text(self) -> str:
        """Write the turn field."""
        parts = []
        if self.phase in ("draw", "place"):
            parts.append({"draw": "d", "place": "s"}[self.phase])
        if self.banned:
            parts.append("t")
        if self.again:
            parts.append(f"r{self.chosen}")
        elif self.pending is not None:
            parts.append(f"n{self.chosen}")
        if self.confusion:
            parts.append("x")
        for square in sorted(self.cubes):
            if self.cubes[square].left is not None:
                parts.append(f"{square}<{self.cubes[square].left}")
        within = self.again or self.pending is not None
        if within and self.controlled() != self.in_reach():  # only in teams of the revised edition
            parts.append("c=" + ",".join(self.controlled()))
        if self.pending is not None:
            parts.append(str(self.pending))
        if self.phase == "over" and self.score == (5, 5):
            parts.append(f"win={self.winner}")
        return ";".join(parts) or "-"

    def chaos_text(self, viewers: list[str]) -> str:
        """Write the chaos field."""
        hands = []
        for seat, hand in self.hands.items():
            hidden = hand and seat not in viewers
            hands.append(f"?{len(hand)}" if hidden else "".join(in_order(hand)) or "-")
        confused = "+".join(seat for seat in self.seats if seat in self.confused)
        terrain = "+".join(square + tile for square, tile in sorted(self.terrain.items()))
        discards = "".join(in_order(self.discards))
        return "/".join([",".join(hands), self.armed or "-", confused or "-", terrain or "-", discards or "-"])

    @classmethod
    def read(cls, text: str, mode: str = "duel", edition: str = "revised", expert: bool = False) -> NaiveHimiki:
        """Read a position, trusting that it is one that `str` writes."""
        game = cls(mode, edition, expert)
        cubes, who, score, influences, turn, count, chaos = text.split(" ")
        for colour, group in zip("wb", cubes.split("/"), strict=True):
            for cube in group.split(",") if group != "-" else []:
                game.cubes[cube[:2]] = Cube(colour, cube[2:])
        game.points = dict(zip("wb", map(int, score.split("-")), strict=True))
        game.owners = {
            element: None if owner == "-" else owner for element, owner in zip(ELEMENTS, influences, strict=True)
        }
        game.count = int(count)
        game.phase = {"?": "draw", ".": "over"}.get(who, "place" if turn == "s" else "play")
        if who in game.seats:
            game.turn = who
        if expert:
            game.read_chaos(chaos)
        game.read_turn([] if turn == "-" else turn.split(";"))
        return game

    def read_chaos(self, text: str) -> None:
        """Read the chaos field."""
        hands, armed, confused, terrain, discards = text.split("/")
        self.hands = {seat: codes(hand) for seat, hand in zip(self.seats, hands.split(","), strict=True)}
        self.armed = None if armed == "-" else armed
        self.confused = [] if confused == "-" else confused.split("+")
        self.terrain = {} if terrain == "-" else {tile[:2]: tile[2:] for tile in terrain.split("+")}
        self.discards = codes(discards)

    def read_turn(self, parts: list[str]) -> None:
        """Read the parts of the turn field, when all else has been read."""
        self.confusion = "x" in parts
        controlled = self.in_reach()
        for side in "wb":
            if self.phase == "over" and self.points[side] == 5:
                self.winner = side
        for part in parts:
            if part in ("d", "s", "x"):
                continue
            if part == "t":
                self.banned = True
            elif part[0] in "rn":
                self.again = part[0] == "r"
                self.chosen = int(part[1:])
            elif part[2:3] == "<":
                self.cubes[part[:2]].left = part[3:]
            elif part.startswith("c="):
                controlled = part[2:].split(",")
            elif part.startswith("win="):
                self.winner = part[4:]
            else:
                self.pending = Question.read(part)
        if self.phase == "play":
            for square in controlled:
                self.cubes[square].controlled = True
