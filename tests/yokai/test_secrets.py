"""Show on positions worked out by hand who sees what: views, log lines, refusals; and that all is open at the end."""

from __future__ import annotations

import json
import random
import re

import pytest

from tests.amounts import GAMES
from tests.naive.yokai import SKETCHES
from yamabushi import IllegalAction
from yamabushi.games.yokai.state import YokaiState

from .lockstep import any_action, patient_action, wild_action
from .positions import KINDS, OTHERS, at, line, table_of, yokai
from .test_reader import EXAMPLE

WATCHERS: tuple[int | None, ...] = (0, 1, None)
DEALT = "?0 ?G5 ?R3 ?B4 ?Y7 ?GR ?GR+ ?GR ?BY ?RB! ?BY"
OVER = f"G:-:-:- {OTHERS} GRGY RB+BY! * 2BY G3G4 G5G6G7 9:0:1:."
LAST = f"G:G3:GRGB:- {OTHERS} GYBY RB+BY! * 2BY G4 G5G6G7 9:0:0:-"


def seen(state: YokaiState) -> list[str]:
    """Give the position as seat 0, seat 1 and a spectator see it."""
    return [str(state.view(seat)["position"]) for seat in WATCHERS]


def hidden_fields(state: YokaiState) -> list[str]:
    """Give hands and draw pile as each watcher sees them."""
    return [" ".join(text.split(" ")[4:7]) for text in seen(state)]


def shown(state: YokaiState, action: str) -> list[str]:
    """Give the log line of an action for each watcher."""
    return [state.log_line(action, seat) for seat in WATCHERS]


def refusal(state: YokaiState, action: str) -> str:
    """Give the sentence that refuses an action."""
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    return str(refused.value)


def test_the_view_of_the_notation() -> None:
    state = yokai().read(EXAMPLE)
    own, spectator = " RB - ?6 ", " ?1 - ?6 "
    hands = " RB - GYGY!2RBRYRY! "
    assert seen(state) == [EXAMPLE.replace(hands, text) for text in (own, spectator, spectator)]


def test_a_hand_is_its_owners_and_the_draw_pile_nobodys() -> None:
    state = at(f"G:G5????:GR:GB {OTHERS} GR!2GY 2BY * RB+ - - 9:0:0:-")
    assert hidden_fields(state) == ["GR!2GY ?2 ?28", "?3 2BY ?28", "?3 ?2 ?28"]
    sun, moon, spectator = (state.view(seat) for seat in WATCHERS)
    assert sun["hands"] == [{"sketches": 3, "known": ["GR!", "GY", "GY"]}, {"sketches": 2}]
    assert moon["hands"] == [{"sketches": 3}, {"sketches": 2, "known": ["BY", "BY"]}]
    assert spectator["hands"] == [{"sketches": 3}, {"sketches": 2}]
    for view in (sun, moon, spectator):
        assert view["draw_pile"] == {"sketches": 28}
        assert view["discards"] == ["RB+"]


def test_what_is_empty_is_seen_to_be_empty() -> None:
    state = at(f"G:G5????:GR:GB {OTHERS} GR - - * - - 9:0:0:-")
    assert hidden_fields(state) == ["GR - -", "?1 - -", "?1 - -"]
    assert state.view(1)["draw_pile"] == {"sketches": 0}


def test_before_the_deal_the_draw_pile_is_hidden_although_everybody_knows_it() -> None:
    assert hidden_fields(yokai().start()) == ["- - ?36"] * 3


