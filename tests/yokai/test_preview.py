"""Compare what a preview says with what playing does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.amounts import GAMES
from yamabushi import IllegalAction
from yamabushi.games.yokai.state import YokaiState

from .lockstep import wild_action
from .positions import KINDS, OTHERS, at, crowded, field, line, pending, piles, table_of, taken, yokai

NUMBER = max(20, GAMES // 4)


def settled(state: YokaiState, rng: random.Random) -> YokaiState:
    """Let chance turn up what piles wait for, until all are counted."""
    while "=" in pending(state):
        state = line(state, rng.choice(state.actions))
    return state


def counts_of(state: YokaiState, action: str) -> list[dict[str, Any]]:
    """Give the counts of a preview without what follows from them, all of it checked."""
    preview = state.preview(action)
    assert preview is not None
    assert set(preview) == {"ability", "counts", "goal"}
    for count in preview["counts"]:
        assert set(count) == {"pile", "yokai", "sides", "result", "needs", "missing", "points", "taker"}
        assert count["result"] in (None, "taken by 0", "taken by 1", "flees")
        assert count["taker"] == {"taken by 0": 0, "taken by 1": 1}.get(count["result"])
        value = None if count["yokai"] == "?" else int(count["yokai"][1])
        assert count["needs"] == count["points"] == value
        assert count["missing"] == (None if value is None else max(0, value - sum(count["sides"])))
    return [{key: count[key] for key in ("pile", "yokai", "sides", "result")} for count in preview["counts"]]


def shown(state: YokaiState, action: str) -> tuple[str | None, list[dict[str, Any]]]:
    """Give the ability and the counts of a preview."""
    counts = counts_of(state, action)
    preview = state.preview(action)
    assert preview is not None
    return preview["ability"], counts


def agrees(state: YokaiState, action: str, rng: random.Random) -> set[str | None]:
    """Check the preview of a decision against playing it; give the results that were foretold."""
    preview = state.preview(action)
    if state.seat == -1 or action == ".":
        assert preview is None
        return set()
    counts = counts_of(state, action)
    assert preview is not None
    after = line(state, action)
    asked = {"+": "call", "!": "distract"}[pending(after)[2]] if "@" in pending(after) else None
    assert preview["ability"] == asked
    assert preview["goal"] == (counts[1]["pile"] if action == "%" else None)
    using = after.view(None)["using"]
    assert (using and using["ability"]) == asked
    if asked == "distract":
        rival = 1 - int(str(after.seat))
        assert using["target_seat"] == rival
        assert using["target"] == after.view(None)["piles"][using["pile"]]["sides"][rival][-1]
    if asked:
        assert len(counts) == 1
        after = line(after, "-")  # the preview counts as if it were left
    after = settled(after, rng)
    gained = {one for seat in (0, 1) for one in taken(str(after), seat) if one not in taken(str(state), seat)}
    results: set[str | None] = set()
    for count in counts:
        results.add(count["result"])
        row, *sides = piles(str(after))[count["pile"]]
        if count["yokai"] == "?":  # nobody knows yet what it needs
            assert count["result"] is None
            gained = {one for one in gained if one[0] != count["pile"]}
        elif count["result"] is None:
            assert (row[0], [len(side) for side in sides]) == (count["yokai"], count["sides"])
        elif count["result"] == "flees":
            assert (row[-1], sides) == (count["yokai"], [[], []])
        else:
            winner = int(count["result"][-1])
            assert count["yokai"] in taken(str(after), winner)
            assert sides[winner] == []
            assert len(sides[1 - winner]) == count["sides"][1 - winner]
            gained.remove(count["yokai"])
        if not row:
            break  # it is over, and nothing else is counted
    assert gained == set()
    return results


@pytest.mark.parametrize("kind", KINDS)
def test_previews_agree_with_what_playing_does(kind: str) -> None:
    met: set[str | None] = set()
    for number in range(NUMBER):
        rng = random.Random(f"{kind} {number}")
        table = table_of(kind, rng)
        state = yokai(table).read(crowded(table, rng))
        for _ in range(20):
            for action in state.actions:
                met |= agrees(state, action, rng)
            if state.actions:
                state = line(state, wild_action(state, rng))
    assert met == {None, "taken by 0", "taken by 1", "flees"}


def test_a_sketch_shows_its_ability_and_how_its_pile_would_be_counted() -> None:
    state = at(f"G:G4????:GR:GBGY {OTHERS} GR!GY+RY RB * - - - 9:0:0:-")
    flees = {"pile": "G", "yokai": "G4", "sides": [2, 2], "result": "flees"}
    assert shown(state, "GR!@G") == ("distract", [flees])
    assert shown(state, "GY+@G") == ("call", [flees])
    nothing = {"pile": "R", "yokai": "R3", "sides": [1, 0], "result": None}
    assert shown(state, "GR!@R") == (None, [nothing])  # there is nothing to distract
    assert shown(state, "RY@R") == (None, [nothing])
    assert state.preview(".") is None


def test_a_decided_ability_shows_both_piles_in_their_order() -> None:
    state = at("G:G7???:GRGBGY+:GY R:R4????:-:RBRYRB B:G6B4????:-:- Y:Y7????:-:- RY RB * - - - 9:0:1:GY+@G")
    assert shown(state, "^R") == (
        None,
        [
            {"pile": "G", "yokai": "R4", "sides": [3, 1], "result": "taken by 0"},
            {"pile": "R", "yokai": "?", "sides": [0, 3], "result": None},
        ],
    )
    assert counts_of(state, "^B")[1] == {"pile": "B", "yokai": "B4", "sides": [0, 0], "result": None}
    assert counts_of(state, "-") == [{"pile": "G", "yokai": "G7", "sides": [3, 1], "result": None}]


def test_a_distract_shows_where_the_sketch_goes() -> None:
    state = at("G:G7????:GR!:GBGR R:R3????:RY:RB B:B4????:-:- Y:Y7????:-:- RY RB * - - - 9:0:1:GR!@G")
    assert counts_of(state, "%") == [
        {"pile": "G", "yokai": "G7", "sides": [1, 1], "result": None},
        {"pile": "R", "yokai": "R3", "sides": [1, 2], "result": "taken by 1"},
    ]
    assert field(state, "R") == "R:R3????:RY:RB"  # nothing has changed


def test_chance_and_the_end_of_a_turn_have_no_preview_and_nonsense_is_refused() -> None:
    start = yokai().start()
    assert start.preview("?0") is None
    with pytest.raises(IllegalAction):
        start.preview("GR@G")
    over = at(f"G:G5????:-:- {OTHERS} - - * - - - 400:0:1:.")
    with pytest.raises(IllegalAction, match="over"):
        over.preview(".")
