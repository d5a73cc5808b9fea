"""Every table fits its window: all that is needed is in sight together, large enough, and where it was yesterday."""

from __future__ import annotations

import pytest

from tests.amounts import DEEP, brief
from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.layouts import (
    LEAST_SQUARES,
    MOMENTS,
    ONE_OF_EACH,
    TABLE,
    TIGHTEST,
    WINDOWS,
    differences,
    in_window,
    lay,
    places,
    read,
    show,
    written,
    wrong,
)

GAMES = dict.fromkeys(moment.game for moment in MOMENTS.values())
KNOWN = read(TABLE.read_text(encoding="utf-8"))


def of_game(game: str) -> list[str]:
    """Name the moments of a game."""
    return [name for name, moment in MOMENTS.items() if moment.game == game]


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_and_in_its_place(come: Come, game: str) -> None:
    ada = come()
    found: dict[tuple[str, str], list[str]] = {}
    for name, place in lay(ada, of_game(game)).items():
        show(ada, name, place)
        for window in WINDOWS if DEEP else ONE_OF_EACH:
            in_window(ada, window)
            where = places(ada)
            said = wrong(ada) + differences(KNOWN.get((name, window), {}), where)
            if "square" in where and min(where["square"][2:]) < LEAST_SQUARES[game]:
                said.append(f"squares are too small: {where['square'][2:]}")
            if said:
                found[name, window] = said
    assert found == {}, "If that is as it should be, `make layout` writes it down."


@pytest.mark.parametrize("game", brief(GAMES, "regality"))
def test_words_of_another_language_fit_as_well(come: Come, game: str) -> None:
    ada = come(locale="de-DE")
    found: dict[tuple[str, str], list[str]] = {}
    for name, place in lay(ada, of_game(game)).items():
        show(ada, name, place)
        for window in WINDOWS if DEEP else TIGHTEST:
            in_window(ada, window)
            if said := wrong(ada):
                found[name, window] = said
    assert found == {}


def restyle(person: Visitor, rules: str) -> None:
    """Give the page other rules of style."""
    person.page.evaluate(
        """(rules) => {
             const sheet = new CSSStyleSheet();
             sheet.replaceSync(rules);
             document.adoptedStyleSheets = [sheet];
           }""",
        rules,
    )


def test_what_does_not_fit_is_found(ada: Visitor) -> None:
    show(ada, "regality", lay(ada, ["regality"])["regality"])
    in_window(ada, "1366x650")
    assert wrong(ada) == []
    before = places(ada)
    restyle(ada, "[data-part=play] { margin-left: 40px; min-width: 1300px }")
    assert "the page is wider than the window" in wrong(ada)
    assert any(one.startswith("play: ") for one in differences(before, places(ada)))
    restyle(ada, "[data-code] { max-width: 20px } [data-part=own] { translate: 0 400px }")
    assert any("is too small" in one for one in wrong(ada))
    assert "own is out of sight" in wrong(ada)


def test_the_table_is_read_as_it_is_written() -> None:
    where = {"board": (8, 90, 344, 290), "prompt": (8, 390, 344, 80)}
    assert read("\n".join(written("himiki", "360x640", where))) == {("himiki", "360x640"): where}
    assert differences(where, where | {"board": (8, 93, 344, 290)}) == []
    assert differences(where, where | {"board": (8, 99, 344, 290)}) == [
        "board: (8, 90, 344, 290) is now (8, 99, 344, 290)"
    ]
    assert differences({}, where) != []
    assert differences(where, {}) != []
