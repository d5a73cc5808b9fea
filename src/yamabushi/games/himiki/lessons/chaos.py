"""A second course: the chaos tiles, and teams."""

from __future__ import annotations

from yamabushi.core.lessons import Course, Event, Graduation, Step
from yamabushi.core.options import OptionValue
from yamabushi.games.himiki.lessons.scenes import scene

LOST, PIVOT = {"what": "loses"}, {"what": "pivoted"}
LEFT = "-"
"""No tile is used, or the Major Yokai stays where it is."""
TEAMS: dict[str, OptionValue] = {"mode": "teams", "expert": False}


def used(tile: str) -> Event:
    """Want a tile to be used."""
    return {"what": "used", "tile": tile}


def beats(cube: str) -> Event:
    """Want the cube on a square to win a conflict."""
    return {"what": "beats", "cube": cube}


CHAOS = Course(
    "chaos",
    (
        Step(
            "mana",
            scene("A6MHK,C4KMH,E6HMK/A1HMK,C2KHM,E4MKH", hand="Mh"),
            "C4-C3 !Mh E6-E5",
            wants=(used("Mh"), beats("E5")),
            marks="C2 E4",
            foreseen={"left": LEFT, "pivot": PIVOT},
            rules="chaos",
        ),
        Step(
            "conjure",
            scene("A6MHK,C4KMH,E6HMK/B3HMK,C2KHM,E1MKH", hand="Cj"),
            "C4-C3 !Cj B3=KHM",
            wants=(used("Cj"), {"what": "beats", "cube": "C3", "cubes": ["B3"]}),
            marks="C2 B3",
            foreseen={"left": LEFT, "weaker": LOST},
            rules="chaos",
        ),
        Step(
            "yokai",
            scene("A6MHK,C4KMH,E6HMK/A1HMK,C2KHM,E3MKH", hand="My"),
            "C4-C3 !My E6-E5 *E3",
            wants=({"what": "confronted", "other": "E3"}, beats("E5")),
            answers="A1-A2",
            marks="C2 E3",
            foreseen={"left": LEFT},
            rules="chaos",
        ),
        Step(
            "confusion",
            scene("A6MHK,C4KMH,E6HMK/A1HMK,C2KHM,E3KMH", hand="Cf"),
            "C4-C3 !Cf E3-D3",
            wants=(used("Cf"), beats("D3")),
            answers="A6-A5",
            marks="C2 E3",
            foreseen={"left": LEFT},
            rules="chaos",
        ),
        Step(
            "gate",
            scene("A6MHK,C4KMH,E6HMK/A1HMK,C2KHM,E3MKH", hand="Gh"),
            "C4-C3 !Gh @B2",
            wants=({"what": "put", "tile": "Gh", "square": "B2"},),
            epilogue="C2-B2",
            marks="C2 B2",
            foreseen={"left": LEFT, "elsewhere": "@"},
            rules="chaos",
        ),
        Step(
            "impulse",
            scene("A6MHK,C5KMH,E6HMK/A1HMK,C2MHK,E3MKH", terrain="C4Im"),
            "C5-C4 C4-C3",
            wants=(beats("C3"),),
            marks="C4",
            foreseen={"elsewhere": "C4-"},
            rules="chaos",
        ),
        Step(
            "transfer",
            scene("A6MHK,C5KMH,E2MHK/A1HMK,C1HMK,E1KHM", terrain="C4Tr"),
            "C5-C4 %E2",
            wants=(beats("E2"),),
            marks="C4 E1",
            foreseen={"elsewhere": "%"},
            rules="chaos",
        ),
        Step(
            "teleport",
            scene("A6MHK,C5KMH,E6HMK/A3KHM,C1HMK,E2MKH", terrain="C4Tp"),
            "C5-C4 C4-A4",
            wants=(beats("A4"),),
            marks="C4 A3",
            foreseen={"elsewhere": "C4-"},
            rules="chaos",
        ),
        Step(
            "mirror",
            scene("A6MHK,C5KMH,E6HMK/A1HMK,C2KHM,E3MKH", terrain="C4Mi"),
            "C5-C4",
            wants=({"what": "carried", "to": "C3"}, beats("C3")),
            marks="C4 C2",
            foreseen={"pivot": PIVOT},
            rules="chaos",
        ),
        Step(
            "vortex",
            scene("A6KHM,C5KMH,E6MHK/A1KHM,C2HMK,E3MKH", terrain="C4Vx"),
            "C5-C4 C4-C3",
            wants=(beats("C3"),),
            answers="A1-A2",
            marks="C4 C2",
            foreseen={"missed": {"what": "acts"}},
            rules="chaos",
        ),
        Step(
            "half",
            "A2KHM,B3KMH,D5KMH,E6HMK/A5MHK,B1KHM,D3KHM,E1HMK wl 0-0 --- - 0 -",
            "D5-D4",
            wants=(beats("D4"),),
            marks="B3 D5",
            foreseen={"pivot": PIVOT},
            options=TEAMS,
            rules="teams",
        ),
        Step(
            "lend",
            "A3MHK,C4KMH,D6HMK,E2KHM/A5MHK,B2HMK,D1KHM,E5MHK wl 1-1 --- - 0 -",
            "C4-C3",
            wants=({"what": "tilted", "cube": "C4", "to": "C3"},),
            epilogue="A5-A6 C3-B3",
            marks="C4 C3",
            foreseen={"pivot": PIVOT, "stays": "C4"},
            options=TEAMS,
            rules="teams",
        ),
        Step(
            "six",
            "A2MHK,C4HKM,D6MHK,E2MKH/A5MHK,B6KHM,D1MHK,E3HMK wl 1-1 --- - 0 -",
            "C4-C5",
            wants=({"what": "influence", "element": "M", "side": "w"},),
            marks="C4",
            foreseen={"pivot": PIVOT, "fewer": "D6", "other": "C4"},
            options=TEAMS,
            rules="teams",
        ),
    ),
    {"expert": True},
    Graduation({"expert": True}),
)
