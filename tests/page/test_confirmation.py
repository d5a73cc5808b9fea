"""Whoever wants to be asked before each move makes it by a second tap: by mouse, finger and keys, in all games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import brief
from tests.page.browsing import PHONE
from tests.page.conftest import Come
from tests.page.playing import PLAYERS, by_keys, click

MOST_TAPS = 30


def tap(target: Locator) -> None:
    """Tap with a finger."""
    target.tap()


HITS: dict[str, Callable[[Locator], None]] = {"mouse": click, "finger": tap, "keys": by_keys}
WAYS = [(game, way) for game in PLAYERS for way in HITS]
SOME = [("HI MI KI", "mouse"), ("Terres de Yokai", "finger"), ("Regality vs. Religion", "keys")]


@pytest.mark.parametrize("case", brief(WAYS, *SOME))
def test_a_move_is_made_by_the_second_tap(come: Come, case: tuple[str, str]) -> None:
    game, way = case
    ada = come(size=PHONE, has_touch=True) if way == "finger" else come()
    ada.go()
    ada.button("Settings").click()
    ada.page.get_by_role("checkbox", name="Confirm each move with a second tap").check()
    ada.sit_down(game)
    taps: list[Locator] = []

    def hit(target: Locator) -> None:
        taps.append(target)
        HITS[way](target)

    player = PLAYERS[game](ada, 3, hit)
    ask = ada.button("Play it")

    def tap_until_asked() -> list[str]:
        for _ in range(MOST_TAPS):
            player.tap(player.moment("offer")["offer"])
            if ask.count():
                break
        expect(ask).to_be_visible()
        return ada.log()

    log = tap_until_asked()
    HITS[way](taps[-1])
    expect(ask).to_have_count(0)
    expect(ada.lines).not_to_have_count(len(log))

    # It is left, and made by the button.
    log = tap_until_asked()
    ada.page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    assert ada.log() == log
    log = tap_until_asked()
    HITS[way](ask)
    expect(ask).to_have_count(0)
    expect(ada.lines).not_to_have_count(len(log))
