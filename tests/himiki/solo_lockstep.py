"""Play Muk Yan and puzzles in the kernels and in the naive implementation side by side, and say where they part."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

from tests.naive.himiki_mindlock import NaiveMindlock
from tests.naive.himiki_mukyan import NaiveMukyan
from tests.regality.lockstep import Parted
from yamabushi.games.himiki.state import Himiki, HimikiState

from .positions import himiki, line
from .puzzle_positions import mindlock

Naive = NaiveMukyan | NaiveMindlock
Chooser = Callable[[HimikiState, random.Random], str]

PENDING = re.compile("Mh$|Mm$|Mk$|Cj$|Cj@|My@|Im@|Tr@|Tp@")
TILES = ("Mh", "Mm", "Mk", "Cj", "My", "Gh", "Im", "Tr", "Vx", "Tp", "Mi")

NAMES = {
    **dict(zip("1234", ("multiple strike", "strike", "threaten", "influence"), strict=True)),
    **dict(
        zip("5678OD", ("block", "dodge", "pressure", "play again", "offensive move", "defensive move"), strict=True)
    ),
    "tilt": "any tilt",
    "pivot": "any rotation",
    "pass": "pass",
}
"""What a view calls the actions of Muk Yan."""


class SoloPair:
    """One game, alone against Muk Yan or a puzzle, in both implementations."""

    def __init__(self, label: str, game: Himiki, naive: Naive, position: str | None = None) -> None:
        """Begin a game, or go on from a position, and compare."""
        self.label = label
        self.position = position
        self.game = game
        self.naive = naive
        self.fast = game.start() if position is None else game.read(position)
        self.actions: list[str] = []
        self.met: Counter[str] = Counter()
        self.compare()

    def play(self, action: str) -> None:
        """Play an action on both sides and compare where it leads."""
        before = self.fast
        self.actions.append(action)
        for seat in (0, None):
            self.same("log line", before.log_line(action, seat), action)
        self.naive = self.naive.play(action)
        self.fast = line(before, action)
        self.compare()
        self.same("events", before.events(action), self.naive.told)
        self.met.update(events(str(before), action, str(self.fast)))

    def take_up(self) -> None:
        """Go on from the text of the position on both sides."""
        text = str(self.fast)
        naive = self.naive
        self.naive = naive.read(text, naive.edition) if isinstance(naive, NaiveMukyan) else naive.read(text)
        self.fast = self.game.read(text)
        self.compare()

    def finish(self, choose: Chooser, rng: random.Random) -> None:
        """Play to the end, now and then going on from the text of the position."""
        while self.fast.actions:
            if rng.random() < 0.05:
                self.take_up()
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
        for seat in (0, None):
            view = fast.view(seat)
            self.same("position in a view", view["position"], str(naive))
            self.same("Muk Yan in a view", view.get("muk_yan"), told(naive))
        again = self.game.read(str(fast))
        self.same("position read again", (again, again.actions, str(again)), (fast, fast.actions, str(fast)))

    def same(self, what: str, fast: object, naive: object) -> None:
        """Raise unless both are equal."""
        if fast != naive:
            raise Parted(
                f"{what} differs in {self.label}\n{self.game!r} from {self.position or 'the start'}\n"
                f"actions: {' '.join(self.actions)}\nkernels: {fast}\nnaive:   {naive}\n"
                f"position of the kernels: {self.fast}\nposition of the naive:   {self.naive}"
            )


def mukyan_pair(label: str, edition: str, position: str | None = None) -> SoloPair:
    """Begin Muk Yan, or go on from a position."""
    naive = NaiveMukyan(edition) if position is None else NaiveMukyan.read(position, edition)
    return SoloPair(label, himiki("mukyan", edition), naive, position)


def puzzle_pair(label: str, puzzle: str, position: str | None = None) -> SoloPair:
    """Begin a puzzle, or go on from a position of it."""
    naive = NaiveMindlock(puzzle) if position is None else NaiveMindlock(puzzle).read(position)
    return SoloPair(label, mindlock(puzzle), naive, position)


def told(naive: Naive) -> dict[str, object] | None:
    """Say what a view must tell about Muk Yan's dice, from the naive explanation; None where none lie."""
    if not isinstance(naive, NaiveMukyan) or naive.dice is None:
        return None
    dice, action, candidates = naive.explanation()
    order = ORDERS[dice]
    tried = order[: order.index(action)] if action in order else order
    return {
        "dice": dice,
        "order": order,
        "action": action if action in order else None,
        "name": NAMES[action],
        "not_possible": [NAMES[sign] for sign in tried],
        "candidates": candidates,
    }