def test_the_piles_show_which_yokai_are_hidden_but_not_in_which_order() -> None:
    state = at("G:G5B6???G3:GR:GB R:R3????:-:- B:B4???:-:- Y:Y7????:-:- GR RB * - - - 9:0:0:-")
    for seat in WATCHERS:
        green = state.view(seat)["piles"]["G"]
        assert green["yokai"] == ["G5", "B6", "?", "?", "?", "G3"]
        assert green["never_up"] == ["G4", "G6", "G7"]
        assert (green["needs"], green["sides"], green["leads"]) == (5, [["GR"], ["GB"]], None)
    waiting = at(f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G").view(0)["piles"]["G"]
    assert (waiting["needs"], waiting["leads"]) == (None, 1)


def test_everything_on_the_table_is_public() -> None:
    state = yokai().read(EXAMPLE)
    for seat in WATCHERS:
        view = state.view(seat)
        assert view["taken"] == [["B5", "B6"], ["R4", "B3"]]
        assert (view["turn"], view["mover"], view["played"], view["pending"]) == (24, 0, 1, ["GR!@R"])
        assert (view["score"], view["returns"], view["seat"], view["who"]) == ([11, 7], None, seat, "0")
        assert len(view["discards"]) == 18


def test_only_the_seat_that_decides_has_actions_in_its_view() -> None:
    state = at(f"G:G5????:GR:GB {OTHERS} GR RB * - - - 9:0:0:-")
    assert [state.view(seat)["actions"] for seat in WATCHERS] == [["GR@G", "GR@R", "."], [], []]
    moon = line(state, ". ?BY")
    assert [moon.view(seat)["actions"] for seat in WATCHERS] == [[], ["RB@R", "RB@B", "BY@B", "BY@Y", "."], []]


def test_nobody_is_told_the_odds_or_the_outcomes_of_chance() -> None:
    for actions in ("", "?0", "?0 ?G5", "?0 ?G5 ?R3 ?B4 ?Y7", DEALT):
        state = line(yokai().start(), actions)
        for seat in WATCHERS:
            view = state.view(seat)
            assert (view["who"], view["actions"]) == ("?", [])
            assert "odds" not in json.dumps(view)
            assert not any(f'"{action}"' in json.dumps(view) for action in state.actions)


def test_what_is_drawn_is_shown_to_who_draws() -> None:
    state = yokai().start()
    assert shown(state, "?1") == ["?1"] * 3
    state = line(state, "?1")
    assert shown(state, "?G5") == ["?G5"] * 3
    state = line(state, "?G5 ?R3 ?B4 ?Y7")
    for sketch in ("GR", "GR+", "GR"):
        assert shown(state, f"?{sketch}") == [f"?{sketch}", "?", "?"]
        state = line(state, f"?{sketch}")
    for sketch in ("BY", "RB!", "BY", "GB"):  # the fourth is the draw of the first turn
        assert shown(state, f"?{sketch}") == ["?", f"?{sketch}", "?"]
        state = line(state, f"?{sketch}")
    assert shown(state, "GB@G") == ["GB@G"] * 3
    state = line(state, "GB@G .")
    assert shown(state, "?GY!") == ["?GY!", "?", "?"]


def test_decisions_and_yokai_turned_up_are_shown_to_all() -> None:
    asked = at(f"G:G5????:GR+:- {OTHERS} RY RB * - - - 9:0:1:GR+@G")
    assert shown(asked, "^R") == ["^R"] * 3
    called = line(asked, "^R")
    assert shown(called, "?R4") == ["?R4"] * 3
    ended = at(f"G:G5????:GR:- {OTHERS} RY RB * - - - 9:0:1:-")
    assert shown(ended, ".") == ["."] * 3


def test_a_log_line_is_only_of_an_action() -> None:
    with pytest.raises(IllegalAction):
        yokai().start().log_line("?GR", 0)


@pytest.mark.parametrize("action", ["?GB+", "nonsense", "GR@G", ".", "?G5"])
def test_a_refusal_at_chance_does_not_list_outcomes(action: str) -> None:
    drawing = at(f"G:G5????:GR:GB {OTHERS} GR RB GB! * - - 9:0:0:+0")
    assert refusal(drawing, action) == f"'{action}' is not possible now: Sun draws a sketch."
    dealing = line(yokai("18GR18BY!").start(), "?0 ?G5 ?R3 ?B4 ?Y7 ?GR ?GR ?GR")
    assert refusal(dealing, action) == f"'{action}' is not possible now: Moon draws a sketch."
    rising = at(f"G:????:-:GB {OTHERS} RY RB * - G5 - 9:0:1:?G")
    assert refusal(rising, action) == f"'{action}' is not possible now: the top of the green pile is turned up."


def test_a_refusal_names_only_the_hand_of_who_decides() -> None:
    state = at(f"G:G5????:GR:GB {OTHERS} GR RB+ * - - - 9:0:0:-")
    for sketch in SKETCHES:
        for colour in sketch[:2]:
            if sketch != "GR":
                assert refusal(state, f"{sketch}@{colour}") == f"{sketch} is not in Sun's hand, which is GR."


def test_everything_is_open_when_it_is_over() -> None:
    before = at(LAST)
    assert len(set(seen(before))) == 3
    over = line(before, "GY@G")
    assert set(seen(over)) == {str(over)}
    for seat in WATCHERS:
        view = over.view(seat)
        assert view["hands"][1] == {"sketches": 2, "known": ["RB+", "BY!"]}
        assert view["draw_pile"]["known"][:2] == ["GR", "GR"]
        assert (view["who"], view["actions"], view["returns"]) == (".", [], [-1.0, 1.0])
    assert set(seen(at(OVER))) == {str(at(OVER))}
    assert set(seen(line(at(f"G:G5????:GR:GB {OTHERS} GR RB * - - - 400:0:0:-"), "."))) == {
        str(at(f"G:G5????:GR:GB {OTHERS} GR RB * - - - 400:0:0:."))
    }


@pytest.mark.parametrize("kind", KINDS)
def test_through_whole_games_a_view_has_no_more_than_its_seat_may_know(kind: str) -> None:
    for number in range(max(3, GAMES // 20)):
        rng = random.Random(f"{kind} {number}")
        state = yokai(table_of(kind, rng)).start()
        while state.actions:
            fields = str(state).split(" ")
            for seat in WATCHERS:
                expected = [blank(fields[4], seat == 0), blank(fields[5], seat == 1), blank(fields[6], open_to=False)]
                text = [*fields[:4], *expected, *fields[7:]]
                assert state.view(seat)["position"] == " ".join(text)
            state = line(state, (any_action, patient_action, wild_action)[number % 3](state, rng))
        assert set(seen(state)) == {str(state)}


def blank(text: str, open_to: bool) -> str:
    """Write a bag as one sees it to whom it is open or not."""
    number = sum(int(count or 1) for count in re.findall(r"(\d*)[GRBY]{2}", text))
    return text if open_to or not number else f"?{number}"


def test_the_picture_of_a_seat_has_nothing_of_the_others_hand() -> None:
    state = at(f"G:G5????:GR:GB {OTHERS} GR BY! * - - - 9:0:0:-")
    twin = at(f"G:G5????:GR:GB {OTHERS} GR BY+ * - - - 9:0:0:-")
    assert [state.svg(seat) == twin.svg(seat) for seat in WATCHERS] == [True, False, True]
