"""Compare cubes, take influences, keep the score."""

from __future__ import annotations

from yamabushi.games.himiki.board import AROUND, BEATS, FIRE, WATER, WOOD
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
    for_element,
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
from yamabushi.games.himiki.reports import BEATS as BEATS_THEM
from yamabushi.games.himiki.reports import ENDED, INFLUENCE, IS_LIKE, LOSES, POINTS, SAVED
from yamabushi.kernels.bits import field, lowest, size, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Words

KEPT_BETWEEN_TURNS = 31 << IN_TEAMS | 0x3FFC | 15 << CONFUSED_NEXT | 127 << COUNT
"""Of the TURN word: what never changes, scores, owners, who is confused next, the count."""


@inlined
def compared(words: Words, square: int, others: int) -> tuple[int, int, int]:
    """Compare the cube on a square with those on others: whom it beats, who beats it, who is like it, as sets (H-03).

    "The other colour" is seen from this cube.
    """
    return compared_as(words, colour_on(words, square), orientation_on(words, square) >> 1, others)


@inlined
def compared_as(words: Words, colour: int, element: int, others: int) -> tuple[int, int, int]:
    """Do the same for a cube whose colour and element are known already."""
    enemies = others & (upper(words[CUBES]) if colour == 0 else lower(words[CUBES]))
    fire = showing(words, FIRE)
    water = showing(words, WATER)
    wood = showing(words, WOOD)
    shown = (fire, water, wood)
    weaker = for_element(element, shown[BEATS[FIRE]], shown[BEATS[WATER]], shown[BEATS[WOOD]])
    like = for_element(element, fire, water, wood)
    return enemies & weaker, enemies & ~(weaker | like), others & like


@inlined
def report_comparison(square: int, element: int, won: int, lost: int, like: int) -> None:
    """Say how the cube on a square, which shows an element, compares with those that it was compared with."""
    if won:
        report(BEATS_THEM, square, element, won)
    if lost:
        report(LOSES, square, element, lost)
    if like:
        report(IS_LIKE, square, element, like)


@inlined
def status_after(conflicts: int, like: int) -> int:
    """Say how a turn stands after a comparison: a conflict ends it, a like neighbour lets the seat play again."""
    if conflicts:
        return CONFLICT
    return LIKE if like else OPEN


@inlined
def armed_by(words: Words, seat: int) -> bool:
    """Tell whether a Major Yokai lies armed before a seat."""
    places = words[PLACES]
    return place_of(places, YOKAI) == ARMED and field(places, ARMED_SEAT, 3) == seat


@compiled
def spend_yokai(words: Words) -> Words:
    """Discard the armed Major Yokai."""
    places = with_place(words[PLACES], YOKAI, DISCARDED) & ~(3 << ARMED_SEAT)
    return with_tiles(words, words[TURN], places, words[TERRAIN])


@inlined
def saved_by_yokai(words: Words, lost: int) -> bool:
    """Tell whether an armed Major Yokai of the first edition turns a lost conflict into a won one."""
    turn = words[TURN]
    return lost != 0 and not YOKAI_ASKS[field(turn, EDITION, 1)] and armed_by(words, field(turn, SEAT, 3))


@compiled
def finish_game(words: Words, winner: int) -> Words:
    """End the game: 1 white has won, 2 black, 0 a draw. Nothing of the turn is kept; a tile in the air is discarded."""
    turn = words[TURN]
    places = words[PLACES]
    if field(turn, PHASE, 15) == PUT_DOWN:
        places = with_place(places, field(turn, PENDING_TILE, 15), DISCARDED)
    report(ENDED, winner, 0, 0)
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


@inlined
def points_added(words: Words, white: int, black: int) -> Words:
    """Add points; five or more win at once, the mover's side if both have them. A change sets the count to 0 (H-07)."""
    turn = words[TURN] & ~(127 << COUNT if white | black else 0)
    if white | black:
        report(POINTS, white, black, 0)
    if field(turn, WHITE_SCORE, 7) + white < WINNING and field(turn, BLACK_SCORE, 7) + black < WINNING:
        return with_turn(words, turn + (white << WHITE_SCORE) + (black << BLACK_SCORE))
    white += field(turn, WHITE_SCORE, 7)
    black += field(turn, BLACK_SCORE, 7)
    mover = field(turn, SEAT, 1)
    turn = with_field(turn, WHITE_SCORE, 7, min(white, WINNING))
    turn = with_field(turn, BLACK_SCORE, 7, min(black, WINNING))
    return finish_game(with_turn(words, turn), 1 if white >= WINNING and (mover == 0 or black < WINNING) else 2)


@inlined
def for_sides(mover: int, points: int, against: int) -> tuple[int, int]:
    """Give white's points and black's for the mover's and those of the other side."""
    return (points, against) if mover == 0 else (against, points)


