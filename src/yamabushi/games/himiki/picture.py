"""A position of HI MI KI as a picture: the board, and beside it score, influences and chaos tiles.

Everything is drawn from a view, so nothing hidden can show.
"""

from __future__ import annotations

import re

from yamabushi.core.picture import FAINT, INK, SHADE, sheet, tag, words
from yamabushi.games.drawing import CARD, IVORY, VERMILION, card, centred, fibres, heading, moved
from yamabushi.games.himiki.board_picture import BODIES, WHOLE, View, board
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.signs import CHAOS_SIGNS, NAMES, character, crest

WIDTH = 846
PANEL = 606  # where the panel begins
SEATS = {
    "w": "White",
    "b": "Black",
    "wl": "White of Light",
    "bl": "Black of Light",
    "wd": "White of Dark",
    "bd": "Black of Dark",
}
TILES = {tile.code: tile.name for tile in CHAOS}


def svg(view: View) -> str:
    """Draw a whole position."""
    beside, low = panel(view)
    height = max(WHOLE.height + 92, low)
    if view["mode"] == "mindlock":
        title = f"HI MI KI, a puzzle: {view['score'][0]} of {view['par']} moves. {due(view)}"
    else:
        white, black = view["score"]
        title = f"HI MI KI: white {white}, black {black}. {due(view)}"
    return sheet(title, view["position"], WIDTH, height, fibres(WIDTH, height), moved(46, 46, board(view)), beside)


# ---- words -----------------------------------------------------------------------------------------------------------


def due(view: View) -> str:
    """Say who decides what."""
    who, turn = view["who"], view["turn"].split(";")
    if who == "." and view["mode"] == "mindlock":
        return "Solved" if view["returns"][0] > 0 else "Not solved"
    if who == ".":
        winner = {1.0: "White has won", -1.0: "Black has won"}
        return winner.get(view["returns"][0], "A draw")
    if "muk_yan" in view:
        dice = " and ".join(NAMES[sign] for sign in view["muk_yan"]["dice"])
        return f"Muk Yan has rolled {dice}: {view['muk_yan']['name']}"
    if who == "?" and view["mode"] == "mukyan":
        return "Muk Yan's cubes are rolled" if "s" in turn else "Muk Yan rolls its dice"
    if who == "?":
        return "Chaos tiles are drawn"
    if "s" in turn:
        return f"{SEATS[who]} sets up"
    if view["pending"]:
        return f"{SEATS[who]}: {pending(view['pending'])}"
    if any(word.startswith("r") for word in turn):
        return f"{SEATS[who]} plays again"
    return f"{SEATS[who]} to move" + (", no pivot" if "t" in turn else "")


def pending(text: str) -> str:
    """Name what is pending."""
    if text.startswith("ask"):
        return "a chaos tile?"
    code = re.sub(r"^@", "", text)[:2]
    return f"put down {TILES[code]}" if text[0] == "@" else TILES[code]


# ---- the panel -------------------------------------------------------------------------------------------------------


def panel(view: View) -> tuple[str, float]:
    """Draw all that stands beside the board, and say how far down it reaches."""
    signs = [moved(PANEL + 42 * n, 38, character(sign, INK), scale=0.34) for n, sign in enumerate("HMK")]
    drawn = [*signs, words(PANEL, 94, options(view), 13, fill=FAINT)]
    puzzle = view["mode"] == "mindlock"
    if puzzle:
        drawn.append(moves(view, 118))
    else:
        drawn += [score(view, side, 118 + 46 * n) for n, side in enumerate("wb")]
    shown = [element for element in "HMK" if not puzzle or view["wanted"][element]]
    drawn.append(heading(PANEL, 228, "INFLUENCES") if shown else "")
    drawn += [influence(view, element, PANEL + 74 * n) for n, element in enumerate(shown)]
    low = 376.0 if shown else 236.0
    if "chaos" in view:
        tiles, low = chaos(view, low)
        drawn.append(tiles)
    drawn.append(tag("path", d=f"M{PANEL} {low - 14:g}H{WIDTH - 24}", stroke=SHADE, stroke_width=2))
    drawn += [words(PANEL, low + 8 + 19 * n, line, 15, font_weight="bold") for n, line in enumerate(lines(due(view)))]
    low += 8 + 19 * len(lines(due(view)))
    notes = [f"{view['quiet_turns']} of 100 quiet turns"] if view["quiet_turns"] else []
    notes += ["this turn is played in Confusion"] if view["confused"] else []
    drawn += [words(PANEL, low + 3 + 18 * n, note, 13, fill=FAINT) for n, note in enumerate(notes)]
    return "".join(drawn), low + 18 * len(notes) + 14


