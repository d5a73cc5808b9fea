"""Lessons: the courses of the games, steps played by the rules, and examples of rules and rulings.

Nothing is stored, and no position comes from outside: whoever learns names a step and what they decided there, so that
nobody can have a position of a real table worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field, StringConstraints, TypeAdapter, WithJsonSchema

from yamabushi.core.errors import IllegalAction
from yamabushi.core.game import Game
from yamabushi.core.lessons import Course, Example, Kind, Step
from yamabushi.core.record import Record
from yamabushi.core.registry import games
from yamabushi.core.tasks import Goal, Task
from yamabushi.lessons.finding import courses_of, examples_of, options_of, step_of, task_courses_of
from yamabushi.lessons.playing import Attempt, Entry, Verdict, attempted
from yamabushi.server.documents import KEPT, Document
from yamabushi.server.messages import MOST_PREVIEWS
from yamabushi.server.outside import ask, game_at_table
from yamabushi.server.routes.common import REFUSALS, Body, Problem, problem_of
from yamabushi.server.telling import line_shown, previews_shown

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=REFUSALS)

MOST_DECISIONS = 100
"""More than any step takes."""

# Views, previews and lines are described with the messages of live play; `wire` puts that beside the addresses.
View = Annotated[dict[str, Any], WithJsonSchema({"anyOf": [{"$ref": "#/components/schemas/AnyView"}]})]
LineShown = Annotated[dict[str, Any], WithJsonSchema({"anyOf": [{"$ref": "#/components/schemas/Line"}]})]
PreviewShown = Annotated[dict[str, Any], WithJsonSchema({"anyOf": [{"$ref": "#/components/schemas/AnyPreview"}]})]

Name = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Action = Annotated[str, StringConstraints(max_length=200)]
OptionsOut = dict[str, str | int | bool]


class TaskOut(BaseModel):
    """What is to be found in a puzzle, or done in a game to be finished."""

    goal: Goal = Field(description="win: force a win; expect: gain the most points of this turn in the mean")
    amount: float = Field(description="turns until it is won, or points")
    themes: list[str] = Field(description="what happens in the turn that is right")


class StepOut(BaseModel):
    """A step of a course."""

    name: str
    seat: int
    seats: list[str]
    options: OptionsOut
    marks: list[str] = Field(description="places on the board to point at")
    untaught: str = Field(description="what stands in decisions that are taught later, and not offered yet; or nothing")
    decisions: int = Field(description="how many decisions it takes at most")
    rules: list[str] = Field(description="parts of the rules that it shows")
    way: list[str] = Field(description="what the learner decides where it is shown, and not played; nothing in a task")
    task: TaskOut | None = Field(description="null for a step that teaches")


class GraduationOut(BaseModel):
    """The table to which a course leads."""

    options: OptionsOut
    level: int


class CourseOut(BaseModel):
    """A course: steps in their order; or the puzzles of a book, or games to be finished."""

    name: str
    kind: Kind
    steps: list[StepOut]
    then: GraduationOut | None


class ExampleOut(BaseModel):
    """A position and what is played there, which shows a part of the rules or what a ruling says."""

    rules: list[str] = Field(description="parts of the rules that it shows, or the number of the ruling")
    seats: list[str]
    options: OptionsOut
    position: str | None = Field(description="where it begins; null for the game's own start")
    actions: list[str] = Field(description="what is played; none where there is only something to look at")
    record: str = Field(description="all of it as a record, to be looked back at")


class Decided(Body):
    """What the learner has decided in a step so far."""

    actions: Annotated[list[Action], Field(max_length=MOST_DECISIONS)]


class Considered(Decided):
    """And what they consider."""

    considered: Annotated[list[Action], Field(max_length=MOST_PREVIEWS)]


class Played(BaseModel):
    """A decision, the learner's or another's, or what chance has drawn; and how it looks then."""

    line: LineShown
    view: View


class AttemptOut(BaseModel):
    """A step as far as it was played."""

    verdict: Verdict = Field(description="whether what was wanted is done, can still be, or not any more")
    said: str | None = Field(description="the name of the words for a mistake that was foreseen")
    refused: Problem | None = Field(description="why the rules do not allow the last of the decisions")
    hint: str | None = Field(description="a decision that leads on")
    worth: float | None = Field(description="the points that wrong decisions still gain in the mean, where that counts")
    best: float | None = Field(description="and what the best in the place of the last one would have gained")
    is_over: bool = Field(description="whether the game has ended by what was played")
    view: View = Field(description="how it looks at the beginning")
    played: list[Played]


COURSES, EXAMPLES = TypeAdapter(list[CourseOut]), TypeAdapter(list[ExampleOut])
NOTHING = Document(lambda: b"[]", KEPT)


def courses_written(game: str) -> bytes:
    """Write the courses of a game."""
    return COURSES.dump_json([course_out(game, course) for course in ask(game, courses_of, game)])


def examples_written(game: str) -> bytes:
    """Write what shows rules and rulings of a game on the board."""
    return EXAMPLES.dump_json([example_out(game, number) for number in range(len(ask(game, examples_of, game)))])


def tasks_written(game: str) -> bytes:
    """Write a game's book of puzzles and its games to be finished."""
    return COURSES.dump_json([course_out(game, course) for course in ask(game, task_courses_of, game)])


