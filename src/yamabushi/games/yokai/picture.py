"""A position of Terres de Yokai as a picture: four lands, Moon above them and Sun below.

Each land has its colour's flag, the pile with a tab for every yokai beneath the top one, and the sketches of both
sides, turned to the pile. Everything is drawn from a view, so nothing hidden can show.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from yamabushi.core.picture import FAINT, INK, number, sheet, tag, words
from yamabushi.games.drawing import IVORY, VERMILION, centred, fibres, heading, moved
from yamabushi.games.yokai.card_picture import (
    HUES,
    NAMES,
    PALE,
    SKETCH_HEIGHT,
    SKETCH_WIDTH,
    SMALL_WIDTH,
    YOKAI_HEIGHT,
    YOKAI_WIDTH,
    icon,
    named,
    no_yokai,
    sign,
    sketch_back,
    sketch_card,
    small_yokai,
    tab,
    yokai_back,
    yokai_card,
)
from yamabushi.games.yokai.cards import ABILITIES, LETTERS, PAIRS

View = dict[str, Any]

SEATS = ("Sun", "Moon")
MARGIN, TOP = 18, 52
LAND, GAP = 162, 8  # how wide a land is, and what lies between two
STRIP = 84  # how high the strip of a seat is

# Heights inside a land: Moon's sketches, the pile, how it stands, Sun's sketches.
MOON_ROW = 8
PILE = MOON_ROW + SKETCH_HEIGHT + 10
STANDING = PILE + YOKAI_HEIGHT + 12
SUN_ROW = STANDING + 46
LAND_HEIGHT = SUN_ROW + SKETCH_HEIGHT + 8

LANDS = TOP + STRIP + 8
BESIDE = MARGIN + 4 * (LAND + GAP) + 8  # where draw pile and discards begin
WIDTH, HEIGHT = BESIDE + 116 + MARGIN, LANDS + LAND_HEIGHT + 8 + STRIP + 12


def svg(view: View) -> str:
    """Draw a whole position."""
    sun, moon = view["score"]
    title = f"Terres de Yokai: Sun {sun}, Moon {moon}. {due(view)}"
    drawn = [fibres(WIDTH, HEIGHT), words(MARGIN, 36, due(view), 18, font_weight="bold")]
    drawn.append(words(WIDTH - MARGIN, 36, "Terres de Yokai", 15, fill=FAINT, text_anchor="end"))
    drawn += [moved(MARGIN + (LAND + GAP) * n, LANDS, land(view, letter)) for n, letter in enumerate(LETTERS)]
    drawn += [moved(MARGIN, TOP, strip(view, 1)), moved(MARGIN, LANDS + LAND_HEIGHT + 8, strip(view, 0))]
    return sheet(title, view["position"], WIDTH, HEIGHT, *drawn, moved(BESIDE, LANDS, beside(view)))


# ---- words -----------------------------------------------------------------------------------------------------------


def due(view: View) -> str:
    """Say who decides what, or what chance is about to do, or how it ended."""
    pending = view["pending"]
    if not pending:
        return to_play(view)
    first = pending[0]
    if first == ".":
        return result(view)
    if first == "?":
        return "Chance says who begins."
    if first[0] == "+":
        return "The sketches are dealt." if len(pending) > 1 else f"{SEATS[int(first[1])]} draws a sketch."
    if first[0] == "?":
        counted = " and ".join(NAMES[text[1]] for text in pending if text[0] == "=")
        then = f"; then {counted} {'are' if ' ' in counted else 'is'} counted" if counted else ""
        return f"A {NAMES[first[1]]} yokai is turned up{then}."
    return ability(view, *first.split("@"))


def to_play(view: View) -> str:
    """Say what the mover may do who is free to play a sketch."""
    mover, played = view["mover"], view["played"]
    must = not played and view["hands"][mover]["sketches"] == 4
    what = "must play a sketch" if must else "plays a sketch or ends the turn"
    return f"{SEATS[mover]} {what} ({played} of 3 played)."


def ability(view: View, sketch: str, pile: str) -> str:
    """Ask what a sketch that was just played is used for."""
    mover = view["mover"]
    asked = f"{SEATS[mover]} has played {sketch} at {NAMES[pile]}"
    if sketch[2] == "+":
        return f"{asked}: call a yokai there?"
    target = view["piles"][pile]["sides"][1 - mover][-1]
    goal = target[:2].replace(pile, "")
    return f"{asked}: turn {SEATS[1 - mover]}'s {target} to {NAMES[goal]}?"


def result(view: View) -> str:
    """Say who has won."""
    sun, moon = view["score"]
    gain = view["returns"][0]
    if not gain:
        return f"A draw: {sun} all, with as many colours."
    points = f"{max(sun, moon)} to {min(sun, moon)}" if sun != moon else f"{sun} all, with more colours"
    return f"{SEATS[0 if gain > 0 else 1]} has won, {points}."


# ---- seats -----------------------------------------------------------------------------------------------------------


def emblem(seat: int, x: float, y: float, radius: float) -> str:
    """Draw a sun, bright with rays, or a crescent on the night sky."""
    if seat == 0:
        rays = "M0 -7.4V-9.6M5.2 -5.2L6.8 -6.8M7.4 0H9.6M5.2 5.2L6.8 6.8M0 7.4V9.6M-5.2 5.2L-6.8 6.8M-7.4 0H-9.6"
        rays += "M-5.2 -5.2L-6.8 -6.8"
        drawn = tag("circle", r=5, fill="#f3c95b", stroke=INK, stroke_width=1.4)
        drawn += tag("path", d=rays, stroke=INK, stroke_width=1.6, stroke_linecap="round")
    else:
        crescent = "M2.5 -6.200C-1 -4 -1.5 2.5 4.5 4.600C0 8.5 -6.5 5 -6.2 -0.500C-6 -4.5 -2 -7 2.5 -6.200Z"
        drawn = tag("circle", r=9.4, fill=INK) + tag("path", d=crescent, fill="#f0e3bd")
    return moved(x, y, drawn, scale=radius / 10)


def spread(cards: list[str], width: float, card: float, gap: float = 4) -> str:
    """Lay cards in a row, each over the one before it if they need more than a width."""
    step = min(card + gap, (width - card) / max(1, len(cards) - 1))
    return "".join(moved(step * n, 0, drawn) for n, drawn in enumerate(cards))


def strip(view: View, seat: int) -> str:
    """Draw all that lies before a seat: its points, its hand and the yokai that it has taken."""
    held, taken, points = view["hands"][seat], view["taken"][seat], view["score"][seat]
    ground, ink = ((IVORY, INK), ("#2b2723", IVORY))[seat]
    backs = [named("sketch: face down", sketch_back())] * held["sketches"]
    hand = [sketch_card(sketch) for sketch in held["known"]] if "known" in held else backs
    drawn = [
        tag("rect", y=11, width=160, height=64, rx=8, fill=ground, stroke=INK, stroke_width=2.4),
        emblem(seat, 29, 43, 19),
        words(55, 39, SEATS[seat], 19, fill=ink),
        words(55, 62, "1 point" if points == 1 else f"{points} points", 16, fill=ink, font_weight="bold"),
        heading(186, 10, "HAND"),
        heading(400, 10, "TAKEN"),
        moved(186, 17, spread(hand, 200, SKETCH_WIDTH)),
        moved(400, 21, spread([small_yokai(yokai) for yokai in taken], WIDTH - 2 * MARGIN - 402, SMALL_WIDTH)),
    ]
    if not hand:
        drawn.append(words(186, 50, "no sketches", 15, fill=FAINT))
    if not taken:
        drawn.append(words(400, 50, "no yokai yet", 15, fill=FAINT))
    if view["who"] == str(seat):
        drawn.append(tag("path", d="M164 33L178 43L164 53Z", fill=VERMILION))
    return "".join(drawn)


# ---- lands -----------------------------------------------------------------------------------------------------------


def land(view: View, letter: str) -> str:
    """Draw a land: its flag, its pile, the sketches of both sides and how they stand."""
    pile = view["piles"][letter]
    sun, moon = (row(letter, seat, side) for seat, side in enumerate(pile["sides"]))
    return "".join(
        (
            tag("rect", width=LAND, height=LAND_HEIGHT, rx=10, fill=PALE[letter], fill_opacity=0.55),
            tag("rect", width=LAND, height=LAND_HEIGHT, rx=10, fill="none", stroke=HUES[letter], stroke_width=1.6),
            moved(6, MOON_ROW, moon),
            moved(4, PILE, flag(letter)),
            moved(31, PILE, yokai(pile, letter)),
            moved(6, STANDING, standing(pile)),
            moved(6, SUN_ROW, sun),
            marks(view, letter),
        )
    )


def row(letter: str, seat: int, side: list[str]) -> str:
    """Draw the sketches on one side of a pile, the top card last; up to three lie beside each other."""
    covered = len(side) - 1 if len(side) > 3 else 0
    cards = [sketch_card(sketch, letter, seat == 1, n < covered) for n, sketch in enumerate(side)]
    return spread(cards, LAND - 12, SKETCH_WIDTH)


def flag(letter: str) -> str:
    """Draw a land's flag, upright as they hang before shops."""
    middle = YOKAI_HEIGHT / 2 + 24
    name = centred(0, 6, NAMES[letter], 17, fill=IVORY, letter_spacing=1)
    return (
        tag("path", d=f"M0 3H24V{YOKAI_HEIGHT - 3}L12 {YOKAI_HEIGHT - 11}L0 {YOKAI_HEIGHT - 3}Z", fill=HUES[letter])
        + tag("path", d="M-1 3H25", stroke=INK, stroke_width=3, stroke_linecap="round")
        + sign(letter, 3.5, 11, 17, IVORY)
        + centred(12, 50, letter, 17, fill=IVORY, font_family="sans-serif", font_weight="bold")
        + tag("g", name, transform=f"translate(12 {number(middle)}) rotate(-90)")
    )