def options(view: View) -> str:
    """Say which game this is."""
    if view["mode"] == "mindlock":
        return f"Mindlock {view['puzzle']}" if len(view["puzzle"]) < 5 else "Mindlock"
    mode = "Muk Yan" if view["mode"] == "mukyan" else view["mode"]
    return f"{mode}, {view['edition']} edition" + (", expert" if view.get("expert") else "")


def moves(view: View, y: float) -> str:
    """Draw the moves of a puzzle: as many places as PAR, filled as they are paid."""
    paid, par = view["score"][0], view["par"]
    drawn = [words(PANEL, y + 18, f"{paid} of {par} moves", 17)]
    for n in range(par):
        place = {"cx": PANEL + 9 + 22 * (n % 10), "cy": y + 38 + 22 * (n // 10)}
        drawn.append(tag("circle", r=8, fill=INK if n < paid else "none", stroke=INK, stroke_width=1.8, **place))
    return "".join(drawn)


def score(view: View, side: str, y: float) -> str:
    """Draw a side's points: five places, filled as they are won."""
    body, inks, _ = BODIES[side]
    points = view["score"]["wb".index(side)]
    turn = view["who"].startswith(side)
    back = tag("rect", x=PANEL, y=y, width=216, height=38, rx=6, fill=body, stroke=INK, stroke_width=2)
    name = words(PANEL + 14, y + 25, SEATS[side], 17, fill=INK if side == "w" else IVORY)
    drawn = [back, name]
    for n in range(5):
        fill = inks["H"] if n < points else "none"
        drawn.append(
            tag("circle", cx=PANEL + 92 + 25 * n, cy=y + 19, r=8.5, fill=fill, stroke=inks["H"], stroke_width=1.8)
        )
    if turn:
        drawn.append(
            tag("path", d=f"M{PANEL - 14} {y + 11:g}L{PANEL - 5} {y + 19:g}L{PANEL - 14} {y + 27:g}Z", fill=VERMILION)
        )
    return "".join(drawn)


def influence(view: View, element: str, x: float) -> str:
    """Draw the tile of an influence, in the colour of the side that holds it."""
    owner = view["influences"][element]
    label = SEATS[owner] if owner else "free"
    if "wanted" in view:
        label = "taken" if owner else "to take" if view["wanted"][element] == "demanded" else "in play"
    body, inks, _ = BODIES[owner or "w"]
    fill = body if owner else "none"
    dashes: dict[str, str | float] = {} if owner else {"stroke_dasharray": "4 4"}
    return "".join(
        (
            tag("circle", cx=x + 33, cy=274, r=32, fill=fill, stroke=INK, stroke_width=2, **dashes),
            moved(x + 13, 253, crest(element, inks[element], body), scale=0.4),
            centred(x + 33, 324, NAMES[element], 13, fill=FAINT),
            centred(x + 33, 340, label, 13, font_weight="bold" if owner else "normal"),
        )
    )


def hand(view: View, letters: str, x: float, y: float) -> str:
    """Draw the chaos tiles of a seat: backs of those that the watcher does not know."""
    tiles = view["chaos"]
    held = tiles["hands"][letters]
    cards = list(held.get("known", [None] * held["tiles"]))
    drawn = [words(x, y, SEATS[letters], 13)]
    drawn += [card(x + CARD * n, y + 8, code, CHAOS_SIGNS.get(code or "", ""), 40) for n, code in enumerate(cards)]
    notes = ["confused"] if letters in tiles["confused"] else []
    if tiles["armed"] == letters:
        drawn.append(card(x + CARD * len(cards), y + 8, "My", CHAOS_SIGNS["My"], 40))
        notes.append("My armed")
    elif not cards:
        drawn.append(words(x, y + 32, "no tiles", 13, fill=FAINT))
    drawn.append(words(x, y + 62, ", ".join(notes), 11, fill=VERMILION) if notes else "")
    return "".join(drawn)


def chaos(view: View, low: float) -> tuple[str, float]:
    """Draw the hands and the discards, from a height on; the height where they end comes back."""
    discards = view["chaos"]["discards"]
    drawn = [heading(PANEL, low, "CHAOS TILES")]
    low += 20
    for n, letters in enumerate(view["chaos"]["hands"]):
        drawn.append(hand(view, letters, PANEL + n % 2 * 112, low + n // 2 * 76))
    low += 76 * ((len(view["chaos"]["hands"]) + 1) // 2)
    if discards:
        text = " ".join(["discarded:", *discards])
        drawn += [words(PANEL, low + 2 + 17 * n, line, 13) for n, line in enumerate(lines(text, 34))]
        low += 17 * len(lines(text, 34)) + 4
    return "".join(drawn), low + 10


def lines(text: str, longest: int = 27) -> list[str]:
    """Break a text where it is too long for the panel."""
    broken = [""]
    for word in text.split():
        if len(broken[-1]) + len(word) >= longest:
            broken.append("")
        broken[-1] += f"{word} "
    return [line.rstrip() for line in broken]