def document_of(write: Callable[[str], bytes], game: str) -> Document:
    """Give a document about a game; one that does not exist has an empty list, and is not remembered."""
    return _document_of(write, game) if game in games() else NOTHING


@cache
def _document_of(write: Callable[[str], bytes], game: str) -> Document:
    return Document(partial(write, game), KEPT)


@router.get("/{game}", response_model=list[CourseOut])
async def list_courses(game: Name, request: Request) -> Response:
    """List the courses of a game; none if it has no lessons, or there is no such game."""
    return await document_of(courses_written, game).answer(request)


@router.get("/{game}/examples", response_model=list[ExampleOut])
async def list_examples(game: Name, request: Request) -> Response:
    """List what shows rules and rulings of a game on the board; nothing if there is none, or no such game."""
    return await document_of(examples_written, game).answer(request)


@router.get("/{game}/tasks", response_model=list[CourseOut])
async def list_tasks(game: Name, request: Request) -> Response:
    """List a game's book of puzzles and its games to be finished, if there are any; they are played as steps are."""
    return await document_of(tasks_written, game).answer(request)


@router.post("/{game}/{course}/{step}")
async def play_step(game: Name, course: Name, step: Name, body: Decided) -> AttemptOut:
    """Play a step from its beginning: what the learner has decided, and what the others answer."""
    wanted, rules = ask(game, step_of, game, course, step), rules_of(game, course, step)
    try:
        return attempt_out(rules, wanted, attempted(rules, wanted, body.actions))
    except IllegalAction as refusal:
        before = attempted(rules, wanted, body.actions[:-1])
        return attempt_out(rules, wanted, before).model_copy(update={"refused": problem_of(refusal)})


@router.post("/{game}/{course}/{step}/previews")
async def preview_step(game: Name, course: Name, step: Name, body: Considered) -> dict[str, PreviewShown]:
    """Say what decisions would do; what is not legal, or cannot be described, is left out."""
    wanted, rules = ask(game, step_of, game, course, step), rules_of(game, course, step)
    return previews_shown(attempted(rules, wanted, body.actions).state, body.considered)


@cache
def rules_of(game: str, course: str, step: str) -> Game:
    """Make the game that a step is played in."""
    return game_at_table(game, **options_of(game, course, step))


def course_out(game: str, course: Course) -> CourseOut:
    """Describe a course."""
    then = course.then
    return CourseOut(
        name=course.name,
        kind=course.kind,
        steps=[step_out(rules_of(game, course.name, step.name), step) for step in course.steps],
        then=None if then is None else GraduationOut(options=dict(then.options), level=then.level),
    )


def step_out(game: Game, step: Step) -> StepOut:
    """Describe a step."""
    return StepOut(
        name=step.name,
        seat=step.seat,
        seats=list(game.seats),
        options=dict(game.options),
        marks=step.marks.split(),
        untaught=step.untaught,
        decisions=step.most,
        rules=step.rules.split(),
        way=[] if step.task else list(step.ways[0]),
        task=task_out(step.task) if step.task else None,
    )


@cache
def example_out(game: str, number: int) -> ExampleOut:
    """Describe an example; it is played for its record, once."""
    example: Example = examples_of(game)[number]
    rules = game_at_table(game, **example.options)
    actions, position = tuple(example.actions.split()), example.position or None
    return ExampleOut(
        rules=example.rules.split(),
        seats=list(rules.seats),
        options=dict(rules.options),
        position=position,
        actions=list(actions),
        record=str(Record.of(rules, actions, start=position)),
    )


def task_out(task: Task) -> TaskOut:
    """Describe a task."""
    return TaskOut(goal=task.goal, amount=float(task.amount), themes=list(task.themes))


def attempt_out(game: Game, step: Step, attempt: Attempt) -> AttemptOut:
    """Describe a step as far as it was played, as the learner may see it."""
    return AttemptOut(
        verdict=attempt.verdict,
        said=attempt.said,
        refused=None,
        hint=attempt.hint,
        worth=None if attempt.worth is None else float(attempt.worth),
        best=None if attempt.best is None else float(attempt.best),
        is_over=attempt.state.seat is None,
        view=game.read(step.position).view(step.seat),
        played=played_out(step, attempt.entries),
    )


def played_out(step: Step, entries: Sequence[Entry]) -> list[Played]:
    """Write decisions as lines of a log, each with what is seen after it."""
    return [
        Played(
            line=line_shown(number, entry.before, entry.action, step.seat),
            view=entry.after.view(step.seat),
        )
        for number, entry in enumerate(entries, start=1)
    ]
