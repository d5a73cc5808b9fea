"""Terres de Yokai in a terminal of 80 columns: four piles side by side, Moon's sketches above and Sun's below."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from typing import Any

from rich.text import Text

from yamabushi.core.game import State
from yamabushi.games.columns import in_halves
from yamabushi.games.yokai.about import ABOUT
from yamabushi.games.yokai.cards import ASSUMED, COLOURS, LETTERS, SKETCHES, YOKAI
from yamabushi.games.yokai.state import YokaiState

SUN, MOON = ABOUT.seats
STYLES = {"G": "green", "R": "red", "B": "blue", "Y": "yellow"}
NAMES = {colour.letter: colour.name for colour in COLOURS}
LABEL, WIDTH = 7, 18
SKETCHES_A_LINE = 4
CALL = "call: you may bring the top yokai of another pile, if that has two, on top of this one"
DISTRACT = "distract: you may turn their top sketch here to its other colour; it moves to that pile, on their side"


def draw(view: dict[str, Any], plain: bool) -> list[Text]:
    """Draw the piles, the hands and what has been taken."""
    piles = [view["piles"][letter] for letter in LETTERS]
    lines = [title(view)]
    lines.append(row("", [f"{colour.letter} {colour.name} ({colour.sign})" for colour in COLOURS], bold=True))
    lines += side_rows(MOON, [pile["sides"][1] for pile in piles])
    lines.append(row("top", [top_of(pile) for pile in piles], bold=True))
    lines.append(row("below", [below(pile) for pile in piles]))
    lines.append(row("hidden", [" ".join(yokai[1] for yokai in pile["never_up"]) for pile in piles]))
    lines += side_rows(SUN, [pile["sides"][0] for pile in piles])
    lines.append(row("count", [count_of(pile) for pile in piles], bold=True))
    return [*lines, *(Text(line) for line in players(view))]


def title(view: dict[str, Any]) -> Text:
    """Write which game this is and how it stands."""
    sketches = "assumed sketches" if view["deck"] == ASSUMED else "sketches of your own"
    sun, moon = view["score"]
    return Text(f"Terres de Yokai ({sketches}), turn {view['turn']}: {SUN} {sun}, {MOON} {moon}", style="bold")


def row(label: str, cells: list[str], bold: bool = False) -> Text:
    """Write one line with a cell a pile, in the pile's colour."""
    line = Text(label.ljust(LABEL))
    for letter, cell in zip(LETTERS, cells, strict=True):
        line.append((cell or "-").ljust(WIDTH), style=f"{'bold ' if bold else ''}{STYLES[letter]}")
    line.rstrip()
    return line


def side_rows(name: str, sides: list[list[str]]) -> list[Text]:
    """Write the sketches on one player's side of each pile, in as many lines as they need."""
    lines = []
    for start in range(0, max(1, *map(len, sides)), SKETCHES_A_LINE):
        cells = [" ".join(side[start : start + SKETCHES_A_LINE]) or (" " if start else "") for side in sides]
        lines.append(row("" if start else name, cells))
    return lines


def top_of(pile: dict[str, Any]) -> str:
    """Write the top yokai of a pile."""
    if not pile["yokai"]:
        return "empty"
    return "face down" if pile["needs"] is None else f"[{pile['yokai'][0]}] needs {pile['needs']}"


def count_of(pile: dict[str, Any]) -> str:
    """Write how many sketches lie at a pile, Sun's and Moon's, of how many are needed."""
    sun, moon = map(len, pile["sides"])
    return f"{sun}+{moon} of {pile['needs'] or '?'}" + (f", {ABOUT.seats[pile['leads']]}" if sun != moon else "")


def below(pile: dict[str, Any]) -> str:
    """Write the yokai beneath the top, from top to bottom, those never face up as their number; short if many."""
    beneath = pile["yokai"][1:]
    hidden = beneath.count("?")
    parts = [f"{hidden}x?" if yokai == "?" else yokai for yokai in dict.fromkeys(beneath)]
    text = " ".join(parts)
    return text if len(text) < WIDTH else f"{text[: WIDTH - 6].rpartition(' ')[0]} +{len(beneath)} in all"[: WIDTH - 1]


def bag(cards: list[str]) -> str:
    """Write a bag of sketches, a number before those that are there more than once."""
    return " ".join(f"{number}x{card}" if number > 1 else card for card, number in Counter(cards).items()) or "none"


def players(view: dict[str, Any]) -> list[str]:
    """Write the hands, the yokai taken and the two piles of sketches."""
    lines = []
    for seat, name in enumerate(ABOUT.seats):
        hand = view["hands"][seat]
        cards = bag(hand["known"]) if "known" in hand else " ".join(["??"] * hand["sketches"]) or "none"
        lines.append(f"{name + ' holds':<11}{cards:<26}took {' '.join(view['taken'][seat]) or 'no yokai'}")
    discards = f"draw pile: {view['draw_pile']['sketches']}, discards: {bag(view['discards'])}"
    return lines + textwrap.wrap(discards, width=79, subsequent_indent="  ")


