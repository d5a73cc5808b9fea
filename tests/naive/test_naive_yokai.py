"""Test the naive Terres de Yokai against the written rules, so that it is worth comparing with.

In the texts here `*` stands for all sketches that are named nowhere else in the position.
"""

from __future__ import annotations

from collections import Counter

import pytest

from .yokai import ASSUMED, COLOURS, VALUES, NaiveYokai, bag_text, read_sketches

START = "G:?????:-:- R:?????:-:- B:?????:-:- Y:?????:-:- - - 4GRGR+GR!4GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! -"
OTHERS = "R:R3????:-:- B:B4????:-:- Y:Y7????:-:-"  # piles that do not matter


def full(text: str) -> str:
    """Put the sketches that are named nowhere else in the place of `*`."""
    rest = Counter(ASSUMED)
    rest.subtract(read_sketches(text.rpartition(" ")[0]))
    assert min(rest.values()) >= 0, text
    return text.replace("*", bag_text(list(rest.elements())))


def at(text: str) -> NaiveYokai:
    return NaiveYokai.read(full(text))


def run(game: NaiveYokai, actions: str) -> NaiveYokai:
    """Play actions separated by spaces."""
    for action in actions.split():
        game = game.play(action)
    return game


def leads(text: str, actions: str, expected: str) -> NaiveYokai:
    """Play actions from a position, and check where they lead."""
    game = run(at(text), actions)
    assert str(game) == full(expected)
    return game


# Set-up, and what a turn is


def test_assumed_deck() -> None:  # Y-01
    assert len(ASSUMED) == 36
    game = NaiveYokai()
    assert str(game) == f"{START} - - 0:-:0:?,?G,?R,?B,?Y,+0,+0,+0,+1,+1,+1"
    assert (game.seat, game.actions, game.odds) == (-1, ("?0", "?1"), (0.5, 0.5))
    assert (game.returns, game.score) == (None, (0, 0))
    assert str(game.play("?1")) == f"{START} - - 1:1:0:?G,?R,?B,?Y,+0,+0,+0,+1,+1,+1,+1"


def test_set_up_in_the_order_of_colours() -> None:  # Y-02
    game = NaiveYokai().play("?0")
    assert (game.seat, game.actions, game.odds) == (-1, ("?G3", "?G4", "?G5", "?G6", "?G7"), (0.2,) * 5)
    assert game.play("?G5").actions == ("?R3", "?R4", "?R5", "?R6", "?R7")
    game = run(game, "?G5 ?R3 ?B4 ?Y7")
    assert " ".join(game.actions) == (
        "?GR ?GR+ ?GR! ?GB ?GB+ ?GB! ?GY ?GY+ ?GY! ?RB ?RB+ ?RB! ?RY ?RY+ ?RY! ?BY ?BY+ ?BY!"
    )
    assert game.odds == (4 / 36, 1 / 36, 1 / 36) * 6
    game = run(game, "?GR ?GR+")
    assert "?GR+" not in game.actions
    assert game.odds[:2] == (3 / 34, 1 / 34)
    game = run(game, "?GR ?BY ?RB! ?BY")
    assert str(game) == full(f"G:G5????:-:- {OTHERS} 2GRGR+ RB!2BY * - - - 1:0:0:+0")
    game = game.play("?GB")
    assert str(game) == full(f"G:G5????:-:- {OTHERS} 2GRGR+GB RB!2BY * - - - 1:0:0:-")
    assert game.actions == ("GR@G", "GR@R", "GR+@G", "GR+@R", "GB@G", "GB@B")  # four: one must be played
    assert (game.seat, game.odds) == (0, ())
    game = game.play("GB@B")
    assert game.actions == ("GR@G", "GR@R", "GR+@G", "GR+@R", ".")
    assert str(game.play(".")) == full(
        "G:G5????:-:- R:R3????:-:- B:B4????:GB:- Y:Y7????:-:- 2GRGR+ RB!2BY * - - - 2:1:0:+1"
    )


