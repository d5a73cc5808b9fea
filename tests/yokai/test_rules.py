"""Show the rules that have no number: set-up, turns, playing a sketch, abilities, odds, order of actions, refusals."""

from __future__ import annotations

import random

import pytest

from yamabushi import CHANCE, IllegalAction
from yamabushi.games.kernel_state import KernelState

from .positions import KINDS, OTHERS, START_TODO, at, field, full, leads, line, pending, table_of, yokai

DEALT = "?1 ?G5 ?R3 ?B4 ?Y7 ?GR ?GR+ ?GR ?BY ?RB! ?BY"


def test_nothing_is_settled_at_the_start() -> None:
    start = yokai().start()
    assert str(start) == full(f"G:?????:-:- R:?????:-:- B:?????:-:- Y:?????:-:- - - * - - - 0:-:0:{START_TODO}")
    assert (start.seat, start.actions, start.odds) == (CHANCE, ("?0", "?1"), (0.5, 0.5))
    assert (start.score, start.returns) == ((0, 0), None)


@pytest.mark.parametrize("first", [0, 1])
def test_the_set_up_is_who_begins_the_tops_and_three_sketches_for_seat_0_then_for_seat_1(first: int) -> None:
    state = yokai().start()
    todo = START_TODO.split(",")
    for number, action in enumerate(f"?{first} {DEALT[3:]}".split()):
        assert state.seat == CHANCE
        assert pending(state).split(",") == todo[number:] + [f"+{first}"] * (number > 0)
        state = line(state, action)
    tops = "G:G5????:-:- R:R3????:-:- B:B4????:-:- Y:Y7????:-:-"
    assert str(state) == full(f"{tops} 2GRGR+ RB!2BY * - - - 1:{first}:0:+{first}")
    assert line(state, "?GB").seat == first


def test_odds_are_equal_for_yokai_and_by_number_for_sketches() -> None:
    state = line(yokai().start(), "?0")
    assert (state.actions, state.odds) == (("?G3", "?G4", "?G5", "?G6", "?G7"), (0.2,) * 5)
    state = line(state, "?G5 ?R3 ?B4 ?Y7 ?GR ?GR+")
    assert "?GR+" not in state.actions
    assert state.actions[:3] == ("?GR", "?GR!", "?GB")
    assert state.odds[:3] == (3 / 34, 1 / 34, 4 / 34)
    assert sum(state.odds) == pytest.approx(1)
    risen = at(f"G:???:-:- {OTHERS} GB RB * - G4 G5 9:0:1:?G")
    assert (risen.actions, risen.odds) == (("?G3", "?G6", "?G7"), (1 / 3,) * 3)


def test_the_only_hidden_yokai_is_turned_up_by_chance_too() -> None:
    state = at(f"G:?G3:-:- {OTHERS} GB RB * - G4 G5G6 9:0:1:?G")
    assert (state.seat, state.actions, state.odds) == (CHANCE, ("?G7",), (1.0,))
    assert field(state.play("?G7"), "G") == "G:G7G3:-:-"


def test_a_turn_begins_with_a_draw() -> None:
    state = at(f"G:G5????:-:- {OTHERS} GR GB * - - - 9:0:0:-").play(".")
    assert (state.seat, pending(state), field(state, "turn")) == (CHANCE, "+1", "10:1:0:+1")
    drawn = line(state, "?RB")
    assert (drawn.seat, field(drawn, "hand1"), field(drawn, "turn")) == (1, "GBRB", "10:1:0:-")


def test_with_four_at_least_one_must_be_played() -> None:
    state = at(f"G:G5????:-:- {OTHERS} 2GRGR+GB BY * - - - 1:0:0:-")
    assert state.actions == ("GR@G", "GR@R", "GR+@G", "GR+@R", "GB@G", "GB@B")
    assert line(state, "GB@B").actions == ("GR@G", "GR@R", "GR+@G", "GR+@R", ".")


@pytest.mark.parametrize("hand", ["GR", "GRGB", "GRGBBY"])
def test_with_fewer_none_need_be_played(hand: str) -> None:
    assert at(f"G:G5????:-:- {OTHERS} {hand} RB * - - - 9:0:0:-").actions[-1] == "."


def test_up_to_three_are_played_one_after_another() -> None:
    state = at(f"G:G5????:-:- {OTHERS} GRGBRBBY RY * - - - 9:0:0:-")
    state = line(state, "GB@G")
    assert (state.seat, field(state, "turn")) == (0, "9:0:1:-")
    state = line(state, "GR@R")
    assert (state.seat, field(state, "turn")) == (0, "9:0:2:-")
    assert state.actions == ("RB@R", "RB@B", "BY@B", "BY@Y", ".")
    state = line(state, "BY@Y")
    assert (state.seat, field(state, "turn"), field(state, "hand0")) == (CHANCE, "10:1:0:+1", "RB")


