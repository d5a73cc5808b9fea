"""Set up games and positions for the tests of Regality vs. Religion, and play lines from them."""

from __future__ import annotations

import random
import re

import yamabushi
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.state import Regality

STYLES = ("standard", "old", "random", "secret-random", "draft", "secret-draft")
SECRET_STYLES = ("secret-random", "secret-draft")
FORMS = ("two-wins", "single", "points")
FIRSTS = ("r", "l", "random")

ROYALTY = ("Ki", "Qu", "Pr", "Mi", "Ge", "Wi", "Ca")
RELIGION = ("Hi", "Cd", "St", "Bi", "Pa", "Mo", "Te")
NEUTRAL = ("Sm", "Nj", "Ba", "Pe", "Sh", "So", "Sg", "Wt", "Ft", "Fa", "As", "He", "Pt", "Dr", "To", "De")
TILES = (*ROYALTY, *RELIGION, "Ci", *NEUTRAL)
CELLS = tuple(column + row for row in "123" for column in "abc")
NEEDS = {"standard": 5, "old": 0, "random": 4, "secret-random": 4, "draft": 5, "secret-draft": 8}


def regality(**options: object) -> Regality:
    """Make the game."""
    made = yamabushi.game("regality", **options)
    assert isinstance(made, Regality)
    return made


def line(state: KernelState, actions: str) -> KernelState:
    """Play actions separated by blanks."""
    for action in actions.split():
        state = state.play(action)
    return state


def codes(text: str) -> list[str]:
    """Split `KiQu` into its tiles."""
    return re.findall("[A-Z][a-z]", text)


def in_order(tiles: list[str] | set[str]) -> str:
    """Write a set of tiles in tile order, `-` for none."""
    return "".join(sorted(tiles, key=TILES.index)) or "-"


def on_board(board: str) -> set[str]:
    """Collect the tiles of a board, covered ones too."""
    return {code.capitalize() for code in re.findall("[A-Za-z][a-z]", board)}


def position(
    board: str,
    who: str = "r",
    *,
    royalty: str | None = None,
    religion: str | None = None,
    neutral: str = "",
    discards: str = "",
    flags: str = "-",
    count: int | None = None,
    style: str = "standard",
    match: str = "single",
    first: str = "r",
    extra: str = "",
) -> KernelState:
    """Read a position of which only the interesting part is given.

    A side's own tiles that are not mentioned lie in its zone; in the standard style the neutral zone is filled up with
    passive tiles to the five that a game has.
    """
    mentioned = on_board(board) | set(codes(neutral)) | set(codes(discards))
    mentioned |= set(codes(royalty or "")) | set(codes(religion or ""))
    zones = [
        given if given is not None else in_order({tile for tile in own if tile not in mentioned})
        for given, own in ((royalty, ROYALTY), (religion, RELIGION))
    ]
    drawn = len(mentioned & set(NEUTRAL))
    fillers = [tile for tile in ("De", "To", "Sg", "So", "Sh") if tile not in mentioned]
    pool = set(codes(neutral)) | set(fillers[: NEEDS[style] - drawn] if style == "standard" else [])
    if count is None:
        placed_by_other = who != first
        count = 10 + placed_by_other if flags == "-" else 11 - placed_by_other
    tail = [*(["first=l"] if first == "l" else []), *([extra] if extra else [])]
    fields = [board, who, zones[0] or "-", zones[1] or "-", in_order(pool), in_order(set(codes(discards))), flags]
    return regality(style=style, match=match).read(" ".join([*fields, str(count), *tail]))


def field(state: KernelState, name: str) -> str:
    """Give one field of a position's text."""
    names = ("board", "who", "royalty", "religion", "neutral", "discards", "flags", "count")
    return str(state).split(" ")[names.index(name)]


def board(state: KernelState) -> str:
    """Give the board of a position's text."""
    return field(state, "board")


def placements(state: KernelState, tile: str) -> list[str]:
    """List the cells on which a tile can be placed."""
    return [action[3:] for action in state.actions if action.startswith(f"{tile}@")]


def random_line(state: KernelState, rng: random.Random) -> list[tuple[KernelState, str]]:
    """Play at random to the end: each position with the action played there."""
    played = []
    while state.actions:
        action = rng.choice(state.actions)
        played.append((state, action))
        state = state.play(action)
    return played