TABLE = """
1 2 3 4 5 6 7 8 O | 1 2 4 3 6 5 7 8 O | 1 2 4 3 8 6 5 7 O
1 2 4 8 3 7 5 6 O | 1 2 4 8 6 3 7 5 O | 1 4 2 8 5 6 3 7 D
1 4 2 5 8 3 6 7 O | 1 4 2 8 3 5 6 7 D | 1 4 2 5 8 3 6 7 D
"""
"""The orders of the rules, written out again: rows are black's die, columns white's, both fire, water, wood."""

ORDERS = {
    black + white: cell.replace(" ", "")
    for black, row in zip("HMK", TABLE.strip().splitlines(), strict=True)
    for white, cell in zip("HMK", row.split("|"), strict=True)
}


def any_action(state: HimikiState, rng: random.Random) -> str:
    """Choose any action."""
    return rng.choice(state.actions)


def puzzling_action(state: HimikiState, rng: random.Random) -> str:
    """Choose in a puzzle mostly what leads to rare things: tiles, tilts that remove or set something off."""
    tiles = [action for action in state.actions if action[0] in "!*%"]
    if tiles and rng.random() < 0.35:
        return rng.choice(tiles)
    tilts = [action for action in state.actions if "-" in action[1:] or "=" in action]
    if not tilts or rng.random() < 0.2:
        return rng.choice(state.actions)
    if rng.random() < 0.5:
        return rng.choice(tilts)
    values = {action: worth(state, action) for action in tilts}
    return rng.choice([action for action in tilts if values[action] == max(values.values())])


def worth(state: HimikiState, action: str) -> int:
    """Say how much a tilt leads to: black cubes removed, terrain that acts, playing again."""
    after = line(state, action)
    blacks = str(state).split(" ")[0].split("/")[1].count(",") - str(after).split(" ")[0].split("/")[1].count(",")
    terrain = str(state).count("+") - str(after).count("+")
    return 3 * blacks + 2 * abs(terrain) + (";" in str(after))


def events(before: str, action: str, after: str) -> list[str]:
    """Name what is rare about an action, from the texts alone."""
    cubes, who, paid, owners, turn, _, chaos = after.split(" ")
    old_cubes, _, old_paid, old_owners, old_turn, _, old_chaos = before.split(" ")
    if "mk" in turn or "mk" in old_turn:
        return ["Muk Yan again"] if turn.startswith("r") and turn.endswith("mk") else []
    found = [PENDING.findall(turn)[0]] if PENDING.search(turn) else []
    found += ["free move"] if old_turn.startswith("r") and paid == old_paid and "-" in action else []
    found += ["influence"] if owners != old_owners else []
    gone = [old.count("H") - new.count("H") for old, new in zip(old_cubes.split("/"), cubes.split("/"), strict=True)]
    found += ["Gate"] if gone[0] > 0 else []
    found += [f"{gone[1]} removed"] if gone[1] > 0 else []
    found += ["both active"] if "&" in turn else []
    if chaos != "-":
        old_discards, discards = old_chaos.split("/")[4], chaos.split("/")[4]
        found += [f"{tile} used" for tile in TILES if tile in discards and tile not in old_discards]
    return found + (["over"] if who == "." else [])
