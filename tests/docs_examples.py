"""Find the examples in docs/: drawn boards, lines to replay, Python, records, positions.

A page in docs/NAME/ speaks of the game NAME. How that game draws boards and what its positions look like stands in
`NOTATIONS`, an entry a game; all else is found alike on every page.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import yamabushi
from yamabushi import Game, State
from yamabushi.core.options import Option, OptionValue
from yamabushi.core.record import game_from

TOP = Path(__file__).parents[1]
DOCS = TOP / "docs"
PAGES = {path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8") for path in sorted(DOCS.rglob("*.md"))}
SOURCES = sorted((TOP / "src" / "yamabushi").rglob("*.py"))

Board = dict[str, str]
"""What is drawn on each cell."""

_FENCE = re.compile(
    r"(?:<!-- (?P<comment>(?:(?!-->).)*) -->\s*?)?"
    r"^(?P<indent> *)```(?P<language>\w*)(?: title=\"(?P<title>[^\"\n]+)\")?[^\n`]*\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
_EXAMPLE_LINE = re.compile(r"^(?:game|puzzle|from|play|to|offers) {2,}", re.MULTILINE)
_COMMAND = "$ yamabushi "
MADE_UP = re.compile(r"\b(?:nim|twenty)\b")
"""The games that pages make up; `tests/outside/test_walkthroughs.py` puts them where the pages say."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, with the comment over it."""

    page: str
    line: int
    language: str
    text: str
    comment: str
    # The file that this is, where the page says so.
    title: str = ""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def game(self) -> str:
        """The game that the page speaks of: the name of its folder."""
        return self.page.partition("/")[0]

    @property
    def is_board(self) -> bool:
        """Whether a comment says which positions are drawn here."""
        return self.comment.startswith(("boards ", "either "))

    @property
    def is_example(self) -> bool:
        """Whether these are lines to replay."""
        return _EXAMPLE_LINE.search(self.text) is not None

    @property
    def is_session(self) -> bool:
        """Whether commands of ours are shown here, each with what it prints."""
        return self.text.startswith(_COMMAND)

    @property
    def commands(self) -> list[tuple[str, str]]:
        """The arguments of each command shown, and what is said to be printed."""
        parts = re.split(rf"^{re.escape(_COMMAND)}(.*)\n", self.text, flags=re.MULTILINE)
        return list(zip(parts[1::2], parts[2::2], strict=True))

    @property
    def is_record(self) -> bool:
        """Whether this is a game record."""
        return self.text.startswith("[Game ")

    @property
    def is_python(self) -> bool:
        """Whether this is Python, of whatever kind."""
        return self.language == "python"

    @property
    def is_runnable(self) -> bool:
        """Whether this is Python that imports what it uses, and speaks of no game that a page makes up."""
        return self.is_python and self.text.startswith(("import ", "from ")) and not MADE_UP.search(self.text)


@dataclass(frozen=True)
class Position:
    """Something on a page, outside of lines to replay, that looks like a position of a game, or like a puzzle."""

    page: str
    line: int
    game: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass(frozen=True)
class Drawing:
    """How a game's pages draw its board."""

    # Finds what only a drawn board contains.
    mark: re.Pattern[str]
    # Reads boards that are drawn side by side.
    read: Callable[[str], list[Board]]
    # Says how the board of a position is drawn.
    draw: Callable[[State], Board]


@dataclass(frozen=True)
class Notation:
    """What a game's pages write in its own way."""

    # Finds what is meant as a position, whether it is one or not; so it is generous.
    position: re.Pattern[str]
    # Nothing for a game whose pages draw no boards.
    drawing: Drawing | None = None
    # Finds what is meant as a puzzle, in a game that has such.
    puzzle: re.Pattern[str] | None = None


def regality_boards(drawn: str) -> list[Board]:
    """Read boards of three columns, a line of letters over them and a row's number before each row."""
    head, *rows = (line.replace("→", " ").split() for line in drawn.splitlines() if line.strip())
    boards: list[Board] = [{} for _ in range(0, len(head), 3)]
    for row in rows:
        for number, board in enumerate(boards):
            name, *cells = row[4 * number : 4 * number + 4]
            columns = head[3 * number : 3 * number + 3]
            board.update({column + name: cell for column, cell in zip(columns, cells, strict=True)})
    return boards


def regality_board(state: State) -> Board:
    """Draw a tile with an arrow that says where it points, in brackets if it lies face down."""
    board = {}
    for cell, lies in state.view(None)["board"].items():
        if lies is None:
            board[cell] = "·"
            continue
        tile = f"{lies['tile']}+{lies['covers']}" if "covers" in lies else lies["tile"]
        board[cell] = f"[{tile}]" if "destroyed_by" in lies else tile + {"north": "▲", "south": "▼"}[lies["faces"]]
    return board


