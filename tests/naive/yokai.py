"""Play Terres de Yokai slowly and plainly, from the written rules only, to check the fast implementation."""

from __future__ import annotations

import re
from copy import deepcopy

COLOURS = "GRBY"
VALUES = "34567"
PAIRS = ["GR", "GB", "GY", "RB", "RY", "BY"]
SKETCHES = [pair + ability for pair in PAIRS for ability in ("", "+", "!")]  # their order
ASSUMED = [pair + ability for pair in PAIRS for ability in ("", "", "", "", "+", "!")]  # Y-01
LAST_TURN = 400  # Y-09
MOST_PLAYED = 3  # in a turn
FULL_HAND = 4  # at least one must be played


def in_order(sketches: list[str]) -> list[str]:
    """Sort sketches."""
    return sorted(sketches, key=SKETCHES.index)


def different(sketches: list[str]) -> list[str]:
    """List each kind of sketch once, in order."""
    return [sketch for sketch in SKETCHES if sketch in sketches]


def row_text(cards: list[str]) -> str:
    """Write cards as they lie."""
    return "".join(cards) or "-"


def bag_text(sketches: list[str]) -> str:
    """Write sketches in order, with a number before those that are there more than once."""
    text = ""
    for sketch in different(sketches):
        number = sketches.count(sketch)
        text += (str(number) if number > 1 else "") + sketch
    return text or "-"


def secret_text(sketches: list[str], visible: bool) -> str:
    """Write a bag for one who sees it, or else the number of its sketches."""
    if visible or not sketches:
        return bag_text(sketches)
    return f"?{len(sketches)}"


def read_yokai(text: str) -> list[str]:
    """Read a row of yokai, `?` for a hidden one."""
    return re.findall(r"[GRBY][3-7]|\?", text)


def read_sketches(text: str) -> list[str]:
    """Read a row or a bag of sketches."""
    sketches = []
    for number, sketch in re.findall(r"([0-9]*)([GRBY][GRBY][+!]?)", text):
        sketches += [sketch] * int(number or "1")
    return sketches


