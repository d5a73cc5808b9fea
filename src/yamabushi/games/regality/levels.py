"""How the levels play Regality vs. Religion: nodes, depth and slip of each. Even the best vary a little."""

LEVELS = (
    (300, 1, 150),
    (1_000, 1, 60),
    (2_000, 2, 40),
    (4_000, 3, 30),
    (10_000, 4, 20),
    (40_000, None, 10),
    (200_000, None, 3),
    (1_500_000, None, 3),
)

GROWS_TREES = False
"""Where something is hidden, guesses are searched. See docs/strength.md."""