def test_another_deck() -> None:
    game = run(NaiveYokai(["BY!"] * 12 + ["GR"] * 24), "?0 ?G5 ?R3 ?B4 ?Y7")
    assert (game.actions, game.odds) == (("?GR", "?BY!"), (2 / 3, 1 / 3))
    assert str(game) == f"G:G5????:-:- {OTHERS} - - 24GR12BY! - - - 1:0:0:+0,+0,+0,+1,+1,+1,+0"


def test_none_need_be_played_below_four() -> None:
    game = at(f"G:G5????:-:- {OTHERS} 2GRBY! RB * - - - 9:0:0:-")
    assert game.actions == ("GR@G", "GR@R", "BY!@B", "BY!@Y", ".")
    assert str(game.play(".")) == full(f"G:G5????:-:- {OTHERS} 2GRBY! RB * - - - 10:1:0:+1")
    with pytest.raises(ValueError, match="'GR@B' cannot be played in G:G5"):
        game.play("GR@B")


def test_refill_before_a_draw() -> None:  # Y-03, detail (a)
    leads(
        f"G:G5????:-:- {OTHERS} RB 2GR - * - - 9:0:0:-",
        ".",
        f"G:G5????:-:- {OTHERS} RB 2GR * - - - 10:1:0:+1",
    )
    # The last card is drawn: only the next draw needs the discards, and those of this turn are among them.
    game = leads(
        f"G:G4????:GRGB:GY {OTHERS} GRRB 2GR RY * - - 9:0:0:+0",
        "?RY GR@G",
        f"G:????:-:GY {OTHERS} RBRY 2GR - * G4 - 9:0:1:?G",
    )
    game = run(game, "?G3 .")
    assert str(game) == full(f"G:G3???:-:GY {OTHERS} RBRY 2GR * - G4 - 10:1:0:+1")
    assert {"?GR", "?GB"} <= set(game.actions)


def test_turn_ends_by_itself() -> None:  # detail (c)
    leads(
        f"G:G5????:-:- {OTHERS} 2RB RY * - - - 9:0:2:-",
        "RB@B",
        "G:G5????:-:- R:R3????:-:- B:B4????:RB:- Y:Y7????:-:- RB RY * - - - 10:1:0:+1",
    )
    leads(
        f"G:G5????:-:- {OTHERS} RB RY * - - - 9:0:0:-",
        "RB@B",
        "G:G5????:-:- R:R3????:-:- B:B4????:RB:- Y:Y7????:-:- - RY * - - - 10:1:0:+1",
    )
    leads(
        f"G:G4????:GRGB:GY {OTHERS} GR RB * - - - 9:0:0:-",
        "GR@G",
        f"G:????:-:GY {OTHERS} - RB * 2GRGB G4 - 9:0:1:?G",
    )
    leads(
        f"G:G4????:GRGB:GY {OTHERS} GR RB * - - - 9:0:0:-",
        "GR@G ?G7",
        f"G:G7???:-:GY {OTHERS} - RB * 2GRGB G4 - 10:1:0:+1",
    )


# Counting


def test_the_majority_takes() -> None:
    piles = "R:R3???:-:- B:B4????:-:- Y:Y7????:-:-"
    game = leads(  # also if it is not the mover's
        f"G:G5????:GR:GYGBGY {piles} GRRB RB * RY - R7 9:0:0:-",
        "GR@G",
        f"G:????:GRGR:- {piles} RB RB * GB2GYRY - G5R7 9:0:1:?G",
    )
    assert (game.actions, game.odds, game.score) == (("?G3", "?G4", "?G6", "?G7"), (0.25,) * 4, (0, 12))
    leads(
        f"G:G5????:GR:GYGB {OTHERS} GRRB RB * - - - 9:0:0:-",
        "GR@G",
        f"G:G5????:GRGR:GYGB {OTHERS} RB RB * - - - 9:0:1:-",
    )


def test_a_tie_makes_it_flee() -> None:
    game = leads(
        f"G:G4????:GR:GYGY {OTHERS} GRRB RB * - - - 9:0:0:-",
        "GR@G",
        f"G:????G4:-:- {OTHERS} RB RB * 2GR2GY - - 9:0:1:?G",
    )
    assert game.actions == ("?G3", "?G5", "?G6", "?G7")
    assert str(game.play("?G6")) == full(f"G:G6???G4:-:- {OTHERS} RB RB * 2GR2GY - - 9:0:1:-")
    leads(  # nothing hidden: nothing to turn up
        f"G:G4G6:GR:GYGY {OTHERS} GRRB RB * - G3G5 G7 9:0:0:-",
        "GR@G",
        f"G:G6G4:-:- {OTHERS} RB RB * 2GR2GY G3G5 G7 9:0:1:-",
    )


