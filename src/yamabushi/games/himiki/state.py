"""The public game and its positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from yamabushi.core.errors import IllegalAction, Reason, Refusal, Sentence
from yamabushi.core.why import Because
from yamabushi.games.himiki import (
    about,
    blanks,
    events,
    explaining,
    picture,
    preview,
    puzzle_reader,
    reader,
    reasons,
    rules,
    text,
    view,
)
from yamabushi.games.himiki.actions import PIVOT, PLACE_MARK, STOP, TEXTS
from yamabushi.games.himiki.board import SQUARES, squares
from yamabushi.games.himiki.book import puzzle_of
from yamabushi.games.himiki.conflict import points_added
from yamabushi.games.himiki.kernels import MARK
from yamabushi.games.himiki.layout import BLACK_SCORE, COUNT, MOVE, PHASE, SETUP, TURN, WHITE_SCORE
from yamabushi.games.himiki.mindlock import is_puzzle, price
from yamabushi.games.himiki.modes import EDITIONS, MODES
from yamabushi.games.himiki.moving import chosen, controlled
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.games.himiki.set_ups import proposals, set_ups
from yamabushi.games.himiki.text import standing
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.kernels.bits import field
from yamabushi.kernels.reports import Report, heard
from yamabushi.kernels.words import CHANCE, Words

NO_PENALTY = Sentence("himiki-penalty", "There is no penalty here: {problem}.")
PENALTY_IN_TEAMS = Reason("himiki-penalty-mode", "it belongs to the mode teams")
PENALTY_TOO_LATE = Reason("himiki-penalty-late", "the game is over")
PENALTY_FOR_A_SIDE = Reason("himiki-penalty-side", "it is against w or b")


class Himiki(KernelGame):
    """HI MI KI with its options."""

    about = about.ABOUT
    mark = MARK

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in turn order."""
        return {"duel": self.about.seats, "teams": about.TEAM_SEATS}.get(self.mode, about.ALONE_SEATS)

    @property
    def letters(self) -> tuple[str, ...]:
        """What position texts call the seats."""
        return {"duel": self.about.letters, "teams": about.TEAM_LETTERS}.get(self.mode, about.ALONE_LETTERS)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each seat plays for: the sides take turns, so partners sit two seats apart."""
        return tuple(number % 2 for number in range(len(self.seats)))

    @property
    def must_keep_silent(self) -> bool:
        """True in teams, where partners may not confer."""
        return self.mode == "teams"

    @property
    def penalties(self) -> dict[str, int]:
        """What a referee may record in teams: a point against white or against black."""
        return {"w": 0, "b": 1} if self.mode == "teams" else {}

    @property
    def is_puzzle(self) -> bool:
        """True in Mindlock."""
        return self.mode == "mindlock"

    @property
    def mode(self) -> str:
        """The mode that is played."""
        return str(self.options["mode"])

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, in Mindlock."""
        return puzzle_of(str(self.options["puzzle"])) if self.mode == "mindlock" else None

    def opening(self) -> Words:
        """Give the words of the position before the first decision."""
        if self.puzzle is not None:
            return puzzle_reader.opening(self.puzzle)
        edition = EDITIONS.index(str(self.options["edition"]))
        return rules.opening(MODES.index(self.mode), edition, int(self.options.get("expert", False)))

    def start(self) -> HimikiState:
        """Give the position before the first decision."""
        return HimikiState(self, self.opening())

    def read(self, text: str) -> HimikiState:
        """Give the position that the text describes.

        Raises:
            BadPosition: the sentence says what is wrong, and where.
        """
        read = reader.read if self.puzzle is None else puzzle_reader.read
        return HimikiState(self, read(text, self.opening()))

    @property
    def has_secrets(self) -> bool:
        """True where a seat does not see everything."""
        return bool(self.options.get("expert"))

    def filled(self, text: str) -> str:
        """Put unseen tiles in the place of what a view leaves blank."""
        return blanks.filled(text)

    def texts(self, words: Words, codes: Sequence[int]) -> tuple[str, ...]:
        """Write actions as texts."""
        if not codes or codes[-1] < PIVOT or codes[0] > STOP:
            return tuple([TEXTS[code] for code in codes])
        cubes = controlled(words)
        return tuple([TEXTS[code] or pivot_text(cubes, code - PIVOT) for code in codes])

    def told(self, before: Words, after: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
        """Tell what happened in a step as a seat may know it."""
        return events.told(before, reports, seat)

    def explained(self, state: KernelState, action: str, seat: int | None) -> list[Because]:
        """Explain one of the actions of a position as a seat may know it."""
        assert isinstance(state, HimikiState)
        return explaining.explained(state, action, seat)

    def refusal(self, state: KernelState, action: str) -> IllegalAction:
        """Say why a text is not one of the actions."""
        return reasons.refusal(state.words, state.actions, action)


@lru_cache(16_384)
def pivot_text(cubes: int, subset: int) -> str:
    """Write the pivot of a subset of cubes."""
    return "".join(square + PLACE_MARK for square in squares(chosen(cubes, subset)))


class HimikiState(KernelState):
    """A position of HI MI KI."""

    __slots__ = ()
    _game: Himiki

    @property
    def game(self) -> Himiki:
        """The game that this is a position of."""
        return self._game

    @property
    def score(self) -> tuple[int, ...]:
        """Points of white and of black; in a puzzle the moves paid."""
        if is_puzzle(self.words):
            return (field(self.words[TURN], COUNT, 127),)
        return field(self.words[TURN], WHITE_SCORE, 7), field(self.words[TURN], BLACK_SCORE, 7)

    @property
    def is_setting_up(self) -> bool:
        """True while tiles are drawn and cubes are placed."""
        return field(self.words[TURN], PHASE, 15) < MOVE

    @property
    def proposals(self) -> tuple[str, ...]:
        """Placements of the set-ups that "Set up for me" chooses from."""
        if field(self.words[TURN], PHASE, 15) != SETUP or self.seat is None or self.seat == CHANCE:
            return ()
        kind = (self._game.mode, str(self._game.options["edition"]), self._game.letters[self.seat])
        cubes = {SQUARES[square]: shown for square, shown in standing(self.words)}
        return proposals(set_ups().get(kind, ()), cubes, self.actions)

    def passed(self) -> HimikiState | None:
        """Give the position at the beginning of the next seat's turn, where this one's has not begun."""
        cubes, _, score, owners, turn, *rest = str(self).split()
        seats = self._game.letters
        if self.seat is None or len(seats) == 1 or turn not in ("-", "t"):  # t: no pivot now, which is over then
            return None
        following = seats[(self.seat + 1) % len(seats)]
        return self._game.read(" ".join((cubes, following, score, owners, "-", *rest)))

    def preview(self, action: str) -> dict[str, Any] | None:
        """Describe what a tilt would do: what the cube shows there, whom it beats, what it scores; nothing for others.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        return preview.preview(self.words, self.code_of(action))

    def penalty(self, side: str) -> HimikiState:
        """Give the position after the referee's point against a side, `w` or `b`: the other side scores it.

        It is no action of a seat, changes nothing but the score, and sets off no chaos tile.

        Raises:
            IllegalAction: this is no game of teams, it is over, or there is no such side.
        """
        if not self._game.penalties:
            raise IllegalAction(NO_PENALTY, problem=Refusal(PENALTY_IN_TEAMS))
        if self.seat is None:
            raise IllegalAction(NO_PENALTY, problem=Refusal(PENALTY_TOO_LATE))
        if side not in self._game.penalties:
            raise IllegalAction(NO_PENALTY, problem=Refusal(PENALTY_FOR_A_SIDE))
        return HimikiState(self._game, points_added(self.words, int(side == "b"), int(side == "w")))

    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        """List what one of the actions, or a penalty, does, as a seat may know it.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self._game.require_seat(seat)
        if not action.startswith("penalty:"):
            return super().events(action, seat)
        with heard() as reports:
            self.penalty(action.removeprefix("penalty:"))
        return events.told(self.words, reports, seat)

    @property
    def moves_left(self) -> int | None:
        """In a puzzle, how many moves may still be paid; None elsewhere."""
        puzzle = self._game.puzzle
        return None if puzzle is None else puzzle.par - self.score[0]

    @property
    def free_actions(self) -> tuple[str, ...]:
        """In a puzzle, the actions that cost no move; elsewhere all."""
        codes, actions = self.codes, self.actions
        if not is_puzzle(self.words):
            return actions
        return tuple(action for code, action in zip(codes, actions, strict=True) if not price(self.words, code))

    @property
    def offered(self) -> tuple[str, ...]:
        """The actions to offer: all; in a puzzle whose moves are used up, those that are free (H-29, H-33)."""
        left = self.moves_left
        return self.actions if left is None or left > 0 else self.free_actions

    def recorded(self, text: str) -> HimikiState:
        """Give the position after an entry of a record: an action, or a referee's `penalty:w`."""
        if text.startswith("penalty:"):
            return self.penalty(text.removeprefix("penalty:"))
        return self.play(text)

    def __str__(self) -> str:
        return text.write(self.words)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give all that a seat may know and no more; `None` is a spectator."""
        self._game.require_seat(seat)
        return view.view(self, seat)

    def log_line(self, action: str, seat: int | None) -> str:
        """Write one of the actions, or a penalty, as the log of that seat shows it.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self._game.require_seat(seat)
        if action.startswith("penalty:"):
            self.penalty(action.removeprefix("penalty:"))  # refuses what is none
            return action
        self.code_of(action)  # refuses what is none of the actions
        return view.log_line(self.words, action, seat)

    def meaning(self, action: str) -> str:
        """Say which move of Muk Yan chance has drawn: its action is only the number of a candidate."""
        plan = view.view(self, None).get("muk_yan") if self._game.mode == "mukyan" else None
        return "" if plan is None else str(plan["candidates"][int(action[1:])])

    def svg(self, seat: int | None = None) -> str:
        """Draw the position as a seat sees it; `None` is a spectator."""
        return picture.svg(self.view(seat))
