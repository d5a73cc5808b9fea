"""Draw results: how a score came about, and a ladder of players. SVG of our own, on its own paper, light or dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from yamabushi.core.picture import FAINT, INK, SHADE, number, sheet, tag, words
from yamabushi.lab.ladder import Rating
from yamabushi.lab.ratings import Estimate, elo_number, estimate, score_of
from yamabushi.lab.results import Results

LINE = "#2d4f86"
WIDTH, HEIGHT = 640.0, 340.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 584.0, 48.0, 296.0
ROW = 26.0

POINTS = 240
"""A line through more points than this looks the same."""

ELO_MARKS = (-800, -400, -200, -100, -50, -20, 0, 20, 50, 100, 200, 400, 800)
APART = 13.0
"""How far apart two marks of an axis are at least."""


def small(x: float, y: float, text: str, **attributes: str | float) -> str:
    """Write beside an axis."""
    return words(x, y, text, 11, **{"font_family": "sans-serif", "fill": FAINT, **attributes})


def span_of(low: float, high: float, least: float) -> tuple[float, float]:
    """Widen a span to at least so much, within 0 and 1."""
    low, high = max(0.0, low - 0.02), min(1.0, high + 0.02)
    missing = max(0.0, least - (high - low)) / 2
    low, high = low - missing, high + missing
    return max(0.0, low - max(0.0, high - 1)), min(1.0, high + max(0.0, -low))


def step_for(span: float) -> float:
    """Choose a round distance between marks, for about six of them."""
    return next((step for step in (0.01, 0.02, 0.05, 0.1) if span / step <= 6), 0.2)


def running_plot(results: Results) -> str:
    """Draw the first player's score over the games, with the bounds that hold in 95 of 100 cases, and Elo beside it."""
    settings = results.settings
    size = settings.games_a_pair
    pairs = len(results.scores)
    steps = sorted({max(1, round(pairs * part / POINTS)) for part in range(1, POINTS + 1)}) if pairs else []
    seen = [(step * size, estimate(results.scores[:step])) for step in steps]
    rival = f" against {settings.players[1]}" if size > 1 else " alone"
    title = f"{settings.players[0]}{rival}"
    last = seen[-1][1] if seen else estimate([])
    told = f"{pairs * size} games of {settings.game}: {last.score:.1%}, Elo {elo_number(last.elo)}"
    bounds = f"95 %: {elo_number(last.elo_low)} … {elo_number(last.elo_high)}"
    return sheet(
        title,
        f"{told} ({bounds})",
        WIDTH,
        HEIGHT,
        words(LEFT, 24, title, 15, font_weight="bold"),
        small(LEFT, 40, f"{told} ({bounds})"),
        *curve(seen),
    )


def curve(seen: Sequence[tuple[int, Estimate]]) -> list[str]:
    """Draw the axes, the band and the line."""
    settled = [one for games, one in seen if games * 5 >= seen[-1][0]]  # the first few games go up and down too much
    low, high = span_of(
        min([0.5, *(one.low for one in settled)]), max([0.5, *(one.high for one in settled)]), least=0.1
    )
    most = seen[-1][0] if seen else 1

    def across(games: float) -> float:
        return LEFT + (RIGHT - LEFT) * games / most

    def down(score: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (min(max(score, low), high) - low) / (high - low)

    drawn = axes(low, high, down)
    drawn += [small(across(games), BOTTOM + 16, f"{games}", text_anchor="middle") for games in marks_up_to(most)]
    drawn.append(small((LEFT + RIGHT) / 2, BOTTOM + 34, "games", text_anchor="middle"))
    if seen:
        there = [f"{number(across(games))} {number(down(one.high))}" for games, one in seen]
        back = [f"{number(across(games))} {number(down(one.low))}" for games, one in reversed(seen)]
        drawn.append(tag("path", d=f"M{'L'.join(there + back)}z", fill=LINE, fill_opacity=0.18))
        line = [f"{number(across(games))} {number(down(one.score))}" for games, one in seen]
        drawn.append(tag("path", d=f"M{'L'.join(line)}", fill="none", stroke=LINE, stroke_width=2))
        drawn.append(tag("circle", cx=across(most), cy=down(seen[-1][1].score), r=3.5, fill=LINE))
    return drawn


def axes(low: float, high: float, down: Callable[[float], float]) -> list[str]:
    """Draw the frame, the score on the left and Elo on the right."""
    drawn = [tag("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, fill="none", stroke=SHADE)]
    step = step_for(high - low)
    for mark in range(round(1 / step) + 1):
        if low <= mark * step <= high:
            y = down(mark * step)
            drawn.append(tag("path", d=f"M{number(LEFT)} {number(y)}H{number(RIGHT)}", stroke=SHADE))
            drawn.append(small(LEFT - 6, y + 4, f"{mark * step:.0%}", text_anchor="end"))
    drawn.append(tag("path", d=f"M{number(LEFT)} {number(down(0.5))}H{number(RIGHT)}", stroke=FAINT, stroke_width=1.5))
    taken: list[float] = []
    for elo in sorted(ELO_MARKS, key=abs):
        y = down(score_of(elo))
        if low < score_of(elo) < high and all(abs(y - other) >= APART for other in taken):
            taken.append(y)
            drawn.append(small(RIGHT + 6, y + 4, elo_number(elo)))
    drawn.append(small(RIGHT + 6, TOP - 8, "Elo"))
    return drawn


def marks_up_to(most: int) -> list[int]:
    """Choose round numbers up to one, about five, with 0.

    >>> marks_up_to(100), marks_up_to(7)
    ([0, 20, 40, 60, 80, 100], [0, 2, 4, 6])
    """
    size = next(size * 10**power for power in count() for size in (1, 2, 5) if most / (size * 10**power) <= 5)
    return list(range(0, most + 1, size))


def ladder_plot(game: str, rated: Sequence[Rating]) -> str:
    """Draw players by strength, the strongest on top, each with the bounds that hold in 95 of 100 cases."""
    title = f"Ladder: {game}"
    told = ", ".join(f"{rating.name} {elo_number(rating.elo)}" for rating in rated)
    names = max((7.0 * len(rating.name) for rating in rated), default=0.0)
    left, bottom = 24 + names, TOP + ROW * len(rated)
    low = min((rating.low for rating in rated), default=0.0) - 20
    high = max((rating.high for rating in rated), default=0.0) + 20

    def across(elo: float) -> float:
        return left + (RIGHT - left) * (elo - low) / (high - low)

    drawn: list[str] = []
    step = next((step for step in (20, 50, 100, 200, 500) if (high - low) / step <= 8), 1000)
    for elo in range(int(low // step + 1) * step, int(high) + 1, step):
        drawn.append(tag("path", d=f"M{number(across(elo))} {number(TOP)}V{number(bottom)}", stroke=SHADE))
        drawn.append(small(across(elo), bottom + 16, elo_number(elo), text_anchor="middle"))
    for place, rating in enumerate(rated):
        y = TOP + ROW * (place + 0.5)
        ends = f"M{number(across(rating.low))} {number(y)}H{number(across(rating.high))}"
        drawn += [
            small(left - 8, y + 4, rating.name, text_anchor="end", fill=INK),
            tag("path", d=ends, stroke=LINE, stroke_width=2, stroke_opacity=0.5),
            tag("circle", cx=across(rating.elo), cy=y, r=4.5, fill=LINE),
            small(RIGHT + 8, y + 4, elo_number(rating.elo), fill=INK),
        ]
    heading = words(16, 28, title, 15, font_weight="bold")
    return sheet(title, told, WIDTH, bottom + 32, heading, *drawn)