def test_sketches_lie_on_the_own_side_the_last_on_top() -> None:
    state = at(f"G:G7????:GY:GB {OTHERS} GRGBBY RY * - - - 9:0:0:-")
    assert field(line(state, "GB@G GR@G"), "G") == "G:G7????:GYGBGR:GB"
    moon = at(f"G:G7????:GY:GB {OTHERS} RY GRGBBY * - - - 9:1:0:-")
    assert field(line(moon, "GB@G GR@G"), "G") == "G:G7????:GY:GBGBGR"


def test_the_side_with_more_takes_the_yokai_and_the_others_sketches_stay() -> None:
    leads(
        f"G:G5????:GRGB:GYGY {OTHERS} GR+BY RB * - - - 9:0:0:-",
        "GR+@G -",
        f"G:????:-:GYGY {OTHERS} BY RB * GRGR+GB G5 - 9:0:1:?G",
    )
    # Also the other seat, if it has more: Sun's fourth sketch at the 5 is Moon's gain.
    leads(
        f"G:G5????:GR:GYGYGB {OTHERS} GRBY RB * - - - 9:0:0:-",
        "GR@G",
        f"G:????:GRGR:- {OTHERS} BY RB * GB2GY - G5 9:0:1:?G",
    )


def test_equal_sides_let_it_flee_face_up_to_the_bottom() -> None:
    state = leads(
        f"G:G4????:GR:GYGB {OTHERS} GRBY RB * - - - 9:0:0:-",
        "GR@G",
        f"G:????G4:-:- {OTHERS} BY RB * 2GRGBGY - - 9:0:1:?G",
    )
    assert field(state.play("?G7"), "G") == "G:G7???G4:-:-"
    below = at("G:G4B5G6:GR:GYGB R:R3????:-:- B:B4???:-:- Y:Y7????:-:- GRBY RB * - G3 G5G7 9:0:0:-")
    assert field(below.play("GR@G"), "G") == "G:B5G6G4:-:-"


def test_a_call_puts_the_top_of_another_pile_on_top() -> None:
    state = at("G:G7????:-:- R:Y6R5????:-:- B:B4????:-:- Y:Y7???:-:- GR+BY RB * - - - 9:0:0:-")
    asked = line(state, "GR+@G")
    assert (asked.seat, pending(asked), asked.actions) == (0, "GR+@G", ("^R", "^B", "^Y", "-"))
    assert field(asked.play("-"), "turn") == "9:0:1:-"
    assert str(asked.play("^R")) == full("G:Y6G7????:GR+:- R:R5????:-:- B:B4????:-:- Y:Y7???:-:- BY RB * - - - 9:0:1:-")
    assert line(state, "GR+@R").actions == ("^G", "^B", "^Y", "-")
    last = asked.play("^Y")
    assert (pending(last), last.actions) == ("?Y,=G,=Y", ("?Y3", "?Y4", "?Y5"))


def test_a_distract_turns_the_opponents_top_sketch_to_its_other_colour() -> None:
    state = at(f"G:G7????:GB:GRGY {OTHERS} GR!BY RB * - - - 9:0:0:-")
    asked = line(state, "GR!@G")
    assert (asked.seat, pending(asked), asked.actions) == (0, "GR!@G", ("%", "-"))
    assert str(asked.play("%")) == full(
        "G:G7????:GBGR!:GR R:R3????:-:- B:B4????:-:- Y:Y7????:-:GY BY RB * - - - 9:0:1:-"
    )
    assert field(asked.play("-"), "G") == "G:G7????:GBGR!:GRGY"


def test_an_ability_that_cannot_be_used_is_not_asked_for() -> None:
    state = at(f"G:G7????:GB:- {OTHERS} GR!BY RB * - - - 9:0:0:-")
    assert (pending(line(state, "GR!@G")), line(state, "GR!@G").seat) == ("-", 0)


