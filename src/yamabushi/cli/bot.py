"""A bot in this terminal: it plays at a server, by HTTP, with a level of ours or any engine that speaks UGI.

A line that breaks is taken up again: a move carries the version that it is about, so that none is played twice.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import shlex
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

import httpx
from rich.console import Console

import yamabushi
from yamabushi.cli.ugi import share_of_clock
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.engines.levels import HIGHEST, LOWEST, choose, level_of, with_limit
from yamabushi.engines.thinking import Limit

NO_TOKEN = Sentence("bot-file", "The token cannot be read from {file}: {problem}.")
BAD_ENGINE = Sentence("bot-engine", "An engine is level:{low} to level:{high}, or ugi: and a command, and not {text}.")
BAD_SERVER = Sentence("bot-server", "{server} is not the address of a server; one looks like http://127.0.0.1:8420.")
BAD_CHALLENGES = Sentence("bot-challenges", "A bot accepts all challenges, casual or none, and not {text}.")
REFUSED = Sentence("bot-refused", "The server refuses: {sentence}")
ENGINE_GONE = Sentence("bot-engine-gone", "The engine {command} does not answer as UGI says.")

SILENCE = 20.0
"""A stream that has said nothing for so many seconds is dead: there is an empty line every six."""

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""How many seconds pass before a lost line is tried again, at first and at most."""

THINK_MILLISECONDS = 1000
"""How long an engine thinks about a move where there is no clock."""

DONE = (401, 403)
"""Answers after which there is nothing to be tried again: the token is worth nothing, or one may not take part."""


class Chooser(Protocol):
    """Decides in one game."""

    def choose(self, state: Mapping[str, Any]) -> str:
        """Choose one of the actions of a state."""

    def close(self) -> None:
        """End."""


@dataclass
class LevelChooser:
    """Decides as a level of ours does, from what the seat sees."""

    game: yamabushi.Game
    level: int
    seat: int

    def choose(self, state: Mapping[str, Any]) -> str:
        """Choose one of the actions of a state."""
        player = level_of(self.game.name, self.level)
        seconds = seconds_for(state, self.seat)
        if seconds is not None:
            own = player.limit.seconds
            limit = Limit(player.limit.nodes, player.limit.depth, seconds if own is None else min(own, seconds))
            player = with_limit(player, limit)
        return choose(player, self.game, state["view"], secrets.randbits(30))

    def close(self) -> None:
        """End; there is nothing to be ended."""


class UgiChooser:
    """Decides as a program does that speaks UGI, in a process of its own."""

    def __init__(self, command: str, seat: int) -> None:
        self.command = command
        self.seat = seat
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError):
            raise BadOption(ENGINE_GONE, command=quoted(command)) from None
        self.say("ugi")
        self.wait_for("ugiok")
        self.say("isready")
        self.wait_for("readyok")

    def say(self, line: str) -> None:
        """Say a line to the engine.

        Raises:
            BadOption: it has gone.
        """
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except OSError:
            raise BadOption(ENGINE_GONE, command=quoted(self.command)) from None

    def wait_for(self, word: str) -> str:
        """Read on until a line begins with a word; give the rest of it.

        Raises:
            BadOption: the engine has gone.
        """
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found, _, rest = line.strip().partition(" ")
            if found == word:
                return rest
        raise BadOption(ENGINE_GONE, command=quoted(self.command))

    def choose(self, state: Mapping[str, Any]) -> str:
        """Choose one of the actions of a state."""
        seconds = seconds_for(state, self.seat)
        milliseconds = THINK_MILLISECONDS if seconds is None else max(10, round(1000 * seconds))
        self.say(f"position fen {state['view']['position']}")
        self.say(f"go movetime {milliseconds}")
        return self.wait_for("bestmove").split(" ")[0]

    def close(self) -> None:
        """Let the engine go."""
        with contextlib.suppress(BadOption):
            self.say("quit")
        for stream in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def seconds_for(state: Mapping[str, Any], seat: int) -> float | None:
    """Say how long to think about a move by the clock; None where there is none."""
    return None if state["time"] is None else share_of_clock(state["time"][seat], 0, 0)


class Challenges(StrEnum):
    """Which challenges a bot accepts."""

    ALL = "all"
    CASUAL = "casual"
    NONE = "none"


@dataclass
class Asked:
    """What the bot was started with."""

    server: str
    token: str
    engine: str
    most_games: int = 4
    # Which challenges it accepts, and of which games; none for all that there are.
    challenges: Challenges = Challenges.ALL
    games: tuple[str, ...] = ()


