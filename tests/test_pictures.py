"""Pictures are what the code draws, well-formed, on their own, and show no more than a view does."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import yamabushi
from tests import amounts
from tests.docs_examples import DOCS, PAGES, TOP, game_with, games_with_any_options
from tests.make_pictures import DRAWN, file_name
from tests.rule_pictures import NAMES, SHOWN, SPACE, pages_of, with_pictures
from tests.testing.nim import ABOUT, Nim
from yamabushi import Game, State
from yamabushi.core.picture import boxed

ROUNDS = max(1, amounts.GAMES // 20)
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


@pytest.mark.parametrize("name", NAMES)
def test_each_rule_of_the_docs_shows_what_the_page_shows_of_it(name: str) -> None:
    pages = [path.read_text(encoding="utf-8") for path in pages_of(name)]
    for text in pages:
        assert text == with_pictures(name, text), "make pictures mends that"
    spaces = [space["part"] for text in pages for space in SPACE.finditer(text)]
    wanted = {part for one in SHOWN.values() if one.name.startswith(f"{name}/") for part in one.parts}
    # tests/lessons/test_examples.py knows the few parts of the rules of which there is nothing to be shown.
    assert sorted(spaces) == sorted(wanted)


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
    (
        "yokai",
        "",
        (
            "G:B7G6????:GB:GYGRGYGB R:R7??:RYGR!:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- RB {}"
            " 3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:1:GR!@R"
        ),
        ("GY! GY2RBRYRY!", "RY GYGY!2RBRY!"),
    ),
]


@pytest.mark.parametrize(("name", "options", "position", "hidden"), ALIKE)
def test_what_is_hidden_makes_no_difference(name: str, options: str, position: str, hidden: tuple[str, ...]) -> None:
    states: list[State] = [game_with(name, options).read(position.format(tiles)) for tiles in hidden]
    for seat in (None, 0):
        assert len({state.svg(seat) for state in states}) == 1
    assert len({state.svg(1) for state in states}) == 2


def names_in(picture: str) -> Counter[str]:
    """Count what the cards in a picture of Terres de Yokai are called; a number in a table stands for that many."""
    names: Counter[str] = Counter()
    for title in list(check(picture).iter(f"{NAMESPACE}title"))[1:]:
        count, _, sketch = (title.text or "").rpartition("×")
        names[sketch.partition(":")[0]] += int(count or 1)
    return names


def names_seen(view: dict[str, Any]) -> Counter[str]:
    """Count the cards that a view of Terres de Yokai knows, and what lies face down."""
    names = Counter(view["discards"])
    for pile in view["piles"].values():
        names.update([*pile["yokai"], *pile["sides"][0], *pile["sides"][1]])
    for taken, hand in zip(view["taken"], view["hands"], strict=True):
        names.update([*taken, *hand.get("known", ["sketch"] * hand["sketches"])])
    left = view["draw_pile"]
    names.update(left.get("known", ["draw pile"] if left["sketches"] else []))
    return names


def test_every_card_that_is_seen_is_drawn_and_no_other() -> None:
    chosen = random.Random(8)
    game = yamabushi.game("yokai")
    for _ in range(ROUNDS):
        state = game.start()
        while state.seat is not None:
            if chosen.random() < 0.1:
                for seat in (None, 0, 1):
                    assert names_in(state.svg(seat)) == names_seen(state.view(seat))
            state = state.play(chosen.choices(state.actions, state.odds or None)[0])
        assert names_in(state.svg()) == names_seen(state.view(None))


DEALT = "?0 ?G4 ?R5 ?B3 ?Y6 ?GR ?GB ?RY ?GB ?GY ?RB+"
PLAYED = f"{DEALT} ?BY! GR@G GB@G . ?GR GB@G GY@G ?G7 RB+@B"
SAID = [
    ("", "Chance says who begins."),
    ("?0", "A green yokai is turned up."),
    (DEALT[:-5], "The sketches are dealt."),
    (DEALT, "Sun draws a sketch."),
    (f"{DEALT} ?BY!", "Sun must play a sketch (0 of 3 played)."),
    (f"{DEALT} ?BY! GR@G", "Sun plays a sketch or ends the turn (1 of 3 played)."),
    (PLAYED, "Moon has played RB+ at blue: call a yokai there?"),
    (f"{PLAYED} ^R", "A red yokai is turned up; then blue and red are counted."),
    (f"{PLAYED} ^R ?R3 ?BY BY!@B", "Sun has played BY! at blue: turn Moon's RB+ to red?"),
]


@pytest.mark.parametrize(("actions", "sentence"), SAID, ids=range(len(SAID)))
def test_a_picture_says_in_words_what_is_due(actions: str, sentence: str) -> None:
    state = yamabushi.game("yokai").start()
    for action in actions.split():
        state = state.play(action)
    root = check(state.svg())
    assert root[0].text == f"Terres de Yokai: Sun 0, Moon 0. {sentence}"
    assert sentence in [element.text for element in root.iter(f"{NAMESPACE}text")]


ALL_SKETCHES = "4GRGR+GR!4GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY!"


@pytest.mark.parametrize(
    ("piles", "taken", "sentence"),
    [
        ("R:R5???:-:- B:B3????:-:-", "G3G4G5G6G7 R3", "Sun has won, 25 to 3."),
        ("R:R3??:-:- B:B4??:-:-", "G3G4G5G6G7 R6R7B5B7", "Moon has won, 25 all, with more colours."),
        ("R:R3??:-:- B:B4??:-:-", "G3G4G5R6R7 G6G7B5B7", "A draw: 25 all, with as many colours."),
    ],
)
def test_a_picture_says_who_has_won(piles: str, taken: str, sentence: str) -> None:
    text = f"G:-:-:- {piles} Y:Y6????:-:- - - {ALL_SKETCHES} - {taken} 9:0:1:."
    root = check(yamabushi.game("yokai").read(text).svg())
    assert (root[0].text or "").endswith(f". {sentence}")


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
