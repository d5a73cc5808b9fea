"""Read positions that cannot be: each is refused, and the sentence says what is wrong with it."""

from __future__ import annotations

import random

import pytest

from tests.words.saying import untranslated
from yamabushi import BadPosition

from .positions import regality
from .test_reader import assert_sentence, play_out

EMPTY = ".,.,./.,.,./.,.,."
ROYAL, RELIGIOUS = "KiQuPrMiGeWiCa", "HiCdStBiPaMoTe"
BOTH = f"{ROYAL} {RELIGIOUS}"
CITIZEN = ".,.,./.,Ci,./.,.,."
NINE = "Ge,cd,Pr/te,Qu,wi/ci,ki,Mi"
GONE = "SmNjBaPeSh"

# Each row: style and match, a position that cannot be, and words of the sentence that says why.
FIELDS = [
    ("old single", f"{CITIZEN} l {BOTH} - - -", "7 fields"),
    ("old single", f"{CITIZEN} x {BOTH} - - - 1", "The who field 'x'"),
    ("old single", f".,.,./.,Ci,. l {BOTH} - - - 1", "three rows"),
    ("old single", f".,.,./.,Ci/.,.,.,. l {BOTH} - - - 1", "three rows"),
    ("old single", f".,.,./.,CI,./.,.,. l {BOTH} - - - 1", "'CI' on b2 is no tile"),
    ("old single", f".,.,./.,Xx,./.,.,. l {BOTH} - - - 1", "there is no tile 'Xx'"),
    ("old single", f".,.,./.,(Ci:x),./.,.,. l {BOTH} - - - 1", "'(Ci:x)' on b2 is no tile"),
    ("old single", f".,.,./.,(Ci),./.,.,. l {BOTH} - - - 1", "'(Ci)' on b2 is no tile"),
    ("old single", f".,.,./.,Ci:r,./.,.,. l {BOTH} - - - 1", "'Ci:r' on b2 is no tile"),
    ("old single", f".,.,./.,To,./.,.,. l {BOTH} - - - 1", "only the Tower, and it always"),
    ("old single", f".,.,./.,Ki+Ci,./.,.,. l Q{BOTH[3:]} - - - 1", "only the Tower, and it always"),
    ("old single", f".,.,./.,To+ci,./.,.,. l {BOTH} - - - 1", "faces one way"),
    ("old single", f".,.,./.,To+To,./.,.,. l {BOTH} - - - 1", "To is in two places"),
    ("old single", f"{CITIZEN} l KiQu,PrMiGeWiCa {RELIGIOUS} - - - 1", "row of tile codes"),
    ("old single", f"{CITIZEN} l QuKiPrMiGeWiCa {RELIGIOUS} - - - 1", "out of the tiles' order"),
    ("old single", f"{CITIZEN} l {BOTH} - - Ki@b2 1", "Ki does not lie on b2"),
    ("old single", f"{CITIZEN} l {BOTH} - - Ci@d4 1", "flags field 'Ci@d4'"),
    ("old single", f"{CITIZEN} l {BOTH} - - wait 1", "flags field 'wait'"),
    ("old single", f"{CITIZEN} l {BOTH} - - - 01", "count field '01'"),
    ("old single", f"{CITIZEN} l {BOTH} - - - 61", "from 0 to 60"),
    ("old single", f"{CITIZEN} l {BOTH} - - - +1", "count field"),
    ("old single", f"{CITIZEN} l {BOTH} - - - 1 last=l", "here may follow"),
    ("old single", f"{CITIZEN} r {BOTH} - - - 1 first=r", "it is first=l"),
    ("old single", f"{CITIZEN} r {BOTH} - - - 1 first=l first=l", "each once and in this order"),
    ("standard two-wins", f"{EMPTY} ? {ROYAL}Ci {RELIGIOUS} - - draw 0 gone={GONE} won=1-0", "in this order"),
    ("old two-wins", f"{CITIZEN} l {BOTH} - - - 1 won=1", "won=1-0"),
    ("old two-wins", f"{CITIZEN} l {BOTH} - - - 1 points=1-0/1", "won="),
    ("old points", f"{CITIZEN} l {BOTH} - - - 1 points=1-0", "points=12-6/2"),
    ("old points", f"{CITIZEN} l {BOTH} - - - 1 points=01-0/1", "points field '01'"),
    ("old two-wins", f"{CITIZEN} l {BOTH} - - - 1 won=0-0", "not written in its one form"),
    ("secret-draft single", f"{EMPTY} r {ROYAL}Ci?DeFt {RELIGIOUS}?NjTo - - - 0 passed=SmNjBa/WtFtFa", "order"),
    ("secret-draft single", f"{EMPTY} ? {ROYAL}Ci {RELIGIOUS} - - draw 0 passed=SmNjBa/WtFtFa/AsHePt", "two rounds"),
]
TILES = [
    ("old single", f".,.,./.,Ci,./.,.,Ki l {BOTH} - - - 1", "Ki is in two places"),
    ("old single", f".,.,Ki/.,Ci,./.,.,Ki l {BOTH[2:]} - - - 1", "Ki is in two places"),
    ("old single", f"{CITIZEN} l {ROYAL} {ROYAL} - - - 1", "is in two places"),
    ("old single", f"{CITIZEN} l {BOTH[2:]} - - - 1", "Ki is nowhere"),
    ("old single", f".,.,./.,Ki,./.,.,. l {BOTH[2:]} - - - 1", "Ci is nowhere"),
    ("old single", f"{CITIZEN} l {ROYAL}Sm {RELIGIOUS} - - - 1", "0 neutral tiles"),
    ("standard single", f"{CITIZEN} l {BOTH} SmNjBaPe - - 1", "5 neutral tiles"),
    ("random single", f"{CITIZEN} l {ROYAL}SmNj {RELIGIOUS}Ba - - - 1", "4 neutral tiles"),
    ("random single", f"{CITIZEN} l {ROYAL}?SmNj {RELIGIOUS}BaPe - - - 1", "nothing is hidden in this style"),
    ("draft single", f"{CITIZEN} l {ROYAL}SmNj {RELIGIOUS}Ba?PeDe - - - 1", "nothing is hidden in this style"),
    ("secret-random single", f"{CITIZEN} l ?{ROYAL} {RELIGIOUS}SmNjBaPe - - - 1", "cannot be hidden"),
    ("secret-random single", f"{CITIZEN} l {BOTH}SmNj - ?BaPe - 1", "cannot be hidden"),
    ("secret-random single", f"{CITIZEN} l {ROYAL}?SmNjBa {RELIGIOUS}?Pe - - - 1", "at most two hidden"),
    ("secret-random single", f"{CITIZEN} l {ROYAL}Sm?Sm {RELIGIOUS}?NjPe - - - 1", "both open and hidden"),
    ("secret-random single", f"{CITIZEN} l {ROYAL}?SmNj {RELIGIOUS}?Ba ?Pe - - 1", "hidden in the neutral zone"),
    ("secret-random single", f"{EMPTY} r {ROYAL}CiSmNj {RELIGIOUS}?BaPe - - - 0", "every neutral tile is hidden"),
    ("secret-random single", f"{EMPTY} ? {ROYAL}CiSm {RELIGIOUS} - - draw 0", "what is drawn is hidden"),
    ("standard two-wins", f"{CITIZEN} l {BOTH} SmNjBaPeSh - - 1 won=1-0 gone=NjSoSgWtFt", "Nj has left the match"),
    ("standard two-wins", f"{CITIZEN} l {BOTH} SmNjBaPeSh - - 1 gone=Ki", "Ki never leaves a match"),
    ("standard single", f"{CITIZEN} l {BOTH} SmNjBaPeSh - - 1 gone=SoSgWtFtFa", "no tile leaves a single game"),
    ("old two-wins", f"{CITIZEN} l {BOTH} - - - 1 won=1-0 gone=SoSgWtFtFa", "no tile leaves"),
    ("standard two-wins", f"{CITIZEN} l {BOTH} - - - 1 won=1-0 gone=SmNjBaPeShSoSgWtFtFaAsHe", "would have come back"),
    (
        "old single",
        f"{CITIZEN} l {BOTH[2:]} Ki - - 1",
        "neutral",
    ),  # nothing of the players' own comes to the neutral zone
    ("draft single", f"{CITIZEN} l {ROYAL}SmNj {RELIGIOUS}BaPe De - - 1", "neutral"),  # there is none after a draft
]
TURNS = [
    ("old single", f"{CITIZEN} r {BOTH} - - - 1", "'l' who decides, not 'r'"),
    ("old single", f"{CITIZEN} ? {BOTH} - - - 1", "'l' who decides, not '?'"),
    ("old single", f"{CITIZEN} l {BOTH} - - - 1 first=l", "'r' who decides, not 'l'"),
    ("old single", f"{CITIZEN} . {BOTH} - - - 1", "it is not over"),
    ("old single", f"{EMPTY} . {ROYAL}Ci {RELIGIOUS} - - - 0", "before the first placement"),
    ("old single", f"{CITIZEN} r {BOTH} - - - 0", "before the first placement the board"),
    ("old single", f"{EMPTY} r {ROYAL} {RELIGIOUS}Ci - - - 0", f"{ROYAL}Ci is in zone-r"),
    ("old single", f"{EMPTY} r {ROYAL[2:]} {RELIGIOUS} - KiCi - 0", "before the first placement"),
    ("old single", f"{CITIZEN} l {BOTH} - - draw 1", "the flags would be"),
    ("old single", f"{EMPTY} ? {ROYAL}Ci {RELIGIOUS} - - draw 0", "the flags would be '-'"),
    ("old single", f"{EMPTY} r {BOTH} - - choose 0", "nobody has lost a game yet"),
    ("old two-wins", f"{EMPTY} ? {BOTH} - - begin 0 won=1-0", "only who begins the first game"),
    ("old single", f"{EMPTY} ? {BOTH} Ci - begin 0", "Ci is not in the neutral zone"),
    ("old single", f"{EMPTY} ? {BOTH} - - begin 2", "nothing has been placed"),
    ("old single", f"{EMPTY} ? {BOTH} - - begin 0 first=l", "settled yet"),
    ("old single", f"{NINE} r Ca HiStBiPaMo - - - 10", "this game is over"),
    ("old single", "Ge,cd,Pr/te,Qu,wi/ci,(ki:r),. r MiCa HiStBiPaMo - - - 10", "turn of the side that destroyed them"),
    ("old single", "Ge,cd,Pr/te,Qu,wi/ci,(ki:r),Mi l Ca HiStBiPaMo - - - 11", "nothing can be placed any more"),
    ("old single", f"{CITIZEN} l {BOTH} - - - 60", "'r' who decides, not 'l'"),
    ("old single", f"Ci,.,./.,.,./.,.,. r {BOTH} - - - 60", "this game is over"),
    ("old single", f"{CITIZEN} r - {RELIGIOUS} - {ROYAL} - 20", "this game is over"),
    ("old single", f"Ki,.,./.,.,./.,.,. l QuPrMiGeWiCaCi {RELIGIOUS} - - Ki@a3 1", "decides"),
    ("old single", f"Ki,.,./.,.,Ci/.,.,. r QuPrMiGeWiCa {RELIGIOUS} - - Ki@a3 3", "could do nothing"),
    ("old single", f"ki,ci,./.,.,./.,.,. r QuPrMiGeWiCa {RELIGIOUS} - - Ki@a3 3", "ally of the side that placed it"),
    ("old single", f"(Ki:l),ci,./.,.,./.,.,. r QuPrMiGeWiCa {RELIGIOUS} - - Ki@a3 3", "no effect to decide"),
    ("old single", f"Ki,ci,./.,.,./.,.,. l QuPrMiGeWiCa {RELIGIOUS} - - Ki@a3 3", "'r' who decides, not 'l'"),
    ("old single", f"Ca,ci,./.,.,./.,.,. r KiQuPrMiGeWi {RELIGIOUS} - - Ca@a3 3", "could do nothing"),
    ("old single", f"Ki,ci,./.,.,./.,.,. r QuPrMiGeWiCa {RELIGIOUS} - - Ki@a3>b3 3", "cannot be used from a3"),
    ("standard single", f"Ba,mi,./.,.,./.,.,ci r KiQuPrGeWiCa {RELIGIOUS} SmNjPeSh - Ba@a3>c1 3", "c1 cannot be used"),
    ("standard single", f"Ki,mi,./.,Sh,./.,.,ci ? QuPrGeWiCa {RELIGIOUS} SmNjPeDe - Ki@a3? 5", "no hidden tile to hit"),
    ("random single", f"As,ci,./.,.,./.,.,. ? {ROYAL}Sm {RELIGIOUS}NjBa - - As@a3? 3", "no hidden tile to hit"),
    (
        "old single",
        f"Ci,Qu,Pr/hi,.,./.,.,. l KiMiGeWiCa {RELIGIOUS[2:]} - - - 1",
        "placed|placement|count",
    ),  # four tiles
]
MATCHES = [
    ("old single", f"{CITIZEN} l {BOTH} - - - 1 won=1-0", "a single game counts no games won"),
    ("old two-wins", f"{CITIZEN} l {BOTH} - - - 1 won=2-0", "over when one side has won two games"),
    ("old two-wins", f"{CITIZEN} l {BOTH} - - - 1 won=2-2", "over when one side has won two games"),
    ("old two-wins", f"{NINE} . Ca HiStBiPaMo - - - 10 won=1-0", "over when one side has won two games"),
    ("old two-wins", f"{EMPTY} r {BOTH} - - choose 0 won=3-0", "over when one side has won two games"),
    ("old points", f"{CITIZEN} l {BOTH} - - - 1 points=9-9/3", "over after game 3"),
    ("old points", f"{NINE} . Ca HiStBiPaMo - - - 10 points=5-4/2", "over after game 3"),
    ("old points", f"{CITIZEN} l {BOTH} - - - 1 points=9-1/1", "nine points a game at most"),
    ("old points", f"{CITIZEN} l {BOTH} - - - 1 points=4000-1/2", "not that many points"),
]
DRAFTS = [
    ("draft single", f"{EMPTY} r {ROYAL}Ci {RELIGIOUS} SmNjBa - draft 0", "the flags would be 'draw'"),
    ("draft single", f"{EMPTY} r {ROYAL}CiPe {RELIGIOUS}ShDe SmNj - draft 0", "cannot have been drawn and picked"),
    ("draft single", f"{EMPTY} r {ROYAL}Ci {RELIGIOUS}De SmNjBaPe - draft 0", "'l'|cannot have been"),
    ("random single", f"{EMPTY} ? {ROYAL}Ci {RELIGIOUS}Sm - - draw 0", "cannot have been drawn and picked"),
    ("standard single", f"{EMPTY} ? {ROYAL}CiSm {RELIGIOUS} - - draw 0", "cannot have been drawn and picked"),
    ("standard single", f"{CITIZEN} l {BOTH} SmNjBaPeSh - - 1 passed=SmNjBa", "in the secret draft only"),
    (
        "secret-draft single",
        f"{EMPTY} l {ROYAL}Ci?De {RELIGIOUS} ?SmNj - draft 0 passed=SmNj",
        "three tiles are handed on",
    ),
    (
        "secret-draft single",
        f"{EMPTY} l {ROYAL}Ci?De {RELIGIOUS} ?SmNjPe - draft 0 passed=SmNjBa",
        "the flags would be",
    ),
    (
        "secret-draft single",
        f"{EMPTY} ? {ROYAL}Ci?De {RELIGIOUS}?Pe - - draw 0 passed=SmNjBa",
        "keeps one of the three",
    ),
    ("secret-draft single", f"{CITIZEN} l {ROYAL}?FtDe {RELIGIOUS}?NjTo - - - 1 passed=SmNjBa", "four neutral tiles"),
    ("secret-draft single", f"{CITIZEN} l {ROYAL}?FtDe {RELIGIOUS}?ShTo - - - 1 passed=SmNjBa/WtFtFa", "four neutral"),
    ("secret-draft single", f"{CITIZEN} l {ROYAL}?FtDe {RELIGIOUS}?NjTo - - - 1 passed=SmNjBa/NjFtFa", "three neutral"),
    (
        "secret-draft single",
        f"{EMPTY} r {ROYAL}Ci?De {RELIGIOUS}?NjTo ?WtFtHe - draft 0 passed=SmNjBa/WtFtFa",
        "the three handed on",
    ),
    # The first player keeps one of four and hands the other three on; what was put aside is not drawn again.
    (
        "secret-draft single",
        f"{EMPTY} ? {ROYAL}Ci?Sm {RELIGIOUS}?Nj - - draw 0 passed=SmNjBa",
        "handed on|cannot have|drawn|kept|keep",
    ),
    (
        "secret-draft single",
        f"{EMPTY} ? {ROYAL}Ci?De {RELIGIOUS}?Nj ?Ba - draw 0 passed=SmNjBa",
        "handed on|cannot have|drawn|kept|keep",
    ),
    (
        "secret-draft single",
        f"{EMPTY} l {ROYAL}Ci?De {RELIGIOUS}?Nj ?SmBaWtFt - draft 0 passed=SmNjBa",
        "handed on|cannot have|drawn|kept|keep",
    ),
    (
        "secret-draft single",
        f"{EMPTY} r {ROYAL}Ci?De {RELIGIOUS}?SmNj ?WtFtFa - draft 0 passed=SmNjBa/WtFtFa",
        "handed on|cannot have|drawn|kept|keep",
    ),
    (
        "secret-draft single",
        f"{EMPTY} r {ROYAL}Ci?Sm {RELIGIOUS}?NjDe ?WtFtFa - draft 0 passed=SmNjBa/WtFtFa",
        "handed on|cannot have|drawn|kept|keep",
    ),
]


