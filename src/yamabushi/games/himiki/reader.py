"""Read a position text. Text may be wrong, a position may not: this is the only door, and it says what is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from dataclasses import field as dataclass_field

from yamabushi.core.errors import BadPosition, Sentence, quoted
from yamabushi.games.himiki import text as text_form
from yamabushi.games.himiki.board import ORIENTATION_NUMBERS, SQUARE_NUMBERS, SQUARES
from yamabushi.games.himiki.chaos_tiles import CHAOS, CHAOS_NUMBERS, FIRST_TERRAIN, WOOD_MANA, YOKAI
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ARMED,
    ARMED_SEAT,
    ASK,
    BAN,
    BLACK_SCORE,
    CONFRONT,
    CONFUSED,
    CONFUSED_NEXT,
    CONJURE,
    COUNT,
    CUBES,
    DISCARDED,
    DRAW,
    EDITION,
    EXPERT,
    FINISHED,
    IMPEL,
    IN_HAND_OF_NOBODY,
    IN_TEAMS,
    MANA,
    MOVE,
    ON_BOARD,
    OPEN,
    OWNERS,
    PARTNER,
    PENDING_TILE,
    PHASE,
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
    TWIST,
    UPPER,
    WHITE_SCORE,
    WINNER,
    colour_on,
    lower,
    occupied,
    packed,
    upper,
    with_left,
    with_place,
)
from yamabushi.games.himiki.layout import field as bits
from yamabushi.games.himiki.modes import (
    BOTH_ACTIVE,
    DRAWN_AFTER,
    FIXED_CONTROL,
    HAND,
    MOST_TILTS,
    SEATS,
    SET_UP,
    START,
    WINNING,
    YOKAI_ASKS,
)
from yamabushi.games.himiki.modes import (
    CUBES as CUBES_IN_PLAY,
)
from yamabushi.games.himiki.moving import own_half, put
from yamabushi.games.himiki.turns import (
    bare_squares,
    confrontable,
    conjurable,
    free_beside,
    free_beyond,
    hand_of,
    mana_cubes,
)
from yamabushi.kernels.words import Words

BAD_FIELDS = Sentence(
    "himiki-position-fields",
    "The position has {count} fields; it needs seven, as in 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.",
)
BAD_FIELD = Sentence("himiki-position-field", "The {field} field {text} is not right: {problem}.")
CONTRADICTION = Sentence("himiki-position-contradiction", "The position contradicts itself: {problem}.")
NOT_CANONICAL = Sentence(
    "himiki-position-canonical", "The position is not written in its one form; it would be {canonical}."
)

_CUBE = re.compile(r"([A-E][1-6])([HMK]{3})")
_LEFT = re.compile(r"([A-E][1-6])<([A-E][1-6])")
_TILTS = re.compile(r"([rn])(0|[1-9][0-9]?)")
_SET_OFF = re.compile(r"(Im|Tr|Tp)@([A-E][1-6])(?:&([A-E][1-6]))?")
_STANDING = re.compile(r"(My|ask|Cj)@([A-E][1-6])([-r!])(\+?)")
_PUT_DOWN = re.compile(r"@(Gh|Im|Tr|Vx|Tp|Mi)([-r!])")
_PHASES = {"Im": IMPEL, "Tr": SWAP, "Tp": TELEPORT, "My": CONFRONT, "ask": ASK, "Cj": CONJURE}


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


def wrong(field: str, text: str, problem: str) -> BadPosition:
    """Make the refusal of one field."""
    return BadPosition(BAD_FIELD, field=field, text=quoted(text), problem=problem)


def impossible(problem: str) -> BadPosition:
    """Make the refusal of a position whose fields do not agree."""
    return BadPosition(CONTRADICTION, problem=problem)


def read(text: str, opening: Words) -> Words:
    """Give the position that a text describes, `opening` being where the game of those options starts.

    Raises:
        BadPosition: the sentence says what is wrong, and where.
    """
    fields = text.split(" ")
    if len(fields) != 7:
        raise BadPosition(BAD_FIELDS, count=len(fields))
    cubes, who, score, owners, turn, count, chaos = fields
    parts = Parts(words=read_cubes(cubes, opening), who=who, turn=opening[TURN] & ~(15 << PHASE))
    read_who(parts, who)
    read_score(parts, score)
    read_owners(parts, owners)
    read_turn(parts, turn)
    read_count(parts, count)
    read_chaos(parts, chaos)
    words = put_together(parts)
    check_cubes(words, parts.phase)
    check_tiles(parts, words)
    check_turn(parts, words)
    check_pending(words, parts.phase)
    canonical = text_form.write(words)
    if canonical != text:
        raise BadPosition(NOT_CANONICAL, canonical=quoted(canonical, limit=300))
    return words


# ---- the fields ------------------------------------------------------------------------------------------------------


def read_cubes(text: str, opening: Words) -> Words:
    """Read where the cubes stand."""
    sides = text.split("/")
    if len(sides) != 2:
        raise wrong("cubes", text, "it is white's cubes, a / and black's")
    words = opening
    for colour, side in enumerate(sides):
        for name in side.split(",") if side != "-" else ():
            match = _CUBE.fullmatch(name)
            if match is None or match[2] not in ORIENTATION_NUMBERS:
                raise wrong("cubes", text, f"{quoted(name)} is no cube; cubes are as B5HMK, with , between them")
            square = SQUARE_NUMBERS[match[1]]
            if occupied(words) >> square & 1:
                raise wrong("cubes", text, f"there are two cubes on {match[1]}")
            words = put(words, square, colour, ORIENTATION_NUMBERS[match[2]])
    return words


def read_who(parts: Parts, text: str) -> None:
    """Read who decides."""
    seats = text_form.letters(parts.words)
    if text not in (*seats, "?", "."):
        raise wrong("who", text, f"it is {', '.join(seats)}, ? for chance or . when it is over")
    if text in seats:
        parts.turn |= seats.index(text) << SEAT
    if text == ".":
        parts.phase = FINISHED


def read_score(parts: Parts, text: str) -> None:
    """Read the score."""
    match = re.fullmatch(r"([0-5])-([0-5])", text)
    if match is None:
        raise wrong("score", text, "it is white's and black's points, 0 to 5, as 2-1")
    parts.turn |= int(match[1]) << WHITE_SCORE | int(match[2]) << BLACK_SCORE


def read_owners(parts: Parts, text: str) -> None:
    """Read who holds the influences."""
    if not re.fullmatch(r"[-wb]{3}", text):
        raise wrong("influences", text, "it is the owners of fire, water and wood, each w, b or -")
    for element, owner in enumerate(text):
        parts.turn |= "-wb".index(owner) << OWNERS + 2 * element


def read_count(parts: Parts, text: str) -> None:
    """Read the count of turns without a change of score."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,2}", text) or int(text) > DRAWN_AFTER:
        raise wrong("count", text, f"it is a whole number from 0 to {DRAWN_AFTER}")
    parts.turn |= int(text) << COUNT


