"""A first course: from one sketch to a short game."""

from __future__ import annotations

from yamabushi.core.lessons import EAGER, Course, Graduation, Step
from yamabushi.games.yokai.lessons.scenes import scene

THEIRS = {"what": "taken", "seat": 1}
LEFT = "-"
"""The ability is left."""
END = "."
"""The turn is ended: taught with a whole turn."""

FIRST = Course(
    "first",
    (
        Step(
            "sketch",
            scene("G:G4????:-:- R:R5????:-:- B:B3????:-:- Y:Y6????:-:-", "GR"),
            "GR@G",
            marks="GR G",
            untaught=END,
            foreseen={"red": "GR@R", "stop": "."},
            rules="playing",
        ),
        Step(
            "complete",
            scene("G:G4????:GRGY:GB R:R5????:-:- B:B3????:-:RB Y:Y6????:-:-", "GBRY"),
            "GB@G",
            wants=({"what": "taken", "seat": 0, "yokai": "G4"},),
            marks="G",
            untaught=END,
            foreseen={"stop": "."},
            rules="goal counting",
        ),
        Step(
            "lead",
            scene("G:G5????:GR:GYGBGY R:R6????:-:- B:B3????:BY:RB Y:Y6????:-:-", "GB"),
            "GB@B",
            wants=({"what": "taken", "seat": 0},),
            marks="G B",
            untaught=END,
            foreseen={"theirs": THEIRS, "stop": "."},
            rules="counting",
        ),
        Step(
            "flight",
            scene("G:G5????:-:- R:R7????:-:- B:B4????:-:BY Y:Y6????:BYRY:GYRYBY", "GY"),
            "GY@Y",
            wants=({"what": "fled", "yokai": "Y6"},),
            marks="Y",
            untaught=END,
            foreseen={"stop": "."},
            rules="counting",
        ),
        Step(
            "call",
            scene("G:G7????:GRGY:- R:R3????:-:- B:B6????:-:- Y:Y5????:-:-", "GB+"),
            "GB+@G ^R",
            wants=({"what": "taken", "seat": 0, "yokai": "R3"},),
            answers="?R6",
            marks="R G",
            untaught=END,
            foreseen={"left": LEFT, "stop": "."},
            rules="call",
        ),
        Step(
            "distract",
            scene("G:G6????:-:- R:R5????:GRRYGR:RY B:B7????:-:RB Y:Y5????:-:-", "BY!", "GBGY"),
            "BY!@B %",
            wants=({"what": "taken", "seat": 0, "yokai": "R5"},),
            marks="B R",
            untaught=END,
            foreseen={"left": LEFT, "stop": "."},
            rules="distract two-piles",
        ),
        Step(
            "turn",
            scene("G:G6????:-:- R:R3????:GR:- B:B7????:-:RB Y:Y5????:-:GY", "RBRYGBBY"),
            "RB@R RY@R .",
            ("RY@R RB@R .",),
            answers="?R6",
            marks="R",
            rules="turn",
        ),
        Step(
            "last",
            scene("G:G6:GRGBGYGR:GY R:R3????:-:- B:B7????:-:RB Y:Y5????:RY:-", "GBRY", "GYBY", "G3G5 G4G7", 31),
            "GB@G",
            wants=({"what": "over", "winner": 0},),
            marks="G",
            foreseen={"stop": "."},
            rules="end",
        ),
        Step(
            "game",
            scene("G:G5:GR:GY R:R3R6:-:RY B:B6????:BY:- Y:Y5????:-:-", "GBRYRB", "GRBY", "G3G6R5R7 G4G7R4", 27),
            ". GY@G GB@G",
            wants=({"what": "over", "winner": 0},),
            within=60,
            answers=EAGER,
            foreseen={"lost": {"what": "over", "winner": 1}},
        ),
    ),
    then=Graduation({}),
)