@pytest.mark.parametrize(("options", "text", "words"), [*FIELDS, *TILES, *TURNS, *MATCHES, *DRAFTS])
def test_a_position_that_cannot_be_is_refused_with_a_fitting_sentence(options: str, text: str, words: str) -> None:
    style, match = options.split(" ")
    game = regality(style=style, match=match)
    with pytest.raises(BadPosition) as refusal:
        game.read(text)
    assert_sentence(refusal.value)
    assert untranslated(refusal.value) == []
    assert any(word in str(refusal.value) for word in words.split("|")), str(refusal.value)


def test_the_same_positions_without_the_contradiction_are_read() -> None:
    for options, text in [
        ("old single", f"{CITIZEN} l {BOTH} - - - 1"),
        ("old single", f"Ki,ci,./.,.,./.,.,. r QuPrMiGeWiCa {RELIGIOUS} - - Ki@a3 3"),
        ("old single", "Ge,cd,Pr/te,Qu,wi/ci,(ki:r),. l MiCa HiStBiPaMo - - - 9"),
        ("old two-wins", f"{NINE} . Ca HiStBiPaMo - - - 10 won=1-2"),
        ("old points", f"{NINE} . Ca HiStBiPaMo - - - 10 points=5-4/3"),
        ("standard two-wins", f"{CITIZEN} l {BOTH} SmNjBaPeSh - - 1 won=1-0 gone=SoSgWtFtFa"),
        ("secret-random single", f"{CITIZEN} l {ROYAL}?SmNj {RELIGIOUS}?BaPe - - - 1"),
        ("secret-draft single", f"{CITIZEN} l {ROYAL}?FtDe {RELIGIOUS}?NjTo - - - 1 passed=SmNjBa/WtFtFa"),
        ("secret-draft single", f"{EMPTY} ? {ROYAL}Ci?De {RELIGIOUS}?Nj ?Pe - draw 0 passed=SmNjBa"),
        ("secret-draft single", f"{EMPTY} r {ROYAL}Ci?De {RELIGIOUS}?NjTo ?WtFtFa - draft 0 passed=SmNjBa/WtFtFa"),
    ]:
        style, match = options.split(" ")
        state = regality(style=style, match=match).read(text)
        assert str(state) == text
        play_out(state, random.Random(text))
