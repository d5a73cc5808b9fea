"""The commands besides `play`, and what they say to bad input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import yamabushi as library
from tests.cli.terminal import yamabushi
from yamabushi.cli.compiling import every_unit
from yamabushi.core.record import Record, write

BAD = [
    (("play", "chess"), "There is no game 'chess'; there is himiki, regality, yokai."),
    (("games", "chess"), "There is no game 'chess'; there is himiki, regality, yokai."),
    (("play", "regality", "--style", "new"), "The option style of regality cannot be 'new'"),
    (("play", "regality", "--games", "5"), "only for match=points"),
    (("play", "regality", "--match", "points", "--games", "many"), "a whole number from 1 to 99"),
    (("play", "regality", "--style"), "The option --style needs a value"),
    (("play", "regality", "--colour", "red"), "regality has no option 'colour'"),
    (("play", "regality", "nonsense"), "'nonsense' is neither an option nor its value"),
    (
        ("play", "regality", "--opponent", "nobody"),
        "There is no opponent 'nobody'; there is human, random, greedy, level:1 to level:8.",
    ),
    (("play", "regality", "--seat", "7"), "There is no seat '7'"),
    (("play", "regality", "--resume", "no-such-file"), "The record 'no-such-file' cannot be read"),
    (("perft", "regality", "--position", "nonsense"), "The position has 1 fields"),
    (("record", "verify", "no-such-file"), "The record 'no-such-file' cannot be read"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = yamabushi(*arguments, home=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


def test_help_needs_no_numba() -> None:
    code = "import sys, yamabushi.cli.app; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert "perft" in yamabushi("--help").stdout


def test_the_version_is_told() -> None:
    assert yamabushi("--version").stdout == f"yamabushi {library.__version__}\n"


def test_games_lists_every_option() -> None:
    shown = yamabushi("games").stdout
    for option in library.games()["regality"].options:
        assert f"--{option.name}" in shown
        for choice in option.choices:
            assert choice in shown


def test_help_of_play_names_the_options_of_the_game() -> None:
    assert "--style" in yamabushi("play", "--help").stdout


def test_perft_prints_each_depth_and_divides() -> None:
    counted = yamabushi("perft", "regality", "--style", "old", "--match", "single", "--depth", "3").stdout
    assert [line.split()[:2] for line in counted.splitlines()[1:]] == [["1", "9"], ["2", "504"], ["3", "14,544"]]
    divided = yamabushi("perft", "regality", "--style=old", "--depth", "2", "--divide").stdout.splitlines()
    assert divided[1].split() == ["Ci@a1", "56"]
    assert divided[-1].split() == ["total", "504"]


def test_perft_counts_from_a_position() -> None:
    position = ".,.,cd/Hi,Ci,te/Qu,mi,. l KiPrGeWiCa StBiPaMo - - Cd@c3 6"
    counted = yamabushi("perft", "regality", "--style", "old", "--depth", "1", "--position", position).stdout
    assert counted.splitlines()[0] == position
    assert counted.splitlines()[1].split()[1] == "2"


def saved_record(folder: Path) -> Path:
    game = library.game("regality", style="secret-random", match="single")
    file = folder / "game.txt"
    file.write_text(write(Record.of(game, ("?Sm", "?Nj", "?Ba", "?De", "Ci@b2"))), encoding="utf-8")
    return file


def test_a_record_tells_the_terminal_nothing(tmp_path: Path) -> None:
    file = saved_record(tmp_path)
    text = file.read_text()
    file.write_text(text.replace("[Result", '[Royalty "\x1b]0;taken\x1b[31mAda"]\n[Result', 1))
    done = yamabushi("record", "show", str(file))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert r"\x1b]0;taken\x1b[31mAda" in done.stdout


def test_record_show_and_verify(tmp_path: Path) -> None:
    file = saved_record(tmp_path)
    verified = yamabushi("record", "verify", str(file))
    assert verified.returncode == 0
    assert "5 actions, the game goes on." in verified.stdout
    shown = yamabushi("record", "show", str(file)).stdout
    assert shown.startswith(file.read_text(encoding="utf-8"))
    assert "?SmNj" in shown.splitlines()[-1]


def test_record_show_for_a_seat_hides_the_others_tiles(tmp_path: Path) -> None:
    shown = yamabushi("record", "show", str(saved_record(tmp_path)), "--seat", "0").stdout
    assert "1. ?Sm ?Nj ? ? 5. Ci@b2" in shown
    assert "De" not in shown.replace("De ", "")
    other = yamabushi("record", "show", str(saved_record(tmp_path)), "--seat", "5")
    assert other.returncode == 2
    assert "There is no seat 5" in other.stderr


def test_a_record_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = saved_record(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace("Ci@b2", "Ki@b2"), encoding="utf-8")
    done = yamabushi("record", "verify", str(file))
    assert done.returncode == 2
    assert "Action 5 of the record, 'Ki@b2', is not possible: The first tile of a game is the Citizen" in done.stderr


def test_record_from_standard_input(tmp_path: Path) -> None:
    text = saved_record(tmp_path).read_text(encoding="utf-8")
    assert "5 actions" in yamabushi("record", "verify", "-", typed=text).stdout


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    assert "it is no text" in yamabushi("record", "show", str(file)).stderr


@pytest.mark.parametrize("name", library.games())
def test_all_that_can_be_compiled_is_what_open_cards_need_as_well(name: str) -> None:
    assert f"engines.deepening.{name}" in {unit.name for unit in every_unit(name)}


@pytest.mark.deep
def test_bench_prints_json(tmp_path: Path) -> None:
    code = (
        "import yamabushi.cli.benches.measuring as m; m.SLICES = 1; m.SECONDS = 0.01;"
        "from yamabushi.cli.app import console; from yamabushi.cli.bench import run_bench;"
        "run_bench(console(), None, as_json=True)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    figures = {figure["name"]: figure for figure in json.loads(done.stdout)}
    assert figures["regality old: perft 4, fingerprint"]["value"] == 258_344
    assert figures["regality: compiled random playouts"]["value"] > 0
    assert figures["himiki duel: perft 6, fingerprint"]["value"] == 6_824_744
    assert figures["himiki duel: search 8 deep, fingerprint"]["value"] == 46_585
    assert figures["himiki duel: alpha-beta"]["wanted"] == "0.5×"
    assert figures["yamabushi --help"]["unit"] == "s"
