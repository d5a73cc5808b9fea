"""Random numbers: those of xoshiro128**, the same compiled and interpreted, and fair."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.kernels.processes import run
from yamabushi.kernels.chance import Generator, below, draw, generator

NUMBERS = """
from yamabushi.kernels.chance import below, draw, generator
rng = generator(7)
print([int(draw(rng)) for _ in range(200)])
print([int(below(rng, bound)) for bound in (1, 2, 3, 7, 16, 31, 1000, 2**29 + 1, 2**30) for _ in range(20)])
print([int(word) for word in rng])
"""


class Xoshiro128:
    """The generator as its authors define it, in Python's unbounded numbers."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    @staticmethod
    def rotated(word: int, by: int) -> int:
        return (word << by) % 2**32 | word >> (32 - by)

    def draw(self) -> int:
        s = self.words
        result = self.rotated(s[1] * 5 % 2**32, 7) * 9 % 2**32
        shifted = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = self.rotated(s[3], 11)
        return result


def words(*state: int) -> Generator:
    """Make a generator in a given state."""
    return np.array(state, dtype=np.int64)


def test_the_first_numbers_are_those_of_the_reference() -> None:
    rng = words(1, 2, 3, 4)
    assert [int(draw(rng)) for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_the_numbers_are_those_of_the_definition() -> None:
    rng = generator(1)
    reference = Xoshiro128(*map(int, rng))
    for _ in range(1000):
        assert int(draw(rng)) == reference.draw()
        assert list(map(int, rng)) == reference.words


@pytest.mark.parametrize("largest", [(2**32 - 1,) * 4, (0, 2**32 - 1, 0, 2**32 - 1)])
def test_the_largest_words_do_not_overflow(largest: tuple[int, ...]) -> None:
    rng, reference = words(*largest), Xoshiro128(*largest)
    assert [int(draw(rng)) for _ in range(50)] == [reference.draw() for _ in range(50)]


def test_compiled_and_interpreted_draw_the_same_numbers() -> None:
    assert run(NUMBERS) == run(NUMBERS, NUMBA_DISABLE_JIT="1")


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = generator(5), generator(5)
    assert [int(draw(one)) for _ in range(20)] == [int(draw(other)) for _ in range(20)]


def test_another_seed_gives_other_numbers() -> None:
    assert len({tuple(map(int, generator(seed))) for seed in range(1000)}) == 1000


def test_no_seed_gives_other_numbers_each_time() -> None:
    assert len({tuple(map(int, generator())) for _ in range(20)}) == 20


def test_a_seed_does_not_touch_the_random_numbers_of_others() -> None:
    before = random.getstate()
    draw(generator(5))
    assert random.getstate() == before


def test_a_generator_is_never_all_zeros(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.Random.getrandbits", lambda self, bits: 0)
    rng = generator(1)
    assert any(rng)
    assert any(int(draw(rng)) for _ in range(10))


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 9, 13, 31, 255, 1001, 2**20 + 7, 2**29 + 1, 2**30 - 1, 2**30])
def test_numbers_below_a_bound_stay_below_it(bound: int) -> None:
    rng = generator(bound)
    drawn = [int(below(rng, bound)) for _ in range(500)]
    assert min(drawn) >= 0
    assert max(drawn) < bound
    assert max(drawn) >= bound // 2


# The value that chi-square passes once in 100,000 fair samples, by degrees of freedom.
@pytest.mark.parametrize(("bound", "limit"), [(2, 19.6), (3, 23.1), (7, 33.2), (16, 48.2), (31, 69.5)])
def test_numbers_below_a_bound_are_equally_likely(bound: int, limit: float) -> None:
    rng = generator(11)
    counts = [0] * bound
    for _ in range(400 * bound):
        counts[int(below(rng, bound))] += 1
    assert sum((count - 400) ** 2 / 400 for count in counts) < limit


def test_large_bounds_are_fair_too() -> None:
    """Without drawing again, every third number below 3 * 2**28 would come up a fifth more often than the others."""
    rng = generator(3)
    thirds = [0, 0, 0]
    for _ in range(12000):
        thirds[int(below(rng, 3 << 28)) % 3] += 1
    assert sum((count - 4000) ** 2 / 4000 for count in thirds) < 23.1


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    # The state draws 0 first; 0 * 3 is the one product whose low half is below 2**32 % 3 = 1.
    rng, reference = words(1, 0, 3, 4), Xoshiro128(1, 0, 3, 4)
    assert reference.draw() == 0
    assert int(below(rng, 3)) == reference.draw() * 3 >> 32
    assert list(map(int, rng)) == reference.words


def test_a_fair_number_takes_one_draw() -> None:
    rng, reference = words(1, 2, 3, 4), Xoshiro128(1, 2, 3, 4)
    assert int(below(rng, 3)) == reference.draw() * 3 >> 32
    assert list(map(int, rng)) == reference.words
