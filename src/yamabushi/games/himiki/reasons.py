"""Say in a sentence why a text is not one of the actions. Legality itself is the list of actions, and nothing else."""

from __future__ import annotations

import re

from yamabushi.core.errors import IllegalAction, Reason, Refusal, Sentence, listed, quoted
from yamabushi.games.himiki.board import SQUARE_NUMBERS
from yamabushi.games.himiki.chaos_tiles import CHAOS, CONJURATION
from yamabushi.games.himiki.layout import (
    AGAIN,
    ASK,
    BAN,
    CANDIDATE,
    CONFRONT,
    CONFUSED,
    CONJURE,
    DICE,
    DRAW,
    EXPERT,
    FINISHED,
    IMPEL,
    MANA,
    MOVE,
    PHASE,
    PLACES,
    PUT_DOWN,
    SEAT,
    SETUP,
    SWAP,
    TELEPORT,
    TURN,
    colour_on,
    occupied,
)
from yamabushi.games.himiki.mindlock import is_puzzle
from yamabushi.games.himiki.moving import controlled
from yamabushi.games.himiki.text import left_entries
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

NO_SUCH = Sentence("himiki-no-such-decision", "{action} is not a move of this game; here you can play {possible}.")
OVER = Sentence("himiki-over", "The game is over; nothing can be played any more.")
NOT_NOW = Sentence("himiki-not-now", "{action} is not possible now: {due}; you can play {possible}.")
NO_CUBE = Sentence("himiki-no-cube", "There is no cube on {square}.")
NOT_YOURS = Sentence("himiki-not-yours", "The cube on {square} is not yours.")
NOT_CONFUSED = Sentence(
    "himiki-not-confused", "In Confusion you play the cubes of the other colour; the cube on {square} is your own."
)
OTHER_HALF = Sentence(
    "himiki-other-half", "This turn the cube on {square} is your partner's; you play those of your own half."
)
NO_PIVOT = Sentence("himiki-no-pivot", "After a rotation the next move may not be a rotation; you can play {possible}.")
ONE_PIVOT = Sentence("himiki-one-pivot", "In Confusion only one cube is rotated.")
TAKEN = Sentence("himiki-taken", "{square} is not free.")
NOT_BACK = Sentence("himiki-not-back", "When playing again, the cube on {square} may not go back to {left}.")
TOO_FAR = Sentence(
    "himiki-too-far", "A cube tilts onto one of the four squares beside it; {goal} is not beside {square}."
)

NO_TILE_HELD = Sentence("himiki-tile-not-held", "You do not hold {tile}.")
NO_TILE_NOW = Sentence(
    "himiki-tile-not-now",
    "A chaos tile can be used right after a tilt of yours has raised your score to 2, 3 or 4; you can play {possible}.",
)
NO_MANA = Sentence("himiki-tile-no-mana", "{tile} tilts a cube that shows its element; none that you play can tilt.")
NO_CONJURING = Sentence("himiki-tile-no-enemy", "There is no enemy cube that {tile} could turn.")
NOWHERE_TO_PUT = Sentence("himiki-tile-no-square", "There is no bare square to put {tile} on.")

_FORM = re.compile(
    r"(?P<step>[A-E][1-6])-(?P<goal>[A-E][1-6])|(?P<pivot>(?:[A-E][1-6]~)+)|[A-E][1-6]=[HMK]{3}|[.-]"
    r"|![A-Z][a-z]|[@*%][A-E][1-6]|\?[A-Z][a-z]"
)

ONCE_EACH = Reason("himiki-due-order", "the cubes of a rotation are written once each, in the order of their squares")

DUE = {
    DRAW: Reason("himiki-due-draw", "chance draws a chaos tile"),
    SETUP: Reason("himiki-due-place", "a cube is to be placed on a start square"),
    MOVE: Reason("himiki-due-move", "a cube is to be tilted, or cubes rotated"),
    AGAIN: Reason("himiki-due-again", "you may play again, or stop"),
    IMPEL: Reason("himiki-due-impel", "Impulse tilts the cube once more"),
    SWAP: Reason("himiki-due-swap", "Transfer swaps the cube with another"),
    TELEPORT: Reason("himiki-due-slide", "Teleportation slides the cube two squares"),
    CONFRONT: Reason("himiki-due-confront", "the Major Yokai may confront a cube, or not"),
    ASK: Reason("himiki-due-tile", "a chaos tile may be used, or not"),
    MANA: Reason("himiki-due-mana", "the mana tilts a cube that shows its element"),
    CONJURE: Reason("himiki-due-conjure", "a cube of the other colour is to be turned"),
    PUT_DOWN: Reason("himiki-due-put", "the terrain tile is to be put on a bare square"),
    DICE: Reason("himiki-due-dice", "Muk Yan's dice are rolled"),
    CANDIDATE: Reason("himiki-due-candidate", "one of Muk Yan's candidates is drawn"),
}


