"""Where a puzzle starts, and how a position of one is read: what passes can be played on."""

from __future__ import annotations

import re

from yamabushi.core.errors import BadPosition, quoted
from yamabushi.games.himiki import problems
from yamabushi.games.himiki import text as text_form
from yamabushi.games.himiki.board import ELEMENT_NAMES, ELEMENTS, ORIENTATION_NUMBERS, SQUARE_NUMBERS, SQUARES
from yamabushi.games.himiki.chaos_tiles import CHAOS, CHAOS_NUMBERS, CONJURATION, FIRST_TERRAIN, GATE, YOKAI
from yamabushi.games.himiki.consistency import Parts, blocked_terrain
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ARMED,
    CONFRONT,
    CONFUSED_NEXT,
    CONJURE,
    COUNT,
    CUBES,
    DEMANDED,
    DISCARDED,
    EDITION,
    EXPERT,
    FINISHED,
    IMPEL,
    IN_PLAY,
    LIKE,
    MANA,
    MINDLOCK,
    MOVE,
    ON_BOARD,
    OPEN,
    OWNERS,
    PAR,
    PAR_BITS,
    PARTNER,
    PENDING_TILE,
    PHASE,
    PLACES,
    STATUS,
    SWAP,
    TELEPORT,
    TERRAIN,
    TURN,
    UPPER,
    WANTED,
    WINNER,
    lower,
    occupied,
    packed,
    place_of,
    showing,
    upper,
    with_left,
    with_place,
)
from yamabushi.games.himiki.mindlock import FAILED, IN_HAND, SOLVED, is_solved
from yamabushi.games.himiki.modes import BOTH_ACTIVE, EDITIONS
from yamabushi.games.himiki.moving import free_beside, put
from yamabushi.games.himiki.problems import impossible, wrong
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.games.himiki.reader import read_chaos, read_cubes, read_token
from yamabushi.games.himiki.turns import confronts, free_beyond
from yamabushi.kernels.bits import field as bits
from yamabushi.kernels.words import Words

NOT_IN_PUZZLES = {"d", "s", "t", "x", "win=w", "win=b"}


def opening(puzzle: Puzzle) -> Words:
    """Give the words of the position in which a puzzle starts."""
    places, terrain = 0, 0
    for tile in puzzle.hand:
        places = with_place(places, CHAOS_NUMBERS[tile], IN_HAND)
    for name, code in puzzle.terrain.items():
        square, tile_number = SQUARE_NUMBERS[name], CHAOS_NUMBERS[code]
        places = with_place(places, tile_number, ON_BOARD)
        terrain |= 1 << square + UPPER | square << 5 * (tile_number - FIRST_TERRAIN)
    for element, letter in enumerate(ELEMENTS):
        if letter in puzzle.influences:
            places |= (DEMANDED if letter in puzzle.demanded else IN_PLAY) << WANTED + 2 * element
    turn = 1 << MINDLOCK | 1 << EXPERT | EDITIONS.index(puzzle.edition) << EDITION | puzzle.par << PAR | MOVE << PHASE
    words = packed(0, 0, 0, turn, 0, 0, places, terrain)
    for colour, cubes in enumerate((puzzle.white, puzzle.black)):
        for square_name, orientation in cubes.items():
            words = put(words, SQUARE_NUMBERS[square_name], colour, ORIENTATION_NUMBERS[orientation])
    return words


