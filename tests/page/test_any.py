"""A game from outside on the page: found through its entry point, listed, tapped in its own picture, to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import yamabushi
from tests.outside.installed import install, use
from tests.page.browsing import House, Visitor, open_house
from tests.page.conftest import Come
from yamabushi.server.routes import tables

TITLE = "Wolf, Dog and Shepherd"


@pytest.fixture
def own_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Run a server that knows the game."""
    use(monkeypatch, install(tmp_path / "site"))
    tables.games_document.cache_clear()
    with open_house(tmp_path / "house") as house:
        yield house
    tables.games_document.cache_clear()


def tap(person: Visitor, action: str) -> None:
    """Tap a place of the picture, and wait until that is in the log."""
    known = len(person.log())
    person.page.locator(f'.picture [data-action="{action}"]').click()
    expect(person.lines.nth(known)).to_be_attached()


def test_it_is_played_to_the_end_by_tapping_its_picture(own_house: House, come: Come) -> None:
    ada = come(own_house.base)
    ada.find_a_seat(TITLE)
    # By its title, also after a reload; its picture has a name for those who listen.
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLE)
    expect(ada.page).to_have_title(re.compile(f"{TITLE} – Yamabushi$"))
    expect(ada.page.get_by_role("group", name=re.compile(f"^{TITLE}: ."))).to_have_count(1)
    place = ada.page.locator('.picture [data-action="take-1"].open')
    over = ada.button("Play again")
    for _ in range(8):
        expect(place.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        tap(ada, "take-1")
    expect(over).to_be_visible()
    assert any("take-" in line for line in ada.log())


@pytest.mark.deep
def test_a_decision_is_made_with_the_keyboard_and_taken_back(own_house: House, come: Come) -> None:
    ada = come(own_house.base)
    ada.find_a_seat(TITLE)
    place = ada.button("take-2")
    place.focus()
    place.press("Enter")
    expect(ada.lines.filter(has_text="take-2").first).to_be_visible()


def test_a_picture_without_places_has_buttons_and_a_hostile_one_does_nothing(
    own_house: House, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    def svg(_state: Any, _seat: int | None = None) -> str:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="document.title=\'run\'">'
            '<script>document.title = "run"</script><image href="/api/games" onerror="document.title=\'run\'"/>'
            '<circle r="3"/></svg>'
        )

    monkeypatch.setattr(type(yamabushi.game("trio").start()), "svg", svg)
    ada = come(own_house.base)
    ada.find_a_seat(TITLE)
    expect(ada.page.locator(".picture circle")).to_have_count(1)
    expect(ada.page.locator(".picture script, .picture image, .picture [onload]")).to_have_count(0)
    ada.button("take-1").click()
    expect(ada.lines.filter(has_text="take-1").first).to_be_visible()
    assert "run" not in ada.page.title()


def test_its_positions_are_edited_as_text_and_played_from(own_house: House, come: Come) -> None:
    ada = come(own_house.base)
    ada.go("edit")
    ada.button(TITLE).click()
    expect(ada.text("You can play from this position.")).to_be_visible()
    expect(ada.page.get_by_role("grid")).to_have_count(0)
    ada.button("Play from here").click()
    ada.at_table()
