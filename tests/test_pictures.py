"""Pictures are what the code draws, well-formed, on their own, and show no more than a view does."""

from __future__ import annotations

import os
import random
import re
from xml.etree import ElementTree

import pytest

import yamabushi
from tests.docs_examples import DOCS, PAGES, TOP, game_with, games_with_any_options
from tests.make_pictures import DRAWN, file_name
from tests.testing.nim import ABOUT, Nim
from yamabushi import Game, State
from yamabushi.core.picture import boxed

ROUNDS = max(1, int(os.environ.get("YAMABUSHI_GAMES", "20")) // 20)
GAMES = [game for name in yamabushi.games() for game in games_with_any_options(name)]
NAMESPACE = "{http://www.w3.org/2000/svg}"


def check(picture: str) -> ElementTree.Element:
    """Check what holds for every picture, and give its root."""
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{NAMESPACE}svg"
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert root.attrib["viewBox"].split() == ["0", "0", root.attrib["width"], root.attrib["height"]]
    assert width > 0
    assert height > 0
    assert [child.tag for child in root[:2]] == [f"{NAMESPACE}title", f"{NAMESPACE}desc"]
    assert all(child.text for child in root[:2])
    for element in root.iter():
        # Nothing is fetched, nothing runs, and nothing can clash with another picture on the same page.
        assert not {"id", "href", "style", "class"} & element.attrib.keys()
        assert element.tag.removeprefix(NAMESPACE) in {"svg", "title", "desc", "g", "rect", "path", "circle", "text"}
        assert not any("url(" in value or "://" in value for value in element.attrib.values())
    assert re.findall(r"\w+://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]
    return root


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_of_the_docs_is_what_the_code_draws(name: str) -> None:
    drawn = DRAWN[name]()
    check(drawn)
    assert (DOCS / file_name(name)).read_text(encoding="utf-8") == drawn, "make pictures mends that"


def test_no_picture_is_left_over_and_all_are_shown() -> None:
    there = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.svg")}
    assert there == {file_name(name) for name in DRAWN}
    pages = {**PAGES, "../README.md": (TOP / "README.md").read_text(encoding="utf-8")}
    shown = set()
    for page, text in pages.items():
        for path in re.findall(r"!\[[^\]]+\]\(([^)]+\.svg)\)", text):
            shown.add((DOCS / page).parent.joinpath(path).resolve().relative_to(DOCS.resolve()).as_posix())
    assert shown == there


def options_of(game: Game) -> str:
    return " ".join(f"{name}={value}" for name, value in game.options.items())


@pytest.mark.parametrize("game", GAMES, ids=options_of)
def test_any_position_can_be_drawn(game: Game) -> None:
    chosen = random.Random(7)
    seats = [None, *range(len(game.seats))]
    for _ in range(ROUNDS):
        state = game.start()
        for _ in range(120):
            if chosen.random() < 0.1 or state.seat is None:
                seat = chosen.choice(seats)
                root = check(state.svg(seat))
                assert root[1].text == state.view(seat)["position"]
            if state.seat is None:
                break
            state = state.play(chosen.choice(state.actions))
        assert state._repr_svg_() == state.svg(None)


# Two positions that seat 0 and spectators cannot tell apart, seat 1 can.
ALIKE = [
    (
        "himiki",
        "expert=True",
        "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 MhCjGh,{}/-/-/-/-",
        ("MmVxMi", "MkMyCf"),
    ),
    (
        "regality",
        "style=secret-random match=single",
        ".,hi,./.,Ci,./.,.,. r KiQuPrMiGeWiCa?SmAs CdStBiPaMoTe?{} - - - 2",
        ("NjDe", "BaWt"),
    ),
]


@pytest.mark.parametrize(("name", "options", "position", "hidden"), ALIKE)
def test_what_is_hidden_makes_no_difference(name: str, options: str, position: str, hidden: tuple[str, ...]) -> None:
    states: list[State] = [game_with(name, options).read(position.format(tiles)) for tiles in hidden]
    for seat in (None, 0):
        assert len({state.svg(seat) for state in states}) == 1
    assert len({state.svg(1) for state in states}) == 2


def test_the_same_position_gives_the_same_picture() -> None:
    game = yamabushi.game("himiki")
    text = "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -"
    assert game.read(text).svg() == game.read(text).svg()


def test_a_game_without_a_picture_shows_its_position() -> None:
    state = Nim(ABOUT.defaults).start()
    root = check(state.svg())
    assert root[1].text == str(state.view(None))


def test_what_players_may_type_is_escaped() -> None:
    root = check(boxed("A & B", "<1>"))
    assert [child.text for child in root[:2]] == ["A & B", "<1>"]
