"""Draw how the chances of a game went up and down, and where somebody slipped: as SVG, and in signs for a terminal."""

from __future__ import annotations

from yamabushi.core.picture import FAINT, INK, SHADE, number, sheet, tag, words
from yamabushi.engines.reviewing import Review, Slip
from yamabushi.lab.plot import BOTTOM, HEIGHT, LEFT, LINE, RIGHT, TOP, WIDTH, marks_up_to, small

SIGNS = {Slip.INACCURACY: "?!", Slip.MISTAKE: "?", Slip.BLUNDER: "??"}
"""How slips are marked, as books on chess do it."""

SLIPPED = "#a63d2f"
BARS = " ▁▂▃▄▅▆▇█"
ROWS = 6


def chances_plot(review: Review, title: str, first: str) -> str:
    """Draw the chances of side 0 over the game, every slip with its sign."""
    chances = review.chances
    steps = max(len(chances) - 1, 1)

    def across(step: int) -> float:
        return LEFT + (RIGHT - LEFT) * step / steps

    def down(chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * chance / 100

    drawn = [tag("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, fill="none", stroke=SHADE)]
    for mark in (0, 25, 50, 75, 100):
        edge = FAINT if mark == 50 else SHADE
        drawn.append(tag("path", d=f"M{number(LEFT)} {number(down(mark))}H{number(RIGHT)}", stroke=edge))
        drawn.append(small(LEFT - 6, down(mark) + 4, f"{mark} %", text_anchor="end"))
    drawn += [small(across(step), BOTTOM + 16, f"{step}", text_anchor="middle") for step in marks_up_to(steps)]
    drawn.append(small((LEFT + RIGHT) / 2, BOTTOM + 34, "decisions", text_anchor="middle"))
    points = [f"{number(across(step))} {number(down(chance))}" for step, chance in enumerate(chances)]
    below = f"L{number(across(steps))} {number(BOTTOM)}L{number(LEFT)} {number(BOTTOM)}z"
    drawn.append(tag("path", d=f"M{'L'.join(points)}{below}", fill=LINE, fill_opacity=0.14))
    drawn.append(tag("path", d=f"M{'L'.join(points)}", fill="none", stroke=LINE, stroke_width=2))
    for step, decision in enumerate(review.decisions, start=1):
        if decision.slip is not None:
            x, y = across(step), down(chances[step])
            drawn.append(tag("circle", cx=x, cy=y, r=3.5, fill=SLIPPED))
            above = y - 8 if y > TOP + 20 else y + 18
            drawn.append(words(x, above, SIGNS[decision.slip], 12, fill=INK, text_anchor="middle", font_weight="bold"))
    told = f"Chances of {first}, from {chances[0]:.0f} % to {chances[-1]:.0f} %, over {steps} decisions"
    heading = words(LEFT, 24, title, 15, font_weight="bold")
    return sheet(title, told, WIDTH, HEIGHT, heading, small(LEFT, 40, told), *drawn)


def chances_rows(review: Review, width: int) -> list[str]:
    """Draw the chances of side 0 as rows of bars, at most so wide, with a row of signs for slips below.

    Where there are more decisions than columns, a column stands for several: its bar is their mean, its sign the worst.
    """
    chances = review.chances[1:]
    columns = min(width, len(chances))
    shares = [
        range(len(chances) * column // columns, len(chances) * (column + 1) // columns) for column in range(columns)
    ]
    means = [sum(chances[step] for step in share) / len(share) for share in shares]
    slips = [max((review.decisions[step].slip for step in share), key=badness) for share in shares]
    rows = []
    for row in reversed(range(ROWS)):
        filled = (min(max(mean / 100 * ROWS - row, 0.0), 1.0) for mean in means)
        rows.append("".join(BARS[round(part * (len(BARS) - 1))] for part in filled).rstrip())
    marks = {None: " ", Slip.INACCURACY: ".", Slip.MISTAKE: "?", Slip.BLUNDER: "‼"}
    return [*rows, "".join(marks[slip] for slip in slips).rstrip()]


def badness(slip: Slip | None) -> float:
    """Order slips by what they give away."""
    return 0.0 if slip is None else slip.value
