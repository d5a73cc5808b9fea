"""Engines at the terminal: levels as opponents, hints, analysis, tuning."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cli.terminal import yamabushi
from yamabushi import BadOption, BadPosition, BadRecord, IllegalAction, Refusal
from yamabushi.cli.advice import given_away, outlook
from yamabushi.cli.app import app
from yamabushi.engines.judging import WIN
from yamabushi.engines.thinking import Ranked, Thought

AGAIN = "C4HKM,D6HMK,E4KMH/B2MKH,C2KMH,D4HMK w 0-2 --b r1;C4<C5 1 -"
THREATENED = "B4HMK,C4MHK,D5KHM/B2KHM,C2MKH,D2KMH b 4-0 --- - 0 -"
DUEL = "B4HMK,C4MHK,D5KHM/B2KHM,C2MKH,D2KMH w 4-0 --- - 0 -"


def ran(*arguments: str) -> str:
    """Run the command in this process, where kernels are loaded already."""
    done = CliRunner().invoke(app, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        (("regality", "--style", "old", "--match", "single"), "Ci@b2\nhint\nanalyse\nquit\n"),
        (("himiki", "--mode", "teams", "--expert"), "1\nhint\nquit\n"),
        (("yokai",), "hint\nquit\n"),
    ],
)
def test_a_level_plays_and_advises(game: tuple[str, ...], typed: str, tmp_path: Path) -> None:
    done = yamabushi("play", *game, "--opponent", "level:2", "--seed", "3", typed=typed, home=tmp_path)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert re.search(r"Try \S+: (chances of \d+ %|it wins by force|it loses against best play)\.", done.stdout)
    if "analyse" in typed:
        assert re.search(r"\d+ positions, \d+ deep, \d+\.\d s", done.stdout)
        assert "Your last move: Ci@b2 " in done.stdout
    saved = (tmp_path / "yamabushi" / "saved" / f"{game[0]}.txt").read_text(encoding="utf-8")
    assert "level:2" in saved
    again = yamabushi("play", game[0], "--resume", "last", typed="quit\n", home=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")


def test_an_unknown_level_is_refused(tmp_path: Path) -> None:
    done = yamabushi("play", "yokai", "--opponent", "level:9", home=tmp_path)
    assert done.returncode == 2
    assert "There is no opponent 'level:9'; there is human, random, greedy, level:1 to level:8." in done.stderr


def test_analysis_of_a_position() -> None:
    shown = ran("analyse", "himiki", "--position", DUEL, "--nodes", "20000", "--played", "D5~")
    first, _, best, *_ = shown.splitlines()
    assert re.fullmatch(r"[\d,]+ positions, \d+ deep, \d+\.\d s", first)
    assert re.match(r" 1 B4-\w\w +wins +5-0", best)
    assert re.search(r"D5~ gave away \d+ % of the chances; B4-\w\w was better \(it wins by force\)\.", shown)


def test_a_threat_is_what_the_others_would_do_at_once() -> None:
    shown = ran("analyse", "himiki", "--position", THREATENED, "--depth", "3", "--threat")
    own, threat = shown.split("If White were to move:")
    assert re.match(r" 1 \w\d-\w\d +loses +4-0", own.splitlines()[2])
    assert re.match(r" 1 B4-\w\d +wins +5-0", threat.splitlines()[3])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("himiki", "--position", AGAIN, "--threat"), "There is no telling what is threatened here"),
        (("-", "--threat"), "The option --threat is for a position"),
        (("himiki", "--position", "nonsense"), "it needs seven"),
        (("regality",), "There is nothing to think about: it is chance's turn."),
        (("himiki", "--position", DUEL, "--played", "A1-A2"), "A1"),
        (("himikki",), "'himikki' is neither a game nor a file; the games are himiki"),
        (("himiki", "--plot", "x.svg"), "The option --plot is for the record of a game"),
        (("-", "--style", "old"), "The option --style is for a position"),
    ],
)
def test_what_cannot_be_analysed_is_refused(arguments: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        CliRunner().invoke(app, ["analyse", *arguments], catch_exceptions=False)
    assert isinstance(refused.value, BadPosition | IllegalAction | BadOption | BadRecord)
    assert sentence in str(refused.value)


def test_looking_back_at_a_game(tmp_path: Path) -> None:
    game, picture, told = tmp_path / "game.txt", tmp_path / "game.svg", tmp_path / "told.txt"
    tags = '[Game "regality"]\n[Rules "1"]\n[style "old"]\n[match "single"]\n[Religion "Ada"]\n[Result "*"]\n'
    # Pa@c2 and Pa@a3 win by force; test_reviewing.py plays it out.
    start = '[Start ".,Ki,Wi/mo,hi,./te,Qu,Ca l PrMiGe StBiPa - CdCi - 9"]\n'
    game.write_text(f"{tags}{start}\n1. St@c2\n*\n", encoding="utf-8")
    shown = ran("analyse", str(game), "--nodes", "30000", "--plot", str(picture), "--out", str(told))
    assert re.match(r"Regality vs. Religion: 1 decision with a choice, searched \d+ deep\.\n", shown)
    assert re.search(r"Ada +accuracy   0 %  0 inaccuracies, 0 mistakes, 1 blunder", shown)
    assert re.search(r"1\. Religion St@c2\?\?  from 100 % to 0 %\n +better: Pa@(c2|a3)", shown)
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert re.search(r"1\. St@c2 \{blunder: from 100 % to 0 %\} \( 1\. Pa@(c2|a3)", told.read_text(encoding="utf-8"))
    assert "1 actions" in ran("record", "verify", str(told))


def test_words_for_a_decision() -> None:
    best = Ranked("a", 0.5, 110, ("a", "b"), (1, 0))
    other = Ranked("b", 0.1, 20, (), ())
    thought = Thought((best, other), 3, 100, 0.1)
    assert given_away(thought, "a") == "a was as good as any."
    assert given_away(thought, "b") == "b gave away 20 % of the chances; a was better (chances of 75 %)."
    assert outlook(Ranked("a", -1.0, -WIN, (), ())) == "it loses against best play"
