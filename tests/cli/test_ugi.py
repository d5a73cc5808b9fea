"""`yamabushi ugi`: what it answers, while it thinks too, and that nothing makes it fall over."""

import re
import threading
import time
from collections.abc import Iterator

import pytest

import yamabushi as library
from tests.cli.terminal import in_a_process
from yamabushi import BadOption
from yamabushi.cli.thinking import GoLimit, Report, engine_reports
from yamabushi.cli.ugi import Thinker, Ugi, limit_from, whole
from yamabushi.core.errors import BadPosition, Sentence
from yamabushi.core.game import State
from yamabushi.games.kernel_state import KernelGame

OLD = {"style": "old", "match": "single"}
FEN = ".,.,cd/Hi,Ci,te/Qu,mi,. l KiPrGeWiCa StBiPaMo - - Cd@c3 6"


def report(action: str, depth: int = 1, seconds: float = 0.1, line: tuple[str, ...] = ()) -> Report:
    return Report(action, depth, 1000 * depth, seconds, 0.25, line)


class Fake:
    """A thinker that thinks what it is told to, and remembers what it was asked."""

    def __init__(self, *reports: Report) -> None:
        self.reports = reports
        self.asked: list[tuple[str, int, GoLimit, int]] = []

    def __call__(self, state: State, level: int, bounds: GoLimit, seed: int) -> Iterator[Report]:
        self.asked.append((str(state), level, bounds, seed))
        yield from self.reports or [report(state.actions[-1])]


def endless(state: State, level: int, bounds: GoLimit, seed: int) -> Iterator[Report]:
    for depth in range(1, 100_000):
        yield report(state.actions[1], depth)
        time.sleep(0.001)


def talk_of(game: library.Game, think: Thinker | None = None) -> tuple[Ugi, list[str]]:
    said: list[str] = []
    assert isinstance(game, KernelGame)
    talk = Ugi(game, said.append, think or Fake())
    talk.is_warm = True
    return talk, said


def told(
    *lines: str, think: Thinker | None = None, game: str = "regality", options: dict[str, str] | None = None
) -> list[str]:
    """Say some lines and give all answers."""
    talk, said = talk_of(library.game(game, **(options or (OLD if game == "regality" else {}))), think)
    for line in lines:
        assert talk.obey(line)
    talk.end(at_once=False)
    return said


def test_it_introduces_itself() -> None:
    *_, last = said = told("ugi")
    assert re.fullmatch(r"id name Yamabushi [\d.]+, Regality vs. Religion", said[0])
    assert said[1].startswith("id author ")
    assert said[2] == "option name Level type spin default 8 min 1 max 8"
    assert last == "ugiok"
    assert told("isready") == ["readyok"]


@pytest.mark.parametrize(
    ("game", "options"), [("yokai", {}), ("himiki", {"expert": True}), ("regality", {"style": "secret-draft"})]
)
def test_a_game_with_secrets_is_refused(game: str, options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="hidden things, which UGI has no words for"):
        talk_of(library.game(game, **options))


# ---- positions and questions -----------------------------------------------------------------------------------------


def test_positions_are_texts_with_blanks_and_moves_without() -> None:
    assert told(f"position fen {FEN}", "query fen", "query moves") == [
        f"response {FEN}",
        "response " + " ".join(library.game("regality", **OLD).read(FEN).actions),
    ]
    assert told("position startpos moves Ci@b2 Hi@b3 >b2", "query p1turn", "query gameover", "query result") == [
        "response true",
        "response false",
        "response none",
    ]
    first = library.game("regality", **OLD).read(FEN).actions[0]
    assert told(f"  position  fen {FEN} moves {first}  ", "query p1turn")[-1].startswith("response ")
    assert told("position startpos moves", "query p1turn") == ["response true"]


def test_a_position_that_cannot_be_changes_nothing() -> None:
    before = told("position startpos moves Ci@b2", "query fen")
    for wrong, sentence in (
        ("position startpos moves Ci@a1 Ci@a1", "info string "),
        ("position fen nonsense", "info string The position has 1 fields"),
        ("position fen", "info string A position is startpos, or fen and a text, then moves: not 'fen'."),
        ("position", "info string A position is "),
        ("position startpos Ci@a1", "info string A position is "),
        ("position elsewhere moves Ci@a1", "info string A position is "),
    ):
        refused, after = told("position startpos moves Ci@b2", wrong, "query fen")
        assert refused.startswith(sentence)
        assert [after] == before