def test_alone_it_flees_nowhere() -> None:  # detail (b)
    leads(
        f"G:G4:GR:GYGY {OTHERS} GRRB RB * - G3G5 G6G7 9:0:0:-",
        "GR@G",
        f"G:G4:-:- {OTHERS} RB RB * 2GR2GY G3G5 G6G7 9:0:1:-",
    )


def test_the_only_hidden_one_is_turned_up_by_chance() -> None:
    game = run(at(f"G:G4?G6:GR:GYGY {OTHERS} GRRB RB * - G3 G5 9:0:0:-"), "GR@G")
    assert (game.seat, game.actions, game.odds) == (-1, ("?G7",), (1.0,))
    assert str(game.play("?G7")) == full(f"G:G7G6G4:-:- {OTHERS} RB RB * 2GR2GY G3 G5 9:0:1:-")


def test_what_stays_is_counted_when_its_pile_is_next_counted() -> None:  # Y-06
    piles = "R:R3???:-:- B:B4????:-:- Y:Y7????:-:-"
    game = leads(
        f"G:R7G3????:GRGRGR:GYGYGY {piles} 2GBRY RB * - - - 9:0:0:-",
        "GB@G",
        f"G:G3????:-:GYGYGY {piles} GBRY RB * 3GRGB R7 - 9:0:1:-",
    )
    game = run(game, "RY@Y")
    assert str(game).startswith("G:G3????:-:GYGYGY R:")
    game = run(game, "GB@G")
    assert str(game) == full("G:????:GB:- R:R3???:-:- B:B4????:-:- Y:Y7????:RY:- - RB * 3GRGB3GY R7 G3 9:0:3:?G")


# Abilities


def test_call() -> None:  # details (e), (f), (g)
    game = leads(
        "G:G6????:GR:GY R:R3????:RB:- B:B4:-:- Y:Y7?:-:- GR+BY - * - Y3Y4Y5 B3B5B6B7 9:0:1:-",
        "GR+@G",
        "G:G6????:GRGR+:GY R:R3????:RB:- B:B4:-:- Y:Y7?:-:- BY - * - Y3Y4Y5 B3B5B6B7 9:0:2:GR+@G",
    )
    assert (game.seat, game.actions, game.odds) == (0, ("^R", "^Y", "-"), ())  # not the only one of the blue pile
    called = game.play("^R")
    assert str(called) == full(
        "G:R3G6????:GRGR+:GY R:????:RB:- B:B4:-:- Y:Y7?:-:- BY - * - Y3Y4Y5 B3B5B6B7 9:0:2:?R,=G,=R"
    )
    assert called.actions == ("?R4", "?R5", "?R6", "?R7")
    assert str(called.play("?R5")) == full(
        "G:G6????:-:GY R:R5???:RB:- B:B4:-:- Y:Y7?:-:- BY - * GRGR+ R3Y3Y4Y5 B3B5B6B7 9:0:2:-"
    )
    assert str(game.play("-")) == full(
        "G:G6????:GRGR+:GY R:R3????:RB:- B:B4:-:- Y:Y7?:-:- BY - * - Y3Y4Y5 B3B5B6B7 9:0:2:-"
    )
    assert str(run(game, "^Y ?Y6")) == full(  # 3 < 7
        "G:Y7G6????:GRGR+:GY R:R3????:RB:- B:B4:-:- Y:Y6:-:- BY - * - Y3Y4Y5 B3B5B6B7 9:0:2:-"
    )


