"""`yamabushi mindlock`: playing, hints, results that are remembered, solving and mining; and Muk Yan's turns."""

import json
import re
from pathlib import Path

import pytest

import yamabushi as library
from tests.cli.terminal import yamabushi
from yamabushi.core.record import Record, read
from yamabushi.games.himiki.book import book

SOLVED = "C4-C3\nC3-D3\nD3-D4\n"
SPENT = "C4~\nC4~\nC4~\n"
FREE = "C4HMK/C2HKM par=1 headlock hand=Mh"
RESULTS = Path("yamabushi") / "mindlock.json"
SECOND = [*book(), *book()][1]  # the puzzle after F01
LOCKED = "A1HMK/A2HMK,B1HMK par=3 headlock"


def test_f01_is_solved_and_the_result_is_remembered(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", typed=f"{SOLVED}q\n", home=tmp_path)
    assert shown.returncode == 0
    assert "Beat all 3 black cubes in at most 3 moves." in shown.stdout
    assert "Mindlock F01" in shown.stdout
    assert "moves: 0 of 3" in shown.stdout
    assert "beats D5, solves it" in shown.stdout
    assert "Solved in 3 of 3 moves." in shown.stdout
    assert "Well done." in shown.stdout
    assert f"n: next ({SECOND})" in shown.stdout
    assert json.loads((tmp_path / RESULTS).read_text()) == {"F01": 3}
    assert re.search(r"^F easy: 1 of \d+ solved$", yamabushi("mindlock", "list", home=tmp_path).stdout, re.MULTILINE)
    again = yamabushi("mindlock", typed="q\n", home=tmp_path).stdout
    assert f"Mindlock {SECOND}" in again  # the next that is not solved


def test_a_puzzle_is_lost_when_par_is_used_up_and_nothing_is_free(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", "play", "f01", typed=f"{SPENT}nonsense\nu\nquit\n", home=tmp_path).stdout
    end = shown[shown.index("moves: 3 of 3") :]
    assert "No move left: not solved." in end
    assert end.count(f"u: take back  a: begin again  n: next ({SECOND})  q: quit") == 2  # nonsense is asked again
    assert not re.search("C4-C3|tilt a cube", end[: end.index("moves: 2 of 3")])  # nothing paid is offered
    assert "4 C4-C3 shows" in end[end.index("moves: 2 of 3") :]  # taken back
    assert "Go on with: yamabushi mindlock play F01" in shown
    assert not (tmp_path / RESULTS).exists()


def test_only_what_is_free_is_offered_when_par_is_used_up(tmp_path: Path) -> None:
    typed = "C4~\nlist\nC4-C3\nc3\n5\n1\nC4-C3\nq\n"
    shown = yamabushi("mindlock", "play", FREE, typed=typed, home=tmp_path).stdout
    spent, after = shown[shown.index("moves: 1 of 1") :].split("White> 1\n")
    assert "White: no move left; free are !Mh." in spent
    assert spent.count("1 !Mh") == 2  # offered, and in the list
    assert "2 " not in spent.split("1 !Mh")[1].splitlines()[0]
    assert spent.count("No move is left, and C4-C3 costs one. Free are: !Mh.") == 2
    assert "There is no number 5 in the list; it goes from 1 to 1." in spent
    assert "Solved in 1 of 1 moves." in after


def test_a_move_that_failed_is_counted_and_not_drawn_as_made(tmp_path: Path) -> None:
    game = library.game("himiki", mode="mindlock", puzzle="F01")
    saved = tmp_path / "failed.txt"
    saved.write_text(str(Record.of(game, ("C4~", "C4~", "C4~", "C4-C3"))), encoding="utf-8")  # H-29
    shown = yamabushi("mindlock", "play", "F01", typed=f"resume {saved}\nu\nq\n", home=tmp_path).stdout
    end = shown[shown.index("moves: 4 of 3") :]
    assert "Not solved: that would be move 4, and PAR is 3." in end
    assert re.search(r"C │   ·     M\[H\]M     ·   │ \w\(H\)\w ", end)  # the cube is still on C4
    assert "No move left: not solved." in end[end.index("White> u") :]
    played = yamabushi("play", "himiki", "--resume", str(saved), "--mode", "mindlock", home=tmp_path).stdout
    assert "C4-C3 is one move too many: it is counted, and not made." in played
    assert "White: C4-C3" not in played


def test_after_the_end_one_plays_again_or_goes_on(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", "play", "F01", typed=f"{SPENT}a\n{SOLVED}n\nq\n", home=tmp_path).stdout
    assert shown.index("No move left") < shown.index("Solved in 3 of 3 moves.") < shown.rindex(f"Mindlock {SECOND}")
    assert json.loads((tmp_path / RESULTS).read_text()) == {"F01": 3}


def test_playing_the_game_in_its_mode_is_playing_its_puzzles(tmp_path: Path) -> None:
    typed = f"{SPENT}a\nquit\n"
    shown = yamabushi("play", "himiki", "--mode", "mindlock", "--puzzle", "F01", typed=typed, home=tmp_path).stdout
    assert "No move left: not solved." in shown
    assert "Go on with: yamabushi mindlock play F01" in shown


def test_hint_solution_again_and_undo_while_playing(tmp_path: Path) -> None:
    typed = "hint\nC4~\nhint\nsolution\nagain\nundo\nC4-C3\nhint\nundo\nsolution\nhelp\nq\n"
    shown = yamabushi("mindlock", "play", "F01", typed=typed, home=tmp_path).stdout
    first, wrong, *rest = [line for line in shown.splitlines() if re.match("Hint:|From here|  [1-3]. [A-E]", line)]
    assert first == "Hint: C4►BC3*   (C4-C3)"
    assert wrong == "From here it cannot be solved in the 2 moves that are left; undo, or again from the start."
    assert rest[0] == wrong  # the solution from there
    assert rest[1] == "Hint: C3►BD3*   (C3-D3)"
    assert [line.split() for line in rest[2:]] == [
        ["1.", "C4►BC3*", "C4-C3"],
        ["2.", "C3►BD3*", "C3-D3"],
        ["3.", "D3►BD4*", "D3-D4"],
    ]
    assert "There is nothing to undo" in shown  # right after `again`
    assert "the next step of a solution from here" in shown


def test_hint_and_solution_as_commands(tmp_path: Path) -> None:
    assert yamabushi("mindlock", "hint", "F01", home=tmp_path).stdout == "Hint: C4►BC3*   (C4-C3)\n"
    steps = yamabushi("mindlock", "solution", "F01", home=tmp_path).stdout.splitlines()
    assert [step.split()[1] for step in steps] == ["C4►BC3*", "C3►BD3*", "D3►BD4*"]


def test_the_book_is_listed_by_theme(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", "list", "F", "--theme", "pivot", home=tmp_path).stdout
    wanted = [name for name, entry in book().items() if name[0] == "F" and "pivot" in entry.themes]
    assert sorted(re.findall(r"F\d+", shown)) == sorted(wanted)
    refused = yamabushi("mindlock", "list", "--theme", "chess", home=tmp_path)
    assert (refused.returncode, "There is no theme 'chess'; there is again, pivot" in refused.stderr) == (2, True)


def test_the_puzzle_of_a_day(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", "day", "2026-11-16", typed="q\n", home=tmp_path).stdout
    assert "The puzzle of 2026-11-16: F33" in shown
    assert "Mindlock F33" in shown
    assert "The puzzle of 20" in yamabushi("mindlock", "day", typed="q\n", home=tmp_path).stdout
    for wrong in ("2025-12-31", "9000-01-01", "yesterday"):
        refused = yamabushi("mindlock", "day", wrong, home=tmp_path)
        assert refused.returncode == 2
        assert f"'{wrong}' is not a day with a challenge" in refused.stderr.replace("\n", " ")
        assert "2026-01-01" in refused.stderr.replace("\n", " ")


def test_a_puzzle_of_ones_own_is_played(tmp_path: Path) -> None:
    puzzle = "C4HKM/C2HKM par=1 headlock"
    shown = yamabushi("mindlock", "play", puzzle, typed="C4-C3\nq\n", home=tmp_path).stdout
    assert "Solved in 1 of 1 moves." in shown
    assert "n: next" not in shown
    assert json.loads((tmp_path / RESULTS).read_text()) == {puzzle: 1}


@pytest.mark.parametrize("broken", ["[1]", "{", '{"F01": "three", "M01": true}', "\x00"])
def test_results_that_cannot_be_read_count_as_none(broken: str, tmp_path: Path) -> None:
    (tmp_path / RESULTS).parent.mkdir()
    (tmp_path / RESULTS).write_text(broken)
    done = yamabushi("mindlock", "list", "f", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("F easy: 0 of ")


def test_the_best_result_is_kept(tmp_path: Path) -> None:
    (tmp_path / RESULTS).parent.mkdir()
    (tmp_path / RESULTS).write_text('{"F01": 5}')
    assert "Your best so far." in yamabushi("mindlock", "play", "F01", typed=f"{SOLVED}q\n", home=tmp_path).stdout
    assert json.loads((tmp_path / RESULTS).read_text()) == {"F01": 3}
    (tmp_path / RESULTS).write_text('{"F01": 2}')
    yamabushi("mindlock", "play", "F01", typed=f"{SOLVED}q\n", home=tmp_path)
    assert json.loads((tmp_path / RESULTS).read_text()) == {"F01": 2}


def test_list_names_every_puzzle_of_the_book(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", "list", home=tmp_path).stdout
    assert set(re.findall(r"\b[FMDE]\d{2,3}\b", shown)) == set(book())
    assert set(re.findall(r"\b[A-Z]\d{2,3}\b", yamabushi("mindlock", "list", "e", home=tmp_path).stdout)) == {
        name for name in book() if name[0] == "E"
    }


def test_a_saved_game_of_another_mode_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "duel.txt"
    yamabushi("play", "himiki", "--opponent", "human", typed=f"C5=HMK\nsave {file}\nquit\n", home=tmp_path)
    assert read(file.read_text(encoding="utf-8")).actions == ("C5=HMK",)
    typed = (
        f"C4-C3\nsave {tmp_path / 'puzzle.txt'}\nresume {file}\nhint\nundo\nresume {tmp_path / 'puzzle.txt'}\nhint\nq\n"
    )
    done = yamabushi("mindlock", "play", "F01", typed=typed, home=tmp_path)
    assert done.returncode == 0
    assert "is a game of the mode duel, not of mindlock." in done.stdout
    assert done.stdout.count("Hint: C3►BD3*   (C3-D3)") == 2


# ---- solving ---------------------------------------------------------------------------------------------------------


def test_solve_proves_and_prints_one_solution_or_all(tmp_path: Path) -> None:
    puzzle = "C4HKM/C2MHK par=1 headlock hand=Cj"
    first = yamabushi("mindlock", "solve", puzzle, home=tmp_path).stdout.splitlines()
    every = yamabushi("mindlock", "solve", puzzle, "--all", home=tmp_path).stdout.splitlines()
    assert re.fullmatch(r"Fewest moves: 1. Shortest solutions: 4. Positions searched: \d+.", first[0])
    assert len(first) == 2
    assert every[:2] == first
    assert set(every[1:]) == {
        "C4►BC3 C-Cj C-C2►=HMK*",
        "C4►BC3 C-Cj C-C2►=HKM*",
        "C-Cj C-C2►=HMK C4►BC3*",
        "C-Cj C-C2►=HKM C4►BC3*",
    }


def test_solve_says_when_par_is_too_low(tmp_path: Path) -> None:
    shown = yamabushi("mindlock", "solve", "C4HKM/C2HKM,D5KHM,E3MHK par=2 headlock", home=tmp_path).stdout
    assert "Its PAR of 2 is too low: 2 moves are proved not to be enough." in shown


@pytest.mark.parametrize(
    ("puzzle", "reason"),
    [
        (LOCKED, "all 2 positions that can be reached were searched, and in none of them a black cube is beaten."),
        ("C4HKM/C2HKM par=3 influences=K!", "an influence needs four cubes alike, and there are only 2."),
        ("A1HMK/B1HMK par=3 headlock terrain=A2Gh", "and in none of them a black cube is beaten."),
    ],
)
def test_solve_says_why_there_is_no_solution(puzzle: str, reason: str, tmp_path: Path) -> None:
    done = yamabushi("mindlock", "solve", puzzle, home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.replace("\n", " ").startswith("No solution, in any number of moves: ")
    assert done.stdout.replace("\n", " ").strip().endswith(reason)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("solve", "nonsense"), "it begins with white's cubes"),
        (("solve", "C4HKM/C4HKM par=1 headlock"), "there are two cubes on C4"),
        (("solve", ""), "it begins with white's cubes"),
        (("play", "F999"), "There is no challenge 'F999'; there are F01–F100, "),
        (("play", "xyz"), "'xyz' is neither a challenge of the book, such as F01, nor the text of one: it begins with"),
        (("hint", "C4HKM/C2HKM par=99 headlock"), "PAR is a whole number from 1 to 30"),
        (("list", "Z"), "There is no grade 'Z'; there is F easy, M medium, D hard, E expert."),
        (("mine", "--grade", "Z"), "There is no grade 'Z'; there is F easy, M medium, D hard, E expert."),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = yamabushi("mindlock", *arguments, home=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


# ---- Muk Yan ---------------------------------------------------------------------------------------------------------


def test_muk_yan_says_what_it_rolled_and_why_it_did_what(tmp_path: Path) -> None:
    typed = "C5=HMK\nB5=HMK\nD5=HMK\nB5-B4\nquit\n"
    done = yamabushi("play", "himiki", "--mode", "mukyan", "--seed", "4", typed=typed, home=tmp_path)
    assert done.returncode == 0
    assert "HI MI KI, Muk Yan" in done.stdout
    record = read((tmp_path / "yamabushi" / "saved" / "himiki.txt").read_text(encoding="utf-8"))
    *_, dice, candidate = record.actions
    states = list(record.replay())
    told = states[-2].view(0)["muk_yan"]
    words = {"H": "fire", "M": "water", "K": "wood"}
    assert f"Muk Yan rolls {words[dice[1]]} and {words[dice[2]]}" in done.stdout
    sentence = re.search(r"Muk Yan: (.*?)\nWhite: ", done.stdout, re.DOTALL)
    assert sentence is not None
    written = " ".join(sentence[1].split())
    assert written.startswith(f"{told['action']} {told['name']}, {told['candidates'][int(candidate[1:])]}")
    assert all(name in written for name in told["not_possible"])
    assert library.game("himiki", mode="mukyan") == record.game
