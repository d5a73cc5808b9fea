"""Compare cubes, take influences, keep the score."""

from __future__ import annotations

from yamabushi.games.himiki.board import AROUND, BEATS
from yamabushi.games.himiki.chaos_tiles import YOKAI
from yamabushi.games.himiki.layout import (
    ARMED,
    ARMED_SEAT,
    BLACK_SCORE,
    CONFLICT,
    CONFUSED,
    CONFUSED_NEXT,
    COUNT,
    CUBES,
    DISCARDED,
    EDITION,
    FINISHED,
    IN_TEAMS,
    LIKE,
    OPEN,
    OWNERS,
    PARTNER,
    PENDING_TILE,
    PHASE,
    PLACES,
    PUT_DOWN,
    RAISED,
    SEAT,
    STATUS,
    TERRAIN,
    TOPS,
    TURN,
    TWIST,
    WHITE_SCORE,
    WINNER,
    colour_on,
    lower,
    orientation_on,
    packed,
    place_of,
    showing,
    upper,
    with_place,
    with_tiles,
    with_turn,
)
from yamabushi.games.himiki.modes import ALIKE, WINNING, YOKAI_ASKS
from yamabushi.kernels.bits import field, size, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import Words

KEPT_BETWEEN_TURNS = 31 << IN_TEAMS | 0x3FFC | 15 << CONFUSED_NEXT | 127 << COUNT
"""Of the TURN word: what never changes, scores, owners, who is confused next, the count."""


@inlined
def compared(words: Words, square: int, others: int) -> tuple[int, int, int]:
    """Compare the cube on a square with those on others: conflicts won, conflicts lost, like ones (H-03).

    "The other colour" is seen from this cube.
    """
    element = orientation_on(words, square) >> 1
    beaten = int(BEATS[element])
    enemies = others & (upper(words[CUBES]) if colour_on(words, square) == 0 else lower(words[CUBES]))
    won = enemies & showing(words, beaten)
    lost = enemies & showing(words, int(BEATS[beaten]))
    return size(won), size(lost), size(others & showing(words, element))


@inlined
def status_after(won: int, lost: int, like: int) -> int:
    """Say how a turn stands after a comparison: a conflict ends it, a like neighbour lets the seat play again."""
    if won + lost:
        return CONFLICT
    return LIKE if like else OPEN


@inlined
def armed_by(words: Words, seat: int) -> bool:
    """Tell whether a Major Yokai lies armed before a seat."""
    places = words[PLACES]
    return place_of(places, YOKAI) == ARMED and field(places, ARMED_SEAT, 3) == seat


@compiled
def yokai_spent(words: Words) -> Words:
    """Discard the armed Major Yokai."""
    places = with_place(words[PLACES], YOKAI, DISCARDED) & ~(3 << ARMED_SEAT)
    return with_tiles(words, words[TURN], places, words[TERRAIN])


@inlined
def saved_by_yokai(words: Words, lost: int) -> bool:
    """Tell whether an armed Major Yokai of the first edition turns a lost conflict into a won one."""
    turn = words[TURN]
    return lost > 0 and not YOKAI_ASKS[field(turn, EDITION, 1)] and armed_by(words, field(turn, SEAT, 3))


@compiled
def finished(words: Words, winner: int) -> Words:
    """End the game: 1 white has won, 2 black, 0 a draw. Nothing of the turn is kept; a tile in the air is discarded."""
    turn = words[TURN]
    places = words[PLACES]
    if field(turn, PHASE, 15) == PUT_DOWN:
        places = with_place(places, field(turn, PENDING_TILE, 15), DISCARDED)
    kept = turn & KEPT_BETWEEN_TURNS
    return packed(
        words[CUBES],
        words[TOPS],
        lower(words[TWIST]),
        kept | FINISHED << PHASE | winner << WINNER,
        0,
        0,
        places,
        words[TERRAIN],
    )


