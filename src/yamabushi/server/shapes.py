"""What views and previews look like over the wire: what the games' modules `wire` say, and any other game's.

The page's types are made from this. A game without such a module has a general view: what every view has, a picture,
and what the game says, passed through as it is.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Protocol, cast

from yamabushi.core.registry import games, part
from yamabushi.games.describing import GameOut, Shape

ANY = "any"
"""What views and previews are marked with whose game has no shapes of its own."""


class Wire(Protocol):
    """The module `wire` of a game."""

    View: type[Shape]
    Preview: type[Shape]
    Out: type[GameOut]

    def pieces(self) -> list[Any]:
        """List the pieces of the game, as `Out` describes them."""


def wire_of(game: str) -> Wire | None:
    """Give what a game says of its messages; None if it says nothing."""
    return cast("Wire | None", part(game, "wire"))


class Drawn(Shape, frozen=True):
    """An element of a picture, with the elements and texts in it."""

    element: str
    attributes: dict[str, str]
    children: list[Drawn | str]


class GeneralView(Shape, frozen=True, tag_field="game", tag=ANY):
    """A position of a game that has no shapes of its own, as a seat sees it."""

    # What the game is called.
    name: str
    seat: int | None
    # A seat's letter, `?` for chance, `.` when it is over.
    who: str
    actions: list[str]
    position: str
    score: list[int]
    returns: list[float] | None
    # A picture that neither runs nor loads anything; what can be tapped says which action that is: `data-action`. It is
    # sent as a tree, so that no page has to trust a text.
    picture: Drawn
    # What the game itself says that this seat sees.
    data: dict[str, Any]


class GeneralPreview(Shape, frozen=True, tag_field="game", tag=ANY):
    """What an action of a game without shapes of its own would do, as the game says it."""

    data: dict[str, Any]


class GeneralOut(GameOut):
    """A game without shapes of its own, whose pieces nobody knows."""

    name: str
    pieces: list[Any]


WIRES: dict[str, Wire] = {name: wire for name in games() if (wire := wire_of(name)) is not None}


def outs() -> list[type[GameOut]]:
    """List how games are described in the list of games."""
    return [*(wire.Out for wire in WIRES.values()), GeneralOut]


AnyView: Any = reduce(or_, (wire.View for wire in WIRES.values())) | GeneralView
AnyPreview: Any = reduce(or_, (wire.Preview for wire in WIRES.values())) | GeneralPreview
