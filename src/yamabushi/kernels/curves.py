"""Logarithm, hyperbolic tangent and its inverse, the same to the last bit wherever they run.

The mathematics libraries of two systems differ in the last bit, and a search that adds up such numbers parts there. So
these are made of sums, products and quotients alone, which IEEE 754 rounds in one way: native code, WebAssembly and
plain Python agree. They are right to some 15 digits.
"""

from __future__ import annotations

from yamabushi.kernels.compiling import compiled, inlined

LOG_OF_2 = 0.6931471805599453
ROOT_OF_2 = 1.4142135623730951
FLAT = 20.0
"""From here on the hyperbolic tangent is 1 to all digits."""


@compiled
def logarithm(number: float) -> float:
    """Give the natural logarithm of a number above 0.

    >>> logarithm(1.0), round(logarithm(10.0), 12)
    (0.0, 2.302585092994)
    """
    # number = rest · 2^twos, and the rest near 1, where log(rest) = 2·artanh((rest - 1) / (rest + 1)) falls quickly.
    twos = 0.0
    rest = number
    while rest >= 65536.0:
        rest *= 1.0 / 65536.0
        twos += 16.0
    while rest > ROOT_OF_2:
        rest *= 0.5
        twos += 1.0
    while rest < 0.5 * ROOT_OF_2:
        rest *= 2.0
        twos -= 1.0
    part = (rest - 1.0) / (rest + 1.0)
    square = part * part
    series = 1.0 / 21.0
    for odd in range(19, 0, -2):
        series = series * square + 1.0 / odd
    return twos * LOG_OF_2 + 2.0 * part * series


@inlined
def grown(number: float) -> float:
    """Give e to the power of a number from 0 to some hundred, less 1."""
    # number = rest + twos · log 2. The powers of two are multiplied one by one; there are few.
    twos = int(number / LOG_OF_2)
    rest = number - twos * LOG_OF_2
    series = 1.0
    for factor in range(18, 1, -1):
        series = series * rest / factor + 1.0
    less_one = rest * series
    for _ in range(twos):
        less_one = 2.0 * less_one + 1.0
    return less_one


@compiled
def tangent(number: float) -> float:
    """Give the hyperbolic tangent, from -1 to 1.

    >>> tangent(0.0), round(tangent(0.5), 12), tangent(-0.5) == -tangent(0.5), tangent(40.0)
    (0.0, 0.46211715726, True, 1.0)
    """
    size = abs(number)
    if size >= FLAT:
        return 1.0 if number > 0.0 else -1.0
    twice = grown(2.0 * size)
    value = twice / (twice + 2.0)
    return value if number >= 0.0 else -value


@compiled
def inverse_tangent(number: float) -> float:
    """Give what has this hyperbolic tangent, for numbers between -1 and 1.

    >>> round(inverse_tangent(tangent(1.25)), 12)
    1.25
    """
    return 0.5 * logarithm((1.0 + number) / (1.0 - number))
