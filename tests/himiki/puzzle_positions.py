"""Make up Mindlock puzzles, small ones to be solved and crowded ones to be played, and set them up."""

from __future__ import annotations

import random

import yamabushi
from tests.naive.himiki_board import ORIENTATIONS, SQUARES
from tests.naive.himiki_chaos import TERRAIN
from yamabushi.games.himiki.state import Himiki, HimikiState

from .positions import line

EVENTS = ("Mh", "Mm", "Mk", "Cj", "My")
F01 = "C4HKM/C2HKM,D5KHM,E3MHK par=3 headlock"


def mindlock(puzzle: str) -> Himiki:
    """Make the game of a puzzle."""
    made = yamabushi.game("himiki", mode="mindlock", puzzle=puzzle)
    assert isinstance(made, Himiki)
    return made


def after(puzzle: str, actions: str = "") -> HimikiState:
    """Give the position of a puzzle after actions separated by blanks."""
    return line(mindlock(puzzle).start(), actions)


def window(rng: random.Random) -> list[str]:
    """Choose a part of the board, so that pieces have to do with each other."""
    west, south = rng.randint(0, 2), rng.randint(0, 1)
    return [square for square in SQUARES if square[1] in "123456"[west:][:4] and square[0] in "ABCDE"[south:][:4]]


def any_puzzle(rng: random.Random) -> str:
    """Make up a puzzle of any kind: cubes, influences, tiles, edition; mostly crowded."""
    white, black, tiles = rng.randint(1, 4), rng.randint(1, 5), rng.choice((0, 0, 1, 2, 3))
    squares = rng.sample(window(rng) if rng.random() < 0.7 else SQUARES, white + black + tiles)
    favourite = rng.choice("HMK") if rng.random() < 0.4 else ""
    influences = "".join(rng.choice((element, f"{element}!")) for element in "HMK" if rng.random() < 0.7)
    return puzzle_text(
        [square + faces(favourite, rng) for square in squares[:white]],
        [square + faces(favourite, rng) for square in squares[white : white + black]],
        par=rng.randint(1, 6),
        influences=influences if rng.random() < 0.6 else "",
        hand="".join(tile for tile in EVENTS if rng.random() < 0.4) if rng.random() < 0.6 else "",
        terrain=[
            square + tile for square, tile in zip(squares[white + black :], rng.sample(TERRAIN, tiles), strict=True)
        ],
        first=rng.random() < 0.4,
    )


def small_puzzle(rng: random.Random, tiles: bool, white: int = 1) -> str:
    """Make up a puzzle that is searched quickly: few cubes close together, and with tiles one or two of them."""
    black = rng.randint(1, 3 if white == 1 else 2)
    terrain = rng.sample(TERRAIN, rng.randint(0, 2)) if tiles else []
    events = rng.sample(EVENTS, 1) if tiles and (not terrain or rng.random() < 0.3) else []
    squares = rng.sample(window(rng), white + black + len(terrain))
    favourite = rng.choice("HMK") if rng.random() < 0.3 else ""
    demanded = f"{favourite}!" if favourite and white + black >= 4 else ""
    return puzzle_text(
        [square + faces(favourite, rng) for square in squares[:white]],
        [square + faces(favourite, rng) for square in squares[white : white + black]],
        par=rng.randint(1, 6),
        influences=demanded,
        hand="".join(events),
        terrain=[square + tile for square, tile in zip(squares[white + black :], terrain, strict=True)],
        first=tiles and rng.random() < 0.3,
    )


def faces(favourite: str, rng: random.Random) -> str:
    """Choose an orientation, mostly one that shows the favourite element if there is one."""
    shown = [cube for cube in ORIENTATIONS if cube[0] == favourite]
    return rng.choice(shown if shown and rng.random() < 0.6 else ORIENTATIONS)


def puzzle_text(
    white: list[str], black: list[str], par: int, influences: str, hand: str, terrain: list[str], first: bool
) -> str:
    """Write a puzzle in its one form."""
    parts = [f"{','.join(sorted(white))}/{','.join(sorted(black))} par={par}"]
    parts.append(f"influences={influences}" if influences else "headlock")
    parts += [f"hand={hand}"] if hand else []
    parts += [f"terrain={'+'.join(sorted(terrain))}"] if terrain else []
    parts += ["edition=first"] if first else []
    return " ".join(parts)
