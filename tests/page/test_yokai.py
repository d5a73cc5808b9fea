"""Terres de Yokai on the page: a whole game against an engine, with calls and distractions."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

import yamabushi
from tests.amounts import DEEP
from tests.page.browsing import Visitor
from tests.page.laying import sit_at
from tests.page.playing import YokaiPlayer
from yamabushi.core.game import CHANCE

LATE = 1
"""The seed of a game in whose last part abilities are used."""


def late() -> str:
    """Give a position in the last quarter of a game."""
    rng = random.Random(LATE)
    state = yamabushi.game("yokai").start()
    positions = []
    while state.seat is not None:
        if state.seat == CHANCE:
            state = state.play(rng.choices(state.actions, state.odds)[0])
            continue
        if state.seat == 0:
            positions.append(str(state))
        state = state.play(rng.choice(state.actions))
    return positions[len(positions) * 3 // 4]


def test_a_game_ends(ada: Visitor) -> None:
    # From its beginning where there is time.
    sit_at(ada, "yokai", None if DEEP else late())
    player = YokaiPlayer(ada, 1)
    assert re.match("^(You win!|You lose|Draw)$", player.play_on())
    log = ada.log()
    assert any(move[0] in "^%-" for move in log), "nobody used or left an ability"
    expect(ada.button("Play again")).to_be_visible()


def test_a_sketch_is_dragged_to_a_land(ada: Visitor) -> None:
    ada.sit_down("Terres de Yokai")
    player = YokaiPlayer(ada)
    card = (
        ada.page.get_by_role("group", name="Your hand")
        .get_by_role("button")
        .nth(player.moment("offer")["offer"]["cards"][0])
    )
    known = len(ada.log())
    card.click()
    letter = player.moment("offer")["offer"]["lands"][0]
    ada.button("Put it back").click()
    assert player.moment("offer")["offer"]["lands"] == []
    card.drag_to(ada.page.locator(f'[data-land="{letter}"]'))
    expect(ada.lines.nth(known)).to_have_attribute("data-move", re.compile(f"@{letter}$"))