def test_a_called_yokai_belongs_to_its_new_pile() -> None:  # Y-04
    game = leads(
        "G:G6????:GR:GYGB R:R4????:-:- B:B4????:-:- Y:Y7????:-:- GB+BY - * - - - 9:0:0:-",
        "GB+@G ^R ?R5",
        "G:G6????R4:-:- R:R5???:-:- B:B4????:-:- Y:Y7????:-:- BY - * GRGBGB+GY - - 9:0:1:-",
    )
    assert game.hidden("G") == ["G3", "G4", "G5", "G7"]
    leads(  # and it can be called again, from there
        "G:R4G6????:-:- R:R5???:-:- B:B4????:-:- Y:Y7????:-:- BY+ - * - - - 9:0:0:-",
        "BY+@Y ^G",
        "G:G6????:-:- R:R5???:-:- B:B4????:-:- Y:R4Y7????:BY+:- - - * - - - 10:1:0:+1",
    )


def test_the_pile_called_from_is_counted_last() -> None:  # Y-05
    leads(
        "G:G6????:-:- R:B7R3???R5:RBRB:RY B:B4???:-:- Y:Y7????:-:- GR+BY - * - - - 9:0:0:-",
        "GR+@G ^R",
        "G:B7G6????:GR+:- R:???R5:-:RY B:B4???:-:- Y:Y7????:-:- BY - * 2RB R3 - 9:0:1:?R",
    )


def test_a_call_that_cannot_be_used_is_not_asked_for() -> None:  # detail (e)
    taken = "R4R5R6B3B5 R7B6B7Y3Y4Y5Y6"
    leads(
        f"G:G5????:-:- R:R3:-:- B:B4:-:- Y:Y7:-:- GR+BY - * - {taken} 49:0:0:-",
        "GR+@G",
        f"G:G5????:GR+:- R:R3:-:- B:B4:-:- Y:Y7:-:- BY - * - {taken} 49:0:1:-",
    )
    game = run(at(f"G:G5????:-:- R:R3:-:- B:B4:-:- Y:Y7:-:- GR+BY - * - {taken} 49:0:0:-"), "GR+@R")
    assert game.actions == ("^G", "-")


def test_distract() -> None:  # Y-05, details (e), (f)
    piles = "R:R3???:-:- B:B4????:-:-"
    game = leads(  # Moon's three have stayed when Sun took the red seven (Y-06)
        f"G:G3????:-:GBGYGY! {piles} Y:Y4????:-:BYRYRY GR!RB - * - R7 - 9:0:0:-",
        "GR!@G",
        f"G:G3????:GR!:GBGYGY! {piles} Y:Y4????:-:BYRYRY RB - * - R7 - 9:0:1:GR!@G",
    )
    assert (game.seat, game.actions) == (0, ("%", "-"))
    used = game.play("%")  # the top card goes, its own ability is not used; 1 and 2 are still three
    assert str(used) == full(
        f"G:????:GR!:- {piles} Y:Y4????:-:BYRYRYGY! RB - * GBGY R7 G3 9:0:1:?G,=Y",
    )
    assert str(used.play("?G7")) == full(f"G:G7???:GR!:- {piles} Y:????:-:- RB - * GBGYGY!2RYBY R7 G3Y4 9:0:1:?Y")
    assert str(game.play("-")) == full(f"G:????:GR!:- {piles} Y:Y4????:-:BYRYRY RB - * GBGYGY! R7 G3 9:0:1:?G")


def test_distract_by_seat_1() -> None:
    leads(
        "G:G6????:-:- R:R3????:GR:- B:B4????:-:- Y:Y7????:-:- - RBRB! * - - - 10:1:2:-",
        "RB!@R %",
        "G:G6????:GR:- R:R3????:-:RB! B:B4????:-:- Y:Y7????:-:- - RB * - - - 11:0:0:+0",
    )


def test_a_distract_that_cannot_be_used_is_not_asked_for() -> None:  # detail (e)
    leads(
        "G:G6????:GR:- R:R3????:-:RB B:B4????:-:- Y:Y7????:-:- GR!BY - * - - - 9:0:0:-",
        "GR!@G",
        "G:G6????:GRGR!:- R:R3????:-:RB B:B4????:-:- Y:Y7????:-:- BY - * - - - 9:0:1:-",
    )


