"""Read a position text. Text may be wrong, a position may not: this is the only door, and it says what is wrong."""

from __future__ import annotations

import re

from yamabushi.core.errors import BadPosition, quoted
from yamabushi.games.himiki import problems
from yamabushi.games.himiki import text as text_form
from yamabushi.games.himiki.board import ELEMENTS, ORIENTATION_NUMBERS, SQUARE_NUMBERS, SQUARES
from yamabushi.games.himiki.chaos_tiles import CHAOS, CHAOS_NUMBERS, FIRST_TERRAIN, YOKAI
from yamabushi.games.himiki.consistency import (
    Parts,
    check_cubes,
    check_pending,
    check_tiles,
    check_turn,
)
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ARMED,
    ARMED_SEAT,
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
    EXPERT,
    FINISHED,
    IMPEL,
    IN_HAND_OF_NOBODY,
    IN_TEAMS,
    MANA,
    MUKYAN,
    ON_BOARD,
    OWNERS,
    PARTNER,
    PENDING_TILE,
    PHASE,
    PUT_DOWN,
    RAISED,
    SEAT,
    SETUP,
    STATUS,
    SWAP,
    TELEPORT,
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
    with_left,
    with_place,
)
from yamabushi.games.himiki.modes import (
    DRAWN_AFTER,
    MOST_TILTS,
    SEATS,
    WINNING,
)
from yamabushi.games.himiki.moving import put
from yamabushi.games.himiki.problems import impossible, wrong
from yamabushi.games.himiki.turns import (
    hand_of,
)
from yamabushi.kernels.bits import field as bits
from yamabushi.kernels.words import Words

_CUBE = re.compile(r"([A-E][1-6])([HMK]{3})")
_LEFT = re.compile(r"([A-E][1-6])<([A-E][1-6])")
_TILTS = re.compile(r"([rn])(0|[1-9][0-9]?)")
_SET_OFF = re.compile(r"(Im|Tr|Tp)@([A-E][1-6])(?:&([A-E][1-6]))?")
_STANDING = re.compile(r"(My|ask|Cj)@([A-E][1-6])([-r!])(\+?)")
_DICE = re.compile(r"mk=([HMK])([HMK])")
_PUT_DOWN = re.compile(r"@(Gh|Im|Tr|Vx|Tp|Mi)([-r!])")
_PHASES = {"Im": IMPEL, "Tr": SWAP, "Tp": TELEPORT, "My": CONFRONT, "ask": ASK, "Cj": CONJURE}


def read(text: str, opening: Words) -> Words:
    """Give the position that a text describes, `opening` being where the game of those options starts.

    Raises:
        BadPosition: the sentence says what is wrong, and where.
    """
    fields = text.split(" ")
    if len(fields) != 7:
        raise BadPosition(problems.BAD_FIELDS, count=len(fields))
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
        raise BadPosition(problems.NOT_CANONICAL, canonical=quoted(canonical, limit=300))
    return words


# ---- the fields ------------------------------------------------------------------------------------------------------


def read_cubes(text: str, opening: Words) -> Words:
    """Read where the cubes stand."""
    sides = text.split("/")
    if len(sides) != 2:
        raise wrong("cubes", text, problems.NO_SIDES)
    words = opening
    for colour, side in enumerate(sides):
        for name in side.split(",") if side != "-" else ():
            match = _CUBE.fullmatch(name)
            if match is None or match[2] not in ORIENTATION_NUMBERS:
                raise wrong("cubes", text, problems.NO_CUBE, word=quoted(name))
            square = SQUARE_NUMBERS[match[1]]
            if occupied(words) >> square & 1:
                raise wrong("cubes", text, problems.TWO_CUBES, square=match[1])
            words = put(words, square, colour, ORIENTATION_NUMBERS[match[2]])
    return words


def read_who(parts: Parts, text: str) -> None:
    """Read who decides."""
    seats = text_form.letters(parts.words)
    if text not in (*seats, "?", "."):
        raise wrong("who", text, problems.NO_SEAT_TO_MOVE, seats=", ".join(seats))
    if text in seats:
        parts.turn |= seats.index(text) << SEAT
    if text == ".":
        parts.phase = FINISHED


def read_score(parts: Parts, text: str) -> None:
    """Read the score."""
    match = re.fullmatch(r"([0-5])-([0-5])", text)
    if match is None:
        raise wrong("score", text, problems.NO_SCORE)
    parts.turn |= int(match[1]) << WHITE_SCORE | int(match[2]) << BLACK_SCORE


def read_owners(parts: Parts, text: str) -> None:
    """Read who holds the influences."""
    if not re.fullmatch(r"[-wb]{3}", text):
        raise wrong("influences", text, problems.NO_OWNERS)
    for element, owner in enumerate(text):
        parts.turn |= "-wb".index(owner) << OWNERS + 2 * element


