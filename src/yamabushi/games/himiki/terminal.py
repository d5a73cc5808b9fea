"""HI MI KI in a terminal of 80 columns: the top and the side faces of every cube can be read, also without colour.

A white cube is `K(H)K` with its north-south element above, a black one `K[H]K`: fire on top, wood east and west.
"""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from yamabushi.core.game import State
from yamabushi.games.columns import filled, in_halves
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.state import HimikiState

NAMES = {"H": "fire", "M": "water", "K": "wood"}
COLOURS = {"H": "red", "M": "blue", "K": "green"}
BRACKETS = {"w": ("(", ")"), "b": ("[", "]")}
SIDES = {"w": "White", "b": "Black"}
TILE_NAMES = {tile.code: tile.name for tile in CHAOS}
WIDTH = 7


def draw(view: dict[str, Any], plain: bool) -> list[Text]:
    """Draw the board with the score and the tiles beside it."""
    board = grid(view, plain)
    panel = side_panel(view)
    lines = []
    for number in range(max(len(board), len(panel))):
        line = board[number].copy() if number < len(board) else Text(" " * (6 * WIDTH + 10))
        line.append("  ")
        line.append_text(panel[number] if number < len(panel) else Text(""))
        lines.append(line)
    return lines


def grid(view: dict[str, Any], plain: bool) -> list[Text]:
    """Draw the 30 squares, row E at the top; Dark is the west half, Light the east half."""
    bar, dash = ("|", "-") if plain else ("│", "─")
    half = 3 * WIDTH + 2
    lines = [Text("   +" + " Dark ".center(half, dash) + "+" + " Light ".center(half, dash) + "+")]
    for row in "EDCBA":
        upper, lower = Text("   "), Text(f" {row} ")
        for column in "123456":
            bars = bar if column in "14" else " "
            upper.append(bars)
            lower.append(bars)
            above, below = square_lines(view, row + column, plain)
            upper.append_text(above)
            lower.append_text(below)
        lines += [upper.append(bar), lower.append(bar)]
    lines.append(
        Text("   +" + "+".join(" ".join(c.center(WIDTH, dash) for c in part) for part in ("123", "456")) + "+")
    )
    return lines


def square_lines(view: dict[str, Any], square: str, plain: bool) -> tuple[Text, Text]:
    """Draw a square in two lines: the north-south face above; west, top and east face below. Terrain stands above."""
    cube = view["cubes"].get(square)
    terrain = view.get("chaos", {}).get("terrain", {}).get(square, "")
    if cube is None:
        return Text(terrain.center(WIDTH)), Text(("." if plain else "·").center(WIDTH), style="dim")
    top, north, east = list(cube["orientation"])
    opening, closing = BRACKETS[cube["colour"]]
    above = Text("   ").append(north, style=COLOURS[north]).append(f" {terrain}".ljust(WIDTH - 4))
    below = Text(" ").append(east, style=COLOURS[east])
    below.append(opening, style="bold").append(top, style=f"bold {COLOURS[top]}").append(closing, style="bold")
    return above, below.append(east, style=COLOURS[east]).append(" ")


def side_panel(view: dict[str, Any]) -> list[Text]:
    """Write score, influences and chaos tiles, to stand beside the board."""
    lines = puzzle_lines(view) if view["mode"] == "mindlock" else game_lines(view)
    lines.append(Text("K(H)K white  K[H]K black", style="dim"))
    lines.append(Text("fire on top, wood east/west", style="dim"))
    if "chaos" in view:
        lines += chaos_lines(view["chaos"])
    if view["confused"]:
        lines.append(Text("this turn is in Confusion", style="bold"))
    return lines


