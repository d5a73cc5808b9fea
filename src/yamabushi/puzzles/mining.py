"""Search for puzzles: draw one at random, prove it, and keep it if it is good. The same seed finds the same puzzles.

Good is: solved in a wanted number of moves, by one line or nearly so, without a needless piece, and as hard as wanted.
Each attempt has a number and its own random numbers, so that any number of processes share the work, and a run that was
interrupted goes on where it stopped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from yamabushi.games.himiki.puzzles import EVENTS, ORIENTATIONS, SQUARES, TERRAIN, Puzzle
from yamabushi.puzzles.measure import GRADES, Measure, measured
from yamabushi.puzzles.solver import Solved, TooLarge, solve

MOST_POSITIONS = 600_000
"""A puzzle with more positions than this is not looked at further."""

TRIES_TO_GROW = 16
"""How often a puzzle that is too easy is tried with another piece."""


@dataclass(frozen=True)
class Recipe:
    """What puzzles to draw: ranges of cubes and moves, and how many tiles and influences."""

    white: tuple[int, int]
    black: tuple[int, int]
    moves: tuple[int, int]
    events: tuple[int, int] = (0, 0)
    terrain: tuple[int, int] = (0, 0)
    influences: tuple[int, int] = (0, 0)


RECIPES: dict[str, tuple[Recipe, ...]] = {
    "F": (
        Recipe((1, 1), (2, 3), (2, 3)),
        Recipe((2, 2), (2, 3), (2, 3)),
        Recipe((1, 2), (2, 2), (2, 3), terrain=(1, 1)),
    ),
    "M": (
        Recipe((1, 1), (2, 4), (3, 5)),
        Recipe((2, 2), (2, 4), (3, 4)),
        Recipe((1, 2), (2, 3), (3, 4), terrain=(1, 2)),
        Recipe((1, 2), (2, 3), (2, 4), events=(1, 1)),
    ),
    "D": (
        Recipe((1, 2), (3, 5), (5, 6)),
        Recipe((1, 2), (3, 4), (4, 6), terrain=(1, 3)),
        Recipe((1, 2), (2, 4), (3, 5), events=(1, 1), terrain=(0, 1)),
        Recipe((2, 3), (2, 3), (2, 4), influences=(1, 1)),
    ),
    "E": (
        Recipe((1, 1), (3, 7), (6, 10), terrain=(0, 2)),
        Recipe((1, 2), (3, 6), (5, 8), terrain=(1, 3)),
        Recipe((1, 1), (2, 6), (4, 8), events=(0, 1), terrain=(0, 2)),
        Recipe((2, 3), (2, 4), (3, 5), terrain=(0, 1), influences=(1, 1)),
    ),
}

ABOUT: dict[str, dict[str, tuple[Recipe, ...]]] = {
    "cubes": {
        "F": (Recipe((2, 2), (2, 3), (2, 3)),),
        "M": (Recipe((2, 2), (2, 4), (3, 4)), Recipe((2, 2), (2, 3), (2, 4), events=(0, 1), terrain=(0, 1))),
        "D": (Recipe((2, 2), (3, 5), (4, 6), terrain=(0, 2)), Recipe((2, 3), (2, 4), (3, 5), events=(0, 1))),
        "E": (Recipe((2, 2), (3, 6), (5, 7), terrain=(0, 2)), Recipe((2, 2), (2, 5), (4, 7), events=(0, 1))),
    },
    "influences": {
        "F": (Recipe((2, 4), (1, 3), (1, 2), influences=(1, 1)),),
        "M": (Recipe((2, 4), (1, 3), (1, 3), influences=(1, 1)),),
        "D": (
            Recipe((1, 1), (3, 4), (3, 5), terrain=(0, 1), influences=(1, 1)),
            Recipe((2, 2), (2, 3), (3, 4), influences=(1, 1)),
        ),
        "E": (
            Recipe((1, 1), (3, 5), (4, 7), terrain=(0, 1), influences=(1, 1)),
            Recipe((2, 2), (2, 4), (4, 6), influences=(1, 1)),
        ),
    },
}
"""What puzzles of a grade to draw where they are wanted to be about something."""


@dataclass(frozen=True)
class Mined:
    """A puzzle that was found, with what was proved about it."""

    attempt: int
    puzzle: Puzzle
    solutions: int
    measure: Measure


def drawn(recipe: Recipe, rng: random.Random) -> Puzzle:
    """Draw a puzzle: cubes near each other more often than not, PAR the most that is wanted."""
    squares = list(SQUARES)
    if rng.random() < 0.7:  # a part of the board, so that pieces have to do with each other
        left, bottom = rng.randint(0, 2), rng.randint(0, 1)
        squares = [square for square in SQUARES if left <= int(square[1]) - 1 < left + 4]
        squares = [square for square in squares if bottom <= "ABCDE".index(square[0]) < bottom + 4]
    rng.shuffle(squares)

    def cubes(count: int) -> dict[str, str]:
        return {squares.pop(): rng.choice(ORIENTATIONS) for _ in range(count)}

    tiles = rng.sample(TERRAIN, rng.randint(*recipe.terrain))
    events = rng.sample(EVENTS, rng.randint(*recipe.events))
    demanded = "".join(sorted(rng.sample("HMK", rng.randint(*recipe.influences)), key="HMK".index))
    edition = "first" if rng.random() < 0.1 and ("Tr" in tiles or "My" in events) else "revised"
    return Puzzle(
        cubes(rng.randint(*recipe.white)),
        cubes(rng.randint(*recipe.black)),
        recipe.moves[1],
        demanded,
        demanded,
        tuple(event for event in EVENTS if event in events),
        {squares.pop(): tile for tile in tiles},
        edition,
    )


def quickly_solved(puzzle: Puzzle, most: int) -> Solved | None:
    """Solve a puzzle; None where it has no solution in so many moves, or too many positions to look at."""
    try:
        solved = solve(puzzle, most, limit=MOST_POSITIONS)
    except TooLarge:
        return None
    return solved if solved.least is not None else None


def without_each_piece(puzzle: Puzzle) -> Iterator[tuple[str, Puzzle]]:
    """Go through the puzzles with one piece less: a cube of a side that has several, a tile, a demand.

    Each comes with the piece: its square, its tile if it is in the hand, its element if it is an influence.
    """
    for square in puzzle.white if len(puzzle.white) > 1 else ():
        yield square, replace(puzzle, white={other: cube for other, cube in puzzle.white.items() if other != square})
    for square in puzzle.black if len(puzzle.black) > 1 else ():
        yield square, replace(puzzle, black={other: cube for other, cube in puzzle.black.items() if other != square})
    for tile in puzzle.hand:
        yield tile, replace(puzzle, hand=tuple(other for other in puzzle.hand if other != tile))
    for square in puzzle.terrain:
        rest = {other: tile for other, tile in puzzle.terrain.items() if other != square}
        yield square, replace(puzzle, terrain=rest)
    for element in puzzle.demanded:
        kept = puzzle.demanded.replace(element, "")
        yield element, replace(puzzle, influences=kept, demanded=kept)


def is_lean(puzzle: Puzzle, least: int, solutions: int) -> bool:
    """Tell whether no piece is needless: without any of them it is easier, ambiguous or impossible."""
    for _, smaller in without_each_piece(puzzle):
        solved = quickly_solved(smaller, least)
        if solved is not None and solved.least == least and solved.count <= solutions:
            return False
    return True


def grown(puzzle: Puzzle, recipe: Recipe, rng: random.Random) -> Puzzle:
    """Give a puzzle one more piece, where the recipe has room for it: a black cube, a tile, or another white cube."""
    taken = {*puzzle.white, *puzzle.black, *puzzle.terrain}
    square = rng.choice([square for square in SQUARES if square not in taken])
    tiles = [tile for tile in TERRAIN if tile not in puzzle.terrain.values()]
    events = [event for event in EVENTS if event not in puzzle.hand]
    kinds = ["black"] * 3 * (len(puzzle.black) < recipe.black[1])
    kinds += ["white"] * (len(puzzle.white) < recipe.white[1])
    kinds += ["terrain"] * 2 * (len(puzzle.terrain) < recipe.terrain[1])
    kinds += ["event"] * (len(puzzle.hand) < recipe.events[1])
    kind = rng.choice(kinds or ["turn"])
    if kind == "black":
        return replace(puzzle, black={**puzzle.black, square: rng.choice(ORIENTATIONS)})
    if kind == "white":
        return replace(puzzle, white={**puzzle.white, square: rng.choice(ORIENTATIONS)})
    if kind == "terrain":
        return replace(puzzle, terrain={**puzzle.terrain, square: rng.choice(tiles)})
    if kind == "event":
        hand = {*puzzle.hand, rng.choice(events)}
        return replace(puzzle, hand=tuple(event for event in EVENTS if event in hand))
    moved = rng.choice(sorted(puzzle.black))
    others = {name: cube for name, cube in puzzle.black.items() if name != moved}
    return replace(puzzle, black={**others, square: rng.choice(ORIENTATIONS)})


def clear(puzzle: Puzzle, most: int) -> Solved | None:
    """Solve a puzzle; None unless it has one solution, or nearly so: tiles can be used earlier or later."""
    solved = quickly_solved(puzzle, most)
    few = solved is not None and solved.is_counted and solved.count <= (3 if puzzle.hand else 1)
    return solved if few else None


def attempt(grade: str, seed: int, number: int, about: str = "") -> Mined | None:
    """Draw the puzzle of an attempt; as long as it is too easy give it another piece; give it if it is good."""
    rng = random.Random(f"mindlock {grade} {seed} {number}")
    recipe = rng.choice(ABOUT[about][grade] if about else RECIPES[grade])
    puzzle = drawn(recipe, rng)
    solved = clear(puzzle, recipe.moves[1])
    if solved is None:
        return None
    measure = measured(solved)
    order = [letter for letter, _ in GRADES]
    for _ in range(TRIES_TO_GROW):
        if order.index(measure.grade) >= order.index(grade):
            break
        larger = grown(puzzle, recipe, rng)
        found = clear(larger, recipe.moves[1])
        if found is not None and measured(found).difficulty > measure.difficulty:
            puzzle, solved, measure = larger, found, measured(found)
    least = solved.least
    assert least is not None
    if measure.grade != grade or least < recipe.moves[0] or not is_lean(puzzle, least, solved.count):
        return None
    return Mined(number, puzzle.with_par(least), solved.count, measure)


# ---- many attempts ---------------------------------------------------------------------------------------------------


def attempts(grade: str, seed: int, first: int, count: int, about: str = "") -> list[Mined]:
    """Make so many attempts, from the first on; give what was found."""
    found = (attempt(grade, seed, number, about) for number in range(first, first + count))
    return [mined for mined in found if mined is not None]


def transforms(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Go through the puzzles that are the same seen otherwise: mirrored, turned round, with elements passed on.

    The board looks alike mirrored in both directions, and each element beats the next one round.
    """
    for mirrored in (False, True):
        for flipped in (False, True):
            for shift in range(3):
                yield transformed(puzzle, mirrored, flipped, shift)


