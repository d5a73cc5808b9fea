"""The results of many games as a file of JSON lines: one that says what was played, then one a game, as they end."""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.lab.arena import Played, Settings
from yamabushi.lab.ratings import Estimate, SequentialTest, estimate

BAD_FILE = Sentence("arena-file", "{file} cannot be used: {problem}.")
OTHER_SETTINGS = Sentence(
    "arena-other", "{file} holds other games ({name} is {theirs} there, not {ours}); name another file."
)

FORMAT = 1


@dataclass
class Results:
    """Games that were played by the same settings, by their number."""

    settings: Settings
    games: dict[int, Played] = field(default_factory=dict)
    # The first player's score in each pair from the first on, up to one that is not complete. So it does not matter in
    # which order games end, and short games do not count before long ones.
    scores: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Take in a game."""
        self.games[played.number] = played
        size = self.settings.games_a_pair
        while True:
            first = size * len(self.scores)
            pair = [self.games[number] for number in range(first, first + size) if number in self.games]
            if len(pair) < size:
                return
            self.scores.append(sum((one.outcome + 1) / 2 for one in pair) / size)

    def missing(self, games: int) -> list[int]:
        """List the numbers below `games` that have not been played."""
        return [number for number in range(games) if number not in self.games]

    def first(self, pairs: int) -> Results:
        """Give the first so many pairs alone."""
        results = Results(self.settings)
        for number in sorted(self.games):
            if number < pairs * self.settings.games_a_pair:
                results.add(self.games[number])
        return results

    def estimate(self) -> Estimate:
        """Judge by all complete pairs."""
        return estimate(self.scores)

    def sequential(self, elo0: float, elo1: float) -> SequentialTest:
        """Make a test between two differences in Elo, for the scores of these pairs."""
        return SequentialTest(elo0, elo1, steps=2 * self.settings.games_a_pair)

    def outcomes(self, side: int | None = None) -> tuple[int, int, int]:
        """Count the games that the first player has won, drawn and lost, on one side or on both."""
        seen = Counter(played.outcome for played in self.games.values() if side is None or played.side == side)
        return seen[1], seen[0], seen[-1]

    def seconds_a_decision(self, player: int) -> float:
        """Give how long a player takes to decide, on average."""
        decisions = sum(played.decisions[player] for played in self.games.values())
        return sum(played.seconds[player] for played in self.games.values()) / decisions if decisions else math.nan


# ---- the file ----------------------------------------------------------------------------------------------------


def head_of(settings: Settings) -> dict[str, Any]:
    """Describe the settings, for the first line."""
    return {"arena": FORMAT, **asdict(settings), "players": list(settings.players)}


def line_of(values: dict[str, Any]) -> str:
    """Write one line."""
    return json.dumps(values, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def game_line(played: Played) -> str:
    """Write the line of a game."""
    seconds = [round(value, 6) for value in played.seconds]
    return line_of({**asdict(played), "seconds": seconds, "actions": " ".join(played.actions)})


def read_file(file: Path) -> list[Results]:
    """Read the results in a file; several files written one behind the other are several results.

    A last line that was cut short is as if it had not been written.

    Raises:
        BadOption: it is no file of results.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is no text"
        raise BadOption(BAD_FILE, file=quoted(str(file)), problem=reason) from None
    found: list[Results] = []
    for number, line in enumerate(lines, start=1):
        if number == len(lines) and not line.endswith("\n"):
            break
        try:
            read_line(json.loads(line), found)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            problem_there = f"line {number}, {quoted(line.strip())}, is none of games that were played"
            raise BadOption(BAD_FILE, file=quoted(str(file)), problem=problem_there) from None
    return found


def read_line(values: dict[str, Any], found: list[Results]) -> None:
    """Take in one line: the beginning of results, or a game of the last ones.

    Raises:
        ValueError, TypeError, KeyError, IndexError, AttributeError: it is neither.
    """
    if "arena" in values:
        settings = Settings(
            game=values["game"],
            players=tuple(values["players"]),
            seed=values["seed"],
            opening=values["opening"],
            options=values["options"],
            rules=values["rules"],
        )
        if head_of(settings) != values or not 1 <= len(settings.players) <= 2:
            raise ValueError
        found.append(Results(settings))
        return
    played = Played(
        number=int(values["number"]),
        outcome=int(values["outcome"]),
        side=int(values["side"]),
        decisions=tuple(map(int, values["decisions"])),
        seconds=tuple(map(float, values["seconds"])),
        actions=tuple(values["actions"].split()),
    )
    if played.outcome not in (-1, 0, 1) or len(played.decisions) != len(found[-1].settings.players):
        raise ValueError
    found[-1].add(played)


class ResultsFile:
    """A file that grows by a line with each game; games that it holds are not played again."""

    def __init__(self, file: Path, settings: Settings) -> None:
        """Open the file, or make it.

        Raises:
            BadOption: it cannot be written, or holds something else.
        """
        self.file = file
        self.results = Results(settings)
        before = read_file(file) if file.exists() else []
        if before:
            self.take(before)
        try:
            if not before:
                file.write_text(line_of(head_of(settings)), encoding="utf-8")
            else:  # whole lines only: one that was cut short is written anew
                whole = file.read_bytes().rpartition(b"\n")
                if whole[2]:
                    file.write_bytes(whole[0] + whole[1])
        except OSError as problem:
            raise BadOption(BAD_FILE, file=quoted(str(file)), problem=problem.strerror) from None

    def take(self, before: list[Results]) -> None:
        """Go on with what the file holds.

        Raises:
            BadOption: these are other games.
        """
        theirs, ours = head_of(before[-1].settings), head_of(self.results.settings)
        if len(before) > 1:
            raise BadOption(BAD_FILE, file=quoted(str(self.file)), problem="it holds more than one pairing")
        for name in ours:
            if theirs[name] != ours[name]:
                raise BadOption(
                    OTHER_SETTINGS,
                    file=quoted(str(self.file)),
                    name=name,
                    theirs=quoted(said(theirs[name])),
                    ours=quoted(said(ours[name])),
                )
        self.results = before[0]

    def add(self, played: Played) -> None:
        """Note a game."""
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(game_line(played))
        self.results.add(played)


def said(value: Any) -> str:
    """Write a setting as one would type it.

    >>> said({"style": "old"}), said(["greedy", "random"]), said(3)
    ('--style old', 'greedy random', '3')
    """
    if isinstance(value, dict):
        return " ".join(f"--{name} {entry}" for name, entry in value.items())
    return " ".join(value) if isinstance(value, list) else str(value)
