"""Records: written and read back, with all that people add to them."""

from __future__ import annotations

import functools
import re
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import yamabushi
from tests.core.walks import MATCHES, STYLES, random_actions, random_positions, walk
from yamabushi import CHANCE, BadRecord, Game, Record, State
from yamabushi.core import record as record_module
from yamabushi.core.record import read, result_text, write

OLD = yamabushi.game("regality", style="old", match="single")
RESERVED = ("Game", "Rules", "Result", "Start", "Seat", "style", "match", "first", "games")


@functools.cache
def played(style: str, match: str, seed: int) -> tuple[Game, tuple[str, ...], tuple[State, ...]]:
    """Play a random game once for all examples that want it."""
    game = yamabushi.game("regality", style=style, match=match)
    return game, random_actions(game, seed), tuple(random_positions(game, seed))


def written(record: Record, unless: str = "") -> str | None:
    """Write a record; give nothing if it is refused, with this code if one is given."""
    try:
        return write(record)
    except BadRecord as refusal:
        if unless not in ("", refusal.code):
            raise
        return None


tag_names = st.from_regex(r"[A-Z][A-Za-z0-9_-]{0,9}", fullmatch=True).filter(lambda name: name not in RESERVED)
tag_values = st.text(st.characters(exclude_characters='"', exclude_categories=["Cc", "Cs", "Zl", "Zp"]))
comments = (
    st.text(st.characters(exclude_characters="{}", exclude_categories=["Cs"]))
    .map(lambda text: " ".join(text.split()))
    .filter(bool)
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Make a record of some of a game, from its start or from the middle, with tags and comments."""
    style, match, seed = draw(st.sampled_from(STYLES)), draw(st.sampled_from(MATCHES)), draw(st.integers(0, 3))
    game, actions, states = played(style, match, seed)
    begin = draw(st.integers(0, len(actions)))
    end = draw(st.integers(begin, len(actions)))
    return Record.of(
        game,
        actions[begin:end],
        start=str(states[begin]) if begin else None,
        tags=draw(st.dictionaries(tag_names, tag_values, max_size=3)),
        comments=draw(st.dictionaries(st.integers(0, end - begin), comments, max_size=3)),
    )


@given(records())
def test_a_record_reads_as_it_was_written(record: Record) -> None:
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text == str(record)
    assert again.verify() == record.verify()


@given(st.text())
@example("")
@example(" ")
@example("a \n\n b")
@example("1. Ci@b2 *")
def test_a_comment_is_refused_or_comes_back_with_its_blanks_evened_out(comment: str) -> None:
    text = written(Record.of(OLD, ("Ci@b2",), comments={1: comment}), unless="record-comment-text")
    if text is not None:
        assert read(text).comments.get(1, "") == " ".join(comment.split())


@pytest.mark.parametrize("comment", ["{", "}", "a {b} c"])
def test_a_comment_with_braces_cannot_be_written(comment: str) -> None:
    with pytest.raises(BadRecord, match="brace"):
        write(Record.of(OLD, (), comments={0: comment}))


def test_comments_stand_behind_the_action_that_they_belong_to() -> None:
    record = Record.of(OLD, ("Ci@b2", "Hi@a1", ">b2"), comments={0: "hello", 1: "solid", 3: "bold"})
    assert write(record).splitlines()[-2:] == ["{hello} 1. Ci@b2 {solid} 2. Hi@a1 >b2 {bold}", "*"]


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_comment_to_an_action_that_is_not_there_does_not_vanish(number: int) -> None:
    with pytest.raises(BadRecord, match="comment"):
        write(Record.of(OLD, ("Ci@b2",), comments={number: "hello"}))


def test_comments_in_a_row_become_one() -> None:
    text = write(Record.of(OLD, ("Ci@b2",), comments={1: "good"})).replace("{good}", "{good} {very\n good}")
    assert read(text).comments == {1: "good very good"}


@given(st.text())
@example("a\nb")
@example("a\x0bb")
@example("a\x1cb")
@example("a\x85b")
@example("a\u2028b")
def test_a_tag_is_refused_or_comes_back_as_it_was(value: str) -> None:
    record = Record.of(OLD, ("Ci@b2",), tags={"Event": value})
    text = written(record, unless="record-value")
    assert text is None or read(text) == record


@pytest.mark.parametrize("name", ["", "1st", "Événement", "a b", 'a"b', "a]b", "a\nb"])
def test_a_tag_is_named_by_plain_letters(name: str) -> None:
    with pytest.raises(BadRecord, match="cannot be"):
        write(Record.of(OLD, (), tags={name: "x"}))


@pytest.mark.parametrize("name", RESERVED)
def test_a_tag_that_means_something_to_the_record_cannot_be_given_another_meaning(name: str) -> None:
    """It is refused, or at least it comes back; it neither vanishes nor makes another record."""
    record = Record.of(OLD, ("Ci@b2",), tags={name: "1"})
    text = written(record)
    assert text is None or read(text) == record


def test_tags_tell_all_that_makes_the_game_again() -> None:
    game = yamabushi.game("regality", style="draft", match="points", games=5, first="random")
    text = write(Record.of(game, ("?r",), tags={"Royalty": "Ada", "Religion": "Bob"}))
    assert text == (
        '[Game "regality"]\n[Rules "1"]\n[style "draft"]\n[match "points"]\n[games "5"]\n[first "random"]\n'
        '[Royalty "Ada"]\n[Religion "Bob"]\n[Result "*"]\n\n1. ?r\n*\n'
    )
    assert read(text).game == game


def test_options_that_are_numbers_or_booleans_come_back_as_such(nim: Game) -> None:
    game = yamabushi.game(nim.name, stones=7, misere=True)
    again = read(write(Record.of(game, ("?1", "take-2"))))
    assert again.game.options == {"stones": 7, "misere": True}
    assert again.verify() == game.read("5 1 1")


def test_options_that_are_not_written_have_their_defaults() -> None:
    assert read('[Game "regality"]\n[Rules "1"]\n[Result "*"]\n\n*').game == yamabushi.game("regality")


@pytest.mark.parametrize("style", STYLES)
def test_a_number_stands_where_another_seat_decides_and_counts_actions(style: str) -> None:
    game = yamabushi.game("regality", style=style, first="random")
    steps = list(walk(game, seed=1))
    tokens = write(Record.of(game, tuple(action for _, action in steps))).split("\n\n")[1].split()[:-1]
    decider: int | None = None
    for number, (state, action) in enumerate(steps, start=1):
        if state.seat != decider:
            assert tokens.pop(0) == f"{number}."
        assert tokens.pop(0) == action
        decider = state.seat
    assert tokens == []


def test_numbers_may_be_left_out_when_reading() -> None:
    record = Record.of(OLD, ("Ci@b2", "Hi@a1", ">b2"))
    bare = read(re.sub(r"\d+\. ", "", write(record)))
    assert bare.actions == record.actions
    assert bare.verify() == record.verify()


def test_lines_are_filled_and_no_longer_than_a_hundred() -> None:
    game = yamabushi.game("regality", match="points", games=5)
    body = write(Record.of(game, random_actions(game, 1))).split("\n\n")[1].splitlines()
    assert len(body) > 3
    assert all(80 < len(line) <= 100 for line in body[:-2])


def test_windows_line_ends_and_blank_lines_do_not_matter() -> None:
    game = yamabushi.game("regality")
    record = Record.of(game, random_actions(game, 1), comments={2: "two words"})
    text = write(record)
    assert read(text.replace("\n", "\r\n")) == record
    assert read("\n\n" + text.replace("\n1.", "\n\n\n1.") + "\n\n") == record


@pytest.mark.parametrize(
    ("actions", "result"),
    [("?1 take-1 take-1 take-2", "1-0"), ("?2 take-2 take-2", "0-1"), ("?3 take-2 take-2", "1/2-1/2"), ("?3", "*")],
)
def test_the_result_has_one_entry_a_seat(nim: Game, actions: str, result: str) -> None:
    record = Record.of(nim, tuple(actions.split()))
    assert record.result == result_text(record.verify()) == result


def test_an_unfinished_game_has_a_star_for_a_result() -> None:
    game = yamabushi.game("regality")
    actions = random_actions(game, 1)
    assert Record.of(game, actions[:-1]).result == "*"
    assert Record.of(game, actions).result in ("1-0", "0-1")
    assert write(Record.of(game, actions[:-1])).endswith("\n*\n")


def test_a_record_without_actions_is_a_record() -> None:
    record = Record.of(OLD, ())
    assert read(write(record)) == record
    assert record.verify() == OLD.start()


def test_a_record_from_the_middle_begins_there() -> None:
    state = OLD.start().play("Ci@b2")
    record = Record.of(OLD, ("Te@a1",), start=str(state))
    assert f'[Start "{state}"]' in write(record)
    assert read(write(record)) == record
    assert next(record.replay()) == state
    assert record.verify() == state.play("Te@a1")


def test_replay_gives_every_position() -> None:
    game = yamabushi.game("regality", style="secret-draft")
    states = random_positions(game, 2)
    assert list(Record.of(game, random_actions(game, 2)).replay()) == states


def test_chance_is_an_action_like_others() -> None:
    game = yamabushi.game("regality")
    first = random_positions(game, 1)[0]
    assert first.seat == CHANCE
    assert Record.of(game, random_actions(game, 1)).actions[0] in first.actions


def test_the_rules_version_is_that_of_the_game(nim: Game) -> None:
    assert Record.of(nim, ()).rules == 7
    assert '[Rules "7"]' in write(Record.of(nim, ()))
    assert read(write(replace(Record.of(nim, ()), rules=3))).rules == 3


def test_the_example_in_the_description_can_have_been_played() -> None:
    example = re.search(r"```\n(.*?)```", record_module.__doc__ or "", re.DOTALL)
    assert example is not None
    assert write(read(example[1]))
    read(example[1]).verify()