def transformed(puzzle: Puzzle, mirrored: bool, flipped: bool, shift: int) -> Puzzle:
    """Mirror a puzzle from east to west, flip it from north to south, and let each element be the next."""
    next_element = dict(zip("HMK", "HMK"[shift:] + "HMK"[:shift], strict=True))

    def square(name: str) -> str:
        row, column = "ABCDE".index(name[0]), int(name[1])
        return "ABCDE"[4 - row if flipped else row] + str(7 - column if mirrored else column)

    def elements(text: str) -> str:
        return "".join(next_element[letter] for letter in text)

    manas = {f"M{letter.lower()}": f"M{next_element[letter].lower()}" for letter in "HMK"}
    hand = {manas.get(tile, tile) for tile in puzzle.hand}
    return replace(
        puzzle,
        white={square(name): elements(cube) for name, cube in puzzle.white.items()},
        black={square(name): elements(cube) for name, cube in puzzle.black.items()},
        influences="".join(sorted(elements(puzzle.influences), key="HMK".index)),
        demanded="".join(sorted(elements(puzzle.demanded), key="HMK".index)),
        hand=tuple(tile for tile in EVENTS if tile in hand),
        terrain={square(name): tile for name, tile in puzzle.terrain.items()},
    )


def signature(puzzle: Puzzle) -> str:
    """Give a text that is the same for a puzzle and all that are the same seen otherwise."""
    return min(str(other) for other in transforms(puzzle))