def yokai(pile: dict[str, Any], letter: str) -> str:
    """Draw a pile of yokai: the top one, and a tab for each that lies beneath it."""
    if not pile["yokai"]:
        return no_yokai()
    top, *beneath = pile["yokai"]
    step = min(24.0, (YOKAI_HEIGHT - 12) / max(1, len(beneath)))
    among = " ".join(pile["never_up"])
    edges = [
        tag("rect", y=2.2 * n, width=YOKAI_WIDTH, height=YOKAI_HEIGHT, rx=7, fill=IVORY, stroke=INK, stroke_width=1)
        for n in range(min(4, len(beneath)), 0, -1)
    ]
    tabs = [moved(YOKAI_WIDTH, 6 + step * n, tab(name, letter, step - 2, among)) for n, name in enumerate(beneath)]
    return "".join((*tabs, *edges, yokai_back(letter) if top == "?" else yokai_card(top, letter)))


def standing(pile: dict[str, Any]) -> str:
    """Draw how a pile stands: Sun's sketches from the left, Moon's from the right, free places between them."""
    sun, moon = map(len, pile["sides"])
    if not pile["yokai"]:
        return ""
    places = max(pile["needs"] or 0, sun + moon)
    width = LAND - 12
    drawn = []
    for n in range(places):
        x = width / 2 + 20 * (n - (places - 1) / 2)
        if sun <= n < places - moon:
            drawn.append(tag("circle", cx=x, cy=10, r=6.5, fill=IVORY, stroke=FAINT, stroke_width=1.4))
        else:
            drawn.append(emblem(0 if n < sun else 1, x, 10, 8.5))
    leads = "even" if sun else ""
    if pile["leads"] is not None:
        leads = f"{SEATS[pile['leads']]} leads"
    drawn.append(words(0, 37, f"{sun + moon} of {pile['needs'] or '?'}", 17, font_weight="bold"))
    drawn.append(words(width, 37, leads, 14, text_anchor="end"))
    return "".join(drawn)


