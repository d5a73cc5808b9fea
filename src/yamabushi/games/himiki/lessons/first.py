"""A first course: from one cube on an empty board to three against three."""

from __future__ import annotations

from yamabushi.core.lessons import EAGER, Course, Graduation, Step
from yamabushi.core.options import OptionValue

WON, LOST, AGAIN = {"what": "beats"}, {"what": "loses"}, {"what": "again"}
PIVOT = {"what": "pivoted"}
TURNS = "~"
"""What stands in a pivot: the first steps are about tilting alone."""


def alone(cube: str) -> dict[str, OptionValue]:
    """Play with one white cube; the puzzle's black one stands far away."""
    return {"mode": "mindlock", "puzzle": f"{cube}/A1KHM par=9 headlock"}


FIRST = Course(
    "first",
    (
        Step(
            "tilt",
            "C5HMK/A1KHM w 0 --- - 0 -",
            "C5-C4",
            options=alone("C5HMK"),
            counts_moves=False,
            marks="C4",
            untaught=TURNS,
            foreseen={"pivot": PIVOT, "elsewhere": "C5-"},
            rules="tilt",
        ),
        Step(
            "sides",
            "C4KMH/A1KHM w 0 --- - 0 -",
            "C4-D4",
            ("C4-B4",),
            options=alone("C4KMH"),
            counts_moves=False,
            marks="C4",
            untaught=TURNS,
            foreseen={"pivot": PIVOT, "fire": "C4-C"},
            rules="tilt",
        ),
        Step(
            "fight",
            "A6MHK,C4KMH,E6HMK/A1HMK,C2KHM,E1MKH w 0-0 --- - 0 -",
            "C4-C3",
            wants=(WON,),
            marks="C2 C4",
            untaught=TURNS,
            foreseen={"pivot": PIVOT, "far": "C4"},
            rules="goal neighbours",
        ),
        Step(
            "circle",
            "B6HKM,C4HMK,D6HMK/A4KHM,C2HMK,E4HKM w 0-0 --- - 0 -",
            "C4-D4",
            wants=(WON,),
            marks="C4",
            untaught=TURNS,
            foreseen={"pivot": PIVOT, "lost": LOST},
            rules="neighbours",
        ),
        Step(
            "double",
            "A6HMK,C4MKH,E6HKM/A1MKH,C2KHM,D3KMH w 0-0 --- - 0 -",
            "C4-C3",
            wants=({"what": "points", "w": 2},),
            marks="C2 D3",
            untaught=TURNS,
            foreseen={"like": AGAIN, "pivot": PIVOT},
            rules="neighbours",
        ),
        Step(
            "again",
            "A6KHM,C5HKM,E6HMK/B4MHK,C2KHM,E1MKH w 1-0 --- - 0 -",
            "C5-C4 C4-C3",
            wants=(AGAIN, WON),
            marks="B4 C2",
            untaught=TURNS,
            foreseen={"stop": ".", "point": WON, "pivot": PIVOT},
            rules="again",
        ),
        Step(
            "pivot",
            "A6MHK,C4KHM,E6HMK/A1HMK,C2KHM,E1MKH w 1-1 --- - 0 -",
            "C4~ C4-C3",
            wants=(PIVOT, WON),
            answers="A1-A2",
            marks="C4 C2",
            foreseen={"early": "C4-"},
            rules="rotate",
        ),
        Step(
            "influence",
            "A6MHK,C4KMH,E6HMK/A1HMK,C1MKH,E1HKM w 1-1 --- - 0 -",
            "C4-C3",
            wants=({"what": "influence", "element": "H", "side": "w"},),
            marks="A1 E1 E6",
            foreseen={"pivot": PIVOT, "fewer": "E6"},
            rules="influence",
        ),
        Step(
            "steal",
            "A6KHM,B4HMK,D5MKH/A1MHK,C1KMH,E1MKH w 1-3 -b- - 0 -",
            "B4-C4",
            wants=({"what": "influence", "element": "M", "side": "w", "before": "b"},),
            foreseen={"pivot": PIVOT, "fewer": "D5"},
            rules="influence",
        ),
        Step(
            "win",
            "B3MHK,C4HKM,E2MHK/B5KHM,C3KMH,E4KHM w 3-4 --- - 0 -",
            "E2-E3 E3-D3",
            wants=({"what": "over", "winner": "w"},),
            foreseen={"point": {"what": "points", "w": 1}, "lost": LOST, "pivot": PIVOT},
            rules="end",
        ),
        Step(
            "three",
            "B5KMH,C4HMK,D5MHK/B2MKH,C2HKM,D2KMH w 3-1 --- - 0 -",
            "B5-B4 D5-C5 B4-B3",
            wants=({"what": "over", "winner": "w"},),
            within=30,
            answers=EAGER,
            foreseen={"lost": {"what": "over", "winner": "b"}},
        ),
    ),
    then=Graduation({"mode": "mukyan"}),
)
