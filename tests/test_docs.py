"""What docs/ shows is replayed with the library; a failure names the page and the line of the example."""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import yamabushi
from tests.docs_examples import (
    BLOCKS,
    DOCS,
    MADE_UP,
    NOTATIONS,
    PAGES,
    SOURCES,
    Block,
    Position,
    blocks_of,
    game_with,
    games_with_any_options,
    positions_of,
    puzzles_of,
)
from yamabushi import BadPosition, BadRecord, Game, State
from yamabushi.cli.app import app
from yamabushi.cli.records import verify
from yamabushi.core.record import read
from yamabushi.games.himiki.state import HimikiState
from yamabushi.puzzles.solutions import read_solution, write_step

BOARDS = [block for block in BLOCKS if block.is_board]
EXAMPLES = [block for block in BLOCKS if block.is_example]
RECORDS = [block for block in BLOCKS if block.is_record]
RUNNABLE = [block for block in BLOCKS if block.is_runnable]
PIECES = [block for block in BLOCKS if block.is_python and (block.title or MADE_UP.search(block.text))]
EXCERPTS = [block for block in BLOCKS if block.is_python and block not in RUNNABLE + PIECES]
SESSIONS = [block for block in BLOCKS if block.is_session]
POSITIONS = [position for page in PAGES for position in positions_of(page)]
PUZZLES = [puzzle for page in PAGES for puzzle in puzzles_of(page)]

# How many lines or blocks there are at least. Without this a page that is written another way would pass unread.
FOUND = {
    "boards": {str(block): len(block.comment.split("|")) - 1 for block in BOARDS},
    "example lines": {str(block): len(block.text.splitlines()) for block in EXAMPLES},
    "records": {str(block): 1 for block in RECORDS},
    "runnable Python": {str(block): 1 for block in RUNNABLE},
    "pieces": {str(block): 1 for block in PIECES},
    "excerpts": {str(block): 1 for block in EXCERPTS},
    "positions": {f"{position} {position.text}": 1 for position in POSITIONS},
    "puzzles": {f"{puzzle} {puzzle.text}": 1 for puzzle in PUZZLES},
    "commands": {str(block): len(block.commands) for block in SESSIONS},
}
LEAST = [
    ("regality/rules.md", "boards", 20),
    ("regality/rulings.md", "example lines", 100),
    ("regality/rulings.md", "runnable Python", 1),
    ("regality/rulings.md", "positions", 1),
    ("regality/notation.md", "positions", 1),
    ("arena.md", "commands", 1),
    ("arena.md", "runnable Python", 1),
    ("himiki/rules.md", "commands", 1),
    ("himiki/rulings.md", "example lines", 150),
    ("himiki/rulings.md", "runnable Python", 3),
    ("himiki/rulings.md", "positions", 1),
    ("himiki/rulings.md", "puzzles", 2),
    ("himiki/notation.md", "example lines", 20),
    ("himiki/notation.md", "runnable Python", 1),
    ("himiki/notation.md", "positions", 1),
    ("himiki/notation.md", "puzzles", 2),
    ("himiki/mindlock.md", "commands", 5),
    ("himiki/mindlock.md", "excerpts", 1),
    ("himiki/mindlock.md", "puzzles", 5),
    ("himiki/mindlock.md", "runnable Python", 2),
    ("yokai/rules.md", "boards", 5),
    ("yokai/rules.md", "example lines", 8),
    ("yokai/rules.md", "runnable Python", 2),
    ("yokai/rulings.md", "example lines", 100),
    ("yokai/rulings.md", "runnable Python", 2),
    ("yokai/notation.md", "positions", 1),
    ("records.md", "records", 3),
    ("records.md", "runnable Python", 1),
    ("records.md", "positions", 2),
    ("architecture.md", "runnable Python", 1),
    ("architecture.md", "excerpts", 1),
    ("adding-a-game.md", "pieces", 10),
    ("games-from-outside.md", "pieces", 2),
    ("decisions/", "runnable Python", 2),
]


