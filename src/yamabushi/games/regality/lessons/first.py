"""A first course: from the Citizen to a whole small game."""

from __future__ import annotations

from yamabushi.core.lessons import EAGER, Course, Graduation, Step
from yamabushi.games.regality.lessons.scenes import OLD, STANDARD, scene

LEFT = "-"
"""The effect is not used."""
WON, LOST = {"what": "over", "winner": "r"}, {"what": "over", "winner": "l"}

FIRST = Course(
    "first",
    (
        Step(
            "place",
            ".,.,./.,.,./.,.,. r KiQuPrMiGeWiCaCi HiCdStBiPaMoTe - - - 0",
            "Ci@b2",
            marks="Ci b2",
            foreseen={"elsewhere": "Ci@"},
            rules="turn",
        ),
        Step(
            "turn",
            scene(".,.,./.,ci,./.,.,.", "MiCa", "HiCdBi"),
            "Mi@b1 >b2",
            wants=({"what": "turned", "cells": ["b2"]},),
            marks="Mi b2",
            foreseen={"left": LEFT},
            rules="effects",
        ),
        Step(
            "line",
            scene("bi,.,./ci,.,./.,.,.", "QuGe", "HiCdSt"),
            "Qu@a1 >N",
            wants=({"what": "turned", "cells": ["a2", "a3"]},),
            marks="Qu",
            foreseen={"left": LEFT, "aside": "Qu@"},
        ),
        Step(
            "destroy",
            scene(".,pa,./Ca,bi,Qu/Pr,.,.", "KiMi", "HiCdSt"),
            "Ki@b1 >b2 Mi@b2",
            wants=({"what": "destroyed", "cell": "b2"}, {"what": "placed", "side": "r", "cell": "b2"}),
            answers="St@c3 St@b1 -",
            marks="Ki b2",
            foreseen={"left": LEFT, "gap": {"what": "destroyed", "cell": "b2"}},
            rules="effects",
        ),
        Step(
            "banish",
            scene(".,.,./.,bi,./Ci,.,.", "MiGe", "HiCdSt", neutral="SmDr"),
            "Sm@b1 >b2",
            wants=({"what": "banished", "cell": "b2"},),
            options=STANDARD,
            marks="Sm b2",
            foreseen={"left": LEFT, "corner": "Sm@"},
            rules="effects",
        ),
        Step(
            "shield",
            scene("te,.,./st,.,./.,.,Ci", "MiQu", "HiCdPa"),
            "Mi@b3 >a2",
            wants=({"what": "turned", "cells": ["a2"]},),
            marks="a3 a2",
            foreseen={"left": LEFT, "far": "Mi@"},
            rules="effects",
        ),
        Step(
            "silence",
            scene(".,.,./.,sh,./.,Ci,.", "GeWi", "HiCdSt"),
            "Wi@a3 >b2",
            wants=({"what": "destroyed", "cell": "b2"},),
            options=STANDARD,
            marks="b2",
            foreseen={"left": LEFT, "silent": "Ge@", "edge": "Wi@"},
            rules="tiles-more",
        ),
        Step(
            "borrow",
            scene(".,.,st/.,bi,./Qu,.,.", "Ge", "HiCd", neutral="Ba"),
            "Ba@a2 >a1 >NE",
            wants=({"what": "turned", "cells": ["b2", "c3"]},),
            options=STANDARD,
            marks="Ba a1",
            foreseen={"left": LEFT, "elsewhere": "Ba@"},
            rules="tiles-more",
        ),
        Step(
            "last",
            scene("hi,Ca,cd/Qu,.,bi/Pr,ci,st", "KiMi", "PaMo"),
            "Mi@b2 >c2",
            wants=(WON,),
            marks="b2",
            foreseen={"king": "Ki@"},
            rules="goal end",
        ),
        Step(
            "game",
            scene(".,.,./.,ci,./.,Ge,.", "KiQuMiCa", "CdPaTe"),
            "Qu@c2 >W Ca@c3 Mi@b3 >a2 Ki@c1",
            wants=(WON,),
            within=20,
            answers=EAGER,
            foreseen={"lost": LOST},
        ),
    ),
    OLD,
    Graduation(OLD),
)
