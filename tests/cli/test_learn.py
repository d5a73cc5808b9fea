"""`yamabushi learn`: every course is done by typing, wrong tries are answered, and what was done is remembered."""

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from tests.cli.terminal import Ended, yamabushi
from yamabushi.cli.learning import lesson_words
from yamabushi.core.registry import games
from yamabushi.lessons.finding import course_of, courses_of, text_key
from yamabushi.words import languages, worded

COURSES = [(name, course.name) for name in games() for course in courses_of(name)]
PROGRESS = Path("yamabushi") / "lessons.json"


def learned(*arguments: str, home: Path, typed: str = "") -> str:
    """Learn, and give what was printed, as one line: where lines end is a question of width."""
    shown: Ended = yamabushi("learn", *arguments, typed=typed, home=home)
    assert (shown.returncode, shown.stderr) == (0, "")
    return " ".join(shown.stdout.split())


def said(game: str, course: str, step: str, part: str) -> str:
    """Give what is said in a step."""
    return " ".join(lesson_words("en", f"{text_key(game, course, step)}.{part}").split())


def test_the_courses_are_listed_with_how_far_one_is(tmp_path: Path) -> None:
    learned("himiki", "first", typed="C5-C4\nq\n", home=tmp_path)
    shown = learned(home=tmp_path)
    for name, course in COURSES:
        assert worded("en", f"course-{name}-{course}.line") in shown
        assert f"yamabushi learn {name} {course}" in shown
    total = len(course_of("himiki", "first").steps)
    assert f"(1 of {total} steps)" in shown


@pytest.mark.parametrize(("name", "course"), COURSES)
def test_a_course_is_done_by_typing(name: str, course: str, tmp_path: Path) -> None:
    steps = course_of(name, course).steps
    typed = "\n".join(action for step in steps for action in step.ways[0])
    shown = learned(name, course, steps[0].name, typed=typed, home=tmp_path)
    for step in steps:
        assert said(name, course, step.name, "goal") in shown
        assert said(name, course, step.name, "right") in shown
    assert worded("en", "learn-finished") in shown
    assert "Hint:" not in shown
    assert len(json.loads((tmp_path / PROGRESS).read_text())) == len(steps)


def test_a_wrong_try_is_answered_and_after_two_there_is_a_hint(tmp_path: Path) -> None:
    shown = learned("himiki", "first", "circle", typed="C4-C1\nC4-C3\nC4-D4\nq\n", home=tmp_path)
    why_not, lost, hint, right = (
        shown.index(text)
        for text in (
            "C1 is not beside C4",
            said("himiki", "first", "circle", "lost"),
            f"Hint: {said('himiki', 'first', 'circle', 'hint')} (C4-D4)",
            said("himiki", "first", "circle", "right"),
        )
    )
    assert why_not < lost < hint < right
    assert shown.count("Hint:") == 1
    assert "Fire beats wood" in shown or "fire beats wood" in shown  # what came of it, before what that means
    assert shown.endswith("Go on with: yamabushi learn himiki first")


def test_steps_are_skipped_gone_back_to_and_begun_again(tmp_path: Path) -> None:
    typed = "back\nskip\nskip\nback\nhint\nhelp\nwhat\n99\nlist\nboard\nq\n"
    shown = learned("himiki", typed=typed, home=tmp_path)
    assert "This is the first step of the course; there is none before it." in shown
    headings = [shown.index(f"{number} of {len(course_of('himiki', 'first').steps)}: ") for number in (1, 2, 3)]
    assert headings == sorted(headings)
    assert shown.rindex("2 of") > headings[2]
    assert f"Hint: {said('himiki', 'first', 'sides', 'hint')}" in shown
    assert "the step from its beginning" in shown
    assert "'what' is neither a move nor a command here" in shown
    assert "There is no number 99 in the list" in shown
    assert not (tmp_path / PROGRESS).exists()


def test_what_was_decided_can_be_begun_anew_where_no_hint_leads_on(tmp_path: Path) -> None:
    # Another cube first: it may still be done, but the known way does not go through here.
    shown = learned("himiki", "first", "three", typed="B5-C5\nhint\nagain\nB5-B4\nq\n", home=tmp_path)
    assert worded("en", "learn-hint-again") in shown


def test_another_beginning_leads_on_where_one_decision_is_left(tmp_path: Path) -> None:
    shown = learned("himiki", "first", "pivot", typed="A6~C4~\nhint\nC4-C3\nq\n", home=tmp_path)
    assert worded("en", "learn-hint-again") not in shown
    assert said("himiki", "first", "pivot", "right") in shown


