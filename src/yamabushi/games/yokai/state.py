"""The public game and its positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from yamabushi.core.errors import IllegalAction
from yamabushi.core.why import Because
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.games.yokai import about, blanks, events, explaining, picture, preview, reader, reasons, text, view
from yamabushi.games.yokai.actions import TEXTS
from yamabushi.games.yokai.cards import deck_counts
from yamabushi.games.yokai.kernels import MARK
from yamabushi.games.yokai.rules import opening, points_of
from yamabushi.kernels.reports import Report
from yamabushi.kernels.words import Words


class Yokai(KernelGame):
    """Terres de Yokai with its options."""

    about = about.ABOUT
    mark = MARK

    def start(self) -> YokaiState:
        """Give the position before the first decision."""
        return YokaiState(self, opening(*reader.bag_words(deck_counts(str(self.options["deck"])))))

    def read(self, text: str) -> YokaiState:
        """Give the position that the text describes.

        Raises:
            BadPosition: the sentence says what is wrong, and where.
        """
        return YokaiState(self, reader.read(text, str(self.options["deck"])))

    @property
    def has_secrets(self) -> bool:
        """True where a seat does not see everything."""
        return True

    def filled(self, text: str) -> str:
        """Put unseen sketches, in card order, in the place of what a view leaves blank."""
        return blanks.filled(text, str(self.options["deck"]))

    def texts(self, words: Words, codes: Sequence[int]) -> tuple[str, ...]:
        """Write actions as texts."""
        return tuple([TEXTS[code] for code in codes])

    def told(self, before: Words, after: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
        """Tell what happened in a step as a seat may know it."""
        return events.told(after, reports, seat)

    def explained(self, state: KernelState, action: str, seat: int | None) -> list[Because]:
        """Explain one of the actions of a position as a seat may know it."""
        assert isinstance(state, YokaiState)
        return explaining.explained(state, action, seat)

    def refusal(self, state: KernelState, action: str) -> IllegalAction:
        """Say why a text is not one of the actions."""
        return reasons.refusal(state.words, state.actions, action)


@lru_cache(text.PIECES)
def scores(words: Words) -> tuple[int, int]:
    """Add up the points of both seats: once for all who look at the position."""
    return int(points_of(words, 0)), int(points_of(words, 1))


class YokaiState(KernelState):
    """A position of Terres de Yokai."""

    __slots__ = ()
    _game: Yokai

    @property
    def game(self) -> Yokai:
        """The game that this is a position of."""
        return self._game

    @property
    def score(self) -> tuple[int, int]:
        """Points of the yokai taken, seat 0's first."""
        return scores(self.words)

    def preview(self, action: str) -> dict[str, Any] | None:
        """Describe what a decision would do: the ability that it opens and the piles that are counted.

        Nothing for ending the turn, and for chance.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        return preview.preview(self.words, self.code_of(action))

    def __str__(self) -> str:
        return text.write(self.words)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give all that a seat may know and no more; `None` is a spectator."""
        self._game.require_seat(seat)
        return view.view(self, seat)

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """Give the views of some seats; what everybody may know is made once."""
        opened = view.open_part(self)
        views: dict[int | None, dict[str, Any]] = {}
        for seat in seats:
            self._game.require_seat(seat)
            views[seat] = view.with_own(self, seat, opened)
        return views

    def log_line(self, action: str, seat: int | None) -> str:
        """Write one of the actions as the log of that seat shows it.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self._game.require_seat(seat)
        self.code_of(action)  # refuses what is none of the actions
        return view.log_line(self.words, action, seat)

    def svg(self, seat: int | None = None) -> str:
        """Draw the position as a seat sees it; `None` is a spectator."""
        return picture.svg(self.view(seat))
