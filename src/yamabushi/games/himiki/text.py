"""Write a position as text, for everyone or as one seat may see it. `docs/himiki/notation.md` describes the form."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from yamabushi.core.seats import ALL, Watcher, require_watcher
from yamabushi.games.himiki.about import ABOUT, ALONE_LETTERS, TEAM_LETTERS
from yamabushi.games.himiki.board import ELEMENTS, ORIENTATIONS, SQUARES, squares
from yamabushi.games.himiki.chaos_tiles import CHAOS, CONJURATION, FIRST_TERRAIN
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ARMED,
    ARMED_SEAT,
    ASK,
    BAN,
    BLACK_LEFT,
    BLACK_SCORE,
    CANDIDATE,
    CONFRONT,
    CONFUSED,
    CONFUSED_NEXT,
    CONJURE,
    COUNT,
    CUBES,
    DICE,
    DISCARDED,
    DRAW,
    EXPERT,
    FINISHED,
    IMPEL,
    IN_TEAMS,
    MANA,
    MOVE,
    MUKYAN,
    ON_BOARD,
    OWNERS,
    PARTNER,
    PENDING_TILE,
    PHASE,
    PLACES,
    PUT_DOWN,
    RAISED,
    SETUP,
    STATUS,
    SWAP,
    TELEPORT,
    TERRAIN,
    TILTS,
    TOPS,
    TURN,
    TWIST,
    WHITE_LEFT,
    WHITE_SCORE,
    WINNER,
    lower,
    occupied,
    orientation_on,
    place_of,
    upper,
)
from yamabushi.games.himiki.mindlock import IN_HAND, is_puzzle
from yamabushi.games.himiki.modes import WINNING
from yamabushi.games.himiki.rules import decider
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import CHANCE, OVER, Words

SIDES = "wb"
STANDS = "-r!"
SET_OFF = {IMPEL: "Im", SWAP: "Tr", TELEPORT: "Tp"}


def letters(words: Words) -> tuple[str, ...]:
    """Give what the seats are called."""
    if words[TURN] >> MUKYAN & 3:  # Muk Yan or Mindlock
        return ALONE_LETTERS
    return TEAM_LETTERS if field(words[TURN], IN_TEAMS, 1) else ABOUT.letters


# What words say is read piece by piece, and mostly somebody else has just asked for the same piece.
PIECES = 4096


@lru_cache(PIECES)
def oriented(cubes: int, tops: int, twist: int) -> tuple[tuple[int, str], ...]:
    """List the squares of a set of cubes with their orientations, in square order, by both words that say these."""
    words = cast(Words, (0, tops, twist))  # nothing is read of the others
    return tuple([(n, ORIENTATIONS[orientation_on(words, n)]) for n in range(len(SQUARES)) if cubes >> n & 1])


def standing(words: Words) -> tuple[tuple[int, str], ...]:
    """List the squares of all cubes with their orientations, in square order."""
    return oriented(int(occupied(words)), words[TOPS], words[TWIST])


def cubes_text(words: Words, cubes: int) -> str:
    """Write cubes with their orientations, in square order."""
    return ",".join([SQUARES[n] + shown for n, shown in standing(words) if cubes >> n & 1]) or "-"


def who_text(words: Words) -> str:
    """Write who decides."""
    seat = int(decider(words))
    return {OVER: ".", CHANCE: "?"}.get(seat) or letters(words)[seat]


def owners_text(words: Words) -> str:
    """Write who holds the influences of H, M and K."""
    return "".join(["-wb"[words[TURN] >> OWNERS + 2 * element & 3] for element in range(3)])


def left_entries(words: Words) -> dict[int, int]:
    """Give the squares that cubes left with their latest tilts of this turn, by where they stand, in square order."""
    found: dict[int, int] = {}
    for entries in (words[WHITE_LEFT], words[BLACK_LEFT]):
        while entries:
            found[(entries & 31) - 1] = entries >> 5 & 31
            entries >>= 10
    return dict(sorted(found.items()))


def pending_text(words: Words) -> str:
    """Write what is pending, or nothing."""
    turn = words[TURN]
    phase = field(turn, PHASE, 15)
    if phase in (MOVE, AGAIN):  # mostly
        return ""
    active = SQUARES[field(turn, ACTIVE, 31)]
    stands = STANDS[field(turn, STATUS, 3)]
    if phase in SET_OFF:
        partner = field(turn, PARTNER, 31) - 1
        return f"{SET_OFF[phase]}@{active}" + (f"&{SQUARES[partner]}" if partner >= 0 else "")
    if phase == CONFRONT:
        return f"My@{active}{stands}{'+' if field(turn, RAISED, 1) else ''}"
    if phase == ASK:
        return f"ask@{active}{stands}"
    if phase == MANA:
        return CHAOS[field(turn, PENDING_TILE, 15)].code
    if phase == CONJURE:
        return "Cj" if is_puzzle(words) and stands == "-" else f"Cj@{active}{stands}"
    if phase == PUT_DOWN:
        return f"@{CHAOS[field(turn, PENDING_TILE, 15)].code}{stands}"
    if phase == DICE:
        return "mk"
    if phase == CANDIDATE:
        return f"mk={dice_text(words)}"
    return ""


def dice_text(words: Words) -> str:
    """Write what Muk Yan's dice show: black's element, then white's."""
    black, white = divmod(field(words[TURN], ACTIVE, 31), 3)
    return ELEMENTS[black] + ELEMENTS[white]


