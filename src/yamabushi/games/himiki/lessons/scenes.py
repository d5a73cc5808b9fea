"""Positions of lessons: with chaos tiles, of which all that is not needed is spent; and challenges."""

from __future__ import annotations

from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.puzzles import Puzzle

DRAWN = 6
"""So many tiles the two of a duel have drawn."""


def scene(cubes: str, hand: str = "", terrain: str = "") -> str:
    """Write a position of a duel in which White, who leads by a point, holds a tile, or terrain lies on the board.

    >>> scene("A6MHK,C5KMH/C2MHK,E1HMK", terrain="C4Im")
    'A6MHK,C5KMH/C2MHK,E1HMK w 1-0 --- - 0 -,-/-/-/C4Im/MhMmMkCjMy'
    """
    codes = [tile.code for tile in CHAOS]
    used = [code for code in codes if code in (hand, terrain[2:])]
    spent = [code for code in codes if code not in used][: DRAWN - len(used)]
    return f"{cubes} w 1-0 --- - 0 {hand or '-'},-/-/-/{terrain or '-'}/{''.join(spent)}"


def start_of(puzzle: Puzzle) -> str:
    """Write the position in which a challenge begins.

    >>> start_of(Puzzle.read("C4HKM/C2HKM par=1 headlock hand=My"))
    'C4HKM/C2HKM w 0 --- - 0 My/-/-/-/-'
    """
    terrain = "+".join(f"{square}{tile}" for square, tile in puzzle.terrain.items())
    chaos = f"{''.join(puzzle.hand) or '-'}/-/-/{terrain or '-'}/-" if puzzle.hand or terrain else "-"
    return f"{str(puzzle).split()[0]} w 0 --- - 0 {chaos}"
