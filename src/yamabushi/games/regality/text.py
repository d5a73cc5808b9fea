"""Write a position as text, for everyone or as one seat may see it. `docs/regality/notation.md` describes the form."""

from __future__ import annotations

from functools import lru_cache

from yamabushi.core.seats import ALL, Watcher, require_watcher
from yamabushi.games.regality.about import ABOUT
from yamabushi.games.regality.board import CELLS
from yamabushi.games.regality.layout import (
    BEGIN,
    BEGINNER,
    BY_RELIGION,
    CHOOSE,
    COMMON,
    COUNT,
    COVERED,
    DOWN,
    DRAFT,
    DRAW,
    EFFECT,
    FINISHED,
    FORM,
    GAMES_FINISHED,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    PASSED,
    PHASE,
    PLACED,
    POINTS,
    RELIGION_SCORE,
    REVEAL,
    SCORE_BITS,
    SECRETS,
    TILES,
    TURN,
    USED,
    USED_AGAIN,
    ZONES,
    lower,
    tile_on,
    upper,
)
from yamabushi.games.regality.tiles import TILES as ALL_TILES
from yamabushi.games.regality.tiles import codes
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

SIDES = "rl"
FLAGS = {BEGIN: "begin", DRAW: "draw", DRAFT: "draft", CHOOSE: "choose"}


def occupied_cells(turn: int) -> list[int]:
    """List the cells with a tile, by the TURN word."""
    return [cell for cell in range(9) if turn >> OCCUPIED + cell & 1]


@lru_cache(4096)
def pile_text(tile: int, covered: int, is_north: int, destroyed_by: int | None) -> str:
    """Write a tile as it lies, with the one that is covered if it is the Tower; there are not many ways to lie."""
    names = [ALL_TILES[tile].code]
    if names == ["To"]:
        names.append(ALL_TILES[covered - 1].code)
    pile = "+".join(names) if is_north else "+".join(names).lower()
    return pile if destroyed_by is None else f"({pile}:{SIDES[destroyed_by]})"


def board_text(words: Words) -> str:
    """Write the board, row 3 first."""
    piles = ["."] * 9
    tiles, turn = words[TILES], words[TURN]
    covered = field(tiles, COVERED, 31)
    for cell in occupied_cells(turn):
        destroyed_by = turn >> BY_RELIGION + cell & 1 if turn >> DOWN + cell & 1 else None
        piles[cell] = pile_text(tile_on(tiles, cell), covered, turn >> NORTH + cell & 1, destroyed_by)
    return "/".join([",".join(piles[first : first + 3]) for first in (6, 3, 0)])


def who_text(words: Words) -> str:
    """Write who decides."""
    phase = field(words[TURN], PHASE, 7)
    if phase == FINISHED:
        return "."
    if phase in (BEGIN, DRAW, REVEAL):
        return "?"
    return SIDES[field(words[TURN], MOVER, 1)]


def chain(words: Words) -> list[int]:
    """Give the cells of the pending effect: of the tile placed, then of those that it uses."""
    return [field(words[TURN], shift, 15) - 1 for shift in (PLACED, USED, USED_AGAIN) if field(words[TURN], shift, 15)]


def flags_text(words: Words) -> str:
    """Write what is pending."""
    phase = field(words[TURN], PHASE, 7)
    if phase not in (EFFECT, REVEAL):
        return FLAGS.get(phase, "-")
    cells = chain(words)
    tile = ALL_TILES[tile_on(words[TILES], cells[0])].code
    return f"{tile}@{'>'.join(CELLS[cell] for cell in cells)}{'?' if phase == REVEAL else ''}"


def sees_zone(words: Words, side: int, watcher: Watcher) -> bool:
    """Tell whether a watcher knows the hidden tiles of a side's zone: its owner does, everyone when all is over."""
    return watcher is ALL or watcher == side or field(words[TURN], PHASE, 7) == FINISHED


def sees_pool(words: Words, watcher: Watcher) -> bool:
    """Tell whether a watcher knows the tiles that a secret draft picks from.

    Who looks at them first does, and both players know the three that were handed on.
    """
    if watcher is ALL:
        return True
    handed_on = lower(words[COMMON]) in (lower(words[PASSED]), upper(words[PASSED]))
    return watcher is not None and (handed_on or watcher == field(words[TURN], MOVER, 1))


def sees_passed(words: Words, watcher: Watcher) -> bool:
    """Tell whether a watcher knows the tiles handed on in a secret draft: both players do."""
    return watcher is not None or field(words[TURN], PHASE, 7) == FINISHED


def tiles_text(words: Words, tiles: int, seen: bool) -> str:
    """Write a set of tiles, the hidden ones behind a `?`, or only their number."""
    hidden = tiles & lower(words[SECRETS])
    if not hidden:
        return codes(tiles)
    known = codes(tiles & ~hidden) if tiles & ~hidden else ""
    return f"{known}?{codes(hidden) if seen else hidden.bit_count()}"


def passed_text(words: Words, seen: bool) -> str:
    """Write the tiles handed on in the rounds of a secret draft."""
    rounds = [tiles for tiles in (lower(words[PASSED]), upper(words[PASSED])) if tiles]
    return "/".join(codes(tiles) if seen else f"?{tiles.bit_count()}" for tiles in rounds)


def write(words: Words, watcher: Watcher = ALL) -> str:
    """Write the position as a watcher may see it: a seat, `None` for a spectator, `ALL` for everything.

    Raises:
        BadSeat: it is none of them.
    """
    require_watcher(watcher, len(ABOUT.seats), ABOUT.title)
    turn, match = words[TURN], words[MATCH]
    fields = [
        board_text(words),
        who_text(words),
        tiles_text(words, lower(words[ZONES]), sees_zone(words, 0, watcher)),
        tiles_text(words, upper(words[ZONES]), sees_zone(words, 1, watcher)),
        tiles_text(words, lower(words[COMMON]), sees_pool(words, watcher)),
        codes(upper(words[COMMON])),
        flags_text(words),
        str(field(turn, COUNT, 63)),
    ]
    if field(turn, BEGINNER, 1):
        fields.append("first=l")
    if words[PASSED]:
        fields.append(f"passed={passed_text(words, sees_passed(words, watcher))}")
    royalty, religion = field(match, 0, SCORE_BITS), field(match, RELIGION_SCORE, SCORE_BITS)
    finished = field(match, GAMES_FINISHED, 255)
    if field(match, FORM, 3) == POINTS and finished:
        fields.append(f"points={royalty}-{religion}/{finished}")
    elif field(match, FORM, 3) != POINTS and royalty + religion:
        fields.append(f"won={royalty}-{religion}")
    if upper(words[SECRETS]):
        fields.append(f"gone={codes(upper(words[SECRETS]))}")
    return " ".join(fields)
