"""The page brings its own type: little, loaded first, with every sign of six languages. No machine's font is used."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.amounts import DEEP, brief
from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.fonts import only_dejavu
from tests.page.test_languages import FOLDER, LANGUAGES
from tests.page.test_online import invited
from tests.page.test_screens import STICKING_OUT, width
from tests.page.type import borrowed, foreign, unset
from yamabushi.server import app

PAGE = Path(app.PAGE)
NOTICE = Path(__file__).parents[2] / "NOTICE"
MOST_TYPE = 80_000
"""Bytes of type, in all."""

FACES = ("normal 16px var(--title)", "normal 16px var(--text)", "italic 16px var(--text)")
NAMES = ("Ada", "さくらこ", "عائشة")
"""A name in our letters, and two in others."""


def test_there_is_little_type_and_all_of_it_is_loaded_first() -> None:
    files = sorted(path.name for path in PAGE.rglob("*") if re.search(r"\.(woff2?|ttf|otf|eot)$", path.name))
    assert len(files) == 3
    assert all(re.fullmatch(r"[a-z0-9-]+-[\w-]{8}\.woff2", name) for name in files)
    assert sum((PAGE / "assets" / name).stat().st_size for name in files) <= MOST_TYPE
    head = (PAGE / "index.html").read_text(encoding="utf-8").partition("<script")[0]
    preloaded = re.findall(r'<link rel="preload" as="font" type="font/woff2" href="/assets/([^"]+)" crossorigin', head)
    assert sorted(preloaded) == files


def test_its_makers_are_named_and_its_licence_lies_beside_it() -> None:
    notice = NOTICE.read_text(encoding="utf-8")
    assert all(word in notice for word in ("Alegreya", "Source Sans", "SIL Open Font License"))
    licence = (PAGE / "type-licence.txt").read_text(encoding="utf-8")
    assert licence.count("SIL OPEN FONT LICENSE Version 1.1") == 2


def test_every_sign_of_every_language_is_in_it(ada: Visitor) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.rglob("*") if path.suffix in (".ftl", ".md")]
    assert len(texts) > 6 * len(LANGUAGES)
    # The page writes the narrow space of the French as one that does not break: in our type it is as narrow.
    signs = sorted(set("".join(texts)) - set("\n\u202f"))
    assert {"œ", "ß", "ñ", "„", "«", "’", "…", "–"} <= set(signs)
    ada.go("about")
    while ada.page.locator(":root[data-type-late]").count():  # a busy machine: the second time it comes from the cache
        ada.page.reload()
        expect(ada.page.get_by_role("main")).not_to_be_empty()
    assert {face: borrowed(ada.page, face, signs) for face in FACES} == dict.fromkeys(FACES, "")
    assert borrowed(ada.page, FACES[0], "a→é★") == "→★"


def test_figures_in_titles_are_lining_figures(ada: Visitor) -> None:
    ada.go("about")
    widths: list[float] = ada.page.evaluate(
        """() => ["var(--title)", '"Source Sans"', "Alegreya"].map((family) => {
             const line = document.querySelector("main").appendChild(document.createElement("span"));
             [line.textContent, line.style.font] = ["0123456789", `700 40px ${family}`];
             return line.getBoundingClientRect().width;
           })"""
    )
    assert widths[0] == widths[1] != widths[2]


def test_french_signs_stand_after_a_space_that_our_type_has(come: Come) -> None:
    person = come(locale="fr")
    for place in ("", "rules=himiki", "play=yokai"):
        person.go(place)
        expect(person.page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        assert "\u202f" not in person.page.get_by_role("main").inner_text()
    assert "\u00a0" in person.page.get_by_role("main").inner_text()


def test_a_machine_s_font_is_noticed(ada: Visitor) -> None:
    ada.go("about")
    ada.page.evaluate("document.querySelector('h1').textContent = '★ About'")
    ada.page.evaluate("document.querySelector('p').style.lineHeight = 'normal'")
    assert list(foreign(ada.page).values()) == ["★"]
    assert len(unset(ada.page)) == 1


def test_chromium_sees_dejavu_alone(ada: Visitor) -> None:
    assert set(only_dejavu()) <= {"FONTCONFIG_FILE"}
    if only_dejavu():
        ada.go("about")
        widths = ada.page.evaluate(
            """() => ["DejaVu Serif", "Liberation Serif", "Noto Serif", "serif"].map((family) => {
                 const context = document.createElement("canvas").getContext("2d");
                 context.font = `40px "${family}", monospace`;
                 return context.measureText("Yamabushi").width;
               })"""
        )
        assert widths[1] == widths[2] != widths[0]


def test_names_in_other_letters_move_nothing(come: Come) -> None:
    places: list[list[float]] = []
    lines: list[float] = []
    ada, ben = come(), come()
    for name in NAMES if DEEP else NAMES[:2]:
        (link,) = invited(ada, "himiki", name)
        ben.page.goto(link)
        expect(ben.text(re.compile(re.escape(name)))).to_be_visible()
        asked = ben.text(re.compile(re.escape(name))).bounding_box()
        ben.button("Sit down").click()
        expect(ben.text(f"White ({name}) is to move.")).to_be_visible()
        expect(ben.page.get_by_role("grid")).to_be_visible()
        ben.text("Chat").click()
        ben.field("Your message").fill(name)
        ben.button("Send").click()
        said = ben.page.get_by_role("log", name="Chat").get_by_role("listitem")
        expect(said).to_be_visible()
        places.append(
            ben.page.evaluate(
                """() => [".turn", "[data-part=people]", "[role=grid]", ".controls", "[role=log]"].flatMap((part) => {
                     const { y, height } = document.querySelector(part).getBoundingClientRect();
                     return [y, height];
                   })"""
            )
        )
        assert asked is not None
        lines.append(asked["height"])
    assert all(one == places[0] for one in places)
    assert all(one == lines[0] for one in lines)


@pytest.mark.parametrize("language", brief(["de", "fr"], "de"))
def test_without_its_type_the_page_still_fits(come: Come, language: str) -> None:
    person = come(locale=language, size=PHONE, expected=["ERR_FAILED"])
    person.context.route("**/*.woff2", lambda route: route.abort())
    some = ("", "play=yokai", "rules=regality")
    for place in (*some, "play=himiki", "play=regality", "book", "about") if DEEP else some:
        person.go(place)
        expect(person.page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        for details in person.page.locator("main details:not([inert] *)").all():
            details.locator("summary").click()
        assert width(person) <= PHONE[0], (place, person.page.evaluate(STICKING_OUT))
    assert foreign(person.page)
    for game in ("regality", "himiki", "yokai") if DEEP else ("regality",):
        person.go(f"play={game}")
        person.page.locator(".opponents:not(.friends) button").first.click()
        expect(person.page.locator("[role=grid], [data-land]").first).to_be_visible()
        assert width(person) <= PHONE[0], (game, person.page.evaluate(STICKING_OUT))


def test_type_that_comes_late_moves_nothing(come: Come) -> None:
    person = come()
    held: list[Route] = []
    person.context.route("**/*.woff2", lambda route: held.append(route))
    begun = time.monotonic()
    person.page.goto(person.base, wait_until="commit")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    # The page has waited, but not for ever.
    assert time.monotonic() - begun > 2
    expect(person.button("Play today’s challenge")).to_be_visible()  # what the server is asked for has come as well
    # What has words; the living pictures live, and tables of others come and go.
    words = "main :is(.welcome, .games, .book) :is(h1, h2, p, a, span)"
    boxes = f"() => [...document.querySelectorAll('{words}')].map((one) => one.getBoundingClientRect().toJSON())"
    before = person.page.evaluate(boxes)
    for route in held:
        route.continue_()
    person.page.evaluate("() => document.fonts.ready")
    assert person.page.evaluate(boxes) == before