# The order of actions is part of the contract, and perft cannot see a permuted list.
SKETCHES: tuple[str, ...] = ("GR", "GR+", "GR!", "GB", "GB+", "GB!", "GY", "GY+", "GY!")
SKETCHES += ("RB", "RB+", "RB!", "RY", "RY+", "RY!", "BY", "BY+", "BY!")
ORDERS = [
    (f"G:G5????:-:- {OTHERS} - - * - - - 1:0:0:+0,+0,+0,+1,+1,+1,+0", " ".join(f"?{sketch}" for sketch in SKETCHES)),
    (
        f"G:G5????:-:- {OTHERS} GR!GBGY+ RB * - - - 9:0:0:-",
        "GR!@G GR!@R GB@G GB@B GY+@G GY+@Y .",
    ),
    (f"G:G5????:-:- {OTHERS} RB RB+RY!2BY * - - - 9:1:0:-", "RB+@R RB+@B RY!@R RY!@Y BY@B BY@Y"),
    (f"G:G5????:GR+:- {OTHERS} GB RB * - - - 9:0:1:GR+@G", "^R ^B ^Y -"),
    (f"G:G5????:-:- {OTHERS[:-3]}BY+:- GB RB * - - - 9:0:1:BY+@Y", "^G ^R ^B -"),
    (f"G:G5????:GR!:GY {OTHERS} GB RB * - - - 9:0:1:GR!@G", "% -"),
    (f"G:????:-:- {OTHERS} GB RB * - G5 - 9:0:1:?G", "?G3 ?G4 ?G6 ?G7"),
]


@pytest.mark.parametrize(("position", "order"), ORDERS)
def test_the_order_of_actions(position: str, order: str) -> None:
    assert " ".join(at(position).actions) == order


def test_every_sketch_is_played_on_its_first_colour_before_its_second() -> None:
    for sketch in SKETCHES:
        actions = at(f"G:G5????:-:- {OTHERS} {sketch} - * - - - 9:0:0:-").actions
        assert actions == (f"{sketch}@{sketch[0]}", f"{sketch}@{sketch[1]}", ".")


# ---- refusals --------------------------------------------------------------------------------------------------------


def refused(state: KernelState, action: str) -> str:
    """Give the sentence that refuses an action."""
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    return str(refusal.value)


PLAY = f"G:G5????:-:- {OTHERS} GR!GB BY * - - - 9:0:0:-"
CALL = "G:G5????:GR+:- R:R3????:-:- B:B4:-:- Y:Y7????:-:- GB RB * - B3B5 B6B7 9:0:1:GR+@G"
REFUSALS = [
    (PLAY, "GR@G", "GR is not in Sun's hand, which is GR!GB."),
    (PLAY, "BY@B", "BY is not in Sun's hand, which is GR!GB."),  # nothing is said about Moon's
    (PLAY, "GR!@Y", "GR! goes on the pile of one of its own colours, green or red, not on the yellow one."),
    (PLAY, "BY@R", "BY is not in Sun's hand"),
    (PLAY, "gr!@g", "'gr!@g' is not a move of this game; here you can play GR!@G, GR!@R, GB@G, GB@B, ."),
    (PLAY, "GR!@GR", "'GR!@GR' is not a move of this game"),
    (PLAY, "%", "% is not possible now: a sketch is to be played, or the turn ended; you can play GR!@G"),
    (PLAY, "?GR", "?GR is not possible now: a sketch is to be played, or the turn ended"),
    (PLAY, "-", "- is not possible now"),
    (PLAY.replace("GR!GB BY", "GRGR!GBRY BY"), ".", "With four sketches in hand, at least one must be played: GR@G"),
    (CALL, "^G", "You cannot call from the green pile: it must be another pile than the one you played on, with"),
    (CALL, "^B", "You cannot call from the blue pile"),
    (CALL, "%", "GR+ has the ability call, so % is not possible; you can play ^R, ^Y, -."),
    (
        CALL,
        "GB@G",
        "GB@G is not possible now: the ability of GR+ on the green pile is to be decided; you can play ^R, ^Y",
    ),
    (
        f"G:G5????:GR!:GY {OTHERS} GB RB * - - - 9:0:1:GR!@G",
        "^R",
        "GR! has the ability distract, so ^R is not possible",
    ),
    (f"G:G5????:-:- {OTHERS} GB RB * - - - 9:0:0:+0", "GB@G", "'GB@G' is not possible now: Sun draws a sketch."),
    (f"G:????:-:- {OTHERS} GB RB * - G5 - 9:0:1:?G", "?G5", "'?G5' is not possible now: the top of the green pile is"),
    (f"G:G5????:-:- {OTHERS} - - * - - - 400:0:1:.", ".", "The game is over; nothing can be played any more."),
]


@pytest.mark.parametrize(("position", "action", "sentence"), REFUSALS)
def test_a_refused_action_is_told_why(position: str, action: str, sentence: str) -> None:
    assert refused(at(position), action).startswith(sentence)


def test_at_the_start_chance_says_who_begins() -> None:
    assert refused(yokai().start(), "?2") == "'?2' is not possible now: chance says who begins."


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_listed_is_refused_everywhere(kind: str) -> None:
    rng = random.Random(kind)
    state = yokai(table_of(kind, rng)).start()
    while state.actions:
        for action in ("", "GR", "GR@B", "^", "?", "??", "..", f"{state.actions[0]} "):
            assert refused(state, action).endswith(".")
        state = line(state, rng.choice(state.actions))
