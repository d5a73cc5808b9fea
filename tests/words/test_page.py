"""The page says only what has words, and every word is said by somebody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs_examples import TOP
from tests.make_words import POSITIONS, REFUSALS, WORDS
from tests.words.files import FILES, keys, patterns, plain
from yamabushi.words import languages

PAGE = TOP / "web" / "src"
SAID = [file for file in FILES if file not in (REFUSALS, POSITIONS) and not file.startswith("why-")]
"""What the page says of its own accord. Refusals, and why something happened, come by their key, whichever it is."""

BUILT = (
    "chaos-",
    "chooser-mode-",
    "clock-",
    "colour-",
    "course-",
    "controls-claim-",
    "edit-tool-",
    "element-",
    "game-",
    "grade-",
    "influence-",
    "lesson-",
    "lobby-mine-",
    "lobby-time-",
    "luck-of-",
    "letter-",
    "level-",
    "log-",
    "mukyan-",
    "note-",
    "object-",
    "option-",
    "own-",
    "pace-",
    "pile-",
    "practice-",
    "reminder-",
    "report-about-",
    "search-",
    "seat-",
    "side-",
    "slip-",
    "subject-",
    "task-",
    "theme-",
    "tile-",
    "tried-",
    "tournaments-kind-",
    "tournaments-note-",
    "value-",
    "way-",
    "yokai-",
)
"""Beginnings of keys whose end comes from data: `tile-${code}`. What begins so need not stand in the page as it is."""
BUILT_OF_FEW = {
    "say-": ("say-first", "say-second"),
    "tournaments-": ("tournaments-open", "tournaments-running", "tournaments-over"),
}
"""The same where only these keys are built; others that begin so are spelt out."""

CALL = re.compile(r"(?<![\w.$])(?:t|has|worded)\(\s*")
COMPARED = re.compile(r"(?:[=!]==?|\[)\s*$")


@cache
def sources(folder: Path, *endings: str) -> dict[str, str]:
    """Read the sources in a folder, without their tests."""
    paths = [path for ending in endings for path in sorted(folder.rglob(f"*.{ending}"))]
    return {
        path.relative_to(TOP).as_posix(): path.read_text(encoding="utf-8")
        for path in paths
        if ".test." not in path.name
    }


def texts_in_call(source: str, start: int) -> Iterator[str]:
    """Give the texts among which the first argument of a call chooses, a template with its backticks.

    What is compared, or looked up by, is no key; nor is what stands within a template.
    """
    depth, place = 0, start
    while place < len(source):
        sign = source[place]
        if sign in "\"'`":
            end = closing(source, place)
            if not COMPARED.search(source, start, place):
                yield source[place:end] if sign == "`" else source[place + 1 : end - 1]
            place = end
            continue
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and sign == ","):
            return
        place += 1


def closing(source: str, start: int) -> int:
    """Find where a text that begins here ends; in a template there may be others."""
    place = start + 1
    while place < len(source) and source[place] != source[start]:
        if source[place] == "\\":
            place += 1
        elif source[start] == "`" and source.startswith("${", place):
            place += 2
            while place < len(source) and source[place] != "}":
                place = closing(source, place) if source[place] in "\"'`" else place + 1
        place += 1
    return place + 1


def called_for(source: str) -> Iterator[str]:
    """List the keys, and the templates of keys, that a source says."""
    for call in CALL.finditer(source):
        yield from texts_in_call(source, call.end())


def beginning(template: str) -> str:
    """Give what stands in a template before anything is filled in."""
    return template.strip("`").partition("${")[0]


def fits(template: str, key: str) -> bool:
    """Tell whether a template can give a key."""
    parts = re.split(r"\$\{.*?\}(?=[\w.-]*(?:\$\{|$))", template.strip("`"))
    return re.fullmatch("[\\w-]+".join(map(re.escape, parts)), key) is not None


def said_by_the_page() -> set[tuple[str, str]]:
    """List what the page says, and where."""
    found = sources(PAGE, "ts", "svelte").items()
    return {(path, text) for path, source in found for text in called_for(source)}


def test_keys_are_found_in_calls() -> None:
    source = """
    t("a-one"), x.t("no"), at("no"), t('a-two', { who: t(`b-${x ? "no" : `no-${y}`}`) }),
    t(rest === "no" ? "a-three" : (z ? "a-four" : names["no"])), t(`c-${a[0]}-${f("no")}-end`), has("a-five"), t(key)
    """
    assert list(called_for(source)) == [
        "a-one",
        "a-two",
        '`b-${x ? "no" : `no-${y}`}`',
        "a-three",
        "a-four",
        '`c-${a[0]}-${f("no")}-end`',
        "a-five",
    ]


@pytest.mark.parametrize(
    ("template", "key", "does"),
    [
        ("`tile-${code}`", "tile-Ki", True),
        ("`tile-${code}`", "tiles", False),
        ("`tile-${code}-power`", "tile-Ki", False),
        ("`tile-${code}-power`", "tile-Ki-power", True),
        ('`value-${option.name}-${of("{}")}`', "value-mode-duel", True),
        ("`tile-Ki`", "tile-Ki", True),
    ],
)
def test_templates_fit_keys(template: str, key: str, does: bool) -> None:
    assert fits(template, key) == does


def test_all_that_the_page_says_has_words() -> None:
    there = keys("en", *FILES)
    missing = {
        f"{path}: {text}"
        for path, text in said_by_the_page()
        if text not in there and not (text.startswith("`") and any(fits(text, key) for key in there))
    }
    assert sorted(missing) == []


def test_all_words_are_said_by_somebody() -> None:
    spelt = "\n".join([*sources(PAGE, "ts", "svelte").values(), *sources(WORDS.parent, "py").values()])
    quoted = set(re.findall(r"[\"'`]([\w.-]+)[\"'`]", spelt))
    built = {key for few in BUILT_OF_FEW.values() for key in few}
    # A term begins with a dash; that it is used is seen where it is referred to. What the terminal says otherwise in
    # lessons belongs to one of them: tests/cli/test_learn.py.
    silent = {key for key in keys("en", *SAID) if not key.startswith(("-", "typed-", *BUILT))} - quoted - built
    assert sorted(silent) == []


def test_beginnings_are_listed_if_and_only_if_the_page_builds_them() -> None:
    templates = {beginning(text) for _, text in said_by_the_page() if text.startswith("`") and "${" in text}
    listed = {*BUILT, *BUILT_OF_FEW}
    assert sorted(one for one in templates if not one.startswith(tuple(listed))) == []
    assert sorted(one for one in listed if not any(template.startswith(one) for template in templates)) == []


@pytest.mark.parametrize("game", ["himiki", "regality", "yokai"])
def test_each_note_of_a_first_game_has_words(game: str) -> None:
    source = (PAGE / "games" / game / "notes.ts").read_text(encoding="utf-8")
    named = {f"note-{game}-{name}" for name in re.findall(r'name: "([a-z]+)"', source)}
    assert named == {key for key in keys("en", f"page-{game}.ftl") if key.startswith("note-")}


@pytest.mark.parametrize("language", languages())
def test_a_note_is_short(language: str) -> None:
    """On a phone it has three lines."""
    texts = {key: plain(text) for file in FILES for key, text in patterns(language, file).items()}
    notes = {key: len(text) for key, text in texts.items() if key.startswith("note-")}
    assert {key: length for key, length in notes.items() if length > 120} == {}