def test_one_goes_on_with_what_is_not_done(tmp_path: Path) -> None:
    first = course_of("himiki", "first")
    (tmp_path / PROGRESS).parent.mkdir()
    (tmp_path / PROGRESS).write_text(json.dumps([f"himiki/first/{step.name}" for step in first.steps[:2]]))
    assert f"3 of {len(first.steps)}: " in learned("himiki", typed="q\n", home=tmp_path)
    ended = learned("himiki", "first", first.steps[-1].name, typed="skip\n", home=tmp_path)
    assert worded("en", "learn-almost") in ended
    assert "Play against Muk Yan: yamabushi play himiki --mode mukyan" in ended
    (tmp_path / PROGRESS).write_text("no JSON")
    assert f"1 of {len(first.steps)}: " in learned("himiki", typed="q\n", home=tmp_path)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["himiki", "last"], "There is no course 'last' of himiki; there is first"),
        (["himiki", "first", "fly"], "There is no step 'fly' in this course; there is tilt, sides"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    shown = yamabushi("learn", *words, home=tmp_path)
    assert shown.returncode == 2
    assert shown.stderr.startswith(sentence)


PAGE_WORDS = {
    "en": r"\b[Tt]ap\b|ringed|below the board|zone below|at the bottom",
    "fr": r"\b[Tt]ouchez|cerclée|sous le plateau|\ben bas\b",
    "it": r"\bTocca\b|toccalo|cerchiata|sotto il tabellone|in basso",
    "de": r"\b[Tt]ippe\b|umrandet|unter dem Brett|liegt unten",
    "es": r"\bToca\b|tócalo|con el círculo|bajo el tablero|zona, abajo|está abajo",
    "nl": r"\b[Tt]ik\b|omrande|onder het bord|ligt onderaan",
}
"""How lessons speak of the page: of taps and rings, and of where it shows things."""


@pytest.mark.parametrize("language", languages())
def test_no_lesson_speaks_of_the_page(language: str) -> None:
    buttons = [worded(language, f"yokaiboard-{button}") for button in ("end-turn", "do-distract")]
    tapped = 0
    for game, course in COURSES:
        for step in course_of(game, course).steps:
            for part in ("goal", "hint", "right", *step.foreseen):
                key = f"{text_key(game, course, step.name)}.{part}"
                text = lesson_words(language, key)
                assert not re.search(PAGE_WORDS[language], text), key
                assert not any(f"{opening}{button}" in text for opening in "“„‘«" for button in buttons), key
                tapped += re.search(PAGE_WORDS[language], worded(language, key)) is not None
    assert tapped >= 8  # the page's wording is found, and stays


def test_what_is_said_otherwise_where_moves_are_typed_belongs_to_a_lesson() -> None:
    lines = (resources.files("yamabushi.words") / "en" / "terminal.ftl").read_text(encoding="utf-8")
    typed = re.findall(r"^typed-(\S+) =\n((?:    .*\n)+)", lines, re.MULTILINE)
    assert len(typed) == lines.count("\ntyped-")
    for key, parts in typed:
        for part in re.findall(r"^    \.(\S+) =", parts, re.MULTILINE):
            assert lesson_words("en", f"{key}.{part}") != worded("en", f"{key}.{part}")


def test_the_first_lesson_is_done_by_the_square_that_it_names(tmp_path: Path) -> None:
    shown = learned("himiki", "first", "tilt", typed="C4\nq\n", home=tmp_path)
    assert "Type C4 (or C5-C4)" in shown
    assert said("himiki", "first", "tilt", "right") in shown
    # A puzzle only stands for its board: nothing is said of moves and of PAR.
    assert "PAR" not in shown
    assert "Mindlock" not in shown
    # What is taught later is neither listed nor numbered, but answered.
    assert "5 C5~" not in shown
    shown = learned("himiki", "first", "tilt", typed="5\nC5~\nq\n", home=tmp_path)
    assert "There is no number 5 in the list; it goes from 1 to 4." in shown
    assert said("himiki", "first", "tilt", "pivot") in shown
    assert "moves: 0 of 2" in learned("himiki", "mindlock", "two", typed="q\n", home=tmp_path)


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_lessons_are_given_in_any_language(language: str, tmp_path: Path) -> None:
    typed = "help\nnonsense\nC4-C1\nC4-C3\nC4-D4\nq\n"
    shown = learned("himiki", "first", "circle", "--language", language, typed=typed, home=tmp_path)
    key = text_key("himiki", "first", "circle")

    def spoken(name: str, **arguments: object) -> str:
        return " ".join(worded(language, name, **arguments).split())

    for part in ("goal", "hint", "lost", "right"):
        assert spoken(f"{key}.{part}") in shown
    assert spoken("cli-learn-help") in shown
    assert spoken("cli-word", word="'nonsense'") in shown
    assert spoken("seat-white") in shown
    assert shown.endswith(spoken("cli-learn-on", command="yamabushi learn himiki first"))
    assert spoken("course-yokai-first.line") in learned("--language", language, home=tmp_path)


def test_a_language_that_we_do_not_speak_is_refused_in_a_sentence(tmp_path: Path) -> None:
    ended = yamabushi("learn", "--language", "klingon", home=tmp_path)
    assert ended.returncode != 0
    assert "There is no language 'klingon'; there is fr, en, it, de, es, nl." in " ".join(ended.stderr.split())
