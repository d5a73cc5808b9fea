"""Tasks: positions in which one turn is to be found, or a game to be finished; data, as a line of text each.

A game has them in its folder: `tasks.txt` is its book of puzzles, `practice.txt` what its courses lead to. A line has
eight fields with `; ` between them:

```text
A01; win 2; style=old match=single; turned; POSITION; Qu@a1 >N; Bi@c3 - Mi@b2; PROOF
```

its name, its goal, the options of its game, its themes, the position, the turns that are right (`|` between them), what
the others and chance do, and what is proved of the turns that are wrong.

>>> task = Task.read("A01; expect 17/4; -; taken; X; a b | b a; ?G3; 1 2 17/4")
>>> task.goal, str(task.amount), task.ways
('expect', '17/4', ('a b', 'b a'))
>>> str(task)
'A01; expect 17/4; -; taken; X; a b | b a; ?G3; 1 2 17/4'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, get_args

Goal = Literal["win", "expect"]
"""`win`: force a win, in so many turns. `expect`: gain the most points in this turn, so many in the mean."""

GOALS: tuple[Goal, ...] = get_args(Goal)
NOTHING = "-"


@dataclass(frozen=True, eq=False)
class Task:
    """A position, what is to be found there, and the proof that nothing else is as good; the same only as itself."""

    name: str
    goal: Goal
    # Turns until it is won, or points.
    amount: Fraction
    position: str
    # The turns that are right: actions with blanks between them.
    ways: tuple[str, ...]
    # To win: how it goes on after the first way. To expect: what chance brings, each as soon as it is possible.
    others: str = ""
    proof: str = ""
    themes: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, line: str) -> Task:
        """Read a line as `str` writes it."""
        name, goal, options, themes, position, ways, others, proof = line.split("; ")
        kind, amount = goal.split()
        assert kind in GOALS, line
        pairs = [] if options == NOTHING else [pair.split("=") for pair in options.split()]
        return cls(
            name,
            kind,
            Fraction(amount),
            position,
            tuple(ways.split(" | ")),
            "" if others == NOTHING else others,
            "" if proof == NOTHING else proof,
            () if themes == NOTHING else tuple(themes.split(",")),
            dict(pairs),
        )

    def __str__(self) -> str:
        fields = (
            self.name,
            f"{self.goal} {self.amount}",
            " ".join(f"{name}={value}" for name, value in self.options.items()),
            ",".join(self.themes),
            self.position,
            " | ".join(self.ways),
            self.others,
            self.proof,
        )
        return "; ".join(field or NOTHING for field in fields)


def read_tasks(text: str) -> tuple[Task, ...]:
    """Read the lines of a file; those that begin with # are for people."""
    return tuple(Task.read(line) for line in text.splitlines() if line and not line.startswith("#"))