def read_turn(parts: Parts, text: str) -> None:
    """Read what belongs to the turn."""
    for token in text.split(";") if text != "-" else ():
        if not read_token(parts, token):
            raise wrong("turn", text, f"{quoted(token)} is none of d, s, t, r3, n3, x, C4<C5, c=C4 and what is pending")


def read_token(parts: Parts, token: str) -> bool:
    """Read one part of the turn field; False if it is none."""
    if token in ("d", "s"):
        parts.phase = DRAW if token == "d" else SETUP
    elif token == "t":
        parts.turn |= 1 << BAN
    elif token == "x":
        parts.turn |= 1 << CONFUSED
    elif token in ("win=w", "win=b"):
        parts.win = token[-1]
    elif token in ("Mh", "Mm", "Mk"):
        parts.phase = MANA
        parts.turn |= CHAOS_NUMBERS[token] << PENDING_TILE
    elif match := _TILTS.fullmatch(token):
        parts.within = match[1]
        if int(match[2]) > MOST_TILTS:
            raise wrong("turn", token, f"at most {MOST_TILTS} tilts are chosen in a turn")
        parts.turn |= int(match[2]) << TILTS
        if match[1] == "r":
            parts.phase = AGAIN
    elif match := _LEFT.fullmatch(token):
        parts.lefts[SQUARE_NUMBERS[match[1]]] = SQUARE_NUMBERS[match[2]]
    elif token.startswith("c="):
        parts.control = read_squares(token)
    elif match := _SET_OFF.fullmatch(token):
        parts.phase = _PHASES[match[1]]
        parts.turn |= SQUARE_NUMBERS[match[2]] << ACTIVE
        if match[3]:
            parts.turn |= SQUARE_NUMBERS[match[3]] + 1 << PARTNER
    elif match := _STANDING.fullmatch(token):
        parts.phase = _PHASES[match[1]]
        parts.turn |= SQUARE_NUMBERS[match[2]] << ACTIVE | text_form.STANDS.index(match[3]) << STATUS
        parts.turn |= int(bool(match[4])) << RAISED
    elif match := _PUT_DOWN.fullmatch(token):
        parts.phase = PUT_DOWN
        parts.turn |= CHAOS_NUMBERS[match[1]] << PENDING_TILE | text_form.STANDS.index(match[2]) << STATUS
    else:
        return False
    return True


