"""A position of Regality vs. Religion as a picture: nine cells, and beside them what lies on the table.

A tile points north, to Religion, when it is Royalty's ally, and south when it is Religion's. Everything is drawn from a
view, so nothing hidden can show.
"""

from __future__ import annotations

from typing import Any

from yamabushi.core.picture import FAINT, INK, SHADE, number, sheet, tag, words
from yamabushi.games.drawing import CARD, INDIGO, IVORY, MOSS, VERMILION, card, centred, fibres, hatched, heading, moved
from yamabushi.games.regality.tiles import NUMBERS, TILES

View = dict[str, Any]

CELL = 132
WIDTH = 730
PANEL = 478  # where the panel begins
SIDES = {"r": "Royalty", "l": "Religion"}
COLOURS = {"north": VERMILION, "south": INDIGO}

# A crown, a wheel of the law, a leaf: whose tile it was at first. In a box of 40×30.
EMBLEMS = (
    tag("path", d="M3 28V8L12 17L20 2L28 17L37 8V28ZM3 24H37", fill=VERMILION, stroke=IVORY, stroke_width=1.2),
    tag("circle", cx=20, cy=15, r=12, fill="none", stroke=INDIGO, stroke_width=3.5)
    + tag("path", d="M20 3V27M8 15H32M11.5 6.5L28.5 23.5M28.5 6.5L11.5 23.5", stroke=INDIGO, stroke_width=2)
    + tag("circle", cx=20, cy=15, r=4, fill=INDIGO),
    tag("path", d="M4 26C4 10 16 2 36 3C37 20 28 30 10 25Z", fill=MOSS)
    + tag("path", d="M3 29C10 20 18 13 29 8M13 18L14 10M20 13L28 15", stroke=IVORY, stroke_width=1.6, fill="none"),
)


def svg(view: View) -> str:
    """Draw a whole position."""
    beside, low = panel(view)
    height = max(CELL * 3 + 96.0, low)
    title = f"Regality vs. Religion, allies: Royalty {view['allies'][0]}, Religion {view['allies'][1]}. {due(view)}"
    return sheet(title, view["position"], WIDTH, height, fibres(WIDTH, height), moved(46, 46, board(view)), beside)


# ---- the board -------------------------------------------------------------------------------------------------------


def outline(faces: str, inset: float) -> str:
    """Give the path of a tile: five corners, one of them pointing north or south."""
    left, right, foot, shoulder = 8 + inset, CELL - 8 - inset, CELL - 8 - inset, 30 + inset / 2
    corners = ((left, foot), (left, shoulder), (CELL / 2, 6 + inset), (right, shoulder), (right, foot))
    points = [(x, y if faces == "north" else CELL - y) for x, y in corners]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def face_down(lies: dict[str, Any]) -> str:
    """Draw a destroyed tile: its back, with what everyone remembers of it."""
    code = f"{lies['tile']} on {lies['covers']}" if "covers" in lies else lies["tile"]
    return "".join(
        (
            tag("rect", x=12, y=12, width=CELL - 24, height=CELL - 24, rx=4, fill=SHADE),
            hatched(12, 12, CELL - 24, CELL - 24, FAINT, 7),
            tag("rect", x=12, y=12, width=CELL - 24, height=CELL - 24, rx=4, fill="none", stroke=INK, stroke_width=2.5),
            tag("rect", x=22, y=48, width=CELL - 44, height=38, rx=3, fill=IVORY, stroke=INK, stroke_width=1),
            centred(CELL / 2, 64, code, 15, font_family="sans-serif", font_weight="bold"),
            centred(CELL / 2, 80, f"by {SIDES[lies['destroyed_by']]}", 11, fill=FAINT),
        )
    )


def tile(lies: dict[str, Any]) -> str:
    """Draw a tile that lies face up."""
    about = TILES[NUMBERS[lies["tile"]]]
    colour, down = COLOURS[lies["faces"]], 0 if lies["faces"] == "south" else 14
    drawn = [tag("path", d=outline(lies["faces"], 0), fill=INK, fill_opacity=0.25, transform="translate(3 3)")]
    if "covers" in lies:
        drawn += [
            tag(
                "path",
                d=outline(lies["faces"], 0),
                fill=IVORY,
                stroke=INK,
                stroke_width=2,
                transform=f"translate({n} {n})",
            )
            for n in (-5, -1)
        ]
    drawn.append(tag("path", d=outline(lies["faces"], 0), fill=IVORY, stroke=INK, stroke_width=2.5))
    drawn.append(tag("path", d=outline(lies["faces"], 5), fill="none", stroke=colour, stroke_width=5))
    if lies.get("shielded"):
        drawn.append(tag("path", d=outline(lies["faces"], 11), fill="none", stroke=INK, stroke_width=2))
    drawn.append(moved(CELL / 2 - 20, 23 + down, EMBLEMS[about.owner]))
    drawn.append(centred(CELL / 2, 76 + down, about.code, 24, font_family="sans-serif", font_weight="bold"))
    name = f"on {lies['covers']}" if "covers" in lies else about.name
    drawn.append(centred(CELL / 2, 92 + down, name, 13))
    if lies.get("silent"):
        drawn.append(silence(CELL - 32, 62 + down))
    return "".join(drawn)


