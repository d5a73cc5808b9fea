"""Test what the naive Terres de Yokai shows to whom, and play whole games with it."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from tests.seeds import Hunt

from .yokai import ASSUMED, COLOURS, NaiveYokai, read_sketches

EXAMPLE = (  # of the notation page
    "G:B7G6????:GB:GYGRGYGB R:R7??:RYGR!:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- RB - GYGY!2RBRYRY! "
    "3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:1:GR!@R"
)


def run(game: NaiveYokai, actions: str) -> NaiveYokai:
    """Play actions separated by spaces."""
    for action in actions.split():
        game = game.play(action)
    return game


def test_views() -> None:
    game = NaiveYokai.read(EXAMPLE)
    assert game.view_text(1) == EXAMPLE.replace(" RB - GYGY!2RBRYRY! ", " ?1 - ?6 ")
    assert game.view_text(0) == EXAMPLE.replace(" RB - GYGY!2RBRYRY! ", " RB - ?6 ")
    assert game.view_text(None) == game.view_text(1)
    assert game.actions == ("%", "-")
    assert NaiveYokai().view_text(0).split()[4:8] == ["-", "-", "?36", "-"]


def test_log_lines() -> None:
    def shown(game: NaiveYokai, action: str) -> list[str]:
        return [game.log_line(action, seat) for seat in (0, 1, None)]

    game = NaiveYokai()
    assert shown(game, "?1") == ["?1"] * 3
    assert shown(run(game, "?1"), "?G5") == ["?G5"] * 3
    game = run(game, "?1 ?G5 ?R3 ?B4 ?Y7")
    assert shown(game, "?GR+") == ["?GR+", "?", "?"]
    game = run(game, "?GR+ ?GR ?GR")
    assert shown(game, "?GB") == ["?", "?GB", "?"]
    assert shown(NaiveYokai.read(EXAMPLE), "%") == ["%"] * 3


def whole_game(number: int) -> Counter[str]:
    """Play a game; give what was pending."""
    generator = random.Random(number)
    met: Counter[str] = Counter()
    deck = None if number % 3 else [generator.choice(ASSUMED) for _ in range(36)]
    game = NaiveYokai(deck)
    while game.actions:
        text = str(game)
        assert str(NaiveYokai.read(text, deck)) == text
        assert sorted(read_sketches(text.rpartition(" ")[0])) == sorted(deck or ASSUMED)
        assert sum(len(yokai) for yokai in (*game.piles.values(), *game.taken)) == 20
        assert all(len(game.hidden(colour)) == game.piles[colour].count("?") for colour in COLOURS)
        assert len(set(game.actions)) == len(game.actions)
        assert (game.seat == -1) == bool(game.odds)
        assert not game.odds or sum(game.odds) == pytest.approx(1)
        assert not (game.todo and game.todo[0][0] in "=.")
        assert game.deck or not (game.todo and game.todo[0][0] == "+")
        met[" ".join(re.sub("[GRBY01]", "", entry) for entry in game.todo) or "at rest"] += 1
        after = game.play(generator.choice(game.actions))
        assert str(game) == text
        game = after
    met["another deck" if deck else "our deck"] += 1
    assert game.turn <= 400
    assert str(NaiveYokai.read(str(game), deck)) == str(game)
    assert game.returns is not None
    return met


WANTED = ("?", "+", "at rest", "+@", "!@", "? = =", "our deck", "another deck")
HUNTS = [Hunt("naive yokai", dict.fromkeys(WANTED, 1), whole_game)]


def test_games_of_chosen_seeds() -> None:
    HUNTS[0].run(60)