def asked_for(
    server: str,
    token: Path,
    engine: str,
    most_games: int,
    challenges: str = "all",
    games: Sequence[str] = (),
) -> Asked:
    """Check what the bot is started with.

    Raises:
        BadOption: something cannot be used.
    """
    if not server.startswith(("http://", "https://")):
        raise BadOption(BAD_SERVER, server=quoted(server))
    try:
        secret = token.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise BadOption(NO_TOKEN, file=token, problem=getattr(problem, "strerror", None) or "it is no text") from None
    kind, _, rest = engine.partition(":")
    is_level = kind == "level" and rest.isdecimal() and LOWEST <= int(rest) <= HIGHEST
    if not is_level and not (kind == "ugi" and rest.strip()):
        raise BadOption(BAD_ENGINE, low=LOWEST, high=HIGHEST, text=quoted(engine))
    if challenges not in set(Challenges):
        raise BadOption(BAD_CHALLENGES, text=quoted(challenges))
    for name in games:
        yamabushi.game(name)
    return Asked(server.rstrip("/"), secret, engine, most_games, Challenges(challenges), tuple(games))


class Lost(Exception):
    """Say that the line to the server is lost; it may come back."""


@dataclass
class BotRun:
    """A bot that runs: one thread listens, and one plays in each game."""

    asked: Asked
    say: Callable[[str], None]
    games: dict[str, threading.Thread] = field(default_factory=dict)
    # Games that it has accepted, and that have not begun yet.
    accepted: set[str] = field(default_factory=set)
    stopping: threading.Event = field(default_factory=threading.Event)
    # Why it cannot go on, if it cannot.
    problem: BadOption | None = None

    def __post_init__(self) -> None:
        self.places = threading.Semaphore(self.asked.most_games)
        headers = {"authorization": f"Bearer {self.asked.token}"}
        timeout = httpx.Timeout(SILENCE)
        self.http = httpx.Client(base_url=f"{self.asked.server}/api", headers=headers, timeout=timeout)

    # ---- the server ------------------------------------------------------------------------------------------------

    def ask(self, method: str, address: str, **body: Any) -> dict[str, Any]:
        """Ask the server for something.

        Raises:
            BadOption: it refuses.
            Lost: it does not answer, or cannot just now.
        """
        try:
            answer = self.http.request(method, address, json=body or None)
        except httpx.HTTPError as problem:
            raise Lost from problem
        return self.understood(answer)

    def understood(self, answer: httpx.Response) -> dict[str, Any]:
        """Read an answer.

        Raises:
            BadOption: it is a refusal.
            Lost: the server cannot just now.
        """
        if answer.status_code in (429, 502, 503, 504):
            raise Lost
        try:
            found: dict[str, Any] = answer.json()
        except ValueError:
            found = {}
        if answer.is_success:
            return found
        refusal = BadOption(REFUSED, sentence=found.get("sentence", f"HTTP {answer.status_code}"))
        if answer.status_code in DONE:
            self.problem = refusal
            self.stopping.set()
        raise refusal

    def lines(self, address: str) -> Iterator[dict[str, Any]]:
        """Read a stream to its end.

        Raises:
            BadOption: the server refuses.
            Lost: the line is lost.
        """
        try:
            with self.http.stream("GET", address) as answer:
                if not answer.is_success:
                    answer.read()
                    self.understood(answer)
                for line in answer.iter_lines():
                    if self.stopping.is_set():
                        return
                    if line.strip():
                        yield json.loads(line)
        except httpx.HTTPError as problem:
            raise Lost from problem

    # ---- run -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Listen until stopped.

        Raises:
            BadOption: the token is worth nothing, or the bot may not take part.
        """
        wait = FIRST_WAIT
        while not self.stopping.is_set():
            try:
                me = self.ask("GET", "/bot/account")
                self.say(f"{me['name']} is at {self.asked.server} and plays with {self.asked.engine}.")
                for event in self.lines("/bot/stream/event"):
                    wait = FIRST_WAIT
                    self.hear(event)
                self.say("The stream of events has ended; trying again.")
            except Lost:
                self.say(f"The server does not answer; trying again in {wait:g} s.")
            except BadOption as refusal:
                if self.problem is None:
                    self.say(str(refusal))
            self.stopping.wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        self.end()
        if self.problem is not None:
            raise self.problem

    def hear(self, event: Mapping[str, Any]) -> None:
        """Do what an event asks for."""
        if event["type"] == "gameStart":
            self.begin(event["game"])
        elif event["type"] == "gameFinish":
            self.say(f"{event['game']['id']} is over: {event['game']['result'] or 'no result'}.")
        elif event["type"] == "challenge":
            self.answer(event["challenge"])
        elif event["type"] == "challengeCanceled":
            self.say(f"{event['challenge']['challenger']['name']} does not wait any more.")

    def answer(self, challenge: Mapping[str, Any]) -> None:
        """Accept a challenge that fits, and decline any other."""
        answer, said = ("accept", "accepted") if self.fits(challenge) else ("decline", "declined")
        who, game = challenge["challenger"]["name"], challenge["game"]
        try:
            self.ask("POST", f"/challenge/{challenge['id']}/{answer}")
        except BadOption as refusal:
            self.say(f"{who} challenges to {game}. {refusal}")
        else:
            self.say(f"{who} challenges to {game}: {said}.")
            if answer == "accept":
                self.accepted.add(challenge["id"])

    def fits(self, challenge: Mapping[str, Any]) -> bool:
        """Tell whether a challenge is one that the bot was started for, and there is a place for one more game."""
        accepted, wanted = self.asked.challenges, self.asked.games
        if accepted is Challenges.NONE or (accepted is Challenges.CASUAL and challenge["rated"]):
            return False
        self.games = {one: thread for one, thread in self.games.items() if thread.is_alive()}
        is_full = len(self.games) + len(self.accepted) >= self.asked.most_games
        if is_full or (wanted and challenge["game"] not in wanted):
            return False
        try:
            game = yamabushi.game(challenge["game"], **challenge["options"])
        except BadOption:
            return False  # the server has a game that is not installed here
        return not game.has_secrets or self.asked.engine.startswith("level:")

    def begin(self, game: Mapping[str, Any]) -> None:
        """Play a game in a thread of its own, unless one does already."""
        table = game["id"]
        self.accepted.discard(table)
        self.games = {one: thread for one, thread in self.games.items() if thread.is_alive()}
        if table in self.games:
            return
        against = ", ".join(one["name"] or f"level {one['level']}" for one in game["opponents"])
        self.say(f"{table} has begun: {game['game']} against {against}.")
        self.games[table] = threading.Thread(target=self.play, args=(table,), name=table, daemon=True)
        self.games[table].start()

    def end(self) -> None:
        """Let the games go; they can be come back to."""
        self.stopping.set()
        self.http.close()  # streams that are read end at once
        for thread in self.games.values():
            thread.join(5)

    # ---- a game ----------------------------------------------------------------------------------------------------

    def play(self, table: str) -> None:
        """Play a game to its end; where too many are on already, one of them ends first."""
        while not self.places.acquire(timeout=0.2):
            if self.stopping.is_set():
                return
        try:
            self.play_on(table)
        finally:
            self.places.release()

    def play_on(self, table: str) -> None:
        """Play a game, coming back as often as the line is lost."""
        wait = FIRST_WAIT
        chooser: Chooser | None = None
        try:
            while not self.stopping.is_set():
                with contextlib.suppress(Lost, RuntimeError):  # the client is closed when we stop
                    for line in self.lines(f"/bot/game/stream/{table}"):
                        wait = FIRST_WAIT
                        if line["type"] == "gameFull" and chooser is None:
                            chooser = self.chooser_for(line)
                        state = line.get("state", line)
                        if state.get("status") == "over":
                            return
                        if state.get("isMyTurn") and chooser is not None:
                            self.move(table, state, chooser)
                self.stopping.wait(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except BadOption as refusal:
            self.say(f"{table}: {refusal}")
        finally:
            if chooser is not None:
                chooser.close()

    def chooser_for(self, full: Mapping[str, Any]) -> Chooser:
        """Find who decides in a game; where hands are hidden, UGI has no words for it, and the bot gives up.

        Raises:
            BadOption: nobody can.
        """
        game = yamabushi.game(full["game"], **full["options"])
        kind, _, rest = self.asked.engine.partition(":")
        if kind == "level":
            return LevelChooser(game, int(rest), full["seat"])
        if full["hasSecrets"]:
            self.say(f"{full['id']}: UGI has no words for hidden hands; giving up.")
            with contextlib.suppress(Lost):
                self.ask("POST", f"/bot/game/{full['id']}/resign")
            raise BadOption(ENGINE_GONE, command=quoted(rest.strip()))
        return UgiChooser(rest.strip().replace("{game}", full["game"]), full["seat"])

    def move(self, table: str, state: Mapping[str, Any], chooser: Chooser) -> None:
        """Decide, and send it until it is known to have come; the server plays it once."""
        action = chooser.choose(state)
        wait = FIRST_WAIT
        while not self.stopping.is_set():
            try:
                self.ask("POST", f"/bot/game/{table}/move", action=action, version=state["version"])
            except Lost:
                self.stopping.wait(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except BadOption as refusal:
                self.say(f"{table}: {action} was refused. {refusal}")  # the next state is on its way
                return
            else:
                return


def run_bot(console: Console, asked: Asked) -> None:
    """Let a bot play until Ctrl-C.

    Raises:
        BadOption: the token is worth nothing, or the bot may not take part.
    """
    run = BotRun(asked, lambda text: console.print(text, markup=False, highlight=False, soft_wrap=True))
    try:
        run.run()
    except KeyboardInterrupt:
        run.end()
        run.say("Stopped; games in progress can be resumed.")