def refusal(words: Words, actions: tuple[str, ...], action: str) -> IllegalAction:
    """Make the refusal of a text that is not one of the actions."""
    phase = field(words[TURN], PHASE, 15)
    if phase == FINISHED:
        return IllegalAction(OVER)
    match = _FORM.fullmatch(action) if isinstance(action, str) else None
    if match is None:
        shown = quoted(action) if isinstance(action, str) else quoted(repr(action))
        return IllegalAction(NO_SUCH, action=shown, possible=listed(actions))
    if phase in (MOVE, AGAIN) and match["pivot"]:
        return pivot_refusal(words, actions, match["pivot"].rstrip("~").split("~"))
    if phase in (MOVE, AGAIN) and match["step"]:
        found = tilt_refusal(words, match["step"], match["goal"])
        if found is not None:
            return found
    if phase in (MOVE, AGAIN, ASK) and action[0] == "!":
        return tile_refusal(words, actions, action[1:])
    return IllegalAction(NOT_NOW, action=action, due=Refusal(DUE[phase]), possible=listed(actions))


def tile_refusal(words: Words, actions: tuple[str, ...], code: str) -> IllegalAction:
    """Make the refusal of a chaos tile."""
    turn = words[TURN]
    tile = next((number for number, one in enumerate(CHAOS) if one.code == code), None)
    puzzle = is_puzzle(words)
    held = hand_of(words[PLACES], 0 if puzzle else field(turn, SEAT, 3)) if field(turn, EXPERT, 1) else 0
    if tile is None or not held >> tile & 1:
        return IllegalAction(NO_TILE_HELD, tile=code)
    if not puzzle and field(turn, PHASE, 15) != ASK:  # H-09
        return IllegalAction(NO_TILE_NOW, possible=listed(actions))
    sentence = NO_MANA if tile < CONJURATION else NO_CONJURING if tile == CONJURATION else NOWHERE_TO_PUT
    return IllegalAction(sentence, tile=code)


def cube_refusal(words: Words, square: str) -> IllegalAction | None:
    """Make the refusal of a square where the seat has no cube to play."""
    number = SQUARE_NUMBERS[square]
    if not occupied(words) >> number & 1:
        return IllegalAction(NO_CUBE, square=square)
    if not controlled(words) >> number & 1:
        seat = field(words[TURN], SEAT, 3)
        if colour_on(words, number) != seat & 1 ^ field(words[TURN], CONFUSED, 1):
            return IllegalAction(NOT_CONFUSED if field(words[TURN], CONFUSED, 1) else NOT_YOURS, square=square)
        return IllegalAction(OTHER_HALF, square=square)
    return None


def pivot_refusal(words: Words, actions: tuple[str, ...], squares: list[str]) -> IllegalAction:
    """Make the refusal of a pivot."""
    if field(words[TURN], BAN, 1):
        return IllegalAction(NO_PIVOT, possible=listed(actions))
    for square in squares:
        found = cube_refusal(words, square)
        if found is not None:
            return found
    if field(words[TURN], CONFUSED, 1) and len(squares) > 1:
        return IllegalAction(ONE_PIVOT)
    written = "".join(f"{square}~" for square in squares)
    return IllegalAction(NOT_NOW, action=written, due=Refusal(ONCE_EACH), possible=listed(actions))


def tilt_refusal(words: Words, square: str, goal: str) -> IllegalAction | None:
    """Make the refusal of a tilt."""
    found = cube_refusal(words, square)
    if found is not None:
        return found
    number, target = SQUARE_NUMBERS[square], SQUARE_NUMBERS[goal]
    rows, columns = abs(number // 6 - target // 6), abs(number % 6 - target % 6)
    if rows + columns != 1:
        return IllegalAction(TOO_FAR, square=square, goal=goal)
    if occupied(words) >> target & 1:
        return IllegalAction(TAKEN, square=goal)
    if left_entries(words).get(number) == target:
        return IllegalAction(NOT_BACK, square=square, left=goal)
    return None