def test_the_end_is_known_and_nothing_is_decided_there() -> None:
    state: library.State = library.game("himiki").start()
    moves: list[str] = []
    while state.seat is not None:
        moves.append(state.actions[-1] if len(moves) % 3 else state.actions[0])
        state = state.play(moves[-1])
    assert state.returns is not None
    result = {1: "p1win", 0: "draw", -1: "p2win"}[int(state.returns[0])]
    line = f"position startpos moves {' '.join(moves)}"
    said = told(line, "query gameover", "query result", "query p1turn", "query moves", "go", game="himiki")
    assert said[:4] == ["response true", f"response {result}", "response false", "response"]
    assert said[4:] == ["info string There is nothing to decide: the game is over.", "bestmove 0000"]


def test_a_new_game_begins_at_the_start() -> None:
    start = f"response {library.game('regality', **OLD).start()}"
    assert told("position startpos moves Ci@b2", "uginewgame", "query fen") == [start]


def test_where_chance_decides_its_outcome_is_a_move() -> None:
    random = {"style": "random", "match": "single"}
    outcomes = library.game("regality", **random).start().actions
    said = told("go", "query p1turn", "query moves", options=random)
    assert said == [
        "info string There is nothing to decide: chance decides; give its outcome as a move.",
        "bestmove 0000",
        "response false",
        f"response {' '.join(outcomes)}",
    ]
    state = library.game("regality", **random).start()
    drawn = []
    while state.seat == -1:
        drawn.append(state.actions[0])
        state = state.play(drawn[-1])
    last = told(f"position startpos moves {' '.join(drawn)}", "go", options=random)[-1]
    assert last == f"bestmove {state.actions[-1]}"


# ---- thinking --------------------------------------------------------------------------------------------------------


def test_it_tells_what_is_new_and_the_last_word() -> None:
    fake = Fake(
        report("Ci@a1", 1, 0.1, ("Ci@a1", "Hi@b3")),
        report("Ci@a1", 1, 0.2),  # nothing new
        report("Ci@b2", 1, 0.3),  # another action
        report("Ci@b2", 2, 0.4),  # deeper
        report("Ci@b2", 2, 0.95),  # a while later
        report("Ci@b2", 2, 1.0),  # the last word
    )
    said = told("go movetime 1000", think=fake)
    assert said[0] == "info depth 1 time 100 nodes 1000 nps 10000 score cp 25 pv Ci@a1 Hi@b3"
    assert [line.split()[4] for line in said[:-1]] == ["100", "300", "400", "950", "1000"]
    assert said[-1] == "bestmove Ci@b2"


def test_options_and_bounds_reach_the_engine() -> None:
    fake = Fake()
    told("setoption name level value 3", "setoption name Seed value 7", f"position fen {FEN}", "go depth 4", think=fake)
    assert fake.asked == [(FEN, 3, GoLimit(depth=4), 7)]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("setoption name Level value 9", "Level needs a whole number from 1 to 8, not '9'."),
        ("setoption name Level value high", "Level needs a whole number from 1 to 8, not 'high'."),
        ("setoption name Level", "Level needs a whole number from 1 to 8, not ''."),
        ("setoption name Hash value 16", "There is no option 'Hash'; there is Level, Seed."),
        ("setoption", "There is no option ''; there is Level, Seed."),
        ("query weather", "I do not know 'query weather'."),
        ("hello there", "I do not know 'hello there'."),
        ("\x00\u2028 \ufffd", "I do not know "),
    ],
)
def test_what_is_not_understood_gets_one_line(line: str, sentence: str) -> None:
    (answer,) = told(line)
    assert answer.startswith("info string ")
    assert sentence in answer


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("go nodes", "nodes needs a whole number from 1 to"),
        ("go nodes ten", "not 'ten'"),
        ("go nodes 0", "not '0'"),
        ("go nodes ١٢", "not '١٢'"),
        ("go sideways", "I do not know 'go sideways'."),
    ],
)
def test_whoever_says_go_gets_a_move(line: str, sentence: str) -> None:
    problem, _, best = told(line)
    assert problem.startswith("info string ")
    assert sentence in problem
    assert best.startswith("bestmove ")


def test_empty_lines_are_passed_over() -> None:
    assert told("", "   ", "\n") == []


