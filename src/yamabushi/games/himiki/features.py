"""What a position is judged by: the names of the weights in `weights.txt`, and where the weight of each stands."""

from __future__ import annotations

from yamabushi.games.himiki.modes import WINNING

FEATURES = (
    "one point",
    "two points",
    "three points",
    "four points",
    "to move",
    "mover can score",
    "mover can score twice",
    "mover can win",
    "mover can score in two ways",
    "waiting side threatens to score",
    "waiting side threatens to score twice",
    "waiting side threatens to win",
    "waiting side threatens in two ways",
    "tilts that let the mover play again",
    "tilts that let the waiting side play again",
    "in the middle of a turn",
    "chaos tiles in hand",
    "about to be confused",
)

# Where the weight of each stands; of the points, that of so many less one.
TO_MOVE = WINNING - 1
CAN_SCORE, CAN_SCORE_TWICE, CAN_WIN, CAN_SCORE_IN_TWO_WAYS = range(TO_MOVE + 1, TO_MOVE + 5)
THREAT, THREAT_TWICE, THREAT_TO_WIN, THREAT_IN_TWO_WAYS = range(TO_MOVE + 5, TO_MOVE + 9)
AGAIN_TILTS, WAITING_AGAIN_TILTS, WITHIN_TURN, CHAOS_TILES, CONFUSED_SOON = range(TO_MOVE + 9, TO_MOVE + 14)
