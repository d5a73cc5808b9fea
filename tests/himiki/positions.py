"""Set up games and positions for the tests of HI MI KI, and make up crowded ones."""

from __future__ import annotations

import itertools
import random
import re

import yamabushi
from tests.naive.himiki_board import ORIENTATIONS, SQUARES, steps
from tests.naive.himiki_chaos import SEATS, TERRAIN, TILES, in_order
from yamabushi.games.himiki.state import Himiki, HimikiState
from yamabushi.games.kernel_state import KernelState

Kind = tuple[str, str, bool]

MODES = ("duel", "teams")
EDITIONS = ("revised", "first")
KINDS: list[Kind] = list(itertools.product(MODES, EDITIONS, (False, True)))
EXPERT_KINDS = [(mode, edition) for mode, edition, expert in KINDS if expert]
EACH = {"duel": 3, "teams": 4}
STARRED = ("Im", "Tp", "Mi")  # the tiles that can lie under a cube

SQUARE = re.compile("[A-E][1-6]")


def himiki(mode: str = "duel", edition: str = "revised", expert: bool = False) -> Himiki:
    """Make the game."""
    tiles = {"expert": expert} if mode in MODES else {}  # alone there are none
    made = yamabushi.game("himiki", mode=mode, edition=edition, **tiles)
    assert isinstance(made, Himiki)
    return made


def kind_name(mode: str, edition: str, expert: bool) -> str:
    """Name a kind of game."""
    return f"{mode}.{edition}.{'expert' if expert else 'plain'}"


def duel(text: str, edition: str = "revised") -> HimikiState:
    """Read a position of a duel, with chaos tiles if it has any."""
    return himiki("duel", edition, not text.endswith(" -")).read(text)


def teams(text: str, edition: str = "revised") -> HimikiState:
    """Read a position of a game in teams, with chaos tiles if it has any."""
    return himiki("teams", edition, not text.endswith(" -")).read(text)


def line(state: KernelState, actions: str) -> HimikiState:
    """Play actions, and a referee's penalties, separated by blanks."""
    assert isinstance(state, HimikiState)
    for action in actions.split():
        state = state.recorded(action)
    return state


def field(state: KernelState, name: str) -> str:
    """Give one field of a position's text."""
    names = ("cubes", "who", "score", "influences", "turn", "count", "chaos")
    return str(state).split(" ")[names.index(name)]


def cubes(state: KernelState) -> set[str]:
    """Collect the squares of the cubes that the actions begin with."""
    return {action[:2] for action in state.actions if SQUARE.match(action)}


def pending(text: str) -> str:
    """Name what is pending in a position's text without its squares, as `My@r+`, or nothing."""
    last = text.split(" ")[4].split(";")[-1]
    if last.startswith("@"):
        return last[:3]
    return SQUARE.sub("", last) if re.match("Im@|Tr@|Tp@|My@|ask@|Cj@|M[hmk]", last) else ""


def crowded(mode: str, edition: str, rng: random.Random) -> str:
    """Make up an expert position: cubes close together, many alike, tiles beside and under them, the rest in hands."""
    each, seats = EACH[mode], SEATS[mode]
    west, south = rng.randint(0, 2), rng.randint(0, 1)
    window = [
        square for square in SQUARES if square[1] in "123456"[west : west + 4] and square[0] in "ABCDE"[south:][:4]
    ]
    squares = rng.sample(window, 2 * each)
    groups = [sorted(squares[:each]), sorted(squares[each:])]
    swaps = rng.random() < 0.4  # a Transfer, and tiles under the cubes with which one can swap
    wanted = ["Tr", *rng.sample(STARRED, 2)] if swaps else []
    drawn = wanted + rng.sample([tile for tile in TILES if tile not in wanted], 3 * len(seats) - len(wanted))
    discards = [tile for tile in drawn if tile not in ("Gh", *wanted) and rng.random() < (0.5 if tile == "Cf" else 0.1)]
    armed = rng.choice(seats) if "My" in drawn and "My" not in discards and rng.random() < 0.7 else "-"
    terrain: dict[str, str] = {}
    hands: dict[str, list[str]] = {seat: [] for seat in seats}
    for tile in drawn:
        if tile in discards or (tile == "My" and armed != "-"):
            continue
        if tile in wanted or (tile in TERRAIN and rng.random() < 0.6):
            under = tile in STARRED and rng.random() < (0.8 if swaps else 0.2)
            terrain[rng.choice(bare(squares, terrain, under))] = tile
        else:
            hands[rng.choice([seat for seat in seats if len(hands[seat]) < 3])].append(tile)
    turn, who = turn_of(mode, groups, rng, "Cf" in discards)
    parts = [
        ",".join("".join(in_order(hand)) or "-" for hand in hands.values()),
        armed,
        "+".join(seat for seat in seats if "Cf" in discards and rng.random() < 0.4) or "-",
        "+".join(square + tile for square, tile in sorted(terrain.items())) or "-",
        "".join(in_order(discards)) or "-",
    ]
    favourite = rng.choice("HMK") if rng.random() < 0.5 else ""
    faces = "/".join(",".join(square + faces_of(favourite, rng) for square in group) for group in groups)
    score, owners = (
        rng.choice(["1-1", "1-2", "2-1", "1-3", "3-2", "4-4"]),
        rng.choice(["---", "---", "w--", "-b-", "wb-"]),
    )
    return f"{faces} {who} {score} {owners} {turn} {rng.choice([0, 0, 7, 97, 99])} {'/'.join(parts)}"


def bare(squares: list[str], terrain: dict[str, str], under: bool) -> list[str]:
    """List squares for a tile: under cubes, or free ones beside them."""
    free = [square for square in SQUARES if square not in terrain]
    if under and any(square in squares for square in free):
        return [square for square in free if square in squares]
    free = [square for square in free if square not in squares]
    return [square for square in free if any(there in squares for there in steps(square))] or free


def faces_of(favourite: str, rng: random.Random) -> str:
    """Choose an orientation, mostly one that shows the favourite element if there is one."""
    chosen = rng.choice(ORIENTATIONS)
    if favourite and rng.random() < 0.6:
        chosen = rng.choice([faces for faces in ORIENTATIONS if faces[0] == favourite])
    return chosen


def turn_of(mode: str, groups: list[list[str]], rng: random.Random, confusion: bool) -> tuple[str, str]:
    """Make up a turn field and who moves: mostly the beginning of a turn, or late in a long one."""
    who = rng.choice(SEATS[mode])
    parts = ["x"] if confusion and rng.random() < 0.5 else []
    if rng.random() < 0.2:
        own = groups["wb".index(who[0]) ^ len(parts)]
        square = rng.choice([square for square in own if in_half(mode, who, square)] or own)
        left = rng.choice(steps(square))
        return ";".join([f"r{rng.choice([1, 18, 19])}", *parts, f"{square}<{left}"]), who
    if rng.random() < 0.2:
        parts.insert(0, "t")
    return ";".join(parts) or "-", who


def in_half(mode: str, seat: str, square: str) -> bool:
    """Tell whether a square is in a seat's half; in a duel all are."""
    return mode == "duel" or (square[1] in "456") == (seat[-1] == "l")