def silence(x: float, y: float) -> str:
    """Draw a mouth with a line through it."""
    ring = tag("circle", cx=x, cy=y, r=10, fill=IVORY, stroke=INK, stroke_width=2)
    lips = f"M{x - 5:g} {y:g}Q{x:g} {y - 6:g} {x + 5:g} {y:g}Q{x:g} {y + 6:g} {x - 5:g} {y:g}Z"
    return (
        ring
        + tag("path", d=lips, fill=INK)
        + tag("path", d=f"M{x - 7:g} {y + 7:g}L{x + 7:g} {y - 7:g}", stroke=VERMILION, stroke_width=2.5)
    )


def board(view: View) -> str:
    """Draw the nine cells, row 3 at the top."""
    size = 3 * CELL
    lines = f"M{CELL} 0V{size}M{2 * CELL} 0V{size}M0 {CELL}H{size}M0 {2 * CELL}H{size}"
    drawn = [
        tag("rect", width=size, height=size, fill="#fbf5e6", stroke=INK, stroke_width=3),
        tag("path", d=lines, stroke=FAINT, stroke_width=1, fill="none"),
        centred(size / 2, -16, "Religion", 15, fill=INDIGO),
        centred(size / 2, size + 40, "Royalty", 15, fill=VERMILION),
    ]
    drawn += [centred(CELL * (n + 0.5), size + 22, column, 16) for n, column in enumerate("abc")]
    drawn += [centred(-18, CELL * (n + 0.5) + 6, row, 16) for n, row in enumerate("321")]
    for cell, lies in view["board"].items():
        x, y = "abc".index(cell[0]) * CELL, "321".index(cell[1]) * CELL
        if lies is not None:
            drawn.append(moved(x, y, face_down(lies) if "destroyed_by" in lies else tile(lies)))
    if view["pending"] and "cells" in view["pending"]:
        cell = view["pending"]["cells"][-1]
        x, y = "abc".index(cell[0]) * CELL, "321".index(cell[1]) * CELL
        corners = "M3 22V3H22M110 3H129V22M129 110V129H110M22 129H3V110"
        drawn.append(moved(x, y, tag("path", d=corners, fill="none", stroke=VERMILION, stroke_width=4)))
    return "".join(drawn)


# ---- the panel -------------------------------------------------------------------------------------------------------


def due(view: View) -> str:
    """Say who decides what."""
    who, pending = view["who"], view["pending"]
    if who == ".":
        winner = {1.0: "Royalty has won", -1.0: "Religion has won"}
        return winner.get(view["returns"][0], "A draw")
    if who == "?":
        return "Chance decides"
    if pending is None:
        return f"{SIDES[who]} places a tile"
    if pending["kind"] == "draft":
        return f"{SIDES[who]} picks a tile"
    if pending["kind"] == "choose":
        return f"{SIDES[who]}: begin or not?"
    return f"{SIDES[who]}: use {TILES[NUMBERS[pending['tiles'][-1]]].name}"


def match_line(view: View) -> str:
    """Say which match this is and how it stands."""
    royalty, religion = view["score"]
    if view["match"] == "single":
        return f"{view['style']} style, a single game"
    if view["match"] == "two-wins":
        return f"{view['style']} style, games {royalty}-{religion}"
    return f"{view['style']} style, points {royalty}-{religion}"


def row(tiles: dict[str, Any], y: float) -> tuple[str, float]:
    """Draw a row of small cards; those that are hidden show their backs, or a dashed edge to whoever knows them."""
    cards: list[tuple[str | None, bool]] = [(code, True) for code in tiles["open"]]
    known = tiles.get("known", [None] * tiles["hidden"])
    cards += [(code, False) for code in known]
    if not cards:
        return words(PANEL, y + 16, "none", 13, fill=FAINT), y + 26
    drawn = [card(PANEL + CARD * (n % 7), y + 28 * (n // 7), code, seen=seen) for n, (code, seen) in enumerate(cards)]
    return "".join(drawn), y + 28 * ((len(cards) + 6) // 7) + 2


def panel(view: View) -> tuple[str, float]:
    """Draw all that lies beside the board, and say how far down it reaches."""
    royalty, religion = view["allies"]
    picking = view["pending"] and view["pending"]["kind"] == "draft"
    rows = (
        (f"RELIGION, ALLIES: {religion}", view["zones"]["l"]),
        ("TO PICK FROM" if picking else "NEUTRAL ZONE", view["neutral"]),
        ("DISCARDS", {"open": view["discards"], "hidden": 0}),
        (f"ROYALTY, ALLIES: {royalty}", view["zones"]["r"]),
    )
    drawn = [words(PANEL, 50, "Regality vs. Religion", 20), words(PANEL, 70, match_line(view), 13, fill=FAINT)]
    low = 98.0
    for name, tiles in rows:
        cards, end = row(tiles, low + 8)
        drawn += [heading(PANEL, low, name), cards]
        low = end + 26
    drawn.append(tag("path", d=f"M{PANEL} {low - 14:g}H{WIDTH - 24}", stroke=SHADE, stroke_width=2))
    drawn.append(words(PANEL, low + 10, due(view), 15, font_weight="bold"))
    return "".join(drawn), low + 34
