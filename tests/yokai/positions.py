"""Set up games and positions for the tests of Terres de Yokai, and make up crowded ones."""

from __future__ import annotations

import random
import re
from collections import Counter

import yamabushi
from tests.naive.yokai import ASSUMED, COLOURS, PAIRS, SKETCHES, VALUES, bag_text, read_sketches
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.yokai.state import Yokai, YokaiState

Cards = list[str]

FIELDS = ("G", "R", "B", "Y", "hand0", "hand1", "deck", "discards", "taken0", "taken1", "turn")
KINDS = ("assumed", "random", "calls", "distracts", "one-sided")
"""Which tables of sketches are tried: ours, any, only with a call, only with a distract, and of one or two pairs."""

OTHERS = "R:R3????:-:- B:B4????:-:- Y:Y7????:-:-"
"""Piles that do not matter."""

START_TODO = "?,?G,?R,?B,?Y,+0,+0,+0,+1,+1,+1"


def table_of(kind: str, rng: random.Random) -> Cards:
    """Make up the 36 sketches of a game."""
    if kind == "assumed":
        return list(ASSUMED)
    if kind == "random":
        return rng.choices(SKETCHES, weights=[*rng.choices([0, 1, 1, 3, 9], k=17), 1], k=36)
    if kind == "one-sided":
        few = [pair + ability for pair in rng.sample(PAIRS, rng.choice([1, 2])) for ability in ("", "+", "!")]
        return rng.choices(few, weights=[rng.random() for _ in few], k=36)
    return [pair + ("+" if kind == "calls" else "!") for pair in rng.choices(PAIRS, k=36)]


def yokai(deck: str | Cards = "assumed") -> Yokai:
    """Make the game."""
    made = yamabushi.game("yokai", deck=deck)
    assert isinstance(made, Yokai)
    return made


def full(text: str, table: Cards = ASSUMED) -> str:
    """Put the sketches that are named nowhere else in the place of `*`."""
    if "*" not in text:
        return text
    rest = Counter(table)
    rest.subtract(read_sketches(text.rpartition(" ")[0]))
    assert min(rest.values()) >= 0, text
    return text.replace("*", bag_text(list(rest.elements())))


def at(text: str) -> YokaiState:
    """Read a position of the assumed table in which `*` stands for all sketches that are named nowhere else."""
    return yokai().read(full(text))


def line(state: KernelState, actions: str) -> YokaiState:
    """Play actions separated by blanks."""
    for action in actions.split():
        state = state.play(action)
    assert isinstance(state, YokaiState)
    return state


def leads(text: str, actions: str, expected: str) -> YokaiState:
    """Play actions from a position, and check where they lead."""
    state = line(at(text), actions)
    assert str(state) == full(expected)
    return state


def field(state: KernelState | str, name: str) -> str:
    """Give one field of a position's text."""
    return str(state).split(" ")[FIELDS.index(name)]


def pending(state: KernelState | str) -> str:
    """Give what is pending."""
    return field(state, "turn").split(":")[3]


def hand(text: str, seat: int) -> Cards:
    """List the sketches of a hand."""
    return read_sketches(field(text, f"hand{seat}"))


def piles(text: str) -> dict[str, tuple[list[str], Cards, Cards]]:
    """Take the piles of a position's text apart: the yokai, and the sketches of both sides."""
    found = {}
    for part in text.split(" ")[:4]:
        letter, row, side0, side1 = part.split(":")
        found[letter] = (re.findall("[GRBY][3-7]|[?]", row), read_sketches(side0), read_sketches(side1))
    return found


def taken(text: str, seat: int) -> list[str]:
    """List the yokai that a seat has taken."""
    return re.findall("[GRBY][3-7]", field(text, f"taken{seat}"))


# ---- positions that are made up --------------------------------------------------------------------------------------


def crowded(table: Cards, rng: random.Random) -> str:
    """Make up a position with piles that are nearly complete, guests, abilities in the hand, and an end in sight."""
    rows, won = crowded_yokai(rng)
    cards = list(table)
    rng.shuffle(cards)
    mover = rng.randrange(2)
    played = rng.choice([0, 0, 1, 2])
    own = rng.randint(1, 4 - played)
    if rng.random() < 0.7:
        cards.sort(key=lambda sketch: sketch[-1] in "+!")  # the hand is taken from the end
    hands = [[cards.pop() for _ in range(own)], [cards.pop() for _ in range(rng.randint(0, 3))]]
    if mover:
        hands.reverse()
    rng.shuffle(cards)
    sides = {colour: crowded_sides(colour, int(rows[colour][0][1]), cards, rng) for colour in COLOURS}
    cut = rng.choice([0, 0, 1, rng.randint(0, len(cards))])
    turn = rng.choice([3, 20, 60, 398, 399, 400])
    fields = [
        ":".join([colour, "".join(rows[colour]), *("".join(side) or "-" for side in sides[colour])])
        for colour in COLOURS
    ]
    fields += [bag_text(part) for part in (*hands, cards[:cut], cards[cut:])]
    fields += ["".join(sorted(yokai, key=lambda one: (COLOURS.index(one[0]), one))) or "-" for yokai in won]
    return " ".join([*fields, f"{turn}:{mover}:{played}:-"])


def crowded_yokai(rng: random.Random) -> tuple[dict[str, list[str]], list[list[str]]]:
    """Make up the four piles, small values on top now and then, and what the seats have taken."""
    rows: dict[str, list[str]] = {}
    free: list[str] = []
    for colour in COLOURS:
        order = [colour + value for value in VALUES]
        rng.shuffle(order)
        if rng.random() < 0.5:
            order.sort(key=lambda yokai: yokai[1] != "3")  # it comes first
        kept = rng.choice([1, 2, 3, 4, 5, 5])
        hidden = rng.randint(0, kept - 1)
        rows[colour] = [order[0], *["?"] * hidden, *order[1 + hidden : kept]]
        free += order[kept:]
    won: list[list[str]] = [[], []]
    for yokai in free:
        if rng.random() < 0.3:  # a guest, on top or at the bottom
            row = rows[rng.choice(COLOURS)]
            row.insert(rng.choice([0, len(row)]), yokai)
        else:
            won[rng.randrange(2)].append(yokai)
    return rows, won


def crowded_sides(colour: str, value: int, cards: Cards, rng: random.Random) -> list[Cards]:
    """Take sketches of a colour for both sides of a pile: nearly complete, or three left over before a 3 (Y-06)."""
    fitting = [sketch for sketch in cards if colour in sketch]
    left_over = value == 3 and len(fitting) > 2 and rng.random() < 0.6
    chosen = fitting[: 3 if left_over else rng.choice([0, value - 1, value - 1, value - 2])]
    for sketch in chosen:
        cards.remove(sketch)
    cut = rng.choice([0, 3]) if left_over else rng.choice([len(chosen) // 2, (len(chosen) + 1) // 2, 0, len(chosen)])
    return [chosen[:cut], chosen[cut:]]