def read_squares(token: str) -> int:
    """Read the cubes that a seat controls."""
    mask = 0
    for name in token.removeprefix("c=").split(","):
        if name not in SQUARE_NUMBERS:
            raise wrong("turn", token, f"{quoted(name)} is no square")
        mask |= 1 << SQUARE_NUMBERS[name]
    return mask


def read_chaos(parts: Parts, text: str) -> None:
    """Read where the chaos tiles are."""
    expert = bits(parts.turn, EXPERT, 1)
    if not expert:
        if text != "-":
            raise wrong("chaos", text, "it is - without the expert rules")
        return
    groups = text.split("/")
    if len(groups) != 5:
        raise wrong("chaos", text, "it is hands/armed/confused/terrain/discards")
    hands, armed, confused, terrain, discarded = groups
    seats = text_form.letters(parts.words)
    if len(hands.split(",")) != len(seats):
        raise wrong("chaos", text, f"there are {len(seats)} hands, with , between them")
    for seat, hand in enumerate(hands.split(",")):
        for tile in read_tile_codes(text, hand):
            lay(parts, text, tile, seat + 1)
    if armed != "-":
        if armed not in seats:
            raise wrong("chaos", text, "the Major Yokai lies armed before a seat, or - before none")
        lay(parts, text, YOKAI, ARMED)
        parts.places |= seats.index(armed) << ARMED_SEAT
    for name in confused.split("+") if confused != "-" else ():
        if name not in seats:
            raise wrong("chaos", text, f"{quoted(name)} is no seat")
        parts.turn |= 1 << CONFUSED_NEXT + seats.index(name)
    for name in terrain.split("+") if terrain != "-" else ():
        read_terrain(parts, text, name)
    for tile in read_tile_codes(text, discarded):
        lay(parts, text, tile, DISCARDED)
    if parts.phase == PUT_DOWN:
        lay(parts, text, bits(parts.turn, PENDING_TILE, 15), IN_HAND_OF_NOBODY)


def read_tile_codes(text: str, codes: str) -> list[int]:
    """Read a row of chaos tiles."""
    names = re.findall(r"[A-Z][a-z]", codes)
    if codes != "-" and ("".join(names) != codes or not names):
        raise wrong("chaos", text, f"{quoted(codes)} is no row of tiles; rows are as MhCj, or -")
    for name in names if codes != "-" else ():
        if name not in CHAOS_NUMBERS:
            raise wrong("chaos", text, f"there is no chaos tile {quoted(name)}")
    return [CHAOS_NUMBERS[name] for name in names] if codes != "-" else []


