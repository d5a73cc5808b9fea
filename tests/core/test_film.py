"""Games as one picture that moves."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import yamabushi
from tests.core.walks import random_positions
from yamabushi.core.film import film

SVG = "{http://www.w3.org/2000/svg}"


def unfolded(element: ElementTree.Element, kept: dict[str, ElementTree.Element]) -> str:
    """Write an element with all that it refers to in its place."""
    if element.tag == f"{SVG}use":
        return "".join(unfolded(inner, kept) for inner in kept[element.attrib["href"].removeprefix("#")])
    inner = "".join(unfolded(one, kept) for one in element)
    return f"<{element.tag} {sorted(element.attrib.items())}>{element.text or ''}{inner}"


@pytest.mark.parametrize("game", ["himiki", "yokai", "regality"])
def test_a_film_shows_every_picture_and_is_much_smaller_than_all_of_them(game: str) -> None:
    pictures = [state.svg(0) for state in random_positions(yamabushi.game(game), 2)[:40]]
    made = film(pictures, 1.5, "Ada & Ben: 1-0")
    assert len(made) < sum(map(len, pictures)) / 2
    root = ElementTree.fromstring(made)
    kept = {one.attrib["id"]: one for one in root.findall(f"{SVG}defs/*")}
    frames = [one for one in root if one.tag == f"{SVG}g"]
    assert [frame.get("class") for frame in frames] == ["f"] * 39 + ["l"]
    assert frames[2].get("style") == "animation-delay:3s"
    for frame, picture in zip(frames, pictures, strict=True):
        drawn = [one for one in ElementTree.fromstring(picture) if one.tag not in (f"{SVG}title", f"{SVG}desc")]
        assert [unfolded(one, kept) for one in frame] == [unfolded(one, {}) for one in drawn]
    assert (root.findtext(f"{SVG}title"), root[-1].text) == ("Ada & Ben: 1-0", "Ada & Ben: 1-0")
    assert "prefers-reduced-motion" in (root.findtext(f"{SVG}style") or "")


def test_one_picture_does_not_move() -> None:
    made = film([yamabushi.game("regality").start().svg()], 1.5, "0-1")
    assert "animation:" not in made
    assert "@keyframes" not in made


@pytest.mark.parametrize(
    ("said", "size"),
    [
        ('viewBox="0 0 240 80"', ("240", "120")),
        ('viewBox="0 0 240 80" width="100%" height="auto"', ("240", "120")),
        ('width="100%" height="60"', ("300", "100")),
        ('viewBox="0 0 nan inf"', ("300", "190")),
        ("", ("300", "190")),
    ],
)
def test_a_film_is_as_large_as_its_pictures_however_they_say_it(said: str, size: tuple[str, str]) -> None:
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {said}><circle r="9"/></svg>'
    root = ElementTree.fromstring(film([picture, picture], 1, ""))
    assert (root.get("width"), root.get("height")) == size
