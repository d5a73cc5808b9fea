"""Each of the six languages opens, and nowhere does a key show itself instead of words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.amounts import DEEP, brief
from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.server.serving import PATIENCE
from yamabushi import words
from yamabushi.server import app

PAGE = Path(app.PAGE)
FOLDER = Path(words.__file__).parent
LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
    "nl": "Nederlands",
}
GAMES = ("himiki", "yokai", "regality")

ALL_WORDS = """() => {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const found = [];
  for (let node = walker.currentNode; node; node = walker.nextNode())
    if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
    else for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(node.getAttribute(name) ?? "");
  return found.filter((one) => one.trim());
}"""


def keys(language: str) -> dict[str, str]:
    """Read the keys of a language, each with its words, as far as they stand on one line."""
    found: dict[str, str] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        found |= dict(re.findall(r"^([a-z][\w-]*) = ?(.*)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    return found


# A key begins with one of these; words of a language that look like one are few.
BEGINNINGS = {key.partition("-")[0] for key in keys("en")}
NO_KEYS = {"side-by-side"}


def raw_keys(person: Visitor) -> set[str]:
    """Find keys that show themselves."""
    shown = "\n".join(person.page.evaluate(ALL_WORDS))
    found = re.findall(r"(?<![\w/.-])[a-z]+(?:-[A-Za-z0-9]+)+(?![\w/-])", shown)
    return {one for one in found if one.partition("-")[0] in BEGINNINGS} - NO_KEYS


def walked(person: Visitor) -> Iterator[str]:
    """Go through the page; give each place when it is shown."""
    main = person.page.get_by_role("main")
    for place in ("", *(f"rules={game}" for game in GAMES), "about", "book"):
        person.go(place)
        expect(main.get_by_role("heading").first).to_be_visible()
        yield place or "first page"
    for game in GAMES:
        person.go(f"play={game}")
        expect(main.locator("details")).to_be_visible()
        yield f"choosing {game}"
        main.locator(".opponents:not(.friends) button").nth(1).click()
        # Whatever the language, the first of the moves in words is played, some times.
        moves = main.locator("details:has(form)").first
        expect(moves).to_be_visible()
        log = person.lines
        for _ in range(2):
            known = log.count()
            if not moves.evaluate("(one) => one.open"):
                moves.locator("summary").click()
            moves.locator("ul button").first.click()
            expect(log.nth(known)).to_be_attached()
            expect(moves).to_be_visible()
            yield f"table of {game}"


@pytest.mark.parametrize("language", brief(LANGUAGES, "de", "fr"))
def test_a_language_opens_and_says_everything(come: Come, language: str) -> None:
    person = come(locale=language)
    person.go()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    heading = keys(language).get("home-title", "")
    assert heading, f"src/yamabushi/words/{language} has no word for home-title"
    expect(person.page.get_by_role("heading", level=1)).to_have_text(heading)
    assert (heading == keys("en")["home-title"]) == (language == "en")
    # That all languages have the same keys is told without a browser (tests/words), and every screen is looked at in
    # German (test_screens): where there is little time, two are opened.
    places = walked(person) if DEEP else ["first page"]
    found = {place: raw for place in places if (raw := raw_keys(person))}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_few_need_are_not_fetched_by_all(language: str) -> None:
    (file,) = (PAGE / "assets").glob(f"{language}-*.js")
    fetched = file.read_text(encoding="utf-8")
    assert re.findall(r'(?:from|import) ?["\'`]\./', fetched) == []

    def is_fetched(name: str) -> bool:
        text = (FOLDER / language / name).read_text(encoding="utf-8")
        return any(f"\n{key} =" in fetched for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))

    files = {path.name for path in (FOLDER / language).glob("*.ftl")}
    few = {name for name in files if re.match("lessons-|club-|terminal|positions", name)}
    assert len(few) > 10
    assert {name for name in files if is_fetched(name)} == files - few


def test_a_language_is_chosen_and_remembered(ada: Visitor) -> None:
    ada.go()
    choice = ada.page.get_by_role("combobox", name="Language")
    assert choice.get_by_role("option").all_inner_texts() == list(LANGUAGES.values())
    choice.select_option("Deutsch")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def test_an_invitation_is_not_asked_for_anew_in_another_language(ada: Visitor) -> None:
    body = {"game": "himiki", "seats": [{"kind": "me"}, {"kind": "open"}]}
    laid = httpx.post(f"{ada.base}/api/tables", json=body, verify=False, timeout=PATIENCE).json()
    ada.go(f"t={laid['table']}&i={laid['invites'][0]['invite']}")
    ada.field("Your name").press_sequentially("Gra")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(ada.button(keys("de")["join-sit"])).to_be_visible()
    # What was written stays, and so does everything around it.
    expect(ada.field(keys("de")["chooser-name"])).to_have_value("Gra")
    assert [one for one in asked if "/api/" in one] == []


def test_a_language_that_we_do_not_speak_is_english(come: Come) -> None:
    person = come(locale="ja-JP")
    person.go()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Three duels, one table")


def test_a_key_that_shows_itself_is_found(ada: Visitor) -> None:
    ada.go("about")
    assert raw_keys(ada) == set()
    ada.page.evaluate("document.querySelector('h1').textContent = 'about-titel'")
    ada.page.evaluate("document.querySelector('main').setAttribute('aria-label', 'C4, himikiboard-fre, free')")
    assert raw_keys(ada) == {"about-titel", "himikiboard-fre"}
