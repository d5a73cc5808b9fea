"""Verifying a record by replay, and what a malformed one is told."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import yamabushi
from tests.core.walks import STYLES, random_actions
from yamabushi import BadRecord, Game, Record
from yamabushi.core.record import read, write

OLD = yamabushi.game("regality", style="old", match="single")
SOUND = """\
[Game "regality"]
[Rules "1"]
[style "old"]
[match "single"]
[first "r"]
[Result "*"]

1. Ci@b2 2. Hi@a1 >b2 {bold} 4. Ca@c3
*
"""
# A long text to damage: a whole match, with tags and comments.
MATCH = write(
    Record.of(
        yamabushi.game("regality", style="draft"),
        random_actions(yamabushi.game("regality", style="draft"), 3),
        tags={"Royalty": "Ada"},
        comments={4: "well"},
    )
)


def refusal_of(text: str) -> BadRecord:
    """Give what a bad record is told, when it is read or at the latest when it is verified."""
    with pytest.raises(BadRecord) as refusal:
        read(text).verify()
    return refusal.value


def test_the_sound_record_is_sound() -> None:
    assert write(read(SOUND)) == SOUND
    assert str(read(SOUND).verify()).startswith(".,.,Ca/.,.,./hi,.,. l ")


@pytest.mark.parametrize("style", STYLES)
def test_a_random_game_verifies(style: str) -> None:
    game = yamabushi.game("regality", style=style, match="points", first="random")
    record = Record.of(game, random_actions(game, 5))
    assert read(write(record)).verify().returns is not None


@pytest.mark.parametrize(
    ("wrong", "number"),
    [(("Ki@b2",), 1), (("Ci@b2", "Ki@a1"), 2), (("Ci@b2", "Hi@a1", ">b2", "Ci@a2"), 4), (("Ci@b2", ""), 2)],
)
def test_an_action_that_is_not_possible_is_named_with_its_number(wrong: tuple[str, ...], number: int) -> None:
    record = replace(Record.of(OLD, ()), actions=wrong)
    with pytest.raises(BadRecord) as refusal:
        record.verify()
    assert refusal.value.code == "record-action"
    assert f"Action {number} of the record, {wrong[-1]!r}" in str(refusal.value)
    with pytest.raises(BadRecord, match=f"Action {number} "):
        Record.of(OLD, wrong)


def test_actions_after_the_end_are_refused() -> None:
    record = Record.of(OLD, random_actions(OLD, 1))
    longer = replace(record, actions=(*record.actions, "Ki@b2"))
    with pytest.raises(BadRecord, match="over"):
        longer.verify()


@pytest.mark.parametrize("claimed", ["1-0", "0-1", "1/2-1/2", "nonsense", ""])
def test_a_wrong_result_is_found(claimed: str) -> None:
    with pytest.raises(BadRecord, match=r"lead to \*") as refusal:
        replace(read(SOUND), result=claimed).verify()
    assert refusal.value.code == "record-result"


def test_the_result_of_a_finished_game_must_be_the_right_one() -> None:
    record = Record.of(OLD, random_actions(OLD, 1))
    other = {"1-0": "0-1", "0-1": "1-0", "1/2-1/2": "1-0"}[record.result]
    for claimed in (other, "*"):
        assert refusal_of(write(replace(record, result=claimed))).code == "record-result"


@pytest.mark.parametrize("rules", ["0", "2", "999999"])
def test_a_record_of_other_rules_is_not_judged_by_these(rules: str) -> None:
    refusal = refusal_of(SOUND.replace('[Rules "1"]', f'[Rules "{rules}"]'))
    assert refusal.code == "record-rules"
    assert f"by rules {rules} of" in str(refusal)


@pytest.mark.parametrize("rules", ["one", "-1", "1.0", "1234567", "٣"])
def test_rules_that_are_no_number_are_told_as_they_are(rules: str) -> None:
    assert rules in str(refusal_of(SOUND.replace('[Rules "1"]', f'[Rules "{rules}"]')))


def test_a_new_version_of_the_rules_refuses_old_records(monkeypatch: pytest.MonkeyPatch, nim: Game) -> None:
    record = Record.of(nim, ("?1",))
    monkeypatch.setattr(type(nim), "about", replace(nim.about, rules_version=8))
    with pytest.raises(BadRecord, match="by rules 7 of Nim with a secret; these are rules 8"):
        record.verify()


@pytest.mark.parametrize("start", ["", "nonsense", str(yamabushi.game("regality").start())])
def test_a_bad_start_is_found(start: str) -> None:
    refusal = refusal_of(SOUND.replace("[Result", f'[Start "{start}"]\n[Result'))
    assert refusal.code == "record-start"


def test_a_start_of_which_the_actions_do_not_go_on_is_found() -> None:
    start = OLD.start().play("Ci@b2")
    assert refusal_of(SOUND.replace("[Result", f'[Start "{start}"]\n[Result')).code == "record-action"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-missing-tag"),
        ("\n\n\n", "record-missing-tag"),
        ("nonsense", "record-tag"),
        (SOUND.replace('[Game "regality"]\n', ""), "record-missing-tag"),
        (SOUND.replace('[Rules "1"]\n', ""), "record-missing-tag"),
        (SOUND.replace('[Result "*"]\n', ""), "record-missing-tag"),
        (SOUND.replace("[Rules", "Rules"), "record-tag"),
        (SOUND.replace('"1"]', '"1"'), "record-tag"),
        (SOUND.replace('"1"]', "1]"), "record-tag"),
        (SOUND.replace('"1"]', '"1"] ;'), "record-tag"),
        (SOUND.replace('[Rules "1"]', '[Rules "1"]\n[Rules "1"]'), "record-tag"),
        (SOUND.replace("\n\n", "\n"), "record-tag"),
        (SOUND.replace('"regality"', '"chess"'), "record-game"),
        (SOUND.replace('"regality"', '"Regality"'), "record-game"),
        (SOUND.replace('"old"', '"odl"'), "record-game"),
        (SOUND.replace('[match "single"]', '[match "points"]\n[games "0"]'), "record-game"),
        (SOUND.replace('[match "single"]', '[match "points"]\n[games "many"]'), "record-game"),
        (SOUND.replace('[match "single"]', '[match "single"]\n[games "3"]'), "record-game"),
        (SOUND.replace("2. Hi", "3. Hi"), "record-number"),
        (SOUND.replace("1. Ci", "0. Ci"), "record-number"),
        (SOUND.replace("1. Ci", "01. Ci"), "record-number"),
        (SOUND.replace("{bold}", "{bold"), "record-comment"),
        (SOUND.replace("{bold}", "bold}"), "record-comment"),
        (SOUND.replace("{bold}", "{bo{ld}"), "record-comment"),
        (SOUND.replace("\n*\n", "\n"), "record-end"),
        (SOUND.replace("\n*\n", "\n1-0\n"), "record-end"),
        (SOUND.replace('[Result "*"]', '[Result ""]'), "record-end"),
        (SOUND.replace('[Result "*"]', '[Result "hello"]').replace("\n*\n", "\nhello\n"), "record-result"),
        (SOUND.split("\n\n")[0], "record-end"),
        (SOUND.replace("Hi@a1", "hi@a1"), "record-action"),
        (SOUND.replace(">b2", "\x00"), "record-action"),
    ],
)
def test_a_malformed_record_is_told_in_one_sentence_what_is_wrong(text: str, code: str) -> None:
    refusal = refusal_of(text)
    assert refusal.code == code
    assert len(str(refusal).splitlines()) == 1
    assert str(refusal).endswith(".")


def test_a_bad_tag_is_told_with_its_line() -> None:
    assert "Line 2 of the record, '[Rules 1]'" in str(refusal_of(SOUND.replace('"1"]', "1]")))


def test_a_missing_tag_is_named() -> None:
    assert "no tag Rules" in str(refusal_of(SOUND.replace('[Rules "1"]\n', "")))


def test_a_misspelt_option_is_named() -> None:
    """Tags in small letters are the game's options; another game than the one meant would be played."""
    assert "sytle" in str(refusal_of(SOUND.replace('[style "old"]', '[sytle "old"]')))