def read(text: str, start: Words) -> Words:
    """Give the position that a text describes, `start` being where the puzzle starts.

    Raises:
        BadPosition: the sentence says what is wrong, and where.
    """
    fields = text.split(" ")
    if len(fields) != 7:
        raise BadPosition(problems.BAD_FIELDS, count=len(fields))
    cubes, who, score, owners, turn, count, chaos = fields
    blank = packed(0, 0, 0, start[TURN] & ~(15 << PHASE), 0, 0, 0, 0)
    parts = Parts(words=read_cubes(cubes, blank), who=who, turn=blank[TURN])
    if who not in ("w", "."):
        raise wrong("who", who, problems.NOT_WHITE)
    if who == ".":
        parts.phase = FINISHED
    if not re.fullmatch("0|[1-9][0-9]?", score, re.ASCII):
        raise wrong("score", score, problems.NO_PAID)
    parts.turn |= int(score) << COUNT
    if not re.fullmatch("[-w]{3}", owners):
        raise wrong("influences", owners, problems.NO_TAKEN)
    for element, owner in enumerate(owners):
        parts.turn |= "-w".index(owner) << OWNERS + 2 * element
    read_turn(parts, turn)
    if count != "0":
        raise wrong("count", count, problems.NOT_ZERO)
    if text_form.has_tiles(start):
        read_chaos(parts, chaos)
    elif chaos != "-":
        raise wrong("chaos", chaos, problems.WITHOUT_TILES)
    parts.places |= start[PLACES] & 63 << WANTED
    words = put_together(parts)
    check_pieces(words, start)
    check_end(words)
    check_turn(parts, words)
    canonical = text_form.write(words)
    if canonical != text:
        raise BadPosition(problems.NOT_CANONICAL, canonical=quoted(canonical, limit=300))
    return words


def read_turn(parts: Parts, text: str) -> None:
    """Read what belongs to the turn."""
    for token in text.split(";") if text != "-" else ():
        if token == "r":
            parts.phase = AGAIN
        elif token == "Cj":
            parts.phase = CONJURE
        elif token[:2] == "a=" and token[2:] in SQUARE_NUMBERS:
            parts.turn |= SQUARE_NUMBERS[token[2:]] << ACTIVE
        elif token in NOT_IN_PUZZLES or token[:1] in ("n", "r", "@") or "ask" in token or not read_token(parts, token):
            raise wrong("turn", text, problems.NO_STEP, word=quoted(token))


def put_together(parts: Parts) -> Words:
    """Make the words of what the fields say."""
    words = parts.words
    left = 0
    for square, before in sorted(parts.lefts.items()):
        if not lower(words[CUBES]) >> square & 1:
            raise impossible(problems.NO_WHITE_TILTED, square=SQUARES[square])
        left = with_left(left, square, before)
    turn = parts.turn | parts.phase << PHASE
    words = packed(words[CUBES], words[1], words[2], turn, left, 0, parts.places, parts.terrain)
    if parts.phase == FINISHED:
        turn |= (SOLVED if is_solved(words) else FAILED) << WINNER
    return packed(words[CUBES], words[1], words[2], turn, left, 0, parts.places, parts.terrain)


def check_pieces(words: Words, start: Words) -> None:
    """Check cubes and tiles against those that the puzzle has."""
    whites, blacks = lower(words[CUBES]).bit_count(), upper(words[CUBES]).bit_count()
    gone = lower(start[CUBES]).bit_count() - whites
    gate_used = place_of(start[PLACES], GATE) == ON_BOARD and place_of(words[PLACES], GATE) == DISCARDED
    if gone != int(gate_used) or blacks > upper(start[CUBES]).bit_count():
        raise impossible(problems.OTHER_CUBES)
    for tile, about in enumerate(CHAOS):
        before, now = place_of(start[PLACES], tile), place_of(words[PLACES], tile)
        lies = [bits(position[TERRAIN], 5 * max(0, tile - FIRST_TERRAIN), 31) for position in (words, start)]
        stays = now == before and (before != ON_BOARD or lies[0] == lies[1])
        used = before in (IN_HAND, ON_BOARD) and (now == DISCARDED or (now == ARMED and tile == YOKAI))
        if not stays and not used:
            raise impossible(problems.OTHER_TILE, tile=about.code)
    if bits(words[TURN], CONFUSED_NEXT, 15):
        raise impossible(problems.NEVER_CONFUSED)
    if upper(words[TERRAIN]) & occupied(words) & ~blocked_terrain(words):
        raise impossible(problems.ON_TERRAIN)
    for element in range(3):
        if bits(words[TURN], OWNERS + 2 * element, 3) and not bits(words[PLACES], WANTED + 2 * element, 3):
            raise impossible(problems.NO_INFLUENCE, element=ELEMENT_NAMES[element])


