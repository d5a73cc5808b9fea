"""Puzzles as text: one line that can be pasted into a chat. `docs/himiki/notation.md` describes the form.

>>> str(Puzzle.read("C4HKM/B3KMH,D3MHK headlock par=3"))
'C4HKM/B3KMH,D3MHK par=3 headlock'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from yamabushi.core.errors import Reason, Refusal, quoted

SQUARES = tuple(f"{row}{column}" for row in "ABCDE" for column in "123456")
ORIENTATIONS = ("HMK", "HKM", "MHK", "MKH", "KHM", "KMH")
EVENTS = ("Mh", "Mm", "Mk", "Cj", "My")
TERRAIN = ("Gh", "Im", "Tr", "Vx", "Tp", "Mi")
MOST_WHITE, MOST_BLACK, MOST_PAR = 6, 12, 30
LONGEST = 400

_CUBE = re.compile(r"([A-E][1-6])([HMK]{3})")
_TILE = re.compile(r"([A-E][1-6])([A-Z][a-z])")
KEYS = ("par", "headlock", "influences", "hand", "terrain", "edition")
INFLUENCES = "influences=H!M"
PARTS = f"par=3, headlock, {INFLUENCES}, hand=MhCj, terrain=C3Im, edition=first"
"""What may stand behind the cubes, to be shown to people."""

# What is said of a text is the end of a sentence: whoever says it puts the text before it, or begins with it.
TOO_LONG = Reason("himiki-puzzle-long", "it has {count} characters, and a challenge has at most {most}")
NO_SIDES = Reason(
    "himiki-puzzle-sides",
    "it begins with white's cubes, a / and black's, as C4HKM/B3KMH,D3MHK par=3 headlock",
)
MORE_SIDES = Reason("himiki-puzzle-slashes", "{word} has more than one /")
NO_PART = Reason(
    "himiki-puzzle-part",
    "{word} is none of {parts}",
)
TWICE = Reason("himiki-puzzle-twice", "{part} is there twice")
WHITE_CUBES = Reason("himiki-puzzle-white", "white has {count} cubes, and has 1 to {most} in a challenge")
BLACK_CUBES = Reason("himiki-puzzle-black", "black has {count} cubes, and has 1 to {most} in a challenge")
TWO_CUBES = Reason("himiki-puzzle-two-cubes", "there are two cubes on {square}")
ON_TERRAIN = Reason(
    "himiki-puzzle-on-terrain",
    "a cube stands on {tile} on {square}, and terrain is put on free squares",
)
NO_CUBE = Reason(
    "himiki-puzzle-cube",
    "{word} is not a cube; cubes look like C4HKM, a square and the elements on its three axes",
)
NO_PAR = Reason("himiki-puzzle-par", "PAR is a whole number from 1 to {most}, as par=3, not {word}")
HEADLOCK = Reason("himiki-puzzle-headlock", "a headlock has no influences")
NO_INFLUENCES = Reason(
    "himiki-puzzle-influences",
    "influences are those of H, M and K that are in play, as {example}, not {word}; or headlock",
)
NO_EVENT = Reason("himiki-puzzle-event", "{tile} is none of the event tiles of a challenge, {tiles}")
ONE_TILE = Reason("himiki-puzzle-one-tile", "there is only one {tile}")
NO_HAND = Reason("himiki-puzzle-hand", "{word} is not a row of event tiles such as MhCj")
NO_TERRAIN = Reason(
    "himiki-puzzle-terrain", "{word} is not terrain; terrain looks like C3Im, of {tiles}, with + between"
)
TWO_TILES = Reason("himiki-puzzle-two-tiles", "two tiles lie on {square}")
NO_EDITION = Reason("himiki-puzzle-edition", "the edition is revised or first, not {word}")


class BadPuzzle(Refusal):
    """Refuse a text that is no puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: what stands and lies where, what white holds, what is demanded, and in how many moves."""

    white: Mapping[str, str]
    black: Mapping[str, str]
    par: int
    # The influences in play, and those of them that are demanded; none in a headlock.
    influences: str = ""
    demanded: str = ""
    hand: tuple[str, ...] = ()
    terrain: Mapping[str, str] = field(default_factory=dict)
    edition: str = "revised"

    @classmethod
    def read(cls, text: str) -> Puzzle:
        """Read a puzzle; the parts behind the cubes may come in any order.

        Raises:
            BadPuzzle: it says what is wrong.
        """
        if len(text) > LONGEST:
            raise BadPuzzle(TOO_LONG, count=len(text), most=LONGEST)
        words = text.split()
        if not words or "/" not in words[0]:
            raise BadPuzzle(NO_SIDES)
        sides = words[0].split("/")
        if len(sides) != 2:
            raise BadPuzzle(MORE_SIDES, word=quoted(words[0]))
        white, black = (read_cubes(side) for side in sides)
        given: dict[str, str] = {}
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if key not in KEYS or (key == "headlock") == bool(equals):
                raise BadPuzzle(NO_PART, word=quoted(word), parts=PARTS)
            if key in given:
                raise BadPuzzle(TWICE, part=key)
            given[key] = value
        influences, demanded = read_influences(given)
        puzzle = cls(
            white,
            black,
            read_par(given.get("par", "")),
            influences,
            demanded,
            read_hand(given.get("hand", "")),
            read_terrain(given.get("terrain", "")),
            read_edition(given.get("edition", "revised")),
        )
        puzzle.check()
        return puzzle

    def check(self) -> None:
        """Check what the parts say together (H-34).

        Raises:
            BadPuzzle: it says what does not agree.
        """
        if not 1 <= len(self.white) <= MOST_WHITE:
            raise BadPuzzle(WHITE_CUBES, count=len(self.white), most=MOST_WHITE)
        if not 1 <= len(self.black) <= MOST_BLACK:
            raise BadPuzzle(BLACK_CUBES, count=len(self.black), most=MOST_BLACK)
        for square in self.white:
            if square in self.black:
                raise BadPuzzle(TWO_CUBES, square=square)
        for square, tile in self.terrain.items():
            if square in self.white or square in self.black:
                raise BadPuzzle(ON_TERRAIN, tile=tile, square=square)

    def __str__(self) -> str:
        parts = [f"{cubes_text(self.white)}/{cubes_text(self.black)}", f"par={self.par}"]
        wanted = "".join(f"{element}!" if element in self.demanded else element for element in self.influences)
        parts.append(f"influences={wanted}" if wanted else "headlock")
        if self.hand:
            parts.append(f"hand={''.join(self.hand)}")
        if self.terrain:
            ordered = sorted(self.terrain.items(), key=lambda item: SQUARES.index(item[0]))
            parts.append("terrain=" + "+".join(square + tile for square, tile in ordered))
        if self.edition != "revised":
            parts.append(f"edition={self.edition}")
        return " ".join(parts)

    def with_par(self, par: int) -> Puzzle:
        """Give the same puzzle with another PAR."""
        return replace(self, par=par)


def cubes_text(cubes: Mapping[str, str]) -> str:
    """Write cubes in square order."""
    return ",".join(square + cubes[square] for square in SQUARES if square in cubes)


def read_cubes(text: str) -> dict[str, str]:
    """Read the cubes of one side."""
    cubes: dict[str, str] = {}
    for name in text.split(",") if text not in ("", "-") else ():
        found = _CUBE.fullmatch(name)
        if found is None or found[2] not in ORIENTATIONS:
            raise BadPuzzle(NO_CUBE, word=quoted(name))
        if found[1] in cubes:
            raise BadPuzzle(TWO_CUBES, square=found[1])
        cubes[found[1]] = found[2]
    return cubes


def read_par(text: str) -> int:
    """Read PAR."""
    if not re.fullmatch("[1-9][0-9]?", text, re.ASCII) or int(text) > MOST_PAR:
        raise BadPuzzle(NO_PAR, most=MOST_PAR, word=quoted(text))
    return int(text)


def read_influences(given: Mapping[str, str]) -> tuple[str, str]:
    """Read which influences are in play, and which are demanded."""
    if "headlock" in given:
        if "influences" in given:
            raise BadPuzzle(HEADLOCK)
        return "", ""
    text = given.get("influences", "")
    if not re.fullmatch("(?=.)(H!?)?(M!?)?(K!?)?", text):
        raise BadPuzzle(NO_INFLUENCES, word=quoted(text), example=INFLUENCES)
    return text.replace("!", ""), "".join(re.findall("([HMK])!", text))


def read_hand(text: str) -> tuple[str, ...]:
    """Read the event tiles that white holds."""
    tiles = re.findall("[A-Z][a-z]", text)
    for tile in tiles:
        if tile not in EVENTS:
            raise BadPuzzle(NO_EVENT, tile=tile, tiles=" ".join(EVENTS))
        if tiles.count(tile) > 1:
            raise BadPuzzle(ONE_TILE, tile=tile)
    if "".join(tiles) != text:
        raise BadPuzzle(NO_HAND, word=quoted(text))
    return tuple(tile for tile in EVENTS if tile in tiles)


def read_terrain(text: str) -> dict[str, str]:
    """Read the terrain tiles on the board."""
    terrain: dict[str, str] = {}
    for name in text.split("+") if text else ():
        found = _TILE.fullmatch(name)
        if found is None or found[2] not in TERRAIN:
            raise BadPuzzle(NO_TERRAIN, word=quoted(name), tiles=" ".join(TERRAIN))
        if found[1] in terrain:
            raise BadPuzzle(TWO_TILES, square=found[1])
        if found[2] in terrain.values():
            raise BadPuzzle(ONE_TILE, tile=found[2])
        terrain[found[1]] = found[2]
    return terrain


def read_edition(text: str) -> str:
    """Read the edition."""
    if text not in ("revised", "first"):
        raise BadPuzzle(NO_EDITION, word=quoted(text))
    return text
