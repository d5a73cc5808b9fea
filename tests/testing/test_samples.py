"""Samples: what `game.sample` and `state.twin` draw looks the same to the seat, and all that does can be drawn.

Which positions look the same is worked out here from texts and views: every way to fill the blanks that can be read.
"""

from __future__ import annotations

import itertools
import json
import math
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

import yamabushi
from tests.core.walks import random_positions
from tests.testing.test_secrets import SECRETIVE, game_of
from yamabushi import BadPosition, Game, State
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.regality.tiles import TILES
from yamabushi.games.yokai.cards import SKETCHES, bag_text, read_bag

NEUTRAL = [tile.code for tile in TILES[15:]]
CHAOS_CODES = [tile.code for tile in CHAOS]


def sight(state: State, seat: int | None) -> str:
    """Give a view as text."""
    return json.dumps(state.view(seat))


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_sample_looks_the_same_to_the_seat_and_can_be_played(name: str) -> None:
    game, rng = game_of(name), random.Random(1)
    others = 0
    for state in random_positions(game, 3):
        for seat in (*range(len(game.seats)), None):
            sample = game.sample(state.view(seat), rng)
            assert sight(sample, seat) == sight(state, seat)
            assert game.read(str(sample)) == sample
            assert sample.seat == state.seat
            others += sample != state
    assert others > 20


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_sample_depends_on_nothing_but_the_view(name: str) -> None:
    game, rng = game_of(name), random.Random(2)
    for state in random_positions(game, 4):
        for seat in (*range(len(game.seats)), None):
            twin = state.twin(seat, rng)
            drawn = {
                str(draw)
                for draw in (
                    state.twin(seat, random.Random(5)),
                    twin.twin(seat, random.Random(5)),
                    game.sample(state.view(seat), random.Random(5)),
                    game.sample(json.loads(json.dumps(twin.view(seat))), random.Random(5)),
                )
            }
            assert len(drawn) == 1


def test_where_nothing_is_hidden_the_sample_is_the_position() -> None:
    for game in (yamabushi.game("himiki"), yamabushi.game("regality", style="draft", match="single")):
        for state in random_positions(game, 1):
            assert game.sample(state.view(0), random.Random(0)) == state
            assert state.twin(1, random.Random(0)) == state


@pytest.mark.parametrize("name", SECRETIVE)
def test_when_it_is_over_the_sample_is_the_position(name: str) -> None:
    game = game_of(name)
    last = random_positions(game, 6)[-1]
    assert last.seat is None
    assert {game.sample(last.view(seat), random.Random(0)) for seat in (0, 1, None)} == {last}


@pytest.mark.parametrize(
    "view",
    [
        {},
        {"seat": 0},
        {"seat": 2, "position": "?"},
        {"seat": "0", "position": "?"},
        {"seat": 0, "position": 7},
        {"seat": 0, "position": ""},
        {"seat": 0, "position": "? ? ? ? ? ? ? ?"},
        {"seat": None, "position": "G:?:-:- R:?:-:- B:?:-:- Y:?:-:- ?99 ?99 ?99 - - - 1:0:0:-"},
        {"seat": 1, "position": ".,.,./.,.,./.,.,. ? KiQuPr?9 HiCd?9 ?9 - draw 0 passed=?3/?3/?3"},
        {"seat": 0, "position": "-/- w 0-0 --- - 0 ?9,?9/-/-/-/-"},
        {"seat": 0, "position": "?9"},
    ],
)
@pytest.mark.parametrize("name", ["yokai", "regality, secret-draft", "himiki, expert"])
def test_what_is_no_view_is_refused_with_a_sentence(name: str, view: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        game_of(name).sample(view, random.Random(0))
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) > 10


# ---- all of them, and how often --------------------------------------------------------------------------------------


def readable(game: Game, texts: Iterator[str], state: State, seat: int) -> set[str]:
    """Keep the texts that are positions and look to the seat just as the state does."""
    kept = set()
    for text in texts:
        try:
            read = game.read(text)
        except BadPosition:
            continue
        if sight(read, seat) == sight(state, seat):
            kept.add(text)
    return kept


def regality_fillings(state: State, seat: int) -> Iterator[str]:
    """Write every way to put neutral tiles in the place of what the seat does not see."""
    seen, full = state.view(seat)["position"].split(" "), str(state).split(" ")
    blanks = [(place, int(found[1])) for place in (2, 3, 4) if (found := re.search(r"\?(\d)", seen[place]))]
    for chosen in itertools.product(*(itertools.combinations(NEUTRAL, size) for _, size in blanks)):
        for (place, _), tiles in zip(blanks, chosen, strict=True):
            full[place] = re.sub(r"\?\d", f"?{''.join(tiles)}", seen[place])
        yield " ".join(full)


def himiki_fillings(state: State, seat: int) -> Iterator[str]:
    """Write every way to put chaos tiles into the hands that the seat does not see."""
    before, _, chaos = str(state.view(seat)["position"]).rpartition(" ")
    hands, _, rest = chaos.partition("/")
    choices = [
        ["".join(tiles) for tiles in itertools.combinations(CHAOS_CODES, int(hand[1:]))] if hand[0] == "?" else [hand]
        for hand in hands.split(",")
    ]
    for dealt in itertools.product(*choices):
        yield f"{before} {','.join(dealt)}/{rest}"


def played(game: Game, line: str) -> State:
    """Play a line."""
    state = game.start()
    for action in line.split():
        state = state.play(action)
    return state