def game_lines(view: dict[str, Any]) -> list[Text]:
    """Write which game this is, the score and the influences."""
    white, black = view["score"]
    mode = "Muk Yan" if view["mode"] == "mukyan" else view["mode"]
    lines = [
        Text(f"HI MI KI, {mode}{', expert' if view.get('expert') else ''}", style="bold"),
        Text(f"White {white} : {black} {'Muk Yan' if view['mode'] == 'mukyan' else 'Black'}", style="bold"),
    ]
    for element, owner in view["influences"].items():
        holder = "Muk Yan" if owner == "b" and view["mode"] == "mukyan" else SIDES.get(owner, "nobody's")
        lines.append(Text(f"{NAMES[element]:<6}", style=COLOURS[element]).append(holder))
    return lines


def puzzle_lines(view: dict[str, Any]) -> list[Text]:
    """Write which puzzle this is, the moves paid, and the influences that it demands; nothing if moves do not count."""
    if view["moves_left"] is None:
        return []
    name = view["puzzle"] if len(view["puzzle"]) < 5 else ""
    lines = [
        Text(f"Mindlock {name}".rstrip(), style="bold"),
        Text(f"moves: {view['score'][0]} of {view['par']}", style="bold"),
    ]
    for element, wanted in view["wanted"].items():
        if wanted:
            state = "taken" if view["influences"][element] else "to take" if wanted == "demanded" else "in play"
            lines.append(Text(f"{NAMES[element]:<6}", style=COLOURS[element]).append(state))
    return lines


def chaos_lines(chaos: dict[str, Any]) -> list[Text]:
    """Write the hands and what else the chaos tiles do."""
    lines = []
    for seat, hand in chaos["hands"].items():
        tiles = " ".join(hand["known"]) if "known" in hand else " ".join(["??"] * hand["tiles"])
        lines.append(Text(f"{seat:<3}{tiles or 'no tile'}"))
    if chaos["armed"]:
        lines.append(Text(f"Major Yokai armed: {chaos['armed']}"))
    if chaos["confused"]:
        lines.append(Text(f"confused next: {' '.join(chaos['confused'])}"))
    return lines


def due(view: dict[str, Any]) -> str:
    """Say what is to be decided."""
    pending, turn = view["pending"], view["turn"]
    if turn.startswith("s"):
        return "set up a cube, as C5=HMK: top, north-south, east-west"
    if pending is None and view.get("moves_left") == 0 and view["is_paid"]:
        return f"no move left; free are {', '.join(view['free_actions'])}"
    if pending is None:
        if turn.startswith("t"):  # H-02
            return "tilt a cube: the turn before was a rotation, so you cannot rotate"
        return "play again (. stops)" if turn.startswith("r") else "tilt a cube or rotate some"
    if pending.startswith("ask"):
        return "use a chaos tile, or - for none"
    if pending.startswith("@"):
        return f"put {TILE_NAMES[pending[1:3]]} on a square with neither cube nor tile"
    if pending.startswith("Cj"):
        return "turn a cube of the other colour as you like"
    if pending.startswith("My"):
        return "Major Yokai: confront a cube two squares away, or - not now"
    if pending in ("Mh", "Mm", "Mk"):
        return f"{TILE_NAMES[pending]}: tilt {'or rotate ' if 'par' in view else ''}a cube that shows it"
    return f"{TILE_NAMES[pending[:2]]}: where does the cube on {pending[3:5]} go?"


def describe(state: HimikiState, action: str) -> str:
    """Say what a tilt would do, or which tile an action uses."""
    if action.startswith("!"):
        return next(f"{tile.name}: {tile.power}" for tile in CHAOS if tile.code == action[1:])
    seen = state.preview(action)
    if seen is None:
        return {".": "stop", "-": "not now"}.get(action, "")
    parts = [f"shows {NAMES[seen['shows']]}"]
    if "terrain" in seen:
        return f"{parts[0]}, enters {TILE_NAMES[seen['terrain']]}"
    if seen["beats"]:
        parts.append(f"beats {' '.join(seen['beats'])}")
    if seen["loses"]:
        parts.append(f"loses to {' '.join(seen['loses'])}")
    if seen["influence"]:
        parts.append(f"takes {NAMES[seen['influence']]}")
    if seen["points"]:
        parts.append(f"+{seen['points']}")
    if seen["wins"]:
        parts.append("solves it" if state.game.puzzle else "wins")
    elif seen["again"] and not seen["beats"] and not seen["loses"]:
        parts.append("again")
    return ", ".join(parts)