@pytest.mark.parametrize(("page", "kind", "least"), LEAST, ids=str)
def test_examples_are_found(page: str, kind: str, least: int) -> None:
    assert sum(number for where, number in FOUND[kind].items() if where.startswith(page)) >= least


@pytest.mark.parametrize("page", PAGES)
def test_every_fence_is_seen(page: str) -> None:
    assert len(re.findall(r"^ *```", PAGES[page], re.MULTILINE)) == 2 * len(list(blocks_of(page)))


@pytest.mark.parametrize("name", [name for name in yamabushi.games() if (DOCS / name).is_dir()])
def test_the_notation_of_every_game_is_known_here(name: str) -> None:
    assert name in NOTATIONS, "docs_examples.py must learn how its boards and positions are written"


def played(state: State, actions: str) -> list[State]:
    """Give the position and those after each of the actions."""
    states = [state]
    for action in actions.split():
        states.append(states[-1].recorded(action))
    return states


@pytest.mark.parametrize("page", [page for page in PAGES if page.partition("/")[0] in NOTATIONS])
def test_no_board_is_drawn_without_a_comment(page: str) -> None:
    for block in blocks_of(page):
        drawing = NOTATIONS[block.game].drawing
        assert block.is_board or drawing is None or not drawing.mark.search(block.text), block


@pytest.mark.parametrize("block", BOARDS, ids=str)
def test_boards_are_drawn_as_they_are(block: Block) -> None:
    kind, _, said = block.comment.partition(" ")
    options, *lines = said.split("|")
    # `boards`: each line goes on from the one before. `either`: all go on from the first, which is not drawn.
    state = game_with(block.game, options).start()
    states = []
    for line in lines:
        states.append(played(state, line)[-1])
        if kind == "boards" or len(states) == 1:
            state = states[-1]
    drawing = NOTATIONS[block.game].drawing
    assert drawing is not None, f"docs_examples.py must learn how {block.game} is drawn"
    assert drawing.read(block.text) == [drawing.draw(state) for state in states[kind == "either" :]]