@inlined
def enough_alike(words: Words, element: int) -> bool:
    """Tell whether enough cubes show an element for its influence (H-05)."""
    return size(showing(words, element)) >= int(ALIKE[field(words[TURN], IN_TEAMS, 1)])


@inlined
def influence_taken(words: Words, turn: int, element: int) -> tuple[int, int, int]:
    """Take an element's influence if enough cubes show it: the TURN word, the mover's points, the other's."""
    mover = field(turn, SEAT, 1)
    owner = field(turn, OWNERS + 2 * element, 3)
    if not enough_alike(words, element) or owner == mover + 1:
        return turn, 0, 0
    report(INFLUENCE, element, mover + 1, owner)
    return with_field(turn, OWNERS + 2 * element, 3, mover + 1), 1, -1 if owner else 0


@inlined
def resolve_tilt(words: Words, square: int, colour: int, element: int) -> tuple[Words, int]:
    """Compare the active cube, whose colour and element are known, take the influence, and count the points.

    Gives also how the turn stands.
    """
    won, lost, like = compared_as(words, colour, element, int(AROUND[square]))
    report_comparison(square, element, won, lost, like)
    turn, points, against = influence_taken(words, words[TURN], element)
    white, black = for_sides(field(turn, SEAT, 1), points + size(won), against)
    return points_added(with_turn(words, turn), white, black), status_after(won | lost, like)


@inlined
def all_compared(words: Words, square: int) -> tuple[int, int, int, bool]:
    """Compare the active cube and, after a Transfer, its partner (H-13).

    Gives whom the one beats, whom the other beats, how the turn stands, and whether an armed Major Yokai of the first
    edition was spent: then the first in square order that would have beaten the active cube is beaten.
    """
    won, lost, like = compared(words, square, int(AROUND[square]))
    conflicts = won | lost
    spent = saved_by_yokai(words, lost)
    if spent:
        report(SAVED, lowest(lost), 0, 0)
        won |= lost & -lost
        lost &= lost - 1
    report_comparison(square, orientation_on(words, square) >> 1, won, lost, like)
    partner_won = 0
    partner = field(words[TURN], PARTNER, 31) - 1
    if partner >= 0:
        partner_won, partner_lost, partner_like = compared(words, partner, int(AROUND[partner]))
        report_comparison(partner, orientation_on(words, partner) >> 1, partner_won, partner_lost, partner_like)
        conflicts |= partner_won | partner_lost
        like |= partner_like
    return won, partner_won, status_after(conflicts, like), spent


@inlined
def resolve_expert_tilt(words: Words, square: int) -> tuple[int, int, int, bool]:
    """Do the same with chaos tiles: also whether a Major Yokai of the first edition was spent.

    A cube that a Transfer made active beside the first is compared for its own side (H-13); in Confusion for the
    mover's.
    """
    turn = words[TURN]
    won, partner_won, status, spent = all_compared(words, square)
    points = size(won)  # the active cube's points are the mover's, in Confusion too (H-12)
    against = 0
    if partner_won:
        partner = field(turn, PARTNER, 31) - 1
        if colour_on(words, partner) == field(turn, SEAT, 1) or field(turn, CONFUSED, 1):
            points += size(partner_won)
        else:
            against += size(partner_won)
    turn, influence, lost_influence = influence_taken(words, turn, orientation_on(words, square) >> 1)
    points += influence
    turn = with_field(turn, STATUS, 3, status)
    return with_field(turn, RAISED, 1, 1 if points > 0 else 0), points, against + lost_influence, spent


@inlined
def pair_compared(words: Words, square: int, other: int) -> tuple[Words, int]:
    """Compare the active cube with one other, for Major Yokai or Conjuration; give the set of those that it beats."""
    won, lost, like = compared(words, square, 1 << other)
    if saved_by_yokai(words, lost):
        report(SAVED, other, 0, 0)
        words = spend_yokai(words)
        won, lost = lost, 0
    report_comparison(square, orientation_on(words, square) >> 1, won, lost, like)
    turn = words[TURN]
    if won | lost:
        turn = with_field(turn, STATUS, 3, CONFLICT)
    elif like and field(turn, STATUS, 3) == OPEN:
        turn = with_field(turn, STATUS, 3, LIKE)
    return with_turn(words, turn), won


@compiled
def resolve_pair(words: Words, square: int, other: int) -> Words:
    """Compare the active cube with one other; the point is the mover's."""
    words, won = pair_compared(words, square, other)
    turn = words[TURN]
    if won:
        turn |= 1 << RAISED
    white, black = for_sides(field(turn, SEAT, 1), size(won), 0)
    return points_added(with_turn(words, turn), white, black)