@pytest.mark.parametrize(
    ("words", "player", "bounds"),
    [
        ("", 0, GoLimit()),
        ("infinite", 0, GoLimit(is_infinite=True)),
        ("movetime 500", 1, GoLimit(seconds=0.5)),
        ("nodes 1000 depth 3", 0, GoLimit(nodes=1000, depth=3)),
        ("p1time 60000 p2time 3000 p1inc 0 p2inc 0", 0, GoLimit(seconds=2.0)),
        ("p1time 60000 p2time 3000 p1inc 0 p2inc 0", 1, GoLimit(seconds=0.1)),
        ("p1time 60000 p2time 3000 p1inc 0 p2inc 1000", 1, GoLimit(seconds=0.9)),
        ("p1time 60000 p2time 60000 movestogo 10", 1, GoLimit(seconds=6.0)),
        ("p1time -20 p2time 60000", 0, GoLimit(seconds=0.01)),
    ],
)
def test_how_long_to_think(words: str, player: int, bounds: GoLimit) -> None:
    assert limit_from(words.split(), player) == (bounds, [])


def test_it_hears_while_it_thinks() -> None:
    talk, said = talk_of(library.game("regality", **OLD), endless)
    second = library.game("regality", **OLD).start().actions[1]
    talk.obey("go infinite")
    for line, answer in (
        ("isready", "readyok"),
        ("go", "info string I am thinking already; stop ends that."),
        ("query p1turn", "response true"),
    ):
        talk.obey(line)
        assert answer in said
    assert not any(line.startswith("bestmove") for line in said)
    talk.obey("stop")
    assert said[-1] == f"bestmove {second}"
    talk.obey("stop")  # nothing to stop any more
    talk.obey("go infinite")
    assert talk.obey("quit") is False
    talk.end(at_once=True)
    assert [line for line in said if line.startswith("bestmove")] == [f"bestmove {second}"] * 2
    assert talk.thinking not in threading.enumerate()


def test_at_the_end_of_input_only_what_would_never_end_is_stopped() -> None:
    assert told("go infinite", think=endless)[-1].startswith("bestmove ")
    assert told("go nodes 5", think=Fake(*(report("Ci@a1", depth) for depth in range(1, 6))))[-2].startswith(
        "info depth 5 "
    )


def test_an_engine_that_gives_up_still_names_a_move() -> None:
    def refusing(state: State, level: int, bounds: GoLimit, seed: int) -> Iterator[Report]:
        yield report(state.actions[2])
        raise BadPosition(Sentence("x", "I cannot."))

    actions = library.game("regality", **OLD).start().actions
    assert told("go", think=refusing)[-2:] == ["info string I cannot.", f"bestmove {actions[2]}"]


def test_numbers_are_whole_and_within_bounds() -> None:
    assert whole("x", "-5", -5, 5) == -5
    for text in ("", "-", "1.5", "6", "1" * 30, "--3"):
        with pytest.raises(BadOption):
            whole("x", text, -5, 5)


# ---- with the engine -------------------------------------------------------------------------------------------------


def test_a_conversation_over_a_pipe() -> None:
    typed = f"ugi\nisready\nposition fen {FEN}\ngo nodes 300\n"
    done = in_a_process("ugi", "regality", "--style", "old", "--match", "single", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    said = [line for line in done.stdout.splitlines() if not line.startswith("info string compiling")]
    assert said[4:6] == ["ugiok", "readyok"]
    best = said[-1].removeprefix("bestmove ")
    assert best in library.game("regality", **OLD).read(FEN).actions
    found = re.fullmatch(r"info depth \d+ time \d+ nodes (\d+) nps \d+ score cp -?\d+ pv (\S+).*", said[-2])
    assert found is not None
    assert int(found[1]) <= 300
    assert found[2] == best


def test_a_level_keeps_its_own_bounds_but_the_highest() -> None:
    state = library.game("regality", **OLD).read(FEN)
    assert isinstance(state, State)
    (*_, weak) = engine_reports(state, 1, GoLimit(depth=5), 0)
    (*_, strong) = engine_reports(state, 8, GoLimit(depth=2), 0)
    assert (weak.depth, strong.depth) == (1, 2)
    again = [last for *_, last in (list(engine_reports(state, 4, GoLimit(nodes=500), 3)) for _ in range(2))]
    assert again[0].action == again[1].action
