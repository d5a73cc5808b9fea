"""Regality vs. Religion in a terminal of 80 columns: who is whose ally can be told without colour."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from yamabushi.core.game import State
from yamabushi.core.registry import game as game_of
from yamabushi.games.columns import filled, in_columns, numbered
from yamabushi.games.regality import tiles
from yamabushi.games.regality.tiles import ACTIVE, NUMBERS, TILES

NAMES = {tile.code: tile.name for tile in TILES}
SIDE_NAMES = {"r": "Royalty", "l": "Religion"}
COLOURS = {"north": "bold red", "south": "bold blue"}
VERBS = {
    tiles.DESTROY: "destroy",
    tiles.BREAK: "destroy",
    tiles.TURN: "turn",
    tiles.BANISH: "banish",
    tiles.USE: "use again",
    tiles.RECALL: "recall",
    tiles.MOVE: "move",
    tiles.STRIKE: "banish",
    tiles.RETRIEVE: "take",
}
DIRECTION_NAMES = dict(
    zip(
        ("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
        ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"),
        strict=True,
    )
)
WIDTH = 14


def draw(view: dict[str, Any], plain: bool) -> list[Text]:
    """Draw the board with the zones beside it."""
    lines = [title(view)]
    panel = zones(view, plain)
    board = grid(view, plain)
    for number in range(max(len(board), len(panel))):
        line = board[number].copy() if number < len(board) else Text(" " * (WIDTH * 3 + 7))
        if number < len(panel):
            line.append("  ")
            line.append_text(panel[number])
        lines.append(line)
    return lines


def title(view: dict[str, Any]) -> Text:
    """Write which match this is and how it stands."""
    royalty, religion = view["score"]
    text = f"Regality vs. Religion, {view['style']} style"
    if view["match"] == "two-wins":
        text += f", games won: Royalty {royalty}, Religion {religion}"
    elif view["match"] == "points":
        text += f", points: Royalty {royalty}, Religion {religion} after {view['games_finished']} of {view['games']}"
    return Text(text, style="bold")


def cell_lines(cell: dict[str, Any] | None, plain: bool) -> list[Text]:
    """Draw a cell in two lines: facing, code and state; then the name."""
    if cell is None:
        return [Text(" " * WIDTH), Text(("." if plain else "·").center(WIDTH), style="dim")]
    arrow = {"north": "^" if plain else "▲", "south": "v" if plain else "▼"}[cell["faces"]]
    name = NAMES[cell["tile"]]
    if "covers" in cell:
        name = f"{name} on {cell['covers']}"
    if "destroyed_by" in cell:
        hatch = "##" if plain else "▒▒"
        return [
            Text(f" {hatch} {cell['tile']} {hatch}".ljust(WIDTH), style="dim"),
            Text(f" down, by {cell['destroyed_by']}".ljust(WIDTH), style="dim"),
        ]
    mark = "shielded" if cell.get("shielded") else "silent" if cell.get("silent") else ""
    return [
        Text(f" {arrow} {cell['tile']} {mark}".ljust(WIDTH), style=COLOURS[cell["faces"]]),
        Text(f" {name}".ljust(WIDTH)),
    ]


def grid(view: dict[str, Any], plain: bool) -> list[Text]:
    """Draw the nine cells, row 3 at the top."""
    bar, dash = ("|", "-") if plain else ("│", "─")
    crosses = (("+",) * 3,) * 3 if plain else (("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘"))
    lines: list[Text] = []
    for row in "321":
        left, middle, right = crosses[0] if row == "3" else crosses[1]
        lines.append(Text("   " + left + middle.join([dash * WIDTH] * 3) + right))
        cells = [cell_lines(view["board"][column + row], plain) for column in "abc"]
        for part in range(2):
            line = Text(f" {row} " if part == 0 else "   ")
            for cell in cells:
                line.append(bar)
                line.append_text(cell[part])
            line.append(bar)
            lines.append(line)
    left, middle, right = crosses[2]
    lines.append(Text("   " + left + middle.join([dash * WIDTH] * 3) + right))
    lines.append(Text("    " + " ".join(column.center(WIDTH) for column in "abc")))
    return lines


def tile_row(zone: dict[str, Any]) -> list[str]:
    """Write the tiles of a zone, the hidden ones in brackets."""
    row = list(zone["open"])
    if "known" in zone:
        row.append(f"({' '.join(zone['known'])})")
    elif zone["hidden"]:
        row.append(f"({' '.join(['??'] * zone['hidden'])})")
    return row


def zones(view: dict[str, Any], plain: bool) -> list[Text]:
    """Write both zones, the neutral zone and the discards, to stand beside the board."""
    north, south = ("^", "v") if plain else ("▲", "▼")
    royalty, religion = view["allies"]
    lines = [Text(f"{south} Religion, allies: {religion}", style=COLOURS["south"])]
    lines += wrapped(tile_row(view["zones"]["l"]))
    pending = view["pending"]
    lines.append(Text("to pick from" if pending and pending["kind"] == "draft" else "neutral zone", style="bold"))
    lines += wrapped(tile_row(view["neutral"]))
    lines.append(Text("discards", style="bold"))
    lines += wrapped(view["discards"])
    lines.append(Text(f"{north} Royalty, allies: {royalty}", style=COLOURS["north"]))
    lines += wrapped(tile_row(view["zones"]["r"]))
    return lines


def wrapped(row: list[str], width: int = 29) -> list[Text]:
    """Break a row of codes into lines."""
    lines = [""]
    for word in row or ["none"]:
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}"
    return [Text(line) for line in lines]


def due(view: dict[str, Any]) -> str:
    """Say what is to be decided."""
    pending = view["pending"]
    if pending is None:
        return "place a tile" if view["placements"] else "place the Citizen"
    if pending["kind"] == "draft":
        return "pick a tile"
    if pending["kind"] == "choose":
        return "begin the next game, or let the other side begin"
    name = NAMES[pending["tiles"][-1]]
    return f"the {name} on {pending['cells'][-1]}: use its effect{'' if len(pending['cells']) > 1 else ' or not'}"


def describe(view: dict[str, Any], action: str) -> str:
    """Say what an action does."""
    if action == "-":
        return "do not use the effect"
    if "@" in action:
        code, cell = action.split("@")
        return f"{NAMES[code]} to {cell}"
    if action[0] == "=":
        return f"take the {NAMES[action[1:]]}: {TILES[NUMBERS[action[1:]]].power}"
    if action in ("first", "second"):
        return f"go {action}"
    if action[0] == "?" or view["pending"] is None or "tiles" not in view["pending"]:
        return ""
    return describe_effect(view, view["pending"]["tiles"][-1], action[1:])


def describe_effect(view: dict[str, Any], actor: str, target: str) -> str:
    """Say what a choice for a tile's effect does."""
    board = view["board"]
    verb = VERBS[TILES[NUMBERS[actor]].verb]
    if target in NAMES:
        return f"{verb} the {NAMES[target]}"
    if target == "?":
        return "banish one of the hidden tiles"
    if target == "!":
        return "turn all that it reaches"
    if target in ("+", "x"):
        return f"turn its {'orthogonal' if target == '+' else 'diagonal'} neighbours"
    if target in DIRECTION_NAMES:
        return f"turn all to the {DIRECTION_NAMES[target]}"
    name = NAMES[board[target[:2]]["tile"]]
    side = {"north": "Royalty's", "south": "Religion's"}[board[target[:2]]["faces"]]
    return f"{verb} {side} {name}" + (f" to {target[2:]}" if len(target) == 4 else "")


