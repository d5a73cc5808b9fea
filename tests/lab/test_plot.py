"""Plots: well-formed, to scale, and whatever the results are."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from yamabushi.lab.arena import Played, Settings
from yamabushi.lab.ladder import Rating
from yamabushi.lab.plot import BOTTOM, LEFT, RIGHT, TOP, ladder_plot, marks_up_to, running_plot, span_of
from yamabushi.lab.results import Results

SETTINGS = Settings("regality", ("a<b", "c&d"), 1, 0)
SVG = "{http://www.w3.org/2000/svg}"


def results_of(outcomes: list[int], settings: Settings = SETTINGS) -> Results:
    results = Results(settings)
    for number, outcome in enumerate(outcomes):
        results.add(Played(number, outcome, number % 2, (1, 1), (0.0, 0.0), ()))
    return results


@pytest.mark.parametrize("outcomes", [[], [1], [1, 1], [-1] * 10, [1, -1, 0, 1, 1, 1] * 500, [0] * 7])
def test_any_results_are_drawn_inside_the_frame(outcomes: list[int]) -> None:
    picture = ElementTree.fromstring(running_plot(results_of(outcomes)))
    assert picture.findtext(f"{SVG}title") == "a<b against c&d"
    for dot in picture.findall(f"{SVG}circle"):
        assert LEFT <= float(dot.attrib["cx"]) <= RIGHT
        assert TOP <= float(dot.attrib["cy"]) <= BOTTOM
    assert len(picture.findall(f"{SVG}circle")) == (1 if len(outcomes) > 1 else 0)


def test_the_description_says_it_in_words_and_many_games_stay_small() -> None:
    drawn = running_plot(results_of([1, 1, 1, -1] * 5000))
    assert "20000 games of regality: 75.0%, Elo +191 (95 %: +1" in drawn
    assert len(drawn) < 20_000


def test_alone_every_game_is_a_point() -> None:
    drawn = running_plot(results_of([1, -1, 1], replace(SETTINGS, players=("a",))))
    assert "a alone" in drawn
    assert "3 games of regality" in drawn


def test_a_ladder_puts_the_strongest_on_top_and_farthest_right() -> None:
    rated = [
        Rating("level:8", 300, 250, 350, 10),
        Rating("greedy", -100, -120, -80, 9),
        Rating("random", -200, -260, -150, 3),
    ]
    picture = ElementTree.fromstring(ladder_plot("regality", rated))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in picture.findall(f"{SVG}circle")]
    assert dots == sorted(dots, key=lambda dot: (-dot[0], dot[1]))
    texts = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"level:8", "+300", "greedy", "−100", "Ladder: regality"} <= set(texts)
    ElementTree.fromstring(ladder_plot("regality", []))


def test_axes_are_wide_enough_and_have_round_marks() -> None:
    low, high = span_of(0.5, 0.5, least=0.1)
    assert high - low == pytest.approx(0.1)
    assert span_of(0.99, 1, least=0.1)[1] == 1
    assert span_of(0, 0.01, least=0.1)[0] == 0
    assert marks_up_to(12_345) == [0, 5000, 10_000]