@pytest.mark.parametrize(
    "text",
    [
        SOUND.replace("{bold}", "{ very\n  bold }"),
        SOUND.replace("{bold}", "{}"),
        SOUND.replace("1. Ci", "1. 1. Ci"),
        SOUND.replace("\n*\n", " 5.\n*\n"),
        SOUND.replace("[Result", '[Seat "nobody"]\n[Result'),
        SOUND.replace('"1"', '"one"'),
    ],
)
def test_what_was_read_can_be_written_and_read_again(text: str) -> None:
    try:
        record = read(text)
    except BadRecord:
        return
    assert read(write(record)) == record


def sound_or_told(text: str) -> None:
    """Require that a text is a record that verifies, or is refused in one sentence."""
    try:
        read(text).verify()
    except BadRecord as refusal:
        sentence = str(refusal)
    else:
        return
    assert len(sentence.splitlines()) == 1
    assert 10 < len(sentence) < 1000


@given(st.text())
def test_random_text_never_crashes(text: str) -> None:
    sound_or_told(text)


@given(st.text())
def test_random_text_behind_sound_tags_never_crashes(text: str) -> None:
    sound_or_told(SOUND.split("\n\n")[0] + "\n\n" + text)
    sound_or_told(SOUND.split("\n\n")[0] + "\n\n" + text + " *")


@given(st.sampled_from(["Game", "Rules", "style", "match", "games", "first", "Start", "Seat", "Result"]), st.text())
def test_random_tags_never_crash(name: str, value: str) -> None:
    sound_or_told(f'[{name} "{value}"]\n{SOUND}')
    sound_or_told(SOUND.replace(f"[{name} ", f'[{name} "{value}"] [', 1))
    lines = [line for line in SOUND.splitlines() if not line.startswith(f"[{name} ")]
    sound_or_told("\n".join([f'[{name} "{value}"]', *lines]))


@pytest.mark.parametrize("seed", range(100))
def test_a_damaged_record_never_crashes(seed: int) -> None:
    rng = random.Random(seed)
    signs = MATCH + '{}[]"\n.?*@>= é🔥\x00'
    text = list(MATCH)
    for _ in range(rng.randint(1, 5)):
        place = rng.randrange(len(text))
        text[place : place + rng.randint(0, 3)] = rng.choices(signs, k=rng.randint(0, 2))
    sound_or_told("".join(text))