def yokai_boards(drawn: str) -> list[Board]:
    """Read a table of four piles: their colours, then Moon's sketches, the top yokai and Sun's sketches."""
    colours, *rows = (re.split(" {2,}", line.strip())[-4:] for line in drawn.splitlines())
    places = zip(("Moon", "top", "Sun"), rows, strict=True)
    return [{f"{colour} {place}": cell for place, row in places for colour, cell in zip(colours, row, strict=True)}]


def yokai_board(state: State) -> Board:
    """Draw each pile as its top yokai between the sketches of both sides; all of that lies open."""
    board = {}
    for colour, pile in zip(("green", "red", "blue", "yellow"), str(state).split(" "), strict=False):
        _, yokai, sun, moon = pile.split(":")
        board[f"{colour} top"] = yokai[:2]
        for place, side in (("Sun", sun), ("Moon", moon)):
            board[f"{colour} {place}"] = " ".join(re.findall(r"[GRBY]{2}[+!]?", side)) or "-"
    return board


_REST = r"(?: [^\s`\"']+)+"
_CELL = r"[^\s,/`\"']+"
_ROW = rf"{_CELL},{_CELL},{_CELL}"
_PILE = r":[-GRBY3-7?]+:[-GRBY+!]+:[-GRBY+!]+"
_CUBES = r"(?:-|[A-Z]\d\w*(?:,[A-Z]\d\w*)*)"

NOTATIONS = {
    "himiki": Notation(
        re.compile(rf"(?<![^\s`\"']){_CUBES}/{_CUBES}(?! par=){_REST}"),
        puzzle=re.compile(rf"(?<![^\s`\"']){_CUBES}/{_CUBES}(?= par=){_REST}"),
    ),
    "regality": Notation(
        re.compile(rf"{_ROW}/{_ROW}/{_ROW}{_REST}"),
        Drawing(re.compile("[▲▼]"), regality_boards, regality_board),
    ),
    "yokai": Notation(
        re.compile(rf"G{_PILE} R{_PILE} B{_PILE} Y{_PILE}{_REST}"),
        Drawing(re.compile(r"^(?:Moon|Sun) {3,}", re.MULTILINE), yokai_boards, yokai_board),
    ),
}


def blocks_of(page: str) -> Iterator[Block]:
    """Find the fenced blocks of a page, also those inside of lists."""
    text = PAGES[page]
    for match in _FENCE.finditer(text):
        line = text.count("\n", 0, match.start("indent")) + 1
        inner = re.sub(f"^{match['indent']}", "", match["text"], flags=re.MULTILINE)
        yield Block(page, line, match["language"], inner, (match["comment"] or "").strip(), match["title"] or "")


def positions_of(page: str) -> Iterator[Position]:
    """Find positions anywhere on a page; those in lines to replay are read there, with their own options."""
    for name in games_of(page):
        yield from texts_of(page, name, NOTATIONS[name].position)


def puzzles_of(page: str) -> Iterator[Position]:
    """Find puzzles anywhere on a page, but for those in lines to replay."""
    for name in games_of(page):
        if (puzzle := NOTATIONS[name].puzzle) is not None:
            yield from texts_of(page, name, puzzle)


def games_of(page: str) -> list[str]:
    """List the games that a page may speak of: the one of its folder, or all."""
    folder = page.partition("/")[0]
    return [folder] if folder in NOTATIONS else list(NOTATIONS)


def texts_of(page: str, game: str, pattern: re.Pattern[str]) -> Iterator[Position]:
    """Find what looks like a pattern on a page, outside of lines to replay."""
    text = PAGES[page]
    examples = [block for block in blocks_of(page) if block.is_example]
    replayed = {block.line + offset for block in examples for offset in range(block.text.count("\n") + 1)}
    for match in pattern.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        if line not in replayed:
            yield Position(page, line, game, match[0])


def game_with(name: str, options: str) -> Game:
    """Make a game with options written as `style=old match=single`.

    Raises:
        ValueError: it has no such option.
    """
    given = dict(word.split("=") for word in options.split())
    game = game_from({"Game": name, **given})
    if unknown := given.keys() - game.options.keys():
        raise ValueError(f"{name} has no options {unknown}")
    return game


def games_with_any_options(name: str) -> Iterator[Game]:
    """Make a game with every combination of its options; of numbers, the usual one and the highest."""
    options = yamabushi.games()[name].options
    seen: list[dict[str, OptionValue]] = []
    for values in itertools.product(*map(values_of, options)):
        settled: dict[str, OptionValue] = {}
        for option, value in zip(options, values, strict=True):
            if option.applies(settled):
                settled[option.name] = value
        if settled not in seen:
            seen.append(settled)
            yield yamabushi.game(name, **settled)


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """List values of an option."""
    if isinstance(option.default, bool):
        return False, True
    if option.form is not None:
        return (option.default,)
    return option.choices or (option.default, option.high)


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
