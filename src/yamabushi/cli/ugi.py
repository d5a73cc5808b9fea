"""The Universal Game Interface: a program that lets engines play each other talks to ours, line by line.

It is the protocol of chess engines, UCI, without chess. Moves are our action texts, positions our position texts. Where
chance decides, its outcomes are given as moves like all others; we draw nothing ourselves.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import yamabushi
from yamabushi.cli.thinking import GoLimit, Report, engine_reports, warm_up_engine
from yamabushi.core.errors import BadOption, Refusal, Sentence, quoted
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.engines.levels import HIGHEST, LOWEST

SECRETS = Sentence("ugi-secrets", "{game} with these options has hidden things, which UGI has no words for.")
UNKNOWN = Sentence("ugi-unknown", "I do not know {words}.")
BAD_POSITION = Sentence("ugi-position", "A position is startpos, or fen and a text, then moves: not {words}.")
BAD_NUMBER = Sentence("ugi-number", "{name} needs a whole number from {low} to {high}, not {value}.")
NO_OPTION = Sentence("ugi-option", "There is no option {name}; there is {names}.")
BUSY = Sentence("ugi-busy", "I am thinking already; stop ends that.")
NOBODY = Sentence("ugi-nobody", "There is nothing to decide: {reason}.")

NO_MOVE = "0000"
"""The answer where there is nothing to decide."""

QUIET = 0.5
"""Seconds between two lines of info that say nothing new but the number of nodes."""

MOST = 1 << 62
# What `go` takes a number for, and the least that it is; a clock may have run out.
NUMBERS = {
    "movetime": 1,
    "nodes": 1,
    "depth": 1,
    "movestogo": 1,
    "p1time": -MOST,
    "p2time": -MOST,
    "p1inc": 0,
    "p2inc": 0,
}

Thinker = Callable[[State, int, GoLimit, int], Iterator[Report]]
"""Thinks about a position at a level, within bounds, with a seed, and reports again and again."""


@dataclass(frozen=True)
class Spin:
    """An option that is a number."""

    default: int
    low: int
    high: int


SPINS = {"Level": Spin(HIGHEST, LOWEST, HIGHEST), "Seed": Spin(0, 0, (1 << 30) - 1)}


def whole(name: str, text: str, low: int, high: int) -> int:
    """Read a whole number.

    Raises:
        BadOption: it is none, or out of bounds.
    """
    value = int(text) if text.removeprefix("-").isdecimal() and text.isascii() and len(text) <= 20 else None
    if value is None or not low <= value <= high:
        raise BadOption(BAD_NUMBER, name=name, low=low, high=high, value=quoted(text))
    return value


class Ugi:
    """One conversation: what was said before is the position, the options, and perhaps a thought under way."""

    def __init__(self, game: Game, say: Callable[[str], None], think: Thinker = engine_reports) -> None:
        if game.has_secrets:
            raise BadOption(SECRETS, game=game.about.title)
        self.game = game
        self.state = self.start()
        self.options = {name: spin.default for name, spin in SPINS.items()}
        self.say_line = say
        self.think = think
        self.is_warm = False
        self.saying = threading.Lock()
        self.stopping = threading.Event()
        self.thinking: threading.Thread | None = None
        self.is_bounded = True

    def start(self) -> State:
        """Give the position before the first decision."""
        return self.game.start()

    def say(self, line: str) -> None:
        """Say one line, whole, whoever else is speaking."""
        with self.saying:
            self.say_line(line)

    def obey(self, line: str) -> bool:
        """Do what a line says; False when the conversation is over."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if word == "quit":
            return False
        commands: dict[str, Callable[[str], None]] = {
            "": lambda _: None,
            "ugi": self.introduce,
            "isready": self.get_ready,
            "uginewgame": self.begin_anew,
            "setoption": self.set_option,
            "position": self.set_position,
            "go": self.go,
            "stop": lambda _: self.stop(),
            "query": self.answer,
        }
        try:
            if word not in commands:
                raise BadOption(UNKNOWN, words=quoted(line.strip()))
            commands[word](rest)
        except Refusal as refusal:
            self.say(f"info string {refusal}")
        return True

    def end(self, at_once: bool) -> None:
        """End the conversation: a thought that is under way comes to its answer, at once or when it is due."""
        if at_once or not self.is_bounded:
            self.stop()
        elif self.thinking is not None:
            self.thinking.join()

    # ---- before a game -----------------------------------------------------------------------------------------------

    def introduce(self, rest: str) -> None:
        """Say who we are and what can be set."""
        self.say(f"id name Yamabushi {yamabushi.__version__}, {self.game.about.title}")
        self.say("id author The Yamabushi authors")
        for name, spin in SPINS.items():
            self.say(f"option name {name} type spin default {spin.default} min {spin.low} max {spin.high}")
        self.say("ugiok")

    def get_ready(self, rest: str) -> None:
        """Say that we are ready, once we are."""
        self.prepare_engine()
        self.say("readyok")

    def prepare_engine(self) -> None:
        """Compile and load, the first time."""
        if not self.is_warm:
            warm_up_engine(self.start(), lambda text: self.say(f"info string {text}"))
            self.is_warm = True

    def begin_anew(self, rest: str) -> None:
        """Forget the game before."""
        self.stop()
        self.state = self.start()

    def set_option(self, rest: str) -> None:
        """Read `name Level value 3`.

        Raises:
            BadOption: there is no such option, or it does not take the value.
        """
        name, _, value = rest.removeprefix("name ").partition(" value ")
        found = next((known for known in SPINS if known.lower() == name.strip().lower()), None)
        if found is None:
            raise BadOption(NO_OPTION, name=quoted(name.strip()), names=", ".join(SPINS))
        self.options[found] = whole(found, value.strip(), SPINS[found].low, SPINS[found].high)

    # ---- the position ------------------------------------------------------------------------------------------------

    def set_position(self, rest: str) -> None:
        """Read `startpos moves a b c` or `fen TEXT moves a b c`; position texts have blanks, moves have none.

        Raises:
            Refusal: there is no such position, or a move is not possible; the position stays as it was.
        """
        words, _, moves = f"{rest} ".partition(" moves ")
        kind, _, text = words.strip().partition(" ")
        if kind == "startpos" and not text:
            state = self.start()
        elif kind == "fen" and text:
            read = self.game.read(text.strip())
            state = read
        else:
            raise BadOption(BAD_POSITION, words=quoted(rest))
        for move in moves.split():
            state = state.play(move)
        self.state = state

    def answer(self, rest: str) -> None:
        """Answer what a program that knows no rules has to ask.

        Raises:
            BadOption: it is another question.
        """
        state = self.state
        result = "none"
        if state.returns is not None:
            result = {1: "p1win", 0: "draw", -1: "p2win"}[int(state.returns[0])]
        answers = {
            "gameover": "true" if state.seat is None else "false",
            "p1turn": "true" if player_of(state) == 0 else "false",
            "result": result,
            "moves": " ".join(state.actions),
            "fen": str(state),
        }
        if rest not in answers:
            raise BadOption(UNKNOWN, words=quoted(f"query {rest}"))
        self.say(f"response {answers[rest]}".rstrip())

    # ---- thinking ----------------------------------------------------------------------------------------------------

    def go(self, rest: str) -> None:
        """Think in a thread of its own, so that `stop` and `isready` are heard.

        Bounds that are not understood are said to be so and passed over: whoever says `go` waits for an answer.

        Raises:
            BadOption: a thought is under way.
        """
        if self.thinking is not None and self.thinking.is_alive():
            raise BadOption(BUSY)
        state = self.state
        limit, problems = limit_from(rest.split(), player_of(state))
        for problem in problems:
            self.say(f"info string {problem}")
        if state.seat is None or state.seat == CHANCE:
            reason = "the game is over" if state.seat is None else "chance decides; give its outcome as a move"
            self.say(f"info string {Refusal(NOBODY, reason=reason)}")
            self.say(f"bestmove {NO_MOVE}")
            return
        self.prepare_engine()
        self.stopping.clear()
        self.is_bounded = not limit.is_infinite
        level, seed = self.options["Level"], self.options["Seed"]
        self.thinking = threading.Thread(target=self.ponder, args=(state, level, limit, seed), daemon=True)
        self.thinking.start()

    def stop(self) -> None:
        """End the thought that is under way, if there is one; it says its best move first."""
        self.stopping.set()
        if self.thinking is not None:
            self.thinking.join()

    def ponder(self, state: State, level: int, limit: GoLimit, seed: int) -> None:
        """Think, telling what is found, and say the best move, whatever happens."""
        best = state.actions[0]
        with contextlib.suppress(BrokenPipeError):  # nobody listens any more
            try:
                told: Report | None = None
                last: Report | None = None
                for last in self.think(state, level, limit, seed):
                    best = last.action
                    if told is None or is_news(told, last):
                        self.say(info_line(last))
                        told = last
                    if self.stopping.is_set():
                        break
                if last is not None and last is not told:
                    self.say(info_line(last))
            except Refusal as refusal:
                self.say(f"info string {refusal}")
            finally:
                self.say(f"bestmove {best}")


