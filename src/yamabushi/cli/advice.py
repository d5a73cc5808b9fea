"""What engines say to a person: a hint, an analysis that gets better as one watches, how much a decision gave away."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.live import Live
from rich.text import Text

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.core.game import State
from yamabushi.engines.levels import HIGHEST, Level, choose_slowly
from yamabushi.engines.thinking import Limit, Ranked, Thought, analyse, last_of, think
from yamabushi.engines.warm import warm_up

HINT = Limit(seconds=1.0, nodes=2_000_000)
ANALYSIS = Limit(seconds=4.0)
SHOWN = 6
NO_THREAT = Sentence(
    "cli-no-threat",
    "There is no telling what is threatened here: only at the start of a turn, against an opponent with open hands.",
)


def chosen(console: Console, level: Level, state: State, seed: int) -> str:
    """Let a level choose, with a line that shows how far it has thought."""
    choices = choose_slowly(level, state.game, state.view(state.seat), seed)
    if not console.is_terminal:
        return last_of(choices)[0]
    with quiet_line(console) as tell:
        return last_of(told(choices, level.name, tell))[0]


def told(
    choices: Iterator[tuple[str, Thought]], name: str, tell: Callable[[str], None]
) -> Iterator[tuple[str, Thought]]:
    """Pass choices on, telling how far the thinking is."""
    for choice in choices:
        tell(f"{name} thinks: {choice[1].nodes:,} positions, {choice[1].depth} deep …")
        yield choice


def hint(state: State, seed: int = 0) -> str:
    """Say what the best engine would do."""
    best = think(state.game, state.view(state.seat), HINT, seed).ranked[0]
    return f"Try {best.action}: {outlook(best)}.{expecting(best)}"


def outlook(ranked: Ranked) -> str:
    """Say in words how good a decision is for whoever makes it.

    >>> outlook(Ranked("C5-C4", 0.5, 110, (), ()))
    'chances of 75 %'
    """
    if ranked.is_sure:
        return "it wins by force" if ranked.judgement > 0 else "it loses against best play"
    return f"chances of {50 + 50 * ranked.value:.0f} %"


def expecting(ranked: Ranked) -> str:
    """Say what an engine expects to follow."""
    return f" It expects {' '.join(ranked.line[:8])}." if len(ranked.line) > 1 else ""


def table(thought: Thought) -> list[str]:
    """Write the best actions of an analysis, with chances, the score at the end of the line, and the line."""
    seconds = f"{thought.seconds:.1f} s"
    lines = [f"{thought.nodes:,} positions, {thought.depth} deep, {seconds}"]
    lines.append("   move       chances score, if it goes on so")
    for place, ranked in enumerate(thought.ranked[:SHOWN], start=1):
        chances = ("wins" if ranked.judgement > 0 else "loses") if ranked.is_sure else f"{50 + 50 * ranked.value:.0f} %"
        score = "-".join(map(str, ranked.score))
        expected = " ".join(ranked.line[1:7])
        lines.append(f"{place:>2} {ranked.action:<10} {chances:>7} {score:<6} {expected}".rstrip())
    return lines


def show_analysis(console: Console, thoughts: Iterator[Thought]) -> Thought:
    """Show an analysis as it deepens; give the last thought. Ctrl-C ends it early."""
    seen: deque[Thought] = deque(maxlen=1)
    try:
        if console.is_terminal:
            with Live(console=console, refresh_per_second=8, transient=True) as live:
                for thought in thoughts:
                    seen.append(thought)
                    live.update(Text("\n".join(table(thought))))
        else:
            seen.extend(thoughts)
    except KeyboardInterrupt:
        if not seen:
            raise
    for line in table(seen[-1]):
        console.print(line, markup=False)
    return seen[-1]


def given_away(thought: Thought, action: str) -> str:
    """Say how much a decision that was made gave away."""
    lost = thought.given_away(action)
    best = thought.ranked[0]
    if action == best.action or lost < 0.01:
        return f"{action} was as good as any."
    return f"{action} gave away {50 * lost:.0f} % of the chances; {best.action} was better ({outlook(best)})."


def analyse_position(console: Console, state: State, limit: Limit, played: str | None, threat: bool) -> None:
    """Show what the best engine thinks of a position, how much an action gives away, and what the others threaten.

    Raises:
        Refusal: nobody decides there, the action is not possible, or nobody can say what is threatened.
    """
    thoughts = analyse(state, limit)
    if played is not None:
        state.play(played)  # refuses what is not possible
    threatened = threatened_in(state) if threat else None
    with quiet_line(console) as tell:
        warm_up(state.game, [f"level:{HIGHEST}"], tell)
    thought = show_analysis(console, thoughts)
    if played is not None:
        console.print(given_away(thought, played), markup=False)
    if threatened is not None and threatened.seat is not None:
        console.print(f"\nIf {state.game.seats[threatened.seat]} were to move:", markup=False)
        show_analysis(console, analyse(threatened, limit))


def threatened_in(state: State) -> State:
    """Give the position in which the next seat decides at once.

    Raises:
        IllegalAction: there is none, or what that seat holds is not known.
    """
    following = None if state.game.has_secrets else state.passed()
    if following is None:
        raise IllegalAction(NO_THREAT)
    return following
