"""Show that a seat cannot tell apart what it may not know: equal views to the byte, equal lines of the log."""

from __future__ import annotations

import random

import pytest

from tests.amounts import GAMES
from yamabushi.games.kernel_state import KernelState

from .lockstep import eager_action
from .positions import FORMS, SECRET_STYLES, line, regality
from .twins import Leak, Look, Twin, log_text, twin_of, view_text, walk

WATCHERS = (0, 1, None)
MATCHES = max(2, GAMES // 10)


def positions(style: str, form: str, number: int) -> list[KernelState]:
    """Play a match, and give its positions but the last."""
    rng = random.Random(f"{style} {form} {number}")
    state: KernelState = regality(style=style, match=form, first=rng.choice("rl")).start()
    met = []
    while state.actions:
        met.append(state)
        state = state.play(eager_action(state, rng))
    return met


def pairs(
    style: str, form: str, number: int, watcher: int | None, every: int = 4
) -> list[tuple[KernelState, KernelState, Twin]]:
    """Give every so many positions of a match, each with one that the watcher cannot tell from it."""
    found = []
    for place, state in enumerate(positions(style, form, number)):
        chosen = place % every == number % every
        twin = twin_of(str(state), watcher, random.Random(f"{number} {place}")) if chosen else None
        if twin is not None:
            read = state.game.read(twin.text)
            assert isinstance(read, KernelState)
            found.append((state, read, twin))
    return found


@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", SECRET_STYLES)
def test_positions_that_differ_in_what_a_watcher_has_not_seen_look_alike(
    style: str, form: str, watcher: int | None
) -> None:
    compared = 0
    for number in range(MATCHES):
        for state, read, twin in pairs(style, form, number, watcher):
            assert str(state) != str(read)
            compared += walk(state, read, watcher, twin.moved, random.Random(number))
    assert compared > 20 * MATCHES


@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize("style", SECRET_STYLES)
def test_a_view_that_shows_too_much_would_be_noticed(style: str, watcher: int | None) -> None:
    def everything(state: KernelState, _: int | None) -> str:
        return str(state)

    def opponents(state: KernelState, seat: int | None) -> str:
        return view_text(state, 1 - seat if seat is not None else 0).replace('"seat": 1', "").replace('"seat": 0', "")

    leaks: dict[Look, int] = {everything: 0, opponents: 0}
    tried = 0
    for number in range(4):
        for state, read, twin in pairs(style, "single", number, watcher):
            tried += 1
            for look in leaks:
                try:
                    walk(state, read, watcher, twin.moved, random.Random(number), look=look)
                except Leak:
                    leaks[look] += 1
    assert leaks[everything] == tried > 10
    assert leaks[opponents] > tried // 4


@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize("style", SECRET_STYLES)
def test_a_log_that_shows_too_much_would_be_noticed(style: str, watcher: int | None) -> None:
    def everything(_: KernelState, action: str, __: int | None) -> str:
        return action

    leaks = 0
    for number in range(12):
        for state, read, twin in pairs(style, "single", number, watcher, every=1)[:4]:
            try:
                walk(state, read, watcher, twin.moved, random.Random(number), log=everything)
            except Leak as leak:
                leaks += "log of seat" in str(leak)
    assert leaks > 0


def test_an_owner_can_tell_the_tiles_of_the_own_zone_apart() -> None:
    text = ".,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa?SmNj HiCdStBiPaMoTe?BaPe - - - 1"
    game = regality(style="secret-random")
    one, other = game.read(text), game.read(text.replace("?BaPe", "?BaDr"))
    assert [view_text(one, seat) == view_text(other, seat) for seat in WATCHERS] == [True, False, True]


def test_what_was_kept_of_three_handed_on_is_not_seen() -> None:
    draft = line(regality(style="secret-draft").start(), "?Sm ?Ba ?Nj ?De =De")
    one, other = draft.play("=Sm"), draft.play("=Nj")
    assert [view_text(one, seat) == view_text(other, seat) for seat in WATCHERS] == [True, False, True]
    assert [log_text(draft, "=Sm", seat) == log_text(draft, "=Nj", seat) for seat in WATCHERS] == [True, False, True]


def test_what_a_looker_keeps_is_not_seen_but_what_is_handed_on_is() -> None:
    start = regality(style="secret-draft").start()
    one, other = line(start, "?Sm ?Ba ?Nj ?De =De"), line(start, "?Sm ?Ba ?Nj ?As =As")
    assert [view_text(one, seat) == view_text(other, seat) for seat in WATCHERS] == [False, True, True]
    third = line(start, "?Sm ?Ba ?Nj ?De =Nj")
    assert [view_text(one, seat) == view_text(third, seat) for seat in WATCHERS] == [False, False, True]


def test_only_the_seat_that_decides_has_actions_in_its_view() -> None:
    state = line(regality(style="secret-random").start(), "?De ?Sm ?Ba ?Wt Ci@b2")
    assert [state.view(seat)["actions"] != [] for seat in WATCHERS] == [False, True, False]
    assert "Ba@a1" in state.view(1)["actions"]


@pytest.mark.parametrize("style", SECRET_STYLES)
def test_everything_is_open_when_the_match_is_over(style: str) -> None:
    for form in FORMS:
        last = positions(style, form, 0)[-1]
        ends = [last.play(action) for action in last.actions]
        over = [end for end in ends if end.seat is None]
        assert over
        for end in over:
            assert {end.view(seat)["position"] for seat in WATCHERS} == {str(end)}


@pytest.mark.parametrize("style", ["standard", "old", "random", "draft"])
def test_open_styles_hide_nothing(style: str) -> None:
    for form in FORMS:
        for state in positions(style, form, 1):
            assert {state.view(seat)["position"] for seat in WATCHERS} == {str(state)}
            assert {state.log_line(state.actions[0], seat) for seat in WATCHERS} == {state.actions[0]}
