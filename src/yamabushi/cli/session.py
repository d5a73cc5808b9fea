"""A game at this terminal: whose turn, what was typed, undo, save, resume."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

import platformdirs
from rich.console import Console
from rich.text import Text

import yamabushi
from yamabushi.cli.advice import ANALYSIS, HINT, chosen, given_away, hint, show_analysis
from yamabushi.cli.asking import meant, read_line
from yamabushi.cli.boards import Board, board_of
from yamabushi.cli.explaining import why
from yamabushi.cli.records import load
from yamabushi.cli.understanding import understand
from yamabushi.core.errors import BadOption, IllegalAction, Refusal, Sentence, listed, quoted
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.record import Record, seat_tag, write
from yamabushi.engines.levels import HIGHEST, LOWEST
from yamabushi.engines.players import PLAYERS, LevelPlayer, Player, chance_outcome, player_named
from yamabushi.engines.preparing import Preparation
from yamabushi.engines.thinking import analyse, last_of
from yamabushi.engines.warm import engines_of, needed_by, player_units
from yamabushi.games.columns import in_columns, numbered
from yamabushi.kernels.chance import Generator, below, generator
from yamabushi.kernels.entries import Unit, compiled_by_others
from yamabushi.table.events import Act, Chance
from yamabushi.table.moments import Moment
from yamabushi.table.records import record_of, table_of
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import Step, Table

BAD_OPPONENT = Sentence("cli-opponent", "There is no opponent {name}; there is {names}.")
BAD_SEAT = Sentence("cli-seat", "There is no seat {name}; there is {names}, or random.")
NOTHING_TO_UNDO = Sentence("cli-undo", "There is nothing to undo: you have not made a move yet.")
NO_MOVE_LEFT = Sentence("cli-paid", "No move is left, and {action} costs one. Free are: {free}.")
CANNOT_SAVE = Sentence("cli-save", "The game cannot be saved as {file}: {problem}.")
OTHER_GAME = Sentence("cli-resume-game", "{file} is a game of {theirs}, not of {ours}.")

HUMAN = "human"
LAST = "last"
OPPONENTS = (HUMAN, *PLAYERS, f"level:{LOWEST} to level:{HIGHEST}")
NO_ADVICE = Sentence("cli-no-advice", "There is no advice here; `yamabushi mindlock` has hints and solutions.")

HELP = """Type a move as it is written, in any case and order, or its number. Where only
one cube or tile can go to a place, the place is enough.
  list     all moves, numbered            undo           take back your move
  p        what every piece does          save [FILE]    save the game
  a code   what that piece does           resume [FILE]  go on with a saved game
  board    draw the board again           hint           what the best engine would do
  record   the game so far                analyse        what it thinks, and of your last move
  why [2]  explain the last step (or 2nd) quit           save and stop
  help     this page"""


def saved_file(game: str) -> Path:
    """Give the file for a game that was saved without a name."""
    return Path(platformdirs.user_data_dir("yamabushi")) / "saved" / f"{game}.txt"


def is_opponent(name: str) -> bool:
    """Tell whether somebody of that name can sit opposite."""
    try:
        return name == HUMAN or player_named(name) is not None
    except BadOption:
        return False


def seat_number(game: Game, name: str, rng: Generator) -> int:
    """Find a seat by its name, its letter or its number."""
    if name.lower() == "random":
        return below(rng, len(game.seats))
    for number, (seat, letter) in enumerate(zip(game.seats, game.letters, strict=True)):
        if name.lower() in (seat.lower(), letter, str(number)):
            return number
    names = [f"{seat} ({letter})" for seat, letter in zip(game.seats, game.letters, strict=True)]
    raise BadOption(BAD_SEAT, name=quoted(name), names=", ".join(names))


def open_session(
    console: Console,
    name: str,
    options: dict[str, object],
    opponent: str,
    seat: str,
    seed: int | None,
    resume: Path | None,
) -> Session:
    """Make a session from what the command line says.

    Raises:
        Refusal: an option, an opponent, a seat or a file is not right.
    """
    if not is_opponent(opponent):
        raise BadOption(BAD_OPPONENT, name=quoted(opponent), names=", ".join(OPPONENTS))
    game = yamabushi.game(name, **options)
    rng = generator(seed)
    mine = seat_number(game, seat, rng)
    players = [HUMAN if opponent == HUMAN or number == mine else opponent for number in range(len(game.seats))]
    session = Session(console, game, players, rng)
    if resume is not None:
        session.resume(resume)
    return session


def seated(players: Sequence[str]) -> tuple[Seat, ...]:
    """Let players sit down: people, all at this screen, and engines."""
    return tuple(Seat(SeatKind.PERSON if player == HUMAN else SeatKind.ENGINE, player) for player in players)


def is_choice(moment: Moment, seat: int) -> bool:
    """Tell whether a seat chose one of several actions then; what it had to do, and a penalty, is no choice."""
    if moment.before is None or moment.decider != seat:
        return False
    actions = moment.before.state.actions
    return moment.action in actions and len(actions) > 1


class Session:
    """One table at this terminal, from now to its end or to `quit`."""

    def __init__(self, console: Console, game: Game, players: Sequence[str], rng: Generator) -> None:
        self.console = console
        self.plain = not (console.encoding or "").lower().startswith("utf")
        self.rng = rng
        self.table = Table.laid(Setting(game), seated(players))
        # Comments of the record that was resumed, by the number of actions before them.
        self.comments: Mapping[int, str] = {}
        self.board: Board = board_of(game)
        self.greeted = False
        # What is being compiled while we play, and how much of it was ready when we last said so.
        self.preparation = Preparation({})
        self.told: int | None = None
        # Who has the screen, where hands are hidden.
        self.holder: int | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    @property
    def players(self) -> list[str]:
        """Who sits where, by their names."""
        return [seat.name for seat in self.table.seats]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [number for number, player in enumerate(self.players) if player == HUMAN]

    @property
    def is_over(self) -> bool:
        """True when there is nothing to decide any more; also in a puzzle that is lost."""
        return self.state.seat is None or self.state.is_lost

    def run(self) -> None:
        """Play until it is over or somebody quits."""
        with compiled_by_others():
            game = self.state.game
            self.prepare(*needed_by(game), *(unit for player in self.players for unit in player_units(game, player)))
            try:
                while not self.is_over:
                    self.tell_how_far()
                    if not self.take_turn():
                        return
                self.show_end()
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                self.stop()
            finally:
                self.preparation.close()

    def prepare(self, *units: Unit) -> None:
        """Have something compiled, in another process, besides what is being compiled already."""
        before = self.preparation.units.get(self.game.name, [])
        if not set(units) <= set(before):
            self.preparation.close()
            self.preparation = Preparation({self.game.name: list(dict.fromkeys([*before, *units]))})
            self.preparation.start()

    def tell_how_far(self) -> None:
        """Say how far the compiling is, whenever it has got further; a first game need not wait for it."""
        done, total = self.preparation.done, self.preparation.total
        if done == self.told or (self.told is None and done == total):
            return
        self.told = done
        text = "all compiled, once and for all" if done == total else f"compiling meanwhile: {done} of {total} ready"
        self.console.print(f"({text})", style="dim", markup=False)

    def take_turn(self) -> bool:
        """Let whoever decides decide; False when a person quits."""
        seat = self.state.seat
        assert seat is not None
        if not self.table.has_begun:
            self.take(self.table.begin(self.draw))
        elif seat == CHANCE:
            self.take(self.table.pending_chance(self.draw))
        elif self.players[seat] != HUMAN:
            self.act(seat, self.engines_choice(player_named(self.players[seat])))
        else:
            return self.ask(seat)
        return True

    def draw(self, state: State) -> str:
        """Draw what chance says."""
        return chance_outcome(state, self.rng)

    def engines_choice(self, player: Player) -> str:
        """Let an engine choose; one that thinks for long shows how far it is."""
        if isinstance(player, LevelPlayer):
            return chosen(self.console, player.level(self.game.name), self.state, below(self.rng, 1 << 30))
        return player(self.state, self.rng)

    def act(self, seat: int, action: str) -> None:
        """Let a seat decide.

        Raises:
            IllegalAction: it is not possible; nothing is changed.
        """
        self.take(self.table.act(seat, action, self.table.version, 0, self.draw))

    def take(self, steps: Iterable[Step]) -> None:
        """Take in what has happened at the table; show the last board of a game that it ends."""
        for step in steps:
            before, self.table = self.table, step.after
            if isinstance(step.entry.event, Act | Chance):
                for line in self.board.interlude(before.state, self.table.now.action, self.state, self.plain):
                    self.console.print(line)

    # ---- asking a person ---------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show the board and read until there is a decision; False to quit."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            word, _, rest = self.read_line(seat).strip().partition(" ")
            command = word.lower()
            if command in ("quit", "q", "exit"):
                self.stop()
                return False
            try:
                if not self.obey(command, rest.strip(), seat):
                    self.decide(f"{word} {rest}".strip(), seat)
                    return True
            except Refusal as refusal:
                self.console.print(str(refusal), style="yellow", markup=False)
                continue
            if command in ("undo", "u", "resume", "penalty"):
                return True

    def read_line(self, seat: int) -> str:
        """Read what a person types; an empty line is asked again."""
        return read_line(self.console, self.game.seats[seat])

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Carry out a command; False if the word is none."""
        lines: list[str] = []
        if command in ("undo", "u"):
            self.undo()
        elif command == "save":
            self.console.print(f"Saved as {self.save(rest)}.", markup=False)
        elif command == "resume":
            self.resume(Path(rest or LAST))
        elif command == "penalty":
            self.give_penalty(rest.lower()[:1])
        elif command in ("board", "b"):
            self.show(seat)
        elif command in ("list", "l"):
            lines = in_columns(numbered(self.state.offered))
        elif command in ("help", "h", "?") and "?" not in self.state.actions:
            lines = HELP.splitlines()
        elif command == "hint":
            self.wake_adviser()
            lines = [hint(self.state)]
        elif command == "analyse":
            self.analyse(seat)
        elif command == "why":
            lines = why(self.table.now.line(), rest, seat)
        elif command in ("p", "powers"):
            lines = self.board.reference()
        elif command == "record":
            lines = write(replace(self.record(), tags={}).seen_by(seat)).splitlines()
        elif not rest and understand(command, self.state.actions) is None:
            lines = self.board.explain(command)
            if not lines:
                return False
        else:
            return False
        for line in lines:
            self.console.print(line, markup=False)
        return True

    def wake_adviser(self) -> None:
        """Get the best engine ready.

        Raises:
            IllegalAction: it is a puzzle, for which there is a solver.
        """
        if self.game.is_puzzle:
            raise IllegalAction(NO_ADVICE)
        self.prepare(*engines_of(self.state.game))

    def analyse(self, seat: int) -> None:
        """Show what the best engine thinks of this position, and of the decision that this seat made last."""
        self.wake_adviser()
        show_analysis(self.console, analyse(self.state, ANALYSIS))
        decision = next((moment for moment in reversed(self.table.now.line()) if is_choice(moment, seat)), None)
        if decision is not None and decision.before is not None:
            thought = last_of(analyse(decision.before.state, HINT))
            self.console.print(f"Your last move: {given_away(thought, decision.action)}", markup=False)

    def decide(self, typed: str, seat: int) -> None:
        """Play what was typed.

        Raises:
            Refusal: it is not possible; nothing is changed.
        """
        actions, offered = self.state.actions, self.state.offered
        paid = None if typed.isdecimal() or understand(typed, offered) else understand(typed, actions)
        if paid is not None:
            raise IllegalAction(NO_MOVE_LEFT, action=paid, free=listed(offered))
        self.act(seat, meant(typed, offered, self.board))

    def give_penalty(self, side: str) -> None:
        """Give a penalty against a side, as a referee does.

        Raises:
            IllegalAction: it cannot be given; the game knows best why.
        """
        self.state.recorded(f"penalty:{side}")
        self.take(self.table.penalty(None, side, 0))

    def hand_over(self, seat: int) -> None:
        """Where hands are hidden, let the screen change hands before anything is shown."""
        if self.players.count(HUMAN) > 1 and self.game.has_secrets and self.holder != seat:
            self.console.clear()
            if not self.console.is_terminal:
                self.console.print("\n" * 24)
            self.console.print(f"Hand over to {self.game.seats[seat]}. Press Enter when nobody else is looking.")
            if not sys.stdin.readline():
                raise EOFError
        self.holder = seat

    # ---- showing -----------------------------------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """Draw what the seat may see, what happened since it decided last, and what it can do now."""
        view = self.state.view(seat)
        self.console.print()
        for line in self.board.draw(view, self.plain):
            self.console.print(line)
        for text in self.log(seat):
            self.console.print(text, style="dim", markup=False)
        due = Text(f"{self.game.seats[seat]}: {self.board.due(view)}.", style="bold")
        self.console.print(due if self.greeted else due.append("  (help lists the commands)", style="not bold dim"))
        self.greeted = True
        for text in self.board.offers(self.state, seat):
            self.console.print(text, markup=False)

    def log(self, seat: int) -> list[str]:
        """Write what has happened since this seat decided last, as it may be seen from there."""
        names = {CHANCE: "chance"} | dict(enumerate(self.game.seats))
        told: list[str] = []
        groups: list[tuple[int, list[str]]] = []
        for moment in self.moments_since_turn_of(seat):
            assert moment.before is not None
            assert moment.decider is not None
            line = moment.before.state.log_line(moment.action, seat)
            words = self.board.tell(moment.before.state, moment.action, line)
            if words != line:
                told += textwrap.wrap(words, width=79, subsequent_indent="  ")
                continue
            if not groups or groups[-1][0] != moment.decider:
                groups.append((moment.decider, []))
            groups[-1][1].append(line)
        written = [f"{names[who]}: {' '.join(lines)}" for who, lines in groups]
        return [*(in_columns(written[-6:], width=79) if written else []), *told[-8:]]

    def moments_since_turn_of(self, seat: int) -> list[Moment]:
        """List what has happened from the last turn of a seat on; all of it if it had none."""
        moments = self.table.now.line()[1:]
        turns = [number for number, moment in enumerate(moments) if moment.decider == seat]
        return moments[turns[-1] if turns else 0 :]

    def show_end(self) -> None:
        """Draw the last board and say who won and why."""
        first = self.people[0]
        self.console.print()
        for line in self.board.draw(self.state.view(first), self.plain):
            self.console.print(line)
        for text in self.log(first):
            self.console.print(text, style="dim", markup=False)
        self.console.print(Text(self.board.verdict(self.state), style="bold"))
        self.console.print(f"The record is saved as {self.save('')}.", markup=False)

    # ---- undo, save, resume ------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last decision of the people here, and all that followed.

        Raises:
            IllegalAction: nothing was decided yet.
        """
        if self.table.last_turn(self.people) is None:
            raise IllegalAction(NOTHING_TO_UNDO)
        self.take(self.table.undo(self.people, 0))
        number = self.table.now.number
        self.comments = {before: comment for before, comment in self.comments.items() if before <= number}

    def record(self) -> Record:
        """Make the record so far, with who sits where and what it said before."""
        record = record_of(self.table)
        said = {number: [comment] for number, comment in self.comments.items()}
        for number, comment in record.comments.items():
            said.setdefault(number, []).append(comment)
        return replace(record, comments={number: "; ".join(comments) for number, comments in said.items()})

    def save(self, name: str) -> Path:
        """Save the game as a record that names who sits where; give the file."""
        file = Path(name).expanduser() if name else saved_file(self.game.name)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(write(self.record()), encoding="utf-8")
        except OSError as problem:
            raise BadOption(CANNOT_SAVE, file=quoted(str(file)), problem=problem.strerror) from None
        return file

    def resume(self, file: Path) -> None:
        """Go on with a saved game, with whoever sat there.

        Raises:
            Refusal: the file is no record, or of another game.
        """
        record = load(saved_file(self.game.name) if str(file) == LAST else file.expanduser())
        if record.game.name != self.game.name:
            theirs, ours = record.game.about.title, self.game.about.title
            raise BadOption(OTHER_GAME, file=quoted(str(file)), theirs=theirs, ours=ours)
        players = []
        for name, sitting in zip_longest(record.game.seats, self.players[: len(record.game.seats)], fillvalue=HUMAN):
            named = record.tags.get(seat_tag(name))
            players.append(named if named is not None and is_opponent(named) else sitting)
        self.table = table_of(record, seated(players))
        self.comments = record.comments
        self.holder = None

    def stop(self) -> None:
        """Save and say how to go on."""
        self.save("")
        self.console.print(f"Saved. Go on with: yamabushi play {self.game.name} --resume {LAST}", markup=False)
