"""How the levels play HI MI KI: nodes, depth and slip of each. Even the best vary a little, so that games differ."""

LEVELS = (
    (500, 1, 120),
    (1_000, 1, 50),
    (1_500, 2, 50),
    (3_000, 3, 40),
    (6_000, 4, 25),
    (20_000, 6, 10),
    (80_000, None, 3),
    (1_500_000, None, 3),
)

GROWS_TREES = False
"""Where something is hidden, guesses are searched. See docs/strength.md."""
