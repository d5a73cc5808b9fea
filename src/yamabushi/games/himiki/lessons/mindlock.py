"""A course of challenges: from one move to a first one of grade D."""

from __future__ import annotations

from yamabushi.core.lessons import Course, Event, Graduation, Step
from yamabushi.games.himiki.book import puzzle_of
from yamabushi.games.himiki.lessons.scenes import start_of

SOLVED = {"what": "over", "solved": True}
SPENT = {"what": "paid"}
"""Moves were paid for: whoever is wrong then has none left, or too few."""
SHOWN = ("one", "together", "free", "influence")
"""Those that show what the rules of challenges say."""
FIRST_EASY, FIRST_MEDIUM, FIRST_HARD, SECOND_EASY = "F01", "M01", "D01", "F02"


def challenge(
    name: str, puzzle: str, way: str, foreseen: dict[str, str | Event] | None = None, marks: str = ""
) -> Step:
    """Let a challenge be solved, by its text or its name in the book."""
    return Step(
        name,
        start_of(puzzle_of(puzzle)),
        way,
        wants=(SOLVED,),
        marks=marks,
        foreseen={**(foreseen or {}), "spent": SPENT},
        rules="mindlock" if name in SHOWN else "",
        options={"mode": "mindlock", "puzzle": puzzle},
    )


MINDLOCK = Course(
    "mindlock",
    (
        challenge("one", "C4HKM/C2HKM par=1 headlock", "C4-C3", {"pivot": {"what": "pivoted"}}, "C2"),
        challenge("two", SECOND_EASY, "B5-C5 C5-B5"),
        challenge("turn", "C4HMK/C2HKM par=2 headlock", "C4~ C4-C3", marks="C4"),
        challenge("together", "A4HMK,E4HMK/A2HKM,E2HKM par=3 headlock", "A4~E4~ A4-A3 E4-E3", marks="A4 E4"),
        challenge("free", "B4MHK,C5HKM/C2KHM par=1 headlock", "C5-C4 C4-C3", {"stop": "."}, "B4"),
        challenge("easy", FIRST_EASY, "C4-C3 C3-D3 D3-D4"),
        challenge("influence", "A1MHK,A3MHK,A5MHK,C4HKM/C2HKM par=1 influences=M!", "C4-C3", marks="C2"),
        challenge("mana", "C4HKM/C2HKM,E3MHK par=1 headlock hand=Mh", "!Mh C4-C3 C3-D3", marks="C2 E3"),
        challenge("terrain", "C5KMH/C2MHK par=1 headlock terrain=C4Im", "C5-C4 C4-C3", marks="C4"),
        challenge("yokai", "C4HKM/C1HKM,C2HKM par=1 headlock hand=My", "!My C4-C3 *C1", {"left": "-"}, "C1 C2"),
        challenge("medium", FIRST_MEDIUM, "A3-B3 B3-C3 C3-C4 C4-B4"),
        challenge("hard", FIRST_HARD, "!My C2-C3 *A3 A3-B3 C3-C4 C4-B4 B4-B5 B5-A5"),
    ),
    then=Graduation({"mode": "mindlock", "puzzle": "D02"}),
)
