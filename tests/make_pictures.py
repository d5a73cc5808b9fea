"""Make the pictures of docs/: `make pictures`. Each is a line of a table here, drawn by the games' own code.

What shows rules on the page is drawn as well (`rule_pictures.py`), and so are the lists of pieces (`list_pictures.py`).
What docs/NAME/rulings.md shows is taken from there first, for the page has it as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tests import rule_pictures, rulings
from tests.docs_examples import DOCS, game_with
from tests.list_pictures import LISTS
from yamabushi import State
from yamabushi.core.picture import FAINT, sheet, words
from yamabushi.games.drawing import VERMILION, arrow, centred, fibres, moved
from yamabushi.games.himiki.board import ORIENTATIONS
from yamabushi.games.himiki.board_picture import CUBE, WHOLE, Part, board, cube
from yamabushi.games.himiki.signs import NAMES


@dataclass(frozen=True)
class Whole:
    """A whole position, as a seat sees it."""

    name: str
    options: str
    position: str
    actions: str = ""
    seat: int | None = None

    def states(self) -> list[State]:
        """Give the position and those after each action."""
        states = [game_with(self.name.partition("/")[0], self.options).read(self.position)]
        for action in self.actions.split():
            states.append(states[-1].play(action))
        return states

    def draw(self) -> str:
        """Draw it."""
        return self.states()[-1].svg(self.seat)


@dataclass(frozen=True)
class Strip(Whole):
    """A part of the board of HI MI KI before and after some actions, side by side, each with a caption."""

    part: Part = WHOLE
    captions: tuple[str, ...] = ()

    def draw(self) -> str:
        """Draw it: an arrow stands where the next cube will go."""
        states, actions = self.states(), [*self.actions.split(), ""]
        step = self.part.width + 62
        width, height = step * len(states) + 10, self.part.height + 82
        drawn = [fibres(width, height)]
        for number, (state, action) in enumerate(zip(states, actions, strict=True)):
            scene = board(state.view(self.seat), self.part) + self.pointer(action)
            drawn.append(moved(40 + number * step, 18, scene))
            caption = self.captions[number]
            drawn.append(centred(40 + number * step + self.part.width / 2, height - 16, caption, 15))
        return sheet("; ".join(self.captions), "; ".join(map(str, states)), width, height, *drawn)

    def pointer(self, action: str) -> str:
        """Point to where a tilt leads."""
        tilt = re.fullmatch(r"(\w\d)-(\w\d)", action)
        if tilt is None:
            return ""
        (x, y), (to_x, to_y) = self.part.middle(tilt[1]), self.part.middle(tilt[2])
        points = [(x + share * (to_x - x), y + share * (to_y - y)) for share in (0.5, 0.84)]
        return arrow(points, VERMILION)


def orientations() -> str:
    """Draw a cube in its six orientations."""
    drawn = [fibres(660, 150)]
    for number, name in enumerate(ORIENTATIONS):
        drawn.append(moved(26 + 106 * number, 18, cube(name, "b" if number % 2 else "w")))
        drawn.append(centred(26 + 106 * number + CUBE / 2, 120, name, 16, font_family="monospace"))
        drawn.append(centred(26 + 106 * number + CUBE / 2, 138, NAMES[name[0]], 13, fill=FAINT))
    return sheet("The six orientations of a cube", " ".join(ORIENTATIONS), 660, 150, *drawn)


def tilts() -> str:
    """Draw a cube, and around it the same cube after a tilt in each direction."""
    start = game_with("himiki", "").read("A6KHM,C5HMK,E6HKM/A1KHM,C2MHK,E1HKM w 0-0 --- - 0 -")
    lines = ["In the middle HMK:", "fire on top, water north", "and south, wood east", "and west.", ""]
    drawn = [fibres(640, 380), moved(190 - CUBE / 2, 190 - CUBE / 2, cube("HMK", "w"))]
    for goal, name, east, south in (
        ("D5", "north", 0, -1),
        ("C6", "east", 1, 0),
        ("B5", "south", 0, 1),
        ("C4", "west", -1, 0),
    ):
        after = start.play(f"C5-{goal}").view(None)["cubes"][goal]["orientation"]
        x, y = 190 + 128 * east, 190 + 128 * south
        drawn.append(moved(x - CUBE / 2, y - CUBE / 2, cube(after, "w")))
        drawn.append(arrow([(190 + reach * east, 190 + reach * south) for reach in (47, 82)], VERMILION))
        lines.append(f"{name}: {after}, shows {NAMES[after[0]]}")
    drawn += [words(392, 100 + 24 * number, line, 16) for number, line in enumerate(lines)]
    return sheet("A tilt in each direction", "; ".join(filter(None, lines)), 640, 380, *drawn)


def whirl() -> str:
    """Draw a cube before and after a pivot."""
    drawn = [fibres(330, 140)]
    for number, name in enumerate(("HMK", "HKM")):
        drawn.append(moved(40 + 170 * number, 20, cube(name, "w")))
        drawn.append(centred(40 + 170 * number + CUBE / 2, 124, name, 16, font_family="monospace"))
    drawn.append(arrow([(134, 59), (196, 59)]))
    return sheet("A pivot", "HMK becomes HKM: the top stays, the sides change places", 330, 140, *drawn)


CLOSE = Part("BCD", "234")
AWAY = "A6KHM,C4HKM,E6HKM"
PICTURES: tuple[Whole, ...] = (
    Whole("himiki/set-up", "", "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -"),
    Whole(
        "himiki/example",
        "",
        "C4MHK,C5HKM,D4KMH/B3KMH,D2HKM,E4KHM b 2-3 wb- - 0 -",
        "B3-C3",
    ),
    Strip(
        "himiki/conflict-won",
        "",
        f"{AWAY}/A1KHM,C2HMK,E1HKM w 0-0 --- - 0 -",
        "C4-C3",
        part=CLOSE,
        captions=("White tilts west …", "… and shows water, which beats fire"),
    ),
    Strip(
        "himiki/conflict-lost",
        "",
        f"{AWAY}/A1KHM,C2KMH,E1HKM w 0-0 --- - 0 -",
        "C4-C3",
        part=CLOSE,
        captions=("The same tilt, beside wood …", "… which beats water: no point"),
    ),
    Strip(
        "himiki/play-again",
        "",
        f"{AWAY}/A1KHM,C2MHK,E1HKM w 0-0 --- - 0 -",
        "C4-C3",
        part=CLOSE,
        captions=("The same tilt, beside water …", "… alike: again, but not back"),
    ),
    Strip(
        "himiki/three-neighbours",
        "",
        f"{AWAY}/B3KMH,C2HMK,D3HMK w 0-0 --- - 0 -",
        "C4-C3",
        part=CLOSE,
        captions=("Between three black cubes …", "… beats both fires: 2 points"),
    ),
    Whole(
        "himiki/influence",
        "",
        "B4MHK,C5HKM,D3KHM/A1HKM,D2HMK,E5MKH w 1-1 --- - 3 -",
        "D3-E3",
    ),
    Whole(
        "himiki/teams",
        "mode=teams",
        "A2MHK,B1HMK,D6HKM,E5KMH/A5KHM,B6MHK,D1MKH,E2HMK wl 0-0 --- - 0 -",
    ),
    Whole(
        "himiki/expert",
        "expert=True",
        "A2MHK,C4MKH,C5HKM/C2MKH,D3MKH,E5HMK w 1-1 -b- - 0 MhGh,CfMi/-/-/B5Im+C1Tp/-",
        "C4-D4",
        seat=0,
    ),
    Strip(
        "himiki/mirror",
        "expert=True",
        "B2HKM,C5HKM,D5MHK/B6HMK,C2KMH,D2KHM w 0-0 --- - 0 MhCjGh,TrVx/-/-/A2Mi/-",
        "B2-A2",
        part=Part("AB", "123456"),
        captions=("White tilts onto the Mirror …", "… and stands on A5 before anything is compared"),
    ),
    Whole("regality/example", "style=old match=single", ".,.,cd/Hi,Ci,te/Qu,mi,. l KiPrGeWiCa StBiPaMo - - Cd@c3 6"),
    Whole(
        "regality/shields",
        "style=standard match=single",
        ".,Ge,./Ci,sg,To+Mi/Sh,(ba:l),pr r KiQuWiCa HiCdStBiPaTe Pt Mo Ge@b3 9",
    ),
    Whole(
        "yokai/set-up",
        "",
        "G:G4????:-:- R:R5????:-:- B:B3????:-:- Y:Y6????:-:- GRGBRY GBGYRB+"
        " 3GRGR+GR!2GBGB+GB!3GYGY+GY!4RBRB!3RYRY+RY!4BYBY+BY! - - - 1:0:0:+0",
        "?BY!",
        seat=0,
    ),
    Whole(
        "yokai/call",
        "",
        "G:G7???G4:-:- R:R5????:-:- B:B3????:-:- Y:Y6????:-:- RYBY! GRRB+"
        " 2GRGR+GR!2GBGB+GB!3GYGY+GY!4RBRB!3RYRY+RY!4BYBY+ GR2GBGY - - 2:1:2:-",
        "RB+@B",
        seat=1,
    ),
    Whole(
        "yokai/guest",
        "",
        "G:B7G6????:GB:GYGRGYGB R:R7??:RY:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- GR!RB -"
        " GYGY!2RBRYRY! 3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:0:-",
        "GR!@R",
        seat=0,
    ),
    Whole(
        "yokai/end",
        "",
        "G:Y7G6??G4:GYGB:GY+ R:R6???:RYRYRY+:GR+GR B:B6??Y6:-:BY Y:-:RY!BY:- GR -"
        " 2GRGR!2GBGB!2GYGY!4RBRB+RB!BYBY+BY! GBGB+GY2RYBY B3Y3Y4 G3R3B7Y5 35:0:2:.",
    ),
)
DRAWN: dict[str, Callable[[], str]] = {
    "himiki/orientations": orientations,
    "himiki/tilts": tilts,
    "himiki/pivot": whirl,
    **{picture.name: picture.draw for picture in PICTURES},
    **LISTS,
    **{name: shown.draw for name, shown in rule_pictures.SHOWN.items()},
}


def file_name(name: str) -> str:
    """Give the path of a picture under docs/.

    >>> file_name("himiki/tilts")
    'himiki/pictures/tilts.svg'
    """
    game, _, what = name.partition("/")
    return f"{game}/pictures/{what}.svg"


def main() -> None:
    """Write every picture, where the docs show it, and what the page shows of rulings."""
    rulings.main()
    rule_pictures.main()
    for name, draw in DRAWN.items():
        path = DOCS / file_name(name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
