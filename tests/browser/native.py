"""What native kernels give, for WebAssembly to be held beside: games, samples, perft, whole searches, puzzles."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import yamabushi
from tests.amounts import amount
from yamabushi.core.errors import BadOption
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.folders import proofs_of
from yamabushi.engines.growing import Growing
from yamabushi.engines.guessing import Guessing
from yamabushi.engines.perft import perft
from yamabushi.engines.thinking import ALL, Limit, Search, search_of
from yamabushi.games import dispatch
from yamabushi.games.himiki.book import book, puzzle_of
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality import rules
from yamabushi.games.regality.exact.opening import lost_openings
from yamabushi.games.regality.exact.perfect import MOST_VISITED
from yamabushi.games.regality.exact.solver import Solver
from yamabushi.kernels.chance import generator
from yamabushi.kernels.words import CHANCE, Words, buffer
from yamabushi.puzzles.measure import measured
from yamabushi.puzzles.solver import solve, start_of

LONGEST = 400
SLICES = (300, 5_000, 40_000)
WALKS = (50, 1_000, 4_000)


def kinds(name: str) -> list[dict[str, Any]]:
    """List the ways to play a game: each value of each option, and what goes together."""
    found: list[dict[str, Any]] = [{}]
    for option in yamabushi.games()[name].options:
        values: Sequence[Any] = option.choices or ((False, True) if isinstance(option.default, bool) else ())
        found += [{**others, option.name: value} for others in list(found) for value in values]
    return [options for options in found if is_possible(name, options)]


def is_possible(name: str, options: dict[str, Any]) -> bool:
    """Tell whether options go together."""
    try:
        yamabushi.game(name, **options)
    except BadOption:
        return False
    return True


def native(name: str) -> str:
    """Write all that a game's native kernels give."""
    rng = random.Random(f"lockstep {name}")
    ways = [yamabushi.game(name, **options) for options in kinds(name)]
    starts = [state_of(game.start()) for game in ways for _ in range(amount(-(-12 // len(ways)), 40))]
    walks = [list(walk(start, rng)) for start in starts]
    decisions = [state for found in walks for state, _ in found if is_decision(state)]
    searched = rng.sample(decisions, amount(8, 80))
    found = {
        "games": [written(found) for found in walks],
        "samples": [sampled(state, rng) for state in rng.sample(decisions, amount(100, 1000))],
        "perfts": [
            {"words": texts(state), "depth": depth, "leaves": perft(state, depth)}
            for state in searched
            for depth in (1, 2)
        ],
        "searches": [search for state in searched for search in searches(state, rng)],
        "puzzles": puzzles() if name == "himiki" else [],
        "proofs": [proved(words) for words in provable(name, decisions, rng)],
    }
    return json.dumps(found)


def state_of(state: yamabushi.State) -> KernelState:
    """Note that a position is one that kernels know."""
    assert isinstance(state, KernelState)
    return state


def is_decision(state: KernelState) -> bool:
    """Tell whether a seat decides between several actions, in a game that engines play."""
    return state.seat is not None and state.seat != CHANCE and len(state.codes) > 1 and not state.game.is_puzzle


def walk(state: KernelState, rng: random.Random) -> Iterator[tuple[KernelState, int | None]]:
    """Play a random game: each position, and the action that led there."""
    action = None
    for _ in range(LONGEST):
        yield state, action
        if state.seat is None:
            return
        action = rng.choice(state.codes)
        state = state.after(action)


def texts(state: KernelState) -> list[str]:
    """Write a position's words as texts: JSON has no numbers of 64 bits."""
    return [str(word) for word in state.words]


def position(state: KernelState) -> dict[str, Any]:
    """Say who decides, and what is legal."""
    decider = -2 if state.seat is None else int(state.seat)
    return {"decider": decider, "codes": list(state.codes), "texts": list(state.actions)}


def written(found: list[tuple[KernelState, int | None]]) -> dict[str, Any]:
    """Write a game."""
    (start, _), *steps = found
    return {
        "start": texts(start),
        "first": position(start),
        "steps": [[action, texts(state), position(state)] for state, action in steps],
    }


def sampled(state: KernelState, rng: random.Random) -> dict[str, Any]:
    """Draw a position that looks the same to a seat."""
    numbers = generator(rng.getrandbits(32))
    before = numbers.tolist()
    seat = rng.randrange(-1, len(state.game.seats))
    drawn = dispatch.sample(state.game.mark, state.words, seat, numbers)
    return {
        "words": texts(state),
        "seat": seat,
        "generator": before,
        "drawn": [str(word) for word in drawn],
        "after": numbers.tolist(),
    }


def searches(state: KernelState, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Search a position as engines do, with a narrow and a wide margin, and note what was found on the way."""
    for margin in (0, ALL):
        slices = [until // 4 if margin else until for until in SLICES]
        seed = rng.getrandbits(32)
        search = search_of(state, Limit(nodes=slices[-1]), seed, margin)
        guesses, numbers = [state], [0, 0, 0, 0]
        if isinstance(search, Growing):
            slices, numbers, size = list(WALKS), search.rng.tolist(), len(search.tree)
        elif isinstance(search, Guessing):
            guesses, size = [one.root for one in search.searches], len(search.searches[0].table)
        else:
            assert isinstance(search, Deepening)
            size = len(search.table)
        yield {
            "kind": type(search).__name__.lower(),
            "guesses": [texts(guess) for guess in guesses],
            "seat": state.seat,
            "codes": list(state.codes),
            "margin": margin,
            "size": size,
            "generator": numbers,
            "slices": slices,
            "found": [after(search, until) for until in slices],
        }


def after(search: Search, until: int) -> dict[str, Any]:
    """Go on with a search, and say what it has found."""
    search.advance(until, 60)
    ranking = search.ranking()
    line = search.line(ranking[0][0])
    return {"nodes": search.nodes, "depth": search.depth, "ranking": ranking, "line": line}


def provable(name: str, decisions: Sequence[KernelState], rng: random.Random) -> list[Words]:
    """Choose some of the positions about which something can be proved."""
    proofs = proofs_of(name)
    if proofs is None:
        return []
    found = [words for state in decisions if (words := proofs.provable(state)) is not None]
    return rng.sample(found, amount(8, 80))


def proved(words: Words) -> dict[str, Any]:
    """Prove who wins, from what is known by heart and no more."""
    solver = Solver(len(lost_openings()) + MOST_VISITED)
    solver.learn_lost(lost_openings())
    value, worths = solver.answer(words, MOST_VISITED)
    actions = buffer()
    codes = actions[: rules.legal(words, actions, 0)].tolist()
    return {
        "words": [str(word) for word in words],
        "value": value,
        "worths": list(zip(codes, worths, strict=False)),
        "visited": solver.visited,
    }


def puzzles() -> list[dict[str, Any]]:
    """Solve puzzles of the book."""
    found = []
    for name in list(book())[:: amount(8, 1)]:
        solved = solve(puzzle_of(name), most=None)
        measure = measured(solved)
        found.append(
            {
                "words": texts(start_of(puzzle_of(name))),
                "least": solved.least,
                "positions": solved.positions,
                "line": solved.search.first_line(),
                "solutions": solved.count,
                "is_counted": solved.is_counted,
                "difficulty": measure.difficulty,
                "grade": measure.grade,
            }
        )
    return found
