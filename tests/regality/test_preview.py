"""Compare what a preview says with what playing does, and with what a reader of the rules would say."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.amounts import GAMES, amount
from yamabushi import IllegalAction
from yamabushi.games.kernel_state import KernelState

from .positions import FORMS, SECRET_STYLES, STYLES, line, position, regality

NUMBER = amount(6, GAMES // 10)
NOTHING: dict[str, Any] = {"turns": [], "destroys": [], "leaves": [], "moves": [], "tile": None, "uses": None}
GOES_ON: dict[str, Any] = {"effects": [], "shields": [], "silences": [], "ends": False, "wins": None}


def told(state: KernelState, action: str) -> dict[str, Any]:
    """Give a preview, checked for its form."""
    preview = state.preview(action)
    assert preview is not None
    assert list(preview) == [*NOTHING, "effects", "shields", "silences", "allies", "ends", "wins"]
    for effect in preview["effects"]:
        assert list(effect) == ["action", *NOTHING]
    return preview


def effects(state: KernelState, action: str) -> dict[str, dict[str, Any]]:
    """Give what each choice of the effect would do, without what it leaves alone."""
    return {
        effect["action"]: {name: value for name, value in effect.items() if name != "action" and value != NOTHING[name]}
        for effect in told(state, action)["effects"]
    }


MIDGAME = ".,.,./Hi,Ci,te/.,.,."


def test_a_placement_tells_what_its_effect_could_do() -> None:
    state = position(MIDGAME, neutral="SmWtFaBaAs")
    assert told(state, "Qu@a1") == {
        **NOTHING,
        **GOES_ON,
        "effects": [
            {"action": ">N", **NOTHING, "turns": ["a2"]},
            {"action": ">NE", **NOTHING, "turns": ["b2"]},
        ],
        "allies": [3, 1],
    }
    assert effects(state, "Qu@b1") == {">N": {"turns": ["b2"]}, ">NW": {"turns": ["a2"]}}  # the Temple is shielded
    assert effects(state, "Pr@a1") == {">+": {"turns": ["a2"]}, ">x": {"turns": ["b2"]}}
    assert effects(state, "Ki@a1") == {">a2": {"destroys": ["a2"]}, ">b2": {"destroys": ["b2"]}}
    assert effects(state, "Sm@b1") == {">b2": {"leaves": ["b2"]}}
    assert effects(state, "Wt@a1") == {">a2": {"leaves": ["a2"]}, ">b2": {"leaves": ["b2"]}}
    moves = effects(state, "Fa@a1")
    assert len(moves) == 2 * 5  # the Temple is shielded
    assert moves[">a2c3"] == {"moves": [["a2", "c3"]]}
    assert effects(state, "As@a3") == {f">{tile}": {"tile": tile} for tile in ("Cd", "St", "Bi", "Pa", "Mo")}
    assert effects(state, "Ba@b3") == {}  # the Citizen below it has no effect
    assert effects(state, "Ba@a1") == {">a2": {"uses": "a2"}}
    assert effects(state, "Ca@a1") == {}


def test_an_effect_tells_what_it_does() -> None:
    state = position(MIDGAME, neutral="SmWtFaBaAs")
    queen = state.play("Qu@a1")
    assert told(queen, ">NE") == {**NOTHING, **GOES_ON, "turns": ["b2"], "allies": [2, 2]}
    assert told(queen, "-") == {**NOTHING, **GOES_ON, "allies": [3, 1]}
    assert told(state.play("Wt@a1"), ">b2") == {**NOTHING, **GOES_ON, "leaves": ["b2"], "allies": [2, 1]}
    assert told(state.play("Ki@a1"), ">b2") == {**NOTHING, **GOES_ON, "destroys": ["b2"], "allies": [2, 1]}
    assert told(state.play("Fa@a1"), ">a2c3") == {**NOTHING, **GOES_ON, "moves": [["a2", "c3"]], "allies": [3, 1]}
    assert told(state.play("As@a3"), ">Cd") == {**NOTHING, **GOES_ON, "tile": "Cd", "allies": [3, 1]}


def test_a_tile_used_again_offers_its_own_choices() -> None:
    state = position(MIDGAME, neutral="SmWtFaBaAs").play("Ba@a1")
    used = told(state, ">a2")
    assert {name: used[name] for name in NOTHING} == {**NOTHING, "uses": "a2"}
    # The Hierophant on a2 destroys one of its neighbours, the Bard among them.
    assert [effect["action"] for effect in used["effects"]] == [">a1", ">b2"]
    assert [effect["destroys"] for effect in used["effects"]] == [["a1"], ["b2"]]
    after = state.play(">a2")
    assert told(after, ">b2") == {**NOTHING, **GOES_ON, "destroys": ["b2"], "allies": [2, 1]}


def test_passive_tiles_tell_what_they_shield_and_silence() -> None:
    state = position("mo,.,./Hi,Ci,te/.,.,.", neutral="ShSoSgToDe", discards="")
    assert told(state, "Ca@a1")["shields"] == ["a1"]
    assert told(state, "Sg@b1")["shields"] == []  # nothing lies beside it
    assert told(state, "Sh@b3")["silences"] == ["a3"]  # the Citizen on b2 has nothing to lose
    assert told(state, "So@b1")["silences"] == ["a2"]  # the Temple on c2 is shielded
    tower = told(state, "To@b2")
    assert (tower["shields"], tower["allies"]) == (["b2"], [2, 2])
    sage = position("mo,.,./Hi,Ci,te/.,.,.", neutral="ShSoSgToDe").play("Sg@b3")
    assert sage.view(0)["board"]["a3"]["shielded"]
    assert told(position("mo,.,./Hi,Ci,te/.,.,.", neutral="ShSoSgToDe"), "Sg@b3")["shields"] == ["a3"]


ALMOST = "Qu,Pr,mi/Ge,Ci,bi/hi,mo,."


@pytest.mark.parametrize("match", FORMS)
def test_the_ninth_tile_ends_the_game(match: str) -> None:
    state = position(ALMOST, neutral="ShSoSgToDe", match=match)
    castle = told(state, "Ca@c1")
    assert (castle["allies"], castle["ends"], castle["wins"]) == ([5, 4], True, True)
    # Death is an ally of whoever placed it, and loses.
    death = told(state, "De@c1")
    assert (death["allies"], death["ends"], death["wins"]) == ([5, 4], True, False)
    lost = position("qu,Pr,mi/ge,Ci,bi/hi,mo,.", neutral="ShSoSgToDe", match=match)
    castle = told(lost, "Ca@c1")
    assert (castle["allies"], castle["ends"], castle["wins"]) == ([3, 6], True, False)
    # The King could not destroy anything, as nothing is free then; it turns nothing over either.
    assert told(state, "Ki@c1")["effects"] == []
    # The Wizard's neighbour: an effect is decided first, and then the game ends.
    queen = position("Wi,Pr,mi/Ge,Ci,bi/hi,mo,.", neutral="ShSoSgToDe", match=match)
    placed = told(queen, "Qu@c1")
    assert (placed["ends"], placed["wins"], len(placed["effects"])) == (False, None, 3)
    north = told(queen.play("Qu@c1"), ">N")
    assert (north["turns"], north["allies"], north["ends"], north["wins"]) == (["c2", "c3"], [7, 2], True, True)


def test_a_drawn_game_is_won_by_nobody() -> None:
    # Sixty placements, and as many allies on both sides.
    state = position(".,.,./Hi,Ci,te/mo,.,.", neutral="ShSoSgToDe", count=59, who="l")
    ended = told(state, "Cd@c3")
    assert (ended["ends"], ended["wins"]) == (False, None)  # its effect comes first
    assert ended["allies"] == [2, 3]
    declined = told(state.play("Cd@c3"), "-")
    assert (declined["allies"], declined["ends"], declined["wins"]) == ([2, 3], True, True)
    turned = told(state.play("Cd@c3"), ">SW")
    assert (turned["turns"], turned["ends"]) == (["a1", "b2"], True)
    even = position(".,.,./Hi,Ci,te/.,.,.", neutral="ShSoSgToDe", count=59, who="l")
    declined = told(even.play("Cd@c3"), "-")
    assert (declined["allies"], declined["ends"], declined["wins"]) == ([2, 2], True, None)


def last_tile(royalty: str, religion: str, discards: str) -> KernelState:
    """Let Royalty's Minister turn Religion's last ally over, when Religion has one tile left at most."""
    state = position(
        ".,.,./.,Ci,hi/.,.,.",
        royalty=f"KiQuPrMiGeWiCa{royalty}",
        religion=religion,
        discards=f"CdStBiPaMoTe{discards}",
        style="secret-random",
    )
    return state.play("Mi@b1")


def test_an_end_that_hangs_on_a_hidden_tile_is_not_told() -> None:
    tower, other = last_tile("?AsHe", "?To", "Sh"), last_tile("?AsHe", "?So", "Sh")
    assert tower.view(0) == other.view(0)
    assert tower.play(">c2").returns == (1.0, -1.0)  # there is no ally to place the Tower on
    assert other.play(">c2").seat == 1
    assert told(tower, ">c2") == told(other, ">c2")
    assert (told(tower, ">c2")["ends"], told(tower, ">c2")["wins"]) == (False, None)
    # Where Religion is known to have nothing, it is told.
    nothing = last_tile("?AsHe", "-", "ShTo")
    assert (told(nothing, ">c2")["ends"], told(nothing, ">c2")["wins"]) == (True, True)
    # And so it is where the Tower lies open.
    shown = position(
        ".,.,./.,Ci,hi/.,.,.", religion="To", neutral="", discards="CdStBiPaMoTeShAsHe", style="random"
    ).play("Mi@b1")
    assert (told(shown, ">c2")["ends"], told(shown, ">c2")["wins"]) == (True, True)


def test_of_a_hidden_tile_that_is_banished_nothing_is_known() -> None:
    state = position(
        ".,.,./.,Ci,./.,.,.", royalty="KiQuPrMiGeWiCa?AsHe", religion="HiCdStBiPaMoTe?ShTo", style="secret-random"
    )
    assert effects(state, "As@a1")[">?"] == {}
    hidden = told(state.play("As@a1"), ">?")
    assert hidden == {**NOTHING, **GOES_ON, "allies": [2, 0]}


def test_other_decisions_have_no_preview() -> None:
    start = regality(style="secret-draft", match="two-wins", first="random").start()
    assert start.preview("?r") is None  # chance
    draft = start.play("?r")
    while draft.seat == -1:
        draft = draft.play(draft.actions[0])
    assert draft.preview(draft.actions[0]) is None  # a pick
    with pytest.raises(IllegalAction):
        start.preview("Ki@a1")
    over = line(position(ALMOST, neutral="ShSoSgToDe"), "Ca@c1")
    assert over.seat is None
    with pytest.raises(IllegalAction):
        over.preview("Ca@c1")


def has_ended(before: KernelState, after: KernelState) -> bool:
    """Tell whether the game has ended with a decision: the match is over, or another game is about to begin."""
    return after.seat is None or after.view(None)["placements"] < before.view(None)["placements"]


def agrees(state: KernelState, action: str) -> dict[str, Any]:
    """Check a preview against playing."""
    preview = told(state, action)
    after = state.play(action)
    before_view, view = state.view(state.seat), after.view(state.seat)
    ended = has_ended(state, after)
    assert ended or not preview["ends"]
    if not state.game.has_secrets and "?" not in action:
        assert ended == preview["ends"]
    if after.returns is not None and preview["ends"] and state.game.options["match"] == "single":
        assert state.seat is not None
        assert preview["wins"] == {1.0: True, -1.0: False, 0.0: None}[after.returns[state.seat]]
    pending = view["pending"]
    is_going_on = after.seat == state.seat and pending is not None and pending["kind"] == "effect" and not ended
    choices = [choice for choice in after.actions if choice != "-"] if is_going_on else []
    assert [effect["action"] for effect in preview["effects"]] == choices
    for effect in preview["effects"]:
        following = told(after, effect["action"])
        assert {name: following[name] for name in NOTHING} == {name: effect[name] for name in NOTHING}
    if ended and after.seat is not None:
        return preview  # the board is cleared
    assert preview["allies"] == view["allies"]
    board, was = view["board"], before_view["board"]
    for cell in preview["turns"]:
        assert board[cell]["faces"] != was[cell]["faces"]
    for cell in preview["destroys"]:
        assert "destroyed_by" in board[cell]
        assert "destroyed_by" not in was[cell]
    for cell in preview["leaves"]:
        assert board[cell] is None
        assert was[cell] is not None
    for start, goal in preview["moves"]:
        assert (board[start], was[goal]) == (None, None)
        assert board[goal]["tile"] == was[start]["tile"]
    for name, mark in (("shields", "shielded"), ("silences", "silent")):
        now, then = ({cell for cell, one in cells.items() if one and mark in one} for cells in (board, was))
        assert set(preview[name]) == now - then
    if preview["tile"] is not None:
        assert preview["tile"] == action[1:]
    # Whatever else has changed on the board: the tile that was placed, and those destroyed earlier that leave now.
    named = {cell for name in ("turns", "destroys", "leaves") for cell in preview[name]}
    named |= {cell for move in preview["moves"] for cell in move} | ({action[3:]} if "@" in action else set())
    for cell, one in board.items():
        if cell not in named and one is not None:
            assert (one["tile"], one["faces"]) == (was[cell]["tile"], was[cell]["faces"])
        elif cell not in named and was[cell] is not None:
            assert "destroyed_by" in was[cell]
    return preview


@pytest.mark.parametrize("style", STYLES)
def test_previews_agree_with_playing(style: str) -> None:
    found: Counter[str] = Counter()
    for number in range(NUMBER):
        rng = random.Random(f"{style} {number}")
        state: KernelState = regality(style=style, match=FORMS[number % 3]).start()
        while state.seat is not None:
            if state.seat >= 0 and state.actions[0][0] not in "=fs":
                for action in rng.sample(state.actions, min(5, len(state.actions))):
                    preview = agrees(state, action)
                    found.update(name for name, value in preview.items() if value not in ([], None, False))
            state = state.play(rng.choice(state.actions))
    expected = {"turns", "destroys", "effects", "allies", "ends", "wins", "shields"}
    if style == "standard":
        expected |= {"silences", "leaves", "moves"}
    assert expected <= found.keys()


@pytest.mark.parametrize("style", SECRET_STYLES)
def test_previews_tell_nothing_that_is_hidden(style: str) -> None:
    compared = 0
    for number in range(3 * NUMBER):
        rng = random.Random(f"{style} {number}")
        state: KernelState = regality(style=style, match="single").start()
        while state.seat is not None:
            if state.seat >= 0:
                twin = state.twin(state.seat, rng)
                compared += twin != state
                for action in state.actions if twin != state else ():
                    assert state.preview(action) == twin.preview(action)
            state = state.play(rng.choice(state.actions))
    assert compared > 10
