"""WebAssembly beside native code: the same perft and the same searches, in turns. Needs a clone, and its Node."""

from __future__ import annotations

import json
import random
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from yamabushi.browser.modules import make
from yamabushi.cli.benches.measuring import Figure, Tell, compiled_games, rate, rates, start
from yamabushi.cli.benches.search import searched, walked
from yamabushi.core.errors import BadOption, Sentence
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.growing import Growing
from yamabushi.engines.perft import perft
from yamabushi.engines.thinking import way_of
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import CHANCE

NO_CLONE = Sentence("bench-browser", "WebAssembly is measured in a clone whose page is built; here is none.")

WEB = Path(__file__).parents[4] / "web"
PLIES = 14
DEPTH = 4
NODES, WALKS = 200_000, 2_000


def figures(tell: Tell) -> list[Figure]:
    """Measure each game's kernels in Node beside those in this process.

    Raises:
        BadOption: there is no clone to make the program from.
    """
    if not (WEB / "node_modules").is_dir():
        raise BadOption(NO_CLONE)
    found = []
    for name in compiled_games():
        tell(f"bench: {name}, WebAssembly beside native code")
        with program(make(name)) as asked:
            found += figures_of(name, asked)
    return found


def figures_of(name: str, asked: subprocess.Popen[str]) -> list[Figure]:
    """Measure one game."""
    state = middle(name)
    words = [str(word) for word in state.words]
    counted = {"kind": "perft", "words": words, "depth": DEPTH}
    native, there = rates(
        partial(rate, partial(perft, state, DEPTH)),
        partial(answered, asked, counted),
    )
    grows = way_of(state.game) == "growing"
    search = {
        "kind": "search",
        "nodes": WALKS if grows else NODES,
        "asked": {
            "kind": "growing" if grows else "deepening",
            "guesses": [words],
            "seat": state.seat,
            "codes": list(state.codes),
            "margin": 0,
            "size": len(Growing(state, 1, WALKS).tree) if grows else len(Deepening(state, None).table),
            "generator": [1, 2, 3, 4],
        },
    }
    thinking = partial(walked, state, WALKS) if grows else partial(searched, state, NODES)
    thought, thought_there = rates(
        partial(rate, thinking),
        partial(answered, asked, search),
    )
    unit = "walks/s" if grows else "nodes/s"
    return [
        Figure(f"{name}: perft as WebAssembly", there, "leaves/s", "native", there / native, "0.5×"),
        Figure(f"{name}: search as WebAssembly", thought_there, unit, "native", thought_there / thought, "0.7×"),
    ]


def middle(name: str) -> KernelState:
    """Give a position in the middle of a game, always the same, in which a seat has some choice."""
    rng = random.Random(1)
    state = start(name)
    plies = 0
    while plies < PLIES or state.seat in (None, CHANCE) or len(state.codes) < 5:
        state = start(name) if state.seat is None else state.after(rng.choice(state.codes))
        plies += 1
    return state


@contextmanager
def program(module: Path) -> Iterator[subprocess.Popen[str]]:
    """Run the program that measures, until left."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "bench.mjs"
        source = WEB / "src" / "kernels" / "bench.node.ts"
        bundle = ["npx", "rolldown", str(source), "--file", str(made), "--platform", "node"]
        subprocess.run(bundle, cwd=WEB, check=True, capture_output=True)
        command = ["node", str(made), str(module)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield process
            finally:
                process.kill()


def answered(process: subprocess.Popen[str], question: dict[str, Any], seconds: float) -> float:
    """Ask for a rate."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps({**question, "seconds": seconds}) + "\n")
    process.stdin.flush()
    return float(process.stdout.readline())
