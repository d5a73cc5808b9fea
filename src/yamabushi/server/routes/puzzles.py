"""Mindlock: the book of puzzles, and the solver that gives hints and proves what somebody has made up."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field, StringConstraints, TypeAdapter, WithJsonSchema

from yamabushi.core.errors import IllegalAction, Refusal
from yamabushi.core.registry import game as game_of
from yamabushi.games.himiki.book import book, puzzle_of
from yamabushi.games.himiki.days import first_day, puzzle_of_the_day
from yamabushi.games.himiki.puzzles import LONGEST, BadPuzzle, Puzzle
from yamabushi.puzzles.mining import without_each_piece
from yamabushi.puzzles.solver import game_with, start_of
from yamabushi.server.documents import KEPT, Document
from yamabushi.server.engine_room import ENGINE_DIED, ENGINE_LATE, SILENCE, EngineDied
from yamabushi.server.guards import TOO_MUCH, TooMuch
from yamabushi.server.routes.common import REFUSALS, Body, TheHall
from yamabushi.server.routes.thinking import Sample, sampled
from yamabushi.server.solving import Bounds, check, solution, steps, views
from yamabushi.words import best_language, refusal_in

router = APIRouter(prefix="/api", tags=["puzzles"], responses=REFUSALS)

MOST_AT_ONCE = 3
MOST_DAYS = 62

Grade = Literal["F", "M", "D", "E"]
Theme = Literal["again", "pivot", "double", "cubes", "terrain", "event", "influence", "quiet"]
Element = Literal["H", "M", "K"]
# A view is a plain dict; `shapes` says what is in it, and `wire` puts that beside the addresses.
View = Annotated[dict[str, Any], WithJsonSchema({"$ref": "#/components/schemas/HimikiView"})]
PuzzleText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]


class PuzzleCube(BaseModel):
    """A cube, as in a view."""

    colour: Literal["w", "b"]
    orientation: Literal["HMK", "HKM", "MHK", "MKH", "KHM", "KMH"]


class Board(BaseModel):
    """Where a puzzle starts, what is wanted, and in how many moves."""

    text: str = Field(description="the puzzle as one line, in its one form")
    position: str = Field(description="the position in which it starts")
    cubes: dict[str, PuzzleCube]
    terrain: dict[str, str]
    hand: list[str] = Field(description="the event tiles that white holds")
    par: int
    edition: Literal["revised", "first"]
    influences: list[Element] = Field(description="those in play; none in a headlock")
    demanded: list[Element] = Field(description="those of them that must be taken")


class BookPuzzle(Board):
    """A puzzle of the book."""

    name: str
    grade: Grade
    solutions: int = Field(description="how many shortest solutions it has")
    difficulty: int
    themes: list[Theme] = Field(description="what every shortest solution shows")


class PuzzleOfTheDay(BaseModel):
    """A puzzle that is the same for everybody on a day, and stays that day's."""

    day: date = Field(description="a day of UTC")
    puzzle: BookPuzzle


class Question(Body):
    """A puzzle, by its name or as text, and a position of it; the first one if none is given."""

    puzzle: PuzzleText
    position: Annotated[str, StringConstraints(max_length=2000)] | None = None


class Answer(BaseModel):
    """What is proved about a position of a puzzle, within the moves that are left."""

    least: int | None = Field(description="the fewest moves that are still to be paid; null if there is no solution")
    solved: bool = Field(description="whether there is a solution within the moves that are left")
    actions: list[str] | None = Field(description="a shortest solution; nothing is left of it where it is solved")
    steps: list[str] | None = Field(description="the same, each as the books write it")
    views: list[View] = Field(description="what is seen while that solution is played, from its beginning on")
    positions: int = Field(description="how many positions were searched")


class FoundLine(Question):
    """Actions from a position of a puzzle on."""

    actions: Annotated[list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=200)]


class LinePlayed(BaseModel):
    """What is seen while actions are played."""

    actions: list[str]
    steps: list[str] = Field(description="each as the books write it")
    views: list[View] = Field(description="from the beginning on")


class Draft(Body):
    """A puzzle that somebody has made up."""

    puzzle: Annotated[str, StringConstraints(max_length=2 * LONGEST)]


class Reading(BaseModel):
    """A text read as a puzzle."""

    is_puzzle: bool
    problem: str | None = Field(description="why it is none, in the language that the request asks for")
    board: Board | None


class Lesser(BaseModel):
    """A puzzle with one piece less."""

    piece: str = Field(description="its square, its tile if it was in the hand, its element if it was an influence")
    sample: Sample


class Drafted(Reading):
    """A puzzle that somebody makes up, for their own browser to prove, and so with each of its pieces less."""

    sample: Sample | None = Field(description="its start; null where it is none")
    lesser: list[Lesser]


class Verdict(Reading):
    """What is proved about a puzzle that somebody has made up."""

    least: int | None = Field(description="the fewest moves, whatever its PAR; null if there is no solution at all")
    solutions: int = Field(description="how many shortest solutions it has")
    is_counted: bool = Field(description="whether these are all; where lines go in circles nobody can count them")
    difficulty: int | None
    grade: Grade | None
    positions: int = Field(description="how many positions were searched")


def board_of(puzzle: Puzzle) -> Board:
    """Describe where a puzzle starts."""
    view = start_of(puzzle).view(0)
    return Board(
        text=str(puzzle),
        position=view["position"],
        cubes=view["cubes"],
        terrain=dict(puzzle.terrain),
        hand=list(puzzle.hand),
        par=puzzle.par,
        edition="first" if puzzle.edition == "first" else "revised",
        influences=[element for element in ("H", "M", "K") if element in puzzle.influences],
        demanded=[element for element in ("H", "M", "K") if element in puzzle.demanded],
    )


