"""What somebody is told by a push message: a sentence, and where it leads. No board, and nothing that is hidden."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import StrEnum

from yamabushi.core.registry import games
from yamabushi.words import worded

BLOCK = 512
"""Messages are filled up to a multiple of so many bytes: their length tells nobody which of them it is."""


class What(StrEnum):
    """The occasions, each by the key of its sentence in `push.ftl`."""

    MOVE = "push-move"
    CHALLENGE = "push-challenge"
    PAIRED = "push-paired"
    ROUND = "push-round"


@dataclass(frozen=True)
class Push:
    """A message to be: what has happened, in which game, and where on the page it leads.

    `names` has what the sentence of that occasion needs: the `name` of an opponent for a move, a challenge and a
    pairing, there with their `count`; the `tournament` and the `number` of a round.
    """

    what: What
    game: str
    # What stands behind the # of the address.
    place: str
    # Of two messages with the same tag the later one takes the place of the first, on its way and on a screen.
    tag: str
    names: dict[str, str | int] = field(default_factory=dict)

    def said(self, language: str) -> bytes:
        """Say it in a language, ready to be sealed."""
        game = name_of(self.game, language)
        words = {
            "title": game,
            "body": worded(language, self.what, game=game, **self.names),
            "place": self.place,
            "tag": self.tag,
        }
        data = json.dumps(words, ensure_ascii=False).encode()
        return data.ljust(-(-len(data) // BLOCK) * BLOCK)


def name_of(game: str, language: str) -> str:
    """Name a game; one from outside, of which our words know nothing, as it calls itself."""
    try:
        return worded(language, f"game-{game}")
    except KeyError:
        return games()[game].title