def offers(state: State, seat: int) -> list[str]:
    """List what can be decided: each with what it does where there are few, by ranges of numbers where many."""
    view, actions = state.view(seat), state.actions
    if len(actions) <= 12:
        return in_columns([f"{n:>3} {a:<6} {describe(view, a)}" for n, a in enumerate(actions, start=1)])
    return ranges(actions) if all("@" in action for action in actions) else in_columns(numbered(actions))


def ranges(actions: Sequence[str]) -> list[str]:
    """List placements by tile, with the range of their numbers, and the cells in their order."""
    numbers: dict[str, list[int]] = {}
    cells: dict[str, list[str]] = {}
    for number, action in enumerate(actions, start=1):
        tile, _, cell = action.partition("@")
        numbers.setdefault(tile, []).append(number)
        cells.setdefault(tile, []).append(cell)
    parts = []
    for tile, of_tile in numbers.items():
        last = f"-{of_tile[-1]}" if len(of_tile) > 1 else ""
        where = f" ({' '.join(cells[tile])})" if tile == "To" else ""
        parts.append(f"{of_tile[0]}{last} {tile}{where}".ljust(8))
    free = next((" ".join(cells[tile]) for tile in cells if tile != "To"), "")
    return [*filled(parts), *([f"  on {free}, in this order"] if free else [])]


