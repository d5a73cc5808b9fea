"""Say in a sentence why a text is not one of the actions. Legality itself is the list of actions, and nothing else."""

from __future__ import annotations

from yamabushi.core.errors import IllegalAction, Reason, Refusal, Sentence, listed, quoted
from yamabushi.games.yokai.about import ABOUT
from yamabushi.games.yokai.actions import CALL_FROM, CODES, DISTRACT_TOP, END_TURN
from yamabushi.games.yokai.cards import CALL, COLOUR_NAMES, COLOURS, LETTERS, PAIRS, SKETCH_NUMBERS, bag_text
from yamabushi.games.yokai.layout import (
    ABILITY,
    AT_PILE,
    FINISHED,
    HANDS,
    MOVER,
    PHASE,
    PLAY,
    SET_UP,
    TURN,
    TURN_NUMBER,
    TURN_UP,
)
from yamabushi.games.yokai.rules import ability_of, drawer, rising_pile
from yamabushi.games.yokai.text import hand_counts, side_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

NO_SUCH = Sentence("yokai-no-such-decision", "{action} is not a move of this game; here you can play {possible}.")
OVER = Sentence("yokai-over", "The game is over; nothing can be played any more.")
NOT_NOW = Sentence("yokai-not-now", "{action} is not possible now: {due}; you can play {possible}.")
CHANCE_DECIDES = Sentence("yokai-chance", "{action} is not possible now: {due}.")
NOT_IN_HAND = Sentence("yokai-not-in-hand", "{sketch} is not in {seat}'s hand, which is {hand}.")
WRONG_PILE = Sentence(
    "yokai-wrong-pile",
    "{sketch} goes on the pile of one of its own colours, {first} or {second}, not on the {pile} one.",
)
MUST_PLAY = Sentence("yokai-must-play", "With four sketches in hand, at least one must be played: {possible}.")
NO_CALL = Sentence(
    "yokai-no-call",
    "You cannot call from the {pile} pile: it must be another pile than the one you played on, with at least two "
    "yokai; you can play {possible}.",
)
OTHER_ABILITY = Sentence(
    "yokai-other-ability", "{sketch} has the ability {ability}, so {action} is not possible; you can play {possible}."
)


PLAY_DUE = Reason("yokai-due-play", "a sketch is to be played, or the turn ended")
ABILITY_DUE = Reason("yokai-due-ability", "the ability of {sketch} on the {pile} pile is to be decided")
TURN_UP_DUE = Reason("yokai-due-turn-up", "the top of the {pile} pile is turned up")
BEGIN_DUE = Reason("yokai-due-begin", "chance says who begins")
DRAW_DUE = Reason("yokai-due-draw", "{seat} draws a sketch")


def due(words: Words) -> Refusal:
    """Say what is to be decided or drawn."""
    phase = field(words[TURN], PHASE, 7)
    if phase == PLAY:
        return Refusal(PLAY_DUE)
    if phase == ABILITY:
        pile = field(words[HANDS], AT_PILE, 3)
        sketch = side_of(words, pile, field(words[TURN], MOVER, 1))[-1]
        return Refusal(ABILITY_DUE, sketch=sketch, pile=COLOURS[pile].name)
    rising = rising_pile(words)
    if phase == TURN_UP or rising >= 0:
        return Refusal(TURN_UP_DUE, pile=COLOURS[rising].name)
    if phase == SET_UP and not field(words[TURN], TURN_NUMBER, 511):
        return Refusal(BEGIN_DUE)
    return Refusal(DRAW_DUE, seat=ABOUT.seats[drawer(words)])


def refusal(words: Words, actions: tuple[str, ...], action: str) -> IllegalAction:
    """Make the refusal of a text that is not one of the actions."""
    phase = field(words[TURN], PHASE, 7)
    code = CODES.get(action) if isinstance(action, str) else None
    possible = listed(actions)
    if phase == FINISHED:
        return IllegalAction(OVER)
    if phase not in (PLAY, ABILITY):
        # What chance could bring is nobody's to know: no list of outcomes here.
        shown = quoted(action) if isinstance(action, str) else quoted(repr(action))
        return IllegalAction(CHANCE_DECIDES, action=shown, due=due(words))
    mover = field(words[TURN], MOVER, 1)
    sketch, _, pile = action.partition("@") if isinstance(action, str) else ("", "", "")
    if phase == PLAY and sketch in SKETCH_NUMBERS and pile in tuple(LETTERS):
        return sketch_refusal(words, mover, sketch, pile)
    if code is None:
        shown = quoted(action) if isinstance(action, str) else quoted(repr(action))
        return IllegalAction(NO_SUCH, action=shown, possible=possible)
    if phase == PLAY and code == END_TURN:
        return IllegalAction(MUST_PLAY, possible=possible)
    if phase == ABILITY and CALL_FROM <= code <= DISTRACT_TOP:
        place = field(words[HANDS], AT_PILE, 3)
        calling = ability_of(words, place) == CALL
        if calling and code < DISTRACT_TOP:
            return IllegalAction(NO_CALL, pile=COLOURS[code - CALL_FROM].name, possible=possible)
        used = side_of(words, place, mover)[-1]
        ability = "call" if calling else "distract"
        return IllegalAction(OTHER_ABILITY, sketch=used, ability=ability, action=action, possible=possible)
    return IllegalAction(NOT_NOW, action=action, due=due(words), possible=possible)


def sketch_refusal(words: Words, mover: int, sketch: str, pile: str) -> IllegalAction:
    """Make the refusal of a sketch that is not held, or not of the colour of the pile."""
    counts = hand_counts(words, mover)
    kind = SKETCH_NUMBERS[sketch]
    if not counts[kind]:
        return IllegalAction(NOT_IN_HAND, sketch=sketch, seat=ABOUT.seats[mover], hand=bag_text(counts))
    first, second = (COLOURS[colour].name for colour in PAIRS[kind // 3])
    return IllegalAction(WRONG_PILE, sketch=sketch, first=first, second=second, pile=COLOUR_NAMES[pile])
