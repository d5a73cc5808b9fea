"""Let two players meet many times, fairly: swapped seats, same openings, same luck; or let one play alone.

Game 2n and game 2n + 1 are a pair. Both begin with the same few decisions, drawn at random, and chance falls the same
way in both as long as it is asked alike; in the second one the players have swapped seats. All that is drawn depends on
the seed and on the number of the game and on nothing else, so any game can be played again alone, and it does not
matter in which process it is played, nor when.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from hashlib import sha256

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.core.game import Game, State
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import game as game_of
from yamabushi.engines.players import chance_outcome, player_named, random_choice
from yamabushi.kernels.chance import Generator, generator
from yamabushi.kernels.words import CHANCE

NEEDS_TWO = Sentence("arena-two", "This game has two sides; name two players, as in: arena {game} greedy random.")
NEEDS_ONE = Sentence("arena-one", "This game is played alone; name one player and not {count}.")
NOT_TWO = Sentence("arena-sides", "In the arena two sides meet; {game} has {count}.")
LONG_OPENING = Sentence(
    "arena-opening", "An opening of {opening} random decisions is too long: the game is over before it ends."
)

SIDES = 2
OPENING = 2
"""How many decisions are drawn at random before players decide, unless said otherwise. Alone there are none."""

ATTEMPTS = 20
"""How many openings are drawn before one is found in which the game is not over."""


MOST_DECISIONS = 600
"""After so many a game counts as drawn: in HI MI KI two sides can take an influence from each other for ever."""


@dataclass(frozen=True)
class Settings:
    """All that decides how the games go."""

    game: str
    players: tuple[str, ...]
    seed: int
    opening: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    # The version of the game's rules; `checked` fills it in.
    rules: int = 0

    def new_game(self) -> Game:
        """Make the game.

        Raises:
            BadOption: there is no such game or option.
        """
        return game_of(self.game, **self.options)

    def start(self) -> State:
        """Give the position before the first decision."""
        return self.new_game().start()

    def checked(self) -> Settings:
        """Give these settings, with the version of the rules, if games can be played by them.

        Raises:
            BadOption: the sentence says why not.
        """
        game = self.new_game()
        for name in self.players:
            player_named(name)
        if len(game.seats) == 1 != len(self.players):
            raise BadOption(NEEDS_ONE, count=len(self.players))
        if len(game.seats) > 1 and len(set(game.sides)) != SIDES:
            raise BadOption(NOT_TWO, game=game.about.title, count=len(set(game.sides)))
        if len(game.seats) > 1 and len(self.players) != SIDES:
            raise BadOption(NEEDS_TWO, game=self.game)
        opened(self, 0)
        return replace(self, rules=game.about.rules_version)

    @property
    def games_a_pair(self) -> int:
        """How many games begin alike: two, with swapped seats; alone there is nothing to swap."""
        return len(self.players)


@dataclass(frozen=True)
class Played:
    """A game as it was played. What comes in twos is the first player's, then the second's."""

    number: int
    # 1 if the first player won, 0 if it drew, -1 if it lost.
    outcome: int
    # The side that the first player sat on.
    side: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    actions: tuple[str, ...]


def drawn_from(seed: int, *what: object) -> Generator:
    """Make the generator for one purpose: other words, other numbers."""
    words = " ".join(map(str, (seed, *what)))
    return generator(int.from_bytes(sha256(words.encode()).digest()[:8], "big"))


def opened(settings: Settings, pair: int) -> tuple[State, list[str]]:
    """Play the opening of a pair: decisions at random, and chance; give the position and what was played.

    Raises:
        BadOption: the game is always over before that.
    """
    for attempt in range(ATTEMPTS):
        rng = drawn_from(settings.seed, "opening", pair, attempt)
        state = settings.start()
        actions: list[str] = []
        left = settings.opening
        while left and state.seat is not None:
            left -= state.seat != CHANCE
            actions.append(chance_outcome(state, rng) if state.seat == CHANCE else random_choice(state, rng))
            state = state.play(actions[-1])
        if state.seat is not None:
            return state, actions
    raise BadOption(LONG_OPENING, opening=settings.opening)


def play_game(settings: Settings, number: int) -> Played:
    """Play the game of that number to its end; one that goes on and on is a draw."""
    pair, swapped = divmod(number, settings.games_a_pair)
    state, actions = opened(settings, pair)
    chance = drawn_from(settings.seed, "chance", pair)
    sitting = [(side + swapped) % len(settings.players) for side in state.game.sides]
    # Partners share nothing: each seat has a player and random numbers of its own.
    players = [player_named(settings.players[who]) for who in sitting]
    draws = [drawn_from(settings.seed, "player", number, seat) for seat in range(len(sitting))]
    decisions, seconds = [0] * len(settings.players), [0.0] * len(settings.players)
    while (seat := state.seat) is not None and sum(decisions) < MOST_DECISIONS:
        if seat == CHANCE:
            actions.append(chance_outcome(state, chance))
        else:
            begin = time.perf_counter()
            actions.append(players[seat](state, draws[seat]))
            seconds[sitting[seat]] += time.perf_counter() - begin
            decisions[sitting[seat]] += 1
        state = state.play(actions[-1])
    outcome = int(state.returns[sitting.index(0)]) if state.returns is not None else 0
    return Played(number, outcome, swapped, tuple(decisions), tuple(seconds), tuple(actions))


def play_games(settings: Settings, numbers: Iterable[int], jobs: int) -> Iterator[Played]:
    """Play games in so many processes, giving each as it ends; leaving the loop stops what is still being played."""
    if jobs == 1:
        yield from (play_game(settings, number) for number in numbers)
        return
    before = set(multiprocessing.active_children())
    waiting: set[Future[Played]] = set()
    left = iter(numbers)
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        try:
            while True:
                while len(waiting) < 2 * jobs and (number := next(left, None)) is not None:
                    waiting.add(pool.submit(play_game, settings, number))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from sorted((future.result() for future in done), key=lambda played: played.number)
        finally:
            if waiting:
                for child in set(multiprocessing.active_children()) - before:
                    child.terminate()


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