def due(view: dict[str, Any]) -> str:
    """Say what is to be decided."""
    pending = view["pending"]
    if pending:
        sketch, _, pile = pending[0].partition("@")
        return f"{sketch} on {NAMES[pile]}: {'call a yokai here' if sketch[-1] == '+' else 'distract'}, or leave it"
    return f"play a sketch ({3 - view['played']} more at most)" + (
        ", or end the turn" if "." in view["actions"] else ""
    )


def offers(state: State, seat: int) -> list[str]:
    """List what can be decided, each with what it would do."""
    assert isinstance(state, YokaiState)
    lines = [f"{n:>3} {action:<6} {describe(state, action)}" for n, action in enumerate(state.actions, start=1)]
    return in_halves(lines)


def describe(state: YokaiState, action: str) -> str:
    """Say what a decision would do."""
    preview = state.preview(action)
    if preview is None:
        return "end the turn"
    seat = state.seat or 0
    counts = [count_text(count, seat) for count in preview["counts"]]
    if len(counts) > 1:
        counts = [f"{count['pile']} {text}" for count, text in zip(preview["counts"], counts, strict=True)]
    elif action == "-":
        counts = [f"leave it: {counts[0]}"]
    return "; ".join(counts) + (f", or {preview['ability']}" if preview["ability"] else "")


def count_text(count: dict[str, Any], seat: int) -> str:
    """Say what comes of a pile that is counted."""
    if count["result"] is None:
        needs = count["yokai"][1:] or "?"
        return f"{count['sides'][0]}+{count['sides'][1]} of {needs}"
    if count["result"] == "flees":
        return f"{count['yokai']} flees"
    taker = int(count["result"][-1])
    return f"you take {count['yokai']}" if taker == seat else f"{ABOUT.seats[taker]} takes {count['yokai']}!"


def explain(word: str) -> list[str]:
    """Explain the card or the ability that the word names."""
    code = word.upper()
    if code in SKETCHES:
        first, second = (NAMES[letter] for letter in code[:2])
        ability = {"+": f" {CALL.capitalize()}.", "!": f" {DISTRACT.capitalize()}."}.get(code[-1], "")
        return [f"{code} goes to the {first} or to the {second} pile.{ability}"]
    if code in YOKAI:
        return [f"{code} is completed by {code[1]} sketches of both sides together, and worth {code[1]} points."]
    return {"CALL": [f"+ {CALL}."], "+": [f"+ {CALL}."], "DISTRACT": [f"! {DISTRACT}."], "!": [f"! {DISTRACT}."]}.get(
        code, []
    )


def reference() -> list[str]:
    """Explain the cards; that the table of sketches is an assumption is said here too (Y-01)."""
    return [
        "A yokai, as G5: its sketches, both sides' together, complete it once there are 5. Who has",
        "more of them takes it for 5 points and discards them; equal, it flees to the bottom and all",
        "are discarded. A pile without yokai ends the game; more points win, then more colours.",
        "A sketch, as GR: play it to the green or to the red pile, up to three in a turn.",
        f"+ {CALL}.",
        f"! {DISTRACT}.",
        "The rulebook counts 36 sketches, 12 of them with an ability, and does not list them. That",
        "there are 4 plain, 1 call and 1 distract of each pair of colours is our assumption;",
        "--deck plays with another table. Type a card, as gr+ or g5, to have it explained.",
    ]


def notation(words: list[str]) -> str | None:
    """Write what was typed as a sketch on a pile, if it looks like one; words are in lower case.

    >>> notation(["gr+", "g"]), notation(["g"])
    ('GR+@G', None)
    """
    looks_right = len(words) == 2 and re.fullmatch(r"[grby]{2}[+!]? [grby]", " ".join(words))
    return "@".join(words).upper() if looks_right else None


def tell(state: State, action: str, line: str) -> str:
    """Say nothing more than the line of the log."""
    return line


def interlude(before: State, action: str, after: State, plain: bool) -> list[Text]:
    """Show nothing: a position of this game shows all that matters."""
    return []


def verdict(state: State) -> str:
    """Say who won and why."""
    view = state.view(None)
    assert view["returns"] is not None
    sun, moon = view["score"]
    score = f"{max(sun, moon)} to {min(sun, moon)}"
    empty = [NAMES[letter] for letter in LETTERS if not view["piles"][letter]["yokai"]]
    why = f"The {empty[0]} pile is empty" if empty else f"Turn {view['turn']} was the last"
    if view["returns"][0] == 0:
        return f"{why}: a draw, {score} points and as many colours."
    winner = ABOUT.seats[0 if view["returns"][0] > 0 else 1]
    if sun != moon:
        return f"{why}: {winner} wins with {score} points."
    return f"{why}: {score} points, and {winner} wins by the number of colours."
