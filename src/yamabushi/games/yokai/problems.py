"""What can be wrong with the text of a position, a reason for each: the reader finds it, and every language says it."""

from __future__ import annotations

from yamabushi.core.errors import BadPosition, Reason, Refusal, Sentence, quoted

BAD_FIELDS = Sentence(
    "yokai-position-fields",
    "The position has {count} fields; it needs eleven, as in 'G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- "
    "3GR 3GB GRGR+GR!GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 1:0:0:+0'.",
)
BAD_FIELD = Sentence("yokai-position-field", "The {field} field {text} is not right: {problem}.")
CONTRADICTION = Sentence("yokai-position-contradiction", "The position contradicts itself: {problem}.")
NOT_CANONICAL = Sentence(
    "yokai-position-canonical", "The position is not written in its one form; it would be {canonical}."
)


def wrong(field: str, text: str, reason: Reason, **arguments: str | int) -> BadPosition:
    """Make the refusal of one field."""
    return BadPosition(BAD_FIELD, field=field, text=quoted(text), problem=Refusal(reason, **arguments))


def impossible(reason: Reason, **arguments: str | int) -> BadPosition:
    """Make the refusal of a position whose fields do not agree."""
    return BadPosition(CONTRADICTION, problem=Refusal(reason, **arguments))


# ---- a field ---------------------------------------------------------------------------------------------------------

NO_PILE = Reason("yokai-position-pile", "it looks like {example}: a colour, its yokai, and the sketches of both sides")
NO_YOKAI = Reason("yokai-position-yokai", "{word} is no row of yokai such as 'G5R3??', or '-' for none")
NO_SKETCHES = Reason("yokai-position-sketches", "{word} is no row of sketches such as 'GRGB+', or '-' for none")
NO_ORDER = Reason("yokai-position-order", "a bag is written in the order of the cards, as {ordered}")
NO_TAKEN = Reason(
    "yokai-position-taken",
    "it is a row of yokai, by colour in the order G R B Y and values rising, or '-' for none",
)
NO_TURN = Reason(
    "yokai-position-turn",
    "it looks like '12:0:1:-': a turn, a mover, a number of sketches played, and what is pending",
)
NO_ENTRY = Reason(
    "yokai-position-entry", "{word} is nothing that can be pending; that looks like '?G', '+0', '=G' or 'GB+@G'"
)
AFTER_LAST = Reason("yokai-position-last-turn", "it is over after turn {last}")

# ---- sketches and yokai ----------------------------------------------------------------------------------------------

OTHER_PILE = Reason("yokai-position-other-pile", "{sketch} cannot lie on the {pile} pile")
OTHER_COUNT = Reason("yokai-position-count", "there are {count} of {sketch}, and the game is played with {wanted}")
TWO_PLACES = Reason("yokai-position-two-places", "{yokai} is in two places")
NEVER_UP = Reason(
    "yokai-position-never-up",
    "the number of {pile} yokai that were never face up is {count}, and they lie in the {pile} pile",
)
TOGETHER = Reason("yokai-position-together", "the yokai of the {pile} pile that were never face up lie together")
FEW_UNSEEN = Reason("yokai-position-unseen", "too few sketches are unseen for {field} (needed: {size})")

# ---- the set-up ------------------------------------------------------------------------------------------------------

NOBODY_MOVES = Reason("yokai-position-nobody", "somebody moves from turn 1 on, and nobody before")
NOT_BEGUN = Reason("yokai-position-not-begun", "before somebody begins {todo} is pending")
NOTHING_PLAYED = Reason("yokai-position-nothing-played", "nothing is played or taken before the set-up is done")
NOTHING_DISCARDED = Reason("yokai-position-nothing-discarded", "nothing is discarded before the set-up is done")
TOP_UP = Reason(
    "yokai-position-top-up",
    "with {next} the next thing to happen the top of the {pile} pile is face up, and nothing else of it",
)
TOP_DOWN = Reason(
    "yokai-position-top-down",
    "with {next} the next thing to happen the top of the {pile} pile is not face up yet",
)
OTHER_HAND = Reason("yokai-position-hand", "with {todo} pending the number of sketches in {field} is {count}")

# ---- what is pending -------------------------------------------------------------------------------------------------

ONE_EMPTY = Reason("yokai-position-one-empty", "it is over as soon as one pile, here the {pile} one, is without yokai")
NOT_OVER = Reason("yokai-position-not-over", "it is not over: every pile has yokai, and turn {last} is not done")
EMPTIED = Reason("yokai-position-emptied", "a pile is emptied by a sketch that is played")
NOT_PENDING = Reason("yokai-position-not-pending", "{todo} cannot be pending")
IS_UP = Reason(
    "yokai-position-is-up", "the top of the {pile} pile is face up unless {entry} is the next thing to happen"
)
HAS_DRAWN = Reason("yokai-position-has-drawn", "who has played has drawn before")
FILLED_AGAIN = Reason("yokai-position-filled", "the draw pile is filled again before a draw")
UP_BY_PLAY = Reason("yokai-position-up-by-play", "a yokai is turned up because a sketch was played")
TWO_BEHIND = Reason(
    "yokai-position-behind",
    "behind a yokai that is turned up stand at most a pile that was touched, or both piles",
)
CALLED_FROM = Reason(
    "yokai-position-called-from",
    "of two piles that wait to be counted the second is the one that was called from",
)
PLAYED_THERE = Reason("yokai-position-played-there", "the mover has played a sketch on the {pile} pile")
CALLED_THERE = Reason("yokai-position-called-there", "a yokai was called to the {pile} pile, on top of another")
NOT_ON_TOP = Reason("yokai-position-not-on-top", "{sketch} is not the mover's top sketch on the {pile} pile")
NOTHING_TO_CALL = Reason("yokai-position-no-call", "no other pile has two yokai, so there is nothing to call")
NOTHING_TO_DISTRACT = Reason("yokai-position-no-distract", "there is nothing to distract")

# ---- hands, and what lies there --------------------------------------------------------------------------------------

FULL_HAND = Reason("yokai-position-full-hand", "a hand has {most} sketches only after the draw of its own turn")
MOST_HELD = Reason("yokai-position-held", "having played {played}, the mover holds at most {most}")
TURN_ENDED = Reason(
    "yokai-position-turn-ended", "after the third sketch, or with an empty hand, the turn has ended by itself"
)
MUST_PLAY = Reason("yokai-position-must-play", "with four in the hand at least one sketch is played")
MANY_SKETCHES = Reason(
    "yokai-position-many", "there are {count} sketches on the {pile} pile, and no pile holds more than {most}"
)
COMPLETED = Reason(
    "yokai-position-completed", "the {pile} pile has {count} sketches, and would have been completed by them"
)
