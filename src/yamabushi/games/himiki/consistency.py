"""Check that the fields of a position text agree: what passes is a position that the rules can go on from."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field

from yamabushi.core.errors import quoted
from yamabushi.games.himiki import problems
from yamabushi.games.himiki import text as text_form
from yamabushi.games.himiki.board import SQUARES, mask_of, squares
from yamabushi.games.himiki.chaos_tiles import CHAOS, CHAOS_NUMBERS, WOOD_MANA
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ASK,
    BAN,
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
    EDITION,
    EXPERT,
    FINISHED,
    IMPEL,
    IN_TEAMS,
    MANA,
    MOVE,
    MUKYAN,
    OPEN,
    OWNERS,
    PARTNER,
    PENDING_TILE,
    PLACES,
    PUT_DOWN,
    RAISED,
    SEAT,
    SETUP,
    STATUS,
    SWAP,
    TELEPORT,
    TERRAIN,
    TILTS,
    TURN,
    WHITE_SCORE,
    colour_on,
    lower,
    occupied,
    upper,
)
from yamabushi.games.himiki.modes import (
    BOTH_ACTIVE,
    DRAWN_AFTER,
    FIXED_CONTROL,
    HAND,
    MOST_TILTS,
    ROLLED,
    SEATS,
    START,
    WINNING,
)
from yamabushi.games.himiki.modes import (
    CUBES as CUBES_IN_PLAY,
)
from yamabushi.games.himiki.moving import free_beside, own_half
from yamabushi.games.himiki.problems import impossible
from yamabushi.games.himiki.rules import seat_to_place
from yamabushi.games.himiki.turns import (
    bare_squares,
    confronts,
    conjurable,
    free_beyond,
    hand_of,
    mana_cubes,
    may_use_tile,
)
from yamabushi.kernels.bits import field as bits
from yamabushi.kernels.words import Words


@dataclass
class Parts:
    """What the fields say, before anybody asks whether it can be."""

    words: Words
    who: str
    phase: int = MOVE
    turn: int = 0
    lefts: dict[int, int] = dataclass_field(default_factory=dict)
    control: int | None = None
    within: str = ""
    places: int = 0
    terrain: int = 0
    win: str = ""


def check_cubes(words: Words, phase: int) -> None:
    """Check the number of cubes, and where they stand during set-up."""
    mode = bits(words[TURN], IN_TEAMS, 1)
    whites, blacks = lower(words[CUBES]).bit_count(), upper(words[CUBES]).bit_count()
    most = int(CUBES_IN_PLAY[mode]) // 2
    if max(whites, blacks) > most:
        raise impossible(problems.MANY_CUBES, most=most)
    if phase == DRAW and whites + blacks:
        raise impossible(problems.DRAWN_FIRST)
    if phase == SETUP:
        check_set_up(words, mode, whites + blacks)
    elif phase != DRAW and not (phase == FINISHED and mode):  # penalties can end a game of teams at any time
        lost = 2 * most - whites - blacks
        gate_used = bits(words[PLACES], 4 * CHAOS_NUMBERS["Gh"], 15) == DISCARDED
        if gate_used and lost != 1:
            raise impossible(problems.GATE_USED)
        if lost and not gate_used:
            raise impossible(problems.CUBES_MISSING, there=whites + blacks, all=2 * most)


def check_set_up(words: Words, mode: int, placed: int) -> None:
    """Check a position in which cubes are being set up."""
    edition = bits(words[TURN], EDITION, 1)
    if placed >= CUBES_IN_PLAY[mode]:
        raise impossible(problems.ALL_SET_UP)
    alone = bool(words[TURN] >> MUKYAN & 1)
    order = [seat_to_place(words[TURN], number) for number in range(placed)]
    for seat in range(int(SEATS[mode])):
        colour = lower(words[CUBES]) if seat % 2 == 0 else upper(words[CUBES])
        start = int(START[mode, seat])
        if alone and seat == 1:  # Muk Yan's cubes are rolled in square order
            start = mask_of(" ".join(squares(int(ROLLED[edition]))[: order.count(1)]))
        if (colour & start).bit_count() != order.count(seat):
            raise impossible(problems.NOT_SET_UP)
    if bits(words[TURN], SEAT, 3) != seat_to_place(words[TURN], placed):
        raise impossible(problems.OTHER_SETS_UP)


def check_tiles(parts: Parts, words: Words) -> None:
    """Check that hands and discards can be."""
    turn = words[TURN]
    if not bits(turn, EXPERT, 1):
        if parts.phase in (DRAW, IMPEL, SWAP, TELEPORT, CONFRONT, ASK, MANA, CONJURE, PUT_DOWN) or bits(
            turn, CONFUSED, 1
        ):
            raise impossible(problems.NO_CHAOS)
        return
    seats = int(SEATS[bits(turn, IN_TEAMS, 1)])
    drawn = 12 - int(hand_of(words[PLACES], -1)).bit_count()
    hands = [int(hand_of(words[PLACES], seat)).bit_count() for seat in range(seats)]
    if parts.phase == DRAW:
        if drawn >= HAND * seats or hands != [(drawn + seats - 1 - seat) // seats for seat in range(seats)]:
            raise impossible(problems.DRAWN_IN_TURN)
    elif max(hands) > HAND or (drawn != HAND * seats and not (parts.phase == FINISHED and seats == 4)):
        raise impossible(problems.THREE_DRAWN, seats=seats)
    if parts.phase in (DRAW, SETUP) and sum(hands) != drawn:
        raise impossible(problems.USED_BEFORE)
    confusion = bits(words[PLACES], 4 * CHAOS_NUMBERS["Cf"], 15)
    if (bits(turn, CONFUSED, 1) or bits(turn, CONFUSED_NEXT, 15)) and confusion != DISCARDED:
        raise impossible(problems.NO_CONFUSION)
    if upper(words[TERRAIN]) & occupied(words) & ~blocked_terrain(words):
        raise impossible(problems.ON_TERRAIN)


def blocked_terrain(words: Words) -> int:
    """Give the squares of tiles that can lie under a cube: those that do nothing without a free square to go to."""
    mask = 0
    for square, tile in text_form.terrain_tiles(words).items():
        if CHAOS[tile].code in ("Im", "Tp", "Mi"):
            mask |= 1 << square
    return mask


def check_turn(parts: Parts, words: Words) -> None:
    """Check that who decides, the score and the parts of the turn agree."""
    turn = words[TURN]
    phase = parts.phase
    if parts.who != text_form.who_text(words):
        raise impossible(problems.OTHER_DECIDES, decides=quoted(text_form.who_text(words)), written=quoted(parts.who))
    won = WINNING in (bits(turn, WHITE_SCORE, 7), bits(turn, BLACK_SCORE, 7))
    if (won or bits(turn, COUNT, 127) >= DRAWN_AFTER) != (phase == FINISHED):
        raise impossible(problems.NOT_OVER, most=DRAWN_AFTER)
    if won and bits(turn, COUNT, 127):
        raise impossible(problems.JUST_SCORED)
    scores = 0 if bits(turn, IN_TEAMS, 1) else 63 << WHITE_SCORE  # in teams there are penalties
    if phase in (DRAW, SETUP) and turn & (scores | 63 << OWNERS | 127 << COUNT):
        raise impossible(problems.SCORED_BEFORE)
    for side, shift in enumerate((WHITE_SCORE, BLACK_SCORE)):
        held = sum(bits(turn, OWNERS + 2 * element, 3) == side + 1 for element in range(3))
        if held > bits(turn, shift, 7):
            raise impossible(problems.INFLUENCE_POINTS)
    rolls = phase in (DICE, CANDIDATE)
    if rolls and not turn >> MUKYAN & 1:
        raise impossible(problems.NO_DICE)
    at_start = phase in (MOVE, DRAW, SETUP, FINISHED) or (rolls and not parts.within)
    if at_start == bool(parts.within) or (parts.within == "r") != (phase == AGAIN or (rolls and bool(parts.within))):
        raise impossible(problems.AGAIN_OR_PENDING)
    if parts.within and bits(turn, TILTS, 31) == 0:
        raise impossible(problems.NO_TILT_YET)
    if (phase == AGAIN or rolls) and bits(turn, TILTS, 31) >= MOST_TILTS:
        raise impossible(problems.TURN_ENDED, most=MOST_TILTS)
    if at_start and (parts.lefts or parts.control is not None):
        raise impossible(problems.NOT_TILTED)
    if phase != MOVE and not (rolls and at_start) and bits(turn, BAN, 1):
        raise impossible(problems.BAN_FIRST)
    if phase in (DRAW, SETUP, FINISHED) and bits(turn, CONFUSED, 1):
        raise impossible(problems.CONFUSED_WITHIN)
    if parts.win and phase != FINISHED:
        raise impossible(problems.WINNER_LAST)
    check_control(parts, words)


def check_control(parts: Parts, words: Words) -> None:
    """Check the cubes that a seat controls and those that have tilted."""
    turn = words[TURN]
    if parts.control is not None:
        if not bits(turn, IN_TEAMS, 1) or not FIXED_CONTROL[bits(turn, EDITION, 1)]:
            raise impossible(problems.CONTROL_IN_TEAMS)
        colour = bits(turn, SEAT, 1) ^ bits(turn, CONFUSED, 1)
        cubes = lower(words[CUBES]) if colour == 0 else upper(words[CUBES])
        if parts.control & ~cubes or parts.control == own_half(words) or not parts.control:
            raise impossible(problems.NO_CONTROL)
    for square, left in parts.lefts.items():
        if square == left and not bits(turn, EXPERT, 1):
            raise impossible(problems.LEFT_ITSELF, square=SQUARES[square])
    if parts.lefts and not bits(turn, EXPERT, 1):
        colour = bits(turn, SEAT, 1)
        if any(colour_on(words, square) != colour for square in parts.lefts):
            raise impossible(problems.OTHER_TILTED)
    if parts.within and not parts.lefts:
        raise impossible(problems.HAS_TILTED)


def check_pending(words: Words, phase: int) -> None:
    """Check that what is pending can be decided."""
    turn = words[TURN]
    active = bits(turn, ACTIVE, 31)
    edition = bits(turn, EDITION, 1)
    if phase in (IMPEL, SWAP, TELEPORT, CONFRONT, ASK, CONJURE) and not occupied(words) >> active & 1:
        raise impossible(problems.NO_CUBE_PENDING, square=SQUARES[active])
    partner = bits(turn, PARTNER, 31)
    if partner and (not BOTH_ACTIVE[edition] or not occupied(words) >> partner - 1 & 1 or partner - 1 == active):
        raise impossible(problems.NO_PARTNER)
    discarded = text_form.discards(words)
    used = {IMPEL: "Im", SWAP: "Tr", TELEPORT: "Tp", CONJURE: "Cj"}.get(phase)
    if partner and not discarded >> CHAOS_NUMBERS["Tr"] & 1:
        raise impossible(problems.NO_TRANSFER)
    if phase == MANA:
        used = CHAOS[bits(turn, PENDING_TILE, 15)].code
    if used and not discarded >> CHAOS_NUMBERS[used] & 1:
        raise impossible(problems.NOT_DISCARDED, tile=used)
    possible = {
        IMPEL: lambda: free_beside(words, active),
        SWAP: lambda: occupied(words) != 1 << active and not partner,
        TELEPORT: lambda: free_beyond(words, active),
        CONFRONT: lambda: confronts(words, active),
        ASK: lambda: may_use_tile(words),
        MANA: lambda: (
            bits(turn, PENDING_TILE, 15) <= WOOD_MANA and mana_cubes(words, bits(turn, PENDING_TILE, 15)) != 0
        ),
        CONJURE: lambda: conjurable(words) != 0,
        PUT_DOWN: lambda: bare_squares(words) != 0,
    }
    if phase in possible and not possible[phase]():
        raise impossible(problems.NOT_PENDING)
    if phase not in (CONFRONT, ASK, CONJURE, PUT_DOWN) and bits(turn, STATUS, 3) != OPEN:
        raise impossible(problems.NO_STANDING)
    if phase != CONFRONT and bits(turn, RAISED, 1):
        raise impossible(problems.RAISED_BY_YOKAI)