class Replay:
    """One block of lines to replay: `game`, `from` and `play` lead on, all others say something about where we are."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Game | None = None
        self.states: list[State] = []
        self.actions = ""
        self.claims = 0

    def follow(self, line: str) -> None:
        """Follow a line, or check what it says."""
        key, value = line[:8].split(), line[8:]
        if key == ["game"]:
            self.game = game_with(self.name, value)
            self.states = [self.game.start()]
            return
        if key == ["puzzle"]:
            self.game = yamabushi.game(self.name, mode="mindlock", puzzle=value)
            assert self.game.options["puzzle"] == value
            self.states = [self.game.start()]
            return
        assert self.game is not None
        if key == ["from"]:
            self.actions, self.states = "", [self.game.read(value)]
            assert str(self.states[0]) == value
        elif key == ["play"]:
            self.actions, self.states = value, played(self.states[-1], value)
        else:
            self.claims += 1
            self.check(self.game, key, value)

    def check(self, game: Game, key: list[str], value: str) -> None:
        """Check what a line says about the position, or about what was played just before."""
        state = self.states[-1]
        match key:
            case ["to"]:
                assert str(state) == value
                assert game.read(value) == state
            case ["offers"]:
                assert " ".join(state.actions) == value
            case ["odds"]:
                assert state.odds == pytest.approx([float(word) for word in value.split()])
            case ["score"]:
                assert "-".join(map(str, state.score)) == value
            case ["returns"]:
                assert state.returns == tuple(float(word) for word in value.split())
            case ["sees", seat]:
                assert state.view(None if seat == "-" else int(seat))["position"] == value
            case ["log", seat]:
                pairs = zip(self.states, self.actions.split(), strict=False)
                lines = [before.log_line(action, None if seat == "-" else int(seat)) for before, action in pairs]
                assert " ".join(lines) == value
            case ["muk", "yan"]:
                does = state.view(None)["muk_yan"]
                assert f"{does['action'] or does['name']}: {' '.join(does['candidates'])}" == value
            case ["written"]:
                self.check_solution(value)
            case _:
                pytest.fail(f"no line begins with {' '.join(key)!r}")

    def check_solution(self, value: str) -> None:
        """Check that what was played just before is written like that, as a solution, and read back."""
        states = [state for state in self.states if isinstance(state, HimikiState)]
        actions = tuple(self.actions.split())
        assert " ".join(write_step(*pair) for pair in zip(states, actions, strict=False)) == value
        puzzle = states[0].game.puzzle
        assert puzzle is not None
        if states[0] == states[0].game.start():
            assert read_solution(puzzle, value) == actions


@pytest.mark.parametrize("block", EXAMPLES, ids=str)
def test_an_example_leads_where_it_says(block: Block) -> None:
    replay = Replay(block.game)
    for line in block.text.splitlines():
        replay.follow(line)
    assert replay.claims


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_position_can_be_read(position: Position) -> None:
    refusals = set()
    for game in games_with_any_options(position.game):
        try:
            state = game.read(position.text)
        except BadPosition as refusal:
            refusals.add(str(refusal))
        else:
            assert str(state) == position.text
            return
    pytest.fail(f"{position.text}: {sorted(refusals)}")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_a_puzzle_is_in_its_one_form(puzzle: Position) -> None:
    assert yamabushi.game(puzzle.game, mode="mindlock", puzzle=puzzle.text).options["puzzle"] == puzzle.text


@pytest.mark.parametrize("block", SESSIONS, ids=str)
def test_a_command_prints_what_the_page_shows(block: Block) -> None:
    for arguments, shown in block.commands:
        # Nothing is typed: what asks for something stops there, and may say more than is shown.
        done = CliRunner().invoke(app, shlex.split(arguments), input="")
        printed = "".join(f"{line.rstrip()}\n" for line in done.output.splitlines())
        assert done.exception is None, done.exception
        assert shown.rstrip() in printed


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_a_record_is_as_it_would_be_written(block: Block) -> None:
    record = read(block.text)
    assert str(record) == block.text
    if record.seat is None:
        record.verify()
        return
    with pytest.raises(BadRecord, match="only a full record"):
        record.verify()
    seat = None if record.seat == "spectator" else int(record.seat)
    others = [read(other.text) for other in RECORDS if other.page == block.page]
    assert block.text in [str(full.seen_by(seat)) for full in others if full.seat is None]


def said_by_verify() -> Iterator[str]:
    """Verify each record of records.md as `game.txt`, and give what the command says about it."""
    file = Path("game.txt")
    for record in blocks_of("records.md"):
        if record.is_record:
            file.write_text(record.text, encoding="utf-8")
            printed = io.StringIO()
            try:
                verify(Console(file=printed, width=200), file)
                yield printed.getvalue()
            except BadRecord as refusal:
                yield f"{refusal}\n"


def test_verify_says_what_the_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = {block.text for block in blocks_of("records.md") if block.language == "text" and not block.is_record}
    assert len(shown) >= 2
    assert shown <= set(said_by_verify())


@pytest.mark.parametrize("block", RUNNABLE, ids=str)
def test_python_runs_and_prints_what_stands_behind_it(block: Block) -> None:
    said = {
        number: match[1]
        for number, line in enumerate(block.text.splitlines(), start=1)
        if (match := re.search(r"^ *print\(.*\)  # (.*)$", line))
    }
    printed: dict[int, str] = {}

    def remember(*values: object) -> None:
        printed[sys._getframe(1).f_lineno] = " ".join(map(str, values))

    exec(compile(block.text, str(block), "exec"), {"print": remember})
    assert {number: printed.get(number) for number in said} == said


@pytest.mark.parametrize("block", EXCERPTS, ids=str)
def test_an_excerpt_stands_in_the_sources(block: Block) -> None:
    assert any(block.text in path.read_text(encoding="utf-8") for path in SOURCES)
