"""Pictures from outside can neither run nor load anything, however they are written."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from yamabushi.server.pictures import ATTRIBUTES, ELEMENTS, MOST_ELEMENTS, MOST_PICTURE, cleaned_picture

XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

HOSTILE = [
    "<script>alert(1)</script>",
    "<SCRIPT>alert(1)</SCRIPT>",
    '<g onclick="alert(1)"/>',
    '<rect onload="alert(1)" width="3"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<image href="https://evil.example/x.png"/>',
    f'<image {XLINK} xlink:href="https://evil.example/x.png"/>',
    '<use href="https://evil.example/x.svg#a"/>',
    f'<use {XLINK} xlink:href="data:image/svg+xml,alert"/>',
    "<style>@import url(https://evil.example/x.css)</style>",
    '<rect style="fill:url(https://evil.example/x)"/>',
    '<rect fill="url(https://evil.example/x)"/>',
    '<rect fill="u&#114;l(https://evil.example/x)"/>',
    "<rect fill=\"URL( '//evil.example' )\"/>",
    '<rect fill="url(#a) url(//evil.example)"/>',
    '<rect fill="\\75 rl(//evil.example)"/>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    "<?xml-stylesheet href='https://evil.example/x.css'?>",
    "<!-- <script>alert(1)</script> -->",
    "<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>",
]


def picture(inner: str) -> str:
    """Put something into a picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}<circle r="3"/></svg>'


@pytest.mark.parametrize("inner", HOSTILE)
def test_what_runs_or_loads_is_left_out_and_the_rest_stays(inner: str) -> None:
    clean = cleaned_picture(picture(inner), "Trio")
    assert '<circle r="3" />' in clean
    for element in ElementTree.fromstring(clean).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert not any("evil" in value or "alert" in value for value in element.attrib.values())
    assert "<script" not in clean.lower()
    assert "evil" not in clean


@pytest.mark.parametrize(
    "drawn",
    [
        "",
        "no picture",
        "<svg",
        "<html><body/></html>",
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
        '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg xmlns="http://www.w3.org/2000/svg"/>',
        '<svg xmlns="http://www.w3.org/2000/svg">' + "<g>" * 2 + "x" * MOST_PICTURE,
        '<script xmlns="http://www.w3.org/2000/svg"/>',
    ],
)
def test_what_is_no_picture_becomes_a_box(drawn: str) -> None:
    clean = cleaned_picture(drawn, "Trio")
    assert "Trio" in clean
    assert "passwd" not in clean


def test_what_is_harmless_stays() -> None:
    drawn = picture(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>'
        '<g transform="translate(1 2)"><rect id="b" fill="url(#a)" data-action="take-1" width="3" height="2"/></g>'
        '<use href="#b"/><text x="1">a <tspan>b</tspan> c</text>'
    )
    clean = cleaned_picture(drawn, "Trio")
    for part in ('fill="url(#a)"', 'data-action="take-1"', 'href="#b"', "a <tspan>b</tspan> c", "translate(1 2)"):
        assert part in clean
    assert cleaned_picture(clean, "Trio") == clean


def test_a_deep_or_a_long_picture_is_cut() -> None:
    deep = cleaned_picture(picture("<g>" * 1000 + "</g>" * 1000), "Trio")
    assert deep.count("<g") < 100
    long = cleaned_picture(picture("<g/>" * (MOST_ELEMENTS + 100)), "Trio")
    assert long.count("<g") <= MOST_ELEMENTS
