"""Show each ruling of docs/yokai/rulings.md, Y-01 to Y-16, on positions of its own.

In the texts here `*` stands for all sketches that are named nowhere else in the position.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from yamabushi import CHANCE, BadPosition
from yamabushi.games.yokai.cards import COLOURS

from .positions import OTHERS, at, field, full, leads, line, pending, yokai

RULINGS = Path(__file__).parents[2] / "docs" / "yokai" / "rulings.md"
TURNED_UP = "?0 ?G5 ?R3 ?B4 ?Y7"


def test_every_ruling_has_a_test_here() -> None:
    published = re.findall(r"^## Y-(\d\d)\b", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert published == [f"{number:02}" for number in range(1, 17)]
    tested = {name.split("_")[2] for name in globals() if name.startswith("test_y_")}
    assert tested == set(published)


def test_y_01_we_assume_four_plain_sketches_a_call_and_a_distract_of_each_pair() -> None:
    state = line(yokai().start(), TURNED_UP)
    assert field(state, "deck") == "4GRGR+GR!4GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY!"
    assert len(state.actions) == 18
    assert state.odds == (4 / 36, 1 / 36, 1 / 36) * 6


def test_y_01_another_table_has_any_number_of_abilities() -> None:
    state = line(yokai("30GR+6BY!").start(), TURNED_UP)
    assert (state.actions, state.odds) == (("?GR+", "?BY!"), (30 / 36, 6 / 36))
    state = line(yokai("36RY").start(), f"{TURNED_UP} ?RY ?RY ?RY ?RY ?RY ?RY ?RY")
    assert state.actions == ("RY@R", "RY@Y")


def test_y_02_colours_are_green_red_blue_yellow_in_this_order() -> None:
    assert [(colour.letter, colour.name) for colour in COLOURS] == [
        ("G", "green"),
        ("R", "red"),
        ("B", "blue"),
        ("Y", "yellow"),
    ]
    assert len({colour.sign for colour in COLOURS}) == 4
    state = line(yokai().start(), "?1")
    tops = []
    for _ in range(4):
        tops.append(state.actions[0])
        state = line(state, state.actions[0])
    assert tops == ["?G3", "?R3", "?B3", "?Y3"]
    assert yokai().seats == ("Sun", "Moon")


def test_y_03_the_discards_become_the_draw_pile_when_a_sketch_must_be_drawn() -> None:
    table = f"G:G5????:GY:- {OTHERS}"
    drawn = leads(f"{table} GB RB GR * - - 30:0:0:+0", "?GR", f"{table} GRGB RB - * - - 30:0:0:-")
    filled = full(f"{table} GRGB RB * - - - 31:1:0:+1")
    assert str(drawn.play(".")) == filled
    assert drawn.play(".").actions[:2] == ("?GR", "?GR+")


def test_y_03_what_the_turn_has_discarded_is_among_them() -> None:
    state = leads(
        f"G:G3????:-:GBGR+ {OTHERS} - GR - * - - 30:1:0:-",
        "GR@G",
        f"G:????:-:- {OTHERS} - - - * - G3 30:1:1:?G",
    )
    state = line(state, "?G5")
    assert str(state) == full(f"G:G5???:-:- {OTHERS} - - * - - G3 31:0:0:+0")
    assert (len(state.actions), state.odds[:2]) == (18, (4 / 36, 1 / 36))


def test_y_04_a_pile_with_at_least_two_yokai_can_be_called_from() -> None:
    piles = "G:G7????:-:- R:R7:-:- B:B6?:-:- Y:Y4????:BY+:-"
    assert at(f"{piles} GR RB * - R3R4B3 R5R6B4B5 20:0:1:BY+@Y").actions == ("^G", "^B", "-")
    guests = "G:G7????:-:- R:R7B3:-:- B:B6?:-:- Y:Y4????:BY+:-"  # a guest is one of them
    assert at(f"{guests} GR RB * - R3R4 R5R6B4B5 20:0:1:BY+@Y").actions == ("^G", "^R", "^B", "-")


def test_y_04_where_no_other_pile_has_two_a_call_is_not_asked_for() -> None:
    gone = "R3R4B3B4Y3Y5 R5R6B5B7Y6Y7"
    leads(
        f"G:G7????:-:- R:R7:-:- B:B6:-:- Y:Y4:-:- GR+BY RB * - {gone} 20:0:0:-",
        "GR+@G",
        f"G:G7????:GR+:- R:R7:-:- B:B6:-:- Y:Y4:-:- BY RB * - {gone} 20:0:1:-",
    )


def test_y_04_a_called_yokai_belongs_to_its_new_pile() -> None:
    before = "R:R3????:-:- B:B4????:-:RBRBGB Y:Y7????:-:-"
    after = "R:R3????:-:- B:????:-:RBRBGB Y:Y7????:-:-"
    called = leads(
        f"G:G7????:GR:- {before} GB+RB RB * - - - 9:0:0:-",
        "GB+@G ^B",
        f"G:B4G7????:GRGB+:- {after} RB RB * - - - 9:0:1:?B,=G,=B",
    )
    assert field(called.play("?B7"), "G") == "G:B4G7????:GRGB+:-"  # it needs four sketches that show green
    # Two against two: it flees to the bottom of the pile that it lies on.
    leads(
        "G:G7???:GY+:- R:R4????:-:- B:G4B7????:RBBY!:BY+ Y:Y4????:-:- - GBRY * - - - 4:1:1:-",
        "GB@B",
        "G:G7???:GY+:- R:R4????:-:- B:B7????G4:-:- Y:Y4????:-:- - RY * GBRBBY+BY! - - 4:1:2:-",
    )


def test_y_04_a_pile_of_guests_is_not_empty() -> None:
    state = at("G:R5:-:- R:R6???:-:- B:B4????:-:- Y:Y7????:-:- GR RB * - G3G5G7 G4G6 20:0:0:-")
    assert state.returns is None
    assert field(state.play("GR@G"), "G") == "G:R5:GR:-"


def test_y_04_the_printed_colour_breaks_the_tie() -> None:
    over = leads(  # Sun has green 3 and 4, and takes red 3 from the green pile: two colours against Moon's yellow
        "G:R3:GRGB:- R:R4???G5G6G7:-:- B:B4????:-:- Y:Y7??:-:- GYBY RB * - G3G4 Y4Y6 20:0:0:-",
        "GY@G",
        "G:-:-:- R:R4???G5G6G7:-:- B:B4????:-:- Y:Y7??:-:- BY RB * GRGBGY G3G4R3 Y4Y6 20:0:1:.",
    )
    assert (over.score, over.returns) == ((10, 10), (1.0, -1.0))


def test_y_05_the_ability_comes_before_the_count() -> None:
    full_pile = f"G:G4????:GRGR!:GBGY {OTHERS}"
    state = leads(
        f"G:G4????:GR:GBGY {OTHERS} GR!RY RB * - - - 9:0:0:-", "GR!@G", f"{full_pile} RY RB * - - - 9:0:1:GR!@G"
    )
    left = "G:????G4:-:- R:R3????:-:- B:B4????:-:- Y:Y7????:-:-"
    assert str(state.play("-")) == full(f"{left} RY RB * GRGR!GBGY - - 9:0:1:?G")
    gone = "G:G4????:GRGR!:GB R:R3????:-:- B:B4????:-:- Y:Y7????:-:GY"
    assert str(state.play("%")) == full(f"{gone} RY RB * - - - 9:0:1:-")


def test_y_05_first_the_played_pile_is_counted_and_then_the_one_called_from() -> None:
    rest = "B:B4????:-:- Y:Y7????:-:-"
    state = leads(
        f"G:G7????:GRGB:GY R:R4????:-:RBRYRB {rest} GY+RY RB * - - - 9:0:0:-",
        "GY+@G ^R",
        f"G:R4G7????:GRGBGY+:GY R:????:-:RBRYRB {rest} RY RB * - - - 9:0:1:?R,=G,=R",
    )
    assert str(state.play("?R3")) == full(
        f"G:G7????:-:GY R:???:-:- {rest} RY RB * GRGBGY+2RBRY R4 R3 9:0:1:?R"  # each takes one
    )


def test_y_05_what_was_covered_is_turned_up_before_anything_is_counted() -> None:
    state = leads(
        f"G:G7????:GR:GYGR {OTHERS} GB+RY RB * - - - 9:0:0:-",
        "GB+@G ^R",
        "G:R3G7????:GRGB+:GYGR R:????:-:- B:B4????:-:- Y:Y7????:-:- RY RB * - - - 9:0:1:?R,=G,=R",
    )
    assert state.actions == ("?R4", "?R5", "?R6", "?R7")
    assert field(state.play("?R4"), "G") == "G:G7????R3:-:-"  # two against two


def test_y_05_a_yokai_called_away_with_another_face_up_beneath_needs_no_chance() -> None:
    state = at("G:G7????:GR:- R:B3R4????:-:- B:B4???:-:- Y:Y7????:-:- GB+RY RB * - - - 9:0:0:-")
    assert pending(line(state, "GB+@G ^R")) == "-"
    assert field(line(state, "GB+@G ^R"), "R") == "R:R4????:-:-"


def test_y_05_the_pile_that_received_a_distracted_sketch_is_counted_second() -> None:
    rest = "B:B4????:-:- Y:Y7????:-:-"
    over = leads(  # Moon takes G3 with two of three that were left over, and then the last red yokai
        f"G:G3G4???:-:GBGYGR R:R3:-:RBRY {rest} GB!RB RB * - - R4R5R6R7 9:0:0:-",
        "GB!@G %",
        f"G:G4???:GB!:- R:-:-:- {rest} RB RB * GRGBGYRBRY - G3R3R4R5R6R7 9:0:1:.",
    )
    assert over.score == (0, 28)  # with red first, green would not be counted any more


def test_y_06_what_is_left_over_is_not_counted_by_itself() -> None:
    state = leads(
        f"G:G7????:GYGRGR:GBGBGY {OTHERS} GRRY - * - - - 14:0:0:-",
        "GR@G ?G3",
        f"G:G3???:-:GBGBGY {OTHERS} RY - * 3GRGY G7 - 14:0:1:-",
    )
    elsewhere = line(state, ". ?BY BY@B")
    assert field(elsewhere, "G") == "G:G3???:-:GBGBGY"
    assert field(elsewhere, "turn") == "16:0:0:+0"  # the hand was empty
    taken = line(state, ". ?GY GY@G")
    assert (field(taken, "taken1"), field(taken, "G")) == ("G3", "G:???:-:-")


def test_y_06_a_sketch_sent_there_has_it_counted() -> None:
    state = at("G:G7????:-:GR R:R3????:-:RBRYRB B:B4????:-:- Y:Y7????:-:- GB!RY RB * - - - 9:0:0:-")
    after = line(state, "GB!@G %")
    assert (field(after, "taken1"), pending(after)) == ("R3", "?R")


def test_y_06_each_pile_is_counted_once_for_a_sketch() -> None:
    # Moon's two of three take G3 when Sun distracts the third; they are gone, and the next yokai waits for others.
    state = line(at(f"G:G3????:-:GRGRGB {OTHERS} GYGY! RB * - - - 9:0:0:-"), "GY!@G %")
    assert (field(state, "taken1"), pending(state)) == ("G3", "?G,=B")
    assert str(state.play("?G4")) == full(
        "G:G4???:GY!:- R:R3????:-:- B:B4????:-:GB Y:Y7????:-:- GY RB * 2GR - G3 9:0:1:-"
    )


def test_y_07_the_game_is_over_at_once() -> None:
    over = leads(
        f"G:G3:-:GYGY! {OTHERS} - GR!GB!RB+ * - G4G5 G6G7 27:1:0:-",
        "GB!@G",
        f"G:-:-:- {OTHERS} - GR!RB+ * GB!GYGY! G4G5 G3G6G7 27:1:1:.",
    )
    assert (over.seat, over.actions, over.odds, over.score) == (None, (), (), (9, 16))


@pytest.mark.parametrize(
    ("taken", "score", "returns"),
    [
        ("R7B6 Y4Y5", (16, 9), (1.0, -1.0)),  # points before anything else
        ("B6Y7 R3R4R6Y5", (16, 18), (-1.0, 1.0)),
        ("B6 Y4Y5", (9, 9), (1.0, -1.0)),  # two colours against one
        ("- R3", (3, 3), (0.0, 0.0)),
        ("B6 R4Y5", (9, 9), (0.0, 0.0)),
        ("Y5 R3B5", (8, 8), (0.0, 0.0)),
        ("G4 R3R4", (7, 7), (0.0, 0.0)),  # one colour each
        ("G4 R3B4", (7, 7), (-1.0, 1.0)),
    ],
)
def test_y_08_points_then_colours_then_a_draw(taken: str, score: tuple[int, int], returns: tuple[float, float]) -> None:
    green, red, blue, yellow = (
        "".join(letter + value for value in "34567" if letter + value not in taken) for letter in "GRBY"
    )
    spare = green.replace("G3", "")  # the other green ones are guests at the bottom of the red pile
    piles = f"G:G3:GRGB:- R:{red}{spare}:-:- B:{blue}:-:- Y:{yellow}:-:-"
    over = at(f"{piles} GYBY RB * - {taken} 20:0:0:-").play("GY@G")
    assert (over.score, over.seat) == (score, None)
    assert over.returns == returns


def test_y_09_the_400th_turn_is_the_last() -> None:
    table = f"G:G4????:GRGB:GY {OTHERS}"
    assert pending(at(f"{table} RB RB * - - - 399:1:0:-").play(".")) == "+0"
    over = leads(f"{table} RB RB * - - - 400:0:0:-", ".", f"{table} RB RB * - - - 400:0:0:.")
    assert (over.seat, over.returns) == (None, (0.0, 0.0))
    turned = leads(f"{table} GRRB RB * - - - 400:0:2:-", "GR@G", f"G:????:-:GY {OTHERS} RB RB * 2GRGB G4 - 400:0:3:?G")
    assert turned.seat == CHANCE  # what the sketch has set off is done first
    assert str(turned.play("?G5")) == full(f"G:G5???:-:GY {OTHERS} RB RB * 2GRGB G4 - 400:0:3:.")
    assert turned.play("?G5").returns == (1.0, -1.0)


def test_y_10_before_a_draw_the_draw_pile_is_never_empty() -> None:
    table = f"G:G4????:GRGB:GY {OTHERS}"
    leads(f"{table} RB RB - * - - 40:0:0:-", ".", f"{table} RB RB * - - - 41:1:0:+1")
    middle = "G:G4????:GRGB:GY R:R3????:-:- B:B4????:-:- Y:Y7????:BY:-"
    leads(f"{table} RBBY RB - * - - 40:0:0:-", "BY@Y", f"{middle} RB RB - * - - 40:0:1:-")
    with pytest.raises(BadPosition, match="filled again before a draw"):
        at(f"{table} RB RB - * - - 41:1:0:+1")


def test_y_10_after_the_last_turn_nobody_draws() -> None:
    table = f"G:G4????:GRGB:GY {OTHERS}"
    leads(f"{table} RB RB - * - - 400:0:0:-", ".", f"{table} RB RB - * - - 400:0:0:.")


def test_y_11_the_only_yokai_of_a_pile_stays_when_it_flees() -> None:
    gone = "G3G5 G6G7"
    leads(
        f"G:G4:GB:GRGY {OTHERS} GBRY RB * - {gone} 9:0:0:-",
        "GB@G",
        f"G:G4:-:- {OTHERS} RY RB * GR2GBGY {gone} 9:0:1:-",
    )


def test_y_12_the_third_sketch_ends_the_turn_when_all_that_it_set_off_is_done() -> None:
    table = "R:R5????:-:- B:B3????:GB:- Y:Y7????:-:-"
    asked = leads(
        f"G:G3????:GY!:GR! {table} GR GY+RY! * - - - 2:1:2:-",
        "GY+@G",
        f"G:G3????:GY!:GR!GY+ {table} GR RY! * - - - 2:1:3:GY+@G",
    )
    called = asked.play("^B")
    assert (pending(called), field(called, "turn")) == ("?B,=G,=B", "2:1:3:?B,=G,=B")
    assert str(called.play("?B6")) == full(
        "G:G3????:GY!:- R:R5????:-:- B:B6???:GB:- Y:Y7????:-:- GR RY! * GR!GY+ - B3 3:0:0:+0"
    )


def test_y_12_an_empty_hand_ends_the_turn_too() -> None:
    leads(f"G:G5????:-:- {OTHERS} GR! RB * - - - 2:0:0:-", "GR!@G", f"G:G5????:GR!:- {OTHERS} - RB * - - - 3:1:0:+1")
    asked = leads(
        f"G:G5????:-:GY {OTHERS} GR! RB * - - - 2:0:0:-", "GR!@G", f"G:G5????:GR!:GY {OTHERS} - RB * - - - 2:0:1:GR!@G"
    )
    assert field(asked.play("-"), "turn") == "3:1:0:+1"


def test_y_13_at_the_end_hands_and_draw_pile_are_open_and_hidden_yokai_stay_hidden() -> None:
    gone = "G4G5 G6G7"
    before = at(f"G:G3:-:GYGY! {OTHERS} RB GB!RB+ * - {gone} 27:1:0:-")
    assert before.view(0)["position"].split(" ")[4:7] == ["RB", "?2", "?31"]
    over = before.play("GB!@G")
    for seat in (0, 1, None):
        assert over.view(seat)["position"] == str(over)
    assert field(over, "R") == "R:R3????:-:-"
    assert over.view(None)["piles"]["R"]["yokai"] == ["R3", "?", "?", "?", "?"]


def test_y_14_a_distracted_sketch_stays_its_owners_and_can_win_in_the_others_turn() -> None:
    rest = "B:B4????:-:- Y:Y7????:-:-"
    state = leads(
        f"G:G6????:GR!:GBGR R:R3????:RY!:RB {rest} GB+ GR * - - - 2:0:2:GR!@G",
        "%",
        f"G:G6????:GR!:GB R:????:RY!:- {rest} GB+ GR * GRRB - R3 2:0:2:?R",
    )
    assert (state.play("?R4").seat, state.score) == (0, (0, 3))


def test_y_14_it_lies_on_top_and_its_ability_is_not_used() -> None:
    rest = "B:B4????:-:- Y:Y7????:-:-"
    state = leads(
        f"G:G6????:-:GR+ R:R7????:-:RBRY {rest} GB!RY GR * - - - 2:0:0:-",
        "GB!@G %",
        f"G:G6????:GB!:- R:R7????:-:RBRYGR+ {rest} RY GR * - - - 2:0:1:-",
    )
    assert state.seat == 0


SEVEN = "G:G7G6???:GRGBGY!:GRGR+GRGY R:R5????:RY!:- B:B3????:-:GB! Y:Y5????:RY+GY:-"


def test_y_15_seven_sketches_at_a_pile_are_the_most() -> None:
    state = at(f"{SEVEN} - - * - - - 5:0:1:GY!@G")
    assert state.actions == ("%", "-")
    eighth = SEVEN.replace("GRGY R:", "GRGYGB R:")
    with pytest.raises(BadPosition, match="8 sketches on the green pile, and no pile holds more than 7"):
        at(f"{eighth} - - * - - - 5:0:1:GY!@G")


def test_y_15_a_pile_at_rest_is_incomplete_or_has_three_left_over_on_one_side() -> None:
    for sides in ("GRGB:-", "GR:GB", "GRGBGY:-", "-:GRGBGY"):
        assert at(f"G:G3????:{sides} {OTHERS} RY RB * - - - 9:0:0:-").seat == 0
    for sides in ("GRGB:GY", "GRGBGYGR:-", "GR:GBGY"):
        with pytest.raises(BadPosition, match="would have been completed"):
            at(f"G:G3????:{sides} {OTHERS} RY RB * - - - 9:0:0:-")


def test_y_16_the_winner_discards_and_a_pile_that_waits_is_not_counted_any_more() -> None:
    rest = "B:B4????:-:- Y:Y7????:-:-"
    over = leads(
        f"G:G3:GR!:GBGRGR R:R4????:RB!:RYRB {rest} BY! - * - G4G5 G6G7 42:0:1:GR!@G",
        "%",
        f"G:-:GR!:- R:R4????:RB!:RYRBGR {rest} BY! - * GRGB G4G5 G3G6G7 42:0:1:.",
    )
    assert (over.score, over.returns) == ((9, 16), (-1.0, 1.0))
