"""What a seat may know, built from nothing: no field is ever copied and then struck out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yamabushi.games.himiki.automaton import NAMES, ORDERS, SIGNS, decided, move_of
from yamabushi.games.himiki.board import ELEMENTS, SQUARES, squares
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ASK,
    BAN,
    CANDIDATE,
    CONFRONT,
    CONFUSED,
    CONFUSED_NEXT,
    CONJURE,
    CUBES,
    DEMANDED,
    DRAW,
    EXPERT,
    IMPEL,
    IN_PLAY,
    MANA,
    MOVE,
    PAR,
    PAR_BITS,
    PENDING_TILE,
    PHASE,
    PLACES,
    PUT_DOWN,
    SEAT,
    SETUP,
    SWAP,
    TELEPORT,
    TURN,
    WANTED,
    lower,
)
from yamabushi.games.himiki.mindlock import is_puzzle
from yamabushi.games.himiki.modes import WINNING
from yamabushi.games.himiki.moving import controlled
from yamabushi.games.himiki.text import (
    armed_seat,
    dice_text,
    discards,
    has_tiles,
    letters,
    pending_text,
    sees_hand,
    standing,
    terrain_tiles,
    write,
)
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import CHANCE, Words

if TYPE_CHECKING:
    from yamabushi.games.himiki.state import HimikiState


ASKS = {
    SETUP: "place",
    MOVE: "move",
    AGAIN: "again",
    IMPEL: "impulse",
    SWAP: "swap",
    TELEPORT: "slide",
    CONFRONT: "confront",
    ASK: "tile",
    MANA: "mana",
    CONJURE: "conjure",
    PUT_DOWN: "put",
}
"""What is asked of the seat that decides, by the phase."""

OWNERS = {"-": None, "w": "w", "b": "b"}
"""Who holds an influence, by what a position text has for it."""


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


def cubes_view(words: Words) -> dict[str, dict[str, str]]:
    """Describe the cubes by their squares."""
    white = lower(words[CUBES])
    return {
        SQUARES[n]: {"colour": "w" if white >> n & 1 else "b", "orientation": shown} for n, shown in standing(words)
    }


def view(state: HimikiState, seat: int | None) -> dict[str, Any]:
    """Give all that a seat may know and no more, ready for JSON."""
    words = state.words
    turn = words[TURN]
    phase = field(turn, PHASE, 15)
    puzzle = is_puzzle(words)
    returns = state.returns
    position = write(words, seat)
    _, who, _, owners, turn_shown, quiet_turns, _ = position.split(" ")
    seen: dict[str, Any] = {
        "game": "himiki",
        **state.game.options,
        "seat": seat,
        "who": who,
        "actions": list(state.actions) if seat is not None and state.seat == seat else [],
        "position": position,
        "cubes": cubes_view(words),
        "controlled": [] if state.seat in (None, CHANCE) else squares(int(controlled(words))),
        "influences": {element: OWNERS[owner] for element, owner in zip(ELEMENTS, owners, strict=True)},
        "turn": turn_shown,
        "pending": pending_text(words) or None,
        "asks": None if returns is not None else ASKS.get(phase),
        "asked_tile": CHAOS[field(turn, PENDING_TILE, 15)].code if phase in (MANA, PUT_DOWN) else None,
        "confused": bool(field(turn, CONFUSED, 1)),
        "must_tilt": bool(field(turn, BAN, 1)),
        "quiet_turns": int(quiet_turns),
        "points_to_win": None if puzzle else WINNING,
        "score": list(state.score),
        "returns": None if returns is None else list(returns),
    }
    if seen["asks"] == "place":
        seen["set_up"] = list(state.proposals)
    if field(turn, EXPERT, 1) and (not puzzle or has_tiles(words)):
        seen["chaos"] = chaos_view(words, seat)
    if phase == CANDIDATE:
        seen["muk_yan"] = automaton_view(state)
    if puzzle:
        par = field(turn, PAR, PAR_BITS)
        seen["par"] = par
        seen["moves_left"] = max(0, par - state.score[0])
        seen["is_paid"] = len(state.free_actions) < len(state.codes)
        seen["free_actions"] = list(state.free_actions)
        seen["is_lost"] = returns == (-1.0,) or state.is_lost
        wanted = [field(words[PLACES], WANTED + 2 * number, 3) for number in range(3)]
        seen["wanted"] = {
            element: {DEMANDED: "demanded", IN_PLAY: "in play"}.get(wanted[number])
            for number, element in enumerate(ELEMENTS)
        }
        # What both players' pictures and boards have, a puzzle says by the text of the puzzle.
        seen["puzzle_text"] = str(state.game.puzzle)
    return seen


def automaton_view(state: HimikiState) -> dict[str, Any]:
    """Describe what Muk Yan has rolled and what it will do: which action, why that one, and the candidates for it.

    Why: the actions that the dice put before it were not possible.
    """
    words = state.words
    dice = field(words[TURN], ACTIVE, 31)
    action, candidates = decided(words, dice)
    order = [int(number) for number in ORDERS[dice]]
    tried = order[: order.index(action)] if action in order else order
    moves = [int(move_of(words, candidates, number)) for number in range(int(candidates).bit_count())]
    return {
        "dice": dice_text(words),
        "order": "".join(SIGNS[number] for number in order),
        "action": SIGNS[action] if action < len(SIGNS) else None,
        "name": NAMES[action],
        "not_possible": [NAMES[number] for number in tried],
        # One by one: `texts` takes the moves of a position in their order, tilts before pivots.
        "candidates": [state.game.texts(words, (move,))[0] for move in moves],
    }


def log_line(words: Words, action: str, seat: int | None) -> str:
    """Write an action as the log of a seat shows it: a tile that another draws is blank."""
    turn = words[TURN]
    if field(turn, PHASE, 15) == DRAW and seat != field(turn, SEAT, 3):
        return "?"
    return action