@compiled
def points_added(words: Words, white: int, black: int) -> Words:
    """Add points; five or more win at once, the mover's side if both have them. A change sets the count to 0 (H-07)."""
    turn = words[TURN] & ~(127 << COUNT)
    white += field(turn, WHITE_SCORE, 7)
    black += field(turn, BLACK_SCORE, 7)
    turn = with_field(turn, WHITE_SCORE, 7, min(white, WINNING))
    turn = with_field(turn, BLACK_SCORE, 7, min(black, WINNING))
    words = with_turn(words, turn)
    if white < WINNING and black < WINNING:
        return words
    mover = field(turn, SEAT, 1)
    if white >= WINNING and (mover == 0 or black < WINNING):
        return finished(words, 1)
    return finished(words, 2)


@inlined
def for_sides(mover: int, points: int, against: int) -> tuple[int, int]:
    """Give white's points and black's for the mover's and those of the other side."""
    return (points, against) if mover == 0 else (against, points)


@inlined
def influence_taken(words: Words, turn: int, element: int) -> tuple[int, int, int]:
    """Take an element's influence if enough cubes show it (H-05): the TURN word, the mover's points, the other's."""
    mover = field(turn, SEAT, 1)
    owner = field(turn, OWNERS + 2 * element, 3)
    if size(showing(words, element)) < ALIKE[field(turn, IN_TEAMS, 1)] or owner == mover + 1:
        return turn, 0, 0
    return with_field(turn, OWNERS + 2 * element, 3, mover + 1), 1, -1 if owner else 0


@inlined
def tilt_judged(words: Words, square: int) -> tuple[int, int, int]:
    """Compare the active cube and take the influence.

    Gives the TURN word, in which is noted how the turn stands, the mover's points and the other side's.
    """
    won, lost, like = compared(words, square, int(AROUND[square]))
    turn, points, against = influence_taken(words, words[TURN], orientation_on(words, square) >> 1)
    return with_field(turn, STATUS, 3, status_after(won, lost, like)), points + won, against


@inlined
def expert_tilt_judged(words: Words, square: int) -> tuple[int, int, int, bool]:
    """Do the same with chaos tiles: also whether a Major Yokai of the first edition was spent.

    A cube that a Transfer made active beside the first is compared too, for its own side (H-13; in Confusion for the
    mover's).
    """
    turn = words[TURN]
    won, lost, like = compared(words, square, int(AROUND[square]))
    spent = saved_by_yokai(words, lost)
    if spent:
        won += 1
        lost -= 1
    points = won  # the active cube's points are the mover's, in Confusion too (H-12)
    against = 0
    partner = field(turn, PARTNER, 31) - 1
    if partner >= 0:
        partner_won, partner_lost, partner_like = compared(words, partner, int(AROUND[partner]))
        if colour_on(words, partner) == field(turn, SEAT, 1) or field(turn, CONFUSED, 1):
            points += partner_won
        else:
            against += partner_won
        won += partner_won
        lost += partner_lost
        like += partner_like
    turn, influence, lost_influence = influence_taken(words, turn, orientation_on(words, square) >> 1)
    points += influence
    turn = with_field(turn, STATUS, 3, status_after(won, lost, like))
    return with_field(turn, RAISED, 1, 1 if points > 0 else 0), points, against + lost_influence, spent


@compiled
def pair_resolved(words: Words, square: int, other: int) -> Words:
    """Compare the active cube with one other, for Major Yokai or Conjuration; the points are the mover's."""
    won, lost, like = compared(words, square, 1 << other)
    if saved_by_yokai(words, lost):
        words = yokai_spent(words)
        won, lost = lost, 0
    turn = words[TURN]
    if won or lost:
        turn = with_field(turn, STATUS, 3, CONFLICT)
    elif like and field(turn, STATUS, 3) == OPEN:
        turn = with_field(turn, STATUS, 3, LIKE)
    if won:
        turn |= 1 << RAISED
    words = with_turn(words, turn)
    if not won:
        return words
    white, black = for_sides(field(turn, SEAT, 1), won, 0)
    return points_added(words, white, black)