def read_count(parts: Parts, text: str) -> None:
    """Read the count of turns without a change of score."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,2}", text) or int(text) > DRAWN_AFTER:
        raise wrong("count", text, problems.NO_COUNT, most=DRAWN_AFTER)
    parts.turn |= int(text) << COUNT


def read_turn(parts: Parts, text: str) -> None:
    """Read what belongs to the turn."""
    for token in text.split(";") if text != "-" else ():
        if not read_token(parts, token):
            raise wrong("turn", text, problems.NO_TOKEN, word=quoted(token))


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
    elif token == "mk":
        parts.phase = DICE
    elif match := _DICE.fullmatch(token):
        parts.phase = CANDIDATE
        parts.turn |= 3 * ELEMENTS.index(match[1]) + ELEMENTS.index(match[2]) << ACTIVE
    elif match := _TILTS.fullmatch(token):
        parts.within = match[1]
        if int(match[2]) > MOST_TILTS:
            raise wrong("turn", token, problems.MANY_TILTS, most=MOST_TILTS)
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
            raise wrong("turn", token, problems.NO_SQUARE, word=quoted(name))
        mask |= 1 << SQUARE_NUMBERS[name]
    return mask


def read_chaos(parts: Parts, text: str) -> None:
    """Read where the chaos tiles are."""
    expert = bits(parts.turn, EXPERT, 1)
    if not expert:
        if text != "-":
            raise wrong("chaos", text, problems.WITHOUT_EXPERT)
        return
    groups = text.split("/")
    if len(groups) != 5:
        raise wrong("chaos", text, problems.NO_GROUPS)
    hands, armed, confused, terrain, discarded = groups
    seats = text_form.letters(parts.words)
    if len(hands.split(",")) != len(seats):
        raise wrong("chaos", text, problems.NO_HANDS, count=len(seats))
    for seat, hand in enumerate(hands.split(",")):
        for tile in read_tile_codes(text, hand):
            lay(parts, text, tile, seat + 1)
    if armed != "-":
        if armed not in seats:
            raise wrong("chaos", text, problems.NO_ARMED)
        lay(parts, text, YOKAI, ARMED)
        parts.places |= seats.index(armed) << ARMED_SEAT
    for name in confused.split("+") if confused != "-" else ():
        if name not in seats:
            raise wrong("chaos", text, problems.NO_SEAT, word=quoted(name))
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
        raise wrong("chaos", text, problems.NO_ROW, word=quoted(codes))
    for name in names if codes != "-" else ():
        if name not in CHAOS_NUMBERS:
            raise wrong("chaos", text, problems.NO_TILE, word=quoted(name))
    return [CHAOS_NUMBERS[name] for name in names] if codes != "-" else []


def read_terrain(parts: Parts, text: str, name: str) -> None:
    """Read a terrain tile on the board."""
    square, code = name[:2], name[2:]
    if square not in SQUARE_NUMBERS or CHAOS_NUMBERS.get(code, 0) < FIRST_TERRAIN:
        raise wrong("chaos", text, problems.NO_TERRAIN, word=quoted(name))
    number, tile = SQUARE_NUMBERS[square], CHAOS_NUMBERS[code]
    if parts.terrain >> number + UPPER & 1:
        raise wrong("chaos", text, problems.TWO_TILES, square=square)
    lay(parts, text, tile, ON_BOARD)
    parts.terrain |= 1 << number + UPPER | number << 5 * (tile - FIRST_TERRAIN)


def lay(parts: Parts, text: str, tile: int, place: int) -> None:
    """Note where a tile is, and refuse one that is elsewhere too."""
    if parts.places >> 4 * tile & 15:
        raise wrong("chaos", text, problems.TWO_PLACES, tile=CHAOS[tile].code)
    parts.places = with_place(parts.places, tile, place)


# ---- the whole -------------------------------------------------------------------------------------------------------


def put_together(parts: Parts) -> Words:
    """Make the words of what the fields say."""
    words = parts.words
    lefts = [0, 0]
    for square, left in sorted(parts.lefts.items()):
        if not occupied(words) >> square & 1:
            raise impossible(problems.NO_CUBE_TILTED, square=SQUARES[square])
        colour = colour_on(words, square)
        if lefts[colour] >> 50:
            raise impossible(problems.MANY_TILTED)
        lefts[colour] = with_left(lefts[colour], square, left)
    turn = parts.turn | parts.phase << PHASE
    white, black = bits(turn, WHITE_SCORE, 7), bits(turn, BLACK_SCORE, 7)
    if parts.phase == FINISHED:
        turn |= winner_of(parts, white, black) << WINNER
    if turn >> MUKYAN & 1 and parts.who == "?":  # only Muk Yan leaves anything to chance
        if parts.phase not in (SETUP, DICE, CANDIDATE):
            raise impossible(problems.NO_CHANCE)
        turn |= 1 << SEAT
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
            raise impossible(problems.NO_WINNER)
        return "-wb".index(parts.win)
    if white == WINNING or black == WINNING:
        return 1 if white == WINNING else 2
    if bits(parts.turn, COUNT, 127) != DRAWN_AFTER:
        raise impossible(problems.NOT_OVER, most=DRAWN_AFTER)
    return 0