def offers(state: State, seat: int) -> list[str]:
    """List tilts with what they would do, pivots in a row, and what else there is."""
    assert isinstance(state, HimikiState)
    tilts, others = [], []
    for number, action in enumerate(state.offered, start=1):
        text = describe(state, action)
        if action.startswith("!") or ("-" in action and len(action) > 1):
            tilts.append(f"{number:>3} {action} {text}")
        else:
            others.append(f"{number} {action}{f' {text}' if text else ''}")
    if len(others) > 24:  # setting up, conjuring: six orientations a square
        return [f"  {len(others)} ways, from {others[0]} to {others[-1]}; list shows all"]
    return [*in_halves(tilts), *filled(others)]


def explain(word: str) -> list[str]:
    """Explain the chaos tile that the word names, by its code or its name."""
    return [f"{t.code} {t.name}: {t.power}" for t in CHAOS if word.lower() in (t.code.lower(), t.name.lower())]


def reference() -> list[str]:
    """Explain the elements and every chaos tile."""
    lines = ["Fire (H) beats wood (K), wood beats water (M), water beats fire."]
    lines.append("A tilt N or S swaps top and north-south face, a tilt E or W top and east-west.")
    return [*lines, *(f"{tile.code} {tile.name}: {tile.power}" for tile in CHAOS)]


def notation(words: list[str]) -> str | None:
    """Write what was typed as a tilt or pivots, if it looks like one; words are in lower case, squares letter first.

    >>> notation(["c4", "c3"]), notation(["b5-b4"]), notation(["ki"])
    ('C4-C3', 'B5-B4', None)
    """
    squares = re.fullmatch(r"[a-e][1-6][- ][a-e][1-6]|(?:[a-e][1-6]~)+", " ".join(words))
    return squares[0].upper().replace(" ", "-") if squares else None


def tell(state: State, action: str, line: str) -> str:
    """Say what Muk Yan does and why, and that a move beyond PAR was not made; all else stays as it is written."""
    view = state.view(None)
    if view["mode"] == "mindlock" and action not in state.offered:  # H-29
        return f"{line} is one move too many: it is counted, and not made."
    if view["mode"] != "mukyan" or view["who"] != "?" or view["turn"].startswith("s"):
        return line
    if "muk_yan" not in view:
        return f"Muk Yan rolls {' and '.join(NAMES[sign] for sign in action[1:])}"
    does = view["muk_yan"]
    move = does["candidates"][int(action[1:])]
    number = f"{does['action']} " if does["action"] else ""
    others = len(does["candidates"]) - 1
    passed = f"; not possible: {', '.join(does['not_possible'])}" if does["not_possible"] else ""
    drawn = f", drawn from {others + 1}" if others else ""
    return f"Muk Yan: {number}{does['name']}, {move}{drawn}{passed}"


def interlude(before: State, action: str, after: State, plain: bool) -> list[Text]:
    """Show nothing: a game is one game."""
    return []


def verdict(state: State) -> str:
    """Say who won and why."""
    view = state.view(None)
    if view["mode"] == "mindlock":
        return puzzle_verdict(view)
    assert state.returns is not None
    white, black = state.score
    if state.returns[0] == 0:
        return f"A draw, {white} to {black}: a hundred turns without a change of the score."
    winner = "White" if state.returns[0] > 0 else "Muk Yan" if view["mode"] == "mukyan" else "Black"
    return f"{winner} wins, {max(white, black)} to {min(white, black)}."


def puzzle_verdict(view: dict[str, Any]) -> str:
    """Say how a puzzle ended."""
    paid, par = view["score"][0], view["par"]
    if view["returns"] is None:
        return "No move left: not solved."
    if view["returns"][0] > 0:
        return f"Solved in {paid} of {par} moves."
    if paid > par:
        return f"Not solved: that would be move {paid}, and PAR is {par}."
    return "Not solved: no white cube is left."
