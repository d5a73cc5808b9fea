"""Play the kernels and the naive implementation side by side, say where they part, and count what was met."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.amounts import TEXTS_TOO
from tests.naive.yokai import NaiveYokai
from tests.regality.lockstep import Parted
from yamabushi.games.yokai.state import YokaiState

from .positions import Cards, hand, pending, piles, taken, yokai

Chooser = Callable[[YokaiState, random.Random], str]
WATCHERS = (0, 1, None) if TEXTS_TOO else ()


def any_action(state: YokaiState, rng: random.Random) -> str:
    """Choose any action."""
    return rng.choice(state.actions)


def eager_action(state: YokaiState, rng: random.Random) -> str:
    """Choose mostly what leads to rare things: sketches with abilities, and use these; small yokai turned up."""
    if rng.random() < 0.15:
        return rng.choice(state.actions)
    if state.seat == -1:
        return next((action for action in state.actions if action[2:] == "3" or action[-1] in "+!"), state.actions[0])
    wanted = [action for action in state.actions if action[0] in "^%" or action[2:3] in ("+", "!")]
    return rng.choice(wanted or state.actions)


def patient_action(state: YokaiState, rng: random.Random) -> str:
    """End the turn when it can be ended, nearly always."""
    return "." if "." in state.actions and rng.random() < 0.95 else rng.choice(state.actions)


def wild_action(state: YokaiState, rng: random.Random) -> str:
    """Choose eagerly or anyhow."""
    return (eager_action if rng.random() < 0.6 else any_action)(state, rng)


class Pair:
    """One game in both implementations."""

    def __init__(self, label: str, table: Cards, position: str | None = None) -> None:
        """Begin a game, or go on from a position, and compare."""
        self.label = label
        self.table = table
        self.position = position
        self.game = yokai(table)
        self.fast = self.game.start() if position is None else self.game.read(position)
        self.naive = NaiveYokai(table) if position is None else NaiveYokai.read(position, table)
        self.text = ""
        self.actions: list[str] = []
        self.met: Counter[str] = Counter()
        self.compare()

    def play(self, action: str) -> None:
        """Play an action on both sides and compare what they say about it and where it leads."""
        before, text = self.fast, self.text
        self.actions.append(action)
        for seat in WATCHERS:
            self.same(f"log line of seat {seat}", before.log_line(action, seat), self.naive.log_line(action, seat))
        self.naive = self.naive.play(action)
        after = before.play(action)
        assert isinstance(after, YokaiState)
        self.fast = after
        self.compare()
        for seat in WATCHERS:
            self.same(f"events for seat {seat}", before.events(action, seat), self.naive.told_to(seat))
        self.met.update(events(text, action, self.text))

    def take_up(self) -> None:
        """Go on from the text of the position on both sides."""
        self.fast, self.naive = self.game.read(self.text), NaiveYokai.read(self.text, self.table)
        self.compare()

    def line(self, actions: str) -> None:
        """Play actions separated by blanks."""
        for action in actions.split():
            self.play(action)

    def finish(self, choose: Chooser, rng: random.Random, most: int = 10**9) -> None:
        """Play to the end of the game, or so many actions."""
        while self.fast.actions and len(self.actions) < most:
            self.play(choose(self.fast, rng))

    def compare(self) -> None:
        """Compare everything that both say about the position."""
        fast, naive = self.fast, self.naive
        self.text = str(fast)
        self.same("position", self.text, str(naive))
        self.same("seat", fast.seat, naive.seat)
        self.same("actions", fast.actions, naive.actions)
        self.same("odds", fast.odds, naive.odds)
        self.same("score", fast.score, naive.score)
        self.same("returns", fast.returns, naive.returns)
        # Views take most of the time: one watcher's at each position, by turns, and everybody's at the end.
        turn = len(self.actions) % 3
        for seat in WATCHERS if naive.over else WATCHERS[turn : turn + 1]:
            self.same(f"view of seat {seat}", fast.view(seat)["position"], naive.view_text(seat))
        if self.position or naive.over or len(self.actions) % 2 == 0:  # in whole games every other position is read
            again = self.game.read(self.text)
            self.same("position read again", (again, again.actions), (fast, fast.actions))

    def same(self, what: str, fast: object, naive: object) -> None:
        """Raise unless both are equal."""
        if fast != naive:
            raise Parted(
                f"{what} differs in {self.label}\n{self.game!r} from {self.position or 'the start'}\n"
                f"actions: {' '.join(self.actions)}\nkernels: {fast}\nnaive:   {naive}\n"
                f"position of the kernels: {self.fast}\nposition of the naive:   {self.naive}"
            )


# ---- what was met ----------------------------------------------------------------------------------------------------


def events(before: str, action: str, after: str) -> list[str]:
    """Name what is rare about an action, from the texts alone."""
    turn, mover, _, _ = before.split(" ")[10].split(":")
    if mover == "-":
        return []
    names = {"^": "call", "%": "distract", "-": "ability left", ".": "turn ended early"}
    found = [names[action[0]]] if action[0] in names else []
    if action[2:4] in ("+@", "!@") and "@" not in pending(after):
        found.append("nothing to call" if action[2] == "+" else "nothing to distract")
    todo = pending(after).split(",")
    if todo[0][0] == "?" and "+" not in pending(after):
        found.append("".join(entry[0] for entry in todo))
    found += pile_events(before, action, after, int(mover))
    if len(hand(before, int(mover))) == 4 and pending(before) == "-":
        found.append("must play")
    if before.split(" ")[6] == "-" and pending(after)[0] == "+":
        found.append("draw pile filled again")
    if pending(after) == ".":
        found.append("over after turn 400" if all(yokai for yokai, *_ in piles(after).values()) else "over")
        found += ["over in turn 400 by an empty pile"] * (turn == "400" and found[-1] == "over")
        points = [sum(int(yokai[1]) for yokai in taken(after, seat)) for seat in (0, 1)]
        if points[0] == points[1]:
            colours = [len({yokai[0] for yokai in taken(after, seat)}) for seat in (0, 1)]
            found.append("draw" if colours[0] == colours[1] else "colours decide")
    return found


def pile_events(before: str, action: str, after: str, mover: int) -> list[str]:
    """Name what has happened to the piles."""
    found = []
    for seat in (0, 1):
        gained = len(taken(after, seat)) - len(taken(before, seat))
        found += ["taken" if seat == mover else "taken in another's turn"] * gained
    if len(found) == 2:
        found.append("two taken at once")
    waiting = [entry[-1] for entry in pending(after).split(",") if entry[0] == "=" or "@" in entry]
    for (letter, (old, *old_sides)), (new, *sides) in zip(piles(before).items(), piles(after).values(), strict=True):
        number, old_number = sum(map(len, sides)), sum(map(len, old_sides))
        if old_number and not number and len(new) == len(old):
            found.append("stays alone" if len(old) == 1 else "flees")
        if number == 7:
            found.append("seven sketches")
        if new and new[0] != "?" and number >= int(new[0][1]) and letter not in waiting:
            found.append("never counted again" if pending(after) == "." else "left over")
        if old and old[0][0] != letter and new[:1] != old[:1] and old[0] in taken(after, 0) + taken(after, 1):
            found.append("guest taken")
    return found
