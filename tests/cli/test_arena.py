"""`yamabushi arena` and `yamabushi ladder`: what they print, keep, draw and refuse."""

import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tests.cli.terminal import in_a_process, interrupted
from yamabushi import BadOption, Refusal
from yamabushi.cli.app import app
from yamabushi.cli.arena import players_and_options
from yamabushi.lab.results import read_file

OLD = ("regality", "greedy", "random", "--style", "old", "--match", "single")


def ran(*arguments: str) -> str:
    """Run the command in this process, where kernels are loaded already."""
    done = CliRunner().invoke(app, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def told(shown: str) -> dict[str, str]:
    """Give the rows of a summary by their name."""
    rows = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in shown.splitlines()[1:]]
    return {row[0]: row[1] for row in rows if len(row) == 2}


def test_the_summary_says_all_and_how_to_play_the_same_again(tmp_path: Path) -> None:
    files = ("--out", str(tmp_path / "one.jsonl"), "--plot", str(tmp_path / "one.svg"))
    shown = ran("arena", *OLD, "--games", "29", "--seed", "1", "--jobs", "1", *files)
    assert shown.splitlines()[0] == "Regality vs. Religion: greedy against random (style=old, match=single)"
    rows = told(shown)
    assert rows["games"] == "30, pairs 15"
    assert re.fullmatch(r"won 2\d, drawn \d, lost \d: \d\d\.\d%", rows["greedy"])
    assert rows["as Royalty"].startswith("won ")
    assert rows["as Religion"].startswith("won ")
    assert rows["decided"].endswith("of the games")
    assert re.fullmatch(r"\+\d+ \(\+\d+ … \+[∞\d]+\) with 95 % confidence", rows["Elo"])
    assert re.fullmatch(r"with a likelihood of 9\d\.\d%|with a likelihood of 100\.0%", rows["stronger"])
    assert re.fullmatch(r"[\d.]+ (s|ms|µs) a decision", rows["time, greedy"])
    assert rows["seed"] == "1"
    again = shlex.split(rows["again"])[1:]
    assert again == ["arena", *OLD, "--games", "29", "--seed", "1", "--opening", "2"]
    repeated = told(ran(*again, "--out", str(tmp_path / "two.jsonl"), "--jobs", "2"))
    assert {**repeated, "time, greedy": "", "time, random": ""} == {**rows, "time, greedy": "", "time, random": ""}
    (one,), (two,) = (read_file(tmp_path / name) for name in ("one.jsonl", "two.jsonl"))
    assert {n: game.actions for n, game in one.games.items()} == {n: game.actions for n, game in two.games.items()}
    assert "30 games of regality" in "".join(ElementTree.parse(tmp_path / "one.svg").getroot().itertext())


def test_a_sequential_test_stops_when_it_is_decided(tmp_path: Path) -> None:
    rows = told(ran("arena", *OLD, "--games", "1000", "--seed", "1", "--jobs", "1", "--sprt", "-50", "50"))
    found = re.fullmatch(r"-50 or \+50 Elo: \+50 accepted after (\d+) pairs, LLR [\d.]+ of ±2.94", rows["test"])
    assert found is not None
    assert rows["games"] == f"{2 * int(found[1])}, pairs {found[1]}"
    assert "--sprt -50 50" in rows["again"]


def test_alone_and_in_teams() -> None:
    alone = ran("arena", "himiki", "greedy", "--mode", "mukyan", "--games", "3", "--jobs", "1", "--seed", "1")
    assert alone.startswith("HI MI KI: greedy alone (mode=mukyan)\n")
    assert told(alone)["games"] == "3"
    assert told(alone)["again"].endswith("arena himiki greedy --mode mukyan --games 3 --seed 1 --opening 0")
    teams = ran("arena", "himiki", "--mode=teams", "--expert", "greedy", "random", "--games", "2", "--jobs", "1")
    assert "as White of Light and White of Dark" in teams
    assert "arena himiki greedy random --mode teams --expert --games 2" in teams


def test_it_is_interrupted_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ("arena", *OLD, "--out", str(file), "--jobs", "2")
    shown = interrupted(
        *command, "--games", "1000000", "--seed", "3", when=lambda: file.exists() and file.read_text().count("\n") >= 10
    )
    assert shown.startswith("Stopped; the same command goes on from here.\n")
    played = len(read_file(file)[0].games)
    assert told(shown[shown.index("\n") + 1 :])["games"].startswith(f"{played}, ")
    goal = 2 * (played // 2) + 6
    rows = told(ran(*command, "--games", str(goal)))  # without a seed it is the file's
    assert rows["games"] == f"{goal}, pairs {goal // 2}"
    assert rows["seed"] == "3"
    assert sorted(read_file(file)[0].games) == list(range(goal))


def test_a_ladder_of_files(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ran("arena", *OLD, "--games", "20", "--seed", "1", "--jobs", "1", "--out", str(file))
    shown = ran("ladder", str(file), "--plot", str(tmp_path / "ladder.svg")).splitlines()
    assert re.fullmatch(r"greedy +\+\d+  \(\+\d+ … \+\d+\) +10 pairs", shown[0])
    assert shown[1].startswith("random")
    assert "Ladder: regality style=old match=single" in (tmp_path / "ladder.svg").read_text()
    other = tmp_path / "other.jsonl"
    ran("arena", "himiki", "random", "random", "--games", "2", "--jobs", "1", "--out", str(other))
    for arguments, sentence in (
        ((str(file), str(other)), "different games"),
        ((str(other),), "There is nobody to rank"),
        ((str(tmp_path / "none"),), "cannot be used: No such file"),
    ):
        with pytest.raises(Refusal, match=sentence):
            ran("ladder", *arguments)


def test_players_and_options_in_any_order() -> None:
    words = ["--match", "points", "greedy", "--regality-games=5", "random", "--style=old"]
    options: dict[str, object] = {"match": "points", "games": 5, "style": "old"}
    assert players_and_options("regality", words) == (("greedy", "random"), options)
    assert players_and_options("himiki", ["a", "--expert", "b"]) == (("a", "b"), {"expert": True})
    with pytest.raises(BadOption, match="needs a value"):
        players_and_options("regality", ["a", "b", "--style"])


def test_a_hidden_option_is_written_so_that_it_is_found_again() -> None:
    game = ("regality", "random", "random", "--style", "old", "--match", "points", "--regality-games", "2")
    assert "--match points --regality-games 2 --games 2" in ran("arena", *game, "--games", "2", "--jobs", "1")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", "greedy", "random"), "There is no game 'chess'"),
        (("regality", "greedy"), "This game has two sides; name two players"),
        (("himiki", "greedy", "random", "--mode", "mukyan"), "This game is played alone; name one player and not 2."),
        (("regality", "greedy", "nobody"), "'nobody'"),
        ((*OLD, "--opening", "500"), "An opening of 500 random decisions is too long"),
        ((*OLD, "--sprt", "5", "5"), "the smaller one first, and not 5 5"),
        ((*OLD, "--games", "2", "--jobs", "1", "--plot", "/no/such/folder/plot.svg"), "cannot be written"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        ran("arena", *arguments)


def test_a_refusal_is_one_line(tmp_path: Path) -> None:
    done = in_a_process("arena", "regality", "greedy", "nobody", home=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""
