"""Play the kernels and the naive implementation side by side, say where they part, and count what was met."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Self

from tests.amounts import TEXTS_TOO
from tests.naive.himiki import NaiveHimiki
from tests.naive.himiki_board import steps
from tests.regality.lockstep import Parted
from yamabushi.games.himiki.state import HimikiState

from .positions import SQUARE, Kind, himiki, pending

Chooser = Callable[[HimikiState, random.Random], str]


def any_action(state: HimikiState, rng: random.Random) -> str:
    """Choose any action."""
    return rng.choice(state.actions)


def eager_action(state: HimikiState, rng: random.Random) -> str:
    """Choose mostly what leads to rare things: points, terrain, playing again; and use every tile when asked."""
    if state.seat in (None, -1) or rng.random() < 0.1:
        return rng.choice(state.actions)
    if any(action[0] in "!*" for action in state.actions):
        return rng.choice([action for action in state.actions if action != "-"])
    if state.actions[0][0] == "@":
        taken = set(SQUARE.findall(str(state).split(" ")[0]))
        near = [action for action in state.actions if any(there in taken for there in steps(action[1:]))]
        return rng.choice(near or state.actions)
    values = {action: liking(state, action) for action in state.actions}
    best = max(values.values())
    return rng.choice([action for action, value in values.items() if value == best])


def liking(state: HimikiState, action: str) -> int:
    """Say how much an action leads to: points of the mover, terrain that acts, another decision."""
    if "~" in action:
        return 0
    after = state.play(action)
    side = (state.seat or 0) % 2
    terrain = str(state).count("+") - str(after).count("+")
    return 4 * (after.score[side] - state.score[side]) + 3 * abs(terrain) + (after.seat == state.seat)


def wild_action(state: HimikiState, rng: random.Random) -> str:
    """Choose eagerly or anyhow."""
    return (eager_action if rng.random() < 0.6 else any_action)(state, rng)


class QuickNaive(NaiveHimiki):
    """The naive game, listing the actions of each position once."""

    listed: tuple[str, ...] | None = None

    @property
    def actions(self) -> tuple[str, ...]:
        """List the actions."""
        if self.listed is None:
            self.listed = super().actions
        return self.listed

    def copied(self) -> Self:
        """Copy everything that changes, and list anew."""
        after = super().copied()
        after.listed = None
        return after


class Pair:
    """One game in both implementations."""

    def __init__(self, label: str, kind: Kind, position: str | None = None) -> None:
        """Begin a game, or go on from a position, and compare."""
        self.label = label
        self.position = position
        self.game = himiki(*kind)
        self.watchers = (*range(len(self.game.seats)), None) if TEXTS_TOO else ()
        self.fast = self.game.start() if position is None else self.game.read(position)
        self.naive: NaiveHimiki = QuickNaive(*kind) if position is None else QuickNaive.read(position, *kind)
        self.actions: list[str] = []
        self.met: Counter[str] = Counter()
        self.compare()

    def play(self, action: str) -> None:
        """Play an action, or a penalty, on both sides and compare what they say about it and where it leads."""
        before = self.fast
        self.actions.append(action)
        if action.startswith("penalty:"):
            self.naive = self.naive.penalty(action[-1])
        else:
            for seat in self.watchers:
                self.same(f"log line of seat {seat}", before.log_line(action, seat), self.naive.shown(action, seat))
            self.naive = self.naive.play(action)
        self.fast = before.recorded(action)
        self.compare()
        for seat in self.watchers:
            self.same(f"events for seat {seat}", before.events(action, seat), self.naive.told_to(seat))
        self.met.update(events(str(before), action, str(self.fast)))

    def take_up(self) -> None:
        """Go on from the text of the position on both sides."""
        kind = self.naive.mode, self.naive.edition, self.naive.expert
        self.fast, self.naive = self.game.read(str(self.fast)), QuickNaive.read(str(self.fast), *kind)
        self.compare()

    def line(self, actions: str) -> None:
        """Play actions separated by blanks."""
        for action in actions.split():
            self.play(action)

    def finish(self, choose: Chooser, rng: random.Random, most: int = 10**9, penalties: float = 0.0) -> None:
        """Play to the end of the game, or so many actions, with penalties at random in teams."""
        while self.fast.actions and len(self.actions) < most:
            if rng.random() < penalties and len(self.game.seats) == 4:
                self.play(f"penalty:{rng.choice('wb')}")
            else:
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
        for seat in self.watchers:
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


def events(before: str, action: str, after: str) -> list[str]:
    """Name what is rare about an action, from the texts alone."""
    found = [pending(after)] if pending(after) else []
    cubes, _, score, _, turn, count, chaos = after.split(" ")
    old_cubes, _, old_score, _, old_turn, _, old_chaos = before.split(" ")
    if turn.startswith("r"):
        found.append("again")
    if ";c=" in turn:
        found.append("control in Confusion" if "x" in turn.split(";") else "control")
    if chaos != "-":
        found += chaos_events(old_cubes, action, cubes, old_chaos.split("/"), chaos.split("/"))
        if pending(before)[:2] in ("Im", "Tr", "Tp") and any(event.endswith(" acts") for event in found):
            found.append("chain")
        if action.startswith("%") and all(new > old for new, old in zip(score[::2], old_score[::2], strict=True)):
            found.append("Transfer scores for both")
        if action.startswith("%") and "x" in old_turn.split(";"):
            found.append("Transfer in Confusion")
    if turn.startswith("win="):
        found.append("both at five")
    if count == "100":
        found.append("draw")
    if old_turn.startswith("r19") and "-" in action:
        found.append("twentieth tilt")
    return found


def chaos_events(old_cubes: str, action: str, cubes: str, old: list[str], new: list[str]) -> list[str]:
    """Name what has happened to chaos tiles."""
    found = []
    gone = [tile for tile in ("Gh", "Im", "Tr", "Vx", "Tp", "Mi") if tile in new[4] and tile not in old[4]]
    found += [f"{tile} acts" for tile in gone]
    if old[1] != "-" and new[1] == "-" and not action.startswith("*"):
        found.append("Yokai turns a conflict")
    if "-" in action or action.startswith("%"):
        arrived = action[-2:] if "-" in action else action[1:]
        blocked = [tile[2:] for tile in new[3].split("+") if tile[:2] == arrived and arrived in SQUARE.findall(cubes)]
        found += [f"{tile} blocked" for tile in blocked]
    if SQUARE.findall(old_cubes) and len(SQUARE.findall(cubes)) < len(SQUARE.findall(old_cubes)):
        found.append("cube gone")
    return found
