"""Read positions that cannot be: each is refused, and the sentence says what is wrong with it.

In the texts here `*` stands for all sketches that are named nowhere else in the position.
"""

from __future__ import annotations

import random

import pytest

from tests.words.saying import untranslated
from yamabushi import BadPosition

from .positions import OTHERS, START_TODO, full, yokai
from .test_reader import assert_sentence, play_out

HIDDEN = "G:?????:-:- R:?????:-:- B:?????:-:- Y:?????:-:-"
TOPS = f"G:G5????:-:- {OTHERS}"
PLAYED = f"G:G5????:GR:GB {OTHERS}"
GONE = "G3G4 G6G7"

# Each row: a position that cannot be, and words of the sentence that says why.
SKETCHES = [
    (f"{PLAYED} RY RB 4GR - - - 9:0:0:-", "there are 5 of GR, and the game is played with 4"),
    (f"{PLAYED} RY RB GR - - - 9:0:0:-", "there are 2 of GR, and the game is played with 4"),
    (f"{TOPS.replace('-:-', 'RB:-', 1)} RY - * - - - 9:0:0:-", "RB cannot lie on the green pile"),
    (f"{TOPS[:-1]}GR GB RB * - - - 9:0:0:-", "GR cannot lie on the yellow pile"),
]
YOKAI = [
    (f"{PLAYED} RY RB * - G5 - 9:0:0:-", "G5 is in two places"),
    (f"{PLAYED} RY RB * - R6 R6 9:0:0:-", "R6 is in two places"),
    (f"{PLAYED} RY RB * - G4 - 9:0:0:-", "green yokai that were never face up is 3, and they lie in the green pile"),
    (f"{PLAYED.replace('????', '???', 1)} RY RB * - - - 9:0:0:-", "green yokai that were never face up is 4"),
    (f"{PLAYED.replace('R3????', 'R3????G4')} RY RB * - - - 9:0:0:-", "green yokai that were never face up is 3"),
    (
        f"{PLAYED.replace('G5????', 'G5???').replace('B4', '?B4')} RY RB * - - - 9:0:0:-",
        "green yokai that were never face up is 4",
    ),
    (
        f"{PLAYED.replace('G5????', 'G5??G6?')} RY RB * - - - 9:0:0:-",
        "of the green pile that were never face up lie together",
    ),
]
TURNS = [
    (f"{HIDDEN} - - * - - - 0:0:0:{START_TODO}", "somebody moves from turn 1 on, and nobody before"),
    (f"{HIDDEN} - - * - - - 1:-:0:{START_TODO}", "somebody moves from turn 1 on, and nobody before"),
    (f"{PLAYED} RY RB * - - - 0:0:0:-", "somebody moves from turn 1 on, and nobody before"),
    (f"{PLAYED} RY RB * - - - 401:0:0:-", "it is over after turn 400"),
    (f"{HIDDEN} - - * - - - 0:-:0:?,?G,?R,?B,?Y", "before somebody begins ?,?G,?R,?B,?Y,+0,+0,+0,+1,+1,+1 is pending"),
    (f"{HIDDEN} - - * - - - 0:-:0:-", "before somebody begins"),
    (f"{HIDDEN} - - * - - - 0:-:0:.", "before somebody begins"),
]
SET_UP = [
    (f"{HIDDEN} - - * - - - 0:-:1:{START_TODO}", "nothing is played or taken before the set-up is done"),
    (f"{HIDDEN} - - * - - - 2:0:0:{START_TODO[2:]},+0", "nothing is played or taken before the set-up is done"),
    (f"{PLAYED} - - * - - - 1:0:0:+0,+0,+0,+1,+1,+1,+0", "nothing is played or taken before the set-up is done"),
    (f"{TOPS.replace('G5????', 'G5???')} - - * - G6 - 1:0:0:+0,+0,+0,+1,+1,+1,+0", "nothing is played or taken"),
    (f"{TOPS} - - * GR - - 1:0:0:+0,+0,+0,+1,+1,+1,+0", "nothing is discarded before the set-up is done"),
    (
        f"{TOPS} - - * - - - 0:-:0:{START_TODO}",
        "with ? the next thing to happen the top of the green pile is not face up yet",
    ),
    (
        f"{HIDDEN} - - * - - - 1:0:0:?R,?B,?Y,+0,+0,+0,+1,+1,+1,+0",
        "with ?R the next thing to happen the top of the green pile is face",
    ),
    (f"{HIDDEN} - - * - - - 1:0:0:+0,+1,+1,+1,+0", "the top of the green pile is face up, and nothing else of it"),
    (
        f"{TOPS.replace('G5????', 'G5???G6')} - - * - - - 1:0:0:+0,+0,+0,+1,+1,+1,+0",
        "the top of the green pile is face up, and nothing",
    ),
    (
        f"{TOPS.replace('G5????', '????G5')} - - * - - - 1:0:0:+0,+0,+0,+1,+1,+1,+0",
        "the top of the green pile is face up",
    ),
    (f"{TOPS} GR - * - - - 1:0:0:+0,+0,+0,+1,+1,+1,+0", "the number of sketches in hand0 is 0"),
    (f"{TOPS} GR - * - - - 1:0:0:+0,+1,+1,+1,+0", "with +0,+1,+1,+1,+0 pending the number of sketches in hand0 is 2"),
    (f"{TOPS} GRGBGY - * - - - 1:1:0:+1,+1,+1", "the number of sketches in hand1 is 1"),
    (f"{TOPS} GRGBGY GR * - - - 1:1:0:+1,+0", "+1,+0 cannot be pending"),  # the draw of the first turn is seat 1's
]
PENDING = [
    (
        f"G:-:-:- {OTHERS} RY RB * - G3G4 G5G6G7 9:0:0:-",
        "it is over as soon as one pile, here the green one, is without yokai",
    ),
    (
        "G:-:-:- R:-:-:- B:B4????:-:- Y:Y7????:-:- RY RB * - G3G4R3R4R5 G5G6G7R6R7 9:0:1:.",
        "it is over as soon as one pile, here the green one, is without yokai",
    ),
    (f"{PLAYED} RY RB * - - - 399:0:1:.", "it is not over: every pile has yokai, and turn 400 is not done"),
    (f"G:-:-:- {OTHERS} RY RB * - G3G4 G5G6G7 9:0:0:.", "a pile is emptied by a sketch that is played"),
    (
        f"{PLAYED.replace('G5', '?')} RY RB * - - - 9:0:0:-",
        "the top of the green pile is face up unless ?G is the next thing to happen",
    ),
    (f"{PLAYED} RY RB * - - - 9:0:1:?G", "the top of the green pile is face up unless ?G is the next thing to happen"),
    (f"{PLAYED} RY RB * - - - 9:0:1:+0", "who has played has drawn before"),
    (f"{PLAYED} RY RB - * - - 9:0:0:+0", "the draw pile is filled again before a draw"),
    (f"{PLAYED} RY RB * - - - 9:0:0:+1", "+1 cannot be pending"),
    (f"{PLAYED} RY RB * - - - 9:0:0:+0,+0", "+0,+0 cannot be pending"),
    (f"{PLAYED} RY RB * - - - 9:0:1:=G", "=G cannot be pending"),
    (f"{PLAYED} RY RB * - - - 9:0:1:?", "? cannot be pending"),
    (f"{PLAYED} RY RB * - - - 9:0:1:?,?G", "?,?G cannot be pending"),
    (f"{PLAYED} RY RB * - - - 9:0:1:.,+0", ".,+0 cannot be pending"),
    (f"G:G5????:GR!:GB {OTHERS} RY RB * - - - 9:0:1:GR!@G,=G", "GR!@G,=G cannot be pending"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:0:?G", "a yokai is turned up because a sketch was played"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,=G", "behind a yokai that is turned up stand at most"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,+1", "behind a yokai that is turned up stand at most"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,.", "behind a yokai that is turned up stand at most"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,?", "behind a yokai that is turned up stand at most"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,=R,=B,=G", "behind a yokai that is turned up stand at most"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,=R,=B", "the second is the one that was called from"),
    (f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,=R,=G", "the mover has played a sketch on the red pile"),
    (
        "G:????:-:GB R:R3:GR:- B:B4????:-:- Y:Y7????:-:- RY RB * - G5R4R5 R6R7 9:0:1:?G,=R,=G",
        "a yokai was called to the red pile, on top of another",
    ),
]
ABILITIES = [
    (f"{PLAYED} RY RB * - - - 9:0:1:GR+@G", "GR+ is not the mover's top sketch on the green pile"),
    (f"G:G5????:GR+:GB {OTHERS} RY RB * - - - 9:1:1:GR+@G", "GR+ is not the mover's top sketch on the green pile"),
    (f"G:G5????:GR+GY:GB {OTHERS} RY RB * - - - 9:0:2:GR+@G", "GR+ is not the mover's top sketch on the green pile"),
    (f"G:G5????:GR+:GB {OTHERS} RY RB * - - - 9:0:0:GR+@G", "GR+ is not the mover's top sketch on the green pile"),
    (f"G:G5????:GR+:GB {OTHERS} RY RB * - - - 9:0:1:GR+@R", "GR+ is not the mover's top sketch on the red pile"),
    (f"G:G5????:GR!:- {OTHERS} RY RB * - - - 9:0:1:GR!@G", "there is nothing to distract"),
    (
        "G:G5????:GR+:- R:R3:-:- B:B4:-:- Y:Y7:-:- RY RB * - R4R5R6R7B3B5 B6B7Y3Y4Y5Y6 9:0:1:GR+@G",
        "no other pile has two yokai, so there is nothing to call",
    ),
]
HANDS = [
    (f"{PLAYED} RY 4RB * - - - 9:0:0:-", "a hand has 4 sketches only after the draw of its own turn"),
    (f"{PLAYED} 4RB RY * - - - 9:0:0:+0", "a hand has 4 sketches only after the draw of its own turn"),
    (f"{PLAYED} 4RBRY RY * - - - 9:0:0:-", "having played 0, the mover holds at most 4"),
    (f"{PLAYED} 4RB RY * - - - 9:0:1:-", "having played 1, the mover holds at most 3"),
    (f"{PLAYED} 2RB RY * - - - 400:0:3:.", "having played 3, the mover holds at most 1"),
    (f"{PLAYED} RB RY * - - - 9:0:3:-", "after the third sketch, or with an empty hand, the turn has ended by itself"),
    (f"{PLAYED} - RY * - - - 9:0:1:-", "after the third sketch, or with an empty hand, the turn has ended by itself"),
    (f"{PLAYED} - RY * - - - 9:0:0:-", "after the third sketch, or with an empty hand, the turn has ended by itself"),
    (f"{PLAYED} 4RB RY * - - - 400:0:0:.", "with four in the hand at least one sketch is played"),
]
REST = [
    (
        f"G:G7????:GRGRGRGR:GBGBGBGB {OTHERS} RB RY * - - - 9:0:0:-",
        "8 sketches on the green pile, and no pile holds more",
    ),
    (
        f"G:G5????:GRGRGR:GBGB {OTHERS} RB RY * - - - 9:0:0:-",
        "the green pile has 5 sketches, and would have been completed",
    ),
    (
        f"G:G3????:GRGR:GB {OTHERS} RB RY * - - - 9:0:0:-",
        "the green pile has 3 sketches, and would have been completed",
    ),
    (f"G:G3????:GRGRGRGR:- {OTHERS} RB RY * - - - 9:0:0:+0", "the green pile has 4 sketches, and would have been"),
    (f"G:????:GR:GB {OTHERS} RB RY * - G5 - 9:0:1:?G", "the green pile has 2 sketches, and would have been completed"),
]
ROWS = [*SKETCHES, *YOKAI, *TURNS, *SET_UP, *PENDING, *ABILITIES, *HANDS, *REST]


@pytest.mark.parametrize(("text", "words"), ROWS)
def test_a_position_that_cannot_be_is_refused_with_a_fitting_sentence(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        yokai().read(full(text))
    assert_sentence(refusal.value)
    assert untranslated(refusal.value) == []
    assert words in str(refusal.value)
    assert refusal.value.code == ("yokai-position-field" if "401:" in text else "yokai-position-contradiction")


@pytest.mark.parametrize(
    "text",
    [
        f"{HIDDEN} - - * - - - 0:-:0:{START_TODO}",
        f"{HIDDEN} - - * - - - 1:0:0:{START_TODO[2:]},+0",
        f"{TOPS} GRGB - * - - - 1:0:0:+0,+1,+1,+1,+0",
        f"{TOPS} GRGBGY 2GR * - - - 1:1:0:+1,+1",
        f"{PLAYED} RY RB * - - - 9:0:0:-",
        f"{PLAYED} RY RB * - - - 9:0:0:+0",
        f"{PLAYED} RY RB - * - - 9:0:0:-",
        f"{PLAYED} 4RB RY * - - - 9:0:0:-",
        f"{PLAYED} RB RY * - - - 400:0:3:.",
        f"{PLAYED} 4RB RY * - - - 400:0:0:-",
        f"G:-:-:- {OTHERS} RY RB * - G3G4 G5G6G7 9:0:1:.",
        f"G:G5:-:- {OTHERS} RY RB * - {GONE} 9:0:1:-",
        f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G",
        f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G,=R",
        "G:????:-:GB R:G5R3????:GR+:- B:B4????:-:- Y:Y7????:-:- RY RB * - - - 9:0:1:?G,=R,=G",
        f"G:G5????:GR+:GB {OTHERS} RY RB * - - - 9:0:1:GR+@G",
        f"G:G5????:GR!:GB {OTHERS} RY RB * - - - 9:0:1:GR!@G",
        f"G:G7????:GRGRGRGR+:GBGBGB {OTHERS} RB RY * - - - 9:0:1:GR+@G",
        f"G:G3????:GRGRGR:- {OTHERS} RB RY * - - - 9:0:0:-",
        f"G:G5???G6:GR:GB {OTHERS} RY RB * - - - 9:0:0:-",
    ],
)
def test_the_same_positions_without_the_contradiction_are_read(text: str) -> None:
    state = yokai().read(full(text))
    assert str(state) == full(text)
    play_out(state, random.Random(text))
