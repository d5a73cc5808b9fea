"""Find set-ups that the strongest engine calls no mistake, and write them for the game: see `games/himiki/set_ups.py`.

`python -m tests.himiki.make_set_ups` takes some minutes. For each mode, edition and seat, random set-ups are placed in
random order, while the others place at random; one placement that loses as much as a mistake drops the set-up.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import yamabushi
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.engines.levels import HIGHEST, level_of
from yamabushi.engines.reviewing import Slip
from yamabushi.engines.thinking import ALL, think
from yamabushi.games.himiki.set_ups import SetUp

FILE = Path("src/yamabushi/games/himiki/set_ups.txt")
WANTED = 4
"""How many set-ups each seat has to choose from."""
TRIALS = 8
"""How often each is placed while the others place at random."""
SEATS = {"duel": "w b", "teams": "wl bl wd bd", "mukyan": "w"}
ORIENTATIONS = ("HMK", "HKM", "MHK", "MKH", "KHM", "KMH")


def kinds() -> Iterator[tuple[str, str, str]]:
    """Give each mode, edition and seat that sets up."""
    for mode, seats in SEATS.items():
        for edition, seat in itertools.product(("revised", "first"), seats.split()):
            yield mode, edition, seat


def losses(game: Game, seat: str, set_up: SetUp, rng: random.Random) -> Iterator[float]:
    """Give what each placement of a set-up loses by the strongest engine, while the others place at random."""
    limit = level_of(game.name, HIGHEST).limit
    state: State = game.start()
    while state.is_setting_up and state.seat is not None:
        actions = [one for one in state.actions if set_up.get(one[:2]) == one[3:]]
        if state.seat == CHANCE or game.letters[state.seat] != seat:
            state = state.play(rng.choice(state.actions))
            continue
        action = rng.choice(actions)
        thought = think(game, state.view(state.seat), limit, 0, margin=ALL)
        yield thought.ranked[0].value - thought.of(action).value
        state = state.play(action)


def squares_of(game: Game, seat: str) -> list[str]:
    """List the squares on which a seat sets up."""
    state = game.start()
    while state.seat == CHANCE or game.letters[state.seat or 0] != seat:
        state = state.play(state.actions[0])
    return sorted({action[:2] for action in state.actions})


def is_sound(game: Game, seat: str, set_up: SetUp) -> bool:
    """Tell whether no placement of a set-up is a mistake in any of the trials, which are always the same."""
    rng = random.Random(f"{game.options} {seat} {sorted(set_up.items())}")
    trials = (loss for _ in range(TRIALS) for loss in losses(game, seat, set_up, rng))
    return all(loss < Slip.MISTAKE.value for loss in trials)


def found(kind: tuple[str, str, str]) -> list[str]:
    """Find set-ups for a seat, and write each as a line."""
    mode, edition, seat = kind
    game = yamabushi.game("himiki", mode=mode, edition=edition)
    squares = squares_of(game, seat)
    ways = list(itertools.product(ORIENTATIONS, repeat=len(squares)))
    random.Random(" ".join(kind)).shuffle(ways)
    lines: list[str] = []
    for way in ways:
        set_up = dict(zip(squares, way, strict=True))
        if is_sound(game, seat, set_up):
            lines.append(f"{mode} {edition} {seat} {','.join(square + shown for square, shown in set_up.items())}")
        if len(lines) == WANTED:
            break
    return lines


def main() -> None:
    """Write the file."""
    with ProcessPoolExecutor() as pool:
        lines = itertools.chain.from_iterable(pool.map(found, kinds()))
        text = "".join(f"{line}\n" for line in lines)
    FILE.write_text(f"# Written by tests/himiki/make_set_ups.py.\n{text}", "ascii")


if __name__ == "__main__":
    main()
