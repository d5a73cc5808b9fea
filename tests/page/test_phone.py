"""The page on a phone: every game is played by touch, and nobody has to scroll sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.page.browsing import PHONE
from tests.page.conftest import Come
from tests.page.playing import PLAYERS
from tests.page.test_screens import width


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_is_played_by_touch(come: Come, game: str) -> None:
    ada = come(size=PHONE, has_touch=True)
    ada.sit_down(game)
    player = PLAYERS[game](ada, 6, Locator.tap)
    for _ in range(3):
        player.play_some(2)
        assert width(ada) <= PHONE[0]
    assert len(ada.log()) >= 6