def read_terrain(parts: Parts, text: str, name: str) -> None:
    """Read a terrain tile on the board."""
    square, code = name[:2], name[2:]
    if square not in SQUARE_NUMBERS or CHAOS_NUMBERS.get(code, 0) < FIRST_TERRAIN:
        raise wrong("chaos", text, f"{quoted(name)} is no terrain; terrain is as C3Im, with + between")
    number, tile = SQUARE_NUMBERS[square], CHAOS_NUMBERS[code]
    if parts.terrain >> number + UPPER & 1:
        raise wrong("chaos", text, f"two tiles lie on {square}")
    lay(parts, text, tile, ON_BOARD)
    parts.terrain |= 1 << number + UPPER | number << 5 * (tile - FIRST_TERRAIN)


def lay(parts: Parts, text: str, tile: int, place: int) -> None:
    """Note where a tile is, and refuse one that is elsewhere too."""
    if parts.places >> 4 * tile & 15:
        raise wrong("chaos", text, f"{CHAOS[tile].code} is in two places")
    parts.places = with_place(parts.places, tile, place)


# ---- the whole -------------------------------------------------------------------------------------------------------


def put_together(parts: Parts) -> Words:
    """Make the words of what the fields say."""
    words = parts.words
    lefts = [0, 0]
    for square, left in sorted(parts.lefts.items()):
        if not occupied(words) >> square & 1:
            raise impossible(f"there is no cube on {SQUARES[square]} that could have tilted")
        colour = colour_on(words, square)
        if lefts[colour] >> 50:
            raise impossible("so many cubes cannot have tilted in one turn")
        lefts[colour] = with_left(lefts[colour], square, left)
    turn = parts.turn | parts.phase << PHASE
    white, black = bits(turn, WHITE_SCORE, 7), bits(turn, BLACK_SCORE, 7)
    if parts.phase == FINISHED:
        turn |= winner_of(parts, white, black) << WINNER
    if parts.phase == DRAW:  # the seats draw in turn
        drawn = 12 - int(hand_of(parts.places, -1)).bit_count()
        turn |= drawn % int(SEATS[bits(turn, IN_TEAMS, 1)]) << SEAT
    return packed(
        words[CUBES],
        words[1],
        lower(words[TWIST]) | (parts.control or 0) << UPPER,
        turn,
        lefts[0],
        lefts[1],
        parts.places,
        parts.terrain,
    )


def winner_of(parts: Parts, white: int, black: int) -> int:
    """Give who has won a game that is over."""
    if white == WINNING and black == WINNING:
        if not parts.win:
            raise impossible("with five points each, win= says who has won")
        return "-wb".index(parts.win)
    if white == WINNING or black == WINNING:
        return 1 if white == WINNING else 2
    if bits(parts.turn, COUNT, 127) != DRAWN_AFTER:
        raise impossible("a game is over with five points or, as a draw, at a count of 100")
    return 0


def check_cubes(words: Words, phase: int) -> None:
    """Check the number of cubes, and where they stand during set-up."""
    mode = bits(words[TURN], IN_TEAMS, 1)
    whites, blacks = lower(words[CUBES]).bit_count(), upper(words[CUBES]).bit_count()
    most = int(CUBES_IN_PLAY[mode]) // 2
    if max(whites, blacks) > most:
        raise impossible(f"a side has {most} cubes")
    if phase == DRAW and whites + blacks:
        raise impossible("tiles are drawn before any cube is set up")
    if phase == SETUP:
        check_set_up(words, mode, whites + blacks)
    elif phase != DRAW and not (phase == FINISHED and mode):  # penalties can end a game of teams at any time
        lost = 2 * most - whites - blacks
        gate_used = bits(words[PLACES], 4 * CHAOS_NUMBERS["Gh"], 15) == DISCARDED
        if lost != (1 if gate_used else 0):
            raise impossible(
                f"{lost} cubes are missing; only one that has gone through the Gate of Hell leaves the game"
            )


def check_set_up(words: Words, mode: int, placed: int) -> None:
    """Check a position in which cubes are being set up."""
    edition = bits(words[TURN], EDITION, 1)
    if placed >= CUBES_IN_PLAY[mode]:
        raise impossible("all cubes are set up")
    order = [int(seat) for seat in SET_UP[mode, edition][:placed]]
    for seat in range(int(SEATS[mode])):
        colour = lower(words[CUBES]) if seat % 2 == 0 else upper(words[CUBES])
        if (colour & int(START[mode, seat])).bit_count() != order.count(seat):
            raise impossible("these cubes cannot have been set up so far, one after another, on the start squares")
    if bits(words[TURN], SEAT, 3) != SET_UP[mode, edition, placed]:
        raise impossible("it is another seat that sets up the next cube")