def marks(view: View, letter: str) -> str:
    """Draw corners around what is pending here: a sketch whose ability is to be decided, a yokai to be turned up."""
    first = view["pending"][0] if view["pending"] else ""
    if first == f"?{letter}":
        return moved(31, PILE, corners(YOKAI_WIDTH, YOKAI_HEIGHT))
    if first[-2:] != f"@{letter}":
        return ""
    mover = view["mover"]
    many = len(view["piles"][letter]["sides"][mover])
    step = min(SKETCH_WIDTH + 4, (LAND - 12 - SKETCH_WIDTH) / max(1, many - 1))
    return moved(6 + step * (many - 1), (SUN_ROW, MOON_ROW)[mover], corners(SKETCH_WIDTH, SKETCH_HEIGHT))


def corners(width: float, height: float) -> str:
    """Draw four corners around a card."""
    path = f"M-4 8V-4H8M{width - 8} -4H{width + 4}V8M{width + 4} {height - 8}V{height + 4}H{width - 8}"
    return tag("path", d=f"{path}M8 {height + 4}H-4V{height - 8}", fill="none", stroke=VERMILION, stroke_width=4)


# ---- beside the lands ------------------------------------------------------------------------------------------------


def beside(view: View) -> str:
    """Draw the draw pile and the discards, and say which turn it is."""
    left = view["draw_pile"]
    drawn = [words(0, 16, f"turn {view['turn']}" if view["turn"] else "set-up", 16)]
    low = 56.0
    if "known" in left:
        drawn.append(heading(0, 48, f"DRAW PILE: {left['sketches']}"))
        drawn.append(moved(0, low, table(left["known"])))
        low += 132
    else:
        edges = [moved(2.5 * n, 2.5 * n, sketch_back()) for n in reversed(range(min(4, left["sketches"])))]
        drawn.append(heading(0, 48, "DRAW PILE"))
        drawn.append(
            moved(0, low + 4, named(f"draw pile: {left['sketches']} sketches, face down", *edges)) if edges else ""
        )
        drawn.append(words(64, low + 45, str(left["sketches"]), 26, font_weight="bold"))
        drawn += [icon("+", 10, low + 268), words(27, low + 273, "call", 15)]
        drawn += [icon("!", 10, low + 292), words(27, low + 297, "distract", 15)]
        low += 84
    drawn.append(heading(0, low + 24, f"DISCARDS: {len(view['discards'])}"))
    drawn.append(moved(0, low + 32, table(view["discards"])))
    return "".join(drawn)


def table(sketches: list[str]) -> str:
    """Count sketches: a row for each two colours, a column each for plain ones, calls and distracts."""
    counts = Counter(sketches)
    drawn = [
        tag("path", d="M50 9H62", stroke=INK, stroke_width=2),
        moved(77, 2, icon("+", 9, 8), scale=0.85),
        moved(101, 2, icon("!", 9, 8), scale=0.85),
    ]
    for n, (first, second) in enumerate(PAIRS):
        y = 21 + 18 * n
        pair = LETTERS[first] + LETTERS[second]
        for side, letter in enumerate(pair):
            drawn.append(tag("rect", x=18 * side, y=y, width=17, height=16, rx=2, fill=HUES[letter]))
            drawn.append(
                centred(18 * side + 8.5, y + 13, letter, 13, fill=IVORY, font_family="sans-serif", font_weight="bold")
            )
        for column, mark in enumerate(ABILITIES):
            x, count = 56 + 27 * column, counts[pair + mark]
            if count:
                drawn.append(named(f"{count}×{pair}{mark}", centred(x, y + 14, str(count), 16, font_weight="bold")))
            else:
                drawn.append(centred(x, y + 14, "·", 16, fill=FAINT))
    return "".join(drawn)
