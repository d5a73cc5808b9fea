"""Play whole matches with the naive Regality vs. Religion, and check what holds in every position."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from tests.seeds import Hunt

from .regality import DRAWN, MATCHES, NaiveRegality
from .regality_effects import RELIGION, ROYALTY, TILES

STYLES = list(DRAWN)

POSITION = re.compile(
    r"(?P<board>[^ ]+) (?P<who>[rl?.])"
    r" (?P<royalty>-|(?:[A-Z][a-z])*(?:\?(?:[A-Z][a-z])+)?)"
    r" (?P<religion>-|(?:[A-Z][a-z])*(?:\?(?:[A-Z][a-z])+)?)"
    r" (?P<neutral>-|\??(?:[A-Z][a-z])+) (?P<discards>-|(?:[A-Z][a-z])+)"
    r" (?P<flags>-|begin|draw|draft|choose|[A-Z][a-z]@[abc][123](?:>[abc][123])*\??) (?P<count>[0-9]+)"
    r"(?: first=l)?(?: passed=(?P<passed>(?:[A-Z][a-z]){3}(?:/(?:[A-Z][a-z]){3})?))?"
    r"(?: won=[0-2]-[0-2]| points=[0-9]+-[0-9]+/[0-9]+)?(?: gone=(?P<gone>(?:[A-Z][a-z])+))?"
)
CELL = re.compile(r"\.|[A-Za-z][a-z](?:\+[A-Za-z][a-z])?|\([A-Za-z][a-z](?:\+[A-Za-z][a-z])?:[rl]\)")


def check(game: NaiveRegality) -> None:
    """Check what holds in every position of every match."""
    text = str(game)
    match = POSITION.fullmatch(text)
    assert match, text
    assert all(CELL.fullmatch(cell) for cell in re.split("[,/]", match["board"])), text
    for name in ("royalty", "religion", "neutral", "discards", "gone"):
        for part in (match[name] or "").split("?"):
            tiles = re.findall("[A-Z][a-z]", part)
            assert tiles == sorted(tiles, key=TILES.index), text
    # Every tile of the game lies in one place; the secret draft puts two of each round aside.
    on_board = [code.capitalize() for code in re.findall("[A-Za-z][a-z]", match["board"])]
    everywhere = on_board + re.findall(
        "[A-Z][a-z]", " ".join(match.group("royalty", "religion", "neutral", "discards"))
    )
    citizen = ["Ci"] if game.begins is not None else []
    expected = ROYALTY + RELIGION + citizen + game.drawn
    aside = [tile for tile in expected if tile not in everywhere]
    assert sorted(everywhere + aside) == sorted(expected), text
    rounds = (match["passed"] or "").split("/")
    still_open = game.style == "secret-draft" and match["flags"] == "draft" and len(game.neutral) == 3
    closed = len([handed for handed in rounds if handed]) - still_open
    assert len(aside) == 2 * closed, text
    assert all(any(tile in handed for handed in rounds) for tile in aside)
    assert not set(game.gone) & set(game.drawn)
    # Actions, odds and ends
    assert len(set(game.actions)) == len(game.actions)
    assert (game.seat is None) == (not game.actions) == (game.returns is not None) == (match["who"] == ".")
    assert (match["who"] == "?") == (game.seat == -1) == bool(game.odds)
    assert not game.odds or sum(game.odds) == pytest.approx(1)
    if match["flags"] == "-" and game.seat is not None:  # turns alternate, and a cell is free
        assert game.turn == (game.begins if game.count % 2 == 0 else {"r": "l", "l": "r"}[game.begins or "r"])
        assert game.free_cells()
    for seat in (0, 1, None):
        view = game.view_text(seat)
        assert view == text or ("secret" in game.style and game.seat is not None)
        assert re.sub(r"\?[0-9]+|\?(?:[A-Z][a-z])+", "", re.sub("passed=[^ ]*", "", view)) == re.sub(
            r"\?(?:[A-Z][a-z])+", "", re.sub("passed=[^ ]*", "", text)
        )


def whole_match(number: int) -> Counter[str]:
    """Play a match; give its style and form, what was pending, and who won."""
    generator = random.Random(number)
    style = STYLES[number % len(STYLES)]
    match = MATCHES[number // len(STYLES) % len(MATCHES)]
    met = Counter([style, match])
    game = NaiveRegality(style, match, games=generator.choice([1, 2, 4]), first=generator.choice(["r", "l", "random"]))
    check(game)
    while game.actions:
        before = str(game)
        met[re.sub("[abc][123]", "", before.split()[6])] += 1
        after = game.play(generator.choice(game.actions))
        assert str(game) == before
        game = after
        check(game)
    assert game.returns is not None
    met["won by Royalty" if game.returns[0] > 0 else "lost by Royalty"] += game.returns[0] != 0
    return met


FLAGS = ("begin", "draw", "draft", "choose", "As@", "As@?", "Ba@>", "Pe@>", "Wt@", "Fa@", "He@", "Pt@")
WANTED = (*STYLES, *MATCHES, *FLAGS, "won by Royalty", "lost by Royalty")
HUNTS = [Hunt("naive regality", dict.fromkeys(WANTED, 1), whole_match)]


def test_matches_of_chosen_seeds() -> None:
    HUNTS[0].run(300)