def check_end(words: Words) -> None:
    """Check that it is over if and only if it is solved or failed."""
    turn = words[TURN]
    beyond = bits(turn, COUNT, 127) - bits(turn, PAR, PAR_BITS)
    solved, failed = bool(is_solved(words)), beyond > 0 or not lower(words[CUBES])
    if beyond > 1 or (solved and beyond > 0):
        raise impossible(problems.PAID_BEYOND)
    if (solved or failed) != (bits(turn, PHASE, 15) == FINISHED):
        raise impossible(problems.NOT_FINISHED)


def check_turn(parts: Parts, words: Words) -> None:
    """Check that what is pending can be."""
    turn, phase = words[TURN], parts.phase
    active = bits(turn, ACTIVE, 31)
    white = lower(words[CUBES])
    holds = place_of(words[PLACES], CONJURATION) == IN_HAND
    if (phase in (MOVE, FINISHED) or (phase == CONJURE and bits(turn, STATUS, 3) == OPEN)) and parts.lefts:
        raise impossible(problems.NOT_TILTED)
    if phase in (AGAIN, IMPEL, SWAP, TELEPORT, CONFRONT) and not parts.lefts:
        raise impossible(problems.HAS_TILTED)
    if phase not in (AGAIN, IMPEL, SWAP, TELEPORT, CONFRONT, CONJURE) and active:
        raise impossible(problems.NOTHING_ACTIVE)
    if phase == AGAIN and not holds and active:
        raise impossible(problems.ACTIVE_BY_HAND)
    acts = phase in (IMPEL, SWAP, TELEPORT, CONFRONT) or (phase == AGAIN and holds)
    acts = acts or (phase == CONJURE and bits(turn, STATUS, 3) == LIKE)
    if acts and not white >> active & 1:
        raise impossible(problems.NO_WHITE_PENDING, square=SQUARES[active])
    stands = bits(turn, STATUS, 3)
    if phase == CONJURE and stands not in (OPEN, LIKE):
        raise impossible(problems.NOT_CONJURED)
    used = {IMPEL: "Im", SWAP: "Tr", TELEPORT: "Tp", CONJURE: "Cj"}.get(phase)
    if phase == MANA:
        used = CHAOS[bits(turn, PENDING_TILE, 15)].code
    if used and place_of(words[PLACES], CHAOS_NUMBERS[used]) != DISCARDED:
        raise impossible(problems.NOT_DISCARDED, tile=used)
    check_partner(words, active)
    possible = {
        IMPEL: lambda: free_beside(words, active),
        SWAP: lambda: occupied(words) != 1 << active and not bits(turn, PARTNER, 31),
        TELEPORT: lambda: free_beyond(words, active),
        CONFRONT: lambda: confronts(words, active),
        MANA: lambda: bool(white & showing(words, bits(turn, PENDING_TILE, 15))),
        CONJURE: lambda: upper(words[CUBES]) != 0,
    }
    if phase in possible and not possible[phase]():
        raise impossible(problems.NOT_PENDING)


def check_partner(words: Words, active: int) -> None:
    """Check the cube that a Transfer has made active beside the first."""
    turn = words[TURN]
    partner = bits(turn, PARTNER, 31) - 1
    if partner < 0:
        return
    if not BOTH_ACTIVE[bits(turn, EDITION, 1)] or not occupied(words) >> partner & 1 or partner == active:
        raise impossible(problems.TWO_ACTIVE)
    if place_of(words[PLACES], CHAOS_NUMBERS["Tr"]) != DISCARDED:
        raise impossible(problems.NO_TRANSFER)
