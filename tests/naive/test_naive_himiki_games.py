"""Test what holds in every position of whole games of the naive HI MI KI."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from functools import partial

import pytest

from tests.seeds import Hunt

from .himiki import EDITIONS, NaiveHimiki
from .himiki_board import SQUARES
from .himiki_chaos import TERRAIN, TILES
from .himiki_turns import PLACING

KINDS = list(itertools.product(["duel", "teams"], EDITIONS, [False, True]))
POSITION = re.compile(
    r"(?P<white>-|[A-E][1-6][HMK]{3}(,[A-E][1-6][HMK]{3})*)/(?P<black>-|[A-E][1-6][HMK]{3}(,[A-E][1-6][HMK]{3})*)"
    r" (?P<who>[wb][ld]?|[?.]) (?P<score>[0-5]-[0-5]) (?P<influences>[wb-]{3})"
    r" (?P<turn>[^ ]+) (?P<count>[0-9]+) (?P<chaos>[^ ]+)"
)


def check(game: NaiveHimiki, cubes: int, tiles: int) -> None:
    """Check what holds in every position of a game with so many cubes and chaos tiles."""
    text = str(game)
    match = POSITION.fullmatch(text)
    assert match, text
    assert (game.seat is None) == (not game.actions) == (game.returns is not None) == (match["who"] == "."), text
    assert (match["who"] == "?") == (game.seat == -1) == bool(game.odds)
    assert not game.odds or sum(game.odds) == pytest.approx(1)
    assert len(set(game.actions)) == len(game.actions)
    # Reading gives the same position.
    again = NaiveHimiki.read(text, game.mode, game.edition, game.expert)
    assert str(again) == text
    assert (again.actions, again.returns, again.seat) == (game.actions, game.returns, game.seat), text
    # Cubes and tiles are where they can be.
    for group in (match["white"], match["black"]):
        assert group.split(",") == sorted(group.split(","))
    placed = [tile for hand in game.hands.values() for tile in hand] + list(game.terrain.values()) + game.discards
    placed += ["My"] if game.armed else []
    placed += [game.pending.what[1:]] if game.pending is not None and game.pending.what.startswith("@") else []
    assert len(set(placed)) == len(placed), text
    if game.phase == "play":  # a penalty can end the game at any moment
        assert len(game.cubes) == cubes - ("Gh" in game.discards), text
        assert len(placed) == tiles, text
    assert all(tile in ("Im", "Tp", "Mi") for square, tile in game.terrain.items() if square in game.cubes), text
    # Points: each influence held is one of them.
    for side, points in zip("wb", game.score, strict=True):
        assert match["influences"].count(side) <= points, text
    assert (max(game.score) == 5) == (game.phase == "over" and game.count == 0), text
    assert 0 <= game.count <= 100
    assert (game.count == 100) == (game.returns is not None and not any(game.returns)), text
    # Nobody sees another's hand before the end.
    for seat in (*range(len(game.seats)), None):
        view = game.view_text(seat)
        own = "-" if seat is None else "".join(sorted(game.hands[game.seats[seat]], key=TILES.index)) or "-"
        if game.phase == "over" or not game.expert:
            assert view == text
        else:
            hands = view.split(" ")[6].split("/")[0].split(",")
            hidden = [f"?{len(hand)}" if hand else "-" for hand in game.hands.values()]
            assert hands == [own if number == seat else count for number, count in enumerate(hidden)]


def kind(game: NaiveHimiki) -> str:
    """Name what is pending, without squares."""
    return re.sub("[A-E][1-6]", "", str(game.pending))


def whole_game(mode: str, edition: str, expert: bool, number: int) -> Counter[str]:
    """Play a game; give what was pending, and how it ended."""
    generator = random.Random(f"{mode} {edition} {expert} {number}")
    met: Counter[str] = Counter()
    cubes = len(PLACING[mode, edition])
    game = NaiveHimiki(mode, edition, expert)
    tiles = 3 * len(game.seats) if expert else 0
    while game.actions:
        check(game, cubes, tiles)
        before = str(game)
        met[kind(game)] += 1
        if mode == "teams" and generator.random() < 0.002:
            after = game.penalty(generator.choice("wb"))
        else:
            after = game.play(generator.choice(game.actions))
        assert str(game) == before
        game = after
    check(game, cubes, tiles)
    met["drawn" if game.count == 100 else "won"] += 1
    return met


def crowded(mode: str, edition: str, generator: random.Random) -> NaiveHimiki:
    """Make up a position full of terrain tiles, with the other tiles in hands or armed."""
    each = {"duel": 3, "teams": 4}[mode]
    squares = generator.sample(SQUARES, 2 * each)
    faces = ["HMK", "HKM", "MHK", "MKH", "KHM", "KMH"]
    groups = [sorted(squares[:each]), sorted(squares[each:])]
    cubes = "/".join(",".join(square + generator.choice(faces) for square in group) for group in groups)
    terrain: list[str] = []
    for tile in TERRAIN:
        used = [square[:2] for square in terrain] + ([] if tile in ("Im", "Tp", "Mi") else squares)
        terrain.append(generator.choice([square for square in SQUARES if square not in used]) + tile)
    seats = ["w", "b"] if mode == "duel" else ["wl", "bl", "wd", "bd"]
    hands: dict[str, str] = dict.fromkeys(seats, "")
    for tile in ("Mh", "Mm", "Mk", "Cj", "Cf"):
        hands[generator.choice(seats)] += tile
    chaos = [",".join(hand or "-" for hand in hands.values()), generator.choice(seats), "-"]
    chaos += ["+".join(sorted(terrain)), "-"]
    score = generator.choice(["1-1", "2-1", "1-3", "4-4"])
    text = f"{cubes} {generator.choice(seats)} {score} --- - 0 {'/'.join(chaos)}"
    return NaiveHimiki.read(text, mode, edition, True)


def crowded_game(mode: str, edition: str, number: int) -> Counter[str]:
    """Play on from a crowded position; give what was pending."""
    generator = random.Random(f"crowded {mode} {edition} {number}")
    met: Counter[str] = Counter()
    game = crowded(mode, edition, generator)
    for _ in range(25):
        check(game, len(PLACING[mode, edition]), len(TILES))
        met[kind(game)] += 1
        if game.actions:
            eager = [action for action in game.actions if action[0] in "!*"]  # rather use a tile than not
            game = game.play(generator.choice(eager or game.actions))
    assert edition == "revised" or not {"My@!+", "Im@&"} & set(met)
    return met


IN_WHOLE_GAMES = ("ask@!", "Mh", "Mm", "Mk", "Im@", "Tr@", "Tp@", *(f"@{tile}!" for tile in TERRAIN))
CROWDED = ("ask@!", "ask@r", "ask@-", "Cj@!", "Tr@", "Im@", "Tp@")
OF_THE_REVISED = ("My@!+", "Im@&")
HUNTS = [
    *(
        Hunt(
            f"naive himiki {mode} {edition} {'expert' if expert else 'plain'}",
            {"won": 10, **dict.fromkeys(IN_WHOLE_GAMES if expert else (), 1)},
            partial(whole_game, mode, edition, expert),
        )
        for mode, edition, expert in KINDS
    ),
    *(
        Hunt(
            f"naive himiki crowded {mode} {edition}",
            dict.fromkeys((*CROWDED, *(OF_THE_REVISED if edition == "revised" else ())), 1),
            partial(crowded_game, mode, edition),
        )
        for mode, edition, expert in KINDS
        if expert
    ),
]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.kind)
def test_games_of_chosen_seeds(hunt: Hunt) -> None:
    hunt.run(400 if "crowded" in hunt.kind else 60)
