"""The public game and its positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from yamabushi.core.errors import BadPosition, IllegalAction
from yamabushi.core.why import Because
from yamabushi.games.kernel_state import KernelGame, KernelState, plain, played_aloud
from yamabushi.games.regality import about, blanks, events, explaining, picture, preview, reader, reasons, text, view
from yamabushi.games.regality.actions import TEXTS
from yamabushi.games.regality.kernels import MARK
from yamabushi.games.regality.layout import (
    BEGINNER,
    COMMON,
    FORM,
    FORMS,
    GAMES,
    MATCH,
    MOVER,
    PASSED,
    PHASE,
    PLACE,
    RELIGION_SCORE,
    SCORE_BITS,
    SECRETS,
    SINGLE,
    STYLE,
    STYLES,
    TILES,
    TURN,
    ZONES,
    packed,
)
from yamabushi.games.regality.match import allies, begun, new_game
from yamabushi.kernels.bits import field, with_field
from yamabushi.kernels.picking import Mark, kernels_of
from yamabushi.kernels.reports import Report
from yamabushi.kernels.words import Words


class Regality(KernelGame):
    """Regality vs. Religion with its options."""

    about = about.ABOUT
    mark = MARK

    def start(self) -> RegalityState:
        """Give the position before the first decision."""
        words = new_game(self.match_word(), 0)
        if self.options["first"] != "random":
            words = begun(words, "rl".index(str(self.options["first"])))
        return RegalityState(self, words)

    def match_word(self) -> int:
        """Give the MATCH word of a match that has just begun: nothing but the options."""
        style = STYLES.index(str(self.options["style"]))
        form = FORMS.index(str(self.options["match"]))
        return style << STYLE | form << FORM | int(self.options.get("games", 0)) << GAMES

    def read(self, text: str) -> RegalityState:
        """Give the position that the text describes.

        Raises:
            BadPosition: the sentence says what is wrong, and where.
        """
        return RegalityState(self, reader.read(text, self.match_word()))

    @property
    def has_secrets(self) -> bool:
        """True where a seat does not see everything."""
        return str(self.options["style"]).startswith("secret")

    def filled(self, text: str) -> str:
        """Put unseen tiles in the place of what a view leaves blank."""
        return blanks.filled(text)

    def texts(self, words: Words, codes: Sequence[int]) -> tuple[str, ...]:
        """Write actions as texts."""
        return tuple([TEXTS[code] for code in codes])

    def told(self, before: Words, after: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
        """Tell what happened in a step as a seat may know it."""
        return events.told(before, after, reports, seat)

    def explained(self, state: KernelState, action: str, seat: int | None) -> list[Because]:
        """Explain one of the actions of a position as a seat may know it."""
        assert isinstance(state, RegalityState)
        return explaining.explained(state, action, seat)

    def refusal(self, state: KernelState, action: str) -> IllegalAction:
        """Say why a text is not one of the actions."""
        return reasons.refusal(state.words, state.actions, action)


@lru_cache(64)
def last_words(mark: Mark, words: Words, code: int) -> Words:
    """Give the position at which a game ends by an action: once for all who are told of it."""
    last = plain(kernels_of(mark).play(preview.as_single(words), code))
    match = played_aloud(mark, words, code)[0][MATCH]
    turn = with_field(last[TURN], PHASE, 7, PLACE)
    return packed(last[TILES], turn, last[ZONES], last[COMMON], last[SECRETS], last[PASSED], match)


class RegalityState(KernelState):
    """A position of Regality vs. Religion."""

    __slots__ = ()
    _game: Regality

    @property
    def game(self) -> Regality:
        """The game that this is a position of."""
        return self._game

    @property
    def score(self) -> tuple[int, int]:
        """Allies now in a single game, else games won or points; Royalty's first."""
        match = self.words[MATCH]
        if field(match, FORM, 3) == SINGLE:
            return int(allies(self.words, 0)), int(allies(self.words, 1))
        return field(match, 0, SCORE_BITS), field(match, RELIGION_SCORE, SCORE_BITS)

    @property
    def is_setting_up(self) -> bool:
        """True before the first tile of a game: while the sides draft, and choose who begins."""
        return field(self.words[TURN], PHASE, 7) < PLACE

    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        """List what one of the actions does; where a game of the match ends with it, with its last position.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        told = super().events(action, seat)
        for event in told:
            if event["what"] == "game":
                event["view"] = self.last_position(self.code_of(action), seat)
        return told

    def last_position(self, code: int, seat: int | None) -> dict[str, Any]:
        """Give a seat's view of the position at which a game ends by an action, before the next one is set up.

        What is hidden stays hidden: the match may go on.
        """
        words = last_words(self._game.mark, self.words, code)
        return {**RegalityState(self._game, words).view(seat), "who": ".", "actions": []}

    def passed(self) -> RegalityState | None:
        """Give the position in which the other side places, as if it had been the one who began.

        None also where what it destroyed still lies there, which leaves the board when its turn begins (G-01).
        """
        turn = self.words[TURN]
        if field(turn, PHASE, 7) != PLACE:
            return None
        turn ^= 1 << MOVER | 1 << BEGINNER
        try:
            return self._game.read(
                text.write(
                    packed(
                        self.words[TILES],
                        turn,
                        self.words[ZONES],
                        self.words[COMMON],
                        self.words[SECRETS],
                        self.words[PASSED],
                        self.words[MATCH],
                    )
                )
            )
        except BadPosition:
            return None

    def preview(self, action: str) -> dict[str, Any] | None:
        """Describe what a placement or an effect would do: to the board, to both sides' allies, and what comes next.

        Nothing for draws, picks, and who begins.

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