REGALITY_LINES = {
    "secret-random": ["?De", "?De ?Sm", "?De ?Sm ?Ba ?Wt Ci@b2"],
    "secret-draft": [
        "?Sm ?Ba ?Nj ?De =De",
        "?Sm ?Ba ?Nj ?De =De =Nj",
        "?Sm ?Ba ?Nj ?De =De =Nj ?As ?He",
        "?Sm ?Ba ?Nj ?De =De =Nj ?As ?He ?Pt ?Dr =Pt",
        "?Sm ?Ba ?Nj ?De =De =Nj ?As ?He ?Pt ?Dr =Pt =Dr",
        "?Sm ?Ba ?Nj ?De =De =Nj ?As ?He ?Pt ?Dr =Pt =Dr Ci@b2 Nj@b1",
        "?Sm ?Ba ?Nj ?De =De =Nj ?As ?He ?Pt ?Dr =Pt =Dr Ci@b2 Pt@b1",
    ],
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("style", "line"), [(style, line) for style in REGALITY_LINES for line in REGALITY_LINES[style]]
)
def test_every_secret_deal_of_regality_can_be_drawn_and_nothing_else(style: str, line: str, seat: int) -> None:
    game = yamabushi.game("regality", style=style, match="single")
    state = played(game, line)
    possible = readable(game, regality_fillings(state, seat), state, seat)
    rng = random.Random(7)
    draws = Counter(str(state.twin(seat, rng)) for _ in range(12 * len(possible) + 200))
    assert set(draws) == possible
    assert max(draws.values()) < 6 * sum(draws.values()) / len(possible) + 30


@pytest.mark.parametrize("line", ["?Mh", "?Mh ?Cj ?Gh", "?Mh ?Cj ?Gh ?My ?Tp ?Mi"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_hand_of_chaos_tiles_can_be_drawn_and_nothing_else(line: str, seat: int) -> None:
    game = yamabushi.game("himiki", expert=True)
    state = played(game, line)
    possible = readable(game, himiki_fillings(state, seat), state, seat)
    rng = random.Random(8)
    draws = Counter(str(state.twin(seat, rng)) for _ in range(20 * len(possible) + 100))
    assert set(draws) == possible
    assert max(draws.values()) < 4 * sum(draws.values()) / len(possible) + 30


def test_in_teams_no_seat_knows_the_hand_of_its_partner() -> None:
    game = yamabushi.game("himiki", expert=True, mode="teams")
    state = played(game, " ".join(f"?{tile}" for tile in CHAOS_CODES))
    rng = random.Random(9)
    for seat in range(4):
        hands = [str(state.twin(seat, rng)).split(" ")[-1].split("/")[0].split(",") for _ in range(400)]
        for other in range(4):
            drawn = len({hand[other] for hand in hands})
            assert drawn == 1 if other == seat else drawn > 0.9 * math.comb(9, 3)


YOKAI_POSITION = (
    "G:B7G6????:GB:GYGRGYGB R:R7??:RYGR!:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- RB - GYGY!2RBRYRY! "
    "3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:1:GR!@R"
)


def test_every_hand_of_sketches_is_drawn_as_often_as_it_is_likely() -> None:
    game = yamabushi.game("yokai")
    state = game.read(YOKAI_POSITION)
    unseen = read_bag("GYGY!3RBRYRY!")
    kinds = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng = random.Random(10)
    draws = Counter(str(state.twin(1, rng)).split(" ")[4] for _ in range(7000))
    assert set(draws) == {SKETCHES[kind] for kind in kinds}
    for hand, count in draws.items():
        likely = unseen[SKETCHES.index(hand)] / len(kinds)
        assert abs(count / 7000 - likely) < 0.03


def test_hands_of_several_sketches_are_drawn_as_often_as_they_are_likely() -> None:
    game = yamabushi.game("yokai", deck="30GR2GB2RB+2BY!")
    state = game.read("G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- 3GR GR2GB 26GR2RB+2BY! - - - 1:0:0:+0")
    unseen = read_bag("29GR2RB+2BY!")
    cards = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    likely: Counter[str] = Counter()
    for hand in itertools.combinations(cards, 3):
        likely[bag_text([hand.count(kind) for kind in range(len(SKETCHES))])] += 1
    total = sum(likely.values())
    rng = random.Random(11)
    draws = Counter(str(state.twin(1, rng)).split(" ")[4] for _ in range(20_000))
    assert set(draws) <= set(likely)
    for bag, ways in likely.items():
        expected = 20_000 * ways / total
        assert abs(draws[bag] - expected) < 6 * math.sqrt(expected) + 6


def test_a_spectator_may_find_any_unseen_tile_anywhere() -> None:
    game = yamabushi.game("regality", style="secret-draft", match="single")
    for line in REGALITY_LINES["secret-draft"]:
        state = played(game, line)
        rng = random.Random(12)
        texts = [str(state.twin(None, rng)).split(" ") for _ in range(600)]
        shown = {tile for tile in NEUTRAL if tile.lower() in str(state).split(" ")[0].lower()}
        for place in [2, 3, 4, *range(8, len(texts[0]))]:
            hidden = "".join(text[place].partition("?")[2] or text[place] for text in texts)
            found = {tile for tile in NEUTRAL if tile in hidden}
            blank = "?" in str(state.view(None)["position"]).split(" ")[place]
            assert not blank or found >= set(NEUTRAL) - shown
