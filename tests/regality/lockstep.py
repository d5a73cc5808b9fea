"""Play the kernels and the naive implementation side by side, and say where they part."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.amounts import TEXTS_TOO
from tests.naive.regality import NaiveRegality
from yamabushi.games.kernel_state import KernelState

from .naive_reader import QuickNaive, read_naive
from .positions import regality

Chooser = Callable[[KernelState, random.Random], str]

WATCHERS = (0, 1, None) if TEXTS_TOO else ()

# What makes games long: tiles that take others off the board, and those that bring them back.
LONG = ("Wt", "He", "Ba", "Pe", "Sm", "Nj", "Pt", "As", "Ki", "Hi", "Ge", "Pa", "Wi", "Mo")


def any_action(state: KernelState, rng: random.Random) -> str:
    """Choose any action."""
    return rng.choice(state.actions)


def eager_action(state: KernelState, rng: random.Random) -> str:
    """Choose mostly what makes games long: tiles that recall, destroy, banish or use, and their effects always."""
    wanted = [action for action in state.actions if action[0] == ">" or action[:2] in LONG]
    if rng.random() < 0.1:
        wanted = []
    if any(action[:2] == "Wt" for action in wanted):
        wanted = [action for action in wanted if action[:2] == "Wt"]
    return rng.choice(wanted or state.actions)


def with_board(event: dict[str, object]) -> dict[str, object]:
    """Write an event with the board of its view alone, as the naive implementation tells the end of a game."""
    told = {key: value for key, value in event.items() if key != "view"}
    match event.get("view"):
        case {"position": str(position)}:
            told["board"] = position.split()[0]
    return told


class Parted(AssertionError):
    """Say that both implementations differ, and how they came there."""


class Pair:
    """One match in both implementations."""

    def __init__(self, label: str, options: dict[str, object], position: str | None = None) -> None:
        """Begin a match, or go on from a position, and compare."""
        self.label = label
        self.options = options
        self.position = position
        self.game = regality(**options)
        settled = self.game.options
        style, match, games = str(settled["style"]), str(settled["match"]), int(settled.get("games", 3))
        if position is None:
            self.fast: KernelState = self.game.start()
            self.naive: NaiveRegality = QuickNaive(style, match, games, str(settled["first"]))
        else:
            self.fast = self.game.read(position)
            self.naive = read_naive(position, style, match, games)
        self.actions: list[str] = []
        self.compare()

    def play(self, action: str) -> None:
        """Play an action on both sides and compare what they say about it and where it leads."""
        for seat in WATCHERS:
            self.same(f"log line of seat {seat}", self.fast.log_line(action, seat), self.naive.shown(action, seat))
        self.actions.append(action)
        before, naive = self.fast, self.naive
        self.fast = before.play(action)
        self.naive = naive.play(action)
        self.compare()
        for seat in WATCHERS:
            told = [with_board(event) for event in before.events(action, seat)]
            self.same(f"events for seat {seat}", told, naive.told_after(action, seat))

    def line(self, actions: str) -> None:
        """Play actions separated by blanks."""
        for action in actions.split():
            self.play(action)

    def finish(self, choose: Chooser, rng: random.Random) -> None:
        """Play to the end of the match."""
        while self.fast.actions:
            self.play(choose(self.fast, rng))

    def compare(self) -> None:
        """Compare everything that both say about the position."""
        fast, naive = self.fast, self.naive
        self.same("position", str(fast), str(naive))
        self.same("seat", fast.seat, naive.seat)
        self.same("actions", fast.actions, naive.actions)
        self.same("odds", fast.odds, naive.odds)
        self.same("score", fast.score, naive.score)
        self.same("returns", fast.returns, naive.returns)
        for seat in WATCHERS:
            self.same(f"view of seat {seat}", fast.view(seat)["position"], naive.view_text(seat))
        again = self.game.read(str(fast))
        self.same("position read again", (again, again.actions), (fast, fast.actions))

    def same(self, what: str, fast: object, naive: object) -> None:
        """Raise unless both are equal."""
        if fast != naive:
            raise Parted(
                f"{what} differs in {self.label}\n{self.game!r} from {self.position or 'the start'}\n"
                f"actions: {' '.join(self.actions)}\nkernels: {fast}\nnaive:   {naive}\n"
                f"position of the kernels: {self.fast}\nposition of the naive:   {self.naive}"
            )