def test_the_third_sketch_has_an_ability() -> None:  # details (c), (f)
    game = leads(
        "G:G6????:-:GB R:R3????:-:- B:B4????:-:- Y:Y7????:-:- GR!BY - * - - - 9:0:2:-",
        "GR!@G",
        "G:G6????:GR!:GB R:R3????:-:- B:B4????:-:- Y:Y7????:-:- BY - * - - - 9:0:3:GR!@G",
    )
    assert str(game.play("-")) == full("G:G6????:GR!:GB R:R3????:-:- B:B4????:-:- Y:Y7????:-:- BY - * - - - 10:1:0:+1")


# The end


def test_an_empty_pile_ends_it_at_once() -> None:  # Y-07, detail (d)
    game = leads(  # the yellow pile would be counted next
        "G:G3:-:GBGYGY R:R3????:-:- B:B4????:-:- Y:Y4????:-:BYRYRY GR!RB 2BY * - G5G7 G4G6 9:0:0:-",
        "GR!@G %",
        "G:-:GR!:- R:R3????:-:- B:B4????:-:- Y:Y4????:-:BYRYRYGY RB 2BY * GBGY G5G7 G3G4G6 9:0:1:.",
    )
    assert (game.seat, game.actions, game.odds, game.score, game.returns) == (None, (), (), (12, 13), (-1.0, 1.0))
    assert [game.view_text(seat) for seat in (0, 1, None)] == [str(game)] * 3
    leads(  # the pile called from, with the last sketch: no turn begins
        "G:G6????:-:- R:B7R3:RBRB:RY B:B4???:-:- Y:Y7????:-:- GR+ - * - R4R7 R5R6 9:0:0:-",
        "GR+@G ^R",
        "G:B7G6????:GR+:- R:-:-:RY B:B4???:-:- Y:Y7????:-:- - - * 2RB R3R4R7 R5R6 9:0:1:.",
    )


@pytest.mark.parametrize(
    ("taken", "score", "returns"),
    [
        ("G5 G3G4B5", (12, 12), (-1.0, 1.0)),  # one colour against two
        ("G5R5 G3G4B4", (17, 11), (1.0, -1.0)),
        ("R5 G3G4B5", (12, 12), (0.0, 0.0)),  # two colours each
        ("R5 G3G4G5", (12, 12), (1.0, -1.0)),
        ("- R3B3Y3", (7, 9), (-1.0, 1.0)),
        ("- R3Y3", (7, 6), (1.0, -1.0)),  # points before colours
    ],
)
def test_who_wins(taken: str, score: tuple[int, int], returns: tuple[float, float]) -> None:  # Y-08, Y-04
    piles = {colour: [colour + value for value in VALUES if colour + value not in taken] for colour in COLOURS}
    called = [yokai for yokai in piles["G"] if yokai != "G7"]  # they lie on the red pile
    texts = [f"{colour}:{''.join(piles[colour])}:-:-" for colour in "BY"]
    red = f"R:{''.join(called + piles['R'])}:-:-"
    game = run(at(f"G:G7:GRGRGRGBGBGB:- {red} {' '.join(texts)} GRBY - * - {taken} 60:0:0:-"), "GR@G")
    assert (game.score, game.returns) == (score, returns)


def test_turn_400_is_the_last() -> None:  # Y-09, detail (c)
    table = f"G:G4????:GRGB:GY {OTHERS}"
    assert run(at(f"{table} RB RB * - - - 399:1:0:-"), ".").returns is None
    game = leads(f"{table} RB RB * - - - 400:0:0:-", ".", f"{table} RB RB * - - - 400:0:0:.")
    assert (game.seat, game.actions, game.returns) == (None, (), (0.0, 0.0))
    game = leads(f"{table} GRRB RB * - - - 400:0:2:-", "GR@G", f"G:????:-:GY {OTHERS} RB RB * 2GRGB G4 - 400:0:3:?G")
    assert game.returns is None
    game = game.play("?G5")
    assert str(game) == full(f"G:G5???:-:GY {OTHERS} RB RB * 2GRGB G4 - 400:0:3:.")
    assert game.returns == (1.0, -1.0)
    leads(f"{table} RB RB - * - - 400:0:0:-", ".", f"{table} RB RB - * - - 400:0:0:.")  # no draw: no refill