def check_tiles(parts: Parts, words: Words) -> None:
    """Check that hands and discards can be."""
    turn = words[TURN]
    if not bits(turn, EXPERT, 1):
        if parts.phase in (DRAW, IMPEL, SWAP, TELEPORT, CONFRONT, ASK, MANA, CONJURE, PUT_DOWN) or bits(
            turn, CONFUSED, 1
        ):
            raise impossible("there are no chaos tiles without the expert rules")
        return
    seats = int(SEATS[bits(turn, IN_TEAMS, 1)])
    drawn = 12 - int(hand_of(words[PLACES], -1)).bit_count()
    hands = [int(hand_of(words[PLACES], seat)).bit_count() for seat in range(seats)]
    if parts.phase == DRAW:
        if drawn >= HAND * seats or hands != [(drawn + seats - 1 - seat) // seats for seat in range(seats)]:
            raise impossible("the seats draw in turn, one tile each, three times round")
    elif max(hands) > HAND or (drawn != HAND * seats and not (parts.phase == FINISHED and seats == 4)):
        raise impossible(f"each of the {seats} seats has drawn three tiles")
    if parts.phase in (DRAW, SETUP) and sum(hands) != drawn:
        raise impossible("no tile has been used before the game begins")
    confusion = bits(words[PLACES], 4 * CHAOS_NUMBERS["Cf"], 15)
    if (bits(turn, CONFUSED, 1) or bits(turn, CONFUSED_NEXT, 15)) and confusion != DISCARDED:
        raise impossible("nobody has used Confusion")
    if upper(words[TERRAIN]) & occupied(words) & ~blocked_terrain(words):
        raise impossible("a cube stands on a tile that would have acted")


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
        raise impossible(f"with this turn field it is {text_form.who_text(words)!r} who decides, not {parts.who!r}")
    won = WINNING in (bits(turn, WHITE_SCORE, 7), bits(turn, BLACK_SCORE, 7))
    if (won or bits(turn, COUNT, 127) >= DRAWN_AFTER) != (phase == FINISHED):
        raise impossible("a game is over with five points or at a count of 100, and not before")
    if won and bits(turn, COUNT, 127):
        raise impossible("the count is 0 when the score has just changed")
    scores = 0 if bits(turn, IN_TEAMS, 1) else 63 << WHITE_SCORE  # in teams there are penalties
    if phase in (DRAW, SETUP) and turn & (scores | 63 << OWNERS | 127 << COUNT):
        raise impossible("nothing is scored before the game begins")
    for side, shift in enumerate((WHITE_SCORE, BLACK_SCORE)):
        held = sum(bits(turn, OWNERS + 2 * element, 3) == side + 1 for element in range(3))
        if held > bits(turn, shift, 7):
            raise impossible("each influence is a point")
    at_start = phase in (MOVE, DRAW, SETUP, FINISHED)
    if at_start == bool(parts.within) or (parts.within == "r") != (phase == AGAIN):
        raise impossible("r is written when playing again, n while something is pending, neither otherwise")
    if parts.within and bits(turn, TILTS, 31) == 0:
        raise impossible("a tilt was chosen before")
    if phase == AGAIN and bits(turn, TILTS, 31) >= MOST_TILTS:
        raise impossible(f"after {MOST_TILTS} tilts the turn has ended")
    if at_start and (parts.lefts or parts.control is not None):
        raise impossible("no cube has tilted yet this turn")
    if phase != MOVE and bits(turn, BAN, 1):
        raise impossible("t stands only before the first move of a turn")
    if phase in (DRAW, SETUP, FINISHED) and bits(turn, CONFUSED, 1):
        raise impossible("x stands only within a turn")
    if parts.win and phase != FINISHED:
        raise impossible("win= stands only when it is over")
    check_control(parts, words)


def check_control(parts: Parts, words: Words) -> None:
    """Check the cubes that a seat controls and those that have tilted."""
    turn = words[TURN]
    if parts.control is not None:
        if not bits(turn, IN_TEAMS, 1) or not FIXED_CONTROL[bits(turn, EDITION, 1)]:
            raise impossible("c= belongs to teams in the revised edition")
        colour = bits(turn, SEAT, 1) ^ bits(turn, CONFUSED, 1)
        cubes = lower(words[CUBES]) if colour == 0 else upper(words[CUBES])
        if parts.control & ~cubes or parts.control == own_half(words) or not parts.control:
            raise impossible("c= names cubes of the colour that is played, where they are not just those in the half")
    for square, left in parts.lefts.items():
        if square == left and not bits(turn, EXPERT, 1):
            raise impossible(f"the cube on {SQUARES[square]} cannot have left the square where it stands")
    if parts.lefts and not bits(turn, EXPERT, 1):
        colour = bits(turn, SEAT, 1)
        if any(colour_on(words, square) != colour for square in parts.lefts):
            raise impossible("only cubes of the side to move have tilted this turn")
    if parts.within and not parts.lefts:
        raise impossible("a cube has tilted this turn; it is written as C4<C5")


def check_pending(words: Words, phase: int) -> None:
    """Check that what is pending can be decided."""
    turn = words[TURN]
    active = bits(turn, ACTIVE, 31)
    edition = bits(turn, EDITION, 1)
    if phase in (IMPEL, SWAP, TELEPORT, CONFRONT, ASK, CONJURE) and not occupied(words) >> active & 1:
        raise impossible(f"there is no cube on {SQUARES[active]} for what is pending")
    partner = bits(turn, PARTNER, 31)
    if partner and (not BOTH_ACTIVE[edition] or not occupied(words) >> partner - 1 & 1 or partner - 1 == active):
        raise impossible("no other cube can be active beside it")
    discarded = text_form.discards(words)
    used = {IMPEL: "Im", SWAP: "Tr", TELEPORT: "Tp", CONJURE: "Cj"}.get(phase)
    if partner and not discarded >> CHAOS_NUMBERS["Tr"] & 1:
        raise impossible("Transfer lies among the discards when two cubes are active")
    if phase == MANA:
        used = CHAOS[bits(turn, PENDING_TILE, 15)].code
    if used and not discarded >> CHAOS_NUMBERS[used] & 1:
        raise impossible(f"{used} lies among the discards when it is pending")
    possible = {
        IMPEL: lambda: free_beside(words, active),
        SWAP: lambda: occupied(words) != 1 << active and not partner,
        TELEPORT: lambda: free_beyond(words, active),
        CONFRONT: lambda: bool(YOKAI_ASKS[edition]) and confronts(words, active),
        ASK: lambda: asks(words),
        MANA: lambda: (
            bits(turn, PENDING_TILE, 15) <= WOOD_MANA and mana_cubes(words, bits(turn, PENDING_TILE, 15)) != 0
        ),
        CONJURE: lambda: conjurable(words) != 0,
        PUT_DOWN: lambda: bare_squares(words) != 0,
    }
    if phase in possible and not possible[phase]():
        raise impossible("what is pending could not be decided here")
    if phase not in (CONFRONT, ASK, CONJURE, PUT_DOWN) and bits(turn, STATUS, 3) != OPEN:
        raise impossible("how the turn stands is written only where it is pending")
    if phase != CONFRONT and bits(turn, RAISED, 1):
        raise impossible("+ belongs to the Major Yokai")


def confronts(words: Words, active: int) -> bool:
    """Tell whether the seat has an armed Major Yokai and a cube to confront."""
    return text_form.armed_seat(words) == bits(words[TURN], SEAT, 3) and confrontable(words, active) != 0


def asks(words: Words) -> bool:
    """Tell whether the seat holds a chaos tile and has a score at which it may use one."""
    seat = bits(words[TURN], SEAT, 3)
    score = bits(words[TURN], WHITE_SCORE if seat % 2 == 0 else BLACK_SCORE, 7)
    return 2 <= score < WINNING and hand_of(words[PLACES], seat) != 0
