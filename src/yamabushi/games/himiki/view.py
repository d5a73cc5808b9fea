"""What a seat may know, built from nothing: no field is ever copied and then struck out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yamabushi.games.himiki.board import ORIENTATIONS, SQUARES, squares
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.layout import (
    CONFUSED,
    CONFUSED_NEXT,
    COUNT,
    DRAW,
    EXPERT,
    FINISHED,
    OWNERS,
    PHASE,
    PLACES,
    SEAT,
    TURN,
    colour_on,
    occupied,
    orientation_on,
)
from yamabushi.games.himiki.moving import controlled
from yamabushi.games.himiki.text import (
    SIDES,
    armed_seat,
    discards,
    letters,
    pending_text,
    sees_hand,
    terrain_tiles,
    turn_text,
    who_text,
    write,
)
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

if TYPE_CHECKING:
    from yamabushi.games.himiki.state import HimikiState


def codes(tiles: int) -> list[str]:
    """List the codes of a set of chaos tiles."""
    return [tile.code for number, tile in enumerate(CHAOS) if tiles >> number & 1]


def chaos_view(words: Words, seat: int | None) -> dict[str, Any]:
    """Describe the chaos tiles: hands by their number, and which if the watcher knows them."""
    hands: dict[str, Any] = {}
    for number, name in enumerate(letters(words)):
        hand = int(hand_of(words[PLACES], number))
        hands[name] = {"tiles": hand.bit_count()}
        if sees_hand(words, number, seat):
            hands[name]["known"] = codes(hand)
    armed = armed_seat(words)
    return {
        "hands": hands,
        "armed": None if armed is None else letters(words)[armed],
        "confused": [name for n, name in enumerate(letters(words)) if words[TURN] >> CONFUSED_NEXT + n & 1],
        "terrain": {SQUARES[square]: CHAOS[tile].code for square, tile in terrain_tiles(words).items()},
        "discards": codes(discards(words)),
    }


def view(state: HimikiState, seat: int | None) -> dict[str, Any]:
    """Give all that a seat may know and no more, ready for JSON."""
    words = state.words
    turn = words[TURN]
    over = field(turn, PHASE, 15) == FINISHED
    seen: dict[str, Any] = {
        "game": "himiki",
        **state.game.options,
        "seat": seat,
        "who": who_text(words),
        "actions": list(state.actions) if seat is not None and state.seat == seat else [],
        "position": write(words, seat),
        "cubes": {
            SQUARES[square]: {
                "colour": SIDES[colour_on(words, square)],
                "orientation": ORIENTATIONS[orientation_on(words, square)],
            }
            for square in range(30)
            if occupied(words) >> square & 1
        },
        "controlled": [] if over or field(turn, PHASE, 15) == DRAW else squares(int(controlled(words))),
        "influences": {
            element: ("", "w", "b")[field(turn, OWNERS + 2 * number, 3)] or None for number, element in enumerate("HMK")
        },
        "turn": turn_text(words),
        "pending": pending_text(words) or None,
        "confused": bool(field(turn, CONFUSED, 1)),
        "quiet_turns": field(turn, COUNT, 127),
        "score": list(state.score),
        "returns": None if state.returns is None else list(state.returns),
    }
    if field(turn, EXPERT, 1):
        seen["chaos"] = chaos_view(words, seat)
    return seen


def log_line(words: Words, action: str, seat: int | None) -> str:
    """Write an action as the log of a seat shows it: a tile that another draws is blank."""
    turn = words[TURN]
    if field(turn, PHASE, 15) == DRAW and seat != field(turn, SEAT, 3):
        return "?"
    return action