def explain(word: str) -> list[str]:
    """Explain the tile that the word names, by its code or its name."""
    for tile in TILES:
        if word.lower() in (tile.code.lower(), tile.name.lower()):
            kind = "active" if tile.verb in ACTIVE else "no effect" if tile.code == "Ci" else "passive"
            return [f"{tile.code} {tile.name} ({kind}): {tile.power}"]
    return []


def reference() -> list[str]:
    """Explain every tile that has an effect, the pairs on one line: as many lines as a small terminal has."""
    lines = []
    for number in range(7):
        ours, theirs = TILES[number], TILES[number + 7]
        lines.append(f"{ours.code} {ours.name}, {theirs.code} {theirs.name}: {ours.power}")
    lines += [f"{tile.code} {tile.name}: {tile.power}" for tile in TILES[14:] if tile.verb != tiles.NOTHING]
    return lines


def notation(words: list[str]) -> str | None:
    """Write what was typed as a placement, if it looks like one; words are in lower case, cells letter first.

    >>> notation(["ki", "b2"]), notation(["b2"])
    ('Ki@b2', None)
    """
    if len(words) == 2 and re.fullmatch(r"[a-z]{2}", words[0]) and re.fullmatch(r"[a-z][0-9]", words[1]):
        return f"{words[0].capitalize()}@{words[1]}"
    return None


def tell(state: State, action: str, line: str) -> str:
    """Say nothing more than the line of the log."""
    return line


def interlude(before: State, action: str, after: State, plain: bool) -> list[Text]:
    """Show the last board of a game whose match goes on: the same play, in a single game, which keeps it."""
    if before.view(None)["placements"] == 0 or after.view(None)["placements"] != 0:
        return []
    options = {name: value for name, value in before.game.options.items() if name not in ("match", "games")}
    fields = str(before).split(" ")
    fields = [field for field in fields if not field.startswith(("won=", "points=", "gone="))]
    last = game_of("regality", match="single", **options).read(" ".join(fields)).play(action)
    return [*grid(last.view(None), plain), Text(f"This game is over: {verdict(last)}", style="bold")]


def verdict(state: State) -> str:
    """Say who won and why."""
    view = state.view(None)
    assert view["returns"] is not None
    winner = {1.0: "Royalty", -1.0: "Religion", 0.0: None}[view["returns"][0]]
    royalty, religion = view["score"]
    score = f"{max(royalty, religion)} to {min(royalty, religion)}"
    if view["match"] == "two-wins":
        return f"{winner} wins the match, {score}."
    if view["match"] == "points":
        return f"{winner} wins the match, {score} points." if winner else f"The match is drawn, {score} points."
    if winner is None:
        return f"a draw after 60 placements, {score} allies."
    loser = "Religion" if winner == "Royalty" else "Royalty"
    faces = {"Royalty": "north", "Religion": "south"}[loser]
    death = [cell for cell in view["board"].values() if cell and cell["tile"] == "De" and "destroyed_by" not in cell]
    full = all(cell and "destroyed_by" not in cell for cell in view["board"].values())
    if not full and view["placements"] < 60:
        return f"{winner} wins: {loser} has no tile that can be placed."
    if death and death[0]["faces"] == faces:
        return f"{winner} wins: Death is {loser}'s ally."
    return f"{winner} wins with {score} allies."
