"""The arena: fair, repeatable however it is run, and continued after a cut."""

import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

import yamabushi
from yamabushi import BadOption
from yamabushi.lab.arena import Played, Settings, opened, play_game, play_games
from yamabushi.lab.results import Results, ResultsFile, game_line, head_of, line_of, read_file

REGALITY = Settings("regality", ("greedy", "random"), 1, 2, {"style": "old", "match": "single"}).checked()
TEAMS = Settings("himiki", ("greedy", "random"), 1, 2, {"mode": "teams"}).checked()
ALONE = Settings("himiki", ("greedy",), 1, 0, {"mode": "mukyan"}).checked()
LEVELS = Settings("regality", ("level:3", "level:1@500n"), 1, 4, {"style": "standard", "match": "single"}).checked()
YOKAI = Settings("yokai", ("random", "random"), 1, 0).checked()


def timeless(games: list[Played]) -> list[Played]:
    return sorted((replace(played, seconds=()) for played in games), key=lambda played: played.number)


def replayed(settings: Settings, played: Played) -> yamabushi.State:
    state: yamabushi.State = settings.start()
    for action in played.actions:
        state = state.play(action)
    return state


def results_of(settings: Settings, games: int) -> Results:
    results = Results(settings)
    for number in range(games):
        results.add(play_game(settings, number))
    return results


def test_greedy_beats_random() -> None:
    results = results_of(REGALITY, 60)
    assert results.estimate().low > 0.5
    assert sum(results.outcomes()) == 60
    assert results.outcomes() == tuple(map(sum, zip(results.outcomes(0), results.outcomes(1), strict=True)))


@pytest.mark.parametrize("settings", [REGALITY, TEAMS, YOKAI])
def test_a_pair_begins_alike_with_swapped_seats_and_tells_the_outcome_for_the_first_player(settings: Settings) -> None:
    first, second = play_game(settings, 4), play_game(settings, 5)
    beginning = opened(settings, 2)[1]
    assert list(first.actions[: len(beginning)]) == list(second.actions[: len(beginning)]) == beginning
    assert (first.side, second.side) == (0, 1)
    for played in (first, second):
        returns = replayed(settings, played).returns
        assert returns is not None
        assert set(returns[played.side :: 2]) == {played.outcome}  # partners win and lose together


def test_chance_falls_alike_in_both_games_of_a_pair() -> None:
    shuffles = []
    for number in (6, 7):
        state: yamabushi.State = YOKAI.start()
        drawn = []
        for action in play_game(YOKAI, number).actions:
            if state.seat != -1:
                break
            drawn.append(action)
            state = state.play(action)
        shuffles.append(drawn)
    assert shuffles[0] == shuffles[1] != []


def test_alone_against_muk_yan_each_game_stands_for_itself() -> None:
    results = results_of(ALONE, 5)
    assert len(results.scores) == 5
    assert {played.side for played in results.games.values()} == {0}
    assert all(len(played.decisions) == 1 for played in results.games.values())
    assert len({played.actions for played in results.games.values()}) == 5


@pytest.mark.parametrize("settings", [REGALITY, ALONE, LEVELS])
def test_the_number_of_processes_changes_nothing(settings: Settings) -> None:
    one, two = (timeless(list(play_games(settings, range(6), jobs))) for jobs in (1, 2))
    assert one == two
    assert timeless([play_game(settings, 5)]) == one[5:]


def test_another_seed_plays_other_games() -> None:
    assert play_game(REGALITY, 0).actions != play_game(replace(REGALITY, seed=2), 0).actions


def test_leaving_the_loop_stops_the_others() -> None:
    for played in play_games(TEAMS, range(10**9), 2):
        assert played.number < 4
        break
    assert multiprocessing.active_children() == []


def test_pairs_count_in_order_whenever_games_end() -> None:
    played = [play_game(REGALITY, number) for number in range(6)]
    results = Results(REGALITY)
    for number in (5, 4, 1, 3):
        results.add(played[number])
        assert results.scores == []
    results.add(played[0])
    assert len(results.scores) == 1
    assert results.missing(8) == [2, 6, 7]
    results.add(played[2])
    assert len(results.scores) == 3
    assert results.first(2).scores == results.scores[:2]


# ---- the file --------------------------------------------------------------------------------------------------------


def test_a_file_is_gone_on_with_after_a_cut(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = ResultsFile(file, REGALITY)
    for number in (0, 2, 1, 3):
        whole.add(play_game(REGALITY, number))
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-20], encoding="utf-8")  # killed in the middle of a line
    again = ResultsFile(file, REGALITY)
    assert again.results.missing(4) == [3]
    again.add(play_game(REGALITY, 3))
    (read,) = read_file(file)
    assert timeless(list(read.games.values())) == timeless(list(whole.results.games.values()))
    assert read.settings == REGALITY
    assert read.scores == whole.results.scores


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ResultsFile(file, REGALITY)
    for other, sentence in (
        (replace(REGALITY, seed=7), "seed is '1' there, not '7'"),
        (replace(REGALITY, players=("greedy", "greedy")), "players is 'greedy random' there, not 'greedy greedy'"),
        (replace(REGALITY, options={"style": "old"}), "options is '--style old --match single' there"),
        (replace(REGALITY, rules=9), "rules is '1' there, not '9'"),
        (TEAMS, "game is 'regality' there, not 'himiki'"),
    ):
        with pytest.raises(BadOption, match=sentence):
            ResultsFile(file, other)
    file.write_text(file.read_text() * 2)
    assert len(read_file(file)) == 2
    with pytest.raises(BadOption, match="it holds more than one pairing"):
        ResultsFile(file, REGALITY)


@pytest.mark.parametrize("broken", ["[1]\n", "{}\n", "chess\n", '{"arena": 1}\n', "1\n", '{"number": 1}\n', "\n"])
def test_a_file_of_something_else_is_refused(broken: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(broken)
    with pytest.raises(BadOption, match=r"line 1, .* is none of games that were played"):
        ResultsFile(file, REGALITY)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadOption, match="it is no text"):
        read_file(file)
    with pytest.raises(BadOption, match="cannot be used: "):
        ResultsFile(tmp_path / "no" / "such" / "folder", REGALITY)


def test_lines_that_contradict_the_first_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    alone = game_line(play_game(ALONE, 0))
    file.write_text(line_of(head_of(REGALITY)) + alone)
    with pytest.raises(BadOption, match="line 2"):
        read_file(file)


# ---- what cannot be played -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (replace(REGALITY, players=("greedy",)), "This game has two sides; name two players"),
        (replace(REGALITY, players=("greedy",) * 3), "This game has two sides; name two players"),
        (replace(ALONE, players=("greedy", "random")), "This game is played alone; name one player and not 2"),
        (replace(ALONE, players=()), "This game is played alone; name one player and not 0"),
        (replace(REGALITY, players=("greedy", "nobody")), "'nobody'"),
        (replace(REGALITY, opening=1000), "An opening of 1000 random decisions is too long"),
        (replace(REGALITY, game="chess"), "There is no game 'chess'"),
        (replace(REGALITY, options={"style": "new"}), "cannot be 'new'"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: Settings, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        settings.checked()