class NaiveYokai:
    """A position; `play` leaves it as it is and returns the next one."""

    def __init__(self, deck: list[str] | None = None) -> None:
        """Set up a game; nothing is turned up or dealt yet."""
        self.piles = {colour: ["?"] * len(VALUES) for colour in COLOURS}  # from top to bottom
        self.sides: dict[str, list[list[str]]] = {colour: [[], []] for colour in COLOURS}  # by seat, the top card last
        self.hands: list[list[str]] = [[], []]
        self.deck = in_order(ASSUMED if deck is None else deck)
        self.discards: list[str] = []
        self.taken: list[list[str]] = [[], []]
        self.turn = 0
        self.mover: int | None = None
        self.played = 0  # sketches, in this turn
        self.told: list[dict[str, object]] = []  # what the latest action has done, in its order
        self.todo = ["?", "?G", "?R", "?B", "?Y", "+0", "+0", "+0", "+1", "+1", "+1"]  # first things first

    # What is known

    @property
    def over(self) -> bool:
        """Say whether the game is over."""
        return self.todo == ["."]

    @property
    def seat(self) -> int | None:
        """Name the seat to decide: -1 for chance, None when it is over."""
        if self.over:
            return None
        if self.todo and self.todo[0][0] in "?+":
            return -1
        return self.mover

    @property
    def score(self) -> tuple[int, int]:
        """Add up the values that each seat has taken."""
        return (
            sum(int(yokai[1]) for yokai in self.taken[0]),
            sum(int(yokai[1]) for yokai in self.taken[1]),
        )

    @property
    def returns(self) -> tuple[float, float] | None:
        """Say who has won, once it is over: by points, then by printed colours (Y-04, Y-08)."""
        if not self.over:
            return None
        points = self.score
        colours = [len({yokai[0] for yokai in taken}) for taken in self.taken]
        if (points[0], colours[0]) == (points[1], colours[1]):
            return (0.0, 0.0)
        if points[0] > points[1] or (points[0] == points[1] and colours[0] > colours[1]):
            return (1.0, -1.0)
        return (-1.0, 1.0)

    def hidden(self, colour: str) -> list[str]:
        """List the yokai that were never face up: those of the pile's colour that are nowhere else."""
        seen = self.taken[0] + self.taken[1]
        for pile in self.piles.values():
            seen = seen + pile
        return [colour + value for value in VALUES if colour + value not in seen]

    # What can be done

    @property
    def actions(self) -> tuple[str, ...]:
        """List what can be played, in the order of the contract."""
        if self.over:
            return ()
        if not self.todo:
            return tuple(self.plays())
        first = self.todo[0]
        if first == "?":
            return ("?0", "?1")
        if first[0] == "?":
            return tuple("?" + yokai for yokai in self.hidden(first[1]))
        if first[0] == "+":
            return tuple("?" + sketch for sketch in different(self.deck))
        sketch, colour = first.split("@")
        return (*self.uses(sketch, colour), "-")

    @property
    def odds(self) -> tuple[float, ...]:
        """Tell how likely each outcome is, at chance."""
        if self.seat != -1:
            return ()
        if self.todo[0][0] == "+":
            return tuple(self.deck.count(action[1:]) / len(self.deck) for action in self.actions)
        return tuple(1 / len(self.actions) for _ in self.actions)

    def plays(self) -> list[str]:
        """List the sketches that the mover can play and where, and the end of the turn if it is allowed."""
        assert self.mover is not None
        hand = self.hands[self.mover]
        found = [f"{sketch}@{colour}" for sketch in different(hand) for colour in sketch[:2]]
        if len(hand) < FULL_HAND:
            found.append(".")
        return found

    def uses(self, sketch: str, colour: str) -> list[str]:
        """List how the ability of a sketch, just played on a pile, can be used."""
        assert self.mover is not None
        if sketch.endswith("+"):
            return ["^" + other for other in COLOURS if other != colour and len(self.piles[other]) >= 2]
        if sketch.endswith("!") and self.sides[colour][1 - self.mover]:
            return ["%"]
        return []

    # Playing

    def play(self, action: str) -> NaiveYokai:
        """Return the position after an action."""
        if action not in self.actions:
            raise ValueError(f"{action!r} cannot be played in {self}")
        new = deepcopy(self)
        new.told = []
        if not new.todo:
            if action == ".":
                new.end_turn()
            else:
                sketch, colour = action.split("@")
                new.put(sketch, colour)
        else:
            first = new.todo.pop(0)
            if first == "?":
                new.begin(int(action[1]))
            elif first[0] == "?":
                new.tell("turned up", yokai=action[1:], pile=first[1])
                new.piles[first[1]][0] = action[1:]
            elif first[0] == "+":
                new.tell("drawn", seat=int(first[1]), sketch=action[1:])
                new.deck.remove(action[1:])
                new.hands[int(first[1])].append(action[1:])
            else:
                new.decide(first.split("@")[1], action)
        new.go_on()
        return new

    def begin(self, seat: int) -> None:
        """Let a seat begin: it draws once all is turned up and dealt."""
        self.tell("begins", seat=seat)
        self.turn = 1
        self.mover = seat
        self.todo.append(f"+{seat}")

    def put(self, sketch: str, colour: str) -> None:
        """Put a sketch on a pile; its ability is to be decided if it can be used."""
        assert self.mover is not None
        self.tell("played", seat=self.mover, sketch=sketch, pile=colour)
        self.hands[self.mover].remove(sketch)
        self.sides[colour][self.mover].append(sketch)
        self.played += 1
        self.todo = [f"{sketch}@{colour}"] if self.uses(sketch, colour) else [f"={colour}"]

    def decide(self, colour: str, use: str) -> None:
        """Use or leave the ability of the sketch just played on a pile; then the touched piles are counted (Y-05)."""
        assert self.mover is not None
        self.todo = [f"={colour}"]
        if use == "%":
            theirs = 1 - self.mover
            sketch = self.sides[colour][theirs].pop()
            other = sketch[1] if sketch[0] == colour else sketch[0]
            self.tell("distracted", sketch=sketch, **{"from": colour, "to": other})
            self.sides[other][theirs].append(sketch)
            self.todo.append(f"={other}")
        elif use != "-":
            other = use[1]
            self.tell("called", yokai=self.piles[other][0], **{"from": other, "to": colour})
            self.piles[colour].insert(0, self.piles[other].pop(0))
            self.todo.append(f"={other}")
            self.look_at_top(other)

    def look_at_top(self, colour: str) -> None:
        """Have a hidden top turned up before anything else."""
        if self.piles[colour][0] == "?":
            self.todo.insert(0, f"?{colour}")

    def go_on(self) -> None:
        """Do all that takes neither a decision nor chance."""
        while self.todo and self.todo[0][0] == "=":
            self.count(self.todo.pop(0)[1])
        if not self.todo and (self.played == MOST_PLAYED or self.hands[self.mover or 0] == []):
            self.end_turn()
        if self.todo and self.todo[0][0] == "+" and self.deck == []:  # Y-03
            self.tell("renewed")
            self.deck = in_order(self.discards)
            self.discards = []

    def count(self, colour: str) -> None:
        """Count a pile: its top is taken, or flees, or neither."""
        pile = self.piles[colour]
        sides = self.sides[colour]
        if len(sides[0]) + len(sides[1]) < int(pile[0][1]):
            return
        yokai = pile.pop(0)
        if len(sides[0]) == len(sides[1]):
            self.tell("fled", yokai=yokai, pile=colour)
            pile.append(yokai)
            clear = [0, 1]
        else:
            winner = 0 if len(sides[0]) > len(sides[1]) else 1
            self.tell("taken", yokai=yokai, seat=winner, pile=colour)
            self.taken[winner].append(yokai)
            clear = [winner]
        for seat in clear:
            self.discards += sides[seat]
            sides[seat] = []
        if pile == []:  # Y-07
            self.finish()
        else:
            self.look_at_top(colour)

    def end_turn(self) -> None:
        """Let the other seat draw, or end the game (Y-09)."""
        assert self.mover is not None
        if self.turn == LAST_TURN:
            self.finish()
            return
        self.turn += 1
        self.mover = 1 - self.mover
        self.played = 0
        self.todo = [f"+{self.mover}"]

    def finish(self) -> None:
        """End the game."""
        self.todo = ["."]
        assert self.returns is not None
        self.tell("over", winner={1.0: 0, -1.0: 1}.get(self.returns[0]))

    def tell(self, what: str, **more: object) -> None:
        """Say what happens."""
        self.told.append({"what": what, **more})

    def told_to(self, seat: int | None) -> list[dict[str, object]]:
        """List what the latest action has done, as a seat may know it: what another has drawn is a secret."""
        return [
            {**event, "sketch": None} if event["what"] == "drawn" and event["seat"] != seat else event
            for event in self.told
        ]

    # Texts

    def text(self, eyes: list[int], sees_deck: bool) -> str:
        """Write the position for one who sees the hands of some seats, and perhaps the draw pile."""
        fields = []
        for colour in COLOURS:
            rows = [self.piles[colour], *self.sides[colour]]
            fields.append(":".join([colour, *(row_text(row) for row in rows)]))
        fields += [secret_text(self.hands[seat], seat in eyes) for seat in (0, 1)]
        fields += [secret_text(self.deck, sees_deck), bag_text(self.discards)]
        for taken in self.taken:
            fields.append(row_text(sorted(taken, key=lambda yokai: (COLOURS.index(yokai[0]), yokai[1]))))
        mover = "-" if self.mover is None else str(self.mover)
        fields.append(f"{self.turn}:{mover}:{self.played}:{','.join(self.todo) or '-'}")
        return " ".join(fields)

    def __str__(self) -> str:
        return self.text([0, 1], sees_deck=True)

    def view_text(self, seat: int | None) -> str:
        """Write the position as a seat sees it, or a spectator (None); when it is over nothing is hidden."""
        if self.over:
            return str(self)
        return self.text([] if seat is None else [seat], sees_deck=False)

    def log_line(self, action: str, seat: int | None) -> str:
        """Write an action about to be played as a seat's log shows it: another's draw is a secret."""
        if self.todo and self.todo[0][0] == "+" and self.todo[0] != f"+{seat}":
            return "?"
        return action

    @classmethod
    def read(cls, text: str, deck: list[str] | None = None) -> NaiveYokai:
        """Read a valid position of a game with these sketches."""
        game = cls(deck)
        fields = text.split(" ")
        for colour, field in zip(COLOURS, fields[:4], strict=True):
            _, yokai, *sides = field.split(":")
            game.piles[colour] = read_yokai(yokai)
            game.sides[colour] = [read_sketches(side) for side in sides]
        hand0, hand1, draw_pile, discards, taken0, taken1, last = fields[4:]
        game.hands = [read_sketches(hand0), read_sketches(hand1)]
        game.deck = read_sketches(draw_pile)
        game.discards = read_sketches(discards)
        game.taken = [read_yokai(taken0), read_yokai(taken1)]
        turn, mover, played, todo = last.split(":")
        game.turn = int(turn)
        game.mover = None if mover == "-" else int(mover)
        game.played = int(played)
        game.todo = [] if todo == "-" else todo.split(",")
        if str(game) != text:
            raise ValueError(f"{text!r} is read as {str(game)!r}")
        return game