def player_of(state: State) -> int | None:
    """Give the player whose turn it is, 0 or 1; partners of a team are one player."""
    return None if state.seat is None or state.seat == CHANCE else state.game.sides[state.seat]


def is_news(told: Report, report: Report) -> bool:
    """Tell whether a report is worth a line."""
    is_other = (told.action, told.depth) != (report.action, report.depth)
    return is_other or report.seconds - told.seconds >= QUIET


def info_line(report: Report) -> str:
    """Write a report."""
    milliseconds = round(1000 * report.seconds)
    speed = round(report.nodes / max(report.seconds, 1e-6))
    line = f"info depth {report.depth} time {milliseconds} nodes {report.nodes} nps {speed}"
    return f"{line} score cp {round(100 * report.value)} pv {' '.join(report.line or (report.action,))}"


def limit_from(words: Sequence[str], player: int | None) -> tuple[GoLimit, list[Refusal]]:
    """Read how long to think: `movetime 500`, `nodes 1000`, `depth 4`, `infinite`, or what the clocks say.

    What cannot be read is given back with the reason.
    """
    given: dict[str, int] = {}
    problems: list[Refusal] = []
    left = list(words)
    is_infinite = False
    while left:
        word = left.pop(0)
        if word == "infinite":
            is_infinite = True
        elif word not in NUMBERS:
            problems.append(BadOption(UNKNOWN, words=quoted(f"go {word}")))
        else:
            try:
                given[word] = whole(word, left.pop(0) if left else "", NUMBERS[word], MOST)
            except BadOption as problem:
                problems.append(problem)
    clock = f"p{(player or 0) + 1}"
    seconds = None
    if "movetime" in given:
        seconds = given["movetime"] / 1000
    elif f"{clock}time" in given:
        seconds = share_of_clock(given[f"{clock}time"], given.get(f"{clock}inc", 0), given.get("movestogo", 0))
    return GoLimit(given.get("nodes"), given.get("depth"), seconds, is_infinite), problems


def share_of_clock(left: int, increment: int, moves: int) -> float:
    """Give the seconds for a decision when so many milliseconds are left, and come with each.

    >>> share_of_clock(60_000, 0, 0), share_of_clock(1_000, 10_000, 0), share_of_clock(-50, 0, 0)
    (2.0, 0.9, 0.01)
    """
    share = left / (moves or 30) + 0.8 * increment
    return max(min(share, 0.9 * left), 10) / 1000


def run_ugi(game: yamabushi.Game) -> None:
    """Talk on standard input and output until `quit` or the end of input.

    Raises:
        BadOption: this game cannot be played so.
    """

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    talk = Ugi(game, say)
    at_once = True
    with contextlib.suppress(KeyboardInterrupt):
        for line in iter(sys.stdin.readline, ""):
            if not talk.obey(line):
                break
        else:
            at_once = False
    talk.end(at_once)