@lru_cache(PIECES)
def turn_text(words: Words) -> str:
    """Write all that belongs to the turn."""
    turn = words[TURN]
    phase = field(turn, PHASE, 15)
    parts = []
    if is_puzzle(words):
        return puzzle_turn_text(words)
    if phase == FINISHED:
        both = field(turn, WHITE_SCORE, 7) == field(turn, BLACK_SCORE, 7) == WINNING
        return f"win={SIDES[field(turn, WINNER, 3) - 1]}" if both else "-"
    if phase in (DRAW, SETUP):
        parts.append("d" if phase == DRAW else "s")
    if field(turn, BAN, 1):
        parts.append("t")
    tilts = field(turn, TILTS, 31)
    if phase in (AGAIN, DICE, CANDIDATE):
        parts += [f"r{tilts}"] if tilts else []
    elif phase not in (DRAW, SETUP, MOVE):
        parts.append(f"n{tilts}")
    if field(turn, CONFUSED, 1):
        parts.append("x")
    parts += [f"{SQUARES[square]}<{SQUARES[left]}" for square, left in left_entries(words).items()]
    if upper(words[TWIST]):
        parts.append(f"c={','.join(squares(upper(words[TWIST])))}")
    if pending := pending_text(words):
        parts.append(pending)
    return ";".join(parts) or "-"


def puzzle_turn_text(words: Words) -> str:
    """Write all that belongs to the turn in a puzzle."""
    turn = words[TURN]
    if field(turn, PHASE, 15) == FINISHED:
        return "-"
    again = field(turn, PHASE, 15) == AGAIN
    parts = ["r"] if again else []
    parts += [f"{SQUARES[square]}<{SQUARES[left]}" for square, left in left_entries(words).items()]
    if again and place_of(words[PLACES], CONJURATION) == IN_HAND:
        parts.append(f"a={SQUARES[field(turn, ACTIVE, 31)]}")
    if pending := pending_text(words):
        parts.append(pending)
    return ";".join(parts) or "-"


def tile_codes(tiles: int) -> str:
    """Write a set of chaos tiles in their order, `-` if it is empty."""
    return "".join(tile.code for number, tile in enumerate(CHAOS) if tiles >> number & 1) or "-"


def discards(words: Words) -> int:
    """Give the tiles that have been used up."""
    return sum(1 << tile for tile in range(12) if place_of(words[PLACES], tile) == DISCARDED)


def terrain_tiles(words: Words) -> dict[int, int]:
    """Give the terrain tiles on the board by their squares, in square order."""
    found = {
        field(words[TERRAIN], 5 * (tile - FIRST_TERRAIN), 31): tile
        for tile in range(FIRST_TERRAIN, 12)
        if place_of(words[PLACES], tile) == ON_BOARD
    }
    return dict(sorted(found.items()))


def armed_seat(words: Words) -> int | None:
    """Give the seat before whom a Major Yokai lies armed."""
    armed = any(place_of(words[PLACES], tile) == ARMED for tile in range(12))
    return field(words[PLACES], ARMED_SEAT, 3) if armed else None


def sees_hand(words: Words, seat: int, watcher: Watcher) -> bool:
    """Tell whether a watcher knows the tiles of a seat: the seat does, and everyone when it is over."""
    return watcher in (ALL, seat) or field(words[TURN], PHASE, 15) == FINISHED or is_puzzle(words)


def hand_text(words: Words, seat: int, watcher: Watcher) -> str:
    """Write the chaos tiles of a seat, or only their number."""
    hand = hand_of(words[PLACES], seat)
    return tile_codes(hand) if not hand or sees_hand(words, seat, watcher) else f"?{hand.bit_count()}"


def chaos_text(words: Words, watcher: Watcher) -> str:
    """Write where the chaos tiles are."""
    if not field(words[TURN], EXPERT, 1) or (is_puzzle(words) and not has_tiles(words)):
        return "-"
    seats = letters(words)
    armed = armed_seat(words)
    confused = [name for seat, name in enumerate(seats) if words[TURN] >> CONFUSED_NEXT + seat & 1]
    terrain = [f"{SQUARES[square]}{CHAOS[tile].code}" for square, tile in terrain_tiles(words).items()]
    return "/".join(
        (
            ",".join(hand_text(words, seat, watcher) for seat in range(len(seats))),
            "-" if armed is None else seats[armed],
            "+".join(confused) or "-",
            "+".join(terrain) or "-",
            tile_codes(discards(words)),
        )
    )


def has_tiles(words: Words) -> bool:
    """Tell whether any chaos tile is in a puzzle."""
    return words[PLACES] & (1 << ARMED_SEAT) - 1 != 0


def score_text(words: Words) -> str:
    """Write the score; in a puzzle the moves paid."""
    turn = words[TURN]
    if is_puzzle(words):
        return str(field(turn, COUNT, 127))
    return f"{field(turn, WHITE_SCORE, 7)}-{field(turn, BLACK_SCORE, 7)}"


def write(words: Words, watcher: Watcher = ALL) -> str:
    """Write the position as a watcher may see it: a seat, `None` for a spectator, `ALL` for everything.

    Raises:
        BadSeat: it is none of them.
    """
    require_watcher(watcher, len(letters(words)), ABOUT.title)
    turn = words[TURN]
    return " ".join(
        (
            f"{cubes_text(words, lower(words[CUBES]))}/{cubes_text(words, upper(words[CUBES]))}",
            who_text(words),
            score_text(words),
            owners_text(words),
            turn_text(words),
            "0" if is_puzzle(words) else str(field(turn, COUNT, 127)),
            chaos_text(words, watcher),
        )
    )
