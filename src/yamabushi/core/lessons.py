"""What a lesson is made of: data, in a game's module `lessons`, and nothing that is done with it.

Beside the courses stand examples: a position, and what is played there, only to be looked at.

A course is a row of steps. A step is a position, what the learner is to do there, and what the others do. All that is
said stands in the words (`lessons-NAME.ftl`), under keys that follow from names: the step `fight` of a game's course
`first` is the message `lesson-GAME-first-fight`, with the attributes `goal`, `hint` and `right`, and one more for each
mistake that was foreseen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from yamabushi.core.options import OptionValue
from yamabushi.core.tasks import Task

Event = Mapping[str, object]
"""A part of an event, as `State.events` tells it: one that has all of this fits."""

EAGER = "eager"
"""Who answers with whatever looks best at once: an opponent that anybody can beat, and that needs no time to think."""


@dataclass(frozen=True, eq=False)
class Step:
    """A step of a course: half a minute on the board; the same only as itself.

    Actions stand in a row, with blanks between them. Those of the learner alone are a `way`; what the others and chance
    do between is in `answers`.
    """

    name: str
    # As `game.read` takes it.
    position: str
    # How it is done; a hint shows its next action.
    way: str
    # Other ways that are just as good. They count only where no event is wanted.
    others: tuple[str, ...] = ()
    # What must have happened, whichever way it came about; nothing if it is the way that is wanted.
    wants: tuple[Event, ...] = ()
    # How many decisions the learner has where events are wanted; as many as the way has if nothing is said.
    within: int = 0
    # What the others and chance decide, each as soon as it is possible; or `eager`.
    answers: str = ""
    # What the others do once it is done, so that one sees what it was good for.
    epilogue: str = ""
    # Places to point at, by the names that the board gives them: squares, cells, piles, tiles.
    marks: str = ""
    # What stands in actions that are taught later: the board does not offer them yet.
    untaught: str = ""
    # Whether the moves of a puzzle count: not where it only stands for a board with little on it.
    counts_moves: bool = True
    # Mistakes that are expected, by the name of the words for them: how the action begins, or an event.
    foreseen: Mapping[str, str | Event] = field(default_factory=dict)
    # Parts of the rules that it shows, by their names there.
    rules: str = ""
    # Options beyond those of the course.
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seat: int = 0
    # What it was made of, if it is a puzzle or a game to be finished: then words are the same for all of them.
    task: Task | None = None

    @property
    def is_to_be_finished(self) -> bool:
        """Whether a game is to be won against somebody who answers."""
        return self.task is not None and self.answers == EAGER

    @property
    def is_turn_to_find(self) -> bool:
        """Whether a whole turn is to be found that wins."""
        return self.task is not None and self.task.goal == "win" and not self.is_to_be_finished

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """List the ways that are known to be right, the best known one first."""
        return tuple(tuple(way.split()) for way in (self.way, *self.others))

    @property
    def most(self) -> int:
        """How many decisions the learner has at most."""
        return self.within or max(map(len, self.ways))


@dataclass(frozen=True)
class Graduation:
    """The table to which a course leads: a whole game, against a level or whoever the mode has."""

    options: Mapping[str, OptionValue] = field(default_factory=dict)
    level: int = 1


Kind = Literal["lessons", "book", "practice"]
"""Steps that teach, puzzles of a book, or games to be finished."""


@dataclass(frozen=True)
class Course:
    """Steps that lead from one thing to the next; or the puzzles of a book, or games to be finished."""

    name: str
    steps: tuple[Step, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    then: Graduation | None = None
    kind: Kind = "lessons"

    def step(self, name: str) -> Step | None:
        """Find a step by its name."""
        return next((step for step in self.steps if step.name == name), None)


@dataclass(frozen=True)
class Example:
    """A position and what is played from there: it shows a part of the rules, or what a ruling says.

    It has no words of its own, for the rule has them; what happens is said as a log says it.
    """

    # The parts of the rules that it shows, or the number of the ruling.
    rules: str
    # As `game.read` takes it; nothing for the game's own start.
    position: str = ""
    # All that is decided, by whomever, and what chance draws. Nothing where there is only something to look at.
    actions: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