@cache
def listed() -> list[BookPuzzle]:
    """Describe the book."""
    return [
        BookPuzzle.model_validate(
            {
                **board_of(puzzle_of(name)).model_dump(),
                "name": name,
                "grade": name[0],
                "solutions": entry.solutions,
                "difficulty": entry.difficulty,
                "themes": entry.themes,
            }
        )
        for name, entry in book().items()
    ]


BOOK = Document(lambda: TypeAdapter(list[BookPuzzle]).dump_json(listed()), KEPT)


@router.get("/puzzles", response_model=list[BookPuzzle])
async def list_puzzles(request: Request) -> Response:
    """List the puzzles of the book."""
    return await BOOK.answer(request)


def today() -> date:
    """Give the day by UTC."""
    return datetime.now(UTC).date()


@router.get("/puzzles/days")
async def list_days(
    until: Annotated[date | None, Query(description="the latest day; today if none is given")] = None,
    count: Annotated[int, Query(ge=1, le=MOST_DAYS, description="how many days, that one included")] = 1,
) -> list[PuzzleOfTheDay]:
    """List the puzzles of days, the latest first: none of a day to come, and none before the first."""
    latest = min(until or today(), today())
    puzzles = {puzzle.name: puzzle for puzzle in await asyncio.to_thread(listed)}
    days = [latest - timedelta(days=back) for back in range(min(count, (latest - first_day()).days + 1))]
    return [PuzzleOfTheDay(day=day, puzzle=puzzles[puzzle_of_the_day(day)]) for day in days]


@router.post("/puzzles/solution")
async def solve_puzzle(body: Question, request: Request, hall: TheHall) -> Answer:
    """Prove how a puzzle is solved from a position: the first action is a hint, all of them are the solution."""
    form = str(game_of("himiki", mode="mindlock", puzzle=body.puzzle).options["puzzle"])
    puzzle = puzzle_of(form)
    position = None if body.position is None else str(game_with(puzzle).read(body.position))
    async with place(request):
        return Answer(**await hall.engines.run(solution, str(puzzle), position, Bounds()))


@router.post("/puzzles/line")
async def show_line(body: FoundLine) -> LinePlayed:
    """Say what is seen while actions are played that somebody has found."""
    form = str(game_of("himiki", mode="mindlock", puzzle=body.puzzle).options["puzzle"])
    game = game_with(puzzle_of(form))
    state = game.start() if body.position is None else game.read(body.position)
    actions = tuple(body.actions)
    return LinePlayed(actions=body.actions, steps=steps(state, actions), views=views(state, actions))


def said_to(request: Request, refusal: Refusal) -> str:
    """Say a refusal in the language that a request asks for."""
    return refusal_in(best_language(request.headers.get("accept-language")), refusal)


@router.post("/puzzles/read")
async def read_puzzle(body: Draft, request: Request) -> Reading:
    """Say whether a text is a puzzle; whoever asks proves it by themselves."""
    try:
        puzzle = Puzzle.read(body.puzzle)
    except BadPuzzle as refusal:
        return Reading(is_puzzle=False, problem=said_to(request, refusal), board=None)
    return Reading(is_puzzle=True, problem=None, board=board_of(puzzle))


@router.post("/puzzles/draft")
async def draft_puzzle(body: Draft, request: Request) -> Drafted:
    """Read a text as a puzzle, and give what a browser proves about it: in how few moves, and what is needless."""
    try:
        puzzle = Puzzle.read(body.puzzle)
    except BadPuzzle as refusal:
        return Drafted(is_puzzle=False, problem=said_to(request, refusal), board=None, sample=None, lesser=[])
    return await asyncio.to_thread(drafted, puzzle)


def drafted(puzzle: Puzzle) -> Drafted:
    """Describe a puzzle that somebody makes up."""
    return Drafted(
        is_puzzle=True,
        problem=None,
        board=board_of(puzzle),
        sample=sampled(start_of(puzzle)),
        lesser=[Lesser(piece=piece, sample=sampled(start_of(lesser))) for piece, lesser in without_each_piece(puzzle)],
    )


@router.post("/puzzles/check")
async def check_puzzle(body: Draft, request: Request, hall: TheHall) -> Verdict:
    """Say whether a text is a puzzle, in how few moves it can be solved, and in how many ways."""
    try:
        puzzle = Puzzle.read(body.puzzle)
    except BadPuzzle as refusal:
        return Verdict(
            is_puzzle=False,
            problem=said_to(request, refusal),
            board=None,
            least=None,
            solutions=0,
            is_counted=True,
            difficulty=None,
            grade=None,
            positions=0,
        )
    async with place(request):
        found = await hall.engines.run(check, str(puzzle), Bounds())
    return Verdict(is_puzzle=True, problem=None, board=board_of(puzzle), **found)


@asynccontextmanager
async def place(request: Request) -> AsyncIterator[None]:
    """Take one of the few places for puzzles in the engine room.

    Raises:
        TooMuch: they are all taken.
        IllegalAction: whoever searched has died, or says nothing for too long.
    """
    counts: Counter[str] = request.app.state.counts
    if counts["puzzle"] >= MOST_AT_ONCE:
        raise TooMuch(TOO_MUCH)
    counts["puzzle"] += 1
    try:
        async with asyncio.timeout(Bounds().seconds + SILENCE):
            yield
    except EngineDied:
        raise IllegalAction(ENGINE_DIED) from None
    except TimeoutError:
        raise IllegalAction(ENGINE_LATE) from None
    finally:
        counts["puzzle"] -= 1
