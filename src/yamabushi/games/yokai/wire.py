"""What Terres de Yokai looks like over the wire, to the letter: views, previews, and the facts of its pieces.

Views are built from nothing, as plain dicts. Here is what is in them. Nothing is converted while a game is played: a
test plays games of every kind, and whatever has a key too many or too few fails there.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, UnsetType
from pydantic import BaseModel, Field

from yamabushi.games.describing import GameOut, Shape
from yamabushi.games.yokai.cards import ABILITIES, LETTERS, PAIRS, SKETCHES, VALUES, YOKAI, assumed_deck

Pair = tuple[list[str], list[str]]
PileLetter = Literal["G", "R", "B", "Y"]


class Bag(Shape, frozen=True):
    """Sketches: how many, and which if the reader knows them."""

    sketches: int
    known: list[str] | UnsetType = UNSET


class Pile(Shape, frozen=True):
    """A pile: its yokai from the top, what the top one needs, and the sketches on both sides, the top card last."""

    yokai: list[str]
    never_up: list[str]
    needs: int | None
    sides: Pair
    leads: int | None


class Piles(Shape, frozen=True):
    """The four piles."""

    G: Pile
    R: Pile
    B: Pile
    Y: Pile


class Using(Shape, frozen=True):
    """A sketch whose ability is being decided, and where it lies; of a distract, whose top sketch it would move."""

    card: str
    pile: PileLetter
    ability: Literal["call", "distract"]
    target: str | None
    target_seat: int | None


class YokaiView(Shape, frozen=True, tag_field="game", tag="yokai"):
    """A position of Terres de Yokai, as a seat sees it."""

    deck: str
    seat: int | None
    who: Literal["0", "1", "?", "."]
    actions: list[str]
    position: str
    piles: Piles
    hands: tuple[Bag, Bag]
    draw_pile: Bag
    discards: list[str]
    taken: Pair
    turn: int
    mover: int | None
    # How many sketches were played this turn, and how many can be at most.
    played: int
    most_played: int
    pending: list[str]
    using: Using | None
    score: tuple[int, int]
    returns: tuple[float, float] | None


class Count(Shape, frozen=True):
    """How a pile would be counted: its top yokai, who has how many sketches there, and what comes of it.

    How many sketches the yokai `needs`, how many are `missing` then, its `points`, and who takes it (`taker`); null
    where nobody knows, or nobody does.
    """

    pile: PileLetter
    yokai: str
    sides: tuple[int, int]
    result: Literal["taken by 0", "taken by 1", "flees"] | None
    needs: int | None
    missing: int | None
    points: int | None
    taker: int | None


class YokaiPreview(Shape, frozen=True, tag_field="game", tag="yokai"):
    """What a decision would do: the ability that it opens, the piles that are counted, where a distract moves to."""

    ability: Literal["call", "distract"] | None
    counts: list[Count]
    goal: PileLetter | None


View = YokaiView
Preview = YokaiPreview


# Pieces, for whoever draws them

Ability = Literal["none", "call", "distract"]
YokaiColour = Literal["G", "R", "B", "Y"]


class YokaiCard(BaseModel):
    """A yokai."""

    code: str
    kind: Literal["yokai"]
    colour: YokaiColour
    value: int = Field(description="its points, and how many sketches it needs")


class SketchCard(BaseModel):
    """A kind of sketch."""

    code: str
    kind: Literal["sketch"]
    colours: tuple[YokaiColour, YokaiColour]
    ability: Ability
    count: int = Field(description="how many there are of it in the deck that is played by default")


class YokaiOut(GameOut):
    """Terres de Yokai, with its cards."""

    name: Literal["yokai"]
    pieces: list[Annotated[YokaiCard | SketchCard, Field(discriminator="kind")]]


Out = YokaiOut


def pieces() -> list[YokaiCard | SketchCard]:
    """List the 20 yokai and the 18 kinds of sketches."""
    colours: tuple[YokaiColour, ...] = get_args(YokaiColour)
    assert "".join(colours) == LETTERS
    abilities: tuple[Ability, ...] = get_args(Ability)
    return [
        *(
            YokaiCard(
                code=code, kind="yokai", colour=colours[number // len(VALUES)], value=VALUES[number % len(VALUES)]
            )
            for number, code in enumerate(YOKAI)
        ),
        *(
            SketchCard(
                code=code,
                kind="sketch",
                colours=(colours[PAIRS[number // len(ABILITIES)][0]], colours[PAIRS[number // len(ABILITIES)][1]]),
                ability=abilities[number % len(ABILITIES)],
                count=assumed_deck()[number],
            )
            for number, code in enumerate(SKETCHES)
        ),
    ]
